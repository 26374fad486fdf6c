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

; The constants of a vector are all integers, or all floating-point numbers beside registers of these: ptxas takes no mixture.
define void @constants_of_two_types(ptr addrspace(1) align 16 %p) {
  store <{ i32, float, float, i32 }> <{ i32 1, float 1.0, float -2.0, i32 -1 }>, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <{ double, i64 }> <{ double 1.0, i64 7 }>, ptr addrspace(1) %q, align 16
  ret void
}

define void @constants_beside_floats(ptr addrspace(1) align 16 %p, float %x, double %y, i32 %i) {
  %v = insertvalue <{ i32, float, i32, float }> <{ i32 7, float poison, i32 poison, float 2.0 }>, float %x, 1
  %w = insertvalue <{ i32, float, i32, float }> %v, i32 %i, 2
  store <{ i32, float, i32, float }> %w, ptr addrspace(1) %p, align 16
  %u = insertvalue <{ i64, double }> <{ i64 -7, double poison }>, double %y, 1
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store <{ i64, double }> %u, ptr addrspace(1) %q, align 16
  %r = getelementptr i8, ptr addrspace(1) %p, i64 32
  %t = insertvalue <{ i32, i32, float, float }> <{ i32 poison, i32 7, float 1.0, float poison }>, i32 %i, 0
  %z = insertvalue <{ i32, i32, float, float }> %t, float %x, 3
  store <{ i32, i32, float, float }> %z, ptr addrspace(1) %r, align 16
  ret void
}

define void @number_first(ptr addrspace(1) align 16 %p, float %x) {
  %v = insertvalue <{ float, float, float, i32 }> <{ float 0.0, float 1.0, float poison, i32 255 }>, float %x, 2
  store <{ float, float, float, i32 }> %v, ptr addrspace(1) %p, align 16
  ret void
}
