; passes: declare-intrinsics, type-promotion, adce, strip-dead-prototypes
; Bytes between an element of a vector and an element of another one are computed in 32 bits.
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)

define <4 x i8> @sums(<4 x i8> %v, <4 x i8> %w) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %w, i32 1
  %c = extractelement <4 x i8> %w, i32 2
  %s = add i8 %a, %b
  %m = mul i8 %s, %c
  %r = insertelement <4 x i8> %v, i8 %m, i32 0
  ret <4 x i8> %r
}

; The sum has bits above the lowest eight, which the minimum would read.
define <4 x i8> @minimum(<4 x i8> %v) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %s = add i8 %a, %b
  %m = call i8 @llvm.umin.i8(i8 %s, i8 100)
  %h = lshr i8 %m, 1
  %r = insertelement <4 x i8> %v, i8 %h, i32 0
  ret <4 x i8> %r
}

define <4 x i8> @saturated(<4 x i8> %v) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %c = extractelement <4 x i8> %v, i32 2
  %s = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  %m = call i8 @llvm.smax.i8(i8 %s, i8 %c)
  %u = call i8 @llvm.usub.sat.i8(i8 %m, i8 -56)
  %r = insertelement <4 x i8> %v, i8 %u, i32 0
  ret <4 x i8> %r
}

; A choice by a comparison of elements, and a conversion.
define <4 x i8> @choice(<4 x i8> %v, float %x) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %c = icmp slt i8 %a, %b
  %n = fptoui float %x to i8
  %d = ashr i8 %a, 2
  %s = select i1 %c, i8 %n, i8 %d
  %r = insertelement <4 x i8> %v, i8 %s, i32 0
  ret <4 x i8> %r
}

; Each of two parameters would need an instruction to have 32 bits.
define <4 x i8> @others(<4 x i8> %v, i8 %x, i8 %y) {
  %s = add i8 %x, %y
  %r = insertelement <4 x i8> %v, i8 %s, i32 0
  ret <4 x i8> %r
}

; Indices and summands: elements and loaded bytes are extended where they are read.
define i64 @index(<4 x i8> %v) {
  %a = extractelement <4 x i8> %v, i32 2
  %h = lshr i8 %a, 4
  %z = zext i8 %h to i64
  ret i64 %z
}
define i32 @two_halves(ptr %p) {
  %a = load i8, ptr %p
  %h = lshr i8 %a, 4
  %l = and i8 %a, 15
  %x = zext nneg i8 %h to i32
  %y = sext i8 %l to i32
  %s = add i32 %x, %y
  ret i32 %s
}
define i32 @distance(<4 x i8> %v, <4 x i8> %w) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %w, i32 0
  %c = icmp ult i8 %a, %b
  %x = select i1 %c, i8 %b, i8 %a
  %y = select i1 %c, i8 %a, i8 %b
  %d = sub i8 %x, %y
  %z = zext i8 %d to i32
  ret i32 %z
}

; A maximum of loaded bytes is one instruction.
define i32 @greatest(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = icmp ugt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %z = zext i8 %m to i32
  ret i32 %z
}
