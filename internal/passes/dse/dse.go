// Package dse erases stores that nothing reads. (LLVM: dse.)
package dse

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxLater bounds the stores that an earlier one is compared with.
const maxLater = 24

// Eliminator erases dead stores of one function at a time.
type Eliminator struct {
	f   *ir.Func
	c   *ir.Consts
	m   *ir.Module
	fx  *analysis.EffectTable
	esc *analysis.Escapes
	cfg func() *analysis.CFG

	writes []analysis.Access // stores further down that nothing in between reads; all stores
	reads  []analysis.Access // reads below, for variables that end here
	succs  []ir.Block        // blocks on the paths from a store
	mark   slab.BitSet       // of them

	vars   []trackedVar
	events []byteEvent
	first  []uint32 // by instruction: 1 + index of its newest event
	live   []uint64 // by block and variable: the bytes that are read later, at the block's head
	out    []uint64 // by variable
	seen   slab.BitSet
}

// Run erases stores of f that another store overwrites before any read, and stores to allocas that nothing reads before f returns. It
// reports whether there were any. esc is scratch, and cfg returns the blocks of f.
func (s *Eliminator) Run(f *ir.Func, fx *analysis.EffectTable, esc *analysis.Escapes, cfg func() *analysis.CFG) bool {
	s.f, s.c, s.m, s.fx, s.esc, s.cfg = f, &f.Consts, f.Mod, fx, esc, cfg
	s.esc.Reset(f)
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		changed = s.deadStoresIn(b) || changed
	}
	changed = s.deadOnPaths() || changed
	return s.deadBytes() || changed
}

// deadStoresIn erases dead stores of block b.
func (s *Eliminator) deadStoresIn(b ir.Block) bool {
	f := s.f
	esc := s.esc
	later := s.writes[:0]                        // stores further down that nothing in between reads
	returns := f.Op(f.Terminator(b)) == ir.OpRet // the block ends in a return
	read := s.reads[:0]                          // reads below, for variables that end here
	unknownReads := false
	changed := false
	for v := f.Last(b); v != ir.None; {
		prev := f.Prev(v)
		e := s.fx.Inst(f, v)
		fill := s.simpleFill(v)
		switch {
		case fill || f.Op(v) == ir.OpStore && analysis.IsSimple(f, v):
			acc := analysis.AccessOf(f, v)
			dead := false
			for i := range later {
				if covers(&later[i], &acc) {
					dead = true
				}
			}
			if !dead && returns && !unknownReads && esc.Private(acc.Ref.Base) {
				dead = true
				for i := range read {
					if esc.Clobbers(&acc, &read[i]) {
						dead = false
					}
				}
			}
			if dead {
				f.Erase(v)
				changed = true
				break
			}
			if len(later) < maxLater {
				later = append(later, acc)
			}
			if fill && f.CalleeIntrinsic(v) != ir.IntrMemset {
				// It reads its source, of which it may overwrite a part itself, before it writes.
				r := analysis.Access{Ref: analysis.RefOf(f, f.Operand(v, 1)), Size: acc.Size, Inst: v}
				later = s.unread(later, &r)
				if len(read) < maxLater {
					read = append(read, r)
				} else {
					unknownReads = true
				}
			}
		case f.Op(v) == ir.OpLoad && analysis.IsSimple(f, v):
			acc := analysis.AccessOf(f, v)
			later = s.unread(later, &acc)
			if len(read) < maxLater {
				read = append(read, acc)
			} else {
				unknownReads = true
			}
		case e&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && f.Op(v) != ir.OpAlloca:
			if id := f.CalleeIntrinsic(v); id.IsLifetime() || id == ir.IntrAssume {
				break
			}
			later = later[:0]
			// Of the other readers, accesses and copies may have the address of a private variable.
			switch f.Op(v) {
			case ir.OpLoad, ir.OpCmpXchg, ir.OpAtomicRMW: // volatile and atomic ones
				unknownReads = true
			case ir.OpCall:
				switch f.CalleeIntrinsic(v) {
				case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline:
					unknownReads = true
				}
			}
		}
		v = prev
	}
	s.writes, s.reads = later, read
	return changed
}

// unread drops from later the stores that access r may read.
func (s *Eliminator) unread(later []analysis.Access, r *analysis.Access) []analysis.Access {
	keep := later[:0]
	for _, w := range later {
		if !s.esc.Clobbers(&w, r) {
			keep = append(keep, w)
		}
	}
	return keep
}

// covers reports whether write w writes all bytes of write x.
func covers(w, x *analysis.Access) bool {
	if w.Size == 0 || x.Size == 0 || w.Ref.Base != x.Ref.Base {
		return false
	}
	from, to := w.Ref.Off, x.Ref.Off
	if !w.Ref.Exact || !x.Ref.Exact {
		if w.Ref.Near == ir.None || w.Ref.Near != x.Ref.Near {
			return false
		}
		from, to = w.Ref.NearOff, x.Ref.NearOff
	}
	return from <= to && to+int64(x.Size) <= from+int64(w.Size)
}

// simpleFill reports whether v copies or fills a known number of bytes and is not volatile.
func (s *Eliminator) simpleFill(v ir.Value) bool {
	switch s.f.CalleeIntrinsic(v) {
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset:
		_, ok := s.c.Uint(s.f.Operand(v, 2))
		return ok && s.c.IsZero(s.f.Operand(v, 3))
	}
	return false
}
