package main

import "gonvvm/internal/emu/simd"

// The accesses of sixteen consecutive words by sixteen lanes, and of one word by sixteen lanes. Most of them are decided by the
// summaries of the lines that they touch (simd.Line). Others go by eight lanes (label group).

// Fields of a simd.Line, from its address.
const (
	lineWrite = ""
	lineRead  = "8"
	lineSame  = "16"
)

// sixteen emits the access of sixteen lanes, from DX on. Those that it cannot decide jump to group.
func (g *generator) sixteen(global, store bool) {
	g.e("MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Y0", slotA, imm)
	for i := range 4 {
		g.e("VPADDQ %d(CX)(DX*2), Y0, Y%d", 32*i, 4+i)
	}
	g.e("VMOVQ X4, AX; VPBROADCASTQ X4, Y1; TESTL $3, AX; JNE leave")
	for i := range 4 {
		g.e("VPADDQ iota4<>+%d(SB), Y1, Y%d; VPXOR Y%d, Y%d, Y%d", 32*i, []int{2, 3, 8, 9}[i], 4+i, []int{2, 3, 8, 9}[i], []int{2, 3, 8, 9}[i])
	}
	g.e("VPOR Y3, Y2, Y2; VPOR Y9, Y8, Y8; VPOR Y8, Y2, Y2; VPTEST Y2, Y2")
	if store {
		g.e("MOVL $65535, R9; JNE window")
	} else {
		g.e("JNE equal")
	}
	if global {
		g.e("MOVL AX, R9; ANDL $4095, R9; CMPL R9, $%d; JHI group", 4096-4*simd.LineWords)
	}
	g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15", slotC)
	g.shadowOf(simd.LineWords, global)
	g.e("MOVQ %s, R9", ctx("line"))
	g.orderedLines(lineWrite, "slow")
	if store {
		g.storeLine(global)
	} else {
		g.loadLine(global)
	}
	g.e("JMP doneHalf")
	g.at("slow")
	g.unlock(global)
	g.e("JMP group")
}

// orderedLines jumps to fail unless all accesses to the lines of this access, of which R9 is the first, are ordered before.
func (g *generator) orderedLines(field, fail string) {
	for i := range 2 {
		ok := g.label()
		if i == 0 {
			g.e("MOVQ %s(R9), AX", field)
		} else {
			g.e("MOVQ %s, DI; MOVQ %s(R9)(DI*1), AX", ctx("span"), field)
		}
		g.e("TESTQ AX, AX; JEQ %s; SUBQ %s, AX; CMPQ AX, %s; JCC %s", ok, ctx("FirstEra"), ctx("Eras"), fail)
		g.at(ok)
	}
}

// note adds this access to the summaries of its lines. It uses the registers a and b.
func (g *generator) note(field, a, b string, lines int) {
	g.e("MOVQ %s, %s", ctx("line"), a)
	for i := range lines {
		mixed, set := g.label(), g.label()
		if i > 0 {
			g.e("ADDQ %s, %s", ctx("span"), a)
		}
		g.e("MOVQ %s(%s), %s; TESTQ %s, %s; JEQ %s; SUBQ %s, %s; CMPQ %s, %s; JHI %s", field, a, b, b, b, set, ctx("FirstEra"), b, b, ctx("Eras"), mixed)
		g.at(set)
		g.e("MOVQ %s, %s", ctx("Era"), b)
		done := g.label()
		g.e("JMP %s", done)
		g.at(mixed)
		g.e("MOVQ $-1, %s", b)
		g.at(done)
		g.e("MOVQ %s, %s(%s); MOVQ $0, %s(%s)", b, field, a, lineSame, a)
	}
}

// shadowArrays sets DI, AX and R9 to the first read, the second read and three times R15.
func (g *generator) shadowArrays() {
	g.e("LEAQ (R14)(R15*4), DI; LEAQ (R14)(R15*8), AX; LEAQ (R15)(R15*2), R9")
}

// stamps sets the stamps of sixteen words at base to those of this access, whose instruction is in slot.
func (g *generator) stamps(base, slot, tags, tmp string) {
	g.broadcast("Gid", 0)
	g.broadcast("Now", 1)
	g.e("MOVL %s, %s; ADDL %s, %s; VMOVD %s, X2; VPBROADCASTD X2, Y2", slot, tmp, ctx("Uid"), tmp, tmp)
	g.e("LEAQ %s<>(SB), %s; VMOVDQU (%s)(DX*1), Y3; VMOVDQU 32(%s)(DX*1), Y4", tags, tmp, tmp, tmp)
	for i, field := range []string{warpOf, clockOf, srcOf, tagOf} {
		last := i
		if field == tagOf {
			last = 4
		}
		g.e("VMOVDQU Y%d, (%s)%s; VMOVDQU Y%d, 32(%s)%s", i, base, field, last, base, field)
	}
}

// loadLine loads sixteen words that have been written before, of which R9 is the summary.
func (g *generator) loadLine(global bool) {
	for i := range 4 {
		g.e("VPMOVZXDQ %d(CX), Y0; VMOVDQU Y0, %d(R11)(DX*2)", 16*i, layout["scratch"]+32*i)
	}
	known := g.label()
	if global {
		g.e("CMPL %s, $0; JEQ %s", ctx("some"), known)
	}
	g.shadowArrays()
	g.e("VPCMPEQD (AX)(R15*4), Y15, Y0; VPCMPEQD 32(AX)(R15*4), Y15, Y1; VPOR Y1, Y0, Y0; VPTEST Y0, Y0; JNE slow; MOVQ %s, R9", ctx("line"))
	g.at(known)
	g.orderedLines(lineRead, "again16")
	// All reads are ordered before: this one becomes the first of each word.
	g.e("MOVQ %s, CX; MOVQ %s(R9), AX; ORQ %s(R9)(CX*1), AX; VMOVQ AX, X5", ctx("span"), lineRead, lineRead)
	g.e("MOVQ %s, AX; MOVQ AX, %s(R9); MOVQ AX, %s(R9)(CX*1); MOVQ $0, %s(R9)(CX*1); XORL AX, AX; TESTL CX, CX; SETEQ AX; MOVQ AX, %s(R9)", ctx("Era"), lineRead, lineRead, lineSame, lineSame)
	g.shadowArrays()
	g.stamps("DI", slotB, "readTags", "CX")
	g.e("VMOVQ X5, CX; TESTQ CX, CX; JEQ doneHalf; VMOVDQU Y15, (AX); VMOVDQU Y15, 32(AX); JMP doneHalf")

	// The line has been read since the last barrier.
	g.at("again16")
	g.e("CMPQ %s, $0; JNE slow; MOVQ %s(R9), CX; TESTQ CX, CX; JEQ slow; VMOVQ CX, X5", ctx("span"), lineSame)
	g.shadowArrays()
	g.e("MOVL (DI), CX; CMPL CX, %s; JEQ own16", ctx("Gid"))
	g.later("DI", "first16", "slow")
	g.e("VMOVQ X5, CX; CMPL CX, $1; JEQ second16; MOVL (AX), CX; CMPL CX, %s; JEQ slow", ctx("Gid"))
	g.later("AX", "foreign16", "slow")
	g.e("JMP doneHalf")
	g.at("own16")
	g.e("MOVL (DI)%s, CX; CMPL CX, %s; JNE slow; MOVL DX, CX; SHRL $2, CX; CMPB CX, (DI)%s; JEQ doneHalf", clockOf, ctx("Now"), tagOf)
	g.e("VMOVQ X5, CX; CMPL CX, $1; JEQ second16; MOVL (AX), CX; CMPL CX, %s; JEQ both16", ctx("Gid"))
	g.later("AX", "other16", "slow")
	g.e("JMP doneHalf")
	g.at("both16")
	g.e("MOVL (AX)%s, CX; CMPL CX, %s; JEQ doneHalf; JMP slow", clockOf, ctx("Now"))
	g.at("second16")
	g.stamps("AX", slotB, "readTags", "CX")
	g.note(lineRead, "CX", "R9", 1)
	g.e("MOVQ $2, %s(CX)", lineSame)
}

// later jumps to fail if the stamp at base, of warp CX, which is another one, is ordered before.
func (g *generator) later(base, id, fail string) {
	g.e("SUBL %s, CX; CMPL CX, $32; JCC %s; MOVL %d(R11)(CX*4), CX; CMPL CX, (%s)%s; JCC %s", ctx("First"), id, layout["Order"], base, clockOf, fail)
	g.at(id)
}

// storeLine stores sixteen words whose writes are ordered before, and records it if the reads are, too, or are by the same lanes.
func (g *generator) storeLine(global bool) {
	g.orderedLines(lineRead, "read16")
	g.at("write16")
	g.e("MOVQ %s, R9; MOVQ %s, DI", ctx("line"), ctx("span"))
	g.e("MOVQ %s(R9), AX; ORQ %s(R9)(DI*1), AX; VMOVQ AX, X5; MOVQ %s, AX; MOVQ AX, (R9); MOVQ AX, (R9)(DI*1); MOVQ $0, %s(R9); MOVQ $0, %s(R9)(DI*1)",
		lineRead, lineRead, ctx("Era"), lineSame, lineSame)
	g.shadowArrays()
	g.stamps("R14", slotD, "writeTags", "DI")
	g.e("LEAQ (R14)(R15*4), DI")
	unread := g.label()
	g.e("VMOVQ X5, R9; TESTQ R9, R9; JEQ %s; VMOVDQU Y15, (DI); VMOVDQU Y15, 32(DI); VMOVDQU Y15, (AX); VMOVDQU Y15, 32(AX)", unread)
	g.at(unread)
	g.hasValue(global, "VMOVDQU fifteen<>(SB), Y3; VMOVDQU Y3, (AX)(R15*4); VMOVDQU Y3, 32(AX)(R15*4)")
	g.e("MOVL %s, R9; ADDQ BX, R9", slotB)
	for i := range 4 {
		g.e("VMOVDQU %d(R9)(DX*2), Y0; VEXTRACTI128 $1, Y0, X1; VSHUFPS $0x88, X1, X0, X0; VMOVDQU X0, %d(CX)", 32*i, 16*i)
	}
	g.e("JMP doneHalf")
	g.at("read16")
	g.e("CMPQ %s, $0; JNE slow; CMPQ %s(R9), $1; JNE slow", ctx("span"), lineSame)
	g.shadowArrays()
	g.e("MOVL (DI), AX; CMPL AX, %s; JNE slow; MOVL DX, AX; SHRL $2, AX; CMPB AX, (DI)%s; JNE slow; JMP write16", ctx("Gid"), tagOf)
}
