; Vectors that are stored and loaded beside each other, through addresses that are constants and of which less is stated than known.
; out: 7 8 9 10 21 22 23 24 5 16909060 99
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i8] undef, align 16
@t = internal addrspace(4) externally_initialized constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16

define ptx_kernel void @k(ptr %out) {
  store <4 x i8> splat (i8 7), ptr addrspace(3) @s, align 1
  store <4 x i8> splat (i8 8), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 4), align 1
  store <4 x i8> <i8 1, i8 2, i8 3, i8 9>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8), align 1
  store <4 x i8> splat (i8 10), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 12), align 1
  fence syncscope("block") seq_cst
  %i = load volatile i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8)
  %z = zext i8 %i to i64
  %p0 = getelementptr i8, ptr addrspace(3) @s, i64 %z
  %a = load i8, ptr addrspace(3) %p0
  %p4 = getelementptr i8, ptr addrspace(3) %p0, i64 4
  %b = load i8, ptr addrspace(3) %p4
  %p10 = getelementptr i8, ptr addrspace(3) %p0, i64 10
  %c = load i8, ptr addrspace(3) %p10
  %p14 = getelementptr i8, ptr addrspace(3) %p0, i64 14
  %d = load i8, ptr addrspace(3) %p14
  %w = zext i8 %a to i32
  %x = zext i8 %b to i32
  %y = zext i8 %c to i32
  %v = zext i8 %d to i32
  store i32 %w, ptr %out
  %o1 = getelementptr i8, ptr %out, i64 4
  store i32 %x, ptr %o1
  %o2 = getelementptr i8, ptr %out, i64 8
  store i32 %y, ptr %o2
  %o3 = getelementptr i8, ptr %out, i64 12
  store i32 %v, ptr %o3

  ; A scalar, a pair and a scalar, the last first.
  %l3 = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 12), align 4
  %l1 = load <2 x i32>, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 4), align 4
  %l0 = load i32, ptr addrspace(4) @t, align 4
  %m0 = add i32 %l0, 20
  %m1 = add <2 x i32> %l1, splat (i32 20)
  %m3 = add i32 %l3, 20
  %o7 = getelementptr i8, ptr %out, i64 28
  store i32 %m3, ptr %o7, align 4
  %o5 = getelementptr i8, ptr %out, i64 20
  store <2 x i32> %m1, ptr %o5, align 4
  %o4 = getelementptr i8, ptr %out, i64 16
  store i32 %m0, ptr %o4, align 16
  %l4 = load volatile i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 16), align 4
  %o8 = getelementptr i8, ptr %out, i64 32
  store i32 %l4, ptr %o8

  ; A local variable that is aligned for the sake of an access, and one that is accessed at an odd place.
  %f = alloca [100 x i8], align 1
  %g = alloca [100 x i8], align 1
  %z4 = shl i64 %z, 2
  %q = getelementptr i8, ptr %f, i64 %z4
  store volatile i32 16909060, ptr %q, align 1
  %r = load volatile i32, ptr %q, align 1
  %o9 = getelementptr i8, ptr %out, i64 36
  store i32 %r, ptr %o9
  %h = getelementptr i8, ptr %g, i64 %z
  store volatile i32 99, ptr %h, align 1
  %u = load volatile i32, ptr %h, align 1
  %o10 = getelementptr i8, ptr %out, i64 40
  store i32 %u, ptr %o10
  ret void
}
