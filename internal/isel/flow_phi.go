package isel

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Phis leave SSA form by copies at the end of the predecessors. A phi's register can be written there directly unless
// its old value is still needed on another path out of that predecessor (the lost-copy problem): then the copies go to
// a second register, and the phi's block begins with a move.

type phiState struct {
	temp  []bool      // by instruction: the phi needs a second register
	tempR []ptx.RegID // by place in regs: that register
	mark  []uint32    // by block: visited for phi number epoch
	seen  []uint32    // by instruction: likewise
	epoch uint32
	work  []ir.Block
	vals  []ir.Value
	dst   []ptx.RegID
	src   []ptx.Operand
	cls   []class
	pend  []uint16 // by register: copies that still read it

	// Shared by the walks of all phis of a function.
	walked int // blocks visited
	loops  *analysis.Loops

	first, last []uint32 // by block: its entries among the operands of phis, 0 for none
	incoming    []incoming
}

// incoming is a value that a phi takes from a block.
type incoming struct {
	phi, val ir.Value
	next     uint32 // of the same block
}

// collectIncoming sorts the entries of all phis by their blocks: a search through a phi
// of a thousand entries for each of its predecessors would take too long.
func (s flowSelector) collectIncoming() {
	f, p := s.f, &s.phis
	p.first, p.last = grow(p.first, f.NumBlocks()), grow(p.last, f.NumBlocks())
	p.incoming = append(p.incoming[:0], incoming{})
	for _, b := range s.layout {
		for v := f.First(b); f.Op(v) == ir.OpPhi; v = f.Next(v) {
			if !f.HasUses(v) {
				continue
			}
			for i := 0; i < f.NumOps(v); i += 2 {
				q := f.Operand(v, i+1).Block()
				at := p.last[q]
				if at != 0 && p.incoming[at].phi == v {
					continue // two edges from one block carry the same value
				}
				n := uint32(len(p.incoming))
				p.incoming = append(p.incoming, incoming{phi: v, val: f.Operand(v, i)})
				if at == 0 {
					p.first[q] = n
				} else {
					p.incoming[at].next = n
				}
				p.last[q] = n
			}
		}
	}
}

// findHazards decides for every phi whether it needs a second register.
func (s flowSelector) findHazards() {
	f, p := s.f, &s.phis
	p.temp = grow(p.temp, f.NumInsts())
	p.mark = grow(p.mark, f.NumBlocks())
	p.seen = grow(p.seen, f.NumInsts())
	p.tempR = p.tempR[:0]
	p.epoch, p.walked, p.loops = 0, 0, nil
	for _, b := range s.order {
		var branching []ir.Block // predecessors with other successors
		known := false
		for v := f.First(b); f.Op(v) == ir.OpPhi; v = f.Next(v) {
			if !known {
				known = true
				for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
					if q := f.PredBlock(u); q != 0 && s.seen[q] && (f.NumSuccs(q) > 1 || s.readsAtEnd(q)) {
						branching = append(branching, q)
					}
				}
			}
			for _, q := range branching {
				if s.neededElsewhere(v, b, q) {
					p.temp[v] = true
					break
				}
			}
		}
	}
}

// readsAtEnd reports whether the terminator of q reads a register after the copies.
func (s flowSelector) readsAtEnd(q ir.Block) bool {
	switch s.f.Op(s.f.Terminator(q)) {
	case ir.OpCondBr, ir.OpSwitch, ir.OpIndirectBr:
		return true
	}
	return false
}

// neededElsewhere reports whether the value of phi v, defined in block b, is read after the end of predecessor q of b
// on a path that does not lead into b at once, or by the terminator of q itself.
func (s flowSelector) neededElsewhere(v ir.Value, b, q ir.Block) bool {
	f, p := s.f, &s.phis
	p.epoch++
	p.work = p.work[:0]
	reach := func(k ir.Block) { // the value is live into k
		if k != b && p.mark[k] != p.epoch {
			p.mark[k] = p.epoch
			p.work = append(p.work, k)
		}
	}
	needed := false
	p.vals = append(p.vals[:0], v)
	for len(p.vals) > 0 {
		x := p.vals[len(p.vals)-1]
		p.vals = p.vals[:len(p.vals)-1]
		for u := f.FirstUse(x); u != 0; u = f.NextUse(u) {
			w := f.User(u)
			k := f.BlockOf(w)
			if k == 0 || !s.seen[k] {
				continue
			}
			if f.Op(w) == ir.OpPhi { // read at the end of the incoming block
				k = f.Operand(w, f.UseIndex(u)+1).Block()
				if s.seen[k] {
					reach(k) // q, too: a loop inside may execute its copies again
				}
				continue
			}
			if p.seen[w] != p.epoch && s.rearranges(w) {
				p.seen[w] = p.epoch
				p.vals = append(p.vals, w) // its users read x's register
			}
			if k == q && f.Op(w).IsTerminator() {
				needed = true
			}
			reach(k)
		}
	}
	if needed {
		return true
	}
	if p.walked > maxPhiWalk && s.staysInLoop(b, q) {
		return false
	}
	for len(p.work) > 0 {
		k := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		p.walked++
		for u := f.FirstPred(k); u != 0; u = f.NextPred(u) {
			if r := f.PredBlock(u); r != 0 && s.seen[r] {
				if r == q {
					return true // live along q → k, which is not b
				}
				reach(r)
			}
		}
	}
	return false
}

// maxPhiWalk is how many blocks are visited for the phis of a function before its loops are computed, which
// spares most of the walks: in a nest of loops each walk would visit all that is inside.
const maxPhiWalk = 256

// staysInLoop reports whether all blocks of phis.work are in the loop that block b is the header of, and no successor
// of q but b is in that loop: then no path from another successor of q leads to these blocks
// except through b.
func (s flowSelector) staysInLoop(b, q ir.Block) bool {
	p := &s.phis
	if p.loops == nil {
		var c analysis.CFG
		var d analysis.Dom
		p.loops = new(analysis.Loops)
		c.Compute(s.f)
		d.Compute(&c)
		p.loops.Compute(&d)
	}
	l := p.loops
	h := l.C.Number(b)
	x := l.Of(h)
	if x == 0 || l.Header(x) != h {
		return false
	}
	for i := range s.f.NumSuccs(q) {
		if k := s.f.Succ(q, i); k != b && l.Contains(x, l.C.Number(k)) {
			return false
		}
	}
	for _, k := range p.work {
		if !l.Contains(x, l.C.Number(k)) {
			return false
		}
	}
	return true
}

// rearranges reports whether users of w may read the registers of w's operand.
func (s flowSelector) rearranges(w ir.Value) bool {
	switch s.f.Op(w) {
	case ir.OpExtractValue, ir.OpInsertValue, ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector, ir.OpFreeze,
		ir.OpBitCast, ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpAddrSpaceCast:
		return true
	}
	return false
}

// tempReg returns the second register of component k of phi v.
func (s flowSelector) tempReg(v ir.Value, k int) ptx.RegID {
	at := int(s.start[v]) - 1 + k
	for len(s.phis.tempR) <= at {
		s.phis.tempR = append(s.phis.tempR, 0)
	}
	if s.phis.tempR[at] == 0 {
		c := s.lay.of(s.f.TypeOf(v))[k]
		if c.lanes != 0 {
			c.class = c.packClass()
		}
		s.phis.tempR[at] = s.newReg(c.class)
	}
	return s.phis.tempR[at]
}

// phiEntry moves the second registers of phi v into its registers.
func (s flowSelector) phiEntry(v ir.Value) {
	if !s.phis.temp[v] {
		s.phiPacks(v)
		return
	}
	defer s.phiPacks(v)
	for k := range s.lay.count(s.f.TypeOf(v)) {
		r := s.def(v, k)
		if s.lay.of(s.f.TypeOf(v))[k].lanes != 0 {
			r = s.vec().packDef(v, k)
		}
		if r != 0 {
			s.e(s.sp.mov[s.cls[r]], reg(r), reg(s.tempReg(v, k)))
		}
	}
}

// phiPacks requests the packs of phi v, the form in which they cross blocks.
func (s flowSelector) phiPacks(v ir.Value) {
	t := s.f.TypeOf(v)
	for k := range s.lay.count(t) {
		if c := s.lay.of(t)[k]; c.lanes != 0 && c.lane == 0 && s.vec().packWanted(v, k) {
			s.vec().split(v, k, s.vec().demandPack(v, k))
		}
	}
}

// phiCopies emits, at the end of block b, the copies for the phis of its successors.
func (s flowSelector) phiCopies(b ir.Block) {
	f, p := s.f, &s.phis
	p.dst, p.src, p.cls = p.dst[:0], p.src[:0], p.cls[:0]
	for at := p.first[b]; at != 0; at = p.incoming[at].next {
		v, x := p.incoming[at].phi, p.incoming[at].val
		t := f.TypeOf(v)
		for k := range s.lay.count(t) {
			if c := s.lay.of(t)[k]; c.lanes != 0 {
				if c.lane == 0 {
					s.phiPackCopy(v, k, x)
				}
				continue
			}
			w, j := s.resolve(x, k)
			if _, undef, ok := s.constComp(w, j); ok && undef {
				continue
			}
			d := s.demand(v, k)
			if s.phis.temp[v] {
				d = s.tempReg(v, k)
			}
			c := s.cls[d]
			var src ptx.Operand
			if y, _, ok := s.constComp(w, j); ok {
				if c == cPred {
					y = -(y & 1)
				}
				src = immediate(c, y)
			} else {
				src = reg(s.regOf(w, j, c))
			}
			if src.Kind == ptx.OpReg && src.Idx == uint32(d) {
				continue
			}
			p.dst, p.src, p.cls = append(p.dst, d), append(p.src, src), append(p.cls, c)
		}
	}
	s.parallelCopy()
}

// phiPackCopy notes the copy of the pack at component k of x to phi v.
func (s flowSelector) phiPackCopy(v ir.Value, k int, x ir.Value) {
	p := &s.phis
	if _, undef, ok := s.vec().packConst(x, k); ok && undef {
		return
	}
	d := s.vec().demandPack(v, k)
	if s.phis.temp[v] {
		d = s.tempReg(v, k)
	}
	src := s.vec().packUse(x, k)
	if src.Kind == ptx.OpReg && src.Idx == uint32(d) {
		return
	}
	p.dst, p.src, p.cls = append(p.dst, d), append(p.src, src), append(p.cls, s.cls[d])
}

// parallelCopy emits the copies of phiState as if all happened at once.
func (s flowSelector) parallelCopy() {
	p := &s.phis
	if len(p.dst) == 0 {
		return
	}
	need := len(s.out.Regs) + len(p.dst) + 1
	if len(p.pend) < need {
		p.pend = make([]uint16, 2*need)
	}
	for _, o := range p.src {
		if o.Kind == ptx.OpReg {
			p.pend[o.Idx]++
		}
	}
	left := len(p.dst)
	for left > 0 {
		moved := false
		for i, d := range p.dst {
			if d == 0 || p.pend[d] != 0 {
				continue
			}
			s.move(p.cls[i], d, p.src[i])
			if p.src[i].Kind == ptx.OpReg {
				p.pend[p.src[i].Idx]--
			}
			p.dst[i] = 0
			left--
			moved = true
		}
		if moved {
			continue
		}
		// Only cycles are left: save one source and let its readers use the copy.
		for i, d := range p.dst {
			if d == 0 {
				continue
			}
			t := s.newReg(p.cls[i])
			if int(t) >= len(p.pend) {
				p.pend = append(p.pend, make([]uint16, len(p.pend))...)
			}
			s.move(p.cls[i], t, reg(d))
			for j := range p.src {
				if p.dst[j] != 0 && p.src[j].Kind == ptx.OpReg && p.src[j].Idx == uint32(d) {
					p.src[j].Idx = uint32(t)
					p.pend[d]--
					p.pend[t]++
				}
			}
			break
		}
	}
	for _, o := range p.src {
		if o.Kind == ptx.OpReg {
			p.pend[o.Idx] = 0
		}
	}
}

// move copies an operand into register d of class c.
func (s flowSelector) move(c class, d ptx.RegID, src ptx.Operand) {
	if c == cPred {
		s.e(isa.Op_mov_pred, reg(d), src)
		return
	}
	s.e(s.sp.mov[c], reg(d), src)
}
