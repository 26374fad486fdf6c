; passes: loop-unroll, instcombine, simplifycfg
; A counter that is tested before its step: i-- > 0.

define i32 @countdown(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %s0 = mul i32 %s, 3
  %s1 = add i32 %s0, %x
  %i1 = add i32 %i, -1
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s1
}
