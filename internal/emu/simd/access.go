package simd

import "math/bits"

// IsStore reports whether the operation is a plain store, whose values are those of register B.
func (op Op) IsStore() bool {
	return op >= Store8 && op <= Store64 || op == CheckedStoreShared32 || op == CheckedStoreGlobal32
}

// LoadOp returns the operation that loads an element of size bytes, sign-extended if signed is set, to a register of width bits, or 0.
func LoadOp(size uint8, signed bool, width uint32) Op {
	if !signed {
		if int(width) < 8*int(size) {
			return 0
		}
		return [...]Op{Load8, Load16, Load32, Load64}[bits.TrailingZeros8(size)]
	}
	switch {
	case size == 1 && width == 32:
		return Load8S32
	case size == 2 && width == 32:
		return Load16S32
	case size == 4 && width == 64:
		return Load32S64
	}
	return 0
}

// Uniform returns the operation that does the same as a load if all lanes have the address Imm, or op if there is none.
func (op Op) Uniform() Op {
	switch op {
	case Load8:
		return LoadUniform8
	case Load16:
		return LoadUniform16
	case Load32:
		return LoadUniform32
	case Load64:
		return LoadUniform64
	}
	return op
}

// StoreOp returns the operation that stores an element of size bytes.
func StoreOp(size uint8) Op {
	return [...]Op{Store8, Store16, Store32, Store64}[bits.TrailingZeros8(size)]
}

// RangeOf returns the allocation that an offset in global memory lies in if the handlers know it, or zeros.
func (s *Shadow) RangeOf(off uint64) [2]uint64 {
	for _, r := range s.Ranges {
		if off >= r[0] && off < r[1] {
			return r
		}
	}
	return [2]uint64{}
}

// AddRange gives the handlers an allocation, the latest first.
func (s *Shadow) AddRange(r [2]uint64) {
	copy(s.Ranges[1:], s.Ranges[:])
	s.Ranges[0] = r
}
