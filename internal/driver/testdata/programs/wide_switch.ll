; Switches on integers that no register holds, with several edges to one block, and a
; default among the cases' blocks.
; out: 1 2 2 3 3 7
target triple = "nvptx64-nvidia-cuda"

define internal i32 @pick(i128 %x) noinline {
entry:
  switch i128 %x, label %other [
    i128 5, label %one
    i128 18446744073709551621, label %two
    i128 -1, label %two
    i128 6, label %other
  ]
one:
  br label %other
two:
  br label %other
other:
  %r = phi i32 [ 3, %entry ], [ 3, %entry ], [ 1, %one ], [ 2, %two ]
  ret i32 %r
}
define internal i32 @only(i200 %x) noinline {
  switch i200 %x, label %a []
a:
  ret i32 7
}
define ptx_kernel void @k(ptr %out) {
  %in = load i32, ptr %out
  %z = zext i32 %in to i128
  %a = add i128 %z, 5
  %r0 = call i32 @pick(i128 %a)
  store i32 %r0, ptr %out
  %b = add i128 %z, 18446744073709551621
  %r1 = call i32 @pick(i128 %b)
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %r1, ptr %p1
  %c = sub i128 %z, 1
  %r2 = call i32 @pick(i128 %c)
  %p2 = getelementptr i32, ptr %out, i64 2
  store i32 %r2, ptr %p2
  %d = add i128 %z, 6
  %r3 = call i32 @pick(i128 %d)
  %p3 = getelementptr i32, ptr %out, i64 3
  store i32 %r3, ptr %p3
  %e = add i128 %z, 4
  %r4 = call i32 @pick(i128 %e)
  %p4 = getelementptr i32, ptr %out, i64 4
  store i32 %r4, ptr %p4
  %f = zext i32 %in to i200
  %r5 = call i32 @only(i200 %f)
  %p5 = getelementptr i32, ptr %out, i64 5
  store i32 %r5, ptr %p5
  ret void
}
