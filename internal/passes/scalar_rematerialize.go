package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxRematSteps bounds the instructions that are walked over to find which of two uses comes first.
const maxRematSteps = 64

// rematerializer recomputes cheap values of the current function.
type rematerializer struct{ *unit }

// fullLoop is the number of registers in a loop from which on values that live through it are recomputed after it from
// operands: a warp scheduler of sm_80 has 8 warps of 64 registers.
const fullLoop = 64

// rematerialize recomputes cheap values after loops that do not use them, instead of keeping them in registers
// across the loop: address space casts and constant offsets of parameters and variables, special registers; where the loop needs
// many registers also integer operations on values that live there anyway. A value computed outside a loop is never
// recomputed inside it, but for conditions where there are more than predicates.
func rematerialize(u *unit) bool {
	r := rematerializer{u}
	f := u.f
	l := u.Loops()
	if l.Len() == 0 {
		return false
	}
	n := uint32(u.cfg.Len())
	changed := false
	u.mark.Reset(f.NumInsts())
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		if l.Innermost(x) && r.conditionsInside(x) {
			changed = true
		}
	}
	left := u.leftLoops()
	u.pressure.Compute(f, l)
	for k := uint32(1); k <= n; k++ {
		b := u.cfg.Block(k)
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if f.Op(v) == ir.OpPhi && r.extendAgain(v, k) {
				changed = true
			}
			if (r.cheapAnywhere(v) || r.cheapBesideOperands(v)) && r.recomputeAfter(v, k, left) {
				changed = true
			}
			v = next
		}
	}
	return changed
}

// leftLoops returns by block the last header before it whose loop has been left there.
func (u *unit) leftLoops() []uint32 {
	l := u.Loops()
	n := uint32(u.cfg.Len())
	u.words = slab.Sized(u.words, int(n)+2)
	left := u.words
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		if end := l.Last(x) + 1; end <= n {
			left[end] = max(left[end], l.Header(x))
		}
	}
	for k := uint32(2); k <= n; k++ {
		left[k] = max(left[k], left[k-1])
	}
	return left
}

// cheapAnywhere reports whether v costs one instruction at any place and keeps no other register alive.
func (r rematerializer) cheapAnywhere(v ir.Value) bool {
	f := r.f
	switch f.Op(v) {
	case ir.OpAddrSpaceCast, ir.OpGEP, ir.OpAdd, ir.OpShl, ir.OpZExt, ir.OpSExt:
		if f.NumOps(v) > 2 {
			return false
		}
		for i := range f.NumOps(v) {
			if f.Operand(v, i).IsInst() || i > 0 && !f.Operand(v, i).IsConst() {
				return false
			}
		}
		return true
	case ir.OpCall:
		return f.NumArgs(v) == 0 && f.CalleeIntrinsic(v) == ir.NVVMIntrinsic && r.isExpr(v, ir.OpCall)
	}
	return false
}

// cheapBesideOperands reports whether v costs one instruction at a place where its operands are in registers.
func (r rematerializer) cheapBesideOperands(v ir.Value) bool {
	f := r.f
	switch f.Op(v) {
	case ir.OpMul: // of constants it takes one instruction with 32 bits
		return f.TypeOf(v) == ir.I32
	case ir.OpAdd, ir.OpSub, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor:
		return r.pressure.Weight(v) == 1
	case ir.OpZExt, ir.OpSExt:
		return r.pressure.Weight(v) == 2 && r.ty.IsInt(f.TypeOf(v))
	}
	return false
}

// paysAt reports whether v is better recomputed in block at: anywhere, or because its operands live there and it
// would live through a loop that needs many registers.
func (r rematerializer) paysAt(v ir.Value, at uint32, left []uint32) bool {
	if r.cheapAnywhere(v) {
		return true
	}
	loop := r.loops.Of(left[at])
	if r.pressure.Loop(loop) < fullLoop {
		return false
	}
	for i := range r.f.NumOps(v) {
		if o := r.f.Operand(v, i); o.IsInst() && r.pressure.End(o) < r.loops.Last(loop) {
			return false
		}
	}
	return true
}

// recomputeAfter computes v, of block n, again for the uses that a loop lies before.
func (r rematerializer) recomputeAfter(v ir.Value, n uint32, left []uint32) bool {
	f := r.f
	l := &r.loops
	var behind analysis.CommonSet // of those uses
	r.work = r.work[:0]
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		k := r.cfg.Number(f.UseBlock(x))
		if k == 0 || left[k] <= n {
			continue
		}
		// Before the loops that v is not in.
		for y := l.Of(k); y != 0 && !l.Contains(y, n); y = l.Parent(y) {
			if k = l.Preheader(y); k == 0 {
				break
			}
		}
		if k == 0 || left[k] <= n {
			continue
		}
		r.work = append(r.work, ir.Value(x))
		behind.Add(&r.dom, k)
	}
	at := behind.Block(&r.dom) // where all of them can see it
	if at == 0 || left[at] <= n || l.Of(at) != l.Of(n) || !r.paysAt(v, at, left) {
		return false
	}
	b := r.cfg.Block(at)
	pos := f.Terminator(b)
	for _, x := range r.work { // before the first of them in that block
		w := f.User(uint32(x))
		if f.Op(w) == ir.OpPhi || f.BlockOf(w) != b {
			continue
		}
		y := w
		steps := 0
		for ; y != ir.None && y != pos && steps < maxRematSteps; steps++ {
			y = f.Prev(y)
		}
		if steps == maxRematSteps {
			pos = f.FirstNonPhi(b)
			break
		}
		if y == ir.None {
			pos = w
		}
	}
	aux := f.Aux(v)
	if f.Op(v) == ir.OpCall {
		aux = f.AddCall(*f.Call(v))
	}
	r.vals = r.vals[:0]
	for i := range f.NumOps(v) {
		r.vals = append(r.vals, f.Operand(v, i))
	}
	r.b.Before(pos)
	r.b.Loc = f.DebugLoc(v)
	c := r.b.Insert(f.Op(v), f.TypeOf(v), f.Flags(v), aux, r.vals...)
	for _, x := range r.work {
		f.SetUse(uint32(x), c)
	}
	if !f.HasUses(v) {
		f.Erase(v)
		return true
	}
	// v is sunk to its remaining uses: if it stayed before its copies, CSE would merge them with it again.
	r.sinkRest(v, n)
	return true
}

// sinkRest sinks v, of block n, to the lowest block that dominates all of its uses.
func (r rematerializer) sinkRest(v ir.Value, n uint32) {
	f := r.f
	l := &r.loops
	var rest analysis.CommonSet
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		k := r.cfg.Number(f.UseBlock(x))
		if k == 0 {
			return
		}
		for y := l.Of(k); y != 0 && !l.Contains(y, n); y = l.Parent(y) {
			if k = l.Preheader(y); k == 0 {
				return
			}
		}
		rest.Add(&r.dom, k)
	}
	to := rest.Block(&r.dom)
	if to != n && l.Of(to) == l.Of(n) {
		f.MoveBefore(v, f.FirstNonPhi(r.cfg.Block(to)))
	}
}
