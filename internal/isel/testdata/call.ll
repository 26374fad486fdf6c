; Calls: direct, indirect, of aliases, of functions that do not return, with results that are not used.
target triple = "nvptx64-nvidia-cuda"

@twin = alias i32 (i32), ptr @inc

define i32 @inc(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define i32 @dec(i32 %x) {
  %r = sub i32 %x, 1
  ret i32 %r
}

define i32 @direct(i32 %x) {
  %a = call i32 @inc(i32 %x)
  %r = call i32 @inc(i32 %a)
  ret i32 %r
}

define i32 @unused(i32 %x) {
  %a = call i32 @inc(i32 %x)
  ret i32 %x
}

define i32 @by_alias(i32 %x) {
  %r = call i32 @twin(i32 %x)
  ret i32 %r
}

define i32 @indirect(i32 %x, i1 %c) {
  %f = select i1 %c, ptr @inc, ptr @dec
  %r = call i32 %f(i32 %x)
  ret i32 %r
}

define i32 @indirect_twice(i32 %x, i1 %c) {
  %f = select i1 %c, ptr @inc, ptr @dec
  %a = call i32 %f(i32 %x)
  %r = call i32 %f(i32 %a)
  ret i32 %r
}

define void @stores(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}

define i32 @no_result(ptr %p, i32 %x) {
  call void @stores(ptr %p, i32 %x)
  %r = load i32, ptr %p
  ret i32 %r
}

; @never is not executed: it cannot end
define void @never() {
  unreachable
}

define i32 @does_not_return(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @never() noreturn
  unreachable
b:
  ret i32 %x
}

define i32 @recursive(i32 %n) {
  %m = and i32 %n, 7
  %c = icmp eq i32 %m, 0
  br i1 %c, label %z, label %s
z:
  ret i32 1
s:
  %k = sub i32 %m, 1
  %a = call i32 @recursive(i32 %k)
  %r = mul i32 %a, %m
  ret i32 %r
}
