; passes: loop-unroll-full
; Loops that step a pointer through an array until it is not less than the end, or less than the beginning. Without inbounds an address may wrap.
define i32 @up() {
entry:
  %v = alloca [3 x i32]
  %end = getelementptr inbounds i8, ptr %v, i64 12
  br label %loop
loop:
  %p = phi ptr [ %v, %entry ], [ %q, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %more = icmp ult ptr %q, %end
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}

define void @down(i32 %x) {
entry:
  %v = alloca [3 x i32]
  %last = getelementptr inbounds i8, ptr %v, i64 8
  br label %loop
loop:
  %p = phi ptr [ %last, %entry ], [ %q, %loop ]
  store volatile i32 %x, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 -4
  %more = icmp uge ptr %q, %v
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define i32 @wraps(ptr %v) {
entry:
  %end = getelementptr i8, ptr %v, i64 12
  br label %loop
loop:
  %p = phi ptr [ %v, %entry ], [ %q, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %q = getelementptr i8, ptr %p, i64 4
  %more = icmp ult ptr %q, %end
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}
