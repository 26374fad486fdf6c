package isel

import (
	"encoding/binary"
	"math"
	"math/big"
	"math/rand/v2"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit/interp"
)

// leaves calls fn for each scalar of a value of type t, with the bit at which it is in memory. x is the value, or nil.
func leaves(m *ir.Module, t ir.Type, bit uint64, x *interp.Value, fn func(t ir.Type, bit uint64, x interp.Value) error) error {
	ty := &m.Types
	elem := func(i int) *interp.Value {
		if x == nil || !x.Nested {
			return nil
		}
		return &x.Elems[i]
	}
	switch ty.Kind(t) {
	case ir.StructKind:
		for i, e := range ty.Elems(t) {
			if err := leaves(m, e, bit+8*m.FieldOffset(t, i), elem(i), fn); err != nil {
				return err
			}
		}
	case ir.ArrayKind, ir.VectorKind:
		e := ty.Elem(t)
		step := m.BitsOf(e)
		if ty.Kind(t) == ir.ArrayKind {
			step = 8 * m.SizeOf(e)
		}
		for i := range ty.Len64(t) {
			if err := leaves(m, e, bit+i*step, elem(int(i)), fn); err != nil {
				return err
			}
		}
	default:
		if x == nil {
			x = &interp.Value{}
		}
		return fn(t, bit, *x)
	}
	return nil
}

// bitsAt returns w bits of b from a bit on.
func bitsAt(b []byte, bit, w uint64) *big.Int {
	x := new(big.Int)
	for i := range w {
		k := bit + i
		x.SetBit(x, int(i), uint(b[k/8]>>(k%8)&1))
	}
	return x
}

func putBits(b []byte, bit, w uint64, x *big.Int) {
	for i := range w {
		k := bit + i
		b[k/8] = b[k/8]&^(1<<(k%8)) | byte(x.Bit(int(i)))<<(k%8)
	}
}

// fill writes the arguments of one call to a row.
func (s *subject) fill(row []byte, r *rand.Rand) {
	m, ty := s.f.Mod, &s.f.Mod.Types
	for i, off := range s.off {
		t := s.f.TypeOf(ir.ParamValue(i))
		if ty.IsPtr(t) {
			fillBuffer(row[off:off+bufBytes], r)
			continue
		}
		_ = leaves(m, t, 8*off, nil, func(t ir.Type, bit uint64, _ interp.Value) error {
			putBits(row, bit, m.BitsOf(t), s.corner(t, int(m.BitsOf(t)), r))
			return nil
		})
	}
}

// fillBuffer fills a buffer with bytes that give corner values of several types. Half of the buffers have only zeros and ones,
// as a bool does.
func fillBuffer(b []byte, r *rand.Rand) {
	bools := r.IntN(2) == 0
	for i := 0; i < len(b); i += 4 {
		x := r.Uint32()
		switch r.IntN(8) {
		case 0:
			x = 0
		case 1:
			x = 0x3f800000 + uint32(r.IntN(4))<<23 // of a float, and the upper part of a double
		case 2:
			x = uint32(r.IntN(5)) - 2
		}
		if bools {
			x &= 0x01010101
		}
		binary.LittleEndian.PutUint32(b[i:], x)
	}
}

// corner returns the bits of a scalar argument.
func (s *subject) corner(t ir.Type, w int, r *rand.Rand) *big.Int {
	all := new(big.Int).Lsh(big.NewInt(1), uint(w))
	random := new(big.Int)
	for range (w + 63) / 64 {
		random.Or(random.Lsh(random, 64), new(big.Int).SetUint64(r.Uint64()))
	}
	if s.f.Mod.Types.IsFloat(t) {
		return s.cornerFloat(t, random, r)
	}
	x := new(big.Int)
	switch r.IntN(6) {
	case 0:
		x.SetInt64(int64(r.IntN(5) - 2))
	case 1:
		x.SetInt64(int64(r.IntN(2 * w)))
	case 2: // a power of two, or next to one
		x.Lsh(big.NewInt(1), uint(r.IntN(w+1)))
		x.Add(x, big.NewInt(int64(r.IntN(3)-1)))
	case 3: // a large signed number or a small one
		x.Rsh(random, uint(r.IntN(w)))
		x.Neg(x)
	case 4:
		x.Rsh(random, uint(r.IntN(w)))
	default:
		x = random
	}
	return x.Mod(x, all)
}

// exponents are the bits of the fraction and of the exponent of a format.
func exponents(t ir.Type) (frac, exp int) {
	switch t {
	case ir.Half:
		return 10, 5
	case ir.BFloat:
		return 7, 8
	case ir.Float:
		return 23, 8
	}
	return 52, 11
}

func (s *subject) cornerFloat(t ir.Type, random *big.Int, r *rand.Rand) *big.Int {
	frac, exp := exponents(t)
	bias, sign := uint64(1)<<(exp-1)-1, uint64(r.IntN(2))<<(frac+exp)
	inf := (uint64(1)<<exp - 1) << frac
	x := sign
	choice := r.IntN(10)
	if s.loose { // numbers of few bits: products are exact, fused or not
		choice = 6
	}
	switch choice {
	case 0: // a zero
	case 1:
		x |= inf
	case 2:
		x |= inf | 1<<(frac-1) | random.Uint64()&1
	case 3:
		x |= 1 + uint64(r.IntN(3)) // subnormal
	case 4:
		x |= 1 << frac // the smallest normal
	case 5:
		x |= inf - 1 // the largest
	case 6, 7:
		x |= (bias-2+uint64(r.IntN(5)))<<frac | uint64(r.IntN(4))<<(frac-2)
	case 8: // of the size of integers
		x |= (bias+uint64(r.IntN(min(70, int(bias)))))<<frac | random.Uint64()&(1<<frac-1)
	default:
		x = new(big.Int).And(random, new(big.Int).SetUint64(sign|1<<(frac+exp)-1)).Uint64()
	}
	return new(big.Int).SetUint64(x)
}

// sameFloat reports whether two values that differ in bits pass for equal.
func sameFloat(t ir.Type, anyNaN, loose bool, want, got uint64) bool {
	frac, exp := exponents(t)
	inf := (uint64(1)<<exp - 1) << frac
	abs := uint64(1)<<(frac+exp) - 1
	if anyNaN {
		return got&abs > inf
	}
	if !loose || want&abs >= inf || got&abs >= inf {
		return false
	}
	x, y := floatOf(frac, exp, want), floatOf(frac, exp, got)
	return math.Abs(x-y) <= math.Ldexp(max(1, math.Abs(x)), 6-frac) // arguments are small numbers
}

// floatOf returns the finite number with the given bits.
func floatOf(frac, exp int, b uint64) float64 {
	m, e := b&(1<<frac-1), int(b>>frac)&(1<<exp-1)
	if e > 0 {
		m, e = m|1<<frac, e-1
	}
	x := math.Ldexp(float64(m), e+2-(1<<(exp-1))-frac)
	if b>>(frac+exp) != 0 {
		return -x
	}
	return x
}
