; Conversions between integers and with pointers: cut registers, halves of registers, counts that have 32 bits anyway.
target triple = "nvptx64-nvidia-cuda"

define i1 @lowest_bit(i32 %x) {
  %r = trunc i32 %x to i1
  ret i1 %r
}

define i16 @cut(i64 %x) {
  %r = trunc i64 %x to i16
  ret i16 %r
}

define i24 @to_odd(i32 %x) {
  %r = trunc i32 %x to i24
  ret i24 %r
}

define i8 @from_odd(i24 %x) {
  %r = trunc i24 %x to i8
  ret i8 %r
}

define i64 @zero_extended(i8 %x) {
  %r = zext i8 %x to i64
  ret i64 %r
}

define i64 @sign_extended(i8 %x) {
  %r = sext i8 %x to i64
  ret i64 %r
}

define i32 @odd_signed(i13 %x) {
  %r = sext i13 %x to i32
  ret i32 %r
}

define i32 @of_truth(i1 %x) {
  %a = zext i1 %x to i32
  %b = sext i1 %x to i32
  %r = sub i32 %a, %b
  ret i32 %r
}

define i64 @address(ptr %p) {
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}

define i32 @cut_address(ptr addrspace(3) %p, ptr addrspace(3) %q) {
  %a = ptrtoint ptr addrspace(3) %p to i32
  %b = ptrtoint ptr addrspace(3) %p to i32
  %r = sub i32 %a, %b
  ret i32 %r
}

define ptr @moved(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = add i64 %a, 8
  %r = inttoptr i64 %b to ptr
  ret ptr %r
}

define i32 @bit_count(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  %r = trunc i64 %n to i32
  ret i32 %r
}

define i64 @extended_count(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %r = zext i32 %n to i64
  ret i64 %r
}

define i32 @extended_swap(i16 %x) {
  %n = call i16 @llvm.bswap.i16(i16 %x)
  %r = zext i16 %n to i32
  ret i32 %r
}

define i32 @signed_swap(i16 %x) {
  %n = call i16 @llvm.bswap.i16(i16 %x)
  %r = sext i16 %n to i32
  ret i32 %r
}

define i32 @upper_half(i64 %x) {
  %s = lshr i64 %x, 32
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i32 @not_upper(i64 %x) {
  %s = ashr i64 %x, 33
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i64 @joined(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %c = shl i64 %b, 32
  %r = or i64 %c, %a
  ret i64 %r
}

define i64 @joined_signed(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = zext i32 %y to i64
  %c = shl i64 %b, 32
  %r = or i64 %c, %a
  ret i64 %r
}

define <4 x i8> @vector(<4 x i32> %x) {
  %r = trunc <4 x i32> %x to <4 x i8>
  ret <4 x i8> %r
}

define <2 x i64> @vector_extended(<2 x i7> %x) {
  %r = sext <2 x i7> %x to <2 x i64>
  ret <2 x i64> %r
}

declare i16 @llvm.bswap.i16(i16)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctpop.i64(i64)
