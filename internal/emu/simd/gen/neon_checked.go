package main

import "gonvvm/internal/emu/simd"

// checkedAccesses emits the handlers of accesses that the sanitizer checks. Those of weak loads and stores of 32 bits record each access, and the handler of the same access without checks
// carries it out. Lanes of half a warp that access neighbouring words, or read one word of global memory, are recorded at once in a line that has runs, all others
// lane by lane, where the line is spread or has room for a run. Other accesses leave to Go, which spreads lines; those that were recorded before are then
// repeated, which changes nothing.
//
//	R8, R14  the address of register A, and Imm
//	R15      the length of the memory without one element
//	R19      the first lane of the half, R20 the lanes of the half that take part
//	R21      the offset that lane R19 accesses, if it takes part
//	R23      the lock of the page that is locked, or 0
//	R24      the byte that says whether that word has a value, or 0: all have
//	R25      the line, R7 the words that are accessed, from bit 16 on those of the next line, R22 the description of the run
//	R26      the return address of run
//
// Lane by lane R20 has the lanes that follow, R19 is the lane, R21 the offset that it accesses, and scratch[0] has the end of the half.
func (n *neon) checkedAccesses() {
	n.checked("CheckedLoadShared32", false, false)
	n.checked("CheckedLoadGlobal32", true, false)
	n.checked("CheckedStoreShared32", false, true)
	n.checked("CheckedStoreGlobal32", true, true)
	n.checkedFence()
	for i := range neonAtoms {
		n.checkedAtom(&neonAtoms[i])
	}
}

// checked emits the handlers of one kind of access. A load has the instruction's number in B, a store in D.
func (n *neon) checked(name string, global, store bool) {
	plain, run := "Load32", "readRun"
	if store {
		plain, run = "Store32", "writeRun"
	}
	for _, masked := range []bool{false, true} {
		n.start(name, masked)
		n.e("MOVWU %s, R7; CBZW R7, leave; MOVD R30, R26; MOVD ZR, R19; MOVD ZR, R23", ofContext("Checkable"))
		n.at("half")
		n.lanesOfHalf(global, store, masked)
		n.boundsOfHalf(global)
		if global {
			n.shadowOfPage("", "apart")
		} else {
			n.sharedLine()
		}
		n.valuesOfHalf(store)
		if global && !store && !masked {
			n.e("CMPW $1, R20; BEQ both")
		}
		n.e("LSR $2, R21, R9; ANDW $15, R9; LSLW R9, R20, R7; SUBW R9, R19, R22; ANDW $255, R22; LSLW $%d, R22", simd.RunLane)
		if store {
			n.e("ORRW $%d, R22", simd.RunWrite)
		}
		n.at("line")
		n.e("ANDW $%d, R7, R9; CBZW R9, nextLine; MOVWU (R25), R11; TBNZ $31, R11, fail; CALL %s<>(SB); CBNZW R11, fail", simd.RunWords, run)
		n.at("nextLine")
		n.e("LSRW $16, R7; CBZW R7, recorded")
		n.lineAfter(global)
		n.e("ADDW $%d, R22; ANDW $%d, R22", 16<<simd.RunLane, 0xff<<simd.RunLane)
		if store {
			n.e("ORRW $%d, R22", simd.RunWrite)
		}
		n.e("JMP line")
		if global && !store && !masked {
			n.at("both")
			n.e("MOVWU (R25), R11; TBNZ $31, R11, fail; MOVW $1, R9; LSR $2, R21, R10; ANDW $15, R10; LSLW R10, R9; LSLW $%d, R19, R22; ORRW $%d, R22; CALL readBoth<>(SB); CBNZW R11, fail",
				simd.RunLane, simd.RunBoth)
		}
		n.at("recorded")
		n.unlock(global)
		n.at("nextHalf")
		n.e("ADD $16, R19; CMP $32, R19; BNE half; MOVD R26, R30")
		if masked {
			plain += "Masked"
		}
		n.e("JMP %s<>(SB)", plain)
		// The half is recorded lane by lane, words that have been recorded as well: that changes nothing.
		n.at("fail")
		n.unlock(global)
		n.at("apart")
		n.eachLane(global, store, masked, run)
		n.at("out")
		n.unlock(global)
		n.e("MOVD R26, R30")
		n.leave(masked)
	}
}

// eachLane records the accesses of the half R19 lane by lane.
func (n *neon) eachLane(global, store, masked bool, run string) {
	if masked {
		n.e("LSRW R19, R5, R20; ANDW $65535, R20; LSLW R19, R20")
	} else {
		n.e("MOVW $65535, R20; LSLW R19, R20")
	}
	n.e("ADD $16, R19; MOVD R19, %s", ofContext("scratch"))
	n.at("lane")
	n.e("CBZW R20, lanesDone; RBITW R20, R19; CLZW R19, R19; SUBW $1, R20, R9; ANDW R9, R20")
	n.e("LDPW %s, (R11, R8); MOVWU %s, R12; ADD R1, R8; ADD R3, R12; MOVD 8(R12), R15; MOVD %s, R14; SUBS $4, R15; BLT out; MOVD (R8)(R19<<3), R21; ADD R14, R21",
		ofRecord("D"), ofRecord("C"), ofRecord("Imm"))
	n.e("CMP R15, R21; BHI out; TST $3, R21; BNE out; MOVD R21, R10; ADD $4, R21, R22")
	if global {
		n.shadowOfPage("Lane", "out")
		n.e("MOVD %d(R12), R16", simd.PageStamps)
	} else {
		n.sharedLine()
		n.e("MOVD %s, R16", ofContext("SharedShadow"))
	}
	if store {
		n.e("CBZ R24, laneValued; MOVD $15, R11; MOVB R11, (R24)")
	} else {
		n.e("CBZ R24, laneValued; MOVBU (R24), R11; CBZW R11, out")
	}
	n.at("laneValued")
	n.e("MOVWU (R25), R11; UBFX $2, R21, $4, R9; TBNZ $31, R11, laneSpread; SUBW R9, R19, R22; ANDW $255, R22; LSLW $%d, R22; MOVW $1, R11; LSLW R9, R11, R9", simd.RunLane)
	if store {
		n.e("ORRW $%d, R22", simd.RunWrite)
	}
	n.e("CALL %s<>(SB); CBNZW R11, out; JMP laneDone", run)
	n.at("laneSpread")
	n.touch(store)
	n.at("laneDone")
	n.unlock(global)
	n.e("JMP lane")
	n.at("lanesDone")
	n.e("MOVD %s, R19; SUB $16, R19; JMP nextHalf", ofContext("scratch"))
}

// touch records the access of lane R19 to word R9 of the line R25, which is spread, whose stamps are among those at R16, as (*warp).touch of package emu does. It jumps to out if it may be
// a race.
func (n *neon) touch(store bool) {
	const read, second = 4 * arrayBytes, 8 * arrayBytes
	n.e("MOVD %s(R25), R11; ADD R11, R16; ADD R9<<2, R16", lineStamps)
	n.ordered(0, "last", "out")
	n.e("MOVWU %s, R11; MOVWU %s, R12; MOVWU %s, R13; MOVWU %s, R14; ADDW R14, R13; ORRW $%d, R19, R14", ofContext("Gid"), ofContext("Now"), ofRecord(map[bool]string{false: "B", true: "D"}[store]), ofContext("Uid"), map[bool]int{false: 0x10f00, true: 0x20f00}[store])
	set := func(at int) {
		n.e("MOVW R11, %d(R16); MOVW R12, %d(R16); MOVW R13, %d(R16); MOVW R14, %d(R16)", at, at+arrayBytes, at+2*arrayBytes, at+3*arrayBytes)
	}
	if store {
		n.ordered(read, "first", "out")
		n.ordered(second, "second", "out")
		set(0)
		n.e("MOVW ZR, %d(R16); MOVW ZR, %d(R16)", read, second)
		n.noteLine(lineWrite)
		return
	}
	recorded := func(at int, other string) {
		n.e("MOVWU %d(R16), R15; CMPW R11, R15; BNE %s; MOVWU %d(R16), R15; CMPW R12, R15; BNE %s; MOVWU %d(R16), R15; EORW R19, R15, R17; ANDW $255, R17",
			at, other, at+arrayBytes, other, at+3*arrayBytes)
	}
	recorded(read, "notRecorded")
	n.e("CBNZW R17, byAnother; ORRW $0xf00, R15; MOVW R15, %d(R16); JMP laneDone", read+3*arrayBytes)
	n.at("byAnother")
	recorded(second, "notRecorded")
	n.e("CBNZW R17, laneDone; ORRW $0xf00, R15; MOVW R15, %d(R16); JMP laneDone", second+3*arrayBytes)
	n.at("notRecorded")
	n.ordered(read, "first", "firstStays")
	set(read)
	n.ordered(second, "older", "noted")
	n.e("MOVW ZR, %d(R16); JMP noted", second)
	n.at("firstStays")
	n.ordered(second, "second", "laneDone")
	set(second)
	n.at("noted")
	n.noteLine(lineRead)
}

// ordered jumps to other unless the stamp at an offset from R16 is empty, or its access happened before the access of lane R19. It uses R8, R10, R15 and R17.
func (n *neon) ordered(at int, id, other string) {
	n.e("MOVWU %d(R16), R15; CBZW R15, %[2]sFree; MOVWU %[3]d(R16), R17; TBNZ $20, R17, %[4]s; MOVWU %[5]s, R8; CMPW R8, R15; BNE %[2]sOther; EORW R19, R17; TSTW $255, R17; BEQ %[2]sFree",
		at, id, at+3*arrayBytes, other, ofContext("Gid"))
	n.at(id + "Other")
	n.e("MOVWU %[1]s, R8; SUBW R8, R15; CMPW $32, R15; BHS %[2]s; ADD R15<<2, R3, R8; MOVWU %[3]d(R8), R8; MOVWU %[4]d(R16), R10; CMPW R10, R8; BLO %[2]s", ofContext("First"), other, layout["Order"], at+arrayBytes)
	n.at(id + "Free")
}

// noteLine adds an access to a sum of the line R25, which is spread.
func (n *neon) noteLine(sum string) {
	n.e("MOVD %s, R10; MOVD %s(R25), R15; CBZ R15, sum; EOR R10, R15; LSR $32, R15; CBZ R15, sum; MOVD $-1, R10", ofContext("Era"), sum)
	n.at("sum")
	n.e("MOVD R10, %s(R25); MOVD ZR, %s(R25); MOVW $0x80000000, R10; MOVW R10, (R25)", sum, lineSame)
}

// lanesOfHalf finds the lanes of the half and their words. It jumps to apart unless these follow each other or, in a load from
// global memory, are one word: R20 has one lane then.
func (n *neon) lanesOfHalf(global, store, masked bool) {
	n.e("LDPW %s, (R11, R8); MOVWU %s, R12; ADD R1, R8; ADD R3, R12; MOVD 8(R12), R15; MOVD %s, R14; SUBS $4, R15; BLT apart; ADD R19<<3, R8, R16",
		ofRecord("D"), ofRecord("C"), ofRecord("Imm"))
	if masked {
		n.e("LSRW R19, R5, R20; ANDW $65535, R20; CBZW R20, nextHalf; RBITW R20, R9; CLZW R9, R9")
		n.v("dup v29.2d, x20")
	} else {
		n.e("MOVW $65535, R20; MOVD ZR, R9")
	}
	// R10: the offset of the first lane that takes part.
	n.e("MOVD (R16)(R9<<3), R10; ADD R14, R10; SUB R9<<2, R10, R21; ADD $4, R21, R11; MOVD $8, R12; MOVD $bits<>(SB), R17")
	n.v("dup v0.2d, x21; mov v0.d[1], x11; dup v1.2d, x12; dup v2.2d, x14; dup v6.2d, x10; mov v4.16b, v31.16b; mov v5.16b, v31.16b")
	for i := range 8 {
		n.v("ldr q3, [x16, #%d]; add v3.2d, v3.2d, v2.2d; eor v7.16b, v3.16b, v6.16b; orr v5.16b, v5.16b, v7.16b; eor v3.16b, v3.16b, v0.16b", 16*i)
		if masked {
			n.v("ldr q7, [x17, #%d]; cmtst v7.2d, v7.2d, v29.2d; and v3.16b, v3.16b, v7.16b", 16*i)
		}
		n.v("orr v4.16b, v4.16b, v3.16b; add v0.2d, v0.2d, v1.2d")
	}
	n.v("umaxv s4, v4.4s; fmov w11, s4")
	if global && !store && !masked {
		n.v("umaxv s5, v5.4s; fmov w17, s5")
		n.e("CBNZW R17, several; MOVW $1, R20; MOVD R10, R21; JMP located")
		n.at("several")
	}
	n.e("CBNZW R11, apart")
	n.at("located")
}

// boundsOfHalf jumps to apart unless the words of the lanes R20, the first of which accesses offset R10, lie in the memory. R22 becomes the end of the last one.
func (n *neon) boundsOfHalf(global bool) {
	n.e("CLZW R20, R11; MOVD $31, R12; SUB R11, R12, R11; ADD R11<<2, R21, R22; CMP R22, R10; BHI apart; CMP R15, R22; BHI apart; TST $3, R10; BNE apart; ADD $4, R22")
	if !global {
		n.e("CMP $0, R21; BLT apart")
	}
}

// sharedLine sets R24 and R25 for offset R21 of shared memory.
func (n *neon) sharedLine() {
	n.e("MOVD R21, R9; MOVD %s, R25; AND $4032, R9, R10; LSR $2, R10; AND $~4095, R9; ADD R9, R25; ADD R10, R25; MOVD %s, R24; ADD R21>>2, R24", ofContext("SharedLines"), ofContext("SharedValues"))
}

// shadowOfPage locks the page of global memory with the offsets from R10 to R22, and R21, and sets R24 and R25, and R12 to the page. It jumps to other if handlers do not know
// the page, or it is locked. id ends the names of labels.
func (n *neon) shadowOfPage(id, other string) {
	n.e("SUB $1, R22, R11; EOR R10, R11; CMP $4095, R11; BHI %[1]s; EOR R10, R21, R11; CMP $4095, R11; BHI %[1]s", other)
	n.e("ADD $%d, R3, R16; MOVD $%d, R17", layout["Ranges"], simd.NumRanges)
	n.at("range" + id)
	n.e("LDP.P 16(R16), (R11, R12); CMP R11, R10; BLO otherRange%[1]s; CMP R12, R22; BLS inRange%[1]s", id)
	n.at("otherRange" + id)
	n.e("SUBS $1, R17; BNE range%s; JMP %s", id, other)
	n.at("inRange" + id)
	n.e("LSR $22, R10, R11; MOVD %[2]s, R12; CMP R12, R11; BHS %[1]s; MOVD %[3]s, R12; MOVD (R12)(R11<<3), R12; CBZ R12, %[1]s; UBFX $12, R10, $10, R11; MOVD (R12)(R11<<3), R12; CBZ R12, %[1]s",
		other, ofContext("TableCount"), ofContext("Tables"))
	// A page that other workers access is locked; one that is locked leaves.
	n.e("MOVWU %[1]s, R11; CBZW R11, free%[2]s; ADD $%[3]d, R12, R17; MOVW $1, R13; LDAXRW (R17), R11; CBNZW R11, %[4]s; STLXRW R13, (R17), R11; CBNZW R11, %[4]s; MOVD R17, R23", ofContext("Parallel"), id, simd.PageLock, other)
	n.at("free" + id)
	n.e("AND $4095, R21, R11; MOVD %d(R12), R24; CBZ R24, values%s; ADD R11>>2, R24", simd.PageSome, id)
	n.at("values" + id)
	n.e("AND $~63, R11; ADD R11>>2, R12, R25; ADD $%d, R25", simd.PageFirst)
}

// unlock gives the page back that shadowOfPage has locked.
func (n *neon) unlock(global bool) {
	if global {
		free := n.label()
		n.e("CBZ R23, %s; STLRW ZR, (R23); MOVD ZR, R23", free)
		n.at(free)
	}
}

// valuesOfHalf jumps to fail if a word that is loaded has no value; words that are stored get one.
func (n *neon) valuesOfHalf(store bool) {
	n.e("CBZ R24, valued; MOVWU R20, R9")
	n.at("value")
	n.e("RBITW R9, R10; CLZW R10, R10")
	if store {
		n.e("MOVD $15, R11; MOVB R11, (R24)(R10)")
	} else {
		n.e("MOVBU (R24)(R10), R11; CBZW R11, fail")
	}
	n.e("SUBW $1, R9, R10; ANDW R10, R9; CBNZW R9, value")
	n.at("valued")
}
