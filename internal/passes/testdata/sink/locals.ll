target triple = "nvptx64-nvidia-cuda"

; Words of a block that only the bytes of the last, shorter block are taken from: they are stored where those are.
define void @tail(ptr addrspace(1) %p, i32 %n, i32 %x, i32 %y) {
entry:
  %a = alloca [2 x i32]
  %s = add i32 %x, %y
  store i32 %s, ptr %a
  %a1 = getelementptr i8, ptr %a, i64 4
  %d = xor i32 %x, %y
  store i32 %d, ptr %a1
  %c = icmp sgt i32 %n, 7
  br i1 %c, label %whole, label %rest
whole:
  store i32 %s, ptr addrspace(1) %p
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %d, ptr addrspace(1) %p1
  ret void
rest:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %bytes, label %done
bytes:
  %i = phi i32 [ 0, %rest ], [ %j, %bytes ]
  %ai = getelementptr i8, ptr %a, i32 %i
  %b = load i8, ptr %ai
  %pi = getelementptr i8, ptr addrspace(1) %p, i32 %i
  store i8 %b, ptr addrspace(1) %pi
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %bytes, label %done
done:
  ret void
}

; Each time the loop comes to a word of its own: the exit reads those of all iterations. The last store is the same one every time.
define i32 @table(i32 %n, i32 %k, i32 %x) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %ai = getelementptr i32, ptr %a, i32 %i
  %v = mul i32 %i, %x
  store i32 %v, ptr %ai
  %a7 = getelementptr i8, ptr %a, i64 28
  store i32 %i, ptr %a7
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %done
done:
  %ak = getelementptr i32, ptr %a, i32 %k
  %r = load i32, ptr %ak
  ret i32 %r
}

; Both successors read, or the address is kept: nothing moves.
define i32 @both(i1 %c, i32 %k, i32 %x) {
entry:
  %a = alloca [8 x i32]
  store i32 %x, ptr %a
  br i1 %c, label %one, label %two
one:
  %ak = getelementptr i32, ptr %a, i32 %k
  %r = load i32, ptr %ak
  ret i32 %r
two:
  %s = load i32, ptr %a
  ret i32 %s
}

declare void @keep(ptr)
define i32 @kept(i1 %c, i32 %k, i32 %x) {
entry:
  %a = alloca [8 x i32]
  store i32 %x, ptr %a
  br i1 %c, label %one, label %two
one:
  %ak = getelementptr i32, ptr %a, i32 %k
  %r = load i32, ptr %ak
  ret i32 %r
two:
  call void @keep(ptr %a)
  ret i32 0
}

; Two branches on the way to the load.
define i32 @deep(i1 %c, i1 %d, i32 %k, i32 %x) {
entry:
  %a = alloca [8 x i32]
  store i32 %x, ptr %a
  br i1 %c, label %one, label %two
one:
  %a1 = getelementptr i8, ptr %a, i64 4
  store i32 %k, ptr %a1
  br i1 %d, label %read, label %two
read:
  %ak = getelementptr i32, ptr %a, i32 %k
  %r = load i32, ptr %ak
  ret i32 %r
two:
  ret i32 0
}
