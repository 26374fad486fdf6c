package emu

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/ptx"
)

// TestHandlers executes every instruction that package simd has a handler for by the handler and in Go, with random and
// special operands, lanes, guards and aliased registers: registers, predicates, memory and counts are the same.
func TestHandlers(t *testing.T) {
	if !simd.Available() {
		t.Skip("no handlers for this machine")
	}
	seen := map[simd.Op]bool{}
	missing := func(op simd.Op) bool { return op == simd.FmaF64 && runtime.GOARCH == "wasm" } // WebAssembly has no such instruction
	try := func(text string, checks bool, rounds int) {
		src := handlerProgram(text)
		m, err := ptx.Parse("handler.ptx", []byte(src))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			return
		}
		mod, err := NewDevice(64).Load(m, "handler.ptx", []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		c := Config{Sanitize: checks}
		f := mod.program(c.variant())[0]
		pc := slices.IndexFunc(f.code, func(in inst) bool { return in.exec == nil || !in.checks() })
		op := f.code[pc].op
		if op == 0 {
			if !missing(simd.Find(simd.Instruction{Text: strings.Fields(text)[0], Sources: 3})) {
				t.Errorf("%s is not executed by a handler", text)
			}
			return
		}
		seen[op] = true
		if testing.Short() {
			rounds /= 8
		}
		for round := range rounds {
			if err := testHandler(mod, f, uint32(pc), checks, rand.New(rand.NewPCG(uint64(round), uint64(op)))); err != nil {
				t.Errorf("%s: %v", text, err)
				return
			}
		}
	}
	list := simd.Instructions()
	slices.SortFunc(list, func(a, b simd.Instruction) int { return strings.Compare(a.Text, b.Text) })
	for _, in := range list {
		try(handlerText(in), false, 60)
	}
	for _, text := range otherTexts {
		try(text, false, 100)
	}
	for _, text := range memoryTexts {
		try(text, false, 200)
	}
	for _, text := range checkedTexts {
		try(text, true, 400)
	}
	// The handlers for AVX2, on a machine where those for AVX-512 are in use.
	if wide := simd.SetWide(false); wide {
		defer simd.SetWide(true)
		for _, in := range list {
			try(handlerText(in), false, 60)
		}
		for _, text := range slices.Concat(otherTexts, memoryTexts) {
			try(text, false, 100)
		}
	}
	for op := simd.Op(1); op < simd.NumOps; op++ {
		switch handled := op.Handled() != 0; {
		case handled && !seen[op] && !op.IsControl():
			t.Errorf("no instruction has the handler %s", op)
		case !handled && !missing(op):
			t.Errorf("%s has no handler on this machine", op)
		}
	}
}

// otherTexts are instructions whose handlers are not found by text.
var otherTexts = []string{
	"cvta.to.global.u64 %x0, %x1", "cvta.shared.u64 %x0, %x1", "mov.u32 %r0, %tid.x", "mov.u32 %r0, %tid.z", "mov.u32 %r0, %ctaid.y",
	"mov.u32 %r0, %ntid.x", "lop3.b32 %r0, %r1, %r2, %r3, 0x96", "lop3.b32 %r1, %r1, %r2, %r0, 0x1b", "lop3.b32 %r0, %r1, %r2, %r3, 0xca", "lop3.b32 %r0, %r1, %r2, %r3, 0x47", "fence.sc.sys", "membar.gl",
	"shfl.sync.bfly.b32 %r0|%p1, %r1, 3, 0x1f, -1", "shfl.sync.up.b32 %r1|%p0, %r1, 1, 0, 0xffffffff", "shfl.sync.down.b32 %r0, %r1, 4, 0x1c1f, -1",
	"shfl.sync.idx.b32 %r0|%p1, %r1, 5, 0x181f, -1",
	"and.pred %p0, %p1, %p2", "or.pred %p0, %p1, %p2", "xor.pred %p0, %p1, %p2", "not.pred %p0, %p1", "mov.pred %p0, %p1",
	"setp.lt.and.s32 %p0, %r1, %r2, %p1", "setp.ne.xor.u32 %p0|%p1, %r1, %r2, !%p0", "setp.gtu.or.f32 %p0|%p2, %f1, %f2, %p2",
	"setp.ge.s64 %p0|%p1, %x1, %x2", "setp.le.or.f64 %p0, %d1, %d2, !%p3",
	"atom.shared.add.u32 %r0, [%r1+4], %r2", "red.shared.and.b32 [%r1], %r2", "atom.shared.or.b32 %r1, [%r1], %r2", "red.shared.xor.b32 [%r1+8], %r1",
	"atom.shared.exch.b32 %r0, [%r1], %r2", "atom.shared.min.s32 %r0, [%r1], %r2", "atom.shared.max.s32 %r2, [%r1], %r2",
	"atom.shared.min.u32 %r0, [%r1], %r2", "red.shared.max.u32 [%r1], %r2",
}

// memoryTexts are loads and stores of all kinds that have handlers.
var memoryTexts = []string{
	"ld.global.u8 %h0, [%x1+3]", "ld.global.u8 %r0, [%x1]", "ld.shared.s8 %r0, [%r1+1]", "ld.global.u16 %h0, [%x1+2]",
	"ld.shared.v2.f32 {%f0, %f1}, [%r1]", "ld.global.v2.u32 {%r0, %r1}, [%x1+8]", "ld.shared.v2.b32 {%r0, %r0}, [%r1]", "st.global.v2.f32 [%x1], {%f0, %f1}", "st.shared.v2.b32 [%r1+16], {%r2, %r2}",
	"ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%x1]", "ld.shared.v2.u64 {%x0, %x2}, [%r1]", "st.shared.v4.f32 [%r1], {%f0, %f1, %f1, %f0}",
	"ld.shared.s16 %r0, [%r1]", "ld.global.f32 %f0, [%x1+4]", "ld.shared.b32 %r0, [%r1+4096]", "ld.shared.u32 %r0, [%r0]",
	"ld.global.s32 %x0, [%x1]", "ld.const.f32 %f0, [%x1]", "ld.global.f64 %d0, [%x1+8]", "ld.global.nc.u64 %x0, [%x0]", "ld.f32 %f0, [%x1]",
	"ld.const.u64 %x0, [%x1]", "ld.const.u8 %r0, [5]", "ld.const.u16 %r0, [6]", "ld.const.u32 %r0, [8]", "ld.const.u64 %x0, [4088]", "ld.const.u64 %x0, [4096]", "st.global.u8 [%x0+1], %h1", "st.shared.u16 [%r0], %h1", "st.global.f32 [%x0+4], %f1", "st.shared.f64 [%r0+8], %d1",
	"st.u32 [%x0], %r1", "st.global.u64 [%x0+8], %x0",
}

// checkedTexts are accesses that handlers check for the sanitizer.
var checkedTexts = []string{
	"ld.shared.b32 %r0, [%r1+4]", "ld.global.f32 %f0, [%x1]", "ld.u32 %r0, [%x1+8]", "st.shared.f32 [%r1], %f0", "st.global.u32 [%x1+4], %r0", "st.u32 [%x1], %r0",
	"atom.shared.add.u32 %r0, [%r1+4], %r2", "red.shared.and.b32 [%r1], %r2", "atom.acquire.cta.shared.or.b32 %r1, [%r1], %r2", "red.shared.xor.b32 [%r1+8], %r1",
	"atom.shared.exch.b32 %r0, [%r1], %r2", "atom.shared.min.s32 %r0, [%r1], %r2", "atom.shared.max.s32 %r2, [%r1], %r2",
	"atom.shared.min.u32 %r0, [%r1], %r2", "red.shared.max.u32 [%r1], %r2", "fence.acq_rel.gpu",
	"ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%r3+16];\nmad.lo.u32 %r0, %r0, %r1, %r2", "ld.global.v2.f32 {%f0, %f1}, [%x1]", "st.shared.v2.f32 [%r1], {%f0, %f1}", "st.global.v4.u32 [%x1+16], {%r0, %r1, %r2, %r3}",
	"ld.shared.f64 %d0, [%r1+8]", "ld.global.u64 %x1, [%x1]", "ld.global.v2.b64 {%x0, %x2}, [%x1+16]", "st.shared.u64 [%r1], %x0", "st.global.v2.f64 [%x1], {%d0, %d1}", "st.b64 [%x1+8], %x1",
}

// handlerProgram is a kernel whose first instruction is text.
func handlerProgram(text string) string {
	return ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n" +
		".reg .b16 %h<4>; .reg .b32 %r<4>; .reg .f32 %f<4>; .reg .b64 %x<4>; .reg .f64 %d<4>; .reg .pred %p<4>;\n" + text + ";\nret;\n}\n"
}

// handlerText writes an instruction with registers of the types that it takes.
func handlerText(in simd.Instruction) string {
	root, _, _ := strings.Cut(in.Text, ".")
	var types []string
	for _, part := range strings.Split(in.Text, ".")[1:] {
		if number := strings.TrimPrefix(part, "b"); part == "bf16" || part == "bf16x2" || part == "f16x2" {
			types = append(types, map[bool]string{true: "b32", false: "b16"}[strings.HasSuffix(number, "x2")])
		} else if strings.Contains("busf", part[:1]) && strings.Trim(part[1:], "0123456789") == "" && len(part) > 1 {
			types = append(types, part)
		}
	}
	wide := strings.Contains(in.Text, ".wide.")
	var list []string
	for i := range in.Sources + 1 {
		typ := types[0]
		switch {
		case root == "setp" && i == 0, root == "selp" && i == 3:
			typ = "pred"
		case root == "popc" && i == 0, root[:2] == "sh" && i == 2:
			typ = "u32"
		case root == "cvt" && i > 0:
			typ = types[1]
		case wide && (i == 0 || i == 3):
			typ = map[string]string{"16": "u32", "32": "u64"}[typ[1:]]
		}
		class := map[string]string{"f32": "f", "f64": "d", "pred": "p"}[typ]
		if class == "" {
			class = map[string]string{"8": "h", "16": "h", "32": "r", "64": "x"}[typ[1:]]
		}
		list = append(list, fmt.Sprintf("%%%s%d", class, i))
	}
	return in.Text + " " + strings.Join(list, ", ")
}

// specials are operands with results of their own: limits of integers, zeros, subnormals, infinities, NaNs.
var specials = []uint64{
	0, 1, 2, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 1 << 63, 1<<63 - 1, ^uint64(0),
	0x3f800000, 0xbf800000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7f800001, 0x7fc00000,
	0xffc00001, 0x7e800000, 0x7f000000, 0x4f000000, 0x4effffff, 0xcf000000, 0x4f800000, 0x3f000000, 0x3fc00000, 0xbf000000, 0x4b000001, 0x4a800001,
	0x3ff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000001, 0x7ff0000000000001, 0x0010000000000000,
	0x000fffffffffffff, 0x47f0000000000000, 0x36a0000000000000, 0x3690000000000001, 0x41e0000000000000, 0x7fefffffffffffff,
}

// randomOperand returns a value for a lane.
func randomOperand(r *rand.Rand) uint64 {
	switch r.IntN(6) {
	case 0:
		return specials[r.IntN(len(specials))]
	case 1:
		return uint64(r.Uint32())
	case 2: // an f32 of moderate size
		return uint64(r.Uint32()&0x807fffff | (96+r.Uint32N(64))<<23)
	case 3: // an f64 of moderate size
		return r.Uint64()&(1<<63|1<<52-1) | (900+r.Uint64N(250))<<52
	case 4:
		return uint64(r.IntN(100))
	}
	return r.Uint64()
}

// machine is the state that an instruction can see and change.
type machine struct {
	w  *warp
	s  *split
	fr *frame
}

// Shared memory has the lines of two simd.Lines.
const (
	testMemory = 4096
	testShared = 2 * testMemory
)

// newMachine makes a warp that stands at one instruction of a copy of f.
func newMachine(mod *Module, f *fn, pc uint32, checks, threaded bool) *machine {
	g := &grid{
		dev: mod.dev, mod: mod, prog: []*fn{f}, kernel: f, cfg: &Config{}, threaded: threaded, steps: 1 << 40,
		mem: make([]byte, testMemory), params: make([]byte, testMemory), grid: [3]int{4, 1, 1}, block: [3]int{lanes, 1, 1}, numThreads: lanes,
		shared: testShared, stackLimit: 1 << 20, check: checks,
	}
	if checks {
		g.block[0], g.numThreads = 3*lanes, 3*lanes
		g.allocs = []alloc{{off: 0, size: testMemory}}
		g.openShadow()
	}
	g.findings.init(g)
	c := g.newCTA(&unit{g: g}, [3]int{2}, 0, &ctaPool{})
	c.unit.ctas = []*cta{c}
	w := c.warps[len(c.warps)-1]
	s := w.splits[0]
	s.pc = pc
	return &machine{w, s, s.fr}
}

// step executes the instruction alone: another split waits after it.
func (m *machine) step(pc, active uint32) {
	m.s.mask = active
	if in := &m.fr.fn.code[pc]; in.kind == kCtl && !m.w.g.threaded {
		m.w.steps++
		m.w.threads += lanes
		in.ctl(m.w, m.s, in, active)
		return
	}
	m.w.splits = append(m.w.splits, &split{pc: pc + 1, fr: m.fr, state: ready})
	m.w.runSplit(m.s)
}

// testHandler executes the first instruction of f in both ways.
func testHandler(mod *Module, f *fn, pc uint32, checks bool, r *rand.Rand) error {
	one := *f
	in := f.code[pc]
	if in.kind != kExec && r.IntN(3) == 0 { // the same register or predicate for several operands
		if in.kind != kSetp {
			in.d = in.a
		}
		if r.IntN(2) == 0 && in.kind != kCtl {
			in.b = in.a
		}
	}
	if r.IntN(3) == 0 {
		in.guard, in.neg = predFirst, -r.Uint32N(2)
	}
	one.numPreds = max(one.numPreds, predFirst+1)
	code := slices.Clone(f.code)
	code[pc] = in
	one.code = code
	one.records = (&decoder{mod: mod, fn: f, out: code}).records()
	one.records[pc+1].Set(0, false)
	one.entry, one.index = true, 0
	active := uint32(all)
	switch r.IntN(4) {
	case 0:
		active = r.Uint32()
	case 1:
		active = 1<<r.IntN(32) | 1
	}
	if in.kind == kCtl { // only whole warps have a handler
		active = all
		code[pc].guard, code[pc].neg = predTrue, 0
		one.records = (&decoder{mod: mod, fn: f, out: code}).records()
		one.records[pc+1].Set(0, false)
	}
	seed := r.Uint64()
	var got [2]*machine
	for k := range got {
		m := newMachine(mod, &one, pc, checks, k == 1)
		m.fill(&in, rand.New(rand.NewPCG(seed, 0)))
		if checks {
			m.fillShadow(rand.New(rand.NewPCG(seed, 1)))
		}
		m.step(pc, active)
		got[k] = m
	}
	if err := got[0].differs(got[1]); err != nil {
		return fmt.Errorf("%s, lanes %#x, guard %d: %w", in.op, active, in.guard, err)
	}
	return nil
}

// fill sets registers and memory. Half of the addresses lie in memory.
func (m *machine) fill(in *inst, r *rand.Rand) {
	for i := range m.fr.regs {
		if i == regBase {
			continue
		}
		for k := range m.fr.regs[i] {
			m.fr.regs[i][k] = randomOperand(r)
		}
	}
	for _, c := range m.fr.fn.consts {
		for k := range m.fr.regs[c.slot] {
			m.fr.regs[c.slot][k] = c.val
		}
	}
	for i := range m.fr.preds {
		if i != predTrue {
			m.fr.preds[i] = r.Uint32()
		}
	}
	for _, mem := range [][]byte{m.w.g.mem, m.w.cta.shared, m.w.g.params} {
		for i := 0; i < len(mem); i += 8 {
			binary.LittleEndian.PutUint64(mem[i:], r.Uint64())
		}
	}
	m.w.g.mod.konst = m.w.g.params
	m.w.cta.openContext(m.w.g)
	if in.kind == kExec && in.x != nil && in.size != 0 {
		m.fillAddresses(in, r)
	}
}

func (m *machine) fillAddresses(in *inst, r *rand.Rand) {
	base := uint64(0)
	if in.x.space == spGlobal || in.x.space == spGeneric {
		base = m.w.g.dev.win.global
	} else if in.x.space == spShared {
		base = r.Uint64N(3) * testMemory / 2
	}
	size := uint64(in.size) * uint64(max(1, in.n))
	start := r.Uint64N(testMemory/size-64) * size
	if slices.ContainsFunc(m.fr.fn.consts, func(c constant) bool { return c.slot == in.a }) {
		return
	}
	a := &m.fr.regs[in.a]
	if r.IntN(2) == 0 {
		size *= uint64(max(1, in.n)) // of the whole vector
	}
	form, last, swap, step := r.IntN(13), r.IntN(4) == 0, r.IntN(lanes), 1+r.Uint64N(2)
	row := r.Uint64N(testMemory/size/2) * size // of the second half
	for i, at := 0, start; i < lanes; i++ {
		off := start
		switch {
		case form == 11: // in the order of the lanes, with gaps
			off = at
			at += (1 + r.Uint64N(2)) * size
		case form == 12: // two rows of 16
			off += uint64(i%16)*size + uint64(i/16)*row
		case form == 0 || form == 1 && i < 16: // consecutive
			off += uint64(i) * size
		case form == 1 || form == 10: // equal in the second half, or in both
		case form == 2: // scattered
			off = r.Uint64N(testMemory/size) * size
		case form == 3: // rows of 16
			off += uint64(i%16) * size
		case form == 8 || form == 9: // near the first one, perhaps at the end
			if off += r.Uint64N(33) * size; last {
				off = testMemory - size*(1+r.Uint64N(33))
			}
		case form == 6 && swap < 16: // blocks at the double distance
			block := 1 << (swap % 5)
			off += uint64(i&^(block-1)*2|i&(block-1)) * size
		case form >= 6: // consecutive or every other, in another order
			off += uint64(i^swap) * size * step
		case form == 4 && i == 20: // one unaligned or outside
			off = r.Uint64N(2 * testMemory)
		case form == 5 && last: // up to the end and beyond
			off = testMemory - size*uint64(31-i)
		}
		a[i] = base + off - in.imm
	}
}

// checks reports whether an instruction is a check of registers.
func (in *inst) checks() bool { return in.x != nil && in.x.check != nil }

// differs compares two shadows word by word.
func (s *shadowWords) differs(t *shadowWords) error {
	for i := range s.count * simd.LineWords {
		for k := range 3 {
			if x, y := s.get(k, i), t.get(k, i); x != y && (x.warp != 0 || y.warp != 0) {
				return fmt.Errorf("stamp %d of word %d is %+v in Go, %+v by the handler", k, i, x, y)
			}
		}
		if x, y := s.value(i), t.value(i); x != y {
			return fmt.Errorf("word %d has values in bytes %x in Go, %x by the handler", i, x, y)
		}
	}
	return nil
}

// differs compares two machines.
func (m *machine) differs(o *machine) error {
	halves := map[int]bool{}
	for i := range m.fr.fn.code {
		if in := &m.fr.fn.code[i]; in.halved() {
			halves[int(in.c)], halves[int(in.c)+1] = true, true
		}
	}
	for i := range m.fr.regs {
		for k := range m.fr.regs[i] {
			if halves[i] {
				break
			}
			if x, y := m.fr.regs[i][k], o.fr.regs[i][k]; x != y {
				return fmt.Errorf("register %d, lane %d: %#x in Go, %#x by the handler", i, k, x, y)
			}
		}
	}
	for i := range m.fr.preds {
		if x, y := m.fr.preds[i], o.fr.preds[i]; x != y {
			return fmt.Errorf("predicate %d: %#x in Go, %#x by the handler", i, x, y)
		}
	}
	for _, p := range [][2][]byte{{m.w.g.mem, o.w.g.mem}, {m.w.cta.shared, o.w.cta.shared}} {
		if !slices.Equal(p[0], p[1]) {
			return fmt.Errorf("memory is not the same")
		}
	}
	if m.w.steps != o.w.steps || m.w.threads != o.w.threads || m.w.halt != o.w.halt || m.w.polled != o.w.polled || (m.w.cta.unit.progress == 0) != (o.w.cta.unit.progress == 0) || m.s.pc != o.s.pc {
		return fmt.Errorf("%d steps, %d threads, pc %d, halt %t, polled %t, progress %d in Go, %d, %d, %d, %t, %t, %d by the handler",
			m.w.steps, m.w.threads, m.s.pc, m.w.halt, m.w.polled, m.w.cta.unit.progress, o.w.steps, o.w.threads, o.s.pc, o.w.halt, o.w.polled, o.w.cta.unit.progress)
	}
	if m.w.g.check {
		p, q := m.w.g.page(0), o.w.g.page(0)
		if err := p.words.differs(&q.words); err != nil {
			return fmt.Errorf("shadow of global memory: %w", err)
		}
		if p.busy.Load() != 0 || q.busy.Load() != 0 {
			return errors.New("the page is locked")
		}
		m.w.stale, o.w.stale = false, false
		if x, y := m.w.clocks, o.w.clocks; !reflect.DeepEqual(x, y) {
			return fmt.Errorf("clocks %v in Go, %v by the handler", x, y)
		}
		s, t := m.w.cta.shadow, o.w.cta.shadow
		if !reflect.DeepEqual(s.sync, t.sync) {
			return errors.New("release sequences differ")
		}
		for _, m := range []*machine{m, o} {
			for _, s := range []*shadowWords{&m.w.cta.shadow.shadowWords, &m.w.g.page(0).words} {
				if k := m.w.invalid(s); k >= 0 {
					l := s.line(k * simd.LineWords).Summary()
					return fmt.Errorf("line %d of %d has the summary %x, its stamps %x", k, s.count, sums{l.Write, l.Read, l.Same}, m.w.summary(s, k))
				}
			}
		}
		if err := s.differs(&t.shadowWords); err != nil {
			return fmt.Errorf("shadow of shared memory: %w", err)
		}
	}
	a, b := m.w.g.findings.list(), o.w.g.findings.list()
	if len(a) != len(b) || !slices.EqualFunc(a, b, func(x, y Finding) bool {
		return x.Msg == y.Msg && fmt.Sprint(x.At) == fmt.Sprint(y.At) && x.Thread == y.Thread
	}) {
		return fmt.Errorf("findings %v in Go, %v by the handler", a, b)
	}
	return nil
}
