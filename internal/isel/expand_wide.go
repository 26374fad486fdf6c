package isel

import "gonvvm/internal/ir"

// Integers of more than 64 bits (P-27): PTX divides and converts at most 64.

// division expands a division or remainder of wide integers: shift and subtract,
// starting at the highest bit that can matter.
func (x *expander) division(v ir.Value, op ir.Op) bool {
	f := x.f
	t := f.TypeOf(v)
	if x.m.Types.IsVector(t) {
		return x.wideVector(v)
	}
	if !x.isWide(t) {
		return false // left to the workers
	}
	b := x.b.Before(v)
	n, d := f.Operand(v, 0), f.Operand(v, 1)
	if k := x.powerOfTwo(d); k >= 0 {
		return x.widePower(v, op, n, uint64(k))
	}
	if op == ir.OpUDiv || op == ir.OpURem {
		q := x.divide(v, n, d)
		if op == ir.OpURem {
			q = b.Binary(ir.OpSub, n, b.Binary(ir.OpMul, q, d, 0), 0)
		}
		return x.done(v, q)
	}
	// Of the absolute values; the quotient's sign is the product of the signs, the
	// remainder's that of the dividend.
	top := b.Int(t, uint64(x.m.Types.Bits(t)-1))
	sn, sd := b.Binary(ir.OpAShr, n, top, 0), b.Binary(ir.OpAShr, d, top, 0)
	abs := func(a, s ir.Value) ir.Value {
		return b.Binary(ir.OpSub, b.Binary(ir.OpXor, a, s, 0), s, 0)
	}
	un, ud := abs(n, sn), abs(d, sd)
	q := x.divide(v, un, ud)
	sign := b.Binary(ir.OpXor, sn, sd, 0)
	if op == ir.OpSRem {
		q = b.Binary(ir.OpSub, un, b.Binary(ir.OpMul, q, ud, 0), 0)
		sign = sn
	}
	return x.done(v, abs(q, sign))
}

// divide computes the unsigned quotient n/d in front of v, whose block it splits.
func (x *expander) divide(v, n, d ir.Value) ir.Value {
	f, b := x.f, x.b
	t := f.TypeOf(n)
	zero, one := b.Int(t, 0), b.Int(t, 1)
	loc := b.Loc

	pre := f.BlockOf(v)
	after := f.SplitBlock(pre, v)
	start := f.NewBlockAfter(pre)
	loop := f.NewBlockAfter(start)
	b.At(pre)
	b.Loc = loc
	// The quotient has at most sr+1 bits; it is 0 if n < d.
	sr := b.Binary(ir.OpSub, x.leadingZeros(d), x.leadingZeros(n), 0)
	small := b.ICmp(ir.ICmpULT, n, d)
	b.CondBr(small, after, start)

	b.At(start)
	// Align the divisor with the dividend and take it off where it fits.
	top := b.Binary(ir.OpShl, d, sr, 0)
	b.Br(loop)

	b.At(loop)
	r, q, s, k := b.Phi(t), b.Phi(t), b.Phi(t), b.Phi(t)
	fits := b.ICmp(ir.ICmpUGE, r, s)
	r2 := b.Binary(ir.OpSub, r, b.Select(fits, s, zero), 0)
	q2 := b.Binary(ir.OpOr, b.Binary(ir.OpShl, q, one, 0), b.Cast(ir.OpZExt, fits, t, 0), 0)
	s2 := b.Binary(ir.OpLShr, s, one, 0)
	k2 := b.Binary(ir.OpSub, k, one, 0)
	f.AddIncoming(r, n, start)
	f.AddIncoming(r, r2, loop)
	f.AddIncoming(q, zero, start)
	f.AddIncoming(q, q2, loop)
	f.AddIncoming(s, top, start)
	f.AddIncoming(s, s2, loop)
	f.AddIncoming(k, sr, start)
	f.AddIncoming(k, k2, loop)
	b.CondBr(b.ICmp(ir.ICmpEQ, k, zero), after, loop)

	res := f.New(ir.OpPhi, t, 0, 0)
	if at := f.First(after); at != ir.None {
		f.InsertBefore(at, res)
	} else {
		f.Append(after, res)
	}
	f.AddIncoming(res, zero, pre)
	f.AddIncoming(res, q2, loop)
	b.Before(v)
	return res
}

// words takes wide integer a apart, zero-extended to whole words of 64 bits.
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

// wideConversion expands conversions between wide integers and floating point.
func (x *expander) wideConversion(v ir.Value, op ir.Op) bool {
	f := x.f
	a := f.Operand(v, 0)
	switch {
	case (op == ir.OpSIToFP || op == ir.OpUIToFP) && x.isWide(f.TypeOf(a)):
		x.b.Before(v)
		return x.done(v, x.toFloat(a, f.TypeOf(v), op == ir.OpSIToFP))
	case (op == ir.OpFPToSI || op == ir.OpFPToUI) && x.isWide(f.TypeOf(v)):
		x.b.Before(v)
		return x.done(v, x.fromFloat(a, f.TypeOf(v), op == ir.OpFPToSI))
	}
	return false
}

// toFloat converts a: normalised to its highest 64 bits, the lowest of which says
// whether any below were set, so that the one rounding is right; then scaled exactly.
func (x *expander) toFloat(a ir.Value, ft ir.Type, signed bool) ir.Value {
	b := x.b
	t := x.f.TypeOf(a)
	bits := uint64(x.m.Types.Bits(t))
	var neg ir.Value
	if signed {
		neg = b.ICmp(ir.ICmpSLT, a, b.Int(t, 0))
		a = b.Select(neg, b.Binary(ir.OpSub, b.Int(t, 0), a, 0), a)
	}
	lz := x.leadingZeros(a)
	norm := b.Binary(ir.OpShl, a, lz, 0)
	top := b.Cast(ir.OpTrunc, b.Binary(ir.OpLShr, norm, b.Int(t, bits-64), 0), ir.I64, 0)
	rest := b.Binary(ir.OpAnd, norm, x.lowBits(t, bits-64), 0)
	sticky := b.Cast(ir.OpZExt, b.ICmp(ir.ICmpNE, rest, b.Int(t, 0)), ir.I64, 0)
	top = b.Binary(ir.OpOr, top, sticky, 0)
	wt := ft
	if ft != ir.Double {
		// 40 bits, the lowest sticky again, are exact in f64; the final conversion rounds.
		low := b.Binary(ir.OpAnd, top, b.Int(ir.I64, 1<<24-1), 0)
		st := b.Cast(ir.OpZExt, b.ICmp(ir.ICmpNE, low, b.Int(ir.I64, 0)), ir.I64, 0)
		high := b.Binary(ir.OpAnd, top, x.f.Consts.SInt(ir.I64, -1<<24), 0)
		top = b.Binary(ir.OpOr, high, b.Binary(ir.OpShl, st, b.Int(ir.I64, 24), 0), 0)
		wt = ir.Double
	}
	y := b.Cast(ir.OpUIToFP, top, wt, 0)
	// 2^(bits-64-lz) by its exponent field.
	e := b.Binary(ir.OpSub, b.Int(ir.I64, 1023+bits-64), b.Cast(ir.OpTrunc, lz, ir.I64, 0), 0)
	scale := b.Cast(ir.OpBitCast, b.Binary(ir.OpShl, e, b.Int(ir.I64, 52), 0), ir.Double, 0)
	y = b.Binary(ir.OpFMul, y, scale, 0)
	if ft != ir.Double {
		y = b.Cast(ir.OpFPTrunc, y, ft, 0)
	}
	if signed {
		y = b.Select(neg, b.FNeg(y, 0), y)
	}
	return y
}

// fromFloat converts a word by word from the top; every step is exact.
func (x *expander) fromFloat(a ir.Value, t ir.Type, signed bool) ir.Value {
	b := x.b
	if x.f.TypeOf(a) != ir.Double {
		a = b.Cast(ir.OpFPExt, a, ir.Double, 0)
	}
	n := (x.m.Types.Bits(t) + 63) / 64
	y := a
	if signed {
		y = x.call("fabs", ir.Double, []ir.Type{ir.Double}, a)
	}
	pow := func(k int) ir.Value { return x.f.Consts.FloatBits(ir.Double, uint64(1023+k)<<52) }
	ws := make([]ir.Value, n)
	for i := min(n-1, 15); i >= 0; i-- {
		if i == 0 {
			ws[0] = b.Cast(ir.OpFPToUI, y, ir.I64, 0)
			break
		}
		w := x.call("trunc", ir.Double, []ir.Type{ir.Double}, b.Binary(ir.OpFMul, y, pow(-64*i), 0))
		ws[i] = b.Cast(ir.OpFPToUI, w, ir.I64, 0)
		y = x.call("fma", ir.Double, []ir.Type{ir.Double}, b.FNeg(w, 0), pow(64*i), y)
	}
	for i := range ws {
		if ws[i] == ir.None {
			ws[i] = b.Int(ir.I64, 0)
		}
	}
	r := x.fromWords(ws, t)
	if signed {
		neg := b.FCmp(ir.FCmpOLT, a, x.f.Consts.FloatBits(ir.Double, 0), 0)
		r = b.Select(neg, b.Binary(ir.OpSub, b.Int(t, 0), r, 0), r)
	}
	return r
}

// saturated converts a to a wide integer, limited to what t holds; NaN gives zero.
func (x *expander) saturated(v ir.Value, signed bool) bool {
	f, b := x.f, x.b.Before(v)
	t := f.TypeOf(v)
	bits := x.m.Types.Bits(t)
	if bits > 1023 { // 2^bits is no double
		return false
	}
	a := f.Operand(v, 0)
	if f.TypeOf(a) != ir.Double {
		a = b.Cast(ir.OpFPExt, a, ir.Double, 0)
	}
	zero, most := b.Int(t, 0), x.largest(t, signed)
	lo, hi, least := f.Consts.FloatBits(ir.Double, 0), f.Consts.FloatBits(ir.Double, uint64(1023+bits)<<52), zero
	if signed {
		limit := uint64(1023+bits-1) << 52
		lo, hi = f.Consts.FloatBits(ir.Double, 1<<63|limit), f.Consts.FloatBits(ir.Double, limit)
		least = b.Binary(ir.OpXor, most, x.number(t, -1), 0)
	}
	low, high := b.FCmp(ir.FCmpOLE, a, lo, 0), b.FCmp(ir.FCmpOGE, a, hi, 0)
	nan := b.FCmp(ir.FCmpUNO, a, a, 0)
	// What does not fit is not converted.
	out := b.Binary(ir.OpOr, b.Binary(ir.OpOr, low, high, 0), nan, 0)
	r := x.fromFloat(b.Select(out, f.Consts.FloatBits(ir.Double, 0), a), t, signed)
	r = b.Select(high, most, b.Select(low, least, r))
	return x.done(v, b.Select(nan, zero, r))
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
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow, ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow,
		ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow, ir.IntrUaddSat, ir.IntrSaddSat, ir.IntrUsubSat, ir.IntrSsubSat, ir.IntrAbs:
		return true
	}
	return false
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
	var op ir.Op
	signed := false
	switch id {
	case ir.IntrUaddSat, ir.IntrSaddSat: // 0 and ±1: or
		x.b.Before(v)
		return x.done(v, x.b.Binary(ir.OpOr, f.Operand(v, 0), f.Operand(v, 1), 0))
	case ir.IntrUsubSat, ir.IntrSsubSat: // and not
		x.b.Before(v)
		return x.done(v, x.b.Binary(ir.OpAnd, f.Operand(v, 0), x.b.Binary(ir.OpXor, f.Operand(v, 1), x.b.Int(ir.I1, 1), 0), 0))
	case ir.IntrAbs:
		return x.done(v, f.Operand(v, 0))
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow:
		op, signed = ir.OpAdd, id == ir.IntrSaddWithOverflow
	case ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow:
		op, signed = ir.OpSub, id == ir.IntrSsubWithOverflow
	case ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow:
		op, signed = ir.OpMul, id == ir.IntrSmulWithOverflow
	default:
		return false
	}
	b := x.b.Before(v)
	ext := ir.OpZExt
	if signed {
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
		args := make([]ir.Value, f.NumArgs(v))
		for k := range args {
			args[k] = f.Operand(v, k)
			if ty.IsVector(f.TypeOf(args[k])) {
				args[k] = x.elem(args[k], i)
			}
		}
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

// powerOfTwo returns k if wide constant d is 2^k, else -1.
func (x *expander) powerOfTwo(d ir.Value) int {
	c := &x.f.Consts
	if !d.IsConst() {
		return -1
	}
	var ws []uint64
	switch c.Kind(d) {
	case ir.CInt:
		n, _ := c.Sint(d)
		if n <= 0 {
			return -1
		}
		ws = []uint64{uint64(n)}
	case ir.CWide:
		ws = c.Words(d)
	}
	at := -1
	for i, w := range ws {
		switch {
		case w == 0:
		case at >= 0 || w&(w-1) != 0:
			return -1
		default:
			at = 64*i + log2(w)
		}
	}
	return at
}

// lowBits returns the wide constant whose lowest k bits are set.
func (x *expander) lowBits(t ir.Type, k uint64) ir.Value {
	ws := make([]uint64, (x.m.Types.Bits(t)+63)/64)
	for i := range ws {
		switch at := uint64(64 * i); {
		case k >= at+64:
			ws[i] = ^uint64(0)
		case k > at:
			ws[i] = 1<<(k-at) - 1
		}
	}
	return x.f.Consts.Wide(t, ws)
}

// widePower divides wide n by 2^k.
func (x *expander) widePower(v ir.Value, op ir.Op, n ir.Value, k uint64) bool {
	b := x.b
	t := x.f.TypeOf(v)
	w := uint64(x.m.Types.Bits(t))
	mask := func() ir.Value { return x.lowBits(t, k) }
	switch {
	case op == ir.OpUDiv:
		return x.done(v, b.Binary(ir.OpLShr, n, b.Int(t, k), 0))
	case op == ir.OpURem:
		return x.done(v, b.Binary(ir.OpAnd, n, mask(), 0))
	case k == w-1: // the smallest number, which is negative
		return false
	}
	biased := n
	if k > 0 {
		sign := b.Binary(ir.OpAShr, n, b.Int(t, w-1), 0)
		biased = b.Binary(ir.OpAdd, n, b.Binary(ir.OpLShr, sign, b.Int(t, w-k), 0), 0)
	}
	if op == ir.OpSDiv {
		return x.done(v, b.Binary(ir.OpAShr, biased, b.Int(t, k), 0))
	}
	ws := make([]uint64, (w+63)/64)
	for i, l := range x.f.Consts.Words(x.lowBits(t, k)) {
		ws[i] = ^l
	}
	if w%64 != 0 {
		ws[len(ws)-1] &= 1<<(w%64) - 1
	}
	whole := b.Binary(ir.OpAnd, biased, x.f.Consts.Wide(t, ws), 0)
	return x.done(v, b.Binary(ir.OpSub, n, whole, 0))
}
