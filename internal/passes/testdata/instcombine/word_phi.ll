; Elements that are only put together become one word before the phi: where they are the elements of a vector, that is the word.

define i32 @carried(i32 %first, ptr %p, i32 %n, ptr %out) {
entry:
  %v = bitcast i32 %first to <4 x i8>
  %a0 = extractelement <4 x i8> %v, i32 0
  %a1 = extractelement <4 x i8> %v, i32 1
  %a2 = extractelement <4 x i8> %v, i32 2
  %a3 = extractelement <4 x i8> %v, i32 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x0 = phi i8 [ %a0, %entry ], [ %b0, %loop ]
  %x1 = phi i8 [ %a1, %entry ], [ %b1, %loop ]
  %x2 = phi i8 [ %a2, %entry ], [ %b2, %loop ]
  %x3 = phi i8 [ %a3, %entry ], [ %b3, %loop ]
  %y0 = insertelement <4 x i8> undef, i8 %x0, i32 0
  %y1 = insertelement <4 x i8> %y0, i8 %x1, i32 1
  %y2 = insertelement <4 x i8> %y1, i8 %x2, i32 2
  %y3 = insertelement <4 x i8> %y2, i8 %x3, i32 3
  %w = bitcast <4 x i8> %y3 to i32
  store volatile i32 %w, ptr %out
  %b0 = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 64
  %b1 = load i8, ptr %p1
  %p2 = getelementptr i8, ptr %p, i64 128
  %b2 = load i8, ptr %p2
  %p3 = getelementptr i8, ptr %p, i64 192
  %b3 = load i8, ptr %p3
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %w
}

; An element has another user.
define half @alone(i1 %c, <2 x half> %x, <2 x half> %y, ptr %out) {
entry:
  br i1 %c, label %left, label %right
left:
  %x0 = extractelement <2 x half> %x, i32 0
  %x1 = extractelement <2 x half> %x, i32 1
  br label %join
right:
  %y0 = extractelement <2 x half> %y, i32 0
  %y1 = extractelement <2 x half> %y, i32 1
  br label %join
join:
  %z0 = phi half [ %x0, %left ], [ %y0, %right ]
  %z1 = phi half [ %x1, %left ], [ %y1, %right ]
  %v = insertelement <2 x half> poison, half %z0, i32 0
  %w = insertelement <2 x half> %v, half %z1, i32 1
  store <2 x half> %w, ptr %out
  ret half %z1
}
