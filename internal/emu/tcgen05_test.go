package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/isa"
)

// tcCase is a tcgen05.mma of M×N×K elements by one CTA or by two.
type tcCase struct {
	name       string
	kind       string // f16, tf32, f8f6f4, i8, mxf8f6f4, mxf4, mxf4nvf4
	a, b, d    isa.Atom
	m, n       int
	pair, ws   bool
	tmemA      bool
	layout     int // which of the layouts of A, the next for B
	tranA      bool
	tranB      bool
	negA, negB bool
	keep       bool
	sat        bool
	mask       []uint32 // lanes of D that stay; of both CTAs
	shift      int      // scale-input-d
	scale      string   // modifier with the size of the vectors of factors
	factors    isa.Atom
	id         int // first byte of the factors
	lane       int // of D
	mods       string
}

// bits returns the bits of an element of A or B in shared memory.
func (c *tcCase) bits(t isa.Atom) int {
	_, n := c.encode(t, 0)
	return n
}

func (c *tcCase) packed() bool { return strings.HasPrefix(c.kind, "mxf4") }

// encode is the encoding in shared memory: small floats lie in sixteen bytes by sixteen, which
// padded says.
func (c *tcCase) encode(t isa.Atom, x int) (uint64, int) {
	if t == isa.E2m1 {
		return formats["e2m1"].fromInt(x), 4
	}
	if t == isa.E2m3 || t == isa.E3m2 {
		return formats[t.String()].fromInt(x), 6
	}
	return encode(t, x)
}

func (c *tcCase) k() int {
	switch {
	case c.packed():
		return 64
	case c.kind == "f16":
		return 16
	case c.kind == "tf32":
		return 8
	}
	return 32
}

// descriptor is the instruction descriptor: the fields of PTX ISA §9.7.16.4.2.
func (c *tcCase) descriptor() uint32 {
	number := func(t isa.Atom) uint32 {
		switch t {
		case isa.Bf16, isa.S8, isa.E5m2:
			return 1
		case isa.Tf32:
			return 2
		case isa.E2m3:
			return 3
		case isa.E3m2:
			return 4
		case isa.E2m1:
			if c.packed() {
				return 1
			}
			return 5
		}
		return 0
	}
	bit := func(b bool, at int) uint32 { return b2u(b) << at }
	x := number(c.a)<<7 | number(c.b)<<10 | bit(c.negA, 13) | bit(c.negB, 14) | bit(c.tranA, 15) | bit(c.tranB, 16) | uint32(c.n/8)<<17 | uint32(c.m/16)<<24 | bit(c.sat, 3)
	switch {
	case c.scale != "" || strings.HasPrefix(c.kind, "mx"):
		x |= uint32(c.id)<<29 | uint32(c.id)<<4 | bit(c.factors == isa.Ue8m0, 23)
	case c.d == isa.F32:
		x |= 1 << 4
	case c.d == isa.S32:
		x |= 2 << 4
	}
	return x
}

// layoutFor returns one of the layouts of a matrix in shared memory.
func (c *tcCase) layoutFor(mn, which int, t isa.Atom, transposed bool) smemLayout {
	bits := c.bits(t)
	if bits < 8 && !c.packed() {
		bits = 8 // padded
	}
	list := layoutsFor(mn, c.k(), bits, transposed)
	if transposed && t == isa.Tf32 { // lines of four pieces of 32 bytes
		return smemLayout{name: "32B atom", width: 8, mask: -1, mode: 1, mnMajor: true, lbo: 4 * 128 * (c.k() / 4), sbo: 4 * 128}
	}
	l := list[which%len(list)]
	l.mode = map[uint64]uint64{0: 0, 3: 6, 2: 4, 1: 2}[l.mode]
	return l
}

// put writes a matrix in the layout.
func (c *tcCase) put(l *smemLayout, mem []byte, base, mn int, t isa.Atom, value func(mn, k int) int) {
	bits := c.bits(t)
	unit := bits // where elements lie; they are packed within sixteen bytes
	if bits < 8 && !c.packed() {
		unit = 8
	}
	lay := l.cute(unit)
	if l.mask < 0 {
		lay = cute{[][2]int{{4, 1}, {8, 4}, {0, l.lbo / 4}}, [][2]int{{4, 32}, {0, l.sbo / 4}}}
	}
	for i := range mn {
		for j := range c.k() {
			at := base*8 + lay.offset(i, j)*unit
			piece, e := at/128, at%128/unit
			if l.mask < 0 {
				piece ^= piece >> 3 & 3 << 1 // 32 bytes stay together
			} else {
				piece ^= piece >> 3 & l.mask
			}
			v, _ := c.encode(t, value(i, j))
			for n := range bits {
				bit := piece*128 + e*bits + n
				mem[bit/8] |= byte(v>>n&1) << (bit % 8)
			}
		}
	}
}

func (c *tcCase) smemDesc(l *smemLayout, base int) uint64 {
	return uint64(base>>4) | uint64(l.lbo>>4)<<16 | uint64(l.sbo>>4)<<32 | 1<<46 | l.mode<<61
}

// place returns the row and column of D that a word of a CTA's tensor memory has: the layouts of
// PTX ISA §9.7.16.10.5. ok is false for lanes that none is in.
func (c *tcCase) place(cta, lane, column int) (row, col int, ok bool) {
	lane -= c.lane
	switch {
	case c.ws && c.m == 32:
		return lane % 32, lane/32*(c.n/4) + column, column < c.n/4
	case c.ws && c.m == 64:
		return lane % 64, lane/64*(c.n/2) + column, column < c.n/2
	case c.pair && c.m == 128:
		return 64*cta + lane%64, lane/64*(c.n/2) + column, column < c.n/2
	case c.m == 64:
		return lane/32*16 + lane%32, column, lane >= 0 && lane%32 < 16
	}
	return 128*cta + lane, column, true
}

// vectors returns how many factors a row of A has.
func (c *tcCase) vectors() int {
	switch {
	case !strings.HasPrefix(c.kind, "mx"):
		return 0
	case strings.Contains(c.scale, "4X") || strings.Contains(c.scale, "block16"):
		return 4
	case c.packed():
		return 2
	}
	return 1
}

// host makes the program.
func (c *tcCase) host() hostCase {
	const colD, colA, colSA, colSB, columns = 0, 64, 96, 104, 128
	k := c.k()
	ctas := 1 + int(b2u(c.pair))
	rows, cols := c.m/ctas, c.n/ctas
	valueA := func(i, j int) int { return matA(c.a, i, j) }
	valueB := func(j, i int) int { return matB(c.b, i, j) }
	la, lb := c.layoutFor(rows, c.layout, c.a, c.tranA), c.layoutFor(cols, c.layout+1, c.b, c.tranB)
	const baseB, room = 24 << 10, 48 << 10
	mem := make([][]byte, ctas)
	for cta := range ctas {
		mem[cta] = make([]byte, room)
		c.put(&la, mem[cta], 0, rows, c.a, func(i, j int) int { return valueA(cta*rows+i, j) })
		c.put(&lb, mem[cta], baseB, cols, c.b, func(i, j int) int { return valueB(cta*cols+i, j) })
	}
	vectors := c.vectors()
	exp := func(x, block int) int { return (x + block) % 3 }
	factor := func(x, block int) byte {
		if c.factors == isa.Ue4m3 {
			return byte(7+exp(x, block)) << 3
		}
		return byte(127 + exp(x, block))
	}
	factorWord := func(x int) (w uint32) {
		w = 0x01020304
		for v := range vectors {
			at := 8 * (c.id + v)
			w = w&^(0xff<<at) | uint32(factor(x, v))<<at
		}
		return w
	}
	initial := func(cta, lane, column int) int { return (lane*3+column*5+cta)%11*4 - 20 }
	value := func(cta, lane, column int) int {
		old := initial(cta, lane, column)
		i, j, ok := c.place(cta, lane, column)
		if n := lane/32 + 4*cta; !ok || n < len(c.mask) && c.mask[n]>>(lane%32)&1 != 0 {
			return old
		}
		s := 0
		for x := range k {
			v := valueA(i, x) * valueB(j, x)
			if vectors > 0 {
				v <<= exp(i, x*vectors/k) + exp(j+1, x*vectors/k)
			}
			s += v
		}
		if c.negA != c.negB {
			s = -s
		}
		if c.keep {
			s += old >> c.shift
		}
		return s
	}
	wide := c.n
	if _, _, ok := c.place(0, c.lane, c.n-1); !ok {
		wide = c.n / 2
		if c.ws && c.m == 32 {
			wide = c.n / 4
		}
	}
	// A lane's words: D before, A, the factors of A and B.
	perA := 32 / max(4, min(32, c.bits(c.a)))
	numA := 0
	if c.tmemA {
		numA = k / perA
	}
	scales := 0
	if vectors > 0 {
		scales = 12
	}
	row := wide + numA + scales
	var table []uint32
	for cta := range ctas {
		for lane := range 128 {
			for j := range wide {
				v, _ := encode(c.d, initial(cta, lane, j))
				table = append(table, uint32(v))
			}
			for r := range numA {
				i := cta*rows + lane
				if c.m == 64 && !c.ws {
					i = (lane-c.lane)/32*16 + (lane-c.lane)%32%16
				}
				x := uint64(0)
				for e := range perA {
					v, w := c.encode(c.a, valueA(i, r*perA+e))
					x |= v << (e * w)
				}
				table = append(table, uint32(x))
			}
			for g := range scales { // four columns of A's rows, eight of B's columns
				if g < 4 {
					table = append(table, factorWord(cta*rows+32*g+lane%32))
				} else {
					table = append(table, factorWord(32*(g-4)+lane%32+1))
				}
			}
		}
	}
	cg := fmt.Sprintf("cta_group::%d", ctas)
	body := "\tmov.u32 %r0, big; mov.u32 %r1, 0; mad.wide.u32 %x0, %i, 0, %x0; mov.u32 %r15, %ctaid.x; mad.wide.u32 %x0, %r15, " + fmt.Sprint(room) + ", %x0;\n" +
		"COPY: add.u32 %r2, %r1, %t; mul.lo.u32 %r2, %r2, 4; cvt.u64.u32 %x5, %r2; add.u64 %x5, %x5, %x0; ld.global.u32 %r3, [%x5]; add.u32 %r4, %r0, %r2; st.shared.u32 [%r4], %r3; add.u32 %r1, %r1, 128; setp.lt.u32 %p1, %r1, " + fmt.Sprint(room/4) + "; @%p1 bra COPY;\n" +
		"\tsetp.lt.u32 %p3, %t, 32; mov.u32 %r14, taddr; @%p3 tcgen05.alloc." + cg + ".sync.aligned.shared::cta.b32 [%r14], " + fmt.Sprint(columns) + "; @%p3 tcgen05.relinquish_alloc_permit." + cg + ".sync.aligned;\n" +
		"\tmov.u32 %r13, bar; setp.eq.u32 %p4, %t, 0; @%p4 mbarrier.init.shared.b64 [%r13], 1; fence.proxy.async; bar.sync 0; barrier.cluster.arrive; barrier.cluster.wait;\n" +
		"\tld.shared.u32 %r12, [%r14]; and.b32 %r2, %t, 96; shl.b32 %r2, %r2, 16; add.u32 %r11, %r12, %r2;\n" +
		fmt.Sprintf("\tmad.wide.u32 %%x5, %%i, %d, %%x1;\n", 4*row)
	word := 0
	move := func(column, n int) {
		for at := 0; at < n; {
			step := 1
			for step*2 <= n-at {
				step *= 2
			}
			var names []string
			for r := range step {
				body += fmt.Sprintf("\tld.global.u32 %%d%d, [%%x5+%d];\n", r, 4*word)
				names = append(names, fmt.Sprintf("%%d%d", r))
				word++
			}
			body += fmt.Sprintf("\ttcgen05.st.sync.aligned.32x32b.x%d.b32 [%%r11+%d], {%s};\n", step, column+at, strings.Join(names, ", "))
			at += step
		}
	}
	move(colD, wide)
	move(colA, numA)
	if vectors > 0 {
		move(colSA, 4)
		move(colSB, 8)
	}
	body += "\ttcgen05.wait::st.sync.aligned; tcgen05.fence::before_thread_sync; bar.sync 0; barrier.cluster.arrive; barrier.cluster.wait;\n" +
		fmt.Sprintf("\tshr.u32 %%r6, %%r0, 4; cvt.u64.u32 %%x5, %%r6; mov.u64 %%x6, %d; mov.u64 %%x7, %d; add.u64 %%x6, %%x6, %%x5; add.u64 %%x7, %%x7, %%x5; mov.u32 %%r7, %d; setp.eq.u32 %%p2, 1, %d; setp.eq.u32 %%p5, %%i, 0;\n",
			int64(c.smemDesc(&la, 0)), int64(c.smemDesc(&lb, baseB)), c.descriptor(), b2u(c.keep))
	op := "tcgen05.mma"
	if c.ws {
		op += ".ws"
	}
	op += "." + cg + ".kind::" + c.kind
	if vectors > 0 {
		op += ".block_scale"
	}
	op += c.scale + c.mods
	a := "%x6"
	if c.tmemA {
		body += fmt.Sprintf("\tadd.u32 %%r8, %%r12, %d;\n", colA|c.lane<<16)
		a = "[%r8]"
	}
	args := ""
	if vectors > 0 {
		body += fmt.Sprintf("\tadd.u32 %%r9, %%r12, %d; add.u32 %%r10, %%r12, %d;\n", colSA, colSB)
		args = ", [%r9], [%r10]"
	}
	if len(c.mask) > 0 {
		var names []string
		for r, m := range c.mask {
			body += fmt.Sprintf("\tmov.u32 %%d%d, %d;\n", r, m)
			names = append(names, fmt.Sprintf("%%d%d", r))
		}
		args = ", {" + strings.Join(names, ", ") + "}"
	}
	args += ", %p2"
	if c.shift > 0 {
		args += fmt.Sprintf(", %d", c.shift)
	}
	commit := "tcgen05.commit." + cg + ".mbarrier::arrive::one.shared::cluster.b64 [%r13];"
	if c.pair {
		commit = "mov.b16 %h0, 3; @%p5 tcgen05.commit." + cg + ".mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%r13], %h0;"
	}
	body += fmt.Sprintf("\t@%%p5 %s [%%r12+%d], %s, %%x7, %%r7%s;\n\t%s\n", op, colD+c.lane<<16, a, args, strings.Replace(commit, "tcgen05", "@%p5 tcgen05", int(b2u(!c.pair)))) +
		"WAIT: mbarrier.try_wait.parity.shared.b64 %p6, [%r13], 0; @!%p6 bra WAIT;\n\ttcgen05.fence::after_thread_sync;\n"
	word = 0
	for at := 0; at < wide; {
		step := 1
		for step*2 <= wide-at {
			step *= 2
		}
		var names []string
		for r := range step {
			names = append(names, fmt.Sprintf("%%d%d", at+r))
		}
		body += fmt.Sprintf("\ttcgen05.ld.sync.aligned.32x32b.x%d.b32 {%s}, [%%r11+%d];\n", step, strings.Join(names, ", "), colD+at)
		at += step
	}
	body += "\ttcgen05.wait::ld.sync.aligned; bar.sync 0; barrier.cluster.arrive; barrier.cluster.wait; @%p3 tcgen05.dealloc." + cg + ".sync.aligned.b32 %r12, " + fmt.Sprint(columns) + ";"
	return hostCase{
		name: "tcgen05 " + op + " " + c.name, decl: ".shared .align 1024 .b8 big[49152];\n.shared .align 8 .b64 bar;\n.shared .align 4 .b32 taddr;", block: 128, grid: ctas, body: body,
		setup: func(t *testing.T, dev *Device, _ *Module) []uint64 {
			data := must(dev.Alloc(uint64(room * ctas)))(t)
			for cta, b := range mem {
				if err := dev.Write(data+uint64(cta*room), b); err != nil {
					t.Fatal(err)
				}
			}
			return []uint64{data, upload(t, dev, table)}
		},
		want: func(t int) (out []uint32) {
			for j := range wide {
				v, _ := encode(c.d, value(t/128, t%128, j))
				out = append(out, uint32(v))
			}
			return out
		},
	}
}

// upload allocates memory for words and fills it.
func upload(t *testing.T, dev *Device, list []uint32) uint64 {
	t.Helper()
	b := make([]byte, 4*len(list))
	for i, x := range list {
		store(b, uint64(4*i), 4, uint64(x))
	}
	addr := must(dev.Alloc(uint64(len(b))))(t)
	if err := dev.Write(addr, b); err != nil {
		t.Fatal(err)
	}
	return addr
}

// tcgen05Cases covers PTX ISA §9.7.16.
func tcgen05Cases() []hostCase {
	base := tcCase{kind: "f16", a: isa.F16, b: isa.F16, d: isa.F32, m: 128, n: 32, keep: true}
	var cases []tcCase
	add := func(name string, change func(c *tcCase)) {
		c := base
		c.name = name
		change(&c)
		cases = append(cases, c)
	}
	for l := range 4 {
		add(fmt.Sprintf("layout %d", l), func(c *tcCase) { c.layout, c.keep = l, l > 0 })
		add(fmt.Sprintf("transposed %d", l), func(c *tcCase) { c.layout, c.tranA, c.tranB, c.n = l, l != 1, true, 64 })
	}
	add("bf16", func(c *tcCase) { c.a, c.b, c.negA = isa.Bf16, isa.Bf16, true })
	add("to f16", func(c *tcCase) { c.d, c.negB = isa.F16, true })
	add("tf32", func(c *tcCase) { c.kind, c.a, c.b = "tf32", isa.Tf32, isa.Tf32 })
	add("tf32 transposed", func(c *tcCase) { c.kind, c.a, c.b, c.tranA, c.tranB = "tf32", isa.Tf32, isa.Tf32, true, true })
	add("u8 s8", func(c *tcCase) { c.kind, c.a, c.b, c.d = "i8", isa.U8, isa.S8, isa.S32 })
	add("s8 transposed", func(c *tcCase) {
		c.kind, c.a, c.b, c.d, c.tranA, c.tranB, c.layout = "i8", isa.S8, isa.S8, isa.S32, true, true, 1
	})
	for i, ta := range []isa.Atom{isa.E4m3, isa.E5m2, isa.E2m3, isa.E3m2, isa.E2m1} {
		tb := []isa.Atom{isa.E2m1, isa.E4m3, isa.E5m2, isa.E2m3, isa.E3m2}[i]
		add(ta.String()+" "+tb.String(), func(c *tcCase) { c.kind, c.a, c.b, c.layout = "f8f6f4", ta, tb, i })
		add(ta.String()+" scaled", func(c *tcCase) {
			c.kind, c.a, c.b, c.layout, c.factors, c.id, c.scale = "mxf8f6f4", ta, tb, i, isa.Ue8m0, i%4, []string{"", ".block32"}[i%2]
		})
	}
	mxf4 := func(c *tcCase) { c.kind, c.a, c.b, c.factors = "mxf4", isa.E2m1, isa.E2m1, isa.Ue8m0 }
	for i, s := range []string{"", ".block32", ".scale_vec::2X"} {
		add("mxf4"+s, func(c *tcCase) { mxf4(c); c.scale, c.id = s, i%2*2 })
	}
	for _, s := range []string{".block16", ".scale_vec::4X", ".block32", ".scale_vec::2X"} {
		add("nvf4"+s, func(c *tcCase) {
			mxf4(c)
			if c.kind, c.scale = "mxf4nvf4", s; strings.Contains(s, "16") || strings.Contains(s, "4X") {
				c.factors = isa.Ue4m3
			}
		})
	}
	add("M = 64", func(c *tcCase) { c.m = 64 })
	add("M = 64, lower lanes", func(c *tcCase) { c.m, c.lane = 64, 16 })
	for _, m := range []int{32, 64, 128} {
		add(fmt.Sprintf("M = %d", m), func(c *tcCase) { c.m, c.ws, c.n = m, true, 64 })
	}
	add("A in tensor memory", func(c *tcCase) { c.ws, c.tmemA = true, true })
	pairs := func(c *tcCase) { c.pair = true }
	for _, m := range []int{128, 256} {
		add(fmt.Sprintf("M = %d", m), func(c *tcCase) { pairs(c); c.m = m })
	}
	add("lanes", func(c *tcCase) { c.mask = []uint32{0xf0f00001, 0, 0xffffffff, 5} })
	add("lanes of both", func(c *tcCase) { pairs(c); c.m, c.mask = 256, []uint32{1, 2, 4, 8, 0x10, 0x20, 0x40, 0xf0000080} })
	add("shifted", func(c *tcCase) { c.shift = 2 })
	add("shifted, A in tensor memory", func(c *tcCase) { c.shift, c.tmemA = 1, true })
	add("A in tensor memory", func(c *tcCase) { c.tmemA = true })
	add("A in tensor memory, M = 64", func(c *tcCase) { c.tmemA, c.m = true, 64 })
	add("A in tensor memory, M = 256", func(c *tcCase) { pairs(c); c.tmemA, c.m = true, 256 })
	add("A in tensor memory", func(c *tcCase) { c.kind, c.a, c.b, c.tmemA = "tf32", isa.Tf32, isa.Tf32, true })
	add("A in tensor memory", func(c *tcCase) { c.kind, c.a, c.b, c.d, c.tmemA = "i8", isa.S8, isa.U8, isa.S32, true })
	add("A in tensor memory", func(c *tcCase) {
		c.kind, c.a, c.b, c.tmemA, c.factors = "mxf8f6f4", isa.E4m3, isa.E4m3, true, isa.Ue8m0
	})
	add("A in tensor memory", func(c *tcCase) { mxf4(c); c.tmemA = true })
	add("A in tensor memory", func(c *tcCase) {
		mxf4(c)
		c.kind, c.scale, c.factors, c.tmemA = "mxf4nvf4", ".block16", isa.Ue4m3, true
	})
	add("scaled, M = 256", func(c *tcCase) { mxf4(c); pairs(c); c.m = 256 })
	for _, u := range []string{"discard", "lastuse", "fill", "use"} {
		add("collector "+u, func(c *tcCase) { c.mods = ".collector::a::" + u })
	}
	var list []hostCase
	for i := range cases {
		list = append(list, cases[i].host())
	}
	return append(list, tmemCases()...)
}
