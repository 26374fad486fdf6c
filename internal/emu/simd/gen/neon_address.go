package main

// Handlers of loads and stores have in R8 the address of register A, in R14 Imm, in R13 the base of the memory that the record selects, and in R15 its length
// without one element.

// outside leaves if one of the first offsets is larger than V18, as an unsigned number, or has a bit of V17. Offsets are the addresses at R8 plus V16; those of
// lanes that do not take part do not count. It uses R11, R12 and V0 to V5.
func (n *neon) outside(lanes int, masked bool) {
	if masked {
		n.v("dup v29.2d, x5")
		n.e("MOVD $bits<>(SB), R12")
	}
	n.outsideFrom(0, lanes, masked)
}

// outsideFrom is outside for lanes from a first one on. In a masked handler V29 has the lanes and R12 is the table of their bits.
func (n *neon) outsideFrom(first, lanes int, masked bool) {
	n.v("mov v4.16b, v31.16b; mov v5.16b, v31.16b")
	for i := first / 2; i < (first+lanes)/2; i += 2 {
		n.v("ldp q0, q1, [x8, #%d]; add v0.2d, v0.2d, v16.2d; add v1.2d, v1.2d, v16.2d", 16*i)
		if masked {
			n.v("ldp q2, q3, [x12, #%d]; cmtst v2.2d, v2.2d, v29.2d; cmtst v3.2d, v3.2d, v29.2d; and v0.16b, v0.16b, v2.16b; and v1.16b, v1.16b, v3.16b", 16*i)
		}
		n.v("orr v4.16b, v4.16b, v0.16b; orr v4.16b, v4.16b, v1.16b; cmhi v0.2d, v0.2d, v18.2d; cmhi v1.2d, v1.2d, v18.2d; orr v0.16b, v0.16b, v1.16b; orr v5.16b, v5.16b, v0.16b")
	}
	n.v("and v4.16b, v4.16b, v17.16b; orr v4.16b, v4.16b, v5.16b; umaxv s4, v4.4s; fmov w11, s4")
	n.e("CBNZW R11, leave")
}

// memoryOf sets R13 to the base of the record's memory and R15 to its length minus size, or leaves if it is smaller; R8 becomes the address of register A, and
// R14 Imm.
func (n *neon) memoryOf(size int) {
	n.e("LDPW %s, (R11, R8); MOVWU %s, R12; ADD R1, R8; ADD R3, R12; LDP (R12), (R13, R15); MOVD %s, R14; SUBS $%d, R15; BLT leave",
		ofRecord("D"), ofRecord("C"), ofRecord("Imm"), size)
}

// limits sets V16, V17 and V18 for outside: to Imm, the bits of an unaligned offset, and R15.
func (n *neon) limits(size int) {
	n.v("dup v16.2d, x14; dup v18.2d, x15")
	n.e("MOVD $%d, R11", size-1)
	n.v("dup v17.2d, x11")
}

// aligned leaves if an offset is not a multiple of size.
func (n *neon) aligned(reg string, size int) {
	if size > 1 {
		n.e("TST $%d, %s; BNE leave", size-1, reg)
	}
}

// ends sets R9 to the address of a first lane and R10 to the distance from there to that of the last of count lanes.
func (n *neon) ends(first, count int) {
	n.e("MOVD %d(R8), R9; MOVD %d(R8), R10; SUB R9, R10", 8*first, 8*(first+count-1))
}

// steps jumps to other unless the addresses of count lanes from the first one on, which is R9, have a distance of size. It uses R11 and V0 to V4.
func (n *neon) steps(first, count, size int, other string) {
	n.v("dup v0.2d, x9; mov v4.16b, v31.16b")
	if size > 0 {
		n.e("ADD $%d, R9, R11", size)
		n.v("mov v0.d[1], x11")
		n.e("MOVD $%d, R11", 2*size)
		n.v("dup v1.2d, x11")
	}
	for i := first / 2; i < (first+count)/2; i += 2 {
		n.v("ldp q2, q3, [x8, #%d]; eor v2.16b, v2.16b, v0.16b", 16*i)
		if size > 0 {
			n.v("add v0.2d, v0.2d, v1.2d")
		}
		n.v("eor v3.16b, v3.16b, v0.16b; orr v2.16b, v2.16b, v3.16b; orr v4.16b, v4.16b, v2.16b")
		if size > 0 {
			n.v("add v0.2d, v0.2d, v1.2d")
		}
	}
	n.v("umaxv s4, v4.4s; fmov w11, s4")
	n.e("CBNZW R11, %s", other)
}

// consecutive jumps to other unless the elements of count lanes from a first one on follow each other, and sets R9 to the address of the first one in this
// process. It leaves if they do not lie in the memory.
func (n *neon) consecutive(first, count, size int, other string) {
	n.ends(first, count)
	n.e("CMP $%d, R10; BNE %s", (count-1)*size, other)
	n.steps(first, count, size, other)
	n.lie(count, size)
}

// lie leaves unless count elements from the address R9 on lie in the memory; R9 becomes the address of the first one in this process.
func (n *neon) lie(count, size int) {
	n.e("ADD R14, R9")
	if count > 1 {
		n.e("SUBS $%d, R15, R11; BLT leave; CMP R11, R9; BHI leave", (count-1)*size)
	} else {
		n.e("CMP R15, R9; BHI leave")
	}
	n.aligned("R9", size)
	n.e("ADD R13, R9")
}

// letter returns the name of an element of a vector by its bytes.
func letter(size int) string { return map[int]string{1: "b", 2: "h", 4: "s", 8: "d"}[size] }
