package cudriver

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
)

// Races of kernels with the host on managed memory. From a launch until the host has waited for it, the managed memory that its parameters
// point to is protected in the program's view. The first access of the host to each page is noted, and compared with the accesses of
// the kernel when that has run.

// Guard is the service of the process that notes accesses of the host to memory of devices. The zero value notes none.
type Guard struct {
	// Map maps n bytes of a file twice: the first view has the addresses that the program and kernels use, the second is that of the
	// emulator. The memory of devices is that of Options.Room if it is nil or fails, and then other processes cannot use it.
	Map func(file int, n uint64) (host, device []byte, release func(), err error)
	// Protect protects a range of the first view, with the rest of its pages, or makes it accessible.
	Protect func(addr, n uint64, on bool)
	// Next returns an access of the host to a protected page, which is accessible since then.
	Next func() (HostAccess, bool)
}

// HostAccess is an access of the host.
type HostAccess struct {
	Addr  uint64
	Write bool
	Stack []uint64 // from the instruction outwards
}

// guarded is a block that launches in flight may use.
type guarded struct {
	block    *block
	tasks    []*task
	accesses []HostAccess // of the host since then
}

// guards is the memory that is protected now.
type guards struct {
	mu      sync.Mutex
	managed int // blocks of managed memory
	list    []*guarded
}

// managedIn returns the blocks of managed memory that a block of parameters points to.
func (d *Driver) managedIn(params []byte) (list []*block) {
	g := &d.guards
	g.mu.Lock()
	none := g.managed == 0
	g.mu.Unlock()
	if none || d.opt.Guard.Protect == nil || !d.checksOrder() {
		return nil
	}
	for i := 0; i+8 <= len(params); i += 8 {
		r, ok := d.Find(binary.LittleEndian.Uint64(params[i:]))
		if !ok || r.Kind != ManagedMemory {
			continue
		}
		if b := d.block(r.Addr); b != nil && !slices.Contains(list, b) {
			list = append(list, b)
		}
	}
	return list
}

// guard protects the memory that a launch may use until the host has waited for it.
func (d *Driver) guard(t *task, list []*block) {
	g := &d.guards
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, b := range list {
		i := slices.IndexFunc(g.list, func(x *guarded) bool { return x.block == b })
		if i < 0 {
			i = len(g.list)
			g.list = append(g.list, &guarded{block: b})
		}
		g.list[i].tasks = append(g.list[i].tasks, t)
		d.opt.Guard.Protect(b.addr, b.size, true)
	}
}

// expose makes memory accessible that the driver is going to use at the program's addresses.
func (d *Driver) expose(addr, n uint64) {
	g := &d.guards
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, x := range g.list {
		if lo, hi := max(addr, x.block.addr), min(addr+n, x.block.addr+x.block.size); lo < hi {
			d.opt.Guard.Protect(lo, hi-lo, false)
		}
	}
}

// settle compares the accesses of the host with those of the launches that it has waited for, and ends the protection of memory that
// no launch in flight uses.
func (d *Driver) settle() {
	for _, x := range d.settled() {
		for _, t := range x.tasks {
			d.compareHost(t, x.accesses)
		}
	}
}

// settled takes the launches that the host has waited for out of the guards, with the accesses of the host to the blocks.
func (d *Driver) settled() (list []guarded) {
	g := &d.guards
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.list) == 0 {
		return nil
	}
	for a, ok := d.opt.Guard.Next(); ok; a, ok = d.opt.Guard.Next() {
		for _, x := range g.list {
			if a.Addr-x.block.addr < x.block.size {
				x.accesses = append(x.accesses, a)
			}
		}
	}
	host := d.hostClock()
	g.list = slices.DeleteFunc(g.list, func(x *guarded) bool {
		done := guarded{block: x.block, accesses: x.accesses}
		x.tasks = slices.DeleteFunc(x.tasks, func(t *task) bool {
			if host[t.stream.slot] < t.number {
				return false
			}
			done.tasks = append(done.tasks, t)
			return true
		})
		list = append(list, done)
		if len(x.tasks) > 0 {
			return false
		}
		d.opt.Guard.Protect(x.block.addr, x.block.size, false)
		return true
	})
	return list
}

// forget ends the protection of a block that is freed.
func (g *guards) forget(d *Driver, b *block) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if b.kind != ManagedMemory {
		return
	}
	g.managed--
	g.list = slices.DeleteFunc(g.list, func(x *guarded) bool {
		if x.block == b {
			d.opt.Guard.Protect(b.addr, b.size, false)
		}
		return x.block == b
	})
}

// compareHost reports the accesses of the host to words that the kernel of a task has used, if one of the two has written. Accesses of the
// kernel with system scope are left out, since those of the host may be atomic.
func (d *Driver) compareHost(t *task, list []HostAccess) {
	var x *touched
	d.history.mu.Lock()
	for _, y := range d.history.tasks {
		if y.stream == t.stream.slot && y.number == t.number {
			x = y
		}
	}
	d.history.mu.Unlock()
	if x == nil {
		return
	}
	out := *x.rec
	out.Findings = nil
	for _, h := range list {
		addr := h.Addr &^ 3
		i := slices.IndexFunc(x.list, func(a access) bool {
			return addr < a.addr+a.size && a.addr < addr+4 && (a.write || h.Write) && !a.system
		})
		if i < 0 {
			continue
		}
		a := &x.list[i]
		out.Findings = append(out.Findings, d.raceFinding(a, "Potential "+hazard(!a.write, !h.Write)+" hazard between kernel and host",
			fmt.Sprintf("race: the host has not waited for this %s before its %s at %#x%s", accessWord(a.write), accessWord(h.Write), h.Addr, d.inBlock(h.Addr)),
			"wait for the kernel: cuCtxSynchronize, cuStreamSynchronize or cuEventSynchronize", "the access of the host", Origin{Stack: h.Stack}))
	}
	if len(out.Findings) > 0 {
		out.Stack = d.frames(x.origin)
		d.send(&out)
	}
}
