package main

// sequence emits the handlers at the beginning and at the end of a sequence of records (simd.Record.SetVector), as sequence.go does for amd64.
func (n *neon) sequence() {
	for _, masked := range []bool{false, true} {
		n.sequenceStart(masked)
		n.start("sequenceEnd", masked)
		n.e("MOVD %s, R7; NEG R7, R7", ofRecord("Imm"))
		n.add("Stores", "R7")
		n.e("MOVD %s, R0; MOVD ZR, %s", ofContext("outer"), ofContext("outer"))
		if masked {
			n.e("MOVWU %s, R4; MOVD %s, R11; MOVD R11, %s", ofContext("outerActive"), ofContext("outerStop"), ofContext("stop"))
		}
		n.next(masked)
	}
	for _, name := range []string{"loadPair", "storePair"} {
		for _, masked := range []bool{false, true} {
			n.start(name, masked)
			suffix := ""
			if masked {
				suffix = "Masked"
			}
			n.e("JMP sequence%s<>(SB)", suffix)
		}
	}
}

// sequenceStart emits the examination of alignment and bounds of all accesses of a sequence.
func (n *neon) sequenceStart(masked bool) {
	of := func(name string) string { return field(name, "R13") }
	n.start("sequence", masked)
	n.e("MOVD %s, R13; MOVWU %s, R8; ADD R1, R8; MOVD %s, R11; MOVWU %s, R12; ADD R3, R12; MOVD 8(R12), R15; MOVWU %s, R14", ofRecord("Imm"), of("A"), of("Imm"), of("C"), of("D"))
	n.v("dup v16.2d, x11; dup v17.2d, x14")
	n.e("SUBS R14, R15; BLT leave; SUBS $1, R15; BLT leave")
	n.v("dup v18.2d, x15")
	n.outside(32, masked)
	full := "full"
	if masked {
		full = "masked"
	}
	n.e("MOVD R0, %s; ADD $%d, R13, R0; MOVW R4, %s", ofContext("outer"), recordBytes, ofContext("outerActive"))
	if masked {
		n.e("MOVD %s, R11; MOVD R11, %s; MOVD $-1, R11; MOVD R11, %s; MOVWU R5, R4", ofContext("stop"), ofContext("outerStop"), ofContext("stop"))
	}
	n.e("MOVW R4, %s; MOVD %s, R11; JMP (R11)", ofContext("outerLanes"), ofRecord(full))
	n.leave(masked)
}
