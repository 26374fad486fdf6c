package simd

import "unsafe"

// Ring runs the warps of a CTA together: one executes records until it comes to the barrier, then the next one does. The last one to come goes
// on at once. A run in package emu has the same order; a call for each warp and barrier takes longer than the instructions between most
// barriers.
//
// All lanes of a warp have to come. The first record that leaves ends the run of all, except for a return while no warp waits: then the next
// one runs, too.
type Ring struct {
	at       uintptr // context of the warp whose turn it is
	come     uint32  // warps that wait at the barrier
	gone     uint32  // warps that have come to a return
	size     uint32
	met      uint32 // times that all have come to the barrier
	checked  uint32 // not 0: their clocks meet, too
	runs     uint32 // not 0 during a run
	clocks   [Lanes]uint32
	contexts []*Context
}

// Open makes a ring of contexts; checked says that the sanitizer examines their accesses. They must not be in another one.
func (r *Ring) Open(contexts []*Context, checked bool) {
	r.contexts, r.size = contexts, uint32(len(contexts))
	if checked {
		r.checked = 1
	}
	for i, c := range contexts {
		c.ring, c.next = unsafe.Pointer(r), unsafe.Pointer(contexts[(i+1)%len(contexts)])
	}
}

// Turn says how the run of a Ring has ended. A warp that has done neither is before its next instruction.
type Turn struct {
	At   int // number of the warp that has left
	Come int // the warps before it that wait at the barrier
	Gone int // the warps before it that are at a return; all: it, too
	Met  int // how often all have come to the barrier
	size int
}

// Run runs the warps, all of which Start has prepared for all lanes, from the first one on. End has then to be called for each.
func (r *Ring) Run(first int) Turn {
	r.at, r.come, r.gone, r.met, r.runs = uintptr(unsafe.Pointer(r.contexts[first])), 0, 0, 0, 1
	run(r.contexts[first])
	r.runs = 0
	t := Turn{Come: int(r.come), Gone: int(r.gone), Met: int(r.met), size: len(r.contexts)}
	for i, c := range r.contexts {
		if uintptr(unsafe.Pointer(c)) == r.at {
			t.At = i
		}
	}
	return t
}

// Back returns the number of the warp that had its turn n turns before the last one.
func (t Turn) Back(n int) int { return (t.At - n + t.size) % t.size }

// Over reports whether all warps are at a return.
func (t Turn) Over() bool { return t.Gone == t.size }
