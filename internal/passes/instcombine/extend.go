package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// visitZExt is zext x.
func (ic castCombiner) visitZExt(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	switch f.Op(x) {
	case ir.OpICmp:
		if ic.ty.IsInt(t) && ic.ty.Bits(t) <= 64 {
			if r := ic.fieldOfTest(v, x, 1, 0, t); r != ir.None {
				return r
			}
		}
	case ir.OpZExt:
		f.Mutate(v, ir.OpZExt, f.Flags(x)&ir.FlagNNeg, 0, f.Operand(x, 0))
		return v
	case ir.OpTrunc:
		if r := ic.zextOfTrunc(v, x, t); r != ir.None {
			return r
		}
	case ir.OpAnd:
		if r := ic.zextOfMask(v, x, t); r != ir.None {
			return r
		}
	case ir.OpSelect:
		if r := ic.zextOfChoice(v, x, t); r != ir.None {
			return r
		}
	case ir.OpCall:
		if r := ic.extendMinMax(v, ir.OpZExt, x, t); r != ir.None {
			return r
		}
	case ir.OpExtractElement:
		if r := ic.extendHalf(v, ir.OpLShr, x, t); r != ir.None {
			return r
		}
	}
	if w := ic.values.IntBits(x); f.Flags(v)&ir.FlagNNeg == 0 && w != 0 && ic.values.Known(x).NonNegative(w) {
		f.SetFlags(v, f.Flags(v)|ir.FlagNNeg)
		return v
	}
	return ir.None
}

// extendHalf computes the extension of a half of a 32-bit word, an element of a vector that was cast from such words, from the word: the
// upper one is the word shifted to the right by op, the lower one without a sign the word masked. Shifts and masks around it combine with that.
func (ic castCombiner) extendHalf(v ir.Value, op ir.Op, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	i, ok := ic.c.Uint(f.Operand(x, 1))
	y := f.Operand(x, 0)
	if t != ir.I32 || f.TypeOf(x) != ir.I16 || !ok || f.Op(y) != ir.OpBitCast || !ic.oneUse(x) {
		return ir.None
	}
	word := f.Operand(y, 0)
	switch wt := f.TypeOf(word); {
	case wt == t && i < 2:
	case ic.ty.IsVector(wt) && ic.ty.Elem(wt) == t && i < ic.ty.Len64(f.TypeOf(y)):
		ic.b.Before(v)
		word = ic.b.Insert(ir.OpExtractElement, t, 0, 0, word, ic.c.Int(ir.I32, i/2))
		ic.push(word)
	default:
		return ir.None
	}
	switch {
	case i&1 != 0:
		return ic.binary(v, op, 0, word, ic.c.Int(t, 16))
	case op == ir.OpLShr:
		return ic.binary(v, ir.OpAnd, 0, word, ic.c.Int(t, 0xffff))
	}
	return ir.None
}

// zextOfTrunc is zext (trunc y) → y & mask, in the type of y or in t.
func (ic castCombiner) zextOfTrunc(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if ic.ty.IsVector(t) {
		return ir.None
	}
	y := f.Operand(x, 0)
	yt, w := f.TypeOf(y), ic.ty.Bits(f.TypeOf(x))
	if w == 32 && t == ir.I64 && ic.multiplied(v) { // see mulOfHalves
		return ir.None
	}
	if yt == t {
		if f.Flags(x)&ir.FlagNUW != 0 {
			return y
		}
		if w < 64 && ic.ty.Bits(t) <= 64 {
			return ic.binary(v, ir.OpAnd, 0, y, ic.c.Int(t, fold.Mask(w)))
		}
		return ir.None
	}
	if !ic.oneUse(x) || w >= 64 || ic.ty.Bits(yt) > 64 || ic.ty.Bits(t) > 64 {
		return ir.None
	}
	if ic.ty.Bits(yt) < ic.ty.Bits(t) {
		return ic.cast(v, ir.OpZExt, ic.binary(v, ir.OpAnd, 0, y, ic.c.Int(yt, fold.Mask(w))), t)
	}
	return ic.binary(v, ir.OpAnd, 0, ic.cast(v, ir.OpTrunc, y, t), ic.c.Int(t, fold.Mask(w)))
}

// zextOfMask is zext (and (trunc y), k) → and y, k in the type of the result, and zext (and (zext y), k) → and (zext y), k.
func (ic castCombiner) zextOfMask(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	y := f.Operand(x, 0)
	k, ok := ic.c.Uint(f.Operand(x, 1))
	if !ok || !ic.oneUse(x) || !ic.oneUse(y) || ic.ty.IsVector(t) || ic.ty.Bits(t) > 64 {
		return ir.None
	}
	z := ir.None
	switch f.Op(y) {
	case ir.OpTrunc:
		z = f.Operand(y, 0)
		switch from := ic.ty.Bits(f.TypeOf(z)); {
		case from > 64 || from > ic.ty.Bits(t) && f.TypeOf(x) == ir.I32: // a half of 64 bits is a register
			return ir.None
		case from > ic.ty.Bits(t):
			z = ic.cast(v, ir.OpTrunc, z, t)
		case from < ic.ty.Bits(t):
			return ic.cast(v, ir.OpZExt, ic.binary(v, ir.OpAnd, 0, z, ic.c.Int(f.TypeOf(z), k)), t)
		}
	case ir.OpZExt:
		z = ic.cast(v, ir.OpZExt, f.Operand(y, 0), t)
	default:
		return ir.None
	}
	return ic.binary(v, ir.OpAnd, 0, z, ic.c.Int(t, k))
}

// multiplied reports whether v is a factor.
func (ic castCombiner) multiplied(v ir.Value) bool {
	for x := ic.f.FirstUse(v); x != 0; x = ic.f.NextUse(x) {
		if ic.f.Op(ic.f.User(x)) == ir.OpMul {
			return true
		}
	}
	return false
}

// visitSExt is sext x.
func (ic castCombiner) visitSExt(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	switch f.Op(x) {
	case ir.OpICmp:
		if ic.ty.IsInt(t) && ic.ty.Bits(t) <= 64 {
			if r := ic.fieldOfTest(v, x, fold.Mask(ic.ty.Bits(t)), 0, t); r != ir.None {
				return r
			}
		}
	case ir.OpSExt:
		f.Mutate(v, ir.OpSExt, 0, 0, f.Operand(x, 0))
		return v
	case ir.OpZExt:
		f.Mutate(v, ir.OpZExt, f.Flags(x)&ir.FlagNNeg, 0, f.Operand(x, 0))
		return v
	case ir.OpTrunc:
		if r := ic.sextOfTrunc(v, x, t); r != ir.None {
			return r
		}
	case ir.OpCall:
		if r := ic.extendMinMax(v, ir.OpSExt, x, t); r != ir.None {
			return r
		}
	case ir.OpExtractElement:
		if r := ic.extendHalf(v, ir.OpAShr, x, t); r != ir.None {
			return r
		}
	}
	if w := ic.values.IntBits(x); w != 0 && ic.values.Known(x).NonNegative(w) {
		f.Mutate(v, ir.OpZExt, ir.FlagNNeg, 0, x)
		return v
	}
	return ir.None
}

// extendMinMax extends the operands of a minimum or maximum of less than 32 bits, which the machine computes with 32, not its result.
func (ic castCombiner) extendMinMax(v ir.Value, ext ir.Op, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	id := f.CalleeIntrinsic(x)
	if p, ok := id.Chooses(); !ok || p.IsSigned() != (ext == ir.OpSExt) {
		return ir.None
	}
	if from := f.TypeOf(x); !ic.oneUse(x) || ic.ty.IsVector(from) || ic.ty.Bits(from) >= 32 || ic.ty.Bits(t) < 32 {
		return ir.None
	}
	r := ic.decl.Call(&ic.b, v, id, ir.I32, ic.cast(v, ext, f.Operand(x, 0), ir.I32), ic.cast(v, ext, f.Operand(x, 1), ir.I32))
	if r == ir.None || t == ir.I32 {
		return r
	}
	return ic.cast(v, ext, r, t)
}

// sextOfTrunc is sext (trunc y) of a number that fits into the narrow type: y, extended or truncated to t.
func (ic castCombiner) sextOfTrunc(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	y := f.Operand(x, 0)
	w, n := ic.values.IntBits(x), ic.values.IntBits(y)
	fits := f.Flags(x)&ir.FlagNSW != 0
	if !fits && w != 0 && n != 0 {
		r := ic.values.RangeOf(y, n, 0)
		fits = analysis.FitsSigned(r.SMin, w) && analysis.FitsSigned(r.SMax, w)
	}
	if !fits {
		return ir.None
	}
	switch to := ic.ty.Bits(ic.ty.Scalar(t)); {
	case f.TypeOf(y) == t:
		return y
	case ic.ty.Bits(ic.ty.Scalar(f.TypeOf(y))) > to:
		f.Mutate(v, ir.OpTrunc, ir.FlagNSW, 0, y)
	default:
		f.Mutate(v, ir.OpSExt, 0, 0, y)
	}
	return v
}

// zextOfChoice is zext (select c, trunc a, trunc b) → (select c, a, b) & mask, of values that are of type t already; one
// of the two may be a constant.
func (ic castCombiner) zextOfChoice(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	w := ic.ty.Bits(f.TypeOf(x))
	if ic.ty.IsVector(t) || w >= 64 || ic.ty.Bits(t) > 64 || !ic.oneUse(x) {
		return ir.None
	}
	var wide [2]ir.Value
	truncs := 0
	for i := range wide {
		switch y := f.Operand(x, 1+i); {
		case f.Op(y) == ir.OpTrunc && f.TypeOf(f.Operand(y, 0)) == t:
			wide[i] = f.Operand(y, 0)
			truncs++
		case ic.c.Kind(y) == ir.CInt:
			k, _ := ic.c.Uint(y)
			wide[i] = ic.c.Int(t, k)
		default:
			return ir.None
		}
	}
	if truncs == 0 {
		return ir.None
	}
	ic.b.Before(v)
	s := ic.b.Select(f.Operand(x, 0), wide[0], wide[1])
	ic.push(s)
	return ic.binary(v, ir.OpAnd, 0, s, ic.c.Int(t, fold.Mask(w)))
}
