package analysis

import (
	"math"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

const (
	maxFloatUsers = 16 // users of a number that are looked at for other comparisons
	maxFloatSteps = 24 // dominators whose branches are looked at
)

// floatFacts is an interval of numbers in which x is, by the branches before a block.
type floatFacts struct {
	f              *ir.Func
	fold           *fold.Folder
	x              ir.Value
	lo, hi         float64
	loOpen, hiOpen bool // the interval lacks its end
	nan            bool // or it is a NaN
}

// The outcomes of a comparison are the bits of its predicate.
const (
	floatEQ = ir.FCmpOEQ
	floatGT = ir.FCmpOGT
	floatLT = ir.FCmpOLT
	floatUN = ir.FCmpUNO
)

// DecideFloat returns the result of v, a comparison of a number with a constant, where comparisons of it before the branches to the block of v tell it.
// Functions that normalise a vector ask for its length again.
func DecideFloat(fo *fold.Folder, dom *Dom, f *ir.Func, v ir.Value) (result, ok bool) {
	k := floatFacts{f: f, fold: fo, x: f.Operand(v, 0), lo: math.Inf(-1), hi: math.Inf(1), nan: true}
	with, known := k.constant(f.Operand(v, 1))
	if !known || k.x.IsConst() || !k.comparedElsewhere(v) {
		return false, false
	}
	b := f.BlockOf(v)
	for range maxFloatSteps {
		n := dom.IDom(dom.C.Number(b))
		if n == 0 {
			break
		}
		p := dom.C.Block(n)
		if t := f.Terminator(p); f.SinglePred(b) == p && f.Op(t) == ir.OpCondBr && f.Succ(p, 0) != f.Succ(p, 1) {
			eachImplied(f, f.Operand(t, 0), f.Succ(p, 0) == b, 0, k.learn)
		}
		b = p
	}
	outcomes := k.outcomes(with)
	p := f.Pred(v)
	return outcomes&p == outcomes, outcomes&p == outcomes || outcomes&p == 0
}

// comparedElsewhere reports whether there is another comparison of the number, or of a product with it, than v.
func (k *floatFacts) comparedElsewhere(v ir.Value) bool {
	f := k.f
	n := 0
	for u := f.FirstUse(k.x); u != 0 && n < maxFloatUsers; u = f.NextUse(u) {
		n++
		if w := f.User(u); w != v && (f.Op(w) == ir.OpFCmp || f.Op(w) == ir.OpFMul) {
			return true
		}
	}
	return false
}

// constant returns the value of v, a constant that is not a NaN. Operations may take a subnormal one for zero, which is equal to it then.
func (k *floatFacts) constant(v ir.Value) (float64, bool) {
	c := &k.f.Consts
	if !v.IsConst() || c.Kind(v) != ir.CFloat {
		return 0, false
	}
	form, ok := k.fold.Format(c.Type(v))
	if !ok {
		return 0, false
	}
	x := form.ToFloat64(c.Bits(v))
	least := 0x1p-126
	switch c.Type(v) {
	case ir.Half:
		least = 0x1p-14
	case ir.Double:
		least = 0x1p-1022
	}
	return x, x == 0 || math.Abs(x) >= least
}

// outcomes returns the outcomes that a comparison with a constant can have.
func (k *floatFacts) outcomes(with float64) ir.Pred {
	can := ir.FCmpFalse
	if k.nan {
		can |= floatUN
	}
	if k.lo < with {
		can |= floatLT
	}
	if k.hi > with {
		can |= floatGT
	}
	if (k.lo < with || k.lo == with && !k.loOpen) && (k.hi > with || k.hi == with && !k.hiOpen) {
		can |= floatEQ
	}
	return can
}

// learn notes that condition c holds, or does not.
func (k *floatFacts) learn(c ir.Value, holds bool) {
	f := k.f
	if f.Op(c) != ir.OpFCmp {
		return
	}
	with, ok := k.constant(f.Operand(c, 1))
	p := f.Pred(c)
	if !holds {
		p = p.Inverse()
	}
	switch y := f.Operand(c, 0); {
	case !ok:
	case y == k.x:
		k.narrow(p, with)
	case f.Op(y) == ir.OpFMul && f.Operand(y, 0) == k.x:
		if by, ok := k.constant(f.Operand(y, 1)); ok && by > 0 && !math.IsInf(by, 1) {
			k.narrowBySign(p, with)
		}
	}
}

// narrow notes that the number compares with a constant by predicate p.
func (k *floatFacts) narrow(p ir.Pred, with float64) {
	k.nan = k.nan && p&floatUN != 0
	open := p&floatEQ == 0
	if p&floatLT == 0 && (with > k.lo || with == k.lo && open) {
		k.lo, k.loOpen = with, open
	}
	if p&floatGT == 0 && (with < k.hi || with == k.hi && open) {
		k.hi, k.hiOpen = with, open
	}
}

// narrowBySign notes that a positive multiple of the number, which may be zero though the number is not, compares with a constant by predicate p.
func (k *floatFacts) narrowBySign(p ir.Pred, with float64) {
	positive := p&floatLT == 0 && (with > 0 || with == 0 && p&floatEQ == 0)
	negative := p&floatGT == 0 && (with < 0 || with == 0 && p&floatEQ == 0)
	switch nan := p & floatUN; {
	case positive:
		k.narrow(floatGT|nan, 0)
	case negative:
		k.narrow(floatLT|nan, 0)
	}
}
