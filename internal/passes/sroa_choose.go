package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// speculate removes the phis and selects of pointers that were collected: what
// is loaded through one is loaded from all its operands and then chosen. It reports whether
// all of them were removed, and whether some were: it stops at the first that cannot be.
func (u *unit) speculate() (all, some bool) {
	for _, v := range u.sroa.choose {
		if u.f.Op(v) == ir.OpInvalid {
			continue
		}
		ok := false
		if u.f.Op(v) == ir.OpSelect {
			ok = u.speculateSelect(v)
		} else {
			ok = u.speculatePhi(v)
		}
		if !ok {
			return false, some
		}
		some = true
	}
	return true, some
}

// loadable reports whether a value of type t can be loaded from p anywhere in
// the function.
func (u *unit) loadable(p ir.Value, t ir.Type) bool {
	if u.c.IsUndef(p) {
		return true
	}
	f := u.f
	r := analysis.RefOf(f, p)
	if !r.Exact || r.Off < 0 {
		return false
	}
	var obj ir.Type
	switch {
	case r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca:
		if n, ok := f.Consts.Uint(f.Operand(r.Base, 0)); !ok || n < 1 {
			return false
		}
		obj = f.ElemType(r.Base)
	case r.Base.IsSym():
		s := u.m.Sym(r.Base)
		if s.Kind != ir.SymVar || s.Linkage == ir.ExternWeak || !u.ty.IsSized(s.Type) {
			return false
		}
		obj = s.Type
	default:
		return false
	}
	return uint64(r.Off)+u.m.StoreSize(t) <= u.m.SizeOf(obj)
}

// writable reports whether p points into an alloca of this function, where a
// store of what is there already disturbs nobody.
func (u *unit) writable(p ir.Value, t ir.Type) bool {
	r := analysis.RefOf(u.f, p)
	return r.Base.IsInst() && u.f.Op(r.Base) == ir.OpAlloca && u.loadable(p, t)
}

func (u *unit) simpleAccess(v ir.Value) bool {
	return u.f.Flags(v)&ir.FlagVolatile == 0 && u.f.Mem(v).Order == ir.NotAtomic
}

func (u *unit) speculateSelect(sel ir.Value) bool {
	f, b := u.f, &u.b
	cond, x, y := f.Operand(sel, 0), f.Operand(sel, 1), f.Operand(sel, 2)
	if u.ty.IsVector(f.TypeOf(cond)) {
		return false
	}
	for use := f.FirstUse(sel); use != 0; use = f.NextUse(use) {
		switch v := f.User(use); f.Op(v) {
		case ir.OpLoad:
			if t := f.TypeOf(v); !u.simpleAccess(v) || !u.loadable(x, t) || !u.loadable(y, t) {
				return false
			}
		case ir.OpStore:
			t := f.TypeOf(f.Operand(v, 0))
			if f.UseIndex(use) != 1 || !u.simpleAccess(v) || !u.writable(x, t) || !u.writable(y, t) {
				return false
			}
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || f.UseIndex(use) != 0 {
				return false
			}
		case ir.OpBitCast, ir.OpAddrSpaceCast:
		default:
			return false
		}
	}
	for use := f.FirstUse(sel); use != 0; use = f.FirstUse(sel) {
		v := f.User(use)
		b.Before(v)
		switch f.Op(v) {
		case ir.OpLoad:
			t, m := f.TypeOf(v), f.Mem(v)
			lx := b.MemOp(ir.OpLoad, t, m, 0, x)
			ly := b.MemOp(ir.OpLoad, t, m, 0, y)
			f.ReplaceAll(v, b.Select(cond, lx, ly))
		case ir.OpStore:
			val, m := f.Operand(v, 0), f.Mem(v)
			t := f.TypeOf(val)
			ox := b.MemOp(ir.OpLoad, t, m, 0, x)
			oy := b.MemOp(ir.OpLoad, t, m, 0, y)
			b.MemOp(ir.OpStore, ir.Void, m, 0, b.Select(cond, val, ox), x)
			// The second store sees the first one if both pointers are the same.
			if analysis.Alias(f, analysis.RefOf(f, x), u.m.StoreSize(t), analysis.RefOf(f, y), u.m.StoreSize(t)) != analysis.NoAlias {
				oy = b.MemOp(ir.OpLoad, t, m, 0, y)
			}
			b.MemOp(ir.OpStore, ir.Void, m, 0, b.Select(cond, oy, val), y)
		default:
			f.ReplaceAll(v, b.Select(cond, u.repeatOn(v, x), u.repeatOn(v, y)))
		}
		f.Erase(v)
	}
	f.Erase(sel)
	return true
}

// repeatOn creates a copy of getelementptr or cast v with another base at the
// builder's place.
func (u *unit) repeatOn(v, base ir.Value) ir.Value {
	f := u.f
	if u.c.IsUndef(base) {
		return u.c.Poison(f.TypeOf(v))
	}
	u.vals = append(u.vals[:0], base)
	for i := 1; i < f.NumOps(v); i++ {
		u.vals = append(u.vals, f.Operand(v, i))
	}
	return u.b.Insert(f.Op(v), f.TypeOf(v), f.Flags(v), f.Aux(v), u.vals...)
}

func (u *unit) speculatePhi(phi ir.Value) bool {
	f, b := u.f, &u.b
	blk := f.BlockOf(phi)
	for use := f.FirstUse(phi); use != 0; use = f.NextUse(use) {
		v := f.User(use)
		switch f.Op(v) {
		case ir.OpLoad:
			if !u.simpleAccess(v) || f.BlockOf(v) != blk || u.writesBefore(v) {
				return false
			}
			for i := 0; i < f.NumOps(phi); i += 2 {
				if !u.loadable(f.Operand(phi, i), f.TypeOf(v)) {
					return false
				}
			}
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || f.UseIndex(use) != 0 || !u.phiOfObjects(phi) {
				return false
			}
		case ir.OpBitCast, ir.OpAddrSpaceCast:
			if !u.phiOfObjects(phi) {
				return false
			}
		default:
			return false
		}
	}
	type edge struct{ from, val ir.Value }
	var edges []edge
	for i := 0; i < f.NumOps(phi); i += 2 {
		edges = append(edges, edge{f.Operand(phi, i+1), f.Operand(phi, i)})
	}
	for use := f.FirstUse(phi); use != 0; use = f.FirstUse(phi) {
		v := f.User(use)
		var ops []ir.Value
		for i, e := range edges {
			x := ir.None
			for k := range i { // parallel edges have one value
				if edges[k].from == e.from {
					x = ops[2*k]
				}
			}
			if x == ir.None {
				b.Before(f.Terminator(e.from.Block()))
				switch {
				case u.c.IsUndef(e.val):
					x = u.c.Poison(f.TypeOf(v))
				case f.Op(v) == ir.OpLoad:
					x = b.MemOp(ir.OpLoad, f.TypeOf(v), f.Mem(v), 0, e.val)
				default:
					x = u.repeatOn(v, e.val)
				}
			}
			ops = append(ops, x, e.from)
		}
		n := f.New(ir.OpPhi, f.TypeOf(v), 0, 0, ops...)
		f.InsertBefore(f.First(blk), n)
		f.ReplaceAll(v, n)
		f.Erase(v)
	}
	f.Erase(phi)
	return true
}

// phiOfObjects reports whether every operand of a phi of pointers points to a
// known object or is undefined, so that the phi is not part of a cycle.
func (u *unit) phiOfObjects(phi ir.Value) bool {
	for i := 0; i < u.f.NumOps(phi); i += 2 {
		if v := u.f.Operand(phi, i); !u.loadable(v, ir.I8) {
			return false
		}
	}
	return true
}

// writesBefore reports whether something may write memory between the start of the
// block and instruction v, or may end the execution before v.
func (u *unit) writesBefore(v ir.Value) bool {
	const mask = analysis.Writes
	for x := u.f.Prev(v); x != ir.None; x = u.f.Prev(x) {
		if u.f.Op(x) == ir.OpPhi {
			return false
		}
		if u.fx.Inst(u.f, x)&mask != 0 {
			return true
		}
	}
	return false
}
