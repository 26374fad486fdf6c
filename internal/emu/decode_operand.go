package emu

import (
	"math"

	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// reg returns the place of a register that holds a value; a predicate in its
// place makes the instruction bad.
func (d *decoder) reg(o *ptx.Operand) uint32 {
	if d.f.Regs[o.Idx].Type == isa.Pred {
		d.bad = true
		return regSink
	}
	n := uint32(0)
	if r := &d.f.Regs[o.Idx]; r.Vec > 1 || o.Flags&ptx.OpLo != 0 { // an element of a vector register
		e, ok := ptx.Part(o.Sub).Element()
		if !ok || o.Flags&ptx.OpLo == 0 || e >= int(r.Vec) || r.Type.Bits() == 128 {
			d.bad = true
			return regSink
		}
		n = uint32(e)
	}
	return d.regs[o.Idx] + n
}

// need128 makes the instruction bad if an operand is a register of fewer than
// 128 bits.
func (d *decoder) need128(k uint32) {
	if o := &d.f.Opnds[k]; o.Kind != ptx.OpReg && o.Kind != ptx.OpNone || o.Kind == ptx.OpReg && d.f.Regs[o.Idx].Type.Bits() != 128 {
		d.bad = true
	}
}

// num returns the number of operands; groups and pairs count as one.
func (d *decoder) num() int { return len(d.heads) }

// arg returns operand i. Asking for one that is not there makes the instruction bad.
func (d *decoder) arg(i int) *ptx.Operand { return &d.f.Opnds[d.head(i)] }

func (d *decoder) head(i int) uint32 {
	if i >= len(d.heads) {
		d.bad = true
		if len(d.f.Opnds) == 0 {
			d.f.Opnds = append(d.f.Opnds, ptx.Operand{})
			d.where = append(d.where, 0)
		}
		return 0
	}
	return d.heads[i]
}

// elems returns the indices of the elements of a group, or the operand itself.
func (d *decoder) elems(i int) []uint32 {
	h := d.head(i)
	o := &d.f.Opnds[h]
	n := 0
	switch o.Kind {
	case ptx.OpVec, ptx.OpList, ptx.OpTex:
		n = int(o.Sub)
	case ptx.OpPair:
		n = 2
	default:
		return []uint32{h}
	}
	out := make([]uint32, 0, n)
	for k := h + 1; n > 0; n-- {
		out = append(out, k)
		k += d.f.Span(k)
	}
	return out
}

// isPred reports whether operand i is a predicate register or part of one.
func (d *decoder) isPred(i int) bool {
	o := d.arg(i)
	return o.Kind == ptx.OpReg && d.f.Regs[o.Idx].Type == isa.Pred
}

// dst returns the register that operand i names as a destination.
func (d *decoder) dst(i int) uint32 { return d.dstAt(d.head(i)) }

func (d *decoder) dstAt(k uint32) uint32 {
	o := &d.f.Opnds[k]
	if o.Kind == ptx.OpPair {
		o = &d.f.Opnds[k+1]
	}
	if o.Kind != ptx.OpReg {
		d.bad = d.bad || o.Kind != ptx.OpNone
		return regSink
	}
	return d.reg(o)
}

// dstBits returns the width of the destination register i.
func (d *decoder) dstBits(i int) int { return d.dstBitsAt(d.head(i)) }

func (d *decoder) dstBitsAt(k uint32) int {
	o := &d.f.Opnds[k]
	if o.Kind != ptx.OpReg {
		return 64
	}
	return d.f.Regs[o.Idx].Type.Bits()
}

// pdst returns the predicate that operand i names as a destination.
func (d *decoder) pdst(i int) uint32 { return d.pdstAt(d.head(i)) }

func (d *decoder) pdstAt(k uint32) uint32 {
	o := &d.f.Opnds[k]
	if o.Kind == ptx.OpReg && d.f.Regs[o.Idx].Type == isa.Pred {
		return d.regs[o.Idx]
	}
	d.bad = d.bad || o.Kind != ptx.OpNone
	return predSink
}

// pair returns the two parts of d|p; the second is 0 if there is none.
func (d *decoder) pair(i int) (first, second uint32) {
	h := d.head(i)
	if d.f.Opnds[h].Kind == ptx.OpPair {
		return h + 1, h + 1 + d.f.Span(h+1)
	}
	return h, 0
}

// psrc returns the predicate of operand i and the mask to xor it with.
func (d *decoder) psrc(i int) (pred, neg uint32) {
	o := d.arg(i)
	if o.Flags&ptx.OpNot != 0 {
		neg = all
	}
	switch o.Kind {
	case ptx.OpReg:
		if d.f.Regs[o.Idx].Type != isa.Pred {
			d.bad = true
			return predTrue, neg
		}
		return d.regs[o.Idx], neg
	case ptx.OpInt, ptx.OpHex:
		if o.Imm == 0 {
			neg ^= all
		}
	case ptx.OpSreg: // is_explicit_cluster, the only one that is a predicate
		d.preds++
		p := uint32(d.preds - 1)
		d.emit(inst{kind: kExec, d: p, exec: func(w *warp, fr *frame, in *inst, _ uint32) {
			fr.preds[in.d] = -b2u(w.g.clusterSize > 1)
		}})
		return p, neg
	}
	return predTrue, neg
}

// src returns the register that holds operand i as a value of type t.
func (d *decoder) src(i int, t isa.Atom) uint32 { return d.srcAt(d.head(i), t) }

func (d *decoder) srcAt(k uint32, t isa.Atom) uint32 {
	o := &d.f.Opnds[k]
	switch o.Kind {
	case ptx.OpReg:
		if o.Flags&ptx.OpNeg != 0 {
			s := d.temp()
			fn := negator(t)
			d.emit(inst{kind: kScalar, d: s, a: d.reg(o), scalar: fn})
			return s
		}
		return d.reg(o)
	case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
		return d.constant(immediate(o, t))
	case ptx.OpSreg:
		s := d.temp()
		d.emit(inst{kind: kExec, exec: execSreg, d: s, imm: uint64(o.Sub)})
		return s
	case ptx.OpSym:
		sp, slot, off, ok := d.symbol(k)
		if !ok {
			return d.poison(o)
		}
		if sp == spFrame {
			s := d.temp()
			d.emit(inst{kind: kVec, vec: lanewise.Add[uint64], d: s, a: slot, b: d.constant(off)})
			return s
		}
		return d.constant(off)
	}
	d.bad = true
	return d.constant(0)
}

// poison emits an error for a symbol without an address.
func (d *decoder) poison(o *ptx.Operand) uint32 {
	d.emit(inst{kind: kExec, exec: execMissing, x: &extra{text: d.mod.m.Names.Get(ptx.Name(o.Idx))}})
	return d.constant(0)
}

// immediate returns the bits of a constant operand of type t.
func immediate(o *ptx.Operand, t isa.Atom) uint64 {
	v := o.Imm
	if t.Class() == isa.ClassFloat {
		switch {
		case o.Kind == ptx.OpF64 && t == isa.F32:
			return uint64(math.Float32bits(float32(math.Float64frombits(v))))
		case o.Kind == ptx.OpF32 && t == isa.F64:
			return math.Float64bits(float64(math.Float32frombits(uint32(v))))
		}
	}
	if n := t.Bits(); n > 0 && n < 64 {
		v &= 1<<n - 1
	}
	return v
}

// symbol resolves the symbol operand k to a space, a register to add (0 for
// none) and an offset.
func (d *decoder) symbol(k uint32) (sp space, slot uint32, off uint64, ok bool) {
	o := &d.f.Opnds[k]
	if l := d.where[k]; l != 0 {
		v := &d.f.Locals[l-1]
		if sp := localSpace(v.Space); sp != spFrame {
			return sp, 0, d.statik[l-1] + o.Imm, true
		}
		return spFrame, regBase, uint64(d.locals[l-1].off) + o.Imm, true
	}
	name := ptx.Name(o.Idx)
	for i := range d.f.Params {
		if d.f.Params[i].Name == name {
			p := &d.fn.params[i]
			if d.fn.entry {
				return spParam, 0, uint64(p.off) + o.Imm, true
			}
			return spFrame, regBase, uint64(p.off) + o.Imm, true
		}
	}
	for i := range d.f.Rets {
		if d.f.Rets[i].Name == name {
			return spFrame, regBase, uint64(d.fn.rets[i].off) + o.Imm, true
		}
	}
	s, found := d.mod.syms[name]
	switch {
	case !found || s.missing:
		return spGlobal, 0, 0, false
	case s.dynamic:
		return spShared, 0, uint64(d.fn.dynamic) + o.Imm, true
	}
	return s.space, 0, s.addr + o.Imm, true
}

// addr resolves the address operand i of an access to space sp: the register
// to add imm to, and the space that is meant.
func (d *decoder) addr(i int, sp space) (reg uint32, imm uint64, _ space) {
	k := d.head(i)
	o := &d.f.Opnds[k]
	switch o.Kind {
	case ptx.OpAddrReg, ptx.OpReg:
		if sp == spParam && !d.fn.entry {
			sp = spFrame
		}
		return d.reg(o), o.Imm, sp
	case ptx.OpAddrSym, ptx.OpSym:
		at, slot, off, ok := d.symbol(k)
		if !ok {
			return d.poison(o), 0, sp
		}
		if slot == 0 {
			slot = d.constant(0)
		}
		if sp == spGeneric && at == spFrame {
			sp = spFrame
		} else if sp == spGeneric {
			off += d.mod.dev.win.base(at)
		} else if sp == spParam || sp == spFrame {
			sp = at
		}
		return slot, off, sp
	}
	return d.constant(0), o.Imm, sp
}

// localSpace maps a declaration in a body to where it lives.
func localSpace(a isa.Atom) space {
	switch a {
	case isa.Shared:
		return spShared
	case isa.Global:
		return spGlobal
	case isa.Const:
		return spConst
	}
	return spFrame
}

// spaceOf maps a .ss modifier.
func spaceOf(a isa.Atom) space {
	switch a {
	case isa.Global:
		return spGlobal
	case isa.Shared, isa.SharedCta, isa.SharedCluster:
		return spShared
	case isa.Local:
		return spLocal
	case isa.Const:
		return spConst
	case isa.Param, isa.ParamEntry:
		return spParam
	case isa.ParamFunc:
		return spFrame
	}
	return spGeneric
}
