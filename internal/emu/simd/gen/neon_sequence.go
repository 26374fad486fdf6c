package main

import "fmt"

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
	n.pair("loadPair", false)
	n.pair("storePair", true)
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

// pair emits an access to vectors of two words, where those of each half of the warp are consecutive. Handlers of sequences do all others, and those by some lanes.
func (n *neon) pair(name string, store bool) {
	of := func(name string, k int) string { return fmt.Sprintf("%d(R19)", k*recordBytes+layout[name]) }
	n.start(name, false)
	n.e("MOVD %s, R19; MOVWU %s, R8; ADD R1, R8; MOVD %s, R14; MOVWU %s, R12; ADD R3, R12; LDP (R12), (R13, R15); SUBS $8, R15; BLT leave",
		ofRecord("Imm"), of("A", 0), of("Imm", 0), of("C", 0))
	for h := range 2 {
		n.consecutive(16*h, 16, 8, "leave")
		n.e("MOVD R9, R%d", 16+h)
	}
	value := "D"
	if store {
		value = "B"
	}
	n.e("MOVWU %s, R7; ADD R1, R7; MOVWU %s, R10; ADD R1, R10", of(value, 1), of(value, 2))
	for i := range 8 {
		at := 16 + i/4
		if store {
			n.v("ldp q0, q2, [x7, #%[1]d]; ldp q1, q3, [x10, #%[1]d]; uzp1 v0.4s, v0.4s, v2.4s; uzp1 v1.4s, v1.4s, v3.4s; st2 {v0.4s, v1.4s}, [x%[2]d]", 32*i, at)
		} else {
			n.v("ld2 {v0.4s, v1.4s}, [x%d]; ushll v2.2d, v0.2s, #0; ushll2 v3.2d, v0.4s, #0; ushll v4.2d, v1.2s, #0; ushll2 v5.2d, v1.4s, #0", at)
			n.v("stp q2, q3, [x7, #%[1]d]; stp q4, q5, [x10, #%[1]d]", 32*i)
		}
		n.e("ADD $32, R%d", at)
	}
	if store {
		n.e("MOVD $1, R7")
		n.add("Stores", "R7")
	}
	n.next(false)
	n.at("leave")
	n.e("JMP sequence<>(SB)")
	n.start(name, true)
	n.e("JMP sequenceMasked<>(SB)")
}
