; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Divisors that are powers of two, which a loop doubles or halves, or that come from a shift, a choice or the lowest bit: shifts and masks.
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)

define void @doubled(ptr %p, i32 %t, i32 %n) {
entry:
  br label %l
l:
  %m = phi i32 [ 1, %entry ], [ %m1, %l ]
  %q = udiv i32 %t, %m
  %r = urem i32 %t, %m
  %g = getelementptr i32, ptr %p, i32 %q
  store i32 %r, ptr %g
  %m1 = shl i32 %m, 1
  %c = icmp slt i32 %m1, %n
  br i1 %c, label %l, label %e
e:
  ret void
}

define void @halved(ptr %p, i32 %t) {
entry:
  br label %l
l:
  %m = phi i32 [ 512, %entry ], [ %m1, %l ]
  %q = udiv i32 %t, %m
  %g = getelementptr i32, ptr %p, i32 %q
  store i32 %m, ptr %g
  %m1 = lshr i32 %m, 1
  %c = icmp ugt i32 %m, 1
  br i1 %c, label %l, label %e
e:
  ret void
}

; Not by 3 or from 3, and a phi that may become 0 is not a power of two for a quotient that may be poison only.
define void @tripled(ptr %p, i32 %t, i32 %n, i32 %s) {
entry:
  br label %l
l:
  %m = phi i32 [ 1, %entry ], [ %m1, %l ]
  %k = phi i32 [ 3, %entry ], [ %k1, %l ]
  %q = udiv i32 %t, %m
  %r = udiv i32 %s, %k
  %g = getelementptr i32, ptr %p, i32 %q
  store i32 %r, ptr %g
  %m1 = mul i32 %m, 3
  %k1 = shl i32 %k, 1
  %c = icmp slt i32 %m1, %n
  br i1 %c, label %l, label %e
e:
  ret void
}

define i32 @chosen(i32 %t, i32 %n, i1 %c) {
  %a = shl i32 1, %n
  %b = select i1 %c, i32 %a, i32 64
  %q = udiv i32 %t, %b
  %r = urem i32 %t, %b
  %s = xor i32 %q, %r
  ret i32 %s
}

; A quotient of signed numbers: the divisor may be the sign bit.
define i32 @signed(i32 %t, i32 %n) {
  %a = and i32 %t, 1023
  %s = shl i32 1, %n
  %q = sdiv i32 %a, %s
  %r = srem i32 %a, %s
  %o = xor i32 %q, %r
  ret i32 %o
}

define i32 @lowest(i32 %t, i32 %x) {
  %n = sub i32 0, %x
  %b = and i32 %x, %n
  %m = call i32 @llvm.umax.i32(i32 %b, i32 1)
  %q = udiv i32 %t, %m
  ret i32 %q
}
