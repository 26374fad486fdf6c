package main

import "gonvvm/internal/emu/simd"

// rows emits the accesses with AVX-512 of both halves of a warp to sixteen consecutive words each, at any distance, such as those of a CTA of
// sixteen columns, or to the same words: the first half, and then the second, which the addresses of lanes 0 and 15 tell. AX is
// the address of the first lane and R9 the distance. Other accesses jump to apart. If the second half does not pass, both are repeated by halves, which record nothing new for the first.
//
//	Z8 to Z11  the words that were loaded; those of the second half are in Z8 and Z9 before it is located
//	the context's windowBase, windowBack  addresses of the halves; windowLines: the first line of the first
//	lane       the first lane of the half
func rows(g *generator, global, store bool, apart string) {
	g.e("VPBROADCASTQ X6, Z2")
	for i := range 4 {
		g.e("VPADDQ Z%d, Z%d, Z0", 16+i%2, 1+i/2)
		if i == 0 {
			g.e("VPXORQ Z4, Z0, Z3")
		} else {
			g.e("VPTERNLOGQ $0xf6, Z%d, Z0, Z3", 4+i)
		}
	}
	g.e("VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JNE %s; MOVL AX, R14; ORL R9, R14; TESTL $3, R14; JNE leave", apart)
	g.e("ADDQ AX, R9; MOVQ AX, %s; MOVQ R9, %s; MOVL $0, %s", ctx("windowBase"), ctx("windowBack"), ctx("lane"))
	g.at("row")
	g.e("MOVL $65535, R9")
	g.locate(global, false, simd.Lanes/2, "half")
	g.e("MOVQ CX, %s", ctx("host"))
	if !store {
		g.hasValue("R15", "VPCMPEQB (R15), X15, X0; VPTEST X0, X0; JNE rowHalves")
	}
	g.e("MOVQ %s, R9; MOVQ R9, %s", ctx("line"), ctx("windowLines"))
	g.at("rowLines")
	linesOf(g, global, store, "row", "$65535", "ADDL "+ctx("lane")+", CX; ", "", "")
	g.at("rowPassed")
	g.e("MOVQ %s, CX", ctx("host"))
	if store {
		g.hasValue("R15", "VMOVDQU fifteenBytes<>(SB), X0; VMOVDQU X0, (R15)")
		g.e("MOVL %s, R9; ADDQ BX, R9; MOVL %s, AX; LEAQ (R9)(AX*8), R9", slotB, ctx("lane"))
		g.e("VMOVDQU64 (R9), Z0; VPERMT2D 64(R9), Z20, Z0; VMOVDQU32 Z0, (CX)")
	} else {
		g.e("VMOVDQA64 Z10, Z8; VMOVDQA64 Z11, Z9; VPMOVZXDQ (CX), Z10; VPMOVZXDQ 32(CX), Z11")
	}
	g.e("XORL $16, %s; JEQ rowsPassed; MOVQ %s, AX; CMPQ AX, %s; JEQ sameRow", ctx("lane"), ctx("windowBack"), ctx("windowBase"))
	g.unlock(global)
	g.e("JMP row")
	g.at("sameRow")
	g.e("MOVQ %s, R9; MOVQ R9, %s; JMP rowLines", ctx("windowLines"), ctx("line"))
	g.at("rowsPassed")
	g.unlock(global)
	if store {
		g.e("INCQ %s", ctx("Stores"))
	} else {
		g.e("MOVL %s, AX", slotD)
		for i := range 4 {
			g.e("VMOVDQU64 Z%d, %d(BX)(AX*1)", 8+i, 64*i)
		}
	}
	g.next(false)
}
