package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// neonCompareRow is a comparison.
type neonCompareRow struct {
	name  string
	shape shape // pairs64 or words
	flush bool  // sources are f32 whose subnormal numbers become zeros
	body  string
}

const (
	neonCut16Both  = "and v0.16b, v0.16b, v26.16b; and v1.16b, v1.16b, v26.16b; "
	neonSext16Both = "shl v0.4s, v0.4s, #16; shl v1.4s, v1.4s, #16; "
	neonOrdered32  = "fcmeq v4.4s, v0.4s, v0.4s; fcmeq v5.4s, v1.4s, v1.4s; and v4.16b, v4.16b, v5.16b; "
)

// neonCompareRows are the comparisons of V0 and V1: an element of V3 becomes ones or zero.
var neonCompareRows = []neonCompareRow{
	{"Eq16", words, false, neonCut16Both + "cmeq v3.4s, v0.4s, v1.4s"},
	{"Eq32", words, false, "cmeq v3.4s, v0.4s, v1.4s"},
	{"Eq64", pairs64, false, "cmeq v3.2d, v0.2d, v1.2d"},
	{"LtS16", words, false, neonSext16Both + "cmgt v3.4s, v1.4s, v0.4s"},
	{"LtS32", words, false, "cmgt v3.4s, v1.4s, v0.4s"},
	{"LtS64", pairs64, false, "cmgt v3.2d, v1.2d, v0.2d"},
	{"LtU16", words, false, neonCut16Both + "cmhi v3.4s, v1.4s, v0.4s"},
	{"LtU32", words, false, "cmhi v3.4s, v1.4s, v0.4s"},
	{"LtU64", pairs64, false, "cmhi v3.2d, v1.2d, v0.2d"},
	{"EqF32", words, false, "fcmeq v3.4s, v0.4s, v1.4s"},
	{"LtF32", words, false, "fcmgt v3.4s, v1.4s, v0.4s"},
	{"LeF32", words, false, "fcmge v3.4s, v1.4s, v0.4s"},
	{"NumF32", words, false, neonOrdered32 + "mov v3.16b, v4.16b"},
	{"NeF32", words, false, neonOrdered32 + "fcmeq v3.4s, v0.4s, v1.4s; bic v3.16b, v4.16b, v3.16b"},
	{"EquF32", words, false, neonOrdered32 + "fcmeq v3.4s, v0.4s, v1.4s; orn v3.16b, v3.16b, v4.16b"},
	{"EqFtzF32", words, true, "fcmeq v3.4s, v0.4s, v1.4s"},
	{"LtFtzF32", words, true, "fcmgt v3.4s, v1.4s, v0.4s"},
	{"LeFtzF32", words, true, "fcmge v3.4s, v1.4s, v0.4s"},
	{"EqF64", pairs64, false, "fcmeq v3.2d, v0.2d, v1.2d"},
	{"LtF64", pairs64, false, "fcmgt v3.2d, v1.2d, v0.2d"},
	{"LeF64", pairs64, false, "fcmge v3.2d, v1.2d, v0.2d"},
	{"NumF64", pairs64, false, "fcmeq v3.2d, v0.2d, v0.2d; fcmeq v4.2d, v1.2d, v1.2d; and v3.16b, v3.16b, v4.16b"},
}

// compare emits the handlers of a comparison: d = (a op b) ^ Imm, d a predicate. The bits of the lanes are collected in V24.
func (n *neon) compare(r *neonCompareRow) {
	n.variants(r.name, func(masked bool) {
		n.operands(2)
		n.v("mov v24.16b, v31.16b")
		if r.shape == pairs64 {
			n.e("MOVD $bits<>(SB), R12")
		} else {
			n.e("MOVD $wordBits<>(SB), R12")
		}
		for i := range 16 {
			if r.shape == pairs64 {
				n.fetch(i, 2)
			} else if i < 8 {
				row := neonRow{n: 2, shape: words}
				if r.flush {
					row.flags = ftz
				}
				n.fetchWords(i, &row)
			} else {
				break
			}
			n.v("%s", r.body)
			n.v("ldr q4, [x12, #%d]; and v3.16b, v3.16b, v4.16b; orr v24.16b, v24.16b, v3.16b", 16*i)
		}
		if r.shape == pairs64 {
			n.v("addp d24, v24.2d")
		} else {
			n.v("addv s24, v24.4s")
		}
		n.v("fmov w8, s24")
		n.compared(masked)
	}, false)
}

// compared emits the end of a comparison, whose result is in R8: with a boolean operation see simd.Record.Combine.
func (n *neon) compared(masked bool) {
	n.e("MOVWU %s, R7; LDPW %s, (R11, R14); EORW R11, R8; CBNZW R14, combine", ofRecord("D"), ofRecord("Imm"))
	n.writePred("R7", "R8", masked)
	n.next(masked)
	n.at("combine")
	n.e("MOVWU %s, R9; MOVWU (R2)(R9), R9; TBZ $29, R14, plain; MVNW R9, R9", ofRecord("C"))
	n.at("plain")
	n.e("ANDW $0xffffff, R14, R10; MVNW R8, R13; UBFXW $24, R14, $2, R14")
	for i, op := range []string{"ANDW", "ORRW", "EORW"} {
		n.e("CMPW $%d, R14; BNE not%d; %s R9, R8; %s R9, R13", i+1, i+1, op, op)
		n.at(fmt.Sprintf("not%d", i+1))
	}
	n.writePred("R7", "R8", masked)
	n.writePred("R10", "R13", masked)
}

// writePred writes a mask to the predicate at an offset. It uses R11.
func (n *neon) writePred(to, from string, masked bool) {
	if masked {
		n.e("MOVWU (R2)(%s), R11; ANDW R5, %s; BICW R5, R11; ORRW R11, %s", to, from, from)
	}
	n.e("MOVW %s, (R2)(%s)", from, to)
}

// predLogic emits an operation on predicates: the low bits of Imm are its truth table, bit 2a+b.
func (n *neon) predLogic() {
	n.variants("PredLogic", func(masked bool) {
		n.e("LDPW %s, (R7, R8); MOVWU %s, R9; MOVWU (R2)(R8), R8; MOVWU (R2)(R9), R9; MOVWU %s, R10; MOVW ZR, R13", ofRecord("D"), ofRecord("B"), ofRecord("Imm"))
		for bit, in := range []string{"ORRW R8, R9, R14; MVNW R14, R14", "BICW R8, R9, R14", "BICW R9, R8, R14", "ANDW R8, R9, R14"} {
			n.e("%s; SBFXW $%d, R10, $1, R11; ANDW R11, R14; ORRW R14, R13", in, bit)
		}
		n.writePred("R7", "R13", masked)
	}, false)
}

// special emits reads of special registers: of a vector of the context, or of a value that all lanes share. Imm is the byte offset.
func (n *neon) special() {
	for _, uniform := range []bool{false, true} {
		name := "LaneSpecial"
		if uniform {
			name = "UniformSpecial"
		}
		n.variants(name, func(masked bool) {
			n.e("MOVWU %s, R7; ADD R1, R7; MOVD %s, R8", ofRecord("D"), ofRecord("Imm"))
			if uniform {
				n.e("ADD R3, R8; MOVD %d(R8), R11", layout["Uniform"])
				n.v("dup v3.2d, x11")
			} else {
				n.e("MOVD %s, R11; ADD R11, R8", ofContext("Thread"))
			}
			n.writeAll(masked, func(i int) (low, high string) {
				if uniform {
					return "v3", "v3"
				}
				n.v("ldp q2, q3, [x8, #%d]", 32*i)
				return "v2", "v3"
			})
		}, false)
	}
}

// writeAll writes the registers that value returns to the lanes 4i to 4i+3 of d, R7.
func (n *neon) writeAll(masked bool, value func(i int) (low, high string)) {
	if masked {
		n.e("MOVD $bits<>(SB), R12")
	}
	for i := range 8 {
		low, high := value(i)
		n.writeFour(i, low, high, masked)
	}
}

// shfl emits a constant permutation of a whole warp: Imm is the address of a simd.Permutation, B the predicate. For the sanitizer, the lanes of the warp meet.
func (n *neon) shfl() {
	n.variants("Shfl", func(masked bool) {
		if masked {
			n.e("JMP leave")
			return
		}
		n.operands(1)
		n.e("MOVD %s, R9; ADD $%d, R3, R10", ofRecord("Imm"), layout["scratch"])
		for i := range simd.Lanes {
			n.e("MOVBU %d(R9), R11; MOVD (R8)(R11<<3), R11; MOVD R11, %d(R10)", i, 8*i)
		}
		n.writeAll(false, func(i int) (low, high string) {
			n.v("ldp q2, q3, [x10, #%d]", 32*i)
			return "v2", "v3"
		})
		n.e("MOVWU %d(R9), R11; MOVWU %s, R12; MOVW R11, (R2)(R12)", simd.Lanes, ofRecord("B"))
		n.e("MOVWU %s, R11; MOVWU %s, R12; ADD R12<<2, R3, R12; MOVW R11, %d(R12); MOVWU %s, R12; CMPW R11, R12; CSELW LO, R11, R12, R12; MOVW R12, %s",
			ofContext("Now"), ofContext("Warp"), layout["Order"], ofContext("MaxOrder"), ofContext("MaxOrder"))
		n.e("ADDW $1, R11; MOVW R11, %s; MOVW R11, %s; MOVW $1, R11; MOVW R11, %s", ofContext("Now"), ofContext("Lsync"), ofContext("Joined"))
	}, true)
}
