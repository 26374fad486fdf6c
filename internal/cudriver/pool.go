package cudriver

import (
	"sync"

	"gonvvm/internal/shmem"
)

// Pool is a pool of memory for allocations in the order of a stream.
type Pool struct {
	dev        *Device
	mu         sync.Mutex
	threshold  uint64
	reuse      [3]bool
	used, most uint64
	closed     bool
	access     map[*Device]bool // other devices
	handles    uint32           // kinds of handles that it can be exported as
	foreign    *int             // the file of another process's pool
}

// The attributes of a pool (CUmemPool_attribute).
const (
	poolReuseFirst    = 1 // three switches
	poolReuseLast     = 3
	poolThreshold     = 4
	poolReserved      = 5
	poolReservedMost  = 6
	poolUsed          = 7
	poolUsedMost      = 8
	poolAttributesEnd = 9
)

func (p *Pool) add(n int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.used = uint64(int64(p.used) + n)
	p.most = max(p.most, p.used)
}

// Device returns the device of the pool.
func (p *Pool) Device() *Device { return p.dev }

// NewPool makes a pool that can be exported as some kinds of handles.
func (d *Device) NewPool(handles uint32) (*Pool, Result) {
	if handles&^HandleFile != 0 {
		return nil, NotSupported
	}
	return &Pool{dev: d, handles: handles}, Success
}

// Pools returns the pool of the device from the beginning, and the one in use.
func (d *Device) Pools() (first, current *Pool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.pool, d.current
}

// SetPool sets the pool that allocations without one take.
func (d *Device) SetPool(p *Pool) Result {
	if p.dev != d {
		return InvalidValue
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.current = p
	return Success
}

// Close destroys a pool; its allocations stay. Its device falls back to the first pool.
func (p *Pool) Close() Result {
	d := p.dev
	d.mu.Lock()
	defer d.mu.Unlock()
	if p == d.pool {
		return InvalidValue
	}
	if d.current == p {
		d.current = d.pool
	}
	p.closed = true
	if p.foreign != nil {
		shmem.Close(*p.foreign)
	}
	return Success
}

// Attribute returns an attribute; wide says that it has 64 bits.
func (p *Pool) Attribute(id int) (v uint64, wide bool, r Result) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch id {
	case poolThreshold:
		return p.threshold, true, Success
	case poolReserved, poolUsed:
		return p.used, true, Success
	case poolReservedMost, poolUsedMost:
		return p.most, true, Success
	}
	if id < poolReuseFirst || id > poolReuseLast {
		return 0, false, InvalidValue
	}
	return uint64(boolInt(!p.reuse[id-poolReuseFirst])), false, Success // all are on at first
}

// SetAttribute sets an attribute. The marks of the most memory can only be set to 0.
func (p *Pool) SetAttribute(id int, v uint64) Result {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case id == poolThreshold:
		p.threshold = v
	case (id == poolReservedMost || id == poolUsedMost) && v == 0:
		p.most = p.used
	case id >= poolReuseFirst && id <= poolReuseLast:
		p.reuse[id-poolReuseFirst] = v == 0
	default:
		return InvalidValue
	}
	return Success
}

// AllocAsync allocates memory of a pool; nil is the current one. The memory may be used at once, which is earlier than CUDA promises.
func (s *Stream) AllocAsync(n uint64, p *Pool) (uint64, Result) {
	c := s.ctx
	if r := c.State(); r != Success {
		return 0, r
	}
	if p == nil {
		_, p = c.Dev.Pools()
	}
	if p.dev != c.Dev || p.foreign != nil {
		return 0, InvalidValue
	}
	if addr, r, captured := s.captureAlloc(n); captured {
		return addr, r
	}
	return c.allocate(n, DeviceMemory, 0, p)
}

// FreeAsync gives an allocation of any device back in the order of the stream.
func (s *Stream) FreeAsync(addr uint64) Result {
	d := s.ctx.Dev.drv.owner(addr)
	if d == nil {
		if ours, r := s.freeGraphMemory(addr, true); ours {
			return r
		}
		return s.freeImported(addr)
	}
	d.mu.Lock()
	b := d.blocks[addr]
	d.mu.Unlock()
	if b == nil || b.kind != DeviceMemory {
		return InvalidValue
	}
	_, r := s.submit(Op{Kind: NodeFree, Params: addr, run: func(*execution) Result {
		d.discard(addr)
		return Success
	}})
	return r
}

// freeImported gives memory of another process's pool back in the order of the stream.
func (s *Stream) freeImported(addr uint64) Result {
	for _, d := range s.ctx.Dev.drv.devices {
		b := d.foreignAt(addr)
		if b == nil || b.addr != addr || b.pool == nil {
			continue
		}
		_, r := s.submit(Op{Kind: NodeFree, Params: addr, run: func(*execution) Result {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.closeForeign(b)
			return Success
		}})
		return r
	}
	return InvalidValue
}
