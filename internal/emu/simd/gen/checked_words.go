package main

import "gonvvm/internal/emu/simd"

// words emits the subroutines that access some words of a line that is spread with AVX-512: those of K1, with the tags Z12. R9 is the line,
// CX the address of the bytes that have values of the line's first word, or 0. AX becomes 0, or 1 if
// the access is not one of the most frequent ones: then nothing is changed. They use CX, DI, R9, R14, Z0 to Z6, K3 and K4.
func (g *generator) words() {
	for _, store := range []bool{false, true} {
		name, field, slot, stamp := "readWords", lineRead, slotB, simd.FirstRead
		if store {
			name, field, slot, stamp = "writeWords", lineWrite, slotD, simd.LastWrite
		}
		g.text(name)
		if !store {
			g.e("TESTQ CX, CX; JEQ known; VMOVDQU (CX), X0; VPTESTNMB X0, X0, K1, K3; KORTESTW K3, K3; JNE other")
			g.at("known")
		}
		g.e("MOVQ %s, R14; ADDQ %s(R9), R14; VPBROADCASTD %s, Z3", ctx("stamps"), lineStamps, ctx("Gid"))
		g.e("MOVQ %s(R9), DI; TESTQ DI, DI; JEQ written; SUBQ %s, DI; CMPQ DI, %s; JCS written", lineWrite, ctx("FirstEra"), ctx("Eras"))
		g.stampsOf(simd.LastWrite, "written")
		g.metWords(simd.LastWrite)
		g.at("written")
		if store {
			for read := simd.SecondRead; read >= simd.FirstRead; read-- {
				unread := g.label()
				g.stampsOf(read, unread)
				g.e("VPCMPEQD Z3, Z4, K3, K4; VPXORD %s, Z12, Z6; VPTESTNMD ownLane<>(SB), Z6, K4, K4; KXORW K3, K4, K3; KORTESTW K3, K3; JEQ %s", stampField(read, 3), unread)
				g.metWords(read)
				g.at(unread)
			}
		} else {
			g.e("VMOVDQU32 %s, Z4; VPTESTMD Z4, Z4, K1, K3; KORTESTW K3, K3; JNE other", stampField(simd.SecondRead, 0))
			g.stampsOf(simd.FirstRead, "record")
			g.metWords(simd.FirstRead)
			g.at("record")
		}
		g.e("MOVL %s, DI; ADDL %s, DI; VPBROADCASTD DI, Z2; VPBROADCASTD %s, Z1", slot, ctx("Uid"), ctx("Now"))
		for i, z := range []int{3, 1, 2, 12} {
			g.e("VMOVDQU32 Z%d, K1, %s", z, stampField(stamp, i))
		}
		if store {
			g.e("VMOVDQU32 Z15, K1, %s; VMOVDQU32 Z15, K1, %s; TESTQ CX, CX; JEQ valued; VMOVDQU fifteenBytes<>(SB), X0; VMOVDQU8 X0, K1, (CX)",
				stampField(simd.FirstRead, 0), stampField(simd.SecondRead, 0))
			g.at("valued")
		}
		g.note(field, "CX", "R9")
		g.e("XORL AX, AX; RET")
		g.at("other")
		g.e("MOVL $1, AX; RET")
	}
}

// stampsOf sets Z4 to the warps of stamps k and K3 to those of the words that have one; it jumps to none if none has.
func (g *generator) stampsOf(k int, none string) {
	g.e("VMOVDQU32 %s, Z4; VPTESTMD Z4, Z4, K1, K3; KORTESTW K3, K3; JEQ %s", stampField(k, 0), none)
}

// metWords jumps to other unless stamps k of the words K3, whose warps are in Z4, are of the CTA before all its warps met.
func (g *generator) metWords(k int) {
	g.e("VPBROADCASTD %s, Z0; VPSUBD Z0, Z4, Z5; VPSRLD $5, Z5, Z5; VPTESTNMD Z5, Z5, K3, K4; VPBROADCASTD %s, Z0", ctx("First"), ctx("MinOrder"))
	g.e("VPCMPUD $5, %s, Z0, K4, K4; VMOVDQU32 %s, Z6; VPTESTNMD asynchronous<>(SB), Z6, K4, K4", stampField(k, 1), stampField(k, 3))
	g.e("KXORW K3, K4, K4; KORTESTW K4, K4; JNE other")
}

// wordsOf calls the subroutine.
func (g *generator) wordsOf(store bool) {
	if store {
		g.e("CALL writeWords<>(SB); TESTL AX, AX")
	} else {
		g.e("CALL readWords<>(SB); TESTL AX, AX")
	}
}

// windowLines emits the examination of the words of a window line by line, with AVX-512. It goes to windowed, or to words for the
// rest of them.
func (g *generator) windowLines(global, store bool) {
	// Tags that begin with those of the line's first word: there are zeros before those of the window.
	tags := func() {
		g.e("MOVL %s, CX; MOVL %s, DI; ANDL $32, DI; SUBQ DI, CX; VMOVDQU32 %d(R11)(CX*1), Z12; VPTESTMD Z12, Z12, K1", ctx("windowAt"), ctx("windowBase"), layout["windowTags"])
	}
	g.e("CMPB ·wide(SB), $0; JEQ words")
	g.at("wideLine")
	tags()
	g.e("KORTESTW K1, K1; JEQ nextWide; MOVQ %s, R9; ANDQ $~63, R9; MOVL %s, CX; ADDQ CX, R9", ctx("windowBase"), ctx("windowAt"))
	lineOf(g, "R9", "AX", ctx("windowLines"))
	g.e("MOVQ R9, %s", ctx("line"))
	g.spread(global)
	tags()
	g.e("MOVQ %s, AX; TESTQ AX, AX; JEQ allValues; SARQ $2, CX; ADDQ CX, AX", ctx("windowSome"))
	g.at("allValues")
	g.e("MOVQ AX, CX; MOVQ %s, R9", ctx("line"))
	g.wordsOf(store)
	g.e("JEQ nextWide; MOVL %s, CX; MOVL %s, DI; ANDL $32, DI; SUBL DI, CX; MOVL $0, AX; CMOVLLT AX, CX; MOVL CX, %s; JMP words", ctx("windowAt"), ctx("windowBase"), ctx("windowAt"))
	g.at("nextWide")
	g.e("MOVL %s, CX; ADDL $64, CX; MOVL CX, %s; CMPL CX, $320; JNE wideLine; JMP windowed", ctx("windowAt"), ctx("windowAt"))
}

// neighbourWords emits the access of some words of a line by neighbouring lanes with AVX-512; other accesses follow.
func (g *generator) neighbourWords(global, store bool) {
	kind := 0x10f00
	if store {
		kind = 0x20f00
	}
	g.e("CMPB ·wide(SB), $0; JEQ narrow; MOVL %s, AX; KMOVW AX, K1; MOVL %s, AX; SHLL $%d, AX; SARL $24, AX; ADDL $%d, AX", ctx("words"), ctx("key"), 24-simd.RunLane, kind)
	g.e("VPBROADCASTD AX, Z12; VPADDD iotaWords<>(SB), Z12, Z12; XORL CX, CX; MOVQ %s, R9", ctx("line"))
	g.stride()
	g.wordsOf(store)
	g.e("JNE narrow; MOVL %s, DI; JMP nextLine", ctx("key"))
	g.at("narrow")
}
