; Scopes hold for one execution of the function, which a loop repeats.
define void @f(ptr %p, ptr %q, i32 %n) {
  %a = load i32, ptr %p, !alias.scope !2
  store i32 %a, ptr %q, !noalias !2
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  call void @f(ptr %q, ptr %p, i32 %m)
  ret void
done:
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
