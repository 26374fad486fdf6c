package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// choiceDepth bounds the minima or maxima in a row that choosesFrom looks at.
const choiceDepth = 8

// choosesFrom reports whether x is among the numbers of which v, a minimum or maximum id of others, is one.
func choosesFrom(f *ir.Func, v, x ir.Value, id ir.Intrinsic, depth int) bool {
	for i := range 2 {
		o := f.Operand(v, i)
		if o == x || depth > 0 && f.CalleeIntrinsic(o) == id && choosesFrom(f, o, x, id, depth-1) {
			return true
		}
	}
	return false
}

// holdsAtLeast reports whether a ≥ b follows from how one is computed from the other.
func (ic *Combiner) holdsAtLeast(a, b ir.Value, sign bool) bool {
	f := ic.f
	if a == b {
		return true
	}
	has := func(v, x ir.Value) bool { return f.Operand(v, 0) == x || f.Operand(v, 1) == x }
	if a.IsInst() && (f.Op(a).IsBinary() || f.Op(a) == ir.OpCall && f.NumArgs(a) == 2) && has(a, b) {
		other := f.Operand(a, 0)
		if other == b {
			other = f.Operand(a, 1)
		}
		switch op := f.Op(a); {
		case op == ir.OpOr:
			if w := ic.values.IntBits(other); !sign || w != 0 && ic.values.Known(other).NonNegative(w) {
				return true
			}
		case op == ir.OpAdd && !sign:
			return f.Flags(a)&ir.FlagNUW != 0
		case op == ir.OpAdd:
			w := ic.values.IntBits(other)
			return f.Flags(a)&ir.FlagNSW != 0 && w != 0 && ic.values.Known(other).NonNegative(w)
		case f.CalleeIntrinsic(a) == ir.IntrUaddSat && !sign:
			return true
		}
	}
	if id := f.CalleeIntrinsic(a); (id == ir.IntrUmax && !sign || id == ir.IntrSmax && sign) && choosesFrom(f, a, b, id, choiceDepth) {
		return true
	}
	if !b.IsInst() {
		return false
	}
	switch f.Op(b) {
	case ir.OpAnd:
		if !has(b, a) {
			return false
		}
		w := ic.values.IntBits(a)
		return !sign || w != 0 && ic.values.Known(a).NonNegative(w)
	case ir.OpLShr, ir.OpUDiv, ir.OpURem:
		w := ic.values.IntBits(a)
		return f.Operand(b, 0) == a && (!sign || w != 0 && ic.values.Known(a).NonNegative(w)) ||
			f.Op(b) == ir.OpURem && f.Operand(b, 1) == a && !sign
	case ir.OpSub:
		return f.Operand(b, 0) == a && !sign && f.Flags(b)&ir.FlagNUW != 0
	case ir.OpCall:
		switch f.CalleeIntrinsic(b) {
		case ir.IntrUmin:
			return !sign && choosesFrom(f, b, a, ir.IntrUmin, choiceDepth)
		case ir.IntrSmin:
			return sign && choosesFrom(f, b, a, ir.IntrSmin, choiceDepth)
		case ir.IntrUsubSat:
			return !sign && f.Operand(b, 0) == a
		}
	}
	return false
}

// visitMinMax is umin, umax, smin and smax.
func (ic *Combiner) visitMinMax(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f := ic.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if a == b {
		return a
	}
	if ic.rank(a) < ic.rank(b) {
		f.SetOperand(v, 0, b)
		f.SetOperand(v, 1, a)
		return v
	}
	if ic.ty.Scalar(t) == ir.I1 { // as a signed number true is less than false
		op := ir.OpAnd
		if id == ir.IntrUmax || id == ir.IntrSmin {
			op = ir.OpOr
		}
		return ic.binary(v, op, 0, a, b)
	}
	sign := id == ir.IntrSmax || id == ir.IntrSmin
	most := id == ir.IntrUmax || id == ir.IntrSmax
	switch {
	case ic.holdsAtLeast(a, b, sign):
		if most {
			return a
		}
		return b
	case ic.holdsAtLeast(b, a, sign):
		if most {
			return b
		}
		return a
	}
	w := ic.values.IntBits(v)
	if w == 0 {
		return ir.None
	}
	ge, le := ir.ICmpUGE, ir.ICmpULE
	if sign {
		ge, le = ir.ICmpSGE, ir.ICmpSLE
	}
	x, y := ic.values.RangeOf(a, w, 0), ic.values.RangeOf(b, w, 0)
	less, ok := analysis.CompareBounds(le, x, y)
	if !ok || !less {
		more, ok2 := analysis.CompareBounds(ge, x, y)
		ok, less = ok || ok2, !(ok2 && more)
	}
	if ok {
		if less == most {
			return b
		}
		return a
	}
	if r := saturated(ic, v, id, t); r != ir.None {
		return r
	}
	// min(min(x, k1), k2) → min(x, min(k1, k2))
	if f.CalleeIntrinsic(a) == id {
		k1, ok1 := ic.c.SplatBits(f.Operand(a, 1))
		k2, ok2 := ic.c.SplatBits(b)
		if ok1 && ok2 {
			k, _ := fold.IntIntrinsic(id, w, k1, k2, 0)
			f.SetOperand(v, 0, f.Operand(a, 0))
			f.SetOperand(v, 1, ic.c.SplatInt(t, k))
			return v
		}
	}
	return ir.None
}

// saturated is a sum or difference of numbers of 32 bits that is computed in 64 bits and limited to 32: it saturates.
func saturated(ic *Combiner, v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	const least, most = -1 << 31, 1<<31 - 1
	f := ic.f
	if t != ir.I64 || ic.decl == nil {
		return ir.None
	}
	s := f.Operand(v, 0)
	k, ok := ic.c.Sint(f.Operand(v, 1))
	op, sat := ir.OpSExt, [2]ir.Intrinsic{ir.IntrSaddSat, ir.IntrSsubSat}
	switch inner := f.CalleeIntrinsic(s); {
	case !ok:
		return ir.None
	case id == ir.IntrSmin && k == most && inner == ir.IntrSmax, id == ir.IntrSmax && k == least && inner == ir.IntrSmin:
		other, ok := ic.c.Sint(f.Operand(s, 1))
		if !ok || !ic.oneUse(s) || other != least+most-k {
			return ir.None
		}
		s = f.Operand(s, 0)
	case id == ir.IntrUmin && k == 1<<32-1:
		op, sat = ir.OpZExt, [2]ir.Intrinsic{ir.IntrUaddSat}
	case id == ir.IntrSmax && k == 0:
		op, sat = ir.OpZExt, [2]ir.Intrinsic{1: ir.IntrUsubSat}
	default:
		return ir.None
	}
	if !ic.oneUse(s) {
		return ir.None
	}
	if r := saturatedSum(ic, v, s, op, sat[0], sat[1]); r != ir.None {
		ic.push(r)
		return ic.cast(v, op, r, t)
	}
	return ir.None
}

// saturatedSum returns the call of add or sub in the place of v of the operands of s, a sum or difference of numbers that op extends from 32 bits; None
// if s is something else.
func saturatedSum(ic *Combiner, v, s ir.Value, op ir.Op, add, sub ir.Intrinsic) ir.Value {
	f := ic.f
	to := add
	if f.Op(s) == ir.OpSub {
		to = sub
	} else if f.Op(s) != ir.OpAdd {
		return ir.None
	}
	if to == ir.NotIntrinsic {
		return ir.None
	}
	a, ok1 := extendedWord(ic, f.Operand(s, 0), op)
	b, ok2 := extendedWord(ic, f.Operand(s, 1), op)
	if !ok1 || !ok2 {
		return ir.None
	}
	return ic.intrinsic(v, to, ir.I32, a, b)
}

// extendedWord returns the number of 32 bits that x of 64 bits extends.
func extendedWord(ic *Combiner, x ir.Value, op ir.Op) (ir.Value, bool) {
	if k, ok := ic.c.Sint(x); ok {
		return ic.c.SInt(ir.I32, k), op == ir.OpSExt && k == int64(int32(k)) || op == ir.OpZExt && k == int64(uint32(k))
	}
	if ic.f.Op(x) != op || ic.f.TypeOf(ic.f.Operand(x, 0)) != ir.I32 {
		return ir.None, false
	}
	return ic.f.Operand(x, 0), true
}

// visitSaturating is addition and subtraction that stay at the bounds of the type.
func (ic *Combiner) visitSaturating(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f, c := ic.f, ic.c
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	add := id == ir.IntrUaddSat || id == ir.IntrSaddSat
	sign := id == ir.IntrSaddSat || id == ir.IntrSsubSat
	switch {
	case add && ic.rank(a) < ic.rank(b):
		f.SetOperand(v, 0, b)
		f.SetOperand(v, 1, a)
		return v
	case c.IsZero(b):
		return a
	case !add && a == b, id == ir.IntrUsubSat && c.IsZero(a):
		return c.Null(t)
	case id == ir.IntrUaddSat && ic.c.IsAllOnes(b):
		return b
	case id == ir.IntrUsubSat && ic.holdsAtLeast(b, a, false):
		return c.Null(t)
	}
	w := ic.values.IntBits(v)
	if w == 0 {
		return ir.None
	}
	x, y := ic.values.RangeOf(a, w, 0), ic.values.RangeOf(b, w, 0)
	if x.IsEmpty() || y.IsEmpty() {
		return ir.None
	}
	op, flag, fits := ir.OpAdd, ir.FlagNUW, false
	switch {
	case id == ir.IntrUaddSat:
		fits = x.UMax <= fold.Mask(w)-y.UMax
	case id == ir.IntrUsubSat:
		op, fits = ir.OpSub, x.UMin >= y.UMax
		if x.UMax <= y.UMin {
			return c.Null(t)
		}
	default:
		if !add {
			if y.SMin == fold.Signed(1<<63, 64) {
				return ir.None
			}
			op, y.SMin, y.SMax = ir.OpSub, -y.SMax, -y.SMin
		}
		fits = analysis.SumFits(x, y, w)
	}
	if !fits {
		return ir.None
	}
	if sign {
		flag = ir.FlagNSW
	}
	return ic.binary(v, op, flag, a, b)
}
