package main

import "gonvvm/internal/emu/simd"

// spaced emits the accesses with AVX-512 to shared memory by all lanes of a warp, or by the lanes R12, if a later lane accesses a later word and
// all are among the 64 from the line of the first one on: a step of a sort or transform. It is ascending for a whole warp, which examines the addresses
// once. Other accesses go on at half. AX is the address of the first lane, and Z4 to Z7 have the addresses if all lanes take part.
//
//	Z8        the numbers of the lanes whose words follow: their tags, if all take part
//	Z10, Z11  the numbers of the lanes' words, or their values
//	Z21, Z22  the lanes that take part, without gaps
func spaced(g *generator, store, masked bool) {
	g.at("spaced")
	g.e("MOVQ AX, R9; ANDQ $~63, AX; SUBQ AX, R9; VPBROADCASTQ AX, Z1")
	if masked { // the others access the word of the first
		g.e("VPBROADCASTQ R9, Z4; VMOVDQA64 Z4, Z5; VMOVDQA64 Z4, Z6; VMOVDQA64 Z4, Z7; KMOVD R12, K2")
	}
	for i := range 4 {
		if masked {
			g.e("KSHIFTRD $%d, K2, K3; VPADDQ %d(CX), Z0, Z3; VPSUBQ Z1, Z3, K3, Z%d", 8*i, 64*i, 4+i)
		} else {
			g.e("VPSUBQ Z1, Z%d, Z%d", 4+i, 4+i)
		}
	}
	g.e("MOVQ %d(R11), R15; SUBQ AX, R15; JLS half; MOVL $%d, R9; CMPQ R15, R9; CMOVQHI R9, R15; SUBQ $4, R15; JCS half", simd.Shared.Offset()+8, 4*4*simd.LineWords)
	g.e("VPMAXUQ Z5, Z4, Z2; VPMAXUQ Z7, Z6, Z3; VPMAXUQ Z3, Z2, Z2; VPBROADCASTQ R15, Z3; VPCMPUQ $6, Z3, Z2, K3")
	g.e("VPORQ Z5, Z4, Z2; VPTERNLOGQ $0xfe, Z7, Z6, Z2; VPTESTMQ unaligned4<>(SB), Z2, K4; KORTESTB K3, K4; JNE half; VMOVDQU64 one<>(SB), Z2")
	for i := range 4 {
		g.e("VPSRLQ $2, Z%d, Z3; VPSLLVQ Z3, Z2, Z%d", 4+i, 8+i)
	}
	g.e("VPORQ Z9, Z8, Z8; VPTERNLOGQ $0xfe, Z11, Z10, Z8; VEXTRACTI64X4 $1, Z8, Y9; VPORQ Y9, Y8, Y8; VEXTRACTI128 $1, Y8, X9; VPOR X9, X8, X8; VPSRLDQ $8, X8, X9; VPOR X9, X8, X8; VMOVQ X8, R14")
	g.e("VPERMT2D Z5, Z20, Z4; VPERMT2D Z7, Z20, Z6; VPSRLD $2, Z4, Z10; VPSRLD $2, Z6, Z11; VMOVDQU32 iotaWords<>(SB), Z8")
	x, y := "Z10", "Z11"
	if masked {
		lanesOfSome(g)
		x, y = "Z5", "Z7"
	}
	g.e("VALIGND $15, %[1]s, %[1]s, Z2; VALIGND $15, %[1]s, %[2]s, Z3; VPCMPUD $6, Z2, %[1]s, K3; VPCMPUD $6, Z3, %[2]s, K4; KUNPCKWD K3, K4, K4; KMOVD K4, R9; NOTL R9", x, y)
	if masked {
		g.e("POPCNTL R12, CX; MOVL $1, R15; SHLQ CX, R15; DECL R15; ANDL R15, R9") // those of the lanes that take part
	} else {
		g.e("MOVL $%d, CX; VPBROADCASTD CX, Z2; VPORD Z2, Z8, Z8", kindOf(store))
	}
	g.e("ANDL $~1, R9; JNE half; MOVQ R14, %s; MOVQ %d(R11), DI; ADDQ AX, DI; MOVQ DI, %s", ctx("windowBase"), simd.Shared.Offset(), ctx("windowData"))
	if store {
		g.e("MOVL %s, CX; ADDQ BX, CX; VMOVDQU64 (CX), Z10; VPERMT2D 64(CX), Z20, Z10; VMOVDQU64 128(CX), Z11; VPERMT2D 192(CX), Z20, Z11", slotB)
	} else {
		wordsOfLines(g)
		wordsAt(g, 10, 11)
	}
	spacedLines(g, store, masked)
	if store {
		g.e("INCQ %s", ctx("Stores"))
	} else {
		spacedLoaded(g, masked)
	}
	g.next(masked)
}

// lanesOfSome sets Z21 and Z22 to the lanes R12 without gaps, and Z5 and Z7 to the elements of Z10 and Z11 for them. Z8 has the numbers from 0 on.
func lanesOfSome(g *generator) {
	g.e("KMOVD R12, K1; KSHIFTRD $16, K1, K2; MOVL $16, R15; VPBROADCASTD R15, Z3; VPADDD Z3, Z8, Z3; VPCOMPRESSD.Z Z8, K1, Z12; VPCOMPRESSD.Z Z3, K2, Z3")
	g.e("MOVWLZX R12, R9; POPCNTL R9, R9; VPBROADCASTD R9, Z7; SUBL R9, R15; VPBROADCASTD R15, Z5; VPADDD Z5, Z8, Z5; VPERMD Z3, Z5, Z22")
	g.e("VMOVDQA64 Z8, Z21; VPCMPUD $5, Z7, Z8, K3; VMOVDQA32 Z5, K3, Z21; VPERMI2D Z3, Z12, Z21")
	g.e("VMOVDQA64 Z21, Z5; VPERMI2D Z11, Z10, Z5; VMOVDQA64 Z22, Z7; VPERMI2D Z11, Z10, Z7")
}

// spacedLines emits the examination of the lines of the words R14, from the one with offset AX on, and stores the values.
func spacedLines(g *generator, store, masked bool) {
	g.sharedArrays("R15")
	sharedLinesAt(g)
	g.at("spacedLine")
	g.e("TESTW R14, R14; JEQ spacedNext; MOVQ %s, R9; CMPL (R9), $0; JLT spacedStamps", ctx("line"))
	g.stride()
	spreadRuns(g, false)
	g.e("MOVQ %s, R14", ctx("windowBase"))
	g.at("spacedStamps")
	g.e("KMOVW R14, K1; MOVQ %s, CX; MOVQ %s, R9", ctx("some"), ctx("line"))
	if masked {
		g.e("VMOVDQA64 Z8, Z0; VPERMI2D Z22, Z21, Z0; MOVL $%d, DI; VPBROADCASTD DI, Z2; VPORD Z2, Z0, Z0; VPEXPANDD.Z Z0, K1, Z12", kindOf(store))
	} else {
		g.e("VPEXPANDD.Z Z8, K1, Z12")
	}
	g.wordsOf(store)
	g.e("JNE half; MOVQ %s, R14", ctx("windowBase"))
	if store { // the lowest bits of a tag are the number of the lane
		g.e("VPERMI2D Z11, Z10, Z12; MOVQ %s, CX; VMOVDQU32 Z12, K1, (CX)", ctx("windowData"))
	}
	g.e("MOVWLZX R14, DI; POPCNTL DI, DI; VPBROADCASTD DI, Z0; VPADDD Z0, Z8, Z8")
	g.at("spacedNext")
	advance(g, false, "CX")
	g.e("ADDQ $%d, %s; ADDQ $%d, %s", 4*simd.LineWords, ctx("windowData"), simd.LineWords, ctx("some"))
	g.e("SHRQ $%d, R14; MOVQ R14, %s; JNE spacedLine", simd.LineWords, ctx("windowBase"))
}

// spacedLoaded writes the values Z10 and Z11 to the register.
func spacedLoaded(g *generator, masked bool) {
	g.e("MOVL %s, AX; VEXTRACTI64X4 $1, Z10, Y1; VEXTRACTI64X4 $1, Z11, Y2", slotD)
	if masked {
		g.e("KMOVD R12, K2")
	}
	for i, y := range []int{10, 1, 11, 2} {
		at := 64 * i
		if masked {
			g.e("KSHIFTRD $%d, K2, K3; VMOVDQU64 %d(BX)(AX*1), Z0; VPMOVZXDQ Y%d, K3, Z0; VMOVDQU64 Z0, %d(BX)(AX*1)", 8*i, at, y, at)
		} else {
			g.e("VPMOVZXDQ Y%d, Z0; VMOVDQU64 Z0, %d(BX)(AX*1)", y, at)
		}
	}
}
