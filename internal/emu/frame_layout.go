package emu

import (
	"slices"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// layoutParams places parameters and results: for a kernel in parameter
// memory, for a device function at the start of its frame.
func (mod *Module) layoutParams(n *fn, d *decoder) {
	off := uint32(0)
	place := func(v *ptx.Var) slotVar {
		s := slotVar{name: mod.m.Names.Get(v.Name), align: uint32(varAlign(v)), size: uint32(min(varSize(v, 0), maxLocal))}
		if v.Space == isa.Reg && n.entry {
			n.needs = "kernel '" + n.name + "' has a parameter in a register"
		} else if v.Space == isa.Reg {
			s.pred = v.Type == isa.Pred
			if d != nil {
				s.reg = d.regByName(v.Name)
			}
			return s
		}
		if v.Name == 0 && len(v.Dims) > 0 && v.Dims[0] < 0 || len(v.Dims) > 0 && v.Dims[0] < 0 {
			n.variadic = true // an array without a size holds all further arguments
		}
		s.off = uint32(alignUp(uint64(off), uint64(s.align)))
		n.align = max(n.align, s.align)
		off = s.off + s.size
		if !n.entry && len(v.Dims) > 0 && v.Dims[0] >= 0 {
			off = n.zone(s)
		}
		return s
	}
	f := n.src
	for i := range f.Rets {
		n.rets = append(n.rets, place(&f.Rets[i]))
	}
	for i := range f.Params {
		n.params = append(n.params, place(&f.Params[i]))
	}
	if n.entry {
		n.kparams = off
	} else {
		n.local = off
	}
}

// frameZone is the number of bytes after an array in a frame that no variable has.
const frameZone = 16

// zone adds a red zone after a variable of a frame, and returns its end. Bytes up to a multiple of the alignment are not in it:
// LLVM reads 12 aligned bytes of a parameter as 16.
func (f *fn) zone(v slotVar) uint32 {
	at := uint32(alignUp(uint64(v.off+v.size), uint64(v.align)))
	f.zones = append(f.zones, slotVar{name: v.name, off: at, size: frameZone})
	return at + frameZone
}

// overrun returns the array that an access to local memory is after the end of, and the distance; nil if the access is not in a red
// zone of its frame. Variables of other scopes may have the bytes of a zone.
func (fr *frame) overrun(at, size uint64) (v *slotVar, after uint64) {
	for ; fr != nil && at < uint64(fr.base); fr = fr.parent {
	}
	if fr == nil || at >= uint64(fr.base+fr.size) {
		return nil, 0
	}
	lo := at - uint64(fr.base)
	hits := func(v *slotVar) bool { return lo < uint64(v.off+v.size) && lo+size > uint64(v.off) }
	for i := range fr.fn.zones {
		z := &fr.fn.zones[i]
		if hits(z) && !slices.ContainsFunc(fr.fn.locals, func(v slotVar) bool { return v.size > 0 && lo >= uint64(v.off) && lo+size <= uint64(v.off+v.size) }) {
			return z, max(lo, uint64(z.off)) - uint64(z.off)
		}
	}
	return nil, 0
}

// regByName returns the register of a .reg parameter.
func (d *decoder) regByName(name ptx.Name) uint32 {
	for i := 1; i < len(d.f.Regs); i++ {
		if r := &d.f.Regs[i]; r.Prefix == name && r.Num < 0 {
			return d.regs[i]
		}
	}
	return regSink
}

// layoutFrame places the variables of the body and resolves the symbols that
// name them. Variables of inner scopes share memory with those of other scopes.
func (d *decoder) layoutFrame() {
	d.mod.layoutParams(d.fn, d)
	f := d.f
	d.locals = make([]slotVar, len(f.Locals))
	d.where = make([]uint32, len(f.Opnds))
	inner := make([]bool, len(f.Locals))
	for k := range f.Insts {
		if in := &f.Insts[k]; in.Op == isa.OpVar {
			for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
				if o.Kind == ptx.OpVar && int(o.Idx) < len(inner) {
					inner[o.Idx] = true
				}
			}
		}
	}
	off, top := d.fn.local, d.fn.local
	d.fn.align = max(d.fn.align, 16)
	place := func(i int) {
		v := &f.Locals[i]
		size, align := uint32(min(varSize(v, 0), maxLocal)), uint32(varAlign(v))
		switch localSpace(v.Space) {
		case spFrame:
			if v.Space == isa.Reg {
				return
			}
			off = uint32(alignUp(uint64(off), uint64(align)))
			d.fn.align = max(d.fn.align, align)
			d.locals[i] = slotVar{name: d.mod.m.Names.Get(v.Name), off: off, size: size, align: align}
			off += size
			if len(v.Dims) > 0 {
				off = d.fn.zone(d.locals[i])
			}
			top = max(top, off)
		case spGlobal:
			a, err := d.mod.alloc(uint64(size), uint64(align), d.mod.m.Names.Get(v.Name))
			d.statik[i] = a
			if err == nil {
				err = d.mod.initVar(v, symbol{space: spGlobal, addr: a, size: uint64(size)})
			}
			if err != nil {
				d.fn.needs = err.Error()
			}
		}
	}
	var scope []uint32 // visible locals, innermost last
	for i := range f.Locals {
		if !inner[i] {
			place(i)
			scope = append(scope, uint32(i))
		}
	}
	type mark struct {
		n   int
		off uint32
	}
	var marks []mark
	for k := range f.Insts {
		in := &f.Insts[k]
		switch in.Op {
		case isa.OpScopeOpen:
			marks = append(marks, mark{len(scope), off})
			continue
		case isa.OpScopeClose:
			if n := len(marks); n > 0 {
				scope, off = scope[:marks[n-1].n], marks[n-1].off
				marks = marks[:n-1]
			}
			continue
		}
		for i := in.Ops; i < in.Ops+uint32(in.N); i++ {
			o := &f.Opnds[i]
			switch o.Kind {
			case ptx.OpVar:
				if int(o.Idx) < len(inner) {
					place(int(o.Idx))
					scope = append(scope, o.Idx)
				}
			case ptx.OpSym, ptx.OpAddrSym:
				for s := len(scope) - 1; s >= 0; s-- {
					if uint32(f.Locals[scope[s]].Name) == o.Idx {
						d.where[i] = scope[s] + 1
						break
					}
				}
			}
		}
	}
	d.fn.local = uint32(alignUp(uint64(top), 16))
	for _, dir := range f.Dirs {
		var dims *[3]uint32
		switch dir.Kind {
		case isa.Reqntid:
			dims = &d.fn.reqntid
		case isa.Maxntid:
			dims = &d.fn.maxntid
		case isa.Reqnctapercluster:
			dims = &d.fn.reqclust
		default:
			continue
		}
		*dims = [3]uint32{1, 1, 1}
		copy(dims[:], dir.Args)
	}
}
