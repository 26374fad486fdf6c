; A local variable and memory as operands of std::min: the variable becomes a register.
define i32 @select(ptr %p, i32 %x) {
  %q = alloca i32
  store i32 %x, ptr %q
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 4
  %c = icmp slt i32 %b, %a
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @phi(ptr %p, i32 %x, i1 %c) {
entry:
  %q = alloca i32
  store i32 %x, ptr %q
  %a = load i32, ptr %p, align 4
  br i1 %c, label %left, label %exit
left:
  br label %exit
exit:
  %s = phi ptr [ %p, %entry ], [ %q, %left ]
  %v = load i32, ptr %s, align 4
  %r = add i32 %v, %a
  ret i32 %r
}
