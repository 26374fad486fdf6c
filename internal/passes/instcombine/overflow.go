package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// checked simplifies arithmetic that reports overflow. It becomes the operation and a comparison, which other passes know,
// where one comparison is enough, and loses the report where nothing overflows.
type checked struct{ *Combiner }

func (ic checked) visit(v ir.Value, id ir.Intrinsic) ir.Value {
	f := ic.f
	op, noWrap, _ := id.Overflows()
	sign := noWrap == ir.FlagNSW
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(a)
	if !ic.ty.IsInt(t) || ic.ty.Bits(t) > 64 {
		return ir.None
	}
	if op != ir.OpSub && a.IsConst() && !b.IsConst() {
		a, b = b, a
		f.SetOperand(v, 0, a)
		f.SetOperand(v, 1, b)
	}
	w := ic.ty.Bits(t)
	if x, y := ic.values.RangeOf(a, w, 0), ic.values.RangeOf(b, w, 0); analysis.NoWrap(op, x, y, w)&noWrap != 0 {
		ic.b.Before(v)
		return ic.reporting(v, ic.b.Binary(op, a, b, noWrap), ic.fold.Bool(false))
	}
	if !ic.reports(v) {
		ic.b.Before(v)
		return ic.reporting(v, ic.b.Binary(op, a, b, 0), ic.fold.Bool(false))
	}
	if ic.c.IsUndef(a) || ic.c.IsUndef(b) {
		return ir.None // two instructions could take it for two numbers
	}
	k, ok := ic.c.Uint(b)
	_, both := ic.c.Uint(a)
	switch {
	case ok && both:
		ic.b.Before(v)
		return ic.reporting(v, ic.fold.Binary(op, t, a, b), ic.fold.Bool(true))
	case !sign && op == ir.OpSub:
		ic.b.Before(v)
		return ic.reporting(v, ic.b.Binary(op, a, b, 0), ic.b.ICmp(ir.ICmpULT, a, b))
	case ok:
		return ic.byConstant(v, op, sign, a, b, k)
	case !sign && op == ir.OpAdd:
		ic.b.Before(v)
		sum := ic.b.Binary(op, a, b, 0)
		return ic.reporting(v, sum, ic.b.ICmp(ir.ICmpULT, sum, a))
	}
	return ir.None
}

// reports reports whether more than the value of v may be used.
func (ic checked) reports(v ir.Value) bool {
	f := ic.f
	for e := f.FirstUse(v); e != 0; e = f.NextUse(e) {
		if u := f.User(e); f.Op(u) != ir.OpExtractValue || f.Indices(u)[0] != 0 {
			return true
		}
	}
	return false
}

// byConstant compares a with the last numbers with which constant b does not overflow.
func (ic checked) byConstant(v ir.Value, op ir.Op, sign bool, a, b ir.Value, k uint64) ir.Value {
	t := ic.f.TypeOf(a)
	w := ic.ty.Bits(t)
	most := fold.Mask(w)
	if sign {
		most >>= 1
	}
	first, last := uint64(0), uint64(0) // of the numbers with which it does not overflow
	switch s := fold.Signed(k, w); {
	case op == ir.OpAdd && !sign:
		last = most - k
	case op == ir.OpAdd && s > 0:
		first, last = most+1, most-k
	case op == ir.OpAdd:
		first, last = most+1-k, most
	case op == ir.OpSub && s > 0:
		first, last = most+1+k, most
	case op == ir.OpSub:
		first, last = most+1, most+k
	case !sign:
		last = most / k
	default:
		first, last = signedFactors(s, int64(most))
	}
	first, last = first&fold.Mask(w), last&fold.Mask(w)
	ic.b.Before(v)
	x := a
	var over ir.Value
	switch {
	case !sign:
		over = ic.b.ICmp(ir.ICmpUGT, a, ic.c.Int(t, last))
	case last == most:
		over = ic.b.ICmp(ir.ICmpSLT, a, ic.c.Int(t, first))
	case first == most+1:
		over = ic.b.ICmp(ir.ICmpSGT, a, ic.c.Int(t, last))
	default:
		x = ic.b.Binary(ir.OpSub, a, ic.c.Int(t, first), 0)
		ic.push(x)
		over = ic.b.ICmp(ir.ICmpUGT, x, ic.c.Int(t, (last-first)&fold.Mask(w)))
	}
	return ic.reporting(v, ic.b.Binary(op, a, b, 0), over)
}

// signedFactors returns the first and the last of the numbers whose product with k, which is not 0 or 1, is a signed number up to most.
func signedFactors(k, most int64) (first, last uint64) {
	least := -most - 1
	switch k {
	case -1:
		return uint64(-most), uint64(most)
	case least:
		return 0, 1
	}
	if k > 0 {
		return uint64(least / k), uint64(most / k)
	}
	return uint64(most / k), uint64(least / k)
}

// reporting returns the result of v, of a value and a report of overflow.
func (ic checked) reporting(v, value, over ir.Value) ir.Value {
	ic.push(value)
	ic.push(over)
	agg := ic.b.InsertValue(ic.c.Poison(ic.f.TypeOf(v)), value, 0)
	ic.push(agg)
	return ic.b.InsertValue(agg, over, 1)
}
