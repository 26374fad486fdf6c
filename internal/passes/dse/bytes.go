package dse

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxTracked bounds the variables of a function whose bytes are followed.
const maxTracked = 32

// trackedVar is a variable, with one bit for each unit bytes.
type trackedVar struct {
	inst ir.Value
	size uint64
	unit uint64
}

// byteEvent is the effect of an instruction on a variable.
type byteEvent struct {
	v, next uint32
	reads   uint64 // bits that it may read
	touches uint64 // bits that it may write
	kills   uint64 // bits whose bytes are different afterwards whatever they were: all written, or undefined
	simple  bool   // it only writes this variable, and can be erased
}

// deadBytes erases stores to variables of the function, and fills of them, that nothing reads before all their bytes
// are written again or the function ends, over all of its blocks.
func (s *Eliminator) deadBytes() bool {
	f := s.f
	s.vars, s.events = s.vars[:0], s.events[:0]
	for v := f.First(f.Entry()); v != ir.None && len(s.vars) < maxTracked; v = f.Next(v) {
		if f.Op(v) != ir.OpAlloca || !s.esc.Private(v) {
			continue
		}
		if n, ok := s.c.Uint(f.Operand(v, 0)); ok && n == 1 {
			if size := s.m.SizeOf(ir.Type(f.Aux(v))); size > 0 && size < 1<<20 {
				s.vars = append(s.vars, trackedVar{v, size, (size + 63) / 64})
			}
		}
	}
	if len(s.vars) == 0 {
		return false
	}
	c := s.cfg()
	s.first = slab.Sized(s.first, f.NumInsts())
	for i := range s.vars {
		s.seen.Reset(f.NumInsts())
		if !s.noteBytes(uint32(i), s.vars[i].inst, 0, true) {
			return false
		}
	}
	n := len(s.vars)
	s.live = slab.Sized(s.live, (c.Len()+1)*n)
	s.out = slab.Sized(s.out, n)
	for again := true; again; {
		again = false
		for k := uint32(c.Len()); k >= 1; k-- {
			s.liveBytes(c, k, nil)
			for i, x := range s.out {
				if at := &s.live[int(k)*n+i]; *at != x {
					*at, again = x, true
				}
			}
		}
	}
	changed := false
	for k := uint32(1); k <= uint32(c.Len()); k++ {
		s.liveBytes(c, k, func(v ir.Value) {
			f.Erase(v)
			changed = true
		})
	}
	return changed
}

// noteBytes collects the events of variable i by the uses of p, which points off bytes into it if exact.
// It returns false if there is a use that it does not know.
func (s *Eliminator) noteBytes(i uint32, p ir.Value, off int64, exact bool) bool {
	f := s.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpBitCast, ir.OpAddrSpaceCast:
			if !s.noteBytes(i, v, off, exact) {
				return false
			}
		case ir.OpGEP:
			k, ok := analysis.GEPOffset(f, v)
			if !s.noteBytes(i, v, off+k, exact && ok) {
				return false
			}
		case ir.OpPhi, ir.OpSelect: // somewhere in the variable, or in another one
			if s.seen.Add(uint32(v)) && !s.noteBytes(i, v, 0, false) {
				return false
			}
		case ir.OpICmp:
		case ir.OpLoad:
			s.note(v, byteEvent{v: i, reads: s.bits(i, off, s.m.StoreSize(f.TypeOf(v)), exact)})
		case ir.OpStore:
			n := s.m.StoreSize(f.TypeOf(f.Operand(v, 0)))
			s.note(v, s.written(i, off, n, exact, analysis.IsSimple(s.f, v)))
		case ir.OpAtomicRMW, ir.OpCmpXchg:
			s.note(v, byteEvent{v: i, reads: ^uint64(0), touches: ^uint64(0)})
		case ir.OpCall:
			if !s.noteCall(i, v, f.UseIndex(x), off, exact) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// noteCall is noteBytes for operand k of an intrinsic that fills, copies, or begins or ends the life of variable i.
func (s *Eliminator) noteCall(i uint32, v ir.Value, k int, off int64, exact bool) bool {
	f := s.f
	id := f.CalleeIntrinsic(v)
	switch id {
	case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
		if exact && off == 0 {
			s.note(v, byteEvent{v: i, kills: ^uint64(0)})
		}
		return true
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemcpyInline, ir.IntrMemsetInline:
	default:
		return false
	}
	n, ok := s.c.Uint(f.Operand(v, 2))
	exact = exact && ok
	if k == 1 && id != ir.IntrMemset && id != ir.IntrMemsetInline {
		s.note(v, byteEvent{v: i, reads: s.bits(i, off, n, exact)})
		return true
	}
	s.note(v, s.written(i, off, n, exact, s.simpleFill(v)))
	return true
}

// note adds an event of instruction v.
func (s *Eliminator) note(v ir.Value, e byteEvent) {
	e.next = s.first[v]
	s.events = append(s.events, e)
	s.first[v] = uint32(len(s.events))
}

// bits returns the bits of n bytes at off of variable i, all if they are not known.
func (s *Eliminator) bits(i uint32, off int64, n uint64, exact bool) uint64 {
	x := &s.vars[i]
	if !exact || off < 0 || uint64(off) >= x.size || n == 0 {
		return ^uint64(0)
	}
	lo, hi := uint64(off)/x.unit, (min(uint64(off)+n, x.size)+x.unit-1)/x.unit
	return fold.Mask(int(hi)) &^ fold.Mask(int(lo))
}

// written is the event of writing n bytes at off of variable i.
func (s *Eliminator) written(i uint32, off int64, n uint64, exact, simple bool) byteEvent {
	x := &s.vars[i]
	e := byteEvent{v: i, touches: s.bits(i, off, n, exact), simple: exact && simple && off >= 0 && uint64(off)+n <= x.size}
	if e.simple {
		lo, hi := (uint64(off)+x.unit-1)/x.unit, (uint64(off)+n)/x.unit
		if uint64(off)+n == x.size {
			hi = (x.size + x.unit - 1) / x.unit
		}
		if hi > lo {
			e.kills = fold.Mask(int(hi)) &^ fold.Mask(int(lo))
		}
	}
	return e
}

// liveBytes follows block k of c from its end to its head, where out then has the bytes that are read later. If dead is not
// nil, it is called with the instructions whose results are not read.
func (s *Eliminator) liveBytes(c *analysis.CFG, k uint32, dead func(ir.Value)) {
	f := s.f
	n := len(s.vars)
	clear(s.out)
	for _, to := range c.Succs(k) {
		for i := range s.out {
			s.out[i] |= s.live[int(to)*n+i]
		}
	}
	for v := f.Last(c.Block(k)); v != ir.None; {
		prev := f.Prev(v)
		if int(v) < len(s.first) && s.first[v] != 0 {
			s.bytesBefore(v, dead)
		}
		v = prev
	}
}

// bytesBefore takes out from after v to before it.
func (s *Eliminator) bytesBefore(v ir.Value, dead func(ir.Value)) {
	// An instruction that only writes bytes that are never read is dead.
	for i := s.first[v]; i != 0; i = s.events[i-1].next {
		if e := &s.events[i-1]; e.simple && e.touches&s.out[e.v] == 0 {
			if dead != nil {
				dead(v)
			}
			return
		}
	}
	for i := s.first[v]; i != 0; i = s.events[i-1].next {
		e := &s.events[i-1]
		s.out[e.v] &^= e.kills
	}
	for i := s.first[v]; i != 0; i = s.events[i-1].next {
		e := &s.events[i-1]
		s.out[e.v] |= e.reads
	}
}
