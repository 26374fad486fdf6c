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
//
//	R12      the lanes that follow, R9 the current one
//	DX       offset of its word, AX the line, R14 the stamp of its last write
//	DI, R15  registers B and D
//	R10      number of the warp in its CTA
func (g *generator) checkedAtom(r *atomRow) {
	name := "Checked" + r.name
	g.op(name, 0)
	g.variants(name, func(masked bool) {
		g.e("CMPL %s, $0; JEQ leave; MOVQ %d(R11), DI; MOVQ %d(R11), R15", ctx("Checkable"), simd.Shared.Offset(), simd.Shared.Offset()+8)
		addressesIn(g, masked)
		offsetsOfLanes(g, masked)
		g.e("MOVL R12, %s", ctx("lanes"))
		for i := range 4 {
			g.e("VMOVDQU %d(R11), Y%d", layout["Order"]+32*i, 8+i)
		}
		g.sharedArrays("R14")
		registersOfAtom(g)
		g.at("nextLane")
		g.e("TZCNTL R12, R9; MOVQ %d(R11)(R9*8), DX; MOVQ DX, AX; SHRQ $2, AX; ADDQ %s, AX; CMPB (AX), $15; JNE fail", layout["scratch"], ctx("SharedValues"))
		lineOfAtom(g)
		g.e("CMPL (AX), $0; JGE spread")
		g.at("isSpread")
		// Two strong accesses are ordered.
		g.e("MOVL DX, R14; ANDL $63, R14; ADDQ %s, R14; ADDQ %s(AX), R14; CMPL (R14), $0; JEQ written; TESTL $0x80000, %s; JEQ stamps", ctx("stamps"), lineStamps, stampField(simd.LastWrite, 3))
		g.at("written")
		g.e("MOVL %s, CX; ORL %s, CX; JNE stamps", stampField(simd.FirstRead, 0), stampField(simd.SecondRead, 0))
		g.at("allOK")
		g.synchronize()
		g.e("LEAL 0xf0f00(R9), CX; MOVL CX, %s", stampField(simd.LastWrite, 3))
		for field := range 3 {
			g.e("VMOVD X%d, %s", 4+field, stampField(simd.LastWrite, field))
		}
		g.e("MOVQ %s(AX), CX; CMPQ CX, %s; JNE note; CMPQ %s(AX), $0; JNE note", lineWrite, ctx("Era"), lineSame)
		g.at("noted")
		g.e("MOVQ %d(R11), CX; MOVL (CX)(DX*1), R14; MOVL (DI)(R9*8), AX; MOVQ R14, (R15)(R9*8)", simd.Shared.Offset())
		g.e("%s", r.body)
		g.e("CMPL AX, R14; JEQ same; MOVL AX, (CX)(DX*1); INCQ %s", ctx("Stores"))
		g.at("same")
		g.e("BLSRL R12, R12; JNE nextLane; MOVQ %s, R10; MOVL $1, %s; MOVQ $0, %s", ctx("Preds"), ctx("Polled"), ctx("fuel"))
		g.joined()
		g.next(masked)
		g.at("note")
		g.e("MOVQ AX, %s", ctx("line"))
		g.note(lineWrite, "CX", "AX")
		g.e("JMP noted")
		g.at("spread")
		g.e("MOVL R9, %s; MOVQ AX, R9", ctx("lane"))
		g.stride()
		spreadRuns(g, false)
		g.e("MOVL %s, R9", ctx("lane"))
		lineOfAtom(g)
		registersOfAtom(g)
		g.e("JMP isSpread")
		stampsOfAtom(g)
		g.at("fail")
		g.joined()
		g.e("MOVQ %s, R10; MOVL R12, CX; MOVL %s, R12; XORL R12, CX; MOVL CX, %s; JMP leave", ctx("Preds"), ctx("lanes"), ctx("Done"))
	}, true)
}

// joined stores the order of warps, which the registers Y8 to Y11 have in the meantime.
func (g *generator) joined() {
	for i := range 4 {
		g.e("VMOVDQU Y%d, %d(R11)", 8+i, layout["Order"]+32*i)
	}
	g.e("MOVL %s, DX; MOVL %d(R11)(DX*4), R9; INCL R9; MOVL R9, %s; MOVL $1, %s; MOVL $-1, %s", ctx("Warp"), layout["Order"], ctx("Lsync"), ctx("Joined"), ctx("MaxOrder"))
}

// registersOfAtom sets DI, R15, R10 and X4 to X6, the stamp of this access: the warp, the clock and the instruction. It uses R14.
func registersOfAtom(g *generator) {
	g.e("MOVL %s, R14; ADDL %s, R14; VMOVD %s, X4; VMOVD %s, X5; VMOVD R14, X6", slotC, ctx("Uid"), ctx("Gid"), ctx("Now"))
	g.e("MOVL %s, DI; ADDQ BX, DI; MOVL %s, R15; ADDQ BX, R15; MOVL %s, R10", slotB, slotD, ctx("Warp"))
}

// lineOfAtom sets AX to the line of offset DX. It uses CX.
func lineOfAtom(g *generator) {
	g.e("MOVQ DX, AX")
	lineOf(g, "AX", "CX", ctx("SharedLines"))
}

// stampsOfAtom emits the examination of the stamps of the word R14 one by one, where they are not of strong writes alone.
func stampsOfAtom(g *generator) {
	g.at("stamps")
	g.e("SHLL $2, R9; MOVL R9, %s", ctx("lane"))
	g.stride()
	g.shadowArrays()
	for _, s := range []struct{ base, id string }{{"R14", "last"}, {"DI", "read0"}, {"AX", "read1"}} {
		g.e("CMPL (%s), $0; JEQ %sOK; TESTL $0x80000, (%s)%s; JNE %sOK", s.base, s.id, s.base, tagOf, s.id)
		g.stampOf(s.base, s.id, "fail", "fail", s.id+"OK")
		g.at(s.id + "OK")
	}
	g.e("MOVL $0, (DI); MOVL $0, (AX); MOVQ R14, CX; MOVL %s, R9; SHRL $2, R9", ctx("lane"))
	registersOfAtom(g)
	g.e("MOVQ CX, R14")
	lineOfAtom(g)
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
	g.e("VMOVD %d(CX)(R10*4), X3", order)
	vectors("released", "VPMAXUD %[1]d(CX), Y%[2]d, Y%[2]d; VMOVDQU Y%[2]d, %[1]d(CX)")
	g.at("released")
	g.e("VPMAXUD %s, X3, X3; VMOVD X3, %d(CX)(R10*4)", ctx("Released"), order)
	g.at("joined")
}
