package main

import "gonvvm/internal/emu/simd"

// Accesses of neighbouring lanes to neighbouring words of a line of the sanitizer's shadow, which keeps them as runs (simd.Line). The subroutines do the same as
// those for amd64 of these names, in checked_run.go and checked_both.go: they record an access of the words R9 of line R25 with the description R22, whose
// instruction is slot. R11 becomes 0, or 1 if the line has to be spread. They use R8 to R17 and V0.

const (
	writeBit = 24 // of simd.RunWrite
	bothBit  = 27 // of simd.RunBoth
	moreBit  = 28 // of simd.RunMore
)

var _ [0]struct{} = [(1<<writeBit - simd.RunWrite) | (1<<bothBit - simd.RunBoth) | (1<<moreBit - simd.RunMore)]struct{}{}

// runs emits the subroutines.
func (n *neon) runs() {
	n.readRun()
	n.writeRun()
	n.readBoth()
}

// beginRuns begins a subroutine: an empty line gets the run at once, else the loop begins with R11, the description of run R10.
func (n *neon) beginRuns(name string) {
	n.text(name)
	n.e("MOVD R25, R10; MOVWU (R10), R11; CBZW R11, append; MOVW ZR, R13; MOVW ZR, R14; MOVW ZR, R15")
	n.at("run")
	n.e("MOVWU (R10), R11; ANDW R9, R11, R12; CBZW R12, next; MOVWU 4(R10), R16; MOVWU %s, R17; CMPW R16, R17; BEQ mine", ofContext("Gid"))
	n.e("MOVWU %s, R17; SUBW R17, R16; CMPW $32, R16; BHS foreign; ADD R16<<2, R3, R17; MOVWU %d(R17), R17; MOVWU 8(R10), R16; CMPW R16, R17; BHS ordered; JMP foreign", ofContext("First"), layout["Order"])
	n.at("mine")
}

// nextRun repeats the loop if there is another run.
func (n *neon) nextRun() { n.e("ADD $%d, R10; TBNZ $%d, R11, run", simd.RunDistance, moreBit) }

// sameLanes jumps to same if this warp has made run R10 by the same lanes, to ordered if before its lanes met, to spread if by some of the same lanes; it goes on if
// by others. R17 is the clock.
func (n *neon) sameLanes() {
	n.e("EORW R22, R11, R16; MOVWU 8(R10), R17; MOVWU %s, R8; TSTW $%d, R16; BEQ same; CMPW R8, R17; BLO ordered; TSTW $%d, R16; BNE spread",
		ofContext("Lsync"), 0xff<<simd.RunLane|simd.RunSteps<<simd.RunStep, simd.RunSteps<<simd.RunStep)
}

// isBefore adds run R10 to the set from bit 16 of R14 on.
func (n *neon) isBefore() {
	n.e("SUB R25, R10, R17; LSR $10, R17; ADD $16, R17; MOVW $1, R16; LSLW R17, R16; ORRW R16, R14")
}

// readRun has sets of words: of those of this access, R9 are to be read and have not been recorded, R13 have a read, the first read of R14 is by this warp at this time. R15 are
// those whose first read is not ordered before, and from bit 16 on those whose second is not.
func (n *neon) readRun() {
	n.beginRuns("readRun")
	n.sameLanes()
	n.e("TBNZ $%d, R11, spread; MOVWU %s, R8; CMPW R8, R17; BNE foreign", writeBit, ofContext("Now"))
	// A third read by this warp at this time is not recorded.
	n.e("ANDW R12, R13, R16; ANDW R14, R16; BICW R16, R9; ANDW R9, R12; BICW R13, R12, R16; ORRW R16, R14")
	n.at("foreign")
	n.e("TBZ $%d, R11, oneRead; ORRW R12<<16, R15", bothBit)
	n.at("oneRead")
	n.e("TBNZ $%d, R11, spread; ANDW R13, R12, R16; EORW R16, R12; ORRW R16<<16, R15; ORRW R12, R15; ORRW R12, R13; JMP next", writeBit)
	n.at("same")
	n.e("TBNZ $%d, R11, next; MOVWU %s, R8; CMPW R8, R17; BNE ordered", writeBit, ofContext("Now"))
	// Recorded already, if it is the first read, or that is by this warp at this time.
	n.e("ORNW R13, R14, R16; ANDW R12, R16; BICW R16, R9; ANDW R9, R12")
	n.at("ordered")
	n.e("TBNZ $%d, R11, next; ORRW R12, R13", writeBit)
	n.isBefore()
	n.at("next")
	n.nextRun()
	// The first read is replaced where it is ordered before; then the second has to be ordered, too. Else the second is replaced if it is ordered.
	n.e("LSRW $16, R15, R13; BICW R15, R9, R12; TSTW R13, R12; BNE spread; ANDW R13, R15, R16; BICW R16, R9; CBZW R9, done")
	n.dropRuns()
	n.appendRun("B")
}

// writeRun is readRun for a write.
func (n *neon) writeRun() {
	n.beginRuns("writeRun")
	n.sameLanes()
	n.at("foreign")
	n.e("JMP spread")
	n.at("same")
	n.at("ordered")
	n.isBefore()
	n.at("next")
	n.nextRun()
	n.dropRuns()
	n.appendRun("D")
}

// readBoth records the reads of one word by sixteen lanes. Nothing is to be recorded where the word has two reads that are not ordered before: R13 counts them.
func (n *neon) readBoth() {
	n.beginRuns("readBoth")
	n.e("MOVWU 8(R10), R17; MOVWU %s, R8; CMPW R8, R17; BLO ordered; TBZ $%d, R11, spread; MOVWU %s, R8; CMPW R8, R17; BEQ done; JMP spread", ofContext("Lsync"), bothBit, ofContext("Now"))
	n.at("foreign")
	n.e("TBNZ $%[1]d, R11, spread; UBFXW $%[2]d, R11, $1, R16; ADDW R16, R13; ADDW $1, R13; JMP next", writeBit, bothBit)
	n.at("ordered")
	n.e("TBZ $%d, R11, spread", writeBit)
	n.at("next")
	n.nextRun()
	n.e("CBZW R13, unread; CMPW $2, R13; BHS done; JMP spread")
	n.at("unread")
	n.e("MOVD R10, R12; MOVD R25, R10; MOVWU %s, R16; MOVWU %s, R17; ADDW R17, R16; MOVWU %s, R13; MOVWU %s, R14", ofRecord("B"), ofContext("Uid"), ofContext("Gid"), ofContext("Now"))
	n.at("join")
	n.e("MOVWU (R10), R11; EORW R22, R11, R17; ANDW $%d, R17; LSRW $16, R17; CBNZW R17, apart; MOVWU 12(R10), R17; CMPW R16, R17; BNE apart", 1<<32-1-simd.RunMore)
	n.e("LDPW 4(R10), (R15, R17); CMPW R13, R15; BNE apart; CMPW R14, R17; BNE apart; ORRW R9, R11; MOVW R11, (R10); JMP done")
	n.at("apart")
	n.e("ADD $%d, R10; CMP R12, R10; BNE join", simd.RunDistance)
	n.appendRun("B")
}

// dropRuns removes the words R9 from the runs of the set R14, from bit 16 on, and the runs that have no words left. R10, the end of the runs, becomes the new
// end. If the line is full and stays so, it is left as it is.
func (n *neon) dropRuns() {
	n.e("LSRW $16, R14; CBZW R14, append; MVNW R9, R15; ADD $%d, R25, R16; CMP R16, R10; BNE drop", simd.LineRuns*simd.RunDistance)
	// Does one get empty?
	n.e("MOVWU R14, R16; MOVD R25, R12")
	n.at("full")
	n.e("TBZ $0, R16, other; MOVWU (R12), R11; ANDW R15, R11; TSTW $%d, R11; BEQ drop", simd.RunWords)
	n.at("other")
	n.e("LSRW $1, R16; ADD $%d, R12; CBNZW R16, full; JMP spread", simd.RunDistance)
	n.at("drop")
	n.e("MOVD R25, R12; MOVD R25, R13")
	n.at("dropNext")
	n.e("CMP R10, R13; BEQ dropped; MOVWU (R13), R11")
	n.v("ldr q0, [x13, #0]")
	n.e("TBZ $0, R14, move; ANDW R15, R11; TSTW $%d, R11; BEQ gone", simd.RunWords)
	n.at("move")
	n.v("str q0, [x12, #0]")
	n.e("MOVW R11, (R12); ADD $%d, R12", simd.RunDistance)
	n.at("gone")
	n.e("LSRW $1, R14; ADD $%d, R13; JMP dropNext", simd.RunDistance)
	n.at("dropped")
	n.e("MOVD R12, R10; CMP R25, R10; BEQ append; SUB $%d, R10, R13; MOVWU (R13), R11; ANDW $%d, R11; MOVW R11, (R13)", simd.RunDistance, 1<<32-1-simd.RunMore)
}

// appendRun adds a run with the words R9 at R10, or to the last one if that is of the same lanes of the same instruction, and ends the subroutine.
func (n *neon) appendRun(slot string) {
	n.at("append")
	n.e("MOVWU %s, R16; MOVWU %s, R17; ADDW R17, R16; MOVWU %s, R11; MOVWU %s, R12; CMP R25, R10; BEQ put", ofRecord(slot), ofContext("Uid"), ofContext("Gid"), ofContext("Now"))
	n.e("SUB $%d, R10, R13; MOVWU 12(R13), R17; CMPW R16, R17; BNE room; MOVWU (R13), R14; EORW R22, R14, R17; LSRW $16, R17; CBNZW R17, room", simd.RunDistance)
	n.e("LDPW 4(R13), (R15, R17); CMPW R11, R15; BNE room; CMPW R12, R17; BNE room; ORRW R9, R14; MOVW R14, (R13); JMP done")
	n.at("room")
	n.e("ADD $%d, R25, R17; CMP R17, R10; BEQ spread; MOVWU (R13), R14; ORRW $%d, R14; MOVW R14, (R13)", simd.LineRuns*simd.RunDistance, simd.RunMore)
	n.at("put")
	n.e("ORRW R22, R9, R17; STPW (R17, R11), (R10); STPW (R12, R16), 8(R10)")
	n.at("done")
	n.e("MOVW ZR, R11; RET")
	n.at("spread")
	n.e("MOVW $1, R11; RET")
}

// lineAfter makes R25 the next line. A page ends after its last line, shared memory may go on.
func (n *neon) lineAfter(global bool) {
	n.e("ADD $%d, R25", simd.RunBytes)
	if !global {
		within := n.label()
		n.e("TST $%d, R25; BNE %s; ADD $%d, R25", simd.RunDistance-1, within, (simd.LineRuns-1)*simd.RunDistance)
		n.at(within)
	}
}
