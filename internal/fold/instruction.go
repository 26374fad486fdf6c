package fold

import (
	"math"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// NVVM computes intrinsic id of package isa, whose result has type t, of constants. It returns None where Instruction
// cannot compute the intrinsic's instruction.
func (fo *Folder) NVVM(id isa.IntrinsicID, t ir.Type, args []ir.Value) ir.Value {
	info := isa.Intrinsic(id)
	if info.Results != 1 || len(args) == 0 || len(args) > 3 {
		return ir.None
	}
	op := info.Op
	for _, sel := range info.Selections() {
		n, ok := int64(0), int(sel.Arg) == len(args)-1 // an argument between two operands would move the second
		if ok {
			n, ok = fo.c.Sint(args[sel.Arg])
		}
		if ok {
			op, ok = sel.Apply(op, n)
		}
		if !ok {
			return ir.None
		}
		args = args[:sel.Arg]
	}
	var a [3]uint64
	for i, x := range args {
		if k := fo.c.Kind(x); k != ir.CInt && k != ir.CFloat {
			return ir.None
		}
		a[i] = fo.c.Bits(x)
	}
	next := uint8(0) // the operands are the result and the arguments in their order
	for _, s := range info.Sources() {
		switch {
		case s.Kind == isa.FromResult && s.Count == 0:
		case s.Kind == isa.FromArg && s.Count == 0 && s.Index == next:
			next++
		default:
			return ir.None
		}
	}
	if int(next) != len(args) {
		return ir.None
	}
	r, ok := Instruction(op, a[:len(args)])
	switch {
	case !ok:
		return ir.None
	case fo.ty.IsFloat(t):
		return fo.c.FloatBits(t, r)
	case fo.ty.IsInt(t):
		return fo.c.Int(t, r&Mask(int(fo.ty.Bits(t))))
	}
	return ir.None
}

// Instruction computes a floating-point instruction or conversion of numbers of 32 and 64 bits (PTX ISA §9.7.3 and
// §9.7.9). ok is false if PTX leaves the result open, as for .approx, and if a NaN takes part: its bits are not specified.
func Instruction(op isa.Opcode, a []uint64) (r uint64, ok bool) {
	round, exact := rounding(op.Get(isa.SlotRound))
	if !exact {
		return 0, false
	}
	to, from := op.Type(), op.Type()
	switch op.Sem() {
	case isa.SemCvtFf, isa.SemCvtFi, isa.SemCvtIf:
		from = op.Get(isa.SlotType2)
		if op.Sem() == isa.SemCvtFi && op.Get(isa.SlotRound) == 0 {
			return 0, false
		}
	}
	ftz := op.Has(isa.Ftz)
	if from.Class() == isa.ClassFloat {
		for i := range a {
			if a[i], ok = operand(from, a[i], ftz); !ok {
				return 0, false
			}
		}
	}
	switch op.Sem() {
	case isa.SemFadd, isa.SemFmul, isa.SemFdiv, isa.SemFsqrt, isa.SemFrcp, isa.SemFfma:
		r, ok = arithmetic(op, a, round)
	case isa.SemCvtFf:
		r, ok = convertFloat(op, from, a[0], round)
	case isa.SemCvtFi:
		return toInteger(to, from, a[0], round)
	case isa.SemCvtIf:
		r, ok = fromInteger(to, from, a[0], round)
	default:
		return 0, false
	}
	if !ok {
		return 0, false
	}
	if r, ok = operand(to, r, ftz); ok && op.Has(isa.Sat) {
		if to == isa.F32 {
			r = uint64(softfp.Sat32(uint32(r)))
		} else {
			r = softfp.Sat64(r)
		}
	}
	return r, ok
}

// rounding returns the mode of modifier a; without one it is to nearest.
func rounding(a isa.Atom) (softfp.Round, bool) {
	switch a {
	case 0, isa.RN, isa.RNI:
		return softfp.RN, true
	case isa.RZ, isa.RZI:
		return softfp.RZ, true
	case isa.RM, isa.RMI:
		return softfp.RM, true
	case isa.RP, isa.RPI:
		return softfp.RP, true
	}
	return softfp.RN, false
}

// operand returns number b of type t as an instruction with or without .ftz sees it; ok is false for a NaN and for types
// that are not f32 or f64.
func operand(t isa.Atom, b uint64, ftz bool) (uint64, bool) {
	switch t {
	case isa.F32:
		if ftz {
			b = uint64(softfp.FTZ32(uint32(b)))
		}
		return b, b&0x7fffffff <= 0x7f800000
	case isa.F64:
		return b, b&^(1<<63) <= 0x7ff<<52
	}
	return 0, false
}

// arithmetic computes sums, products, quotients and roots.
func arithmetic(op isa.Opcode, a []uint64, r softfp.Round) (uint64, bool) {
	if op.Get(isa.SlotRound) == 0 && op.Sem() != isa.SemFadd && op.Sem() != isa.SemFmul { // .approx and .full
		return 0, false
	}
	if op.Type() == isa.F64 {
		switch op.Sem() {
		case isa.SemFadd:
			return softfp.Add64(a[0], a[1], r), true
		case isa.SemFmul:
			return softfp.Mul64(a[0], a[1], r), true
		case isa.SemFdiv:
			return softfp.Div64(a[0], a[1], r), true
		case isa.SemFsqrt:
			return softfp.Sqrt64(a[0], r), true
		case isa.SemFrcp:
			return softfp.Rcp64(a[0], r), true
		}
		return softfp.Fma64(a[0], a[1], a[2], r), true
	}
	var x [3]uint32
	for i := range a {
		x[i] = uint32(a[i])
	}
	v := uint32(0)
	switch op.Sem() {
	case isa.SemFadd:
		v = softfp.Add32(x[0], x[1], r)
	case isa.SemFmul:
		v = softfp.Mul32(x[0], x[1], r)
	case isa.SemFdiv:
		v = softfp.Div32(x[0], x[1], r)
	case isa.SemFsqrt:
		v = softfp.Sqrt32(x[0], r)
	case isa.SemFrcp:
		v = softfp.Rcp32(x[0], r)
	default:
		v = softfp.Fma32(x[0], x[1], x[2], r)
	}
	return uint64(v), true
}

// convertFloat converts between f32 and f64, or rounds to an integer within one of them.
func convertFloat(op isa.Opcode, from isa.Atom, b uint64, r softfp.Round) (uint64, bool) {
	integer := false
	switch op.Get(isa.SlotRound) {
	case isa.RNI, isa.RZI, isa.RMI, isa.RPI:
		integer = true
	}
	switch to := op.Type(); {
	case to == isa.F32 && from == isa.F64 && !integer:
		return uint64(softfp.F64To32(b, r)), true
	case to == isa.F64 && from == isa.F32 && !integer:
		return softfp.F32To64(uint32(b)), true
	case to == isa.F32 && from == isa.F32 && integer:
		return uint64(softfp.RoundInt32(uint32(b), r)), true
	case to == isa.F64 && from == isa.F64 && integer:
		return softfp.RoundInt64(b, r), true
	default:
		return b, to == from && (to == isa.F32 || to == isa.F64)
	}
}

// toInteger converts f32 or f64 to an integer of 32 or 64 bits, the nearest if the type does not have it.
func toInteger(to, from isa.Atom, b uint64, r softfp.Round) (uint64, bool) {
	x := math.Float64frombits(b)
	if from == isa.F32 {
		x = float64(math.Float32frombits(uint32(b)))
	}
	w := to.Bits()
	switch {
	case w != 32 && w != 64:
		return 0, false
	case to.Class() == isa.ClassSigned:
		return uint64(softfp.ToSigned(x, uint(w), r, 0)), true
	}
	return softfp.ToUnsigned(x, uint(w), r, 0), to.Class() == isa.ClassUnsigned
}

// fromInteger converts an integer of 32 or 64 bits to f32 or f64.
func fromInteger(to, from isa.Atom, b uint64, r softfp.Round) (uint64, bool) {
	k := &softfp.F32
	if to == isa.F64 {
		k = &softfp.F64
	}
	n := softfp.FromUint(b)
	w := from.Bits()
	switch {
	case w != 32 && w != 64:
		return 0, false
	case from.Class() == isa.ClassSigned:
		n = softfp.FromInt(Signed(b, w))
	case from.Class() != isa.ClassUnsigned:
		return 0, false
	}
	return k.Pack(n, r, softfp.ToInf), to == isa.F32 || to == isa.F64
}
