package emu

// The order of accesses (PTX ISA §8, memory consistency model), simplified so that it errs only on the side of order:
// clocks belong to warps, not to threads; a fence orders in every scope; a strong read of a location acquires all that
// was released there.

// vclock maps warps of the grid to the clock up to which their accesses are
// ordered before.
type vclock struct {
	known map[uint32]uint32
}

// clocks is the ordering state of a warp.
type clocks struct {
	gid    uint32        // number in the grid, from 1
	first  uint32        // number of the CTA's first warp
	now    uint32        // counts barriers, fences and meetings of lanes
	lsync  uint32        // value of now when its lanes met last
	stale  bool          // handlers do not know the latest state
	fenced uint32        // value of now at the last fence; 0 if there was none
	vc     [lanes]uint32 // warps of its CTA
	// proxied is the value of now at the last fence of the asynchronous proxy, 0 if there was none, and proxyVC that of vc.
	proxied uint32
	proxyVC [lanes]uint32
	ext     map[uint32]uint32 // warps of other CTAs
}

func (w *warp) openClock() {
	first := uint32(w.cta.linear*lanes) + 1
	w.clocks = clocks{gid: first + uint32(w.id), first: first, now: 1, lsync: 1, stale: true}
	w.lastLo, w.lastHi = 0, 0
}

// ordered reports whether access o happens before the current access of the warp.
func (w *warp) ordered(o, me *stamp) bool {
	if o.kind&isAsync != 0 {
		return false
	}
	if o.warp == w.gid {
		return o.lane == me.lane || o.clock < w.lsync
	}
	if j := o.warp - w.first; j < lanes {
		return o.clock <= w.vc[j]
	}
	return w.ext != nil && o.clock <= w.ext[o.warp]
}

// syncLanes: lanes of the warp have met.
func (w *warp) syncLanes(uint32) {
	w.now++
	w.lsync, w.stale = w.now, true
}

// fence orders earlier accesses before the next strong write, which publishes them.
func (w *warp) fence(uint32) {
	w.fenced = w.now
	w.now++
	w.stale = true
}

// fenceProxy orders accesses of the generic proxy that are ordered before it before later ones of the asynchronous proxy.
func (w *warp) fenceProxy(m uint32) {
	w.proxied, w.proxyVC = w.now, w.vc
	w.fence(m)
}

// proxyFenced reports whether a fence of the asynchronous proxy comes after an access to shared memory that is ordered before now: by
// the warp that made it, or by this one.
func (w *warp) proxyFenced(o *stamp) bool {
	j := o.warp - w.first
	switch {
	case o.kind&isProxy != 0 || j >= uint32(len(w.cta.warps)): // of another CTA: not known
		return true
	case o.warp == w.gid:
		return o.clock <= w.proxied
	}
	return o.clock <= w.proxyVC[j] || o.clock <= w.cta.warps[j].proxied
}

// syncAt is called for a strong access to a location: a write after a fence
// releases, a read acquires.
func (w *warp) syncAt(objects *map[uint64]*vclock, at uint64, kind access) {
	o := (*objects)[at]
	if kind&isRead != 0 && o != nil {
		w.join(o.known)
	}
	if kind&isWrite == 0 || w.fenced == 0 {
		return
	}
	if o == nil {
		o = &vclock{known: map[uint32]uint32{}}
		if *objects == nil {
			*objects = map[uint64]*vclock{}
		}
		(*objects)[at] = o
	}
	o.add(w, w.fenced)
}

// add merges into v the accesses that are ordered before w's clock own.
func (v *vclock) add(w *warp, own uint32) {
	raise := func(id, c uint32) {
		if c > v.known[id] {
			v.known[id] = c
		}
	}
	raise(w.gid, own)
	for j, c := range w.vc {
		if c != 0 {
			raise(w.first+uint32(j), c)
		}
	}
	for id, c := range w.ext {
		raise(id, c)
	}
}

// join orders the accesses of known before w's later ones.
func (w *warp) join(known map[uint32]uint32) {
	w.stale = true
	for id, c := range known {
		if id == w.gid { // released by another lane
			w.lsync = max(w.lsync, c+1)
			continue
		}
		if j := id - w.first; j < lanes {
			w.vc[j] = max(w.vc[j], c)
			continue
		}
		if w.ext == nil {
			w.ext = map[uint32]uint32{}
		}
		if c > w.ext[id] {
			w.ext[id] = c
		}
	}
}

// joinBarrier orders everything that the participants of barrier id did before
// it before everything that they do after it.
func (c *cta) joinBarrier(id uint32) {
	b := &c.bars[id]
	var vc [lanes]uint32
	var ext map[uint32]uint32
	for _, w := range c.warps {
		if !b.came(w) {
			continue
		}
		for j, t := range w.vc {
			vc[j] = max(vc[j], t)
		}
		vc[w.id] = max(vc[w.id], w.now)
		for g, t := range w.ext {
			if ext == nil {
				ext = map[uint32]uint32{}
			}
			ext[g] = max(ext[g], t)
		}
	}
	for _, w := range c.warps {
		if !b.came(w) {
			continue
		}
		w.vc = vc
		if ext != nil {
			w.join(ext)
		}
		w.now++
		w.lsync, w.stale = w.now, true
	}
}

// releaseCluster publishes the warp's accesses before barrier.cluster.arrive.
func (w *warp) releaseCluster() {
	u := w.cta.unit
	if u.clock == nil {
		u.clock = &vclock{known: map[uint32]uint32{}}
	}
	u.clock.add(w, w.now)
	w.now++
	w.stale = true
}

// acquireCluster: the warp has passed barrier.cluster.wait.
func (w *warp) acquireCluster() {
	if o := w.cta.unit.clock; o != nil {
		w.join(o.known)
	}
	w.now++
	w.lsync, w.stale = w.now, true
}
