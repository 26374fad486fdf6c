; A loop without effects goes if it is certain to end.
declare i32 @llvm.nvvm.read.ptx.sreg.clock()

define i32 @counted(i32 %x) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 1000
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ %x, %body ]
  ret i32 %r
}

define void @promised(i32 %n) mustprogress {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %i1 = mul i32 %i, 3
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @endless(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %i1 = mul i32 %i, 3
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @waits() mustprogress {
entry:
  br label %body
body:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %c = icmp slt i32 %t, 1000
  br i1 %c, label %body, label %exit
exit:
  ret void
}
