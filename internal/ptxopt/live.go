package ptxopt

import (
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// maxLiveBits bounds the storage of liveness; larger functions are not coalesced.
const maxLiveBits = 1 << 28

// event is a place where an instruction reads or writes a candidate register.
type event struct {
	inst  uint32
	def   bool // written (and not read)
	next  uint32
	whole bool // the write is unguarded: what was there before is gone
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
	head   []uint32 // by candidate: first event, in order of instructions
	tail   []uint32
	events []event
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
	l.head, l.tail = slab.Sized(l.head, len(l.regs)), slab.Sized(l.tail, len(l.regs))
	l.events = append(l.events[:0], event{})
	for r := range runs {
		gen, kill := l.gen[r*l.words:(r+1)*l.words], l.kill[r*l.words:(r+1)*l.words]
		read := func(reg, i uint32) {
			if k := l.slot[reg]; k != 0 {
				k--
				if kill[k/64]>>(k%64)&1 == 0 {
					gen[k/64] |= 1 << (k % 64)
				}
				l.add(k, event{inst: i})
			}
		}
		for i := w.first[r]; i < w.first[r+1]; i++ {
			in := &f.Insts[i]
			if in.Guard != 0 {
				read(uint32(in.Guard), i)
			}
			ops := o.operands(in)
			n, known := ptx.Destinations(in, ops)
			for k := range ops {
				if x := &ops[k]; x.Kind == ptx.OpAddrReg || x.Kind == ptx.OpReg && (k >= n || !known) {
					read(x.Idx, i)
				}
			}
			for k := range ops {
				if x := &ops[k]; x.Kind == ptx.OpReg && (k < n || !known) && l.slot[x.Idx] != 0 {
					s := l.slot[x.Idx] - 1
					whole := in.Guard == 0 && known
					if whole {
						kill[s/64] |= 1 << (s % 64)
					} else { // what was there may stay
						if kill[s/64]>>(s%64)&1 == 0 {
							gen[s/64] |= 1 << (s % 64)
						}
					}
					l.add(s, event{inst: i, def: true, whole: whole})
				}
			}
		}
	}
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

func (l *live) add(k uint32, e event) {
	l.events = append(l.events, e)
	i := uint32(len(l.events) - 1)
	if l.head[k] == 0 {
		l.head[k] = i
	} else {
		l.events[l.tail[k]].next = i
	}
	l.tail[k] = i
}

// liveAfter reports whether candidate k is read behind instruction i of run r with the
// value that it has there.
func (l *live) liveAfter(k, i, r, end uint32) bool {
	for e := l.head[k]; e != 0; e = l.events[e].next {
		x := &l.events[e]
		if x.inst <= i {
			continue
		}
		if x.inst >= end {
			break
		}
		if !x.def {
			return true
		}
		if x.whole {
			return false
		}
	}
	return l.out[int(r)*l.words+int(k/64)]>>(k%64)&1 != 0
}
