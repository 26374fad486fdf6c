package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const maxLoopWrites = 64

// licm moves what a loop computes anew in every iteration, with the same result, in
// front of the loop: expressions that may be computed anywhere, others and loads
// only if they are executed in every iteration. Nothing convergent moves.
func licm(u *unit) bool {
	changed := u.canonicalLoops()
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
		if u.hoist(l, x) {
			changed = true
		}
	}
	return changed
}

func (u *unit) hoist(l *analysis.Loops, x uint32) bool {
	f, s := u.f, &u.loop
	pn, ln := l.Preheader(x), l.Latch(x)
	sum := &s.sums[x]
	// Inner loops have been looked at and added what they do.
	for _, n := range l.Blocks(x) {
		if l.Of(n) != x {
			continue
		}
		b := u.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpStore, ir.OpLoad, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg:
				e := u.fx.Inst(f, v)
				if e&analysis.Diverges != 0 {
					sum.diverges = true
				}
				if e&analysis.Writes != 0 {
					sum.add(u.fx.Access(f, v))
				}
			}
		}
	}
	if p := l.Parent(x); p != 0 {
		s.sums[p].diverges = s.sums[p].diverges || sum.diverges
		for _, w := range sum.writes {
			s.sums[p].add(w)
		}
	}
	if pn == 0 || ln == 0 {
		return false
	}
	to := f.Terminator(u.cfg.Block(pn))
	s.writes = append(s.writes[:0], sum.writes...)
	total := !sum.diverges // every iteration ends
	s.exits = l.ExitingBlocks(s.exits[:0], x)
	changed := false
	for _, n := range l.Blocks(x) {
		if l.Of(n) != x { // what does not change in an inner loop has left it
			continue
		}
		always := total && u.dom.DominatesN(n, ln)
		for _, e := range s.exits {
			always = always && u.dom.DominatesN(n, e)
		}
		b := u.cfg.Block(n)
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if u.regroup(l, x, v, to) {
				changed = true
			}
			if u.invariant(l, x, v) && u.hoistable(v, always) {
				f.MoveBefore(v, to)
				if !always {
					u.dropFacts(v)
				}
				changed = true
			}
			v = next
		}
	}
	return changed
}

// loopSum is what a loop does to memory.
type loopSum struct {
	writes   []analysis.Access
	diverges bool // an iteration may not end
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
func (u *unit) invariant(l *analysis.Loops, x uint32, v ir.Value) bool {
	f := u.f
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

// hoistable reports whether v gives the same wherever it stands; always says that it is
// executed in every iteration.
func (u *unit) hoistable(v ir.Value, always bool) bool {
	f, s := u.f, &u.loop
	if f.Op(v) == ir.OpLoad {
		if !u.simpleAccess(v) || !always && !u.loadable(f.Operand(v, 0), f.TypeOf(v)) {
			return false
		}
		acc := analysis.AccessOf(f, v)
		if analysis.Invariant(f, v, acc.Ref) {
			return true
		}
		for i := range s.writes {
			if s.esc.Clobbers(&s.writes[i], &acc) {
				return false
			}
		}
		return true
	}
	e := u.fx.Inst(f, v)
	if e.Movable() {
		return true
	}
	return e.IsExpr() && always && f.Op(v) != ir.OpCall
}

// regroup brings two invariant operands together, (i + a) + b → i + (a + b) and likewise for addresses, so that
// their sum can be computed in front of the loop.
func (u *unit) regroup(l *analysis.Loops, x uint32, v, to ir.Value) bool {
	f := u.f
	op := f.Op(v)
	switch op {
	case ir.OpAdd, ir.OpMul:
		a, b := f.Operand(v, 0), f.Operand(v, 1)
		if !l.DefinedOutside(x, b) {
			a, b = b, a
		}
		if b.IsConst() || !l.DefinedOutside(x, b) || l.DefinedOutside(x, a) || f.Op(a) != op || !u.oneUse(a) {
			return false
		}
		i, c := f.Operand(a, 0), f.Operand(a, 1)
		if !l.DefinedOutside(x, c) {
			i, c = c, i
		}
		if c.IsConst() || !l.DefinedOutside(x, c) || l.DefinedOutside(x, i) {
			return false
		}
		u.b.Before(to)
		s := u.b.Binary(op, c, b, 0)
		f.Mutate(v, op, 0, 0, i, s)
		f.Erase(a)
		return true
	case ir.OpGEP:
		// (p + i) + a → (p + a) + i
		base := f.Operand(v, 0)
		if l.DefinedOutside(x, base) || f.Op(base) != ir.OpGEP || !u.oneUse(base) || !l.DefinedOutside(x, f.Operand(base, 0)) {
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
		u.vals = append(u.vals[:0], f.Operand(base, 0))
		for i := 1; i < f.NumOps(v); i++ {
			u.vals = append(u.vals, f.Operand(v, i))
		}
		u.b.Before(to)
		inv := u.b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(v), u.vals...)
		u.vals = append(u.vals[:0], inv)
		for i := 1; i < f.NumOps(base); i++ {
			u.vals = append(u.vals, f.Operand(base, i))
		}
		f.Mutate(v, ir.OpGEP, 0, f.Aux(base), u.vals...)
		f.Erase(base)
		return true
	}
	return false
}
