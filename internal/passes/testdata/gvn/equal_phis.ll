; Two copies of a value are carried through branches in the loop: each pair of phis is equal if the others are. The third copy is updated
; on one side only.
define i32 @carried_twice(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a = phi i32 [ 7, %entry ], [ %a2, %latch ]
  %b = phi i32 [ 7, %entry ], [ %b2, %latch ]
  %c = phi i32 [ 7, %entry ], [ %c2, %latch ]
  %x = load i32, ptr %p, align 4
  %lt = icmp slt i32 %x, %a
  br i1 %lt, label %then, label %latch
then:
  %more = icmp slt i32 %x, 3
  br i1 %more, label %other, label %latch
other:
  %a1 = add i32 %a, %x
  %b1 = add i32 %b, %x
  store i32 %b1, ptr %p, align 4
  br label %latch
latch:
  %a2 = phi i32 [ %a, %head ], [ %x, %then ], [ %a1, %other ]
  %b2 = phi i32 [ %b, %head ], [ %x, %then ], [ %b1, %other ]
  %c2 = phi i32 [ %c, %head ], [ %c, %then ], [ %a1, %other ]
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %head, label %exit
exit:
  %s = add i32 %a2, %b2
  %t = mul i32 %s, %c2
  ret i32 %t
}
