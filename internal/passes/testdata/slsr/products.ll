; passes: slsr, adce
; Products that several addresses share are sums of one of them, which moves up.
target triple = "nvptx64-nvidia-cuda"

define float @planes(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i64 %j, i64 %s, i64 %t) {
  %i1 = add nsw i64 %i, 1
  %a1 = mul nsw i64 %i1, %s
  %jt = mul nsw i64 %j, %t
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %a1
  %p1j = getelementptr float, ptr addrspace(1) %p1, i64 %jt
  %x1 = load float, ptr addrspace(1) %p1j
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 %a1
  %y1 = load float, ptr addrspace(1) %q1
  %a0 = mul nsw i64 %s, %i
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %a0
  %p0j = getelementptr float, ptr addrspace(1) %p0, i64 %jt
  %x0 = load float, ptr addrspace(1) %p0j
  %q0 = getelementptr float, ptr addrspace(1) %q, i64 %a0
  %y0 = load float, ptr addrspace(1) %q0
  %i2 = add nsw i64 %i, 2
  %a2 = mul nsw i64 %i2, %s
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 %a2
  %p2j = getelementptr float, ptr addrspace(1) %p2, i64 %jt
  %x2 = load float, ptr addrspace(1) %p2j
  %q2 = getelementptr float, ptr addrspace(1) %q, i64 %a2
  %y2 = load float, ptr addrspace(1) %q2
  %r1 = fadd float %x1, %y1
  %r2 = fadd float %r1, %x0
  %r3 = fadd float %r2, %y0
  %r4 = fadd float %r3, %x2
  %r5 = fadd float %r4, %y2
  ret float %r5
}

; Sums of base and constants that are needed in any case are only worth one addition; products of extensions take one instruction.
define i64 @kept(i64 %i, i64 %s, i32 %n, i32 %m, ptr %p) {
  %a = mul i64 %i, %s
  %i4 = add i64 %i, 4
  %b = mul i64 %i4, %s
  store i64 %i4, ptr %p
  %k = sext i32 %n to i64
  %l = sext i32 %m to i64
  %c = mul nsw i64 %k, %l
  %k1 = add nsw i64 %k, 1
  %d = mul nsw i64 %k1, %l
  %r0 = xor i64 %a, %b
  %r1 = xor i64 %r0, %c
  %r2 = xor i64 %r1, %d
  ret i64 %r2
}

define i64 @multiple(i64 %i, i64 %s) {
  %a = mul i64 %i, %s
  %i4 = add i64 %i, -4
  %b = mul i64 %s, %i4
  %r0 = xor i64 %a, %b
  ret i64 %r0
}

; A grid of addresses whose products several of them share: each is an addition away from an earlier one.
define float @grid(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %s, i64 %t) {
  %a0 = mul i64 %i, %s
  %b0 = mul i64 %j, %t
  %i1 = add i64 %i, 1
  %a1 = mul i64 %i1, %s
  %j1 = add i64 %j, 1
  %b1 = mul i64 %j1, %t
  %j2 = add i64 %j, 2
  %b2 = mul i64 %j2, %t
  %q0 = getelementptr float, ptr addrspace(1) %p, i64 %a0
  %q00 = getelementptr float, ptr addrspace(1) %q0, i64 %b0
  %x00 = load float, ptr addrspace(1) %q00
  %q01 = getelementptr float, ptr addrspace(1) %q0, i64 %b1
  %x01 = load float, ptr addrspace(1) %q01
  %q02 = getelementptr float, ptr addrspace(1) %q0, i64 %b2
  %x02 = load float, ptr addrspace(1) %q02
  %q1 = getelementptr float, ptr addrspace(1) %p, i64 %a1
  %q10 = getelementptr float, ptr addrspace(1) %q1, i64 %b0
  %x10 = load float, ptr addrspace(1) %q10
  %q11 = getelementptr float, ptr addrspace(1) %q1, i64 %b1
  %x11 = load float, ptr addrspace(1) %q11
  %q12 = getelementptr float, ptr addrspace(1) %q1, i64 %b2
  %x12 = load float, ptr addrspace(1) %q12
  %r1 = fadd float %x00, %x01
  %r2 = fadd float %r1, %x02
  %r3 = fadd float %r2, %x10
  %r4 = fadd float %r3, %x11
  %r5 = fadd float %r4, %x12
  ret float %r5
}
