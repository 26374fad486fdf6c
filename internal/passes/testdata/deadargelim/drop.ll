; Parameters that a function does not use, and results that no caller looks at, are left out where all callers are known.
define internal i32 @some(i32 %a, ptr noalias %b, i32 noundef %c) noinline {
  %x = add i32 %a, %c
  ret i32 %x
}

define internal i32 @handed_on(i32 %a, i32 %b) noinline {
  %c = icmp eq i32 %b, 0
  br i1 %c, label %done, label %more
more:
  %b1 = sub i32 %b, 1
  %r = call i32 @handed_on(i32 %a, i32 %b1)
  %s = add i32 %r, 1
  ret i32 %s
done:
  ret i32 0
}

define internal noundef i32 @unread(ptr %p, i32 %unused) noinline {
  store i32 1, ptr %p
  ret i32 2
}

define internal float @unread_float(ptr %p, float %x) noinline {
  store float %x, ptr %p
  %y = fmul float %x, 2.0
  ret float %y
}

define i32 @visible(i32 %a) noinline {
  ret i32 2
}

define internal i32 @taken(i32 %a) noinline {
  ret i32 3
}

define ptx_kernel void @k(ptr %p, i32 %n) {
  %a = call i32 @some(i32 %n, ptr noalias poison, i32 noundef 4)
  %b = call i32 @handed_on(i32 %n, i32 %a)
  %c = call noundef i32 @unread(ptr %p, i32 %b)
  %d = call i32 @visible(i32 %b)
  %e = call i32 @taken(i32 %b)
  %f = call fast float @unread_float(ptr %p, float 1.0)
  %g = call i32 @unread(ptr %p, i32 %b), !range !0
  store i32 %b, ptr %p
  store ptr @taken, ptr %p
  ret void
}

!0 = !{i32 0, i32 7}
