package dse

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxPathStores = 64  // stores of a function whose paths are followed
	maxPathInsts  = 512 // instructions on the paths of one
)

// deadOnPaths erases stores that another store overwrites on every path before any read: a sum in memory that starts with a store
// of 0 and is a register in its loop.
func (s *Eliminator) deadOnPaths() bool {
	f := s.f
	stores := s.writes[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpStore || !analysis.IsSimple(f, v) {
				continue
			}
			if len(stores) == maxPathStores {
				return false
			}
			stores = append(stores, analysis.AccessOf(f, v))
		}
	}
	s.writes = stores
	changed := false
	for i := range stores {
		x := &stores[i]
		if s.coveredElsewhere(stores, x) && s.overwritten(x) {
			f.Erase(x.Inst)
			x.Size = 0 // it covers nothing
			changed = true
		}
	}
	return changed
}

// coveredElsewhere reports whether a store of another block writes all bytes of x.
func (s *Eliminator) coveredElsewhere(stores []analysis.Access, x *analysis.Access) bool {
	b := s.f.BlockOf(x.Inst)
	for i := range stores {
		if w := &stores[i]; w.Size != 0 && covers(w, x) && s.f.BlockOf(w.Inst) != b {
			return true
		}
	}
	return false
}

// overwritten reports whether every path from store x leads to one that covers it, or has no end, before anything may read.
func (s *Eliminator) overwritten(x *analysis.Access) bool {
	f := s.f
	fixed := ir.Block(0) // the block that computes the address anew
	if base, _ := x.Ref.Fixed(); base.IsInst() {
		fixed = f.BlockOf(base)
	}
	s.mark.Reset(f.NumBlocks())
	left := maxPathInsts
	s.succs = append(s.succs[:0], f.BlockOf(x.Inst))
	for i := 0; i < len(s.succs); i++ {
		from := s.succs[i]
		v := f.First(from)
		if i == 0 {
			v = f.Next(x.Inst)
		}
		end := false
		for ; v != ir.None && !end; v = f.Next(v) {
			if left--; left < 0 || s.observes(v, x) {
				return false
			}
			end = f.Op(v) == ir.OpStore && analysis.IsSimple(f, v) && s.covered(v, x)
		}
		if end {
			continue
		}
		if t := f.Terminator(from); f.NumSuccs(from) == 0 && f.Op(t) != ir.OpUnreachable {
			return false
		}
		for k := range f.NumSuccs(from) {
			b := f.Succ(from, k)
			if b == fixed {
				return false
			}
			if s.mark.Add(uint32(b)) {
				s.succs = append(s.succs, b)
			}
		}
	}
	return true
}

// covered reports whether store v writes all bytes of x.
func (s *Eliminator) covered(v ir.Value, x *analysis.Access) bool {
	w := analysis.AccessOf(s.f, v)
	return covers(&w, x)
}

// observes reports whether v may read the bytes of store x, or lets other threads read them.
func (s *Eliminator) observes(v ir.Value, x *analysis.Access) bool {
	f := s.f
	switch op := f.Op(v); {
	case op == ir.OpStore && analysis.IsSimple(f, v), op == ir.OpAlloca:
		return false
	case op == ir.OpLoad && analysis.IsSimple(f, v):
		r := analysis.AccessOf(f, v)
		return s.esc.Clobbers(x, &r)
	case op == ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrAssume:
			return false
		}
	}
	return s.fx.Inst(f, v)&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0
}
