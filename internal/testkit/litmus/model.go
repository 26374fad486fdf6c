package litmus

import (
	"math/bits"
	"strings"
)

// relation holds, for each event, the set of events that it precedes.
type relation [64]uint64

func (r *relation) add(a, b int)      { r[a] |= 1 << b }
func (r *relation) has(a, b int) bool { return r[a]>>b&1 != 0 }

// union adds the pairs of others.
func (r *relation) union(others ...*relation) {
	for _, o := range others {
		for i := range r {
			r[i] |= o[i]
		}
	}
}

// then returns the pairs of an event of r followed by one of o.
func (r *relation) then(o *relation) (out relation) {
	for a := range r {
		for m := r[a]; m != 0; m &= m - 1 {
			out[a] |= o[bits.TrailingZeros64(m)]
		}
	}
	return out
}

// close makes r transitive.
func (r *relation) close() {
	for k := range r {
		for a := range r {
			if r.has(a, k) {
				r[a] |= r[k]
			}
		}
	}
}

// irreflexive reports whether no event precedes itself.
func (r *relation) irreflexive() bool {
	for a := range r {
		if r.has(a, a) {
			return false
		}
	}
	return true
}

// event is an operation of an execution.
type event struct {
	thread                        int // -1: the initial writes
	loc                           int // of memory operations, else -1
	in                            *inst
	reads, writes                 bool
	fence, sc, arrives, waits     bool // waits: a barrier's other half
	strong, acquire, release, red bool
	scope                         int // 0 cta, 1 cluster, 2 gpu and sys
	group                         string
}

// program is the part of executions that does not depend on choices.
type program struct {
	test   *Test
	events []event
	at     map[*inst]int // the event of an instruction
	po     relation
	poLoc  relation
	sync   relation // of barriers
}

// scopeOf returns the scope of an operation: that of the gpu without a word.
func scopeOf(in *inst) int {
	switch {
	case in.has("cta"):
		return 0
	case in.has("cluster"):
		return 1
	}
	return 2
}

// newProgram makes the events of a test: initial writes, then those of each thread in program order. A barrier has an
// event that arrives and one that waits.
func newProgram(t *Test) *program {
	p := &program{test: t, at: map[*inst]int{}}
	for i := range t.vars {
		p.events = append(p.events, event{thread: -1, loc: i, writes: true})
	}
	for n, th := range t.Threads {
		first, barriers := len(p.events), map[string]int{}
		for _, in := range th.list {
			p.at[in] = len(p.events)
			p.instruction(n, th, in, barriers)
		}
		for a := first; a < len(p.events); a++ {
			for b := a + 1; b < len(p.events); b++ {
				p.po.add(a, b)
				if p.events[a].loc >= 0 && p.events[a].loc == p.events[b].loc {
					p.poLoc.add(a, b)
				}
			}
		}
	}
	for a := range p.events {
		for b := range p.events {
			x, y := &p.events[a], &p.events[b]
			if x.arrives && y.waits && x.group == y.group {
				p.sync.add(a, b)
			}
			if x.thread < 0 && y.thread >= 0 {
				p.po.add(a, b) // the launch synchronises
			}
		}
	}
	return p
}

// instruction adds the events of an instruction.
func (p *program) instruction(n int, th *Thread, in *inst, barriers map[string]int) {
	e := event{thread: n, loc: -1, in: in, scope: scopeOf(in)}
	e.acquire, e.release = in.has("acquire") || in.has("acq_rel"), in.has("release") || in.has("acq_rel")
	e.strong = e.acquire || e.release || in.has("relaxed") || in.has("volatile") || in.has("mmio")
	meet := func(key string) {
		group := key + string(rune('0'+barriers[key]))
		barriers[key]++
		p.events = append(p.events, event{thread: n, loc: -1, in: in, arrives: true, group: group}, event{thread: n, loc: -1, in: in, waits: true, group: group})
	}
	cta, cluster := string(rune('a'+th.CTA)), string(rune('a'+th.CTA/p.test.Cluster))
	switch in.root() {
	case "ld":
		e.reads, e.loc = true, p.test.location(in.args[1])
	case "st":
		e.writes, e.loc = true, p.test.location(in.args[0])
	case "atom":
		e.reads, e.writes, e.strong, e.loc = true, true, true, p.test.location(in.args[1])
	case "red":
		e.reads, e.writes, e.strong, e.red, e.loc = true, true, true, true, p.test.location(in.args[0])
	case "fence", "membar":
		e.fence, e.strong = true, true
		e.sc = in.has("sc") || in.root() == "membar"
		if e.sc || !e.acquire && !e.release {
			e.acquire, e.release = true, true
		}
	case "bar", "barrier":
		switch {
		case in.has("warp"):
			meet("warp" + cta + string(rune('0'+th.Warp)))
		case in.has("arrive") && in.has("cluster"):
			p.events = append(p.events, event{thread: n, loc: -1, in: in, arrives: !in.has("relaxed"), group: "cluster" + cluster})
		case in.has("wait"):
			p.events = append(p.events, event{thread: n, loc: -1, in: in, waits: true, group: "cluster" + cluster})
		default:
			meet("cta" + cta + strings.Join(in.args[:1], ""))
		}
		return
	case "mbarrier":
		e.arrives, e.waits = in.has("arrive") && !in.has("relaxed"), in.has("try_wait") && !in.has("relaxed")
		e.group = "mbarrier" + cta + in.args[1]
	default:
		return // computes in registers
	}
	p.events = append(p.events, e)
}

// includes reports whether the scope of an operation includes the thread of another.
func (p *program) includes(a, b *event) bool {
	x, y := p.test.Threads[a.thread], p.test.Threads[b.thread]
	switch a.scope {
	case 0:
		return x.CTA == y.CTA
	case 1:
		return x.CTA/p.test.Cluster == y.CTA/p.test.Cluster
	}
	return true
}

// morallyStrong: PTX ISA §8.6.
func (p *program) morallyStrong(a, b int) bool {
	x, y := &p.events[a], &p.events[b]
	if x.loc >= 0 && y.loc >= 0 && x.loc != y.loc {
		return false
	}
	if x.thread < 0 || y.thread < 0 {
		return false
	}
	return x.thread == y.thread || x.strong && y.strong && p.includes(x, y) && p.includes(y, x)
}

// execution is a candidate: the choices, and the relations that they give.
type execution struct {
	*program
	from  []int    // the write that an event reads
	fails uint64   // cas that does not write
	value []uint64 // read
	obs   relation
	base  relation // base causality order
	cause relation // between operations on one location
}

func (x *execution) isWrite(e int) bool { return x.events[e].writes && x.fails>>e&1 == 0 }

// derive computes the orders that reads and fence.sc operations give, and reports whether no axiom forbids them.
func (x *execution) derive(sc *relation) bool {
	x.obs = relation{}
	for r, w := range x.from {
		if w >= 0 && x.morallyStrong(w, r) {
			x.obs.add(w, r)
		}
	}
	for range x.events { // through atomic operations
		for z := range x.events {
			if !x.events[z].reads || !x.isWrite(z) {
				continue
			}
			for w := range x.events {
				if x.obs.has(w, z) {
					x.obs[w] |= x.obs[z]
				}
			}
		}
	}
	x.base = x.po
	x.base.union(&x.sync, sc)
	for _, rel := range x.releasePatterns() {
		for _, acq := range x.acquirePatterns() {
			if x.obs.has(rel[1], acq[0]) && x.morallyStrong(rel[0], acq[1]) && x.events[rel[0]].thread != x.events[acq[1]].thread {
				x.base.add(rel[0], acq[1])
			}
		}
	}
	x.base.close()
	if back := sc.then(&x.base); !back.irreflexive() || !x.base.irreflexive() {
		return false
	}
	x.cause = x.obs.then(&x.base)
	x.cause.union(&x.base)
	for r, w := range x.from {
		if w >= 0 && x.cause.has(r, w) {
			return false // axiom causality, of reads
		}
	}
	return true
}

// releasePatterns returns the first operation and the write of each (PTX ISA §8.8).
func (x *execution) releasePatterns() (list [][2]int) {
	for w := range x.events {
		e := &x.events[w]
		if !x.isWrite(w) || !e.strong {
			continue
		}
		if e.release {
			list = append(list, [2]int{w, w})
		}
		for f := range x.events {
			first := &x.events[f]
			if x.po.has(f, w) && first.release && (first.fence || x.isWrite(f) && first.loc == e.loc) {
				list = append(list, [2]int{f, w})
			}
		}
	}
	return list
}

// acquirePatterns returns the read and the last operation of each.
func (x *execution) acquirePatterns() (list [][2]int) {
	for r := range x.events {
		e := &x.events[r]
		if !e.reads || !e.strong || e.red {
			continue
		}
		if e.acquire {
			list = append(list, [2]int{r, r})
		}
		for f := range x.events {
			last := &x.events[f]
			if x.po.has(r, f) && last.acquire && (last.fence || last.reads && !last.red && last.loc == e.loc) {
				list = append(list, [2]int{r, f})
			}
		}
	}
	return list
}

// coherent reports whether the axioms allow a coherence order, which holds of the pairs of writes that it has to relate.
func (x *execution) coherent(orders [][]int) bool {
	var co relation
	for _, list := range orders {
		for i, a := range list {
			for _, b := range list[i+1:] {
				if x.cause.has(b, a) {
					return false // axiom coherence
				}
				if x.events[a].thread < 0 || x.morallyStrong(a, b) || x.cause.has(a, b) {
					co.add(a, b)
				}
			}
		}
	}
	co.close()
	var fr, strong relation
	for r, w := range x.from {
		if w < 0 {
			continue
		}
		if x.morallyStrong(w, r) {
			strong.add(w, r)
		}
		for o := range x.events {
			if o != r && co.has(w, o) {
				fr.add(r, o)
				if x.morallyStrong(r, o) {
					strong.add(r, o)
				}
				if x.isWrite(r) && co.has(o, r) && x.morallyStrong(o, r) {
					return false // axiom atomicity
				}
			}
		}
	}
	if back := fr.then(&x.cause); !back.irreflexive() {
		return false // axiom causality
	}
	for a := range x.events {
		for b := range x.events {
			if co.has(a, b) && x.morallyStrong(a, b) {
				strong.add(a, b)
			}
		}
	}
	strong.union(&x.poLoc)
	strong.close()
	return strong.irreflexive() // axiom SC per location
}
