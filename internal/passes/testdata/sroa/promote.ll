; Variables of unoptimised code become values: phis where they are assigned in
; several places, undef where they were not.
define i32 @max(i32 %a, i32 %b) {
  %x = alloca i32
  %y = alloca i32
  %r = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  %1 = load i32, ptr %x
  %2 = load i32, ptr %y
  %c = icmp sgt i32 %1, %2
  br i1 %c, label %then, label %else
then:
  %3 = load i32, ptr %x
  store i32 %3, ptr %r
  br label %end
else:
  %4 = load i32, ptr %y
  store i32 %4, ptr %r
  br label %end
end:
  %5 = load i32, ptr %r
  ret i32 %5
}

define i32 @sum(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  %dead = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %i1 = load i32, ptr %i
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
body:
  %s1 = load i32, ptr %s
  %i2 = load i32, ptr %i
  %s2 = add i32 %s1, %i2
  store i32 %s2, ptr %s
  store i32 %s2, ptr %dead
  %i3 = add i32 %i2, 1
  store i32 %i3, ptr %i
  br label %head
exit:
  %r = load i32, ptr %s
  ret i32 %r
}

define float @undefined(i1 %c) {
  %x = alloca float
  br i1 %c, label %set, label %end
set:
  store float 1.0, ptr %x
  br label %end
end:
  %r = load float, ptr %x
  ret float %r
}
