package instcombine

import "gonvvm/internal/ir"

// narrowMath is zext a op zext b → zext (a op b) of numbers of 32 bits where the result has no more: an index is then one number, which a
// wide multiplication makes an offset.
func narrowMath(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op == ir.OpLShr || e.op == ir.OpAShr { // among the shifts
		return ir.None
	}
	if e.t != ir.I64 || f.Op(e.a) != ir.OpZExt && f.Op(e.b) != ir.OpZExt || !ic.oneUse(e.a) && !ic.oneUse(e.b) {
		return ir.None
	}
	x, y := ic.unsigned32(e.a), ic.unsigned32(e.b)
	if x == ir.None || y == ir.None {
		return ir.None
	}
	r := ic.values.RangeOf(e.v, 64, 0)
	if r.UMax>>32 != 0 {
		return ir.None
	}
	if e.op == ir.OpShl && ic.values.RangeOf(e.b, 64, 0).UMax >= 32 { // 0 shifted by 40 is 0 in 64 bits only
		return ir.None
	}
	flags, ext := ir.FlagNUW, ir.Flags(0)
	if r.UMax>>31 == 0 {
		ext = ir.FlagNNeg
		if e.op != ir.OpShl {
			flags |= ir.FlagNSW
		}
	}
	z := ic.cast(e.v, ir.OpZExt, ic.binary(e.v, e.op, flags, x, y), ir.I64)
	if f.Op(z) == ir.OpZExt {
		f.SetFlags(z, f.Flags(z)|ext)
	}
	return z
}

// unsigned32 returns the number of 32 bits that v extends or, as a constant, has; None if there is none.
func (ic *Combiner) unsigned32(v ir.Value) ir.Value {
	if k, ok := ic.c.Uint(v); ok && k>>32 == 0 {
		return ic.c.Int(ir.I32, k)
	}
	if ic.f.Op(v) == ir.OpZExt && ic.f.TypeOf(ic.f.Operand(v, 0)) == ir.I32 {
		return ic.f.Operand(v, 0)
	}
	return ir.None
}
