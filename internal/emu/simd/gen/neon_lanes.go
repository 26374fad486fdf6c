package main

import (
	"fmt"
	"slices"
	"strings"
)

// neonRow is an operation on registers.
type neonRow struct {
	name  string
	n     int // sources
	shape shape
	flags flags // cut16 and, of shape words, ftz, canon and sat, or of shape pairs, cut32 and nanToGo
	setup string
	// body computes lanes from V0, V1 and V2. The destination of its last instruction is the result, or the body is only a register. It may use V3 to V7, and of
	// shape words V16 to V25. setup is executed once, before the body of the first lanes; it sets V16 to V25 to constants, or with nanToGo V24 and V25; see
	// (*neon).setup.
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
			for i := range 8 {
				for k := range r.n {
					n.v("ldp q%d, q%d, [x%d, #%d]", k, 8+k, 8+k, 32*i)
				}
				body := r.body
				if r.flags&cut32 != 0 {
					body += "; and v3.16b, v3.16b, v25.16b"
				}
				low := n.compute(body)
				n.compute(upper(body))
				n.writeFour(i, low, strings.TrimSuffix(upper(low+"."), "."), masked)
			}
		default:
			n.fours(r, masked)
		}
	}, r.flags&nanToGo != 0)
}

// fours emits a row of shape words or widened, after its operands.
func (n *neon) fours(r *neonRow, masked bool) {
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

// fused emits the handlers of records that execute the instruction after their own, too, as fused.go does for amd64.
func (n *neon) fused() {
	for _, f := range fusedRows {
		row := slices.IndexFunc(neonIntRows, func(r neonRow) bool { return r.name == f.both })
		n.start(f.name, false)
		n.operands(3)
		n.e("MOVWU %s, R7; ADD R1, R7", ofRecord("Imm"))
		n.fours(&neonIntRows[row], false)
		n.e("MOVD %d(R0), R11; ADD $%d, R0; JMP (R11)", 2*recordBytes+layout["full"], 2*recordBytes)
		n.start(f.name, true)
		n.e("JMP %sMasked<>(SB)", f.first)
	}
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

// upper returns a body for V8 to V15 instead of V0 to V7.
func upper(body string) string { return upperRegisters.Replace(body) }

var upperRegisters = func() *strings.Replacer {
	var list []string
	for i := range 8 {
		list = append(list, fmt.Sprintf("v%d.", i), fmt.Sprintf("v%d.", i+8))
	}
	return strings.NewReplacer(list...)
}()

// compute emits the body of a row.
func (n *neon) compute(body string) (result string) {
	if strings.Contains(body, " ") {
		n.v("%s", body)
	}
	return destination(body)
}

// setup emits instructions of a row. "word v16 0x1" sets the elements of 32 bits of a vector, "double v16 0x1" those of 64 bits, and
// "go" begins an instruction of Go's assembler.
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
		case "go":
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

// writeFour stores two registers to the lanes 4i to 4i+3 of d, R7. In a masked handler R12 is the table of the lanes' bits, and it uses four others of V0 to V7.
func (n *neon) writeFour(i int, low, high string, masked bool) {
	if masked {
		var free []any
		for k := range 8 {
			if v := fmt.Sprintf("v%d", k); v != low && v != high {
				free = append(free, k)
			}
		}
		n.v("ldp q%d, q%d, [x12, #%d]", free[2], free[3], 32*i)
		n.v("ldp q%d, q%d, [x7, #%d]", free[0], free[1], 32*i)
		n.v("cmtst v%[3]d.2d, v%[3]d.2d, v29.2d; cmtst v%[4]d.2d, v%[4]d.2d, v29.2d; bit v%[1]d.16b, "+low+".16b, v%[3]d.16b; bit v%[2]d.16b, "+high+".16b, v%[4]d.16b", free[:4]...)
		low, high = fmt.Sprintf("v%d", free[0]), fmt.Sprintf("v%d", free[1])
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
	for i := range 8 {
		n.writeFour(i, fmt.Sprintf("v%d", 8+2*i), fmt.Sprintf("v%d", 9+2*i), masked)
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
		for i := range 8 {
			n.v("ldp q0, q8, [x8, #%[1]d]; ldp q1, q9, [x9, #%[1]d]; ldp q3, q11, [x12, #%[1]d]", 32*i)
			n.v("cmtst v3.2d, v3.2d, v16.2d; cmtst v11.2d, v11.2d, v16.2d; bsl v3.16b, v0.16b, v1.16b; bsl v11.16b, v8.16b, v9.16b")
			n.writeFour(i, "v3", "v11", masked)
		}
	}, false)
}
