// Package lanewise computes an instruction in all lanes of a warp at once: integer operations, and f32 and f64 rounded to
// nearest. T is the unsigned type of the width of an instruction, S the signed one; results are zero-extended.
// Functions of two operands that return a mask compare.
package lanewise

import "math/bits"

// Vec is a register of a warp: a value for each lane, zero-extended to 64 bits from the width of the register.
type Vec = [32]uint64

// Unsigned is the constraint of unsigned types.
type Unsigned interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Signed is that of signed ones.
type Signed interface {
	~int8 | ~int16 | ~int32 | ~int64
}

func Mov[T Unsigned](d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]))
	}
}

func Add[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) + T(b[i]))
	}
}

func Sub[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) - T(b[i]))
	}
}

func MulLo[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) * T(b[i]))
	}
}

func MadLo[T Unsigned](d, a, b, c *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i])*T(b[i]) + T(c[i]))
	}
}

// MulWideU16 is mul.wide.u16.
func MulWideU16(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(uint32(uint16(a[i])) * uint32(uint16(b[i])))
	}
}

func MulWideS16(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(uint32(int32(int16(a[i])) * int32(int16(b[i]))))
	}
}

func MulWideU32(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(uint32(a[i])) * uint64(uint32(b[i]))
	}
}

func MulWideS32(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(int64(int32(a[i])) * int64(int32(b[i])))
	}
}

func MadWideU32(d, a, b, c *Vec) {
	for i := range d {
		d[i] = uint64(uint32(a[i]))*uint64(uint32(b[i])) + c[i]
	}
}

func MadWideS32(d, a, b, c *Vec) {
	for i := range d {
		d[i] = uint64(int64(int32(a[i]))*int64(int32(b[i]))) + c[i]
	}
}

func MadWideU16(d, a, b, c *Vec) {
	for i := range d {
		d[i] = uint64(uint32(uint16(a[i]))*uint32(uint16(b[i])) + uint32(c[i]))
	}
}

func MadWideS16(d, a, b, c *Vec) {
	for i := range d {
		d[i] = uint64(uint32(int32(int16(a[i]))*int32(int16(b[i]))) + uint32(c[i]))
	}
}

func And(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = a[i] & b[i]
	}
}

func Or(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = a[i] | b[i]
	}
}

func Xor(d, a, b, _ *Vec) {
	for i := range d {
		d[i] = a[i] ^ b[i]
	}
}

func Not[T Unsigned](d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(^T(a[i]))
	}
}

func Neg[T Unsigned](d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(-T(a[i]))
	}
}

// Shl is shl. Shift amounts are 32 bits wide and are not taken modulo the width: Go's shifts give zero, or the sign,
// for large ones as PTX's do.
func Shl[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) << uint32(b[i]))
	}
}

func ShrU[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) >> uint32(b[i]))
	}
}

func ShrS[T Unsigned, S Signed](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(S(a[i]) >> uint32(b[i])))
	}
}

func MinU[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(min(T(a[i]), T(b[i])))
	}
}

func MaxU[T Unsigned](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(max(T(a[i]), T(b[i])))
	}
}

func MinS[T Unsigned, S Signed](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(min(S(a[i]), S(b[i]))))
	}
}

func MaxS[T Unsigned, S Signed](d, a, b, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(max(S(a[i]), S(b[i]))))
	}
}

func Abs[T Unsigned, S Signed](d, a, _, _ *Vec) {
	for i := range d {
		x := S(a[i])
		if x < 0 {
			x = -x
		}
		d[i] = uint64(T(x))
	}
}

// Sext sign-extends S to the 64 bits of a vec and then cuts to T.
func Sext[T Unsigned, S Signed](d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(T(S(a[i])))
	}
}

// Extender returns the function that extends the low bits of a register to n bits.
func Extender(bits int, s bool, n int) func(d, a, b, c *Vec) {
	if !s || n <= bits {
		switch min(bits, n) {
		case 8:
			return Mov[uint8]
		case 16:
			return Mov[uint16]
		case 32:
			return Mov[uint32]
		}
		return Mov[uint64]
	}
	switch bits {
	case 8:
		return byBits(n, Sext[uint16, int8], Sext[uint32, int8], Sext[uint64, int8])
	case 16:
		return byBits(n, Mov[uint16], Sext[uint32, int16], Sext[uint64, int16])
	}
	return byBits(n, Mov[uint16], Mov[uint32], Sext[uint64, int32])
}

func byBits[F any](n int, f16, f32, f64 F) F {
	switch n {
	case 16:
		return f16
	case 32:
		return f32
	}
	return f64
}

func Popc(d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(bits.OnesCount64(a[i]))
	}
}

func Clz32(d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(bits.LeadingZeros32(uint32(a[i])))
	}
}

func Clz64(d, a, _, _ *Vec) {
	for i := range d {
		d[i] = uint64(bits.LeadingZeros64(a[i]))
	}
}

// Comparisons give a mask.

func b2u(b bool) uint32 {
	var x uint32
	if b {
		x = 1
	}
	return x
}

func EqU[T Unsigned](a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(T(a[i]) == T(b[i])) << i
	}
	return m
}

func LtU[T Unsigned](a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(T(a[i]) < T(b[i])) << i
	}
	return m
}

func LtS[S Signed](a, b *Vec) (m uint32) {
	for i := range a {
		m |= b2u(S(a[i]) < S(b[i])) << i
	}
	return m
}
