package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Limits of peeling: as many iterations as LLVM peels off, and twice the instructions of complete unrolling, since
// comparisons that are decided leave less of each iteration.
const (
	maxPeeled     = 7
	peelLimit     = 2 * unrollLimit
	maxPeelValues = 32 // instructions that are looked at to see that a phi becomes a constant
)

// peelOne puts copies of the first iterations of innermost loop x before it, if in the rest a comparison has always the same
// result or a phi is a constant. pass is the name in the remark.
func (lp *loopState) peelOne(l *analysis.Loops, x uint32, pass string) bool {
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 || !l.Innermost(x) || lp.size > 0 {
		return false
	}
	latch := lp.cfg.Block(ln)
	h := lp.hintOf(latch)
	if h.noUnroll() || h.full || h.enable || h.count > 1 || lp.f.Op(lp.f.Terminator(latch)) != ir.OpCondBr {
		return false
	}
	n, ok := lp.iterationSize(l, x)
	if !ok || n.recurs {
		return false
	}
	limit := peelLimit
	if lp.opt.Level < 3 {
		limit /= 2
	}
	count := lp.peelCount(l, x, min(maxPeeled, limit/max(1, n.size)-1))
	if count == 0 {
		return false
	}
	if lp.opt.Remarks != nil {
		lp.remarkLoop(Passed, pass, lp.cfg.Block(l.Header(x)), "loop peeled, iterations: "+strconv.Itoa(count))
	}
	lp.peel(l, x, count)
	return true
}

// peelCount returns how many iterations of loop x to peel off, at most limit.
func (lp *loopState) peelCount(l *analysis.Loops, x uint32, limit int) int {
	f := lp.f
	count := 0
	if limit <= 0 {
		return 0
	}
	h, latch := lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Latch(x))
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		budget := maxPeelValues
		if n, ok := lp.constantAfter(l, x, v, latch, &budget); ok && n <= limit {
			count = max(count, n)
		}
	}
	for _, k := range l.Blocks(x) {
		b := lp.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpICmp || b == latch && v == f.Operand(f.Terminator(b), 0) || !lp.decides(v) {
				continue
			}
			if n, ok := lp.scev.Settles(l, x, v, limit); ok {
				count = max(count, n)
			}
		}
	}
	return count
}

// decides reports whether truth value v is a condition, or part of one.
func (lp *loopState) decides(v ir.Value) bool {
	f := lp.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch f.Op(f.User(x)) {
		case ir.OpCondBr, ir.OpSelect, ir.OpAnd, ir.OpOr:
			return true
		}
	}
	return false
}

// constantAfter returns after how many iterations of loop x value v is the same constant in all others.
func (lp *loopState) constantAfter(l *analysis.Loops, x uint32, v ir.Value, latch ir.Block, budget *int) (n int, ok bool) {
	f := lp.f
	if !v.IsInst() || l.DefinedOutside(x, v) {
		return 0, v.IsConst()
	}
	if *budget--; *budget < 0 { // also the end of cycles
		return 0, false
	}
	switch op := f.Op(v); {
	case op == ir.OpPhi:
		if lp.cfg.Number(f.BlockOf(v)) != l.Header(x) {
			return 0, false
		}
		n, ok = lp.constantAfter(l, x, f.PhiIncoming(v, latch), latch, budget)
		return n + 1, ok
	case op.IsBinary(), op.IsCast(), op == ir.OpICmp, op == ir.OpFCmp, op == ir.OpSelect:
		for i := range f.NumOps(v) {
			k, ok := lp.constantAfter(l, x, f.Operand(v, i), latch, budget)
			if !ok {
				return 0, false
			}
			n = max(n, k)
		}
		return n, true
	}
	return 0, false
}

// peel puts copies of the first count iterations of loop x before it. Each of them keeps its exits.
func (lp *loopState) peel(l *analysis.Loops, x uint32, count int) {
	f := lp.f
	pre := lp.cfg.Block(l.Preheader(x))
	c := newCopier(lp.unit, l, x, pre)
	from := pre
	for k := range count {
		c.next()
		if k == 0 {
			for _, p := range c.counters {
				lp.vmap[p.phi] = p.first
			}
		}
		lp.copyBlocks(c.h, c.inLoop)
		lp.redirect(from, c.h, lp.bmap[c.h])
		from = lp.bmap[c.latch]
		lp.redirect(from, lp.bmap[c.h], c.h) // until the next copy is there
		f.ClearAttachments(f.Terminator(from))
	}
	c.continueFrom(pre, from)
	lp.copyDone()
}
