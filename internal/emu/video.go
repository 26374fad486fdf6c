package emu

import (
	"strings"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Video instructions (PTX ISA §9.7.20). Sources are widened to 64 bits, so that no operation
// overflows before it is saturated or cut.

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
	fn := integer.VideoOp(root)
	switch root {
	case "vset":
		fn = integer.VideoCompare(d.op.Get(isa.SlotCompare))
	case "vshl", "vshr":
		wrap, left := d.op.Has(isa.Wrap), root == "vshl"
		fn = func(a, b int64) int64 {
			if wrap {
				b &= 31
			}
			if b = min(b, 32); left {
				return a << b << 30 >> 30 // the result has 34 bits
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
	signedC := signed
	if root == "vset" {
		signedC = signedA || signedB
	}
	in.scalar = func(a, b, c uint64) uint64 {
		r := fn(integer.ExtendUnit(a>>sa, na, signedA), integer.ExtendUnit(b>>sb, nb, signedB))
		if sat {
			r = integer.ClampUnit(r, nd, signed)
		}
		switch x := integer.ExtendUnit(c, 32, signedC); second {
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
		x := uint64(integer.ExtendUnit(a>>sa, na, signedA)) * uint64(integer.ExtendUnit(b>>sb, nb, signedB))
		x += uint64(integer.ExtendUnit(c, 32, signed)) + one
		if signed {
			r := int64(x) >> shift
			if sat {
				r = integer.ClampUnit(r, 32, true)
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
	fn := integer.VideoOp(root[:len(root)-1])
	if fn == nil {
		fn = integer.VideoCompare(d.op.Get(isa.SlotCompare))
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
			r := fn(integer.ExtendUnit(both>>ua[i], bits, signedA), integer.ExtendUnit(both>>ub[i], bits, signedB))
			if sum {
				d = uint64(uint32(d + uint64(r)))
				continue
			}
			if sat {
				r = integer.ClampUnit(r, bits, signed)
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
	fn := integer.VideoOp("v" + root)
	if root == "neg" {
		fn = func(a, _ int64) int64 { return -a }
	}
	return d.scalarT(t, func(a, b, _ uint64) uint64 {
		out := uint64(0)
		for i := range lanes {
			r := fn(integer.ExtendUnit(a>>(bits*i), bits, signed), integer.ExtendUnit(b>>(bits*i), bits, signed))
			if sat {
				r = integer.ClampUnit(r, bits, signed)
			}
			if relu {
				r = max(r, 0)
			}
			out |= uint64(r) & (1<<bits - 1) << (bits * i)
		}
		return out
	})
}
