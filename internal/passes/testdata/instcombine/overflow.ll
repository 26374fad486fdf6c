; Arithmetic that reports overflow becomes the operation and one comparison, or only the operation.
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define { i32, i1 } @sum(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}
define { i32, i1 } @constant(i32 %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 -7, i32 %x)
  ret { i32, i1 } %r
}
define { i32, i1 } @least(i32 %x) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x, i32 -2147483648)
  ret { i32, i1 } %r
}
define { i32, i1 } @factor(i32 %x) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 -12)
  ret { i32, i1 } %r
}
define { i64, i1 } @fits(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define i32 @value(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %y)
  %v = extractvalue { i32, i1 } %r, 0
  ret i32 %v
}
define { i32, i1 } @stays(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}
