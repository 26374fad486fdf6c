; passes: loop-deletion
target triple = "nvptx64-nvidia-cuda"

; The counter is tested before its step, which must not overflow: the loop ends.
define void @ends(i32 %n, i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  %v = phi i64 [ %x, %entry ], [ %w, %loop ]
  %w = mul i64 %v, %x
  %next = add nuw i32 %i, 3
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It may overflow here, and miss the bound for ever.
define void @stays(i32 %n, i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  %v = phi i64 [ %x, %entry ], [ %w, %loop ]
  %w = mul i64 %v, %x
  %next = add i32 %i, 3
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
