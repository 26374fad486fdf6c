; Constants move across calls: arguments that are the same at all calls, results that are one constant or
; one of the arguments; what nobody looks at is not returned. Functions that others can call, or whose address is known, keep their parameters.
define internal i32 @same(i32 noundef %x, i32 %y, i32 %z) noinline {
  %a = add i32 %x, %y
  %b = add i32 %a, %z
  ret i32 %b
}

define i32 @visible(i32 %x) noinline {
  %a = add i32 %x, 1
  ret i32 %a
}

define internal i32 @taken(i32 %x) noinline {
  %a = add i32 %x, 1
  ret i32 %a
}

define internal i32 @recursive(i32 %k, i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %n1 = sub i32 %n, %k
  %r = call i32 @recursive(i32 %k, i32 %n1)
  %s = add i32 %r, %k
  ret i32 %s
done:
  ret i32 0
}

define internal i32 @five(ptr %p) noinline {
  store i32 1, ptr %p
  ret i32 5
}

define internal ptr @self(ptr %p, i1 %c) noinline {
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret ptr %p
b:
  ret ptr %p
}

define internal noundef range(i32 0, 100) i32 @unread(ptr %p, i32 %x) noinline {
  %y = urem i32 %x, 100
  store i32 %x, ptr %p
  ret i32 %y
}

define ptx_kernel void @k(ptr %p, i32 %n, i32 %m) {
  %1 = call i32 @same(i32 4, i32 7, i32 %n)
  %2 = call i32 @same(i32 4, i32 8, i32 undef)
  %3 = call i32 @visible(i32 3)
  %4 = call i32 @taken(i32 3)
  %5 = call i32 @recursive(i32 2, i32 %n)
  %6 = call i32 @five(ptr %p)
  %7 = call ptr @self(ptr %p, i1 true)
  %8 = call noundef i32 @unread(ptr %p, i32 %m)
  %a = add i32 %1, %2
  %b = add i32 %a, %3
  %c = add i32 %b, %4
  %d = add i32 %c, %5
  %e = add i32 %d, %6
  store i32 %e, ptr %7
  store ptr @taken, ptr %p
  ret void
}
