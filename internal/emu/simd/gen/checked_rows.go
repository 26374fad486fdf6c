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
	if global {
		globalRows(g, store)
		return
	}
	g.at("row")
	g.e("MOVL $65535, R9")
	g.locate(false, false, simd.Lanes/2, "half")
	g.e("MOVQ CX, %s", ctx("host"))
	if !store {
		g.hasValue("R15", "VPCMPEQB (R15), X15, X0; VPTEST X0, X0; JNE rowHalves")
	}
	g.e("MOVQ %s, R9; MOVQ R9, %s", ctx("line"), ctx("windowLines"))
	g.at("rowLines")
	linesOf(g, false, store, "row", "$65535", "ADDL "+ctx("lane")+", CX; ", "", "")
	g.at("rowPassed")
	g.e("MOVQ %s, CX", ctx("host"))
	if store {
		g.hasValue("R15", "VMOVDQU fifteenBytes<>(SB), X0; VMOVDQU X0, (R15)")
	}
	rowMoved(g, store)
	g.e("XORL $16, %s; JEQ rowsPassed; MOVQ %s, AX; CMPQ AX, %s; JEQ sameRow", ctx("lane"), ctx("windowBack"), ctx("windowBase"))
	g.e("JMP row")
	g.at("sameRow")
	g.e("MOVQ %s, R9; MOVQ R9, %s; JMP rowLines", ctx("windowLines"), ctx("line"))
	g.at("rowsPassed")
	rowsDone(g, store)
}

// rowMoved emits the load or store of the sixteen words at CX.
func rowMoved(g *generator, store bool) {
	if store {
		g.e("MOVL %s, R9; ADDQ BX, R9; MOVL %s, AX; LEAQ (R9)(AX*8), R9", slotB, ctx("lane"))
		g.e("VMOVDQU64 (R9), Z0; VPERMT2D 64(R9), Z20, Z0; VMOVDQU32 Z0, (CX)")
	} else {
		g.e("VMOVDQA64 Z10, Z8; VMOVDQA64 Z11, Z9; VPMOVZXDQ (CX), Z10; VPMOVZXDQ 32(CX), Z11")
	}
}

// rowsDone emits the end of an access to rows.
func rowsDone(g *generator, store bool) {
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

// globalRows emits rows of global memory, at AX and R9: of one allocation, each in a page whose words all have values, and whose lines are not
// spread. Others go by halves, which examine all cases.
func globalRows(g *generator, store bool) {
	g.e("MOVQ AX, R14; CMPQ R9, R14; CMOVQCS R9, R14; MOVQ AX, R15; CMPQ R15, R9; CMOVQCS R9, R15; ADDQ $64, R15; CMPQ R14, R15; JCC half")
	within(g, "R14", "R15", "half")
	g.at("row")
	g.e("MOVL AX, DI; ANDL $4095, DI; CMPL DI, $%d; JHI half", 4096-64)
	g.page("AX", "R14", "R15", "half")
	g.lock("R14", "R9", "DX")
	// The next lines are often the next ones to be accessed, and are not in the cache.
	g.e("ANDL $~63, DI; SHRL $2, DI; LEAQ %d(R14)(DI*1), R9; MOVQ %d(R11), CX; ADDQ AX, CX; MOVQ CX, %s; PREFETCHT0 128(CX); PREFETCHT0 %d(R9)", simd.PageFirst, simd.Global.Offset(), ctx("host"), 4*simd.RunBytes)
	g.e("MOVL AX, CX; SHRL $2, CX; ANDL $15, CX; MOVL $65535, DX; SHLL CX, DX; NEGL CX; ADDL %s, CX; ANDL $255, CX; SHLL $%d, CX", ctx("lane"), simd.RunLane)
	write, run := 0, "readRun"
	if store {
		write, run = simd.RunWrite, "writeRun"
	}
	g.e("LEAL %d(CX), R12", write)
	g.at("rowLine")
	g.e("MOVWLZX DX, AX; MOVL R12, DI; CMPL (R9), $0; JLT rowHalves; CALL %s<>(SB); TESTL AX, AX; JNE rowHalves; SHRL $16, DX; JEQ rowPassed", run)
	g.e("ADDQ $%d, R9; ADDL $%d, R12; ANDL $%d, R12; ORL $%d, R12; JMP rowLine", simd.RunBytes, 16<<simd.RunLane, 0xff<<simd.RunLane, write)
	g.at("rowHalves")
	g.unlock(true)
	g.e("XORL DX, DX; JMP half")
	g.at("rowPassed")
	g.unlock(true)
	g.e("MOVQ %s, CX", ctx("host"))
	rowMoved(g, store)
	g.e("XORL $16, %s; JEQ rowsPassed; MOVQ %s, AX; JMP row", ctx("lane"), ctx("windowBack"))
	g.at("rowsPassed")
	rowsDone(g, store)
}
