package emu

import (
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// comparison returns the comparison of an instruction for type t, lane-parallel
// where there is a fast function for it, and whether operands must be swapped
// and the result inverted.
func comparison(t, cmp isa.Atom) (fn cmpFn, swap, invert bool) {
	switch t {
	case isa.F32, isa.F64:
		eq, lt, le, num := lanewise.EqF32, lanewise.LtF32, lanewise.LeF32, lanewise.NumF32
		if t == isa.F64 {
			eq, lt, le, num = lanewise.EqF64, lanewise.LtF64, lanewise.LeF64, lanewise.NumF64
		}
		switch cmp {
		case isa.Eq:
			return eq, false, false
		case isa.Neu:
			return eq, false, true
		case isa.Lt:
			return lt, false, false
		case isa.Geu:
			return lt, false, true
		case isa.Le:
			return le, false, false
		case isa.Gtu:
			return le, false, true
		case isa.Gt:
			return lt, true, false
		case isa.Leu:
			return lt, true, true
		case isa.Ge:
			return le, true, false
		case isa.Ltu:
			return le, true, true
		case isa.Num:
			return num, false, false
		case isa.Nan:
			return num, false, true
		case isa.Ne: // ordered and unequal
			return func(a, b *vec) uint32 { return num(a, b) &^ eq(a, b) }, false, false
		case isa.Equ:
			return func(a, b *vec) uint32 { return eq(a, b) | ^num(a, b) }, false, false
		}
		return nil, false, false
	}
	eq := byWidth(t, lanewise.EqU[uint16], lanewise.EqU[uint32], lanewise.EqU[uint64])
	lt := byWidth(t, lanewise.LtU[uint16], lanewise.LtU[uint32], lanewise.LtU[uint64])
	if isSigned(t) {
		lt = byWidth(t, lanewise.LtS[int16], lanewise.LtS[int32], lanewise.LtS[int64])
	}
	if t.Class() == isa.ClassBits && cmp != isa.Eq && cmp != isa.Ne {
		lt = byWidth(t, lanewise.LtU[uint16], lanewise.LtU[uint32], lanewise.LtU[uint64])
	}
	switch cmp {
	case isa.Eq:
		return eq, false, false
	case isa.Ne:
		return eq, false, true
	case isa.Lt, isa.Lo:
		return lt, false, false
	case isa.Ge, isa.Hs:
		return lt, false, true
	case isa.Gt, isa.Hi:
		return lt, true, false
	case isa.Le, isa.Ls:
		return lt, true, true
	}
	return nil, false, false
}

// compareT returns the mask of a comparison of registers a and b, or nil.
func (d *decoder) compareT(t isa.Atom) (fn cmpFn, swap, invert bool) {
	cmp := d.op.Get(isa.SlotCompare)
	ftz := d.op.Has(isa.Ftz)
	if t == isa.F16 || t == isa.Bf16 {
		// Through f32, which has all values of both.
		f, swap, invert := comparison(isa.F32, cmp)
		if f == nil {
			return nil, false, false
		}
		h := halfFormat(t)
		return func(a, b *vec) uint32 {
			x, y := widen(h, a, 0, ftz), widen(h, b, 0, ftz)
			return f(&x, &y)
		}, swap, invert
	}
	fn, swap, invert = comparison(t, cmp)
	if fn != nil && ftz && t == isa.F32 {
		f := fn
		fn = func(a, b *vec) uint32 {
			x, y := *a, *b
			for i := range x {
				x[i] = uint64(softfp.FTZ32(uint32(x[i])))
				y[i] = uint64(softfp.FTZ32(uint32(y[i])))
			}
			return f(&x, &y)
		}
	}
	return fn, swap, invert
}

// widen converts halves of a register, from bit shift on, to f32.
func widen(f *softfp.Format, a *vec, shift uint, ftz bool) (r vec) {
	for i := range a {
		h := uint16(a[i] >> shift)
		if ftz {
			h = softfp.FTZ16(f, h)
		}
		if f == &softfp.BF16 {
			r[i] = uint64(softfp.BF16To32(h))
		} else {
			r[i] = uint64(softfp.F16To32(h))
		}
	}
	return r
}

// decodeSetp compares, combines with a predicate, and writes one or two
// predicates: p = (a cmp b) op c, q = !(a cmp b) op c.
func decodeSetp(d *decoder) bool {
	t := d.op.Type()
	first, second := d.pair(0)
	if t == isa.F16x2 || t == isa.Bf16x2 {
		return d.setpPacked(t, first, second)
	}
	fn, swap, invert := d.compareT(t)
	if fn == nil {
		return false
	}
	in := inst{kind: kSetp, cmp: fn, d: d.pdstAt(first), a: d.src(1, t), b: d.src(2, t)}
	if swap {
		in.a, in.b = in.b, in.a
	}
	if invert {
		in.imm = all
	}
	bop := d.op.Get(isa.SlotBoolOp)
	if bop == 0 && second == 0 {
		d.emit(in)
		return true
	}
	x := &extra{op: d.op, dst: []uint32{in.d, predSink}}
	if second != 0 {
		x.dst[1] = d.pdstAt(second)
	}
	if bop != 0 {
		in.c, in.e = d.psrc(3)
	}
	in.kind, in.x, in.exec = kExec, x, setpExec(bop)
	d.emit(in)
	return true
}

func setpExec(bop isa.Atom) execFn {
	return func(_ *warp, fr *frame, in *inst, m uint32) {
		r := in.cmp(&fr.regs[in.a], &fr.regs[in.b]) ^ uint32(in.imm)
		c := fr.preds[in.c] ^ in.e
		for k, r := range [2]uint32{r, ^r} {
			r = boolOp(bop, r, c)
			p := &fr.preds[in.x.dst[k]]
			*p = *p&^m | r&m
		}
	}
}

func boolOp(bop isa.Atom, r, c uint32) uint32 {
	switch bop {
	case isa.And:
		return r & c
	case isa.Or:
		return r | c
	case isa.Xor:
		return r ^ c
	}
	return r
}

// setpPacked compares both halves: p is that of the lower, q that of the upper.
func (d *decoder) setpPacked(t isa.Atom, first, second uint32) bool {
	fn, swap, invert := comparison(isa.F32, d.op.Get(isa.SlotCompare))
	if fn == nil {
		return false
	}
	ftz, bop, f := d.op.Has(isa.Ftz), d.op.Get(isa.SlotBoolOp), halfFormat(t)
	in := inst{kind: kExec, a: d.src(1, t), b: d.src(2, t), d: d.pdstAt(first), x: &extra{}}
	if second != 0 {
		in.x.a = uint64(d.pdstAt(second))
	}
	if bop != 0 {
		in.c, in.e = d.psrc(3)
	}
	in.exec = func(_ *warp, fr *frame, in *inst, m uint32) {
		c := fr.preds[in.c] ^ in.e
		for k := range 2 {
			x, y := widen(f, &fr.regs[in.a], uint(16*k), ftz), widen(f, &fr.regs[in.b], uint(16*k), ftz)
			if swap {
				x, y = y, x
			}
			r := fn(&x, &y)
			if invert {
				r = ^r
			}
			r = boolOp(bop, r, c)
			p := &fr.preds[in.d]
			if k == 1 {
				if in.x.a == 0 {
					break
				}
				p = &fr.preds[in.x.a]
			}
			*p = *p&^m | r&m
		}
	}
	d.emit(in)
	return true
}

// decodeSet compares and writes all ones, or 1.0, or zero.
func decodeSet(d *decoder) bool {
	to, t := d.op.Get(isa.SlotType), d.op.Get(isa.SlotType2)
	bop := d.op.Get(isa.SlotBoolOp)
	yes := integer.WidthMask(to)
	switch to {
	case isa.F32:
		yes = 0x3f800000
	case isa.F16, isa.F16x2:
		yes = 0x3c00
	case isa.Bf16, isa.Bf16x2:
		yes = 0x3f80
	}
	parts := []uint{0}
	ct := t
	if t == isa.F16x2 || t == isa.Bf16x2 {
		parts = []uint{0, 16}
		ct = isa.F32
		yes &= 0xffff // of each half
	}
	fn, swap, invert := d.compareT(ct)
	if fn == nil {
		return false
	}
	f, ftz := halfFormat(t), d.op.Has(isa.Ftz)
	in := inst{kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, t)}
	if bop != 0 {
		in.c, in.e = d.psrc(3)
	}
	in.exec = func(_ *warp, fr *frame, in *inst, m uint32) {
		c := fr.preds[in.c] ^ in.e
		var out vec
		for _, shift := range parts {
			a, b := &fr.regs[in.a], &fr.regs[in.b]
			if len(parts) > 1 {
				x, y := widen(f, a, shift, ftz), widen(f, b, shift, ftz)
				a, b = &x, &y
			}
			if swap {
				a, b = b, a
			}
			r := fn(a, b)
			if invert {
				r = ^r
			}
			r = boolOp(bop, r, c)
			for i := range out {
				if r>>i&1 != 0 {
					out[i] |= yes << shift
				}
			}
		}
		blend(&fr.regs[in.d], &out, m)
	}
	d.emit(in)
	return true
}
