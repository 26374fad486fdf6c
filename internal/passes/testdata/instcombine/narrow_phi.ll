; A phi of 64 bits of numbers that are extended from several narrower types is a phi of 32 bits.
target triple = "nvptx64-nvidia-cuda"

define i64 @byte_or_bit(ptr %p, i32 %i, i32 %n) {
entry:
  %c = icmp slt i32 %i, %n
  br i1 %c, label %inside, label %end
inside:
  %b = load i8, ptr %p
  %x = zext i8 %b to i64
  br label %join
end:
  %last = icmp eq i32 %i, %n
  %y = zext i1 %last to i64
  br label %join
join:
  %v = phi i64 [ %x, %inside ], [ %y, %end ]
  %s = shl nuw nsw i64 %v, 8
  ret i64 %s
}

define i64 @numbers(i32 %a, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one, label %other
one:
  %x = zext i32 %a to i64
  br label %join
other:
  br i1 %d, label %join, label %third
third:
  br label %join
join:
  %v = phi i64 [ %x, %one ], [ 4294967295, %other ], [ 7, %third ]
  ret i64 %v
}

; These have more bits: a sign, a number, and the value of the round before.
define i64 @wide(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %one, label %other
one:
  %x = zext i32 %a to i64
  br label %join
other:
  %y = sext i32 %b to i64
  br label %join
join:
  %v = phi i64 [ %x, %one ], [ %y, %other ]
  ret i64 %v
}

define i64 @number(i32 %a, i1 %c) {
entry:
  br i1 %c, label %one, label %join
one:
  %x = zext i32 %a to i64
  br label %join
join:
  %v = phi i64 [ %x, %one ], [ 4294967296, %entry ]
  ret i64 %v
}

define i64 @counted(i32 %a, i64 %n) {
entry:
  %x = zext i32 %a to i64
  br label %loop
loop:
  %v = phi i64 [ %x, %entry ], [ %w, %loop ]
  %w = add i64 %v, 3
  %c = icmp ult i64 %w, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %v
}
