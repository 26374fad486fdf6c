; Atomic accesses of several components are one access: .b128, or an integer of their size.
; arch: sm_90
; out: 1 2 3 4 5 6 0x3f800000 0x40000000 7 8 9 10 11 12
target triple = "nvptx64-nvidia-cuda"

@wide = addrspace(1) global i128 0, align 16
@pair = addrspace(1) global <2 x i32> zeroinitializer, align 8
@floats = addrspace(1) global <2 x float> zeroinitializer, align 8
@long = addrspace(1) global <2 x i64> zeroinitializer, align 16
@pointers = addrspace(3) global <2 x ptr addrspace(3)> zeroinitializer, align 16

define ptx_kernel void @k(ptr %out) {
  %zero = load i32, ptr %out
  %a = zext i32 %zero to i128
  %wide = or i128 %a, 316912650112397582603894390785
  store atomic i128 %wide, ptr addrspace(1) @wide release, align 16
  %w = load atomic i128, ptr addrspace(1) @wide seq_cst, align 16
  store i128 %w, ptr %out, align 4

  %p0 = insertelement <2 x i32> <i32 5, i32 0>, i32 6, i32 1
  store atomic <2 x i32> %p0, ptr addrspace(1) @pair monotonic, align 8
  %p1 = load atomic <2 x i32>, ptr addrspace(1) @pair acquire, align 8
  %o4 = getelementptr i32, ptr %out, i32 4
  store <2 x i32> %p1, ptr %o4, align 4

  store atomic <2 x float> <float 1.0, float 2.0>, ptr addrspace(1) @floats syncscope("block") monotonic, align 8
  %f1 = load atomic <2 x float>, ptr addrspace(1) @floats syncscope("block") monotonic, align 8
  %o6 = getelementptr i32, ptr %out, i32 6
  store <2 x float> %f1, ptr %o6, align 4

  store atomic <2 x i64> <i64 34359738375, i64 42949672969>, ptr addrspace(1) @long syncscope("device") unordered, align 16
  %l1 = load atomic volatile <2 x i64>, ptr addrspace(1) @long syncscope("device") monotonic, align 16
  %o8 = getelementptr i32, ptr %out, i32 8
  store <2 x i64> %l1, ptr %o8, align 4

  %q0 = inttoptr i64 11 to ptr addrspace(3)
  %q1 = inttoptr i64 12 to ptr addrspace(3)
  %q2 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %q0, i32 0
  %q3 = insertelement <2 x ptr addrspace(3)> %q2, ptr addrspace(3) %q1, i32 1
  store atomic <2 x ptr addrspace(3)> %q3, ptr addrspace(3) @pointers monotonic, align 16
  %q4 = load atomic <2 x ptr addrspace(3)>, ptr addrspace(3) @pointers monotonic, align 16
  %q5 = ptrtoint <2 x ptr addrspace(3)> %q4 to <2 x i32>
  %o12 = getelementptr i32, ptr %out, i32 12
  store <2 x i32> %q5, ptr %o12, align 4
  ret void
}
