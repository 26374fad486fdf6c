package analysis

import (
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// KnownBits says which bits of an integer of at most 64 bits are always zero
// and which are always one (LLVM's KnownBits).
type KnownBits struct{ Zero, One uint64 }

// Max returns the greatest value, unsigned.
func (k KnownBits) Max(w int) uint64 { return fold.Mask(w) &^ k.Zero }

// Min returns the least value, unsigned.
func (k KnownBits) Min() uint64 { return k.One }

// Trailing returns how many of the low bits are known to be zero.
func (k KnownBits) Trailing() int { return bits.TrailingZeros64(^k.Zero) }

// Leading returns how many of the high bits of w are known to be zero.
func (k KnownBits) Leading(w int) int { return bits.LeadingZeros64(^(k.Zero << (64 - w))) }

// NonNegative reports whether the sign bit of w bits is known to be zero.
func (k KnownBits) NonNegative(w int) bool { return k.Zero>>(w-1)&1 != 0 }

// Negative reports whether the sign bit of w bits is known to be one.
func (k KnownBits) Negative(w int) bool { return k.One>>(w-1)&1 != 0 }

// AtMost returns the known bits of a value of w bits that is at most x.
func AtMost(x uint64, w int) KnownBits {
	return KnownBits{Zero: fold.Mask(w) &^ fold.Mask(bits.Len64(x))}
}

// Within returns the known bits of a value of w bits in a range.
func Within(r ConstantRange, w int) KnownBits {
	k := AtMost(r.Max, w)
	// The bits before the first one that differs are the same for all of the range.
	same := fold.Mask(w) &^ fold.Mask(bits.Len64(r.Min^r.Max))
	k.Zero |= same &^ r.Max
	k.One = same & r.Max
	return k
}

// AddKnown returns the known bits of a + b, whose flags may exclude overflow.
func AddKnown(a, b KnownBits, w int, flags ir.Flags) KnownBits {
	m := fold.Mask(w)
	k := CarryKnown(a, b, w, 0)
	if s := a.Max(w) + b.Max(w); s >= a.Max(w) && s <= m {
		k.Zero |= AtMost(s, w).Zero
	}
	if flags&ir.FlagNSW != 0 && a.NonNegative(w) && b.NonNegative(w) {
		k.Zero |= 1 << (w - 1)
	}
	return k
}

// CarryKnown returns the known bits of a + b + carry: a bit is known where those of the operands and the
// carry into it are.
func CarryKnown(a, b KnownBits, w int, carry uint64) KnownBits {
	m := fold.Mask(w)
	most := (a.Max(w) + b.Max(w) + carry) & m
	least := (a.One + b.One + carry) & m
	carryKnown0 := ^(most ^ a.Zero ^ b.Zero) // as in the usual derivation with a.max = ^zero
	carryKnown1 := least ^ a.One ^ b.One
	known := (a.Zero | a.One) & (b.Zero | b.One) & (carryKnown0 | carryKnown1) & m
	return KnownBits{Zero: ^most & known & m, One: least & known}
}

// LeadingOnes returns the bits from the top down that are known to be one.
func LeadingOnes(k KnownBits, w int) uint64 {
	n := bits.LeadingZeros64(^(k.One << (64 - w)))
	return fold.Mask(w) &^ fold.Mask(w-n)
}
