; passes: always-inline, inline, globaldce
; Bodies replace calls, callees first; allocas move to the caller's entry, byval arguments are
; copied, several returns meet in a phi; recursion, noinline and unknown bodies stay calls.
declare void @llvm.nvvm.barrier0() convergent
declare void @external(i32)
%s = type { i32, i32 }

define internal i32 @leaf(i32 %x) {
  %c = icmp slt i32 %x, 0
  br i1 %c, label %neg, label %pos
neg:
  %n = sub i32 0, %x
  ret i32 %n
pos:
  ret i32 %x
}

define internal i32 @middle(i32 %x, ptr byval(%s) %p) convergent {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %v = load i32, ptr %p
  store i32 0, ptr %p
  call void @llvm.nvvm.barrier0() convergent
  %a = load i32, ptr %slot
  %b = add i32 %a, %v
  %r = tail call i32 @leaf(i32 %b)
  ret i32 %r
}

define internal i32 @factorial(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %r = mul i32 %n, %f
  ret i32 %r
}

define internal void @never(i32 %x) noinline {
  call void @external(i32 %x)
  ret void
}

define internal void @stops() {
  call void @external(i32 0)
  unreachable
}

define internal i32 @forced(i32 %x) alwaysinline {
  %r = mul i32 %x, 3
  ret i32 %r
}

define i32 @top(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @middle(i32 %x, ptr byval(%s) %p)
  %b = call i32 @factorial(i32 %a)
  call void @never(i32 %b)
  %d = call i32 @forced(i32 %b)
  br i1 %c, label %t, label %f
t:
  call void @stops()
  br label %f
f:
  ret i32 %d
}
