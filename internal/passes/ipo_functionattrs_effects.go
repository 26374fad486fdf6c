package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// inferEffects computes the memory effects and convergence of functions from their bodies: front ends declare every
// function convergent and state nothing about memory. It changes the table of effects, not the module.
func inferEffects(r *runner) bool {
	m := r.m
	r.fx.Compute(m)
	var g analysis.CallGraph
	g.Compute(m, nil)
	u := r.units[0]
	fa := functionAttrs{u}
	for k, sym := range g.Order() {
		s := &m.Syms[sym]
		if s.Linkage.IsInterposable() || !g.Alone(k) {
			continue
		}
		u.enter(s.Fn)
		if !g.Recursive(sym) {
			if hi := fa.returnMax(); hi != 0 {
				r.fx.SetMax(sym, hi)
			}
			r.fx.Set(sym, fa.effectsWithin(r.fx.Sym(sym)))
			continue
		}
		// A recursive call has the effects of the rest of the function.
		declared, e := r.fx.Sym(sym), analysis.Effects(0)
		if !u.endsSomeTime() {
			e = analysis.MayNotReturn
		}
		e &= declared
		for round := 0; ; round++ {
			r.fx.Set(sym, e)
			next := fa.effectsWithin(declared) | e&analysis.MayNotReturn
			if next == e {
				break
			}
			if e = next; round == maxEffectRounds {
				r.fx.Set(sym, declared)
				break
			}
		}
	}
	return false
}

// maxEffectRounds is how often the effects of a function that calls itself grow, at most: each
// time by one of their bits.
const maxEffectRounds = 8

// effectsWithin returns the effects of the body among the declared effects of the function. It is convergent if the body is: numba and others do
// not declare that.
func (fa functionAttrs) effectsWithin(declared analysis.Effects) analysis.Effects {
	body := fa.bodyEffects()
	e := declared&(body|analysis.NoDuplicate|analysis.Speculatable) | body&analysis.Convergent
	if e&(analysis.Reads|analysis.Writes) != 0 {
		e |= body & analysis.ArgOnly
	}
	return e
}

// endsSomeTime reports whether the language guarantees that the function returns or has an observable effect.
func (u *unit) endsSomeTime() bool {
	fn := u.m.AttrLists[u.f.Attrs].Fn
	return u.m.Attr(fn, ir.AttrMustProgress) != nil || u.m.Attr(fn, ir.AttrWillReturn) != nil
}

// returnMax returns the greatest unsigned value that the function returns, 0 if it is not known.
func (fa functionAttrs) returnMax() uint64 {
	f := fa.f
	t := fa.m.Types.Result(f.FnType())
	if !fa.ty.IsInt(t) || fa.ty.Bits(t) > 64 {
		return 0
	}
	w := fa.ty.Bits(t)
	hi := uint64(0)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v := f.Terminator(b)
		if f.Op(v) != ir.OpRet {
			continue
		}
		if hi = max(hi, fa.values.Known(f.Operand(v, 0)).Max(w)); hi == fold.Mask(w) {
			return 0
		}
	}
	return hi
}

// bodyEffects joins the effects of the instructions, without accesses to the function's
// own allocas.
func (fa functionAttrs) bodyEffects() analysis.Effects {
	f := fa.f
	var e analysis.Effects
	args := analysis.ArgOnly // all accesses so far are to memory at parameters
	c := fa.CFG()
	for n := uint32(1); n <= uint32(c.Len()); n++ {
		for _, p := range c.Preds(n) {
			if p >= n { // a loop: it ends if the language guarantees it
				if !fa.endsSomeTime() {
					e |= analysis.MayNotReturn
				}
			}
		}
	}
	for _, b := range c.RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			x := fa.fx.Inst(f, v)
			switch f.Op(v) {
			case ir.OpAlloca:
				continue
			case ir.OpLoad, ir.OpStore, ir.OpCmpXchg, ir.OpAtomicRMW:
				p := f.Operand(v, 0)
				if f.Op(v) == ir.OpStore {
					p = f.Operand(v, 1)
				}
				o := analysis.Object(f, p)
				if o.IsInst() && f.Op(o) == ir.OpAlloca && x&analysis.InaccessibleMem == 0 {
					continue
				}
				if !o.IsParam() || x&analysis.ArgOnly == 0 {
					args = 0
				}
			default:
				if x&(analysis.Reads|analysis.Writes) != 0 && !fa.argsFromParams(v, x) {
					args = 0
				}
			}
			e |= x &^ (analysis.ArgOnly | analysis.Speculatable)
		}
	}
	return e | args
}

// argsFromParams reports whether call v, with effects x, only accesses memory through its pointer arguments, and those
// point to memory of the parameters, or to the function's own variables.
func (fa functionAttrs) argsFromParams(v ir.Value, x analysis.Effects) bool {
	f := fa.f
	if f.Op(v) != ir.OpCall || x&analysis.ArgOnly == 0 || x&analysis.Convergent != 0 {
		return false
	}
	for i := range f.NumArgs(v) {
		a := f.Operand(v, i)
		switch t := f.TypeOf(a); {
		case fa.ty.IsPtr(t):
			if o := analysis.Object(f, a); !o.IsParam() && !(o.IsInst() && f.Op(o) == ir.OpAlloca) {
				return false
			}
		case fa.ty.IsVector(t) || fa.ty.IsAggregate(t):
			return false
		}
	}
	return true
}
