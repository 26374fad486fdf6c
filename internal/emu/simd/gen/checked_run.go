package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// The accesses of sixteen lanes to neighbouring words, or of those of them that take part. A line keeps them as runs (simd.Line), which is
// one store of sixteen bytes for as many words. Accesses that a line has no room for, or that may race, spread it and go on with the
// stamps of its words.

// Fields of a simd.Run, from its address.
const (
	runDesc  = ""
	runWarp  = "4"
	runClock = "8"
	runSrc   = "12"
	runBytes = simd.RunDistance
)

// lineOf sets dst to the line of offset dst from lines, as (*simd.Lines).Line does. Offsets in a page are the short form.
func lineOf(g *generator, dst, tmp, lines string) {
	g.e("MOVQ %s, %s; ANDL $4032, %s; SHRL $2, %s; ANDQ $~4095, %s; ADDQ %s, %s; ADDQ %s, %s", dst, tmp, tmp, tmp, dst, tmp, dst, lines, dst)
}

// advance makes the context's line the next one. A page ends after its last line, shared memory may go on.
func advance(g *generator, global bool, tmp string) {
	g.e("MOVQ %s, %s; ADDQ $%d, %s", ctx("line"), tmp, simd.RunBytes, tmp)
	if !global {
		within := g.label()
		g.e("TESTL $%d, %s; JNE %s; ADDQ $%d, %s", simd.RunDistance-1, tmp, within, (simd.LineRuns-1)*simd.RunDistance, tmp)
		g.at(within)
	}
	g.e("MOVQ %s, %s", tmp, ctx("line"))
}

// neighbours emits the access of sixteen lanes, from DX on. R9 has those that take part; other accesses than to neighbouring words jump to other,
// those of two pages to group.
func (g *generator) neighbours(global, store, masked bool, other string) {
	g.e("MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Y0", slotA, imm)
	for i := range 4 {
		g.e("VPADDQ %d(CX)(DX*2), Y0, Y%d", 32*i, 4+i)
	}
	if masked {
		// AX: the address of the first lane, if it took part.
		g.e("TZCNTL R9, R14; LEAL (DX)(R14*4), R15; MOVQ (CX)(R15*2), AX; ADDQ %s, AX; SHLL $2, R14; SUBQ R14, AX; VMOVQ AX, X1; VPBROADCASTQ X1, Y1", imm)
	} else {
		g.e("MOVL $65535, R9; VMOVQ X4, AX; VPBROADCASTQ X4, Y1")
	}
	g.e("TESTL $3, AX; JNE leave")
	differ := []int{2, 3, 8, 9}
	for i, y := range differ {
		g.e("VPADDQ iota4<>+%d(SB), Y1, Y%d; VPXOR Y%d, Y%d, Y%d", 32*i, y, 4+i, y, y)
	}
	if masked {
		g.e("VMOVD R12, X14; VPBROADCASTQ X14, Y14; LEAQ bits<>(SB), R15")
		for i, y := range differ {
			g.e("VPAND %d(R15)(DX*2), Y14, Y10; VPCMPEQQ %d(R15)(DX*2), Y10, Y10; VPAND Y10, Y%d, Y%d", 32*i, 32*i, y, y)
		}
	}
	g.e("VPOR Y3, Y2, Y2; VPOR Y9, Y8, Y8; VPOR Y8, Y2, Y2; VPTEST Y2, Y2; JNE %s", other)
	apart := "group"
	if masked {
		apart = "window"
	}
	g.at("located")
	g.locate(global, masked, simd.Lanes/2, apart)
	g.e("MOVQ CX, %s", ctx("host"))
	// The words of both lines, and their lanes.
	g.e("MOVL AX, CX; SHRL $2, CX; ANDL $15, CX; SHLL CX, R9; MOVL R9, %s; MOVL DX, DI; SHRL $2, DI; SUBL CX, DI; ANDL $255, DI; SHLL $%d, DI", ctx("words"), simd.RunLane)
	sub, write := "readRun", 0
	if store {
		sub, write = "writeRun", simd.RunWrite
		g.e("ORL $%d, DI", write)
	} else {
		g.hasValue("R15", "VPCMPEQB (R15), X15, X0; VPMOVMSKB X0, R14; ANDL "+ctx("part")+", R14; JNE fail")
	}
	g.e("MOVQ %s, R14; MOVQ R14, %s; MOVQ $0, %s; MOVL R9, AX; MOVQ %s, R9", ctx("some"), ctx("values"), ctx("some"), ctx("line"))
	g.at("line")
	g.e("ANDL $65535, AX; JEQ nextLine; CMPL (R9), $0; JLT stamps; CALL %s<>(SB); TESTL AX, AX; JNE stamps", sub)
	g.at("nextLine")
	g.e("MOVL %s, AX; SHRL $16, AX; JEQ recorded; MOVL AX, %s", ctx("words"), ctx("words"))
	advance(g, global, "R9")
	g.e("ADDL $%d, DI; ANDL $%d, DI; ORL $%d, DI; JMP line", 16<<simd.RunLane, 0xff<<simd.RunLane, write)
	g.at("recorded")
	g.e("MOVQ %s, CX; MOVQ %s, R9; MOVQ R9, %s", ctx("host"), ctx("values"), ctx("some"))
	if masked {
		g.e("MOVL %s, R9", ctx("part"))
		g.wordMasks("R9", 2, 3)
	}
	if store {
		g.storeWords(global, masked)
	} else {
		g.loadWords(masked)
	}
	g.e("JMP doneHalf")
	g.stampedLine(global, store)
}

// stampedLine emits the access of words of a line by their stamps.
func (g *generator) stampedLine(global, store bool) {
	g.at("stamps")
	g.e("MOVL DI, %s; XORL R14, R14", ctx("key"))
	g.spread(global)
	g.e("MOVL %s, AX; CMPW AX, $-1; JNE octets", ctx("words"))
	if store {
		g.storeLine(global)
	} else {
		g.loadLine(global)
	}
	g.at("octets")
	g.neighbourWords(global, store)
	g.e("MOVL $0, %s", ctx("windowAt"))
	g.at("octet")
	g.e("MOVL %s, CX; MOVL %s, AX; SHRL CX, AX; ANDL $255, AX; JEQ nextOctet; VMOVD AX, X2; VPBROADCASTD X2, Y2", ctx("windowAt"), ctx("words"))
	kind := 0x10f00
	if store {
		kind = 0x20f00
	}
	g.e("VPAND wordBits<>(SB), Y2, Y2; VPCMPEQD wordBits<>(SB), Y2, Y2; MOVL %s, AX; SHLL $%d, AX; SARL $24, AX; LEAL %d(AX)(CX*1), AX", ctx("key"), 24-simd.RunLane, kind)
	g.e("VMOVD AX, X12; VPBROADCASTD X12, Y12; VPADDD iotaWords<>(SB), Y12, Y12; VPAND Y2, Y12, Y12")
	g.e("MOVQ %s, R9; MOVQ %s, R14; ADDQ %s(R9), R14; LEAQ (R14)(CX*4), R14", ctx("line"), ctx("stamps"), lineStamps)
	g.stride()
	g.shadowArrays()
	if store {
		g.checkedStore(global, true)
	} else {
		g.checkedLoad(global, true, "nextOctet")
	}
	g.at("nextOctet")
	g.e("MOVL %s, CX; ADDL $8, CX; MOVL CX, %s; CMPL CX, $16; JNE octet; MOVL %s, DI; JMP nextLine", ctx("windowAt"), ctx("windowAt"), ctx("key"))
}

// locate checks the bounds of the words that the lanes R9 of n access, of which the first would access offset AX. CX becomes the
// address of that word; the context gets its line. Accesses of two pages jump to apart, and those of whole warps to pages with words that have no value.
func (g *generator) locate(global, masked bool, n int, apart string) {
	g.e("MOVL R9, %s", ctx("part"))
	if masked {
		g.e("TESTQ AX, AX; JLT window; TZCNTL R9, R14; LEAQ (AX)(R14*4), R14; BSRL R9, R15; LEAQ 4(AX)(R15*4), R15")
	} else {
		g.e("MOVQ AX, R14; LEAQ %d(AX), R15", 4*n)
	}
	g.e("MOVL %s, CX; CMPQ R15, 8(R11)(CX*1); JHI leave; CMPQ R14, R15; JCC leave; MOVQ (R11)(CX*1), CX; ADDQ AX, CX", slotC)
	if !global {
		g.e("MOVQ AX, DI")
		lineOf(g, "DI", "R15", ctx("SharedLines"))
		g.e("MOVQ DI, %s; MOVQ AX, R15; SHRQ $2, R15; ADDQ %s, R15; MOVQ R15, %s", ctx("line"), ctx("SharedValues"), ctx("some"))
		g.sharedArrays("R14")
		return
	}
	within(g, "R14", "R15", "leave")
	g.e("LEAQ -1(R15), DI; XORQ R14, DI; CMPQ DI, $4095; JHI %s; MOVQ R14, DI; ANDQ $~4095, DI; NEGQ DI; ADDQ AX, DI", apart)
	// DI: the offset in the page, which is negative if lanes that do not take part would access the page before.
	whole, partial := n == simd.Lanes, ""
	if whole {
		partial = apart
	}
	g.page("R14", "R15", "R9", partial)
	g.lock("R15", "R9", "R14")
	g.e("MOVL %s, R9; MOVQ R15, R14", ctx("part"))
	if masked && !whole {
		within := g.label()
		g.e("TESTQ DI, DI; JGE %s; CMPQ %d(R14), $0; JEQ %s", within, simd.PageSome, within)
		g.unlock(true)
		g.e("MOVL %s, R9; JMP %s", ctx("part"), apart)
		g.at(within)
	}
	g.e("MOVQ DI, R15; ANDQ $~63, R15; SARQ $2, R15; LEAQ %d(R14)(R15*1), R15; MOVQ R15, %s", simd.PageFirst, ctx("line"))
	if whole {
		g.e("PREFETCHT0 192(CX)")
	} else {
		g.arrays("R14", "DI", "R15")
	}
	// The next lines are often the next ones to be accessed, and are not in the cache.
	g.e("MOVQ %s, DI; PREFETCHT0 128(CX); PREFETCHT0 %d(DI)", ctx("line"), 4*simd.RunBytes)
}

// wordMasks sets the elements of registers y and z that the lanes of a general register stand for.
func (g *generator) wordMasks(from string, y, z int) {
	g.e("VMOVD %s, X%d; VPBROADCASTD X%d, Y%d; VPAND wordBits<>+32(SB), Y%d, Y%d; VPCMPEQD wordBits<>+32(SB), Y%d, Y%d", from, y, y, y, y, z, z, z)
	g.e("VPAND wordBits<>(SB), Y%d, Y%d; VPCMPEQD wordBits<>(SB), Y%d, Y%d", y, y, y, y)
}

// loadWords loads the sixteen words at CX, in a masked handler those of the elements of Y2 and Y3.
func (g *generator) loadWords(masked bool) {
	if !masked {
		for i := range 4 {
			g.e("VPMOVZXDQ %d(CX), Y0; VMOVDQU Y0, %d(R11)(DX*2)", 16*i, layout["scratch"]+32*i)
		}
		return
	}
	g.e("VPMASKMOVD (CX), Y2, Y0; VPMASKMOVD 32(CX), Y3, Y1; VEXTRACTI128 $1, Y0, X4; VEXTRACTI128 $1, Y1, X5")
	for i, y := range []int{0, 4, 1, 5} {
		g.e("VPMOVZXDQ X%d, Y%d; VMOVDQU Y%d, %d(R11)(DX*2)", y, y, y, layout["scratch"]+32*i)
	}
}

// storeWords stores the lanes' words to CX, which then have values.
func (g *generator) storeWords(global, masked bool) {
	if !masked {
		g.hasValue("R15", "VMOVDQU fifteenBytes<>(SB), X0; VMOVDQU X0, (R15)")
	} else {
		g.hasValue("R15", "VPACKSSDW Y3, Y2, Y0; VPERMQ $0xd8, Y0, Y0; VEXTRACTI128 $1, Y0, X1; VPACKSSWB X1, X0, X0; VPAND fifteenBytes<>(SB), X0, X0; VPOR (R15), X0, X0; VMOVDQU X0, (R15)")
	}
	g.e("MOVL %s, R9; ADDQ BX, R9", slotB)
	for i := range 2 {
		g.e("VMOVDQU %d(R9)(DX*2), Y0; VMOVDQU %d(R9)(DX*2), Y1; VSHUFPS $0x88, Y1, Y0, Y0; VPERMQ $0xd8, Y0, Y0", 64*i, 64*i+32)
		if masked {
			g.e("VPMASKMOVD Y0, Y%d, %d(CX)", 2+i, 32*i)
		} else {
			g.e("VMOVDQU Y0, %d(CX)", 32*i)
		}
	}
}

// spread spreads the line of an access, and makes R14, an offset in it, the address of the stamp of the word's last write; R15 becomes the distance of
// two arrays of stamps and R9 the line. It uses AX, DI and Y0, Y2 to Y7, Y12 and Y13.
func (g *generator) spread(global bool) {
	done := g.label()
	g.stride()
	g.e("MOVQ %s, R9; CMPL (R9), $0; JLT %s", ctx("line"), done)
	spreadRuns(g, global)
	g.at(done)
	g.e("ADDQ %s, R14; ADDQ %s(R9), R14", ctx("stamps"), lineStamps)
}

// spreadRuns spreads line R9, which has runs.
func spreadRuns(g *generator, global bool) {
	g.e("CALL spreadLine<>(SB)")
	if global {
		g.e("TESTL AX, AX; JNE needStamps")
	}
}

// save and restore keep registers in the context.
func (g *generator) save(regs ...string) {
	for i, r := range regs {
		g.e("MOVQ %s, %d(R11)", r, layout["saved"]+8*i)
	}
}

func (g *generator) restore(regs ...string) {
	for i, r := range regs {
		g.e("MOVQ %d(R11), %s", layout["saved"]+8*i, r)
	}
}

// runs emits the subroutines that handle the runs of line R9.
func (g *generator) runs() {
	g.spreadLine()
	g.words()
	g.readRun()
	g.writeRun()
	readBoth(g)
}

// spreadLine gives the words of line R9 stamps of their own. R15 is the distance of two arrays of stamps. AX becomes 0, or 1 if the page has no room for
// them.
func (g *generator) spreadLine() {
	g.text("spreadLine")
	g.save("CX", "DX", "R14", "R12")
	g.placeOfLine()
	g.e("MOVQ %s, DI; ADDQ CX, DI; LEAQ (R15)(R15*2), R12; LEAQ (DI)(R15*4), CX; LEAQ (DI)(R15*8), DX", ctx("stamps"))
	for _, base := range []string{"DI", "CX", "DX"} {
		g.e("VMOVDQU Y15, (%s); VMOVDQU Y15, 32(%s)", base, base)
	}
	g.e("MOVQ $0, %s; MOVQ $0, %s; MOVQ R9, R14", ctx("write"), ctx("read"))
	g.at("run")
	g.e("MOVL (R14), AX; TESTL AX, AX; JEQ end")
	g.wordMasks("AX", 2, 3)
	g.e("VPBROADCASTD %s(R14), Y6; VPBROADCASTD %s(R14), Y7; VPBROADCASTD %s(R14), Y0", runWarp, runClock, runSrc)
	g.e("MOVL %s(R14), AX; SUBL %s, AX; CMPL AX, $32; MOVQ $-1, AX; CMOVQCS %s, AX", runWarp, ctx("First"), ctx("Era"))
	g.e("TESTL $%d, (R14); JNE write; ORQ AX, %s", simd.RunWrite, ctx("read"))
	put := func(base string, i, mask int) {
		for _, f := range []struct {
			field string
			y     int
		}{{warpOf, 6}, {clockOf, 7}, {srcOf, 0}, {"(R12*1)", 4}} {
			at := fmt.Sprintf("%d(%s)%s", 32*i, base, f.field)
			g.e("VMOVDQU %s, Y5; VBLENDVPS Y%d, Y%d, Y5, Y5; VMOVDQU Y5, %s", at, mask, f.y, at)
		}
	}
	for i := range 2 {
		tagsOfRun(g, i, 0x10f00)
		second := g.label()
		// Y12: the words without a read so far, Y13: the others, or all if there are two reads.
		g.e("VPCMPEQD %d(CX), Y15, Y13; VPAND Y%d, Y13, Y12; VPANDN Y%d, Y13, Y13", 32*i, 2+i, 2+i)
		put("CX", i, 12)
		single := g.label()
		g.e("TESTL $%d, (R14); JEQ %s; VMOVDQA Y%d, Y13; VPSUBD ones<>(SB), Y4, Y4", simd.RunBoth, single, 2+i)
		g.at(single)
		g.e("VPTEST Y13, Y13; JEQ %s", second)
		put("DX", i, 13)
		g.at(second)
	}
	g.e("JMP next")
	g.at("write")
	g.e("ORQ AX, %s", ctx("write"))
	for i := range 2 {
		tagsOfRun(g, i, 0x20f00)
		put("DI", i, 2+i)
	}
	g.at("next")
	g.e("MOVL (R14), AX; ADDQ $%d, R14; TESTL $%d, AX; JNE run", runBytes, simd.RunMore)
	g.at("end")
	g.e("MOVQ %s, AX; MOVQ AX, %s(R9); MOVQ %s, AX; MOVQ AX, %s(R9); MOVQ $0, %s(R9); MOVL $0x80000000, (R9)", ctx("write"), lineWrite, ctx("read"), lineRead, lineSame)
	g.e("SUBQ %s, DI; MOVQ DI, %s(R9); XORL AX, AX", ctx("stamps"), lineStamps)
	g.at("return")
	g.restore("CX", "DX", "R14", "R12")
	g.e("RET")
	g.at("full")
	g.e("MOVL $1, AX; JMP return")
}

// placeOfLine sets CX to the offset of the stamps of line R9, as (*shadowWords).place of package emu does. It jumps to full if the page has no room.
func (g *generator) placeOfLine() {
	const lineBytes = 4 * simd.LineStamps
	g.e("MOVQ %s, DX; TESTQ DX, DX; JNE page; MOVQ R9, CX; SUBQ %s, CX; MOVQ CX, R14; SHRQ $12, R14; SHLQ $6, R14; ANDL $%d, CX; SHRL $4, CX; ADDQ R14, CX; IMUL3Q $%d, CX, CX; JMP placed",
		ctx("page"), ctx("SharedLines"), simd.RunDistance-1, lineBytes)
	g.at("page")
	g.e("LEAQ -%d(R9), CX; SUBQ DX, CX; SHRQ $4, CX; MOVBLZX %d(DX)(CX*1), R14; TESTL R14, R14; JNE place", simd.PageFirst, simd.PagePlaces)
	g.e("MOVL %d(DX), R14; IMUL3Q $%d, R14, R12; CMPQ R12, %d(DX); JCC full; INCL R14; MOVL R14, %d(DX); MOVB R14, %d(DX)(CX*1)",
		simd.PageUsed, simd.LineStamps, simd.PageStamps+8, simd.PageUsed, simd.PagePlaces)
	g.at("place")
	g.e("DECL R14; IMUL3Q $%d, R14, CX", lineBytes)
	g.at("placed")
}

// tagsOfRun sets Y4 to the tags of the words 8i to 8i+7 of the run R14. It uses AX and Y5.
func tagsOfRun(g *generator, i, kind int) {
	g.e("MOVL (R14), AX; SHRL $%d, AX; ANDL $%d, AX; VMOVD AX, X5; VMOVDQU iotaWords<>+%d(SB), Y4; VPSRLD X5, Y4, Y4", simd.RunStep, simd.RunSteps, 32*i)
	g.e("MOVL (R14), AX; SHLL $%d, AX; SARL $24, AX; ADDL $%d, AX; VMOVD AX, X5; VPBROADCASTD X5, Y5; VPADDD Y5, Y4, Y4", 24-simd.RunLane, kind)
}

// classifyRun finds out whether the run R14, which accesses words of this access, is ordered before. It jumps to ordered, to own if this
// warp made it by other lanes since they met, to same if by the same lanes, to spread if by some of them, or to foreign. R15 is its description, R13 is changed.
func (g *generator) classifyRun() {
	g.e("MOVL %s(R14), R13; CMPL R13, %s; JEQ mine; SUBL %s, R13; CMPL R13, $32; JCC foreign", runWarp, ctx("Gid"), ctx("First"))
	g.e("MOVL %d(R11)(R13*4), R13; CMPL R13, %s(R14); JCC ordered; JMP foreign", layout["Order"], runClock)
	g.at("mine")
	g.e("MOVL R15, R13; XORL DI, R13; TESTL $%d, R13; JEQ same; TESTL $%d, R13; MOVL %s(R14), R13; JNE steps; CMPL R13, %s; JCS ordered; JMP own",
		0xff<<simd.RunLane|simd.RunSteps<<simd.RunStep, simd.RunSteps<<simd.RunStep, runClock, ctx("Lsync"))
	g.at("steps")
	g.e("CMPL R13, %s; JCS ordered; JMP spread", ctx("Lsync"))
}

// readRun records a read of the words AX of line R9 by this warp, with the description DI. AX becomes 0, or 1 if the line has to be spread.
// It is (*warp).touchRead of package emu for several words at once, with sets of words:
//
//	AX  words to be read that have not been recorded
//	CX  those of them for which a read was seen
//	DX  those whose first read is by this warp at this time; from bit 16 on the runs that are ordered before
//	BX  those whose first read is not ordered before; from bit 16 on those whose second is not
func (g *generator) readRun() {
	g.text("readRun")
	g.e("MOVL (R9), R15; TESTL R15, R15; JNE some; MOVQ R9, R14; JMP append")
	g.at("some")
	readTwice(g, "examine")
	g.at("examine")
	g.save("DX", "BX", "R12", "R13")
	g.e("XORL CX, CX; XORL DX, DX; XORL BX, BX; MOVQ R9, R14")
	g.at("run")
	g.e("MOVL (R14), R15; MOVL R15, R12; ANDL AX, R12; JEQ next")
	g.classifyRun()
	g.at("same")
	g.e("TESTL $%d, R15; JNE next; MOVL %s(R14), R13; CMPL R13, %s; JNE ordered", simd.RunWrite, runClock, ctx("Now"))
	// Recorded already, if it is the first read, or that is by this warp at this time.
	g.e("MOVL CX, R13; NOTL R13; ORL DX, R13; ANDL R12, R13; NOTL R13; ANDL R13, AX; ANDL AX, R12; JMP ordered")
	g.at("own")
	g.e("TESTL $%d, R15; JNE spread; MOVL %s(R14), R13; CMPL R13, %s; JNE foreign", simd.RunWrite, runClock, ctx("Now"))
	// A third read by this warp at this time is not recorded.
	g.e("MOVL R12, R13; ANDL CX, R13; ANDL DX, R13; NOTL R13; ANDL R13, AX; ANDL AX, R12; MOVL CX, R13; NOTL R13; ANDL R12, R13; ORL R13, DX")
	g.at("foreign")
	g.e("TESTL $%d, R15; JEQ oneRead; MOVL R12, R13; SHLL $16, R13; ORL R13, BX", simd.RunBoth)
	g.at("oneRead")
	g.e("TESTL $%d, R15; JNE spread; MOVL CX, R13; ANDL R12, R13; XORL R13, R12; SHLL $16, R13; ORL R13, BX; ORL R12, BX; ORL R12, CX; JMP next", simd.RunWrite)
	g.at("ordered")
	g.e("TESTL $%d, R15; JNE next; ORL R12, CX; MOVL R14, R13; SUBL R9, R13; SHRL $10, R13; ADDL $16, R13; BTSL R13, DX", simd.RunWrite)
	g.at("next")
	g.e("ADDQ $%d, R14; TESTL $%d, R15; JNE run", runBytes, simd.RunMore)
	// The first read is replaced where it is ordered before; then the second has to be ordered, too. Else the second is replaced if it is ordered.
	g.e("MOVL BX, CX; SHRL $16, CX; MOVL BX, R12; NOTL R12; ANDL AX, R12; TESTL CX, R12; JNE spread; ANDL BX, CX; NOTL CX; ANDL CX, AX; JEQ done; SHRL $16, DX; JEQ keep")
	g.dropRuns("DX")
	g.at("keep")
	g.restore("DX", "BX", "R12", "R13")
	g.appendRun(slotB)
	g.at("spread")
	g.restore("DX", "BX", "R12", "R13")
	g.e("MOVL $1, AX; RET")
	g.at("done")
	g.restore("DX", "BX", "R12", "R13")
	g.e("XORL AX, AX; RET")
}

// readTwice returns if the line, which has four runs, shows soon that nothing is to be recorded: all are reads of neighbouring words, none of them by
// this lane of this warp, the words AX have two of them, and nothing in the CTA has been ordered so far. Other lines jump to other. That is the third
// access to most lines, and each one after it. R15 has the words that were read, with all bits of the descriptions, and CX those that were read twice.
func readTwice(g *generator, other string) {
	const forms = simd.RunWrite | simd.RunBoth | simd.RunSteps<<simd.RunStep
	more := fmt.Sprintf("TESTL $%d, %%s; JEQ %s", simd.RunMore, other)
	g.e(more, "R15")
	g.e("MOVL %d(R9), R14; MOVL R15, CX; ANDL R14, CX; ORL R14, R15; "+more, runBytes, "R14")
	g.e("MOVL %d(R9), R14; ORL R14, CX; ANDL R15, CX; ORL R14, R15; "+more, 2*runBytes, "R14")
	g.e("MOVL %d(R9), R14; ORL R14, CX; ANDL R15, CX; ORL R14, R15; ORL DI, R15", 3*runBytes)
	g.e("NOTL CX; TESTL CX, AX; JNE %[1]s; TESTL $%[2]d, R15; JNE %[1]s; CMPL %[3]s, $0; JNE %[1]s; CMPL %[4]s, $1; JNE %[1]s; MOVL %[5]s, R14", other, forms, ctx("MaxOrder"), ctx("Lsync"), ctx("Gid"))
	for k := range simd.LineRuns {
		g.e("CMPL R14, %d+%s(R9); JEQ own%d", k*runBytes, runWarp, k)
		g.at(fmt.Sprintf("foreign%d", k))
	}
	g.e("XORL AX, AX; RET")
	for k := range simd.LineRuns {
		g.at(fmt.Sprintf("own%d", k))
		g.e("MOVL %d(R9), R15; XORL DI, R15; TESTL $%d, R15; JNE foreign%d; JMP %s", k*runBytes, 0xff<<simd.RunLane, k, other)
	}
}

// writeRun is readRun for a write.
func (g *generator) writeRun() {
	g.text("writeRun")
	g.e("MOVL (R9), R15; TESTL R15, R15; JNE some; MOVQ R9, R14; JMP append")
	g.at("some")
	g.save("DX", "BX", "R12", "R13")
	g.e("XORL DX, DX; MOVQ R9, R14")
	g.at("run")
	g.e("MOVL (R14), R15; TESTL AX, R15; JEQ next")
	g.classifyRun()
	g.at("ordered")
	g.at("same")
	g.e("MOVL R14, R13; SUBL R9, R13; SHRL $10, R13; BTSL R13, DX")
	g.at("next")
	g.e("ADDQ $%d, R14; TESTL $%d, R15; JNE run", runBytes, simd.RunMore)
	g.e("TESTL DX, DX; JEQ keep")
	g.dropRuns("DX")
	g.at("keep")
	g.restore("DX", "BX", "R12", "R13")
	g.appendRun(slotD)
	g.at("own")
	g.at("foreign")
	g.at("spread")
	g.restore("DX", "BX", "R12", "R13")
	g.e("MOVL $1, AX; RET")
}

// dropRuns removes the words AX from the runs of the set, and the runs that have no words left. R14, the end of the runs, becomes the new
// end. If the line is full and stays so, it is left as it is.
func (g *generator) dropRuns(set string) {
	g.e("MOVL AX, BX; NOTL BX; LEAQ %d(R9), R13; CMPQ R14, R13; JNE drop", simd.LineRuns*runBytes)
	// Does one get empty?
	g.e("MOVL %s, CX; MOVQ R9, R12", set)
	g.at("full")
	g.e("TESTL $1, CX; JEQ other; MOVL (R12), R15; ANDL BX, R15; TESTL $%d, R15; JEQ drop", simd.RunWords)
	g.at("other")
	g.e("SHRL $1, CX; ADDQ $%d, R12; TESTL CX, CX; JNE full; JMP spread", runBytes)
	g.at("drop")
	g.e("MOVQ R9, R12; MOVQ R9, CX")
	g.at("dropNext")
	g.e("CMPQ CX, R14; JEQ dropped; MOVL (CX), R15; VMOVDQU (CX), X0; TESTL $1, %s; JEQ move; ANDL BX, R15; TESTL $%d, R15; JEQ gone", set, simd.RunWords)
	g.at("move")
	g.e("VMOVDQU X0, (R12); MOVL R15, (R12); ADDQ $%d, R12", runBytes)
	g.at("gone")
	g.e("SHRL $1, %s; ADDQ $%d, CX; JMP dropNext", set, runBytes)
	g.at("dropped")
	g.e("MOVQ R12, R14; CMPQ R14, R9; JEQ none; ANDL $~%d, -%d(R14)", simd.RunMore, runBytes)
	g.at("none")
}

// appendRun adds a run with the words AX at R14, or to the last one if that is of the same lanes of the same instruction.
func (g *generator) appendRun(slot string) {
	g.at("append")
	g.e("MOVL %s, CX; ADDL %s, CX; CMPQ R14, R9; JEQ put", slot, ctx("Uid"))
	g.e("CMPL CX, -%d+%s(R14); JNE room; MOVL -%d(R14), R15; XORL DI, R15; CMPL R15, $%d; JHI room", runBytes, runSrc, runBytes, simd.RunWords)
	g.e("MOVL %s, R15; CMPL R15, -%d+%s(R14); JNE room; MOVL %s, R15; CMPL R15, -%d+%s(R14); JNE room", ctx("Gid"), runBytes, runWarp, ctx("Now"), runBytes, runClock)
	g.e("ORL AX, -%d(R14); XORL AX, AX; RET", runBytes)
	g.at("room")
	g.e("LEAQ %d(R9), R15; CMPQ R14, R15; JEQ noRoom; ORL $%d, -%d(R14)", simd.LineRuns*runBytes, simd.RunMore, runBytes)
	g.at("put")
	g.e("MOVL CX, %s(R14); ORL DI, AX; MOVL AX, (R14); MOVL %s, R15; MOVL R15, %s(R14); MOVL %s, R15; MOVL R15, %s(R14)", runSrc, ctx("Gid"), runWarp, ctx("Now"), runClock)
	g.e("XORL AX, AX; RET")
	g.at("noRoom")
	g.e("MOVL $1, AX; RET")
}
