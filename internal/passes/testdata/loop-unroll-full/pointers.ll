; passes: loop-unroll-full, sroa, instcombine, simplifycfg
; Loops that step a pointer to the end of an array, as constructors of arrays do. Of pointers only the distance from one
; object counts: a loop between two objects, or one that orders addresses, stays.
define float @constructor(float %x, i32 %k) {
entry:
  %a = alloca [4 x float]
  %end = getelementptr [4 x float], ptr %a, i64 1
  br label %fill
fill:
  %p = phi ptr [ %a, %entry ], [ %n, %fill ]
  store float %x, ptr %p
  %n = getelementptr float, ptr %p, i64 1
  %c = icmp eq ptr %n, %end
  br i1 %c, label %exit, label %fill
exit:
  %q = getelementptr float, ptr %a, i64 2
  %r = load float, ptr %q
  ret float %r
}

define i32 @nested(i32 %x) {
entry:
  %a = alloca [6 x i32]
  %end = getelementptr i32, ptr %a, i64 6
  br label %outer
outer:
  %p = phi ptr [ %a, %entry ], [ %p1, %latch ]
  %stop = getelementptr i32, ptr %p, i64 2
  br label %inner
inner:
  %q = phi ptr [ %p, %outer ], [ %q1, %inner ]
  store i32 %x, ptr %q
  %q1 = getelementptr i32, ptr %q, i64 1
  %c = icmp ne ptr %q1, %stop
  br i1 %c, label %inner, label %latch
latch:
  %p1 = getelementptr i32, ptr %p, i64 2
  %d = icmp ne ptr %p1, %end
  br i1 %d, label %outer, label %exit
exit:
  %l = getelementptr i32, ptr %a, i64 5
  %r = load i32, ptr %l
  ret i32 %r
}

define i32 @backwards(ptr %a) {
entry:
  %first = getelementptr i32, ptr %a, i64 3
  br label %loop
loop:
  %p = phi ptr [ %first, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = xor i32 %s, %v
  %n = getelementptr i32, ptr %p, i64 -1
  %c = icmp eq ptr %p, %a
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}

define i32 @two_objects(ptr %a, ptr %end) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = xor i32 %s, %v
  %n = getelementptr i32, ptr %p, i64 1
  %c = icmp eq ptr %n, %end
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}

define i32 @past_the_end(ptr %a) {
entry:
  %end = getelementptr i8, ptr %a, i64 7
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %p
  %t = xor i32 %s, %v
  %n = getelementptr i32, ptr %p, i64 1
  %c = icmp eq ptr %n, %end
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}

; The begin is itself an element that a variable index chooses.
define i32 @of_chunk(ptr %p, i64 %i) {
entry:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %end = getelementptr i8, ptr %a, i64 16
  br label %loop
loop:
  %q = phi ptr [ %a, %entry ], [ %n, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr %q
  %t = xor i32 %s, %v
  %n = getelementptr i32, ptr %q, i64 1
  %c = icmp eq ptr %n, %end
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}
