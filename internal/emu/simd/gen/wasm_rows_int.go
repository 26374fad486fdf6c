package main

import (
	"fmt"
	"strings"
)

// unsignedBoth makes the order of unsigned numbers that of signed ones.
const unsignedBoth = "(v128.xor a (v64 0x8000000000000000)) (v128.xor b (v64 0x8000000000000000))"

// Extensions of the low bits of a.
const (
	wasmSext16 = "(i32x4.shr_s (i32x4.shl a 16) 16)"
	wasmSext8  = "(i32x4.shr_s (i32x4.shl a 24) 24)"
)

// signedBoth makes i64 of the words of a local, and bothOf computes both halves of a result of 64 bits: X is low or high.
const signedBoth = "(= lo (i64x2.extend_low_s x)) (= hi (i64x2.extend_high_s x))"

func bothOf(expr string) string {
	return fmt.Sprintf("(= lo %s) (= hi %s)", strings.ReplaceAll(strings.ReplaceAll(expr, "X", "low"), "C", "c"), strings.ReplaceAll(strings.ReplaceAll(expr, "X", "high"), "C", "c2"))
}

// upperProduct has the upper halves of the products of words.
func upperProduct(sign string) string {
	return fmt.Sprintf("(shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (i64x2.extmul_low_%[1]s a b) (i64x2.extmul_high_%[1]s a b))", sign)
}

// Shifts by the word b: one of at least the width gives zero, or copies of the sign.
const (
	shiftBits  = "(= t (i64.and b 0xffffffffl)) "
	signedBits = shiftBits + "(= t (select t 63l (i64.lt_u t 63l))) "
)

// shifted is a shift of an expression by t.
func shifted(op, of string) string {
	return fmt.Sprintf("(select (i64.%s %s t) 0l (i64.lt_u t 64l))", op, of)
}

// wasmField is the field of an expression that begins at bit b and has c bits.
func wasmField(of string) string {
	return "(= t (i64.and b 0xffl)) (= u " + shifted("shr_u", of) + ") (= t (i64.and c 0xffl)) (i64.and u (i64.xor " + shifted("shl", "-1l") + " -1l))"
}

// Funnel shifts of b<<32 | a by c.
const (
	wasmFunnel = "(= t (i64.or (i64.shl b 32l) a)) "
	funnelWrap = wasmFunnel + "(= u (i64.and c 31l)) "
	funnelMin  = wasmFunnel + "(= u (i64.and c 0xffffffffl)) (= u (select u 32l (i64.lt_u u 32l))) "
	funnelL    = "(i64.shr_u (i64.shl t u) 32l)"
	funnelR    = "(i64.and (i64.shr_u t u) 0xffffffffl)"
)

// bitsReversed reverses the bits of each byte of a, to x.
const bitsReversed = `(= x (v128.or (i8x16.swizzle (v64 0xe060a020c0408000 0xf070b030d0509010) (v128.and a (v32 0x0f0f0f0f)))
	(i8x16.swizzle (v64 0x0e060a020c040800 0x0f070b030d050901) (i8x16.shr_u a 4)))) `

// wasmPermute selects bytes of b<<32 | a by the four low bits of each byte of c, which are 4 bits apart at first; bit 3 selects the sign.
const wasmPermute = `(= x (v128.or (i64x2.shl b 32) (v128.and a (v64 0xffffffff)))) (= y (v128.and c (v64 0xffff)))
	(= y (v128.and (v128.or y (i64x2.shl y 8)) (v64 0x00ff00ff))) (= y (v128.and (v128.or y (i64x2.shl y 4)) (v64 0x0f0f0f0f)))
	(= x (i8x16.swizzle x (v128.or (v128.and y (v64 0x07070707)) (v64 0xffffffff00000000 0xffffffff08080808))))
	(v128.bitselect (i8x16.lt_s x (v64 0)) x (i8x16.lt_s (i8x16.shl y 4) (v64 0)))`

// wasmLop3 sets k0 to k7 to the bits of the truth table: bit 4a+2b+c is the result.
func wasmLop3() (setup string) {
	for k := range 8 {
		setup += fmt.Sprintf("(= k%d (i32x4.splat (i32.sub 0 (i32.and (i32.shr_u .Imm %d) 1))))", k, k)
	}
	return setup
}

// wasmIntRows are operations on integers and bits.
var wasmIntRows = []wasmRow{
	{"Mov16", 1, words, cut16, "", "a"},
	{"Mov32", 1, words, 0, "", "a"},
	{"Mov64", 1, pairs64, 0, "", "a"},

	{"high32", 1, pairs64, 0, "", "(i64x2.shr_u a 32)"},
	{"join64", 2, pairs64, 0, "", "(v128.or (i64x2.shl b 32) a)"},

	{"Add16", 2, words, cut16, "", "(i32x4.add a b)"},
	{"Add32", 2, words, 0, "", "(i32x4.add a b)"},
	{"Add64", 2, pairs64, 0, "", "(i64x2.add a b)"},
	{"Sub16", 2, words, cut16, "", "(i32x4.sub a b)"},
	{"Sub32", 2, words, 0, "", "(i32x4.sub a b)"},
	{"Sub64", 2, pairs64, 0, "", "(i64x2.sub a b)"},
	{"Mul16", 2, words, cut16, "", "(i32x4.mul a b)"},
	{"Mul32", 2, words, 0, "", "(i32x4.mul a b)"},
	{"Mul64", 2, pairs64, 0, "", "(i64x2.mul a b)"},
	{"MulHiU32", 2, words, 0, "", upperProduct("u")},
	{"MulHiS32", 2, words, 0, "", upperProduct("s")},
	{"MulWideU32", 2, widened, 0, "", bothOf("(i64x2.extmul_X_u a b)")},
	{"MulWideS32", 2, widened, 0, "", bothOf("(i64x2.extmul_X_s a b)")},
	{"MulWideU16", 2, words, 0, "", "(i32x4.mul (v128.and a (v32 0xffff)) (v128.and b (v32 0xffff)))"},
	{"MulWideS16", 2, words, 0, "", "(i32x4.mul " + wasmSext16 + " (i32x4.shr_s (i32x4.shl b 16) 16))"},
	{"Mad32", 3, words, 0, "", "(i32x4.add (i32x4.mul a b) c)"},
	{"Mad64", 3, pairs64, 0, "", "(i64x2.add (i64x2.mul a b) c)"},
	{"MadWideU32", 3, widened, 0, "", bothOf("(i64x2.add (i64x2.extmul_X_u a b) C)")},
	{"MadWideS32", 3, widened, 0, "", bothOf("(i64x2.add (i64x2.extmul_X_s a b) C)")},
	{"MadHiU32", 3, words, 0, "", "(i32x4.add " + upperProduct("u") + " c)"},
	{"MadHiS32", 3, words, 0, "", "(i32x4.add " + upperProduct("s") + " c)"},

	{"And", 2, pairs64, 0, "", "(v128.and a b)"},
	{"Or", 2, pairs64, 0, "", "(v128.or a b)"},
	{"Xor", 2, pairs64, 0, "", "(v128.xor a b)"},
	{"Not16", 1, words, cut16, "", "(v128.not a)"},
	{"Not32", 1, words, 0, "", "(v128.not a)"},
	{"Not64", 1, pairs64, 0, "", "(v128.not a)"},
	{"Neg16", 1, words, cut16, "", "(i32x4.neg a)"},
	{"Neg32", 1, words, 0, "", "(i32x4.neg a)"},
	{"Neg64", 1, pairs64, 0, "", "(i64x2.neg a)"},
	{"Abs16", 1, words, cut16, "", "(i16x8.abs a)"},
	{"Abs32", 1, words, 0, "", "(i32x4.abs a)"},
	{"Abs64", 1, pairs64, 0, "", "(i64x2.abs a)"},

	{"Shl16", 2, scalar, 0, "", shiftBits + "(i64.and " + shifted("shl", "a") + " 0xffffl)"},
	{"Shl32", 2, scalar, 0, "", shiftBits + "(i64.and " + shifted("shl", "a") + " 0xffffffffl)"},
	{"Shl64", 2, scalar, 0, "", shiftBits + shifted("shl", "a")},
	{"ShrU16", 2, scalar, 0, "", shiftBits + shifted("shr_u", "(i64.and a 0xffffl)")},
	{"ShrU32", 2, scalar, 0, "", shiftBits + shifted("shr_u", "(i64.and a 0xffffffffl)")},
	{"ShrU64", 2, scalar, 0, "", shiftBits + shifted("shr_u", "a")},
	{"ShrS16", 2, scalar, 0, "", signedBits + "(i64.and (i64.shr_s (i64.extend16_s a) t) 0xffffl)"},
	{"ShrS32", 2, scalar, 0, "", signedBits + "(i64.and (i64.shr_s (i64.extend32_s a) t) 0xffffffffl)"},
	{"ShrS64", 2, scalar, 0, "", signedBits + "(i64.shr_s a t)"},

	{"MinU16", 2, words, cut16, "", "(i16x8.min_u a b)"},
	{"MinS16", 2, words, cut16, "", "(i16x8.min_s a b)"},
	{"MaxU16", 2, words, cut16, "", "(i16x8.max_u a b)"},
	{"MaxS16", 2, words, cut16, "", "(i16x8.max_s a b)"},
	{"MinU32", 2, words, 0, "", "(i32x4.min_u a b)"},
	{"MinS32", 2, words, 0, "", "(i32x4.min_s a b)"},
	{"MaxU32", 2, words, 0, "", "(i32x4.max_u a b)"},
	{"MaxS32", 2, words, 0, "", "(i32x4.max_s a b)"},
	{"MinU64", 2, pairs64, 0, "", "(v128.bitselect a b (i64x2.lt_s " + unsignedBoth + "))"},
	{"MaxU64", 2, pairs64, 0, "", "(v128.bitselect b a (i64x2.lt_s " + unsignedBoth + "))"},
	{"MinS64", 2, pairs64, 0, "", "(v128.bitselect a b (i64x2.lt_s a b))"},
	{"MaxS64", 2, pairs64, 0, "", "(v128.bitselect b a (i64x2.lt_s a b))"},

	{"Popc", 1, scalar, 0, "", "(i64.popcnt a)"},
	{"Brev32", 1, words, 0, "", bitsReversed + "(shuffle 3 2 1 0 7 6 5 4 11 10 9 8 15 14 13 12 x x)"},
	{"Brev64", 1, pairs64, 0, "", bitsReversed + "(shuffle 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8 x x)"},
	{"BfeU32", 3, scalar, 0, "", wasmField("(i64.and a 0xffffffffl)")},
	{"BfeU64", 3, scalar, 0, "", wasmField("a")},
	{"Prmt", 3, pairs64, 0, "", wasmPermute},
	{"ShfLWrap", 3, scalar, 0, "", funnelWrap + funnelL},
	{"ShfLClamp", 3, scalar, 0, "", funnelMin + funnelL},
	{"ShfRWrap", 3, scalar, 0, "", funnelWrap + funnelR},
	{"ShfRClamp", 3, scalar, 0, "", funnelMin + funnelR},

	{"Lop3", 3, words, 0, wasmLop3(), `(= x (v128.bitselect (v128.bitselect k3 k2 c) (v128.bitselect k1 k0 c) b))
		(v128.bitselect (v128.bitselect (v128.bitselect k7 k6 c) (v128.bitselect k5 k4 c) b) x a)`},
	// a in the lanes of predicate C, xored with Imm, and b in the others
	{
		"Select", 2, pairs64, 0, "(= k0 (i64x2.splat (i64.extend_i32_u (i32.xor (i32.load (i32.add $preds .C)) .Imm)))) (= k1 (v64 1 2))",
		"(= k2 (i64x2.eq (v128.and k0 k1) k1)) (= k1 (i64x2.shl k1 2)) (v128.bitselect a b k2)",
	},
}
