; A phi that is connected with one that is no truth value stays a number, also if the search began with that
; one and ended there.
target triple = "nvptx64-nvidia-cuda"

define i1 @behind(i1 %c, i1 %d, i1 %e, i1 %t) {
entry:
  %z = zext i1 %t to i32
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %a = phi i32 [ 5, %entry ], [ 1, %one ]
  br i1 %d, label %three, label %four
three:
  br label %four
four:
  %b = phi i32 [ %a, %two ], [ 0, %three ]
  br i1 %e, label %five, label %six
five:
  br label %six
six:
  %p = phi i32 [ %b, %four ], [ %z, %five ]
  %r = icmp ne i32 %p, 0
  ret i1 %r
}
