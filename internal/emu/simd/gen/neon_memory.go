package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// neonLoads are the loads. Elements are zero-extended; extend then sign-extends those of a vector X.
var neonLoads = []memRow{
	{"Load8", 1, ""},
	{"Load16", 2, ""},
	{"Load32", 4, ""},
	{"Load64", 8, ""},
	{"Load8S32", 1, "shl v%[1]d.4s, v%[1]d.4s, #24; sshr v%[1]d.4s, v%[1]d.4s, #24"},
	{"Load16S32", 2, "shl v%[1]d.4s, v%[1]d.4s, #16; sshr v%[1]d.4s, v%[1]d.4s, #16"},
	{"Load32S64", 4, "shl v%[1]d.2d, v%[1]d.2d, #32; sshr v%[1]d.2d, v%[1]d.2d, #32"},
}

// neonScalar are the load of one element to R11 and the store of R11, by the element's size.
var neonScalar = map[int][2]string{
	1: {"MOVBU %s, R11", "MOVB R11, %s"},
	2: {"MOVHU %s, R11", "MOVH R11, %s"},
	4: {"MOVWU %s, R11", "MOVW R11, %s"},
	8: {"MOVD %s, R11", "MOVD R11, %s"},
}

// memory emits loads, stores and atomic operations.
func (n *neon) memory() {
	for i := range neonLoads {
		n.load(&neonLoads[i])
	}
	for _, size := range []int{1, 2, 4, 8} {
		n.loadUniform(size)
		n.store(size)
	}
	for i := range neonAtoms {
		n.atom(&neonAtoms[i])
	}
}

// load emits the handlers of a load: all results are in V8 to V23 before any is written, so that it can leave.
func (n *neon) load(r *memRow) {
	n.variants(r.name, func(masked bool) {
		n.memoryOf(r.size)
		if masked {
			n.loadRun(r.size)
			n.loadLanes(r.size)
		} else {
			n.loadAll(r)
		}
		n.at("loaded")
		n.e("MOVWU %s, R7; ADD R1, R7", ofRecord("D"))
		n.writeAll(masked, func(i int) (low, high string) {
			if r.extend != "" {
				n.v(r.extend, 8+2*i)
				n.v(r.extend, 9+2*i)
			}
			return fmt.Sprintf("v%d", 8+2*i), fmt.Sprintf("v%d", 9+2*i)
		})
	}, true)
}

// loadAll loads the elements of all lanes. It tests whether their addresses are consecutive or equal, and then each half of the warp.
func (n *neon) loadAll(r *memRow) {
	n.consecutive(0, simd.Lanes, r.size, "apart")
	n.prefetch("R9", r.size, simd.Lanes)
	n.loadConsecutive(8, r.size, simd.Lanes)
	n.e("JMP loaded")
	n.at("apart")
	n.e("CBNZ R10, halves")
	n.steps(0, simd.Lanes, 0, "halves")
	n.lie(1, r.size)
	n.e(neonScalar[r.size][0]+"; MOVWU %s, R7; ADD R1, R7", "(R9)", ofRecord("D"))
	n.v("dup v8.2d, x11")
	if r.extend != "" {
		n.v(r.extend, 8)
	}
	n.writeAll(false, func(int) (low, high string) { return "v8", "v8" })
	n.next(false)
	n.at("halves")
	for first := 0; first < simd.Lanes; first += 16 {
		n.loadHalf(first, r.size)
	}
}

// loadHalf loads the elements of sixteen lanes.
func (n *neon) loadHalf(first, size int) {
	id, to := n.label(), 8+first/2
	n.consecutive(first, 16, size, id+"apart")
	n.prefetch("R9", size, 16)
	n.loadConsecutive(to, size, 16)
	n.e("JMP %sdone", id)
	n.at(id + "apart")
	n.e("CBNZ R10, %sscattered", id)
	n.steps(first, 16, 0, id+"scattered")
	n.lie(1, size)
	n.e(neonScalar[size][0], "(R9)")
	for i := range 8 {
		n.v("dup v%d.2d, x11", to+i)
	}
	n.e("JMP %sdone", id)
	n.at(id + "scattered")
	n.limits(size)
	n.outsideFrom(first, 16, false)
	n.e("ADD R14, R13, R12")
	for i := range 8 {
		n.e("LDP %d(R8), (R9, R10); ADD R9, R12, R9; ADD R10, R12, R10", 8*first+16*i)
		n.v("ldr %s, [x9]; ld1 {v%d.%s}[%d], [x10]", letter(size)+fmt.Sprint(to+i), to+i, letter(size), 8/size)
	}
	n.at(id + "done")
}

// prefetch fetches the lines that the next warp will probably load count elements from.
func (n *neon) prefetch(reg string, size, count int) {
	for off := 0; off < count*size && size >= 4; off += 64 {
		n.e("PRFM %d(%s), PLDL1KEEP", simd.Lanes*size+off, reg)
	}
}

// loadConsecutive loads count elements at R9 into vectors from first on, of which each takes two. It uses V0 to V3.
func (n *neon) loadConsecutive(first, size, count int) {
	switch size {
	case 8:
		for i := 0; i < count/2; i += 2 {
			n.v("ldp q%d, q%d, [x9, #%d]", first+i, first+i+1, 16*i)
		}
	case 4:
		for i := 0; i < count/2; i += 2 {
			n.v("ldr q0, [x9, #%d]; ushll v%d.2d, v0.2s, #0; ushll2 v%d.2d, v0.4s, #0", 8*i, first+i, first+i+1)
		}
	case 2:
		for i := 0; i < count/2; i += 4 {
			n.v("ldr q0, [x9, #%d]", 4*i)
			n.widenHalves(first + i)
		}
	case 1:
		for i := 0; i < count/2; i += 8 {
			n.v("ldr q1, [x9, #%d]; ushll v0.8h, v1.8b, #0", 2*i)
			n.widenHalves(first + i)
			n.v("ushll2 v0.8h, v1.16b, #0")
			n.widenHalves(first + i + 4)
		}
	}
}

// widenHalves makes elements of 64 bits, in four vectors, of the eight of 16 bits in V0. It uses V2.
func (n *neon) widenHalves(to int) {
	for i, half := range []string{"ushll v2.4s, v0.4h, #0", "ushll2 v2.4s, v0.8h, #0"} {
		n.v("%s; ushll v%d.2d, v2.2s, #0; ushll2 v%d.2d, v2.4s, #0", half, to+2*i, to+2*i+1)
	}
}

// loadRun loads consecutive elements, of which lanes that do not take part have their share, too, if it is in bounds. The lanes that do decide whether they are
// consecutive.
func (n *neon) loadRun(size int) {
	n.e("RBITW R5, R11; CLZW R11, R11; MOVD (R8)(R11<<3), R9; MOVD $%d, R12; MUL R12, R11; SUB R11, R9; ADD $%d, R9, R11; MOVD $%d, R10; MOVD $bits<>(SB), R12", size, size, 2*size)
	n.v("dup v0.2d, x9; mov v0.d[1], x11; dup v1.2d, x10; mov v4.16b, v31.16b")
	for i := range 16 {
		n.v("ldr q2, [x8, #%[1]d]; ldr q3, [x12, #%[1]d]; eor v2.16b, v2.16b, v0.16b; cmtst v3.2d, v3.2d, v29.2d; and v2.16b, v2.16b, v3.16b; orr v4.16b, v4.16b, v2.16b; add v0.2d, v0.2d, v1.2d", 16*i)
	}
	n.v("umaxv s4, v4.4s; fmov w11, s4")
	n.e("CBNZW R11, apart; ADD R14, R9; SUBS $%d, R15, R11; BLT apart; CMP R11, R9; BHI apart", 31*size)
	n.aligned("R9", size)
	n.e("ADD R13, R9")
	n.prefetch("R9", size, 32)
	n.loadConsecutive(8, size, 32)
	n.e("JMP loaded")
	n.at("apart")
}

// loadLanes loads the elements of the lanes that take part, one after the other: R11 for the offset R16 of the lane before.
func (n *neon) loadLanes(size int) {
	n.e("MOVWU R5, R7; ADD $%d, R3, R12; MOVD $-1, R16", layout["scratch"])
	n.at("lanes")
	n.e("RBITW R7, R10; CLZW R10, R10; MOVD (R8)(R10<<3), R9; ADD R14, R9; CMP R15, R9; BHI leave")
	n.aligned("R9", size)
	n.e("CMP R16, R9; BEQ same; MOVD R9, R16; ADD R13, R9; "+neonScalar[size][0], "(R9)")
	n.at("same")
	n.e("MOVD R11, (R12)(R10<<3); SUBW $1, R7, R10; ANDW R10, R7; CBNZW R7, lanes")
	for i := 0; i < 16; i += 2 {
		n.v("ldp q%d, q%d, [x12, #%d]", 8+i, 9+i, 16*i)
	}
}

// loadUniform emits the handlers of a load whose address is Imm in all lanes, such as that of a parameter.
func (n *neon) loadUniform(size int) {
	n.variants(fmt.Sprintf("LoadUniform%d", 8*size), func(masked bool) {
		n.memoryOf(size)
		n.e("CMP R15, R14; BHI leave")
		n.aligned("R14", size)
		n.e("ADD R13, R14; "+neonScalar[size][0]+"; MOVWU %s, R7; ADD R1, R7", "(R14)", ofRecord("D"))
		n.v("dup v3.2d, x11")
		n.writeAll(masked, func(int) (low, high string) { return "v3", "v3" })
	}, true)
}

// store emits the handlers of a store. Lanes store in their order, so that the last of equal addresses wins.
func (n *neon) store(size int) {
	n.variants(fmt.Sprintf("Store%d", 8*size), func(masked bool) {
		n.memoryOf(size)
		n.e("MOVWU %s, R7; ADD R1, R7", ofRecord("B"))
		if masked {
			n.limits(size)
			n.outside(32, true)
			n.e("ADD R14, R13, R12; MOVWU R5, R14")
			n.at("lanes")
			n.e("RBITW R14, R10; CLZW R10, R10; MOVD (R8)(R10<<3), R9; MOVD (R7)(R10<<3), R11; ADD R12, R9; "+neonScalar[size][1]+"; SUBW $1, R14, R10; ANDW R10, R14; CBNZW R14, lanes", "(R9)")
		} else {
			n.consecutive(0, simd.Lanes, size, "halves")
			n.storeConsecutive(0, simd.Lanes, size)
			n.e("JMP stored")
			n.at("halves")
			for first := 0; first < simd.Lanes; first += 16 {
				n.storeHalf(first, size)
			}
			n.at("stored")
		}
		n.e("MOVD $1, R7")
		n.add("Stores", "R7")
	}, true)
}

// storeHalf stores the elements of sixteen lanes.
func (n *neon) storeHalf(first, size int) {
	id := n.label()
	n.consecutive(first, 16, size, id+"scattered")
	n.storeConsecutive(first, 16, size)
	n.e("JMP %sdone", id)
	n.at(id + "scattered")
	n.limits(size)
	n.outsideFrom(first, 16, false)
	n.e("ADD R14, R13, R12")
	for lane := first; lane < first+16; lane++ {
		n.e("MOVD %[1]d(R8), R9; MOVD %[1]d(R7), R11; ADD R12, R9; "+fmt.Sprintf(neonScalar[size][1], "(R9)"), 8*lane)
	}
	n.at(id + "done")
}

// storeConsecutive stores the low bytes of count lanes from a first one on, of the register at R7, at R9.
func (n *neon) storeConsecutive(first, count, size int) {
	four := func(to, i int) {
		n.v("ldp q%[1]d, q4, [x7, #%[2]d]; uzp1 v%[1]d.4s, v%[1]d.4s, v4.4s", to, 8*(first+i))
	}
	for i := 0; i < count; i += 4 {
		switch size {
		case 8:
			n.v("ldp q0, q1, [x7, #%d]; stp q0, q1, [x9, #%d]", 8*(first+i), 8*i)
		case 4:
			four(0, i)
			n.v("str q0, [x9, #%d]", 4*i)
		default:
			four(i/4%4, i)
		}
		if i%16 != 12 || size > 2 {
			continue
		}
		n.v("uzp1 v0.8h, v0.8h, v1.8h; uzp1 v2.8h, v2.8h, v3.8h")
		if size == 2 {
			n.v("stp q0, q2, [x9, #%d]", 2*(i-12))
		} else {
			n.v("uzp1 v0.16b, v0.16b, v2.16b; str q0, [x9, #%d]", i-12)
		}
	}
}

// neonAtoms are the atomic operations: from the old value R10 and the operand R11 to R11.
var neonAtoms = []atomRow{
	{"AtomAdd32", "ADDW R10, R11"},
	{"AtomAnd32", "ANDW R10, R11"},
	{"AtomOr32", "ORRW R10, R11"},
	{"AtomXor32", "EORW R10, R11"},
	{"AtomExch32", ""},
	{"AtomMinS32", "CMPW R11, R10; CSELW LT, R10, R11, R11"},
	{"AtomMinU32", "CMPW R11, R10; CSELW LO, R10, R11, R11"},
	{"AtomMaxS32", "CMPW R11, R10; CSELW GT, R10, R11, R11"},
	{"AtomMaxU32", "CMPW R11, R10; CSELW HI, R10, R11, R11"},
}

// atom emits an atomic operation: lanes perform it in their order. It counts as a store if it changes memory.
func (n *neon) atom(r *atomRow) {
	n.variants(r.name, func(masked bool) {
		n.memoryOf(4)
		n.limits(4)
		n.outside(32, masked)
		n.e("ADD R14, R13, R12; MOVWU %s, R15; ADD R1, R15; MOVWU %s, R13; ADD R1, R13; MOVD ZR, R17", ofRecord("B"), ofRecord("D"))
		if masked {
			n.e("MOVWU R5, R14")
		} else {
			n.e("MOVD $0xffffffff, R14")
		}
		n.at("lanes")
		n.e("RBITW R14, R7; CLZW R7, R7; MOVD (R8)(R7<<3), R9; ADD R12, R9; MOVWU (R9), R10; MOVD (R15)(R7<<3), R11; MOVD R10, (R13)(R7<<3)")
		n.e("%s", r.body)
		n.e("CMPW R11, R10; BEQ same; MOVW R11, (R9); ADD $1, R17")
		n.at("same")
		n.e("SUBW $1, R14, R7; ANDW R7, R14; CBNZW R14, lanes")
		n.add("Stores", "R17")
		n.e("MOVW $1, R11; MOVW R11, %s; MOVD ZR, %s", ofContext("Polled"), ofContext("fuel"))
	}, true)
}
