package weak

import "slices"

// Scope is the set of threads for which an operation is strong.
type Scope uint8

const (
	CTA Scope = iota
	Cluster
	Device // .gpu and .sys: there is one device
	numScopes
)

// Order is the ordering of a memory operation: its .sem and .scope qualifiers.
type Order struct {
	Strong           bool // relaxed, acquire, release, volatile, mmio, or atomic
	Acquire, Release bool
	Scope            Scope
}

// views has for each scope the view that is released to threads as far away as that; nil: none.
type views [numScopes]*view

// Thread is the state of a thread.
type Thread struct {
	cta, cluster uint64
	view         view
	fenced       views             // by the last fence of each scope, for the strong writes after it
	released     map[extent]*views // by release operations, for the later strong writes of the same location
	pending      map[extent]*views // of strong reads, for a later acquire operation on the location or a fence
	loads        []*Load           // not resolved yet, oldest first
}

// NewThread returns a thread of a CTA and a cluster, which includes common views: those of its warp and its CTA.
func NewThread(cta, cluster uint64, common ...*Common) *Thread {
	return &Thread{cta: cta, cluster: cluster, view: view{shared: common}}
}

// distance is the smallest scope that contains both threads.
func (t *Thread) distance(o *Thread) Scope {
	switch {
	case t.cta == o.cta:
		return CTA
	case t.cluster == o.cluster:
		return Cluster
	}
	return Device
}

// release is an entry of the views that a write hands on: of its thread, or along a chain of atomic operations.
type release struct {
	by    *Thread
	views *views
}

// releases returns the views that a strong write of t at a location releases.
func (t *Thread) releases(at extent, o Order) []release {
	v := t.fenced
	if old := t.released[at]; old != nil {
		for s := range v {
			v[s] = joined(v[s], old[s])
		}
	}
	if o.Release {
		now := t.view.copy()
		for s := range o.Scope + 1 {
			v[s] = now // later than all that the fences and operations before released
		}
		if t.released == nil {
			t.released = map[extent]*views{}
		}
		t.released[at] = &v
	}
	if v == (views{}) {
		return nil
	}
	return []release{{t, &v}}
}

// observe takes over the releases of a morally strong write that t has read. acquires is false for reductions, whose
// read is not part of an acquire pattern (PTX ISA §8.11.1).
func (t *Thread) observe(w *write, at extent, o Order, acquires bool) {
	for word := at.first(); word <= at.last(); word++ {
		t.view.raise(word, w.time)
	}
	if !acquires {
		return
	}
	for _, r := range w.releases {
		s := t.distance(r.by)
		if r.views[s] == nil {
			continue
		}
		if t.pending == nil {
			t.pending = map[extent]*views{}
		}
		p := t.pending[at]
		if p == nil {
			p = &views{}
			t.pending[at] = p
		}
		p[s] = joined(p[s], r.views[s])
	}
}

// acquire takes over the views that strong reads of a location have found, up to a scope.
func (t *Thread) acquire(at extent, scope Scope) {
	if p := t.pending[at]; p != nil {
		for s := range scope + 1 {
			t.view.join(p[s])
			p[s] = nil
		}
	}
}

// FenceKind says in which directions a fence orders.
type FenceKind uint8

const (
	AcquireFence FenceKind = 1 << iota
	ReleaseFence
	SCFence     // sequentially consistent, besides both
	AcqRelFence = AcquireFence | ReleaseFence
)

// Fence executes a fence of t. Its loads have been resolved.
func (m *Memory) Fence(t *Thread, kind FenceKind, scope Scope) {
	if kind&(AcquireFence|SCFence) != 0 {
		for at := range t.pending {
			t.acquire(at, scope)
		}
	}
	if kind&SCFence != 0 {
		for s := range scope + 1 {
			order := m.order(t, s)
			t.view.join(order)
			order.join(&t.view)
		}
		// A fence of this order hands on to the ones of smaller scopes, too.
		for s := range scope + 1 {
			m.order(t, s).join(&t.view)
		}
	}
	if kind&(ReleaseFence|SCFence) != 0 {
		now := t.view.copy()
		for s := range scope + 1 {
			t.fenced[s] = now
		}
	}
}

// group is a CTA, a cluster, or the device.
type group struct {
	scope  Scope
	number uint64
}

// order returns the view of the fence.sc operations of a scope that t belongs to: all that happens before one of them.
func (m *Memory) order(t *Thread, s Scope) *view {
	g := group{scope: s}
	switch s {
	case CTA:
		g.number = t.cta
	case Cluster:
		g.number = t.cluster
	}
	v := m.fences[g]
	if v == nil {
		v = &view{}
		m.fences[g] = v
	}
	return v
}

// Share puts the view of t into a common one. At a barrier all threads share, and then each of them joins.
func (t *Thread) Share(c *Common) {
	for word, time := range t.view.own {
		c.at[word] = max(c.at[word], time)
	}
	if slices.Contains(t.view.shared, c) {
		clear(t.view.own)
	}
	for _, o := range t.view.shared {
		if o != c {
			c.include(o)
		}
	}
}

func (c *Common) include(o *Common) {
	v := view{shared: c.shared}
	v.include([]*Common{o})
	c.shared = v.shared
}

// Join adds the knowledge of a common view to that of t.
func (t *Thread) Join(c *Common) {
	t.view.include([]*Common{c})
	for _, o := range c.shared {
		t.view.include([]*Common{o})
	}
}
