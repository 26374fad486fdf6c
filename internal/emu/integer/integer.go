// Package integer has the integer instructions of PTX on one lane (PTX ISA §9.7.1 and §9.7.8), and the operations of the
// video instructions (§9.7.20). Values are zero-extended
// to 64 bits from the width of their type; so are results.
package integer

import (
	"math/bits"

	"gonvvm/internal/isa"
)

// Func computes one lane.
type Func = func(a, b, c uint64) uint64

func isSigned(t isa.Atom) bool { return t.Class() == isa.ClassSigned }

// WidthMask is the mask of the bits of a type.
func WidthMask(t isa.Atom) uint64 {
	if n := t.Bits(); n < 64 {
		return 1<<n - 1
	}
	return 1<<64 - 1
}

// SignExtend sign-extends x from the width of t.
func SignExtend(x uint64, t isa.Atom) int64 {
	n := 64 - t.Bits()
	return int64(x<<n) >> n
}

// ClampS32 saturates x to 32 bits.
func ClampS32(x int64) uint64 {
	return uint64(uint32(int32(min(max(x, -1<<31), 1<<31-1))))
}

// Clamp clamps to the range of an integer type; over says that x is an unsigned value beyond int64.
func Clamp(x int64, over bool, t isa.Atom) uint64 {
	n := t.Bits()
	if isSigned(t) {
		hi := int64(1)<<(n-1) - 1
		if over || x > hi {
			return uint64(hi)
		}
		return uint64(max(x, -hi-1))
	}
	switch {
	case n == 64 && over:
		return uint64(x)
	case over:
		return WidthMask(t)
	case x < 0:
		return 0
	case n < 64 && uint64(x) > WidthMask(t):
		return WidthMask(t)
	}
	return uint64(x)
}

// MulHi gives the upper half of a product.
func MulHi(t isa.Atom) Func {
	n := t.Bits()
	switch {
	case n == 64 && isSigned(t):
		return func(a, b, _ uint64) uint64 {
			hi, _ := bits.Mul64(a, b)
			return hi - uint64(int64(a)>>63)&b - uint64(int64(b)>>63)&a
		}
	case n == 64:
		return func(a, b, _ uint64) uint64 {
			hi, _ := bits.Mul64(a, b)
			return hi
		}
	}
	mask := WidthMask(t)
	if isSigned(t) {
		return func(a, b, _ uint64) uint64 { return uint64(SignExtend(a, t)*SignExtend(b, t)) >> n & mask }
	}
	return func(a, b, _ uint64) uint64 { return (a & mask) * (b & mask) >> n }
}

// Mul24 multiplies the lower 24 bits: hi gives bits 16 to 47 of the product.
func Mul24(t isa.Atom, hi bool) Func {
	shift := 0
	if hi {
		shift = 16
	}
	if isSigned(t) {
		return func(a, b, _ uint64) uint64 {
			return uint64(uint32((int64(a<<40) >> 40 * (int64(b<<40) >> 40)) >> shift))
		}
	}
	return func(a, b, _ uint64) uint64 { return uint64(uint32((a & 0xffffff) * (b & 0xffffff) >> shift)) }
}

// Div divides. PTX does not define the quotient by zero; GPUs give all ones.
func Div(t isa.Atom) Func {
	mask := WidthMask(t)
	if isSigned(t) {
		return func(a, b, _ uint64) uint64 {
			x, y := SignExtend(a, t), SignExtend(b, t)
			switch y {
			case 0:
				return mask
			case -1:
				return uint64(-x) & mask
			}
			return uint64(x/y) & mask
		}
	}
	return func(a, b, _ uint64) uint64 {
		if b&mask == 0 {
			return mask
		}
		return (a & mask) / (b & mask)
	}
}

// Rem gives the remainder, with the sign of a; that by zero is all ones, as on GPUs.
func Rem(t isa.Atom) Func {
	mask := WidthMask(t)
	if isSigned(t) {
		return func(a, b, _ uint64) uint64 {
			x, y := SignExtend(a, t), SignExtend(b, t)
			switch y {
			case 0:
				return mask
			case -1:
				return 0
			}
			return uint64(x%y) & mask
		}
	}
	return func(a, b, _ uint64) uint64 {
		if b&mask == 0 {
			return mask
		}
		return (a & mask) % (b & mask)
	}
}

// Sad gives c + |a - b|.
func Sad(t isa.Atom) Func {
	mask := WidthMask(t)
	if isSigned(t) {
		return func(a, b, c uint64) uint64 {
			x, y := SignExtend(a, t), SignExtend(b, t)
			if x < y {
				x, y = y, x
			}
			return (c + uint64(x) - uint64(y)) & mask
		}
	}
	return func(a, b, c uint64) uint64 {
		a, b = a&mask, b&mask
		return (c + max(a, b) - min(a, b)) & mask
	}
}

func Brev(t isa.Atom) Func {
	if t.Bits() == 64 {
		return func(a, _, _ uint64) uint64 { return bits.Reverse64(a) }
	}
	return func(a, _, _ uint64) uint64 { return uint64(bits.Reverse32(uint32(a))) }
}

// Bfind gives the position of the highest bit that is not a sign bit, all ones
// if there is none; with shiftamt the shift that moves it to the top.
func Bfind(t isa.Atom, shiftamt bool) Func {
	n, mask := t.Bits(), WidthMask(t)
	s := isSigned(t)
	return func(a, _, _ uint64) uint64 {
		if s && a>>(n-1)&1 != 0 {
			a = ^a
		}
		a &= mask
		if a == 0 {
			return 0xffffffff
		}
		p := bits.Len64(a) - 1
		if shiftamt {
			p = n - 1 - p
		}
		return uint64(p)
	}
}

// Bfe extracts c bits from position b on. Bits beyond the top, and all bits of
// an empty field, are the sign: bit min(b+c-1, msb) of a signed a, 0 for an empty field.
func Bfe(t isa.Atom) Func {
	n := uint64(t.Bits())
	mask := WidthMask(t)
	s := isSigned(t)
	return func(a, b, c uint64) uint64 {
		pos, length := b&0xff, c&0xff
		if length == 0 {
			return 0
		}
		sign := s && a>>min(pos+length-1, n-1)&1 != 0
		var field uint64
		if pos < n {
			field = a & mask >> pos
		}
		if length < n {
			field &= 1<<length - 1
		}
		if sign {
			kept := min(length, n-min(pos, n)) // bits that come from a
			if kept < 64 {
				field |= ^uint64(0) << kept
			}
		}
		return field & mask
	}
}

// Bfi inserts the low length bits of a into b at pos.
func Bfi(t isa.Atom) func(a, b uint64, pos, length uint32) uint64 {
	n := uint32(t.Bits())
	return func(a, b uint64, pos, length uint32) uint64 {
		pos, length = pos&0xff, length&0xff
		if pos >= n || length == 0 {
			return b
		}
		length = min(length, n-pos)
		m := ^uint64(0) >> (64 - length) << pos
		return b&^m | a<<pos&m
	}
}

// Fns finds the n-th set bit: counted from base up if n is positive, down if it
// is negative; for 0 it is the bit at base itself.
func Fns(mask, base uint32, n int32) uint32 {
	if base > 31 {
		return 0xffffffff
	}
	switch {
	case n == 0:
		if mask>>base&1 != 0 {
			return base
		}
	case n > 0:
		for i := base; i < 32; i++ {
			if mask>>i&1 != 0 {
				if n--; n == 0 {
					return i
				}
			}
		}
	default:
		for i := int(base); i >= 0; i-- {
			if mask>>i&1 != 0 {
				if n++; n == 0 {
					return uint32(i)
				}
			}
		}
	}
	return 0xffffffff
}

// Bmsk gives b ones from position a on.
func Bmsk(a, b uint32, clamp bool) uint32 {
	if !clamp {
		a, b = a&31, b&31
	}
	if a >= 32 || b == 0 {
		return 0
	}
	return uint32(uint64(1)<<min(b, 32)-1) << a
}

// Szext keeps the low b bits of a and extends them.
func Szext(a, b uint32, clamp, s bool) uint32 {
	if !clamp {
		b &= 31
	}
	if b >= 32 {
		return a
	}
	if b == 0 {
		return 0
	}
	if s {
		return uint32(int32(a<<(32-b)) >> (32 - b))
	}
	return a << (32 - b) >> (32 - b)
}

// Lop3 looks each bit of a, b and c up in the table.
func Lop3(a, b, c uint32, lut uint8) uint32 {
	var r uint32
	if lut&0x01 != 0 {
		r |= ^a & ^b & ^c
	}
	if lut&0x02 != 0 {
		r |= ^a & ^b & c
	}
	if lut&0x04 != 0 {
		r |= ^a & b & ^c
	}
	if lut&0x08 != 0 {
		r |= ^a & b & c
	}
	if lut&0x10 != 0 {
		r |= a & ^b & ^c
	}
	if lut&0x20 != 0 {
		r |= a & ^b & c
	}
	if lut&0x40 != 0 {
		r |= a & b & ^c
	}
	if lut&0x80 != 0 {
		r |= a & b & c
	}
	return r
}

// Prmt picks bytes of b:a.
func Prmt(mode isa.Atom) Func {
	return func(a, b, c uint64) uint64 {
		w := b<<32 | a&0xffffffff
		sel := uint32(c)
		if mode != 0 {
			sel = prmtSelector(mode, sel&3)
		}
		var r uint32
		for k := range 4 {
			s := sel >> (4 * k) & 15
			v := uint32(w>>(8*(s&7))) & 0xff
			if s&8 != 0 {
				v = uint32(int32(v<<24)>>31) & 0xff
			}
			r |= v << (8 * k)
		}
		return uint64(r)
	}
}

// prmtSelector gives the selector of a named mode (PTX ISA, table of prmt).
func prmtSelector(mode isa.Atom, n uint32) uint32 {
	switch mode {
	case isa.F4e:
		return 0x3210 + 0x1111*n
	case isa.B4e:
		return [4]uint32{0x5670, 0x6701, 0x7012, 0x0123}[n]
	case isa.Rc8:
		return 0x1111 * n
	case isa.Ecl:
		return [4]uint32{0x3210, 0x3211, 0x3222, 0x3333}[n]
	case isa.Ecr:
		return [4]uint32{0x0000, 0x1110, 0x2210, 0x3210}[n]
	case isa.Rc16:
		return [4]uint32{0x1010, 0x3232, 0x1010, 0x3232}[n]
	}
	return 0
}

// Carry adds or subtracts with carry or borrow in and out.
func Carry(a, b, c uint64, sub, wide bool) (uint64, uint64) {
	switch {
	case sub && wide:
		return bits.Sub64(a, b, c)
	case sub:
		v, co := bits.Sub32(uint32(a), uint32(b), uint32(c))
		return uint64(v), uint64(co)
	case wide:
		return bits.Add64(a, b, c)
	}
	v, co := bits.Add32(uint32(a), uint32(b), uint32(c))
	return uint64(v), uint64(co)
}

// MinMaxPacked covers min and max of two 16-bit halves, and relu.
func MinMaxPacked(t isa.Atom, larger, relu bool) Func {
	one := func(x, y int64) int64 {
		if larger {
			x = max(x, y)
		} else {
			x = min(x, y)
		}
		if relu {
			x = max(x, 0)
		}
		return x
	}
	if t == isa.S32 {
		return func(a, b, _ uint64) uint64 { return uint64(uint32(one(int64(int32(a)), int64(int32(b))))) }
	}
	s := isSigned(t)
	return func(a, b, _ uint64) uint64 {
		var r uint64
		for k := 0; k < 32; k += 16 {
			x, y := int64(uint16(a>>k)), int64(uint16(b>>k))
			if s {
				x, y = int64(int16(a>>k)), int64(int16(b>>k))
			}
			r |= uint64(uint16(one(x, y))) << k
		}
		return r
	}
}
