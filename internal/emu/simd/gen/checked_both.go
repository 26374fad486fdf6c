package main

import "gonvvm/internal/emu/simd"

// bothReads emits the loads of one word of global memory by sixteen lanes, if its line has runs: the reads by the first two of the lanes are
// recorded as one run (simd.RunBoth). Lines of shared memory are read by too many instructions. Other accesses go on with R14 and CX.
func bothReads(g *generator) {
	g.e("MOVQ %s, R9; CMPL (R9), $0; JLT stampedWord", ctx("line"))
	g.hasValue("AX", "CMPB (AX), $0; JEQ fail")
	g.e("VMOVQ CX, X1; VMOVQ R14, X11; MOVL R14, CX; SHRL $2, CX; MOVL $1, AX; SHLL CX, AX; MOVL DX, DI; SHLL $%d, DI; ORL $%d, DI", simd.RunLane-2, simd.RunBoth)
	g.e("CALL readBoth<>(SB); VMOVQ X1, CX; TESTL AX, AX; JNE spreadWord; MOVL (CX), CX; VMOVQ CX, X0; VPBROADCASTQ X0, Y0")
	for i := range 4 {
		g.e("VMOVDQU Y0, %d(R11)(DX*2)", layout["scratch"]+32*i)
	}
	g.e("CMPL %s, $0; JEQ halfDone; JMP wholeWord", ctx("uniform")) // the other half would record nothing
	g.at("spreadWord")
	g.e("VMOVQ X11, R14")
	g.at("stampedWord")
}

// readBoth emits the subroutine that records the reads of the word AX of line R9 by sixteen lanes, with the description DI. AX becomes 0, or 1 if
// the line has to be spread. Nothing is to be recorded where the word has two reads that are not ordered before: they are counted from bit 16 of AX on. A word
// without any joins the run of the same lanes of the same instruction, wherever that is.
func readBoth(g *generator) {
	next := func(again string) { g.e("ADDQ $%d, R14; TESTL $%d, R15; JNE %s", runBytes, simd.RunMore, again) }
	g.text("readBoth")
	g.e("MOVQ R9, R14")
	g.at("run")
	g.e("MOVL (R14), R15; TESTL R15, R15; JEQ end; TESTW AX, R15; JEQ next; MOVL %s(R14), CX; CMPL CX, %s; JEQ own", runWarp, ctx("Gid"))
	g.e("SUBL %s, CX; CMPL CX, $32; JCC foreign; MOVL %d(R11)(CX*4), CX; CMPL CX, %s(R14); JCS foreign", ctx("First"), layout["Order"], runClock)
	g.at("ordered")
	g.e("TESTL $%d, R15; JEQ spread", simd.RunWrite)
	g.at("next")
	next("run")
	g.at("end")
	g.e("CMPL AX, $0x20000; JCC done; CMPL AX, $0x10000; JCC spread; MOVQ R9, R14")
	g.at("join")
	g.e("MOVL (R14), R15; TESTL R15, R15; JEQ append; XORL DI, R15; ANDL $~%d, R15; CMPL R15, $%d; JHI apart; MOVL %s, CX; ADDL %s, CX; CMPL CX, %s(R14); JNE apart", simd.RunMore, simd.RunWords, slotB, ctx("Uid"), runSrc)
	g.e("MOVL %s, CX; CMPL CX, %s(R14); JNE apart; MOVL %s, CX; CMPL CX, %s(R14); JNE apart; ORL AX, (R14)", ctx("Gid"), runWarp, ctx("Now"), runClock)
	g.at("done")
	g.e("XORL AX, AX; RET")
	g.at("apart")
	g.e("MOVL (R14), R15")
	next("join")
	g.appendRun(slotB)
	g.at("own")
	g.e("MOVL %s(R14), CX; CMPL CX, %s; JCS ordered; TESTL $%d, R15; JEQ spread; CMPL CX, %s; JEQ done", runClock, ctx("Lsync"), simd.RunBoth, ctx("Now"))
	g.at("spread")
	g.e("MOVL $1, AX; RET")
	g.at("foreign")
	g.e("TESTL $%d, R15; JNE spread; ADDL $0x10000, AX; TESTL $%d, R15; JEQ next; ADDL $0x10000, AX; JMP next", simd.RunWrite, simd.RunBoth)
}
