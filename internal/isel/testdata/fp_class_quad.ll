; Operations on the bits of fp128.
target triple = "nvptx64-nvidia-cuda"

declare fp128 @llvm.fabs.f128(fp128)
declare fp128 @llvm.copysign.f128(fp128, fp128)
declare <2 x fp128> @llvm.fabs.v2f128(<2 x fp128>)
declare i1 @llvm.is.fpclass.f128(fp128, i32)

define i128 @neg(i128 %x) {
  %a = bitcast i128 %x to fp128
  %n = fneg fp128 %a
  %r = bitcast fp128 %n to i128
  ret i128 %r
}

define i128 @neg.means(i128 %x) {
  %r = xor i128 %x, -170141183460469231731687303715884105728
  ret i128 %r
}

define i128 @abs(i128 %x) {
  %a = bitcast i128 %x to fp128
  %n = call fp128 @llvm.fabs.f128(fp128 %a)
  %r = bitcast fp128 %n to i128
  ret i128 %r
}

define i128 @abs.means(i128 %x) {
  %r = and i128 %x, 170141183460469231731687303715884105727
  ret i128 %r
}

define i128 @sign(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %n = call fp128 @llvm.copysign.f128(fp128 %a, fp128 %b)
  %r = bitcast fp128 %n to i128
  ret i128 %r
}

define i128 @sign.means(i128 %x, i128 %y) {
  %a = and i128 %x, 170141183460469231731687303715884105727
  %s = and i128 %y, -170141183460469231731687303715884105728
  %r = or i128 %a, %s
  ret i128 %r
}

define i128 @pair(i128 %x, i128 %y) {
  %a = bitcast i128 %x to fp128
  %b = bitcast i128 %y to fp128
  %v0 = insertelement <2 x fp128> poison, fp128 %a, i32 0
  %v1 = insertelement <2 x fp128> %v0, fp128 %b, i32 1
  %w = call <2 x fp128> @llvm.fabs.v2f128(<2 x fp128> %v1)
  %n = fneg <2 x fp128> %w
  %e = extractelement <2 x fp128> %n, i32 1
  %r = bitcast fp128 %e to i128
  ret i128 %r
}

define i128 @pair.means(i128 %x, i128 %y) {
  %r = or i128 %y, -170141183460469231731687303715884105728
  ret i128 %r
}

; All classes of a number with sign, exponent and fraction from the low bits of %k: exponents 0, 1, 32766 and 32767, fractions 0, 1,
; the quiet bit, and both.
define i32 @class(i32 %k) {
  %w = zext i32 %k to i128
  %s0 = and i128 %w, 1
  %s = shl i128 %s0, 127
  %e0 = lshr i128 %w, 1
  %e1 = and i128 %e0, 1
  %e2 = lshr i128 %w, 2
  %e3 = and i128 %e2, 1
  %e4 = mul i128 %e3, 32766
  %e5 = add i128 %e4, %e1
  %e = shl i128 %e5, 112
  %f0 = lshr i128 %w, 3
  %f1 = and i128 %f0, 1
  %f2 = lshr i128 %w, 4
  %f3 = and i128 %f2, 1
  %f4 = shl i128 %f3, 111
  %se = or i128 %s, %e
  %ff = or i128 %f1, %f4
  %n = or i128 %se, %ff
  %q = bitcast i128 %n to fp128
  %c0 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 1)
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 2)
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 4)
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 8)
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 16)
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 32)
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 64)
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 128)
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 256)
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 512)
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %m0 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 3)
  %mz0 = zext i1 %m0 to i32
  %mh0 = shl i32 %mz0, 10
  %mo0 = or i32 %o9, %mh0
  %m1 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 516)
  %mz1 = zext i1 %m1 to i32
  %mh1 = shl i32 %mz1, 11
  %mo1 = or i32 %mo0, %mh1
  %m2 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 264)
  %mz2 = zext i1 %m2 to i32
  %mh2 = shl i32 %mz2, 12
  %mo2 = or i32 %mo1, %mh2
  %m3 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 144)
  %mz3 = zext i1 %m3 to i32
  %mh3 = shl i32 %mz3, 13
  %mo3 = or i32 %mo2, %mh3
  %m4 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 96)
  %mz4 = zext i1 %m4 to i32
  %mh4 = shl i32 %mz4, 14
  %mo4 = or i32 %mo3, %mh4
  %m5 = call i1 @llvm.is.fpclass.f128(fp128 %q, i32 1016)
  %mz5 = zext i1 %m5 to i32
  %mh5 = shl i32 %mz5, 15
  %mo5 = or i32 %mo4, %mh5
  ret i32 %mo5
}

define i32 @class.means(i32 %k) {
  %s0 = and i32 %k, 1
  %neg = icmp ne i32 %s0, 0
  %e0 = lshr i32 %k, 1
  %e = and i32 %e0, 3
  %f0 = lshr i32 %k, 3
  %f = and i32 %f0, 3
  %whole = icmp eq i32 %f, 0
  %quiet = icmp uge i32 %f, 2
  %nan = select i1 %quiet, i32 1026, i32 1025
  %inf = select i1 %neg, i32 2052, i32 35328
  %top = select i1 %whole, i32 %inf, i32 %nan
  %normal = select i1 %neg, i32 36872, i32 37120
  %sub = select i1 %neg, i32 40976, i32 41088
  %zero = select i1 %neg, i32 49184, i32 49216
  %low = select i1 %whole, i32 %zero, i32 %sub
  %islow = icmp eq i32 %e, 0
  %istop = icmp eq i32 %e, 3
  %r0 = select i1 %istop, i32 %top, i32 %normal
  %r = select i1 %islow, i32 %low, i32 %r0
  ret i32 %r
}
