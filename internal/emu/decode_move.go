package emu

import (
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/softfp"
)

// decodeMov: register, constant, address, and packing and unpacking of vectors.
func decodeMov(d *decoder) bool {
	t := d.op.Type()
	if t == isa.Pred {
		return d.predLogic()
	}
	dv, sv := d.arg(0).Kind == ptx.OpVec, d.arg(1).Kind == ptx.OpVec
	switch {
	case dv && sv:
		to, from := d.elems(0), d.elems(1)
		if len(to) != len(from) {
			return false
		}
		// The source may be the same registers in another order.
		temps := make([]uint32, len(to))
		for i := range to {
			temps[i] = d.temp()
			d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: temps[i], a: d.srcAt(from[i], isa.B64)})
		}
		for i := range to {
			d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: d.dstAt(to[i]), a: temps[i]})
		}
		return true
	case sv:
		return d.pack(t)
	case dv && d.arg(1).Kind == ptx.OpSreg:
		return d.movWhole()
	case dv:
		return d.unpack(t)
	}
	if d.isPred(0) || d.isPred(1) {
		return false
	}
	if t.Bits() == 128 {
		s, r := d.src(1, t), d.dst(0)
		d.need128(d.head(0))
		d.need128(d.head(1))
		d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: r, a: s})
		d.emit(inst{kind: kVec, vec: lanewise.Mov[uint64], d: r + 1, a: s + 1})
		return true
	}
	if o := d.arg(1); o.Kind == ptx.OpSreg {
		d.emit(inst{kind: kExec, exec: execSreg, d: d.dst(0), imm: uint64(o.Sub)})
		return true
	}
	return d.vec(t, byWidth(t, lanewise.Mov[uint16], lanewise.Mov[uint32], lanewise.Mov[uint64]))
}

// movWhole reads the parts of a special register such as %tid into a vector.
func (d *decoder) movWhole() bool {
	sr := isa.Atom(d.arg(1).Sub).Sreg()
	if sr == nil || sr.Parts[0] == 0 {
		return false
	}
	parts := sr.Parts
	to := d.elems(0)
	if len(to) > len(parts) {
		return false
	}
	for i, k := range to {
		d.emit(inst{kind: kExec, exec: execSreg, d: d.dstAt(k), imm: uint64(parts[i])})
	}
	return true
}

// pack puts the elements of a vector into one register.
func (d *decoder) pack(t isa.Atom) bool {
	from := d.elems(1)
	n := t.Bits() / max(1, len(from))
	part := partType(n)
	x := &extra{a: uint64(n)}
	for _, k := range from {
		d.bad = d.bad || d.f.Opnds[k].Kind == ptx.OpReg && d.dstBitsAt(k) != n
		x.slots = append(x.slots, d.srcAt(k, part))
	}
	if t.Bits() == 128 {
		d.need128(d.head(0))
	}
	if n < 8 {
		return false
	}
	d.emit(inst{kind: kExec, d: d.dst(0), x: x, exec: execPack})
	return true
}

// partType is the untyped type of n bits.
func partType(n int) isa.Atom {
	switch n {
	case 8:
		return isa.B8
	case 16:
		return isa.B16
	case 32:
		return isa.B32
	}
	return isa.B64
}

func execPack(_ *warp, fr *frame, in *inst, m uint32) {
	n := uint(in.x.a)
	if n == 64 { // 128 bits
		lo, hi := fr.regs[in.x.slots[0]], fr.regs[in.x.slots[1]]
		blend(&fr.regs[in.d], &lo, m)
		blend(&fr.regs[in.d+1], &hi, m)
		return
	}
	if n == 32 && len(in.x.slots) == 4 {
		var lo, hi vec
		for i := range lo {
			lo[i] = fr.regs[in.x.slots[0]][i]&0xffffffff | fr.regs[in.x.slots[1]][i]<<32
			hi[i] = fr.regs[in.x.slots[2]][i]&0xffffffff | fr.regs[in.x.slots[3]][i]<<32
		}
		blend(&fr.regs[in.d], &lo, m)
		blend(&fr.regs[in.d+1], &hi, m)
		return
	}
	var r vec
	mask := uint64(1)<<n - 1
	for k, s := range in.x.slots {
		a := &fr.regs[s]
		for i := range r {
			r[i] |= a[i] & mask << (uint(k) * n)
		}
	}
	blend(&fr.regs[in.d], &r, m)
}

// unpack spreads a register over the elements of a vector.
func (d *decoder) unpack(t isa.Atom) bool {
	to := d.elems(0)
	n := t.Bits() / max(1, len(to))
	x := &extra{a: uint64(n)}
	for _, k := range to {
		x.dst = append(x.dst, d.dstAt(k))
	}
	if t.Bits() == 128 {
		d.need128(d.head(1))
	}
	if n < 8 {
		return false
	}
	d.emit(inst{kind: kExec, a: d.src(1, t), x: x, exec: execUnpack})
	return true
}

func execUnpack(_ *warp, fr *frame, in *inst, m uint32) {
	n := uint(in.x.a)
	per := 64 / n // elements in each half of 128 bits, or in all
	lo := fr.regs[in.a]
	hi := lo
	if int(per) < len(in.x.dst) {
		hi = fr.regs[in.a+1]
	}
	mask := ^uint64(0) >> (64 - n)
	for k, s := range in.x.dst {
		var r vec
		src := &lo
		if uint(k) >= per {
			src = &hi
		}
		shift := uint(k) % per * n
		for i := range r {
			r[i] = src[i] >> shift & mask
		}
		blend(&fr.regs[s], &r, m)
	}
}

func decodeSelp(d *decoder) bool {
	t := d.op.Type()
	in := inst{kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t), exec: execSelp}
	in.c, in.e = d.psrc(3)
	d.emit(in)
	return true
}

func execSelp(_ *warp, fr *frame, in *inst, m uint32) {
	p := fr.preds[in.c] ^ in.e
	d, a, b := &fr.regs[in.d], &fr.regs[in.a], &fr.regs[in.b]
	if m == all {
		for i := range d {
			x := b[i]
			if p>>i&1 != 0 {
				x = a[i]
			}
			d[i] = x
		}
		return
	}
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		x := b[i]
		if p>>i&1 != 0 {
			x = a[i]
		}
		d[i] = x
	}
}

// decodeSlct: a if c ≥ 0, else b; a NaN selects b.
func decodeSlct(d *decoder) bool {
	t := d.op.Type()
	if d.op.Get(isa.SlotType2) == isa.S32 {
		return d.scalar(func(a, b, c uint64) uint64 {
			if int32(c) >= 0 {
				return a
			}
			return b
		}, t, t, isa.S32)
	}
	ftz := d.op.Has(isa.Ftz)
	return d.scalar(func(a, b, c uint64) uint64 {
		x := uint32(c)
		if ftz {
			x = softfp.FTZ32(x)
		}
		if lanewise.F32(uint64(x)) >= 0 {
			return a
		}
		return b
	}, t, t, isa.F32)
}
