; A value that is used only after a loop is sunk past it unless that keeps more operands in registers than it frees.

define void @operands(ptr %p, i32 %n) {
entry:
  %a = load i32, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load i32, ptr %p1
  %stays = mul i32 %a, %b
  %c = load volatile i32, ptr %p
  %sinks = xor i32 %c, 5
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  %s = add i32 %stays, %sinks
  store i32 %s, ptr %p
  ret void
}

; The operands live there anyway.
define void @living(ptr %p, i32 %n) {
entry:
  %a = load i32, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 4
  %b = load i32, ptr %p1
  %sinks = mul i32 %a, %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %sinks, ptr %p
  ret void
}
