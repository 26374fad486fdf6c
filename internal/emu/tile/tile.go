// Package tile multiplies matrices of float64, and converts the registers of a warp to their elements and back, with
// vector instructions of the machine where it has them. The Go functions define the results: both give the same bits.
//
// The elements of a matrix lie row after row. The products of elements of up to 32 bits, and sums of their integers, are
// exact in float64.
//
// The functions do not keep their arguments, and may run in several goroutines.
package tile

import (
	"encoding/binary"
	"math"
	"unsafe"

	"gonvvm/internal/softfp"
)

// Lanes is the number of lanes of a register.
const Lanes = 32

// Reg is a register of a warp: a value for each lane, zero-extended.
type Reg = [Lanes]uint64

// Kind says how elements lie in the low 32 bits of a lane.
type Kind uint8

// The kinds of elements. Each fills 32 bits: there are two of F16.
const (
	None Kind = iota // none of the following
	F16
	BF16
	F32
	TF32 // F32 without its low 13 bits
	S32
	S8
	U8
	E4M3 // floats of 8, 6 and 4 bits, each in a byte; E2M1 in its bits 2 to 5
	E5M2
	E2M3
	E3M2
	E2M1
)

// Per returns the elements in a lane of a register.
func (k Kind) Per() int {
	switch k {
	case F16, BF16:
		return 2
	case None, F32, TF32, S32:
		return 1
	}
	return 4
}

// float8 says how the floats in bytes become those of 16 bits, which have more bits of exponent and mantissa: sign and
// magnitude are moved, and the result multiplied by the power of two between the biases of the exponents.
var float8 = [...]struct {
	sign, magnitude, nan uint16 // masks, and the magnitude that is a NaN
	signBy, magnitudeBy  uint16 // bits to move
	scale                float32
}{
	E4M3: {0x80, 0x7f, 0x7f, 8, 7, 1 << 8},
	E5M2: {0x80, 0x7f, none, 8, 8, 1},
	E2M3: {0x20, 0x1f, none, 10, 7, 1 << 14},
	E3M2: {0x20, 0x1f, none, 10, 8, 1 << 12},
	E2M1: {0x20, 0x1c, none, 10, 7, 1 << 14},
}

const none = 0xffff

// widen converts bits of one element.
func (k Kind) widen(x uint32) float64 {
	switch k {
	case F16:
		return softfp.F16.ToFloat64(uint64(x & 0xffff))
	case BF16:
		return float64(math.Float32frombits(x << 16))
	case F32:
		return float64(math.Float32frombits(x))
	case TF32:
		return float64(math.Float32frombits(x &^ 0x1fff))
	case S32:
		return float64(int32(x))
	case S8:
		return float64(int8(x))
	case U8:
		return float64(uint8(x))
	}
	b := &float8[k]
	magnitude := uint16(x) & b.magnitude
	if magnitude == b.nan {
		return math.NaN()
	}
	half := uint16(x)&b.sign<<b.signBy | magnitude<<b.magnitudeBy
	return softfp.F16.ToFloat64(uint64(half)) * float64(b.scale)
}

// Widen writes the elements of a register to dst, those of lane 0 first. Of a NaN, it is unspecified which one it becomes.
func Widen(dst []float64, reg *Reg, k Kind) {
	per := k.Per()
	dst = dst[:per*Lanes]
	if vector() {
		widenLanes(&dst[0], reg, int(k))
		return
	}
	for l, x := range reg {
		k.elements(dst[l*per:][:per], uint32(x))
	}
}

// WidenBytes is Widen for elements that are consecutive in memory: 16 bytes of it.
func WidenBytes(dst []float64, data *[16]byte, k Kind) {
	per := k.Per()
	dst = dst[:4*per]
	if vector() {
		widen(&dst[0], unsafe.Pointer(data), 4, int(k))
		return
	}
	for w := range 4 {
		k.elements(dst[w*per:][:per], binary.LittleEndian.Uint32(data[4*w:]))
	}
}

// WidenWords is Widen for words.
func WidenWords(dst []float64, words []uint32, k Kind) {
	per := k.Per()
	dst = dst[:per*len(words)]
	n := 0
	if vector() {
		if n = len(words) &^ 3; n > 0 {
			widen(&dst[0], unsafe.Pointer(&words[0]), n, int(k))
		}
	}
	for i := n; i < len(words); i++ {
		k.elements(dst[i*per:][:per], words[i])
	}
}

// elements writes the elements of a word, the lowest first.
func (k Kind) elements(dst []float64, x uint32) {
	for e := range dst {
		dst[e] = k.widen(x >> (32 / len(dst) * e))
	}
}

// canonicalNaN is the NaN that PTX's instructions give in .f32 and .f16.
const canonicalNaN, canonicalHalf = 0x7fffffff, 0x7fff

// Narrow writes elements to a register: F32 and F16 are rounded to nearest even, of S32 the low 32 bits are written.
// Other kinds are not results of multiplications, and are not supported.
func Narrow(reg *Reg, src []float64, k Kind) {
	per := k.Per()
	src = src[:per*Lanes]
	if vector() {
		narrowLanes(reg, &src[0], int(k))
		return
	}
	for l := range reg {
		if k == F16 {
			reg[l] = uint64(narrowHalf(src[l*per]) | narrowHalf(src[l*per+1])<<16)
		} else {
			reg[l] = uint64(k.narrow(src[l]))
		}
	}
}

// NarrowWords writes elements to words as Narrow does: F32 or S32.
func NarrowWords(words []uint32, src []float64, k Kind) {
	src = src[:len(words)]
	n := 0
	if vector() {
		if n = len(words) &^ 3; n > 0 {
			narrow(&words[0], &src[0], n, int(k))
		}
	}
	for i := n; i < len(words); i++ {
		words[i] = k.narrow(src[i])
	}
}

// narrow converts an element to F32 or S32.
func (k Kind) narrow(v float64) uint32 {
	switch {
	case k == S32:
		return uint32(int64(v))
	case v != v:
		return canonicalNaN
	}
	return math.Float32bits(float32(v))
}

func narrowHalf(v float64) uint32 {
	if v != v {
		return canonicalHalf
	}
	return uint32(softfp.F16.FromFloat64(v, softfp.RN))
}

// Multiply adds the product of an m×k and a k×n matrix to c. The strides are elements between rows. For each element of c,
// it adds the products in the order of k, each with one rounding (fused multiply and add).
func Multiply(c, a, b []float64, strideC, strideA, strideB, m, n, k int) {
	if m == 0 || n == 0 || k == 0 {
		return
	}
	_, _, _ = c[(m-1)*strideC+n-1], a[(m-1)*strideA+k-1], b[(k-1)*strideB+n-1]
	if vector() && m%4 == 0 && n%8 == 0 {
		multiply(&c[0], &a[0], &b[0], 8*strideC, 8*strideA, 8*strideB, m, n, k)
		return
	}
	for i := range m {
		row := c[i*strideC:][:n]
		for x, u := range a[i*strideA:][:k] {
			for j, v := range b[x*strideB:][:n] {
				row[j] = math.FMA(u, v, row[j])
			}
		}
	}
}

// Transpose writes the transposed m×n matrix src to dst.
func Transpose(dst, src []float64, m, n int) {
	if m == 0 || n == 0 {
		return
	}
	_, _ = dst[m*n-1], src[m*n-1]
	if vector() && m%4 == 0 && n%4 == 0 {
		transpose(&dst[0], &src[0], 8*m, 8*n, m, n)
		return
	}
	for i := range m {
		for j, v := range src[i*n:][:n] {
			dst[j*m+i] = v
		}
	}
}
