; passes: slp-vectorizer, adce
; Trees of operations on all elements of a stored vector.

define void @product(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r) {
  %x = load <2 x half>, ptr addrspace(1) %p
  %y = load <2 x half>, ptr addrspace(1) %q
  %x0 = extractelement <2 x half> %x, i32 0
  %x1 = extractelement <2 x half> %x, i32 1
  %y0 = extractelement <2 x half> %y, i32 0
  %y1 = extractelement <2 x half> %y, i32 1
  %m0 = fmul contract half %x0, %y0
  %m1 = fmul contract nnan half %y1, %x1
  %a0 = fadd half %m0, 1.0
  %a1 = fadd half %m1, 2.0
  %v0 = insertelement <2 x half> poison, half %a0, i32 0
  %v1 = insertelement <2 x half> %v0, half %a1, i32 1
  store <2 x half> %v1, ptr addrspace(1) %r
  ret void
}

; The upper half of a longer vector, and one number for all lanes.
define void @part(ptr addrspace(1) %p, half %k, ptr addrspace(1) %r) {
  %x = load <4 x half>, ptr addrspace(1) %p
  %x2 = extractelement <4 x half> %x, i32 2
  %x3 = extractelement <4 x half> %x, i32 3
  %n2 = fneg half %x2
  %n3 = fneg half %x3
  %m2 = fsub half %n2, %k
  %m3 = fsub half %n3, %k
  %v0 = insertelement <2 x half> poison, half %m2, i32 0
  %v1 = insertelement <2 x half> %v0, half %m3, i32 1
  store <2 x half> %v1, ptr addrspace(1) %r
  ret void
}

; Gathering costs what it saves, a number with other uses stays, and so do different operations.
define void @stays(half %a, half %b, half %c, half %d, ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %m0 = fmul half %a, %c
  %m1 = fmul half %b, %d
  %v0 = insertelement <2 x half> poison, half %m0, i32 0
  %v1 = insertelement <2 x half> %v0, half %m1, i32 1
  store <2 x half> %v1, ptr addrspace(1) %r
  %x = load <2 x half>, ptr addrspace(1) %p
  %x0 = extractelement <2 x half> %x, i32 0
  %x1 = extractelement <2 x half> %x, i32 1
  %s0 = fadd half %x0, %x0
  %s1 = fadd half %x1, %x1
  %w0 = insertelement <2 x half> poison, half %s0, i32 0
  %w1 = insertelement <2 x half> %w0, half %s1, i32 1
  %r1 = getelementptr i8, ptr addrspace(1) %r, i64 4
  store <2 x half> %w1, ptr addrspace(1) %r1
  %r2 = getelementptr i8, ptr addrspace(1) %r, i64 8
  store half %s1, ptr addrspace(1) %r2
  %t0 = fsub half %x0, 1.0
  %t1 = fadd half %x1, 1.0
  %z0 = insertelement <2 x half> poison, half %t0, i32 0
  %z1 = insertelement <2 x half> %z0, half %t1, i32 1
  %r3 = getelementptr i8, ptr addrspace(1) %r, i64 12
  store <2 x half> %z1, ptr addrspace(1) %r3
  ret void
}

; Stored as an integer, as copies of structures are.
define void @word(ptr addrspace(1) %p, ptr addrspace(1) %r) {
  %w = load i32, ptr addrspace(1) %p
  %x = bitcast i32 %w to <2 x half>
  %x0 = extractelement <2 x half> %x, i32 0
  %x1 = extractelement <2 x half> %x, i32 1
  %s0 = fmul half %x0, %x0
  %s1 = fmul half %x1, %x1
  %v0 = insertelement <2 x half> poison, half %s0, i32 0
  %v1 = insertelement <2 x half> %v0, half %s1, i32 1
  %y = bitcast <2 x half> %v1 to i32
  store i32 %y, ptr addrspace(1) %r
  ret void
}
