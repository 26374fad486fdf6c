package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

const knownDepth = 6

// known returns what is known about integer v, or about every element of a vector of integers;
// nothing if it is neither or of more than 64 bits.
func (u *unit) known(v ir.Value) analysis.KnownBits { return u.known2(v, -1) }

// intBits returns the width of integer v or of the elements of vector v, 0 if it is neither or
// wider than 64 bits.
func (u *unit) intBits(v ir.Value) int {
	t := u.f.TypeOf(v)
	if u.ty.IsVector(t) {
		if u.ty.IsScalable(t) {
			return 0
		}
		t = u.ty.Elem(t)
	}
	if u.ty.IsInt(t) && u.ty.Bits(t) <= 64 {
		return u.ty.Bits(t)
	}
	return 0
}

// knownConst is what the elements of a constant vector have in common.
func (u *unit) knownConst(v ir.Value, w int) analysis.KnownBits {
	t := u.f.TypeOf(v)
	n := u.ty.Len64(t)
	if n > 16 {
		return analysis.KnownBits{}
	}
	k := analysis.KnownBits{Zero: fold.Mask(w), One: fold.Mask(w)}
	for i := range int(n) {
		x, ok := u.c.Uint(u.c.Elem(v, i))
		if !ok {
			return analysis.KnownBits{}
		}
		k.Zero &^= x
		k.One &= x
	}
	return k
}

func (u *unit) knownAt(v ir.Value, w, depth int) analysis.KnownBits {
	f := u.f
	m := fold.Mask(w)
	if x, ok := u.splat(v); ok {
		return analysis.KnownBits{Zero: m &^ x, One: x}
	}
	if u.isPlain(v) && u.ty.IsVector(f.TypeOf(v)) {
		return u.knownConst(v, w)
	}
	if !v.IsInst() || depth == knownDepth {
		return analysis.KnownBits{}
	}
	if v == u.assumed {
		return analysis.KnownBits{Zero: 1 << (w - 1)}
	}
	op := func(i int) analysis.KnownBits { return u.knownAt(f.Operand(v, i), w, depth+1) }
	switch f.Op(v) {
	case ir.OpAnd:
		a, b := op(0), op(1)
		return analysis.KnownBits{Zero: a.Zero | b.Zero, One: a.One & b.One}
	case ir.OpOr:
		a, b := op(0), op(1)
		return analysis.KnownBits{Zero: a.Zero & b.Zero, One: a.One | b.One}
	case ir.OpXor:
		a := op(0)
		if a.Zero|a.One == 0 {
			return a
		}
		b := op(1)
		return analysis.KnownBits{Zero: a.Zero&b.Zero | a.One&b.One, One: a.Zero&b.One | a.One&b.Zero}
	case ir.OpAdd:
		a := op(0)
		if a.Zero|a.One == 0 {
			return a
		}
		return analysis.AddKnown(a, op(1), w, f.Flags(v))
	case ir.OpSub: // a - b is a + ^b + 1
		a, b := op(0), op(1)
		k := analysis.CarryKnown(a, analysis.KnownBits{Zero: b.One, One: b.Zero}, w, 1)
		if f.Flags(v)&ir.FlagNUW != 0 {
			k.Zero |= analysis.AtMost(a.Max(w), w).Zero
		}
		return k
	case ir.OpMul:
		a, b := op(0), op(1)
		k := analysis.KnownBits{Zero: fold.Mask(min(w, a.Trailing()+b.Trailing()))}
		if hi, lo := bits.Mul64(a.Max(w), b.Max(w)); hi == 0 && lo <= m {
			k.Zero |= analysis.AtMost(lo, w).Zero
		} else if f.Flags(v)&ir.FlagNSW != 0 && a.NonNegative(w) && b.NonNegative(w) {
			k.Zero |= 1 << (w - 1)
		}
		return k
	case ir.OpUDiv:
		a, b := op(0), op(1)
		return analysis.AtMost(a.Max(w)/max(1, b.Min()), w)
	case ir.OpURem:
		a, b := op(0), op(1)
		if x, ok := u.splat(f.Operand(v, 1)); ok && x != 0 && x&(x-1) == 0 {
			return analysis.KnownBits{Zero: a.Zero&(x-1) | m&^(x-1), One: a.One & (x - 1)}
		}
		return analysis.AtMost(min(a.Max(w), max(1, b.Max(w))-1), w)
	case ir.OpSDiv:
		a, b := op(0), op(1)
		if a.NonNegative(w) && b.NonNegative(w) {
			return analysis.AtMost(a.Max(w)/max(1, b.Min()), w)
		}
	case ir.OpSRem:
		a, b := op(0), op(1)
		if a.NonNegative(w) {
			k := analysis.AtMost(a.Max(w), w)
			if b.NonNegative(w) {
				k.Zero |= analysis.AtMost(max(1, b.Max(w))-1, w).Zero
			}
			return k
		}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return u.knownShift(v, w, depth)
	case ir.OpTrunc:
		k := u.known2(f.Operand(v, 0), depth)
		return analysis.KnownBits{Zero: k.Zero & m, One: k.One & m}
	case ir.OpExtractElement:
		return u.known2(f.Operand(v, 0), depth)
	case ir.OpZExt:
		k := u.known2(f.Operand(v, 0), depth)
		return analysis.KnownBits{Zero: k.Zero | m&^fold.Mask(u.intBits(f.Operand(v, 0))), One: k.One}
	case ir.OpSExt:
		x := f.Operand(v, 0)
		k := u.known2(x, depth)
		n := u.intBits(x)
		if n == 0 {
			return k
		}
		high := m &^ fold.Mask(n)
		switch {
		case k.NonNegative(n):
			k.Zero |= high
		case k.Negative(n):
			k.One |= high
		}
		return k
	case ir.OpSelect:
		a := op(1)
		if a.Zero|a.One == 0 {
			return a
		}
		b := op(2)
		return analysis.KnownBits{Zero: a.Zero & b.Zero, One: a.One & b.One}
	case ir.OpPhi:
		return u.knownPhi(v, w, depth)
	case ir.OpFreeze:
		return analysis.KnownBits{} // a frozen poison value can be anything
	case ir.OpLoad, ir.OpCall:
		return u.knownCall(v, w, depth)
	}
	return analysis.KnownBits{}
}

// known2 is known one level deeper.
func (u *unit) known2(v ir.Value, depth int) analysis.KnownBits {
	w := u.intBits(v)
	if w == 0 {
		return analysis.KnownBits{}
	}
	return u.knownAt(v, w, depth+1)
}

func (u *unit) knownShift(v ir.Value, w, depth int) analysis.KnownBits {
	f := u.f
	m := fold.Mask(w)
	a := u.knownAt(f.Operand(v, 0), w, depth+1)
	n, ok := u.splat(f.Operand(v, 1))
	if !ok {
		switch f.Op(v) {
		case ir.OpLShr:
			return analysis.AtMost(a.Max(w), w)
		case ir.OpShl:
			return analysis.KnownBits{Zero: fold.Mask(min(w, a.Trailing()))}
		}
		if a.NonNegative(w) {
			return analysis.AtMost(a.Max(w), w)
		}
		return analysis.KnownBits{}
	}
	if n >= uint64(w) {
		return analysis.KnownBits{}
	}
	switch f.Op(v) {
	case ir.OpShl:
		return analysis.KnownBits{Zero: a.Zero<<n&m | fold.Mask(int(n)), One: a.One << n & m}
	case ir.OpLShr:
		return analysis.KnownBits{Zero: a.Zero>>n | m&^(m>>n), One: a.One >> n}
	}
	return analysis.KnownBits{Zero: uint64(fold.Signed(a.Zero, w)>>n) & m, One: uint64(fold.Signed(a.One, w)>>n) & m}
}

// knownPhi joins the operands of a phi. A phi that is stepped up by a constant from a
// start that is not negative, without signed overflow, never is negative.
func (u *unit) knownPhi(v ir.Value, w, depth int) analysis.KnownBits {
	k := u.joinPhi(v, w, depth)
	if k.Zero>>(w-1)&1 == 0 && u.assumed == ir.None && depth <= 1 && u.f.NumOps(v) == 4 {
		// By induction: never negative if it does not start so, and no step makes it so.
		u.assumed = v
		if nonNeg := u.joinPhi(v, w, max(depth, 1)); nonNeg.NonNegative(w) {
			k.Zero |= 1 << (w - 1)
		}
		u.assumed = ir.None
	}
	return k
}

// joinPhi is what all operands of a phi have in common.
func (u *unit) joinPhi(v ir.Value, w, depth int) analysis.KnownBits {
	f := u.f
	n := f.NumOps(v)
	if n > 16 || n == 0 {
		return analysis.KnownBits{}
	}
	k := analysis.KnownBits{Zero: fold.Mask(w), One: fold.Mask(w)}
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if x == v {
			continue
		}
		if x.IsInst() && f.Op(x) == ir.OpAdd && f.Operand(x, 0) == v {
			// A step leaves the bits below its lowest one, and without overflow the sign.
			if s, ok := u.c.Sint(f.Operand(x, 1)); ok && s != 0 {
				keep := fold.Mask(min(w, bits.TrailingZeros64(uint64(s))))
				k.One &= keep
				if s > 0 && f.Flags(x)&ir.FlagNSW != 0 {
					keep |= 1 << (w - 1)
				}
				k.Zero &= keep
				continue
			}
		}
		d := depth + 1
		if x.IsInst() { // a cycle of phis ends soon
			d = max(d, knownDepth-2)
		}
		y := u.knownAt(x, w, d)
		k.Zero &= y.Zero
		k.One &= y.One
		if k.Zero|k.One == 0 {
			break
		}
	}
	return k
}

// knownCall uses what is known of special registers and bit counts.
func (u *unit) knownCall(v ir.Value, w, depth int) analysis.KnownBits {
	f := u.f
	if r, ok := u.rangeMetadata(v); ok {
		return analysis.Within(r, w)
	}
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return analysis.KnownBits{}
	}
	s := f.Callee(v)
	switch id := f.Mod.Sym(s).Intrinsic; id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		return analysis.AtMost(uint64(w), w)
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax: // one of the two
		a, b := u.knownAt(f.Operand(v, 0), w, depth+1), u.knownAt(f.Operand(v, 1), w, depth+1)
		k := analysis.KnownBits{Zero: a.Zero & b.Zero, One: a.One & b.One}
		sign := uint64(1) << (w - 1)
		switch id {
		case ir.IntrUmin:
			k.Zero |= analysis.AtMost(min(a.Max(w), b.Max(w)), w).Zero
		case ir.IntrUmax: // ones at the top of either stay
			k.One |= analysis.LeadingOnes(a, w) | analysis.LeadingOnes(b, w)
		case ir.IntrSmin:
			k.One |= (a.One | b.One) & sign
		case ir.IntrSmax:
			k.Zero |= (a.Zero | b.Zero) & sign
		}
		return k
	case ir.IntrBswap:
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		return analysis.KnownBits{Zero: bits.ReverseBytes64(k.Zero) >> (64 - w), One: bits.ReverseBytes64(k.One) >> (64 - w)}
	case ir.IntrBitreverse:
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		return analysis.KnownBits{Zero: bits.Reverse64(k.Zero) >> (64 - w), One: bits.Reverse64(k.One) >> (64 - w)}
	case ir.IntrFshl, ir.IntrFshr:
		n, ok := u.splat(f.Operand(v, 2))
		if !ok {
			return analysis.KnownBits{}
		}
		a, b := u.knownAt(f.Operand(v, 0), w, depth+1), u.knownAt(f.Operand(v, 1), w, depth+1)
		zero, _ := fold.IntIntrinsic(id, w, a.Zero, b.Zero, n)
		one, _ := fold.IntIntrinsic(id, w, a.One, b.One, n)
		return analysis.KnownBits{Zero: zero, One: one}
	case ir.IntrAbs: // the bits up to the lowest one are the same
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		r := analysis.KnownBits{Zero: fold.Mask(min(w, k.Trailing()))}
		if i, ok := u.splat(f.Operand(v, 1)); ok && i != 0 || k.Zero>>(w-1) != 0 {
			r.Zero |= 1 << (w - 1)
		}
		r.One = k.One & -k.One & fold.Mask(min(w, k.Trailing()+1))
		return r
	case ir.IntrUsubSat:
		return analysis.AtMost(u.knownAt(f.Operand(v, 0), w, depth+1).Max(w), w)
	}
	return analysis.KnownBits{}
}

// determined returns the constant that v is if all its bits are known, None otherwise.
func (u *unit) determined(v ir.Value, w int) ir.Value {
	if k := u.known(v); k.Zero|k.One == fold.Mask(w) {
		return u.splatConst(u.f.TypeOf(v), k.One)
	}
	return ir.None
}
