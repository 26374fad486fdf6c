package lower

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// minShared is the number of pointers from which on a shared one pays: of two, it and their indices need as many registers.
const minShared = 3

// sharedPointer is a pointer that a loop steps, a phi of its header: base[common][index] + off in the first iteration.
type sharedPointer struct {
	phi, base     ir.Value
	common, index ir.Value // None for no element
	off           int64
	elem          ir.Type // of base
	step          ir.Value
	by            ir.Type // that step counts
}

// StepSharing finds the pointers of a loop that can share one; it keeps its memory between loops.
type StepSharing struct{ list []sharedPointer }

// Loop replaces pointers to elements of one array, all stepped by the same distance, by one that is stepped and the 32-bit indices of the
// elements, each half as many registers: p = base + 4·i, p += step becomes q = base, q += step, and the address q + 4·i, which is one
// instruction. Triton steps one pointer for each element of a tile that a thread loads. The elements are those of one row, or those of one
// column, whose index is then in the shared pointer.
func (st *StepSharing) Loop(b *ir.Builder, l *analysis.Loops, x uint32, h, pre, latch ir.Block) bool {
	f := b.F
	st.list = st.list[:0]
	for v := f.First(h); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if s, ok := sharable(f, l, x, v, pre, latch); ok {
			st.list = append(st.list, s)
		}
	}
	rows := st.share(b, h, pre, latch)
	for i := range st.list {
		st.list[i].exchange(f)
	}
	return st.share(b, h, pre, latch) || rows
}

// share gives the pointers of the list that can share one that pointer, and leaves the others in the list.
func (st *StepSharing) share(b *ir.Builder, h, pre, latch ir.Block) bool {
	f := b.F
	changed := false
	left := 0 // pointers at the start of the list that share none
	for len(st.list)-left >= minShared {
		list := st.list[left:]
		g, n := list[0], 0
		for i := range list {
			if list[i].sharesWith(&g) {
				list[i], list[n] = list[n], list[i]
				n++
			}
		}
		if n < minShared {
			left += n
			continue
		}
		changed = true
		start := g.base
		if g.common != ir.None {
			b.Before(f.Terminator(pre))
			start = b.Insert(ir.OpGEP, f.TypeOf(start), 0, uint32(g.elem), start, g.common)
		}
		q := f.New(ir.OpPhi, f.TypeOf(start), 0, 0)
		f.InsertBefore(f.First(h), q)
		b.Before(f.Terminator(latch))
		next := b.Insert(ir.OpGEP, f.TypeOf(q), 0, uint32(g.by), q, g.step)
		f.AddIncoming(q, start, pre)
		f.AddIncoming(q, next, latch)
		for _, s := range list[:n] {
			b.Before(f.FirstNonPhi(h))
			p := q
			if s.index != ir.None {
				p = b.Insert(ir.OpGEP, f.TypeOf(q), 0, uint32(s.elem), q, s.index)
			}
			if s.off != 0 {
				p = b.PtrAdd(p, f.Consts.SInt(ir.I64, s.off), 0)
			}
			f.ReplaceAll(s.phi, p)
			f.Erase(s.phi)
		}
		st.list = append(st.list[:left], list[n:]...)
	}
	return changed
}

func (s *sharedPointer) sharesWith(o *sharedPointer) bool {
	return s.base == o.base && s.common == o.common && s.elem == o.elem && s.step == o.step && s.by == o.by
}

// exchange makes the last index of s, which has no common one, the common one, and an index in its base the other one.
func (s *sharedPointer) exchange(f *ir.Func) {
	s.common, s.index = s.index, ir.None
	if i := elementIndex(f, s.base); i != ir.None && f.ElemType(s.base) == s.elem {
		s.base, s.index = f.Operand(s.base, 0), i
	}
}

// elementIndex returns the index of p, an address of an array's element whose index is an extension from 32 bits, None for others.
func elementIndex(f *ir.Func, p ir.Value) ir.Value {
	if f.Op(p) != ir.OpGEP || f.NumOps(p) != 2 || f.Mod.Types.IsVector(f.TypeOf(p)) {
		return ir.None
	}
	i := f.Operand(p, 1)
	if op := f.Op(i); op != ir.OpSExt && op != ir.OpZExt || f.TypeOf(f.Operand(i, 0)) != ir.I32 {
		return ir.None
	}
	return i
}

// sharable takes apart phi v of the header of loop x.
func sharable(f *ir.Func, l *analysis.Loops, x uint32, v ir.Value, pre, latch ir.Block) (s sharedPointer, ok bool) {
	m := f.Mod
	if t := f.TypeOf(v); f.NumOps(v) != 4 || !m.Types.IsPtr(t) || m.Layout.PtrBits(m.Types.AddrSpace(t)) != 64 {
		return s, false
	}
	next, first := f.PhiIncoming(v, latch), f.PhiIncoming(v, pre)
	if f.Op(next) != ir.OpGEP || f.NumOps(next) != 2 || f.Operand(next, 0) != v || !l.DefinedOutside(x, f.Operand(next, 1)) {
		return s, false
	}
	off, isConst := int64(0), false
	if f.Op(first) == ir.OpGEP {
		if off, isConst = analysis.GEPOffset(f, first); isConst {
			first = f.Operand(first, 0)
		}
	}
	i := elementIndex(f, first)
	if i == ir.None {
		return s, false
	}
	return sharedPointer{
		phi: v, base: f.Operand(first, 0), index: i, off: off, elem: f.ElemType(first), step: f.Operand(next, 1), by: f.ElemType(next),
	}, true
}
