target triple = "nvptx64-nvidia-cuda"
%T = type { i32, i33x }
@g = global i32
@h = global i32 5
@k = global ptr
@m = global i32 0
$c = comdat foo
define void @f(i32 %a, ptr %p) {
  %x = ad i32 %a, 1
  %y = add i32 %x, 2
  %z = add i64 %a, 2
  %w = load %T, ptr %p
  %u = add i32 %nope, 2
  switch i32 %y, label %l1 [
    i32 1, label %l1
    i33 2, label %l2
  ]
l1:
  %q = phi i32 [ 0, %0 ], [ %y %l1 ]
  br label %l3
l2:
  store i32 %q, ptr %p align 4
  %gg = load i32, ptr @g
  %v = add i32 %z, 4
  %v = add i32 %z, 4
  rett void
l4
  ret void
l5:
  br label %l4
l6:
  %7 = add i32 1, 2
  call void @nofn(i32 %7)
  #dbg_value(i32 %7, !9, !DIExpression(), !8)
  br label %l3
l3:
  ret i32 %missing2, !foo
}
declare void @bad(i32 %x,)
define void @g2() {
  call void @bad(i32 1)
  call void @unknown(i32 1)
  ret void, !dbg !77
}
attributes #0 = { nounwind wat
!0 = !{!1, !5
!1 = !{i32 foo}
!3 = !{!0, !1, !4}
