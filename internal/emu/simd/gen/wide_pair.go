package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// pairs emits the accesses with AVX-512 of all lanes to vectors of two words, where these are consecutive, or all lanes load the same one: an
// element of a register has both words. The records are sequences, whose handlers execute the other accesses.
func pairs(g wide) {
	for _, store := range []bool{false, true} {
		name := "loadPair"
		if store {
			name = "storePair"
		}
		g.op(name, 0)
		for _, suffix := range []string{"", "Masked"} {
			g.text(name + suffix)
			g.e("JMP sequence%s<>(SB)", suffix)
		}
		g.widened[name] = true
		g.text(name + "Wide")
		pair(g, store)
		g.text(name + "WideMasked")
		pairOfSome(g, store)
	}
}

// part returns a field of the n-th record of the sequence DX.
func part(name string, n int) string { return fmt.Sprintf("%d(DX)", n*recordBytes+layout[name]) }

// locatePair sets CX to the address register, R14 to the base of the memory and R15 to the last offset of a vector in it. The record's sequence is at DX.
func locatePair(g wide) {
	g.e("MOVQ %s, DX; MOVL %s, CX; ADDQ BX, CX; MOVL %s, DI; MOVQ (R11)(DI*1), R14; MOVQ 8(R11)(DI*1), R15; SUBQ $8, R15; JLT other", imm, part("A", 0), part("C", 0))
}

// pairLies jumps to other unless n vectors from offset AX on lie in the memory, and are aligned.
func pairLies(g wide, n int) {
	g.e("CMPQ AX, R15; JHI other; LEAQ %d(AX), R9; CMPQ R9, R15; JHI other; TESTL $7, AX; JNE other", 8*(n-1))
}

// halves splits the words of Z0 into Z1 and Z0.
const halves = "VPANDQ Z31, Z0, Z1; VPSRLQ $32, Z0, Z0"

// pair emits the access by all lanes.
func pair(g wide, store bool) {
	locatePair(g)
	g.ends(part("Imm", 0))
	g.e("CMPQ R9, $%d; JNE apart", 8*(simd.Lanes-1))
	g.steps(8, "other")
	pairLies(g, simd.Lanes)
	if store {
		g.e("MOVL %s, DI; MOVL %s, CX", part("B", 1), part("B", 2))
		for i := range 4 {
			joinPair(g, i)
			g.e("VMOVDQU64 Z0, %d(R14)(AX*1)", 64*i)
		}
		g.e("INCQ %s", ctx("Stores"))
		g.next(false)
		g.at("apart")
	} else {
		g.prefetch("(R14)(AX*1)", 8, simd.Lanes)
		g.e("MOVL %s, DI; MOVL %s, CX", part("D", 1), part("D", 2))
		for i := range 4 {
			g.e("VMOVDQU64 %d(R14)(AX*1), Z0; %s; VMOVDQU64 Z1, %d(BX)(DI*1); VMOVDQU64 Z0, %d(BX)(CX*1)", 64*i, halves, 64*i, 64*i)
		}
		g.next(false)
		g.at("apart")
		g.e("TESTQ R9, R9; JNE other")
		g.steps(0, "other")
		pairLies(g, 1)
		g.e("MOVL %s, DI; MOVL %s, CX; VPBROADCASTQ (R14)(AX*1), Z0; %s", part("D", 1), part("D", 2), halves)
		for i := range 4 {
			g.e("VMOVDQU64 Z1, %d(BX)(DI*1)", 64*i)
		}
		for i := range 4 {
			g.e("VMOVDQU64 Z0, %d(BX)(CX*1)", 64*i)
		}
		g.next(false)
	}
	g.at("other")
	g.e("JMP sequence<>(SB)")
}

// joinPair makes Z0 the words of the lanes 8i to 8i+7, whose registers are DI and CX.
func joinPair(g wide, i int) {
	g.e("VMOVDQU64 %d(BX)(CX*1), Z0; VPSLLQ $32, Z0, Z0; VMOVDQU32 %d(BX)(DI*1), K6, Z0", 64*i, 64*i)
}

// pairOfSome emits the access by some lanes.
func pairOfSome(g wide, store bool) {
	locatePair(g)
	g.e("KMOVD R12, K2; KXORB K4, K4, K4; TZCNTL R12, R9; MOVQ (CX)(R9*8), AX; SHLL $3, R9; SUBQ R9, AX; VPBROADCASTQ AX, Z1; ADDQ %s, AX", part("Imm", 0))
	for i := range 4 {
		g.mask(i)
		g.e("VPADDQ %s, Z1, Z2; VPCMPUQ $4, %d(CX), Z2, K3, K1; KORB K1, K4, K4", g.iota(8, i), 64*i)
	}
	g.e("KORTESTB K4, K4; JNE other")
	pairLies(g, simd.Lanes)
	first, second := part("D", 1), part("D", 2)
	if store {
		first, second = part("B", 1), part("B", 2)
	}
	g.e("MOVL %s, DI; MOVL %s, CX", first, second)
	for i := range 4 {
		g.mask(i)
		if store {
			joinPair(g, i)
			g.e("VMOVDQU64 Z0, K3, %d(R14)(AX*1)", 64*i)
			continue
		}
		g.e("VMOVDQU64 %d(R14)(AX*1), Z0; %s", 64*i, halves)
		g.e("VMOVDQU64 %[1]d(BX)(DI*1), Z28; VMOVDQA64 Z1, K3, Z28; VMOVDQU64 Z28, %[1]d(BX)(DI*1)", 64*i)
		g.e("VMOVDQU64 %[1]d(BX)(CX*1), Z28; VMOVDQA64 Z0, K3, Z28; VMOVDQU64 Z28, %[1]d(BX)(CX*1)", 64*i)
	}
	if store {
		g.e("INCQ %s", ctx("Stores"))
	}
	g.next(true)
	g.at("other")
	g.e("JMP sequenceMasked<>(SB)")
}
