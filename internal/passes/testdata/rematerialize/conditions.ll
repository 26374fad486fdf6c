; passes: rematerialize
; A loop uses more conditions from before it than there are predicates: those on one number move into it, before their first uses, but not one that
; is used after the loop, or whose number only it would keep.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @scan(ptr %p, i32 %n, i32 %other) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c0 = icmp ult i32 %t, 1
  %c1 = icmp ult i32 %t, 2
  %c2 = icmp ult i32 %t, 4
  %c3 = icmp ult i32 %t, 8
  %c4 = icmp ult i32 %t, 16
  %c5 = icmp ult i32 %t, 32
  %c6 = icmp ult i32 %t, 64
  %after = icmp ult i32 %t, 77
  %double = mul i32 %other, %n
  %alone = icmp ult i32 %double, 5
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %z, %loop ]
  %s0 = select i1 %c0, i32 %s, i32 0
  %s1 = select i1 %c1, i32 %s0, i32 1
  %s2 = select i1 %c2, i32 %s1, i32 2
  %s3 = select i1 %c3, i32 %s2, i32 3
  %s4 = select i1 %c4, i32 %s3, i32 4
  %s5 = select i1 %c5, i32 %s4, i32 5
  %s6 = select i1 %c6, i32 %s5, i32 6
  %x = select i1 %c0, i32 %s6, i32 %i
  %y = select i1 %after, i32 %x, i32 9
  %z = select i1 %alone, i32 %y, i32 %s6
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = select i1 %after, i32 %z, i32 0
  ret i32 %r
}
