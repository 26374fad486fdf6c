package emu

import (
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Video instructions (PTX ISA §9.7.20). Sources are widened to 64 bits, so that no operation
// overflows before it is saturated or cut.

// videoFn is the operation on two widened sources.
type videoFn func(a, b int64) int64

// videoOp returns the operation by its name without the number of lanes.
func videoOp(name string) videoFn {
	switch name {
	case "vadd":
		return func(a, b int64) int64 { return a + b }
	case "vsub":
		return func(a, b int64) int64 { return a - b }
	case "vabsdiff":
		return func(a, b int64) int64 { return max(a-b, b-a) }
	case "vmin":
		return func(a, b int64) int64 { return min(a, b) }
	case "vmax":
		return func(a, b int64) int64 { return max(a, b) }
	case "vavrg": // to the nearest; halves up, for negative sums down
		return func(a, b int64) int64 {
			if a+b >= 0 {
				return (a + b + 1) >> 1
			}
			return (a + b) >> 1
		}
	}
	return nil
}

// videoCompare returns 1 or 0.
func videoCompare(cmp isa.Atom) videoFn {
	is := func(f func(a, b int64) bool) videoFn {
		return func(a, b int64) int64 {
			if f(a, b) {
				return 1
			}
			return 0
		}
	}
	switch cmp {
	case isa.Eq:
		return is(func(a, b int64) bool { return a == b })
	case isa.Ne:
		return is(func(a, b int64) bool { return a != b })
	case isa.Lt:
		return is(func(a, b int64) bool { return a < b })
	case isa.Le:
		return is(func(a, b int64) bool { return a <= b })
	case isa.Gt:
		return is(func(a, b int64) bool { return a > b })
	case isa.Ge:
		return is(func(a, b int64) bool { return a >= b })
	}
	return nil
}

// videoReg returns the register of operand i and the part of it that the operand is.
func (d *decoder) videoReg(i int) (uint32, ptx.Part) {
	o := d.arg(i)
	switch {
	case o.Kind == ptx.OpReg && o.Flags&ptx.OpLo != 0 && d.f.Regs[o.Idx].Vec <= 1 && d.f.Regs[o.Idx].Type != isa.Pred:
		return d.regs[o.Idx], ptx.Part(o.Sub)
	case i == 0:
		return d.dst(0), 0
	}
	return d.src(i, isa.B32), 0
}

// extendUnit widens the lowest bits of x.
func extendUnit(x uint64, bits int, signed bool) int64 {
	n := 64 - bits
	if signed {
		return int64(x<<n) >> n
	}
	return int64(x << n >> n)
}

// clampUnit clamps x to the range of a number of the given width.
func clampUnit(x int64, bits int, signed bool) int64 {
	if signed {
		return min(max(x, -1<<(bits-1)), 1<<(bits-1)-1)
	}
	return min(max(x, 0), 1<<bits-1)
}

// unitOf returns the start of the only unit of a part, and its bits: those of a whole register if the part is empty.
func unitOf(p ptx.Part) (shift, bits int) {
	if _, size := p.Choice(); size != 0 {
		return 8 * size * p.Unit(0), 8 * size
	}
	return 0, 32
}

// videoTypes returns the types of the result and the two sources.
func (d *decoder) videoTypes() (t, a, b isa.Atom) {
	if strings.HasPrefix(d.op.Info().Root(), "vset") {
		return isa.U32, d.op.Type(), d.op.Get(isa.SlotType2)
	}
	return d.op.Type(), d.op.Get(isa.SlotType2), d.op.Get(isa.SlotType3)
}

// decodeVideo decodes the scalar forms but vmad: an operation on parts of registers, then a
// second one on c, or a merge into c where the result is a part.
func decodeVideo(d *decoder) bool {
	t, ta, tb := d.videoTypes()
	root := d.op.Info().Root()
	fn := videoOp(root)
	switch root {
	case "vset":
		fn = videoCompare(d.op.Get(isa.SlotCompare))
	case "vshl", "vshr":
		wrap, left := d.op.Has(isa.Wrap), root == "vshl"
		fn = func(a, b int64) int64 {
			if wrap {
				b &= 31
			}
			if b = min(b, 32); left && b == 32 {
				return min(a, 1<<30) << b // the rest is cut or saturated anyway
			} else if left {
				return a << b
			}
			return a >> b
		}
	}
	if fn == nil {
		return false
	}
	in := inst{kind: kScalar}
	var pd, pa, pb ptx.Part
	in.d, pd = d.videoReg(0)
	in.a, pa = d.videoReg(1)
	in.b, pb = d.videoReg(2)
	if d.num() > 3 {
		in.c = d.src(3, isa.B32)
	}
	sa, na := unitOf(pa)
	sb, nb := unitOf(pb)
	sd, nd := unitOf(pd)
	signedA, signedB, signed := isSigned(ta), isSigned(tb), isSigned(t)
	sat, second := d.op.Has(isa.Sat), d.op.Get(isa.SlotOperation)
	in.scalar = func(a, b, c uint64) uint64 {
		r := fn(extendUnit(a>>sa, na, signedA), extendUnit(b>>sb, nb, signedB))
		if sat {
			r = clampUnit(r, nd, signed)
		}
		switch x := extendUnit(c, 32, signed); second {
		case isa.Add:
			r += x
		case isa.Min:
			r = min(r, x)
		case isa.Max:
			r = max(r, x)
		}
		if nd < 32 {
			mask := uint64(1)<<nd - 1
			return c&^(mask<<sd)&0xffffffff | uint64(r)&mask<<sd
		}
		return uint64(uint32(r))
	}
	d.emit(in)
	return true
}

// decodeVideoMad decodes vmad: the product and sum in 64 bits, scaled, then saturated. With
// .po the sum is one more.
func decodeVideoMad(d *decoder) bool {
	_, ta, tb := d.videoTypes()
	in := inst{kind: kScalar, d: d.dst(0)}
	var pa, pb ptx.Part
	in.a, pa = d.videoReg(1)
	in.b, pb = d.videoReg(2)
	in.c = d.src(3, isa.B32)
	sa, na := unitOf(pa)
	sb, nb := unitOf(pb)
	signedA, signedB := isSigned(ta), isSigned(tb)
	signed := signedA || signedB
	sat, shift, one := d.op.Has(isa.Sat), 0, uint64(0)
	switch d.op.Get(isa.SlotExtra) {
	case isa.Shr7:
		shift = 7
	case isa.Shr15:
		shift = 15
	}
	if d.op.Has(isa.Po) {
		one = 1
	}
	in.scalar = func(a, b, c uint64) uint64 {
		x := uint64(extendUnit(a>>sa, na, signedA)) * uint64(extendUnit(b>>sb, nb, signedB))
		x += uint64(extendUnit(c, 32, signed)) + one
		if signed {
			r := int64(x) >> shift
			if sat {
				r = clampUnit(r, 32, true)
			}
			return uint64(uint32(r))
		}
		if x >>= shift; sat {
			x = min(x, 1<<32-1)
		}
		return uint64(uint32(x))
	}
	d.emit(in)
	return true
}

// decodeVideoSIMD decodes the forms on two halves or four bytes, chosen from both sources:
// lanes outside of the result's mask come from c, or all are added to c.
func decodeVideoSIMD(d *decoder) bool {
	t, ta, tb := d.videoTypes()
	root := d.op.Info().Root()
	lanes := int(root[len(root)-1] - '0')
	fn := videoOp(root[:len(root)-1])
	if fn == nil {
		fn = videoCompare(d.op.Get(isa.SlotCompare))
	}
	if fn == nil {
		return false
	}
	bits := 32 / lanes
	in := inst{kind: kScalar}
	var pd, pa, pb ptx.Part
	in.d, pd = d.videoReg(0)
	in.a, pa = d.videoReg(1)
	in.b, pb = d.videoReg(2)
	in.c = d.src(3, isa.B32)
	// Lane i of a source is unit ua[i] of the two registers together.
	choose := func(p ptx.Part, first int) (u [4]int) {
		n, _ := p.Choice()
		for i := range lanes {
			u[i] = bits * (first + i)
			if n != 0 {
				u[i] = bits * p.Unit(i)
			}
		}
		return u
	}
	ua, ub := choose(pa, 0), choose(pb, lanes)
	live := [4]bool{true, true, true, true}
	if n, _ := pd.Choice(); n != 0 {
		live = [4]bool{}
		for i := range n {
			live[pd.Unit(i)&3] = true
		}
	}
	signedA, signedB, signed := isSigned(ta), isSigned(tb), isSigned(t)
	sat, sum := d.op.Has(isa.Sat), d.op.Has(isa.Add)
	in.scalar = func(a, b, c uint64) uint64 {
		both := a&0xffffffff | b<<32
		d := c & 0xffffffff
		for i := range lanes {
			if !live[i] {
				continue
			}
			r := fn(extendUnit(both>>ua[i], bits, signedA), extendUnit(both>>ub[i], bits, signedB))
			if sum {
				d = uint64(uint32(d + uint64(r)))
				continue
			}
			if sat {
				r = clampUnit(r, bits, signed)
			}
			mask := uint64(1)<<bits - 1
			d = d&^(mask<<(bits*i)) | uint64(r)&mask<<(bits*i)
		}
		return d
	}
	d.emit(in)
	return true
}

// decodeIntPacked decodes additions, subtractions, negations, minima and maxima of four
// bytes, and the saturating additions of two halves and of one word (PTX ISA §9.7.1).
func decodeIntPacked(d *decoder) bool {
	t := d.op.Type()
	lanes := 1
	switch t {
	case isa.U8x4, isa.S8x4:
		lanes = 4
	case isa.U16x2, isa.S16x2:
		lanes = 2
	}
	bits, signed := 32/lanes, t == isa.S8x4 || t == isa.S16x2
	sat, relu := d.op.Has(isa.Sat), d.op.Has(isa.Relu)
	root := d.op.Info().Root()
	fn := videoOp("v" + root)
	if root == "neg" {
		fn = func(a, _ int64) int64 { return -a }
	}
	return d.scalarT(t, func(a, b, _ uint64) uint64 {
		out := uint64(0)
		for i := range lanes {
			r := fn(extendUnit(a>>(bits*i), bits, signed), extendUnit(b>>(bits*i), bits, signed))
			if sat {
				r = clampUnit(r, bits, signed)
			}
			if relu {
				r = max(r, 0)
			}
			out |= uint64(r) & (1<<bits - 1) << (bits * i)
		}
		return out
	})
}
