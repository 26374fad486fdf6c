; A parameter that the callee does not use gets poison from every caller, unless
; another definition may replace the callee.

define internal i32 @unused(i32 %x, ptr %p) {
  ret i32 %x
}

define weak i32 @replaceable(i32 %x, ptr %p) {
  ret i32 %x
}

define i32 @caller(i32 %x, ptr %q) {
  %a = getelementptr i8, ptr %q, i64 4
  %r = call i32 @unused(i32 %x, ptr %a)
  %s = call i32 @replaceable(i32 %r, ptr %a)
  ret i32 %s
}

define internal i32 @copied(i32 %x, ptr byval([4 x i32]) align 4 %p) {
  ret i32 %x
}

define i32 @copies(i32 %x, ptr %q) {
  %a = getelementptr i8, ptr %q, i64 4
  %r = call i32 @copied(i32 %x, ptr byval([4 x i32]) align 4 %a)
  ret i32 %r
}
