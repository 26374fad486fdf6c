package legalize

import (
	"gonvvm/internal/ir"
)

// words splits wide integer a, zero-extended to whole words of 64 bits.
func (x *expander) words(a ir.Value) []ir.Value {
	t := x.f.TypeOf(a)
	n := (x.m.Types.Bits(t) + 63) / 64
	full := x.m.Types.Int(64 * n)
	a = x.b.Cast(ir.OpZExt, a, full, 0)
	out := make([]ir.Value, n)
	for i := range out {
		w := a
		if i > 0 {
			w = x.b.Binary(ir.OpLShr, a, x.b.Int(full, uint64(64*i)), 0)
		}
		out[i] = x.b.Cast(ir.OpTrunc, w, ir.I64, 0)
	}
	return out
}

// fromWords puts words together to an integer of type t.
func (x *expander) fromWords(ws []ir.Value, t ir.Type) ir.Value {
	full := x.m.Types.Int(64 * len(ws))
	var acc ir.Value
	for i, w := range ws {
		y := x.b.Cast(ir.OpZExt, w, full, 0)
		if i > 0 {
			y = x.b.Binary(ir.OpOr, acc, x.b.Binary(ir.OpShl, y, x.b.Int(full, uint64(64*i)), 0), 0)
		}
		acc = y
	}
	return x.b.Cast(ir.OpTrunc, acc, t, 0)
}

// leadingZeros counts the leading zeros of a, in a's type.
func (x *expander) leadingZeros(a ir.Value) ir.Value {
	b := x.b
	t := x.f.TypeOf(a)
	ws := x.words(a)
	no := b.Int(ir.I1, 0)
	count := func(w ir.Value) ir.Value { return x.call("ctlz", ir.I64, []ir.Type{ir.I64}, w, no) }
	acc := count(ws[0])
	for _, w := range ws[1:] {
		acc = b.Select(b.ICmp(ir.ICmpNE, w, b.Int(ir.I64, 0)), count(w), b.Binary(ir.OpAdd, acc, b.Int(ir.I64, 64), 0))
	}
	if extra := uint64(64*len(ws) - x.m.Types.Bits(t)); extra > 0 {
		acc = b.Binary(ir.OpSub, acc, b.Int(ir.I64, extra), 0)
	}
	return b.Cast(ir.OpZExt, acc, t, 0)
}

// wideIntrinsic expands integer intrinsics of wide integers and of i1.
func (x *expander) wideIntrinsic(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ty := &x.m.Types
	if f.NumArgs(v) == 0 {
		return false
	}
	a := f.Operand(v, 0)
	t := f.TypeOf(a)
	if id == ir.IntrFptosiSat || id == ir.IntrFptouiSat {
		switch to := f.TypeOf(v); {
		case ty.IsVector(to) && x.isWide(ty.Elem(to)):
			return x.callByElement(v)
		case x.isWide(to):
			return x.saturated(v, id == ir.IntrFptosiSat)
		}
		return false
	}
	if ty.IsVector(t) && (x.isWide(ty.Elem(t)) || ty.Elem(t) == ir.I1 && isBitArithmetic(id)) {
		return x.callByElement(v)
	}
	if t == ir.I1 {
		return x.bitIntrinsic(v, id)
	}
	if !x.isWide(t) {
		return false
	}
	b := x.b.Before(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	zero := b.Int(t, 0)
	bits := uint64(ty.Bits(t))
	pick := func(p ir.Pred) bool { return x.done(v, b.Select(b.ICmp(p, a, arg(1)), a, arg(1))) }
	pair := func(r, o ir.Value) bool {
		agg := b.InsertValue(f.Consts.Poison(f.TypeOf(v)), r, 0)
		return x.done(v, b.InsertValue(agg, o, 1))
	}
	limit := func(neg ir.Value) ir.Value { // the smallest number if neg, else the largest
		return b.Binary(ir.OpXor, b.Cast(ir.OpSExt, neg, t, 0), x.lowBits(t, bits-1), 0)
	}
	neg := func(y ir.Value) ir.Value { return b.ICmp(ir.ICmpSLT, y, zero) }
	addOverflow := func(r ir.Value, sub bool) ir.Value {
		c := b.Binary(ir.OpXor, a, r, 0)
		d := b.Binary(ir.OpXor, arg(1), r, 0)
		if sub {
			d = b.Binary(ir.OpXor, a, arg(1), 0)
		}
		return neg(b.Binary(ir.OpAnd, c, d, 0))
	}
	switch id {
	case ir.IntrSmax:
		return pick(ir.ICmpSGT)
	case ir.IntrSmin:
		return pick(ir.ICmpSLT)
	case ir.IntrUmax:
		return pick(ir.ICmpUGT)
	case ir.IntrUmin:
		return pick(ir.ICmpULT)
	case ir.IntrAbs:
		return x.done(v, b.Select(neg(a), b.Binary(ir.OpSub, zero, a, 0), a))
	case ir.IntrCtlz:
		return x.done(v, x.leadingZeros(a))
	case ir.IntrCttz:
		return x.done(v, x.trailingZeros(a))
	case ir.IntrCtpop:
		var acc ir.Value
		for i, w := range x.words(a) {
			c := x.call("ctpop", ir.I64, []ir.Type{ir.I64}, w)
			if i > 0 {
				c = b.Binary(ir.OpAdd, acc, c, 0)
			}
			acc = c
		}
		return x.done(v, b.Cast(ir.OpZExt, acc, t, 0))
	case ir.IntrBswap, ir.IntrBitreverse:
		ws := x.words(a)
		n := len(ws)
		out := make([]ir.Value, n)
		for i, w := range ws {
			out[n-1-i] = x.call(id.String(), ir.I64, []ir.Type{ir.I64}, w)
		}
		full := ty.Int(64 * n)
		r := x.fromWords(out, full)
		if extra := uint64(64*n) - bits; extra > 0 {
			r = b.Binary(ir.OpLShr, r, b.Int(full, extra), 0)
		}
		return x.done(v, b.Cast(ir.OpTrunc, r, t, 0))
	case ir.IntrFshl, ir.IntrFshr:
		return x.done(v, x.wideFunnel(a, arg(1), arg(2), id == ir.IntrFshl))
	case ir.IntrUaddWithOverflow, ir.IntrUaddSat:
		r := b.Binary(ir.OpAdd, a, arg(1), 0)
		o := b.ICmp(ir.ICmpULT, r, a)
		if id == ir.IntrUaddSat {
			return x.done(v, b.Select(o, f.Consts.SInt(t, -1), r))
		}
		return pair(r, o)
	case ir.IntrUsubWithOverflow, ir.IntrUsubSat:
		r := b.Binary(ir.OpSub, a, arg(1), 0)
		o := b.ICmp(ir.ICmpULT, a, arg(1))
		if id == ir.IntrUsubSat {
			return x.done(v, b.Select(o, zero, r))
		}
		return pair(r, o)
	case ir.IntrSaddWithOverflow, ir.IntrSaddSat:
		r := b.Binary(ir.OpAdd, a, arg(1), 0)
		o := addOverflow(r, false)
		if id == ir.IntrSaddSat {
			return x.done(v, b.Select(o, limit(neg(a)), r))
		}
		return pair(r, o)
	case ir.IntrSsubWithOverflow, ir.IntrSsubSat:
		r := b.Binary(ir.OpSub, a, arg(1), 0)
		o := addOverflow(r, true)
		if id == ir.IntrSsubSat {
			return x.done(v, b.Select(o, limit(neg(a)), r))
		}
		return pair(r, o)
	case ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow:
		wide := ty.Int(2 * int(bits))
		ext := ir.OpZExt
		if id == ir.IntrSmulWithOverflow {
			ext = ir.OpSExt
		}
		p := b.Binary(ir.OpMul, b.Cast(ext, a, wide, 0), b.Cast(ext, arg(1), wide, 0), 0)
		r := b.Cast(ir.OpTrunc, p, t, 0)
		return pair(r, b.ICmp(ir.ICmpNE, b.Cast(ext, r, wide, 0), p))
	}
	return false
}

// isBitArithmetic reports whether bitIntrinsic expands id.
func isBitArithmetic(id ir.Intrinsic) bool {
	switch id {
	case ir.IntrUaddSat, ir.IntrSaddSat, ir.IntrUsubSat, ir.IntrSsubSat, ir.IntrAbs:
		return true
	}
	_, _, ok := id.Overflows()
	return ok
}

// trailingZeros counts the trailing zeros of a; those of zero are all bits.
func (x *expander) trailingZeros(a ir.Value) ir.Value {
	b := x.b
	t := x.f.TypeOf(a)
	ws := x.words(a)
	no := b.Int(ir.I1, 0)
	bits := uint64(x.m.Types.Bits(t))
	acc := b.Int(ir.I64, bits)
	for i := len(ws) - 1; i >= 0; i-- {
		c := x.call("cttz", ir.I64, []ir.Type{ir.I64}, ws[i], no)
		if i > 0 {
			c = b.Binary(ir.OpAdd, c, b.Int(ir.I64, uint64(64*i)), 0)
		}
		acc = b.Select(b.ICmp(ir.ICmpNE, ws[i], b.Int(ir.I64, 0)), c, acc)
	}
	return b.Cast(ir.OpZExt, acc, t, 0)
}

// wideFunnel shifts a:h, the count modulo the width.
func (x *expander) wideFunnel(h, l, n ir.Value, left bool) ir.Value {
	b := x.b
	t := x.f.TypeOf(h)
	w := uint64(x.m.Types.Bits(t))
	k := n
	if w&(w-1) == 0 {
		k = b.Binary(ir.OpAnd, n, b.Int(t, w-1), 0)
	} else {
		k = b.Binary(ir.OpURem, n, b.Int(t, w), 0)
	}
	inv := b.Binary(ir.OpSub, b.Int(t, w-1), k, 0)
	one := b.Int(t, 1)
	if left {
		return b.Binary(ir.OpOr, b.Binary(ir.OpShl, h, k, 0), b.Binary(ir.OpLShr, b.Binary(ir.OpLShr, l, one, 0), inv, 0), 0)
	}
	return b.Binary(ir.OpOr, b.Binary(ir.OpShl, b.Binary(ir.OpShl, h, one, 0), inv, 0), b.Binary(ir.OpLShr, l, k, 0), 0)
}

// bitIntrinsic expands arithmetic of i1 that is checked or saturates, through i8.
func (x *expander) bitIntrinsic(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	switch id {
	case ir.IntrUaddSat, ir.IntrSaddSat: // 0 and ±1: or
		x.b.Before(v)
		return x.done(v, x.b.Binary(ir.OpOr, f.Operand(v, 0), f.Operand(v, 1), 0))
	case ir.IntrUsubSat, ir.IntrSsubSat: // and not
		x.b.Before(v)
		return x.done(v, x.b.Binary(ir.OpAnd, f.Operand(v, 0), x.b.Binary(ir.OpXor, f.Operand(v, 1), x.b.Int(ir.I1, 1), 0), 0))
	case ir.IntrAbs:
		return x.done(v, f.Operand(v, 0))
	}
	op, noWrap, ok := id.Overflows()
	if !ok {
		return false
	}
	b := x.b.Before(v)
	ext := ir.OpZExt
	if noWrap == ir.FlagNSW {
		ext = ir.OpSExt
	}
	r := b.Binary(op, b.Cast(ext, f.Operand(v, 0), ir.I8, 0), b.Cast(ext, f.Operand(v, 1), ir.I8, 0), 0)
	low := b.Cast(ir.OpTrunc, r, ir.I1, 0)
	agg := b.InsertValue(f.Consts.Poison(f.TypeOf(v)), low, 0)
	return x.done(v, b.InsertValue(agg, b.ICmp(ir.ICmpNE, b.Cast(ext, low, ir.I8, 0), r), 1))
}

// callByElement calls an intrinsic on each element of its vectors; results may be
// structures of vectors.
func (x *expander) callByElement(v ir.Value) bool {
	f := x.f
	ty := &x.m.Types
	x.b.Before(v)
	t := f.TypeOf(v)
	members := []ir.Type{t}
	if ty.Kind(t) == ir.StructKind {
		members = ty.Elems(t)
	}
	scalars := make([]ir.Type, len(members))
	for i, m := range members {
		scalars[i] = ty.Scalar(m)
	}
	st := scalars[0]
	if len(members) > 1 {
		st = ty.Struct(false, scalars...)
	}
	n := int(ty.Len64(f.TypeOf(f.Operand(v, 0))))
	elems := make([][]ir.Value, len(members))
	for i := range n {
		args := x.operandsAt(v, f.NumArgs(v), i)
		over := []ir.Type{f.TypeOf(args[0])}
		if len(members) == 1 && st != over[0] {
			over = []ir.Type{st, over[0]}
		}
		r := x.call(f.CalleeIntrinsic(v).String(), st, over, args...)
		for k := range members {
			e := r
			if len(members) > 1 {
				e = x.b.ExtractValue(scalars[k], r, uint32(k))
			}
			elems[k] = append(elems[k], e)
		}
	}
	if len(members) == 1 {
		return x.done(v, x.vector(t, elems[0]))
	}
	agg := f.Consts.Poison(t)
	for k, m := range members {
		agg = x.b.InsertValue(agg, x.vector(m, elems[k]), uint32(k))
	}
	return x.done(v, agg)
}
