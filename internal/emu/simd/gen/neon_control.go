package main

import "gonvvm/internal/emu/simd"

// control emits the entry, the end, guards, branches and the barrier. The handlers do the same as those for amd64: control.go, branch.go, ring.go.
func (n *neon) control() {
	n.asm.WriteString("\nTEXT ·run(SB), NOSPLIT|NOFRAME, $0-8\n")
	n.e("MOVD c+0(FP), R3; MOVD %s, R1; MOVD %s, R2; MOVD %s, R0; MOVD R0, R6; MOVWU %s, R4", ofContext("Regs"), ofContext("Preds"), ofContext("at"), ofContext("Active"))
	n.v("eor v31.16b, v31.16b, v31.16b")
	n.constant(30, 32, 0x7fffffff)
	n.constant(28, 32, 0x7f800000)
	n.constant(27, 32, 0x80000000)
	n.constant(26, 32, 0xffff)
	n.dispatch()
	n.text("stop")
	n.e("MOVD R0, %s; MOVD R6, %s; MOVW R4, %s; RET", ofContext("at"), ofContext("bias"), ofContext("Active"))
	n.text("stopMasked")
	n.e("JMP stop<>(SB)")
	n.guard()
	n.variants("Nothing", func(bool) {}, false)
	n.branch("BraForward", false, false)
	n.branch("BraBack", true, false)
	n.branch("BraForwardIf", false, true)
	n.branch("BraBackIf", true, true)
	n.reach()
	n.barrier()
}

// guarded sets general register to, R5 or R7, to the active lanes that execute a guarded instruction.
func (n *neon) guarded(to string) {
	n.e("MOVWU %s, R11; MOVWU (R2)(R11), R12; MOVWU %s, R13; EORW R13, R12; ANDW R4, R12, %s", ofRecord("Guard"), ofRecord("Neg"), to)
}

// guard emits the handler that computes the lanes of a guarded instruction.
func (n *neon) guard() {
	for _, masked := range []bool{false, true} {
		n.start("guard", masked)
		n.guarded("R5")
		n.e("CMPW R4, R5; BEQ every")
		n.popcount(5, 7)
		n.popcount(4, 8)
		n.e("SUB R8, R7")
		n.add("Threads", "R7")
		n.e("CBZW R5, none; MOVD %s, R11; JMP (R11)", ofRecord("opMasked"))
		n.at("every")
		n.enter("opFull")
		n.at("none")
		n.next(true)
	}
}

// branch emits a branch.
func (n *neon) branch(name string, back, guarded bool) {
	for _, masked := range []bool{false, true} {
		n.start(name, masked)
		if guarded {
			n.guarded("R7")
			n.e("CBZW R7, fall")
		}
		n.e("MOVD %s, R8", ofRecord("Imm"))
		if back {
			n.e("ADD $%d, R0, R11; SUB R6, R11; MOVD %s, R12; CMP R12, R11; BGT leave", recordBytes, ofContext("fuel"))
			n.e("ADD R8, R0, R11; MOVD %s, R12; CMP R12, R11; BLO leave", ofContext("low"))
		}
		if guarded {
			n.e("CMPW R4, R7; BNE split")
			n.at("all")
		}
		if back {
			n.e("MOVD %s, R11; ADD $1, R11; MOVD R11, %s", ofContext("Loops"), ofContext("Loops"))
		}
		n.e("ADD R8, R6; SUB $%d, R6; ADD R8, R0", recordBytes)
		n.dispatch()
		if guarded {
			n.split(back)
			n.at("fall")
			n.popcount(4, 7)
			n.e("NEG R7, R7; ADD $%d, R0", recordBytes)
			n.add("Threads", "R7")
			n.dispatch()
		}
		n.leave(false)
	}
}

// split emits a branch by the lanes R7, which are not all.
func (n *neon) split(back bool) {
	n.at("split")
	if back {
		n.e("ADD $%d, R0, R9; BICW R7, R4, R7", recordBytes)
	} else {
		n.e("ADD R8, R0, R9")
	}
	// R7: the lanes that wait, at R9.
	n.e("MOVD %s, R10; MOVWU %s, R12; CBNZW R12, again; CMP R10, R9; BHS leave; MOVD R10, %s; JMP wait", ofContext("stop"), ofContext("waiting"), ofContext("joinStop"))
	n.at("again")
	n.e("CMP R10, R9; BNE leave")
	n.at("wait")
	n.e("MOVD R9, %s; ORRW R7, R12; MOVW R12, %s; EORW R7, R4", ofContext("stop"), ofContext("waiting"))
	n.popcount(7, 10)
	n.e("SUB R6, R0, R9; MUL R10, R9")
	n.add("split", "R9")
	if back {
		n.e("JMP all")
		return
	}
	// The lanes that jump execute the branch.
	n.popcount(4, 7)
	n.e("SUB R7, R10; ADD $%d, R0", recordBytes)
	n.add("Threads", "R10")
	n.dispatch()
}

// reach emits the place where lanes go that have reached the record stop, or have jumped over it.
func (n *neon) reach() {
	n.text("reach")
	n.e("MOVWU %s, R7; CBZW R7, end; MOVD %s, R8; SUB R6, R0, R9", ofContext("waiting"), ofContext("stop"))
	n.popcount(7, 10)
	n.e("CMP R8, R0; BNE turn; MUL R10, R9; NEG R9, R9")
	n.add("split", "R9")
	n.e("ORRW R7, R4; MOVW ZR, %s; MOVD %s, R11; MOVD R11, %s", ofContext("waiting"), ofContext("joinStop"), ofContext("stop"))
	n.e("MOVWU %s, R11; CBZW R11, joined; MOVW ZR, %s; MOVWU %s, R11; CBNZW R11, joined; MOVD %s, R11; MOVD R11, %s",
		ofContext("Turned"), ofContext("Turned"), ofContext("Polled"), ofContext("joinFuel"), ofContext("fuel"))
	n.at("joined")
	n.jump()
	// The lanes that have waited do not jump back in their turn: Go counts the jumps of each part.
	n.at("turn")
	n.e("MOVWU %s, R11; CBNZW R11, end; MOVD %s, R11; CMP R11, R0; BHS end", ofContext("Turned"), ofContext("joinStop"))
	n.popcount(4, 12)
	n.e("SUB R10, R12; MUL R12, R9")
	n.add("split", "R9")
	n.e("MOVW R4, %s; MOVWU R7, R4; MOVD R0, %s; SUB R0, R6; ADD R8, R6; MOVD R8, R0; MOVW $1, R11; MOVW R11, %s", ofContext("waiting"), ofContext("stop"), ofContext("Turned"))
	n.e("MOVD %s, R11; MOVD R11, %s; MOVD ZR, %s; JMP joined", ofContext("fuel"), ofContext("joinFuel"), ofContext("fuel"))
	n.at("end")
	n.e("JMP stop<>(SB)")
}

// barrier emits a barrier for all threads of the CTA, and a return.
func (n *neon) barrier() {
	ring := func(name string) string { return field(name, "R7") }
	begin := func(none string) {
		n.e("MOVD %s, R7; CBZ R7, leave; MOVWU %s, R11; CBZW R11, leave; MOVWU %s, R11; CBNZW R11, leave", ofContext("ring"), ring("runs"), ring(none))
	}
	turn := func() {
		n.e("MOVD R0, %s; MOVD R6, %s; MOVD %s, R3; MOVD R3, %s", ofContext("at"), ofContext("bias"), ofContext("next"), ring("turn"))
		n.e("MOVD %s, R0; MOVD %s, R6; MOVD %s, R1; MOVD %s, R2", ofContext("at"), ofContext("bias"), ofContext("Regs"), ofContext("Preds"))
		n.at("on")
		n.e("MOVD %s, R11; JMP (R11)", ofRecord("full"))
	}
	end := func(name string) {
		n.leave(false)
		n.start(name, true)
		n.leave(true)
	}
	n.start("Barrier", false)
	begin("gone")
	n.e("ADD $%d, R0", recordBytes)
	n.e("MOVWU %s, R11; ADDW $1, R11; MOVW R11, %s; MOVWU %s, R12; CMPW R11, R12; BEQ all", ring("come"), ring("come"), ring("size"))
	turn()
	n.at("all")
	n.e("MOVW ZR, %s; MOVWU %s, R11; ADDW $1, R11; MOVW R11, %s; MOVWU %s, R11; CBZW R11, on", ring("come"), ring("met"), ring("met"), ring("checked"))
	n.meet()
	n.e("JMP on")
	end("Barrier")
	n.start("Return", false)
	n.nextTurn()
	begin("come")
	n.e("MOVWU %s, R11; ADDW $1, R11; MOVW R11, %s; MOVWU %s, R12; CMPW R11, R12; BEQ leave", ring("gone"), ring("gone"), ring("size"))
	turn()
	end("Return")
}

// nextTurn emits the return of a warp after which another one has its turn in this context, unless the warps of the run have executed as many
// instructions as one may.
func (n *neon) nextTurn() {
	n.e("MOVWU %s, R7; CBZW R7, noTurn; SUB R6, R0, R8; MOVD %s, R9; ADD R9, R8; MOVD %s, R9; CMP R9, R8; BGE leave", ofContext("more"), ofContext("ended"), ofContext("fuel"))
	n.e("MOVD R8, %s; SUBW $1, R7; MOVW R7, %s; MOVWU %s, R9; ADD $%d, R3, R10; MOVD R0, (R10)(R9<<3); ADDW $1, R9; MOVW R9, %s; MOVW R9, %s",
		ofContext("ended"), ofContext("more"), ofContext("currentTurn"), layout["returns"], ofContext("currentTurn"), ofContext("Warp"))
	n.e("MOVD $%d, R7", 3*8*simd.Lanes)
	n.add("Thread", "R7")
	n.e("MOVD $1, R7; MOVW R7, %s; MOVW R7, %s; MOVD %[3]d(R3), R11; ADD R7, R11; MOVD R11, %[3]d(R3)", ofContext("Now"), ofContext("Lsync"), layout["Uniform"]+8*simd.Warpid)
	n.e("MOVWU %[1]s, R11; ADDW R7, R11; MOVW R11, %[1]s", ofContext("Gid"))
	n.e("MOVW ZR, %s; MOVW ZR, %s; MOVW ZR, %s; MOVD ZR, %s", ofContext("Fenced"), ofContext("Released"), ofContext("Polled"), ofContext("Loops"))
	n.e("MOVD %s, R0; MOVD R0, R6; MOVD %s, R11; JMP (R11)", ofContext("begin"), ofRecord("full"))
	n.at("noTurn")
}

// meet orders all accesses of the warps of the ring R7 before the barrier before those after it, as (*cta).joinBarrier of package emu does.
func (n *neon) meet() {
	of := func(name string) string { return field(name, "R8") }
	for i := 0; i < 4*simd.Lanes; i += 16 {
		n.e("STP (ZR, ZR), %d(R7)", layout["clocks"]+i)
	}
	n.e("MOVD R3, R8; MOVW $-1, R9; MOVW ZR, R10; ADD $%d, R7, R15", layout["clocks"])
	n.at("clock")
	n.e("MOVWU %s, R11; MOVWU %s, R12; MOVW R12, (R15)(R11<<2); CMPW R9, R12; CSELW LO, R12, R9, R9; CMPW R10, R12; CSELW HI, R12, R10, R10; MOVD %s, R8; CMP R3, R8; BNE clock",
		of("Warp"), of("Now"), of("next"))
	n.at("order")
	n.e("ADD $%d, R8, R16", layout["Order"])
	for i := range 4 {
		n.v("ldp q0, q1, [x15, #%[1]d]; stp q0, q1, [x16, #%[1]d]", 32*i)
	}
	n.e("MOVWU %s, R12; MOVW R12, %s; MOVWU %s, R11; CBZW R11, fenceless; MOVW R12, %s", of("Now"), of("Own"), of("Fenced"), of("Released"))
	n.at("fenceless")
	n.e("ADDW $1, R12; MOVW R12, %s; MOVW R12, %s; MOVW R9, %s; MOVW R10, %s; MOVW $1, R11; MOVW R11, %s", of("Now"), of("Lsync"), of("MinOrder"), of("MaxOrder"), of("Joined"))
	n.e("MOVD %[1]s, R11; ADD $1, R11; MOVD R11, %[1]s; MOVD %[2]s, R11; ADD $1, R11; MOVD R11, %[2]s; MOVD %[3]s, R8; CMP R3, R8; BNE order", of("Era"), of("Eras"), of("next"))
}
