package emu

import (
	"gonvvm/internal/emu/clocktree"
	"gonvvm/internal/emu/simd"
)

// The order of accesses (PTX ISA §8, memory consistency model), simplified so that it errs only on the side of order:
// clocks belong to warps, not to threads; a strong read of a location acquires all that was released there.

// vclock has for each warp of the grid the clock up to which its accesses are ordered before.
type vclock struct {
	known *clocktree.Tree // those of other warps than those below, and some of these; nil if there are none of others
	first uint32          // number of the first warp of a CTA, and
	_     uint32          // most handlers access the clocks of eight warps: in one cache line
	vc    [lanes]uint32   // the clocks of its warps
}

// clocks is the ordering state of a warp.
type clocks struct {
	gid    uint32        // number in the grid, from 1
	first  uint32        // number of the CTA's first warp
	now    uint32        // counts barriers, fences and meetings of lanes
	lsync  uint32        // value of now when its lanes met last
	stale  bool          // handlers do not know the latest state
	fenced uint32        // value of now at the last fence of a wider scope than the CTA; 0 if there was none
	narrow uint32        // and at the last fence of any scope
	vc     [lanes]uint32 // warps of its CTA
	// proxied is the value of now at the last fence of the asynchronous proxy, 0 if there was none, and proxyVC that of vc.
	proxied uint32
	proxyVC [lanes]uint32
	ext     *clocktree.Tree // warps of other CTAs, and agents; those of its CTA do not count there
	actor   actor           // the agent that makes the accesses; zero: the warp
}

// first is the number of the first warp.
func (c *cta) first() uint32 { return uint32(c.linear*lanes) + 1 }

func (w *warp) openClock() {
	first := w.cta.first()
	c := &w.clocks // which is large: field by field
	c.gid, c.first, c.now, c.lsync, c.stale = first+uint32(w.id), first, 1, 1, true
	c.fenced, c.narrow, c.ext, c.actor = 0, 0, nil, actor{}
	if c.proxied != 0 {
		c.proxied, c.proxyVC = 0, [lanes]uint32{}
	}
	clear(c.vc[:])
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
	return w.ext != nil && o.clock <= w.ext.At(o.warp)
}

// syncLanes: lanes of the warp have met.
func (w *warp) syncLanes(uint32) {
	w.now++
	w.lsync, w.stale = w.now, true
}

// fence orders earlier accesses before the next strong write, which publishes them.
func (w *warp) fence(uint32) {
	w.fenced, w.narrow = w.now, w.now
	w.now++
	w.stale = true
}

// fenceCTA is fence for the threads of the CTA alone.
func (w *warp) fenceCTA(uint32) {
	w.narrow = w.now
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

// syncObjects are the release sequences of the locations of a range of memory.
type syncObjects struct {
	index []uint32 // for each word, 1 + the number in list of the location at its start; nil: all are in others
	list  []vclock
	other map[uint64]*vclock // of other locations
}

// at returns the release sequence of a location, or nil.
func (s *syncObjects) at(off uint64) *vclock {
	if off%4 != 0 || s.index == nil {
		return s.other[off]
	}
	if k := s.index[off/4]; k != 0 {
		return &s.list[k-1]
	}
	return nil
}

// add makes a release sequence for a location, of a CTA with the first warp first.
func (s *syncObjects) add(off uint64, first uint32) *vclock {
	v := vclock{first: first}
	if off%4 == 0 && s.index != nil {
		// Its neighbours are probably next.
		line := off / 4 &^ (simd.LineWords - 1)
		for i := line; i < min(line+simd.LineWords, uint64(len(s.index))); i++ {
			if s.index[i] == 0 {
				s.list = append(s.list, v)
				s.index[i] = uint32(len(s.list))
			}
		}
		return s.at(off)
	}
	if s.other == nil {
		s.other = map[uint64]*vclock{}
	}
	s.other[off] = &v
	return &v
}

// size returns the bytes of memory in use, about.
func (s *syncObjects) size() uint64 {
	return uint64(len(s.index))*4 + uint64(len(s.list)+len(s.other))*simd.SyncBytes
}

// reset removes all.
func (s *syncObjects) reset() {
	if len(s.list) > 0 {
		clear(s.index)
	}
	s.list, s.other = s.list[:0], nil
}

// syncAt is called for a strong access to a location: a write after a fence or with release semantics releases, a read
// acquires. The handlers of atomic operations without release semantics do the same.
func (w *warp) syncAt(objects *syncObjects, at uint64, kind access, first uint32) {
	o := objects.at(at)
	var own *vclock // releases for the CTA alone
	if objects != &w.cta.shadow.sync {
		own = w.cta.shadow.own.at(at)
	}
	if kind&isRead != 0 {
		for _, v := range [...]*vclock{o, own} {
			if v != nil {
				w.join(v)
			}
		}
	}
	wide, narrow := w.fenced, w.narrow
	if kind&isRelease != 0 {
		narrow = w.now
		if kind&isCTA == 0 {
			wide = narrow
		}
		w.now++
		w.stale = true
	}
	switch {
	case kind&isWrite == 0 || narrow == 0:
		return
	case objects == &w.cta.shadow.sync:
		wide = narrow
	case kind&isCTA != 0:
		wide = 0
	}
	if wide != 0 {
		if o == nil {
			o = objects.add(at, first)
		}
		o.add(w, wide)
	}
	if narrow != wide {
		if own == nil {
			own = w.cta.shadow.own.add(at, w.first)
		}
		own.add(w, narrow)
	}
}

// add merges into v the accesses that are ordered before w's clock own.
func (v *vclock) add(w *warp, own uint32) {
	if v.first == w.first {
		for j, c := range &w.vc {
			v.vc[j] = max(v.vc[j], c)
		}
		v.vc[w.id] = max(v.vc[w.id], own)
	} else {
		leaf := w.vc
		leaf[w.id] = max(leaf[w.id], own)
		v.known = v.known.RaiseAll(w.first, &leaf)
	}
	if leaf := w.ext.Leaf(v.first); leaf != nil {
		for j, c := range leaf {
			v.vc[j] = max(v.vc[j], c)
		}
	}
	if v.known != nil || !w.ext.Only(v.first) {
		v.known = v.known.Merge(w.ext)
	}
}

// join orders the accesses that v knows before w's later ones.
func (w *warp) join(v *vclock) {
	w.stale = true
	if v.first == w.first {
		if c := v.vc[w.id]; c != 0 { // released by another lane
			w.lsync = max(w.lsync, c+1)
		}
		own := w.vc[w.id]
		for j, c := range &v.vc {
			w.vc[j] = max(w.vc[j], c)
		}
		w.vc[w.id] = own
	} else {
		w.ext = w.ext.RaiseAll(v.first, &v.vc)
	}
	if leaf := v.known.Leaf(w.first); leaf != nil {
		for j, c := range leaf {
			w.raise(w.first+uint32(j), c)
		}
	}
	if w.ext != nil || !v.known.Only(w.first) {
		w.ext = w.ext.Merge(v.known)
	}
}

// raise orders the accesses of another warp up to clock c before w's later ones.
func (w *warp) raise(id, c uint32) {
	switch j := id - w.first; {
	case c == 0:
	case id == w.gid: // released by another lane
		w.lsync = max(w.lsync, c+1)
	case j < lanes:
		w.vc[j] = max(w.vc[j], c)
	default:
		w.ext = w.ext.Raise(id, c)
	}
}

// joinBarrier orders everything that the participants of barrier id did before
// it before everything that they do after it. A barrier for all threads has also waited for the warps that have ended.
func (c *cta) joinBarrier(id uint32) {
	b := &c.bars[id]
	var vc [lanes]uint32
	var ext *clocktree.Tree
	complete := b.who == 1<<len(c.warps)-1
	for _, w := range c.warps {
		if !b.came(w) && (b.expected != 0 || w.live != 0) {
			continue
		}
		if !complete { // else no other warp knows a later clock of a warp than its own
			for j, t := range w.vc[:len(c.warps)] {
				vc[j] = max(vc[j], t)
			}
		}
		vc[w.id] = max(vc[w.id], w.now)
		ext = ext.Merge(w.ext)
	}
	for _, w := range c.warps {
		if !b.came(w) {
			continue
		}
		w.vc, w.ext = vc, ext
		w.now++
		w.lsync, w.stale = w.now, true
	}
	if complete {
		c.era++
	}
}

// releaseCluster publishes the warp's accesses before barrier.cluster.arrive.
func (w *warp) releaseCluster() {
	u := w.cta.unit
	if u.clock == nil {
		u.clock = &vclock{first: w.first}
	}
	u.clock.add(w, w.now)
	w.now++
	w.stale = true
}

// acquireCluster: the warp has passed barrier.cluster.wait.
func (w *warp) acquireCluster() {
	if o := w.cta.unit.clock; o != nil {
		w.join(o)
	}
	w.now++
	w.lsync, w.stale = w.now, true
}
