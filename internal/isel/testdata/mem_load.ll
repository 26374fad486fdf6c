; Loads: every type, vector forms, alignment, volatile and atomic ones, the read-only path.
target triple = "nvptx64-nvidia-cuda"

define i1 @load_i1(ptr %p) {
  %r = load i1, ptr %p
  ret i1 %r
}

define i8 @load_i8(ptr %p) {
  %r = load i8, ptr %p
  ret i8 %r
}

define i16 @load_i16(ptr %p) {
  %r = load i16, ptr %p
  ret i16 %r
}

define i32 @load_i32(ptr %p) {
  %r = load i32, ptr %p
  ret i32 %r
}

define i64 @load_i64(ptr %p) {
  %r = load i64, ptr %p
  ret i64 %r
}

define i128 @load_i128(ptr %p) {
  %r = load i128, ptr %p
  ret i128 %r
}

define half @load_half(ptr %p) {
  %r = load half, ptr %p
  ret half %r
}

define bfloat @load_bfloat(ptr %p) {
  %r = load bfloat, ptr %p
  ret bfloat %r
}

define float @load_float(ptr %p) {
  %r = load float, ptr %p
  ret float %r
}

define double @load_double(ptr %p) {
  %r = load double, ptr %p
  ret double %r
}

define <2 x i32> @load_v2i32(ptr %p) {
  %r = load <2 x i32>, ptr %p
  ret <2 x i32> %r
}

define <4 x float> @load_v4f32(ptr %p) {
  %r = load <4 x float>, ptr %p
  ret <4 x float> %r
}

define <8 x i8> @load_v8i8(ptr %p) {
  %r = load <8 x i8>, ptr %p
  ret <8 x i8> %r
}

define <3 x i16> @load_v3i16(ptr %p) {
  %r = load <3 x i16>, ptr %p
  ret <3 x i16> %r
}

define <8 x half> @load_v8f16(ptr %p) {
  %r = load <8 x half>, ptr %p
  ret <8 x half> %r
}

define <4 x i1> @load_v4i1(ptr %p) {
  %r = load <4 x i1>, ptr %p
  ret <4 x i1> %r
}

define <2 x double> @load_v2f64(ptr %p) {
  %r = load <2 x double>, ptr %p
  ret <2 x double> %r
}

define { i8, i64, <2 x float> } @load_struct(ptr %p) {
  %r = load { i8, i64, <2 x float> }, ptr %p
  ret { i8, i64, <2 x float> } %r
}

define [3 x i32] @load_array(ptr %p) {
  %r = load [3 x i32], ptr %p
  ret [3 x i32] %r
}

define i24 @load_i24(ptr %p) {
  %r = load i24, ptr %p
  ret i24 %r
}

define i40 @load_i40(ptr %p) {
  %r = load i40, ptr %p
  ret i40 %r
}

define i64 @unaligned(ptr %p) {
  %r = load i64, ptr %p, align 2
  ret i64 %r
}

define <4 x i32> @half_aligned(ptr %p) {
  %r = load <4 x i32>, ptr %p, align 8
  ret <4 x i32> %r
}

define i32 @volatile(ptr addrspace(1) %p) {
  %r = load volatile i32, ptr addrspace(1) %p
  ret i32 %r
}

define i32 @relaxed(ptr addrspace(1) %p) {
  %r = load atomic i32, ptr addrspace(1) %p syncscope("device") monotonic, align 4
  ret i32 %r
}

define i64 @acquire(ptr %p) {
  %r = load atomic i64, ptr %p acquire, align 8
  ret i64 %r
}

define float @invariant(ptr addrspace(1) %p) {
  %r = load float, ptr addrspace(1) %p, !invariant.load !0
  ret float %r
}

define ptx_kernel void @read_only(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q) {
  %x = load <2 x i32>, ptr addrspace(1) %p
  store <2 x i32> %x, ptr addrspace(1) %q
  ret void
}

; A pointer that steps through read-only memory; one that may also point to other memory.
define ptx_kernel void @read_only_steps(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q, i32 %n) {
entry:
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %a2, %loop ]
  %b = phi ptr addrspace(1) [ %p, %entry ], [ %b2, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %x = load i32, ptr addrspace(1) %a, align 4
  %y = load i32, ptr addrspace(1) %b, align 4
  %z = add i32 %x, %y
  %i2 = add i32 %i, 1
  %a2 = getelementptr i32, ptr addrspace(1) %a, i32 1
  %even = trunc i32 %i to i1
  %b1 = select i1 %even, ptr addrspace(1) %q, ptr addrspace(1) %b
  %b2 = getelementptr i32, ptr addrspace(1) %b1, i32 2
  store i32 %z, ptr addrspace(1) %q, align 4
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; One element of the vector is needed.
define i32 @element(ptr %p) {
  %v = load <4 x i32>, ptr %p
  %r = extractelement <4 x i32> %v, i32 2
  ret i32 %r
}

!0 = !{}
