; Vectors of the same elements are joined with each other and with scalars; addresses may be constants.
@s = internal addrspace(3) global [64 x i8] undef, align 16
@t = internal addrspace(4) constant [16 x float] zeroinitializer, align 16

define void @fill() {
  store <4 x i8> splat (i8 7), ptr addrspace(3) @s, align 1
  store <4 x i8> splat (i8 8), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 4), align 1
  store <4 x i8> splat (i8 9), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8), align 1
  store <4 x i8> splat (i8 10), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 12), align 1
  ret void
}

; A scalar, a pair and a scalar again are four, of which the first store is of the last elements.
define void @mixed(ptr align 16 %p, ptr %q) {
  %p1 = getelementptr i8, ptr %p, i64 4
  %p3 = getelementptr i8, ptr %p, i64 12
  %c = load float, ptr %p3, align 4
  %b = load <2 x float>, ptr %p1, align 4
  %a = load float, ptr %p, align 4
  %q1 = getelementptr i8, ptr %q, i64 4
  %q3 = getelementptr i8, ptr %q, i64 12
  store float %c, ptr %q3, align 4
  store <2 x float> %b, ptr %q1, align 4
  store float %a, ptr %q, align 16
  ret void
}

; Two, three, five and six elements: a vector is not divided for the sake of four.
define <2 x float> @rest() {
  %a = load <2 x float>, ptr addrspace(4) @t, align 8
  %b = load float, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 8), align 4
  %c = load <2 x float>, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 12), align 4
  %d = load float, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 20), align 4
  %ab = insertelement <2 x float> %a, float %b, i32 0
  %cd = insertelement <2 x float> %c, float %d, i32 1
  %r = fadd <2 x float> %ab, %cd
  ret <2 x float> %r
}

; Vectors of 16 bytes are as wide as they may be, and three elements are not a power of two.
define void @wide(ptr align 32 %p, <4 x float> %x, <3 x i16> %y) {
  %p1 = getelementptr i8, ptr %p, i64 16
  store <4 x float> %x, ptr %p, align 16
  store <4 x float> %x, ptr %p1, align 16
  %q = getelementptr i8, ptr %p, i64 32
  %q1 = getelementptr i8, ptr %p, i64 38
  store <3 x i16> %y, ptr %q, align 2
  store <3 x i16> %y, ptr %q1, align 2
  ret void
}

; A read between the stores.
define i8 @read() {
  store <4 x i8> splat (i8 7), ptr addrspace(3) @s, align 4
  %x = load i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 3), align 1
  store <4 x i8> splat (i8 8), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 4), align 4
  ret i8 %x
}
