package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// knownBits says which bits of an integer of at most 64 bits are always zero
// and which are always one.
type knownBits struct{ zero, one uint64 }

// max and min are bounds of the value, unsigned.
func (k knownBits) max(w int) uint64 { return fold.Mask(w) &^ k.zero }
func (k knownBits) min() uint64      { return k.one }

// trailing and leading count zero bits that are known at either end.
func (k knownBits) trailing() int       { return bits.TrailingZeros64(^k.zero) }
func (k knownBits) leading(w int) int   { return bits.LeadingZeros64(^(k.zero << (64 - w))) }
func (k knownBits) nonNeg(w int) bool   { return k.zero>>(w-1)&1 != 0 }
func (k knownBits) negative(w int) bool { return k.one>>(w-1)&1 != 0 }

// atMost returns what is known of a value that is at most x, of w bits.
func atMost(x uint64, w int) knownBits {
	return knownBits{zero: fold.Mask(w) &^ fold.Mask(bits.Len64(x))}
}

// within returns what is known of a value of w bits in a range.
func within(r analysis.ConstantRange, w int) knownBits {
	k := atMost(r.Max, w)
	// The bits before the first one that differs are the same for all of the range.
	same := fold.Mask(w) &^ fold.Mask(bits.Len64(r.Min^r.Max))
	k.zero |= same &^ r.Max
	k.one = same & r.Max
	return k
}

const knownDepth = 6

// known returns what is known about integer v, or about every element of a vector of integers;
// nothing if it is neither or of more than 64 bits.
func (u *unit) known(v ir.Value) knownBits { return u.known2(v, -1) }

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
func (u *unit) knownConst(v ir.Value, w int) knownBits {
	t := u.f.TypeOf(v)
	n := u.ty.Len64(t)
	if n > 16 {
		return knownBits{}
	}
	k := knownBits{zero: fold.Mask(w), one: fold.Mask(w)}
	for i := range int(n) {
		x, ok := u.c.Uint(u.c.Elem(v, i))
		if !ok {
			return knownBits{}
		}
		k.zero &^= x
		k.one &= x
	}
	return k
}

func (u *unit) knownAt(v ir.Value, w, depth int) knownBits {
	f := u.f
	m := fold.Mask(w)
	if x, ok := u.splat(v); ok {
		return knownBits{zero: m &^ x, one: x}
	}
	if u.isPlain(v) && u.ty.IsVector(f.TypeOf(v)) {
		return u.knownConst(v, w)
	}
	if !v.IsInst() || depth == knownDepth {
		return knownBits{}
	}
	if v == u.assumed {
		return knownBits{zero: 1 << (w - 1)}
	}
	op := func(i int) knownBits { return u.knownAt(f.Operand(v, i), w, depth+1) }
	switch f.Op(v) {
	case ir.OpAnd:
		a, b := op(0), op(1)
		return knownBits{zero: a.zero | b.zero, one: a.one & b.one}
	case ir.OpOr:
		a, b := op(0), op(1)
		return knownBits{zero: a.zero & b.zero, one: a.one | b.one}
	case ir.OpXor:
		a := op(0)
		if a.zero|a.one == 0 {
			return a
		}
		b := op(1)
		return knownBits{zero: a.zero&b.zero | a.one&b.one, one: a.zero&b.one | a.one&b.zero}
	case ir.OpAdd:
		a := op(0)
		if a.zero|a.one == 0 {
			return a
		}
		return addKnown(a, op(1), w, f.Flags(v))
	case ir.OpSub: // a - b is a + ^b + 1
		a, b := op(0), op(1)
		k := carryKnown(a, knownBits{zero: b.one, one: b.zero}, w, 1)
		if f.Flags(v)&ir.FlagNUW != 0 {
			k.zero |= atMost(a.max(w), w).zero
		}
		return k
	case ir.OpMul:
		a, b := op(0), op(1)
		k := knownBits{zero: fold.Mask(min(w, a.trailing()+b.trailing()))}
		if hi, lo := bits.Mul64(a.max(w), b.max(w)); hi == 0 && lo <= m {
			k.zero |= atMost(lo, w).zero
		} else if f.Flags(v)&ir.FlagNSW != 0 && a.nonNeg(w) && b.nonNeg(w) {
			k.zero |= 1 << (w - 1)
		}
		return k
	case ir.OpUDiv:
		a, b := op(0), op(1)
		return atMost(a.max(w)/max(1, b.min()), w)
	case ir.OpURem:
		a, b := op(0), op(1)
		if x, ok := u.splat(f.Operand(v, 1)); ok && x != 0 && x&(x-1) == 0 {
			return knownBits{zero: a.zero&(x-1) | m&^(x-1), one: a.one & (x - 1)}
		}
		return atMost(min(a.max(w), max(1, b.max(w))-1), w)
	case ir.OpSDiv:
		a, b := op(0), op(1)
		if a.nonNeg(w) && b.nonNeg(w) {
			return atMost(a.max(w)/max(1, b.min()), w)
		}
	case ir.OpSRem:
		a, b := op(0), op(1)
		if a.nonNeg(w) {
			k := atMost(a.max(w), w)
			if b.nonNeg(w) {
				k.zero |= atMost(max(1, b.max(w))-1, w).zero
			}
			return k
		}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return u.knownShift(v, w, depth)
	case ir.OpTrunc:
		k := u.known2(f.Operand(v, 0), depth)
		return knownBits{zero: k.zero & m, one: k.one & m}
	case ir.OpExtractElement:
		return u.known2(f.Operand(v, 0), depth)
	case ir.OpZExt:
		k := u.known2(f.Operand(v, 0), depth)
		return knownBits{zero: k.zero | m&^fold.Mask(u.intBits(f.Operand(v, 0))), one: k.one}
	case ir.OpSExt:
		x := f.Operand(v, 0)
		k := u.known2(x, depth)
		n := u.intBits(x)
		if n == 0 {
			return k
		}
		high := m &^ fold.Mask(n)
		switch {
		case k.nonNeg(n):
			k.zero |= high
		case k.negative(n):
			k.one |= high
		}
		return k
	case ir.OpSelect:
		a := op(1)
		if a.zero|a.one == 0 {
			return a
		}
		b := op(2)
		return knownBits{zero: a.zero & b.zero, one: a.one & b.one}
	case ir.OpPhi:
		return u.knownPhi(v, w, depth)
	case ir.OpFreeze:
		return knownBits{} // a frozen poison value can be anything
	case ir.OpLoad, ir.OpCall:
		return u.knownCall(v, w, depth)
	}
	return knownBits{}
}

// known2 is known one level deeper.
func (u *unit) known2(v ir.Value, depth int) knownBits {
	w := u.intBits(v)
	if w == 0 {
		return knownBits{}
	}
	return u.knownAt(v, w, depth+1)
}

func addKnown(a, b knownBits, w int, flags ir.Flags) knownBits {
	m := fold.Mask(w)
	k := carryKnown(a, b, w, 0)
	if s := a.max(w) + b.max(w); s >= a.max(w) && s <= m {
		k.zero |= atMost(s, w).zero
	} else if flags&ir.FlagNSW != 0 && a.nonNeg(w) && b.nonNeg(w) {
		k.zero |= 1 << (w - 1)
	}
	return k
}

// carryKnown is what is known of a + b + carry: a bit is known where those of the operands and the
// carry into it are.
func carryKnown(a, b knownBits, w int, carry uint64) knownBits {
	m := fold.Mask(w)
	most := (a.max(w) + b.max(w) + carry) & m
	least := (a.one + b.one + carry) & m
	carryKnown0 := ^(most ^ a.zero ^ b.zero) // as in the usual derivation with a.max = ^zero
	carryKnown1 := least ^ a.one ^ b.one
	known := (a.zero | a.one) & (b.zero | b.one) & (carryKnown0 | carryKnown1) & m
	return knownBits{zero: ^most & known & m, one: least & known}
}

func (u *unit) knownShift(v ir.Value, w, depth int) knownBits {
	f := u.f
	m := fold.Mask(w)
	a := u.knownAt(f.Operand(v, 0), w, depth+1)
	n, ok := u.splat(f.Operand(v, 1))
	if !ok {
		switch f.Op(v) {
		case ir.OpLShr:
			return atMost(a.max(w), w)
		case ir.OpShl:
			return knownBits{zero: fold.Mask(min(w, a.trailing()))}
		}
		if a.nonNeg(w) {
			return atMost(a.max(w), w)
		}
		return knownBits{}
	}
	if n >= uint64(w) {
		return knownBits{}
	}
	switch f.Op(v) {
	case ir.OpShl:
		return knownBits{zero: a.zero<<n&m | fold.Mask(int(n)), one: a.one << n & m}
	case ir.OpLShr:
		return knownBits{zero: a.zero>>n | m&^(m>>n), one: a.one >> n}
	}
	return knownBits{zero: uint64(fold.Signed(a.zero, w)>>n) & m, one: uint64(fold.Signed(a.one, w)>>n) & m}
}

// knownPhi joins the operands of a phi. A phi that is stepped up by a constant from a
// start that is not negative, without signed overflow, never is negative.
func (u *unit) knownPhi(v ir.Value, w, depth int) knownBits {
	k := u.joinPhi(v, w, depth)
	if k.zero>>(w-1)&1 == 0 && u.assumed == ir.None && depth <= 1 && u.f.NumOps(v) == 4 {
		// By induction: never negative if it does not start so, and no step makes it so.
		u.assumed = v
		if nonNeg := u.joinPhi(v, w, max(depth, 1)); nonNeg.nonNeg(w) {
			k.zero |= 1 << (w - 1)
		}
		u.assumed = ir.None
	}
	return k
}

// joinPhi is what all operands of a phi have in common.
func (u *unit) joinPhi(v ir.Value, w, depth int) knownBits {
	f := u.f
	n := f.NumOps(v)
	if n > 16 || n == 0 {
		return knownBits{}
	}
	k := knownBits{zero: fold.Mask(w), one: fold.Mask(w)}
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if x == v {
			continue
		}
		if x.IsInst() && f.Op(x) == ir.OpAdd && f.Operand(x, 0) == v {
			// A step leaves the bits below its lowest one, and without overflow the sign.
			if s, ok := u.c.Sint(f.Operand(x, 1)); ok && s != 0 {
				keep := fold.Mask(min(w, bits.TrailingZeros64(uint64(s))))
				k.one &= keep
				if s > 0 && f.Flags(x)&ir.FlagNSW != 0 {
					keep |= 1 << (w - 1)
				}
				k.zero &= keep
				continue
			}
		}
		d := depth + 1
		if x.IsInst() { // a cycle of phis ends soon
			d = max(d, knownDepth-2)
		}
		y := u.knownAt(x, w, d)
		k.zero &= y.zero
		k.one &= y.one
		if k.zero|k.one == 0 {
			break
		}
	}
	return k
}

// knownCall uses what is known of special registers and bit counts.
func (u *unit) knownCall(v ir.Value, w, depth int) knownBits {
	f := u.f
	if r, ok := u.rangeMetadata(v); ok {
		return within(r, w)
	}
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return knownBits{}
	}
	s := f.Callee(v)
	switch id := f.Mod.Sym(s).Intrinsic; id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		return atMost(uint64(w), w)
	case ir.IntrUmin, ir.IntrUmax, ir.IntrSmin, ir.IntrSmax: // one of the two
		a, b := u.knownAt(f.Operand(v, 0), w, depth+1), u.knownAt(f.Operand(v, 1), w, depth+1)
		k := knownBits{zero: a.zero & b.zero, one: a.one & b.one}
		sign := uint64(1) << (w - 1)
		switch id {
		case ir.IntrUmin:
			k.zero |= atMost(min(a.max(w), b.max(w)), w).zero
		case ir.IntrUmax: // ones at the top of either stay
			k.one |= leadingOnes(a, w) | leadingOnes(b, w)
		case ir.IntrSmin:
			k.one |= (a.one | b.one) & sign
		case ir.IntrSmax:
			k.zero |= (a.zero | b.zero) & sign
		}
		return k
	case ir.IntrBswap:
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		return knownBits{zero: bits.ReverseBytes64(k.zero) >> (64 - w), one: bits.ReverseBytes64(k.one) >> (64 - w)}
	case ir.IntrBitreverse:
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		return knownBits{zero: bits.Reverse64(k.zero) >> (64 - w), one: bits.Reverse64(k.one) >> (64 - w)}
	case ir.IntrFshl, ir.IntrFshr:
		n, ok := u.splat(f.Operand(v, 2))
		if !ok {
			return knownBits{}
		}
		a, b := u.knownAt(f.Operand(v, 0), w, depth+1), u.knownAt(f.Operand(v, 1), w, depth+1)
		zero, _ := fold.IntIntrinsic(id, w, a.zero, b.zero, n)
		one, _ := fold.IntIntrinsic(id, w, a.one, b.one, n)
		return knownBits{zero: zero, one: one}
	case ir.IntrAbs: // the bits up to the lowest one are the same
		k := u.knownAt(f.Operand(v, 0), w, depth+1)
		r := knownBits{zero: fold.Mask(min(w, k.trailing()))}
		if i, ok := u.splat(f.Operand(v, 1)); ok && i != 0 || k.zero>>(w-1) != 0 {
			r.zero |= 1 << (w - 1)
		}
		r.one = k.one & -k.one & fold.Mask(min(w, k.trailing()+1))
		return r
	case ir.IntrUsubSat:
		return atMost(u.knownAt(f.Operand(v, 0), w, depth+1).max(w), w)
	}
	return knownBits{}
}

// leadingOnes is the bits from the top down that are known to be one.
func leadingOnes(k knownBits, w int) uint64 {
	n := bits.LeadingZeros64(^(k.one << (64 - w)))
	return fold.Mask(w) &^ fold.Mask(w-n)
}

// determined returns the constant that v is if all its bits are known, None otherwise.
func (u *unit) determined(v ir.Value, w int) ir.Value {
	if k := u.known(v); k.zero|k.one == fold.Mask(w) {
		return u.splatConst(u.f.TypeOf(v), k.one)
	}
	return ir.None
}
