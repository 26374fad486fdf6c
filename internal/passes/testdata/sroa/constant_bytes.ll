; passes: sroa, instcombine
; The first values of an array of bytes are stored as a vector, and a loop computes each: they become registers of their own. What is also loaded as a whole stays
; a vector.
define i8 @elements(i8 %x, i32 %n) {
entry:
  %v = alloca [4 x i8]
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %v
  %p1 = getelementptr inbounds i8, ptr %v, i64 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i8, ptr %v
  %b = load i8, ptr %p1
  %s = add i8 %a, %x
  %t = mul i8 %b, %s
  store i8 %s, ptr %v
  store i8 %t, ptr %p1
  %j = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %p2 = getelementptr inbounds i8, ptr %v, i64 2
  %c = load i8, ptr %p2
  %d = load i8, ptr %p1
  %r = add i8 %c, %d
  ret i8 %r
}

define <4 x i8> @whole(i8 %x) {
  %v = alloca [4 x i8]
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %v
  %p1 = getelementptr inbounds i8, ptr %v, i64 1
  store i8 %x, ptr %p1
  %r = load <4 x i8>, ptr %v
  ret <4 x i8> %r
}
