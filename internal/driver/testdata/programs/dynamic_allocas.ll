; A function with dynamic allocas that is inlined into a loop takes its stack once, not in each iteration, as if it were called.
; arch: sm_80
; out: 1280000 63
target triple = "nvptx64-nvidia-cuda"

; sized needs 4n bytes and another 64 in a block that is not the entry block.
define internal i32 @sized(i32 %n) alwaysinline {
entry:
  %p = alloca i32, i32 %n, align 4
  %last = sub i32 %n, 1
  %end = getelementptr i32, ptr %p, i32 %last
  store volatile i32 %last, ptr %end, align 4
  %some = icmp sgt i32 %n, 1
  br i1 %some, label %more, label %one
one:
  ret i32 1
more:
  %q = alloca [16 x i32], align 4
  %part = and i32 %n, 15
  %at = getelementptr i32, ptr %q, i32 %part
  store volatile i32 %n, ptr %at, align 4
  %a = load volatile i32, ptr %at, align 4
  ret i32 %a
}

define ptx_kernel void @k(ptr %out) {
entry:
  %p = alloca i32, i32 64, align 4
  %end = getelementptr i32, ptr %p, i32 63
  store volatile i32 63, ptr %end, align 4
  %zero = load volatile i32, ptr %out, align 4
  %n = add i32 %zero, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %x = call i32 @sized(i32 %n)
  %total = add i32 %sum, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 20000
  br i1 %c, label %loop, label %done
done:
  store i32 %total, ptr %out, align 4
  %kept = load volatile i32, ptr %end, align 4
  %second = getelementptr i32, ptr %out, i32 1
  store i32 %kept, ptr %second, align 4
  ret void
}
