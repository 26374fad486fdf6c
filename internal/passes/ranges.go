package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const rangeDepth = 4

// rangeOf returns bounds of integer v of w bits, at most 64, as an unsigned number: what its known bits
// say, narrowed where sums, quotients and special registers have bounds that are no powers of two.
func (u *unit) rangeOf(v ir.Value, k knownBits, w int) analysis.Range {
	r := u.rangeAt(v, w, 0)
	return analysis.Range{Min: max(r.Min, k.min()), Max: min(r.Max, k.max(w))}
}

func (u *unit) rangeAt(v ir.Value, w, depth int) analysis.Range {
	f := u.f
	all := analysis.Range{Max: mask(w)}
	if x, ok := u.c.Uint(v); ok {
		return analysis.Range{Min: x, Max: x}
	}
	if !v.IsInst() || depth == rangeDepth {
		return all
	}
	op := func(i int) analysis.Range { return u.rangeAt(f.Operand(v, i), w, depth+1) }
	switch f.Op(v) {
	case ir.OpAdd:
		a, b := op(0), op(1)
		if s, carry := bits.Add64(a.Max, b.Max, 0); carry == 0 && s <= mask(w) {
			return analysis.Range{Min: a.Min + b.Min, Max: s}
		}
	case ir.OpMul:
		a, b := op(0), op(1)
		if hi, p := bits.Mul64(a.Max, b.Max); hi == 0 && p <= mask(w) {
			return analysis.Range{Min: a.Min * b.Min, Max: p}
		}
	case ir.OpShl:
		if k, ok := u.c.Uint(f.Operand(v, 1)); ok && k < uint64(w) {
			if a := op(0); a.Max <= mask(w)>>k {
				return analysis.Range{Min: a.Min << k, Max: a.Max << k}
			}
		}
	case ir.OpLShr:
		if k, ok := u.c.Uint(f.Operand(v, 1)); ok && k < uint64(w) {
			a := op(0)
			return analysis.Range{Min: a.Min >> k, Max: a.Max >> k}
		}
	case ir.OpUDiv:
		if k, ok := u.c.Uint(f.Operand(v, 1)); ok && k != 0 {
			a := op(0)
			return analysis.Range{Min: a.Min / k, Max: a.Max / k}
		}
	case ir.OpURem:
		if k, ok := u.c.Uint(f.Operand(v, 1)); ok && k != 0 {
			if a := op(0); a.Max < k {
				return a
			}
			return analysis.Range{Max: k - 1}
		}
	case ir.OpAnd:
		return analysis.Range{Max: min(op(0).Max, op(1).Max)}
	case ir.OpSelect:
		a, b := op(1), op(2)
		return analysis.Range{Min: min(a.Min, b.Min), Max: max(a.Max, b.Max)}
	case ir.OpZExt:
		x := f.Operand(v, 0)
		if n := u.ty.Bits(f.TypeOf(x)); n <= 64 {
			return u.rangeAt(x, n, depth+1)
		}
	case ir.OpLoad, ir.OpCall:
		if r, ok := u.statedRange(v); ok {
			return r
		}
	}
	return all
}

// statedRange returns what !range metadata (a single range) or the register that call v reads say
// about load or call v.
func (u *unit) statedRange(v ir.Value) (r analysis.Range, ok bool) {
	f := u.f
	if f.Op(v) == ir.OpCall {
		if callee := f.Callee(v); callee.IsSym() {
			if s := u.fx.Sreg(callee.Index()); s != analysis.NoSreg {
				return u.launch[s], true
			}
		}
	}
	id := f.Attachment(v, "range")
	if id == 0 || len(u.m.MDs[id].Ops) != 2 {
		return r, false
	}
	ops := u.m.MDs[id].Ops
	lo, ok1 := u.m.Consts.Uint(u.m.MDs[ops[0]].Val)
	hi, ok2 := u.m.Consts.Uint(u.m.MDs[ops[1]].Val)
	if !ok1 || !ok2 || lo >= hi {
		return r, false
	}
	return analysis.Range{Min: lo, Max: hi - 1}, true
}
