; A location is kept if the scopes of all its accesses say that no other access is to it: one that is executed less often says nothing of
; the iterations in which it is not.
define void @same(ptr %p, ptr %q, i32 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %x = load i32, ptr %p, align 4, !alias.scope !2
  %y = add i32 %x, %i
  store i32 1, ptr %q, align 4, !noalias !2
  br i1 %b, label %rare, label %next
rare:
  store i32 7, ptr %p, align 4, !alias.scope !2
  br label %next
next:
  store i32 %y, ptr %p, align 4, !alias.scope !2
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @rare(ptr %p, ptr %q, i32 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %x = load i32, ptr %p, align 4
  %y = add i32 %x, %i
  store i32 1, ptr %q, align 4, !noalias !2
  br i1 %b, label %rare, label %next
rare:
  store i32 7, ptr %p, align 4, !alias.scope !2
  br label %next
next:
  store i32 %y, ptr %p, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
