package main

import "gonvvm/internal/emu/simd"

// checkedFence emits a fence: it orders the accesses before it before the next strong write.
func (n *neon) checkedFence() {
	n.variants("CheckedFence", func(bool) {
		n.e("MOVWU %s, R7; MOVW R7, %s; MOVW R7, %s; ADDW $1, R7; MOVW R7, %s", ofContext("Now"), ofContext("Fenced"), ofContext("Released"), ofContext("Now"))
	}, false)
}

// checkedAtom emits an atomic operation on shared memory: one lane after the other checks its access, joins the release
// sequence of the location, releases there, and performs the operation. C is the instruction's number. If a lane leaves, those before it are done. The
// order of warps that results is in scratch memory until the end.
//
//	R20  the lanes that follow, R19 the current one, R21 the offset of its word, R25 the line, R16 the stamp of its last write
//	R8   the address of register A, R13 that of shared memory
func (n *neon) checkedAtom(r *atomRow) {
	n.variants("Checked"+r.name, func(masked bool) {
		n.e("MOVWU %s, R7; CBZW R7, leave; MOVWU %s, R8; ADD R1, R8; MOVD %d(R3), R13; MOVD %d(R3), R15; SUBS $4, R15; BLT leave; MOVD %s, R14",
			ofContext("Checkable"), ofRecord("A"), simd.Shared.Offset(), simd.Shared.Offset()+8, ofRecord("Imm"))
		n.limits(4)
		n.outside(simd.Lanes, masked)
		n.copyOrder(layout["Order"], layout["scratch"])
		n.e("%s", map[bool]string{false: "MOVW $-1, R20", true: "MOVWU R5, R20"}[masked])
		n.at("lane")
		n.e("RBITW R20, R19; CLZW R19, R19; MOVD (R8)(R19<<3), R21; ADD R14, R21; MOVD R8, R7")
		n.sharedLine()
		n.e("MOVBU (R24), R11; CMPW $15, R11; BNE fail; MOVWU (R25), R11; TBZ $31, R11, fail; MOVD %s, R16; MOVD %s(R25), R11; ADD R11, R16; UBFX $2, R21, $4, R9; ADD R9<<2, R16", ofContext("SharedShadow"), lineStamps)
		// Two strong accesses are ordered.
		for k, id := range []string{"last", "first", "second"} {
			at := 4 * k * arrayBytes
			n.e("MOVWU %d(R16), R17; TBNZ $19, R17, %sOrdered", at+3*arrayBytes, id)
			n.ordered(at, id, "fail")
			n.at(id + "Ordered")
		}
		n.synchronize()
		n.e("MOVW ZR, %d(R16); MOVW ZR, %d(R16); MOVWU %s, R11; MOVW R11, (R16); MOVWU %s, R11; MOVW R11, %d(R16); MOVWU %s, R11; MOVWU %s, R12; ADDW R12, R11; MOVW R11, %d(R16); ORRW $%d, R19, R11; MOVW R11, %d(R16)",
			4*arrayBytes, 8*arrayBytes, ofContext("Gid"), ofContext("Now"), arrayBytes, ofRecord("C"), ofContext("Uid"), 2*arrayBytes, 0xf0f00, 3*arrayBytes)
		n.noteLine(lineWrite)
		n.e("MOVWU %s, R12; ADD R1, R12; MOVD (R12)(R19<<3), R11; ADD R13, R21, R9; MOVWU (R9), R10; MOVWU %s, R12; ADD R1, R12; MOVD R10, (R12)(R19<<3)", ofRecord("B"), ofRecord("D"))
		n.e("%s", r.body)
		n.e("CMPW R11, R10; BEQ same; MOVW R11, (R9); MOVD $1, R12")
		n.add("Stores", "R12")
		n.at("same")
		n.e("MOVD R7, R8; SUBW $1, R20, R9; ANDW R9, R20; CBNZW R20, lane")
		n.joined()
		n.e("MOVW $1, R11; MOVW R11, %s; MOVD ZR, %s; JMP performed", ofContext("Polled"), ofContext("fuel"))
		n.at("fail")
		n.joined()
		n.e("%s; EORW R20, R11; MOVW R11, %s; JMP leave", map[bool]string{false: "MOVW $-1, R11", true: "MOVWU R5, R11"}[masked], ofContext("Done"))
		n.at("performed")
	}, true)
}

// copyOrder copies a vector of 32 bits for each warp within the context.
func (n *neon) copyOrder(from, to int) {
	n.e("ADD $%d, R3, R11; ADD $%d, R3, R12", from, to)
	for i := range 4 {
		n.v("ldp q0, q1, [x11, #%[1]d]; stp q0, q1, [x12, #%[1]d]", 32*i)
	}
}

// joined stores the order of warps.
func (n *neon) joined() {
	n.copyOrder(layout["scratch"], layout["Order"])
	n.e("MOVWU %s, R11; ADD R11<<2, R3, R11; MOVWU %d(R11), R11; ADDW $1, R11; MOVW R11, %s; MOVW $1, R11; MOVW R11, %s; MOVW $-1, R11; MOVW R11, %s", ofContext("Warp"), layout["Order"], ofContext("Lsync"), ofContext("Joined"), ofContext("MaxOrder"))
}

// synchronize joins the release sequence of the word with offset R21, and releases the warp's accesses if there was a fence. It fails
// where the release sequence does not exist yet or has warps of other CTAs.
func (n *neon) synchronize() {
	n.e("MOVWU %s, R12; MOVD %s, R11; MOVWU (R11)(R21), R11; CBNZW R11, known; CBNZW R12, fail; JMP joined", ofContext("Released"), ofContext("SyncIndex"))
	n.at("known")
	n.e("SUB $1, R11; MOVD $%d, R17; MUL R17, R11; MOVD %s, R17; ADD R17, R11; MOVD %d(R11), R17; CBNZ R17, fail", simd.SyncBytes, ofContext("Syncs"), simd.SyncOthers)
	n.e("MOVWU %s, R15; ADD R15<<2, R11, R15; MOVWU %d(R15), R10; ADD $%d, R3, R9; ADD $%d, R11, R17", ofContext("Warp"), simd.SyncOrder, layout["scratch"], simd.SyncOrder)
	for i := range 4 {
		n.v("ldp q0, q1, [x9, #%[1]d]; ldp q2, q3, [x17, #%[1]d]; umax v0.4s, v0.4s, v2.4s; umax v1.4s, v1.4s, v3.4s; stp q0, q1, [x9, #%[1]d]", 32*i)
	}
	n.e("CBZW R12, joined")
	for i := range 4 {
		n.v("ldp q0, q1, [x9, #%[1]d]; stp q0, q1, [x17, #%[1]d]", 32*i)
	}
	n.e("CMPW R12, R10; CSELW HI, R10, R12, R10; MOVW R10, %d(R15)", simd.SyncOrder)
	n.at("joined")
}
