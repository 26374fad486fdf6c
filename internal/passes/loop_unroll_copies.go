package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// unrolledBefore returns the number of copies in loop x if something has unrolled it before, 1 if not: it counts by a power of two, to a multiple of it,
// as clang leaves loops, with another loop for the rest.
func (lp *loopState) unrolledBefore(l *analysis.Loops, x uint32, latch ir.Block) int {
	f := lp.f
	cond := f.Operand(f.Terminator(latch), 0)
	if f.Op(cond) != ir.OpICmp || f.Pred(cond) != ir.ICmpEQ && f.Pred(cond) != ir.ICmpNE {
		return 1
	}
	next, end := f.Operand(cond, 0), f.Operand(cond, 1)
	if f.Op(next) != ir.OpAdd || f.Op(f.Operand(next, 0)) != ir.OpPhi || f.BlockOf(f.Operand(next, 0)) != lp.cfg.Block(l.Header(x)) {
		return 1
	}
	k, ok := lp.c.Sint(f.Operand(next, 1))
	if ok && lp.c.IsZero(end) { // down to 0
		k, end = -k, f.PhiIncoming(f.Operand(next, 0), lp.cfg.Block(l.Preheader(x)))
	}
	m, isMask := uint64(0), f.Op(end) == ir.OpAnd
	if isMask {
		m, isMask = lp.c.Uint(f.Operand(end, 1))
	}
	if !ok || !isMask || k < 2 || k > partialCopies || k&(k-1) != 0 || m&uint64(k-1) != 0 {
		return 1
	}
	return int(k)
}

// overlaps reports whether loop x is one in which more loads are to be under way at a time: it only reads, and each of its copies waits for several
// operations of the one before.
func (lp *loopState) overlaps(l *analysis.Loops, x uint32, latch ir.Block, n *iteration) bool {
	if !n.loads || n.stores || n.calls || n.convergent || n.atomic {
		return false
	}
	f := lp.f
	h := lp.cfg.Block(l.Header(x))
	lp.unit.words = slab.Sized(lp.unit.words, f.NumInsts())
	steps := lp.unit.words // by instruction: how many operations in a row begin at a phi of the header and end there
	for _, k := range l.Blocks(x) {
		for v := f.First(lp.cfg.Block(k)); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpPhi || !lp.ty.IsFloat(f.TypeOf(v)) {
				continue
			}
			for i := range f.NumOps(v) {
				switch o := f.Operand(v, i); {
				case !o.IsInst() || !l.Contains(x, lp.cfg.Number(f.BlockOf(o))):
				case f.Op(o) == ir.OpPhi && f.BlockOf(o) == h && lp.ty.IsFloat(f.TypeOf(o)):
					steps[v] = max(steps[v], 1)
				case steps[o] > 0:
					steps[v] = max(steps[v], steps[o]+1)
				}
			}
		}
	}
	for p := f.First(h); f.Op(p) == ir.OpPhi; p = f.Next(p) {
		if v := f.PhiIncoming(p, latch); lp.ty.IsFloat(f.TypeOf(p)) && v.IsInst() && int(steps[v]) >= longRecurrence*n.copies {
			return true
		}
	}
	return false
}

// markUnrolled adds metadata to the latch of a loop that forbids further unrolling, here and, unless its loads overlap the more, in ptxas.
func (lp *loopState) markUnrolled(latch ir.Block, overlaps bool) {
	f := lp.f
	t := f.Terminator(latch)
	f.ClearAttachments(t)
	if lp.decl == nil || lp.decl.noUnroll == 0 {
		return
	}
	node := lp.decl.noUnroll
	if overlaps {
		node = lp.decl.unrolled
	}
	f.Attach(t, ir.Attachment{Kind: "llvm.loop", Node: node})
}
