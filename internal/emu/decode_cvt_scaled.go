package emu

import (
	"math"
	"math/bits"

	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// Conversions of PTX ISA §9.7.9.22 with operands besides the values: random bits, or factors.

// decodeCvtRandom rounds stochastically. PTX says which half of the random bits belongs to which operands. The first and
// the third of four take theirs in reverse order; the random bits are added to the first of the bits that are cut off, of
// subnormal results, too: so does sm_100a for e4m3x4 (measured: FlashInfer, conversion.cuh). For e2m1x4 no
// source says which eight bits are reversed: it is not emulated.
func decodeCvtRandom(d *decoder) bool {
	to := d.op.Get(isa.SlotType)
	f, over, relu := formatOf(to), overflowOf(d.op), d.op.Has(isa.Relu)
	if f == nil || f == &softfp.E2M1 {
		return false
	}
	convert := func(x, random uint64) uint64 {
		n := softfp.F32.Unpack(x & 0xffffffff)
		if relu && n.Neg && n.Class != softfp.NaN {
			n = softfp.Num{}
		}
		return f.PackRandom(n, random, over)
	}
	if d.num() == 4 {
		n := 16
		if f == &softfp.F16 {
			n = 13 // the bits that are cut off
		}
		part := func(r uint64) uint64 { return r << (64 - n) }
		return d.scalar(func(a, b, r uint64) uint64 {
			return convert(a, part(r>>16))<<16 | convert(b, part(r))
		}, isa.F32, isa.F32, isa.B32)
	}
	x := &extra{op: d.op}
	for _, k := range d.elems(1) {
		x.slots = append(x.slots, d.srcAt(k, isa.F32))
	}
	if len(x.slots) != 4 {
		return false
	}
	d.emit(inst{kind: kExec, x: x, d: d.dst(0), a: d.src(2, isa.B32), exec: func(_ *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := lane(m)
			r, packed := uint32(fr.regs[in.a][i]), uint64(0)
			for k, s := range in.x.slots {
				half := uint16(r >> (16 - k/2*16))
				if k%2 == 0 {
					half = bits.Reverse16(half)
				}
				packed = packed<<8 | convert(fr.regs[s][i], uint64(half)<<48)
			}
			fr.regs[in.d][i] = packed
		}
	}})
	return true
}

// decodeCvtS2f6 converts to and from fixed-point numbers: multiples of 1/64 in eight bits (PTX ISA §5.2.4).
func decodeCvtS2f6(d *decoder) bool {
	if d.op.Type() == isa.Bf16x2 {
		return scaledPair(d, softfp.S2F6ToFloat64, 8)
	}
	relu := d.op.Has(isa.Relu)
	convert := func(x float64, factor uint64) uint64 {
		if x /= softfp.UE8M0ToFloat64(byte(factor)); relu && x < 0 {
			return 0
		}
		return softfp.S2F6(x)
	}
	one := d.constant(0x7f7f)
	if d.op.Get(isa.SlotType2) == isa.Bf16x2 {
		in := inst{kind: kScalar, d: d.dst(0), a: d.src(1, isa.Bf16x2), b: one, scalar: func(a, s, _ uint64) uint64 {
			return convert(softfp.BF16.ToFloat64(a>>16&0xffff), s>>8)<<8 | convert(softfp.BF16.ToFloat64(a&0xffff), s)
		}}
		if d.num() > 2 {
			in.b = d.src(2, isa.B16)
		}
		d.emit(in)
		return true
	}
	in := inst{kind: kScalar, d: d.dst(0), a: d.src(1, isa.F32), b: d.src(2, isa.F32), c: one, scalar: func(a, b, s uint64) uint64 {
		return convert(softfp.F32.ToFloat64(a&0xffffffff), s>>8)<<8 | convert(softfp.F32.ToFloat64(b&0xffffffff), s)
	}}
	if d.num() > 3 {
		in.c = d.src(3, isa.B16)
	}
	d.emit(in)
	return true
}

// scaledPair converts a pair of elements of n bits, whose value is given, to bf16x2 and multiplies them by factors.
func scaledPair(d *decoder, value func(x uint64) float64, n int) bool {
	over, relu := overflowOf(d.op), d.op.Has(isa.Relu)
	convert := func(x, factor uint64) uint64 {
		// The product has few bits: it is exact.
		v := softfp.F64.Unpack(math.Float64bits(value(x) * softfp.UE8M0ToFloat64(byte(factor))))
		if relu && v.Neg && v.Class != softfp.NaN {
			v = softfp.Num{}
		}
		return softfp.BF16.Pack(v, softfp.RN, over)
	}
	in := inst{kind: kScalar, d: d.dst(0), a: d.src(1, isa.B16), b: d.constant(0x7f7f), scalar: func(a, s, _ uint64) uint64 {
		return convert(a>>n, s>>8)<<16 | convert(a, s)
	}}
	if d.num() > 2 {
		in.b = d.src(2, isa.B16)
	}
	d.emit(in)
	return true
}
