; passes: function-attrs, function-attrs-effects, argpromotion, early-cse
; A function that calls itself does what the rest of it does: this one only reads, so that the bound that it
; reads behind its first call is what it was at its start, and the two equal calls of the kernel are one.
%node = type { ptr, ptr, i32 }

define internal i32 @below(ptr %t, ptr %bound) noinline mustprogress {
  %leaf = icmp eq ptr %t, null
  br i1 %leaf, label %none, label %some
some:
  %left = load ptr, ptr %t, align 8
  %a = call i32 @below(ptr %left, ptr %bound)
  %right.at = getelementptr inbounds %node, ptr %t, i64 0, i32 1
  %right = load ptr, ptr %right.at, align 8
  %b = call i32 @below(ptr %right, ptr %bound)
  %key.at = getelementptr inbounds %node, ptr %t, i64 0, i32 2
  %key = load i32, ptr %key.at, align 8
  %max = load i32, ptr %bound, align 4
  %c = icmp slt i32 %key, %max
  %d = zext i1 %c to i32
  %e = add i32 %a, %b
  %f = add i32 %e, %d
  ret i32 %f
none:
  ret i32 0
}

; This one writes: its caller's variable may be what it writes to.
define internal i32 @count(ptr %t, ptr %n) noinline mustprogress {
  %leaf = icmp eq ptr %t, null
  br i1 %leaf, label %none, label %some
some:
  %left = load ptr, ptr %t, align 8
  store i32 1, ptr %t
  %a = call i32 @count(ptr %left, ptr %n)
  %x = load i32, ptr %n
  %b = add i32 %a, %x
  ret i32 %b
none:
  ret i32 0
}

define ptx_kernel void @k(ptr %tree, ptr %out, i32 %n) {
  %bound = alloca i32, align 4
  store i32 %n, ptr %bound, align 4
  %a = call i32 @below(ptr %tree, ptr %bound)
  %b = call i32 @below(ptr %tree, ptr %bound)
  %c = call i32 @count(ptr %tree, ptr %bound)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr %out, align 4
  ret void
}
