package main

// quickRsqrt emits rsqrt.approx.f32 for sixteen lanes at once. An approximation y of 14 bits is refined in f32: with e = 1 - x*y², which has an error
// of 2^-37, the result is y + y*e*(1/2 + 3/8*e), up to 2^-35 of y. If both bounds of that round to one number, it is the result; otherwise,
// and unless all elements are positive normal numbers, body computes it in f64.
func quickRsqrt(g wide, r *row, body string, masked bool) {
	source := func(i int) { g.e("VMOVDQU64 %d(BX)(CX*1), Z0", 64*i) }
	flush := func() {
		if r.flags&ftz != 0 {
			g.flush(0)
		}
	}
	for i := 0; i < 4; i += 2 {
		exact, done := g.label(), g.label()
		source(i)
		g.e("VPERMT2D %d(BX)(CX*1), Z20, Z0", 64*(i+1))
		flush()
		g.e("VFPCLASSPSZ $0xff, Z0, K1; VRSQRT14PS Z0, Z1; VMULPS Z1, Z0, Z2; VMOVDQA64 Z2, Z3; VFMSUB231PS Z1, Z0, Z3")
		g.e("VPBROADCASTD one32<>(SB), Z4; VFNMADD231PS Z1, Z2, Z4; VFNMADD231PS Z1, Z3, Z4") // e: Z2 + Z3 is x*y
		g.e("VPBROADCASTD half32<>(SB), Z5; VFMADD231PS.BCST threeEighths32<>(SB), Z4, Z5; VMULPS Z5, Z4, Z4; VMULPS Z1, Z4, Z4")
		g.e("VMULPS.BCST two35th32<>(SB), Z1, Z6; VSUBPS Z6, Z4, Z5; VADDPS Z6, Z4, Z4; VADDPS Z1, Z4, Z3; VADDPS Z1, Z5, Z5")
		g.e("VCMPPS $4, Z5, Z3, K3; KORTESTW K1, K3; JNE %s", exact)
		g.e("VEXTRACTI64X4 $1, Z3, Y4; VPMOVZXDQ Y3, Z3; VPMOVZXDQ Y4, Z4")
		g.write(i, 3, masked)
		g.write(i+1, 4, masked)
		g.e("JMP %s", done)
		g.at(exact)
		for k := i; k < i+2; k++ {
			source(k)
			flush()
			g.e("%s", body)
			g.finish(r.flags)
			g.write(k, 3, masked)
		}
		g.at(done)
	}
}
