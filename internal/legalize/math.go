package legalize

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// mathIntrinsic expands mathematical intrinsics that plain IR can compute.
func (x *expander) mathIntrinsic(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ty := &x.m.Types
	t := f.TypeOf(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.IntrScmp, ir.IntrUcmp:
		b := x.b.Before(v)
		gt, lt := ir.ICmpUGT, ir.ICmpULT
		if id == ir.IntrScmp {
			gt, lt = ir.ICmpSGT, ir.ICmpSLT
		}
		less := b.ICmp(lt, arg(0), arg(1))
		g := b.Cast(ir.OpZExt, b.ICmp(gt, arg(0), arg(1)), t, 0)
		if !ty.IsVector(t) {
			return x.done(v, b.Select(less, f.Consts.SInt(t, -1), g))
		}
		return x.done(v, b.Binary(ir.OpSub, g, b.Cast(ir.OpZExt, less, t, 0), 0))
	case ir.IntrLrint, ir.IntrLlrint, ir.IntrLround, ir.IntrLlround:
		b := x.b.Before(v)
		name := "rint"
		if id == ir.IntrLround || id == ir.IntrLlround {
			name = "round"
		}
		at := f.TypeOf(arg(0))
		return x.done(v, b.Cast(ir.OpFPToSI, x.call(name, at, []ir.Type{at}, arg(0)), t, 0))
	case ir.IntrGetRounding:
		return x.done(v, f.Consts.Int(t, 1)) // to nearest: each PTX instruction names its rounding, PTX has no mode
	case ir.IntrSincos:
		b := x.b.Before(v)
		at := f.TypeOf(arg(0))
		sin, cos := x.call("sin", at, []ir.Type{at}, arg(0)), x.call("cos", at, []ir.Type{at}, arg(0))
		f.SetFlags(sin, f.Flags(v))
		f.SetFlags(cos, f.Flags(v))
		return x.done(v, b.InsertValue(b.InsertValue(f.Consts.Poison(t), sin, 0), cos, 1))
	case ir.IntrModf:
		return x.modf(v)
	case ir.IntrLdexp:
		if ty.IsVector(t) {
			return x.callByElement(v)
		}
		x.b.Before(v)
		return x.done(v, x.inDouble(arg(0), t, func(y ir.Value) ir.Value { return x.ldexp(y, arg(1), t == ir.Double) }))
	case ir.IntrFrexp:
		if ty.IsVector(f.TypeOf(arg(0))) {
			return x.callByElement(v)
		}
		return x.frexp(v)
	case ir.IntrPowi:
		return x.powi(v)
	}
	return false
}

// constrained replaces a constrained operation by the plain one: PTX rounds to nearest by default, and has no
// exceptions.
func (x *expander) constrained(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	name, ok := strings.CutPrefix(id.String(), "experimental.constrained.")
	if !ok {
		return false
	}
	b := x.b.Before(v)
	t := f.TypeOf(v)
	if id == ir.IntrExperimentalConstrainedFcmp || id == ir.IntrExperimentalConstrainedFcmps {
		p, ok := x.predicate(f.Operand(v, 2))
		return ok && x.done(v, b.FCmp(p, f.Operand(v, 0), f.Operand(v, 1), 0))
	}
	var args []ir.Value
	for i := range f.NumArgs(v) {
		if a := f.Operand(v, i); f.TypeOf(a) != ir.Metadata {
			args = append(args, a)
		}
	}
	return x.done(v, x.plain(name, t, f.Flags(v), args))
}

var fcmpNames = [...]string{
	ir.FCmpFalse: "false", ir.FCmpOEQ: "oeq", ir.FCmpOGT: "ogt", ir.FCmpOGE: "oge", ir.FCmpOLT: "olt", ir.FCmpOLE: "ole", ir.FCmpONE: "one",
	ir.FCmpORD: "ord", ir.FCmpUNO: "uno", ir.FCmpUEQ: "ueq", ir.FCmpUGT: "ugt", ir.FCmpUGE: "uge", ir.FCmpULT: "ult", ir.FCmpULE: "ule",
	ir.FCmpUNE: "une", ir.FCmpTrue: "true",
}

var icmpNames = [...]struct {
	name string
	p    ir.Pred
}{
	{"eq", ir.ICmpEQ},
	{"ne", ir.ICmpNE},
	{"ugt", ir.ICmpUGT},
	{"uge", ir.ICmpUGE},
	{"ult", ir.ICmpULT},
	{"ule", ir.ICmpULE},
	{"sgt", ir.ICmpSGT},
	{"sge", ir.ICmpSGE},
	{"slt", ir.ICmpSLT},
	{"sle", ir.ICmpSLE},
}

// intPredicate reads the comparison of integers that metadata operand v names.
func (x *expander) intPredicate(v ir.Value) (ir.Pred, bool) {
	if v.Kind() != ir.KMeta {
		return 0, false
	}
	for _, n := range icmpNames {
		if n.name == x.m.MDs[v.Index()].Str {
			return n.p, true
		}
	}
	return 0, false
}

// predicate reads the comparison that metadata operand v names.
func (x *expander) predicate(v ir.Value) (ir.Pred, bool) {
	if v.Kind() != ir.KMeta {
		return 0, false
	}
	name := x.m.MDs[v.Index()].Str
	for p, n := range fcmpNames {
		if n == name {
			return ir.Pred(p), true
		}
	}
	return 0, false
}

// modf splits into the integral part and the rest, which has the sign of x and is
// zero for infinities.
func (x *expander) modf(v ir.Value) bool {
	f := x.f
	b := x.b.Before(v)
	a := f.Operand(v, 0)
	t := f.TypeOf(a)
	over := []ir.Type{t}
	i := x.call("trunc", t, over, a)
	rest := b.Binary(ir.OpFSub, a, i, 0)
	zero := f.Consts.Null(t)
	rest = b.Select(b.FCmp(ir.FCmpOEQ, a, i, 0), zero, rest) // inf - inf is not
	rest = x.call("copysign", t, over, rest, a)
	return x.done(v, b.InsertValue(b.InsertValue(f.Consts.Poison(f.TypeOf(v)), rest, 0), i, 1))
}

// inDouble computes fn in f64, where all that shorter types need is exact.
func (x *expander) inDouble(a ir.Value, t ir.Type, fn func(ir.Value) ir.Value) ir.Value {
	if t == ir.Double {
		return fn(a)
	}
	return x.b.Cast(ir.OpFPTrunc, fn(x.b.Cast(ir.OpFPExt, a, ir.Double, 0)), t, 0)
}

// power returns 2^n for n in the normal range.
func (x *expander) power(n ir.Value) ir.Value {
	b := x.b
	e := b.Binary(ir.OpAdd, b.Cast(ir.OpSExt, n, ir.I64, 0), b.Int(ir.I64, 1023), 0)
	return b.Cast(ir.OpBitCast, b.Binary(ir.OpShl, e, b.Int(ir.I64, 52), 0), ir.Double, 0)
}

// ldexp multiplies f64 y by 2^n: in up to three steps, of which only the last can
// round. Values from shorter types need one, for which n is clamped.
func (x *expander) ldexp(y, n ir.Value, double bool) ir.Value {
	b := x.b
	if it := x.f.TypeOf(n); it != ir.I32 {
		if x.m.Types.Bits(it) < 32 {
			n = b.Cast(ir.OpSExt, n, ir.I32, 0)
		} else { // clamp before cutting
			n = x.call("smin", it, []ir.Type{it}, n, b.Int(it, 4096))
			n = x.call("smax", it, []ir.Type{it}, n, x.f.Consts.SInt(it, -4096))
			n = b.Cast(ir.OpTrunc, n, ir.I32, 0)
		}
	}
	i32 := []ir.Type{ir.I32}
	clamp := func(lo, hi int64) {
		n = x.call("smin", ir.I32, i32, n, b.Int(ir.I32, uint64(hi)))
		n = x.call("smax", ir.I32, i32, n, x.f.Consts.SInt(ir.I32, lo))
	}
	if !double {
		clamp(-700, 700)
		return b.Binary(ir.OpFMul, y, x.power(n), 0)
	}
	one := x.f.Consts.FloatBits(ir.Double, 1023<<52)
	up, down := x.f.Consts.FloatBits(ir.Double, 2046<<52), x.f.Consts.FloatBits(ir.Double, (1023-969)<<52)
	for range 2 {
		high := b.ICmp(ir.ICmpSGT, n, b.Int(ir.I32, 1023))
		low := b.ICmp(ir.ICmpSLT, n, x.f.Consts.SInt(ir.I32, -1022))
		y = b.Binary(ir.OpFMul, y, b.Select(high, up, b.Select(low, down, one)), 0)
		step := b.Select(high, x.f.Consts.SInt(ir.I32, -1023), b.Select(low, b.Int(ir.I32, 969), b.Int(ir.I32, 0)))
		n = b.Binary(ir.OpAdd, n, step, 0)
	}
	clamp(-1022, 1023)
	return b.Binary(ir.OpFMul, y, x.power(n), 0)
}

// frexp gives a fraction in [0.5, 1) and an exponent; zero, infinities and NaN are
// their own fraction with exponent 0.
func (x *expander) frexp(v ir.Value) bool {
	f := x.f
	b := x.b.Before(v)
	a := f.Operand(v, 0)
	t := f.TypeOf(a)
	et := x.m.Types.Elems(f.TypeOf(v))[1]
	y := a
	if t != ir.Double {
		y = b.Cast(ir.OpFPExt, a, ir.Double, 0)
	}
	mask := b.Int(ir.I64, 0x7ff)
	exp := func(d ir.Value) ir.Value {
		bits := b.Cast(ir.OpBitCast, d, ir.I64, 0)
		return b.Binary(ir.OpAnd, b.Binary(ir.OpLShr, bits, b.Int(ir.I64, 52), 0), mask, 0)
	}
	sub := b.ICmp(ir.ICmpEQ, exp(y), b.Int(ir.I64, 0))
	scaled := b.Binary(ir.OpFMul, y, f.Consts.FloatBits(ir.Double, (1023+54)<<52), 0)
	z := b.Select(sub, scaled, y)
	e := exp(z)
	plain := b.Binary(ir.OpOr, b.ICmp(ir.ICmpEQ, e, mask), b.FCmp(ir.FCmpOEQ, y, f.Consts.FloatBits(ir.Double, 0), 0), 0)
	bits := b.Cast(ir.OpBitCast, z, ir.I64, 0)
	bits = b.Binary(ir.OpAnd, bits, b.Int(ir.I64, 0x800fffffffffffff), 0)
	frac := b.Cast(ir.OpBitCast, b.Binary(ir.OpOr, bits, b.Int(ir.I64, 1022<<52), 0), ir.Double, 0)
	n := b.Binary(ir.OpSub, e, b.Select(sub, b.Int(ir.I64, 1022+54), b.Int(ir.I64, 1022)), 0)
	n = b.Select(plain, b.Int(ir.I64, 0), n)
	r := b.Select(plain, y, frac)
	if t != ir.Double {
		r = b.Cast(ir.OpFPTrunc, r, t, 0)
	}
	switch w := x.m.Types.Bits(et); {
	case w < 64:
		n = b.Cast(ir.OpTrunc, n, et, 0)
	case w > 64:
		n = b.Cast(ir.OpSExt, n, et, 0)
	}
	return x.done(v, b.InsertValue(b.InsertValue(f.Consts.Poison(f.TypeOf(v)), r, 0), n, 1))
}

// powi raises to an integer power by squaring.
func (x *expander) powi(v ir.Value) bool {
	f := x.f
	b := x.b.Before(v)
	a, n := f.Operand(v, 0), f.Operand(v, 1)
	t, it := f.TypeOf(a), f.TypeOf(n)
	flags := f.Flags(v)
	switch x.m.Types.Scalar(t) {
	case ir.Half, ir.BFloat, ir.Float, ir.Double:
	default:
		return false
	}
	one := x.ones(t)
	if c, ok := f.Consts.Sint(n); ok {
		return x.done(v, x.powiConst(a, one, c, flags))
	}
	loc := b.Loc
	pre := f.BlockOf(v)
	after := f.SplitBlock(pre, v)
	loop := f.NewBlockAfter(pre)
	b.At(pre)
	b.Loc = loc
	zero := b.Int(it, 0)
	neg := b.ICmp(ir.ICmpSLT, n, zero)
	mag := b.Select(neg, b.Binary(ir.OpSub, zero, n, 0), n)
	b.Br(loop)
	b.At(loop)
	acc, base, left := b.Phi(t), b.Phi(t), b.Phi(it)
	odd := b.ICmp(ir.ICmpNE, b.Binary(ir.OpAnd, left, b.Int(it, 1), 0), zero)
	acc2 := b.Select(odd, b.Binary(ir.OpFMul, acc, base, flags), acc)
	base2 := b.Binary(ir.OpFMul, base, base, flags)
	left2 := b.Binary(ir.OpLShr, left, b.Int(it, 1), 0)
	f.AddIncoming(acc, one, pre)
	f.AddIncoming(acc, acc2, loop)
	f.AddIncoming(base, a, pre)
	f.AddIncoming(base, base2, loop)
	f.AddIncoming(left, mag, pre)
	f.AddIncoming(left, left2, loop)
	b.CondBr(b.ICmp(ir.ICmpEQ, left2, zero), after, loop)
	b.Before(f.First(after))
	return x.done(v, b.Select(neg, b.Binary(ir.OpFDiv, one, acc2, flags), acc2))
}

func (x *expander) powiConst(a, one ir.Value, n int64, flags ir.Flags) ir.Value {
	b := x.b
	m := uint64(n)
	if n < 0 {
		m = -m
	}
	acc := ir.None
	for base := a; m > 0; m >>= 1 {
		switch {
		case m&1 != 0 && acc == ir.None:
			acc = base
		case m&1 != 0:
			acc = b.Binary(ir.OpFMul, acc, base, flags)
		}
		if m > 1 {
			base = b.Binary(ir.OpFMul, base, base, flags)
		}
	}
	if acc == ir.None {
		return one
	}
	if n < 0 {
		return b.Binary(ir.OpFDiv, one, acc, flags)
	}
	return acc
}

// foldPermute computes a permutation of bytes whose operands are constants (S3-27, S3-28).
func (x *expander) foldPermute(v ir.Value, id isa.IntrinsicID) bool {
	info := isa.Intrinsic(id)
	if info.Op.Form() != isa.Op_prmt_b32.Form() {
		return false
	}
	var arg [3]uint32
	n := 0
	for _, sr := range info.Sources() {
		switch sr.Kind {
		case isa.FromConst:
			arg[n] = uint32(sr.Const())
		case isa.FromArg:
			c, ok := x.f.Consts.Uint(x.f.Operand(v, int(sr.Index)))
			if !ok {
				return false
			}
			arg[n] = uint32(c)
		default:
			continue
		}
		n++
	}
	r := permute(arg[0], arg[1], arg[2], info.Op.Get(isa.SlotKind))
	return x.done(v, x.f.Consts.Int(x.f.TypeOf(v), uint64(r)))
}

// permute is prmt (PTX ISA 9.7.9.7): each nibble of c chooses a byte of b:a, its upper bit
// only the sign of it; the modes choose by the lowest two bits of c.
func permute(a, b, c uint32, mode isa.Atom) uint32 {
	bytes := uint64(b)<<32 | uint64(a)
	n := c & 3
	sel := [4]uint32{c, c >> 4, c >> 8, c >> 12}
	for i := range uint32(4) {
		switch mode {
		case isa.F4e:
			sel[i] = n + i
		case isa.B4e:
			sel[i] = (n - i) & 7
		case isa.Rc8:
			sel[i] = n
		case isa.Ecl:
			sel[i] = max(n, i)
		case isa.Ecr:
			sel[i] = min(n, i)
		case isa.Rc16:
			sel[i] = 2*(n&1) + i&1
		}
	}
	r := uint32(0)
	for i, x := range sel {
		y := uint32(bytes >> (8 * (x & 7)) & 0xff)
		if mode == 0 && x&8 != 0 {
			y = uint32(int32(int8(y))>>7) & 0xff
		}
		r |= y << (8 * i)
	}
	return r
}
