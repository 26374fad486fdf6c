target triple = "nvptx64-nvidia-cuda"

%big = type { [6 x i32] }

; Only called by its name, and only here: the structure is aligned to sixteen.
define internal i32 @direct(ptr byval(%big) align 4 %p, i32 %i) {
  %x = load i32, ptr %p
  %r = add i32 %x, %i
  ret i32 %r
}

; Somebody else may call it, by its name or its address.
define i32 @visible(ptr byval(%big) align 4 %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define internal i32 @taken(ptr byval(%big) align 4 %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

; A word is no vector.
define internal i32 @small(ptr byval({ i32 }) align 4 %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @caller(ptr %q, ptr %f) {
  %a = call i32 @direct(ptr byval(%big) align 4 %q, i32 1)
  %b = call i32 @small(ptr byval({ i32 }) align 4 %q)
  store ptr @taken, ptr %f
  %c = call i32 @taken(ptr byval(%big) align 4 %q)
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}
