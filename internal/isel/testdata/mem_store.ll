; Stores: every type, vector forms, alignment, constants, volatile and atomic ones.
target triple = "nvptx64-nvidia-cuda"

define void @store_i1(ptr %p, i1 %x) {
  store i1 %x, ptr %p
  ret void
}

define void @store_i8(ptr %p, i8 %x) {
  store i8 %x, ptr %p
  ret void
}

define void @store_i16(ptr %p, i16 %x) {
  store i16 %x, ptr %p
  ret void
}

define void @store_i32(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}

define void @store_i64(ptr %p, i64 %x) {
  store i64 %x, ptr %p
  ret void
}

define void @store_i128(ptr %p, i128 %x) {
  store i128 %x, ptr %p
  ret void
}

define void @store_half(ptr %p, half %x) {
  store half %x, ptr %p
  ret void
}

define void @store_bfloat(ptr %p, bfloat %x) {
  store bfloat %x, ptr %p
  ret void
}

define void @store_float(ptr %p, float %x) {
  store float %x, ptr %p
  ret void
}

define void @store_double(ptr %p, double %x) {
  store double %x, ptr %p
  ret void
}

define void @store_v2i32(ptr %p, <2 x i32> %x) {
  store <2 x i32> %x, ptr %p
  ret void
}

define void @store_v4f32(ptr %p, <4 x float> %x) {
  store <4 x float> %x, ptr %p
  ret void
}

define void @store_v8i8(ptr %p, <8 x i8> %x) {
  store <8 x i8> %x, ptr %p
  ret void
}

define void @store_v3i16(ptr %p, <3 x i16> %x) {
  store <3 x i16> %x, ptr %p
  ret void
}

define void @store_v8f16(ptr %p, <8 x half> %x) {
  store <8 x half> %x, ptr %p
  ret void
}

define void @store_v4i1(ptr %p, <4 x i1> %x) {
  store <4 x i1> %x, ptr %p
  ret void
}

define void @store_v2f64(ptr %p, <2 x double> %x) {
  store <2 x double> %x, ptr %p
  ret void
}

define void @store_struct(ptr %p, { i8, i64, <2 x float> } %x) {
  store { i8, i64, <2 x float> } %x, ptr %p
  ret void
}

define void @store_array(ptr %p, [3 x i32] %x) {
  store [3 x i32] %x, ptr %p
  ret void
}

define void @store_i24(ptr %p, i24 %x) {
  store i24 %x, ptr %p
  ret void
}

define void @store_i40(ptr %p, i40 %x) {
  store i40 %x, ptr %p
  ret void
}

define void @unaligned(ptr %p, i64 %x) {
  store i64 %x, ptr %p, align 2
  ret void
}

define void @half_aligned(ptr %p, <4 x i32> %x) {
  store <4 x i32> %x, ptr %p, align 8
  ret void
}

define void @constants(ptr addrspace(1) %p) {
  store <4 x float> <float 1.0, float 2.0, float 0.0, float -1.0>, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i8 7, ptr addrspace(1) %q
  ret void
}

define void @zeros(ptr %p) {
  store { i32, i64 } zeroinitializer, ptr %p
  ret void
}

define void @volatile(ptr addrspace(3) %p, i32 %x) {
  store volatile i32 %x, ptr addrspace(3) %p
  ret void
}

define void @release(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p syncscope("device") release, align 4
  ret void
}

define void @relaxed_64(ptr addrspace(1) %p, double %x) {
  store atomic double %x, ptr addrspace(1) %p monotonic, align 8
  ret void
}

define void @cut(ptr %p, i32 %x) {
  %t = trunc i32 %x to i8
  store i8 %t, ptr %p
  ret void
}

define void @undefined_part(ptr %p, i32 %x) {
  %v = insertelement <2 x i32> poison, i32 %x, i32 1
  store <2 x i32> %v, ptr %p
  ret void
}
