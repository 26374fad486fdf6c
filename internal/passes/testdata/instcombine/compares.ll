; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Comparisons: of addresses, of wide numbers, two of the same operands; rotations with masks.
@a = internal global i32 0
@b = internal global i32 0
declare i1 @truth()

define i1 @distinct() {
  %p = getelementptr i8, ptr @a, i64 4
  %q = getelementptr i8, ptr @a, i64 8
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
define i1 @not_null() {
  %c = icmp ne ptr @a, null
  ret i1 %c
}
define i1 @through_casts(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = addrspacecast ptr addrspace(1) %p to ptr
  %y = addrspacecast ptr addrspace(1) %q to ptr
  %c = icmp eq ptr %x, %y
  ret i1 %c
}
define i1 @number_as_address(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @less_or_equal(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp eq i32 %y, %x
  %c = or i1 %a, %b
  ret i1 %c
}
define i1 @greater_signed(i32 %x, i32 %y) {
  %a = icmp sge i32 %x, %y
  %b = icmp ne i32 %x, %y
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @contradiction(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp ugt i32 %x, %y
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @anything(i32 %x, i32 %y) {
  %a = icmp ule i32 %x, %y
  %b = icmp ugt i32 %x, %y
  %c = or i1 %a, %b
  ret i1 %c
}
; Signed and unsigned do not mix.
define i1 @mixed(i32 %x, i32 %y) {
  %a = icmp ult i32 %x, %y
  %b = icmp sgt i32 %x, %y
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @scaled(i32 %x) {
  %a = mul nsw i32 %x, 12
  %c = icmp eq i32 %a, 0
  ret i1 %c
}
define i1 @shifted(i32 %x) {
  %a = shl nsw i32 %x, 3
  %c = icmp eq i32 %a, -16
  ret i1 %c
}
define i1 @narrowed(i64 %x) {
  %a = trunc nuw i64 %x to i32
  %c = icmp ult i32 %a, 7
  ret i1 %c
}
define i1 @same_addend(i32 %x, i32 %y, i32 %z) {
  %a = add i32 %x, %z
  %b = add i32 %z, %y
  %c = icmp eq i32 %a, %b
  ret i1 %c
}
define i32 @rotated(i32 %x, i32 %n) {
  %k = and i32 %n, 31
  %l = shl i32 %x, %k
  %m = sub i32 0, %k
  %o = and i32 %m, 31
  %r = lshr i32 %x, %o
  %v = or i32 %l, %r
  ret i32 %v
}
define i32 @rotated_right(i32 %x, i32 %n) {
  %k = and i32 %n, 31
  %r = lshr i32 %x, %k
  %m = sub i32 0, %k
  %o = and i32 %m, 31
  %l = shl i32 %x, %o
  %v = or i32 %r, %l
  ret i32 %v
}
; With two sources n = 0 gives x | y, which is no funnel shift.
define i32 @no_funnel(i32 %x, i32 %y, i32 %n) {
  %k = and i32 %n, 31
  %l = shl i32 %x, %k
  %m = sub i32 0, %k
  %o = and i32 %m, 31
  %r = lshr i32 %y, %o
  %v = or i32 %l, %r
  ret i32 %v
}
define ptr @chosen_offset(ptr %p, i1 %c, i64 %i, i64 %j) {
  %x = getelementptr i32, ptr %p, i64 %i
  %y = getelementptr i32, ptr %p, i64 %j
  %s = select i1 %c, ptr %x, ptr %y
  ret ptr %s
}
; The second operand may be poison where the first decides: a select, not logic.
define i1 @both(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 0
  %s = add nsw i32 %y, 1
  %b = icmp sgt i32 %s, 9
  %c = select i1 %a, i1 %b, i1 false
  ret i1 %c
}
define i1 @both_frozen(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 0
  %f = freeze i32 %y
  %b = icmp sgt i32 %f, 9
  %c = select i1 %a, i1 %b, i1 false
  ret i1 %c
}
define i1 @either(i32 %x) {
  %a = icmp eq i32 %x, 0
  %b = call noundef i1 @truth()
  %c = select i1 %a, i1 true, i1 %b
  ret i1 %c
}
; A comparison that merges with each of two that do not merge with each other.
define i1 @mixed_chain(i32 %x, i32 %y) {
  %ne = icmp ne i32 %x, %y
  %slt = icmp slt i32 %x, %y
  %ugt = icmp ugt i32 %x, %y
  %a = or i1 %ne, %ugt
  %b = or i1 %slt, %a
  ret i1 %b
}
