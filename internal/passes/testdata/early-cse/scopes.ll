; A load whose scope a store is outside of is not repeated after it.
define i32 @outside(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !alias.scope !3
  store i32 1, ptr %q, !noalias !3
  %b = load i32, ptr %p, !alias.scope !3
  %c = sub i32 %b, %a
  ret i32 %c
}

; All scopes that the load has in the domain must be listed; those of another domain do not matter.
define i32 @partly(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !alias.scope !5
  store i32 1, ptr %q, !noalias !3
  %b = load i32, ptr %p, !alias.scope !5
  %c = sub i32 %b, %a
  ret i32 %c
}

define i32 @domains(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !alias.scope !8
  store i32 1, ptr %q, !noalias !3
  %b = load i32, ptr %p, !alias.scope !8
  %c = sub i32 %b, %a
  ret i32 %c
}

; The store has the scope, and the load is outside of it.
define i32 @reversed(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !noalias !3
  store i32 1, ptr %q, !alias.scope !3
  %b = load i32, ptr %p, !noalias !3
  %c = sub i32 %b, %a
  ret i32 %c
}

; Both in one scope.
define i32 @inside(ptr %p, ptr %q) {
  %a = load i32, ptr %p, !alias.scope !3
  store i32 1, ptr %q, !alias.scope !3
  %b = load i32, ptr %p, !alias.scope !3
  %c = sub i32 %b, %a
  ret i32 %c
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = distinct !{!2, !0}
!3 = !{!1}
!5 = !{!1, !2}
!6 = distinct !{!6}
!7 = distinct !{!7, !6}
!8 = !{!7, !1}
