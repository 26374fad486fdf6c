package instcombine

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// addIdentities applies the identities of a + b.
func addIdentities(ic *Combiner, e expr) ir.Value {
	v, t, a, b := e.v, e.t, e.a, e.b
	f, c := ic.f, ic.c
	if c.IsZero(b) {
		return a
	}
	if a == b {
		f.Mutate(v, ir.OpShl, f.Flags(v)&(ir.FlagNUW|ir.FlagNSW), 0, a, ic.c.SplatInt(t, 1))
		if ic.ty.Scalar(t) == ir.I1 {
			return c.Null(t)
		}
		return v
	}
	if ic.ty.Scalar(t) == ir.I1 { // one bit: no carry
		f.Mutate(v, ir.OpXor, 0, 0, a, b)
		return v
	}
	// (x - y) + y → x, and y + (x - y)
	if f.Op(a) == ir.OpSub && f.Operand(a, 1) == b {
		return f.Operand(a, 0)
	}
	if f.Op(b) == ir.OpSub && f.Operand(b, 1) == a {
		return f.Operand(b, 0)
	}
	// x + (0 - y) → x - y
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) {
		f.Mutate(v, ir.OpSub, 0, 0, a, f.Operand(b, 1))
		return v
	}
	if f.Op(a) == ir.OpSub && c.IsZero(f.Operand(a, 0)) {
		f.Mutate(v, ir.OpSub, 0, 0, b, f.Operand(a, 1))
		return v
	}
	// (k - x) + c → (k + c) - x
	if f.Op(a) == ir.OpSub && ic.c.IsPlain(b) && ic.c.IsPlain(f.Operand(a, 0)) {
		if r := ic.fold.Binary(ir.OpAdd, t, f.Operand(a, 0), b); r != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(a, 1))
			return v
		}
	}
	// ~x + k → (k - 1) - x
	if x := ic.notOf(a); x != ir.None && ic.c.IsPlain(b) {
		if r := ic.fold.Binary(ir.OpAdd, t, b, ic.splatAllOnes(t)); r != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, r, x)
			return v
		}
	}
	// x*k + x → x*(k+1); x<<k + x is a multiply-add already.
	if f.Op(a) == ir.OpMul && f.Operand(a, 0) == b && ic.c.IsPlain(f.Operand(a, 1)) && ic.oneUse(a) {
		if r := ic.fold.Binary(ir.OpAdd, t, f.Operand(a, 1), ic.c.SplatInt(t, 1)); r != ir.None && !ic.ty.IsVector(t) {
			f.Mutate(v, ir.OpMul, 0, 0, b, r)
			return v
		}
	}
	return ir.None
}

// addOfDifference is x + (k - y) → (x - y) + k, so that constants meet.
func addOfDifference(ic *Combiner, e expr) ir.Value {
	f := ic.f
	x, y := e.a, e.b
	if f.Op(y) != ir.OpSub {
		x, y = y, x
	}
	if f.Op(y) != ir.OpSub || !ic.oneUse(y) || x.IsConst() || ic.ty.IsVector(e.t) {
		return ir.None
	}
	k := f.Operand(y, 0)
	if !ic.c.IsPlain(k) || ic.c.IsZero(k) || f.Flags(e.v)&ir.FlagNSW != 0 && needsSign(f, e.v, 0) {
		return ir.None
	}
	f.Mutate(e.v, ir.OpAdd, 0, 0, ic.binary(e.v, ir.OpSub, 0, x, f.Operand(y, 1)), k)
	ic.push(y)
	return e.v
}

// addOfOpposite is ((x + k) - y) - k → x - y.
func addOfOpposite(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if !ic.c.IsPlain(e.b) || f.Op(e.a) != ir.OpSub {
		return ir.None
	}
	s := f.Operand(e.a, 0)
	if f.Op(s) != ir.OpAdd || !ic.c.IsPlain(f.Operand(s, 1)) {
		return ir.None
	}
	if k := ic.fold.Binary(ir.OpAdd, e.t, f.Operand(s, 1), e.b); k == ir.None || !ic.c.IsZero(k) {
		return ir.None
	}
	flags := f.Flags(e.v) & f.Flags(e.a) & f.Flags(s) & ir.FlagNSW
	if k, ok := ic.c.SplatBits(e.b); !ok || k == 1<<(ic.ty.Bits(ic.ty.Scalar(e.t))-1) {
		flags = 0 // the smallest number is its own opposite
	}
	f.Mutate(e.v, ir.OpSub, flags, 0, f.Operand(s, 0), f.Operand(e.a, 1))
	ic.push(e.a)
	return e.v
}

// addOfWideProduct is (x*y + a) + b → x*y + (a + b) for words a and b and a product of words in 64 bits, as the limbs of long numbers have them: the
// product is added to a pair of registers, which a + b is and a word is not.
func addOfWideProduct(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.t != ir.I64 {
		return ir.None
	}
	isWord := func(v ir.Value) bool { return v.IsInst() && ic.values.Known(v).Leading(64) >= 32 }
	for range 2 {
		sum, b := e.a, e.b
		if f.Op(sum) == ir.OpAdd && ic.oneUse(sum) && f.Op(b) != ir.OpMul && isWord(b) {
			p, a := f.Operand(sum, 0), f.Operand(sum, 1)
			if f.Op(p) != ir.OpMul {
				p, a = a, p
			}
			if f.Op(p) == ir.OpMul && f.Op(a) != ir.OpMul && isWord(a) && isWord(f.Operand(p, 0)) && isWord(f.Operand(p, 1)) {
				f.Mutate(e.v, ir.OpAdd, f.Flags(e.v)&f.Flags(sum)&ir.FlagNUW, 0, p, ic.binary(e.v, ir.OpAdd, ir.FlagNUW|ir.FlagNSW, a, b))
				ic.push(sum)
				return e.v
			}
		}
		e.a, e.b = e.b, e.a
	}
	return ir.None
}

// addOfProduct is x + y*-2^n → x - (y << n), where a product takes several instructions.
func addOfProduct(ic *Combiner, e expr) ir.Value {
	v, t, a, b := e.v, e.t, e.a, e.b
	f, c := ic.f, ic.c
	if !ic.ty.IsVector(t) && ic.ty.Bits(t) >= 64 {
		for i := range 2 {
			x, y := a, b
			if i == 1 {
				x, y = b, a
			}
			if f.Op(y) != ir.OpMul || !ic.oneUse(y) {
				continue
			}
			if n, minus, ok := ic.powerOf(f.Operand(y, 1)); ok && minus {
				f.Mutate(v, ir.OpSub, 0, 0, x, ic.binary(v, ir.OpShl, 0, f.Operand(y, 0), c.Int(t, uint64(n))))
				return v
			}
		}
	}
	return ir.None
}

// addOfMasks adds parts of one value: (x & k) + (x & m) → x & (k | m) if k and m have no bits in common. So row*2^n + column is the index
// that both come from.
func addOfMasks(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpAnd || f.Op(e.b) != ir.OpAnd || f.Operand(e.a, 0) != f.Operand(e.b, 0) {
		return ir.None
	}
	k, ok1 := ic.c.SplatBits(f.Operand(e.a, 1))
	m, ok2 := ic.c.SplatBits(f.Operand(e.b, 1))
	if !ok1 || !ok2 || k&m != 0 {
		return ir.None
	}
	f.Mutate(e.v, ir.OpAnd, 0, 0, f.Operand(e.a, 0), ic.c.SplatInt(e.t, k|m))
	return e.v
}

// addOfBit is (1 << n) - 1 → ~(-1 << n), of which the complement joins the logic around it.
func addOfBit(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if f.Op(e.a) != ir.OpShl || !ic.oneUse(e.a) || !ic.c.IsAllOnes(e.b) {
		return ir.None
	}
	if one, ok := ic.c.SplatBits(f.Operand(e.a, 0)); !ok || one != 1 {
		return ir.None
	}
	ones := ic.splatAllOnes(e.t)
	f.Mutate(e.v, ir.OpXor, 0, 0, ic.binary(e.v, ir.OpShl, 0, ones, f.Operand(e.a, 1)), ones)
	return e.v
}

// addFlags derives the flags of a + b from known bits. A sum of operands without common bits stays a sum, not a disjoint or: front ends
// and address arithmetic want additions.
func addFlags(ic *Combiner, e expr) ir.Value {
	v, a, b := e.v, e.a, e.b
	f := ic.f
	flags := f.Flags(v)
	if flags&(ir.FlagNUW|ir.FlagNSW) != ir.FlagNUW|ir.FlagNSW && ic.values.IntBits(a) != 0 {
		w := ic.values.IntBits(a)
		ka, kb := ic.values.Known(a), ic.values.Known(b)
		s, carry := bits.Add64(ka.Max(w), kb.Max(w), 0)
		apart := ka.Max(w)&kb.Max(w) == 0 // nothing carries
		if carry == 0 && s <= fold.Mask(w) || apart {
			n := flags | ir.FlagNUW
			if s <= fold.Mask(w)>>1 || apart {
				n |= ir.FlagNSW
			}
			if n != flags {
				f.SetFlags(v, n)
				return v
			}
		}
	}
	return ir.None
}

// subIdentities applies the identities of a - b for special operands.
func subIdentities(ic *Combiner, e expr) ir.Value {
	v, t, a, b := e.v, e.t, e.a, e.b
	f, c := ic.f, ic.c
	if c.IsZero(b) {
		return a
	}
	if a == b {
		return c.Null(t)
	}
	if ic.ty.Scalar(t) == ir.I1 {
		f.Mutate(v, ir.OpXor, 0, 0, a, b)
		return v
	}
	if ic.c.IsPlain(b) { // x - c → x + -c
		if r := ic.fold.Binary(ir.OpSub, t, c.Null(t), b); r != ir.None && !c.IsUndef(r) {
			flags := f.Flags(v) & ir.FlagNSW
			if k, ok := ic.c.SplatBits(b); !ok || k == 1<<(ic.ty.Bits(ic.ty.Scalar(t))-1) {
				flags = 0 // the smallest number has no opposite
			}
			f.Mutate(v, ir.OpAdd, flags, 0, a, r)
			return v
		}
	}
	if c.IsZero(a) && f.Flags(v)&ir.FlagNUW != 0 { // nothing else can be taken from 0
		return a
	}
	if ic.c.IsAllOnes(a) {
		f.Mutate(v, ir.OpXor, 0, 0, b, a)
		return v
	}
	if c.IsZero(a) {
		return negation(ic, e)
	}
	return ir.None
}

// negation is -(x - y) → y - x and -(x / k) → x / -k.
func negation(ic *Combiner, e expr) ir.Value {
	f := ic.f
	switch f.Op(e.b) {
	case ir.OpSub:
		f.Mutate(e.v, ir.OpSub, f.Flags(e.v)&f.Flags(e.b)&ir.FlagNSW, 0, f.Operand(e.b, 1), f.Operand(e.b, 0))
		return e.v
	case ir.OpSDiv:
		k, ok := ic.c.SplatBits(f.Operand(e.b, 1))
		if w := ic.values.IntBits(e.b); ok && w > 1 && ic.oneUse(e.b) && k != 1 && k != fold.Mask(w) && k != 1<<(w-1) {
			f.Mutate(e.v, ir.OpSDiv, f.Flags(e.b)&ir.FlagExact, 0, f.Operand(e.b, 0), ic.c.SplatInt(e.t, -k&fold.Mask(w)))
			return e.v
		}
	}
	return negatedBit(ic, e)
}

// negatedBit is 0 - ((x >> n) & 1) → (x << (w-1-n)) >> (w-1) with the sign, one instruction.
func negatedBit(ic *Combiner, e expr) ir.Value {
	f, c := ic.f, ic.c
	if w := ic.ty.Bits(e.t); ic.ty.IsInt(e.t) && (w == 32 || w == 64) && f.Op(e.b) == ir.OpAnd && ic.oneUse(e.b) {
		k, ok := c.Uint(f.Operand(e.b, 1))
		if !ok || k != 1 {
			return ir.None
		}
		x, n := f.Operand(e.b, 0), uint64(0)
		if f.Op(x) == ir.OpLShr || f.Op(x) == ir.OpAShr {
			if k, ok := c.Uint(f.Operand(x, 1)); ok && k < uint64(w) && ic.oneUse(x) {
				x, n = f.Operand(x, 0), k
			}
		}
		top := uint64(w - 1)
		if n < top {
			x = ic.binary(e.v, ir.OpShl, 0, x, c.Int(e.t, top-n))
		}
		ic.push(e.b)
		f.Mutate(e.v, ir.OpAShr, 0, 0, x, c.Int(e.t, top))
		return e.v
	}
	return ir.None
}

// subOfSum cancels terms of a - b that are themselves sums or differences.
func subOfSum(ic *Combiner, e expr) ir.Value {
	v, t, a, b := e.v, e.t, e.a, e.b
	f, c := ic.f, ic.c
	// x - (0 - y) → x + y
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) && !c.IsZero(a) {
		f.Mutate(v, ir.OpAdd, 0, 0, a, f.Operand(b, 1))
		return v
	}
	if f.Op(b) == ir.OpSub && c.IsZero(f.Operand(b, 0)) {
		return f.Operand(b, 1)
	}
	// (x + y) - x → y
	if f.Op(a) == ir.OpAdd {
		if f.Operand(a, 0) == b {
			return f.Operand(a, 1)
		}
		if f.Operand(a, 1) == b {
			return f.Operand(a, 0)
		}
	}
	// x - (x + y) → 0 - y
	if f.Op(b) == ir.OpAdd {
		for i := range 2 {
			if f.Operand(b, i) == a {
				f.Mutate(v, ir.OpSub, 0, 0, c.Null(t), f.Operand(b, 1-i))
				return v
			}
		}
	}
	// x - (x - y) → y
	if f.Op(b) == ir.OpSub && f.Operand(b, 0) == a {
		return f.Operand(b, 1)
	}
	// k - (x + c) → (k - c) - x, which does not overflow if nothing of that does
	if ic.c.IsPlain(a) && f.Op(b) == ir.OpAdd && ic.c.IsPlain(f.Operand(b, 1)) {
		if r := ic.fold.Binary(ir.OpSub, t, a, f.Operand(b, 1)); r != ir.None {
			flags := f.Flags(v) & f.Flags(b)
			if w := ic.values.IntBits(v); w != 0 {
				flags &= analysis.NoWrap(ir.OpSub, ic.values.RangeOf(a, w, 0), ic.values.RangeOf(f.Operand(b, 1), w, 0), w)
			} else {
				flags = 0
			}
			f.Mutate(v, ir.OpSub, flags, 0, r, f.Operand(b, 0))
			return v
		}
	}
	// k - ~x → x + (k + 1), and ~x - ~y → y - x
	if y := ic.notOf(b); y != ir.None {
		if x := ic.notOf(a); x != ir.None {
			f.Mutate(v, ir.OpSub, 0, 0, y, x)
			return v
		}
		if ic.c.IsPlain(a) {
			if r := ic.fold.Binary(ir.OpAdd, t, a, ic.c.SplatInt(t, 1)); r != ir.None {
				f.Mutate(v, ir.OpAdd, 0, 0, y, r)
				return v
			}
		}
	}
	// (x << 1) - x → x
	if f.Op(a) == ir.OpShl && f.Operand(a, 0) == b && isOne(ic, f.Operand(a, 1)) {
		return b
	}
	return ir.None
}

// subOfQuotient is x - (x / y) * y → x % y.
func subOfQuotient(ic *Combiner, e expr) ir.Value {
	v, a, b := e.v, e.a, e.b
	f := ic.f
	if q, d, ok := (divisionCombiner{ic}).multiplied(b); ok && d.x == a && ic.oneUse(b) {
		f.Mutate(v, ir.OpSRem, 0, 0, a, f.Operand(q, 1))
		return v
	}
	if f.Op(b) == ir.OpMul && ic.oneUse(b) {
		d := f.Operand(b, 0)
		if (f.Op(d) == ir.OpUDiv || f.Op(d) == ir.OpSDiv) && f.Operand(d, 0) == a && f.Operand(d, 1) == f.Operand(b, 1) {
			f.Mutate(v, f.Op(d)+(ir.OpURem-ir.OpUDiv), 0, 0, a, f.Operand(b, 1))
			return v
		}
	}
	return ir.None
}
