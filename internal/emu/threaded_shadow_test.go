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
	quiet := r.IntN(2) == 0 // all accesses happened before, so that the whole of most accesses is recorded
	if quiet {
		low = max(low, 1)
	}
	for j := range w.cta.warps {
		w.vc[j] = low + r.Uint32N(3)
	}
	page := &w.g.page(0).words
	for _, s := range []*shadowWords{&w.cta.shadow.shadowWords, page} {
		words := s.count * simd.LineWords
		first := make([]stamp, words)
		for k := range 3 {
			none, rate := r.IntN(3) == 0, 1<<r.IntN(12)
			var o stamp
			for i := range words {
				if i%32 == 0 || r.IntN(rate) == 0 {
					o = stamp{
						warp: [...]uint32{0, w.gid, w.gid, w.first, w.first + 1, w.first + 1, w.first + 40, w.first - 20}[r.IntN(8)], clock: [...]uint32{1, 6, 11, 12, 12}[r.IntN(5)],
						src: r.Uint32N(100), lane: uint8(r.IntN(lanes)), mask: [...]uint8{15, 15, 15, 3}[r.IntN(4)], kind: isRead + access(b2u(k == lastWrite)),
					}
					switch n := r.IntN(20); {
					case quiet:
						o = stamp{warp: w.first + 1, clock: 1, src: o.src, lane: o.lane, mask: 15, kind: isRead + access(b2u(k == lastWrite))}
					case n == 0:
						o.kind |= isAsync
					case n < 4:
						o.kind |= isStrong
					}
				}
				if o.lane = (o.lane + 1) % lanes; i%32 == 0 && r.IntN(2) == 0 {
					o.lane = 0
				}
				// A second read by the thread of the first would have replaced it.
				if f := first[i]; !none && (k != secondRead || f.warp != o.warp || f.lane != o.lane) {
					s.set(k, i, &o)
					if k == firstRead {
						first[i] = o
					}
				}
			}
		}
		empty := r.IntN(8) == 0
		for i := range words {
			s.setValue(i, 15)
			if empty && r.IntN(20) == 0 {
				s.setValue(i, 0)
			}
		}
	}
	w.vc[w.id] = min(w.vc[w.id], w.now)
	if w.fenced = 0; r.IntN(3) > 0 {
		w.fenced = 1 + r.Uint32N(w.now-1)
	}
	for i := 0; i < testShared/4 && r.IntN(8) > 0; i += 1 + r.IntN(4)*r.IntN(4) {
		v := w.cta.shadow.sync.add(uint64(4*i), w.first)
		for j := range w.cta.warps {
			v.vc[j] = r.Uint32N(w.now)
		}
		if r.IntN(100) == 0 {
			v.known = v.known.Raise(w.first+40, 1)
		}
	}
	w.cta.era += 5
	for _, s := range []*shadowWords{&w.cta.shadow.shadowWords, page} {
		runs, spread := r.IntN(3), false
		for i := range s.count {
			line := s.line(i * simd.LineWords)
			s.spread(i * simd.LineWords)
			l, most := line.Summary(), w.summary(s, i)
			l.Unsettle()
			l.Write, l.Read, l.Same = most.write, most.read, most.same
			switch {
			case runs > 0 && r.IntN(8) > 0:
				list := w.randomRuns(r, runs == 1)
				line.SetRuns(&list)
			case r.IntN(4) == 0:
				l.Write, l.Read, l.Same = simd.Mixed, simd.Mixed, 0
			case r.IntN(4) > 0:
				words, readers := settled(s, i, most.write)
				l.Settle(words&(r.Uint32()|-r.Uint32N(2)), readers+r.Uint32N(2)*r.Uint32N(9))
			}
			spread = spread || line.Summary() != nil
		}
		if runs == 2 && r.IntN(2) == 0 && s == page && !spread {
			s.list, s.used, s.places = nil, 0, [simd.PageLines]uint8{}
		}
	}
	w.inAlloc(m.fr, &inst{}, 0, 0, 0, 4, isRead)
}

// randomRuns returns a line of runs, which are mostly those that this warp would make.
func (w *warp) randomRuns(r *rand.Rand, whole bool) (l simd.Runs) {
	var reads [2]uint32 // words that have been
	for i := range r.IntN(simd.LineRuns + 1) {
		lane := r.IntN(lanes+simd.LineWords-1) - simd.LineWords + 1
		if r.IntN(2) == 0 {
			lane = r.IntN(2) * simd.LineWords
		}
		words, step := uint32(simd.RunWords), uint32(r.IntN(4)/3*(1+r.IntN(3)))
		both := r.IntN(4) == 0
		if both {
			step = simd.RunBoth >> simd.RunStep
		}
		if !whole && r.IntN(3) > 0 {
			words &= r.Uint32() | -r.Uint32N(2)<<r.IntN(simd.LineWords)
		}
		for j := range simd.LineWords {
			if at := lane + j>>step; at < 0 || at+int(b2u(both)) >= lanes {
				words &^= 1 << j
			}
		}
		write := uint32(0)
		warp := [...]uint32{w.gid, w.gid, w.first, w.first + 1, w.first + 40, w.first - 20}[r.IntN(6)]
		if r.IntN(3) == 0 && i == 0 && !both {
			write = simd.RunWrite
		} else {
			for j := range i { // a second read by the thread of the first would have replaced it
				for k := range simd.LineWords {
					if o := &l[j]; o.Desc>>k&1 != 0 && o.Desc&simd.RunWrite == 0 && o.Warp == warp && o.Lane(simd.FirstRead, k) == uint8(lane+k>>step) {
						words &^= 1 << k
					}
				}
			}
			words &^= reads[1-b2u(both)]
			reads[1] |= words & (reads[0] | -b2u(both))
			reads[0] |= words
		}
		if words == 0 {
			break
		}
		l[i] = simd.Run{
			Desc: words | uint32(uint8(lane))<<simd.RunLane | write | step<<simd.RunStep, Warp: warp,
			Clock: [...]uint32{1, 6, 11, 12, 12}[r.IntN(5)], Src: r.Uint32N(4),
		}
	}
	return l
}

// sums sum up the accesses to a line, as a simd.Summary does.
type sums struct{ write, read, same uint64 }

// summary returns the most that the summary of line k can say.
func (w *warp) summary(s *shadowWords, k int) (l sums) {
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
	var stamps [3][simd.LineWords]stamp
	for j := range stamps {
		for i := range stamps[j] {
			stamps[j][i] = s.get(j, k*simd.LineWords+i)
		}
	}
	uniform := func(j int) bool {
		first := stamps[j][0]
		for i, o := range stamps[j] {
			o.lane -= uint8(i)
			if o != first || o.warp == 0 || o.kind != isRead || o.mask != 15 || first.lane%simd.LineWords != 0 {
				return false
			}
		}
		return true
	}
	last := false
	for i := range simd.LineWords {
		add(&l.write, stamps[lastWrite][i])
		add(&l.read, stamps[firstRead][i])
		add(&l.read, stamps[secondRead][i])
		last = last || stamps[secondRead][i].warp != 0
	}
	switch {
	case uniform(firstRead) && !last:
		l.same = 1
	case uniform(firstRead) && uniform(secondRead):
		l.same = 2
	}
	return l
}

// settled returns the most words of line k that can be settled, and the greatest number of a warp that has read one of them. The line's
// summary has at least write for its writes.
func settled(s *shadowWords, k int, write uint64) (words, readers uint32) {
	if write != 0 {
		return 0, 0
	}
	for i := range simd.LineWords {
		at := k*simd.LineWords + i
		a, b := s.get(firstRead, at).warp, s.get(secondRead, at).warp
		if a != 0 && b != 0 && s.value(at) != 0 {
			words |= 1 << i
			readers = max(readers, a, b)
		}
	}
	return words, readers
}

// invalid returns the number of a line whose summary says more than its stamps show, or -1.
func (w *warp) invalid(s *shadowWords) int {
	for k := range s.count {
		l := s.line(k * simd.LineWords).Summary()
		if l == nil {
			continue
		}
		known := func(era uint64) uint64 {
			if era != 0 && era>>32 != w.cta.era>>32 { // of another CTA
				return simd.Mixed
			}
			return era
		}
		most := w.summary(s, k)
		if known(l.Write) < most.write || known(l.Read) < most.read || l.Same != 0 && l.Same != most.same {
			return k
		}
		words, readers := l.Settled()
		if all, last := settled(s, k, most.write); words&^all != 0 || readers < last && words == all {
			return k
		}
	}
	return -1
}
