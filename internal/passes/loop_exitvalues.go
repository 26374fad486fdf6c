package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// indVarsExitValues computes the exit values of a loop in its preheader if the trip count is known there: induction
// variables, sums of them, polynomials up to the second order, and bit counts (LLVM: rewriteLoopExitValues, and the
// popcount idiom). It does so if the loop is dead afterwards, for loop-deletion, and for values that are only
// carried from iteration to iteration.
func indVarsExitValues(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	l.Leaking(&u.loop.leaking)
	for x := uint32(l.Len()); x >= 1; x-- {
		if u.loop.leaking.Has(x) && u.loop.exitValues(l, x) {
			changed = true
		}
	}
	return changed
}

const (
	maxExitValues = 16
	addRecDepth   = 8
)

// addRec is how an integer of a loop changes: in iteration k, from 0, it is
// c[0] + c[1]·k + c[2]·k(k-1)/2. A coefficient of None is 0. All are computed before the loop.
type addRec [3]ir.Value

// order returns the number of the last coefficient.
func (e *addRec) order() int {
	switch {
	case e[2] != ir.None:
		return 2
	case e[1] != ir.None:
		return 1
	}
	return 0
}

// addRecFinder finds the add recurrences of the values of one loop. Their coefficients are instructions that it inserts.
type addRecFinder struct {
	u      *unit
	l      *analysis.Loops
	x      uint32
	h      ir.Block
	pre    ir.Block
	latch  ir.Block
	at     ir.Value           // new instructions come before it
	phis   [4]ir.Value        // in progress
	n      int                // of phis
	budget int                // instructions
	rest   ir.Value           // number of iterations after the first one, None until it is needed
	trips  analysis.ExitCount // how to compute it …
	bits   analysis.BitCount  // … or, if the loop counts bits,
	isBits bool               // this
}

func (lp *loopState) exitValues(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	if len(lp.exits) != 1 || lp.exits[0] != ln {
		return false
	}
	outs := lp.usedAfterLoop(l, x)
	if len(outs) == 0 {
		return false
	}
	e := addRecFinder{u: lp.unit, l: l, x: x, h: lp.cfg.Block(l.Header(x)), pre: lp.cfg.Block(pn), latch: lp.cfg.Block(ln), budget: 64}
	if !e.counted() {
		return false
	}
	e.at = f.Terminator(e.pre)
	mark := f.Prev(e.at)
	var values [maxExitValues]ir.Value
	if !lp.idle(l, x) || !e.all(outs, &values) {
		// Something else keeps the loop.
		for i, v := range outs {
			values[i] = ir.None
			switch {
			case lp.onlyCarried(l, x, v):
				values[i] = e.last(v, true)
			case lp.ty.IsPtr(f.TypeOf(v)):
				values[i] = e.lastAddress(v)
			}
		}
	}
	changed := false
	for i, v := range outs {
		if values[i] == ir.None {
			continue
		}
		lp.words = lp.words[:0]
		for e := f.FirstUse(v); e != 0; e = f.NextUse(e) {
			if !l.Contains(x, lp.cfg.Number(f.BlockOf(f.User(e)))) {
				lp.words = append(lp.words, e)
			}
		}
		for _, e := range lp.words {
			f.SetUse(e, values[i])
		}
		changed = true
	}
	if changed {
		lp.remarkLoop(Passed, "indvars-exit-values", e.h, "exit values of the loop computed in the preheader")
	}
	// Erase the instructions of attempts that failed.
	for v := f.Prev(e.at); v != mark; {
		prev := f.Prev(v)
		if !f.HasUses(v) {
			f.Erase(v)
		}
		v = prev
	}
	return changed
}

// all computes the last values of all of outs.
func (e *addRecFinder) all(outs []ir.Value, values *[maxExitValues]ir.Value) bool {
	for i, v := range outs {
		if values[i] = e.last(v, false); values[i] == ir.None {
			return false
		}
	}
	return true
}

// usedAfterLoop returns the values of loop x that are used after it; none if there are too many.
func (lp *loopState) usedAfterLoop(l *analysis.Loops, x uint32) []ir.Value {
	f := lp.f
	out := lp.work[:0]
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for e := f.FirstUse(v); e != 0; e = f.NextUse(e) {
				if !l.Contains(x, lp.cfg.Number(f.BlockOf(f.User(e)))) {
					if len(out) == maxExitValues {
						return nil
					}
					out = append(out, v)
					break
				}
			}
		}
	}
	lp.work = out
	return out
}

// idle reports whether loop x does nothing but compute.
func (lp *loopState) idle(l *analysis.Loops, x uint32) bool {
	f := lp.f
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if lp.acts(v) {
				return false
			}
		}
	}
	return true
}

// onlyCarried reports whether v is a phi of the header, or its value for the next iteration, and the loop uses the two only
// for each other.
func (lp *loopState) onlyCarried(l *analysis.Loops, x uint32, v ir.Value) bool {
	f := lp.f
	h, latch := lp.cfg.Block(l.Header(x)), lp.cfg.Block(l.Latch(x))
	phi, next := v, ir.None
	if f.Op(v) == ir.OpPhi && f.BlockOf(v) == h {
		next = f.PhiIncoming(v, latch)
	} else {
		next = v
		phi = ir.None
		for i := range f.NumOps(v) {
			if o := f.Operand(v, i); f.Op(o) == ir.OpPhi && f.BlockOf(o) == h && f.PhiIncoming(o, latch) == v {
				phi = o
			}
		}
	}
	if phi == ir.None || !next.IsInst() {
		return false
	}
	only := func(a, b ir.Value) bool {
		for e := f.FirstUse(a); e != 0; e = f.NextUse(e) {
			if w := f.User(e); w != b && l.Contains(x, lp.cfg.Number(f.BlockOf(w))) {
				return false
			}
		}
		return true
	}
	return only(phi, next) && only(next, phi)
}

// counted reports whether the number of iterations can be computed.
func (e *addRecFinder) counted() bool {
	var ok bool
	if e.trips, ok = e.u.loop.scev.ExitCount(e.l, e.x, e.latch); ok {
		return e.trips.Exact()
	}
	e.bits, e.isBits = e.u.loop.scev.BitCount(e.l, e.x, e.latch)
	return e.isBits
}

// emitRest computes how many iterations come after the first one, which is exact where the number of all may
// be one more than its type can hold.
func (e *addRecFinder) emitRest() ir.Value {
	u := e.u
	if e.rest != ir.None {
		return e.rest
	}
	if e.isBits {
		e.rest = u.emitBitCount(&e.bits, e.at, e.pre)
		return e.rest
	}
	t := u.f.TypeOf(e.trips.First)
	w := u.ty.Bits(t)
	most := w // bits of the number
	if e.trips.Pred == ir.ICmpNE {
		most -= e.trips.Stride()
	}
	if n, ok := e.trips.Constant(u.c, w); ok {
		e.rest = u.c.Int(t, (n-1)&fold.Mask(most))
		return e.rest
	}
	u.b.Before(e.at)
	n := u.emitExitCount(&e.trips)
	e.rest = u.b.Binary(ir.OpSub, n, u.c.Int(t, 1), 0)
	if most < w {
		e.rest = u.b.Binary(ir.OpAnd, e.rest, u.c.Int(t, fold.Mask(most)), 0)
	}
	return e.rest
}

// last computes the value of v in the last iteration, None if that is not possible. If it must be simple, it contains no
// products.
func (e *addRecFinder) last(v ir.Value, simple bool) ir.Value {
	u, f := e.u, e.u.f
	t := f.TypeOf(v)
	if !u.ty.IsInt(t) || u.ty.Bits(t) > 64 {
		return ir.None
	}
	ev, ok := e.of(v, 0)
	if simple && (!ok || ev.order() > 1 || !ev[1].IsConst() || e.isBits || e.trips.Step != 1 && e.trips.Step != -1) {
		return ir.None
	}
	if ok && ev.order() == 0 {
		return e.value(ev[0], t)
	}
	k := e.emitRest()
	if k == ir.None {
		return ir.None
	}
	if !ok {
		if e.isBits {
			return u.lastOfBits(&e.bits, v, k, e.at)
		}
		return ir.None
	}
	r := e.binary(ir.OpAdd, e.value(ev[0], t), e.binary(ir.OpMul, e.value(ev[1], t), e.resize(k, t)))
	if ev[2] != ir.None {
		// k(k-1)/2: one of the two is even. Setting bit 0 of k-1 makes it k where k is odd.
		kt := f.TypeOf(k)
		one := u.c.Int(kt, 1)
		half := e.binary(ir.OpLShr, k, one)
		odd := e.binary(ir.OpOr, e.binary(ir.OpSub, k, one), one)
		pairs := e.binary(ir.OpMul, e.resize(half, t), e.resize(odd, t))
		r = e.binary(ir.OpAdd, r, e.binary(ir.OpMul, ev[2], pairs))
	}
	return r
}

// resize is ZExtOrTrunc with constants folded.
func (e *addRecFinder) resize(k ir.Value, t ir.Type) ir.Value {
	if k.IsConst() {
		n, _ := e.u.c.Uint(k)
		return e.u.c.Int(t, n&fold.Mask(e.u.ty.Bits(t)))
	}
	e.u.b.Before(e.at)
	return e.u.b.ZExtOrTrunc(k, t)
}

func (e *addRecFinder) value(c ir.Value, t ir.Type) ir.Value {
	if c == ir.None {
		return e.u.c.Int(t, 0)
	}
	return c
}

// lastAddress computes the value of pointer v in the last iteration, if that is a constant distance from an object whose address takes no
// register; otherwise it is None.
func (e *addRecFinder) lastAddress(v ir.Value) ir.Value {
	u, f := e.u, e.u.f
	if e.isBits {
		return ir.None
	}
	n, ok := e.trips.Constant(u.c, u.ty.Bits(f.TypeOf(e.trips.First)))
	if !ok || n == 0 {
		return ir.None
	}
	base, off := analysis.StripConstantOffsets(f, v)
	switch {
	case f.Op(base) == ir.OpPhi && f.BlockOf(base) == e.h: // base += step
		from, step := analysis.StripConstantOffsets(f, f.PhiIncoming(base, e.latch))
		if from != base {
			return ir.None
		}
		base, off = f.PhiIncoming(base, e.pre), off+step*int64(n-1)
	case f.Op(base) == ir.OpGEP && f.NumOps(base) == 2: // an element with a counter
		k, ok := u.c.Sint(e.last(f.Operand(base, 1), true))
		if !ok {
			return ir.None
		}
		base, off = f.Operand(base, 0), off+k*int64(u.m.SizeOf(f.ElemType(base)))
	}
	if !e.l.DefinedOutside(e.x, base) || u.ty.IsVector(f.TypeOf(v)) {
		return ir.None
	}
	if o := analysis.Object(f, base); !o.IsSym() && f.Op(o) != ir.OpAlloca {
		return ir.None
	}
	u.b.Before(e.at)
	return u.b.GEP(ir.I8, 0, base, u.c.SInt(ir.I64, off))
}
