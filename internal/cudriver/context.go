package cudriver

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Thread is a thread of the program: its stack of contexts. It belongs to one goroutine at a time.
type Thread struct {
	stack []*Context
	own   map[*Context]*Stream // default streams of the thread, where it has them
	mode  int                  // of stream captures
}

// Context is a context of a device.
type Context struct {
	Dev     *Device
	ID      uint64
	Flags   uint32
	primary bool
	dead    atomic.Uint32 // the Result of the fault that ended it
	closed  atomic.Bool

	order   sync.Mutex // of submissions
	legacy  *Stream
	streams map[*Stream]bool // all others
	capture int              // streams in a capture
	many    bool             // whether there was another stream than the legacy one

	mu      sync.Mutex
	modules map[*Module]bool
	limits  [8]uint64
	cache   uint32
	shmem   uint32
	peers   map[*Device]bool
}

// The limits of a context (CUlimit) that have a default.
const (
	limitStack  = 0
	limitPrintf = 1
	limitHeap   = 2
	limitDepth  = 3
	limitCalls  = 4
	limitFetch  = 5
	limitL2     = 6
)

func (d *Device) newContext(flags uint32) *Context {
	c := &Context{Dev: d, ID: d.drv.ID(), Flags: flags, streams: map[*Stream]bool{}, modules: map[*Module]bool{}, peers: map[*Device]bool{}}
	c.legacy = &Stream{ctx: c, id: d.drv.ID()}
	d.drv.openSlot(c.legacy)
	c.limits = [8]uint64{limitStack: 1024, limitPrintf: 1 << 20, limitHeap: 8 << 20, limitDepth: 2, limitCalls: 2048, limitFetch: 64, limitL2: 0}
	d.drv.mu.Lock()
	d.drv.contexts[c] = true
	d.drv.mu.Unlock()
	return c
}

// Context returns the current context of a thread.
func (t *Thread) Context() (*Context, Result) {
	if len(t.stack) == 0 || t.stack[len(t.stack)-1] == nil {
		return nil, InvalidContext
	}
	return t.stack[len(t.stack)-1], Success
}

// Live returns the current context if work can be submitted to it.
func (t *Thread) Live() (*Context, Result) {
	c, r := t.Context()
	if r == Success {
		r = c.State()
	}
	return c, r
}

// State returns the error that all calls in the context return, or Success.
func (c *Context) State() Result {
	if c.closed.Load() {
		return ContextIsDestroyed
	}
	return Result(c.dead.Load())
}

// fail ends the context.
func (c *Context) fail(r Result) { c.dead.CompareAndSwap(0, uint32(r)) }

// Create makes a context and pushes it on the thread's stack.
func (t *Thread) Create(d *Device, flags uint32) (*Context, Result) {
	if r := checkFlags(flags); r != Success {
		return nil, r
	}
	c := d.newContext(flags)
	t.stack = append(t.stack, c)
	return c, Success
}

// checkFlags checks the flags of a context: at most one scheduling mode, and known bits.
func checkFlags(flags uint32) Result {
	if way := flags & 7; flags&^0x1ff != 0 || way == 3 || way > 4 {
		return InvalidValue
	}
	return Success
}

// Set replaces the top of the stack; nil removes it.
func (t *Thread) Set(c *Context) {
	n := len(t.stack)
	switch {
	case c == nil && n > 0:
		t.stack = t.stack[:n-1]
	case c != nil && n > 0:
		t.stack[n-1] = c
	case c != nil:
		t.stack = append(t.stack, c)
	}
}

// Push makes a context current.
func (t *Thread) Push(c *Context) { t.stack = append(t.stack, c) }

// Pop removes the current context and returns it.
func (t *Thread) Pop() (*Context, Result) {
	c, r := t.Context()
	if r == Success {
		t.stack = t.stack[:len(t.stack)-1]
	}
	return c, r
}

// Destroy ends a context with everything in it, after its work.
func (t *Thread) Destroy(c *Context) Result {
	if c.primary || c.closed.Load() {
		return InvalidContext
	}
	c.close()
	if cur, r := t.Context(); r == Success && cur == c {
		t.stack = t.stack[:len(t.stack)-1]
	}
	return Success
}

// close ends a context: it waits for its work and gives its memory back.
func (c *Context) close() {
	if c.closed.Swap(true) {
		return
	}
	c.Drain()
	c.dropPeers()
	for m := range c.modules {
		m.unload()
	}
	d := c.Dev
	d.mu.Lock()
	for addr, b := range d.blocks {
		if b.ctx == c {
			delete(d.blocks, addr)
			d.free(b)
		}
	}
	for _, b := range slices.Clone(d.foreign) {
		if b.ctx == c {
			b.opened = 1
			d.closeForeign(b)
		}
	}
	d.mu.Unlock()
	d.drv.mu.Lock()
	for addr, b := range d.drv.host {
		if b.ctx == c {
			delete(d.drv.host, addr)
			d.drv.unpin(b)
		}
	}
	delete(d.drv.contexts, c)
	d.drv.mu.Unlock()
	d.drv.closeSlot(c.legacy)
	for s := range c.streams {
		d.drv.closeSlot(s)
	}
}

// Retain returns the primary context of a device, which lives until it is released as often as it was retained.
func (d *Device) Retain() *Context {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.primary == nil {
		d.primary = d.newContext(d.flags)
		d.primary.primary = true
	}
	d.retains++
	return d.primary
}

// Release undoes one Retain.
func (d *Device) Release() Result {
	d.mu.Lock()
	if d.retains == 0 {
		d.mu.Unlock()
		return InvalidContext
	}
	d.retains--
	last := d.retains == 0
	d.mu.Unlock()
	if last {
		d.ResetPrimary()
	}
	return Success
}

// ResetPrimary destroys the primary context; the next Retain makes a new one.
func (d *Device) ResetPrimary() {
	d.mu.Lock()
	c := d.primary
	d.primary = nil
	d.mu.Unlock()
	if c != nil {
		c.close()
	}
}

// PrimaryState returns the flags of the primary context, and whether it exists.
func (d *Device) PrimaryState() (flags uint32, active bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.flags, d.primary != nil
}

// SetPrimaryFlags sets the flags of the primary context.
func (d *Device) SetPrimaryFlags(flags uint32) Result {
	if r := checkFlags(flags); r != Success {
		return r
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.flags = flags
	if d.primary != nil {
		d.primary.Flags = flags
	}
	return Success
}

// Limit returns a limit of the context.
func (c *Context) Limit(id int) (uint64, Result) {
	if id < 0 || id > limitL2 {
		return 0, UnsupportedLimit
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.limits[id], Success
}

// SetLimit sets a limit of the context. The heap of kernels keeps the size that it has when the first module that uses it is launched.
func (c *Context) SetLimit(id int, v uint64) Result {
	if id < 0 || id > limitL2 {
		return UnsupportedLimit
	}
	if id == limitStack && v > maxStack {
		return InvalidValue
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.limits[id] = v
	return Success
}

// maxStack bounds the local memory of a thread (CUDA: 512 KiB).
const maxStack = 512 << 10

// CacheConfig returns and SetCacheConfig sets a preference that has no effect here.
func (c *Context) CacheConfig() uint32 { return atomic.LoadUint32(&c.cache) }

// SetCacheConfig sets the preference for cache or shared memory.
func (c *Context) SetCacheConfig(v uint32) Result {
	if v > 3 {
		return InvalidValue
	}
	atomic.StoreUint32(&c.cache, v)
	return Success
}

// SharedConfig returns the preferred width of banks.
func (c *Context) SharedConfig() uint32 { return atomic.LoadUint32(&c.shmem) }

// SetSharedConfig sets the preferred width of banks, which has no effect.
func (c *Context) SetSharedConfig(v uint32) Result {
	if v > 2 {
		return InvalidValue
	}
	atomic.StoreUint32(&c.shmem, v)
	return Success
}
