; Facts that attributes of parameters state.
declare i32 @llvm.cttz.i32(i32, i1)

define i32 @range(i32 range(i32 0, 1024) %x) {
  %y = sdiv i32 %x, 8
  ret i32 %y
}
define i1 @compared(i8 range(i8 0, 2) %x) {
  %c = icmp ult i8 %x, 2
  ret i1 %c
}
define i64 @aligned(ptr align 16 %p, i64 %i) {
  %q = getelementptr i64, ptr %p, i64 %i
  %n = ptrtoint ptr %q to i64
  %low = and i64 %n, 7
  ret i64 %low
}
define i1 @below(ptr %p) {
  %c = icmp ult ptr %p, null
  %d = icmp uge ptr %p, null
  %e = xor i1 %c, %d
  ret i1 %e
}
define i32 @place(i32 %x) {
  %a = shl i32 5, %x
  %n = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %n
}
