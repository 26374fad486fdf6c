package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const maxLoopWrites = 64

// licm hoists loop-invariant instructions to the preheader: speculatable expressions always, other expressions and
// loads only if every iteration executes them. Convergent operations are not moved.
func licm(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	if l.Len() == 0 {
		return changed
	}
	s := &u.loop
	s.esc.Reset(u.f)
	for len(s.sums) <= l.Len() {
		s.sums = append(s.sums, loopSum{})
	}
	for x := range l.Len() + 1 {
		s.sums[x] = loopSum{writes: s.sums[x].writes[:0]}
	}
	for x := uint32(l.Len()); x >= 1; x-- { // from the inside out
		if u.loop.hoist(l, x) {
			changed = true
		}
	}
	return changed
}

func (lp *loopState) hoist(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	sum := &lp.sums[x]
	// Inner loops have been visited and have added their effects.
	for n := range l.Own(x) {
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpStore, ir.OpLoad, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg:
				e := lp.fx.Inst(f, v)
				if e&analysis.MayNotReturn != 0 {
					sum.mayNotReturn = true
				}
				if e&analysis.Writes != 0 {
					sum.add(lp.fx.Access(f, v))
				}
			}
		}
	}
	if p := l.Parent(x); p != 0 {
		lp.sums[p].mayNotReturn = lp.sums[p].mayNotReturn || sum.mayNotReturn
		for _, w := range sum.writes {
			lp.sums[p].add(w)
		}
	}
	if pn == 0 || ln == 0 {
		return false
	}
	to := f.Terminator(lp.cfg.Block(pn))
	lp.writes = append(lp.writes[:0], sum.writes...)
	total := !sum.mayNotReturn // every iteration ends
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	changed := false
	for n := range l.Own(x) { // invariants of an inner loop have left it
		always := total && lp.dom.DominatesN(n, ln)
		for _, e := range lp.exits {
			always = always && lp.dom.DominatesN(n, e)
		}
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if lp.regroup(l, x, v, to) {
				changed = true
			}
			if lp.invariant(l, x, v) && lp.hoistable(v, always) {
				f.MoveBefore(v, to)
				if !always {
					lp.dropFacts(v)
				}
				changed = true
			}
			v = next
		}
	}
	return changed
}

// loopSum is the memory effects of a loop.
type loopSum struct {
	writes       []analysis.Access
	mayNotReturn bool // an iteration may not end
}

// add notes a write; too many become one that may be anywhere.
func (s *loopSum) add(w analysis.Access) {
	switch {
	case len(s.writes) > 0 && s.writes[0].Any:
	case len(s.writes) == maxLoopWrites:
		s.writes = append(s.writes[:0], analysis.Access{Any: true})
	default:
		s.writes = append(s.writes, w)
	}
}

// invariant reports whether all operands of v are computed outside of loop x.
func (lp *loopState) invariant(l *analysis.Loops, x uint32, v ir.Value) bool {
	f := lp.f
	op := f.Op(v)
	if op == ir.OpPhi || op.IsTerminator() || op == ir.OpAlloca || f.TypeOf(v) == ir.Void || f.TypeOf(v) == ir.Token {
		return false
	}
	for i := range f.NumOps(v) {
		if !l.DefinedOutside(x, f.Operand(v, i)) {
			return false
		}
	}
	return true
}

// hoistable reports whether v has the same value at any place; always means that it is executed in every iteration.
func (lp *loopState) hoistable(v ir.Value, always bool) bool {
	f := lp.f
	if f.Op(v) == ir.OpLoad {
		if !analysis.IsSimple(lp.f, v) || !always && !analysis.Loadable(f, f.Operand(v, 0), f.TypeOf(v)) {
			return false
		}
		acc := analysis.AccessOf(f, v)
		if analysis.Invariant(f, v, acc.Ref) {
			return true
		}
		for i := range lp.writes {
			if lp.esc.Clobbers(&lp.writes[i], &acc) {
				return false
			}
		}
		return true
	}
	e := lp.fx.Inst(f, v)
	if e.Movable() {
		return true
	}
	return e.IsExpr() && always && f.Op(v) != ir.OpCall
}

// sumFits reports whether the signed sum of a and b does not overflow, by their bounds.
func (lp *loopState) sumFits(a, b ir.Value) bool {
	w := lp.values.IntBits(a)
	return w != 0 && analysis.SumFits(lp.values.RangeOf(a, w, 0), lp.values.RangeOf(b, w, 0), w)
}

// invariantOperand returns the operand of sum or product v that changes in loop x, and the one that does not, which is not a constant: None if
// they are not such.
func (lp *loopState) invariantOperand(l *analysis.Loops, x uint32, v ir.Value) (varying, invariant ir.Value) {
	a, b := lp.f.Operand(v, 0), lp.f.Operand(v, 1)
	if !l.DefinedOutside(x, b) {
		a, b = b, a
	}
	if b.IsConst() || !l.DefinedOutside(x, b) || l.DefinedOutside(x, a) {
		return ir.None, ir.None
	}
	return a, b
}

// regroupSum is regroup of a sum or product.
func (lp *loopState) regroupSum(l *analysis.Loops, x uint32, v, to ir.Value) bool {
	f := lp.f
	op := f.Op(v)
	a, b := lp.invariantOperand(l, x, v)
	if b == ir.None || f.Op(a) != op || !lp.oneUse(a) {
		return false
	}
	i, c := lp.invariantOperand(l, x, a)
	if c == ir.None {
		return false
	}
	flags := ir.Flags(0)
	if op == ir.OpAdd {
		flags = f.Flags(v) & f.Flags(a) & (ir.FlagNSW | ir.FlagNUW)
		if flags&ir.FlagNSW != 0 && !lp.sumFits(c, b) { // the loop needs it to split and to step addresses
			if lp.reassoc.mustNotWrap(v) {
				return false
			}
			flags &^= ir.FlagNSW
		}
	}
	lp.b.Before(to)
	s := lp.b.Binary(op, c, b, flags)
	f.Mutate(v, op, flags, 0, i, s)
	f.Erase(a)
	return true
}

// maxDivided bounds the addresses that share an index which is divided.
const maxDivided = 4

// regroupIndex is regroup of address v, &p[a + i] → &(&p[a])[i] of an index of 64 bits: a sum of two and a shift less in each iteration, and the rest of
// the index may have 32 bits.
func (lp *loopState) regroupIndex(l *analysis.Loops, x uint32, v, to ir.Value) bool {
	f := lp.f
	n := f.Operand(v, 1)
	if f.NumOps(v) != 2 || f.Op(n) != ir.OpAdd || f.TypeOf(n) != ir.I64 || l.DefinedOutside(x, n) {
		return false
	}
	i, a := lp.invariantOperand(l, x, n)
	if a == ir.None {
		return false
	}
	uses := 0
	for u := f.FirstUse(n); u != 0; u = f.NextUse(u) {
		w := f.User(u)
		if uses++; uses > maxDivided || f.Op(w) != ir.OpGEP || f.NumOps(w) != 2 || !l.DefinedOutside(x, f.Operand(w, 0)) {
			return false
		}
	}
	lp.b.Before(to)
	p := lp.b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(v), f.Operand(v, 0), a)
	f.Mutate(v, ir.OpGEP, 0, f.Aux(v), p, i)
	if !f.HasUses(n) {
		f.Erase(n)
	}
	return true
}

// regroup brings two invariant operands together, (i + a) + b → i + (a + b) and likewise for addresses, so that
// their sum can be computed before the loop.
func (lp *loopState) regroup(l *analysis.Loops, x uint32, v, to ir.Value) bool {
	f := lp.f
	switch f.Op(v) {
	case ir.OpAdd, ir.OpMul:
		return lp.regroupSum(l, x, v, to)
	case ir.OpGEP:
		// (p + i) + a → (p + a) + i
		base := f.Operand(v, 0)
		if l.DefinedOutside(x, base) {
			return lp.regroupIndex(l, x, v, to)
		}
		if f.Op(base) != ir.OpGEP || !lp.oneUse(base) || !l.DefinedOutside(x, f.Operand(base, 0)) {
			return false
		}
		for i := 1; i < f.NumOps(v); i++ {
			if !l.DefinedOutside(x, f.Operand(v, i)) {
				return false
			}
		}
		if _, ok := analysis.GEPOffset(f, v); ok {
			return false // an immediate
		}
		lp.vals = append(lp.vals[:0], f.Operand(base, 0))
		for i := 1; i < f.NumOps(v); i++ {
			lp.vals = append(lp.vals, f.Operand(v, i))
		}
		lp.b.Before(to)
		inv := lp.b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(v), lp.vals...)
		lp.vals = append(lp.vals[:0], inv)
		for i := 1; i < f.NumOps(base); i++ {
			lp.vals = append(lp.vals, f.Operand(base, i))
		}
		f.Mutate(v, ir.OpGEP, 0, f.Aux(base), lp.vals...)
		f.Erase(base)
		return true
	}
	return false
}
