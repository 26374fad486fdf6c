package main

// sequence emits the handlers at the beginning and at the end of a sequence of records (simd.Record.SetVector). The first
// record of the sequence holds the address of the whole access and, in D, its bytes minus one.
//
// The lanes that execute the sequence are all active ones in it, and no record in it is that at which the run stops.
func (g *generator) sequence() {
	g.op("sequence", 0)
	of := func(name string) string { return field(name, "DX") }
	for _, masked := range []bool{false, true} {
		start, handler := "sequence", "full"
		if masked {
			start, handler = "sequenceMasked", "masked"
		}
		g.text(start)
		g.e("CMPB ·wide(SB), $0; JEQ narrow")
		wideSequence(g, masked)
		g.at("narrow")
		g.e("MOVQ %s, DX; MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Y0; MOVL %s, DI; MOVQ 8(R11)(DI*1), R15", imm, of("A"), of("Imm"), of("C"))
		g.e("MOVL %s, AX; VMOVQ AX, X2; VPBROADCASTQ X2, Y2; VPOR sign64<>(SB), Y2, Y2", of("D"))
		g.e("INCQ AX; SUBQ AX, R15; JLT leave; VMOVQ R15, X1; VPBROADCASTQ X1, Y1; VPXOR Y4, Y4, Y4; VPXOR Y5, Y5, Y5")
		if masked {
			g.e("VMOVD R12, X14; VPBROADCASTQ X14, Y14")
		}
		for i := range 8 {
			g.e("VPADDQ %d(CX), Y0, Y3", 32*i)
			if masked {
				g.laneMask(i, 7)
				g.e("VPAND Y7, Y3, Y3")
			}
			g.e("VPOR Y3, Y4, Y4; VPCMPGTQ Y1, Y3, Y6; VPOR Y6, Y5, Y5")
		}
		g.e("VPTEST Y2, Y4; JNE leave; VPTEST Y5, Y5; JNE leave")
		g.at("examined")
		g.e("MOVQ SI, %s; LEAQ %d(DX), SI; MOVL R13, %s", ctx("outer"), recordBytes, ctx("outerActive"))
		if masked {
			g.e("MOVQ %s, AX; MOVQ AX, %s; MOVQ $-1, %s; MOVL R12, R13", ctx("stop"), ctx("outerStop"), ctx("stop"))
		}
		g.e("MOVL R13, %s; MOVQ %s, R9; JMP R9", ctx("outerLanes"), field(handler, record))
		g.leave(masked)
	}
	g.op("sequenceEnd", 0)
	for _, masked := range []bool{false, true} {
		end := "sequenceEnd"
		if masked {
			end = "sequenceEndMasked"
		}
		g.text(end)
		g.e("MOVQ %s, AX; SUBQ AX, %s; MOVQ %s, SI; MOVQ $0, %s", imm, ctx("Stores"), ctx("outer"), ctx("outer"))
		if masked {
			g.e("MOVL %s, R13; MOVQ %s, AX; MOVQ AX, %s", ctx("outerActive"), ctx("outerStop"), ctx("stop"))
		}
		g.next(masked)
	}
}

// wideSequence emits the examination of the addresses with AVX-512, which goes on at examined with DX, the address of the sequence.
func wideSequence(g *generator, masked bool) {
	of := func(name string) string { return field(name, "DX") }
	g.e("MOVQ %s, DX; MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Z0; MOVL %s, DI; MOVL %s, AX", imm, of("A"), of("Imm"), of("C"), of("D"))
	g.e("MOVQ 8(R11)(DI*1), R15; VPBROADCASTQ AX, Z2; INCQ AX; SUBQ AX, R15; JLT leave; VPBROADCASTQ R15, Z1; VPXORQ Z4, Z4, Z4; VPXORQ Z5, Z5, Z5")
	if masked {
		g.e("KMOVD R12, K2")
	}
	for i := range 4 {
		if masked {
			g.e("KSHIFTRD $%d, K2, K3; VPADDQ.Z %d(CX), Z0, K3, Z3", 8*i, 64*i)
		} else {
			g.e("VPADDQ %d(CX), Z0, Z3", 64*i)
		}
		g.e("VPORQ Z3, Z4, Z4; VPMAXUQ Z3, Z5, Z5")
	}
	g.e("VPTESTMQ Z2, Z4, K1; VPCMPUQ $6, Z1, Z5, K3; KORTESTB K1, K3; JEQ examined; JMP leave")
}
