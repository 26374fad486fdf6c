package main

import "gonvvm/internal/emu/simd"

// words emits the subroutines that access some words of a line that is spread with AVX-512: those of K1, with the tags Z12. R9 is the line,
// R15 the distance of two arrays of stamps, CX the address of the bytes that have values of the line's first word, or 0. AX becomes 0, or 1 if
// the access is not one of the most frequent ones: then nothing is changed. They use CX, DI, R9, R14, Z0 to Z6, K3 and K4.
func (g *generator) words() {
	for _, store := range []bool{false, true} {
		name, field, slot, base := "readWords", lineRead, slotB, "DI"
		if store {
			name, field, slot, base = "writeWords", lineWrite, slotD, "R14"
		}
		g.text(name)
		if !store {
			g.e("TESTQ CX, CX; JEQ known; VMOVDQU (CX), X0; VPTESTNMB X0, X0, K1, K3; KORTESTW K3, K3; JNE other")
			g.at("known")
		}
		g.e("VMOVQ CX, X7; LEAQ (R15)(R15*2), CX; MOVQ %s, R14; ADDQ %s(R9), R14", ctx("stamps"), lineStamps)
		g.e("MOVQ %s(R9), DI; TESTQ DI, DI; JEQ written; SUBQ %s, DI; CMPQ DI, %s; JCS written", lineWrite, ctx("FirstEra"), ctx("Eras"))
		g.stampsOf("R14", "written")
		g.metWords("R14", "K3")
		g.at("written")
		g.e("LEAQ (R14)(R15*4), DI; LEAQ (R14)(R15*8), AX")
		if store {
			for _, read := range []string{"AX", "DI"} {
				unread := g.label()
				g.stampsOf(read, unread)
				g.e("VPBROADCASTD %s, Z0; VPCMPEQD Z0, Z4, K3, K4; VPXORD (%s)(CX*1), Z12, Z6; VPTESTNMD ownLane<>(SB), Z6, K4, K4; KXORW K3, K4, K3; KORTESTW K3, K3; JEQ %s", ctx("Gid"), read, unread)
				g.metWords(read, "K3")
				g.at(unread)
			}
		} else {
			g.e("VMOVDQU32 (AX), Z4; VPTESTMD Z4, Z4, K1, K3; KORTESTW K3, K3; JNE other")
			g.stampsOf("DI", "record")
			g.metWords("DI", "K3")
			g.at("record")
		}
		g.e("MOVL %s, R9; ADDL %s, R9; VPBROADCASTD R9, Z2; VPBROADCASTD %s, Z0; VPBROADCASTD %s, Z1", slot, ctx("Uid"), ctx("Gid"), ctx("Now"))
		g.e("VMOVDQU32 Z0, K1, (%s); VMOVDQU32 Z1, K1, (%s)(R15*1); VMOVDQU32 Z2, K1, (%s)(R15*2); VMOVDQU32 Z12, K1, (%s)(CX*1)", base, base, base, base)
		if store {
			g.e("VMOVDQU32 Z15, K1, (DI); VMOVDQU32 Z15, K1, (AX); VMOVQ X7, CX; TESTQ CX, CX; JEQ valued; VMOVDQU fifteenBytes<>(SB), X0; VMOVDQU8 X0, K1, (CX)")
			g.at("valued")
		}
		g.note(field, "CX", "R9")
		g.e("XORL AX, AX; RET")
		g.at("other")
		g.e("MOVL $1, AX; RET")
	}
}

// stampsOf sets Z4 to the warps of the stamps at base and K3 to those of the words that have one; it jumps to none if none has.
func (g *generator) stampsOf(base, none string) {
	g.e("VMOVDQU32 (%s), Z4; VPTESTMD Z4, Z4, K1, K3; KORTESTW K3, K3; JEQ %s", base, none)
}

// metWords jumps to other unless the stamps at base of the words in a mask, whose warps are in Z4, are of the CTA before all its warps met.
func (g *generator) metWords(base, mask string) {
	g.e("VPBROADCASTD %s, Z0; VPSUBD Z0, Z4, Z5; VPSRLD $5, Z5, Z5; VPTESTNMD Z5, Z5, %s, K4", ctx("First"), mask)
	g.e("VPBROADCASTD %s, Z0; VMOVDQU32 (%s)(R15*1), Z5; VPCMPUD $2, Z0, Z5, K4, K4; VMOVDQU32 (%s)(CX*1), Z6; VPTESTNMD asynchronous<>(SB), Z6, K4, K4", ctx("MinOrder"), base, base)
	g.e("KXORW %s, K4, K4; KORTESTW K4, K4; JNE other", mask)
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
	g.e("KORTESTW K1, K1; JEQ nextWide; MOVQ %s, R9; ANDQ $~63, R9; MOVL %s, CX; ADDQ CX, R9; ADDQ %s, R9; MOVQ R9, %s",
		ctx("windowBase"), ctx("windowAt"), ctx("windowLines"), ctx("line"))
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
