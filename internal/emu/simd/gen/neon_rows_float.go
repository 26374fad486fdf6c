package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Minimum and maximum of f32: fmin and fmax order zeros by their sign and give a NaN if one source is one; the other source is taken then.
const (
	neonMin32  = "fmin v3.4s, v0.4s, v1.4s"
	neonMax32  = "fmax v3.4s, v0.4s, v1.4s"
	otherOfNaN = "; fcmeq v4.4s, v1.4s, v1.4s; fcmeq v5.4s, v0.4s, v0.4s; bif v3.16b, v0.16b, v4.16b; bif v3.16b, v1.16b, v5.16b"
	neonFma32  = "fmla v2.4s, v0.4s, v1.4s"
	// neonDivApprox is the quotient, except for divisors of 2^126 and more, by which .approx divides to zero.
	neonDivApprox = `fdiv v3.4s, v0.4s, v1.4s; shl v4.4s, v1.4s, #1; ushr v4.4s, v4.4s, #24; cmeq v5.4s, v4.4s, v16.4s; cmeq v4.4s, v4.4s, v17.4s; orr v4.16b, v4.16b, v5.16b
		eor v5.16b, v0.16b, v1.16b; and v5.16b, v5.16b, v27.16b; and v6.16b, v0.16b, v28.16b; cmeq v6.4s, v6.4s, v28.4s; orr v5.16b, v5.16b, v6.16b; bit v3.16b, v5.16b, v4.16b`
	divisors = "word v16 253; word v17 254"
	one32    = "word v25 0x3f800000"
	one64    = "double v25 0x3ff0000000000000"
)

// through64 computes the f32 numbers of V0 as f64: body from V16 to V16.
func through64(body string) string {
	return "fcvtl v16.2d, v0.2s\n" + body + "\nfcvtn v3.2s, v16.2d; fcvtl2 v16.2d, v0.4s\n" + body + "\nfcvtn2 v3.4s, v16.2d"
}

// withConstants replaces NAME, in capitals, by V1 or V2, which the constant NAME of a table, at R13, is loaded into before the instruction.
func withConstants(names []string, body string) string {
	var out []string
	k := 0
	for text := range strings.FieldsFuncSeq(body, func(r rune) bool { return r == ';' || r == '\n' }) {
		words := strings.Fields(text)
		for i, w := range words[1:] {
			name, end, _ := strings.Cut(w, ".")
			if at := slices.Index(names, name); at >= 0 {
				reg := 1 + k%2
				k++
				out = append(out, fmt.Sprintf("ldr q%d, [x13, #%d]", reg, 16*at))
				words[1+i] = fmt.Sprintf("v%d.%s", reg, end)
			}
		}
		out = append(out, strings.Join(words, " "))
	}
	return strings.Join(out, "; ")
}

// twice doubles each constant: for both elements of a vector.
func twice(list ...uint64) (both []uint64) {
	for _, x := range list {
		both = append(both, x, x)
	}
	return both
}

// exp2 is math.Exp2 of f64 as Go has it for arm64, with the same operations in the same order. Beyond 2^±1000 f32 knows no finite number.
var (
	exp2Names     = []string{"THOUSAND", "MINUS", "HALF", "SIGN", "LN2HI", "LN2LO", "P5", "P4", "P3", "P2", "P1", "TWO", "ONE"}
	exp2Constants = twice(math.Float64bits(1000), math.Float64bits(-1000), math.Float64bits(0.5), 1<<63, 0x3fe62e42fee00000, 0x3dea39ef35793c76,
		math.Float64bits(4.13813679705723846039e-08), math.Float64bits(-1.65339022054652515390e-06), math.Float64bits(6.61375632143793436117e-05),
		math.Float64bits(-2.77777777770155933842e-03), math.Float64bits(1.66666666666666657415e-01), math.Float64bits(2), math.Float64bits(1))
	neonExp2 = through64(withConstants(exp2Names, `fmin v16.2d, v16.2d, THOUSAND.2d; fmax v16.2d, v16.2d, MINUS.2d
		and v17.16b, v16.16b, SIGN.16b; orr v17.16b, v17.16b, HALF.16b; fadd v17.2d, v16.2d, v17.2d; fcvtzs v17.2d, v17.2d; scvtf v18.2d, v17.2d; fsub v16.2d, v16.2d, v18.2d
		fmul v18.2d, v16.2d, LN2HI.2d; fmul v19.2d, v16.2d, LN2LO.2d; fneg v19.2d, v19.2d; fsub v20.2d, v18.2d, v19.2d; fmul v21.2d, v20.2d, v20.2d
		mov v22.16b, P4.16b; fmla v22.2d, v21.2d, P5.2d; mov v23.16b, P3.16b; fmla v23.2d, v21.2d, v22.2d; mov v22.16b, P2.16b; fmla v22.2d, v21.2d, v23.2d
		mov v23.16b, P1.16b; fmla v23.2d, v21.2d, v22.2d; mov v22.16b, v20.16b; fmls v22.2d, v21.2d, v23.2d
		fsub v23.2d, TWO.2d, v22.2d; fmul v20.2d, v20.2d, v22.2d; fdiv v20.2d, v20.2d, v23.2d; fsub v20.2d, v19.2d, v20.2d; fsub v20.2d, v20.2d, v18.2d
		fsub v20.2d, ONE.2d, v20.2d; shl v17.2d, v17.2d, #52; add v16.2d, v20.2d, v17.2d`))
)

// log2 is math.Log2 of f64 likewise: Go's compiler for arm64 fuses additions with multiplications where an instruction can do both. A power of 2 has the
// fraction 1/2.
var (
	log2Names     = []string{"EXP11", "BIAS", "MANT", "HALF", "HSQRT2", "MINUS", "ONE", "TWO", "L1", "L2", "L3", "L4", "L5", "L6", "L7", "LN2HI", "LN2LO", "LOG2E"}
	log2Constants = twice(0x7ff, 1023, 1<<52-1, math.Float64bits(0.5), math.Float64bits(math.Sqrt2/2), math.Float64bits(-1), math.Float64bits(1), math.Float64bits(2),
		0x3fe5555555555593, 0x3fd999999997fa04, 0x3fd2492494229359, 0x3fcc71c51d8e78af, 0x3fc7466496cb03de, 0x3fc39a09d078c69f, 0x3fc2f112df3e5244,
		0x3fe62e42fee00000, 0x3dea39ef35793c76, math.Float64bits(1/math.Ln2))
	neonLog2 = through64(withConstants(log2Names, `ushr v17.2d, v16.2d, #52; and v17.16b, v17.16b, EXP11.16b; sub v17.2d, v17.2d, BIAS.2d; scvtf v17.2d, v17.2d
		and v16.16b, v16.16b, MANT.16b; orr v16.16b, v16.16b, HALF.16b; fcmeq v18.2d, v16.2d, HALF.2d
		fcmgt v19.2d, HSQRT2.2d, v16.2d; and v20.16b, v19.16b, ONE.16b; and v19.16b, v19.16b, MINUS.16b; fadd v20.2d, v20.2d, ONE.2d
		fmul v16.2d, v16.2d, v20.2d; fsub v16.2d, v16.2d, ONE.2d
		fadd v20.2d, v16.2d, TWO.2d; fdiv v20.2d, v16.2d, v20.2d; fmul v21.2d, v20.2d, v20.2d; fmul v22.2d, v21.2d, v21.2d
		mov v23.16b, L5.16b; fmla v23.2d, v22.2d, L7.2d; mov v24.16b, L3.16b; fmla v24.2d, v22.2d, v23.2d; mov v23.16b, L1.16b; fmla v23.2d, v22.2d, v24.2d
		mov v24.16b, L4.16b; fmla v24.2d, v22.2d, L6.2d; mov v25.16b, L2.16b; fmla v25.2d, v22.2d, v24.2d; fmul v22.2d, v22.2d, v25.2d
		fmla v22.2d, v21.2d, v23.2d; fmul v21.2d, v16.2d, HALF.2d; fmla v22.2d, v21.2d, v16.2d; fmul v23.2d, v19.2d, LN2LO.2d; fmla v23.2d, v20.2d, v22.2d
		fneg v23.2d, v23.2d; fmla v23.2d, v21.2d, v16.2d; fsub v23.2d, v16.2d, v23.2d; fmla v23.2d, v19.2d, LN2HI.2d
		fadd v16.2d, v17.2d, ONE.2d; fmla v16.2d, v23.2d, LOG2E.2d; bit v16.16b, v17.16b, v18.16b`)) +
		`; fcmeq v4.4s, v0.4s, v0.4s; bif v3.16b, v30.16b, v4.16b; fcmlt v4.4s, v0.4s, #0; bit v3.16b, v30.16b, v4.16b
		cmeq v4.4s, v0.4s, v28.4s; bit v3.16b, v28.16b, v4.16b; fcmeq v4.4s, v0.4s, #0; orr v5.16b, v28.16b, v27.16b; bit v3.16b, v5.16b, v4.16b`
)

// neonFloatRows are operations on floating-point numbers, rounded to nearest.
var neonFloatRows = []neonRow{
	{"AddF32", 2, words, canon, "", "fadd v3.4s, v0.4s, v1.4s"},
	{"SubF32", 2, words, canon, "", "fsub v3.4s, v0.4s, v1.4s"},
	{"MulF32", 2, words, canon, "", "fmul v3.4s, v0.4s, v1.4s"},
	{"FmaF32", 3, words, canon, "", neonFma32},
	{"AddFtzF32", 2, words, ftz | canon, "", "fadd v3.4s, v0.4s, v1.4s"},
	{"SubFtzF32", 2, words, ftz | canon, "", "fsub v3.4s, v0.4s, v1.4s"},
	{"MulFtzF32", 2, words, ftz | canon, "", "fmul v3.4s, v0.4s, v1.4s"},
	{"FmaFtzF32", 3, words, ftz | canon, "", neonFma32},
	{"AddSatF32", 2, words, sat, one32, "fadd v3.4s, v0.4s, v1.4s"},
	{"MulSatF32", 2, words, sat, one32, "fmul v3.4s, v0.4s, v1.4s"},
	{"FmaSatF32", 3, words, sat, one32, neonFma32},
	{"DivF32", 2, words, canon, "", "fdiv v3.4s, v0.4s, v1.4s"},
	{"DivFtzF32", 2, words, ftz | canon, "", "fdiv v3.4s, v0.4s, v1.4s"},
	{"DivApproxF32", 2, words, canon, divisors, neonDivApprox},
	{"DivApproxFtzF32", 2, words, ftz | canon, divisors, neonDivApprox},
	{"RcpF32", 1, words, canon, one32, "fdiv v3.4s, v25.4s, v0.4s"},
	{"RcpFtzF32", 1, words, ftz | canon, one32, "fdiv v3.4s, v25.4s, v0.4s"},
	{"SqrtF32", 1, words, canon, "", "fsqrt v3.4s, v0.4s"},
	{"SqrtFtzF32", 1, words, ftz | canon, "", "fsqrt v3.4s, v0.4s"},
	{"RsqrtF32", 1, words, canon, one64, through64("fsqrt v16.2d, v16.2d; fdiv v16.2d, v25.2d, v16.2d")},
	{"RsqrtFtzF32", 1, words, ftz | canon, one64, through64("fsqrt v16.2d, v16.2d; fdiv v16.2d, v25.2d, v16.2d")},
	{"Ex2F32", 1, words, canon, "go MOVD $expConstants<>(SB), R13", neonExp2},
	{"Ex2FtzF32", 1, words, ftz | canon, "go MOVD $expConstants<>(SB), R13", neonExp2},
	{"Lg2F32", 1, words, 0, "go MOVD $logConstants<>(SB), R13", neonLog2},
	{"Lg2FtzF32", 1, words, ftz, "go MOVD $logConstants<>(SB), R13", neonLog2},
	{"MinF32", 2, words, canon, "", neonMin32 + otherOfNaN},
	{"MaxF32", 2, words, canon, "", neonMax32 + otherOfNaN},
	{"MinNaNF32", 2, words, canon, "", neonMin32},
	{"MaxNaNF32", 2, words, canon, "", neonMax32},
	{"MinFtzF32", 2, words, ftz | canon, "", neonMin32 + otherOfNaN},
	{"MaxFtzF32", 2, words, ftz | canon, "", neonMax32 + otherOfNaN},
	{"AbsF32", 1, words, canon, "", "fabs v3.4s, v0.4s"},
	{"NegF32", 1, words, canon, "", "fneg v3.4s, v0.4s"},

	{"AddF64", 2, pairs64, nanToGo, "", "fadd v3.2d, v0.2d, v1.2d"},
	{"SubF64", 2, pairs64, nanToGo, "", "fsub v3.2d, v0.2d, v1.2d"},
	{"MulF64", 2, pairs64, nanToGo, "", "fmul v3.2d, v0.2d, v1.2d"},
	{"FmaF64", 3, pairs64, nanToGo, "", "fmla v2.2d, v0.2d, v1.2d"},
	{"DivF64", 2, pairs64, nanToGo, "", "fdiv v3.2d, v0.2d, v1.2d"},
	{"RcpF64", 1, pairs64, nanToGo, one64, "fdiv v3.2d, v25.2d, v0.2d"},
	{"SqrtF64", 1, pairs64, nanToGo, "", "fsqrt v3.2d, v0.2d"},
	{"AbsF64", 1, pairs64, 0, "", "fabs v3.2d, v0.2d"},
	{"NegF64", 1, pairs64, 0, "", "fneg v3.2d, v0.2d"},
}

// toHalf rounds the f32 numbers of register v to f16, and toBfloat to bf16; a NaN becomes the canonical one, V16.
func toHalf(v string) string {
	return strings.ReplaceAll("fcmeq v5.4s, X.4s, X.4s; fcvtn v4.4h, X.4s; ushll X.4s, v4.4h, #0; bif X.16b, v16.16b, v5.16b;", "X", v)
}

func toBfloat(v string) string {
	return strings.ReplaceAll(`fcmeq v5.4s, X.4s, X.4s; ushr v4.4s, X.4s, #16; and v4.16b, v4.16b, v17.16b; add v4.4s, v4.4s, v16.4s; add v4.4s, v4.4s, X.4s
		ushr X.4s, v4.4s, #16; bif X.16b, v16.16b, v5.16b;`, "X", v)
}

const (
	nan16      = "word v16 0x7fff"
	bfloat     = nan16 + "; word v17 1"
	neonPack16 = "shl v3.4s, v0.4s, #16; orr v3.16b, v3.16b, v1.16b"
)

// neonConvertRows are conversions. Those to integers saturate and make zero of a NaN, as PTX does.
var neonConvertRows = []neonRow{
	{"Zext8", 1, words, 0, "word v16 0xff", "and v3.16b, v0.16b, v16.16b"},
	{"Zext16", 1, words, cut16, "", "v0"},
	{"Zext32", 1, words, 0, "", "v0"},
	{"Zext64", 1, pairs64, 0, "", "v0"},
	{"Sext8To16", 1, words, cut16, "", neonSext8},
	{"Sext8To32", 1, words, 0, "", neonSext8},
	{"Sext8To64", 1, widened, 0, "", neonSext8 + neonWiden},
	{"Sext16To32", 1, words, 0, "", neonSext16},
	{"Sext16To64", 1, widened, 0, "", neonSext16 + neonWiden},
	{"Sext32To64", 1, widened, 0, "", neonWiden},

	{"F32FromS32", 1, words, 0, "", "scvtf v3.4s, v0.4s"},
	{"F32FromU32", 1, words, 0, "", "ucvtf v3.4s, v0.4s"},
	{"F64FromS32", 1, widened, 0, "", neonWiden + "; scvtf v3.2d, v3.2d; scvtf v4.2d, v4.2d"},
	{"F64FromU32", 1, widened, 0, "", "ushll v3.2d, v0.2s, #0; ushll2 v4.2d, v0.4s, #0; ucvtf v3.2d, v3.2d; ucvtf v4.2d, v4.2d"},
	{"F32FromF16", 1, words, canon, "", "xtn v3.4h, v0.4s; fcvtl v3.4s, v3.4h"},
	{"F32FromBF16", 1, words, 0, "", "shl v3.4s, v0.4s, #16"},
	{"F16FromF32", 1, words, 0, nan16, toHalf("v0")},
	{"BF16FromF32", 1, words, 0, bfloat, toBfloat("v0")},
	{"F16x2FromF32", 2, words, 0, nan16, toHalf("v0") + toHalf("v1") + neonPack16},
	{"BF16x2FromF32", 2, words, 0, bfloat, toBfloat("v0") + toBfloat("v1") + neonPack16},
	{"F64FromF32", 1, pairs64, nanToGo, "", "xtn v0.2s, v0.2d; fcvtl v3.2d, v0.2s"},
	{"F32FromF64", 1, pairs64, 0, "", "fcvtn v3.2s, v0.2d; ushll v3.2d, v3.2s, #0"},
	{"S32FromF32Rz", 1, words, 0, "", "fcvtzs v3.4s, v0.4s"},
	{"S32FromF32Rn", 1, words, 0, "", "fcvtns v3.4s, v0.4s"},
	{"S32FromF32Rm", 1, words, 0, "", "fcvtms v3.4s, v0.4s"},
	{"S32FromF32Rp", 1, words, 0, "", "fcvtps v3.4s, v0.4s"},
	{"U32FromF32Rz", 1, words, 0, "", "fcvtzu v3.4s, v0.4s"},
	{"U32FromF32Rn", 1, words, 0, "", "fcvtnu v3.4s, v0.4s"},
	{"F32RoundRz", 1, words, canon, "", "frintz v3.4s, v0.4s"},
	{"F32RoundRn", 1, words, canon, "", "frintn v3.4s, v0.4s"},
	{"F32RoundRm", 1, words, canon, "", "frintm v3.4s, v0.4s"},
	{"F32RoundRp", 1, words, canon, "", "frintp v3.4s, v0.4s"},
}
