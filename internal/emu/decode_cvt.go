package emu

import (
	"math"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// formatOf returns the format of a scalar float type, or of the parts of a packed one.
func formatOf(t isa.Atom) *softfp.Format {
	switch t {
	case isa.F16, isa.F16x2:
		return &softfp.F16
	case isa.Bf16, isa.Bf16x2:
		return &softfp.BF16
	case isa.F32:
		return &softfp.F32
	case isa.F64:
		return &softfp.F64
	case isa.Tf32:
		return &softfp.TF32
	case isa.E4m3x2, isa.E4m3x4:
		return &softfp.E4M3
	case isa.E5m2x2, isa.E5m2x4:
		return &softfp.E5M2
	case isa.E2m3x2, isa.E2m3x4:
		return &softfp.E2M3
	case isa.E3m2x2, isa.E3m2x4:
		return &softfp.E3M2
	case isa.E2m1x2, isa.E2m1x4:
		return &softfp.E2M1
	}
	return nil
}

// extend fits an integer result of type t to a register of n bits: PTX extends
// results that are narrower than their register.
func extend(x uint64, t isa.Atom, n int) uint64 {
	if isSigned(t) {
		x = uint64(integer.SignExtend(x, t))
	} else {
		x &= integer.WidthMask(t)
	}
	if n < 64 {
		x &= 1<<n - 1
	}
	return x
}

// decodeCvtII converts between integers.
func decodeCvtII(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	n := d.dstBits(0)
	if d.op.Has(isa.Sat) {
		return d.scalarT(from, func(a, _, _ uint64) uint64 {
			x, over := integer.SignExtend(a, from), false
			if !isSigned(from) {
				a &= integer.WidthMask(from)
				x, over = int64(a), a>>63 != 0
			}
			return extend(integer.Clamp(x, over, to), to, n)
		})
	}
	// Without saturation the value is extended or cut to the type and then
	// extended to the register.
	narrow := from
	if to.Bits() < from.Bits() {
		narrow = to
	}
	s := isSigned(narrow)
	if to.Bits() > from.Bits() {
		s = isSigned(from)
	}
	in := inst{kind: kVec, d: d.dst(0), a: d.src(1, from)}
	switch {
	case to.Bits() > from.Bits() && n == to.Bits() || to.Bits() == from.Bits() && n <= to.Bits() || to.Bits() < from.Bits():
		in.vec = lanewise.Extender(narrow.Bits(), s, n)
	default:
		in.kind = kScalar
		in.scalar = func(a, _, _ uint64) uint64 { return extend(extend(a, from, 64), to, n) }
	}
	d.emit(in)
	return true
}

// decodeCvtFI converts a float to an integer: rounds, then clamps. A NaN gives
// 0 unless the source is f64 or the destination has 64 bits; then it gives the
// top bit alone.
func decodeCvtFI(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	if from == 0 {
		from = isa.F32
	}
	if to.Class() == isa.ClassFloat {
		to, from = from, to
	}
	f := formatOf(from)
	if f == nil {
		return false
	}
	r, ftz := d.round(), d.op.Has(isa.Ftz)
	n := d.dstBits(0)
	width := uint(to.Bits())
	nan := uint64(0)
	if from == isa.F64 || width == 64 {
		nan = 1 << (width - 1)
	}
	s := isSigned(to)
	load := func(a uint64) float64 { return f.ToFloat64(a) }
	switch from {
	case isa.F32:
		load = func(a uint64) float64 {
			if ftz {
				a = uint64(softfp.FTZ32(uint32(a)))
			}
			return float64(lanewise.F32(a))
		}
	case isa.F64:
		load = math.Float64frombits
	}
	return d.scalarT(from, func(a, _, _ uint64) uint64 {
		x := load(a)
		if s {
			return extend(uint64(softfp.ToSigned(x, width, r, int64(nan))), to, n)
		}
		return extend(softfp.ToUnsigned(x, width, r, nan), to, n)
	})
}

// decodeCvtIF converts an integer to a float.
func decodeCvtIF(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	f := formatOf(to)
	if f == nil {
		return false
	}
	r, sat, s := d.round(), d.op.Has(isa.Sat), isSigned(from)
	return d.scalarT(from, func(a, _, _ uint64) uint64 {
		var n softfp.Num
		if s {
			n = softfp.FromInt(integer.SignExtend(a, from))
		} else {
			n = softfp.FromUint(a & integer.WidthMask(from))
		}
		return saturate(f, f.Pack(n, r, softfp.ToInf), sat)
	})
}

// saturate clamps a float of format f to [0, 1] if on.
func saturate(f *softfp.Format, b uint64, on bool) uint64 {
	if !on {
		return b
	}
	switch f.Exp + f.Frac {
	case 63:
		return softfp.Sat64(b)
	case 31:
		return uint64(softfp.Sat32(uint32(b)))
	}
	return uint64(softfp.Sat16(f, uint16(b)))
}

// cvtFloat returns the conversion that modifiers of the instruction describe,
// for one element.
func (d *decoder) cvtFloat(to, from *softfp.Format) func(a uint64) uint64 {
	r := d.round()
	ftz, sat, relu := d.op.Has(isa.Ftz), d.op.Has(isa.Sat), d.op.Has(isa.Relu)
	over := overflowOf(d.op)
	flushIn := ftz && from == &softfp.F32
	flushOut := ftz && to == &softfp.F32
	return func(a uint64) uint64 {
		if flushIn {
			a = uint64(softfp.FTZ32(uint32(a)))
		}
		n := from.Unpack(a)
		if relu && n.Neg && n.Class != softfp.NaN {
			n = softfp.Num{}
		}
		b := to.Pack(n, r, over)
		if n.Class == softfp.NaN {
			b = softfp.ConvertNaN(to, from, a, ftz)
		}
		if flushOut {
			b = uint64(softfp.FTZ32(uint32(b)))
		}
		return saturate(to, b, sat)
	}
}

// overflowOf returns the treatment of large magnitudes.
func overflowOf(op isa.Opcode) softfp.Overflow {
	if op.Has(isa.Satfinite) {
		return softfp.SatFinite
	}
	return softfp.ToInf
}

// decodeCvtFF converts between floats, or rounds to an integer in the same type.
func decodeCvtFF(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	if from == 0 {
		from = to
	}
	ft, ff := formatOf(to), formatOf(from)
	if ft == nil || ff == nil {
		return false
	}
	switch d.op.Get(isa.SlotRound) {
	case isa.RNI, isa.RZI, isa.RMI, isa.RPI:
		if to == from {
			return d.roundInPlace(to, ft)
		}
	}
	ftz, sat := d.op.Has(isa.Ftz), d.op.Has(isa.Sat)
	if !ftz && !sat && !d.op.Has(isa.Relu) && !d.op.Has(isa.Satfinite) {
		switch {
		case to == isa.F64 && from == isa.F32:
			return d.scalarT(from, func(a, _, _ uint64) uint64 { return softfp.F32To64(uint32(a)) })
		case to == isa.F32 && from == isa.F64 && d.round() == softfp.RN:
			return d.scalarT(from, func(a, _, _ uint64) uint64 { return uint64(softfp.F64To32(a, softfp.RN)) })
		case to == isa.F32 && from == isa.F16:
			return d.scalarT(from, func(a, _, _ uint64) uint64 { return uint64(softfp.F16To32(uint16(a))) })
		case to == isa.F32 && from == isa.Bf16:
			return d.scalarT(from, func(a, _, _ uint64) uint64 { return uint64(softfp.BF16To32(uint16(a))) })
		}
	}
	fn := d.cvtFloat(ft, ff)
	if to == from {
		// Same type: nothing is rounded and a NaN stays unchanged, except for f32, whose NaNs become canonical if it
		// is flushed or clamped.
		fn = d.sameFloat(to, ft)
	}
	return d.scalarT(from, func(a, _, _ uint64) uint64 { return fn(a) })
}

func (d *decoder) sameFloat(t isa.Atom, f *softfp.Format) func(a uint64) uint64 {
	ftz, sat := d.op.Has(isa.Ftz), d.op.Has(isa.Sat)
	return func(a uint64) uint64 {
		if ftz {
			if t == isa.F32 {
				a = uint64(softfp.FTZ32(uint32(a)))
			} else if t.Bits() == 16 {
				a = uint64(softfp.FTZ16(f, uint16(a)))
			}
		}
		return saturate(f, a, sat)
	}
}

func (d *decoder) roundInPlace(t isa.Atom, f *softfp.Format) bool {
	r, sat, ftz := d.round(), d.op.Has(isa.Sat), d.op.Has(isa.Ftz)
	return d.scalarT(t, func(a, _, _ uint64) uint64 {
		switch t {
		case isa.F64:
			a = softfp.RoundInt64(a, r)
		case isa.F32:
			if ftz {
				a = uint64(softfp.FTZ32(uint32(a)))
			}
			a = uint64(softfp.RoundInt32(uint32(a), r))
		default:
			if ftz {
				a = uint64(softfp.FTZ16(f, uint16(a)))
			}
			a = f.FromFloat64(math.Float64frombits(softfp.RoundInt64(math.Float64bits(f.ToFloat64(a)), r)), softfp.RN)
		}
		return saturate(f, a, sat)
	})
}

// decodeCvtPair converts two f32 into a packed pair; a becomes the upper half.
func decodeCvtPair(d *decoder) bool {
	fn := d.cvtFloat(formatOf(d.op.Get(isa.SlotType)), &softfp.F32)
	return d.scalarT(isa.F32, func(a, b, _ uint64) uint64 { return fn(a)<<16 | fn(b) })
}

func decodeCvtTf32(d *decoder) bool {
	fn := d.cvtFloat(&softfp.TF32, &softfp.F32)
	if sat := d.op.Has(isa.Satfinite); d.round() == softfp.RNA {
		fn = func(a uint64) uint64 { return uint64(softfp.TF32Away(uint32(a), sat)) }
	}
	return d.scalarT(isa.F32, func(a, _, _ uint64) uint64 { return fn(a) })
}

// narrowBits is the size of an element in a packed register: six-bit formats take a byte.
func narrowBits(f *softfp.Format) int {
	if f == &softfp.E2M1 {
		return 4
	}
	return 8
}

// decodeCvtNarrow converts two values into a pair of eight bits or fewer.
func decodeCvtNarrow(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	f := formatOf(to)
	if f == nil {
		return false
	}
	n := narrowBits(f)
	if from == isa.F16x2 || from == isa.Bf16x2 {
		fn := d.cvtFloat(f, halfFormat(from))
		return d.scalarT(from, func(a, _, _ uint64) uint64 { return fn(a>>16)<<n | fn(a&0xffff) })
	}
	fn := d.cvtFloat(f, &softfp.F32)
	return d.scalarT(isa.F32, func(a, b, _ uint64) uint64 { return fn(a)<<n | fn(b) })
}

// decodeCvtWiden converts a narrow pair to f16x2 or bf16x2.
func decodeCvtWiden(d *decoder) bool {
	to, from := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	if from == isa.Ue8m0x2 {
		one := func(a uint64) uint64 {
			switch a &= 0xff; a {
			case 0xff:
				return softfp.BF16.NaN
			case 0:
				return 0x40 // 2^-127 is subnormal
			}
			return a << 7
		}
		return d.scalarT(isa.B16, func(a, _, _ uint64) uint64 { return one(a>>8)<<16 | one(a) })
	}
	f := formatOf(from)
	if f == nil {
		return false
	}
	n := narrowBits(f)
	if d.op.Has(isa.ScaledN2Ue8m0) {
		return scaledPair(d, func(x uint64) float64 { return f.ToFloat64(x & (1<<n - 1)) }, n)
	}
	fn := d.cvtFloat(formatOf(to), f)
	mask := uint64(1)<<n - 1
	return d.scalarT(isa.B16, func(a, _, _ uint64) uint64 { return fn(a>>n&mask)<<16 | fn(a&mask) })
}

// decodeCvtUe8m0 converts magnitudes to powers of two.
func decodeCvtUe8m0(d *decoder) bool {
	up := d.round() == softfp.RP
	sat := d.op.Has(isa.Satfinite)
	one := func(b uint32) uint64 {
		if lanewise.IsNaN32(b) {
			return 0xff
		}
		b &^= 0x80000000
		if b == 0x7f800000 {
			if sat {
				return 0xfe
			}
			return 0xff
		}
		e, frac := uint64(b>>23), b&0x7fffff
		if e == 0 {
			// Subnormal: 2^-127 is 0x400000.
			if up && frac > 0x400000 {
				return 1
			}
			return 0
		}
		if up && frac != 0 {
			e++
		}
		if e == 0xff && sat {
			return 0xfe
		}
		return e
	}
	if d.op.Get(isa.SlotType2) == isa.Bf16x2 {
		return d.scalarT(isa.B32, func(a, _, _ uint64) uint64 {
			return one(uint32(a)&0xffff0000)<<8 | one(uint32(a)<<16)
		})
	}
	return d.scalarT(isa.F32, func(a, b, _ uint64) uint64 { return one(uint32(a))<<8 | one(uint32(b)) })
}

// decodeCvtPack clamps a and b, packs them side by side and shifts c up above them.
func decodeCvtPack(d *decoder) bool {
	t := d.op.Get(isa.SlotType)
	n := t.Bits()
	mask := integer.WidthMask(t)
	return d.scalar(func(a, b, c uint64) uint64 {
		x := integer.Clamp(int64(int32(a)), false, t) & mask
		y := integer.Clamp(int64(int32(b)), false, t) & mask
		return uint64(uint32(c<<(2*n))) | x<<n | y
	}, isa.S32, isa.S32, isa.B32)
}
