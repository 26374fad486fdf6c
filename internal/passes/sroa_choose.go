package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxChosen  = 16 // pointers in a tree of selects through which a load reads
	maxChoices = 64 // selects and phis that are considered because others that are considered are their operands
)

// speculate removes the phis and selects of pointers that were collected: a load through one becomes loads from all its
// operands and a choice of the results. It reports whether all of them were removed, and whether some were. A select of
// selects becomes loads from these, whose turn comes when the uses are collected again.
func (s *sroaState) speculate() (all, some bool) {
	all = true
	for i := 0; i < len(s.choose); i++ {
		v := s.choose[i]
		ok := false
		switch s.f.Op(v) {
		case ir.OpInvalid:
			continue
		case ir.OpSelect:
			ok = s.speculateSelect(v)
		case ir.OpPhi:
			ok = s.speculatePhi(v) || s.indexPhi(v)
		default:
			ok = s.speculateIndex(v)
		}
		all, some = all && ok, some || ok
	}
	return all, some
}

// readable reports whether load v can read from p, or from each pointer of a tree of selects, before instruction at.
func (s *sroaState) readable(p, v, at ir.Value) bool {
	rest := maxChosen
	return s.readableWithin(p, v, at, &rest)
}

// readableWithin is readable for a tree of at most rest pointers, which it counts down.
func (s *sroaState) readableWithin(p, v, at ir.Value, rest *int) bool {
	f := s.f
	if *rest--; *rest < 0 {
		return false
	}
	if !p.IsInst() || f.Op(p) != ir.OpSelect || s.ty.IsVector(f.TypeOf(f.Operand(p, 0))) {
		return analysis.Loadable(f, p, f.TypeOf(v)) || s.fx.AccessedBefore(f, p, f.TypeOf(v), f.Mem(v), at)
	}
	return s.readableWithin(f.Operand(p, 1), v, at, rest) && s.readableWithin(f.Operand(p, 2), v, at, rest)
}

// writable reports whether p points into an alloca of this function, where a
// storing the current value again is not observable.
func (s *sroaState) writable(p ir.Value, t ir.Type) bool {
	r := analysis.RefOf(s.f, p)
	return r.Base.IsInst() && s.f.Op(r.Base) == ir.OpAlloca && analysis.Loadable(s.f, p, t)
}

// isSpeculative reports whether each use of a select can be made of both operands. Selects and phis that use it are to be considered, too.
func (s *sroaState) isSpeculative(sel ir.Value) bool {
	f := s.f
	x, y := f.Operand(sel, 1), f.Operand(sel, 2)
	if s.ty.IsVector(f.TypeOf(f.Operand(sel, 0))) {
		return false
	}
	ok := true
	for use := f.FirstUse(sel); use != 0; use = f.NextUse(use) {
		switch v := f.User(use); f.Op(v) {
		case ir.OpSelect, ir.OpPhi:
			if ok = false; len(s.choose) < maxChoices && !slices.Contains(s.choose, v) {
				s.choose = append(s.choose, v)
			}
		case ir.OpLoad:
			if !analysis.IsSimple(s.f, v) || !s.readable(sel, v, v) {
				return false
			}
		case ir.OpStore:
			t := f.TypeOf(f.Operand(v, 0))
			if f.UseIndex(use) != 1 || !analysis.IsSimple(s.f, v) || !s.writable(x, t) || !s.writable(y, t) {
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
	return ok
}

func (s *sroaState) speculateSelect(sel ir.Value) bool {
	if !s.isSpeculative(sel) {
		return false
	}
	f, b := s.f, &s.b
	cond, x, y := f.Operand(sel, 0), f.Operand(sel, 1), f.Operand(sel, 2)
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
			if analysis.Alias(f, analysis.RefOf(f, x), s.m.StoreSize(t), analysis.RefOf(f, y), s.m.StoreSize(t)) != analysis.NoAlias {
				oy = b.MemOp(ir.OpLoad, t, m, 0, y)
			}
			b.MemOp(ir.OpStore, ir.Void, m, 0, b.Select(cond, oy, val), y)
		default:
			f.ReplaceAll(v, b.Select(cond, s.repeatOn(v, x), s.repeatOn(v, y)))
		}
		f.Erase(v)
	}
	f.Erase(sel)
	return true
}

// repeatOn creates a copy of getelementptr or cast v with another base at the
// builder's place.
func (s *sroaState) repeatOn(v, base ir.Value) ir.Value {
	f := s.f
	if s.c.IsUndef(base) {
		return s.c.Poison(f.TypeOf(v))
	}
	s.vals = append(s.vals[:0], base)
	for i := 1; i < f.NumOps(v); i++ {
		s.vals = append(s.vals, f.Operand(v, i))
	}
	return s.b.Insert(f.Op(v), f.TypeOf(v), f.Flags(v), f.Aux(v), s.vals...)
}

func (s *sroaState) speculatePhi(phi ir.Value) bool {
	f, b := s.f, &s.b
	blk := f.BlockOf(phi)
	for use := f.FirstUse(phi); use != 0; use = f.NextUse(use) {
		v := f.User(use)
		switch f.Op(v) {
		case ir.OpLoad:
			if !analysis.IsSimple(s.f, v) || f.BlockOf(v) != blk || s.writesBefore(v) {
				return false
			}
			for i := 0; i < f.NumOps(phi); i += 2 {
				if !s.readable(f.Operand(phi, i), v, f.Terminator(f.Operand(phi, i+1).Block())) {
					return false
				}
			}
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || f.UseIndex(use) != 0 || !s.phiOfObjects(phi) {
				return false
			}
		case ir.OpBitCast, ir.OpAddrSpaceCast:
			if !s.phiOfObjects(phi) {
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
				case s.c.IsUndef(e.val):
					x = s.c.Poison(f.TypeOf(v))
				case f.Op(v) == ir.OpLoad:
					x = b.MemOp(ir.OpLoad, f.TypeOf(v), f.Mem(v), 0, e.val)
				default:
					x = s.repeatOn(v, e.val)
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
func (s *sroaState) phiOfObjects(phi ir.Value) bool {
	for i := 0; i < s.f.NumOps(phi); i += 2 {
		if v := s.f.Operand(phi, i); !analysis.Loadable(s.f, v, ir.I8) {
			return false
		}
	}
	return true
}

// writesBefore reports whether something may write memory between the start of the
// block and instruction v, or may end the execution before v.
func (s *sroaState) writesBefore(v ir.Value) bool {
	const mask = analysis.Writes
	for x := s.f.Prev(v); x != ir.None; x = s.f.Prev(x) {
		if s.f.Op(x) == ir.OpPhi {
			return false
		}
		if s.fx.Inst(s.f, x)&mask != 0 {
			return true
		}
	}
	return false
}
