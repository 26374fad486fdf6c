package instcombine

import (
	"math"

	"gonvvm/internal/ir"
)

// evalFloat is the value of bits in type t, float or double.
func evalFloat(t ir.Type, x uint64) float64 {
	if t == ir.Float {
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

// evalRound returns x, computed exactly enough in double, as bits of type t; a NaN is always the same.
func evalRound(t ir.Type, x float64) uint64 {
	if x != x {
		x = math.NaN()
	}
	if t == ir.Float {
		return uint64(math.Float32bits(float32(x)))
	}
	return math.Float64bits(x)
}

// pick returns the next of the decisions that LangRef leaves open, and counts it.
func (e *evaluator) pick() bool {
	e.open++
	bit := e.choices & 1
	e.choices >>= 1
	return bit != 0
}

// float evaluates the instructions on float and double; done is false for others.
func (e *evaluator) float(v ir.Value, a [4]evalValue) (r evalValue, done bool) {
	f := e.f
	op := f.Op(v)
	t := f.TypeOf(v)
	flags := f.Flags(v)
	ot := t
	if f.NumOps(v) > 0 {
		ot = f.TypeOf(f.Operand(v, 0))
	}
	isFloat := func(t ir.Type) bool { return t == ir.Float || t == ir.Double }
	if !isFloat(t) && !isFloat(ot) {
		return r, false
	}
	x, y := 0.0, 0.0
	if isFloat(ot) {
		x, y = evalFloat(ot, a[0].x), evalFloat(ot, a[1].x)
	}
	var z float64
	switch op {
	case ir.OpBitCast: // to an integer
		return evalValue{x: a[0].x}, isFloat(ot) && f.Mod.Types.IsInt(t)
	case ir.OpFAdd:
		z = x + y
	case ir.OpFSub:
		z = x - y
	case ir.OpFMul:
		z = x * y
	case ir.OpFDiv:
		z = x / y
	case ir.OpFNeg:
		z = -x
	case ir.OpFPExt, ir.OpFPTrunc:
		z = x
	case ir.OpSIToFP:
		z = float64(evalSigned(a[0].x, e.f.Mod.Types.Bits(ot)))
	case ir.OpUIToFP:
		z = float64(a[0].x)
	case ir.OpFPToSI, ir.OpFPToUI:
		w := f.Mod.Types.Bits(t)
		z = math.Trunc(x)
		lo, hi := 0.0, math.Ldexp(1, w)
		if op == ir.OpFPToSI {
			hi /= 2
			lo = -hi
		}
		if !(z >= lo && z < hi) {
			return evalValue{poison: true}, true
		}
		return evalValue{x: uint64(int64(z)) & evalMask(w)}, true
	case ir.OpFCmp:
		if flags&ir.FlagNNaN != 0 && (x != x || y != y) || flags&ir.FlagNInf != 0 && (math.IsInf(x, 0) || math.IsInf(y, 0)) {
			return evalValue{poison: true}, true
		}
		bit := ir.Pred(8)
		switch {
		case x == y:
			bit = 1
		case x > y:
			bit = 2
		case x < y:
			bit = 4
		}
		if f.Pred(v)&bit != 0 {
			r.x = 1
		}
		return r, true
	case ir.OpCall:
		var ok bool
		if id := f.CalleeIntrinsic(v); id == ir.IntrFabs || id == ir.IntrCopysign { // they are about nothing but the sign
			flags &^= ir.FlagNSZ
		}
		if z, ok = evalFloatCall(f.CalleeIntrinsic(v), x, y, evalFloat(ot, a[2].x)); !ok {
			return evalValue{poison: true}, true
		}
	default:
		return r, false
	}
	return e.finish(flags, t, z, x, y, op == ir.OpFDiv), true
}

// finish rounds the result z of operands x and y and applies fast-math flags.
func (e *evaluator) finish(flags ir.Flags, t ir.Type, z, x, y float64, div bool) evalValue {
	r := evalValue{x: evalRound(t, z)}
	z = evalFloat(t, r.x)
	if flags&ir.FlagNNaN != 0 && (x != x || y != y || z != z) ||
		flags&ir.FlagNInf != 0 && (math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsInf(z, 0)) {
		return evalValue{poison: true}
	}
	if flags&ir.FlagNSZ != 0 && (z == 0 || div && y == 0) && z == z && e.pick() {
		r.x = evalRound(t, -z)
	}
	return r
}

func evalFloatCall(id ir.Intrinsic, x, y, z float64) (float64, bool) {
	switch id {
	case ir.IntrFabs:
		return math.Abs(x), true
	case ir.IntrCopysign:
		return math.Copysign(x, y), y == y // the sign of a NaN is anything
	case ir.IntrFloor:
		return math.Floor(x), true
	case ir.IntrCeil:
		return math.Ceil(x), true
	case ir.IntrTrunc:
		return math.Trunc(x), true
	case ir.IntrRint:
		return math.RoundToEven(x), true
	case ir.IntrSqrt:
		return math.Sqrt(x), true
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		switch {
		case x != x:
			return y, true
		case y != y:
			return x, true
		case id == ir.IntrMinnum || id == ir.IntrMinimumnum:
			return math.Min(x, y), true
		}
		return math.Max(x, y), true
	case ir.IntrMinimum:
		return evalNaNFirst(x, y, math.Min(x, y)), true
	case ir.IntrMaximum:
		return evalNaNFirst(x, y, math.Max(x, y)), true
	case ir.IntrFma:
		return math.FMA(x, y, z), true
	}
	return 0, false
}

// evalNaNFirst is r, but NaN if an operand is: Go's minimum prefers infinity.
func evalNaNFirst(x, y, r float64) float64 {
	if x != x || y != y {
		return math.NaN()
	}
	return r
}
