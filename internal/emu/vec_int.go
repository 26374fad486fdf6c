package emu

import "math/bits"

// Functions of this file compute an integer operation in all lanes. T is the
// unsigned type of the instruction's width, S the signed one; results are
// zero-extended.

type unsigned interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

type signed interface {
	~int8 | ~int16 | ~int32 | ~int64
}

func vMov[T unsigned](d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]))
	}
}

func vAdd[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) + T(b[i]))
	}
}

func vSub[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) - T(b[i]))
	}
}

func vMulLo[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) * T(b[i]))
	}
}

func vMadLo[T unsigned](d, a, b, c *vec) {
	for i := range d {
		d[i] = uint64(T(a[i])*T(b[i]) + T(c[i]))
	}
}

// vMulWideU16 is mul.wide.u16.
func vMulWideU16(d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(uint32(uint16(a[i])) * uint32(uint16(b[i])))
	}
}

func vMulWideS16(d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(uint32(int32(int16(a[i])) * int32(int16(b[i]))))
	}
}

func vMulWideU32(d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(uint32(a[i])) * uint64(uint32(b[i]))
	}
}

func vMulWideS32(d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(int64(int32(a[i])) * int64(int32(b[i])))
	}
}

func vMadWideU32(d, a, b, c *vec) {
	for i := range d {
		d[i] = uint64(uint32(a[i]))*uint64(uint32(b[i])) + c[i]
	}
}

func vMadWideS32(d, a, b, c *vec) {
	for i := range d {
		d[i] = uint64(int64(int32(a[i]))*int64(int32(b[i]))) + c[i]
	}
}

func vMadWideU16(d, a, b, c *vec) {
	for i := range d {
		d[i] = uint64(uint32(uint16(a[i]))*uint32(uint16(b[i])) + uint32(c[i]))
	}
}

func vMadWideS16(d, a, b, c *vec) {
	for i := range d {
		d[i] = uint64(uint32(int32(int16(a[i]))*int32(int16(b[i]))) + uint32(c[i]))
	}
}

func vAnd(d, a, b, _ *vec) {
	for i := range d {
		d[i] = a[i] & b[i]
	}
}

func vOr(d, a, b, _ *vec) {
	for i := range d {
		d[i] = a[i] | b[i]
	}
}

func vXor(d, a, b, _ *vec) {
	for i := range d {
		d[i] = a[i] ^ b[i]
	}
}

func vNot[T unsigned](d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(^T(a[i]))
	}
}

func vNeg[T unsigned](d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(-T(a[i]))
	}
}

// vShl is shl. Shift amounts are 32 bits wide and are not taken modulo the width: Go's shifts give zero, or the sign,
// for large ones as PTX's do.
func vShl[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) << uint32(b[i]))
	}
}

func vShrU[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(a[i]) >> uint32(b[i]))
	}
}

func vShrS[T unsigned, S signed](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(S(a[i]) >> uint32(b[i])))
	}
}

func vMinU[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(min(T(a[i]), T(b[i])))
	}
}

func vMaxU[T unsigned](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(max(T(a[i]), T(b[i])))
	}
}

func vMinS[T unsigned, S signed](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(min(S(a[i]), S(b[i]))))
	}
}

func vMaxS[T unsigned, S signed](d, a, b, _ *vec) {
	for i := range d {
		d[i] = uint64(T(max(S(a[i]), S(b[i]))))
	}
}

func vAbs[T unsigned, S signed](d, a, _, _ *vec) {
	for i := range d {
		x := S(a[i])
		if x < 0 {
			x = -x
		}
		d[i] = uint64(T(x))
	}
}

// vSext sign-extends S to the 64 bits of a vec and then cuts to T.
func vSext[T unsigned, S signed](d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(T(S(a[i])))
	}
}

func vPopc(d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(bits.OnesCount64(a[i]))
	}
}

func vClz32(d, a, _, _ *vec) {
	for i := range d {
		d[i] = uint64(bits.LeadingZeros32(uint32(a[i])))
	}
}

func vClz64(d, a, _, _ *vec) {
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

func cEqU[T unsigned](a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(T(a[i]) == T(b[i])) << i
	}
	return m
}

func cLtU[T unsigned](a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(T(a[i]) < T(b[i])) << i
	}
	return m
}

func cLtS[S signed](a, b *vec) (m uint32) {
	for i := range a {
		m |= b2u(S(a[i]) < S(b[i])) << i
	}
	return m
}
