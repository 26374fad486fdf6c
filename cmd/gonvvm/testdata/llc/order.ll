; What llc prints beside instructions, and the order in which parameters are read.
target triple = "nvptx64-nvidia-cuda"

declare i1 @flag(i1)
declare void @small(i8 signext)
declare void @done()

; A parameter is read where the instruction of its number stands, but before its first use.
define i32 @late(i32 %a, i32 %b, i32 %c, i32 %d) {
  %x = add i32 %a, %d
  %y = mul i32 %x, %c
  %z = sub i32 %y, %b
  ret i32 %z
}

define weak void @stores(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, ptr %q) {
  %x = add i32 %c, %d
  %y = mul i32 %a, %b
  store i32 %x, ptr %p
  store i32 %y, ptr %q
  ret void
}

define void @through(ptr %p, ptr %q, ptr %r) {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %c = add i32 %a, %b
  store i32 %c, ptr %r
  %d = load i32, ptr %r
  %e = mul i32 %d, %a
  store i32 %e, ptr %p
  ret void
}

define { i32, i32 } @pair(i32 %a, i32 %b, float %f, float %g) {
  %c = add i32 %a, %b
  %d = mul i32 %a, 7
  %h = fadd float %f, %g
  %j = bitcast float %h to i32
  %k = xor i32 %d, %j
  %r = insertvalue { i32, i32 } poison, i32 %k, 0
  %s = insertvalue { i32, i32 } %r, i32 %c, 1
  ret { i32, i32 } %s
}

; A truth value is 0 or -1 where nothing says what its other bits are.
define i1 @same(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

define zeroext i1 @samez(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

; Calls are numbered through the module; the declaration says how the argument is extended.
define i32 @calls(i32 %a, i32 %b, i8 %x) {
  %c = icmp eq i32 %a, %b
  %e = call i1 @flag(i1 %c)
  call void @small(i8 %x)
  %h = select i1 %e, i32 %a, i32 %b
  ret i32 %h
}

define void @again() {
  call void @done()
  ret void
}

; llc leaves mad.wide to ptxas.
define i64 @wide(i32 %a, i32 %b, i64 %c) {
  %m = mul nsw i32 %a, %b
  %s = sext i32 %m to i64
  %r = add i64 %s, %c
  ret i64 %r
}

define i32 @select_bytes(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}

declare i32 @llvm.bswap.i32(i32)
