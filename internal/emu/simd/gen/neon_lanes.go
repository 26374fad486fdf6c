package main

import (
	"fmt"
	"strings"
)

// neonRow is an operation on registers.
type neonRow struct {
	name  string
	n     int // sources
	shape shape
	flags flags // cut16 and, of shape words, ftz, canon and sat, or of shape pairs, cut32 and nanToGo
	setup string
	// body computes lanes from V0, V1 and V2. The destination of its last instruction is the result, or the body is only a register. It may use V3 to V7 and V16 to V25, or with
	// nanToGo V3 to V5, V24 and V25. setup is executed once, before the body of the first lanes; it sets constants, see (*neon).setup.
	body string
}

// shape says how lanes lie in vectors.
type shape uint8

const (
	pairs64 shape = iota // two lanes of 64 bits
	words                // the low halves of four lanes; those of the result are zero-extended
	widened              // the low halves of four lanes in V0 and V1, V2 and V5 have all bits of the third source; results of 64 bits are in V3 and V4
)

// operands sets R7 to the address of d, and R8, R9 and R10 to those of sources.
func (n *neon) operands(sources int) {
	n.e("LDPW %s, (R7, R8); ADD R1, R7; ADD R1, R8", ofRecord("D"))
	if sources > 1 {
		n.e("LDPW %s, (R9, R10); ADD R1, R9; ADD R1, R10", ofRecord("B"))
	}
}

// lanes emits the handlers of an operation on registers.
func (n *neon) lanes(r *neonRow) {
	n.variants(r.name, func(masked bool) {
		n.operands(r.n)
		if masked {
			n.e("MOVD $bits<>(SB), R12")
		}
		n.setup(r.setup)
		switch {
		case r.flags&nanToGo != 0:
			n.careful(r, masked)
		case r.shape == pairs64:
			for i := range 16 {
				n.fetch(i, r.n)
				result := n.compute(r.body)
				if r.flags&cut32 != 0 {
					n.v("and v3.16b, %s.16b, v25.16b", result)
					result = "v3"
				}
				n.write(i, result, masked)
			}
		default:
			for i := range 8 {
				n.fetchWords(i, r)
				result := n.compute(r.body)
				if r.shape == widened {
					n.writeFour(i, "v3", "v4", masked)
					continue
				}
				n.finish(r.flags, result)
				n.v("zip1 v4.4s, %[1]s.4s, v31.4s; zip2 v5.4s, %[1]s.4s, v31.4s", result)
				n.writeFour(i, "v4", "v5", masked)
			}
		}
	}, r.flags&nanToGo != 0)
}

// destination returns the register that the last instruction of a body sets.
func destination(body string) string {
	body = strings.TrimRight(body, "; ")
	last := strings.TrimSpace(body[strings.LastIndexAny(body, ";\n")+1:])
	if _, operands, ok := strings.Cut(last, " "); ok {
		last = operands
	}
	reg, _, _ := strings.Cut(last, ".")
	return reg
}

// compute emits the body of a row.
func (n *neon) compute(body string) (result string) {
	if strings.Contains(body, " ") {
		n.v("%s", body)
	}
	return destination(body)
}

// setup emits instructions of a row. "word v16 0x1" sets the elements of 32 bits of a vector, "double v16 0x1" those of 64 bits, and "table NAME" loads vectors
// from V6 on with the constants of a table: each has 64 bits, which both elements get.
func (n *neon) setup(text string) {
	for line := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		switch f[0] {
		case "word":
			n.e("MOVW $%s, R11", f[2])
			n.v("dup %s.4s, w11", f[1])
		case "double":
			n.e("MOVD $%s, R11", f[2])
			n.v("dup %s.2d, x11", f[1])
		case "go": // an instruction of Go's assembler
			n.e("%s", strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), "go")))
		default:
			n.v("%s", line)
		}
	}
}

// fetch loads the lanes 2i and 2i+1 of sources into V0, V1 and V2.
func (n *neon) fetch(i, sources int) {
	for k := range sources {
		n.v("ldr q%d, [x%d, #%d]", k, 8+k, 16*i)
	}
}

// fetchWords loads the lanes 4i to 4i+3, as the shape of a row says.
func (n *neon) fetchWords(i int, r *neonRow) {
	for k := range r.n {
		if r.shape == widened && k == 2 {
			n.v("ldp q2, q5, [x10, #%d]", 32*i)
			continue
		}
		n.v("ldp q%[1]d, q4, [x%[2]d, #%[3]d]; uzp1 v%[1]d.4s, v%[1]d.4s, v4.4s", k, 8+k, 32*i)
		if r.flags&ftz != 0 {
			n.flush("v" + string(rune('0'+k)))
		}
	}
}

// flush replaces the subnormal f32 numbers of a register by zeros of their sign. It uses V4 and V5.
func (n *neon) flush(v string) {
	n.v("and v4.16b, %[1]s.16b, v28.16b; and v5.16b, %[1]s.16b, v27.16b; cmeq v4.4s, v4.4s, #0; bit %[1]s.16b, v5.16b, v4.16b", v)
}

// finish applies flags to the result.
func (n *neon) finish(f flags, v string) {
	if f&ftz != 0 {
		n.flush(v)
	}
	switch {
	case f&sat != 0: // a NaN becomes zero
		n.v("fcmeq v4.4s, %[1]s.4s, %[1]s.4s; and %[1]s.16b, %[1]s.16b, v4.16b; fmax %[1]s.4s, %[1]s.4s, v31.4s; fmin %[1]s.4s, %[1]s.4s, v25.4s", v)
	case f&canon != 0:
		n.v("fcmeq v4.4s, %[1]s.4s, %[1]s.4s; bif %[1]s.16b, v30.16b, v4.16b", v)
	case f&cut16 != 0:
		n.v("and %[1]s.16b, %[1]s.16b, v26.16b", v)
	}
}

// write stores a register to the lanes 2i and 2i+1 of d. It uses V6 and V7 in a masked handler, where R12 is the table of the lanes' bits.
func (n *neon) write(i int, v string, masked bool) {
	if masked {
		n.v("ldr q6, [x12, #%[1]d]; ldr q7, [x7, #%[1]d]; cmtst v6.2d, v6.2d, v29.2d; bit v7.16b, %[2]s.16b, v6.16b", 16*i, v)
		v = "v7"
	}
	n.v("str q%s, [x7, #%d]", v[1:], 16*i)
}

// writeFour stores two registers to the lanes 4i to 4i+3 of d. In a masked handler it uses V0, V1, V6 and V7.
func (n *neon) writeFour(i int, low, high string, masked bool) {
	if masked {
		n.v("ldp q6, q7, [x12, #%[1]d]; ldp q0, q1, [x7, #%[1]d]; cmtst v6.2d, v6.2d, v29.2d; cmtst v7.2d, v7.2d, v29.2d", 32*i)
		n.v("bit v0.16b, %s.16b, v6.16b; bit v1.16b, %s.16b, v7.16b", low, high)
		low, high = "v0", "v1"
	}
	n.v("stp q%s, q%s, [x7, #%d]", low[1:], high[1:], 32*i)
}

// careful keeps all results in V8 to V23 and writes them if none is a NaN.
func (n *neon) careful(r *neonRow, masked bool) {
	for i := range 16 {
		n.fetch(i, r.n)
		n.v("mov v%d.16b, %s.16b", 8+i, n.compute(r.body))
	}
	n.v("mov v0.16b, v31.16b; mvn v0.16b, v0.16b")
	for i := range 16 {
		n.v("fcmeq v1.2d, v%[1]d.2d, v%[1]d.2d", 8+i)
		if masked {
			n.v("ldr q6, [x12, #%d]; cmtst v6.2d, v6.2d, v29.2d; orn v1.16b, v1.16b, v6.16b", 16*i)
		}
		n.v("and v0.16b, v0.16b, v1.16b")
	}
	n.v("uminv s0, v0.4s; fmov w11, s0")
	n.e("CBZW R11, leave")
	for i := range 16 {
		n.write(i, fmt.Sprintf("v%d", 8+i), masked)
	}
}

// lop3 emits a logical operation of three registers: bit 4a+2b+c of Imm is the result for the bits a, b and c. The results are chosen first by c, then by b and a.
func (n *neon) lop3() {
	n.variants("Lop3", func(masked bool) {
		n.operands(3)
		n.e("MOVD %s, R13", ofRecord("Imm"))
		for k := range 8 {
			n.e("SBFXW $%d, R13, $1, R11", k)
			n.v("dup v%d.4s, w11", 16+k)
		}
		if masked {
			n.e("MOVD $bits<>(SB), R12")
		}
		for i := range 8 {
			n.fetchWords(i, &neonRow{n: 3})
			for k := range 4 {
				n.v("mov v%[1]d.16b, v2.16b; bsl v%[1]d.16b, v%[2]d.16b, v%[3]d.16b", 3+k, 17+2*k, 16+2*k)
			}
			n.v("mov v7.16b, v1.16b; bsl v7.16b, v4.16b, v3.16b; bsl v1.16b, v6.16b, v5.16b; bsl v0.16b, v1.16b, v7.16b")
			n.v("zip1 v4.4s, v0.4s, v31.4s; zip2 v5.4s, v0.4s, v31.4s")
			n.writeFour(i, "v4", "v5", masked)
		}
	}, false)
}

// sel emits selp: d = a in the lanes of predicate C, xored with Imm, and b in the others.
func (n *neon) sel() {
	n.variants("Select", func(masked bool) {
		n.e("MOVWU %s, R13; MOVWU (R2)(R13), R13; MOVWU %s, R14; EORW R14, R13", ofRecord("C"), ofRecord("Imm"))
		n.v("dup v16.2d, x13")
		n.operands(2)
		n.e("MOVD $bits<>(SB), R12")
		for i := range 16 {
			n.fetch(i, 2)
			n.v("ldr q3, [x12, #%d]; cmtst v3.2d, v3.2d, v16.2d; bsl v3.16b, v0.16b, v1.16b", 16*i)
			n.write(i, "v3", masked)
		}
	}, false)
}
