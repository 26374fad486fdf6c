package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/testkit"
)

// Matrices of small integers, which every format holds and whose products every order
// of additions gives exactly.

func matA(t isa.Atom, i, k int) int { return small(t, (3*i+5*k)%7-3) }
func matB(t isa.Atom, k, j int) int { return small(t, (2*k+3*j+k/5)%5-2) }

// matC has, for integers, some elements near the end of the range.
func matC(t isa.Atom, i, j int) int {
	switch {
	case t == isa.S32 && (i+j)%5 == 0:
		return 0x7fffffff - i
	case t == isa.F64: // no sum is zero, whose sign would depend on the rounding
		return 1000 + i - j
	}
	return i - j
}

// small makes x a number of the type.
func small(t isa.Atom, x int) int {
	switch {
	case t == isa.B1:
		return x & 1
	case t.Class() == isa.ClassUnsigned:
		return max(x, -x)
	}
	return x
}

// encode returns the bits of an integer in a matrix element, which has width bits.
func encode(t isa.Atom, x int) (bits uint64, width int) {
	switch t {
	case isa.F16, isa.Bf16, isa.F32, isa.F64, isa.E4m3, isa.E5m2:
		return formats[t.String()].fromInt(x), t.Bits()
	case isa.Tf32:
		return formats["f32"].fromInt(x), 32
	case isa.E2m3, isa.E3m2: // in the lower bits of a byte
		return formats[t.String()].fromInt(x), 8
	case isa.E2m1: // in the bits 2 to 5 of a byte
		return formats["e2m1"].fromInt(x) << 2, 8
	}
	return uint64(x) & (1<<t.Bits() - 1), t.Bits()
}

// variants returns the combinations of modifiers of a form that exist.
func variants(f isa.Form) []isa.Opcode {
	list := []isa.Opcode{isa.Opcode(f)}
	slots := isa.Opcode(f).Info().Slots()
	for i := range slots {
		s := &slots[i]
		if s.Width == 0 {
			continue
		}
		var next []isa.Opcode
		for _, op := range list {
			for v := range len(s.Values()) + int(s.Optional) {
				next = append(next, op|isa.Opcode(v)<<s.Shift)
			}
		}
		list = next
	}
	var some []isa.Opcode
	for _, op := range list {
		// Without .aligned wmma is that of PTX 6.0 and 6.1; there is nothing else to it.
		if op.IsValid() && op.Exists() && (op.Info().Root() != "wmma" || op.Has(isa.Aligned)) {
			some = append(some, op)
		}
	}
	return some
}

// geometry reads m16n8k32 from a mnemonic.
func geometry(t testing.TB, op isa.Opcode) (m, n, k int) {
	for _, part := range strings.Split(op.String(), ".") {
		if c, err := fmt.Sscanf(part, "m%dn%dk%d", &m, &n, &k); c == 3 && err == nil {
			return m, n, k
		}
	}
	t.Fatalf("no shape in %s", op)
	return 0, 0, 0
}

// mmaTypes returns the element types of d, a, b and c.
func mmaTypes(op isa.Opcode) (list []isa.Atom) {
	for _, s := range [...]isa.Slot{isa.SlotType, isa.SlotType2, isa.SlotType3, isa.SlotType4} {
		if a := op.Get(s); a != 0 {
			list = append(list, a)
		}
	}
	if len(list) == 2 {
		list = []isa.Atom{list[0], isa.F16, isa.F16, list[1]}
	}
	return list
}

// product is one element of the result by definition.
func productOf(op isa.Opcode, types []isa.Atom, depth, i, j int) int {
	s := matC(types[3], i, j)
	for k := range depth {
		a, b := matA(types[1], i, k), matB(types[2], k, j)
		switch {
		case types[1] != isa.B1:
			s += a * b
		case op.Has(isa.And):
			s += a & b
		default:
			s += a ^ b
		}
	}
	if types[0] == isa.S32 && op.Has(isa.Satfinite) {
		s = min(max(s, -1<<31), 1<<31-1)
	}
	return s
}

// element says which element of its matrix a lane's i-th is: the figures of PTX ISA
// §9.7.14.5, in their words: group is lane/4, in group lane%4.
type element func(lane, i int) (row, col int)

func fragmentsOf(op isa.Opcode, m int, bits int) (a, b, c element) {
	per := 32 / bits // elements of a register
	if bits == 64 {
		per = 1
	}
	a = func(l, i int) (int, int) {
		group, in := l/4, l%4
		if m == 8 {
			return group, in*per + i%per + i/per*4*per
		}
		row := group
		if i/per%2 == 1 { // a register of rows 8 … 15 follows each of rows 0 … 7
			row += 8
		}
		return row, in*per + i%per + i/per/2*4*per
	}
	b = func(l, i int) (int, int) { return l%4*per + i%per + i/per*4*per, l / 4 }
	c = func(l, i int) (int, int) { return l/4 + i/2*8, l%4*2 + i%2 }
	return a, b, c
}

// mmaCases makes a program for every form of mma and its modifiers.
func mmaCases(t testing.TB) []*formCase {
	var list []*formCase
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if op := isa.Opcode(f); !op.IsValid() || op.Sem() != isa.SemMma && op.Sem() != isa.SemMmaSp {
			continue
		}
		for _, op := range variants(f) {
			m, n, k := geometry(t, op)
			types := mmaTypes(op)
			_, bits := encode(types[1], 0)
			if op.Sem() == isa.SemMmaSp || strings.Contains(op.String(), "block_scale") {
				list = append(list, extendedMmaCase(op, types, m, n, k, len(list)))
				continue
			}
			if m == 8 && k == 4 && types[1] == isa.F16 {
				list = append(list, voltaCase(op, types))
				continue
			}
			a, b, c := fragmentsOf(op, m, bits)
			list = append(list, mmaCase(op, types, [4]int{m * n, m * k, k * n, m * n}, c, a, b, c,
				func(i, j int) int { return productOf(op, types, k, i, j) }))
		}
	}
	return list
}

// mmaCase makes the program: each lane reads its fragments and writes its part of the
// result.
func mmaCase(op isa.Opcode, types []isa.Atom, sizes [4]int, d, a, b, c element, want32 func(i, j int) int) *formCase {
	p := mmaProgram{op: op, types: types, sizes: sizes, at: [4]element{d, a, b, c}, encode: encode}
	p.value = [4]func(i, j int) int{want32, func(i, j int) int { return matA(types[1], i, j) }, func(i, j int) int { return matB(types[2], i, j) }, func(i, j int) int { return matC(types[3], i, j) }}
	return p.form()
}

// mmaProgram describes a program that multiplies: for d, a, b and c the elements of all lanes together, with their
// positions and values; further registers of a lane and the operands after the four.
type mmaProgram struct {
	op     isa.Opcode
	types  []isa.Atom
	sizes  [4]int
	at     [4]element
	value  [4]func(i, j int) int
	encode func(t isa.Atom, x int) (uint64, int)
	more   func(l int) []uint32 // %m0, %m1 …
	args   string
}

func (p *mmaProgram) form() *formCase {
	op, types, sizes, at, value, encode := p.op, p.types, p.sizes, p.at, p.value, p.encode
	var words [4][lanes][]uint64
	var regs, lists [4]string
	names := "dabc"
	var loads, stores strings.Builder
	offset := 0
	for o := range 4 {
		_, bits := encode(types[o], 0)
		reg := max(32, bits)
		per := reg / bits
		count := sizes[o] / lanes / per
		for l := range lanes {
			for r := range count {
				var x uint64
				for e := range per {
					row, col := at[o](l, r*per+e)
					v, _ := encode(types[o], value[o](row, col))
					x |= v << (e * bits)
				}
				words[o][l] = append(words[o][l], x)
			}
		}
		regs[o] = fmt.Sprintf("\t.reg .b%d %%%c<%d>;\n", reg, names[o], count)
		for r := range count {
			lists[o] += fmt.Sprintf(", %%%c%d", names[o], r)
			if o > 0 {
				fmt.Fprintf(&loads, "\tld.global.b%d %%%c%d, [%%i+%d];\n", reg, names[o], r, offset)
				offset += 8
			} else {
				fmt.Fprintf(&stores, "\tst.global.b%d [%%o+%d], %%d%d;\n", reg, 8*r, r)
			}
		}
		lists[o] = "{" + strings.TrimPrefix(lists[o], ", ") + "}"
	}
	more := 0
	if p.more != nil {
		more = len(p.more(0))
		regs[0] += fmt.Sprintf("\t.reg .b32 %%m<%d>;\n", more)
		for r := range more {
			fmt.Fprintf(&loads, "\tld.global.b32 %%m%d, [%%i+%d];\n", r, offset)
			offset += 8
		}
	}
	c1 := &formCase{family: op.Sem().String(), title: op.String(), block: lanes, sanitize: true, inSize: 8, outSize: 8, outType: "u64"}
	for l := range lanes {
		for o := 1; o < 4; o++ {
			c1.in = append(c1.in, words[o][l]...)
		}
		for r := range more {
			c1.in = append(c1.in, uint64(p.more(l)[r]))
		}
		for _, x := range words[0][l] {
			c1.out = append(c1.out, want{lo: x})
		}
	}
	c1.body = fmt.Sprintf("\t.reg .b32 %%t;\n\t.reg .b64 %%i, %%o;\n%s\tld.param.u64 %%i, [in];\n\tld.param.u64 %%o, [out];\n\tmov.u32 %%t, %%tid.x;\n"+
		"\tmad.wide.u32 %%i, %%t, %d, %%i;\n\tmad.wide.u32 %%o, %%t, %d, %%o;\n%s\t%s %s, %s, %s, %s%s;\n%s\tret;\n",
		strings.Join(regs[:], ""), offset, 8*len(words[0][0]), loads.String(), op, lists[0], lists[1], lists[2], lists[3], p.args, stores.String())
	return c1
}

// voltaCase is m8n8k4 in half precision: four products at once, of the quad pairs of
// lanes q, q+16; their matrices are told apart here by rows and columns beyond 8.
func voltaCase(op isa.Opcode, types []isa.Atom) *formCase {
	layout := layouts(op)
	high := func(l int) int { return l / 16 * 4 }
	pair := func(l int) int { return l % 16 / 4 * 100 }
	a := func(l, i int) (int, int) {
		if layout[0] == "row" {
			return pair(l) + l%4 + high(l), i
		}
		return pair(l) + i%4 + high(l), l % 4
	}
	b := func(l, i int) (int, int) {
		if layout[1] == "row" {
			return l % 4, pair(l) + i + high(l)
		}
		return i, pair(l) + l%4 + high(l)
	}
	c := func(t isa.Atom) element {
		return func(l, i int) (int, int) {
			if t == isa.F16 {
				return pair(l) + l%4 + high(l), i
			}
			return pair(l) + l%2 + i&2 + high(l), i&4 + l&2 + i&1
		}
	}
	return mmaCase(op, types, [4]int{256, 128, 128, 256}, c(types[0]), a, b, c(types[3]), func(i, j int) int {
		s := matC(types[3], i, j)
		for k := range 4 {
			s += matA(types[1], i, k) * matB(types[2], k, i/100*100+j)
		}
		return s
	})
}

// layouts returns the modifiers row and col in order.
func layouts(op isa.Opcode) (list []string) {
	for _, w := range strings.Split(op.String(), ".") {
		if w == "row" || w == "col" {
			list = append(list, w)
		}
	}
	return list
}

// moveCases makes programs for ldmatrix, stmatrix and movmatrix of 8×8 matrices: matrix
// j, row r, column c holds 64j + 8r + c.
func moveCases() []warpCase {
	var list []warpCase
	fill := `
	.reg .b16 %h;
	.reg .b32 %m<4>;
	mov.u32 %r1, s; shl.b32 %r2, %t, 4; add.u32 %r3, %r1, %r2; shl.b32 %r4, %t, 3; mov.u32 %r5, 0;
FILL:
	shl.b32 %r6, %r5, 1; add.u32 %r6, %r3, %r6; add.u32 %r7, %r4, %r5; cvt.u16.u32 %h, %r7; st.shared.u16 [%r6], %h;
	add.u32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, 8; @%p1 bra FILL;
	mov.u64 %x1, s; cvta.shared.u64 %x1, %x1; cvt.u64.u32 %x2, %r2; add.u64 %x1, %x1, %x2;
	bar.sync 0;
`
	at := func(trans bool, j, row, col int) uint32 {
		if trans {
			row, col = col, row
		}
		return uint32(64*j + 8*row + col)
	}
	for _, n := range []int{1, 2, 4} {
		for _, trans := range []string{"", ".trans"} {
			for _, sp := range []string{"", ".shared", ".shared::cta"} {
				addr := map[bool]string{true: "[%x1]", false: "[%r3]"}[sp == ""]
				regs := "{" + strings.Join([]string{"%m0", "%m1", "%m2", "%m3"}[:n], ", ") + "}"
				list = append(list, warpCase{
					family: "ldmatrix", name: fmt.Sprintf("ldmatrix x%d%s%s", n, trans, sp), clean: true,
					body: fill + fmt.Sprintf("\tldmatrix.sync.aligned.m8n8.x%d%s%s.b16 %s, %s;\n\tmad.lo.u32 %%d, %%m%d, 3, %%m0;", n, trans, sp, regs, addr, n-1),
					want: each(func(l int, _ []uint32) uint32 {
						word := func(j int) uint32 { return at(trans != "", j, l/4, l%4*2) | at(trans != "", j, l/4, l%4*2+1)<<16 }
						return word(n-1)*3 + word(0)
					}),
				}, warpCase{
					// The matrix, stored transposed or not, is read back element by element.
					family: "stmatrix", name: fmt.Sprintf("stmatrix x%d%s%s", n, trans, sp), clean: true,
					body: fill + "\tldmatrix.sync.aligned.m8n8.x4.shared.b16 {%m0, %m1, %m2, %m3}, [%r3];\n\tbar.sync 0;\n" +
						fmt.Sprintf("\tstmatrix.sync.aligned.m8n8.x%d%s%s.b16 %s, %s;\n\tbar.sync 0;\n\tadd.u32 %%r4, %%r1, %%r2; ld.shared.u32 %%d, [%%r4+8];", n, trans, sp, addr, regs),
					want: each(func(l int, _ []uint32) uint32 {
						j := l / 8
						flip := trans != "" && j < n
						return at(flip, j, l%8, 4) | at(flip, j, l%8, 5)<<16
					}),
				})
			}
		}
	}
	list = append(list, byteMoveCases()...)
	return append(list, warpCase{
		family: "movmatrix", name: "movmatrix", clean: true, body: "movmatrix.sync.aligned.m8n8.trans.b16 %d, %a;",
		want: each(func(l int, in []uint32) uint32 {
			elem := func(r, c int) uint32 { return in[4*r+c/2] >> (16 * (c & 1)) & 0xffff }
			return elem(l&3*2, l>>2) | elem(l&3*2+1, l>>2)<<16
		}),
	})
}

// TestMatrices covers PTX ISA §9.7.14.
func TestMatrices(t *testing.T) {
	testkit.Long(t)
	for _, c := range append(mmaCases(t), wmmaCases(t)...) {
		t.Run(c.title, func(t *testing.T) { c.check(t, ".version 9.0\n.target sm_120a\n") })
	}
}

// fromInt encodes a small integer.
func (f format) fromInt(x int) uint64 {
	if x == 0 {
		return 0
	}
	neg := uint64(0)
	if x < 0 {
		neg, x = f.sign(), -x
	}
	e := 0
	for x>>(e+1) != 0 {
		e++
	}
	return neg | uint64(e+1<<(f.exp-1)-1)<<f.frac | (uint64(x)<<f.frac>>e)&(1<<f.frac-1)
}
