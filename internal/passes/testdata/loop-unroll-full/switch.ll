; passes: loop-unroll-full
; A switch counts as many instructions as it has cases: each copy would have a table of branches.

define void @classify(ptr %p, ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %sum = phi i32 [ 0, %entry ], [ %new, %join ]
  %a = getelementptr i8, ptr %p, i32 %i
  %c = load i8, ptr %a
  switch i8 %c, label %join [
    i8 32, label %space
    i8 9, label %space
    i8 10, label %space
    i8 34, label %quote
    i8 92, label %quote
    i8 91, label %open
    i8 93, label %close
    i8 123, label %open
    i8 125, label %close
  ]
space:
  br label %join
quote:
  br label %join
open:
  br label %join
close:
  br label %join
join:
  %k = phi i32 [ 0, %loop ], [ 1, %space ], [ 3, %quote ], [ 5, %open ], [ 7, %close ]
  %bit = shl i32 %k, %i
  %new = or i32 %sum, %bit
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 30
  br i1 %more, label %loop, label %exit
exit:
  store i32 %new, ptr %out
  ret void
}
