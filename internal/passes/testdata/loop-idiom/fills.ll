; Loops that fill or copy an object that is aligned better than its elements (P-20).

@bytes = internal addrspace(3) global [200 x i8] undef, align 16
@table = internal addrspace(4) constant [96 x i16] zeroinitializer, align 8
@words = internal addrspace(3) global [200 x i32] undef, align 4

define void @fill(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %i1, %loop ]
  %w = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(3) @bytes, i64 %w
  store i8 90, ptr addrspace(3) %p
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i1, 33
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @copy(ptr addrspace(1) align 16 noalias %out) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr [96 x i16], ptr addrspace(4) @table, i64 0, i64 %i
  %v = load i16, ptr addrspace(4) %p
  %q = getelementptr i16, ptr addrspace(1) %out, i64 %i
  store i16 %v, ptr addrspace(1) %q
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 20
  br i1 %more, label %loop, label %done
done:
  ret void
}

; The words are aligned as words.
define void @words_only() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i32, ptr addrspace(3) @words, i64 %i
  store i32 0, ptr addrspace(3) %q
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 20
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Each iteration reads what the others have stored.
define i32 @read(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %q = getelementptr i8, ptr addrspace(3) @bytes, i64 %i
  store i8 1, ptr addrspace(3) %q
  %r = getelementptr i8, ptr addrspace(3) %q, i64 7
  %v = load i8, ptr addrspace(3) %r
  %z = zext i8 %v to i32
  %s1 = add i32 %s, %z
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %loop, label %done
done:
  ret i32 %s1
}

; It copies to where it comes from.
define void @move() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i8, ptr addrspace(3) @bytes, i64 %i
  %v = load i8, ptr addrspace(3) %q
  %r = getelementptr i8, ptr addrspace(3) %q, i64 8
  store i8 %v, ptr addrspace(3) %r
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

; It may end early.
define void @early(ptr addrspace(1) %in) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %q = getelementptr i8, ptr addrspace(3) @bytes, i64 %i
  store i8 1, ptr addrspace(3) %q
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %i
  %v = load i8, ptr addrspace(1) %p
  %stop = icmp eq i8 %v, 0
  br i1 %stop, label %done, label %next
next:
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}
