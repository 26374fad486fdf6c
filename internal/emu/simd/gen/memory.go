package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// memRow is a load or a store of one element for each lane.
//
// The address of a lane is that of register A plus Imm, as an offset into the Memory that C selects. Offsets outside of
// it and unaligned ones leave to Go. Each half of a warp is tested for consecutive and for equal addresses.
type memRow struct {
	name   string
	size   int    // bytes of an element
	extend string // for a load: extends four elements, Y%[1]d
}

// loadRows are the loads. Elements are zero-extended; extend then sign-extends them.
var loadRows = []memRow{
	{"Load8", 1, ""},
	{"Load16", 2, ""},
	{"Load32", 4, ""},
	{"Load64", 8, ""},
	{"Load8S32", 1, "VPSLLD $24, Y%[1]d, Y%[1]d; VPSRAD $24, Y%[1]d, Y%[1]d; VPBLENDD $0xaa, Y15, Y%[1]d, Y%[1]d"},
	{"Load16S32", 2, "VPSLLD $16, Y%[1]d, Y%[1]d; VPSRAD $16, Y%[1]d, Y%[1]d; VPBLENDD $0xaa, Y15, Y%[1]d, Y%[1]d"},
	{"Load32S64", 4, "VPSRAD $31, Y%[1]d, Y0; VPSLLQ $32, Y0, Y0; VPBLENDD $0x55, Y%[1]d, Y0, Y%[1]d"},
}

// storeRows are the stores, of the low bytes of register B.
var storeRows = []memRow{
	{"Store8", 1, ""},
	{"Store16", 2, ""},
	{"Store32", 4, ""},
	{"Store64", 8, ""},
}

// elementCode are the instructions for one size of elements.
type elementCode struct {
	widen     string // loads four consecutive elements: address, register
	narrow    string // stores four elements, Y0, consecutively: address; "" if that takes too many instructions
	first     string // loads an element into the low half of X: address, register
	second    string // and another one into the high half
	zeroFirst bool   // first leaves other bits as they are
	scalar    string // loads one element into R9: address
	store     string // stores R9: address
}

var element = map[int]elementCode{
	1: {"VPMOVZXBQ %s, Y%d", "", "VPINSRB $0, %s, X%d, X%[3]d", "VPINSRB $8, %s, X%d, X%[3]d", true, "MOVBLZX %s, R9", "MOVB R9, %s"},
	2: {"VPMOVZXWQ %s, Y%d", "", "VPINSRW $0, %s, X%d, X%[3]d", "VPINSRW $4, %s, X%d, X%[3]d", true, "MOVWLZX %s, R9", "MOVW R9, %s"},
	4: {
		"VPMOVZXDQ %s, Y%d", "VEXTRACTI128 $1, Y0, X1; VSHUFPS $0x88, X1, X0, X0; VMOVDQU X0, %s",
		"VMOVD %s, X%d", "VPINSRD $2, %s, X%d, X%[3]d", false, "MOVL %s, R9", "MOVL R9, %s",
	},
	8: {"VMOVDQU %s, Y%d", "VMOVDQU Y0, %s", "VMOVQ %s, X%d", "VPINSRQ $1, %s, X%d, X%[3]d", false, "MOVQ %s, R9", "MOVQ R9, %s"},
}

// addresses computes the offsets of all lanes in Y4 to Y11. CX becomes the address of register A, DI the base of the
// memory, R15 its length. In a masked handler lanes that do not take part get the offset of the first that does; all
// offsets are then in the context's scratch memory.
func (g *generator) addresses(masked bool) {
	g.e("MOVL %s, DX; MOVQ (R11)(DX*1), DI; MOVQ 8(R11)(DX*1), R15", slotC)
	addressesIn(g, masked)
}

// addressesIn is addresses for the memory at DI with the length R15.
func addressesIn(g *generator, masked bool) {
	g.e("MOVL %s, CX; ADDQ BX, CX; VPBROADCASTQ %s, Y0", slotA, imm)
	if masked {
		g.e("TZCNTL R12, AX; VPBROADCASTQ (CX)(AX*8), Y1; VPADDQ Y0, Y1, Y1")
	}
	for i := range 8 {
		y := 4 + i
		g.e("VPADDQ %d(CX), Y0, Y%d", 32*i, y)
		if masked {
			g.laneMask(i, 2)
			g.e("VBLENDVPD Y2, Y%d, Y1, Y%d; VMOVDQU Y%d, %s", y, y, y, scratch(4*i))
		}
	}
	if masked {
		g.e("LEAQ %s, CX; MOVQ DI, DX", scratch(0))
	} else {
		g.e("MOVQ DI, DX; ADDQ %s, DX", imm)
	}
	// The element of lane i is at DX plus the i-th element of CX.
}

func scratch(lane int) string { return fmt.Sprintf("%d(R11)", layout["scratch"]+8*lane) }

// half tests the offsets of lanes 16h to 16h+15, which are in Y4 to Y7 or in Y8 to Y11, and emits code for three cases:
// consecutive elements and equal offsets, with the first offset in AX, and others. Offsets out of bounds and unaligned
// ones leave. A case that is nil is treated as scattered.
func (g *generator) half(h, size int, consecutive, equal, scattered func()) {
	first, id := 4+4*h, g.label()
	bounds := func(n int) {
		g.e("MOVQ R15, R9; SUBQ $%d, R9; JLT leave; CMPQ AX, R9; JHI leave", n*size)
		if size > 1 {
			g.e("TESTL $%d, AX; JNE leave", size-1)
		}
	}
	if consecutive != nil {
		g.e("VMOVQ X%d, AX; VPBROADCASTQ X%d, Y1; VPSUBQ Y1, Y%d, Y2", first, first, first)
		g.e("VPCMPEQQ iota%d<>(SB), Y2, Y3; VMOVMSKPD Y3, R9; CMPL R9, $15; JNE %sequal", size, id)
		for i := 1; i < 4; i++ {
			g.e("VPSUBQ iota%d<>+%d(SB), Y%d, Y%d; VPXOR Y1, Y%d, Y%d", size, 32*i, first+i, 11+min(i, 2), 11+min(i, 2), 11+min(i, 2))
			if i > 1 {
				g.e("VPOR Y13, Y12, Y12")
			}
		}
		g.e("VPTEST Y12, Y12; JNE %sscattered", id)
		bounds(16)
		consecutive()
		g.e("JMP %sdone", id)
		g.at(id + "equal")
	}
	if equal != nil {
		g.e("VPTEST Y2, Y2; JNE %sscattered", id)
		g.e("VPXOR Y1, Y%d, Y12; VPXOR Y1, Y%d, Y13; VPOR Y13, Y12, Y12; VPXOR Y1, Y%d, Y13; VPOR Y13, Y12, Y12", first+1, first+2, first+3)
		g.e("VPTEST Y12, Y12; JNE %sscattered", id)
		bounds(1)
		equal()
		g.e("JMP %sdone", id)
	}
	if consecutive != nil {
		g.at(id + "scattered")
	}
	// A set sign or low bit of any offset, or an offset beyond the last, leaves.
	g.e("MOVQ R15, R9; SUBQ $%d, R9; JLT leave; VMOVQ R9, X1; VPBROADCASTQ X1, Y1", size)
	g.e("VPOR Y%d, Y%d, Y2; VPOR Y%d, Y%d, Y3; VPOR Y3, Y2, Y2", first, first+1, first+2, first+3)
	if size > 1 {
		g.e("VPTEST unaligned%d<>(SB), Y2; JNE leave", size)
	}
	for i := range 4 {
		g.e("VPCMPGTQ Y1, Y%d, Y3; VPOR Y3, Y2, Y2", first+i)
	}
	g.e("VMOVMSKPD Y2, R9; TESTL R9, R9; JNE leave")
	scattered()
	g.at(id + "done")
}

// load emits the handlers of a load: all results are in Y4 to Y11 before any is written, so that it can leave.
func (g *generator) load(r *memRow) {
	g.op(r.name, 0)
	el := element[r.size]
	g.variants(r.name, func(masked bool) {
		if masked {
			g.loadRun(r, &el)
			g.loadLanes(r, &el)
		} else {
			g.addresses(false)
			g.loadOne(r, &el)
		}
		for h := 0; h < 2 && !masked; h++ {
			first := 4 + 4*h
			g.half(h, r.size, func() {
				g.prefetch("(DI)(AX*1)", r.size, 16)
				for i := range 4 {
					g.e(el.widen, fmt.Sprintf("%d(DI)(AX*1)", 4*r.size*i), first+i)
				}
			}, func() {
				g.e(el.scalar+"; VMOVQ R9, X%[2]d; VPBROADCASTQ X%[2]d, Y%[2]d", "(DI)(AX*1)", first)
				g.e("VMOVDQA Y%d, Y%d; VMOVDQA Y%d, Y%d; VMOVDQA Y%d, Y%d", first, first+1, first, first+2, first, first+3)
			}, func() {
				for i := range 4 {
					g.collect(&el, 16*h+4*i, first+i)
				}
			})
		}
		g.at("loaded")
		g.e("MOVL %s, AX", slotD)
		for i := range 8 {
			y := 4 + i
			if r.extend != "" {
				g.e(r.extend, y)
			}
			if masked {
				g.laneMask(i, 0)
				g.e("VMOVDQU %d(BX)(AX*1), Y1; VBLENDVPD Y0, Y%d, Y1, Y%d", 32*i, y, y)
			}
			g.e("VMOVDQU Y%d, %d(BX)(AX*1)", y, 32*i)
		}
	}, true)
}

// loadOne loads one element for all lanes, if they have the same offset: by one access, so that all get the same value while another CTA changes it.
func (g *generator) loadOne(r *memRow, el *elementCode) {
	g.e("VMOVQ X4, AX; VMOVQ X11, R9; CMPQ AX, R9; JNE halves; VPBROADCASTQ X4, Y1; VPXOR Y1, Y4, Y2")
	for y := 5; y < 12; y++ {
		g.e("VPXOR Y1, Y%d, Y3; VPOR Y3, Y2, Y2", y)
	}
	g.e("VPTEST Y2, Y2; JNE halves; MOVQ R15, R9; SUBQ $%[1]d, R9; JLT leave; CMPQ AX, R9; JHI leave; TESTL $%[2]d, AX; JNE leave", r.size, r.size-1)
	g.e(el.scalar+"; VMOVQ R9, X4; VPBROADCASTQ X4, Y4", "(DI)(AX*1)")
	for y := 5; y < 12; y++ {
		g.e("VMOVDQA Y4, Y%d", y)
	}
	g.e("JMP loaded")
	g.at("halves")
}

// loadRun loads consecutive elements, of which lanes that do not take part have their share, too, if it is in bounds. The lanes that
// do decide whether they are consecutive.
func (g *generator) loadRun(r *memRow, el *elementCode) {
	g.e("MOVL %s, CX; ADDQ BX, CX; TZCNTL R12, AX; MOVQ (CX)(AX*8), DX; IMULQ $%d, AX; SUBQ AX, DX; VMOVQ DX, X1; VPBROADCASTQ X1, Y1; VPXOR X4, X4, X4", slotA, r.size)
	for i := range 8 {
		g.e("VPADDQ iota%d<>+%d(SB), Y1, Y2; VPXOR %d(CX), Y2, Y2", r.size, 32*i, 32*i)
		g.laneMask(i, 3)
		g.e("VPAND Y3, Y2, Y2; VPOR Y2, Y4, Y4")
	}
	g.e("VPTEST Y4, Y4; JNE apart; MOVL %s, AX; MOVQ (R11)(AX*1), DI; MOVQ 8(R11)(AX*1), R15", slotC)
	g.e("ADDQ %s, DX; SUBQ $%d, R15; JLT apart; CMPQ DX, R15; JHI apart; TESTL $%d, DX; JNE leave", imm, 32*r.size, r.size-1)
	g.prefetch("(DI)(DX*1)", r.size, 32)
	for i := range 8 {
		g.e(el.widen, fmt.Sprintf("%d(DI)(DX*1)", 4*r.size*i), 4+i)
	}
	g.e("JMP loaded")
	g.at("apart")
}

// prefetch fetches the lines that the next warp will probably load n elements from: at once most kernels would wait for memory.
func (g *generator) prefetch(address string, size, n int) {
	for off := 0; off < n*size && size >= 4; off += 64 {
		g.e("PREFETCHT0 %d%s", simd.Lanes*size+off, address)
	}
}

// loadLanes loads the elements of the lanes that take part, one after the other: X0 for the offset X1 of the lane before.
func (g *generator) loadLanes(r *memRow, el *elementCode) {
	g.e("MOVL %s, CX; ADDQ BX, CX; MOVL %s, DX; MOVQ (R11)(DX*1), DI; MOVQ 8(R11)(DX*1), R15; SUBQ $%d, R15; JLT leave; MOVQ %s, DX; MOVL R12, R14; VPCMPEQD X1, X1, X1", slotA, slotC, r.size, imm)
	g.at("lanes")
	g.e("TZCNTL R14, R9; MOVQ (CX)(R9*8), AX; ADDQ DX, AX; CMPQ AX, R15; JHI leave")
	if r.size > 1 {
		g.e("TESTL $%d, AX; JNE leave", r.size-1)
	}
	g.e("VMOVQ X1, R9; CMPQ AX, R9; JEQ same; VMOVQ AX, X1; "+el.scalar+"; VMOVQ R9, X0", "(DI)(AX*1)")
	g.at("same")
	g.e("TZCNTL R14, AX; VMOVQ X0, %d(R11)(AX*8); BLSRL R14, R14; JNE lanes", layout["scratch"])
	for i := range 8 {
		g.e("VMOVDQU %s, Y%d", scratch(4*i), 4+i)
	}
}

// loadUniform emits the handlers of a load whose address is Imm in all lanes, such as that of a parameter.
func (g *generator) loadUniform(size int) {
	g.op(fmt.Sprintf("LoadUniform%d", 8*size), 0)
	g.variants(fmt.Sprintf("LoadUniform%d", 8*size), func(masked bool) {
		g.e("MOVL %s, DX; MOVQ (R11)(DX*1), DI; MOVQ 8(R11)(DX*1), R15; MOVQ %s, AX; SUBQ $%d, R15; JLT leave; CMPQ AX, R15; JHI leave; TESTL $%d, AX; JNE leave", slotC, imm, size, size-1)
		g.e(element[size].scalar+"; VMOVQ R9, X4; VPBROADCASTQ X4, Y4; MOVL %s, AX", "(DI)(AX*1)", slotD)
		for i := range 8 {
			g.e("VMOVDQA Y4, Y3")
			g.write(i, 3, masked)
		}
	}, true)
}

// collect loads the elements of four lanes into register y.
func (g *generator) collect(el *elementCode, lane, y int) {
	for k, x := range []int{y, 12} {
		if el.zeroFirst {
			g.e("VPXOR X%d, X%d, X%d", x, x, x)
		}
		for j, load := range []string{el.first, el.second} {
			g.e("MOVQ %d(CX), AX; "+load, 8*(lane+2*k+j), "(DX)(AX*1)", x)
		}
	}
	g.e("VINSERTI128 $1, X12, Y%d, Y%d", y, y)
}

// store emits the handlers of a store. Lanes store in their order, so that the last of equal addresses wins.
func (g *generator) store(r *memRow) {
	g.op(r.name, 0)
	el := element[r.size]
	g.variants(r.name, func(masked bool) {
		g.addresses(masked)
		g.e("MOVL %s, R14; ADDQ BX, R14", slotB)
		for h := range 2 {
			var consecutive func()
			if !masked && el.narrow != "" {
				consecutive = func() {
					for i := range 4 {
						g.e("VMOVDQU %d(R14), Y0", 128*h+32*i)
						g.e(el.narrow, fmt.Sprintf("%d(DI)(AX*1)", 4*r.size*i))
					}
				}
			}
			g.half(h, r.size, consecutive, nil, func() { g.scatter(&el, h, masked) })
		}
		g.e("INCQ %s", ctx("Stores"))
	}, true)
}

// atomRow is an atomic operation on 32 bits of memory that only one CTA accesses.
type atomRow struct {
	name string
	body string // from the old value R14 and the operand AX to AX
}

var atomRows = []atomRow{
	{"AtomAdd32", "ADDL R14, AX"},
	{"AtomAnd32", "ANDL R14, AX"},
	{"AtomOr32", "ORL R14, AX"},
	{"AtomXor32", "XORL R14, AX"},
	{"AtomExch32", ""},
	{"AtomMinS32", "CMPL R14, AX; CMOVLLT R14, AX"},
	{"AtomMinU32", "CMPL R14, AX; CMOVLCS R14, AX"},
	{"AtomMaxS32", "CMPL R14, AX; CMOVLGT R14, AX"},
	{"AtomMaxU32", "CMPL R14, AX; CMOVLHI R14, AX"},
}

// atom emits an atomic operation: lanes perform it in their order. It counts as a store if it changes memory.
func (g *generator) atom(r *atomRow) {
	g.op(r.name, 0)
	g.variants(r.name, func(masked bool) {
		g.addresses(masked)
		offsetsOfLanes(g, masked)
		g.e("MOVL %s, R15; ADDQ BX, R15; MOVL %s, DX; ADDQ BX, DX", slotB, slotD)
		g.at("lanes")
		g.e("TZCNTL R12, R9; MOVQ %d(R11)(R9*8), CX; MOVL (DI)(CX*1), R14; MOVL (R15)(R9*8), AX; MOVQ R14, (DX)(R9*8)", layout["scratch"])
		g.e("%s", r.body)
		g.e("CMPL AX, R14; JEQ same; MOVL AX, (DI)(CX*1); INCQ %s", ctx("Stores"))
		g.at("same")
		g.e("BLSRL R12, R12; JNE lanes")
		g.e("MOVL $1, %s; MOVQ $0, %s", ctx("Polled"), ctx("fuel"))
	}, true)
}

// offsetsOfLanes leaves unless the words of all lanes lie in the memory, and makes their offsets those of scratch memory. R12 becomes the lanes that take part.
func offsetsOfLanes(g *generator, masked bool) {
	for h := range 2 {
		g.half(h, 4, nil, nil, func() {})
	}
	if !masked {
		g.e("MOVL $-1, R12")
		for i := range 8 {
			g.e("VMOVDQU Y%d, %s", 4+i, scratch(4*i))
		}
	}
}

// scatter stores the elements of lanes 16h to 16h+15.
func (g *generator) scatter(el *elementCode, h int, masked bool) {
	if !masked {
		for lane := 16 * h; lane < 16*h+16; lane++ {
			g.e("MOVQ %d(CX), AX; MOVQ %d(R14), R9; "+el.store, 8*lane, 8*lane, "(DX)(AX*1)")
		}
		return
	}
	id := g.label()
	g.e("MOVL R12, AX; ANDL $%d, AX; JEQ %snone", 0xffff<<(16*h), id)
	g.at(id)
	g.e("TZCNTL AX, R9; MOVQ (CX)(R9*8), DI; MOVQ (R14)(R9*8), R9; "+el.store, "(DX)(DI*1)")
	g.e("BLSRL AX, AX; JNE %s", id)
	g.at(id + "none")
}
