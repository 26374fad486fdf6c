target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; The counter is doubled without signed overflow, so that it stays positive: its test does not wait for the shift.
define void @doubled() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = shl nsw i32 %i, 1
  %more = icmp ult i32 %next, 128
  br i1 %more, label %loop, label %done

done:
  ret void
}

; It may become negative, or starts so.
define void @overflows(i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 1, %entry ], [ %inext, %first ]
  call void @use(i32 %i)
  %inext = shl i32 %i, 1
  %imore = icmp ult i32 %inext, 128
  br i1 %imore, label %first, label %second

second:
  %j = phi i32 [ %n, %first ], [ %jnext, %second ]
  call void @use(i32 %j)
  %jnext = shl nsw i32 %j, 1
  %jmore = icmp ult i32 %jnext, 128
  br i1 %jmore, label %second, label %done

done:
  ret void
}
