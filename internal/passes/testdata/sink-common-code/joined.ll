target triple = "nvptx64-nvidia-cuda"

; Two of three ways divide: they meet before the third.
define i32 @divisions(i32 %a, i32 %b, i32 %c) {
entry:
  %neg = icmp slt i32 %c, 0
  br i1 %neg, label %down, label %up

down:
  %less = icmp slt i32 %b, %a
  br i1 %less, label %backwards, label %none

backwards:
  %d1 = sub nsw i32 %a, %b
  %s1 = sub nsw i32 0, %c
  %q1 = sdiv i32 %d1, %s1
  %n1 = add nsw i32 %q1, 1
  br label %none

up:
  %more = icmp slt i32 %a, %b
  br i1 %more, label %forwards, label %none

forwards:
  %d2 = sub nsw i32 %b, %a
  %q2 = sdiv i32 %d2, %c
  %n2 = add nsw i32 %q2, 1
  br label %none

none:
  %n = phi i32 [ %n1, %backwards ], [ 0, %down ], [ %n2, %forwards ], [ 0, %up ]
  ret i32 %n
}

; A sum is not worth a block.
define i32 @sums(i32 %a, i32 %b, i32 %c) {
entry:
  switch i32 %c, label %none [
    i32 0, label %one
    i32 1, label %two
  ]

one:
  %n1 = mul i32 %a, %b
  %m1 = add i32 %n1, %a
  br label %none

two:
  %n2 = mul i32 %b, %b
  %m2 = add i32 %n2, %a
  br label %none

none:
  %n = phi i32 [ %m1, %one ], [ %m2, %two ], [ 7, %entry ]
  ret i32 %n
}
