package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxMaskedLanes bounds the lanes of a masked access that becomes single accesses.
const maxMaskedLanes = 16

// visitMasked makes plain accesses of llvm.masked.load or llvm.masked.store v if the mask is constant, one for each lane if not all are on: other
// passes then see which bytes are accessed. A store that later can be one instruction which leaves lanes out, of 256 bits, stays.
func (ic castCombiner) visitMasked(v ir.Value, load bool) ir.Value {
	f, c := ic.f, ic.c
	p, mask, t, ptrArg := f.Operand(v, 0), f.Operand(v, 1), f.TypeOf(v), 0
	if !load {
		p, mask, t, ptrArg = f.Operand(v, 1), f.Operand(v, 2), f.TypeOf(f.Operand(v, 0)), 1
	}
	on := ic.lanesOn(mask)
	if on < 0 {
		return ir.None
	}
	et, n := ic.ty.Elem(t), int(ic.ty.Len64(t))
	align := ic.values.ParamAlign(v, ptrArg)
	ic.b.Before(v)
	switch {
	case on == 0 && load:
		return f.Operand(v, 2)
	case on == n && load:
		return ic.b.Load(t, p, align, 0)
	case on == 0:
		return ir.None // adce erases it
	case on == n:
		ic.push(ic.b.Store(f.Operand(v, 0), p, align, 0))
	default:
		bits := ic.m.BitsOf(et)
		if bits%8 != 0 || ic.m.SizeOf(et)*8 != bits {
			return ir.None
		}
		if o := analysis.Object(f, p); !load && ic.m.BitsOf(t) == 256 && f.Op(o) != ir.OpAlloca {
			return ir.None
		}
		if r := ic.maskedLanes(v, p, mask, t, align, load); load {
			return r
		}
	}
	f.SetOperand(v, 1, c.Poison(f.TypeOf(p)))
	f.SetOperand(v, 2, c.Null(f.TypeOf(mask)))
	return v
}

// lanesOn returns how many lanes of a constant mask are on, -1 if the mask is not known or has too many lanes.
func (ic castCombiner) lanesOn(mask ir.Value) int {
	t := ic.f.TypeOf(mask)
	if !mask.IsConst() || ic.ty.IsScalable(t) || ic.ty.Len64(t) > maxMaskedLanes {
		return -1
	}
	on := 0
	for i := range int(ic.ty.Len64(t)) {
		k, ok := ic.c.Uint(ic.c.Elem(mask, i))
		if !ok {
			return -1
		}
		on += int(k)
	}
	return on
}

// visitGather makes single accesses of llvm.masked.gather or llvm.masked.scatter v if the mask is constant: passes that follow see their addresses.
func (ic castCombiner) visitGather(v ir.Value, load bool) ir.Value {
	f, c := ic.f, ic.c
	p, mask, ptrArg, r := f.Operand(v, 0), f.Operand(v, 1), 0, f.Operand(v, 2)
	if !load {
		p, mask, ptrArg, r = f.Operand(v, 1), f.Operand(v, 2), 1, f.Operand(v, 0)
	}
	et, on := ic.ty.Elem(f.TypeOf(r)), ic.lanesOn(mask)
	if bits := ic.m.BitsOf(et); on < 0 || on == 0 && !load || bits%8 != 0 || ic.m.SizeOf(et)*8 != bits {
		return ir.None
	}
	align := ic.values.ParamAlign(v, ptrArg)
	ic.b.Before(v)
	for i := range int(ic.ty.Len64(f.TypeOf(mask))) {
		if c.IsZero(c.Elem(mask, i)) {
			continue
		}
		lane := c.Int(ir.I32, uint64(i))
		q := ic.b.Insert(ir.OpExtractElement, ic.ty.Elem(f.TypeOf(p)), 0, 0, p, lane)
		ic.push(q)
		if load {
			r = ic.b.Insert(ir.OpInsertElement, f.TypeOf(r), 0, 0, r, ic.b.Load(et, q, align, 0), lane)
			continue
		}
		x := ic.b.Insert(ir.OpExtractElement, et, 0, 0, r, lane)
		ic.push(x)
		ic.b.Store(x, q, align, 0)
	}
	if load {
		return r
	}
	f.SetOperand(v, 1, c.Null(f.TypeOf(p)))
	f.SetOperand(v, 2, c.Null(f.TypeOf(mask)))
	return v
}

// maskedLanes accesses the lanes of type t at p that mask has on, one by one, and returns the vector of a load.
func (ic castCombiner) maskedLanes(v, p, mask ir.Value, t ir.Type, align uint64, load bool) ir.Value {
	f, c := ic.f, ic.c
	et := ic.ty.Elem(t)
	size := ic.m.SizeOf(et)
	r := ir.None
	if load {
		r = f.Operand(v, 2)
	}
	for i := range int(ic.ty.Len64(t)) {
		if c.IsZero(c.Elem(mask, i)) {
			continue
		}
		q, al := p, align
		if at := uint64(i) * size; at != 0 {
			q, al = ic.b.PtrAdd(p, c.Int(ir.I64, at), 0), analysis.CommonAlignment(align, at)
		}
		lane := c.Int(ir.I32, uint64(i))
		if load {
			r = ic.b.Insert(ir.OpInsertElement, t, 0, 0, r, ic.b.Load(et, q, al, 0), lane)
		} else {
			ic.b.Store(ic.b.Insert(ir.OpExtractElement, et, 0, 0, f.Operand(v, 0), lane), q, al, 0)
		}
	}
	return r
}
