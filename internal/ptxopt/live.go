package ptxopt

import (
	"slices"

	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// maxLiveBits bounds the storage of liveness; larger functions are not coalesced.
const maxLiveBits = 1 << 28

// event is a place where an instruction reads or writes a candidate register.
type event struct {
	inst  uint32
	of    uint32 // the candidate
	def   bool   // written (and not read)
	whole bool   // the write is unguarded: the previous value is dead
	prev  uint32 // the event before it of the candidates that have become one register
}

// live holds where the candidate registers of coalescing are live.
type live struct {
	slot   []uint32 // by register: 1 + candidate number, 0 if it is none
	regs   []uint32 // by candidate
	words  int      // of a set
	in     []uint64 // by run: candidates that are live at its start
	out    []uint64
	gen    []uint64 // read before written
	kill   []uint64
	at     []uint32 // by candidate: its first event, one more at the end
	tail   []uint32 // by class of candidates: last event
	count  []uint32 // by class: number of events
	events []event  // by candidate, in order of instructions; the first one is unused
	found  []event  // in order of instructions
}

// compute finds the events and live sets of the registers for which want is not 0.
func (l *live) compute(o *Optimizer, want []uint8) bool {
	f, w := o.f, &o.flow
	runs := len(w.first) - 1
	l.slot = slab.Sized(l.slot, len(f.Regs))
	l.regs = l.regs[:0]
	for r := 1; r < len(f.Regs); r++ {
		if want[r] != 0 {
			l.regs = append(l.regs, uint32(r))
			l.slot[r] = uint32(len(l.regs))
		}
	}
	l.words = (len(l.regs) + 63) / 64
	if len(l.regs) == 0 || runs*l.words*64 > maxLiveBits {
		return false
	}
	size := runs * l.words
	l.in, l.out = slab.Sized(l.in, size), slab.Sized(l.out, size)
	l.gen, l.kill = slab.Sized(l.gen, size), slab.Sized(l.kill, size)
	l.found = l.found[:0]
	for r := range runs {
		gen, kill := l.gen[r*l.words:(r+1)*l.words], l.kill[r*l.words:(r+1)*l.words]
		read := func(reg, i uint32) {
			if k := l.slot[reg]; k != 0 {
				k--
				if kill[k/64]>>(k%64)&1 == 0 {
					gen[k/64] |= 1 << (k % 64)
				}
				l.found = append(l.found, event{inst: i, of: k})
			}
		}
		for i := w.first[r]; i < w.first[r+1]; i++ {
			in := &f.Insts[i]
			if in.Guard != 0 {
				read(uint32(in.Guard), i)
			}
			ops := o.operands(in)
			n, known := ptx.Destinations(in, ops)
			first := ptx.FirstRead(in, ops, n)
			for k := range ops {
				if x := &ops[k]; x.Kind == ptx.OpAddrReg || x.Kind == ptx.OpReg && (k >= first || !known) {
					read(x.Idx, i)
				}
			}
			for k := range ops {
				if x := &ops[k]; x.Kind == ptx.OpReg && (k < n || !known) && l.slot[x.Idx] != 0 {
					s := l.slot[x.Idx] - 1
					whole := in.Guard == 0 && known
					if whole {
						kill[s/64] |= 1 << (s % 64)
					} else { // the previous value may stay
						if kill[s/64]>>(s%64)&1 == 0 {
							gen[s/64] |= 1 << (s % 64)
						}
					}
					l.found = append(l.found, event{inst: i, of: s, def: true, whole: whole})
				}
			}
		}
	}
	l.sort()
	// Backwards over the runs until nothing changes.
	for again := true; again; {
		again = false
		for k := len(w.order) - 1; k >= 0; k-- {
			r := int(w.order[k])
			out := l.out[r*l.words : (r+1)*l.words]
			for _, s := range w.succs[w.succAt[r]:w.succAt[r+1]] {
				in := l.in[int(s)*l.words : (int(s)+1)*l.words]
				for j := range out {
					out[j] |= in[j]
				}
			}
			in := l.in[r*l.words : (r+1)*l.words]
			for j := range in {
				x := l.gen[r*l.words+j] | out[j]&^l.kill[r*l.words+j]
				if x != in[j] {
					in[j] = x
					again = true
				}
			}
		}
	}
	return true
}

// sort brings the events into the order of their candidates.
func (l *live) sort() {
	n := len(l.regs)
	l.at, l.tail, l.count = slab.Sized(l.at, n+1), slab.Sized(l.tail, n), slab.Sized(l.count, n)
	for i := range l.found {
		l.count[l.found[i].of]++
	}
	sum := uint32(1)
	for k := range n {
		l.at[k] = sum
		sum += l.count[k]
	}
	l.at[n] = sum
	l.events = slices.Grow(l.events[:0], int(sum))[:sum]
	for _, e := range l.found {
		at := l.at[e.of]
		if l.tail[e.of] != 0 {
			at = l.tail[e.of] + 1
		}
		e.prev = l.tail[e.of]
		l.events[at], l.tail[e.of] = e, at
	}
}

// after returns the first event of candidate k at or after instruction i.
func (l *live) after(k, i uint32) uint32 {
	from, to := l.at[k], l.at[k+1]
	for from < to {
		if m := (from + to) / 2; l.events[m].inst < i {
			from = m + 1
		} else {
			to = m
		}
	}
	return from
}

// liveAfter reports whether candidate k is live after instruction i of run r, which ends before end.
func (l *live) liveAfter(k, i, r, end uint32) bool {
	for e := l.after(k, i+1); e < l.at[k+1] && l.events[e].inst < end; e++ {
		if x := &l.events[e]; !x.def {
			return true
		} else if x.whole {
			return false
		}
	}
	return l.liveOut(k, r)
}

// liveOut reports whether candidate k is live at the end of run r.
func (l *live) liveOut(k, r uint32) bool { return l.out[int(r)*l.words+int(k/64)]>>(k%64)&1 != 0 }

// writes reports whether instruction i writes candidate k.
func (l *live) writes(k, i uint32) bool {
	for e := l.after(k, i); e < l.at[k+1] && l.events[e].inst == i; e++ {
		if l.events[e].def {
			return true
		}
	}
	return false
}

// join brings the events of classes a and b into one list, that of a.
func (l *live) join(a, b uint32) {
	x, y := l.tail[a], l.tail[b]
	at := &l.tail[a]
	for x != 0 && y != 0 {
		if e, f := &l.events[x], &l.events[y]; e.inst > f.inst || e.inst == f.inst && (e.def || !f.def) {
			*at, at, x = x, &e.prev, e.prev
		} else {
			*at, at, y = y, &f.prev, f.prev
		}
	}
	*at = x | y // one of them is 0
	l.count[a] += l.count[b]
}

// before turns alive, the candidates that are live after event e, into those that are live before it.
func (l *live) before(alive []uint32, e uint32) []uint32 {
	x := &l.events[e]
	i := slices.Index(alive, x.of)
	switch {
	case !x.def && i < 0:
		return append(alive, x.of)
	case x.def && x.whole && i >= 0:
		alive[i] = alive[len(alive)-1]
		return alive[:len(alive)-1]
	}
	return alive
}
