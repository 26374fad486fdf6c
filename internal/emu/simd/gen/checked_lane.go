package main

import "gonvvm/internal/emu/simd"

// lanewise emits the path for addresses without a pattern, and for groups of which only some lanes take part: one lane
// after the other. R9 has the lanes of the group on entry. The element of scratch memory "lane" is four times the number of
// the current lane, "lanes" has those that follow in its group.
func (g *generator) lanewise(global, store bool) {
	g.at("scattered")
	g.e("MOVL R9, %s", ctx("lanes"))
	g.at("lane")
	g.e("MOVL %s, R9; TESTL R9, R9; JEQ next; TZCNTL R9, CX; BLSRL R9, R9; MOVL R9, %s", ctx("lanes"), ctx("lanes"))
	g.e("LEAQ (DX)(CX*4), R9; MOVL R9, %s", ctx("lane"))
	g.e("MOVL %s, AX; ADDQ BX, AX; MOVQ (AX)(R9*2), AX; ADDQ %s, AX; TESTL $3, AX; JNE leave", slotA, imm)
	g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15", slotC)
	g.e("VMOVQ AX, X10")
	g.shadowOf(1, global)
	g.laneRun(store)
	g.spread(global)
	g.shadowArrays()
	// The last write has to be ordered before.
	g.e("VMOVQ CX, X1; MOVQ %s, CX; MOVQ %s(CX), CX; TESTQ CX, CX; JEQ writeOK; SUBQ %s, CX; CMPQ CX, %s; JCS writeOK", ctx("line"), lineWrite, ctx("FirstEra"), ctx("Eras")) // X1: the address
	g.stampOf("R14", "written", "fail", "fail", "writeOK")
	g.at("writeOK")
	if store {
		g.laneStore(global)
	} else {
		g.laneLoad(global)
	}
	g.at("laneDone")
	g.unlock(global)
	g.e("JMP lane")
}

// laneRun tries to record the access of the current lane as a run, if its line, with the word at CX and offset X10, is one of runs.
func (g *generator) laneRun(store bool) {
	g.e("MOVQ %s, R9; CMPL (R9), $0; JLT stamped1; VMOVQ CX, X1; VMOVQ X10, CX; SHRL $2, CX; ANDL $%d, CX", ctx("line"), simd.LineWords-1)
	if !store {
		g.hasValue("AX", "CMPB (AX), $0; JEQ fail")
	}
	g.e("VMOVQ R14, X11; MOVL %s, DI; SHRL $2, DI; SUBL CX, DI; ANDL $255, DI; SHLL $%d, DI; MOVL $1, AX; SHLL CX, AX; VMOVQ R15, X10", ctx("lane"), simd.RunLane)
	if store {
		g.e("ORL $%d, DI; CALL writeRun<>(SB)", simd.RunWrite)
	} else {
		g.e("CALL readRun<>(SB)")
	}
	g.e("VMOVQ X1, CX; TESTL AX, AX; JNE full1; MOVL %s, AX", ctx("lane"))
	if store {
		g.hasValue("R9", "MOVB $15, (R9)")
		g.e("MOVL %s, R9; ADDQ BX, R9; MOVL (R9)(AX*2), R9; MOVL R9, (CX); JMP laneDone", slotB)
	} else {
		g.e("MOVL (CX), CX; MOVQ CX, %d(R11)(AX*2); JMP laneDone", layout["scratch"])
	}
	g.at("full1")
	g.e("VMOVQ X11, R14; VMOVQ X10, R15")
	g.at("stamped1")
}

// stampOf examines the stamp at base for the current lane. It jumps to free if there is none or it is ordered before, to own
// if it is by another lane of this warp and to foreign if it is by another warp, and not ordered. Most stamps of other CTAs need one
// field.
func (g *generator) stampOf(base, id, own, foreign, free string) {
	g.e("MOVL (%s), CX; TESTL CX, CX; JEQ %s", base, free)
	g.e("CMPL CX, %s; JEQ %sOwn; SUBL %s, CX; CMPL CX, $32; JCC %s", ctx("Gid"), id, ctx("First"), foreign)
	g.e("MOVL %d(R11)(CX*4), CX; CMPL CX, (%s)%s; JCS %s", layout["Order"], base, clockOf, foreign)
	g.at(id + "Free")
	g.e("TESTL $0x100000, (%s)%s; JNE fail; JMP %s", base, tagOf, free)
	g.at(id + "Own")
	g.thisLane()
	g.e("CMPB CX, (%s)%s; JEQ %sFree; MOVL (%s)%s, CX; CMPL CX, %s; JCS %sFree; JMP %s", base, tagOf, id, base, clockOf, ctx("Lsync"), id, own)
}

// thisLane sets CX to the number of the current lane.
func (g *generator) thisLane() { g.e("MOVL %s, CX; SHRL $2, CX", ctx("lane")) }

// laneLoad records a read and loads the word.
func (g *generator) laneLoad(global bool) {
	g.hasValue("CX", "CMPB (CX), $0; JEQ fail")
	g.e("VMOVQ X1, CX; MOVL (CX), CX; VMOVD CX, X0; MOVL %s, CX; VMOVQ X0, %d(R11)(CX*2)", ctx("lane"), layout["scratch"])
	// Is the first read by this warp at this time?
	g.e("MOVL (DI), CX; CMPL CX, %s; JNE others; MOVL (DI)%s, CX; CMPL CX, %s; JNE others", ctx("Gid"), clockOf, ctx("Now"))
	g.thisLane()
	g.e("CMPB CX, (DI)%s; JNE another2; ORL $0xf00, (DI)%s; JMP laneDone", tagOf, tagOf)
	g.at("another2")
	g.e("MOVL (AX), CX; CMPL CX, %s; JNE secondRead; MOVL (AX)%s, CX; CMPL CX, %s; JNE secondRead", ctx("Gid"), clockOf, ctx("Now"))
	g.thisLane()
	g.e("CMPB CX, (AX)%s; JNE laneDone; ORL $0xf00, (AX)%s; JMP laneDone", tagOf, tagOf)
	g.at("others")
	g.stampOf("DI", "read0", "secondRead", "secondRead", "take0")
	g.at("take0")
	g.thisLane()
	g.record("DI", !global)
	settleLane(g, global, false)
	g.stampOf("AX", "older", "laneDone", "laneDone", "erase1")
	g.at("erase1")
	g.e("MOVL $0, (AX); JMP laneDone")
	g.at("secondRead")
	g.stampOf("AX", "read1", "laneDone", "laneDone", "take1")
	g.at("take1")
	g.thisLane()
	g.record("AX", !global)
	settleLane(g, global, true)
}

// settleLane makes the word of the current lane in global memory, of which a read has been recorded, settled if it can be: whole says that it
// has two reads. The register R9 is kept.
func settleLane(g *generator, global, whole bool) {
	if !global {
		return
	}
	done, unsettle := g.label(), g.label()
	g.e("VMOVQ R9, X2; VMOVQ DX, X3; MOVL %s, DX; MOVL %s, CX; ADDQ BX, CX; MOVQ (CX)(DX*2), CX; ADDQ %s, CX; SHRL $2, CX; ANDL $%d, CX; MOVQ %s, R9",
		ctx("lane"), slotA, imm, simd.LineWords-1, ctx("line"))
	if whole {
		g.e("CMPQ %s(R9), $0; JNE %s; CMPQ %s, $0; JNE %s", lineWrite, unsettle, ctx("some"), unsettle)
		g.e("MOVL %s, DX; CMPL DX, (DI); CMOVLCS (DI), DX; CMPL DX, %s(R9); CMOVLCS %s(R9), DX; MOVL DX, %s(R9); BTSL CX, (R9); JMP %s", ctx("Gid"), lineReaders, lineReaders, lineReaders, done)
		g.at(unsettle)
	}
	g.e("BTRL CX, (R9)")
	g.at(done)
	g.e("VMOVQ X2, R9; VMOVQ X3, DX")
}

// laneStore records a write and stores the word.
func (g *generator) laneStore(global bool) {
	g.stampOf("DI", "read0", "fail", "fail", "read0OK")
	g.at("read0OK")
	g.stampOf("AX", "read1", "fail", "fail", "read1OK")
	g.at("read1OK")
	g.thisLane()
	g.e("ORL $0x20f00, CX; MOVL CX, (R14)%s; MOVL %s, CX; MOVL CX, (R14); MOVL %s, CX; MOVL CX, (R14)%s", tagOf, ctx("Gid"), ctx("Now"), clockOf)
	g.e("MOVL %s, CX; ADDL %s, CX; MOVL CX, (R14)%s; MOVL $0, (DI); MOVL $0, (AX)", slotD, ctx("Uid"), srcOf)
	g.hasValue("CX", "MOVB $15, (CX)")
	g.e("MOVL %s, R9; ADDQ BX, R9; MOVL %s, AX; MOVL (R9)(AX*2), R9; VMOVQ X1, CX; MOVL R9, (CX)", slotB, ctx("lane"))
	g.note(lineWrite, "CX", "R9")
}
