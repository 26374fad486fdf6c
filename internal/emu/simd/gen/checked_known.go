package main

import "gonvvm/internal/emu/simd"

// known emits the loads by those of sixteen lanes that R9 has for which nothing is to be recorded: where a word has been read by two other CTAs
// already, and writes are ordered before. That is most frequent for tables that all CTAs read in any order. Other lanes follow in group, or in
// window if these are all.
func (g *generator) known() {
	g.at("known")
	g.e("TZCNTL R9, CX; MOVL %s, R14; ADDQ BX, R14; LEAQ (R14)(DX*2), R14; MOVQ (R14)(CX*8), AX; ADDQ %s, AX", slotA, imm)
	found := g.label()
	for i := range simd.NumRanges {
		other := g.label()
		g.e("MOVQ %d(R11), CX; MOVQ %d(R11), R15; CMPQ AX, CX; JCS %s; CMPQ AX, R15; JCS %s", layout["Ranges"]+16*i, layout["Ranges"]+16*i+8, other, found)
		g.at(other)
	}
	g.e("JMP window")
	g.at(found)
	// Offsets from the begin of the allocation, up to that of the last word.
	g.e("LEAQ -1(R15), DI; SHRQ $22, DI; CMPQ DI, %s; JCC window; MOVQ CX, %s; SUBQ CX, R15; SUBQ $4, R15; JCS window; MOVQ R15, %s",
		ctx("TableCount"), ctx("windowBase"), ctx("windowBack"))
	g.e("MOVL %s, DI; MOVQ (R11)(DI*1), DI; MOVQ DI, %s; MOVL $0, %s", slotC, ctx("windowData"), ctx("windowLanes"))
	g.at("knownLane")
	g.e("TZCNTL R9, CX; MOVQ (R14)(CX*8), AX; ADDQ %s, AX; MOVQ AX, DI; SUBQ %s, DI; CMPQ DI, %s; JHI other; TESTL $3, AX; JNE other", imm, ctx("windowBase"), ctx("windowBack"))
	g.e("MOVQ AX, DI; SHRQ $22, DI; MOVQ %s, R15; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ other", ctx("Tables"))
	g.e("MOVQ AX, DI; SHRQ $12, DI; ANDL $1023, DI; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ other; CMPL %s, $0; JNE lockLane", ctx("Parallel"))
	g.at("page")
	g.e("MOVL AX, DI; ANDL $4032, DI; ADDQ R15, DI; CMPL (DI), $0; JGE otherPage; CMPQ %d(R15), $0; JNE otherPage", simd.PageSome)
	g.e("MOVQ %s(DI), DI; TESTQ DI, DI; JEQ unwritten; SUBQ %s, DI; CMPQ DI, %s; JCC otherPage", lineWrite, ctx("FirstEra"), ctx("Eras"))
	g.at("unwritten")
	g.e("MOVQ %d(R15), R15; MOVL AX, DI; ANDL $4095, DI; ADDQ DI, R15", simd.PageStamps)
	for read := range 2 {
		g.e("MOVL %d(R15), DI; TESTL DI, DI; JEQ otherPage; SUBL %s, DI; CMPL DI, $32; JCS otherPage", (4+4*read)*simd.PageStride, ctx("First"))
	}
	g.e("MOVQ %s, DI; MOVL (DI)(AX*1), AX; LEAQ (R11)(DX*2), DI; MOVQ AX, %d(DI)(CX*8)", ctx("windowData"), layout["scratch"])
	g.at("knownDone")
	g.e("CMPL %s, $0; JNE unlockLane", ctx("Parallel"))
	g.at("nextLane")
	g.e("BLSRL R9, R9; JNE knownLane; MOVL %s, R9; TESTL R9, R9; JEQ nextHalf", ctx("windowLanes"))
	g.e("MOVQ DX, CX; SHRQ $5, CX; MOVWLZX %d(R11)(CX*1), AX; MOVW R9, %d(R11)(CX*1); CMPL AX, R9; JEQ window; JMP group", layout["work"], layout["work"])
	g.at("otherPage")
	g.e("BTSL CX, %s; JMP knownDone", ctx("windowLanes"))
	g.at("lockLane")
	g.e("VMOVQ R15, X10; MOVL $1, DI; XCHGL DI, %d(R15); TESTL DI, DI; JEQ page", simd.PageLock)
	g.at("other")
	g.e("BTSL CX, %s; JMP nextLane", ctx("windowLanes"))
	g.at("unlockLane")
	g.e("VMOVQ X10, DI; MOVL $0, %d(DI); JMP nextLane", simd.PageLock)
}
