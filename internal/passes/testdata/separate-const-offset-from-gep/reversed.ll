; Elements counted from the end: p[sext(63 - i)] is 63 elements after p[-sext(i)].

define void @two(ptr %p, i32 %i) {
  %a = sub nsw i32 63, %i
  %as = sext i32 %a to i64
  %ap = getelementptr inbounds float, ptr %p, i64 %as
  %v = load float, ptr %ap
  %b = sub nsw i32 62, %i
  %bs = sext i32 %b to i64
  %bp = getelementptr inbounds float, ptr %p, i64 %bs
  store float %v, ptr %bp
  ret void
}
define float @nonnegative(ptr %p, i32 %i) {
  %a = sub nsw i32 63, %i
  %as = zext nneg i32 %a to i64
  %ap = getelementptr inbounds float, ptr %p, i64 %as
  %v = load float, ptr %ap
  ret float %v
}
define float @wide(ptr %p, i64 %i, i64 %j) {
  %a = sub i64 63, %i
  %ap = getelementptr float, ptr %p, i64 %a
  %v = load float, ptr %ap
  %s = add i64 %i, 5
  %b = sub i64 %j, %s
  %bp = getelementptr float, ptr %p, i64 %b
  %w = load float, ptr %bp
  %c = sub i64 %s, %j
  %cp = getelementptr float, ptr %p, i64 %c
  %x = load float, ptr %cp
  %t = fadd float %v, %w
  %u = fadd float %t, %x
  ret float %u
}
; Not these: the difference may overflow, is not that of the extension, or is needed for something else.
define float @stays(ptr %p, i32 %i, ptr %q) {
  %a = sub i32 63, %i
  %as = sext i32 %a to i64
  %ap = getelementptr float, ptr %p, i64 %as
  %v = load float, ptr %ap
  %b = sub nsw i32 62, %i
  %bs = zext i32 %b to i64
  %bp = getelementptr float, ptr %p, i64 %bs
  %w = load float, ptr %bp
  %c = sub nsw i32 61, %i
  store i32 %c, ptr %q
  %cs = sext i32 %c to i64
  %cp = getelementptr float, ptr %p, i64 %cs
  %x = load float, ptr %cp
  %t = fadd float %v, %w
  %u = fadd float %t, %x
  ret float %u
}

; The row above a pixel: p[~w], which is p[-w - 1], p[-w] and p[1 - w] share an address.
define float @above(ptr %p, i32 %w) {
  %a = xor i32 %w, -1
  %as = sext i32 %a to i64
  %ap = getelementptr float, ptr %p, i64 %as
  %u = load float, ptr %ap
  %b = sub nsw i32 0, %w
  %bs = sext i32 %b to i64
  %bp = getelementptr float, ptr %p, i64 %bs
  %v = load float, ptr %bp
  %c = sub nsw i32 1, %w
  %cs = sext i32 %c to i64
  %cp = getelementptr float, ptr %p, i64 %cs
  %x = load float, ptr %cp
  %s = fadd float %u, %v
  %t = fadd float %s, %x
  ret float %t
}

; -w may overflow, and is needed itself.
define float @negated(ptr %p, i32 %w, ptr %q) {
  %a = sub i32 0, %w
  %as = sext i32 %a to i64
  %ap = getelementptr float, ptr %p, i64 %as
  %u = load float, ptr %ap
  %b = sub nsw i32 0, %w
  store i32 %b, ptr %q
  %bs = sext i32 %b to i64
  %bp = getelementptr float, ptr %p, i64 %bs
  %v = load float, ptr %bp
  %s = fadd float %u, %v
  ret float %s
}
