; An incoming value of a phi that its edge decides: the minimum where one operand is less, the arm of a select whose
; condition is the branch's, also over a block that only goes on.

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare void @use(i32)

; What both edges into each block bring is one operand.
define i32 @merge(i32 %a, i32 %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %second, label %least
least:
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %ge = icmp uge i32 %a, %b
  br i1 %ge, label %second, label %first
first:
  %x = phi i32 [ %m, %least ]
  call void @use(i32 %x)
  br label %done
second:
  %y = phi i32 [ %b, %entry ], [ %m, %least ]
  br label %done
done:
  %r = phi i32 [ 1, %first ], [ %y, %second ]
  ret i32 %r
}

; The comparison has the operands the other way around and a sign; the branch is two blocks before the phi.
define i32 @signed(i32 %a, i32 %b) {
entry:
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %lt = icmp slt i32 %b, %a
  br i1 %lt, label %on, label %off
on:
  call void @use(i32 1)
  br label %done
off:
  call void @use(i32 2)
  br label %done
done:
  %r = phi i32 [ %m, %on ], [ %m, %off ]
  ret i32 %r
}

define i32 @arms(i1 %c, i32 %a, i32 %b) {
entry:
  %s = select i1 %c, i32 %a, i32 %b
  br i1 %c, label %on, label %done
on:
  call void @use(i32 1)
  br label %done
done:
  %r = phi i32 [ %s, %on ], [ %s, %entry ]
  ret i32 %r
}

; An unsigned comparison says nothing about the signed maximum, a branch to one block both ways nothing at all.
define i32 @unknown(i32 %a, i32 %b) {
entry:
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %lt = icmp ult i32 %b, %a
  br i1 %lt, label %on, label %done
on:
  %n = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  br i1 %lt, label %done, label %done
done:
  %r = phi i32 [ %m, %entry ], [ %n, %on ], [ %n, %on ]
  ret i32 %r
}
