package legalize

import (
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// reduceOp combines two values as reduction id does.
func (x *expander) reduceOp(v ir.Value, id ir.Intrinsic, p, q ir.Value) ir.Value {
	t := x.f.TypeOf(p)
	flags := x.f.Flags(v)
	bin := func(op ir.Op) ir.Value { return x.b.Binary(op, p, q, 0) }
	fn := func(name string) ir.Value {
		c := x.call(name, t, []ir.Type{t}, p, q)
		x.f.SetFlags(c, flags)
		return c
	}
	switch id {
	case ir.IntrVectorReduceAdd:
		return bin(ir.OpAdd)
	case ir.IntrVectorReduceMul:
		return bin(ir.OpMul)
	case ir.IntrVectorReduceAnd:
		return bin(ir.OpAnd)
	case ir.IntrVectorReduceOr:
		return bin(ir.OpOr)
	case ir.IntrVectorReduceXor:
		return bin(ir.OpXor)
	case ir.IntrVectorReduceSmax:
		return fn("smax")
	case ir.IntrVectorReduceSmin:
		return fn("smin")
	case ir.IntrVectorReduceUmax:
		return fn("umax")
	case ir.IntrVectorReduceUmin:
		return fn("umin")
	case ir.IntrVectorReduceFmax:
		return fn("maxnum")
	case ir.IntrVectorReduceFmin:
		return fn("minnum")
	case ir.IntrVectorReduceFmaximum:
		return fn("maximum")
	case ir.IntrVectorReduceFminimum:
		return fn("minimum")
	case ir.IntrVectorReduceFmul:
		return x.b.Binary(ir.OpFMul, p, q, flags)
	}
	return x.b.Binary(ir.OpFAdd, p, q, flags)
}

// reduce reduces vector w. Neighbours are combined first: then the register of an element is free soon after its load.
func (x *expander) reduce(v ir.Value, id ir.Intrinsic, w ir.Value) ir.Value {
	ty := &x.m.Types
	elem := ty.Elem(x.f.TypeOf(w))
	n := int(ty.Len64(x.f.TypeOf(w)))
	fill := x.neutral(id, elem)
	if n > 2 && n%2 != 0 && fill != ir.None {
		// Pairs are combined by one instruction: fill the last one.
		w = x.lengthen(w, 1<<bits.Len(uint(n)), fill)
		n = int(ty.Len64(x.f.TypeOf(w)))
	}
	if bits := int(x.m.BitsOf(elem)); fill != ir.None || bits < 32 {
		w, n = x.reducePacks(v, id, w, n, max(2, 32/bits))
	}
	group := 2
	if x.takesThree(id, elem) {
		group = 3
	}
	// In pairs, then pairs of pairs: a short chain. In threes where an instruction has three operands.
	parts := make([]ir.Value, n)
	for i := range parts {
		parts[i] = x.elem(w, i)
	}
	for len(parts) > 1 {
		k := 0
		for i := 0; i < len(parts); i += group {
			r := parts[i]
			for _, p := range parts[i+1 : min(i+group, len(parts))] {
				r = x.reduceOp(v, id, r, p)
			}
			parts[k] = r
			k++
		}
		parts = parts[:k]
	}
	return parts[0]
}

// reducePacks halves vector w of n elements while their number is even: every other pack of lanes elements, which is one
// register, is combined with the next one. It returns the rest and its length.
func (x *expander) reducePacks(v ir.Value, id ir.Intrinsic, w ir.Value, n, lanes int) (rest ir.Value, length int) {
	for n > 2 && n%2 == 0 {
		if n/2%lanes != 0 {
			lanes = n / 2
		}
		even, odd := make([]uint32, n/2), make([]uint32, n/2)
		for i := range even {
			even[i] = uint32(i/lanes*2*lanes + i%lanes)
			odd[i] = even[i] + uint32(lanes)
		}
		none := x.f.Consts.Poison(x.f.TypeOf(w))
		w = x.reduceOp(v, id, x.b.Shuffle(w, none, even), x.b.Shuffle(w, none, odd))
		n /= 2
	}
	return w, n
}

// reduceFloat reduces with a start value: in order unless the call may be
// reassociated.
func (x *expander) reduceFloat(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	start, w := f.Operand(v, 0), f.Operand(v, 1)
	x.b.Before(v)
	if f.Flags(v)&ir.FlagReassoc != 0 {
		r := x.reduce(v, id, w)
		if !x.isNeutral(id, start) {
			r = x.reduceOp(v, id, r, start)
		}
		return x.done(v, r)
	}
	acc := start
	for i := range int(x.m.Types.Len64(f.TypeOf(w))) {
		e := x.elem(w, i)
		if i == 0 && x.isNeutral(id, start) {
			acc = e
			continue
		}
		acc = x.reduceOp(v, id, acc, e)
	}
	return x.done(v, acc)
}

// takesThree reports whether one instruction combines three elements of type t.
func (x *expander) takesThree(id ir.Intrinsic, t ir.Type) bool {
	switch id {
	case ir.IntrVectorReduceFmax, ir.IntrVectorReduceFmin, ir.IntrVectorReduceFmaximum, ir.IntrVectorReduceFminimum:
		return t == ir.Float && x.opt.Target.Has(target.FeatureMinMax3)
	}
	return false
}

// neutral returns the neutral element of reduction id for element types whose instructions combine two at once, None
// for all others.
func (x *expander) neutral(id ir.Intrinsic, t ir.Type) ir.Value {
	c := &x.f.Consts
	sign, one, inf := uint64(0x8000), uint64(0x3c00), uint64(0x7c00)
	tg := x.opt.Target
	switch t {
	case ir.BFloat:
		one, inf = 0x3f80, 0x7f80
		if !tg.Has(target.FeatureBf16Fma) {
			return ir.None
		}
	case ir.Half:
		if !tg.Has(target.FeatureF16Arith) {
			return ir.None
		}
	case ir.I16:
		switch id {
		case ir.IntrVectorReduceOr, ir.IntrVectorReduceXor:
			return c.Int(t, 0)
		case ir.IntrVectorReduceAnd:
			return c.Int(t, 0xffff)
		}
		if !tg.Has(target.FeatureI16x2) {
			return ir.None
		}
		switch id {
		case ir.IntrVectorReduceAdd, ir.IntrVectorReduceUmax:
			return c.Int(t, 0)
		case ir.IntrVectorReduceUmin:
			return c.Int(t, 0xffff)
		case ir.IntrVectorReduceSmin:
			return c.Int(t, 0x7fff)
		case ir.IntrVectorReduceSmax:
			return c.Int(t, 0x8000)
		}
		return ir.None
	case ir.Float:
		sign, one = 1<<31, 0x3f800000
		if !x.opt.F32x2() || id != ir.IntrVectorReduceFadd && id != ir.IntrVectorReduceFmul {
			return ir.None
		}
	default:
		return ir.None
	}
	if (id != ir.IntrVectorReduceFadd && id != ir.IntrVectorReduceFmul) && !tg.Has(target.FeatureF16MinMax) {
		return ir.None
	}
	switch id {
	case ir.IntrVectorReduceFadd:
		return c.FloatBits(t, sign)
	case ir.IntrVectorReduceFmul:
		return c.FloatBits(t, one)
	case ir.IntrVectorReduceFmax: // a NaN loses, also if all elements are
		return c.FloatBits(t, inf|inf>>1|sign)
	case ir.IntrVectorReduceFmin:
		return c.FloatBits(t, inf|inf>>1)
	case ir.IntrVectorReduceFmaximum:
		return c.FloatBits(t, inf|sign)
	case ir.IntrVectorReduceFminimum:
		return c.FloatBits(t, inf)
	}
	return ir.None
}

// lengthen returns vector w extended to n elements, the new ones being fill.
func (x *expander) lengthen(w ir.Value, n int, fill ir.Value) ir.Value {
	ty := &x.m.Types
	have := int(ty.Len64(x.f.TypeOf(w)))
	elems := make([]ir.Value, n)
	for i := range elems {
		elems[i] = fill
		if i < have {
			elems[i] = x.elem(w, i)
		}
	}
	return x.vector(ty.Vector(ty.Elem(x.f.TypeOf(w)), n, false), elems)
}

// isNeutral reports whether start changes nothing: -0 for sums, 1 for products.
func (x *expander) isNeutral(id ir.Intrinsic, start ir.Value) bool {
	c := &x.f.Consts
	if !start.IsConst() || c.Kind(start) != ir.CFloat {
		return false
	}
	neg, one := uint64(0), uint64(0)
	switch c.Type(start) {
	case ir.Half:
		neg, one = 0x8000, 0x3c00
	case ir.BFloat:
		neg, one = 0x8000, 0x3f80
	case ir.Float:
		neg, one = 0x80000000, 0x3f800000
	case ir.Double:
		neg, one = 1<<63, 0x3ff0000000000000
	}
	if id == ir.IntrVectorReduceFmul {
		return c.Bits(start) == one
	}
	return c.Bits(start) == neg
}
