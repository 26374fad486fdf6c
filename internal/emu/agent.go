package emu

import "sync/atomic"

// Asynchronous operations are carried out when they are issued, but for the sanitizer they last until the program has waited for
// them. Their accesses have an agent as their author: one for each mbarrier that completes operations, and one for each series of
// groups of a thread. The clock of an agent counts phases or groups. Accesses of phase or group n are ordered before those of a warp
// that has waited for it.

// agent is the author of the accesses of asynchronous operations.
type agent struct {
	id     uint32            // as the number of a warp
	issued uint32            // phases that are complete, or groups that are committed
	done   uint32            // those that have been waited for, or have ended
	carry  map[*agent]uint32 // of an mbarrier: agents whose commits it counts, with the groups that end with its phase
}

// firstAgent is the least number of an agent; numbers of warps are less.
const firstAgent = 1 << 31

// agentKind is the mechanism that tells of the completion of operations.
type agentKind uint8

const (
	byMbarrier      agentKind = iota
	bulkReads                 // bulk copies in groups: the accesses that wait_group.read waits for
	bulkWrites                // and the rest
	wgmmaReads                // wgmma.mma_async in groups
	tensorCoreReads           // tcgen05 operations, which a commit ties to an mbarrier
)

// agentKey names an agent within a cluster: by the mbarrier, or the thread or warp.
type agentKey struct {
	kind agentKind
	at   uint64
}

// actor is the agent that a warp's accesses are those of at the moment.
type actor struct{ id, clock uint32 }

// agent returns an agent of the warp's cluster.
func (w *warp) agent(key agentKey) *agent {
	u := w.cta.unit
	a := u.agents[key]
	if a == nil {
		if u.agents == nil {
			u.agents = map[agentKey]*agent{}
		}
		a = &agent{id: firstAgent + uint32(atomic.AddInt32(&w.g.agents, 1))}
		u.agents[key] = a
		w.g.issuers.Store(a.id, w.gid)
	}
	return a
}

// ofThread returns the agent of a lane's groups.
func (w *warp) ofThread(kind agentKind, i int) *agent {
	return w.agent(agentKey{kind, uint64(w.gid)*lanes + uint64(i)})
}

// ofMbarrier returns the agent of an mbarrier in shared memory.
func (w *warp) ofMbarrier(sp space, addr uint64) *agent {
	if sp == spGeneric {
		_, addr = w.g.dev.win.classify(addr)
	}
	addr &= 0xffffffff
	c := w.cta
	if k := addr / ctaWindow; k > 0 && int(k-1) < len(c.unit.ctas) {
		c = c.unit.ctas[k-1]
	}
	return w.agent(agentKey{byMbarrier, uint64(c.rank)<<32 | addr%ctaWindow})
}

// act makes the accesses to come those of an agent, of its next phase or group. Without the sanitizer there is none.
func (w *warp) act(a *agent) {
	if a != nil {
		w.actor = actor{a.id, a.issued + 1}
	}
}

// actSelf makes the accesses to come those of the warp.
func (w *warp) actSelf() { w.actor = actor{} }

// endPhase notes the end of a phase of an mbarrier.
func (w *warp) endPhase(sp space, addr uint64) {
	a := w.ofMbarrier(sp, addr)
	a.issued++
	a.done = a.issued
}

// endGroups notes that all groups of an agent but the latest n have ended, and orders their accesses.
func (w *warp) endGroups(a *agent, n uint64) {
	if n < uint64(a.issued) {
		a.done = max(a.done, a.issued-uint32(n))
	}
	w.see(a)
}

// see orders the accesses of an agent that have ended before the warp's later ones.
func (w *warp) see(a *agent) {
	w.stale = true
	w.raise(a.id, a.done)
	for c, groups := range a.carry {
		w.raise(c.id, groups)
	}
}

// issuer returns the number of the warp that issued a stamp's access.
func (g *grid) issuer(id uint32) uint32 {
	if id >= firstAgent {
		if gid, ok := g.issuers.Load(id); ok {
			return gid.(uint32)
		}
	}
	return id
}
