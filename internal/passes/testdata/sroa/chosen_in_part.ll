; Of two phis of the variable one goes, and the other keeps it in memory.
declare void @use(ptr)

define void @f(i1 %c) {
entry:
  %a = alloca i32
  br i1 %c, label %left, label %right

left:
  br label %join

right:
  br label %join

join:
  %kept = phi ptr [ %a, %left ], [ %a, %right ]
  %gone = phi ptr [ %a, %left ], [ %a, %right ]
  call void @use(ptr %kept)
  ret void
}
