package main

// quickRsqrt32 refines an approximation of the inverse square root in f64 twice, to a few units in the last place. K1 becomes the elements
// that may differ after rounding to f32: those close to the middle of two f32 numbers, and all but positive finite ones.
const quickRsqrt32 = `VPMOVQD Z0, Y1; VCVTPS2PD Y1, Z2; VFPCLASSPDZ $0xdf, Z2, K1; VRSQRT14PD Z2, Z1; VMULPD half<>(SB), Z2, Z2
	VMULPD Z1, Z2, Z4; VMOVDQU64 half<>(SB), Z5; VFNMADD231PD Z1, Z4, Z5; VFMADD231PD Z1, Z5, Z1
	VMULPD Z1, Z2, Z4; VMOVDQU64 half<>(SB), Z5; VFNMADD231PD Z1, Z4, Z5; VFMADD231PD Z1, Z5, Z1
	VPANDQ discarded<>(SB), Z1, Z4; VPSUBQ belowMiddle<>(SB), Z4, Z4; VPCMPUQ $1, middle<>(SB), Z4, K3; KORB K1, K3, K1; VCVTPD2PS Z1, Y1; VPMOVZXDQ Y1, Z3`

// quickBodies are bodies for AVX-512 that take less time than the others, but leave some elements to these: those of K1. They keep Z0.
var quickBodies = map[string]string{"RsqrtF32": quickRsqrt32, "RsqrtFtzF32": quickRsqrt32}

// quick emits a quick body, and the other one for the case that it does not cover all elements.
func (g wide) quick(quick, body string) {
	done := g.label()
	g.e("%s; KORTESTB K1, K1; JEQ %s", quick, done)
	g.e("%s", body)
	g.at(done)
}
