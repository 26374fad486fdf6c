package lower

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// minShared is the number of pointers from which on a shared one pays: of two, it and their indices need as many registers.
const minShared = 3

// sharedPointer is a pointer that a loop steps, a phi of its header: base[index] + off in the first iteration.
type sharedPointer struct {
	phi, base, index ir.Value
	off              int64
	elem             ir.Type // of base
	step             ir.Value
	by               ir.Type // that step counts
}

// StepSharing finds the pointers of a loop that can share one; it keeps its memory between loops.
type StepSharing struct{ list []sharedPointer }

// Loop replaces pointers to elements of one array, all stepped by the same distance, by one that is stepped and the 32-bit indices of the
// elements, each half as many registers: p = base + 4·i, p += step becomes q = base, q += step, and the address q + 4·i, which is one
// instruction. Triton steps one pointer for each element of a tile that a thread loads.
func (st *StepSharing) Loop(b *ir.Builder, l *analysis.Loops, x uint32, h, pre, latch ir.Block) bool {
	f := b.F
	list := st.list[:0]
	for v := f.First(h); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if s, ok := sharable(f, l, x, v, pre, latch); ok {
			list = append(list, s)
		}
	}
	st.list = list
	changed := false
	for len(list) >= minShared {
		g, rest := list[0], list[:0]
		n := 0
		for _, s := range list {
			if s.sharesWith(&g) {
				n++
			}
		}
		var q ir.Value
		if n >= minShared {
			changed = true
			q = f.New(ir.OpPhi, f.TypeOf(g.base), 0, 0)
			f.InsertBefore(f.First(h), q)
			b.Before(f.Terminator(latch))
			next := b.Insert(ir.OpGEP, f.TypeOf(q), 0, uint32(g.by), q, g.step)
			f.AddIncoming(q, g.base, pre)
			f.AddIncoming(q, next, latch)
		}
		for _, s := range list {
			if !s.sharesWith(&g) {
				rest = append(rest, s)
			} else if n >= minShared {
				b.Before(f.FirstNonPhi(h))
				p := b.Insert(ir.OpGEP, f.TypeOf(q), 0, uint32(s.elem), q, s.index)
				if s.off != 0 {
					p = b.PtrAdd(p, f.Consts.SInt(ir.I64, s.off), 0)
				}
				f.ReplaceAll(s.phi, p)
				f.Erase(s.phi)
			}
		}
		list = rest
	}
	return changed
}

func (s *sharedPointer) sharesWith(o *sharedPointer) bool {
	return s.base == o.base && s.elem == o.elem && s.step == o.step && s.by == o.by
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
	if f.Op(first) != ir.OpGEP || f.NumOps(first) != 2 || m.Types.IsVector(f.TypeOf(first)) {
		return s, false
	}
	i := f.Operand(first, 1)
	if op := f.Op(i); op != ir.OpSExt && op != ir.OpZExt || f.TypeOf(f.Operand(i, 0)) != ir.I32 {
		return s, false
	}
	return sharedPointer{v, f.Operand(first, 0), i, off, f.ElemType(first), f.Operand(next, 1), f.ElemType(next)}, true
}
