package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// known emits the loads by those of sixteen lanes that R9 has for which little is to be recorded: where a word has been read by two other CTAs
// already, by one, or by none, and writes are ordered before. That is most frequent for tables that all CTAs read in any order. Other lanes follow in group, or in
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
	g.e("JMP ascending")
	g.at(found)
	// Offsets from the begin of the allocation, up to that of the last word.
	g.e("LEAQ -1(R15), DI; SHRQ $22, DI; CMPQ DI, %s; JCC ascending; MOVQ CX, %s; SUBQ CX, R15; SUBQ $4, R15; JCS ascending; MOVQ R15, %s",
		ctx("TableCount"), ctx("windowBase"), ctx("windowBack"))
	g.e("MOVL %s, DI; MOVQ (R11)(DI*1), DI; MOVQ DI, %s; MOVL $0, %s", slotC, ctx("windowData"), ctx("windowLanes"))
	settledWords(g)
	fetchStamps(g)
	g.at("knownLane")
	g.e("TZCNTL R9, CX; MOVQ (R14)(CX*8), AX; ADDQ %s, AX; MOVQ AX, DI; SUBQ %s, DI; CMPQ DI, %s; JHI other; TESTL $3, AX; JNE other", imm, ctx("windowBase"), ctx("windowBack"))
	g.e("MOVQ AX, DI; SHRQ $22, DI; MOVQ %s, R15; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ other", ctx("Tables"))
	g.e("MOVQ AX, DI; SHRQ $12, DI; ANDL $1023, DI; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ other; CMPL %s, $0; JNE lockLane", ctx("Parallel"))
	g.at("page")
	g.e("MOVL AX, DI; ANDL $4032, DI; SHRL $2, DI; LEAQ %d(R15)(DI*1), DI; CMPL (DI), $0; JGE otherPage; CMPQ %d(R15), $0; JNE otherPage", simd.PageFirst, simd.PageSome)
	g.e("VMOVQ DI, X11; MOVQ %s(DI), DI; TESTQ DI, DI; JEQ unwritten; SUBQ %s, DI; CMPQ DI, %s; JCC otherPage", lineWrite, ctx("FirstEra"), ctx("Eras"))
	g.at("unwritten")
	g.e("VMOVQ X11, DI; MOVQ %d(R15), R15; ADDQ %s(DI), R15; MOVL AX, DI; ANDL $63, DI; ADDQ DI, R15", simd.PageStamps, lineStamps)
	first, second := stampOfKnown(simd.FirstRead), stampOfKnown(simd.SecondRead)
	g.e("MOVL %s, DI; TESTL DI, DI; JEQ knownFirst; SUBL %s, DI; CMPL DI, $32; JCS otherPage", first, ctx("First"))
	g.e("MOVL %s, DI; TESTL DI, DI; JEQ knownSecond; SUBL %s, DI; CMPL DI, $32; JCS otherPage; VMOVQ CX, X12", second, ctx("First"))
	g.at("bothRead")
	g.e("VMOVQ X11, DI; CMPQ %s(DI), $0; JNE written", lineWrite)
	g.e("MOVL %s, CX; CMPL CX, %s; CMOVLCS %s, CX; CMPL CX, %s(DI); CMOVLCS %s(DI), CX; MOVL CX, %s(DI)", first, second, second, lineReaders, lineReaders, lineReaders)
	g.e("MOVL AX, CX; SHRL $2, CX; ANDL $%d, CX; BTSL CX, (DI)", simd.LineWords-1)
	g.at("written")
	g.e("VMOVQ X12, CX; MOVQ %s, DI; MOVL (DI)(AX*1), AX; LEAQ (R11)(DX*2), DI; MOVQ AX, %d(DI)(CX*8)", ctx("windowData"), layout["scratch"])
	g.at("knownDone")
	g.e("CMPL %s, $0; JNE unlockLane", ctx("Parallel"))
	g.at("nextLane")
	g.e("BLSRL R9, R9; JNE knownLane; MOVL %s, R9; TESTL R9, R9; JEQ nextHalf", ctx("windowLanes"))
	g.e("MOVQ DX, CX; SHRQ $5, CX; MOVWLZX %d(R11)(CX*1), AX; MOVW R9, %d(R11)(CX*1); CMPL AX, R9; JEQ ascending; JMP group", layout["work"], layout["work"])
	g.at("otherPage")
	g.e("BTSL CX, %s; JMP knownDone", ctx("windowLanes"))
	g.at("lockLane")
	g.e("VMOVQ R15, X10; MOVL $1, DI; XCHGL DI, %d(R15); TESTL DI, DI; JEQ page", simd.PageLock)
	g.at("other")
	g.e("BTSL CX, %s; JMP nextLane", ctx("windowLanes"))
	g.at("knownFirst")
	g.e("CMPL %s, $0; JNE otherPage", second)
	readOfKnown(g, simd.FirstRead)
	g.e("JMP written")
	g.at("knownSecond")
	readOfKnown(g, simd.SecondRead)
	g.e("JMP bothRead")
	g.at("unlockLane")
	g.e("VMOVQ X10, DI; MOVL $0, %d(DI); JMP nextLane", simd.PageLock)
}

// fetchStamps fetches the stamps of the words of the lanes R9, whose registers are at R14: they are of different lines, of more than the caches nearby have.
func fetchStamps(g *generator) {
	g.e("MOVQ R12, %s; MOVL R9, R12", ctx("saved"))
	g.at("fetch")
	g.e("TZCNTL R12, CX; MOVQ (R14)(CX*8), AX; ADDQ %s, AX; MOVQ AX, DI; SUBQ %s, DI; CMPQ DI, %s; JHI fetched", imm, ctx("windowBase"), ctx("windowBack"))
	g.e("MOVQ AX, DI; SHRQ $22, DI; MOVQ %s, R15; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ fetched", ctx("Tables"))
	g.e("MOVQ AX, DI; SHRQ $12, DI; ANDL $1023, DI; MOVQ (R15)(DI*8), R15; TESTQ R15, R15; JEQ fetched")
	g.e("MOVL AX, DI; ANDL $4032, DI; SHRL $2, DI; LEAQ %d(R15)(DI*1), DI; CMPL (DI), $0; JGE fetched; MOVQ %d(R15), R15; ADDQ %s(DI), R15; PREFETCHT0 %d(R15); PREFETCHT0 %d(R15)",
		simd.PageFirst, simd.PageStamps, lineStamps, simd.FirstRead*4*arrayBytes, simd.SecondRead*4*arrayBytes)
	g.at("fetched")
	g.e("BLSRL R12, R12; JNE fetch; MOVQ %s, R12", ctx("saved"))
}

// stampOfKnown returns the operand for the warp of stamp k of the word R15.
func stampOfKnown(k int) string { return fmt.Sprintf("%d(R15)", k*4*arrayBytes) }

// readOfKnown makes the read k of the word R15 that of the lane CX of the half, and adds it to the summary of its line, X11. It uses DI; the lane is in X12 then.
func readOfKnown(g *generator, k int) {
	at := func(field int) string { return fmt.Sprintf("%d(R15)", (4*k+field)*arrayBytes) }
	g.e("VMOVQ CX, X12; MOVL DX, DI; SHRL $2, DI; LEAL 0x10f00(DI)(CX*1), DI; MOVL DI, %s; MOVL %s, DI; MOVL DI, %s; MOVL %s, DI; MOVL DI, %s", at(3), ctx("Gid"), at(0), ctx("Now"), at(1))
	g.e("MOVL %s, DI; ADDL %s, DI; MOVL DI, %s; VMOVQ X11, DI", slotB, ctx("Uid"), at(2))
	noteLine(g, lineRead, "DI", "CX", false)
}

// pageOfFirst sets Z10 to the number of the page of address AX, Z11 to its shadow, Z12 to the number of its table and Z13 to the table, 0: none.
func pageOfFirst(g *generator) {
	none := g.label()
	g.e("MOVQ AX, DI; SHRQ $12, DI; VPBROADCASTQ DI, Z10; MOVQ AX, DI; SHRQ $22, DI; VPBROADCASTQ DI, Z12; MOVQ %s, R15; MOVQ (R15)(DI*8), R15; VPBROADCASTQ R15, Z13", ctx("Tables"))
	g.e("VPXORQ Z11, Z11, Z11; TESTQ R15, R15; JEQ %s; SHRQ $12, AX; ANDL $1023, AX; VPBROADCASTQ (R15)(AX*8), Z11", none)
	g.at(none)
}

// settledWords emits the loads with AVX-512 of words that are settled (simd.Summary), by those of sixteen lanes that R9 has. Other lanes follow. A word
// that is settled needs no lock.
func settledWords(g *generator) {
	g.e("CMPB ·wide(SB), $0; JEQ knownLane")
	pageOfFirst(g)
	g.e("KMOVW R9, K3; KSHIFTRW $8, K3, K4; VPBROADCASTQ %s, Z0; VPADDQ (R14), Z0, Z4; VPADDQ 64(R14), Z0, Z5", imm)
	g.e("VPBROADCASTQ %s, Z1; VPBROADCASTQ %s, Z2; MOVL %s, DI; VPBROADCASTQ DI, Z3; LEAQ (R11)(DX*2), CX; XORL AX, AX", ctx("windowBase"), ctx("windowBack"), ctx("First"))
	gather := func(address string, k int) {
		g.e("KMOVB K%d, K5; VPXORQ Z7, Z7, Z7; VPGATHERQQ %s, K5, Z7", k, address)
	}
	for i := range 2 {
		at, k := 4+i, 3+i
		g.e("VPSUBQ Z1, Z%[1]d, Z6; VPCMPUQ $2, Z2, Z6, K%[2]d, K%[2]d; VPTESTNMQ unaligned4<>(SB), Z%[1]d, K%[2]d, K%[2]d", at, k)
		g.e("MOVQ %s, DI; KMOVB K%d, K5; VPXORQ Z9, Z9, Z9; VPGATHERQD (DI)(Z%d*1), K5, Y9", ctx("windowData"), k, at) // of all: it takes long
		// The page, by way of its table, unless it is that of the first lane.
		onePage, oneTable := g.label(), g.label()
		g.e("VPSRLQ $12, Z%[1]d, Z6; VPCMPUQ $4, Z10, Z6, K%[2]d, K5; VMOVDQA64 Z11, Z7; KORTESTB K5, K5; JEQ %[3]s", at, k, onePage)
		g.e("VPSRLQ $22, Z%[1]d, Z6; VPCMPUQ $4, Z12, Z6, K%[2]d, K5; VMOVDQA64 Z13, Z7; KORTESTB K5, K5; JEQ %[3]s; MOVQ %[4]s, DI", at, k, oneTable, ctx("Tables"))
		gather("(DI)(Z6*8)", k)
		g.at(oneTable)
		g.e("VPTESTMQ Z7, Z7, K%[2]d, K%[2]d; VPSRLQ $12, Z%[1]d, Z6; VPANDQ tablePage<>(SB), Z6, Z6; VPSLLQ $3, Z6, Z6; VPADDQ Z7, Z6, Z6", at, k)
		gather("(AX)(Z6*1)", k)
		g.at(onePage)
		// The words that are settled, and by whom.
		g.e("VPTESTMQ Z7, Z7, K%[2]d, K%[2]d; VPANDQ lineOfPage<>(SB), Z%[1]d, Z6; VPSRLQ $2, Z6, Z6; VPADDQ Z7, Z6, Z6", at, k)
		gather(fmt.Sprintf("%d(AX)(Z6*1)", simd.PageFirst), k)
		g.e("VPSRLQ $2, Z%[1]d, Z6; VPANDQ fifteen64<>(SB), Z6, Z6; VMOVDQU64 one<>(SB), Z8; VPSLLVQ Z6, Z8, Z6; VPORQ isSpread<>(SB), Z6, Z6; VPANDQ Z7, Z6, Z8; VPCMPEQQ Z6, Z8, K%[2]d, K%[2]d", at, k)
		g.e("VPSRLQ $32, Z7, Z7; VPCMPUQ $1, Z3, Z7, K%[1]d, K%[1]d; VPMOVZXDQ Y9, Z9; VMOVDQU64 Z9, %[2]d(CX)", k, layout["scratch"]+64*i)
	}
	g.e("KUNPCKBW K3, K4, K3; KMOVW K3, CX; NOTL CX; ANDL CX, R9; JEQ nextHalf")
}
