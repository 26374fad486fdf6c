package ir

import (
	"strings"

	"gonvvm/internal/isa"
)

// Intrinsic names a target-independent llvm.* intrinsic; overloads share one.
type Intrinsic uint16

// Target-independent intrinsics, in the order of intrinsicTab (sorted by name).
const (
	NotIntrinsic Intrinsic = iota
	UnknownIntrinsic
	NVVMIntrinsic // an llvm.nvvm.* name; Symbol.NVVM is its number if the table has it
	numSpecialIntrinsics
)

// IsLifetime reports whether the intrinsic marks the life of a local variable: llvm.lifetime.start or llvm.lifetime.end.
func (i Intrinsic) IsLifetime() bool { return i == IntrLifetimeStart || i == IntrLifetimeEnd }

// Chooses returns the order, equality included, in which a minimum or maximum returns its first operand; ok is false for others.
func (i Intrinsic) Chooses() (p Pred, ok bool) {
	switch i {
	case IntrSmin:
		return ICmpSLE, true
	case IntrSmax:
		return ICmpSGE, true
	case IntrUmin:
		return ICmpULE, true
	case IntrUmax:
		return ICmpUGE, true
	}
	return 0, false
}

// Overflows returns the operation of an intrinsic that reports overflow, and the flag of an operation that does not overflow in its sense; ok is false
// for others.
func (i Intrinsic) Overflows() (op Op, noWrap Flags, ok bool) {
	switch i {
	case IntrUaddWithOverflow:
		return OpAdd, FlagNUW, true
	case IntrSaddWithOverflow:
		return OpAdd, FlagNSW, true
	case IntrUsubWithOverflow:
		return OpSub, FlagNUW, true
	case IntrSsubWithOverflow:
		return OpSub, FlagNSW, true
	case IntrUmulWithOverflow:
		return OpMul, FlagNUW, true
	case IntrSmulWithOverflow:
		return OpMul, FlagNSW, true
	}
	return OpInvalid, 0, false
}

// lookupIntrinsic classifies a function name. The overload suffix (".i32",
// ".p0.p1") is cut off at a dot until a known name is found; the rest has to be
// types, or the name is that of another intrinsic (vector.splice.right).
func lookupIntrinsic(name string) (Intrinsic, uint16) {
	rest, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return NotIntrinsic, 0
	}
	if strings.HasPrefix(rest, "nvvm.") {
		id, _ := isa.LookupIntrinsic(name)
		return NVVMIntrinsic, uint16(id)
	}
	for stem := rest; stem != ""; {
		if id := findIntrinsic(stem); id != UnknownIntrinsic {
			if len(stem) < len(rest) && !isMangledType(rest[len(stem)+1:]) {
				break
			}
			return id, 0
		}
		i := strings.LastIndexByte(stem, '.')
		if i < 0 {
			break
		}
		stem = stem[:i]
	}
	return UnknownIntrinsic, 0
}

// findIntrinsic returns the intrinsic of a name without "llvm." and overload suffix.
func findIntrinsic(name string) Intrinsic {
	lo, hi := int(numSpecialIntrinsics), len(intrinsicTab)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if intrinsicTab[mid].name < name {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(intrinsicTab) && intrinsicTab[lo].name == name {
		return Intrinsic(lo)
	}
	return UnknownIntrinsic
}

// isMangledType reports whether an overload suffix begins as LLVM spells types in names:
// i32, v4f16, p1, a3i8, s_struct.x, sl_i32s, f_isVoidf, Metadata …
func isMangledType(s string) bool {
	if s == "" {
		return false
	}
	digit := func(i int) bool { return i < len(s) && s[i] >= '0' && s[i] <= '9' }
	under := func(i int) bool { return i < len(s) && s[i] == '_' }
	switch s[0] {
	case 'i':
		return digit(1) || strings.HasPrefix(s, "isVoid") || strings.HasPrefix(s, "isOpaque")
	case 'v', 'p', 'a':
		return digit(1) || strings.HasPrefix(s, "ppcf128")
	case 'f':
		return digit(1) || under(1)
	case 's':
		return under(1) || strings.HasPrefix(s, "sl_")
	case 'b':
		return strings.HasPrefix(s, "bf16")
	}
	return strings.HasPrefix(s, "nxv") || strings.HasPrefix(s, "x86") || strings.HasPrefix(s, "Metadata") || strings.HasPrefix(s, "t")
}

// Plain returns the intrinsic that computes the same without the exceptions of a constrained or the
// mask of a vector-predicated one: UnknownIntrinsic for all others, and where the
// counterpart is an instruction (fadd, zext).
func (i Intrinsic) Plain() Intrinsic {
	if name, ok := i.PlainName(); ok {
		return findIntrinsic(name)
	}
	return UnknownIntrinsic
}

// PlainName returns the name of the instruction or intrinsic that a constrained or
// vector-predicated one stands for.
func (i Intrinsic) PlainName() (string, bool) {
	name := i.String()
	if rest, ok := strings.CutPrefix(name, "experimental.constrained."); ok {
		return rest, true
	}
	return strings.CutPrefix(name, "vp.")
}

// String returns the name without "llvm." and overload suffix.
func (i Intrinsic) String() string {
	if int(i) < len(intrinsicTab) {
		return intrinsicTab[i].name
	}
	return ""
}

// Effects returns the effects of a call of a target-independent intrinsic.
func (i Intrinsic) Effects() isa.Effects { return intrinsicTab[i].effects }

// Uniform returns the rule for the result of a target-independent intrinsic.
func (i Intrinsic) Uniform() isa.Uniform { return intrinsicTab[i].uniform }
