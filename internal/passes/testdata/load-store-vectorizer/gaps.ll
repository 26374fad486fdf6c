; A load may have gaps where it replaces several: parts that nothing uses are not accessed (ir.FlagGaps). One register of four may be empty.

define float @xyz(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 2
  %x = load float, ptr addrspace(1) %p, align 16
  %y = load float, ptr addrspace(1) %p1, align 4
  %z = load float, ptr addrspace(1) %p2, align 8
  %a = fadd float %x, %y
  %s = fadd float %a, %z
  ret float %s
}

define float @xyw(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 3
  %x = load float, ptr addrspace(1) %p, align 16
  %y = load i32, ptr addrspace(1) %p1, align 4
  %z = load float, ptr addrspace(1) %p3, align 4
  %f = sitofp i32 %y to float
  %a = fadd float %x, %f
  %s = fadd float %a, %z
  ret float %s
}

; Two registers of four would be empty.
define float @xz(ptr addrspace(1) align 16 %p) {
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 2
  %x = load float, ptr addrspace(1) %p, align 16
  %z = load float, ptr addrspace(1) %p2, align 8
  %s = fadd float %x, %z
  ret float %s
}

; A color without its alpha.
define i8 @rgb(ptr addrspace(1) align 4 %p) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i32 2
  %r = load i8, ptr addrspace(1) %p, align 4
  %g = load i8, ptr addrspace(1) %p1, align 1
  %b = load i8, ptr addrspace(1) %p2, align 2
  %a = xor i8 %r, %g
  %s = xor i8 %a, %b
  ret i8 %s
}

; Every second half: each register has one.
define half @even(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i32 2
  %p2 = getelementptr half, ptr addrspace(1) %p, i32 4
  %p3 = getelementptr half, ptr addrspace(1) %p, i32 6
  %a = load half, ptr addrspace(1) %p, align 16
  %b = load half, ptr addrspace(1) %p1, align 4
  %c = load half, ptr addrspace(1) %p2, align 8
  %d = load half, ptr addrspace(1) %p3, align 4
  %s = fadd half %a, %b
  %t = fadd half %c, %d
  %u = fadd half %s, %t
  ret half %u
}

; Stores have no gaps.
define void @store(ptr addrspace(1) align 16 %p, float %x) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 2
  store float %x, ptr addrspace(1) %p, align 16
  store float %x, ptr addrspace(1) %p1, align 4
  store float %x, ptr addrspace(1) %p2, align 8
  ret void
}

; The address is aligned to 8 bytes only.
define float @aligned8(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 2
  %x = load float, ptr addrspace(1) %p, align 8
  %y = load float, ptr addrspace(1) %p1, align 4
  %z = load float, ptr addrspace(1) %p2, align 8
  %a = fadd float %x, %y
  %s = fadd float %a, %z
  ret float %s
}

; After a gap, elements lie where others of their type do.
define void @between_elements(ptr addrspace(1) align 8 %p, ptr addrspace(1) noalias %o) {
  %a = load i16, ptr addrspace(1) %p, align 8
  %q = getelementptr i8, ptr addrspace(1) %p, i64 3
  %b = load i16, ptr addrspace(1) %q, align 1
  store i16 %a, ptr addrspace(1) %o
  %r = getelementptr i8, ptr addrspace(1) %o, i64 2
  store i16 %b, ptr addrspace(1) %r
  ret void
}

define void @between_words(ptr addrspace(1) align 16 %p, ptr addrspace(1) noalias %o) {
  %a = load i32, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 6
  %b = load i32, ptr addrspace(1) %q, align 2
  %r = getelementptr i8, ptr addrspace(1) %p, i64 10
  %c = load i16, ptr addrspace(1) %r, align 2
  %s = getelementptr i8, ptr addrspace(1) %p, i64 12
  %d = load float, ptr addrspace(1) %s, align 4
  %x = xor i32 %a, %b
  %y = zext i16 %c to i32
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %o
  %t = getelementptr i8, ptr addrspace(1) %o, i64 4
  store float %d, ptr addrspace(1) %t
  ret void
}

; Halves of words lie between words of another type.
define void @halves_between_words(ptr addrspace(1) align 16 %p, ptr addrspace(1) noalias %o) {
  %a = load float, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 6
  %b = load <2 x i16>, ptr addrspace(1) %q, align 2
  %r = getelementptr i8, ptr addrspace(1) %p, i64 12
  %c = load i32, ptr addrspace(1) %r, align 4
  store float %a, ptr addrspace(1) %o
  %s = getelementptr i8, ptr addrspace(1) %o, i64 8
  store <2 x i16> %b, ptr addrspace(1) %s
  %t = getelementptr i8, ptr addrspace(1) %o, i64 16
  store i32 %c, ptr addrspace(1) %t
  ret void
}

; Long words at a distance of one and a half.
define void @long_words(ptr addrspace(1) align 16 %p, ptr addrspace(1) noalias %o) {
  %a = load i64, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 12
  %b = load i64, ptr addrspace(1) %q, align 4
  store i64 %a, ptr addrspace(1) %o
  %s = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %b, ptr addrspace(1) %s
  ret void
}
