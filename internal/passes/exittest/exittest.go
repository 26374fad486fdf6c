// Package exittest replaces a counter of the iterations that are left, which only the loop's tests use, by another counter (LLVM: linear function test
// replacement in indvars). Loops over a range of Python have both.
package exittest

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxCounters bounds the counters of a loop that are looked at.
const maxCounters = 16

// Function is the current function, and the analyses that the pass needs.
type Function struct {
	B      *ir.Builder
	Values *analysis.ValueTracking
	Scev   *analysis.ScalarEvolution
	Dom    *analysis.Dom
	Loops  *analysis.Loops
}

// Replacer replaces the tests of one loop at a time; it keeps its memory between loops.
type Replacer struct {
	Function
	f *ir.Func
	c *ir.Consts

	list  []counter
	tests []ir.Value
}

// counter is a phi of a loop's header that an addition of a constant steps.
type counter struct {
	phi, start, next ir.Value
	step             int64
	w                int
}

// Run replaces the tests of loop x, which has a preheader and one latch, and reports whether there were some.
func (r *Replacer) Run(fn Function, x uint32, header, preheader, latch ir.Block) bool {
	r.Function, r.f, r.c = fn, fn.B.F, &fn.B.F.Consts
	r.counters(header, preheader, latch)
	return r.mergeOpposite(x, header, preheader, latch)
}

// counters lists the counters of header h.
func (r *Replacer) counters(h, pre, latch ir.Block) {
	f := r.f
	r.list = r.list[:0]
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi && len(r.list) < maxCounters; v = f.Next(v) {
		w := r.Values.ScalarBits(v)
		next := f.PhiIncoming(v, latch)
		if w == 0 || f.Op(next) != ir.OpAdd || f.Operand(next, 0) != v {
			continue
		}
		if k, ok := r.c.Sint(f.Operand(next, 1)); ok {
			r.list = append(r.list, counter{v, f.PhiIncoming(v, pre), next, k, w})
		}
	}
}

// mergeOpposite replaces a counter s - k of the iterations that are left, which the loop only compares with 0, by one of those that are over: s - k > 0 is
// k < s. All iterations before have had the comparison hold, so k is at most s and does not overflow. The counter may begin with 1, too: it is k + 1.
func (r *Replacer) mergeOpposite(x uint32, h, pre, latch ir.Block) bool {
	changed := false
	for i := range r.list {
		down := &r.list[i]
		if down.step != -1 || r.f.Flags(down.next)&ir.FlagNSW == 0 || down.start.IsConst() {
			continue
		}
		later, ok := r.onlyLeft(x, down, latch)
		if !ok {
			continue
		}
		merged := false
		for j := range r.list {
			up := &r.list[j]
			k, isConst := r.c.Uint(up.start)
			if merged = isConst && up.step == 1 && up.w == down.w && (k == 0 || k == 1 && later); merged {
				r.testOver(down, up, k)
				break
			}
		}
		changed = merged || later && r.testEnd(down, h, pre, latch) || r.startUnclamped(down, pre) || changed
	}
	return changed
}

// testOver replaces the comparisons of down, the iterations that are left, by those of up, which begins with first.
func (r *Replacer) testOver(down, up *counter, first uint64) {
	r.eachTest(down, func(c ir.Value, p ir.Pred, later bool) {
		over := up.phi
		if later && first == 0 {
			over = r.stepBefore(up.next, c)
		}
		r.f.Mutate(c, ir.OpICmp, 0, uint32(p), over, down.start)
	})
}

// onlyLeft reports whether all uses of counter q are its step and comparisons with 0 that the loop continues by, in every iteration; later tells
// that all of them are about the iterations left after the current one.
func (r *Replacer) onlyLeft(x uint32, q *counter, latch ir.Block) (later, ok bool) {
	f := r.f
	compared := false
	later = true
	for _, v := range [...]ir.Value{q.phi, q.next} {
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			c := f.User(u)
			if c == q.next || c == q.phi {
				continue
			}
			if f.Op(c) != ir.OpICmp || !f.HasOneUse(c) {
				return false, false
			}
			p, after, ok := leftIs(f, r.c, c, q)
			t := f.User(f.FirstUse(c))
			if !ok || f.Op(t) != ir.OpCondBr || !r.Loops.Contains(x, r.Loops.C.Number(f.BlockOf(t))) || !r.Dom.Dominates(f.BlockOf(t), latch) {
				return false, false
			}
			stays := 0 // the successor if some are left
			if p == ir.ICmpEQ || p == ir.ICmpSGE {
				stays = 1
			}
			b := f.BlockOf(t)
			if !r.Loops.Contains(x, r.Loops.C.Number(f.Succ(b, stays))) || r.Loops.Contains(x, r.Loops.C.Number(f.Succ(b, 1-stays))) {
				return false, false
			}
			compared, later = true, later && after
		}
	}
	return later, compared
}

// leftIs returns the comparison of the iterations that are over with their number that v is, one of counter q of those that are left; later tells that the
// iteration itself is over: s - k > 1 is k + 1 < s.
func leftIs(f *ir.Func, c *ir.Consts, v ir.Value, q *counter) (p ir.Pred, later, ok bool) {
	k, ok := c.Uint(f.Operand(v, 1))
	if !ok {
		return 0, false, false
	}
	if later = f.Operand(v, 0) == q.next; !later {
		less := k
		if f.Pred(v) == ir.ICmpSLT {
			less--
		}
		if later = less == 1; later {
			k--
		}
	}
	switch p := f.Pred(v); {
	case p == ir.ICmpSGT && k == 0:
		return ir.ICmpSLT, later, true
	case p == ir.ICmpSLT && k == 1:
		return ir.ICmpSGE, later, true
	case (p == ir.ICmpEQ || p == ir.ICmpNE) && k == 0:
		return p, later, true
	}
	return 0, false, false
}
