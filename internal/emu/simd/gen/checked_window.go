package main

import "gonvvm/internal/emu/simd"

// window emits the access of those of sixteen lanes that R9 has, if they access different words of a window: 64 words that begin
// with the eight that the first lane's is among. The tag of each lane is put where its word is; then the words are examined eight
// at a time, as consecutive ones are. Other accesses jump to group.
func (g *generator) window(global, store bool) {
	g.at("window")
	g.e("MOVL R9, %s; TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVL %s, R14; ADDQ BX, R14; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; ANDQ $~31, AX", ctx("windowLanes"), slotA, imm)
	for i := range 8 {
		g.e("VMOVDQU Y15, %d(R11)", layout["windowTags"]+32*i)
	}
	g.e("MOVQ %s, CX; SUBQ AX, CX; MOVQ CX, %s", imm, ctx("windowBack"))
	g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15; SUBQ AX, R15; JLS group; ADDQ AX, DI; MOVQ DI, %s", slotC, ctx("windowData"))
	if global {
		// R15: the bytes up to the end of the allocation.
		found := g.label()
		for i := range simd.NumRanges {
			other := g.label()
			g.e("MOVQ %d(R11), R15; CMPQ AX, %d(R11); JCS %s; CMPQ AX, R15; JCS %s", layout["Ranges"]+16*i+8, layout["Ranges"]+16*i, other, found)
			g.at(other)
		}
		g.e("JMP group")
		g.at(found)
		g.e("SUBQ AX, R15; MOVL AX, R9; ANDL $4095, R9; MOVQ R9, %s; CMPL R9, $%d; JHI group", ctx("windowBase"), 4096-4*64)
		g.e("MOVQ AX, CX; SHRQ $22, CX; CMPQ CX, %s; JCC leave; MOVQ %s, DI; MOVQ (DI)(CX*8), CX; TESTQ CX, CX; JEQ leave", ctx("TableCount"), ctx("Tables"))
		g.e("SHRQ $12, AX; ANDL $1023, AX; MOVQ (CX)(AX*8), CX; TESTQ CX, CX; JEQ leave; LEAQ (CX)(R9*1), DI; MOVQ DI, %s; LEAQ %d(CX), DI; MOVQ DI, %s",
			ctx("windowShadow"), simd.PageLines, ctx("windowLines"))
		g.e("MOVBLZX %d(CX), AX; MOVL AX, %s; MOVQ %s, DI", simd.PageSome, ctx("some"), ctx("windowData"))
	} else {
		g.e("MOVQ AX, %s; ADDQ %s, AX; MOVQ AX, %s; MOVQ %s, AX; MOVQ AX, %s", ctx("windowBase"), ctx("SharedShadow"), ctx("windowShadow"), ctx("SharedLines"), ctx("windowLines"))
	}
	g.e("MOVL $256, R9; CMPQ R15, R9; CMOVQHI R9, R15; SUBQ $4, R15; JCS group; MOVL %s, R9", ctx("windowLanes"))
	tag := 0x10f00
	if store {
		tag = 0x20f00
	}
	g.at("place")
	g.e("TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; CMPQ AX, R15; JHI group; TESTL $3, AX; JNE leave", ctx("windowBack"))
	g.e("CMPL %d(R11)(AX*1), $0; JNE group", layout["windowTags"])
	if !store {
		g.e("VMOVD (DI)(AX*1), X0; VMOVQ X0, %d(R11)(CX*2)", layout["scratch"])
	}
	g.e("SHRL $2, CX; ORL $%d, CX; MOVL CX, %d(R11)(AX*1); BLSRL R9, R9; JNE place", tag, layout["windowTags"])
	if global {
		free := g.label()
		g.e("CMPL %s, $0; JEQ %s; MOVQ %s, DI; ADDQ $%d, DI; MOVL $1, R15; XCHGL R15, (DI); TESTL R15, R15; JNE leave; MOVQ DI, %s",
			ctx("Parallel"), free, ctx("windowLines"), simd.PageLock-simd.PageLines, ctx("lock"))
		g.at(free)
	}
	g.e("MOVL $0, %s; MOVQ $0, %s", ctx("windowAt"), ctx("span"))
	g.at("words")
	g.e("MOVL %s, CX; VMOVDQU %d(R11)(CX*1), Y12; VPTEST Y12, Y12; JEQ nextWords", ctx("windowAt"), layout["windowTags"])
	g.e("MOVQ %s, R14; ADDQ CX, R14; ADDQ %s, CX; SHRQ $6, CX; LEAQ (CX)(CX*2), CX; SHLQ $3, CX; ADDQ %s, CX; MOVQ CX, %s",
		ctx("windowShadow"), ctx("windowBase"), ctx("windowLines"), ctx("line"))
	if global {
		g.e("MOVQ $%d, R15", simd.PageStride)
	} else {
		g.e("MOVQ %s, R15", ctx("SharedStride"))
	}
	g.shadowArrays()
	if store {
		g.checkedStore(global, true)
	} else {
		g.checkedLoad(global, true, "nextWords")
	}
	g.at("nextWords")
	g.e("MOVL %s, CX; ADDL $32, CX; MOVL CX, %s; CMPL CX, $256; JNE words", ctx("windowAt"), ctx("windowAt"))
	if store {
		g.e("MOVL %s, R9; MOVL %s, R14; ADDQ BX, R14; MOVL %s, R15; ADDQ BX, R15; MOVQ %s, DI", ctx("windowLanes"), slotA, slotB, ctx("windowData"))
		g.at("put")
		g.e("TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; MOVL (R15)(CX*2), CX; MOVL CX, (DI)(AX*1); BLSRL R9, R9; JNE put", ctx("windowBack"))
	}
	g.e("JMP doneHalf")
}
