package legalize

import (
	"gonvvm/internal/ir"
)

// repeatedDivisor expands the divisions of a block that share v's divisor and may use its
// reciprocal (arcp): one division, and a multiplication for each of them. v is the first.
func (x *expander) repeatedDivisor(v ir.Value) bool {
	f := x.f
	d, t := f.Operand(v, 1), f.TypeOf(v)
	switch x.m.Types.Scalar(t) {
	case ir.Float, ir.Double:
	default:
		return false // halves are divided in f32, from where their products would have to come, too
	}
	takes := func(w ir.Value) bool { return f.Flags(w)&ir.FlagARcp != 0 && f.Operand(w, 0) != d }
	if d.IsConst() || !takes(v) {
		return false
	}
	var others []ir.Value // after v; the first of them existed before the others
	for u := f.FirstUse(d); u != 0; u = f.NextUse(u) {
		if w := f.User(u); w != v && f.Op(w) == ir.OpFDiv && f.UseIndex(u) == 1 && f.BlockOf(w) == f.BlockOf(v) && takes(w) {
			others = append(others, w)
		}
	}
	if len(others) == 0 {
		return false
	}
	one := x.ones(t)
	r := v
	if f.Operand(v, 0) != one {
		r = x.b.Before(v).Binary(ir.OpFDiv, one, d, f.Flags(v))
		others = append(others, v)
	}
	for _, w := range others {
		q := r
		if f.Operand(w, 0) != one {
			q = x.b.Before(w).Binary(ir.OpFMul, f.Operand(w, 0), r, f.Flags(w))
		}
		x.done(w, q)
	}
	return true
}

// ones returns 1 as a constant of floating-point type t or of vectors of it.
func (x *expander) ones(t ir.Type) ir.Value {
	one := x.floatOne(x.m.Types.Scalar(t))
	if x.m.Types.IsVector(t) {
		return x.f.Consts.Splat(t, one)
	}
	return one
}

// floatOne returns 1 as a constant of floating-point type t.
func (x *expander) floatOne(t ir.Type) ir.Value {
	switch t {
	case ir.Half:
		return x.f.Consts.FloatBits(t, 0x3c00)
	case ir.BFloat:
		return x.f.Consts.FloatBits(t, 0x3f80)
	case ir.Float:
		return x.f.Consts.FloatBits(t, 0x3f800000)
	}
	return x.f.Consts.FloatBits(t, 1023<<52)
}
