; A bool that lived in memory is a truth value again: phis of bytes that are 0 or 1 (P-20).

declare void @use(i32)

define i32 @words(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %in = phi i8 [ 0, %entry ], [ %in1, %next ]
  %count = phi i32 [ 0, %entry ], [ %count1, %next ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %q
  %pos = icmp sgt i32 %x, 0
  br i1 %pos, label %yes, label %no
yes:
  %t = trunc i8 %in to i1
  %add = add i32 %count, 1
  %c = select i1 %t, i32 %count, i32 %add
  br label %next
no:
  %neg = icmp slt i32 %x, -5
  %z = zext i1 %neg to i8
  br label %next
next:
  %in1 = phi i8 [ 1, %yes ], [ %z, %no ]
  %count1 = phi i32 [ %c, %yes ], [ %count, %no ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  %last = icmp eq i8 %in1, 0
  %w = zext i8 %in1 to i32
  call void @use(i32 %w)
  %r = select i1 %last, i32 %count1, i32 7
  ret i32 %r
}

; It also is 2.
define i32 @three(i1 %a, i1 %b) {
entry:
  br i1 %a, label %x, label %y
x:
  br label %y
y:
  %p = phi i8 [ 0, %entry ], [ 1, %x ]
  br i1 %b, label %z, label %w
z:
  br label %w
w:
  %q = phi i8 [ %p, %y ], [ 2, %z ]
  %t = trunc i8 %q to i1
  %u = trunc i8 %p to i1
  %o = or i1 %t, %u
  %r = zext i1 %o to i32
  ret i32 %r
}

; It is stored as it is.
define void @stored(i1 %a, ptr %out) {
entry:
  br i1 %a, label %x, label %y
x:
  br label %y
y:
  %p = phi i8 [ 0, %entry ], [ 1, %x ]
  store i8 %p, ptr %out
  %t = trunc i8 %p to i1
  br i1 %t, label %z, label %w
z:
  br label %w
w:
  ret void
}

; Two phis that are connected with one that is none.
define i32 @connected(i1 %a, i1 %b, i8 %x) {
entry:
  br label %loop
loop:
  %p = phi i8 [ 0, %entry ], [ %r, %next ]
  %q = phi i8 [ %x, %entry ], [ %p, %next ]
  br i1 %a, label %one, label %next
one:
  br label %next
next:
  %r = phi i8 [ 1, %one ], [ %q, %loop ]
  %t = trunc i8 %p to i1
  %c = and i1 %t, %b
  br i1 %c, label %loop, label %done
done:
  %w = zext i8 %q to i32
  ret i32 %w
}
