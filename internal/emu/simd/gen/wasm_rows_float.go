package main

import (
	"fmt"
	"math"
	"strings"
)

// oddWords are the upper halves of elements of 64 bits.
const oddWords = "4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31"

const (
	// wasmFma32 rounds the sum of an exact product twice, by way of f64. This differs from rounding once only where the first result lies in the middle of two
	// f32 numbers, or the second one is subnormal: such lanes leave the instruction to Go.
	wasmFma32 = `(= x (f64x2.add (f64x2.mul (f64x2.promote_low_f32x4 a) (f64x2.promote_low_f32x4 b)) (f64x2.promote_low_f32x4 c)))
		(= y (f64x2.add (f64x2.mul (f64x2.promote_low_f32x4 (shuffle ` + upperHalf + ` a a)) (f64x2.promote_low_f32x4 (shuffle ` + upperHalf + ` b b)))
			(f64x2.promote_low_f32x4 (shuffle ` + upperHalf + ` c c))))
		(= bad (v128.or bad (i32x4.eq (v128.and (shuffle ` + evenWords + ` x y) (v32 0x1fffffff)) (v32 0x10000000))))
		(= bad (v128.or bad (i32x4.lt_u (i32x4.sub (v128.and (shuffle ` + oddWords + ` x y) (v32 0x7fffffff)) (v32 1)) (v32 0x381fffff))))
		(shuffle ` + lowHalves + ` (f32x4.demote_f64x2_zero x) (f32x4.demote_f64x2_zero y))`
	// Minimum and maximum give a NaN if one source is one; the other source is taken then.
	wasmMin32 = "(= x (f32x4.min a b)) "
	wasmMax32 = "(= x (f32x4.max a b)) "
	notNaN    = "(v128.bitselect (v128.bitselect x a (f32x4.eq b b)) b (f32x4.eq a a))"
	// wasmDivApprox is the quotient, except for divisors of 2^126 and more, by which .approx divides to zero.
	wasmDivApprox = `(= x (f32x4.div a b)) (= y (i32x4.shr_u (i32x4.shl b 1) 24))
		(= z (v128.or (v128.and (v128.xor a b) (v32 0x80000000)) (i32x4.eq (v128.and a (v32 0x7f800000)) (v32 0x7f800000))))
		(v128.bitselect z x (v128.or (i32x4.eq y (v32 253)) (i32x4.eq y (v32 254))))`
)

// wasmThrough64 computes the f32 numbers of a as f64: body from p to p.
func wasmThrough64(body string) string {
	body = strings.ReplaceAll(body, " p", " k7")
	return "(= k7 (f64x2.promote_low_f32x4 a)) " + body + " (= k6 k7) (= k7 (f64x2.promote_low_f32x4 (shuffle " + upperHalf + " a a))) " + body +
		" (shuffle " + lowHalves + " (f32x4.demote_f64x2_zero k6) (f32x4.demote_f64x2_zero k7))"
}

// polynomial is the sum c[0] + x*(c[1] + x*(c[2] + …)) of f64 vectors.
func polynomial(x string, c ...float64) string {
	last := fmt.Sprintf("(v64 %#x)", math.Float64bits(c[0]))
	if len(c) == 1 {
		return last
	}
	return fmt.Sprintf("(f64x2.add %s (f64x2.mul %s %s))", last, x, polynomial(x, c[1:]...))
}

func floats(bits ...uint64) (list []float64) {
	for _, b := range bits {
		list = append(list, math.Float64frombits(b))
	}
	return list
}

const (
	ln2Hi = "(v64 0x3fe62e42fee00000)"
	ln2Lo = "(v64 0x3dea39ef35793c76)"
)

var (
	// wasmExp2 is math.Exp2 of f64 as Go has it without assembly, with the same operations in the same order. Beyond 2^±1000 f32 knows no finite number.
	wasmExp2 = wasmThrough64(`(= p (f64x2.max (f64x2.min p (v64 1000.0)) (v64 -1000.0)))
		(= u (i32x4.trunc_sat_f64x2_s_zero (f64x2.add p (v128.or (v128.and p (v64 0x8000000000000000)) (v64 0.5)))))
		(= p (f64x2.sub p (f64x2.convert_low_i32x4_s u)))
		(= w (f64x2.mul p ` + ln2Hi + `)) (= y (f64x2.mul (f64x2.neg p) ` + ln2Lo + `)) (= z (f64x2.sub w y)) (= t (f64x2.mul z z))
		(= x (f64x2.sub z (f64x2.mul t ` + polynomial("t", 1.66666666666666657415e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05, -1.65339022054652515390e-06, 4.13813679705723846039e-08) + `)))
		(= p (f64x2.sub (v64 1.0) (f64x2.sub (f64x2.sub y (f64x2.div (f64x2.mul z x) (f64x2.sub (v64 2.0) x))) w)))
		(= p (i64x2.add p (i64x2.shl (i64x2.extend_low_s u) 52)))`)
	// wasmLog2 is math.Log2 likewise. A power of 2 has the fraction 1/2.
	wasmLog2 = "(= x " + wasmThrough64(`(= t (i64x2.sub (v128.and (i64x2.shr_u p 52) (v64 0x7ff)) (v64 1023))) (= t (f64x2.convert_low_i32x4_s (shuffle `+evenWords+` t t)))
		(= p (v128.or (v128.and p (v64 0xfffffffffffff)) (v64 0.5))) (= u (f64x2.eq p (v64 0.5))) (= v (f64x2.lt p `+polynomial("", math.Sqrt2/2)+`))
		(= p (f64x2.sub (f64x2.mul p (f64x2.add (v128.and v (v64 1.0)) (v64 1.0))) (v64 1.0))) (= v (v128.and v (v64 -1.0)))
		(= y (f64x2.div p (f64x2.add (v64 2.0) p))) (= w (f64x2.mul y y)) (= x (f64x2.mul w w))
		(= z (f64x2.add (f64x2.mul w `+polynomial("x", floats(0x3fe5555555555593, 0x3fd2492494229359, 0x3fc7466496cb03de, 0x3fc2f112df3e5244)...)+`)
			(f64x2.mul x `+polynomial("x", floats(0x3fd999999997fa04, 0x3fcc71c51d8e78af, 0x3fc39a09d078c69f)...)+`)))
		(= w (f64x2.mul (f64x2.mul (v64 0.5) p) p))
		(= z (f64x2.sub (f64x2.mul v `+ln2Hi+`) (f64x2.sub (f64x2.sub w (f64x2.add (f64x2.mul y (f64x2.add z w)) (f64x2.mul v `+ln2Lo+`))) p)))
		(= p (v128.bitselect t (f64x2.add (f64x2.mul z `+polynomial("", 1/math.Ln2)+`) (f64x2.add t (v64 1.0))) u))`) + `)
		(= x (v128.bitselect x (v32 0x7fffffff) (f32x4.ge a (v32 0)))) (= x (v128.bitselect (v32 0x7f800000) x (i32x4.eq a (v32 0x7f800000))))
		(v128.bitselect (v32 0xff800000) x (f32x4.eq a (v32 0)))`
)

// wasmFloatRows are operations on floating-point numbers, rounded to nearest.
var wasmFloatRows = []wasmRow{
	{"AddF32", 2, words, canon, "", "(f32x4.add a b)"},
	{"SubF32", 2, words, canon, "", "(f32x4.sub a b)"},
	{"MulF32", 2, words, canon, "", "(f32x4.mul a b)"},
	{"FmaF32", 3, words, canon, "", wasmFma32},
	{"AddFtzF32", 2, words, ftz | canon, "", "(f32x4.add a b)"},
	{"SubFtzF32", 2, words, ftz | canon, "", "(f32x4.sub a b)"},
	{"MulFtzF32", 2, words, ftz | canon, "", "(f32x4.mul a b)"},
	{"FmaFtzF32", 3, words, ftz | canon, "", wasmFma32},
	{"AddSatF32", 2, words, sat, "", "(f32x4.add a b)"},
	{"MulSatF32", 2, words, sat, "", "(f32x4.mul a b)"},
	{"FmaSatF32", 3, words, sat, "", wasmFma32},
	{"DivF32", 2, words, canon, "", "(f32x4.div a b)"},
	{"DivFtzF32", 2, words, ftz | canon, "", "(f32x4.div a b)"},
	{"DivApproxF32", 2, words, canon, "", wasmDivApprox},
	{"DivApproxFtzF32", 2, words, ftz | canon, "", wasmDivApprox},
	{"RcpF32", 1, words, canon, "", "(f32x4.div (v32 1.0) a)"},
	{"RcpFtzF32", 1, words, ftz | canon, "", "(f32x4.div (v32 1.0) a)"},
	{"SqrtF32", 1, words, canon, "", "(f32x4.sqrt a)"},
	{"SqrtFtzF32", 1, words, ftz | canon, "", "(f32x4.sqrt a)"},
	{"RsqrtF32", 1, words, canon, "", wasmThrough64("(= p (f64x2.div (v64 1.0) (f64x2.sqrt p)))")},
	{"RsqrtFtzF32", 1, words, ftz | canon, "", wasmThrough64("(= p (f64x2.div (v64 1.0) (f64x2.sqrt p)))")},
	{"Ex2F32", 1, words, canon, "", wasmExp2},
	{"Ex2FtzF32", 1, words, ftz | canon, "", wasmExp2},
	{"Lg2F32", 1, words, 0, "", wasmLog2},
	{"Lg2FtzF32", 1, words, ftz, "", wasmLog2},
	{"MinF32", 2, words, canon, "", wasmMin32 + notNaN},
	{"MaxF32", 2, words, canon, "", wasmMax32 + notNaN},
	{"MinNaNF32", 2, words, canon, "", "(f32x4.min a b)"},
	{"MaxNaNF32", 2, words, canon, "", "(f32x4.max a b)"},
	{"MinFtzF32", 2, words, ftz | canon, "", wasmMin32 + notNaN},
	{"MaxFtzF32", 2, words, ftz | canon, "", wasmMax32 + notNaN},
	{"AbsF32", 1, words, canon, "", "(f32x4.abs a)"},
	{"NegF32", 1, words, canon, "", "(f32x4.neg a)"},

	{"AddF64", 2, pairs64, nanToGo, "", "(f64x2.add a b)"},
	{"SubF64", 2, pairs64, nanToGo, "", "(f64x2.sub a b)"},
	{"MulF64", 2, pairs64, nanToGo, "", "(f64x2.mul a b)"},
	{"DivF64", 2, pairs64, nanToGo, "", "(f64x2.div a b)"},
	{"RcpF64", 1, pairs64, nanToGo, "", "(f64x2.div (v64 1.0) a)"},
	{"SqrtF64", 1, pairs64, nanToGo, "", "(f64x2.sqrt a)"},
	{"AbsF64", 1, pairs64, 0, "", "(f64x2.abs a)"},
	{"NegF64", 1, pairs64, 0, "", "(f64x2.neg a)"},
}

// wasmHalf rounds the f32 numbers of a local to f16: subnormal ones by an addition whose sum has their unit in the last place. A NaN becomes the canonical one.
func wasmHalf(v string) string {
	return strings.ReplaceAll(`(= t (v128.and V (v32 0x7fffffff)))
		(= w (i32x4.shr_u (i32x4.add (i32x4.add t (v32 0xc8000fff)) (v128.and (i32x4.shr_u t 13) (v32 1))) 13))
		(= y (i32x4.sub (f32x4.add t (v32 0.5)) (v32 0x3f000000)))
		(= w (v128.bitselect y w (i32x4.lt_s t (v32 0x38800000)))) (= w (v128.bitselect w (v32 0x7c00) (i32x4.lt_s t (v32 0x47800000))))
		(= w (v128.or w (v128.and (i32x4.shr_u V 16) (v32 0x8000)))) (= V (v128.bitselect w (v32 0x7fff) (f32x4.eq V V))) `, "V", v)
}

// wasmBfloat rounds those of a local to bf16.
func wasmBfloat(v string) string {
	return strings.ReplaceAll(`(= t (i32x4.add (i32x4.add V (v32 0x7fff)) (v128.and (i32x4.shr_u V 16) (v32 1))))
		(= V (v128.bitselect (i32x4.shr_u t 16) (v32 0x7fff) (f32x4.eq V V))) `, "V", v)
}

const (
	wasmPack16 = "(v128.or (i32x4.shl a 16) b)"
	// wasmFromHalf multiplies the bits of an f16 number in those of an f32 one by 2^112; infinities and NaNs get the largest exponent.
	wasmFromHalf = `(= y (i32x4.shl (v128.and a (v32 0x7fff)) 13))
		(= x (v128.or (f32x4.mul y (v32 0x77800000)) (v128.and (i32x4.gt_s y (v32 0x0f7fffff)) (v32 0x7f800000))))
		(v128.or x (i32x4.shl (i32x4.shr_u a 15) 31))`
)

// wasmConvertRows are conversions. Those to integers saturate and make zero of a NaN, as PTX does.
var wasmConvertRows = []wasmRow{
	{"Zext8", 1, words, 0, "", "(v128.and a (v32 0xff))"},
	{"Zext16", 1, words, cut16, "", "a"},
	{"Zext32", 1, words, 0, "", "a"},
	{"Zext64", 1, pairs64, 0, "", "a"},
	{"Sext8To16", 1, words, cut16, "", wasmSext8},
	{"Sext8To32", 1, words, 0, "", wasmSext8},
	{"Sext8To64", 1, widened, 0, "", "(= x " + wasmSext8 + ")" + signedBoth},
	{"Sext16To32", 1, words, 0, "", wasmSext16},
	{"Sext16To64", 1, widened, 0, "", "(= x " + wasmSext16 + ")" + signedBoth},
	{"Sext32To64", 1, widened, 0, "", "(= x a)" + signedBoth},

	{"F32FromS32", 1, words, 0, "", "(f32x4.convert_i32x4_s a)"},
	{"F32FromU32", 1, words, 0, "", "(f32x4.convert_i32x4_u a)"},
	{"F64FromS32", 1, widened, 0, "", "(= lo (f64x2.convert_low_i32x4_s a)) (= hi (f64x2.convert_low_i32x4_s (shuffle " + upperHalf + " a a)))"},
	{"F64FromU32", 1, widened, 0, "", "(= lo (f64x2.convert_low_i32x4_u a)) (= hi (f64x2.convert_low_i32x4_u (shuffle " + upperHalf + " a a)))"},
	{"F32FromF16", 1, words, canon, "", wasmFromHalf},
	{"F32FromBF16", 1, words, 0, "", "(i32x4.shl a 16)"},
	{"F16FromF32", 1, words, 0, "", wasmHalf("a") + "a"},
	{"BF16FromF32", 1, words, 0, "", wasmBfloat("a") + "a"},
	{"F16x2FromF32", 2, words, 0, "", wasmHalf("a") + wasmHalf("b") + wasmPack16},
	{"BF16x2FromF32", 2, words, 0, "", wasmBfloat("a") + wasmBfloat("b") + wasmPack16},
	{"F64FromF32", 1, pairs64, nanToGo, "", "(f64x2.promote_low_f32x4 (shuffle " + evenWords + " a a))"},
	{"F32FromF64", 1, pairs64, 0, "", "(= bad (v128.or bad (f64x2.ne a a))) (i64x2.extend_low_u (f32x4.demote_f64x2_zero a))"},
	{"S32FromF32Rz", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_s a)"},
	{"S32FromF32Rn", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_s (f32x4.nearest a))"},
	{"S32FromF32Rm", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_s (f32x4.floor a))"},
	{"S32FromF32Rp", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_s (f32x4.ceil a))"},
	{"U32FromF32Rz", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_u a)"},
	{"U32FromF32Rn", 1, words, 0, "", "(i32x4.trunc_sat_f32x4_u (f32x4.nearest a))"},
	{"F32RoundRz", 1, words, canon, "", "(f32x4.trunc a)"},
	{"F32RoundRn", 1, words, canon, "", "(f32x4.nearest a)"},
	{"F32RoundRm", 1, words, canon, "", "(f32x4.floor a)"},
	{"F32RoundRp", 1, words, canon, "", "(f32x4.ceil a)"},
}
