target triple = "nvptx64-nvidia-cuda"

; gcd(a, b) is gcd(b, a mod b) until b is zero: a loop.
define i32 @gcd(i32 %a, i32 %b) {
entry:
  %z = icmp eq i32 %b, 0
  br i1 %z, label %done, label %more

more:
  %r = urem i32 %a, %b
  %g = call i32 @gcd(i32 %b, i32 %r)
  br label %done

done:
  %x = phi i32 [ %a, %entry ], [ %g, %more ]
  ret i32 %x
}

; Only the second call is the last thing done.
define void @twice(i32 %n, ptr %p) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more

more:
  %m = add i32 %n, -1
  call void @twice(i32 %m, ptr %p)
  store i32 %n, ptr %p
  call void @twice(i32 %m, ptr %p)
  br label %done

done:
  ret void
}

; A variable of its own, a barrier: these stay.
define void @chain(i32 %n, ptr %up) {
entry:
  %own = alloca i32
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more

more:
  %v = load i32, ptr %up
  store i32 %v, ptr %own
  %m = add i32 %n, -1
  call void @chain(i32 %m, ptr %own)
  br label %done

done:
  ret void
}

define void @meet(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more

more:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %m = add i32 %n, -1
  call void @meet(i32 %m)
  br label %done

done:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
