package analysis

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// ValueTracking computes facts about integer values of a function from the instructions that compute them (LLVM's ValueTracking). It
// holds no results: a change of the function needs no notice. It is not safe for concurrent use.
type ValueTracking struct {
	m      *ir.Module
	f      *ir.Func
	c      *ir.Consts
	ty     *ir.Types
	launch *LaunchBounds
	fx     *EffectTable

	assumed ir.Value          // a phi that is taken to be non-negative, for a proof by induction
	blocks  *CorrelatedRanges // while it computes: RangeOf answers from it
	aligned []AssumedAlignment
}

// Enter makes f the current function. The launch bounds and effects belong to it and are read at each question.
func (vt *ValueTracking) Enter(f *ir.Func, launch *LaunchBounds, fx *EffectTable) {
	*vt = ValueTracking{m: f.Mod, f: f, c: &f.Consts, ty: &f.Mod.Types, launch: launch, fx: fx}
}

const knownDepth = 6

// Known returns the known bits of integer v, or those that all elements of a vector of integers have;
// none if v is neither or has more than 64 bits.
func (vt *ValueTracking) Known(v ir.Value) KnownBits { return vt.KnownFrom(v, -1) }

// IntBits returns the width of integer v or of the elements of vector v, 0 if it is neither or
// wider than 64 bits.
func (vt *ValueTracking) IntBits(v ir.Value) int {
	t := vt.f.TypeOf(v)
	if vt.ty.IsVector(t) {
		if vt.ty.IsScalable(t) {
			return 0
		}
		t = vt.ty.Elem(t)
	}
	if vt.ty.IsInt(t) && vt.ty.Bits(t) <= 64 {
		return vt.ty.Bits(t)
	}
	return 0
}

// knownConst returns the known bits that all elements of a constant vector have.
func (vt *ValueTracking) knownConst(v ir.Value, w int) KnownBits {
	t := vt.f.TypeOf(v)
	n := vt.ty.Len64(t)
	if n > 16 {
		return KnownBits{}
	}
	k := KnownBits{Zero: fold.Mask(w), One: fold.Mask(w)}
	for i := range int(n) {
		x, ok := vt.c.Uint(vt.c.Elem(v, i))
		if !ok {
			return KnownBits{}
		}
		k.Zero &^= x
		k.One &= x
	}
	return k
}

// knownAt returns the known bits of v, of width w, at a depth of the search.
func (vt *ValueTracking) knownAt(v ir.Value, w, depth int) KnownBits {
	f := vt.f
	if x, ok := vt.c.SplatBits(v); ok {
		return KnownBits{Zero: fold.Mask(w) &^ x, One: x}
	}
	if v.IsConst() && vt.c.Kind(v) != ir.CExpr && vt.ty.IsVector(f.TypeOf(v)) {
		return vt.knownConst(v, w)
	}
	if v.IsParam() {
		r, ok := vt.Range(v)
		if !ok {
			return KnownBits{}
		}
		return Within(r, w)
	}
	if !v.IsInst() || depth == knownDepth {
		return KnownBits{}
	}
	if v == vt.assumed {
		return KnownBits{Zero: 1 << (w - 1)}
	}
	switch op := f.Op(v); op {
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul:
		a := vt.knownOperand(v, 0, w, depth)
		if a.Zero|a.One == 0 && (op == ir.OpXor || op == ir.OpAdd) {
			return a
		}
		k := knownBinary(op, a, vt.knownOperand(v, 1, w, depth), w, f.Flags(v))
		if op == ir.OpMul && f.Flags(v)&ir.FlagNSW != 0 && f.Operand(v, 0) == f.Operand(v, 1) { // a square
			k.Zero |= 1 << (w - 1)
		}
		return k
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return vt.knownDivision(v, w, depth)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return vt.knownShift(v, w, depth)
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		return vt.knownCast(v, w, depth)
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		if x := f.Operand(v, 0); vt.ty.IsPtr(f.TypeOf(x)) {
			return KnownBits{Zero: (vt.PointerAlign(x) - 1) & fold.Mask(w)}
		}
	case ir.OpExtractElement:
		return vt.KnownFrom(f.Operand(v, 0), depth)
	case ir.OpSelect:
		a := vt.knownOperand(v, 1, w, depth)
		if a.Zero|a.One == 0 {
			return a
		}
		b := vt.knownOperand(v, 2, w, depth)
		return KnownBits{Zero: a.Zero & b.Zero, One: a.One & b.One}
	case ir.OpPhi:
		return vt.knownPhi(v, w, depth)
	case ir.OpFreeze:
		return KnownBits{} // a frozen poison value can be anything
	case ir.OpLoad, ir.OpCall:
		return vt.knownCall(v, w, depth)
	}
	return KnownBits{}
}

// knownOperand returns the known bits of operand i of v, which has the width of v.
func (vt *ValueTracking) knownOperand(v ir.Value, i, w, depth int) KnownBits {
	return vt.knownAt(vt.f.Operand(v, i), w, depth+1)
}

// knownBinary returns the known bits of a bitwise operation, sum, difference or product of width w.
func knownBinary(op ir.Op, a, b KnownBits, w int, flags ir.Flags) KnownBits {
	switch op {
	case ir.OpAnd:
		return KnownBits{Zero: a.Zero | b.Zero, One: a.One & b.One}
	case ir.OpOr:
		return KnownBits{Zero: a.Zero & b.Zero, One: a.One | b.One}
	case ir.OpXor:
		return KnownBits{Zero: a.Zero&b.Zero | a.One&b.One, One: a.Zero&b.One | a.One&b.Zero}
	case ir.OpAdd:
		return AddKnown(a, b, w, flags)
	case ir.OpSub: // a - b is a + ^b + 1
		k := CarryKnown(a, KnownBits{Zero: b.One, One: b.Zero}, w, 1)
		if flags&ir.FlagNUW != 0 {
			k.Zero |= AtMost(a.Max(w), w).Zero
		}
		return k
	}
	k := KnownBits{Zero: fold.Mask(min(w, a.Trailing()+b.Trailing()))}
	if hi, lo := bits.Mul64(a.Max(w), b.Max(w)); hi == 0 && lo <= fold.Mask(w) {
		k.Zero |= AtMost(lo, w).Zero
	}
	if flags&ir.FlagNSW != 0 && a.NonNegative(w) && b.NonNegative(w) {
		k.Zero |= 1 << (w - 1)
	}
	return k
}

// knownDivision returns the known bits of a quotient or remainder.
func (vt *ValueTracking) knownDivision(v ir.Value, w, depth int) KnownBits {
	a, b := vt.knownOperand(v, 0, w, depth), vt.knownOperand(v, 1, w, depth)
	switch vt.f.Op(v) {
	case ir.OpUDiv:
		return AtMost(a.Max(w)/max(1, b.Min()), w)
	case ir.OpURem:
		if x, ok := vt.c.SplatBits(vt.f.Operand(v, 1)); ok && x != 0 && x&(x-1) == 0 {
			return KnownBits{Zero: a.Zero&(x-1) | fold.Mask(w)&^(x-1), One: a.One & (x - 1)}
		}
		return AtMost(min(a.Max(w), max(1, b.Max(w))-1), w)
	case ir.OpSDiv:
		if a.NonNegative(w) && b.NonNegative(w) {
			return AtMost(a.Max(w)/max(1, b.Min()), w)
		}
	case ir.OpSRem:
		if a.NonNegative(w) {
			k := AtMost(a.Max(w), w)
			if b.NonNegative(w) {
				k.Zero |= AtMost(max(1, b.Max(w))-1, w).Zero
			}
			return k
		}
	}
	return KnownBits{}
}

// knownCast returns the known bits of a truncation or extension.
func (vt *ValueTracking) knownCast(v ir.Value, w, depth int) KnownBits {
	x, m := vt.f.Operand(v, 0), fold.Mask(w)
	k := vt.KnownFrom(x, depth)
	n := vt.IntBits(x)
	high := m &^ fold.Mask(n)
	switch op := vt.f.Op(v); {
	case op == ir.OpTrunc:
		return KnownBits{Zero: k.Zero & m, One: k.One & m}
	case op == ir.OpZExt:
		k.Zero |= high
	case n == 0:
	case k.NonNegative(n):
		k.Zero |= high
	case k.Negative(n):
		k.One |= high
	}
	return k
}

// KnownConstant returns the constant that v, of w bits, is if all its bits are known, None otherwise.
func (vt *ValueTracking) KnownConstant(v ir.Value, w int) ir.Value {
	if k := vt.Known(v); k.Zero|k.One == fold.Mask(w) {
		return vt.c.SplatInt(vt.f.TypeOf(v), k.One)
	}
	return ir.None
}

// ScalarBits returns the width of scalar integer v, 0 if it is not one or wider than 64 bits.
func (vt *ValueTracking) ScalarBits(v ir.Value) int {
	if t := vt.f.TypeOf(v); vt.ty.IsInt(t) && vt.ty.Bits(t) <= 64 {
		return vt.ty.Bits(t)
	}
	return 0
}

// KnownFrom is Known for an operand of a value at a depth of the search: it looks less far.
func (vt *ValueTracking) KnownFrom(v ir.Value, depth int) KnownBits {
	w := vt.IntBits(v)
	if w == 0 {
		return KnownBits{}
	}
	return vt.knownAt(v, w, depth+1)
}

func (vt *ValueTracking) knownShift(v ir.Value, w, depth int) KnownBits {
	f := vt.f
	m := fold.Mask(w)
	a := vt.knownAt(f.Operand(v, 0), w, depth+1)
	n, ok := vt.c.SplatBits(f.Operand(v, 1))
	if !ok {
		switch f.Op(v) {
		case ir.OpLShr:
			return AtMost(a.Max(w), w)
		case ir.OpShl:
			return vt.keepsSign(v, KnownBits{Zero: fold.Mask(min(w, a.Trailing()))}, a, w)
		}
		if a.NonNegative(w) {
			return AtMost(a.Max(w), w)
		}
		return KnownBits{}
	}
	if n >= uint64(w) {
		return KnownBits{}
	}
	switch f.Op(v) {
	case ir.OpShl:
		return vt.keepsSign(v, KnownBits{Zero: a.Zero<<n&m | fold.Mask(int(n)), One: a.One << n & m}, a, w)
	case ir.OpLShr:
		return KnownBits{Zero: a.Zero>>n | m&^(m>>n), One: a.One >> n}
	}
	return KnownBits{Zero: uint64(fold.Signed(a.Zero, w)>>n) & m, One: uint64(fold.Signed(a.One, w)>>n) & m}
}

// keepsSign returns the known bits k of shift v to the left of a value with known bits a, with its sign if it does not overflow.
func (vt *ValueTracking) keepsSign(v ir.Value, k, a KnownBits, w int) KnownBits {
	if vt.f.Flags(v)&ir.FlagNSW != 0 && a.NonNegative(w) && k.One>>(w-1) == 0 {
		k.Zero |= 1 << (w - 1)
	}
	return k
}

// knownPhi joins the operands of a phi. A phi that is stepped up by a constant from a
// start that is not negative, without signed overflow, never is negative.
func (vt *ValueTracking) knownPhi(v ir.Value, w, depth int) KnownBits {
	k := vt.joinPhi(v, w, depth)
	if k.Zero>>(w-1)&1 == 0 && vt.assumed == ir.None && depth <= 1 && vt.f.NumOps(v) == 4 {
		// By induction: never negative if it does not start so, and no step makes it so.
		vt.assumed = v
		if nonNeg := vt.joinPhi(v, w, max(depth, 1)); nonNeg.NonNegative(w) {
			k.Zero |= 1 << (w - 1)
		}
		vt.assumed = ir.None
	}
	return k
}

// joinPhi returns the known bits that all operands of a phi have.
func (vt *ValueTracking) joinPhi(v ir.Value, w, depth int) KnownBits {
	f := vt.f
	n := f.NumOps(v)
	if n > 16 || n == 0 {
		return KnownBits{}
	}
	k := KnownBits{Zero: fold.Mask(w), One: fold.Mask(w)}
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if x == v {
			continue
		}
		if x.IsInst() && f.Op(x) == ir.OpAdd && f.Operand(x, 0) == v {
			// A step leaves the bits below its lowest one, and without overflow the sign.
			if s, ok := vt.c.Sint(f.Operand(x, 1)); ok && s != 0 {
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
		y := vt.knownAt(x, w, d)
		k.Zero &= y.Zero
		k.One &= y.One
		if k.Zero|k.One == 0 {
			break
		}
	}
	return k
}

// knownCall uses the stated range of load or call v, and the operation of an intrinsic.
func (vt *ValueTracking) knownCall(v ir.Value, w, depth int) KnownBits {
	k := vt.knownIntrinsic(v, w, depth)
	if r, ok := vt.Range(v); ok {
		if x := Within(r, w); x.Zero&k.One|x.One&k.Zero == 0 { // else one of them is wrong, and the call is poison
			k.Zero, k.One = k.Zero|x.Zero, k.One|x.One
		}
	}
	return k
}

// knownIntrinsic uses the operation of v if it is a call of an intrinsic.
func (vt *ValueTracking) knownIntrinsic(v ir.Value, w, depth int) KnownBits {
	f := vt.f
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return KnownBits{}
	}
	s := f.Callee(v)
	switch id := f.Mod.Sym(s).Intrinsic; id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		return AtMost(uint64(w), w)
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax: // one of the two
		a, b := vt.knownAt(f.Operand(v, 0), w, depth+1), vt.knownAt(f.Operand(v, 1), w, depth+1)
		k := KnownBits{Zero: a.Zero & b.Zero, One: a.One & b.One}
		sign := uint64(1) << (w - 1)
		switch id {
		case ir.IntrUmin:
			k.Zero |= AtMost(min(a.Max(w), b.Max(w)), w).Zero
		case ir.IntrUmax: // ones at the top of either stay
			k.One |= LeadingOnes(a, w) | LeadingOnes(b, w)
		case ir.IntrSmin:
			k.One |= (a.One | b.One) & sign
		case ir.IntrSmax:
			k.Zero |= (a.Zero | b.Zero) & sign
		}
		return k
	case ir.IntrBswap:
		k := vt.knownAt(f.Operand(v, 0), w, depth+1)
		return KnownBits{Zero: bits.ReverseBytes64(k.Zero) >> (64 - w), One: bits.ReverseBytes64(k.One) >> (64 - w)}
	case ir.IntrBitreverse:
		k := vt.knownAt(f.Operand(v, 0), w, depth+1)
		return KnownBits{Zero: bits.Reverse64(k.Zero) >> (64 - w), One: bits.Reverse64(k.One) >> (64 - w)}
	case ir.IntrFshl, ir.IntrFshr:
		n, ok := vt.c.SplatBits(f.Operand(v, 2))
		if !ok {
			return KnownBits{}
		}
		a, b := vt.knownAt(f.Operand(v, 0), w, depth+1), vt.knownAt(f.Operand(v, 1), w, depth+1)
		zero, _ := fold.IntIntrinsic(id, w, a.Zero, b.Zero, n)
		one, _ := fold.IntIntrinsic(id, w, a.One, b.One, n)
		return KnownBits{Zero: zero, One: one}
	case ir.IntrAbs: // the bits up to the lowest one are the same
		k := vt.knownAt(f.Operand(v, 0), w, depth+1)
		r := KnownBits{Zero: fold.Mask(min(w, k.Trailing()))}
		if i, ok := vt.c.SplatBits(f.Operand(v, 1)); ok && i != 0 || k.Zero>>(w-1) != 0 {
			r.Zero |= 1 << (w - 1)
		}
		r.One = k.One & -k.One & fold.Mask(min(w, k.Trailing()+1))
		return r
	case ir.IntrUsubSat:
		return AtMost(vt.knownAt(f.Operand(v, 0), w, depth+1).Max(w), w)
	}
	return KnownBits{}
}
