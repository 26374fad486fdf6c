package emu

import (
	"math/rand/v2"

	"gonvvm/internal/emu/simd"
)

// fillShadow sets the order of warps, and gives the words of memory stamps of all kinds, mostly the same for neighbours.
func (m *machine) fillShadow(r *rand.Rand) {
	w := m.w
	w.now, w.stale = 12, true
	w.lsync = w.now - r.Uint32N(3)
	low := r.Uint32N(12)
	for j := range w.cta.warps {
		w.vc[j] = low + r.Uint32N(3)
	}
	page := w.g.page(0).words()
	for _, s := range []*shadowWords{&w.cta.shadow.shadowWords, &page} {
		for k := range 3 {
			none, rate := r.IntN(3) == 0, 1<<r.IntN(12)
			var o stamp
			for i := range s.n {
				if i%32 == 0 || r.IntN(rate) == 0 {
					o = stamp{
						warp: [...]uint32{0, w.gid, w.gid, w.first, w.first + 1, w.first + 1, w.first + 40}[r.IntN(7)], clock: [...]uint32{1, 6, 11, 12, 12}[r.IntN(5)],
						src: r.Uint32N(100), lane: uint8(r.IntN(lanes)), mask: [...]uint8{15, 15, 15, 3}[r.IntN(4)], kind: isRead + access(b2u(k == lastWrite)),
					}
					switch r.IntN(20) {
					case 0:
						o.kind |= isAsync
					case 1, 2, 3:
						o.kind |= isStrong
					}
				}
				if o.lane = (o.lane + 1) % lanes; i%32 == 0 && r.IntN(2) == 0 {
					o.lane = 0
				}
				if !none {
					s.set(k, i, &o)
				}
			}
		}
		empty := r.IntN(8) == 0
		for i := range s.n {
			*s.written(i) = 15
			if empty && r.IntN(20) == 0 {
				*s.written(i) = 0
			}
		}
		w.g.page(0).some = empty
	}
	w.vc[w.id] = min(w.vc[w.id], w.now)
	if w.fenced = 0; r.IntN(3) > 0 {
		w.fenced = 1 + r.Uint32N(w.now-1)
	}
	for i := 0; i < testMemory/4 && r.IntN(8) > 0; i += 1 + r.IntN(4)*r.IntN(4) {
		v := w.cta.shadow.sync.add(uint64(4*i), w.first)
		for j := range w.cta.warps {
			v.vc[j] = r.Uint32N(w.now)
		}
		if r.IntN(100) == 0 {
			v.raise(w.first+40, 1)
		}
	}
	w.cta.era += 5
	for _, s := range []*shadowWords{&w.cta.shadow.shadowWords, &page} {
		for i := range s.lines {
			s.lines[i] = w.summary(s, i)
			if r.IntN(4) == 0 {
				s.lines[i] = simd.Line{Write: simd.Mixed, Read: simd.Mixed}
			}
		}
	}
	w.inAlloc(m.fr, &inst{}, 0, 0, 0, 4, isRead)
}

// summary returns the most that the summary of line k can say.
func (w *warp) summary(s *shadowWords, k int) (l simd.Line) {
	add := func(p *uint64, o stamp) {
		era := w.cta.era
		switch {
		case o.warp == 0 || *p == simd.Mixed:
			return
		case o.kind&isAsync != 0 || o.warp-w.first >= uint32(len(w.cta.warps)):
			era = simd.Mixed
		case o.warp == w.gid && o.clock < w.lsync, o.warp != w.gid && o.clock <= w.vc[o.warp-w.first]:
			era--
		}
		*p = max(*p, era)
	}
	uniform := func(j int) bool {
		first := s.get(j, k*simd.LineWords)
		for i := range simd.LineWords {
			o := s.get(j, k*simd.LineWords+i)
			o.lane -= uint8(i)
			if o != first || o.warp == 0 || o.kind != isRead || o.mask != 15 || first.lane%simd.LineWords != 0 {
				return false
			}
		}
		return true
	}
	last := false
	for i := k * simd.LineWords; i < (k+1)*simd.LineWords; i++ {
		add(&l.Write, s.get(lastWrite, i))
		add(&l.Read, s.get(firstRead, i))
		add(&l.Read, s.get(secondRead, i))
		last = last || s.get(secondRead, i).warp != 0
	}
	switch {
	case uniform(firstRead) && !last:
		l.Same = 1
	case uniform(firstRead) && uniform(secondRead):
		l.Same = 2
	}
	return l
}

// invalid returns the number of a line whose summary says more than its stamps show, or -1.
func (w *warp) invalid(s *shadowWords) int {
	for k, l := range s.lines {
		if most := w.summary(s, k); l.Write < most.Write || l.Read < most.Read || l.Same != 0 && l.Same != most.Same {
			return k
		}
	}
	return -1
}
