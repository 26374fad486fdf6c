; Integer intrinsics: minima and maxima, absolute values, counts, reversals, of widths that PTX has and has not.
target triple = "nvptx64-nvidia-cuda"

define i1 @smax_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.smax.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @smin_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.smin.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @umax_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.umax.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @umin_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.umin.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i8 @smax_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @smin_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @umax_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @umin_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i32 @smax_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @smin_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @umax_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @umin_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i64 @smax_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.smax.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @smin_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.smin.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @umax_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.umax.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @umin_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.umin.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i1 @ctpop_i1(i1 %x) {
  %r = call i1 @llvm.ctpop.i1(i1 %x)
  ret i1 %r
}

define i1 @ctlz_i1(i1 %x) {
  %r = call i1 @llvm.ctlz.i1(i1 %x, i1 false)
  ret i1 %r
}

define i1 @cttz_i1(i1 %x) {
  %r = call i1 @llvm.cttz.i1(i1 %x, i1 false)
  ret i1 %r
}

define i1 @bitreverse_i1(i1 %x) {
  %r = call i1 @llvm.bitreverse.i1(i1 %x)
  ret i1 %r
}

define i1 @abs_i1(i1 %x) {
  %r = call i1 @llvm.abs.i1(i1 %x, i1 true)
  ret i1 %r
}

define i8 @ctpop_i8(i8 %x) {
  %r = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %r
}

define i8 @ctlz_i8(i8 %x) {
  %r = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  ret i8 %r
}

define i8 @cttz_i8(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %r
}

define i8 @bitreverse_i8(i8 %x) {
  %r = call i8 @llvm.bitreverse.i8(i8 %x)
  ret i8 %r
}

define i8 @abs_i8(i8 %x) {
  %r = call i8 @llvm.abs.i8(i8 %x, i1 true)
  ret i8 %r
}

define i16 @ctpop_i16(i16 %x) {
  %r = call i16 @llvm.ctpop.i16(i16 %x)
  ret i16 %r
}

define i16 @ctlz_i16(i16 %x) {
  %r = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %r
}

define i16 @cttz_i16(i16 %x) {
  %r = call i16 @llvm.cttz.i16(i16 %x, i1 false)
  ret i16 %r
}

define i16 @bitreverse_i16(i16 %x) {
  %r = call i16 @llvm.bitreverse.i16(i16 %x)
  ret i16 %r
}

define i16 @abs_i16(i16 %x) {
  %r = call i16 @llvm.abs.i16(i16 %x, i1 true)
  ret i16 %r
}

define i32 @ctpop_i32(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}

define i32 @ctlz_i32(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}

define i32 @cttz_i32(i32 %x) {
  %r = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %r
}

define i32 @bitreverse_i32(i32 %x) {
  %r = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %r
}

define i32 @abs_i32(i32 %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %r
}

define i64 @ctpop_i64(i64 %x) {
  %r = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %r
}

define i64 @ctlz_i64(i64 %x) {
  %r = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %r
}

define i64 @cttz_i64(i64 %x) {
  %r = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  ret i64 %r
}

define i64 @bitreverse_i64(i64 %x) {
  %r = call i64 @llvm.bitreverse.i64(i64 %x)
  ret i64 %r
}

define i64 @abs_i64(i64 %x) {
  %r = call i64 @llvm.abs.i64(i64 %x, i1 true)
  ret i64 %r
}

define i23 @ctpop_i23(i23 %x) {
  %r = call i23 @llvm.ctpop.i23(i23 %x)
  ret i23 %r
}

define i23 @ctlz_i23(i23 %x) {
  %r = call i23 @llvm.ctlz.i23(i23 %x, i1 false)
  ret i23 %r
}

define i23 @cttz_i23(i23 %x) {
  %r = call i23 @llvm.cttz.i23(i23 %x, i1 false)
  ret i23 %r
}

define i23 @bitreverse_i23(i23 %x) {
  %r = call i23 @llvm.bitreverse.i23(i23 %x)
  ret i23 %r
}

define i23 @abs_i23(i23 %x) {
  %r = call i23 @llvm.abs.i23(i23 %x, i1 true)
  ret i23 %r
}

define i51 @ctpop_i51(i51 %x) {
  %r = call i51 @llvm.ctpop.i51(i51 %x)
  ret i51 %r
}

define i51 @ctlz_i51(i51 %x) {
  %r = call i51 @llvm.ctlz.i51(i51 %x, i1 false)
  ret i51 %r
}

define i51 @cttz_i51(i51 %x) {
  %r = call i51 @llvm.cttz.i51(i51 %x, i1 false)
  ret i51 %r
}

define i51 @bitreverse_i51(i51 %x) {
  %r = call i51 @llvm.bitreverse.i51(i51 %x)
  ret i51 %r
}

define i51 @abs_i51(i51 %x) {
  %r = call i51 @llvm.abs.i51(i51 %x, i1 true)
  ret i51 %r
}

define i16 @bswap_i16(i16 %x) {
  %r = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %r
}

define i32 @bswap_i32(i32 %x) {
  %r = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %r
}

define i48 @bswap_i48(i48 %x) {
  %r = call i48 @llvm.bswap.i48(i48 %x)
  ret i48 %r
}

define i64 @bswap_i64(i64 %x) {
  %r = call i64 @llvm.bswap.i64(i64 %x)
  ret i64 %r
}

define i8 @never_zero(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  ret i8 %r
}

define i64 @wrapping_abs(i64 %x) {
  %r = call i64 @llvm.abs.i64(i64 %x, i1 false)
  ret i64 %r
}

define <2 x i16> @vector(<2 x i16> %x) {
  %r = call <2 x i16> @llvm.ctlz.v2i16(<2 x i16> %x, i1 false)
  ret <2 x i16> %r
}

declare <2 x i16> @llvm.ctlz.v2i16(<2 x i16>, i1)
declare i1 @llvm.abs.i1(i1, i1)
declare i1 @llvm.bitreverse.i1(i1)
declare i1 @llvm.ctlz.i1(i1, i1)
declare i1 @llvm.ctpop.i1(i1)
declare i1 @llvm.cttz.i1(i1, i1)
declare i1 @llvm.smax.i1(i1, i1)
declare i1 @llvm.smin.i1(i1, i1)
declare i1 @llvm.umax.i1(i1, i1)
declare i1 @llvm.umin.i1(i1, i1)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.cttz.i16(i16, i1)
declare i23 @llvm.abs.i23(i23, i1)
declare i23 @llvm.bitreverse.i23(i23)
declare i23 @llvm.ctlz.i23(i23, i1)
declare i23 @llvm.ctpop.i23(i23)
declare i23 @llvm.cttz.i23(i23, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i48 @llvm.bswap.i48(i48)
declare i51 @llvm.abs.i51(i51, i1)
declare i51 @llvm.bitreverse.i51(i51)
declare i51 @llvm.ctlz.i51(i51, i1)
declare i51 @llvm.ctpop.i51(i51)
declare i51 @llvm.cttz.i51(i51, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)

; The number of the highest one.
define i32 @highest(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %r = sub i32 31, %n
  ret i32 %r
}
define i32 @highest_xor(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %r = xor i32 %n, 31
  ret i32 %r
}
define i32 @highest_xor_zero(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %r = xor i32 %n, 31
  ret i32 %r
}
define i64 @highest64(i64 %x) {
  %n = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  %r = sub i64 63, %n
  ret i64 %r
}
