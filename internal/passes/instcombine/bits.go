package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// stripBits finds the demanded bits of the operand of v, a mask, shift by a constant or truncation, and skips operations
// that only change other bits: (x | (y & 7)) >> 3 → x >> 3. Skipped operations may have other uses.
func (ic *Combiner) stripBits(v ir.Value, op ir.Op) ir.Value {
	f := ic.f
	x := f.Operand(v, 0)
	w := ic.values.IntBits(x)
	if w < 2 || !x.IsInst() {
		return ir.None
	}
	reads := fold.Mask(w)
	switch op {
	case ir.OpTrunc:
		if f.Flags(v)&(ir.FlagNUW|ir.FlagNSW) != 0 {
			return ir.None
		}
		reads = fold.Mask(ic.values.IntBits(v))
	default:
		k, ok := ic.c.SplatBits(f.Operand(v, 1))
		if !ok || op != ir.OpAnd && k >= uint64(w) {
			return ir.None
		}
		switch op {
		case ir.OpAnd:
			reads = k
		case ir.OpShl:
			if f.Flags(v)&(ir.FlagNUW|ir.FlagNSW) != 0 {
				return ir.None
			}
			reads >>= k
		case ir.OpLShr, ir.OpAShr:
			if f.Flags(v)&ir.FlagExact != 0 {
				return ir.None
			}
			reads = reads << k & fold.Mask(w)
			if k == 0 {
				return ir.None
			}
		default:
			return ir.None
		}
	}
	by := ic.passBy(x, reads, w, 0)
	if by != x {
		f.SetOperand(v, 0, by)
		ic.pushUsers(x) // one of them may be the only one now
		return v
	}
	// A shift before: fewer bits of its operand are demanded.
	if (f.Op(x) == ir.OpShl || f.Op(x) == ir.OpLShr) && ic.oneUse(x) {
		y := f.Operand(x, 0)
		n, ok := ic.c.SplatBits(f.Operand(x, 1))
		if !ok || n >= uint64(w) {
			return ir.None
		}
		read := reads >> n
		if f.Op(x) == ir.OpLShr {
			read = reads << n & fold.Mask(w)
		}
		if by := ic.passBy(y, read, w, 0); by != y {
			f.SetOperand(x, 0, by)
			f.SetFlags(x, 0)
			ic.push(x)
			ic.push(y)
			ic.pushUsers(y)
			return v
		}
	}
	return ir.None
}

// passBy returns an operand that x is computed from with the same bits as x where reads has ones, x itself if there is none.
func (ic *Combiner) passBy(x ir.Value, reads uint64, w, depth int) ir.Value {
	f := ic.f
	if !x.IsInst() || depth > 3 {
		return x
	}
	low := fold.Mask(bits.Len64(reads)) // carries go up
	switch f.Op(x) {
	case ir.OpOr, ir.OpXor:
		if a, b := f.Operand(x, 0), f.Operand(x, 1); ic.values.Known(b).Max(w)&reads == 0 {
			return ic.passBy(a, reads, w, depth+1)
		} else if ic.values.Known(a).Max(w)&reads == 0 {
			return ic.passBy(b, reads, w, depth+1)
		}
	case ir.OpAdd: // without carries it is a disjunction
		a, b := f.Operand(x, 0), f.Operand(x, 1)
		p, q := ic.values.Known(a).Max(w), ic.values.Known(b).Max(w)
		if q&low == 0 {
			return ic.passBy(a, reads, w, depth+1)
		} else if p&low == 0 {
			return ic.passBy(b, reads, w, depth+1)
		} else if p&q != 0 {
		} else if q&reads == 0 {
			return ic.passBy(a, reads, w, depth+1)
		} else if p&reads == 0 {
			return ic.passBy(b, reads, w, depth+1)
		}
	case ir.OpSub:
		a, b := f.Operand(x, 0), f.Operand(x, 1)
		if ic.values.Known(b).Max(w)&low == 0 {
			return ic.passBy(a, reads, w, depth+1)
		} else if reads == 1 && ic.values.Known(a).Max(w)&1 == 0 {
			return ic.passBy(b, reads, w, depth+1)
		}
	case ir.OpMul:
		if k, ok := ic.c.SplatBits(f.Operand(x, 1)); ok && (k-1)&low == 0 {
			return ic.passBy(f.Operand(x, 0), reads, w, depth+1)
		}
	case ir.OpAnd:
		if k, ok := ic.c.SplatBits(f.Operand(x, 1)); ok && reads&^k == 0 {
			return ic.passBy(f.Operand(x, 0), reads, w, depth+1)
		}
	case ir.OpLShr, ir.OpAShr: // (y << n) >> n has the low bits of y
		if y := f.Operand(x, 0); f.Op(y) == ir.OpShl && f.Operand(y, 1) == f.Operand(x, 1) {
			if n, ok := ic.c.SplatBits(f.Operand(x, 1)); ok && n < uint64(w) && reads>>(uint64(w)-n) == 0 {
				return ic.passBy(f.Operand(y, 0), reads, w, depth+1)
			}
		}
	}
	return x
}

// narrowDivision makes a division of 64 bits whose operands fit into 32 a division of 32 bits, which is several times faster.
func (ic *Combiner) narrowDivision(v ir.Value, op ir.Op) ir.Value {
	f := ic.f
	if f.TypeOf(v) != ir.I64 {
		return ir.None
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if b.IsConst() { // becomes a multiplication
		return ir.None
	}
	if ic.values.Known(a).Max(64)>>32 != 0 || ic.values.Known(b).Max(64)>>32 != 0 {
		return ir.None
	}
	if op == ir.OpSDiv || op == ir.OpSRem { // neither is negative
		op -= ir.OpSDiv - ir.OpUDiv
	}
	x, y := ic.cast(v, ir.OpTrunc, a, ir.I32), ic.cast(v, ir.OpTrunc, b, ir.I32)
	q := ic.binary(v, op, 0, x, y)
	return ic.cast(v, ir.OpZExt, q, ir.I64)
}
