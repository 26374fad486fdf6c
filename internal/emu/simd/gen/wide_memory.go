package main

import "fmt"

// The accesses of elements of 32 and 64 bits with AVX-512. Each half of a warp is tested for consecutive and for equal addresses;
// others are gathered and scattered.

// wideElement are the instructions for one size of elements, eight lanes at a time.
type wideElement struct {
	widen   string // loads consecutive elements: address, register
	narrow  string // stores consecutive elements: Z0, perhaps with a mask, and the address
	fill    string // loads one element into all: address, register
	gather  string // loads elements from DX plus the offsets of a register into it, for the lanes K1: register
	scatter string // stores those of Z0
}

var wideElements = map[int]wideElement{
	4: {
		"VPMOVZXDQ %[1]s, Z%[2]d", "VPMOVQD %[1]s, %[2]s", "VPBROADCASTD %[1]s, Y%[2]d; VPMOVZXDQ Y%[2]d, Z%[2]d",
		"VPGATHERQD (DX)(Z%[1]d*1), K1, Y3; VPMOVZXDQ Y3, Z%[1]d", "VPMOVQD Z0, Y0; VPSCATTERQD Y0, K1, (DX)(Z%[1]d*1)",
	},
	8: {
		"VMOVDQU64 %[1]s, Z%[2]d", "VMOVDQU64 %[1]s, %[2]s", "VPBROADCASTQ %[1]s, Z%[2]d",
		"VPGATHERQQ (DX)(Z%[1]d*1), K1, Z3; VMOVDQA64 Z3, Z%[1]d", "VPSCATTERQQ Z0, K1, (DX)(Z%[1]d*1)",
	},
}

// addresses computes the offsets of all lanes in Z4 to Z7, DX becomes the base of the memory, R15 the last offset at
// which an element lies in it. Offsets of lanes that do not take part are 0.
func (g wide) addresses(size int, masked bool) {
	g.e("MOVL %s, CX; ADDQ BX, CX; MOVL %s, DI; MOVQ (R11)(DI*1), DX; MOVQ 8(R11)(DI*1), R15; SUBQ $%d, R15; JLT leave; VPBROADCASTQ %s, Z0", slotA, slotC, size, imm)
	for i := range 4 {
		if masked {
			g.mask(i)
			g.e("VPADDQ.Z %d(CX), Z0, K3, Z%d", 64*i, 4+i)
		} else {
			g.e("VPADDQ %d(CX), Z0, Z%d", 64*i, 4+i)
		}
	}
}

// bounds leaves if one of n registers from first on has an offset out of bounds or one that is not aligned.
func (g wide) bounds(first, n, size int) {
	g.e("VPBROADCASTQ R15, Z1; VPXORQ Z2, Z2, Z2; KXORB K4, K4, K4")
	for i := range n {
		g.e("VPORQ Z%d, Z2, Z2; VPCMPUQ $6, Z1, Z%d, K1; KORB K1, K4, K4", first+i, first+i)
	}
	g.e("VPTESTMQ unaligned%d<>(SB), Z2, K1; KORTESTB K1, K4; JNE leave", size)
}

// half tests the offsets of lanes 16h to 16h+15, as that of the generator does.
func (g wide) half(h, size int, consecutive, equal, scattered func()) {
	first, id := 4+2*h, g.label()
	bounds := func(n int) {
		g.e("CMPQ AX, R15; JHI leave; LEAQ %d(AX), R9; CMPQ R9, R15; JHI leave; TESTL $%d, AX; JNE leave", (n-1)*size, size-1)
	}
	g.e("VMOVQ X%d, AX; VPBROADCASTQ X%d, Z1; VPXORQ Z1, Z%d, Z3; VPSUBQ iota%d<>(SB), Z%d, Z2; VPXORQ Z1, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sequal",
		first, first, first+1, size, first, id)
	g.e("VPSUBQ iota%d<>+64(SB), Z%d, Z2; VPXORQ Z1, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sscattered", size, first+1, id)
	bounds(16)
	consecutive()
	g.e("JMP %sdone", id)
	g.at(id + "equal")
	if equal != nil {
		g.e("VPXORQ Z1, Z%d, Z2; VPORQ Z3, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sscattered", first, id)
		bounds(1)
		equal()
		g.e("JMP %sdone", id)
	}
	g.at(id + "scattered")
	g.bounds(first, 2, size)
	scattered()
	g.at(id + "done")
}

// run jumps to apart unless the lanes of K2 have the offsets of consecutive elements, all 32 of which lie in the memory. AX becomes the
// offset of the first.
func (g wide) run(size int) {
	g.e("TZCNTL R12, R9; MOVQ (CX)(R9*8), AX; ADDQ %s, AX; IMULQ $%d, R9; SUBQ R9, AX; VPBROADCASTQ AX, Z1; KXORB K4, K4, K4", imm, size)
	for i := range 4 {
		g.mask(i)
		g.e("VPADDQ iota%d<>+%d(SB), Z1, Z2; VPCMPUQ $4, Z2, Z%d, K3, K1; KORB K1, K4, K4", size, 64*i, 4+i)
	}
	g.e("KORTESTB K4, K4; JNE apart; CMPQ AX, R15; JHI apart; LEAQ %d(AX), R9; CMPQ R9, R15; JHI apart; TESTL $%d, AX; JNE leave", 31*size, size-1)
}

// load emits the handlers of a load; all results are in Z4 to Z7 before any is written.
func (g wide) load(r *memRow) {
	el, ok := wideElements[r.size]
	if !ok {
		return
	}
	extend, ok := widen(fmt.Sprintf(r.extend, 3))
	if r.extend != "" && !ok {
		return
	}
	g.variants(r.name, func(masked bool) {
		g.addresses(r.size, masked)
		if masked {
			g.run(r.size)
			g.prefetch("(DX)(AX*1)", r.size, 32)
			for i := range 4 {
				g.e(el.widen, fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i), 4+i)
			}
			g.e("JMP loaded")
			g.at("apart")
			g.bounds(4, 4, r.size)
			for i := range 4 {
				g.mask(i)
				g.e("KMOVB K3, K1")
				g.e(el.gather, 4+i)
			}
			g.at("loaded")
		}
		for h := 0; h < 2 && !masked; h++ {
			first := 4 + 2*h
			g.half(h, r.size, func() {
				g.prefetch("(DX)(AX*1)", r.size, 16)
				for i := range 2 {
					g.e(el.widen, fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i), first+i)
				}
			}, func() {
				g.e(el.fill, "(DX)(AX*1)", first)
				g.e("VMOVDQA64 Z%d, Z%d", first, first+1)
			}, func() {
				for i := range 2 {
					g.e("KXNORB K1, K1, K1")
					g.e(el.gather, first+i)
				}
			})
		}
		g.e("MOVL %s, AX", slotD)
		for i := range 4 {
			if extend != "" {
				g.e("VMOVDQA64 Z%d, Z3; %s; VMOVDQA64 Z3, Z%d", 4+i, extend, 4+i)
			}
			g.write(i, 4+i, masked)
		}
	}, true)
}

// store emits the handlers of a store. Lanes store in their order, so that the last of equal addresses wins.
func (g wide) store(r *memRow) {
	el, ok := wideElements[r.size]
	if !ok {
		return
	}
	g.variants(r.name, func(masked bool) {
		g.addresses(r.size, masked)
		g.e("MOVL %s, R14; ADDQ BX, R14", slotB)
		value := func(i int) { g.e("VMOVDQU64 %d(R14), Z0", 64*i) }
		for h := 0; h < 2 && !masked; h++ {
			g.half(h, r.size, func() {
				for i := range 2 {
					value(2*h + i)
					g.e(el.narrow, "Z0", fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i))
				}
			}, nil, func() {
				for i := range 2 {
					value(2*h + i)
					g.e("KXNORB K1, K1, K1")
					g.e(el.scatter, 4+2*h+i)
				}
			})
		}
		if masked {
			g.run(r.size)
			for i := range 4 {
				value(i)
				g.mask(i)
				g.e(el.narrow, "Z0, K3", fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i))
			}
			g.e("JMP stored")
			g.at("apart")
			g.bounds(4, 4, r.size)
			for i := range 4 {
				value(i)
				g.mask(i)
				g.e("KMOVB K3, K1")
				g.e(el.scatter, 4+i)
			}
			g.at("stored")
		}
		g.e("INCQ %s", ctx("Stores"))
	}, true)
}

// loadUniform emits a load from one address for all lanes.
func (g wide) loadUniform(size int) {
	g.variants(fmt.Sprintf("LoadUniform%d", 8*size), func(masked bool) {
		g.e("MOVL %s, DX; MOVQ (R11)(DX*1), DI; MOVQ 8(R11)(DX*1), R15; MOVQ %s, AX; SUBQ $%d, R15; JLT leave; CMPQ AX, R15; JHI leave; TESTL $%d, AX; JNE leave",
			slotC, imm, size, size-1)
		g.e(element[size].scalar+"; VPBROADCASTQ R9, Z3; MOVL %s, AX", "(DI)(AX*1)", slotD)
		for i := range 4 {
			g.write(i, 3, masked)
		}
	}, true)
}
