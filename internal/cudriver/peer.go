package cudriver

import (
	"fmt"
	"slices"
)

// Access of kernels to memory of other devices. Every emulated device can reach every other. A device has access to the plain allocations of
// a peer while one of its contexts has enabled that, to those of a pool as the pool says, and to managed memory always. Its
// emulator then knows the memory as pinned; all else is an illegal address.

// CanAccess reports whether kernels of d can use memory of another device.
func (d *Device) CanAccess(peer *Device) bool { return d != peer }

// EnablePeer lets kernels of the context's device use memory of another context's device (cuCtxEnablePeerAccess).
func (c *Context) EnablePeer(peer *Context, flags uint32) Result {
	switch {
	case flags != 0:
		return InvalidValue
	case peer == c:
		return InvalidContext
	case !c.Dev.CanAccess(peer.Dev):
		return PeerAccessUnsupported
	case !c.setPeer(peer.Dev, true):
		return PeerAccessAlreadyEnabled
	}
	peer.Dev.countReader(c.Dev, 1)
	return Success
}

// DisablePeer ends EnablePeer, after the work of the context.
func (c *Context) DisablePeer(peer *Context) Result {
	c.mu.Lock()
	enabled := c.peers[peer.Dev]
	c.mu.Unlock()
	if !enabled {
		return PeerAccessNotEnabled
	}
	c.Drain()
	if c.setPeer(peer.Dev, false) {
		peer.Dev.countReader(c.Dev, -1)
	}
	return Success
}

// setPeer notes whether the context has access to a device; false if that was so before.
func (c *Context) setPeer(d *Device, on bool) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.peers[d] == on {
		return false
	}
	c.peers[d] = on
	return true
}

// dropPeers ends the access of a context that is closed.
func (c *Context) dropPeers() {
	for _, d := range c.Dev.drv.devices {
		if c.setPeer(d, false) {
			d.countReader(c.Dev, -1)
		}
	}
}

// countReader adds n to the contexts of a device that have access to the plain memory of d.
func (d *Device) countReader(reader *Device, n int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.readers == nil {
		d.readers = map[*Device]int{}
	}
	d.readers[reader] += n
	d.publishAll(func(*block) bool { return true })
	for _, list := range d.variables {
		for _, b := range list {
			d.publish(b)
		}
	}
}

// addVariables makes the variables of a module known to the devices that have access to plain memory.
func (d *Device) addVariables(m *Module) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.variables == nil {
		d.variables = map[*Module][]*block{}
	}
	for _, addr := range m.emu.Variables() {
		if base, size, ok := d.emu.Range(addr); ok {
			b := &block{addr: base, size: size, ctx: m.ctx}
			d.variables[m] = append(d.variables[m], b)
			d.publish(b)
		}
	}
}

func (d *Device) dropVariables(m *Module) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, b := range d.variables[m] {
		b.hide()
	}
	delete(d.variables, m)
}

// publish makes a block known to the devices that have access to it, and to no others. The lock of the device is held.
func (d *Device) publish(b *block) {
	for _, other := range d.drv.devices {
		if other == d && b.mem == nil {
			continue
		}
		access := other == d || b.kind == ManagedMemory || b.pool == nil && d.readers[other] > 0 || b.pool != nil && b.pool.allows(other)
		i := slices.Index(b.seen, other)
		switch {
		case access && i < 0:
			mem := b.mem
			if mem == nil {
				mem = d.emu.Memory(b.addr, b.size)
			}
			other.emu.PinAt(b.addr, mem, false)
			b.seen = append(b.seen, other)
		case !access && i >= 0:
			other.emu.Unpin(b.addr)
			b.seen = slices.Delete(b.seen, i, i+1)
		}
	}
}

// publishAll publishes the allocations that which holds of. The lock of the device is held.
func (d *Device) publishAll(which func(*block) bool) {
	for _, b := range d.blocks {
		if which(b) {
			d.publish(b)
		}
	}
	for _, b := range d.foreign {
		if which(b) {
			d.publish(b)
		}
	}
}

// hide makes a block that is freed unknown to all devices.
func (b *block) hide() {
	for _, other := range b.seen {
		other.emu.Unpin(b.addr)
	}
	b.seen = nil
}

// describeMapped describes reserved addresses.
func (d *Device) describeMapped(addr uint64) string {
	v := &d.drv.vmm
	v.mu.Lock()
	defer v.mu.Unlock()
	x := v.within(addr, 1)
	if x == nil {
		return ""
	}
	m := x.at(addr)
	switch {
	case m == nil:
		return fmt.Sprintf("byte %d of %d reserved addresses, where no memory is mapped (cuMemMap)", addr-x.addr, x.size)
	case m.access[d] == AccessRead:
		return fmt.Sprintf("byte %d of mapped memory of %d bytes, which device %d may only read (cuMemSetAccess)", addr-m.addr, m.size, d.Ordinal)
	}
	return fmt.Sprintf("byte %d of mapped memory of %d bytes, which device %d has no access to (cuMemSetAccess)", addr-m.addr, m.size, d.Ordinal)
}

// describe describes memory that the device has no access to, for findings.
func (d *Device) describe(addr uint64) string {
	if text := d.describeMapped(addr); text != "" {
		return text
	}
	if m := d.drv.graphMemoryAt(addr); m != nil {
		return fmt.Sprintf("byte %d of memory of a graph of %d bytes, which is not allocated at this time or not for device %d", addr-m.addr, m.bytes, d.Ordinal)
	}
	r, ok := d.drv.Find(addr)
	if !ok || r.Device == nil || r.Device == d {
		return ""
	}
	return fmt.Sprintf("byte %d of %s of %d bytes of device %d, which device %d has no access to", addr-r.Addr, r.Kind, r.Size, r.Device.Ordinal, d.Ordinal)
}

// allows reports whether a device other than the pool's has access to its memory.
func (p *Pool) allows(d *Device) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.access[d]
}

// SetAccess gives a device access to the memory of the pool, or takes it. The pool's own device always has it (cuMemPoolSetAccess).
func (p *Pool) SetAccess(d *Device, on bool) Result {
	if d == p.dev {
		if !on {
			return InvalidDevice
		}
		return Success
	}
	p.mu.Lock()
	if p.access == nil {
		p.access = map[*Device]bool{}
	}
	p.access[d] = on
	p.mu.Unlock()
	p.dev.mu.Lock()
	defer p.dev.mu.Unlock()
	p.dev.publishAll(func(b *block) bool { return b.pool == p })
	return Success
}

// Access reports whether a device has access to the memory of the pool (cuMemPoolGetAccess).
func (p *Pool) Access(d *Device) bool { return d == p.dev || p.allows(d) }
