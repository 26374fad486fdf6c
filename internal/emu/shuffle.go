package emu

import "gonvvm/internal/isa"

// openOrder prepares the order of CTAs. It reports whether they run one after another.
func (g *grid) openOrder() bool {
	c := g.cfg
	if c.Seed != 0 {
		g.shuffle()
	}
	if c.WeakMemory {
		g.openWeak()
	}
	return c.Seed != 0 || c.Debug != nil || c.WeakMemory
}

// shuffle makes a random order of clusters.
func (g *grid) shuffle() {
	if g.total > 1<<24 {
		return
	}
	r := random(g.cfg.Seed)
	g.order = make([]int32, g.total)
	for i := range g.order {
		j := int(r.next() % uint64(i+1))
		g.order[i] = g.order[j]
		g.order[j] = int32(i)
	}
}

// addPreemption inserts before an access to memory that other threads see a point at which the lanes may be preempted.
func addPreemption(d *decoder, start int) {
	switch d.op.Sem() {
	case isa.SemLd, isa.SemSt, isa.SemAtom, isa.SemRed:
	default:
		return
	}
	if sp := d.op.Get(isa.SlotSpace); len(d.out) > start && sp != isa.Param && sp != isa.Local && sp != isa.Const {
		d.insert(start, inst{kind: kCtl, ctl: ctlPreempt, src: d.inIdx})
	}
}

// ctlPreempt lets other lanes, warps or CTAs run first, at the points and as often as seed and Config.Preemptions say. Seeds differ in
// the frequency of preemptions: some mistakes need one at a rare point, others need many.
func ctlPreempt(w *warp, s *split, _ *inst, m uint32) bool {
	w.uncount(m)
	s.pc++
	u, r := w.cta.unit, &w.g.result
	if r.Preemptions >= w.g.cfg.Preemptions || u.rng.next()>>(64-w.g.cfg.Seed%8) != 0 {
		return true
	}
	r.Preemptions++
	u.progress++
	u.leave = u.rng.next()%2 == 0
	s.state = yielded
	return false
}

// random is a small generator (splitmix64).
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
