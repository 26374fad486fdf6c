package main

import "gonvvm/internal/emu/simd"

// The accesses of all words of a line that is spread by sixteen lanes. Most of them are decided by the summary of the line (simd.Summary).

// Fields of a simd.Summary, from its address.
const (
	lineReaders = "4"
	lineWrite   = "8"
	lineStamps  = "1024"
	lineRead    = "1032"
	lineSame    = "2048"
)

// orderedLine jumps to fail unless all accesses to the line R9 are ordered before.
func (g *generator) orderedLine(field, fail string) {
	ok := g.label()
	g.e("MOVQ %s(R9), AX; TESTQ AX, AX; JEQ %s; SUBQ %s, AX; CMPQ AX, %s; JCC %s", field, ok, ctx("FirstEra"), ctx("Eras"), fail)
	g.at(ok)
}

// note adds this access to the summary of its line, none of whose words is settled then. It uses the registers a and b.
func (g *generator) note(field, a, b string) { noteEra(g, field, a, b, true) }

// noteEra is note; without unsettle words stay settled.
func noteEra(g *generator, field, a, b string, unsettle bool) {
	g.e("MOVQ %s, %s", ctx("line"), a)
	noteLine(g, field, a, b, unsettle)
}

// noteLine is noteEra for the line a.
func noteLine(g *generator, field, a, b string, unsettle bool) {
	mixed, set, done, noted := g.label(), g.label(), g.label(), g.label()
	g.e("MOVQ %s(%s), %s; TESTQ %s, %s; JEQ %s", field, a, b, b, b, set)
	if field == lineWrite { // mostly it was written in this era; no word of a line that is written is settled
		other := g.label()
		g.e("CMPQ %s, %s; JNE %s; CMPQ %s(%s), $0; JEQ %s", b, ctx("Era"), other, lineSame, a, noted)
		g.at(other)
	}
	g.e("SUBQ %s, %s; CMPQ %s, %s; JHI %s", ctx("FirstEra"), b, b, ctx("Eras"), mixed)
	g.at(set)
	g.e("MOVQ %s, %s; JMP %s", ctx("Era"), b, done)
	g.at(mixed)
	g.e("MOVQ $-1, %s", b)
	g.at(done)
	g.e("MOVQ %s, %s(%s); MOVQ $0, %s(%s)", b, field, a, lineSame, a)
	if unsettle {
		g.e("MOVL $0x80000000, (%s)", a)
	}
	g.at(noted)
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

// loadLine records the reads of all words of a line that is spread, R9, or jumps to octets.
func (g *generator) loadLine(global bool) {
	g.orderedLine(lineWrite, "octets")
	g.orderedLine(lineRead, "reread")
	// All accesses are ordered before: this one becomes the first read of each word.
	if global {
		g.e("CMPQ %s(R9), $0; JEQ oneRun", lineWrite)
	}
	g.e("MOVQ %s(R9), AX; VMOVQ AX, X5; MOVQ %s, AX; MOVQ AX, %s(R9); MOVQ $1, %s(R9)", lineRead, ctx("Era"), lineRead, lineSame)
	g.shadowArrays()
	g.stamps("DI", slotB, "readTags", "CX")
	g.e("VMOVQ X5, CX; TESTQ CX, CX; JEQ stamped; VMOVDQU Y15, (AX); VMOVDQU Y15, 32(AX); JMP stamped")
	if global {
		g.oneRun(slotB, 0)
	}

	// The line has been read since the last barrier.
	g.at("reread")
	g.e("MOVQ %s(R9), CX; TESTQ CX, CX; JEQ octets; VMOVQ CX, X5", lineSame)
	g.shadowArrays()
	g.e("MOVL (DI), CX; CMPL CX, %s; JEQ own16", ctx("Gid"))
	g.later("DI", "first16", "octets")
	g.e("VMOVQ X5, CX; CMPL CX, $1; JEQ second16; MOVL (AX), CX; CMPL CX, %s; JEQ octets", ctx("Gid"))
	g.later("AX", "foreign16", "octets")
	g.e("JMP stamped")
	g.at("own16")
	g.e("MOVL (DI)%s, CX; CMPL CX, %s; JNE octets; MOVL DX, CX; SHRL $2, CX; CMPB CX, (DI)%s; JEQ stamped", clockOf, ctx("Now"), tagOf)
	g.e("VMOVQ X5, CX; CMPL CX, $1; JEQ second16; MOVL (AX), CX; CMPL CX, %s; JEQ both16", ctx("Gid"))
	g.later("AX", "other16", "octets")
	g.e("JMP stamped")
	g.at("both16")
	g.e("MOVL (AX)%s, CX; CMPL CX, %s; JNE octets; JMP stamped", clockOf, ctx("Now"))
	g.at("second16")
	g.stamps("AX", slotB, "readTags", "CX")
	g.note(lineRead, "CX", "R9")
	g.e("MOVQ $2, %s(CX)", lineSame)
	g.at("stamped")
	g.e("MOVL %s, DI; JMP nextLine", ctx("key"))
}

// oneRun makes the line R9 one run, by this access of all its words. Lines of shared memory stay spread: they would soon be again.
func (g *generator) oneRun(slot string, write int) {
	g.at("oneRun")
	g.e("MOVL %s, DI; MOVL DI, AX; ORL $%d, AX; MOVL AX, (R9); MOVL %s, AX; MOVL AX, %s(R9); MOVL %s, AX; MOVL AX, %s(R9)",
		ctx("key"), write|simd.RunWords, ctx("Gid"), runWarp, ctx("Now"), runClock)
	g.e("MOVL %s, AX; ADDL %s, AX; MOVL AX, %s(R9); JMP nextLine", slot, ctx("Uid"), runSrc)
}

// later jumps to fail if the stamp at base, of warp CX, which is another one, is ordered before.
func (g *generator) later(base, id, fail string) {
	g.e("SUBL %s, CX; CMPL CX, $32; JCC %s; MOVL %d(R11)(CX*4), CX; CMPL CX, (%s)%s; JCC %s", ctx("First"), id, layout["Order"], base, clockOf, fail)
	g.at(id)
}

// storeLine records the writes of all words of a line that is spread, R9, if all accesses are ordered before, or the reads are by the same
// lanes; else it jumps to octets.
func (g *generator) storeLine(global bool) {
	g.orderedLine(lineWrite, "octets")
	g.orderedLine(lineRead, "reread")
	if global {
		g.oneRun(slotD, simd.RunWrite)
	} else {
		g.at("all")
		g.e("MOVQ %s(R9), AX; VMOVQ AX, X5; MOVQ %s, AX; MOVQ AX, %s(R9); MOVQ $0, %s(R9)", lineRead, ctx("Era"), lineWrite, lineSame)
		g.shadowArrays()
		g.stamps("R14", slotD, "writeTags", "CX")
		g.e("VMOVQ X5, CX; TESTQ CX, CX; JEQ stamped; VMOVDQU Y15, (DI); VMOVDQU Y15, 32(DI); VMOVDQU Y15, (AX); VMOVDQU Y15, 32(AX)")
		g.at("stamped")
		g.e("MOVL %s, DI; JMP nextLine", ctx("key"))
	}
	g.at("reread")
	all := "all"
	if global {
		all = "oneRun"
	}
	g.e("CMPQ %s(R9), $1; JNE octets", lineSame)
	g.shadowArrays()
	g.e("MOVL (DI), AX; CMPL AX, %s; JNE octets; MOVL DX, AX; SHRL $2, AX; CMPB AX, (DI)%s; JNE octets; MOVQ %s, R9; JMP %s", ctx("Gid"), tagOf, ctx("line"), all)
}
