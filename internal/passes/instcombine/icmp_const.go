package instcombine

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// constCompare is an integer comparison of a with constant k, of w ≤ 64 bits.
type constCompare struct {
	v    ir.Value
	p    ir.Pred
	t    ir.Type  // of the result
	a, x ir.Value // x: the first operand of instruction a
	k, m uint64   // m: a mask of w bits
	w    int
	eq   bool // eq or ne
}

// icmpWithConst applies the rules of comparisons with a constant: first those of the limits of the type, then those
// of the operation that computes the other operand.
func icmpWithConst(ic *Combiner, e expr) ir.Value {
	k, ok := ic.c.SplatBits(e.b)
	if !ok {
		return ir.None
	}
	f := ic.f
	p, w := f.Pred(e.v), ic.values.IntBits(e.a)
	c := &constCompare{v: e.v, p: p, t: e.t, a: e.a, k: k, m: fold.Mask(w), w: w, eq: p == ir.ICmpEQ || p == ir.ICmpNE}
	if f.Op(e.a) == ir.OpAShr && (p == ir.ICmpSLT && k == 0 || p == ir.ICmpSGT && k == c.m) && !choosesBound(ic, c) { // ashr keeps the sign
		f.SetOperand(e.v, 0, f.Operand(e.a, 0))
		ic.push(e.a)
		return ic.named("icmp-sign-of-ashr", e.v)
	}
	if r := ic.icmpStrict(c); r != ir.None {
		return ic.named("icmp-strict", r)
	}
	if r := ic.icmpLimit(c); r != ir.None {
		return ic.named("icmp-limit", r)
	}
	if !e.a.IsInst() {
		return ir.None
	}
	if r := icmpDemanded(ic, c); r != ir.None {
		return ic.named("icmp-demanded", r)
	}
	if !c.eq && !f.Op(e.a).IsCast() && choosesBound(ic, c) {
		return ir.None
	}
	c.x = f.Operand(e.a, 0)
	switch f.Op(e.a) {
	case ir.OpAdd, ir.OpOr:
		return ic.named("icmp-add", ic.icmpOfAdd(c))
	case ir.OpSub:
		if r := icmpOfThreeWay(ic, c); r != ir.None {
			return ic.named("icmp-three-way", r)
		}
		return ic.named("icmp-sub", ic.icmpOfSub(c))
	case ir.OpCall, ir.OpSelect:
		return ic.named("icmp-three-way", icmpOfThreeWay(ic, c))
	case ir.OpXor:
		return ic.named("icmp-xor", ic.icmpOfXor(c))
	case ir.OpAnd:
		return ic.named("icmp-and", ic.icmpOfAnd(c))
	case ir.OpZExt:
		return ic.named("icmp-zext", ic.icmpOfZExt(c))
	case ir.OpSExt:
		return ic.named("icmp-sext", ic.icmpOfSExt(c))
	case ir.OpPtrToInt: // the discriminant of an Option of a reference, in Rust
		if pt := f.TypeOf(c.x); c.eq && k == 0 && ic.ty.IsPtr(pt) && ic.m.BitsOf(pt) == uint64(w) {
			return ic.named("icmp-ptrtoint", compareNull(ic, c))
		}
	case ir.OpTrunc:
		return ic.named("icmp-trunc", icmpOfTrunc(ic, c))
	case ir.OpShl:
		return ic.named("icmp-shl", ic.icmpOfShl(c))
	case ir.OpLShr, ir.OpAShr:
		return ic.named("icmp-shr", icmpOfShr(ic, c))
	case ir.OpUDiv, ir.OpSDiv:
		return ic.named("icmp-div", icmpOfDiv(ic, c))
	case ir.OpSRem:
		return ic.named("icmp-rem", ic.remainderTest(e.v, p, e.a, k, w))
	case ir.OpMul:
		if k1, ok := ic.c.SplatBits(f.Operand(e.a, 1)); c.eq && k == 0 && f.Flags(e.a)&(ir.FlagNUW|ir.FlagNSW) != 0 && ok && k1 != 0 {
			return ic.named("icmp-mul", ic.compare(c, p, c.x, 0))
		}
	}
	return ir.None
}

// choosesBound reports whether the comparison is there only for a select of a and the bound: a minimum or maximum, which the first executions of the
// pass cannot write yet, and which a comparison of another value would hide.
func choosesBound(ic *Combiner, c *constCompare) bool {
	f := ic.f
	if !f.HasOneUse(c.v) {
		return false
	}
	u := f.FirstUse(c.v)
	s := f.User(u)
	if f.Op(s) != ir.OpSelect || f.UseIndex(u) != 0 {
		return false
	}
	x, y := f.Operand(s, 1), f.Operand(s, 2)
	if y == c.a || x.IsConst() {
		x, y = y, x
	}
	if k, ok := ic.c.SplatBits(y); !ok || (k-c.k+1)&c.m > 2 {
		return false
	}
	switch { // the other bound has been chosen, or will be
	case f.Op(x) == ir.OpSelect:
		return f.Operand(x, 1) == c.a || f.Operand(x, 2) == c.a
	case f.Op(x) == ir.OpCall && f.NumArgs(x) == 2:
		return f.Operand(x, 0) == c.a
	}
	return x == c.a
}

// icmpDemanded passes by operations that change only bits on which the result does not depend: those where a lower bound has ones, as in
// (x | 3) > 39 → x > 39, and where an upper one has zeros.
func icmpDemanded(ic *Combiner, c *constCompare) ir.Value {
	n := 0
	switch c.p {
	case ir.ICmpUGT, ir.ICmpSGT:
		n = bits.TrailingZeros64(^c.k)
	case ir.ICmpULT, ir.ICmpSLT:
		n = bits.TrailingZeros64(c.k)
	}
	if n == 0 || n >= c.w {
		return ir.None
	}
	x := ic.passBy(c.a, c.m&^fold.Mask(n), c.w, 0)
	if x == c.a {
		return ir.None
	}
	ic.push(c.a)
	return ic.compare(c, c.p, x, c.k)
}

// compare turns the comparison into icmp p x, k.
func (ic *Combiner) compare(c *constCompare, p ir.Pred, x ir.Value, k uint64) ir.Value {
	ic.f.Mutate(c.v, ir.OpICmp, 0, uint32(p), x, ic.c.SplatInt(ic.f.TypeOf(x), k))
	return c.v
}

// icmpStrict makes non-strict comparisons strict, which is canonical.
func (ic *Combiner) icmpStrict(c *constCompare) ir.Value {
	smin, smax := uint64(1)<<(c.w-1), c.m>>1
	var limit, k uint64
	var p ir.Pred
	switch c.p {
	case ir.ICmpULE:
		limit, p, k = c.m, ir.ICmpULT, c.k+1
	case ir.ICmpUGE:
		limit, p, k = 0, ir.ICmpUGT, c.k-1
	case ir.ICmpSLE:
		limit, p, k = smax, ir.ICmpSLT, (c.k+1)&c.m
	case ir.ICmpSGE:
		limit, p, k = smin, ir.ICmpSGT, (c.k-1)&c.m
	default:
		return ir.None
	}
	if c.k == limit {
		return ic.truth(c.t, true)
	}
	return ic.compare(c, p, c.a, k)
}

// icmpLimit decides strict comparisons with a limit of the type, and makes those next to one an equality.
func (ic *Combiner) icmpLimit(c *constCompare) ir.Value {
	smin, smax := uint64(1)<<(c.w-1), c.m>>1
	switch c.p {
	case ir.ICmpULT:
		switch c.k {
		case 0:
			return ic.truth(c.t, false)
		case 1:
			return ic.compare(c, ir.ICmpEQ, c.a, 0)
		case c.m:
			return ic.compare(c, ir.ICmpNE, c.a, c.m)
		case smin: // the sign bit is clear
			return ic.compare(c, ir.ICmpSGT, c.a, c.m)
		}
	case ir.ICmpUGT:
		switch c.k {
		case c.m:
			return ic.truth(c.t, false)
		case c.m - 1:
			return ic.compare(c, ir.ICmpEQ, c.a, c.m)
		case 0:
			return ic.compare(c, ir.ICmpNE, c.a, 0)
		case smax:
			return ic.compare(c, ir.ICmpSLT, c.a, 0)
		}
	case ir.ICmpSLT:
		switch c.k {
		case smin:
			return ic.truth(c.t, false)
		case (smin + 1) & c.m:
			return ic.compare(c, ir.ICmpEQ, c.a, smin)
		}
	case ir.ICmpSGT:
		switch c.k {
		case smax:
			return ic.truth(c.t, false)
		case smax - 1:
			return ic.compare(c, ir.ICmpEQ, c.a, smax)
		}
	}
	return ir.None
}

// icmpOfAdd is x + k1 == k → x == k - k1, and x + k1 < k → x < k - k1 if neither overflows, or if the numbers that wrap make one comparison.
// A disjoint or of bits other than the sign is such a sum.
func (ic *Combiner) icmpOfAdd(c *constCompare) ir.Value {
	k1, ok := ic.c.SplatBits(ic.f.Operand(c.a, 1))
	if !ok {
		return ir.None
	}
	flags := ic.f.Flags(c.a)
	if ic.f.Op(c.a) == ir.OpOr {
		if flags&ir.FlagDisjoint == 0 || fold.Signed(k1, c.w) < 0 {
			return ir.None
		}
		flags = ir.FlagNUW | ir.FlagNSW
	}
	if c.eq {
		return ic.compare(c, c.p, c.x, (c.k-k1)&c.m)
	}
	if c.p.IsSigned() && flags&ir.FlagNSW != 0 {
		d := fold.Signed(c.k, c.w) - fold.Signed(k1, c.w)
		if fold.Signed(uint64(d), c.w) == d && fits64(c.k, k1, c.w) {
			return ic.compare(c, c.p, c.x, uint64(d)&c.m)
		}
	}
	if !c.p.IsSigned() && flags&ir.FlagNUW != 0 && c.k >= k1 {
		return ic.compare(c, c.p, c.x, c.k-k1)
	}
	if s, ok := intervalOf(c.p, c.k, c.w); ok {
		s.lo = (s.lo - k1) & c.m
		if p, k, ok := s.compare(c.w); ok {
			return ic.compare(c, p, c.x, k)
		}
	}
	return ir.None
}

// fits64 reports whether k - k1, as signed numbers of w bits, does not overflow int64.
func fits64(k, k1 uint64, w int) bool {
	x, y := fold.Signed(k, w), fold.Signed(k1, w)
	d := x - y
	return x < 0 == (y < 0) || d < 0 == (x < 0)
}

// icmpOfSub is x - y == 0 → x == y and k1 - y == k → y == k1 - k.
func (ic *Combiner) icmpOfSub(c *constCompare) ir.Value {
	y := ic.f.Operand(c.a, 1)
	if c.eq && c.k == 0 {
		ic.f.Mutate(c.v, ir.OpICmp, 0, uint32(c.p), c.x, y)
		return c.v
	}
	if k1, ok := ic.c.SplatBits(c.x); ok && c.eq {
		return ic.compare(c, c.p, y, (k1-c.k)&c.m)
	}
	return ir.None
}

// icmpOfXor is x ^ k1 == k → x == k ^ k1, ~x < k → x > ~k, x ^ k1 < 0 → x < 0 or x > -1, and x ^ y == 0 → x == y.
func (ic *Combiner) icmpOfXor(c *constCompare) ir.Value {
	y := ic.f.Operand(c.a, 1)
	if k1, ok := ic.c.SplatBits(y); ok && c.eq {
		return ic.compare(c, c.p, c.x, c.k^k1)
	} else if ok && k1 == c.m {
		return ic.compare(c, c.p.Swap(), c.x, c.k^k1)
	} else if negative := c.p == ir.ICmpSLT && c.k == 0; ok && (negative || c.p == ir.ICmpSGT && c.k == c.m) {
		if negative == (k1>>(c.w-1) == 0) {
			return ic.compare(c, ir.ICmpSLT, c.x, 0)
		}
		return ic.compare(c, ir.ICmpSGT, c.x, c.m)
	}
	if c.eq && c.k == 0 {
		ic.f.Mutate(c.v, ir.OpICmp, 0, uint32(c.p), c.x, y)
		return c.v
	}
	return ir.None
}

// icmpOfAnd is x & bit == bit → x & bit != 0, and (x >> n) & k1 == k → x & (k1 << n) == k << n.
func (ic *Combiner) icmpOfAnd(c *constCompare) ir.Value {
	f := ic.f
	k1, ok := ic.c.SplatBits(f.Operand(c.a, 1))
	if !ok || !c.eq {
		return ir.None
	}
	if k1 != 0 && k1&(k1-1) == 0 && c.k == k1 {
		return ic.compare(c, c.p.Inverse(), c.a, 0)
	}
	if !ic.oneUse(c.a) || !ic.oneUse(c.x) {
		return ir.None
	}
	if f.Op(c.x) == ir.OpTrunc && c.k&^k1 == 0 { // the bits of the number before
		y := f.Operand(c.x, 0)
		if t := f.TypeOf(y); t == ir.I16 || t == ir.I32 || t == ir.I64 && c.w < 32 {
			return ic.compare(c, c.p, ic.binary(c.v, ir.OpAnd, 0, y, ic.c.Int(t, k1)), c.k)
		}
	}
	if f.Op(c.x) != ir.OpLShr {
		return ir.None
	}
	n, ok := ic.c.SplatBits(f.Operand(c.x, 1))
	if !ok || n >= uint64(c.w) || k1<<n>>n != k1 || k1<<n&^c.m != 0 || c.k&^k1 != 0 {
		return ir.None
	}
	return ic.compare(c, c.p, ic.binary(c.v, ir.OpAnd, 0, f.Operand(c.x, 0), ic.c.SplatInt(f.TypeOf(c.x), k1<<n)), c.k<<n)
}

func (ic *Combiner) icmpOfZExt(c *constCompare) ir.Value {
	if c.k > fold.Mask(ic.values.IntBits(c.x)) { // greater than every extended value
		return ic.truth(c.t, fold.ICmpBits(c.p, c.w, 0, c.k))
	}
	return ic.compare(c, c.p.WithoutSign(), c.x, c.k)
}

func (ic *Combiner) icmpOfSExt(c *constCompare) ir.Value {
	n := ic.values.IntBits(c.x)
	switch fits := uint64(fold.Signed(c.k, n))&c.m == c.k; {
	case fits: // an extension with the sign keeps both orders
		return ic.compare(c, c.p, c.x, c.k&fold.Mask(n))
	case c.eq:
		return ic.truth(c.t, c.p == ir.ICmpNE)
	case c.p == ir.ICmpULT: // k is above all extended numbers that are not negative, and below the others
		return ic.compare(c, ir.ICmpSGT, c.x, fold.Mask(n))
	case c.p == ir.ICmpUGT:
		return ic.compare(c, ir.ICmpSLT, c.x, 0)
	}
	return ir.None
}

// icmpOfShl is x << n == k → x == k >> n and x << n < k → x < ((k-1) >> n) + 1 if x << n does not overflow in the sense of the comparison.
func (ic *Combiner) icmpOfShl(c *constCompare) ir.Value {
	n, ok := ic.c.SplatBits(ic.f.Operand(c.a, 1))
	if !ok || n >= uint64(c.w) {
		return ir.None
	}
	nsw := ic.f.Flags(c.a)&ir.FlagNSW != 0
	nuw := ic.f.Flags(c.a)&ir.FlagNUW != 0 || nsw && ic.values.Known(c.x).NonNegative(c.w)
	below := func(k uint64) uint64 { return k >> n }
	if !nuw || c.p.IsSigned() {
		below = func(k uint64) uint64 { return uint64(fold.Signed(k&c.m, c.w)>>n) & c.m }
	}
	switch {
	case c.eq && c.k&fold.Mask(int(n)) != 0:
		return ic.truth(c.t, c.p == ir.ICmpNE)
	case c.eq && (nuw || nsw), c.p == ir.ICmpUGT && nuw, c.p == ir.ICmpSGT && nsw:
		return ic.compare(c, c.p, c.x, below(c.k))
	case c.p == ir.ICmpULT && nuw && c.k != 0, c.p == ir.ICmpSLT && nsw && c.k != 1<<(c.w-1):
		return ic.compare(c, c.p, c.x, (below(c.k-1)+1)&c.m)
	}
	return ir.None
}
