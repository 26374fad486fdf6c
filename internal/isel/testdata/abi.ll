; The calling convention: small integers extended, floats, aggregates and halves by
; bytes, byval, empty structures left out, prototypes before use, indirect calls and
; recursion (S2-21, S4-11 … S4-13, S4-130 … S4-132, P-03, P-06, X-41).
target triple = "nvptx64-nvidia-cuda"

%pair = type { double, i32 }
%empty = type {}

declare i32 @external(i8 signext, i16 zeroext, i1, i24, half, float, double, ptr)
declare void @by_value(ptr byval(%pair) align 8)
declare %pair @makes(%pair, %empty)

define i32 @calls(i8 %a, i16 %b, i1 %c, i24 %d, half %e, float %f, double %g, ptr %h) {
  %r = call i32 @external(i8 signext %a, i16 zeroext %b, i1 %c, i24 %d, half %e, float %f, double %g, ptr %h)
  ret i32 %r
}

define i8 @narrow_result(i32 %x) {
  %t = trunc i32 %x to i8
  ret i8 %t
}

define signext i8 @signed_result(i32 %x) {
  %t = trunc i32 %x to i8
  ret i8 %t
}

define %pair @aggregates(%pair %x, ptr byval(%pair) align 8 %p) {
  call void @by_value(ptr byval(%pair) align 8 %p)
  %r = call %pair @makes(%pair %x, %empty zeroinitializer)
  ret %pair %r
}

define float @indirect(ptr %f, float %x) {
  %r = call float %f(float %x)
  ret float %r
}

define i64 @factorial(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %one, label %more
one:
  ret i64 1
more:
  %m = sub i64 %n, 1
  %f = call i64 @factorial(i64 %m)
  %r = mul i64 %n, %f
  ret i64 %r
}

; @calls is not executed: its callee is not in the module
; @aggregates is not executed: its callee is not in the module
; @indirect is not executed: its callee is an argument
