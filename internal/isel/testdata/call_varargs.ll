; Functions with a variable number of arguments.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)

; @sum is not executed: a variable number of arguments
define i64 @sum(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, i64
  %c = va_arg ptr %list, double
  call void @llvm.va_end.p0(ptr %list)
  %d = sext i32 %a to i64
  %e = fptosi double %c to i64
  %f = add i64 %d, %b
  %r = add i64 %f, %e
  ret i64 %r
}

define i64 @passes(i32 %x, i64 %y) {
  %r = call i64 (i32, ...) @sum(i32 3, i32 %x, i64 %y, double 2.5)
  ret i64 %r
}

define i64 @passes.means(i32 %x, i64 %y) {
  %d = sext i32 %x to i64
  %f = add i64 %d, %y
  %r = add i64 %f, 2
  ret i64 %r
}
