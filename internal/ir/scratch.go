package ir

import "slices"

// Scratch is memory in which a reader builds one body after the other. A body
// that is finished moves into slices of its exact size, so reading allocates a
// few times for each function instead of growing every table step by step.
type Scratch struct{ f Func }

// manyEntries is the length from which on a table that is mostly used goes to the function itself: a copy would need as
// much memory once more.
const manyEntries = 1 << 14

// firstInsts is the number of instructions that the first body has room for. Tables that begin with one entry would take memory of
// all sizes, and each size that a process uses costs it some pages.
const firstInsts = 256

// Reserve makes room for a body of so many instructions and operands. It saves the tables' growth in a large function;
// a larger or smaller body is as right.
func (s *Scratch) Reserve(insts, operands int) {
	s.f.insts = slices.Grow(s.f.insts[:0], insts+1)
	s.f.uses = slices.Grow(s.f.uses[:0], operands+1)
}

// Lend makes f, which has no body yet, build its body in s. TakeBack ends that.
func (s *Scratch) Lend(f *Func) {
	if s.f.insts == nil {
		s.Reserve(firstInsts, 2*firstInsts)
	}
	f.insts = append(s.f.insts[:0], inst{})
	f.uses = append(s.f.uses[:0], use{})
	f.blocks = append(s.f.blocks[:0], block{})
	f.words, f.calls = s.f.words[:0], s.f.calls[:0]
	f.Dbg, f.dbgLocs, f.pos = s.f.Dbg[:0], s.f.dbgLocs[:0], s.f.pos[:0]
	f.mdHeads, f.mdLists = s.f.mdHeads[:0], s.f.mdLists[:0]
	c, o := &f.Consts, &s.f.Consts
	c.info = append(o.info[:0], constInfo{})
	c.words, c.bytes, c.opnds, c.table = o.words[:0], o.bytes[:0], o.opnds[:0], o.table[:0]
}

// TakeBack ends the loan; f keeps its body.
func (s *Scratch) TakeBack(f *Func) {
	n := len(f.insts)
	s.f.insts, f.insts = taken(f.insts)
	s.f.uses, f.uses = taken(f.uses)
	s.f.blocks, f.blocks = f.blocks, slices.Clone(f.blocks)
	s.f.words, f.words = f.words, cloned(f.words)
	s.f.calls, f.calls = f.calls, cloned(f.calls)
	clear(s.f.calls) // they hold slices
	s.f.Dbg, f.Dbg = f.Dbg, cloned(f.Dbg)
	s.f.dbgLocs, f.dbgLocs = f.dbgLocs, cloned(f.dbgLocs[:min(n, len(f.dbgLocs))])
	s.f.pos, f.pos = f.pos, cloned(f.pos[:min(n, len(f.pos))])
	s.f.mdHeads, f.mdHeads = f.mdHeads, cloned(f.mdHeads[:min(n, len(f.mdHeads))])
	s.f.mdLists, f.mdLists = f.mdLists, cloned(f.mdLists)
	c, o := &f.Consts, &s.f.Consts
	o.info, c.info = c.info, slices.Clone(c.info)
	o.words, c.words = c.words, cloned(c.words)
	o.bytes, c.bytes = c.bytes, cloned(c.bytes)
	o.opnds, c.opnds = c.opnds, cloned(c.opnds)
	o.table, c.table = c.table, nil // the next new constant makes another one
}

// Drop takes the memory of f's body, which was lent and not taken back, and turns f into a declaration.
func (s *Scratch) Drop(f *Func) {
	s.f.insts, s.f.uses, s.f.blocks = f.insts, f.uses, f.blocks
	clear(f.calls) // they hold slices
	s.f.words, s.f.calls = f.words, f.calls
	s.f.Dbg, s.f.dbgLocs, s.f.pos = f.Dbg, f.dbgLocs, f.pos
	s.f.mdHeads, s.f.mdLists = f.mdHeads, f.mdLists
	c, o := &f.Consts, &s.f.Consts
	o.info, o.words, o.bytes, o.opnds, o.table = c.info, c.words, c.bytes, c.opnds, c.table
	f.DropBody()
}

// taken divides a table that is finished: the memory for the next function, and the table of this one.
func taken[T any](t []T) (scratch, own []T) {
	if len(t) >= manyEntries && 4*len(t) >= 3*cap(t) {
		return nil, t
	}
	return t, slices.Clone(t)
}

// cloned returns a copy of s, nil if it is empty.
func cloned[T any](s []T) []T {
	if len(s) == 0 {
		return nil
	}
	return slices.Clone(s)
}
