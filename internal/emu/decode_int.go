package emu

import (
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
)

// byWidth chooses by the width of type t.
func byWidth[F any](t isa.Atom, f16, f32, f64 F) F {
	switch t.Bits() {
	case 16:
		return f16
	case 64:
		return f64
	}
	return f32
}

func isSigned(t isa.Atom) bool { return t.Class() == isa.ClassSigned }

// vec emits d = fn(operands 1 …) of type t.
func (d *decoder) vec(t isa.Atom, fn vecFn) bool {
	in := inst{kind: kVec, vec: fn, d: d.dst(0)}
	if d.num() > 1 {
		in.a = d.src(1, t)
	}
	if d.num() > 2 {
		in.b = d.src(2, t)
	}
	if d.num() > 3 {
		in.c = d.src(3, t)
	}
	d.emit(in)
	return true
}

// scalarT is scalar with all operands of type t.
func (d *decoder) scalarT(t isa.Atom, fn scalarFn) bool { return d.scalar(fn, t, t, t) }

// scalar emits d = fn(operands 1 …), whose types are given.
func (d *decoder) scalar(fn scalarFn, types ...isa.Atom) bool {
	in := inst{kind: kScalar, scalar: fn, d: d.dst(0)}
	for i, p := range []*uint32{&in.a, &in.b, &in.c} {
		if i+1 < d.num() {
			*p = d.src(i+1, types[min(i, len(types)-1)])
		}
	}
	d.emit(in)
	return true
}

func decodeAdd(d *decoder) bool {
	t := d.op.Type()
	switch {
	case d.op.Has(isa.Sat):
		return d.scalarT(t, func(a, b, _ uint64) uint64 { return integer.ClampS32(int64(int32(a)) + int64(int32(b))) })
	case t == isa.U16x2 || t == isa.S16x2:
		return d.scalarT(t, func(a, b, _ uint64) uint64 {
			return uint64(uint16(a)+uint16(b)) | uint64(uint16(a>>16)+uint16(b>>16))<<16
		})
	}
	return d.vec(t, byWidth(t, lanewise.Add[uint16], lanewise.Add[uint32], lanewise.Add[uint64]))
}

func decodeSub(d *decoder) bool {
	t := d.op.Type()
	if d.op.Has(isa.Sat) {
		return d.scalarT(t, func(a, b, _ uint64) uint64 { return integer.ClampS32(int64(int32(a)) - int64(int32(b))) })
	}
	return d.vec(t, byWidth(t, lanewise.Sub[uint16], lanewise.Sub[uint32], lanewise.Sub[uint64]))
}

func decodeMul(d *decoder) bool {
	t := d.op.Type()
	if d.op.Has(isa.Hi) {
		return d.scalarT(t, integer.MulHi(t))
	}
	return d.vec(t, byWidth(t, lanewise.MulLo[uint16], lanewise.MulLo[uint32], lanewise.MulLo[uint64]))
}

func decodeMulWide(d *decoder) bool {
	t := d.op.Type()
	switch t {
	case isa.U16:
		return d.vec(t, lanewise.MulWideU16)
	case isa.S16:
		return d.vec(t, lanewise.MulWideS16)
	case isa.U32:
		return d.vec(t, lanewise.MulWideU32)
	}
	return d.vec(t, lanewise.MulWideS32)
}

func decodeMad(d *decoder) bool {
	t := d.op.Type()
	if d.op.Has(isa.Hi) {
		hi := integer.MulHi(t)
		if d.op.Has(isa.Sat) {
			return d.scalarT(t, func(a, b, c uint64) uint64 { return integer.ClampS32(int64(int32(hi(a, b, 0))) + int64(int32(c))) })
		}
		mask := integer.WidthMask(t)
		return d.scalarT(t, func(a, b, c uint64) uint64 { return (hi(a, b, 0) + c) & mask })
	}
	return d.vec(t, byWidth(t, lanewise.MadLo[uint16], lanewise.MadLo[uint32], lanewise.MadLo[uint64]))
}

func decodeMadWide(d *decoder) bool {
	t := d.op.Type()
	in := inst{kind: kVec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t)}
	wide := isa.B64
	switch t {
	case isa.U16:
		in.vec, wide = lanewise.MadWideU16, isa.B32
	case isa.S16:
		in.vec, wide = lanewise.MadWideS16, isa.B32
	case isa.U32:
		in.vec = lanewise.MadWideU32
	default:
		in.vec = lanewise.MadWideS32
	}
	in.c = d.src(3, wide)
	d.emit(in)
	return true
}

func decodeAnd(d *decoder) bool { return d.logic(lanewise.And) }
func decodeOr(d *decoder) bool  { return d.logic(lanewise.Or) }
func decodeXor(d *decoder) bool { return d.logic(lanewise.Xor) }

func (d *decoder) logic(fn vecFn) bool {
	if d.op.Type() == isa.Pred {
		return d.predLogic()
	}
	return d.vec(d.op.Type(), fn)
}

// predLogic emits and, or, xor and not of predicates.
func (d *decoder) predLogic() bool {
	x := &extra{logic: true}
	in := inst{kind: kExec, exec: execPred2, d: d.pdst(0), x: x}
	var na, nb uint32
	in.a, na = d.psrc(1)
	if d.num() > 2 {
		in.b, nb = d.psrc(2)
	}
	a, b := uint64(na), uint64(nb)
	switch d.op.Sem() {
	case isa.SemAnd:
		x.fn = func(p, q uint64) uint64 { return (p ^ a) & (q ^ b) }
	case isa.SemOr:
		x.fn = func(p, q uint64) uint64 { return (p ^ a) | (q ^ b) }
	case isa.SemXor:
		x.fn = func(p, q uint64) uint64 { return p ^ a ^ q ^ b }
	case isa.SemNot:
		x.fn = func(p, _ uint64) uint64 { return ^p ^ a }
	default: // mov
		x.fn = func(p, _ uint64) uint64 { return p ^ a }
	}
	d.emit(in)
	return true
}

// execPred2 computes predicates lane-parallel.
func execPred2(_ *warp, fr *frame, in *inst, m uint32) {
	r := uint32(in.x.fn(uint64(fr.preds[in.a]), uint64(fr.preds[in.b])))
	fr.preds[in.d] = fr.preds[in.d]&^m | r&m
}

func decodeNot(d *decoder) bool {
	t := d.op.Type()
	if t == isa.Pred {
		return d.predLogic()
	}
	return d.vec(t, byWidth(t, lanewise.Not[uint16], lanewise.Not[uint32], lanewise.Not[uint64]))
}

func decodeNeg(d *decoder) bool {
	t := d.op.Type()
	return d.vec(t, byWidth(t, lanewise.Neg[uint16], lanewise.Neg[uint32], lanewise.Neg[uint64]))
}

func decodeAbs(d *decoder) bool {
	t := d.op.Type()
	return d.vec(t, byWidth(t, lanewise.Abs[uint16, int16], lanewise.Abs[uint32, int32], lanewise.Abs[uint64, int64]))
}

func decodeShl(d *decoder) bool {
	t := d.op.Type()
	d.emit(inst{
		kind: kVec, d: d.dst(0), a: d.src(1, t), b: d.src(2, isa.U32),
		vec: byWidth(t, lanewise.Shl[uint16], lanewise.Shl[uint32], lanewise.Shl[uint64]),
	})
	return true
}

func decodeShr(d *decoder) bool {
	t := d.op.Type()
	fn := byWidth(t, lanewise.ShrU[uint16], lanewise.ShrU[uint32], lanewise.ShrU[uint64])
	if isSigned(t) {
		fn = byWidth(t, lanewise.ShrS[uint16, int16], lanewise.ShrS[uint32, int32], lanewise.ShrS[uint64, int64])
	}
	d.emit(inst{kind: kVec, d: d.dst(0), a: d.src(1, t), b: d.src(2, isa.U32), vec: fn})
	return true
}

func decodeMin(d *decoder) bool {
	t := d.op.Type()
	switch {
	case t == isa.U16x2 || t == isa.S16x2 || d.op.Has(isa.Relu):
		return d.scalarT(t, integer.MinMaxPacked(t, false, d.op.Has(isa.Relu)))
	case isSigned(t):
		return d.vec(t, byWidth(t, lanewise.MinS[uint16, int16], lanewise.MinS[uint32, int32], lanewise.MinS[uint64, int64]))
	}
	return d.vec(t, byWidth(t, lanewise.MinU[uint16], lanewise.MinU[uint32], lanewise.MinU[uint64]))
}

func decodeMax(d *decoder) bool {
	t := d.op.Type()
	switch {
	case t == isa.U16x2 || t == isa.S16x2 || d.op.Has(isa.Relu):
		return d.scalarT(t, integer.MinMaxPacked(t, true, d.op.Has(isa.Relu)))
	case isSigned(t):
		return d.vec(t, byWidth(t, lanewise.MaxS[uint16, int16], lanewise.MaxS[uint32, int32], lanewise.MaxS[uint64, int64]))
	}
	return d.vec(t, byWidth(t, lanewise.MaxU[uint16], lanewise.MaxU[uint32], lanewise.MaxU[uint64]))
}

func decodePopc(d *decoder) bool { return d.vec(d.op.Type(), lanewise.Popc) }

func decodeClz(d *decoder) bool {
	t := d.op.Type()
	return d.vec(t, byWidth(t, lanewise.Clz32, lanewise.Clz32, lanewise.Clz64))
}

func decodeBrev(d *decoder) bool { return d.scalarT(d.op.Type(), integer.Brev(d.op.Type())) }
func decodeBfind(d *decoder) bool {
	return d.scalarT(d.op.Type(), integer.Bfind(d.op.Type(), d.op.Has(isa.Shiftamt)))
}
func decodeDiv(d *decoder) bool { return d.scalarT(d.op.Type(), integer.Div(d.op.Type())) }
func decodeRem(d *decoder) bool { return d.scalarT(d.op.Type(), integer.Rem(d.op.Type())) }
func decodeSad(d *decoder) bool { return d.scalarT(d.op.Type(), integer.Sad(d.op.Type())) }
func decodeCnot(d *decoder) bool {
	mask := integer.WidthMask(d.op.Type())
	return d.scalarT(d.op.Type(), func(a, _, _ uint64) uint64 {
		if a&mask == 0 {
			return 1
		}
		return 0
	})
}

func decodeMul24(d *decoder) bool {
	t := d.op.Type()
	return d.scalarT(t, integer.Mul24(t, d.op.Has(isa.Hi)))
}

func decodeMad24(d *decoder) bool {
	t := d.op.Type()
	mul := integer.Mul24(t, d.op.Has(isa.Hi))
	if d.op.Has(isa.Sat) {
		return d.scalarT(t, func(a, b, c uint64) uint64 { return integer.ClampS32(int64(int32(mul(a, b, 0))) + int64(int32(c))) })
	}
	return d.scalarT(t, func(a, b, c uint64) uint64 { return uint64(uint32(mul(a, b, 0) + c)) })
}

func decodeBfe(d *decoder) bool {
	t := d.op.Type()
	return d.scalar(integer.Bfe(t), t, isa.B32, isa.B32)
}

// decodeBfi has four sources: position and length travel in one register each,
// so the lanes are done here.
func decodeBfi(d *decoder) bool {
	t := d.op.Type()
	fn := integer.Bfi(t)
	d.emit(inst{
		kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t), c: d.src(3, isa.B32), e: d.src(4, isa.B32),
		exec: func(_ *warp, fr *frame, in *inst, m uint32) {
			a, b, c, e := &fr.regs[in.a], &fr.regs[in.b], &fr.regs[in.c], &fr.regs[in.e]
			r := &fr.regs[in.d]
			for ; m != 0; m &= m - 1 {
				i := lane(m)
				r[i] = fn(a[i], b[i], uint32(c[i]), uint32(e[i]))
			}
		},
	})
	return true
}

func decodeFns(d *decoder) bool {
	return d.scalar(func(a, b, c uint64) uint64 { return uint64(integer.Fns(uint32(a), uint32(b), int32(c))) }, isa.B32, isa.B32, isa.S32)
}

func decodeBmsk(d *decoder) bool {
	clamp := d.op.Has(isa.Clamp)
	return d.scalarT(isa.U32, func(a, b, _ uint64) uint64 { return uint64(integer.Bmsk(uint32(a), uint32(b), clamp)) })
}

func decodeSzext(d *decoder) bool {
	clamp, s := d.op.Has(isa.Clamp), isSigned(d.op.Type())
	return d.scalarT(isa.U32, func(a, b, _ uint64) uint64 { return uint64(integer.Szext(uint32(a), uint32(b), clamp, s)) })
}

func decodeDp4a(d *decoder) bool {
	sa, sb := isSigned(d.op.Get(isa.SlotType)), isSigned(d.op.Get(isa.SlotType2))
	return d.scalarT(isa.B32, func(a, b, c uint64) uint64 {
		s := uint32(c)
		for k := 0; k < 32; k += 8 {
			s += byteOf(a>>k, sa) * byteOf(b>>k, sb)
		}
		return uint64(s)
	})
}

func decodeDp2a(d *decoder) bool {
	sa, sb := isSigned(d.op.Get(isa.SlotType)), isSigned(d.op.Get(isa.SlotType2))
	shift := 0
	if d.op.Has(isa.Hi) {
		shift = 16
	}
	return d.scalarT(isa.B32, func(a, b, c uint64) uint64 {
		half := func(k int) uint32 {
			if sa {
				return uint32(int32(int16(a >> k)))
			}
			return uint32(uint16(a >> k))
		}
		return uint64(uint32(c) + half(0)*byteOf(b>>shift, sb) + half(16)*byteOf(b>>(shift+8), sb))
	})
}

func byteOf(x uint64, s bool) uint32 {
	if s {
		return uint32(int32(int8(x)))
	}
	return uint32(uint8(x))
}

func decodeLop3(d *decoder) bool {
	lut := uint8(d.arg(4).Imm)
	fn := func(a, b, c uint64) uint64 { return uint64(integer.Lop3(uint32(a), uint32(b), uint32(c), lut)) }
	first, second := d.pair(0)
	in := inst{kind: kScalar, scalar: fn, d: d.dstAt(first), a: d.src(1, isa.B32), b: d.src(2, isa.B32), c: d.src(3, isa.B32), imm: uint64(lut)}
	if second == 0 {
		d.emit(in)
		return true
	}
	// lop3.BoolOp: p = (d != 0) BoolOp q.
	if in.d == regSink {
		in.d = d.temp()
	}
	d.emit(in)
	q, neg := d.psrc(5)
	or := d.op.Get(isa.SlotBoolOp) == isa.Or
	d.emit(inst{kind: kExec, d: d.pdstAt(second), a: in.d, b: q, e: neg, exec: func(_ *warp, fr *frame, in *inst, m uint32) {
		var r uint32
		for i, x := range fr.regs[in.a] {
			r |= b2u(x != 0) << i
		}
		q := fr.preds[in.b] ^ in.e
		if or {
			r |= q
		} else {
			r &= q
		}
		fr.preds[in.d] = fr.preds[in.d]&^m | r&m
	}})
	return true
}

func decodeShf(d *decoder) bool {
	left, clamp := d.op.Get(isa.SlotOperation) == isa.L, d.op.Has(isa.Clamp)
	return d.scalarT(isa.B32, func(a, b, c uint64) uint64 {
		n := uint32(c)
		if clamp {
			n = min(n, 32)
		} else {
			n &= 31
		}
		w := b<<32 | a
		if left {
			return w << n >> 32
		}
		return uint64(uint32(w >> n))
	})
}

func decodePrmt(d *decoder) bool { return d.scalarT(isa.B32, integer.Prmt(d.op.Get(isa.SlotKind))) }

// Extended precision: the carry flag CC.CF is one bit of each thread.

func decodeAddcc(d *decoder) bool { return d.carry(true, false) }
func decodeSubcc(d *decoder) bool { return d.carry(true, true) }
func decodeAddc(d *decoder) bool  { return d.carry(d.op.Has(isa.Cc), false) }
func decodeSubc(d *decoder) bool  { return d.carry(d.op.Has(isa.Cc), true) }

// carry emits additions and subtractions with the carry flag.
func (d *decoder) carry(out, sub bool) bool {
	t := d.op.Type()
	in := d.op.Sem() == isa.SemAddc || d.op.Sem() == isa.SemSubc
	wide := t.Bits() == 64
	d.emit(inst{kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t), exec: func(w *warp, fr *frame, x *inst, m uint32) {
		a, b, r := &fr.regs[x.a], &fr.regs[x.b], &fr.regs[x.d]
		for ; m != 0; m &= m - 1 {
			i := lane(m)
			c := uint64(0)
			if in {
				c = uint64(w.cc >> i & 1)
			}
			v, co := integer.Carry(a[i], b[i], c, sub, wide)
			r[i] = v
			if out {
				w.cc = w.cc&^(1<<i) | uint32(co)<<i
			}
		}
	}})
	return true
}

func decodeMadcc(d *decoder) bool { return d.madCarry(true) }
func decodeMadc(d *decoder) bool  { return d.madCarry(d.op.Has(isa.Cc)) }

func (d *decoder) madCarry(out bool) bool {
	t := d.op.Type()
	in := d.op.Sem() == isa.SemMadc
	wide := t.Bits() == 64
	mask := integer.WidthMask(t)
	mul := func(a, b, _ uint64) uint64 { return a * b & mask }
	if d.op.Has(isa.Hi) {
		mul = integer.MulHi(t)
	}
	d.emit(inst{
		kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t), c: d.src(3, t),
		exec: func(w *warp, fr *frame, x *inst, m uint32) {
			a, b, c, r := &fr.regs[x.a], &fr.regs[x.b], &fr.regs[x.c], &fr.regs[x.d]
			for ; m != 0; m &= m - 1 {
				i := lane(m)
				ci := uint64(0)
				if in {
					ci = uint64(w.cc >> i & 1)
				}
				v, co := integer.Carry(mul(a[i], b[i], 0), c[i], ci, false, wide)
				r[i] = v
				if out {
					w.cc = w.cc&^(1<<i) | uint32(co)<<i
				}
			}
		},
	})
	return true
}

// decodeClmad: the product of polynomials over GF(2), of 128 bits, and c added
// without carries to its lower or upper half.
func decodeClmad(d *decoder) bool {
	hi := d.op.Has(isa.Hi)
	return d.scalarT(isa.U64, func(a, b, c uint64) uint64 {
		var lo, up uint64
		for i := range 64 {
			if b>>i&1 != 0 {
				lo ^= a << i
				up ^= a >> 1 >> (63 - i)
			}
		}
		if hi {
			return up ^ c
		}
		return lo ^ c
	})
}
