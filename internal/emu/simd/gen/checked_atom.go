package main

import "gonvvm/internal/emu/simd"

// checkedFence emits a fence: it orders the accesses before it before the next strong write.
func (g *generator) checkedFence() {
	g.op("CheckedFence", 0)
	g.variants("CheckedFence", func(bool) {
		g.e("MOVL %s, AX; MOVL AX, %s; MOVL AX, %s; INCL AX; MOVL AX, %s", ctx("Now"), ctx("Fenced"), ctx("Released"), ctx("Now"))
	}, false)
}

// checkedAtom emits an atomic operation on shared memory: one lane after the other checks its access, joins the release
// sequence of the location, releases there, and performs the operation. C is the instruction's number. If a lane leaves, those before it are done.
func (g *generator) checkedAtom(r *atomRow) {
	name := "Checked" + r.name
	g.op(name, 0)
	g.variants(name, func(masked bool) {
		g.e("CMPL %s, $0; JEQ leave", ctx("Checkable"))
		if !masked {
			g.e("MOVL $-1, R12")
		}
		g.e("MOVL R12, %s", ctx("lanes"))
		for i := range 4 {
			g.e("VMOVDQU %d(R11), Y%d", layout["Order"]+32*i, 8+i)
		}
		g.at("nextLane")
		g.e("MOVL %s, R9; TZCNTL R9, DX; SHLL $2, DX; MOVL DX, %s", ctx("lanes"), ctx("lane"))
		g.e("MOVL %s, AX; ADDQ BX, AX; MOVQ (AX)(DX*2), AX; ADDQ %s, AX; TESTL $3, AX; JNE fail", slotA, imm)
		g.e("MOVQ %d(R11), DI; MOVQ %d(R11), R15", simd.Shared.Offset(), simd.Shared.Offset()+8)
		g.e("SUBQ $4, R15; JLT fail; CMPQ AX, R15; JHI fail; LEAQ (DI)(AX*1), CX; VMOVQ CX, X1; MOVQ AX, DX")
		g.sharedShadow()
		g.spread(false)
		g.shadowArrays()
		g.e("MOVQ %s, CX; CMPB (CX), $15; JNE fail", ctx("some"))
		for _, s := range []struct{ base, id string }{{"R14", "written"}, {"DI", "read0"}, {"AX", "read1"}} {
			g.e("CMPL (%s), $0; JEQ %sOK; TESTL $0x80000, (%s)%s; JNE %sOK", s.base, s.id, s.base, tagOf, s.id) // two strong accesses are ordered
			g.stampOf(s.base, s.id, "fail", "fail", s.id+"OK")
			g.at(s.id + "OK")
		}
		g.synchronize()
		g.thisLane()
		g.e("ORL $0xf0f00, CX; MOVL CX, (R14)%s; MOVL %s, CX; MOVL CX, (R14); MOVL %s, CX; MOVL CX, (R14)%s", tagOf, ctx("Gid"), ctx("Now"), clockOf)
		g.e("MOVL %s, CX; ADDL %s, CX; MOVL CX, (R14)%s; MOVL $0, (DI); MOVL $0, (AX)", slotC, ctx("Uid"), srcOf)
		g.note(lineWrite, "CX", "R9")
		g.e("VMOVQ X1, CX; MOVL %s, R9; MOVL %s, AX; ADDQ BX, AX; MOVL (CX), R14; MOVL (AX)(R9*2), AX", ctx("lane"), slotB)
		g.e("MOVL %s, DX; ADDQ BX, DX; MOVQ R14, (DX)(R9*2)", slotD)
		g.e("%s", r.body)
		g.e("CMPL AX, R14; JEQ same; MOVL AX, (CX); INCQ %s", ctx("Stores"))
		g.at("same")
		g.e("MOVL %s, R9; BLSRL R9, R9; MOVL R9, %s; JNE nextLane", ctx("lanes"), ctx("lanes"))
		g.e("MOVL $1, %s; MOVQ $0, %s", ctx("Polled"), ctx("fuel"))
		g.joined()
		g.next(masked)
		g.at("fail")
		g.joined()
		g.e("MOVL %s, R9; MOVL R12, CX; XORL R9, CX; MOVL CX, %s; JMP leave", ctx("lanes"), ctx("Done"))
	}, true)
}

// joined stores the order of warps, which the registers Y8 to Y11 have in the meantime.
func (g *generator) joined() {
	for i := range 4 {
		g.e("VMOVDQU Y%d, %d(R11)", 8+i, layout["Order"]+32*i)
	}
	g.e("MOVL %s, DX; MOVL %d(R11)(DX*4), R9; INCL R9; MOVL R9, %s; MOVL $1, %s; MOVL $-1, %s", ctx("Warp"), layout["Order"], ctx("Lsync"), ctx("Joined"), ctx("MaxOrder"))
}

// synchronize joins the release sequence of the word with offset DX, and releases the warp's accesses if there was a fence. It fails
// where the release sequence does not exist yet or has warps of other CTAs.
func (g *generator) synchronize() {
	g.e("MOVQ %s, CX; MOVL (CX)(DX*1), CX; TESTL CX, CX; JNE known; CMPL %s, $0; JNE fail; JMP released", ctx("SyncIndex"), ctx("Released"))
	g.at("known")
	g.e("DECL CX; IMULQ $%d, CX; ADDQ %s, CX; CMPQ %d(CX), $0; JNE fail", simd.SyncBytes, ctx("Syncs"), simd.SyncOthers)
	g.e("MOVL %s, DX; VMOVD %d(CX)(DX*4), X3", ctx("Warp"), simd.SyncOrder)
	for i := range 4 {
		if i > 0 {
			g.e("CMPL %s, $%d; JLS joined", ctx("OrderVectors"), i)
		}
		g.e("VPMAXUD %d(CX), Y%d, Y%d", simd.SyncOrder+32*i, 8+i, 8+i)
		skip := g.label()
		g.e("CMPL %s, $0; JEQ %s; VMOVDQU Y%d, %d(CX)", ctx("Released"), skip, 8+i, simd.SyncOrder+32*i)
		g.at(skip)
	}
	g.at("joined")
	own := g.label()
	g.e("CMPL %s, $0; JEQ %s; VPMAXUD %s, X3, X3; VMOVD X3, %d(CX)(DX*4)", ctx("Released"), own, ctx("Released"), simd.SyncOrder)
	g.at(own)
	g.e("LEAQ (R15)(R15*2), R9")
	g.at("released")
}
