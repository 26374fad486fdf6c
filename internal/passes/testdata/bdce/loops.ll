target triple = "nvptx64-nvidia-cuda"

; What goes round a loop is read above the place where it is computed.
define i64 @sum(ptr %p, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %q = getelementptr i16, ptr %p, i64 %i
  %x = load i16, ptr %q
  %w = sext i16 %x to i64
  %s1 = add i64 %s, %w
  %i1 = add i64 %i, 1
  br label %head
done:
  ret i64 %s
}

; So it is when the loop is one block, and only the value of the time before is read.
define i64 @last(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %q = getelementptr i16, ptr %p, i64 %i
  %x = load i16, ptr %q
  %w = sext i16 %x to i64
  %s1 = add i64 %w, 10
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %body, label %done
done:
  ret i64 %s
}
