package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

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

// memory sets CX to the address register, DX to the base of the memory and R15 to the last offset at which an
// element lies in it.
func (g wide) memory(size int) {
	g.e("MOVL %s, CX; ADDQ BX, CX; MOVL %s, DI; MOVQ (R11)(DI*1), DX; MOVQ 8(R11)(DI*1), R15; SUBQ $%d, R15; JLT leave", slotA, slotC, size)
}

// addresses computes the offsets of all lanes in Z4 to Z7. Offsets of lanes that do not take part are 0.
func (g wide) addresses(masked bool) {
	g.e("VPBROADCASTQ %s, Z0", imm)
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

// iota returns the operand with the offsets of the lanes 8i to 8i+7, in consecutive elements.
func (g wide) iota(size, i int) string {
	if size == 4 {
		return fmt.Sprintf("Z%d", 16+i)
	}
	return fmt.Sprintf("iota%d<>+%d(SB)", size, 64*i)
}

// split emits an access by all lanes: as one of consecutive elements, of every second word or, if equal is not nil, of the same element, or of its
// halves. If the halves have the same offsets, it emits the access of the first one, and both; both is nil for an access that each lane has to
// make.
func (g wide) split(size int, consecutive func(i, n int), second, equal, both func(), half func(h int)) {
	g.ends(imm)
	g.e("CMPQ R9, $%d; JNE apart", (simd.Lanes-1)*size)
	g.steps(size, "general")
	g.lies(simd.Lanes, size)
	consecutive(0, 4)
	g.e("JMP done")
	g.at("apart")
	if equal != nil {
		g.e("TESTQ R9, R9; JNE unequal")
		g.steps(0, "general")
		g.lies(1, size)
		equal()
		g.e("JMP done")
		g.at("unequal")
	}
	if size == 4 {
		g.e("CMPQ R9, $%d; JNE general; LEAQ %d(AX), R9; CMPQ R9, R15; JHI general", (simd.Lanes-1)*8, (simd.Lanes-1)*8+4)
		g.steps(8, "general")
		g.lies(1, size)
		second()
		g.e("JMP done")
	}
	g.at("general")
	g.addresses(false)
	if both != nil {
		g.e("VPXORQ Z6, Z4, Z2; VPTERNLOGQ $0xf6, Z7, Z5, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE halves")
		half(0)
		both()
		g.e("JMP done")
		g.at("halves")
	}
	half(0)
	half(1)
	g.at("done")
}

// ends sets AX to the offset of the first lane, whose register is in all elements of Z1 then, and R9 to the distance of the last lane from it; CX is
// the address of the registers.
func (g wide) ends(imm string) {
	g.e("MOVQ (CX), AX; MOVQ %d(CX), R9; SUBQ AX, R9; VPBROADCASTQ (CX), Z1; ADDQ %s, AX", 8*(simd.Lanes-1), imm)
}

// steps jumps to other unless the registers at CX are Z1 and more in steps, from lane to lane.
func (g wide) steps(step int, other string) {
	for i := range 4 {
		z := "Z1"
		if step > 0 {
			z = "Z2"
			g.e("VPADDQ %s, Z1, Z2", g.iota(step, i))
		}
		if i == 0 {
			g.e("VPXORQ (CX), %s, Z3", z)
		} else {
			g.e("VPTERNLOGQ $0xf6, %d(CX), %s, Z3", 64*i, z) // Z3 | z ^ the registers
		}
	}
	g.e("VPTESTMQ Z3, Z3, K1; KORTESTB K1, K1; JNE %s", other)
}

// lies leaves unless n elements from offset AX on lie in the memory, and are aligned.
func (g wide) lies(n, size int) {
	g.e("CMPQ AX, R15; JHI leave; LEAQ %d(AX), R9; CMPQ R9, R15; JHI leave; TESTL $%d, AX; JNE leave", (n-1)*size, size-1)
}

// windowed loads elements of sixteen lanes into register z and the one after it. Where they are words among the 32 from the first lane's on, which is
// at AX, a permutation takes half of the time of gathering; Z1 has its offset in all elements.
func (g wide) windowed(z, size int) {
	gather := func() {
		g.bounds(z, 2, size)
		for i := range 2 {
			g.e("KXNORB K1, K1, K1")
			g.e(wideElements[size].gather, z+i)
		}
	}
	if size != 4 {
		gather()
		return
	}
	apart, done := g.label(), g.label()
	g.e("VPSUBQ Z1, Z%d, Z2; VPSUBQ Z1, Z%d, Z3; VPORQ Z2, Z3, Z8; VPTESTMQ.BCST beyondWindow<>(SB), Z8, K1; KORTESTB K1, K1; JNE %s", z, z+1, apart)
	g.e("CMPQ AX, R15; JHI %s; LEAQ 124(AX), R9; CMPQ R9, R15; JHI %s; TESTL $3, AX; JNE leave", apart, apart)
	g.e("VMOVDQU32 (DX)(AX*1), Z8; VMOVDQU32 64(DX)(AX*1), Z9; VPERMT2D Z3, Z20, Z2; VPSRLD $2, Z2, Z2; VPERMI2D Z9, Z8, Z2")
	g.e("VPMOVZXDQ Y2, Z%d; VEXTRACTI64X4 $1, Z2, Y2; VPMOVZXDQ Y2, Z%d", z, z+1)
	g.e("JMP %s", done)
	g.at(apart)
	gather()
	g.at(done)
}

// half tests the offsets of lanes 16h to 16h+15, as that of the generator does.
func (g wide) half(h, size int, consecutive, equal, scattered func()) {
	first, id := 4+2*h, g.label()
	g.e("VMOVQ X%d, AX; VPBROADCASTQ X%d, Z1; VPXORQ Z1, Z%d, Z3; VPSUBQ %s, Z%d, Z2; VPXORQ Z1, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sequal",
		first, first, first+1, g.iota(size, 0), first, id)
	g.e("VPSUBQ %s, Z%d, Z2; VPXORQ Z1, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sscattered", g.iota(size, 1), first+1, id)
	g.lies(16, size)
	consecutive()
	g.e("JMP %sdone", id)
	g.at(id + "equal")
	if equal != nil {
		g.e("VPXORQ Z1, Z%d, Z2; VPORQ Z3, Z2, Z2; VPTESTMQ Z2, Z2, K1; KORTESTB K1, K1; JNE %sscattered", first, id)
		g.lies(1, size)
		equal()
		g.e("JMP %sdone", id)
	}
	g.at(id + "scattered")
	scattered()
	g.at(id + "done")
}

// run jumps to other unless the lanes of K2 have the offsets of elements in steps, all 32 of which lie in the memory, up to the next step. AX
// becomes the offset of the first.
func (g wide) run(size, step int, other string) {
	g.e("TZCNTL R12, R9; MOVQ (CX)(R9*8), AX; ADDQ %s, AX; IMULQ $%d, R9; SUBQ R9, AX; VPBROADCASTQ AX, Z1; KXORB K4, K4, K4", imm, step)
	for i := range 4 {
		g.mask(i)
		g.e("VPADDQ %s, Z1, Z2; VPCMPUQ $4, Z2, Z%d, K3, K1; KORB K1, K4, K4", g.iota(step, i), 4+i)
	}
	g.e("KORTESTB K4, K4; JNE %s; CMPQ AX, R15; JHI %s; LEAQ %d(AX), R9; CMPQ R9, R15; JHI %s; TESTL $%d, AX; JNE leave", other, other, simd.Lanes*step-size, other, size-1)
}

// some emits an access by the lanes of K2: to consecutive elements, or to every second word. Others follow at apart, where their offsets are within
// bounds.
func (g wide) some(size int, done string, consecutive, second func()) {
	steps := "apart"
	if size == 4 {
		steps = "steps"
	}
	g.addresses(true)
	g.run(size, size, steps)
	consecutive()
	g.e("JMP %s", done)
	if size == 4 {
		g.at("steps")
		g.run(4, 8, "apart")
		second()
		g.e("JMP %s", done)
	}
	g.at("apart")
	g.bounds(4, 4, size)
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
		consecutive := func(first, n int) {
			g.prefetch("(DX)(AX*1)", r.size, 8*n)
			for i := range n {
				g.e(el.widen, fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i), 4+first+i)
			}
		}
		second := func() {
			for i := range 4 {
				g.e("VPANDQ %d(DX)(AX*1), Z31, Z%d", 64*i, 4+i)
			}
		}
		g.memory(r.size)
		if masked {
			g.some(r.size, "loaded", func() { consecutive(0, 4) }, second)
			g.one(&el)
			for i := range 4 {
				g.mask(i)
				g.e("KMOVB K3, K1")
				g.e(el.gather, 4+i)
			}
			g.at("loaded")
		} else {
			g.split(r.size, consecutive, second, func() {
				g.e(el.fill, "(DX)(AX*1)", 4)
				g.e("VMOVDQA64 Z4, Z5; VMOVDQA64 Z4, Z6; VMOVDQA64 Z4, Z7")
			}, func() { g.e("VMOVDQA64 Z4, Z6; VMOVDQA64 Z5, Z7") }, func(h int) {
				first := 4 + 2*h
				g.half(h, r.size, func() { consecutive(2*h, 2) }, func() {
					g.e(el.fill, "(DX)(AX*1)", first)
					g.e("VMOVDQA64 Z%d, Z%d", first, first+1)
				}, func() {
					g.windowed(first, r.size)
				})
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

// one loads the element of all lanes of K2, if they have the same offset: by one access, so that all get the same value while another CTA changes it.
func (g wide) one(el *wideElement) {
	g.e("TZCNTL R12, R9; MOVQ (CX)(R9*8), AX; ADDQ %s, AX; VPBROADCASTQ AX, Z1; KXORB K4, K4, K4", imm)
	for i := range 4 {
		g.mask(i)
		g.e("VPCMPUQ $4, Z1, Z%d, K3, K1; KORB K1, K4, K4", 4+i)
	}
	g.e("KORTESTB K4, K4; JNE gathered")
	g.e(el.fill, "(DX)(AX*1)", 4)
	g.e("VMOVDQA64 Z4, Z5; VMOVDQA64 Z4, Z6; VMOVDQA64 Z4, Z7; JMP loaded")
	g.at("gathered")
}

// store emits the handlers of a store. Lanes store in their order, so that the last of equal addresses wins.
func (g wide) store(r *memRow) {
	el, ok := wideElements[r.size]
	if !ok {
		return
	}
	g.variants(r.name, func(masked bool) {
		g.memory(r.size)
		g.e("MOVL %s, R14; ADDQ BX, R14", slotB)
		value := func(i int) { g.e("VMOVDQU64 %d(R14), Z0", 64*i) }
		consecutive := func(first, n int) {
			for i := 0; i < n; i += 8 / r.size {
				value(first + i)
				if r.size == 4 { // the low halves of two registers
					g.e("VPERMT2D %d(R14), Z20, Z0", 64*(first+i+1))
				}
				g.e("VMOVDQU64 Z0, %d(DX)(AX*1)", 8*r.size*i)
			}
		}
		if masked {
			g.some(r.size, "stored", func() {
				for i := range 4 {
					value(i)
					g.mask(i)
					g.e(el.narrow, "Z0, K3", fmt.Sprintf("%d(DX)(AX*1)", 8*r.size*i))
				}
			}, func() {
				g.e("MOVQ $0x5555555555555555, R9; PDEPQ R9, R12, R9; KMOVQ R9, K4")
				for i := range 4 {
					value(i)
					g.e("KSHIFTRQ $%d, K4, K3; VMOVDQU32 Z0, K3, %d(DX)(AX*1)", 16*i, 64*i)
				}
			})
			for i := range 4 {
				value(i)
				g.mask(i)
				g.e("KMOVB K3, K1")
				g.e(el.scatter, 4+i)
			}
			g.at("stored")
		} else {
			second := func() {
				for i := range 4 {
					value(i)
					g.e("VMOVDQU32 Z0, K6, %d(DX)(AX*1)", 64*i)
				}
			}
			g.split(r.size, consecutive, second, nil, nil, func(h int) {
				g.half(h, r.size, func() { consecutive(2*h, 2) }, nil, func() {
					g.bounds(4+2*h, 2, r.size)
					for i := range 2 {
						value(2*h + i)
						g.e("KXNORB K1, K1, K1")
						g.e(el.scatter, 4+2*h+i)
					}
				})
			})
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
