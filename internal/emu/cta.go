package emu

import (
	"fmt"
	"unsafe"

	"gonvvm/internal/emu/simd"
)

// unit is the work of one worker at a time: the CTAs of a cluster.
type unit struct {
	g        *grid
	ctas     []*cta
	progress uint64      // counts events that another thread can notice
	leave    bool        // after a preemption: let other units run
	lines    []lineCount // counters of the worker that has the unit, nil without
	tiles    tiles

	// barrier.cluster
	arrived int
	phase   uint32
	clock   *vclock // sanitizer
	agents  map[agentKey]*agent
	weak    *weakUnit // nil without Config.WeakMemory
	rng     random
}

// cta is a cooperative thread array and its shared memory.
type cta struct {
	unit    *unit
	id      [3]int // ctaid
	linear  int    // in the grid
	rank    int    // in the cluster
	shared  []byte
	warps   []*warp
	tids    [][3]vec // of the warps: not a part of them, since on their own they are aligned to vectors
	live    int      // threads that have not exited
	bars    [16]barrier
	used    uint32 // barriers that threads have come to
	frames  framePool
	shadow  *sharedShadow
	era     uint64   // sanitizer: number of the CTA, and one more after each barrier of all its warps
	tmem    *tmem    // nil until it is used
	clArr   []uint32 // per warp: lanes that have arrived at the cluster barrier and not waited yet
	exitedN int

	liveWarps int // warps of which threads have not exited
	together
}

// ctaPool keeps CTAs, and the last unit that has ended, for reuse by one worker.
type ctaPool struct {
	free []*cta
	unit *unit
}

func (p *ctaPool) put(u *unit) { p.free, p.unit = append(p.free, u.ctas...), u }

// requireCluster gives the launch the cluster of .reqnctapercluster, or says why it has another one.
func (g *grid) requireCluster(req [3]uint32) string {
	want := [3]int{int(req[0]), int(req[1]), int(req[2])}
	switch {
	case req[0] == 0:
	case g.cluster == [3]int{1, 1, 1}:
		g.cluster = want
	case g.cluster != want:
		return fmt.Sprintf("it requires clusters of %v blocks (.reqnctapercluster), not %v", want, g.cluster)
	}
	return ""
}

// newUnit prepares the n-th cluster of the grid.
func (g *grid) newUnit(n int, pool *ctaPool) *unit {
	u := pool.unit
	if pool.unit = nil; u == nil {
		u = new(unit)
	}
	*u = unit{g: g, ctas: u.ctas[:0], rng: random(g.cfg.Seed + uint64(n)*0x632be59bd9b4e019)}
	var nc, c [3]int
	for i := range 3 {
		nc[i] = g.grid[i] / g.cluster[i]
	}
	c[0], c[1], c[2] = n%nc[0], n/nc[0]%nc[1], n/nc[0]/nc[1]
	for rank := range g.clusterSize {
		in := [3]int{rank % g.cluster[0], rank / g.cluster[0] % g.cluster[1], rank / g.cluster[0] / g.cluster[1]}
		var id [3]int
		for i := range 3 {
			id[i] = c[i]*g.cluster[i] + in[i]
		}
		u.ctas = append(u.ctas, g.newCTA(u, id, rank, pool))
	}
	return u
}

// emptyStack is the end of local memory in use before any call.
var emptyStack = func() (sp [lanes]uint32) {
	for i := range sp {
		sp[i] = firstLocal
	}
	return sp
}()

// newCTA prepares one CTA.
func (g *grid) newCTA(u *unit, id [3]int, rank int, pool *ctaPool) *cta {
	var c *cta
	if n := len(pool.free); n > 0 {
		c, pool.free = pool.free[n-1], pool.free[:n-1]
		clear(c.shared)
	} else {
		c = &cta{shared: make([]byte, g.shared, (g.shared+7)&^7)} // in whole words, see wordsAt
		c.frames = framePool{free: make([][]*frame, len(g.prog)), prog: g.prog, chk: g.check}
		c.tids = make([][3]vec, (g.numThreads+lanes-1)/lanes)
		for i := range c.tids {
			w := &warp{cta: c, id: i, g: g, tid: &c.tids[i]}
			for k := range lanes {
				if t := i*lanes + k; t < g.numThreads {
					w.exist |= 1 << k
					w.tid[0][k] = uint64(t % g.block[0])
					w.tid[1][k] = uint64(t / g.block[0] % g.block[1])
					w.tid[2][k] = uint64(t / g.block[0] / g.block[1])
				}
			}
			c.warps = append(c.warps, w)
		}
		c.clArr = make([]uint32, len(c.warps))
		for i := range c.bars {
			c.bars[i].full = make([]uint32, len(c.warps))
		}
		c.openContext(g)
	}
	c.unit, c.id, c.rank = u, id, rank
	c.linear = id[0] + g.grid[0]*(id[1]+g.grid[1]*id[2])
	c.live, c.exitedN, c.tmem = g.numThreads, 0, nil
	clear(c.clArr)
	c.liveWarps = len(c.warps)
	c.resetBars()
	c.turn, c.fresh = nil, true
	c.openWeak()
	if g.check {
		c.openShadow(g)
	}
	if c.inTurn = c.canRunInTurn(); c.inTurn {
		c.openWarp(c.warps[0])
		return c
	}
	for _, w := range c.warps {
		c.openWarp(w)
	}
	return c
}

// openWarp prepares a warp of the CTA, which begins.
func (c *cta) openWarp(w *warp) {
	g := w.g
	w.live = w.exist
	for i, x := range c.id {
		w.context.Uniform[i] = uint64(x)
	}
	w.context.Thread, w.context.Uniform[simd.Warpid] = unsafe.Pointer(w.tid), uint64(w.id) // the first warp has been others
	w.cc, w.steps, w.threads, w.ticked, w.polled, w.halt = 0, 0, 0, 0, false, false
	w.async = w.async[:0]
	if g.cfg.Stats {
		w.stats = Stats{}
	}
	clear(w.groups[:])
	w.sp = emptyStack
	if g.check {
		w.openClock()
	}
	if w.ended {
		c.again(w)
		return
	}
	for len(w.splits) > 0 {
		w.drop(0)
	}
	if fr := w.push(g.kernel, nil, nil, w.exist, 0); fr != nil {
		w.add(fr, 0, w.exist)
	}
}

// run lets the cluster's warps take turns until all threads have ended (true)
// or those that can run have only been looping for a change (false).
func (u *unit) run() bool {
	g := u.g
	quiet := 0
	for !g.stop.Load() {
		done, spinning := true, false
		before := u.progress
		for _, c := range u.ctas {
			first := 0
			if g.cfg.Seed != 0 {
				first = int(u.rng.next() % uint64(len(c.warps)))
			}
			if c.fresh {
				c.fresh = false
				c.runFromStart()
			}
			for k := 0; k < len(c.warps); k++ {
				if c.turn != nil {
					k, c.turn, done = c.turn.id, nil, false
				}
				w := c.warps[(k+first)%len(c.warps)]
				if w.live == 0 {
					continue
				}
				switch w.run() {
				case warpBlocked:
					done = false
				case warpSpinning:
					done, spinning = false, true
				}
				if w.halt {
					g.stop.Store(true)
					return false
				}
			}
		}
		switch {
		case done:
			u.close()
			return true
		case u.leave:
			u.leave = false
			return false
		case u.progress != before:
			quiet = 0
			if g.weak != nil && g.rng.next()%2 == 0 {
				return false // other clusters take their turn
			}
		case !spinning:
			// All wait at barriers, and no thread is left to arrive.
			u.stuck()
			return false
		default:
			if quiet++; quiet > 2 {
				return false
			}
		}
	}
	return false
}

// close ends the cluster: adds up its counts and completes outstanding work.
func (u *unit) close() {
	u.countArrivals()
	var steps, threads uint64
	for _, c := range u.ctas {
		for _, w := range c.opened() {
			steps += w.steps
			threads += w.threads
			if u.g.cfg.Stats {
				u.g.mu.Lock()
				u.g.result.Stats.add(&w.stats)
				u.g.mu.Unlock()
			}
			w.closeAsync()
		}
	}
	u.g.sumSteps.Add(steps)
	u.g.sumThread.Add(threads)
}

// countArrivals adds up the arrivals at barriers.
func (u *unit) countArrivals() {
	for _, c := range u.ctas {
		for m := c.used; m != 0; m &= m - 1 {
			id := lane(m)
			u.g.arrivals[id].Add(c.bars[id].arrivals)
			c.bars[id].arrivals = 0
		}
	}
}
