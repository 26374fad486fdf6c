package main

import "gonvvm/internal/emu/simd"

// someOfWarp emits the accesses with AVX-512 of the lanes R12 to consecutive words, of which other lanes have their share; others follow at half. It
// has the registers of wholeWarp; the lanes are in the context's lanes.
func someOfWarp(g *generator, global, store bool) {
	g.e("CMPB ·wide(SB), $0; JEQ half; MOVL %s, CX; ADDQ BX, CX; TZCNTL R12, R14; BSRL R12, R15; MOVQ (CX)(R14*8), AX; MOVQ (CX)(R15*8), R9; SHLL $2, R14; SHLL $2, R15", slotA)
	apart := "half"
	if !global {
		apart = "apart"
	}
	g.e("SUBQ R14, AX; SUBQ R15, R9; VPBROADCASTQ %[1]s, Z0; CMPQ AX, R9; JNE %[2]s; ADDQ %[1]s, AX; KMOVD R12, K2; KXORB K4, K4, K4; VPBROADCASTQ AX, Z1", imm, apart)
	for i := range 4 {
		g.e("KSHIFTRD $%d, K2, K3; VPADDQ %d(CX), Z0, Z3; VPADDQ Z%d, Z1, Z2; VPCMPUQ $4, Z2, Z3, K3, K3; KORB K3, K4, K4", 8*i, 64*i, 16+i)
	}
	g.e("KORTESTB K4, K4; JNE half; TESTL $3, AX; JNE leave; TESTQ AX, AX; JLT half; MOVL R12, R9; MOVL R12, %s", ctx("lanes"))
	if !global { // the bytes that have values are examined for all lanes
		g.e("LEAQ %d(AX), R15; CMPQ R15, %d(R11); JHI half", 4*simd.Lanes, simd.Shared.Offset()+8)
	}
	g.locate(global, true, simd.Lanes, "half")
	g.e("MOVQ CX, %s", ctx("host"))
	if !global && !store {
		g.e("MOVQ %s, R15; VPCMPEQB (R15), Y15, Y0; VPMOVMSKB Y0, R15; TESTL R12, R15; JNE warpHalves", ctx("some"))
	}
	linesOfWarp(g, global, store, "R12")
	g.at("warpPassed")
	g.e("MOVQ %s, CX; MOVL %s, R12; KMOVD R12, K2", ctx("host"), ctx("lanes"))
	someMoved(g, global, store)
	g.unlock(global)
	g.next(true)
	if !global {
		g.at("apart")
		g.e("ADDQ R14, AX; ADDQ %s, AX", imm)
		spaced(g, store, true)
	}
}

// someMoved emits the loads or stores of the lanes K2 at CX.
func someMoved(g *generator, global, store bool) {
	if store {
		if !global {
			g.e("MOVQ %s, R15; VMOVDQU fifteenBytes<>(SB), Y0; VMOVDQU8 Y0, K2, (R15)", ctx("some"))
		}
		g.e("MOVL %s, R9; ADDQ BX, R9; INCQ %s", slotB, ctx("Stores"))
	} else {
		g.e("MOVL %s, AX", slotD)
	}
	for i := range 4 {
		g.e("KSHIFTRD $%d, K2, K3", 8*i)
		if store {
			g.e("VMOVDQU64 %d(R9), Z0; VPMOVQD Z0, K3, %d(CX)", 64*i, 32*i)
		} else {
			g.e("VMOVDQU64 %[1]d(BX)(AX*1), Z0; VPMOVZXDQ %[2]d(CX), K3, Z0; VMOVDQU64 Z0, %[1]d(BX)(AX*1)", 64*i, 32*i)
		}
	}
}
