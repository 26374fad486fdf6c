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

// AtomOp returns an atomic operation of PTX on 32 bits of shared memory, or 0.
func AtomOp(name string, signed, checked bool) (op Op) {
	switch name {
	case "add":
		op = AtomAdd32
	case "and":
		op = AtomAnd32
	case "or":
		op = AtomOr32
	case "xor":
		op = AtomXor32
	case "exch":
		op = AtomExch32
	case "min":
		if op = AtomMinU32; signed {
			op = AtomMinS32
		}
	case "max":
		if op = AtomMaxU32; signed {
			op = AtomMaxS32
		}
	default:
		return 0
	}
	if checked {
		op += CheckedAtomAdd32 - AtomAdd32
	}
	return op
}

// TruthTable returns the table of a function of two predicates, all of whose bits are equal: bit 2a+b is the result, for PredLogic.
func TruthTable(fn func(a, b uint64) uint64) (table uint64) {
	for i := range uint64(4) {
		table |= (fn(-(i>>1), -(i&1)) & 1) << i
	}
	return table
}
