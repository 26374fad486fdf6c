package emu

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

// random is a small generator (splitmix64).
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
