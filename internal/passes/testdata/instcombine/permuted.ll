; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Parts of one number in another order, tests that are one (P-20).

define i32 @bytes(i32 %x) {
  %a = lshr i32 %x, 24
  %b = lshr i32 %x, 8
  %b1 = and i32 %b, 65280
  %c = shl i32 %x, 8
  %c1 = and i32 %c, 16711680
  %d = shl i32 %x, 24
  %e = or i32 %a, %b1
  %f = or i32 %e, %c1
  %g = or i32 %f, %d
  ret i32 %g
}

; Halves change places first.
define i32 @steps(i32 %x) {
  %a = shl i32 %x, 16
  %b = lshr i32 %x, 16
  %c = or i32 %a, %b
  %d = and i32 %c, 16711935
  %e = shl i32 %d, 8
  %f = lshr i32 %c, 8
  %g = and i32 %f, 16711935
  %h = or i32 %e, %g
  ret i32 %h
}

; One byte is missing.
define i32 @three(i32 %x) {
  %a = lshr i32 %x, 24
  %b = lshr i32 %x, 8
  %b1 = and i32 %b, 65280
  %d = shl i32 %x, 24
  %e = or i32 %a, %b1
  %g = or i32 %e, %d
  ret i32 %g
}

define i1 @letter(i8 %x) {
  %a = icmp ugt i8 %x, 96
  %b = icmp ult i8 %x, 123
  %c = and i1 %a, %b
  %d = icmp ugt i8 %x, 64
  %e = icmp ult i8 %x, 91
  %f = and i1 %d, %e
  %g = or i1 %c, %f
  ret i1 %g
}

define i1 @outside(float %x) {
  %a = fcmp olt float %x, -1.0
  %b = fcmp ogt float %x, 1.0
  %c = or i1 %a, %b
  ret i1 %c
}

; A number that is none is inside of neither.
define i1 @inside(float %x) {
  %a = fcmp oge float %x, -1.0
  %b = fcmp ole float %x, 1.0
  %c = and i1 %a, %b
  ret i1 %c
}

; The bounds differ.
define i1 @between(float %x) {
  %a = fcmp oge float %x, -1.0
  %b = fcmp ole float %x, 2.0
  %c = and i1 %a, %b
  ret i1 %c
}

define i32 @distance(i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x
  %c = icmp ugt i32 %x, %y
  %d = select i1 %c, i32 %a, i32 %b
  ret i32 %d
}

define float @product(float %x, float %y) {
  %a = fmul float %y, 0.5
  %b = fsub float %x, %a
  ret float %b
}

; The bits in the opposite order, by swaps of neighbours, pairs, …: every step reads the one before it twice.
define i32 @reverse32(i32 %x) {
  %reverse321 = lshr i32 %x, 1
  %reverse322 = and i32 %reverse321, 1431655765
  %reverse323 = and i32 %x, 1431655765
  %reverse324 = shl i32 %reverse323, 1
  %reverse325 = or i32 %reverse322, %reverse324
  %reverse326 = lshr i32 %reverse325, 2
  %reverse327 = and i32 %reverse326, 858993459
  %reverse328 = and i32 %reverse325, 858993459
  %reverse329 = shl i32 %reverse328, 2
  %reverse3210 = or i32 %reverse327, %reverse329
  %reverse3211 = lshr i32 %reverse3210, 4
  %reverse3212 = and i32 %reverse3211, 252645135
  %reverse3213 = and i32 %reverse3210, 252645135
  %reverse3214 = shl i32 %reverse3213, 4
  %reverse3215 = or i32 %reverse3212, %reverse3214
  %reverse3216 = lshr i32 %reverse3215, 8
  %reverse3217 = and i32 %reverse3216, 16711935
  %reverse3218 = and i32 %reverse3215, 16711935
  %reverse3219 = shl i32 %reverse3218, 8
  %reverse3220 = or i32 %reverse3217, %reverse3219
  %reverse3221 = lshr i32 %reverse3220, 16
  %reverse3222 = shl i32 %reverse3220, 16
  %reverse3223 = or i32 %reverse3221, %reverse3222
  ret i32 %reverse3223
}

define i64 @reverse64(i64 %x) {
  %reverse641 = lshr i64 %x, 1
  %reverse642 = and i64 %reverse641, 6148914691236517205
  %reverse643 = and i64 %x, 6148914691236517205
  %reverse644 = shl i64 %reverse643, 1
  %reverse645 = or i64 %reverse642, %reverse644
  %reverse646 = lshr i64 %reverse645, 2
  %reverse647 = and i64 %reverse646, 3689348814741910323
  %reverse648 = and i64 %reverse645, 3689348814741910323
  %reverse649 = shl i64 %reverse648, 2
  %reverse6410 = or i64 %reverse647, %reverse649
  %reverse6411 = lshr i64 %reverse6410, 4
  %reverse6412 = and i64 %reverse6411, 1085102592571150095
  %reverse6413 = and i64 %reverse6410, 1085102592571150095
  %reverse6414 = shl i64 %reverse6413, 4
  %reverse6415 = or i64 %reverse6412, %reverse6414
  %reverse6416 = lshr i64 %reverse6415, 8
  %reverse6417 = and i64 %reverse6416, 71777214294589695
  %reverse6418 = and i64 %reverse6415, 71777214294589695
  %reverse6419 = shl i64 %reverse6418, 8
  %reverse6420 = or i64 %reverse6417, %reverse6419
  %reverse6421 = lshr i64 %reverse6420, 16
  %reverse6422 = and i64 %reverse6421, 281470681808895
  %reverse6423 = and i64 %reverse6420, 281470681808895
  %reverse6424 = shl i64 %reverse6423, 16
  %reverse6425 = or i64 %reverse6422, %reverse6424
  %reverse6426 = lshr i64 %reverse6425, 32
  %reverse6427 = shl i64 %reverse6425, 32
  %reverse6428 = or i64 %reverse6426, %reverse6427
  ret i64 %reverse6428
}
