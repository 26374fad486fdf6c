; The latch of the outer loop is in an inner loop: the copies at its end are executed again before the outer loop goes on, so the
; value that prev takes from i must not be that of the next iteration already.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid64 = zext i32 %tid to i64
  %base = mul i64 %tid64, 512
  %inp = getelementptr i8, ptr %in, i64 %base
  %outp = getelementptr i8, ptr %out, i64 %base
  %word = load i32, ptr %inp, align 8
  %few = and i32 %word, 3
  %first = add i32 %few, 1
  %last = add i32 %few, 4
  br label %outer
outer:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  %prev = phi i32 [ %n, %entry ], [ %i, %latch ]
  %done = icmp eq i32 %i, %last
  br i1 %done, label %exit, label %before
before:
  %next = add i32 %i, 1
  br label %latch
latch:
  %j = phi i32 [ 0, %before ], [ %j1, %again ]
  %enough = icmp eq i32 %j, 2
  br i1 %enough, label %outer, label %again
again:
  %j1 = add i32 %j, 1
  %at = zext i32 %j to i64
  %slot = getelementptr [8 x i32], ptr %outp, i64 1, i64 %at
  store i32 %next, ptr %slot, align 4
  br label %latch
exit:
  store i32 %prev, ptr %outp, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
