package main

import "gonvvm/internal/emu/simd"

// wholeWarp emits the accesses with AVX-512 of all lanes to consecutive words, and the loads of one word by all; others follow at half. DX has the
// words of the line that are accessed, from bit 16 on those of the next ones, and R12 describes the run as DI does for runs.
func wholeWarp(g *generator, global, store bool) {
	g.e("CMPB ·wide(SB), $0; JEQ half; MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Z0", slotA, imm)
	for i := range 4 {
		g.e("VPADDQ %d(CX), Z0, Z%d", 64*i, 4+i)
	}
	g.e("VMOVQ X4, AX; VMOVQ X6, R9; SUBQ AX, R9; VPBROADCASTQ X4, Z1; CMPQ R9, $64; JNE notRun")
	g.e("VPADDQ Z16, Z1, Z2; VPXORQ Z4, Z2, Z3")
	for i := 1; i < 4; i++ {
		g.e("VPADDQ Z%d, Z1, Z2; VPTERNLOGQ $0xf6, Z%d, Z2, Z3", 16+i, 4+i)
	}
	g.e("VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JNE half; TESTL $3, AX; JNE leave; MOVL $-1, R9")
	g.locate(global, false, simd.Lanes, "half")
	g.e("MOVQ CX, %s", ctx("host"))
	if !store && !global {
		g.hasValue("R15", "VPCMPEQB (R15), Y15, Y0; VPTEST Y0, Y0; JNE warpHalves")
	}
	linesOfWarp(g, global, store, "")
	g.at("warpPassed")
	g.e("MOVQ %s, CX", ctx("host"))
	if store {
		if !global {
			g.hasValue("R15", "VMOVDQU fifteenBytes<>(SB), Y0; VMOVDQU Y0, (R15)")
		}
		g.e("MOVL %s, R9; ADDQ BX, R9", slotB)
		for i := range 4 {
			g.e("VMOVDQU64 %d(R9), Z0; VPMOVQD Z0, %d(CX)", 64*i, 32*i)
		}
		g.e("INCQ %s", ctx("Stores"))
	} else {
		g.e("MOVL %s, AX", slotD)
		for i := range 4 {
			g.e("VPMOVZXDQ %d(CX), Z0; VMOVDQU64 Z0, %d(BX)(AX*1)", 32*i, 64*i)
		}
	}
	g.unlock(global)
	g.next(false)
	g.at("notRun")
	apart := "half"
	if !global {
		apart = "spaced"
	}
	g.e("MOVQ %d(CX), R14; SUBQ (CX), R14; CMPQ R14, $60", 8*15)
	if store {
		g.e("JNE %s", apart)
	} else {
		g.e("JEQ rows; ORQ R9, R14; JNE %s; VPXORQ Z1, Z4, Z3", apart)
		for i := 1; i < 4; i++ {
			g.e("VPTERNLOGQ $0xf6, Z%d, Z1, Z3", 4+i)
		}
		g.e("VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JNE %s; TESTL $3, AX; JNE leave; MOVL $1, %s; JMP oneWord", apart, ctx("uniform"))
		g.at("rows")
	}
	rows(g, global, store, apart)
	if !global {
		spaced(g, store, false)
	}
}

// linesOfWarp emits the examination of the lines of consecutive words, which goes on at warpPassed, or at half if a line needs more. A register
// in some has the lanes that access words; it is empty if all do.
func linesOfWarp(g *generator, global, store bool, some string) {
	if some == "" {
		linesOf(g, global, store, "warp", "$-1", "", "", "")
	} else {
		linesOf(g, global, store, "warp", some, "", "TESTL AX, AX; JEQ warpLinePassed; ", "MOVL "+ctx("lanes")+", R12; ")
	}
}

// linesOf emits the examination of the lines of consecutive words from address AX on, which goes on at the label name + "Passed", or at half if a line needs more: name + "Halves". The lanes
// access them; first adds to CX the number of the first one, skip goes to the next line if none of a line's words is accessed, and restore restores R12.
func linesOf(g *generator, global, store bool, name, lanes, first, skip, restore string) {
	write, run := 0, "readRun"
	if store {
		write, run = simd.RunWrite, "writeRun"
	}
	g.e("MOVL AX, CX; SHRL $2, CX; ANDL $15, CX; MOVL %s, DX; SHLQ CX, DX; NEGL CX; %sANDL $255, CX; SHLL $%d, CX; LEAL %d(CX), R12; MOVQ %s, R9", lanes, first, simd.RunLane, write, ctx("line"))
	g.at(name + "Line")
	g.e("MOVWLZX DX, AX; %sMOVL R12, DI; CMPL (R9), $0; JLT %sSpread; CALL %s<>(SB)", skip, name, run)
	g.at(name + "LinePassed")
	g.e("TESTL AX, AX; JNE %[1]sHalves; SHRQ $16, DX; JEQ %[1]sPassed", name)
	advance(g, global, "R9")
	g.e("ADDL $%d, R12; ANDL $%d, R12; ORL $%d, R12; JMP %sLine", 16<<simd.RunLane, 0xff<<simd.RunLane, write, name)
	g.at(name + "Spread")
	if !global {
		g.e("KMOVW AX, K1; MOVL R12, AX; SHLL $%d, AX; SARL $24, AX; ADDL $%d, AX; VPBROADCASTD AX, Z12; VPADDD iotaWords<>(SB), Z12, Z12; XORL CX, CX", 24-simd.RunLane, kindOf(store))
		g.stride()
		g.wordsOf(store)
		g.e("JMP %sLinePassed", name)
	}
	g.at(name + "Halves")
	g.unlock(global)
	g.e("%sXORL DX, DX; JMP half", restore)
}

// kindOf returns the tag of an access by lane 0.
func kindOf(store bool) int {
	if store {
		return 0x20f00
	}
	return 0x10f00
}

// wholeWord emits the end of a load of one word by all lanes after the first half, whose lanes have recorded it: those of the second half record
// nothing if the first read of the word, DI, is now by this warp.
func wholeWord(g *generator, global bool) {
	g.e("CMPL %s, $0; JEQ halfDone; MOVL $0, %s; MOVL (DI), CX; CMPL CX, %s; JNE halfDone; MOVL (DI)%s, CX; CMPL CX, %s; JNE halfDone",
		ctx("uniform"), ctx("uniform"), ctx("Gid"), clockOf, ctx("Now"))
	g.at("wholeWord")
	g.unlock(global)
	g.e("MOVL %s, AX; VPBROADCASTQ %s, Z0", slotD, scratch(0))
	for i := range 4 {
		g.e("VMOVDQU64 Z0, %d(BX)(AX*1)", 64*i)
	}
	g.next(false)
	g.at("halfDone")
}

// halfOfWarp emits the test of the addresses of half a warp with AVX-512, which goes on at located, oneWord or apart: those of the lanes R9 in a
// masked handler. AX becomes the address of the first lane, if it took part.
func halfOfWarp(g *generator, store, masked bool, apart string) {
	g.e("CMPB ·wide(SB), $0; JEQ narrowHalf; MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Z0; VPADDQ (CX)(DX*2), Z0, Z4; VPADDQ 64(CX)(DX*2), Z0, Z5", slotA, imm)
	if masked {
		g.e("KMOVW R9, K1; KSHIFTRW $8, K1, K2; TZCNTL R9, R14; LEAL (DX)(R14*4), R15; MOVQ (CX)(R15*2), AX; ADDQ %s, AX; SHLL $2, R14; SUBQ R14, AX; TESTL $3, AX; JNE leave", imm)
		g.e("VPBROADCASTQ AX, Z1; VPADDQ Z16, Z1, Z2; VPCMPUQ $4, Z2, Z4, K1, K3; VPADDQ Z17, Z1, Z2; VPCMPUQ $4, Z2, Z5, K2, K4; KORTESTB K3, K4; JEQ located; JMP %s", apart)
		g.at("narrowHalf")
		return
	}
	g.e("VMOVQ X4, AX; VPBROADCASTQ X4, Z1; TESTL $3, AX; JNE leave; MOVL $65535, R9")
	g.e("VPADDQ Z16, Z1, Z2; VPXORQ Z4, Z2, Z3; VPADDQ Z17, Z1, Z2; VPTERNLOGQ $0xf6, Z5, Z2, Z3; VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JEQ located")
	if store {
		g.e("JMP %s", apart)
	} else {
		g.e("VPXORQ Z1, Z4, Z3; VPTERNLOGQ $0xf6, Z5, Z1, Z3; VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JEQ oneWord; JMP %s", apart)
	}
	g.at("narrowHalf")
}
