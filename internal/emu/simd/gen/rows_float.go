package main

import "fmt"

// Minimum and maximum of f32: VMINPS gives the second source if one is a NaN, or if both are zeros. The first four
// instructions take the other source where the second is a NaN, and order zeros by their sign.
const (
	min32   = "VMINPS Y1, Y0, Y3; VCMPPS $0, Y1, Y0, Y4; VPOR Y1, Y0, Y5; VBLENDVPS Y4, Y5, Y3, Y3; VCMPPS $3, Y1, Y1, Y4; VBLENDVPS Y4, Y0, Y3, Y3"
	max32   = "VMAXPS Y1, Y0, Y3; VCMPPS $0, Y1, Y0, Y4; VPAND Y1, Y0, Y5; VBLENDVPS Y4, Y5, Y3, Y3; VCMPPS $3, Y1, Y1, Y4; VBLENDVPS Y4, Y0, Y3, Y3"
	anyNaN  = "; VCMPPS $3, Y1, Y0, Y4; VPOR Y4, Y3, Y3" // all ones is a NaN
	fma32   = "VMOVDQA Y2, Y3; VFMADD231PS Y1, Y0, Y3"
	recip32 = "VMOVDQU one32<>(SB), Y4; VDIVPS Y0, Y4, Y3"
	// divApprox is the quotient, except for divisors of 2^126 and more, by which .approx divides to zero.
	divApprox = `VDIVPS Y1, Y0, Y3; VPSLLD $1, Y1, Y4; VPSRLD $24, Y4, Y4
		VPCMPEQD big253<>(SB), Y4, Y5; VPCMPEQD big254<>(SB), Y4, Y4; VPOR Y5, Y4, Y4
		VPXOR Y1, Y0, Y5; VPAND sign32<>(SB), Y5, Y5; VPAND exp32<>(SB), Y0, Y6; VPCMPEQD exp32<>(SB), Y6, Y6; VPOR Y6, Y5, Y5
		VBLENDVPS Y4, Y5, Y3, Y3`
	// rsqrt32 goes through f64.
	rsqrt32 = narrow + "VCVTPS2PD X0, Y0; VSQRTPD Y0, Y0; VMOVDQU one64<>(SB), Y1; VDIVPD Y0, Y1, Y0; VCVTPD2PSY Y0, X0; VPMOVZXDQ X0, Y3"
	// exp2 is math.Exp2 of f64, with the same operations in the same order. Beyond 2^±1000 f32 knows no finite number.
	exp2 = narrow + `VCVTPS2PD X0, Y0; VCMPPD $3, Y0, Y0, Y8; VMINPD thousand<>(SB), Y0, Y0; VMAXPD minusThousand<>(SB), Y0, Y0
		VANDPD sign64<>(SB), Y0, Y1; VORPD half<>(SB), Y1, Y1; VADDPD Y1, Y0, Y1; VCVTTPD2DQY Y1, X1; VCVTDQ2PD X1, Y2; VPMOVSXDQ X1, Y1
		VSUBPD Y2, Y0, Y0; VMULPD ln2hi<>(SB), Y0, Y4; VXORPD sign64<>(SB), Y0, Y5; VMULPD ln2lo<>(SB), Y5, Y5
		VSUBPD Y5, Y4, Y6; VMULPD Y6, Y6, Y7
		VMULPD expP5<>(SB), Y7, Y3; VADDPD expP4<>(SB), Y3, Y3; VMULPD Y7, Y3, Y3; VADDPD expP3<>(SB), Y3, Y3
		VMULPD Y7, Y3, Y3; VADDPD expP2<>(SB), Y3, Y3; VMULPD Y7, Y3, Y3; VADDPD expP1<>(SB), Y3, Y3; VMULPD Y7, Y3, Y3; VSUBPD Y3, Y6, Y3
		VMULPD Y3, Y6, Y6; VMOVUPD two64<>(SB), Y7; VSUBPD Y3, Y7, Y7; VDIVPD Y7, Y6, Y6; VSUBPD Y6, Y5, Y5; VSUBPD Y4, Y5, Y5
		VMOVUPD one64<>(SB), Y4; VSUBPD Y5, Y4, Y4
		VPADDQ bias64<>(SB), Y1, Y1; VPSLLQ $52, Y1, Y1; VMULPD Y1, Y4, Y4; VORPD Y8, Y4, Y4; VCVTPD2PSY Y4, X4; VPMOVZXDQ X4, Y3`
	// log2 is math.Log2 of f64, likewise: the logarithm of the fraction in [1/2, 1), of which a power of 2 has 1/2.
	log2 = "VMOVDQA Y0, Y9;" + narrow + `VCVTPS2PD X0, Y0
		VPSRLQ $52, Y0, Y1; VPAND exp11<>(SB), Y1, Y1; VPSUBQ bias64<>(SB), Y1, Y1; VPSHUFD $0x88, Y1, Y1; VPERMQ $0x08, Y1, Y1; VCVTDQ2PD X1, Y8
		VANDPD mant64<>(SB), Y0, Y2; VORPD half<>(SB), Y2, Y2; VCMPPD $0, half<>(SB), Y2, Y10
		VMOVUPD hsqrt2<>(SB), Y3; VCMPPD $5, Y2, Y3, Y3; VANDPD one64<>(SB), Y3, Y4; VXORPD sign64<>(SB), Y4, Y1; VADDPD Y15, Y1, Y1
		VADDPD one64<>(SB), Y4, Y4; VMULPD Y4, Y2, Y2; VSUBPD one64<>(SB), Y2, Y2
		VADDPD two64<>(SB), Y2, Y0; VDIVPD Y0, Y2, Y3; VMULPD Y3, Y3, Y4; VMULPD Y4, Y4, Y5
		VMULPD logL7<>(SB), Y5, Y6; VADDPD logL5<>(SB), Y6, Y6; VMULPD Y5, Y6, Y6; VADDPD logL3<>(SB), Y6, Y6
		VMULPD Y5, Y6, Y6; VADDPD logL1<>(SB), Y6, Y6; VMULPD Y6, Y4, Y4
		VMULPD logL6<>(SB), Y5, Y6; VADDPD logL4<>(SB), Y6, Y6; VMULPD Y5, Y6, Y6; VADDPD logL2<>(SB), Y6, Y6; VMULPD Y6, Y5, Y5; VADDPD Y5, Y4, Y4
		VMULPD half<>(SB), Y2, Y0; VMULPD Y2, Y0, Y0; VADDPD Y0, Y4, Y4; VMULPD Y4, Y3, Y3; VMULPD ln2lo<>(SB), Y1, Y4; VADDPD Y4, Y3, Y3
		VSUBPD Y3, Y0, Y0; VSUBPD Y2, Y0, Y0; VMULPD ln2hi<>(SB), Y1, Y1; VSUBPD Y0, Y1, Y1
		VMULPD log2e<>(SB), Y1, Y1; VADDPD one64<>(SB), Y8, Y2; VADDPD Y2, Y1, Y1; VBLENDVPD Y10, Y8, Y1, Y1
		VCVTPD2PSY Y1, X1; VPMOVZXDQ X1, Y3
		VCMPPS $0, Y15, Y9, Y4; VMOVDQU minusInf32<>(SB), Y5; VBLENDVPS Y4, Y5, Y3, Y3; VCMPPS $17, Y15, Y9, Y4; VPOR Y4, Y3, Y3
		VCMPPS $3, Y9, Y9, Y4; VPOR Y4, Y3, Y3; VPCMPEQD exp32<>(SB), Y9, Y4; VBLENDVPS Y4, Y9, Y3, Y3`
	// narrow packs the low halves of the elements of Y0 in X0.
	narrow = "VEXTRACTI128 $1, Y0, X4; VSHUFPS $0x88, X4, X0, X0;"
)

// floatRows are operations on floating-point numbers, rounded to nearest.
var floatRows = []row{
	{"AddF32", []string{"add{,.rn}.f32"}, 2, canon | cut32, "VADDPS Y1, Y0, Y3"},
	{"SubF32", []string{"sub{,.rn}.f32"}, 2, canon | cut32, "VSUBPS Y1, Y0, Y3"},
	{"MulF32", []string{"mul{,.rn}.f32"}, 2, canon | cut32, "VMULPS Y1, Y0, Y3"},
	{"FmaF32", []string{"{fma,mad}.rn.f32"}, 3, canon | cut32, fma32},
	{"AddFtzF32", []string{"add{,.rn}.ftz.f32"}, 2, ftz | canon | cut32, "VADDPS Y1, Y0, Y3"},
	{"SubFtzF32", []string{"sub{,.rn}.ftz.f32"}, 2, ftz | canon | cut32, "VSUBPS Y1, Y0, Y3"},
	{"MulFtzF32", []string{"mul{,.rn}.ftz.f32"}, 2, ftz | canon | cut32, "VMULPS Y1, Y0, Y3"},
	{"FmaFtzF32", []string{"{fma,mad}.rn.ftz.f32"}, 3, ftz | canon | cut32, fma32},
	{"AddSatF32", []string{"add{,.rn}.sat.f32"}, 2, canon | sat | cut32, "VADDPS Y1, Y0, Y3"},
	{"MulSatF32", []string{"mul{,.rn}.sat.f32"}, 2, canon | sat | cut32, "VMULPS Y1, Y0, Y3"},
	{"FmaSatF32", []string{"fma.rn.sat.f32"}, 3, canon | sat | cut32, fma32},
	{"DivF32", []string{"div.{rn,full}.f32"}, 2, canon | cut32, "VDIVPS Y1, Y0, Y3"},
	{"DivFtzF32", []string{"div.{rn,full}.ftz.f32"}, 2, ftz | canon | cut32, "VDIVPS Y1, Y0, Y3"},
	{"DivApproxF32", []string{"div.approx.f32"}, 2, canon | cut32, divApprox},
	{"DivApproxFtzF32", []string{"div.approx.ftz.f32"}, 2, ftz | canon | cut32, divApprox},
	{"RcpF32", []string{"rcp.{rn,approx}.f32"}, 1, canon | cut32, recip32},
	{"RcpFtzF32", []string{"rcp.{rn,approx}.ftz.f32"}, 1, ftz | canon | cut32, recip32},
	{"SqrtF32", []string{"sqrt.{rn,approx}.f32"}, 1, canon | cut32, "VSQRTPS Y0, Y3"},
	{"SqrtFtzF32", []string{"sqrt.{rn,approx}.ftz.f32"}, 1, ftz | canon | cut32, "VSQRTPS Y0, Y3"},
	{"RsqrtF32", []string{"rsqrt.approx.f32"}, 1, canon | cut32, rsqrt32},
	{"RsqrtFtzF32", []string{"rsqrt.approx.ftz.f32"}, 1, ftz | canon | cut32, rsqrt32},
	{"Ex2F32", []string{"ex2.approx.f32"}, 1, canon | cut32, exp2},
	{"Ex2FtzF32", []string{"ex2.approx.ftz.f32"}, 1, ftz | canon | cut32, exp2},
	{"Lg2F32", []string{"lg2.approx.f32"}, 1, canon | cut32, log2},
	{"Lg2FtzF32", []string{"lg2.approx.ftz.f32"}, 1, ftz | canon | cut32, log2},
	{"MinF32", []string{"min.f32"}, 2, canon | cut32, min32},
	{"MaxF32", []string{"max.f32"}, 2, canon | cut32, max32},
	{"MinNaNF32", []string{"min.NaN.f32"}, 2, canon | cut32, min32 + anyNaN},
	{"MaxNaNF32", []string{"max.NaN.f32"}, 2, canon | cut32, max32 + anyNaN},
	{"MinFtzF32", []string{"min.ftz.f32"}, 2, ftz | canon | cut32, min32},
	{"MaxFtzF32", []string{"max.ftz.f32"}, 2, ftz | canon | cut32, max32},
	{"AbsF32", []string{"abs.f32"}, 1, canon | cut32, "VPAND abs32<>(SB), Y0, Y3"},
	{"NegF32", []string{"neg.f32"}, 1, canon | cut32, "VPXOR sign32<>(SB), Y0, Y3"},

	{"AddF64", []string{"add{,.rn}.f64"}, 2, nanToGo, "VADDPD Y1, Y0, Y3"},
	{"SubF64", []string{"sub{,.rn}.f64"}, 2, nanToGo, "VSUBPD Y1, Y0, Y3"},
	{"MulF64", []string{"mul{,.rn}.f64"}, 2, nanToGo, "VMULPD Y1, Y0, Y3"},
	{"FmaF64", []string{"{fma,mad}.rn.f64"}, 3, nanToGo, "VMOVDQA Y2, Y3; VFMADD231PD Y1, Y0, Y3"},
	{"DivF64", []string{"div.rn.f64"}, 2, nanToGo, "VDIVPD Y1, Y0, Y3"},
	{"RcpF64", []string{"rcp.rn.f64"}, 1, nanToGo, "VMOVDQU one64<>(SB), Y1; VDIVPD Y0, Y1, Y3"},
	{"SqrtF64", []string{"sqrt.rn.f64"}, 1, nanToGo, "VSQRTPD Y0, Y3"},
	{"AbsF64", []string{"abs.f64"}, 1, 0, "VPAND abs64<>(SB), Y0, Y3"},
	{"NegF64", []string{"neg.f64"}, 1, 0, "VPXOR sign64<>(SB), Y0, Y3"},
}

// Conversions between f32 and integers. VCVTTPS2DQ gives -2^31 for all that does not fit.
const (
	fitS32 = "VCMPPS $13, two31f<>(SB), Y0, Y4; VPXOR Y4, Y3, Y3; VCMPPS $3, Y0, Y0, Y4; VPANDN Y3, Y4, Y3"
	// fitU32 converts the f64 numbers of Y0, which are rounded and may be NaNs, to unsigned integers.
	fitU32 = "VMAXPD Y15, Y0, Y0; VMINPD max32d<>(SB), Y0, Y0; VADDPD two52d<>(SB), Y0, Y3"
)

// toF16 rounds the f32 numbers of register n to f16, toBF16 to bf16; a NaN becomes the canonical one.
func toF16(n int) string {
	return fmt.Sprintf("VCMPPS $3, Y%[1]d, Y%[1]d, Y5; VEXTRACTI128 $1, Y%[1]d, X4; VSHUFPS $0x88, X4, X%[1]d, X%[1]d; VCVTPS2PH $0, X%[1]d, X%[1]d; VPMOVZXWQ X%[1]d, Y%[1]d; VBLENDVPS Y5, nan16<>(SB), Y%[1]d, Y%[1]d;", n)
}

func toBF16(n int) string {
	return fmt.Sprintf("VPSRLD $16, Y%[1]d, Y4; VPAND one<>(SB), Y4, Y4; VPADDD nan16<>(SB), Y4, Y4; VPADDD Y%[1]d, Y4, Y4; VPSRLD $16, Y4, Y4; VCMPPS $3, Y%[1]d, Y%[1]d, Y5; VBLENDVPS Y5, nan16<>(SB), Y4, Y%[1]d;", n)
}

// fromF16 multiplies the bits of an f16 number in those of an f32 one by 2^112; infinities and NaNs get the largest exponent.
const fromF16 = `VPAND nan16<>(SB), Y0, Y1; VPSLLD $13, Y1, Y1; VMULPS two112<>(SB), Y1, Y3; VPCMPGTD maxF16<>(SB), Y1, Y4; VPAND exp32<>(SB), Y4, Y4; VPOR Y4, Y3, Y3
	VPSRLD $15, Y0, Y0; VPSLLD $31, Y0, Y0; VPOR Y0, Y3, Y3`

// pack16 is the pair of 16-bit numbers Y0, in the upper half, and Y1.
const pack16 = "VPSLLD $16, Y0, Y0; VPOR Y1, Y0, Y3"

// convertRows are conversions. Those between integers are bound to registers of the destination type's width only.
var convertRows = []row{
	{"Zext8", []string{"cvt.{u16,s16,u32,s32,u64,s64}.u8"}, 1, cut8, "VMOVDQA Y0, Y3"},
	{"Zext16", []string{"cvt.{u32,s32,u64,s64}.u16", "cvt.u16.{u16,s16,u32,s32,u64,s64}", "cvt.s16.{u16,s16,u32,s32,u64,s64}"}, 1, cut16, "VMOVDQA Y0, Y3"},
	{"Zext32", []string{"cvt.{u64,s64}.u32", "cvt.{u32,s32}.{u32,s32,u64,s64}"}, 1, cut32, "VMOVDQA Y0, Y3"},
	{"Zext64", []string{"cvt.{u64,s64}.{u64,s64}"}, 1, 0, "VMOVDQA Y0, Y3"},
	{"Sext8To16", []string{"cvt.{u16,s16}.s8"}, 1, cut16, sext8 + "VMOVDQA Y0, Y3"},
	{"Sext8To32", []string{"cvt.{u32,s32}.s8"}, 1, cut32, sext8 + "VMOVDQA Y0, Y3"},
	{"Sext8To64", []string{"cvt.{u64,s64}.s8"}, 1, 0, sext8 + wide32},
	{"Sext16To32", []string{"cvt.{u32,s32}.s16"}, 1, cut32, sext16 + "VMOVDQA Y0, Y3"},
	{"Sext16To64", []string{"cvt.{u64,s64}.s16"}, 1, 0, sext16 + wide32},
	{"Sext32To64", []string{"cvt.{u64,s64}.s32"}, 1, 0, wide32},

	{"F32FromS32", []string{"cvt.rn.f32.s32"}, 1, cut32, "VCVTDQ2PS Y0, Y3"},
	{"F32FromU32", []string{"cvt.rn.f32.u32"}, 1, 0, "VPBLENDD $0xaa, Y15, Y0, Y0; VPOR two52d<>(SB), Y0, Y0; VSUBPD two52d<>(SB), Y0, Y0; VCVTPD2PSY Y0, X0; VPMOVZXDQ X0, Y3"},
	{"F64FromS32", []string{"cvt.rn.f64.s32"}, 1, 0, narrow + "VCVTDQ2PD X0, Y3"},
	{"F64FromU32", []string{"cvt.rn.f64.u32"}, 1, 0, "VPBLENDD $0xaa, Y15, Y0, Y0; VPOR two52d<>(SB), Y0, Y0; VSUBPD two52d<>(SB), Y0, Y3"},
	{"F32FromF16", []string{"cvt.f32.f16"}, 1, canon | cut32, fromF16},
	{"F32FromBF16", []string{"cvt.f32.bf16"}, 1, cut32, "VPSLLD $16, Y0, Y3"},
	{"F16FromF32", []string{"cvt.rn.f16.f32"}, 1, cut16, toF16(0) + "VMOVDQA Y0, Y3"},
	{"BF16FromF32", []string{"cvt.rn.bf16.f32"}, 1, cut16, toBF16(0) + "VMOVDQA Y0, Y3"},
	{"F16x2FromF32", []string{"cvt.rn.f16x2.f32"}, 2, cut32, toF16(0) + toF16(1) + pack16},
	{"BF16x2FromF32", []string{"cvt.rn.bf16x2.f32"}, 2, cut32, toBF16(0) + toBF16(1) + pack16},
	{"F64FromF32", []string{"cvt.f64.f32"}, 1, nanToGo, "VEXTRACTI128 $1, Y0, X1; VSHUFPS $0x88, X1, X0, X0; VCVTPS2PD X0, Y3"},
	{"F32FromF64", []string{"cvt.rn.f32.f64"}, 1, cut32, "VCVTPD2PSY Y0, X0; VPMOVZXDQ X0, Y3"},
	{"S32FromF32Rz", []string{"cvt.rzi.s32.f32"}, 1, cut32, "VCVTTPS2DQ Y0, Y3; " + fitS32},
	{"S32FromF32Rn", []string{"cvt.rni.s32.f32"}, 1, cut32, "VROUNDPS $8, Y0, Y0; VCVTTPS2DQ Y0, Y3; " + fitS32},
	{"S32FromF32Rm", []string{"cvt.rmi.s32.f32"}, 1, cut32, "VROUNDPS $9, Y0, Y0; VCVTTPS2DQ Y0, Y3; " + fitS32},
	{"S32FromF32Rp", []string{"cvt.rpi.s32.f32"}, 1, cut32, "VROUNDPS $10, Y0, Y0; VCVTTPS2DQ Y0, Y3; " + fitS32},
	{"U32FromF32Rz", []string{"cvt.rzi.u32.f32"}, 1, cut32, narrow + "VCVTPS2PD X0, Y0; VROUNDPD $11, Y0, Y0; " + fitU32},
	{"U32FromF32Rn", []string{"cvt.rni.u32.f32"}, 1, cut32, narrow + "VCVTPS2PD X0, Y0; VROUNDPD $8, Y0, Y0; " + fitU32},
	{"F32RoundRz", []string{"cvt.rzi.f32.f32"}, 1, canon | cut32, "VROUNDPS $11, Y0, Y3"},
	{"F32RoundRn", []string{"cvt.rni.f32.f32"}, 1, canon | cut32, "VROUNDPS $8, Y0, Y3"},
	{"F32RoundRm", []string{"cvt.rmi.f32.f32"}, 1, canon | cut32, "VROUNDPS $9, Y0, Y3"},
	{"F32RoundRp", []string{"cvt.rpi.f32.f32"}, 1, canon | cut32, "VROUNDPS $10, Y0, Y3"},
}
