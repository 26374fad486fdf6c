package main

// A branch that only some of the active lanes take splits them, as in package emu: those at the larger address wait, at the record stop, until
// the others reach it. One place of the run can have lanes that wait; a second one leaves to Go. Lanes that jump over that place wait
// themselves at the end of their jump, while the others take their turn.
//
// Context.waiting are the lanes that wait, joinStop is stop without them.

// branch emits a branch.
func (g *generator) branch(name string, back, guarded bool) {
	g.op(name, 0)
	for _, suffix := range []string{"", "Masked"} {
		g.text(name + suffix)
		if guarded {
			g.e("MOVL %s, AX; MOVL (R10)(AX*1), CX; XORL %s, CX; ANDL R13, CX; JEQ fall", field("Guard", record), field("Neg", record))
		}
		g.e("MOVQ %s, DX", imm)
		if back {
			g.e("LEAQ %d(SI), AX; SUBQ R8, AX; CMPQ AX, %s; JGT leave", recordBytes, ctx("fuel"))
			g.e("LEAQ (SI)(DX*1), AX; CMPQ AX, %s; JCS leave", ctx("low"))
		}
		if guarded {
			g.e("CMPL CX, R13; JNE split")
			g.at("all")
		}
		if back {
			g.e("INCQ %s", ctx("Loops"))
		}
		g.e("LEAQ -%d(R8)(DX*1), R8; ADDQ DX, SI", recordBytes)
		g.dispatch()
		if guarded {
			g.split(back)
			g.at("fall")
			g.e("POPCNTL R13, AX; SUBQ AX, %s; ADDQ $%d, SI", ctx("Threads"), recordBytes)
			g.dispatch()
		}
		g.leave(false)
	}
}

// split emits a branch by the lanes CX, which are not all.
func (g *generator) split(back bool) {
	g.at("split")
	if back {
		g.e("LEAQ %d(SI), R9; NOTL CX; ANDL R13, CX", recordBytes)
	} else {
		g.e("LEAQ (SI)(DX*1), R9")
	}
	// CX: the lanes that wait, at R9.
	g.e("MOVQ %s, AX; CMPL %s, $0; JNE again; CMPQ R9, AX; JCC leave; MOVQ AX, %s; JMP wait", ctx("stop"), ctx("waiting"), ctx("joinStop"))
	g.at("again")
	g.e("CMPQ R9, AX; JNE leave")
	g.at("wait")
	g.e("MOVQ R9, %s; ORL CX, %s; XORL CX, R13", ctx("stop"), ctx("waiting"))
	g.e("POPCNTL CX, AX; MOVQ SI, R9; SUBQ R8, R9; IMULQ AX, R9; ADDQ R9, %s", ctx("split"))
	if back {
		g.e("JMP all")
		return
	}
	// The lanes that jump execute the branch.
	g.e("POPCNTL R13, CX; SUBQ CX, AX; ADDQ AX, %s; ADDQ $%d, SI", ctx("Threads"), recordBytes)
	g.dispatch()
}

// reach emits the place where lanes go that have reached the record stop, or have jumped over it.
func (g *generator) reach() {
	g.text("reach")
	g.e("MOVL %s, CX; TESTL CX, CX; JEQ end; MOVQ %s, DX; MOVQ SI, R9; SUBQ R8, R9; POPCNTL CX, AX; CMPQ SI, DX; JNE turn", ctx("waiting"), ctx("stop"))
	g.e("IMULQ AX, R9; SUBQ R9, %s; ORL CX, R13; MOVL $0, %s; MOVQ %s, AX; MOVQ AX, %s", ctx("split"), ctx("waiting"), ctx("joinStop"), ctx("stop"))
	g.e("CMPL %s, $0; JEQ joined; MOVL $0, %s; CMPL %s, $0; JNE joined; MOVQ %s, AX; MOVQ AX, %s", ctx("Turned"), ctx("Turned"), ctx("Polled"), ctx("joinFuel"), ctx("fuel"))
	g.at("joined")
	g.e("MOVL R13, R12; MOVQ %s, R9; CMPL R13, $-1; CMOVQEQ %s, R9; JMP R9", field("masked", record), field("full", record))
	// The lanes that have waited do not jump back in their turn: Go counts the jumps of each part.
	g.at("turn")
	g.e("CMPL %s, $0; JNE end; CMPQ SI, %s; JCC end; POPCNTL R13, DI; SUBQ AX, DI; IMULQ DI, R9; ADDQ R9, %s", ctx("Turned"), ctx("joinStop"), ctx("split"))
	g.e("MOVL R13, %s; MOVL CX, R13; MOVQ SI, %s; SUBQ SI, R8; ADDQ DX, R8; MOVQ DX, SI; MOVL $1, %s; MOVQ %s, AX; MOVQ AX, %s; MOVQ $0, %s",
		ctx("waiting"), ctx("stop"), ctx("Turned"), ctx("fuel"), ctx("joinFuel"), ctx("fuel"))
	g.e("JMP joined")
	g.at("end")
	g.e("JMP stop<>(SB)")
}
