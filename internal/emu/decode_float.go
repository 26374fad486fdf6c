package emu

import (
	"math"

	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// roundOf maps a rounding modifier; none means to nearest.
func roundOf(a isa.Atom) softfp.Round {
	switch a {
	case isa.RZ, isa.RZI:
		return softfp.RZ
	case isa.RM, isa.RMI:
		return softfp.RM
	case isa.RP, isa.RPI:
		return softfp.RP
	case isa.RNA:
		return softfp.RNA
	}
	return softfp.RN
}

func (d *decoder) round() softfp.Round { return roundOf(d.op.Get(isa.SlotRound)) }

// halfFormat returns the format of a 16-bit type or of the halves of a packed one.
func halfFormat(t isa.Atom) *softfp.Format {
	if t == isa.Bf16 || t == isa.Bf16x2 {
		return &softfp.BF16
	}
	return &softfp.F16
}

// arith emits an operation of up to three operands. Each width has its own function; flushing, clamping and packing are
// wrapped around them.
func (d *decoder) arith(f32 func(a, b, c uint32, r softfp.Round) uint32, f64 func(a, b, c uint64, r softfp.Round) uint64,
	f16 func(f *softfp.Format, a, b, c uint16) uint16,
) bool {
	t := d.op.Type()
	r := d.round()
	ftz, sat, relu := d.op.Has(isa.Ftz), d.op.Has(isa.Sat), d.op.Has(isa.Relu)
	one32 := func(a, b, c uint32) uint32 {
		if ftz {
			a, b, c = softfp.FTZ32(a), softfp.FTZ32(b), softfp.FTZ32(c)
		}
		x := f32(a, b, c, r)
		if ftz {
			x = softfp.FTZ32(x)
		}
		if sat {
			x = softfp.Sat32(x)
		}
		return x
	}
	switch t {
	case isa.F32:
		return d.scalarT(t, func(a, b, c uint64) uint64 { return uint64(one32(uint32(a), uint32(b), uint32(c))) })
	case isa.F32x2:
		return d.scalarT(t, func(a, b, c uint64) uint64 {
			return uint64(one32(uint32(a), uint32(b), uint32(c))) | uint64(one32(uint32(a>>32), uint32(b>>32), uint32(c>>32)))<<32
		})
	case isa.F64:
		return d.scalarT(t, func(a, b, c uint64) uint64 { return f64(a, b, c, r) })
	}
	if f16 == nil {
		return false
	}
	f := halfFormat(t)
	one16 := func(a, b, c uint16) uint16 {
		if ftz {
			a, b, c = softfp.FTZ16(f, a), softfp.FTZ16(f, b), softfp.FTZ16(f, c)
		}
		x := f16(f, a, b, c)
		if ftz {
			x = softfp.FTZ16(f, x)
		}
		if sat {
			x = softfp.Sat16(f, x)
		}
		if relu {
			x = softfp.Relu16(f, x)
		}
		return x
	}
	return d.scalarT(t, halves(t, one16))
}

// halves applies a function to one half or to both.
func halves(t isa.Atom, fn func(a, b, c uint16) uint16) scalarFn {
	if t.Bits() == 16 {
		return func(a, b, c uint64) uint64 { return uint64(fn(uint16(a), uint16(b), uint16(c))) }
	}
	return func(a, b, c uint64) uint64 {
		return uint64(fn(uint16(a), uint16(b), uint16(c))) | uint64(fn(uint16(a>>16), uint16(b>>16), uint16(c>>16)))<<16
	}
}

// plain reports whether the instruction is f32 or f64, to nearest, without flushing or clamping: the case of the fast
// functions.
func (d *decoder) plain() bool {
	return d.round() == softfp.RN && !d.op.Has(isa.Ftz) && !d.op.Has(isa.Sat) &&
		(d.op.Type() == isa.F32 || d.op.Type() == isa.F64)
}

func decodeFadd(d *decoder) bool {
	if d.plain() {
		return d.vec(d.op.Type(), byWidth(d.op.Type(), nil, lanewise.AddF32, lanewise.AddF64))
	}
	return d.arith(
		func(a, b, _ uint32, r softfp.Round) uint32 { return softfp.Add32(a, b, r) },
		func(a, b, _ uint64, r softfp.Round) uint64 { return softfp.Add64(a, b, r) },
		func(f *softfp.Format, a, b, _ uint16) uint16 { return softfp.Add16(f, a, b) })
}

func decodeFsub(d *decoder) bool {
	if d.plain() {
		return d.vec(d.op.Type(), byWidth(d.op.Type(), nil, lanewise.SubF32, lanewise.SubF64))
	}
	return d.arith(
		func(a, b, _ uint32, r softfp.Round) uint32 { return softfp.Add32(a, b^1<<31, r) },
		func(a, b, _ uint64, r softfp.Round) uint64 { return lanewise.Sub64(a, b, r) },
		func(f *softfp.Format, a, b, _ uint16) uint16 { return softfp.Add16(f, a, b^0x8000) })
}

func decodeFmul(d *decoder) bool {
	ftz := d.op.Has(isa.Ftz)
	if d.plain() {
		return d.vec(d.op.Type(), byWidth(d.op.Type(), nil, lanewise.MulF32, lanewise.MulF64))
	}
	return d.arith(
		func(a, b, _ uint32, r softfp.Round) uint32 {
			// GPUs flush a product that is subnormal before it is rounded away from zero.
			if p := float64(lanewise.F32(uint64(a))) * float64(lanewise.F32(uint64(b))); ftz && r != softfp.RN && math.Abs(p) < 0x1p-126 {
				return (a ^ b) & 0x80000000
			}
			return softfp.Mul32(a, b, r)
		},
		func(a, b, _ uint64, r softfp.Round) uint64 { return softfp.Mul64(a, b, r) },
		func(f *softfp.Format, a, b, _ uint16) uint16 { return softfp.Mul16(f, a, b) })
}

func decodeFfma(d *decoder) bool {
	if d.plain() {
		return d.vec(d.op.Type(), byWidth(d.op.Type(), nil, lanewise.FmaF32, lanewise.FmaF64))
	}
	return d.arith(softfp.Fma32, softfp.Fma64, softfp.Fma16)
}

// decodeFfmaOob: an operand that is the out-of-bounds NaN makes the result zero.
func decodeFfmaOob(d *decoder) bool {
	const oob = 0xffff
	return d.arith(nil, nil, func(f *softfp.Format, a, b, c uint16) uint16 {
		if a == oob || b == oob {
			return 0
		}
		return softfp.Fma16(f, a, b, c)
	})
}

// mixed emits f32 operations whose first operands are f16 or bf16.
func (d *decoder) mixed(fn func(a, b, c uint32, r softfp.Round) uint32, narrow int) bool {
	wide := softfp.F16To32
	if d.op.Get(isa.SlotType2) == isa.Bf16 {
		wide = softfp.BF16To32
	}
	t2 := d.op.Get(isa.SlotType2)
	r, sat := d.round(), d.op.Has(isa.Sat)
	types := []isa.Atom{t2, isa.F32, isa.F32}
	if narrow == 2 {
		types[1] = t2
	}
	return d.scalar(func(a, b, c uint64) uint64 {
		x, y := wide(uint16(a)), uint32(b)
		if narrow == 2 {
			y = wide(uint16(b))
		}
		v := fn(x, y, uint32(c), r)
		if sat {
			v = softfp.Sat32(v)
		}
		return uint64(v)
	}, types...)
}

func decodeFaddMixed(d *decoder) bool {
	return d.mixed(func(a, b, _ uint32, r softfp.Round) uint32 { return softfp.Add32(a, b, r) }, 1)
}

func decodeFsubMixed(d *decoder) bool {
	return d.mixed(func(a, b, _ uint32, r softfp.Round) uint32 { return softfp.Add32(a, b^1<<31, r) }, 1)
}

func decodeFfmaMixed(d *decoder) bool { return d.mixed(softfp.Fma32, 2) }

// decodeFdiv: .approx and .full are within 2 ulp; the correctly rounded
// quotient is within any bound. Their range differs: for divisors between 2^126
// and 2^128 .approx gives 0 of finite dividends.
func decodeFdiv(d *decoder) bool {
	approx := d.op.Has(isa.Approx)
	return d.arith(
		func(a, b, _ uint32, r softfp.Round) uint32 {
			if e := b >> 23 & 0xff; approx && e >= 253 && e < 255 {
				switch {
				case lanewise.IsNaN32(a):
					return softfp.NaN32
				case a&0x7fffffff == 0x7f800000:
					return softfp.NaN32 // infinity times a reciprocal of 0
				}
				return (a ^ b) & 0x80000000
			}
			return softfp.Div32(a, b, r)
		},
		func(a, b, _ uint64, r softfp.Round) uint64 { return softfp.Div64(a, b, r) }, nil)
}

// decodeFabs: a NaN becomes the canonical one, as on GPUs, but in f64 it keeps its bits. So it is with neg.
func decodeFabs(d *decoder) bool {
	return d.arith(
		func(a, _, _ uint32, _ softfp.Round) uint32 { return softfp.Canon32(a &^ (1 << 31)) },
		func(a, _, _ uint64, _ softfp.Round) uint64 { return a &^ (1 << 63) },
		func(f *softfp.Format, a, _, _ uint16) uint16 { return softfp.Canon16(f, a&^0x8000) })
}

func decodeFneg(d *decoder) bool {
	return d.arith(
		func(a, _, _ uint32, _ softfp.Round) uint32 { return softfp.Canon32(a ^ 1<<31) },
		func(a, _, _ uint64, _ softfp.Round) uint64 { return a ^ 1<<63 },
		func(f *softfp.Format, a, _, _ uint16) uint16 { return softfp.Canon16(f, a^0x8000) })
}

// negator negates an operand of type t.
func negator(t isa.Atom) scalarFn {
	bit := uint64(1) << (t.Bits() - 1)
	if t == isa.F16x2 || t == isa.Bf16x2 {
		bit |= 0x8000
	}
	return func(a, _, _ uint64) uint64 { return a ^ bit }
}

func decodeFmin(d *decoder) bool { return d.minMax(false) }
func decodeFmax(d *decoder) bool { return d.minMax(true) }

func (d *decoder) minMax(larger bool) bool {
	nan, xs := d.op.Has(isa.NaN), d.op.Has(isa.Xorsign)
	return d.arith(
		func(a, b, _ uint32, _ softfp.Round) uint32 {
			sign := uint32(0)
			if xs {
				sign = (a ^ b) & 0x80000000
				a, b = a&^0x80000000, b&^0x80000000
			}
			x := minMax32(a, b, larger, nan)
			if xs && !lanewise.IsNaN32(x) {
				x |= sign
			}
			return x
		},
		func(a, b, _ uint64, _ softfp.Round) uint64 {
			if larger {
				return softfp.Max64(a, b)
			}
			return softfp.Min64(a, b)
		},
		func(f *softfp.Format, a, b, _ uint16) uint16 {
			sign := uint16(0)
			if xs {
				sign = (a ^ b) & 0x8000
				a, b = a&^0x8000, b&^0x8000
			}
			x := softfp.Min16(f, a, b, nan)
			if larger {
				x = softfp.Max16(f, a, b, nan)
			}
			if xs && x&0x7fff <= uint16(f.Inf()) {
				x |= sign
			}
			return x
		})
}

func minMax32(a, b uint32, larger, nan bool) uint32 {
	if larger {
		return softfp.Max32(a, b, nan)
	}
	return softfp.Min32(a, b, nan)
}

func decodeFmin3(d *decoder) bool { return d.minMax3(false) }
func decodeFmax3(d *decoder) bool { return d.minMax3(true) }

func (d *decoder) minMax3(larger bool) bool {
	nan, abs := d.op.Has(isa.NaN), d.op.Has(isa.Abs)
	return d.arith(func(a, b, c uint32, _ softfp.Round) uint32 {
		if abs {
			a, b, c = a&^0x80000000, b&^0x80000000, c&^0x80000000
		}
		return minMax32(minMax32(a, b, larger, nan), c, larger, nan)
	}, nil, nil)
}

// decodeFrcp: rcp.approx.ftz.f64 sees and gives only the upper 32 bits.
func decodeFrcp(d *decoder) bool {
	gross := d.op.Type() == isa.F64 && d.op.Has(isa.Approx)
	return d.arith(
		func(a, _, _ uint32, r softfp.Round) uint32 { return softfp.Rcp32(a, r) },
		func(a, _, _ uint64, r softfp.Round) uint64 {
			if gross {
				return gross64(softfp.Rcp64(ftz64(a&^0xffffffff), r))
			}
			return softfp.Rcp64(a, r)
		}, nil)
}

// gross64 keeps the upper half of an f64, flushed, with the NaN that the
// approximations give.
func gross64(b uint64) uint64 {
	if lanewise.IsNaN64(b) {
		return 0x7fffffff00000000
	}
	return ftz64(b) &^ 0xffffffff
}

func ftz64(b uint64) uint64 {
	if b>>52&0x7ff == 0 {
		return b & (1 << 63)
	}
	return b
}

func decodeFsqrt(d *decoder) bool {
	return d.arith(
		func(a, _, _ uint32, r softfp.Round) uint32 { return softfp.Sqrt32(a, r) },
		func(a, _, _ uint64, r softfp.Round) uint64 { return softfp.Sqrt64(a, r) }, nil)
}

// decodeFrsqrt: the f64 form sees and gives only the upper 32 bits if it flushes.
func decodeFrsqrt(d *decoder) bool {
	ftz := d.op.Has(isa.Ftz)
	inv := func(x float64) float64 { return 1 / math.Sqrt(x) }
	return d.arith(
		func(a, _, _ uint32, _ softfp.Round) uint32 { return via64(a, inv) },
		func(a, _, _ uint64, _ softfp.Round) uint64 {
			if ftz {
				a = ftz64(a &^ 0xffffffff)
			}
			x := inv(math.Float64frombits(a))
			if x != x {
				return 0x7fffffff00000000
			}
			if ftz {
				return gross64(math.Float64bits(x))
			}
			return math.Float64bits(x)
		}, nil)
}

// via64 computes an approximation in float64 and rounds: its error is below
// one ulp, which is within the manual's bounds for all of them.
func via64(a uint32, fn func(float64) float64) uint32 {
	return softfp.FromF64Odd(fn(float64(math.Float32frombits(a))), softfp.RN)
}

// approx emits a function that is defined as an approximation.
func (d *decoder) approx(fn func(float64) float64) bool {
	return d.arith(
		func(a, _, _ uint32, _ softfp.Round) uint32 { return via64(a, fn) }, nil,
		func(f *softfp.Format, a, _, _ uint16) uint16 {
			return uint16(f.FromFloat64(fn(f.ToFloat64(uint64(a))), softfp.RN))
		})
}

func decodeFsin(d *decoder) bool  { return d.approx(math.Sin) }
func decodeFcos(d *decoder) bool  { return d.approx(math.Cos) }
func decodeFtanh(d *decoder) bool { return d.approx(math.Tanh) }
func decodeFex2(d *decoder) bool  { return d.approx(math.Exp2) }

func decodeFlg2(d *decoder) bool {
	return d.approx(func(x float64) float64 {
		if x == 0 {
			return math.Inf(-1)
		}
		return math.Log2(x)
	})
}

func decodeCopysign(d *decoder) bool {
	bit := uint64(1) << (d.op.Type().Bits() - 1)
	// copysign.type d, a, b: the magnitude of b with the sign of a.
	return d.scalarT(d.op.Type(), func(a, b, _ uint64) uint64 { return a&bit | b&^bit })
}

// decodeTestp emits testp: a predicate of one float.
func decodeTestp(d *decoder) bool {
	t := d.op.Type()
	f := &softfp.F32
	if t == isa.F64 {
		f = &softfp.F64
	}
	var test func(b uint64) bool
	mag := func(b uint64) uint64 { return b &^ f.SignBit() }
	smallest := uint64(1) << f.Frac
	switch d.op.Get(isa.SlotOperation) {
	case isa.Finite:
		test = func(b uint64) bool { return mag(b) < f.Inf() }
	case isa.Infinite:
		test = func(b uint64) bool { return mag(b) == f.Inf() }
	case isa.Number:
		test = func(b uint64) bool { return mag(b) <= f.Inf() }
	case isa.Notanumber:
		test = func(b uint64) bool { return mag(b) > f.Inf() }
	case isa.Normal: // zeroes are normal (PTX ISA §9.7.3.2)
		test = func(b uint64) bool { return mag(b) < f.Inf() && (mag(b) >= smallest || mag(b) == 0) }
	case isa.Subnormal:
		test = func(b uint64) bool { return mag(b) < smallest && mag(b) != 0 }
	default:
		return false
	}
	d.emit(inst{kind: kSetp, d: d.pdst(0), a: d.src(1, t), cmp: func(a, _ *vec) (m uint32) {
		for i, x := range a {
			m |= b2u(test(x)) << i
		}
		return m
	}})
	return true
}
