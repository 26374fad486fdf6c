package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/ivdivision"
)

// maxCounters bounds the counters of a loop that are compared with each other.
const maxCounters = 16

// indVars keeps one of several induction variables with constant steps: another one of the same type is equal or at
// a constant distance; a narrower one is its low part; a wider one is its extension, which an address folds, if the
// variable does not overflow. Induction variables are not widened for addresses: 64 bits take two registers and two
// additions, and mad.wide extends for free.
func indVars(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		pn, ln := l.Preheader(x), l.Latch(x)
		if pn == 0 || ln == 0 {
			continue
		}
		h, pre, latch := u.cfg.Block(l.Header(x)), u.cfg.Block(pn), u.cfg.Block(ln)
		changed = u.loop.mergeCounters(l, x, h, pre, latch) || changed
		fn := ivdivision.Function{B: &u.b, Values: &u.values, Dom: u.Dom(), Loops: l, Fx: u.fx}
		changed = u.divider.Run(fn, x, h, pre, latch, u.eraseDead) || changed
	}
	return changed
}

// stepper is a phi of a loop's header that an addition of a constant steps.
type stepper struct {
	phi, start, next ir.Value
	step             int64
	w                int
}

func (lp *loopState) mergeCounters(l *analysis.Loops, x uint32, h, pre, latch ir.Block) bool {
	f := lp.f
	changed := lp.mergeAhead(l, x, pre, latch)
	changed = lp.strengthenProducts(h, pre, latch) || changed
	var list [maxCounters]stepper
	n, tested := lp.counters(&list, h, pre, latch)
	changed = lp.strengthen(l, x, list[:n], pre, latch) || changed
	changed = lp.mergeDelayed(l, x, list[:n], h, pre, latch) || changed
	if n < 2 {
		return changed
	}
	if tested > 0 { // the one that the loop needs anyway
		list[0], list[tested] = list[tested], list[0]
	}
	for i := range n {
		p := &list[i]
		if p.phi == ir.None {
			continue
		}
		sure := tested >= 0 && i == 0 // it never is poison
		if sure {
			lp.learnFromTwins(l, x, p, list[1:n], latch)
		}
		for j := i + 1; j < n; j++ {
			q := &list[j]
			if q.phi == ir.None {
				continue
			}
			if r := lp.counterAs(p, q, sure, h); r != ir.None {
				f.ReplaceAll(q.phi, r)
				q.phi = ir.None
				changed = true
			}
		}
	}
	return changed
}

// mergeAhead expresses a counter of header h by a phi that has its last value: q = a + 4, p = a; …; p = q, q += 4 is p and p + 4. Rotated loops
// whose header steps the counter leave it so.
func (lp *loopState) mergeAhead(l *analysis.Loops, x uint32, pre, latch ir.Block) bool {
	f, h := lp.f, lp.cfg.Block(l.Header(x))
	changed := false
	for p := f.First(h); f.Op(p) == ir.OpPhi; p = f.Next(p) {
		q, first, a := f.PhiIncoming(p, latch), ir.None, f.PhiIncoming(p, pre)
		if f.Op(q) == ir.OpPhi && f.BlockOf(q) == h && q != p {
			first = f.PhiIncoming(q, pre)
		}
		if f.Op(first) != ir.OpAdd || f.Operand(first, 0) != a {
			continue
		}
		next, step := f.PhiIncoming(q, latch), f.Operand(first, 1)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != q || f.Operand(next, 1) != step || !l.DefinedOutside(x, step) {
			continue
		}
		lp.b.Before(f.FirstNonPhi(h))
		f.ReplaceAll(q, lp.b.Binary(ir.OpAdd, p, step, f.Flags(first)&f.Flags(next)))
		changed = true
	}
	return changed
}

// counters lists the counters of header h, and returns how many there are and which one the loop's test compares, -1 if none.
func (lp *loopState) counters(list *[maxCounters]stepper, h, pre, latch ir.Block) (n, tested int) {
	f := lp.f
	tested = -1
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi && n < maxCounters; v = f.Next(v) {
		t := f.TypeOf(v)
		if !lp.ty.IsInt(t) || lp.ty.Bits(t) > 64 {
			continue
		}
		next := f.PhiIncoming(v, latch)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != v {
			continue
		}
		k, ok := lp.c.Sint(f.Operand(next, 1))
		if !ok {
			continue
		}
		list[n] = stepper{v, f.PhiIncoming(v, pre), next, k, lp.ty.Bits(t)}
		if tested < 0 && analysis.ComparedAtEnd(f, latch, next) {
			tested = n
		}
		n++
	}
	return n, tested
}

// strengthen gives the steps of counters the flags that follow from the number of iterations, or from the bound of the test: front ends such as
// MLIR write none. It reports whether there was something new.
func (lp *loopState) strengthen(l *analysis.Loops, x uint32, list []stepper, pre, latch ir.Block) bool {
	t, ok := lp.scev.ExitCount(l, x, latch)
	if !ok {
		return false
	}
	changed := false
	trips, isConst := t.Constant(lp.c, lp.ty.Bits(lp.f.TypeOf(t.Phi)))
	isConst = isConst && t.Exact() // a counter that starts beyond the bound wraps before the loop ends
	for i := range list {
		p := &list[i]
		var flags ir.Flags
		switch {
		case p.step <= 0:
		case isConst:
			flags = lp.stepsWithout(p, trips)
		case p.phi == t.Phi && t.Pred == ir.ICmpNE:
			if signed, ok := lp.scev.CountsToMultiple(&t, pre); ok {
				if flags = ir.FlagNUW; signed {
					flags |= ir.FlagNSW
				}
			}
		case p.phi == t.Phi:
			flags = lp.boundedSteps(&t, p)
		}
		if have := lp.f.Flags(p.next); have|flags != have {
			lp.f.SetFlags(p.next, have|flags)
			changed = true
		}
	}
	return changed
}

// stepsWithout returns the kinds of overflow that trips steps of p exclude.
func (lp *loopState) stepsWithout(p *stepper, trips uint64) (flags ir.Flags) {
	first, ok := lp.c.Uint(p.start)
	if !ok || p.step >= 1<<31 || trips == 0 || trips >= 1<<31 {
		return 0
	}
	way := uint64(p.step) * trips
	if _, ok := analysis.AddSigned(fold.Signed(first, p.w), int64(way), p.w); ok {
		flags |= ir.FlagNSW
	}
	if way <= fold.Mask(p.w)-first {
		flags |= ir.FlagNUW
	}
	return flags
}

// boundedSteps returns the kinds of overflow that counter p, which the loop's test compares, never has.
func (lp *loopState) boundedSteps(t *analysis.ExitCount, p *stepper) (flags ir.Flags) {
	strict := t.Pred == ir.ICmpSLT || t.Pred == ir.ICmpULT
	if !lp.scev.StepFits(t, p.w) && (!strict || !t.Guarded || t.TestsPhi || p.step != 1) {
		return 0
	}
	first, bound := lp.values.RangeOf(t.First, p.w, 0), lp.values.RangeOf(t.Bound, p.w, 0)
	if t.Pred.IsSigned() {
		if flags = ir.FlagNSW; first.SMin >= 0 {
			flags |= ir.FlagNUW
		}
		return flags
	}
	flags = ir.FlagNUW
	if top := uint64(1)<<(p.w-1) - 1 - uint64(p.step); first.UMax <= top && bound.UMax <= top {
		flags |= ir.FlagNSW
	}
	return flags
}

// strengthenProducts gives products and shifts that step a phi of header h, a distance that doubles, the flags that follow if the loop goes on only
// while they are below a constant.
func (lp *loopState) strengthenProducts(h, pre, latch ir.Block) bool {
	f := lp.f
	t := f.Terminator(latch)
	if f.Op(t) != ir.OpCondBr || f.Op(f.Operand(t, 0)) != ir.OpICmp || f.Succ(latch, 0) == f.Succ(latch, 1) {
		return false
	}
	c := f.Operand(t, 0)
	next, w := f.Operand(c, 0), lp.values.ScalarBits(f.Operand(c, 0))
	phi, p := ir.None, f.Pred(c)
	if op := f.Op(next); op == ir.OpMul || op == ir.OpShl {
		phi = f.Operand(next, 0)
	}
	if f.Op(phi) != ir.OpPhi || f.BlockOf(phi) != h || w == 0 || f.PhiIncoming(phi, latch) != next {
		return false
	}
	if f.Succ(latch, 0) != h {
		p = p.Inverse()
	}
	bound, ok1 := lp.c.Uint(f.Operand(c, 1))
	k, ok2 := lp.c.Uint(f.Operand(next, 1))
	if f.Op(next) == ir.OpShl {
		ok2 = ok2 && k < uint64(w)
		k = 1 << (k & 63)
	}
	limit := fold.Mask(w) >> 1 // the greatest signed number
	switch p {
	case ir.ICmpSLT, ir.ICmpULT:
		bound--
	case ir.ICmpSLE, ir.ICmpULE:
	default:
		return false
	}
	start := lp.values.RangeOf(f.PhiIncoming(phi, pre), w, 0)
	if !ok1 || !ok2 || k == 0 || k > limit || bound > limit/k || start.UMax > limit/k {
		return false
	}
	const flags = ir.FlagNUW | ir.FlagNSW
	have := f.Flags(next)
	f.SetFlags(next, have|flags)
	return have|flags != have
}

// mergeDelayed expresses phis of header h by a counter: those that take its last value, or its extension, or the address of an element with that
// index. Iterators that are ahead of their elements leave them: p = a, q = 4; …; p = a + q, q += 4; and so do rotated loops that extend
// an index.
func (lp *loopState) mergeDelayed(l *analysis.Loops, x uint32, list []stepper, h, pre, latch ir.Block) bool {
	f := lp.f
	changed := false
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		for i := range list {
			q := &list[i]
			next := f.PhiIncoming(v, latch)
			late, ok := lp.delay(l, x, v, q, pre, latch)
			if !ok {
				continue
			}
			if !analysis.ComparedAtEnd(f, latch, q.phi) && !analysis.ComparedAtEnd(f, latch, q.next) && late {
				f.SetFlags(q.next, 0) // the last value of the counter may be poison, v is not
			}
			lp.b.Before(f.FirstNonPhi(h))
			r := q.phi
			if late {
				r = lp.b.Binary(ir.OpAdd, r, lp.c.SInt(f.TypeOf(r), -q.step), 0)
			}
			address, extension, _ := lp.indexOf(next)
			if extension != ir.None {
				r = lp.b.Cast(f.Op(extension), r, f.TypeOf(extension), 0)
			}
			if address != ir.None {
				r = lp.b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(address), f.Operand(address, 0), r)
			}
			f.ReplaceAll(v, r)
			changed = true
			break
		}
	}
	return changed
}

// indexOf returns the getelementptr with one index that v is, the extension that v or that index is, and the number that is extended: None where
// there is none.
func (lp *loopState) indexOf(v ir.Value) (address, extension, index ir.Value) {
	f := lp.f
	if f.Op(v) == ir.OpGEP && f.NumOps(v) == 2 && !lp.ty.IsVector(f.TypeOf(v)) {
		address, v = v, f.Operand(v, 1)
	}
	if op := f.Op(v); op == ir.OpSExt || op == ir.OpZExt {
		extension, v = v, f.Operand(v, 0)
	}
	return address, extension, v
}

// delay reports whether phi v has the value of counter q, its extension, or the address of the element with that index; late tells that it is
// the counter's value in the iteration before.
func (lp *loopState) delay(l *analysis.Loops, x uint32, v ir.Value, q *stepper, pre, latch ir.Block) (late, ok bool) {
	f := lp.f
	next, start := f.PhiIncoming(v, latch), f.PhiIncoming(v, pre)
	first, constant := lp.c.Sint(q.start)
	if !constant || v == q.phi || !next.IsInst() {
		return false, false
	}
	address, extension, index := lp.indexOf(next)
	late = index == q.phi
	if !late && (index != q.next || index == next) {
		return false, false
	}
	if late {
		first -= q.step
	}
	w := q.w
	if extension != ir.None {
		if f.Op(extension) == ir.OpZExt {
			first = int64(uint64(first) & fold.Mask(w))
		} else {
			first = fold.Signed(uint64(first), w)
		}
		w = lp.ty.Bits(f.TypeOf(extension))
	}
	if address != ir.None {
		return late, w == lp.m.Layout.PtrBits(lp.ty.AddrSpace(f.TypeOf(v))) && lp.startsAt(l, x, start, address, first)
	}
	k, constant := lp.c.Sint(start)
	return late, constant && (uint64(k)^uint64(first))&fold.Mask(w) == 0
}

// startsAt reports whether start is the address of element k for the base and element type of getelementptr next.
func (lp *loopState) startsAt(l *analysis.Loops, x uint32, start, next ir.Value, k int64) bool {
	f := lp.f
	base, off := f.Operand(next, 0), int64(0)
	if start != base && f.Op(start) == ir.OpGEP && f.Operand(start, 0) == base {
		off, _ = analysis.GEPOffset(f, start)
	} else if start != base {
		return false
	}
	return off == k*int64(lp.m.SizeOf(f.ElemType(next))) && (start == base || off != 0) && l.DefinedOutside(x, base)
}

// learnFromTwins gives counter p, with which the loop continues until it equals a non-negative bound, the flags of a
// counter with the same steps that is part of an address in each iteration: unrolled loops have a counter of their
// iterations beside the original one. While the loop continues, the step of the other one does not overflow, or the
// address would be poison; the last step of p leads to the bound.
func (lp *loopState) learnFromTwins(l *analysis.Loops, x uint32, p *stepper, list []stepper, latch ir.Block) {
	f := lp.f
	if f.Flags(p.next)&ir.FlagNSW != 0 || p.step <= 0 || !lp.values.Known(p.start).NonNegative(p.w) {
		return
	}
	c := f.Operand(f.Terminator(latch), 0)
	q := f.Pred(c)
	if f.Succ(latch, 0) != lp.cfg.Block(l.Header(x)) {
		q = q.Inverse()
	}
	bound := f.Operand(c, 1)
	if q != ir.ICmpNE || f.Operand(c, 0) != p.next || !l.DefinedOutside(x, bound) || !lp.values.Known(bound).NonNegative(p.w) {
		return
	}
	for i := range list {
		y := &list[i]
		if y.w == p.w && y.start == p.start && y.step == p.step && f.Flags(y.next)&ir.FlagNSW != 0 && lp.addresses(y.phi, latch, 0) {
			f.SetFlags(p.next, f.Flags(p.next)|ir.FlagNSW|ir.FlagNUW)
			return
		}
	}
}

// addresses reports whether v, if it is poison, makes the address of an access poison that is executed whenever the
// end of block latch is.
func (lp *loopState) addresses(v ir.Value, latch ir.Block, depth int) bool {
	f := lp.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		w := f.User(x)
		switch f.Op(w) {
		case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth < 5 && lp.addresses(w, latch, depth+1) {
				return true
			}
		case ir.OpLoad:
			if lp.Dom().Dominates(f.BlockOf(w), latch) {
				return true
			}
		case ir.OpStore:
			if f.UseIndex(x) == 1 && lp.Dom().Dominates(f.BlockOf(w), latch) {
				return true
			}
		}
	}
	return false
}

// counterAs expresses counter q by p at the head of block h, None if they are unrelated. sure means that p is never
// poison.
func (lp *loopState) counterAs(p, q *stepper, sure bool, h ir.Block) ir.Value {
	f := lp.f
	t := f.TypeOf(q.phi)
	overflows := f.Flags(p.next)&(ir.FlagNSW|ir.FlagNUW) != 0 && !sure
	switch {
	case p.w == q.w:
		if uint64(p.step)&fold.Mask(p.w) != uint64(q.step)&fold.Mask(p.w) {
			return ir.None
		}
		if p.start == q.start {
			if overflows { // both are fine as long as neither overflows
				f.SetFlags(p.next, f.Flags(p.next)&f.Flags(q.next))
			}
			return p.phi
		}
		a, ok1 := lp.c.Uint(p.start)
		b, ok2 := lp.c.Uint(q.start)
		if !ok1 || !ok2 || overflows {
			return ir.None
		}
		lp.b.Before(f.FirstNonPhi(h))
		return lp.b.Binary(ir.OpAdd, p.phi, lp.c.Int(t, (b-a)&fold.Mask(p.w)), 0)
	case p.w > q.w:
		a, ok1 := lp.c.Uint(p.start)
		b, ok2 := lp.c.Uint(q.start)
		if !ok1 || !ok2 || overflows || a&fold.Mask(q.w) != b || uint64(p.step)&fold.Mask(q.w) != uint64(q.step)&fold.Mask(q.w) {
			return ir.None
		}
		lp.b.Before(f.FirstNonPhi(h))
		return lp.b.Cast(ir.OpTrunc, p.phi, t, 0)
	}
	if !sure || p.w < 32 || p.step != q.step {
		return ir.None
	}
	a, ok1 := lp.c.Sint(p.start)
	b, ok2 := lp.c.Sint(q.start)
	if !ok1 || !ok2 {
		return ir.None
	}
	ka, _ := lp.c.Uint(p.start)
	kb, _ := lp.c.Uint(q.start)
	flags := f.Flags(p.next)
	lp.b.Before(f.FirstNonPhi(h))
	switch {
	case flags&ir.FlagNSW != 0 && a == b:
		return lp.b.Cast(ir.OpSExt, p.phi, t, 0)
	case flags&ir.FlagNUW != 0 && ka == kb && p.step > 0:
		return lp.b.Cast(ir.OpZExt, p.phi, t, 0)
	}
	return ir.None
}
