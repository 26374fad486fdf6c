; A phi of the constants of i1 that a branch before it decides is its condition.

declare void @g()

; One side goes through a block.
define i1 @triangle(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  call void @g()
  br label %join
join:
  %p = phi i1 [ true, %then ], [ false, %entry ]
  ret i1 %p
}

; It is the inverse where the constants are swapped.
define i1 @inverse(i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  call void @g()
  br label %join
else:
  br label %join
join:
  %p = phi i1 [ false, %then ], [ true, %else ]
  ret i1 %p
}

; Several blocks are between.
define i1 @paths(i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %else
then:
  br i1 %d, label %a, label %b
a:
  call void @g()
  br label %join
b:
  br label %join
else:
  br label %join
join:
  %p = phi i1 [ true, %a ], [ true, %b ], [ false, %else ]
  ret i1 %p
}

; Another branch decides: one path has both constants.
define i1 @both(i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %else
then:
  br i1 %d, label %a, label %b
a:
  br label %join
b:
  br label %join
else:
  br label %join
join:
  %p = phi i1 [ true, %a ], [ false, %b ], [ false, %else ]
  ret i1 %p
}

; Block both is reached from both sides.
define i1 @shared(i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %else
then:
  br i1 %d, label %both, label %join
else:
  br i1 %d, label %both, label %join
both:
  br label %join
join:
  %p = phi i1 [ true, %then ], [ false, %else ], [ true, %both ]
  ret i1 %p
}

; A loop: the phi tells whether it is the first iteration.
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %first = phi i1 [ true, %entry ], [ false, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %s = select i1 %first, i32 5, i32 1
  %j = add i32 %i, %s
  %more = icmp ult i32 %j, %n
  br i1 %more, label %head, label %done
done:
  ret i32 %j
}

; The branch is executed again before the phi: the last time counts.
define i1 @again(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %back ]
  %j = add i32 %i, 1
  %odd = trunc i32 %i to i1
  br i1 %odd, label %a, label %b
a:
  call void @g()
  br label %join
b:
  br label %join
join:
  %p = phi i1 [ true, %a ], [ false, %b ]
  %more = icmp ult i32 %j, %n
  br i1 %more, label %back, label %done
back:
  br label %head
done:
  ret i1 %p
}
