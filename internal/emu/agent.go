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

// agent returns an agent of the warp's cluster, nil without the sanitizer.
func (w *warp) agent(key agentKey) *agent {
	if !w.g.check {
		return nil
	}
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
func (w *warp) ofMbarrier(sp space, addr uint64) *agent { return w.agent(w.mbarrierKey(sp, addr)) }

func (w *warp) mbarrierKey(sp space, addr uint64) agentKey {
	if sp == spGeneric {
		_, addr = w.g.dev.win.classify(addr)
	}
	addr &= 0xffffffff
	c := w.cta
	if k := addr / ctaWindow; k > 0 && int(k-1) < len(c.unit.ctas) {
		c = c.unit.ctas[k-1]
	}
	return agentKey{byMbarrier, uint64(c.rank)<<32 | addr%ctaWindow}
}

// resolveAs is resolve for an access of the next phase or group of an agent; nil stands for the warp.
func (w *warp) resolveAs(a *agent, fr *frame, in *inst, sp space, addr uint64, i int, size uint64, kind access) (mem []byte, off uint64) {
	if a != nil {
		w.actor = actor{a.id, a.issued + 1}
	}
	mem, off = w.resolve(fr, in, sp, addr, i, size, kind)
	w.actor = actor{}
	return mem, off
}

// commit ends the phase or the group of an agent. There is none without the sanitizer, and where no operation has needed it.
func (a *agent) commit() {
	if a != nil {
		a.issued++
	}
}

// endPhase notes the end of a phase of an mbarrier.
func (w *warp) endPhase(sp space, addr uint64) { w.cta.unit.agents[w.mbarrierKey(sp, addr)].commit() }

// endGroups orders the accesses of all groups of an agent but the latest n before the warp's later ones.
func (w *warp) endGroups(a *agent, n uint64) {
	if a != nil && n < uint64(a.issued) {
		w.see(a.id, a.issued-uint32(n))
	}
}

// seePhases orders the accesses of the phases of an mbarrier that have ended before the warp's later ones.
func (w *warp) seePhases(sp space, addr uint64) {
	a := w.cta.unit.agents[w.mbarrierKey(sp, addr)]
	if a == nil || a.issued == 0 {
		return
	}
	w.see(a.id, a.issued)
	for c, groups := range a.carry {
		w.see(c.id, groups)
	}
}

func (w *warp) see(id, clock uint32) {
	w.stale = true
	w.raise(id, clock)
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
