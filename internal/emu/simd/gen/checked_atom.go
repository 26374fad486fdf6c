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
		g.sharedArrays("R14")
		g.e("MOVQ %d(R11), R15; SUBQ $4, R15; JLT fail; MOVQ R15, %s", simd.Shared.Offset()+8, ctx("windowBack"))
		stampOfAtom(g)
		g.at("nextLane")
		g.e("MOVL %s, R9; TZCNTL R9, CX; SHLL $2, CX; MOVL CX, %s", ctx("lanes"), ctx("lane"))
		g.e("MOVL %s, AX; ADDQ BX, AX; MOVQ (AX)(CX*2), AX; ADDQ %s, AX; TESTL $3, AX; JNE fail; CMPQ AX, %s; JHI fail", slotA, imm, ctx("windowBack"))
		g.e("MOVQ AX, DX; MOVQ AX, R15; SHRQ $2, R15; ADDQ %s, R15; CMPB (R15), $15; JNE fail", ctx("SharedValues"))
		g.e("MOVL AX, R14; ANDL $63, R14; ANDQ $~63, AX; ADDQ %s, AX; MOVQ AX, R9; MOVQ R9, %s; CMPL (R9), $0; JGE spread", ctx("SharedLines"), ctx("line"))
		g.at("isSpread")
		// Two strong accesses are ordered.
		g.e("ADDQ %s, R14; ADDQ %s(R9), R14; CMPL (R14), $0; JEQ written; TESTL $0x80000, %s; JEQ stamps", ctx("stamps"), lineStamps, stampField(simd.LastWrite, 3))
		g.at("written")
		first, second := stampField(simd.FirstRead, 0), stampField(simd.SecondRead, 0)
		g.e("MOVL %s, CX; ORL %s, CX; JNE stamps", first, second)
		g.at("allOK")
		g.synchronize()
		g.thisLane()
		g.e("ORL $0xf0f00, CX; MOVL CX, %s; MOVL $0, %s; MOVL $0, %s", stampField(simd.LastWrite, 3), first, second)
		for field := range 3 {
			g.e("VMOVD X%d, %s", 4+field, stampField(simd.LastWrite, field))
		}
		g.note(lineWrite, "CX", "R9")
		g.e("MOVQ %d(R11), CX; ADDQ DX, CX; MOVL %s, R9; MOVL %s, AX; ADDQ BX, AX; MOVL (CX), R14; MOVL (AX)(R9*2), AX", simd.Shared.Offset(), ctx("lane"), slotB)
		g.e("MOVL %s, DX; ADDQ BX, DX; MOVQ R14, (DX)(R9*2)", slotD)
		g.e("%s", r.body)
		g.e("CMPL AX, R14; JEQ same; MOVL AX, (CX); INCQ %s", ctx("Stores"))
		g.at("same")
		g.e("MOVL %s, R9; BLSRL R9, R9; MOVL R9, %s; JNE nextLane", ctx("lanes"), ctx("lanes"))
		g.e("MOVL $1, %s; MOVQ $0, %s", ctx("Polled"), ctx("fuel"))
		g.joined()
		g.next(masked)
		g.at("spread")
		g.stride()
		spreadRuns(g, false)
		stampOfAtom(g)
		g.e("JMP isSpread")
		stampsOfAtom(g)
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

// stampOfAtom sets X4 to X6 to the stamp of this access: the warp, the clock and the instruction. It uses AX.
func stampOfAtom(g *generator) {
	g.e("MOVL %s, AX; ADDL %s, AX; VMOVD %s, X4; VMOVD %s, X5; VMOVD AX, X6", slotC, ctx("Uid"), ctx("Gid"), ctx("Now"))
}

// stampsOfAtom emits the examination of the stamps of the word R14 one by one, where they are not of strong writes alone.
func stampsOfAtom(g *generator) {
	g.at("stamps")
	g.stride()
	g.shadowArrays()
	for _, s := range []struct{ base, id string }{{"R14", "last"}, {"DI", "read0"}, {"AX", "read1"}} {
		g.e("CMPL (%s), $0; JEQ %sOK; TESTL $0x80000, (%s)%s; JNE %sOK", s.base, s.id, s.base, tagOf, s.id)
		g.stampOf(s.base, s.id, "fail", "fail", s.id+"OK")
		g.at(s.id + "OK")
	}
	g.e("JMP allOK")
}

// synchronize joins the release sequence of the word with offset DX, and releases the warp's accesses if there was a fence. It fails
// where the release sequence does not exist yet or has warps of other CTAs.
func (g *generator) synchronize() {
	const order = simd.SyncOrder - simd.SyncBytes // numbers begin with 1
	g.e("MOVQ %s, CX; MOVL (CX)(DX*1), CX; TESTL CX, CX; JNE known; CMPL %s, $0; JNE fail; JMP joined", ctx("SyncIndex"), ctx("Released"))
	g.at("known")
	g.e("IMULQ $%d, CX; ADDQ %s, CX; CMPQ %d(CX), $0; JNE fail; CMPL %s, $0; JNE release", simd.SyncBytes, ctx("Syncs"), simd.SyncOthers-simd.SyncBytes, ctx("Released"))
	vectors := func(end, each string) {
		for i := range 4 {
			if i > 0 {
				g.e("CMPL %s, $%d; JLS %s", ctx("OrderVectors"), i, end)
			}
			g.e(each, order+32*i, 8+i)
		}
	}
	vectors("joined", "VPMAXUD %[1]d(CX), Y%[2]d, Y%[2]d")
	g.e("JMP joined")
	g.at("release")
	g.e("MOVL %s, AX; VMOVD %d(CX)(AX*4), X3", ctx("Warp"), order)
	vectors("released", "VPMAXUD %[1]d(CX), Y%[2]d, Y%[2]d; VMOVDQU Y%[2]d, %[1]d(CX)")
	g.at("released")
	g.e("VPMAXUD %s, X3, X3; VMOVD X3, %d(CX)(AX*4)", ctx("Released"), order)
	g.at("joined")
}
