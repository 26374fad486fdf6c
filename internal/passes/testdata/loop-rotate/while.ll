; P-20: loops test at the bottom. A convergent call in the header keeps the loop as it
; is: the copy of the header would execute it in another place (P-18).
declare void @work(i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) convergent

define i32 @while(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 5, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 %i)
  %s1 = add i32 %s, %i
  %i1 = add i32 %i, 1
  br label %head, !llvm.loop !0
exit:
  %r = phi i32 [ %s, %head ]
  %t = add i32 %r, %i
  ret i32 %t
}

define void @vote(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %p = icmp slt i32 %i, %n
  %v = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %p) convergent
  %c = and i1 %v, true
  br i1 %c, label %body, label %exit
body:
  call void @work(i32 %i)
  %i1 = add i32 %i, 1
  br label %head
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

; A loop that fails in its latch ends in its header.
declare void @llvm.trap()

define void @fails_in_latch(i32 %n, ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 3
  %over = icmp ugt i32 %i, -4
  br i1 %over, label %fail, label %header, !llvm.loop !0
fail:
  call void @llvm.trap()
  unreachable
exit:
  ret void
}
