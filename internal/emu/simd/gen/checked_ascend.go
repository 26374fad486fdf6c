package main

import "gonvvm/internal/emu/simd"

// ascending emits the access with AVX-512 of those of sixteen lanes that R9 has, if a later lane accesses a later word and all are among the
// 64 from the line of the first one on: the steps of sorts, transforms and reductions. The lanes of each line's words then follow by an expansion.
// Other accesses jump to window.
//
//	Z4, Z5  the offsets of the lanes' words from the window, in bytes
//	Z8      the tags of the lanes that follow, without gaps
//	Z9      the words that follow, a bit for each
//	Z10     the numbers of the lanes' words, or their values for a store
func ascending(g *generator, global, store bool) {
	g.at("ascending")
	g.e("CMPB ·wide(SB), $0; JEQ window; MOVL R9, %s; TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVL %s, R14; ADDQ BX, R14; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; ANDQ $~63, AX",
		ctx("windowLanes"), slotA, imm)
	g.e("MOVL %s, CX; MOVQ (R11)(CX*1), DI; MOVQ 8(R11)(CX*1), R15; SUBQ AX, R15; JLS window; ADDQ AX, DI; MOVQ DI, %s", slotC, ctx("windowData"))
	if global {
		rangeOf(g, "window")
		g.e("SUBQ AX, R15; MOVL AX, CX; ORL $-4096, CX; NEGL CX; CMPQ R15, CX; CMOVQHI CX, R15") // up to the end of the page
	}
	g.e("MOVL $256, CX; CMPQ R15, CX; CMOVQHI CX, R15; SUBQ $4, R15; JCS window; MOVQ %s, CX; SUBQ AX, CX; MOVQ CX, %s", imm, ctx("windowBack"))
	windowOffsets(g)
	g.e("VPBROADCASTQ R15, Z1; VPCMPUQ $2, Z1, Z4, K1, K3; VPCMPUQ $2, Z1, Z5, K2, K4; VPTESTNMQ unaligned4<>(SB), Z4, K3, K3; VPTESTNMQ unaligned4<>(SB), Z5, K4, K4")
	g.e("KUNPCKBW K3, K4, K4; KXORW K1, K4, K4; KORTESTW K4, K4; JNE window")
	g.e("VPSRLQ $2, Z4, Z6; VPSRLQ $2, Z5, Z7; VMOVDQU64 one<>(SB), Z2; VPSLLVQ.Z Z6, Z2, K1, Z9; VPSLLVQ.Z Z7, Z2, K2, Z3; VPORQ Z3, Z9, Z9")
	g.e("VPMOVQD Z4, Y6; VPMOVQD Z5, Y7; VINSERTI64X4 $1, Y7, Z6, Z6; VPSRLD $2, Z6, Z10; VPCOMPRESSD.Z Z6, K1, Z6; VALIGND $15, Z6, Z6, Z7")
	g.e("POPCNTL R9, CX; MOVL $1, R14; SHLL CX, R14; SUBL $2, R14; KMOVW R14, K4; VPCMPUD $6, Z7, Z6, K4, K5; KXORW K4, K5, K5; KORTESTW K5, K5; JNE window")
	tags := "readTags"
	if store {
		tags = "writeTags"
	}
	g.e("LEAQ %s<>(SB), CX; VMOVDQU32 (CX)(DX*1), Z8; VPCOMPRESSD.Z Z8, K1, Z8; VEXTRACTI64X4 $1, Z9, Y7; VPORQ Y7, Y9, Y9; VEXTRACTI128 $1, Y9, X7; VPOR X7, X9, X9; VPSRLDQ $8, X9, X7; VPOR X7, X9, X9", tags)
	if store {
		g.e("MOVL %s, CX; ADDQ BX, CX; VMOVDQU64 (CX)(DX*2), Z10; VPERMT2D 64(CX)(DX*2), Z20, Z10", slotB)
	} else {
		wordsOfWindow(g)
	}
	ascendingLines(g, global, store)
	g.e("JMP doneHalf")
}

// ascendingLines emits the examination of the lines, from the one with offset AX on.
func ascendingLines(g *generator, global, store bool) {
	if global {
		g.page("AX", "CX", "DI", "")
		g.lock("CX", "DI", "R15")
		g.e("MOVL AX, DI; ANDL $4032, DI; SHRL $2, DI; LEAQ %d(CX)(DI*1), DI; MOVQ DI, %s; ANDL $4095, AX", simd.PageFirst, ctx("line"))
		g.arrays("CX", "AX", "R15")
	} else {
		g.sharedArrays("R15")
		sharedLinesAt(g)
	}
	g.at("ascendLine")
	g.e("VMOVQ X9, R14; TESTW R14, R14; JEQ ascendNext; MOVQ %s, R9", ctx("line"))
	g.stride()
	g.e("CMPL (R9), $0; JLT ascendSpread")
	everyOther(g, store)
	g.at("ascendRuns")
	g.e("MOVQ %s, R9", ctx("line"))
	g.stride()
	spreadRuns(g, global)
	g.at("ascendSpread")
	g.e("VMOVQ X9, R14; KMOVW R14, K1; VPEXPANDD.Z Z8, K1, Z12; MOVQ %s, CX", ctx("some"))
	g.wordsOf(store)
	g.e("JEQ ascendPassed")
	g.unlock(global)
	g.e("MOVL %s, R9; JMP window", ctx("windowLanes"))
	g.at("ascendPassed")
	if store { // the lowest bits of a tag are the number of the lane
		g.e("VMOVQ X9, R14; KMOVW R14, K1; VPEXPANDD.Z Z8, K1, Z12; VPERMD Z10, Z12, Z0; MOVQ %s, CX; VMOVDQU32 Z0, K1, (CX)", ctx("windowData"))
	}
	g.e("VMOVQ X9, R14; MOVWLZX R14, R14; POPCNTL R14, R14; VPBROADCASTD R14, Z0; VPADDD iotaWords<>(SB), Z0, Z0; VPERMD Z8, Z0, Z8")
	g.at("ascendNext")
	advance(g, global, "CX")
	g.e("ADDQ $%d, %s", 4*simd.LineWords, ctx("windowData"))
	g.hasValue("CX", "ADDQ $16, "+ctx("some"))
	g.e("VMOVQ X9, R14; SHRQ $16, R14; VMOVQ R14, X9; JNE ascendLine")
}

// sharedLinesAt gives the context the line of offset AX of shared memory, and the bytes of its words that have a value.
func sharedLinesAt(g *generator) {
	g.e("MOVQ AX, CX")
	lineOf(g, "CX", "R15", ctx("SharedLines"))
	g.e("MOVQ CX, %s; SHRQ $2, AX; ADDQ %s, AX; MOVQ AX, %s", ctx("line"), ctx("SharedValues"), ctx("some"))
}

// wordsOfWindow loads the words Z10 of the window, those of each line as one vector.
func wordsOfWindow(g *generator) {
	g.e("VMOVQ X9, R14")
	wordsOfLines(g)
	wordsAt(g, 10)
	g.e("VEXTRACTI64X4 $1, Z10, Y1; VPMOVZXDQ Y10, Z0; VPMOVZXDQ Y1, Z1; VMOVDQU64 Z0, %d(R11)(DX*2); VMOVDQU64 Z1, %d(R11)(DX*2)", layout["scratch"], layout["scratch"]+64)
}

// wordsOfLines sets Z0 to Z3 to the words R14 of the four lines at DI. It uses R15.
func wordsOfLines(g *generator) {
	g.e("MOVQ R14, R15")
	for i := range 4 {
		g.e("KMOVW R15, K3; VMOVDQU32.Z %d(DI), K3, Z%d; SHRQ $%d, R15", 4*simd.LineWords*i, i, simd.LineWords)
	}
}

// wordsAt sets registers that have the numbers of words of Z0 to Z3 to these words.
func wordsAt(g *generator, registers ...int) {
	for _, z := range registers {
		g.e("VPTESTMD.BCST thirtyTwo<>(SB), Z%[1]d, K3; VMOVDQA64 Z%[1]d, Z6; VPERMI2D Z1, Z0, Z%[1]d; VPERMI2D Z3, Z2, Z6; VMOVDQA32 Z6, K3, Z%[1]d", z)
	}
}

// windowOffsets sets K1, and K2 for the upper eight of them, to the lanes R9, and Z4 and Z5 to the offsets of their words, whose registers are at R14.
func windowOffsets(g *generator) {
	g.e("KMOVW R9, K1; KSHIFTRW $8, K1, K2; VPBROADCASTQ %s, Z0; VPADDQ (R14)(DX*2), Z0, Z4; VPADDQ 64(R14)(DX*2), Z0, Z5", ctx("windowBack"))
}

// everyOther emits the access of eight lanes to every other word of line R9, which has runs, as one. Other accesses go on at ascendRuns.
func everyOther(g *generator, store bool) {
	sub, write := "readRun", 0
	if store {
		sub, write = "writeRun", simd.RunWrite
	}
	g.e("MOVWLZX R14, AX; CMPL AX, $0x5555; JEQ everyOther; CMPL AX, $0xaaaa; JNE ascendRuns")
	g.at("everyOther")
	g.e("CMPL %s, $65535; JNE ascendRuns; CMPQ %s, $0; JNE ascendRuns; VMOVD X8, DI; ANDL $255, DI; SHLL $%d, DI; ORL $%d, DI; CALL %s<>(SB); TESTL AX, AX; JEQ ascendPassed",
		ctx("windowLanes"), ctx("some"), simd.RunLane, write|1<<simd.RunStep, sub)
}
