; passes: inline, globaldce
; Static allocas of inlined functions move to the entry block and live from the call to each return, unless they have markers already; the
; copy of a byval argument lives as long. Dynamic allocas are freed at the return, but for those that mem2reg makes registers.
%s = type { [8 x i32] }
declare void @fill(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define internal i32 @array(i32 %x) {
  %a = alloca [8 x i32]
  call void @fill(ptr %a)
  %p = getelementptr i32, ptr %a, i32 %x
  %c = icmp eq i32 %x, 3
  br i1 %c, label %first, label %other
first:
  %r = load i32, ptr %a
  ret i32 %r
other:
  %q = load i32, ptr %p
  ret i32 %q
}

define internal i32 @marked(i32 %x) {
  %a = alloca [8 x i32]
  %c = icmp eq i32 %x, 3
  br i1 %c, label %use, label %none
none:
  ret i32 0
use:
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @fill(ptr %a)
  %p = getelementptr i32, ptr %a, i32 %x
  %r = load i32, ptr %p
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}

define internal void @copied(ptr byval(%s) %a) {
  call void @fill(ptr %a)
  ret void
}

define internal i32 @sized(i32 %x) {
  %a = alloca i32, i32 %x
  call void @fill(ptr %a)
  %r = load i32, ptr %a
  ret i32 %r
}

define internal i32 @register(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %some, label %none
some:
  %a = alloca i32
  store i32 %x, ptr %a
  %r = load i32, ptr %a
  ret i32 %r
none:
  ret i32 1
}

define i32 @top(i32 %n, ptr %object) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = call i32 @array(i32 %i)
  %b = call i32 @marked(i32 %a)
  call void @copied(ptr byval(%s) %object)
  %d = call i32 @sized(i32 %b)
  %next = call i32 @register(i32 %d)
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %next
}
