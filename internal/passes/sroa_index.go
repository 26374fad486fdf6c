package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/alignment"
	"gonvvm/internal/passes/locals"
)

// maxIndexed is the number of constants that an index may be.
const maxIndexed = 4

// indexed reports whether getelementptr v steps from its base by one of few constants, between which phis and selects decide, and is used by
// loads and stores only, also at constant distances. Clang sinks stores to different members of a union after the branches, with such an index,
// and a reference to one of two structures in a third becomes one.
func (s *sroaState) indexed(v ir.Value) bool {
	f := s.f
	if f.NumOps(v) != 2 || s.ty.IsVector(f.TypeOf(v)) {
		return false
	}
	ok := false
	s.ints, ok = analysis.ChosenInts(f, f.Operand(v, 1), s.ints[:0], maxIndexed)
	return ok && len(s.ints) > 0 && s.accessedOnly(v)
}

// collectIndexed notes getelementptr v, from an address in the alloca, as an access to all bytes that its indices may lead to.
func (s *sroaState) collectIndexed(p sroaPtr, v ir.Value, size uint64) bool {
	if s.indexed(v) {
		s.choose = append(s.choose, v)
		return true
	}
	ranges := &s.correlated.ranges
	if s.cuttable && !s.visited {
		s.visited = true
		s.ranged = ranges.Visit(s.Dom(), &s.values, func(ir.Value, int) {})
	}
	if !s.cuttable || !s.ranged {
		return false
	}
	x, ok := ranges.Extent(v)
	if x.From, x.To = x.From+int64(p.off), x.To+int64(p.off); !ok || x.From < 0 || uint64(x.To) > size {
		return false
	}
	s.slices = append(s.slices, slice{uint64(x.From), uint64(x.To), v, sliceIndexed, false})
	return true
}

// rebase makes getelementptr v, which indexes the old alloca, lead into the part. Flags stay if all addresses on the way lie in it.
func (w *rewriter) rebase(v ir.Value) {
	f := w.f
	at := analysis.RefOf(f, f.Operand(v, 0)).Off - int64(w.p.off)
	x, _ := w.correlated.ranges.Extent(v)
	inside := x.Forward && at >= 0 && uint64(at) <= w.p.end-w.p.off
	p := w.new
	if at != 0 {
		p = w.b.PtrAdd(p, w.c.SInt(ir.I64, at), 0)
	}
	f.SetOperand(v, 0, w.castLike(p, f.TypeOf(f.Operand(v, 0))))
	if !inside {
		locals.DropFlags(f, v)
	}
	alignment.Lower(f, v, analysis.CommonAlignment(w.align, w.p.off)) // they were aligned from the start of the variable
}

// accessedOnly reports whether simple loads and stores at address p, or at constant distances from it, are its only uses.
func (s *sroaState) accessedOnly(p ir.Value) bool {
	f := s.f
	for use := f.FirstUse(p); use != 0; use = f.NextUse(use) {
		v := f.User(use)
		switch f.Op(v) {
		case ir.OpLoad:
		case ir.OpStore:
			if f.UseIndex(use) != 1 {
				return false
			}
		case ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || f.UseIndex(use) != 0 || !s.accessedOnly(v) {
				return false
			}
			continue
		default:
			return false
		}
		if !analysis.IsSimple(s.f, v) || s.ty.IsAggregate(analysis.AccessedType(f, v)) {
			return false
		}
	}
	return f.HasUses(p)
}

// speculateIndex replaces the accesses through getelementptr v, which indexed has accepted: a load becomes loads at all the places and a choice of
// the results, a store becomes one at each place of the new value or, by the index, of the current one.
func (s *sroaState) speculateIndex(v ir.Value) bool {
	f, b, c := s.f, &s.b, s.c
	if !s.indexed(v) {
		return false
	}
	base, x, step := f.Operand(v, 0), f.Operand(v, 1), int64(s.m.SizeOf(f.ElemType(v)))
	r := analysis.RefOf(f, base)
	if !r.Exact || !r.Base.IsInst() || f.Op(r.Base) != ir.OpAlloca || !s.within(v, r.Off, step, int64(s.m.SizeOf(f.ElemType(r.Base)))) {
		return false
	}
	if s.distances(v); !f.HasUses(v) {
		f.Erase(v)
		return true
	}
	s.indexed(v) // its indices
	for use := f.FirstUse(v); use != 0; use = f.FirstUse(v) {
		inst := f.User(use)
		t := analysis.AccessedType(f, inst)
		elements := s.vals[:0]
		for _, k := range s.ints {
			is := ir.None
			if f.Op(inst) == ir.OpStore {
				is = locals.IsIndex(&s.b, x, k)
			}
			b.Before(inst)
			p := b.PtrAdd(base, c.SInt(ir.I64, k*step), 0)
			align := analysis.CommonAlignment(f.AllocaAlign(r.Base), uint64(r.Off+k*step))
			current := b.Load(t, p, align, 0)
			elements = append(elements, current)
			if is != ir.None {
				b.Store(b.Select(is, f.Operand(inst, 0), current), p, align, 0)
			}
		}
		s.vals = elements
		if f.Op(inst) == ir.OpLoad {
			f.ReplaceAll(inst, s.elementAt(inst, x, t))
		}
		f.Erase(inst)
	}
	f.Erase(v)
	return true
}

// within reports whether all accesses through p, which starts at off and step times one of the indices, are within size bytes.
func (s *sroaState) within(p ir.Value, off, step, size int64) bool {
	f := s.f
	for use := f.FirstUse(p); use != 0; use = f.NextUse(use) {
		v := f.User(use)
		if f.Op(v) == ir.OpGEP { // at a constant distance
			if k, _ := analysis.GEPOffset(f, v); k > size || k < -size || !s.within(v, off+k, step, size) {
				return false
			}
			continue
		}
		n := int64(s.m.StoreSize(analysis.AccessedType(f, v)))
		for _, k := range s.ints {
			if at := off + k*step; k > size || k < -size || at < 0 || at+n > size {
				return false
			}
		}
	}
	return true
}

// distances replaces getelementptrs of constant distances from v, an indexed pointer, by ones with the index of v from bases at such distances.
// Their accesses are replaced, too.
func (s *sroaState) distances(v ir.Value) {
	f := s.f
	for use := f.FirstUse(v); use != 0; {
		at := f.User(use)
		use = f.NextUse(use)
		if f.Op(at) != ir.OpGEP {
			continue
		}
		k, _ := analysis.GEPOffset(f, at)
		s.b.Before(v)
		base := s.b.PtrAdd(f.Operand(v, 0), s.c.SInt(ir.I64, k), 0)
		n := s.repeatOn(v, base)
		f.SetFlags(n, 0)
		f.ReplaceAll(at, n)
		f.Erase(at)
		s.speculateIndex(n)
	}
}

// elementAt returns, before instruction at, the one of the loaded elements, of type t, that index x tells. Selects choose between elements as they
// choose between indices.
func (s *sroaState) elementAt(at, x ir.Value, t ir.Type) ir.Value {
	f := s.f
	element := func(k int64) ir.Value { return s.vals[slices.Index(s.ints, k)] }
	if x.IsConst() {
		if k, ok := s.c.Sint(x); ok {
			return element(k)
		}
		return s.c.Poison(t)
	}
	cond, then, els := f.Operand(x, 0), ir.None, ir.None
	switch op := f.Op(x); {
	case op == ir.OpPhi:
		r := s.vals[0]
		for i, k := range s.ints[1:] {
			is := locals.IsIndex(&s.b, x, k)
			s.b.Before(at)
			r = s.b.Select(is, s.vals[i+1], r)
		}
		return r
	case op == ir.OpSelect:
		then, els = s.elementAt(at, f.Operand(x, 1), t), s.elementAt(at, f.Operand(x, 2), t)
	case f.TypeOf(cond) != ir.I1:
		return s.elementAt(at, cond, t)
	case op == ir.OpZExt:
		then, els = element(1), element(0)
	default:
		then, els = element(-1), element(0)
	}
	s.b.Before(at)
	return s.b.Select(cond, then, els)
}

// indexPhi turns a phi of addresses in one alloca, through which stores are made, into a phi of indices.
func (s *sroaState) indexPhi(phi ir.Value) bool {
	f := s.f
	if !s.accessedOnly(phi) {
		return false
	}
	base := ir.None
	s.vals = s.vals[:0]
	for i := 0; i < f.NumOps(phi); i += 2 {
		p := f.Operand(phi, i)
		k := s.c.Poison(ir.I64)
		if !s.c.IsUndef(p) {
			r := analysis.RefOf(f, p)
			if !r.Exact || !r.Base.IsInst() || f.Op(r.Base) != ir.OpAlloca || base != ir.None && r.Base != base || f.TypeOf(r.Base) != f.TypeOf(phi) {
				return false
			}
			base, k = r.Base, s.c.SInt(ir.I64, r.Off)
		}
		s.vals = append(s.vals, k, f.Operand(phi, i+1))
	}
	if base == ir.None {
		return false
	}
	blk := f.BlockOf(phi)
	n := f.New(ir.OpPhi, ir.I64, 0, 0, s.vals...)
	f.InsertBefore(f.First(blk), n)
	s.b.Before(f.FirstNonPhi(blk))
	f.ReplaceAll(phi, s.b.PtrAdd(base, n, 0))
	f.Erase(phi)
	return true
}
