package main

// checkedEqual records the reads of one word by sixteen lanes, in their order. At most two of them are recorded: a third
// finds the first two.
func (g *generator) checkedEqual(global bool) {
	wok := g.label()
	g.e("MOVQ %s, CX; MOVQ %s(CX), CX; TESTQ CX, CX; JEQ %s; SUBQ %s, CX; CMPQ CX, %s; JCS %s", ctx("line"), lineWrite, wok, ctx("FirstEra"), ctx("Eras"), wok)
	g.e("MOVL (R14), CX; TESTL CX, CX; JEQ %s; TESTL $0x100000, (R14)%s; JNE fail", wok, tagOf)
	g.e("SUBL %s, CX; CMPL CX, $32; JCC fail; MOVL %d(R11)(CX*4), CX; CMPL CX, (R14)%s; JCS fail", ctx("First"), layout["Order"], clockOf)
	g.at(wok)
	g.hasValue("CX", "CMPB (CX), $0; JEQ fail")
	g.classify("DI", "first", "mine0", "foreign0")
	// The first read is none or ordered: the first lane replaces it, the second lane perhaps the second read.
	g.e("MOVQ DX, CX; SHRQ $2, CX")
	g.record("DI", true)
	g.classify("AX", "second", "repeated", "doneHalf")
	g.at("replace")
	g.e("MOVQ DX, CX; SHRQ $2, CX; INCL CX")
	g.record("AX", true)
	g.e("JMP doneHalf")
	g.at("repeated")
	g.e("MOVQ DX, CX; SHRQ $2, CX; CMPB CX, (AX)%s; JEQ replace; JMP mine1", tagOf)

	// The first read is by this warp at this time: the first lane that has not made it may replace the second read.
	g.at("mine0")
	g.whole("DI")
	g.classify("AX", "third", "mine1", "doneHalf")
	g.e("MOVQ DX, CX; SHRQ $2, CX; CMPB CX, (DI)%s; JNE another; INCL CX", tagOf)
	g.at("another")
	g.record("AX", true)
	g.e("JMP doneHalf")

	// Another warp's first read stays: the first lane may replace the second one, and the lane that made the second repeats it.
	g.at("foreign0")
	g.classify("AX", "fourth", "again", "doneHalf")
	g.e("MOVQ DX, CX; SHRQ $2, CX")
	g.record("AX", true)
	g.e("JMP doneHalf")
	g.at("again")
	g.e("MOVQ DX, CX; SHRQ $2, CX; XORB (AX)%s, CX; CMPB CX, $16; JCC doneHalf; MOVBLZX (AX)%s, CX", tagOf, tagOf)
	g.record("AX", true)
	g.e("JMP doneHalf")

	// Both reads are by this warp at this time.
	g.at("mine1")
	g.whole("AX")
}

// classify examines the stamp at base. It continues if there is none or it is ordered before for all lanes, jumps to mine
// if it is by this warp at this time, to foreign if it is by another warp and not ordered; if the order depends on the lane,
// it fails.
func (g *generator) classify(base, id, mine, foreign string) {
	g.e("MOVL (%s), CX; TESTL CX, CX; JEQ %sFree; TESTL $0x100000, (%s)%s; JNE fail", base, id, base, tagOf)
	g.e("CMPL CX, %s; JEQ %sOwn; SUBL %s, CX; CMPL CX, $32; JCC %s", ctx("Gid"), id, ctx("First"), foreign)
	g.e("MOVL %d(R11)(CX*4), CX; CMPL CX, (%s)%s; JCC %sFree; JMP %s", layout["Order"], base, clockOf, id, foreign)
	g.at(id + "Own")
	g.e("MOVL (%s)%s, CX; CMPL CX, %s; JEQ %s; CMPL CX, %s; JCC fail", base, clockOf, ctx("Now"), mine, ctx("Lsync"))
	g.at(id + "Free")
}

// record makes the stamp at base that of lane CX; unsettle says that no word of the line is settled then.
func (g *generator) record(base string, unsettle bool) {
	g.e("ORL $0x10f00, CX; MOVL CX, (%s)%s; MOVL %s, CX; MOVL CX, (%s); MOVL %s, CX; MOVL CX, (%s)%s", base, tagOf, ctx("Gid"), base, ctx("Now"), base, clockOf)
	g.e("MOVL %s, CX; ADDL %s, CX; MOVL CX, (%s)%s", slotB, ctx("Uid"), base, srcOf)
	g.e("VMOVQ R9, X2")
	noteEra(g, lineRead, "CX", "R9", unsettle)
	g.e("VMOVQ X2, R9")
}

// whole fails unless the stamp at base is of all bytes of the word.
func (g *generator) whole(base string) {
	g.e("MOVL (%s)%s, CX; ANDL $0xf00, CX; CMPL CX, $0xf00; JNE fail", base, tagOf)
}
