package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// window emits the access of those of sixteen lanes that R9 has, if they access different words of a window: 64 words that begin
// with the eight that the first lane's is among. The tag of each lane is put where its word is; then the words are examined eight
// at a time, as consecutive ones are. Other accesses jump to group.
func (g *generator) window(global, store bool) {
	g.at("window")
	g.e("MOVL R9, %s; TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVL %s, R14; ADDQ BX, R14; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; ANDQ $~31, AX", ctx("windowLanes"), slotA, imm)
	for i := -1; i < 10; i++ {
		g.e("VMOVDQU Y15, %d(R11)", layout["windowTags"]+32*i)
	}
	g.e("MOVQ %s, CX; SUBQ AX, CX; MOVQ CX, %s", imm, ctx("windowBack"))
	g.e("MOVL %s, R9; MOVQ (R11)(R9*1), DI; MOVQ 8(R11)(R9*1), R15; SUBQ AX, R15; JLS group; ADDQ AX, DI; MOVQ DI, %s", slotC, ctx("windowData"))
	if global {
		rangeOf(g, "group") // R15: the bytes up to the end of the allocation
		g.e("SUBQ AX, R15; MOVL AX, R9; ANDL $4095, R9; MOVQ R9, %s; CMPL R9, $%d; JHI group", ctx("windowBase"), 4096-4*64)
		g.page("AX", "CX", "DI", "")
		g.e("ADDQ $%d, CX; MOVQ CX, %s; MOVQ %s, DI", simd.PageFirst, ctx("windowLines"), ctx("windowData"))
	} else {
		g.e("MOVQ AX, %s; MOVQ %s, CX; MOVQ CX, %s", ctx("windowBase"), ctx("SharedLines"), ctx("windowLines"))
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
	g.e("MOVQ %s, AX; MOVQ %s, CX", ctx("windowBase"), ctx("windowLines"))
	if global {
		g.e("SUBQ $%d, CX", simd.PageFirst)
		g.lock("CX", "DI", "R15")
		g.arrays("CX", "AX", "R15")
	} else {
		g.sharedArrays("R15")
		g.e("SHRQ $2, AX; ADDQ %s, AX; MOVQ AX, %s", ctx("SharedValues"), ctx("some"))
	}
	g.e("MOVQ %s, AX; MOVQ AX, %s; MOVL $0, %s", ctx("some"), ctx("windowSome"), ctx("windowAt"))
	g.windowLines(global, store)
	g.at("words")
	g.e("MOVL %s, CX; VMOVDQU %d(R11)(CX*1), Y12; VPTEST Y12, Y12; JEQ nextWords", ctx("windowAt"), layout["windowTags"])
	g.hasValue("AX", fmt.Sprintf("MOVQ %s, AX; SHRL $2, CX; ADDQ CX, AX; MOVQ AX, %s; SHLL $2, CX", ctx("windowSome"), ctx("some")))
	g.e("ADDQ %s, CX; MOVQ CX, R14", ctx("windowBase"))
	lineOf(g, "CX", "AX", ctx("windowLines"))
	g.e("MOVQ CX, %s; ANDL $63, R14", ctx("line"))
	g.spread(global)
	g.e("MOVL %s, CX; VMOVDQU %d(R11)(CX*1), Y12", ctx("windowAt"), layout["windowTags"])
	g.shadowArrays()
	if store {
		g.checkedStore(global, true)
	} else {
		g.checkedLoad(global, true, "nextWords")
	}
	g.at("nextWords")
	g.e("MOVL %s, CX; ADDL $32, CX; MOVL CX, %s; CMPL CX, $256; JNE words", ctx("windowAt"), ctx("windowAt"))
	g.at("windowed")
	if store {
		g.e("MOVL %s, R9; MOVL %s, R14; ADDQ BX, R14; MOVL %s, R15; ADDQ BX, R15; MOVQ %s, DI", ctx("windowLanes"), slotA, slotB, ctx("windowData"))
		g.at("put")
		g.e("TZCNTL R9, CX; LEAL (DX)(CX*4), CX; MOVQ (R14)(CX*2), AX; ADDQ %s, AX; MOVL (R15)(CX*2), CX; MOVL CX, (DI)(AX*1); BLSRL R9, R9; JNE put", ctx("windowBack"))
	}
	g.e("JMP doneHalf")
}

// within emits the search for an allocation that has the addresses from register lo to before hi. Others jump to miss.
func within(g *generator, lo, hi, miss string) {
	found := g.label()
	for i := range simd.NumRanges {
		other := g.label()
		g.e("CMPQ %s, %d(R11); JCS %s; CMPQ %s, %d(R11); JLS %s", lo, layout["Ranges"]+16*i, other, hi, layout["Ranges"]+16*i+8, found)
		g.at(other)
	}
	g.e("JMP %s", miss)
	g.at(found)
}

// rangeOf emits the search for the allocation that has the address AX: R15 becomes its end. Other addresses jump to miss.
func rangeOf(g *generator, miss string) {
	found := g.label()
	for i := range simd.NumRanges {
		other := g.label()
		g.e("MOVQ %d(R11), R15; CMPQ AX, %d(R11); JCS %s; CMPQ AX, R15; JCS %s", layout["Ranges"]+16*i+8, layout["Ranges"]+16*i, other, found)
		g.at(other)
	}
	g.e("JMP %s", miss)
	g.at(found)
}
