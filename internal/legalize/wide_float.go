package legalize

import (
	"gonvvm/internal/ir"
)

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

// toFloat converts a: normalised to its highest 64 bits, the lowest of which is set if any below were, so that the one
// rounding is right; then scaled exactly.
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
	if infinite := b.Int(ir.I64, 2047); bits > 2047-1023+64 { // too large for a double
		e = b.Select(b.ICmp(ir.ICmpUGT, e, infinite), infinite, e)
	}
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

// saturated converts a to a wide integer, limited to the range of t; NaN gives zero.
func (x *expander) saturated(v ir.Value, signed bool) bool {
	f, b := x.f, x.b.Before(v)
	t := f.TypeOf(v)
	bits := x.m.Types.Bits(t)
	if bits > 1023 { // 2^bits does not fit a double
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
	// Numbers out of range are not converted.
	out := b.Binary(ir.OpOr, b.Binary(ir.OpOr, low, high, 0), nan, 0)
	r := x.fromFloat(b.Select(out, f.Consts.FloatBits(ir.Double, 0), a), t, signed)
	r = b.Select(high, most, b.Select(low, least, r))
	return x.done(v, b.Select(nan, zero, r))
}
