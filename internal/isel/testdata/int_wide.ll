; Integers of several registers, up to where they become other IR.
target triple = "nvptx64-nvidia-cuda"

define i128 @add(i128 %x, i128 %y) {
  %r = add i128 %x, %y
  ret i128 %r
}

define i128 @sub(i128 %x, i128 %y) {
  %r = sub i128 %x, %y
  ret i128 %r
}

define i128 @mul(i128 %x, i128 %y) {
  %r = mul i128 %x, %y
  ret i128 %r
}

define i128 @bits(i128 %x, i128 %y) {
  %a = and i128 %x, %y
  %b = or i128 %a, 1
  %r = xor i128 %b, -1
  ret i128 %r
}

define i1 @less(i128 %x, i128 %y) {
  %r = icmp slt i128 %x, %y
  ret i1 %r
}

define i1 @less_unsigned(i128 %x, i128 %y) {
  %r = icmp ult i128 %x, %y
  ret i1 %r
}

define i1 @equal(i128 %x, i128 %y) {
  %r = icmp eq i128 %x, %y
  ret i1 %r
}

define i1 @at_least_constant(i128 %x) {
  %r = icmp sge i128 %x, 18446744073709551616
  ret i1 %r
}

define i128 @extended(i32 %x) {
  %r = sext i32 %x to i128
  ret i128 %r
}

define i128 @extended_truth(i1 %x) {
  %r = sext i1 %x to i128
  ret i128 %r
}

define i128 @zero_extended(i64 %x) {
  %r = zext i64 %x to i128
  ret i128 %r
}

define i64 @cut(i128 %x) {
  %r = trunc i128 %x to i64
  ret i64 %r
}

define i96 @cut_odd(i128 %x) {
  %r = trunc i128 %x to i96
  ret i96 %r
}

define i1 @lowest(i128 %x) {
  %r = trunc i128 %x to i1
  ret i1 %r
}

define i128 @choice(i128 %x, i128 %y, i1 %c) {
  %r = select i1 %c, i128 %x, i128 %y
  ret i128 %r
}

define i72 @odd(i72 %x, i72 %y) {
  %a = add i72 %x, %y
  %b = mul i72 %a, %y
  %r = sub i72 %b, 5
  ret i72 %r
}

define i1 @odd_less(i72 %x, i72 %y) {
  %r = icmp slt i72 %x, %y
  ret i1 %r
}

define i128 @memory(ptr %p, ptr %q) {
  %x = load i128, ptr %p
  %y = add i128 %x, 1
  store i128 %y, ptr %q
  ret i128 %y
}

define i128 @division(i128 %x, i128 %y) {
  %a = udiv i128 %x, %y
  %b = srem i128 %x, %y
  %r = xor i128 %a, %b
  ret i128 %r
}

define i128 @least(i128 %x, i128 %y) {
  %r = call i128 @llvm.smin.i128(i128 %x, i128 %y)
  ret i128 %r
}

define i200 @large(i200 %x, i200 %y) {
  %a = add i200 %x, %y
  %r = xor i200 %a, %x
  ret i200 %r
}

declare i128 @llvm.smin.i128(i128, i128)
