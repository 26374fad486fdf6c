package isel

import (
	"slices"
	"strconv"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// blocks finds the reachable blocks, their order of work and their layout.
func (s *selector) blocks() {
	f := s.f
	s.seen = grow(s.seen, f.NumBlocks())
	s.id = grow(s.id, f.NumBlocks())
	s.order, s.layout = s.order[:0], s.layout[:0]
	type frame struct {
		b ir.Block
		i int
	}
	stack := []frame{{f.Entry(), 0}}
	s.seen[f.Entry()] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.i < f.NumSuccs(top.b) {
			n := f.Succ(top.b, top.i)
			top.i++
			if !s.seen[n] {
				s.seen[n] = true
				stack = append(stack, frame{n, 0})
			}
			continue
		}
		s.order = append(s.order, top.b)
		stack = stack[:len(stack)-1]
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if s.seen[b] {
			s.id[b] = ptx.BlockID(len(s.layout))
			s.layout = append(s.layout, b)
		}
	}
	s.target = grow(s.target, len(s.layout))
	if cap(s.extent) < len(s.layout) {
		s.extent = make([][2]uint32, len(s.layout))
	}
	s.extent = s.extent[:len(s.layout)]
}

// block selects the instructions of b, from its end.
func (s *selector) block(b ir.Block) {
	f := s.f
	s.blk = b
	s.buf, s.chunks, s.origins = s.buf[:0], s.chunks[:0], s.origins[:0]
	ordered := s.ordersAsLLC()
	sink := b == f.Entry() && ordered
	if ordered {
		s.numberInsts(b)
	}
	t := f.Terminator(b)
	s.begin(t)
	s.flow().terminator(t)
	s.begin(ir.None)
	s.flow().phiCopies(b)
	for v := f.Prev(t); v != ir.None; v = f.Prev(v) {
		if f.Op(v) == ir.OpPhi {
			s.begin(ir.None)
			s.flow().phiEntry(v)
			continue
		}
		if !s.wanted(v) && !s.flow().mustKeep(v) {
			continue
		}
		s.begin(v)
		s.flow().inst(v)
	}
	if b == f.Entry() {
		s.begin(ir.None)
		if s.env.debug != nil {
			s.loc = 0 // instructions before the function's first line
		}
		s.calls().prologue()
	}
	if s.noUnroll(b) { // ptxas is not to unroll it either
		s.begin(ir.None)
		s.pragma("nounroll")
	}
	s.chunks = append(s.chunks, uint32(len(s.buf)))
	first := len(s.done)
	for i := len(s.chunks) - 2; i >= 0; i-- {
		s.keepOrigin(i, s.buf[s.chunks[i]:s.chunks[i+1]])
		s.done = append(s.done, s.buf[s.chunks[i]:s.chunks[i+1]]...)
		if sink && s.origins[i] != ir.None {
			s.sinking.places = append(s.sinking.places, place{s.sinking.number[s.origins[i]], uint32(len(s.done) - first)})
		}
	}
	if ordered && s.scheduleBlock(s.done[first:], sink) {
		sink = false
	}
	if sink {
		last := len(s.chunks) - 2 // the prologue
		s.sinkParams(s.done[first:], s.chunks[last+1]-s.chunks[last])
	}
	s.extent[s.id[b]] = [2]uint32{uint32(first), uint32(len(s.done))}
}

// pragma emits a pragma.
func (s *selector) pragma(text string) {
	s.e(isa.OpPragmaStmt, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern(text))})
}

// keepOrigin notes in the instructions of chunk i which IR instruction they come from, for records of debug
// information and for messages about them.
func (s *selector) keepOrigin(i int, insts []ptx.Inst) {
	v := s.origins[i]
	if v == ir.None && i == 1 { // copies for phis
		v = s.origins[0]
	}
	if v != ir.None {
		for k := range insts {
			insts[k].Pos = uint32(v) + 1
		}
	}
}

// noUnroll reports whether b is the header of a loop whose llvm.loop metadata forbids
// unrolling: disable, or a count of 1 (S4-61, X-46).
func (s *selector) noUnroll(b ir.Block) bool {
	f, m := s.f, s.m
	for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
		p := f.PredBlock(u)
		if p == 0 || !s.seen[p] || s.id[p] < s.id[b] { // a back edge does not go down the layout
			continue
		}
		id := f.Attachment(f.Terminator(p), "llvm.loop")
		if id == 0 {
			continue
		}
		for i, o := range m.MDs[id].Ops {
			n := &m.MDs[o]
			if i == 0 || n.Kind != ir.MDTuple || len(n.Ops) == 0 {
				continue
			}
			switch m.MDs[n.Ops[0]].Str {
			case "llvm.loop.unroll.disable":
				return true
			case "llvm.loop.unroll.count":
				if len(n.Ops) > 1 {
					if c, ok := m.Consts.Uint(m.MDs[n.Ops[1]].Val); ok && c == 1 {
						return true
					}
				}
			}
		}
	}
	return false
}

// assemble puts the blocks in order, numbers the registers by first appearance
// and names the labels.
func (s *selector) assemble() {
	out := s.out
	out.Insts = slices.Grow(s.spare.Insts[:0], len(s.done))
	out.Blocks = grow(s.spare.Blocks, len(s.layout))
	prefix := append(make([]byte, 0, 32), "$L__BB"...)
	prefix = append(strconv.AppendInt(prefix, int64(s.num), 10), '_')
	for i := range s.layout {
		b := &out.Blocks[i]
		b.First = uint32(len(out.Insts))
		out.Insts = append(out.Insts, s.done[s.extent[i][0]:s.extent[i][1]]...)
		b.End = uint32(len(out.Insts))
		if s.target[i] {
			b.Label = s.env.intern(string(strconv.AppendInt(prefix, int64(i), 10)))
		}
	}
	var next [numClasses]int32
	number := func(r ptx.RegID) {
		if g := &out.Regs[r]; r > regSPL && g.Num == 0 {
			c := s.cls[r]
			for k := range c { // classes of the same prefix count together
				if s.sp.regPrefix[k] == s.sp.regPrefix[c] {
					c = k
					break
				}
			}
			next[c]++
			g.Num = next[c]
		}
	}
	for i := 0; s.opt.LLC && s.opt.Level == 0 && i < s.f.NumParams(); i++ { // llc gives parameters the first registers
		if p := ir.ParamValue(i); s.pstart[i] != 0 {
			for k := range s.lay.count(s.f.TypeOf(p)) {
				if r := s.def(p, k); r != 0 {
					number(r)
				}
			}
		}
	}
	for i := range out.Insts {
		s.registers(&out.Insts[i], number)
	}
	s.dbg().describe()
	s.dropUnusedRegs()
}

// dropUnusedRegs takes registers out of the table that no instruction names.
func (s *selector) dropUnusedRegs() {
	out := s.out
	remap := make([]ptx.RegID, len(out.Regs))
	kept := out.Regs[:1]
	for r := 1; r < len(out.Regs); r++ {
		g := out.Regs[r]
		switch ptx.RegID(r) {
		case regSP:
			if !s.usesSP {
				continue
			}
			g = ptx.Reg{Type: bType[s.ptrClass(0)], Prefix: s.env.intern("%SP"), Num: -1}
		case regSPL:
			if !s.usesSP && !s.usesSPL {
				continue
			}
			g = ptx.Reg{Type: bType[s.ptrClass(5)], Prefix: s.env.intern("%SPL"), Num: -1}
		default:
			if g.Num == 0 {
				continue
			}
		}
		remap[r] = ptx.RegID(len(kept))
		kept = append(kept, g)
	}
	for i := range out.Opnds {
		if o := &out.Opnds[i]; o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
			o.Idx = uint32(remap[o.Idx])
		}
	}
	for i := range out.Insts {
		out.Insts[i].Guard = remap[out.Insts[i].Guard]
	}
	s.room.Regs, s.room.Opnds = out.Regs, out.Opnds
	for i, r := range out.Watch {
		out.Watch[i] = remap[r]
	}
	out.Regs = append(s.spare.Regs[:0], kept...)
	out.Opnds = append(s.spare.Opnds[:0], out.Opnds...)
	s.spare = ptx.Func{}
}
