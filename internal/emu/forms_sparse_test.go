package emu

import (
	"fmt"
	"strings"

	"gonvvm/internal/isa"
)

// extendedMmaCase is a multiplication with a sparse A, with scaled blocks, or both.
func extendedMmaCase(op isa.Opcode, types []isa.Atom, m, n, k, variant int) *formCase {
	text := op.String()
	packed := strings.Contains(text, "kind::mxf4")
	enc := func(t isa.Atom, x int) (uint64, int) {
		if packed && t == isa.E2m1 {
			return formats["e2m1"].fromInt(x), 4
		}
		return encode(t, x)
	}
	_, bits := enc(types[1], 0)
	p := mmaProgram{op: op, types: types, sizes: [4]int{m * n, m * k, k * n, m * n}, encode: enc}
	valueA := func(i, j int) int { return matA(types[1], i, j) }
	dense, stored := valueA, valueA
	var sp *sparseA
	if op.Sem() == isa.SemMmaSp {
		sp = &sparseA{typ: types[1], k: k, pairs: bits == 4}
		units := k
		switch {
		case sp.typ == isa.Tf32:
			units *= 2
		case sp.pairs:
			units /= 2
		}
		sp.selector = variant % (4 / (units / 16))
		p.sizes[1] /= 2
		dense = func(i, j int) int { return sp.dense(i, j, valueA) }
		stored = func(i, j int) int { return valueA(i, sp.stored(i, j)) }
		p.args = fmt.Sprintf(", %%m0, %d", sp.selector)
	}
	// Factors of powers of two, so that every sum is exact.
	blocks := 0
	if strings.Contains(text, "block_scale") {
		blocks = 1
		switch {
		case strings.Contains(text, "4X"):
			blocks = 4
		case packed:
			blocks = 2
		}
	}
	byteA, laneA, byteB, laneB := variant%4/blocksOr(blocks)*blocksOr(blocks), variant/2%2, (variant+1)%4/blocksOr(blocks)*blocksOr(blocks), variant%4
	scaleA := func(i, block int) int { return (i + block) % 3 }
	scaleB := func(j, block int) int { return (2*j + block) % 4 }
	factor := func(e int) uint32 {
		if strings.Contains(text, "ue4m3") {
			return uint32(7+e) << 3
		}
		return uint32(127 + e)
	}
	p.more = func(l int) (list []uint32) {
		if sp != nil {
			list = append(list, sp.metadata(l, 0))
		}
		if blocks == 0 {
			return list
		}
		a, b := uint32(0x7c7d7e7f), uint32(0x01020304) // factors that are not used
		if l%4/2 == laneA {
			for n := range blocks {
				at := 8 * (byteA + n)
				a = a&^(0xff<<at) | factor(scaleA(l/4+l%2*8, n))<<at
			}
		}
		if l%4 == laneB {
			for n := range blocks {
				at := 8 * (byteB + n)
				b = b&^(0xff<<at) | factor(scaleB(l/4, n))<<at
			}
		}
		return append(list, a, b)
	}
	if blocks > 0 {
		first := int(b2u(sp != nil))
		p.args += fmt.Sprintf(", %%m%d, {%d, %d}, %%m%d, {%d, %d}", first, byteA, laneA, first+1, byteB, laneB)
	}
	a, b, c := fragmentsOf(op, m, bits)
	p.at = [4]element{c, a, b, c}
	p.value = [4]func(i, j int) int{
		func(i, j int) int {
			s := matC(types[3], i, j)
			for x := range k {
				v := dense(i, x) * matB(types[2], x, j)
				if blocks > 0 {
					v <<= scaleA(i, x*blocks/k) + scaleB(j, x*blocks/k)
				}
				s += v
			}
			if types[0] == isa.S32 && op.Has(isa.Satfinite) {
				s = min(max(s, -1<<31), 1<<31-1)
			}
			return s
		},
		stored,
		func(i, j int) int { return matB(types[2], i, j) },
		func(i, j int) int { return matC(types[3], i, j) },
	}
	return p.form()
}

func blocksOr(n int) int { return max(n, 1) }

// byteMoveCases makes programs for matrices of bytes and of elements that are unpacked to bytes: byte c of row r is a
// mixture of the input words. Of a matrix that is loaded or stored by columns, a lane has two columns, eight apart, of
// pairs of rows: in registers, bytes 0 and 1 are of the first.
func byteMoveCases() []warpCase {
	var list []warpCase
	// Lane l writes 16 bytes, row l, of its input word and the three that follow from it.
	fill := "\tmov.u32 %r1, s; shl.b32 %r2, %t, 4; add.u32 %r3, %r1, %r2; mul.lo.u32 %r4, %a, 3; mul.lo.u32 %r5, %a, 5; mul.lo.u32 %r6, %a, 7; st.shared.v4.u32 [%r3], {%a, %r4, %r5, %r6}; bar.sync 0;\n\t.reg .b32 %m<4>;\n"
	row := func(in []uint32, r int) [16]byte {
		var b [16]byte
		for k, f := range []uint32{1, 3, 5, 7} {
			store(b[:], uint64(4*k), 4, uint64(in[r]*f))
		}
		return b
	}
	unpack := func(b [16]byte, bits, c int) uint32 {
		x := uint32(0)
		for k := range bits {
			bit := c*bits + k
			x |= uint32(b[bit/8]>>(bit%8)&1) << k
		}
		return x
	}
	for _, f := range []struct {
		suffix string
		bits   int
	}{{".b8", 8}, {".b8x16.b6x16_p32", 6}, {".b8x16.b4x16_p64", 4}} {
		for _, sp := range []string{"", ".shared", ".shared::cta"} {
			addr := "[%r3]"
			prefix := fill
			if sp == "" {
				addr = "[%x2]"
				prefix += "\tcvt.u64.u32 %x1, %r3; cvta.shared.u64 %x2, %x1;\n"
			}
			for n := 1; n <= 2; n++ {
				regs := []string{"{%m0, %m1}", "{%m0, %m1, %m2, %m3}"}[n-1]
				list = append(list, warpCase{
					family: "ldmatrix", name: fmt.Sprintf("ldmatrix m16n16 x%d%s%s", n, sp, f.suffix), clean: true,
					body: prefix + fmt.Sprintf("\tldmatrix.sync.aligned.m16n16.x%d.trans%s%s %s, %s;\n\tmad.lo.u32 %%d, %%m%d, 3, %%m%d;", n, sp, f.suffix, regs, addr, 2*n-1, 2*n-2),
					want: each(func(l int, in []uint32) uint32 {
						word := func(reg int) (x uint32) {
							r := 16*(reg/2) + l%4*4 + reg%2*2
							for b, at := range [][2]int{{r, l / 4}, {r + 1, l / 4}, {r, l/4 + 8}, {r + 1, l/4 + 8}} {
								x |= unpack(row(in, at[0]), f.bits, at[1]) << (8 * b)
							}
							return x
						}
						return word(2*n-1)*3 + word(2*n-2)
					}),
				})
			}
			for _, n := range []int{1, 2, 4} {
				regs := "{" + strings.Join([]string{"%m0", "%m1", "%m2", "%m3"}[:n], ", ") + "}"
				if f.bits < 8 {
					list = append(list, warpCase{
						family: "ldmatrix", name: fmt.Sprintf("ldmatrix m8n16 x%d%s%s", n, sp, f.suffix), clean: true,
						body: prefix + fmt.Sprintf("\tldmatrix.sync.aligned.m8n16.x%d%s%s %s, %s;\n\tmov.u32 %%d, %%m%d;", n, sp, f.suffix, regs, addr, n-1),
						want: each(func(l int, in []uint32) (x uint32) {
							for b := range 4 {
								x |= unpack(row(in, 8*(n-1)+l/4), f.bits, l%4*4+b) << (8 * b)
							}
							return x
						}),
					})
					continue
				}
				list = append(list, warpCase{
					family: "stmatrix", name: fmt.Sprintf("stmatrix m16n8 x%d%s", n, sp), clean: true,
					body: prefix + fmt.Sprintf("\tmov.u32 %%m0, %%a; mul.lo.u32 %%m1, %%a, 9; mul.lo.u32 %%m2, %%a, 11; mul.lo.u32 %%m3, %%a, 13;\n\tstmatrix.sync.aligned.m16n8.x%d.trans%s.b8 %s, %s; bar.sync 0;\n\tadd.u32 %%r7, %%r1, %%r2; ld.shared.u32 %%d, [%%r7+4];", n, sp, addr, regs),
					want: each(func(l int, in []uint32) (x uint32) {
						if l >= 8*n {
							return in[l] * 3
						}
						for b := range 4 { // byte 4+b of row l
							from := l%8/2 + 4*(4+b) // the lane that has it, in its lower bytes
							x |= in[from] * []uint32{1, 9, 11, 13}[l/8] >> (8 * (l % 2)) & 0xff << (8 * b)
						}
						return x
					}),
				})
			}
		}
	}
	return list
}
