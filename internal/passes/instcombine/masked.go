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
	p, mask, ptrArg, r := f.Operand(v, 0), f.Operand(v, 1), 0, f.Operand(v, 2)
	if !load {
		p, mask, ptrArg, r = f.Operand(v, 1), f.Operand(v, 2), 1, f.Operand(v, 0)
	}
	on := ic.lanesOn(mask)
	if on < 0 {
		return ir.None
	}
	t := f.TypeOf(r)
	et, n := ic.ty.Elem(t), int(ic.ty.Len64(t))
	align := analysis.ParamAlign(ic.f, v, ptrArg)
	ic.b.Before(v)
	switch {
	case on == 0 && load:
		return r
	case on == n && load:
		return ic.b.Load(t, p, align, 0)
	case on == 0:
		return ir.None // adce erases it
	case on == n:
		ic.push(ic.b.Store(r, p, align, 0))
	default:
		bits := ic.m.BitsOf(et)
		if bits%8 != 0 || ic.m.SizeOf(et)*8 != bits {
			return ir.None
		}
		if o := analysis.Object(f, p); !load && ic.m.BitsOf(t) == 256 && f.Op(o) != ir.OpAlloca {
			return ir.None
		}
		size := ic.m.SizeOf(et)
		r = ic.eachLane(mask, r, load, func(i uint64) (ir.Value, uint64) {
			if i == 0 {
				return p, align
			}
			return ic.b.PtrAdd(p, c.Int(ir.I64, i*size), 0), analysis.CommonAlignment(align, i*size)
		})
		if load {
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
	align := analysis.ParamAlign(ic.f, v, ptrArg)
	ic.b.Before(v)
	r = ic.eachLane(mask, r, load, func(i uint64) (ir.Value, uint64) {
		q := ic.b.Insert(ir.OpExtractElement, ic.ty.Elem(f.TypeOf(p)), 0, 0, p, c.Int(ir.I32, i))
		ic.push(q)
		return q, align
	})
	if load {
		return r
	}
	f.SetOperand(v, 1, c.Null(f.TypeOf(p)))
	f.SetOperand(v, 2, c.Null(f.TypeOf(mask)))
	return v
}

// eachLane accesses the lanes that mask has on one by one, each at an address with an alignment, and returns r: the vector to store, or the one
// into which the lanes are loaded.
func (ic castCombiner) eachLane(mask, r ir.Value, load bool, address func(i uint64) (ir.Value, uint64)) ir.Value {
	t := ic.f.TypeOf(r)
	et := ic.ty.Elem(t)
	for i := range ic.ty.Len64(t) {
		if ic.c.IsZero(ic.c.Elem(mask, int(i))) {
			continue
		}
		p, align := address(i)
		lane := ic.c.Int(ir.I32, i)
		if load {
			r = ic.b.Insert(ir.OpInsertElement, t, 0, 0, r, ic.b.Load(et, p, align, 0), lane)
			continue
		}
		x := ic.b.Insert(ir.OpExtractElement, et, 0, 0, r, lane)
		ic.push(x)
		ic.b.Store(x, p, align, 0)
	}
	return r
}
