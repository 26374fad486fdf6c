package instcombine

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// plainNVVM replaces an intrinsic of NVVM by the operation of LLVM IR that has its meaning, which other rules know: minimum,
// maximum, absolute value, fused multiplication and addition, conversions of integers, rounding to an integer. An instruction with
// .ftz has that meaning in functions that flush subnormal numbers, one without it in others. Operations that may be contracted or
// approximated in LLVM IR stay: sums, products, quotients, roots.
func plainNVVM(ic *Combiner, e expr) ir.Value {
	f := ic.f
	id := isa.IntrinsicID(f.CalleeSym(e.v).NVVM)
	if id == 0 || e.t != ir.Float && e.t != ir.Double {
		return ir.None
	}
	op := isa.Intrinsic(id).Op
	if op.Type().Class() != isa.ClassFloat || op.Has(isa.Sat) || op.Has(isa.Xorsign) || op.Has(isa.NaN) || op.Type() == isa.F32 && op.Has(isa.Ftz) != ic.ftz {
		return ir.None
	}
	to := ir.NotIntrinsic
	switch op.Sem() {
	case isa.SemFmin:
		to = ir.IntrMinnum
	case isa.SemFmax:
		to = ir.IntrMaxnum
	case isa.SemFabs:
		to = ir.IntrFabs
	case isa.SemFfma:
		if op.Get(isa.SlotRound) == isa.RN {
			to = ir.IntrFma
		}
	case isa.SemCvtFf:
		if op.Get(isa.SlotType2) == op.Type() {
			to = towardsInteger(op.Get(isa.SlotRound))
		}
	case isa.SemCvtIf:
		return plainConversion(ic, e, op)
	case isa.SemFmul, isa.SemFdiv:
		return timesOne(ic, e, op)
	}
	if to == ir.NotIntrinsic {
		return ir.None
	}
	var args [3]ir.Value
	n := f.NumArgs(e.v)
	for i := range n {
		if args[i] = f.Operand(e.v, i); f.TypeOf(args[i]) != e.t {
			return ir.None
		}
	}
	return ic.decl.Call(&ic.b, e.v, to, e.t, args[:n]...)
}

// timesOne is a product or quotient with 1 or -1, which no rounding changes. One that flushes subnormal numbers is another number.
func timesOne(ic *Combiner, e expr, op isa.Opcode) ir.Value {
	if op.Has(isa.Ftz) || ic.f.NumArgs(e.v) != 2 {
		return ir.None
	}
	x, y := ic.f.Operand(e.v, 0), ic.f.Operand(e.v, 1)
	if ic.f.TypeOf(x) != e.t || ic.f.TypeOf(y) != e.t {
		return ir.None
	}
	k, ok := ic.floats().floatOf(y)
	if !ok && op.Sem() == isa.SemFmul {
		x, y = y, x
		k, ok = ic.floats().floatOf(y)
	}
	switch {
	case x.IsConst(): // the instruction is evaluated, with its NaNs
	case ok && k == 1:
		return x
	case ok && k == -1:
		ic.b.Before(e.v)
		return ic.b.FNeg(x, 0)
	}
	return ir.None
}

// towardsInteger returns the intrinsic that rounds to an integer by mode round.
func towardsInteger(round isa.Atom) ir.Intrinsic {
	switch round {
	case isa.RMI:
		return ir.IntrFloor
	case isa.RPI:
		return ir.IntrCeil
	case isa.RZI:
		return ir.IntrTrunc
	}
	return ir.NotIntrinsic
}

// plainConversion is the conversion of an integer to the nearest number.
func plainConversion(ic *Combiner, e expr, op isa.Opcode) ir.Value {
	x := ic.f.Operand(e.v, 0)
	from := op.Get(isa.SlotType2)
	if op.Get(isa.SlotRound) != isa.RN || !ic.ty.IsInt(ic.f.TypeOf(x)) || ic.ty.Bits(ic.f.TypeOf(x)) != from.Bits() {
		return ir.None
	}
	if from.Class() == isa.ClassSigned {
		return ic.cast(e.v, ir.OpSIToFP, x, e.t)
	}
	return ic.cast(e.v, ir.OpUIToFP, x, e.t)
}
