; Blocks that the entry does not reach go, with their entries in phis and whatever
; uses their results.
define i32 @f(i1 %c) {
  br label %end
dead:
  %x = add i32 1, 2
  br i1 %c, label %dead2, label %end
dead2:
  %y = add i32 %x, %z
  %z = mul i32 %x, %x
  br label %dead
end:
  %p = phi i32 [ 5, %0 ], [ %x, %dead ]
  ret i32 %p
}
