package ir

import (
	"strings"

	"gonvvm/internal/isa"
)

// Intrinsic names a target-independent llvm.* intrinsic; overloads share one.
type Intrinsic uint16

// Target-independent intrinsics, in the order of intrinsicNames (sorted).
const (
	NotIntrinsic Intrinsic = iota
	UnknownIntrinsic
	NVVMIntrinsic // an llvm.nvvm.* name; Symbol.NVVM is its number if the table has it
	numSpecialIntrinsics
)

// lookupIntrinsic classifies a function name. The overload suffix (".i32",
// ".p0.p1") is cut off at a dot until a known name is found.
func lookupIntrinsic(name string) (Intrinsic, uint16) {
	rest, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return NotIntrinsic, 0
	}
	if strings.HasPrefix(rest, "nvvm.") {
		id, _ := isa.LookupIntrinsic(name)
		return NVVMIntrinsic, uint16(id)
	}
	for rest != "" {
		lo, hi := 0, len(intrinsicNames)
		for lo < hi {
			mid := int(uint(lo+hi) >> 1)
			if intrinsicNames[mid] < rest {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		if lo < len(intrinsicNames) && intrinsicNames[lo] == rest {
			return numSpecialIntrinsics + Intrinsic(lo), 0
		}
		i := strings.LastIndexByte(rest, '.')
		if i < 0 {
			break
		}
		rest = rest[:i]
	}
	return UnknownIntrinsic, 0
}

// String returns the name without "llvm." and overload suffix.
func (i Intrinsic) String() string {
	if i >= numSpecialIntrinsics && int(i-numSpecialIntrinsics) < len(intrinsicNames) {
		return intrinsicNames[i-numSpecialIntrinsics]
	}
	return ""
}
