package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/isa"
)

// cute is a layout in CuTe's notation: sizes and strides of each coordinate, the last size
// open. The canonical layouts of PTX ISA §9.7.15.5.1.2 are written in it.
type cute struct{ mn, k [][2]int }

func (c cute) offset(mn, k int) int {
	off := 0
	for _, m := range []struct {
		modes [][2]int
		x     int
	}{{c.mn, mn}, {c.k, k}} {
		x := m.x
		for i, mode := range m.modes {
			if i+1 < len(m.modes) {
				off += x % mode[0] * mode[1]
				x /= mode[0]
			} else {
				off += x * mode[1]
			}
		}
	}
	return off
}

// smemLayout is one of the canonical layouts, for elements of bits and strides in bytes.
type smemLayout struct {
	name     string
	width    int // 16-byte pieces of a line; 1: not swizzled
	mask     int // of the swizzle
	mode     uint64
	mnMajor  bool
	lbo, sbo int
}

// layoutsFor returns the layouts of a matrix of mn × k elements.
func layoutsFor(mn, k, bits int, transposed bool) (list []smemLayout) {
	t := 128 / bits
	for _, w := range []struct{ width, mask, mode int }{{1, 0, 0}, {2, 1, 3}, {4, 3, 2}, {8, 7, 1}} {
		l := smemLayout{name: fmt.Sprintf("%d bytes", 16*w.width), width: w.width, mask: w.mask, mode: uint64(w.mode), mnMajor: transposed}
		switch {
		case !transposed && w.width == 1:
			l.sbo, l.lbo = 128, 16*mn
		case !transposed:
			l.sbo, l.lbo = 8*16*w.width, 16
			if k/t > w.width {
				continue
			}
		case w.width == 1:
			l.sbo, l.lbo = 128, 128*(mn/t)
		default:
			l.sbo, l.lbo = 8*16*w.width, 8*16*w.width*(k/8)
			if mn%(t*w.width) != 0 {
				continue
			}
		}
		list = append(list, l)
	}
	return list
}

// cute returns the layout in elements.
func (l *smemLayout) cute(bits int) cute {
	t, lbo, sbo := 128/bits, l.lbo*8/bits, l.sbo*8/bits
	switch {
	case !l.mnMajor && l.width == 1:
		return cute{[][2]int{{8, t}, {0, sbo}}, [][2]int{{t, 1}, {0, lbo}}}
	case !l.mnMajor:
		return cute{[][2]int{{8, l.width * t}, {0, sbo}}, [][2]int{{t, 1}, {0, t}}}
	case l.width == 1:
		return cute{[][2]int{{t, 1}, {0, sbo}}, [][2]int{{8, t}, {0, lbo}}}
	}
	return cute{[][2]int{{t, 1}, {l.width, t}, {0, lbo}}, [][2]int{{8, l.width * t}, {0, sbo}}}
}

// bytes returns the size of a matrix in whole patterns of a swizzle.
func (l *smemLayout) bytes(mn, k, bits int) int {
	return (l.cute(bits).offset(mn-1, k-1)*bits/8 + 1024) &^ 1023
}

// put writes a matrix at base of shared memory, which mem is.
func (l *smemLayout) put(mem []byte, base, mn, k int, t isa.Atom, value func(mn, k int) int) {
	_, bits := encode(t, 0)
	c := l.cute(bits)
	for i := range mn {
		for j := range k {
			bit := c.offset(i, j) * bits
			at := base + bit/8
			at ^= at >> 3 & (l.mask << 4)
			v, _ := encode(t, value(i, j))
			for n := 0; n < bits; n += 8 {
				mem[at+n/8] |= byte(v>>n) << (bit % 8)
			}
		}
	}
}

// desc returns the descriptor of a matrix at base.
func (l *smemLayout) desc(base int) uint64 {
	return uint64(base>>4) | uint64(l.lbo>>4)<<16 | uint64(l.sbo>>4)<<32 | l.mode<<62
}

// sparsePattern is the pair of units that a row of a sparse matrix stores of a chunk, as positions out of four.
func sparsePattern(row, chunk int) (first, second int) {
	p := [][2]int{{0, 1}, {0, 2}, {1, 3}, {2, 3}, {0, 3}, {1, 2}}[(row+2*chunk)%6]
	return p[0], p[1]
}

// sparseA describes a sparse matrix: the dense one, the stored part, and the metadata of a lane.
type sparseA struct {
	typ      isa.Atom
	k        int
	pairs    bool // elements of four bits go in twos
	selector int
}

// stored returns where the stored element n of a row belongs.
func (s *sparseA) stored(row, n int) int {
	switch {
	case s.typ == isa.Tf32: // one of two
		first, _ := sparsePattern(row, n)
		return 2*n + first%2
	case s.pairs:
		first, second := sparsePattern(row, n/4)
		return n/4*8 + 2*[2]int{first, second}[n/2%2] + n%2
	}
	first, second := sparsePattern(row, n/2)
	return n/2*4 + [2]int{first, second}[n%2]
}

// dense returns an element of the whole matrix.
func (s *sparseA) dense(row, k int, value func(row, k int) int) int {
	for n := k / 8 * 4; n < min(k/8*4+4, s.k/2); n++ { // those of eight elements, which is the greatest chunk
		if s.stored(row, n) == k {
			return value(row, k)
		}
	}
	return 0
}

// metadata returns the register of lane l for the 16 rows from first on.
func (s *sparseA) metadata(l, first int) uint32 {
	units := s.k
	switch {
	case s.typ == isa.Tf32:
		units = 2 * s.k
	case s.pairs:
		units = s.k / 2
	}
	count := units / 16 // lanes of four that contribute
	part := l%4 - s.selector*count
	if part < 0 || part >= count {
		return 0xdeadbeef // is not read
	}
	x := uint32(0)
	for half := range 2 {
		row := first + l/4 + 8*half
		for c := range 4 {
			a, b := sparsePattern(row, 4*part+c)
			if s.typ == isa.Tf32 {
				a, b = []int{0b00, 0b10}[a%2], []int{0b01, 0b11}[a%2]
			}
			x |= uint32(a|b<<2) << (16*half + 4*c)
		}
	}
	return x
}

// wgmmaCases covers PTX ISA §9.7.15.
func wgmmaCases() []hostCase {
	var list []hostCase
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || op.Sem() != isa.SemWgmma {
			continue
		}
		// Of each combination of types one size, and all layouts of one combination.
		seen := map[string]int{}
		for _, op := range variants(f) {
			_, n, k := wgmmaShape(op)
			types := []isa.Atom{op.Get(isa.SlotType), op.Get(isa.SlotType2), op.Get(isa.SlotType3)}
			_, bits := encode(types[1], 0)
			sparse := op.Has(isa.Sp)
			key := fmt.Sprint(types, sparse, op.Has(isa.Satfinite))
			if want := 256 / bits * (1 + int(b2u(sparse))); k != want || n != []int{64, 8, 24, 16, 32}[len(seen)%5] && n != 256 {
				continue
			}
			limit := 2
			switch {
			case n == 256 && len(seen) != 1:
				continue
			case len(seen) == 0:
				limit = 99
			}
			seen[key]++
			if seen[key] > 1 && n != 256 {
				continue
			}
			list = append(list, wgmmaCase(op, types, n, k, len(seen), limit)...)
		}
	}
	return list
}

func wgmmaShape(op isa.Opcode) (m, n, k int) {
	for _, part := range strings.Split(op.String(), ".") {
		if c, err := fmt.Sscanf(part, "m%dn%dk%d", &m, &n, &k); c == 3 && err == nil {
			return m, n, k
		}
	}
	return 0, 0, 0
}

// wgmmaCase makes up to limit programs: A in registers and in each layout of shared memory, B
// in each.
func wgmmaCase(op isa.Opcode, types []isa.Atom, n, k, variant, limit int) (list []hostCase) {
	_, bits := encode(types[1], 0)
	sparse := op.Has(isa.Sp)
	sp := &sparseA{typ: types[1], k: k, selector: 0}
	ka := k
	if sparse {
		ka /= 2
		if 8/(1+int(b2u(bits == 8))) == 8 {
			sp.selector = variant % 2
		}
	}
	valueA := func(i, j int) int { return matA(types[1], i, j) }
	dense := valueA
	storedA := valueA
	if sparse {
		dense = func(i, j int) int { return sp.dense(i, j, valueA) }
		storedA = func(i, j int) int { return valueA(i, sp.stored(i, j)) }
	}
	layoutsA := layoutsFor(64, ka, bits, false)
	layoutsB := layoutsFor(n, k, bits, false)
	if bits == 16 {
		layoutsA = append(layoutsA, layoutsFor(64, ka, bits, true)...)
		layoutsB = append(layoutsB, layoutsFor(n, k, bits, true)...)
	}
	signs := types[0] != isa.S32
	for c := range min(max(len(layoutsA), len(layoutsB))+1, limit) {
		inRegs := c == 0
		la, lb := layoutsA[c%len(layoutsA)], layoutsB[(c+variant)%len(layoutsB)]
		keep := (c+variant)%3 != 0
		negA, negB := 1, 1
		if signs {
			negA, negB = 1-2*(c%2), 1-2*(c/2%2)
		}
		baseB := la.bytes(64, ka, bits)
		mem := make([]byte, baseB+lb.bytes(n, k, bits))
		la.put(mem, 0, 64, ka, types[1], storedA)
		lb.put(mem, baseB, n, k, types[2], func(i, j int) int { return matB(types[2], j, i) })
		// Registers: metadata, A if it is there, D.
		perD := 32 / max(16, types[0].Bits())
		numD := n / 2 / perD
		perA := 32 / bits
		numA := 0
		if inRegs {
			numA = 16 * ka / 32 / perA
		}
		row := 1 + numA + numD
		place := func(t, i int) (int, int) { // of D
			return t/32*16 + t%32/4 + i/2%2*8, i/4*8 + t%4*2 + i%2
		}
		value := func(i, j int) int {
			s := 0
			for x := range k {
				a, b := dense(i, x), matB(types[2], x, j)
				if types[1] == isa.B1 {
					s += a & b
				} else {
					s += a * b
				}
			}
			s *= negA * negB
			if keep {
				s += matC(types[0], i, j)
			}
			if types[0] == isa.S32 && op.Has(isa.Satfinite) {
				s = min(max(s, -1<<31), 1<<31-1)
			}
			return s
		}
		pack := func(t, r int, f func(i, j int) int) uint32 {
			x := uint64(0)
			for e := range perD {
				i, j := place(t, r*perD+e)
				v, w := encode(types[0], f(i, j))
				x |= v << (e * w)
			}
			return uint32(x)
		}
		var regs []uint32
		for t := range 128 {
			regs = append(regs, sp.metadata(t%32, t/32*16))
			for r := range numA {
				x := uint64(0)
				for e := range perA {
					i := t/32*16 + t%32/4 + r%2*8
					j := r/2*4*perA + t%4*perA + e
					v, w := encode(types[1], storedA(i, j))
					x |= v << (e * w)
				}
				regs = append(regs, uint32(x))
			}
			for r := range numD {
				regs = append(regs, pack(t, r, func(i, j int) int { return matC(types[0], i, j) }))
			}
		}
		names := func(p string, n int) string {
			var l []string
			for i := range n {
				l = append(l, fmt.Sprintf("%%%s%d", p, i))
			}
			return "{" + strings.Join(l, ", ") + "}"
		}
		body := "\tmov.u32 %r0, big; mov.u32 %r1, 0;\nCOPY: add.u32 %r2, %r1, %t; mul.lo.u32 %r2, %r2, 4; cvt.u64.u32 %x5, %r2; add.u64 %x5, %x5, %x0; ld.global.u32 %r3, [%x5]; add.u32 %r4, %r0, %r2; st.shared.u32 [%r4], %r3; add.u32 %r1, %r1, 128; " + fmt.Sprintf("setp.lt.u32 %%p1, %%r1, %d; @%%p1 bra COPY;\n", len(mem)/4) +
			"\tfence.proxy.async; bar.sync 0;\n" + fmt.Sprintf("\tmad.wide.u32 %%x5, %%t, %d, %%x1; ld.global.u32 %%r5, [%%x5];\n\t.reg .b32 %%a<9>;\n", 4*row)
		for r := range numA {
			body += fmt.Sprintf("\tld.global.u32 %%a%d, [%%x5+%d];\n", r, 4+4*r)
		}
		for r := range numD {
			body += fmt.Sprintf("\tld.global.u32 %%d%d, [%%x5+%d];\n", r, 4+4*(numA+r))
		}
		args := names("d", numD) + ", "
		if inRegs {
			args += names("a", numA)
		} else {
			args += "%x6"
		}
		args += ", %x7"
		if sparse {
			args += fmt.Sprintf(", %%r5, %d", sp.selector)
		}
		args += ", %p2"
		if signs {
			args += fmt.Sprintf(", %d, %d", negA, negB)
		}
		if bits == 16 {
			if !inRegs {
				args += fmt.Sprintf(", %d", b2u(la.mnMajor))
			}
			args += fmt.Sprintf(", %d", b2u(lb.mnMajor))
		}
		// The variable lies at address 0 or after others: descriptors take its address.
		body += fmt.Sprintf("\tmov.u64 %%x6, %d; mov.u64 %%x7, %d; shr.u32 %%r6, %%r0, 4; cvt.u64.u32 %%x5, %%r6; add.u64 %%x6, %%x6, %%x5; add.u64 %%x7, %%x7, %%x5; setp.eq.u32 %%p2, 1, %d;\n", int64(la.desc(0)), int64(lb.desc(baseB)), b2u(keep)) +
			"\twgmma.fence.sync.aligned;\n\t" + op.String() + " " + args + ";\n\twgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;"
		where := "registers"
		if !inRegs {
			where = fmt.Sprintf("%s %t", la.name, la.mnMajor)
		}
		list = append(list, hostCase{
			name: fmt.Sprintf("%s A in %s B in %s %t", op, where, lb.name, lb.mnMajor), head: ".version 9.0\n.target sm_90a\n", decl: ".shared .align 1024 .b8 big[49152];", block: 128, body: body,
			setup: func(t *testing.T, dev *Device, _ *Module) []uint64 {
				data := must(dev.Alloc(uint64(len(mem))))(t)
				table := must(dev.Alloc(uint64(4 * len(regs))))(t)
				var b []byte
				for _, r := range regs {
					b = append(b, words([]uint64{uint64(r)}, 4)...)
				}
				if err := dev.Write(data, mem); err != nil {
					t.Fatal(err)
				}
				if err := dev.Write(table, b); err != nil {
					t.Fatal(err)
				}
				return []uint64{data, table}
			},
			want: func(t int) (out []uint32) {
				for r := range numD {
					out = append(out, pack(t, r, value))
				}
				return out
			},
		})
	}
	return list
}
