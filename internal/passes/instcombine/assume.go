package instcombine

import "gonvvm/internal/ir"

// visitAssume assumes both conditions of a conjunction separately: facts are looked for in conditions that are assumed as such.
func (ic *Combiner) visitAssume(v ir.Value) ir.Value {
	f := ic.f
	c := f.Operand(v, 0)
	var first, second ir.Value
	switch f.Op(c) {
	case ir.OpAnd:
		first, second = f.Operand(c, 0), f.Operand(c, 1)
	case ir.OpSelect:
		if !ic.c.IsZero(f.Operand(c, 2)) || f.TypeOf(f.Operand(c, 0)) != ir.I1 {
			return ir.None
		}
		first, second = f.Operand(c, 0), f.Operand(c, 1)
	default:
		return ir.None
	}
	ic.b.Before(v)
	ic.push(ic.b.Call(f.Call(v).FnType, f.Callee(v), first))
	f.SetOperand(v, 0, second)
	ic.push(c)
	return ic.named("assume-both", v)
}
