; passes: declare-intrinsics, indvars-exit-values, loop-deletion, instcombine, simplifycfg, adce, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

define i32 @popcount(i32 %x) {
entry:
  %some = icmp ne i32 %x, 0
  br i1 %some, label %body, label %exit
body:
  %y = phi i32 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %d = add i32 %y, -1
  %y1 = and i32 %y, %d
  %c = icmp ne i32 %y1, 0
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %n1, %body ]
  ret i32 %r
}

; Without a test in front, the body is executed for 0 as well.
define i32 @popcount64(i64 %x) {
entry:
  br label %body
body:
  %y = phi i64 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %d = add i64 %y, -1
  %y1 = and i64 %d, %y
  %c = icmp eq i64 %y1, 0
  br i1 %c, label %exit, label %body
exit:
  ret i32 %n1
}

define i32 @by_shift(i16 %x) {
entry:
  br label %body
body:
  %y = phi i16 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %b = and i16 %y, 1
  %z = zext i16 %b to i32
  %n1 = add i32 %n, %z
  %y1 = lshr i16 %y, 1
  %c = icmp ne i16 %y1, 0
  br i1 %c, label %body, label %exit
exit:
  ret i32 %n1
}

define i32 @length(i32 %x) {
entry:
  %some = icmp ne i32 %x, 0
  br i1 %some, label %body, label %exit
body:
  %y = phi i32 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %y1 = lshr i32 %y, 1
  %c = icmp ne i32 %y1, 0
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %n1, %body ]
  ret i32 %r
}

; Without a bit it never ends, which somebody has to exclude.
define i32 @trailing(i32 %x) mustprogress {
entry:
  br label %body
body:
  %y = phi i32 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %y1 = lshr i32 %y, 1
  %b = and i32 %y1, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %body, label %exit
exit:
  %r = add i32 %n1, %y1
  ret i32 %r
}

define i32 @endless(i32 %x) {
entry:
  br label %body
body:
  %y = phi i32 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %y1 = lshr i32 %y, 1
  %b = and i32 %y1, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %body, label %exit
exit:
  ret i32 %n1
}

define i32 @leading(i8 %x) mustprogress {
entry:
  br label %body
body:
  %y = phi i8 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %n1 = add i32 %n, 1
  %y1 = shl i8 %y, 1
  %c = icmp sgt i8 %y, -1
  br i1 %c, label %body, label %exit
exit:
  ret i32 %n
}

; clang 14 asks what the length was before the shift.
define i32 @length_old(i32 %x) {
entry:
  %none = icmp eq i32 %x, 0
  br i1 %none, label %exit, label %body
body:
  %y = phi i32 [ %x, %entry ], [ %y1, %body ]
  %n = phi i32 [ -1, %entry ], [ %n1, %body ]
  %n1 = add nsw i32 %n, 1
  %y1 = lshr i32 %y, 1
  %last = icmp ult i32 %y, 2
  br i1 %last, label %exit, label %body
exit:
  %r = phi i32 [ -1, %entry ], [ %n1, %body ]
  ret i32 %r
}

; The logarithm: the loop ends while a bit is left.
define i32 @log(i32 %x) {
entry:
  %some = icmp ugt i32 %x, 1
  br i1 %some, label %loop, label %end
loop:
  %y = phi i32 [ %x, %entry ], [ %z, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %z = lshr i32 %y, 1
  %m = add i32 %n, 1
  %more = icmp ugt i32 %z, 1
  br i1 %more, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %m, %loop ]
  ret i32 %r
}

; And the rest of the number, with the test before the step.
define i64 @normalized(i64 %x) {
entry:
  br label %loop
loop:
  %y = phi i64 [ %x, %entry ], [ %z, %loop ]
  %n = phi i64 [ 0, %entry ], [ %m, %loop ]
  %z = lshr i64 %y, 1
  %m = add i64 %n, 1
  %more = icmp uge i64 %y, 256
  br i1 %more, label %loop, label %end
end:
  %r = sub i64 %z, %n
  ret i64 %r
}
