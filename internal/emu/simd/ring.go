package simd

import "unsafe"

// Ring runs the warps of a CTA together: one executes records until it comes to the barrier, then the next one does. The last one to come goes
// on at once. A run in package emu has the same order; a call for each warp and barrier takes longer than the
// instructions between most barriers.
//
// All lanes of a warp have to come. The first record that leaves ends the run of all.
type Ring struct {
	at       uintptr // context of the warp whose turn it is
	come     uint32  // warps that wait at the barrier: those before it
	size     uint32
	met      uint32 // times that all have come
	checked  uint32 // not 0: their clocks meet, too
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
		c.next = unsafe.Pointer(contexts[(i+1)%len(contexts)])
	}
}

// Run runs the warps, all of which Start has prepared for all lanes, from the first one on. It returns the number of the one that has left, how
// many of those before it wait at the barrier, and how often all have met. End has then to be called for each.
func (r *Ring) Run(first int) (at, come, met int) {
	for _, c := range r.contexts {
		c.ring = unsafe.Pointer(r)
	}
	r.at, r.come, r.met = uintptr(unsafe.Pointer(r.contexts[first])), 0, 0
	run(r.contexts[first])
	for i, c := range r.contexts {
		c.ring = nil
		if uintptr(unsafe.Pointer(c)) == r.at {
			at = i
		}
	}
	return at, int(r.come), int(r.met)
}

// Waits reports whether warp i of the ring waits at the barrier after a run.
func (r *Ring) Waits(i, at, come int) bool {
	n := len(r.contexts)
	back := (at - i + n) % n
	return back > 0 && back <= come
}
