target triple = "nvptx64-nvidia-cuda"

; Only one side needs the product, and what it is made of.
define i32 @one(i32 %a, i32 %b, i1 %c) {
entry:
  %s = add i32 %a, %b
  %m = mul i32 %s, %b
  br i1 %c, label %yes, label %no

yes:
  ret i32 %m

no:
  ret i32 %a
}

; Both sides need it: it stays. A load stays too.
define i32 @both(i32 %a, ptr %p, i1 %c) {
entry:
  %m = mul i32 %a, 7
  %l = load i32, ptr %p
  br i1 %c, label %yes, label %no

yes:
  store i32 0, ptr %p
  %s = add i32 %m, %l
  ret i32 %s

no:
  ret i32 %m
}

; Not into a loop, but in front of it.
define void @loop(i32 %a, ptr %p, i1 %c) {
entry:
  %m = mul i32 %a, 7
  br i1 %c, label %pre, label %done

pre:
  br label %body

body:
  %i = phi i32 [ 0, %pre ], [ %n, %body ]
  store volatile i32 %m, ptr %p
  %n = add i32 %i, 1
  %again = icmp ne i32 %n, 10
  br i1 %again, label %body, label %done

done:
  ret void
}

; Threads meet in the shuffle: it is executed by all of them, and stays (P-18).
define i32 @convergent(i32 %a, i1 %c) {
entry:
  %m = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br i1 %c, label %yes, label %no

yes:
  ret i32 %m

no:
  ret i32 %a
}

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
