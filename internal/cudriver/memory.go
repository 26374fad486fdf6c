package cudriver

import (
	"sort"
	"unsafe"
)

// MemoryKind is the kind of an allocation.
type MemoryKind uint8

const (
	DeviceMemory MemoryKind = iota
	ManagedMemory
	HostMemory       // allocated by the driver for the host
	RegisteredMemory // of the program, made known to the driver
)

func (k MemoryKind) String() string {
	return [...]string{"device memory", "managed memory", "pinned memory", "registered memory"}[k]
}

// block is memory that the driver knows.
type block struct {
	addr, size uint64
	kind       MemoryKind
	ctx        *Context
	flags      uint32
	id         uint64
	pool       *Pool
	origin     Origin
	mem        []byte // of the host, or of another process
	opened     int    // how often memory of another process is open
	release    func()
	seen       []*Device // other devices that have access
}

// Range is a part of memory that the driver knows, for queries about pointers.
type Range struct {
	Addr, Size uint64
	Kind       MemoryKind
	Device     *Device
	Context    *Context // nil for mapped memory
	Flags      uint32
	ID         uint64
	Pool       *Pool
	Origin     Origin
}

// bytesAt returns n bytes of the process at an address. Inlined into a copy of a constant size, it stops the compiler of Go 1.26.
//
//go:noinline
func bytesAt(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(pointer(addr)), n)
}

// pointer converts an address that came from outside of Go.
func pointer(addr uint64) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

func addressOf(mem []byte) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(mem)))) }

// allocate makes a block of the device's memory.
func (c *Context) allocate(n uint64, kind MemoryKind, flags uint32, pool *Pool) (uint64, Result) {
	if n == 0 {
		return 0, InvalidValue
	}
	d := c.Dev
	d.mu.Lock()
	defer d.mu.Unlock()
	if free, _ := d.MemoryInfo(); d.physical.Load() > 0 && n > free {
		return 0, OutOfMemory
	}
	addr, err := d.emu.Alloc(n)
	if err != nil {
		d.drv.log(err.Error())
		return 0, OutOfMemory
	}
	b := &block{addr: addr, size: n, kind: kind, ctx: c, flags: flags, id: d.drv.ID(), pool: pool}
	d.blocks[addr] = b
	if kind == DeviceMemory && d.drv.opt.Tools&Initcheck != 0 {
		d.emu.Undefine(addr)
	}
	if pool != nil {
		pool.add(int64(n))
	}
	d.publish(b)
	if kind == ManagedMemory {
		d.drv.guards.mu.Lock()
		d.drv.guards.managed++
		d.drv.guards.mu.Unlock()
	}
	return addr, Success
}

// Alloc allocates memory of the context's device.
func (c *Context) Alloc(n uint64) (uint64, Result) { return c.allocate(n, DeviceMemory, 0, nil) }

// AllocManaged allocates memory that the host and all devices use at one address.
func (c *Context) AllocManaged(n uint64, flags uint32) (uint64, Result) {
	if flags != 1 && flags != 2 {
		return 0, InvalidValue
	}
	return c.allocate(n, ManagedMemory, flags, nil)
}

// AllocPitch allocates rows of a width in bytes; the pitch suits accesses of elem bytes.
func (c *Context) AllocPitch(width, height uint64, elem uint32) (addr, pitch uint64, r Result) {
	if width == 0 || height == 0 || elem != 4 && elem != 8 && elem != 16 || width > 1<<40 || height > 1<<40/width {
		return 0, 0, InvalidValue
	}
	const align = 512
	pitch = (width + align - 1) &^ (align - 1)
	addr, r = c.Alloc(pitch * height)
	return addr, pitch, r
}

// free gives a block of the device back. The lock of the device is held.
func (d *Device) free(b *block) {
	if b.pool != nil {
		b.pool.add(-int64(b.size))
	}
	b.hide()
	d.drv.guards.forget(d.drv, b)
	d.drv.history.forget(b.addr, b.size)
	_ = d.emu.Free(b.addr) // it is an allocation
}

// Free waits for the work of the context and gives an allocation back.
func (c *Context) Free(addr uint64) Result {
	if addr == 0 {
		return Success
	}
	d := c.Dev.drv.owner(addr)
	if d == nil {
		if ours, r := c.legacy.freeGraphMemory(addr, false); ours {
			return r
		}
		return c.Dev.drv.freeImported(addr)
	}
	d.mu.Lock()
	b := d.blocks[addr]
	d.mu.Unlock()
	if b == nil {
		return InvalidValue
	}
	b.ctx.Drain()
	return d.discard(addr)
}

// freeImported gives back memory of another process's pool.
func (d *Driver) freeImported(addr uint64) Result {
	for _, dev := range d.devices {
		if b := dev.foreignAt(addr); b != nil && b.pool != nil {
			return d.CloseBlock(addr)
		}
	}
	return InvalidValue
}

// discard gives an allocation back at once.
func (d *Device) discard(addr uint64) Result {
	d.mu.Lock()
	defer d.mu.Unlock()
	b := d.blocks[addr]
	if b == nil {
		return InvalidValue
	}
	delete(d.blocks, addr)
	d.free(b)
	return Success
}

// owner returns the device whose memory an address belongs to, or nil.
func (d *Driver) owner(addr uint64) *Device {
	for _, dev := range d.devices {
		if _, _, ok := dev.emu.Range(addr); ok {
			return dev
		}
	}
	return nil
}

// Find returns the memory that an address lies in.
func (d *Driver) Find(addr uint64) (Range, bool) {
	for _, dev := range d.devices {
		if b := dev.foreignAt(addr); b != nil {
			return b.describe(), true
		}
		base, size, ok := dev.emu.Range(addr)
		if !ok {
			continue
		}
		dev.mu.Lock()
		b := dev.blocks[base]
		dev.mu.Unlock()
		if b == nil { // a variable of a module
			return Range{Addr: base, Size: size, Device: dev, Context: dev.primary}, true
		}
		return b.describe(), true
	}
	d.mu.Lock()
	b := d.hostBlock(addr)
	d.mu.Unlock()
	if b != nil {
		return b.describe(), true
	}
	if m := d.graphMemoryAt(addr); m != nil {
		return Range{Addr: m.addr, Size: m.bytes, Device: m.dev, ID: m.addr}, true
	}
	return d.findMapped(addr)
}

// findMapped returns the mapping that an address lies in, if a location has access to it.
func (d *Driver) findMapped(addr uint64) (Range, bool) {
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	m := d.vmm.mapped(addr)
	if m == nil {
		return Range{}, false
	}
	for _, a := range m.access {
		if a != AccessNone {
			r := Range{Addr: m.addr, Size: m.size, Device: m.of.dev, ID: m.id}
			if r.Device == nil {
				r.Kind = HostMemory
			}
			return r, true
		}
	}
	return Range{}, false
}

func (b *block) describe() Range {
	return Range{Addr: b.addr, Size: b.size, Kind: b.kind, Device: b.ctx.Dev, Context: b.ctx, Flags: b.flags, ID: b.id, Pool: b.pool, Origin: b.origin}
}

// hostBlock returns the memory of the host that an address lies in, or nil. The lock of the driver is held.
func (d *Driver) hostBlock(addr uint64) *block {
	for _, b := range d.host {
		if addr-b.addr < b.size {
			return b
		}
	}
	return nil
}

// block returns the allocation at an address, or nil.
func (d *Driver) block(addr uint64) *block {
	for _, dev := range d.devices {
		dev.mu.Lock()
		b := dev.blocks[addr]
		dev.mu.Unlock()
		if b != nil {
			return b
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.host[addr]
}

// wasFreed reports whether an allocation at the address was freed not long ago.
func (d *Driver) wasFreed(addr uint64) bool {
	for _, dev := range d.devices {
		if dev.emu.Freed(addr) {
			return true
		}
	}
	return false
}

// known reports whether n bytes at an address lie in memory that kernels can use.
func (d *Driver) known(addr, n uint64) bool {
	for {
		r, ok := d.Find(addr)
		switch rest := r.Size - (addr - r.Addr); {
		case !ok:
			return false
		case n <= rest:
			return true
		case r.Context != nil: // only mappings may follow each other
			return false
		default:
			addr, n = addr+rest, n-rest
		}
	}
}

// pageable reports whether memory is the program's own.
func (d *Driver) pageable(addr uint64) bool {
	_, ok := d.Find(addr)
	return !ok
}

// The flags of memory of the host (CU_MEMHOSTALLOC, CU_MEMHOSTREGISTER).
const (
	HostPortable  = 1
	HostDeviceMap = 2
)

// maxRoom bounds an allocation of memory of the host.
const maxRoom = 1 << 42

// AllocHost allocates memory of the host that kernels can use at the same address.
func (c *Context) AllocHost(n uint64, flags uint32) (uint64, Result) {
	if n == 0 || flags > 7 {
		return 0, InvalidValue
	}
	drv := c.Dev.drv
	if n > maxRoom {
		return 0, OutOfMemory
	}
	mem, release, err := drv.opt.Room(n)
	if err != nil {
		drv.log(err.Error())
		return 0, OutOfMemory
	}
	b := &block{addr: addressOf(mem), size: n, kind: HostMemory, ctx: c, flags: flags | HostDeviceMap, id: drv.ID(), mem: mem[:n], release: release}
	drv.pin(b)
	return b.addr, Success
}

// Register lets kernels use memory of the program at its own address.
func (c *Context) Register(addr, n uint64, flags uint32) Result {
	if addr == 0 || n == 0 || addr+n < addr || flags > 0xf {
		return InvalidValue
	}
	if flags&4 != 0 { // memory of another device
		return NotSupported
	}
	drv := c.Dev.drv
	drv.mu.Lock()
	for _, b := range drv.host {
		if addr < b.addr+b.size && b.addr < addr+n {
			drv.mu.Unlock()
			return HostRegistered
		}
	}
	drv.mu.Unlock()
	drv.pin(&block{addr: addr, size: n, kind: RegisteredMemory, ctx: c, flags: flags | HostDeviceMap, id: drv.ID(), mem: bytesAt(addr, n)})
	return Success
}

func (d *Driver) pin(b *block) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.host[b.addr] = b
	for _, dev := range d.devices {
		dev.emu.Pin(b.mem)
	}
}

func (d *Driver) unpin(b *block) {
	for _, dev := range d.devices {
		dev.emu.Unpin(b.addr)
	}
	if b.release != nil {
		b.release()
	}
}

// FreeHost gives memory of AllocHost back, and Unregister ends Register, after the work of the context.
func (c *Context) FreeHost(addr uint64) Result { return c.forget(addr, HostMemory, InvalidValue) }

// Unregister ends the use of the program's memory by kernels.
func (c *Context) Unregister(addr uint64) Result {
	return c.forget(addr, RegisteredMemory, HostNotRegistered)
}

func (c *Context) forget(addr uint64, kind MemoryKind, otherwise Result) Result {
	drv := c.Dev.drv
	drv.Wait()
	drv.mu.Lock()
	defer drv.mu.Unlock()
	b := drv.host[addr]
	if b == nil || b.kind != kind {
		return otherwise
	}
	delete(drv.host, addr)
	drv.unpin(b)
	return Success
}

// HostRange returns the memory of the host, allocated or registered, that an address lies in.
func (d *Driver) HostRange(addr uint64) (Range, Result) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if b := d.hostBlock(addr); b != nil {
		return b.describe(), Success
	}
	return Range{}, InvalidValue
}

// Leaks returns the allocations that are in use, by address.
func (d *Driver) Leaks() (list []Range) {
	for _, dev := range d.devices {
		dev.mu.Lock()
		for _, b := range dev.blocks {
			list = append(list, b.describe())
		}
		dev.mu.Unlock()
	}
	d.mu.Lock()
	for _, b := range d.host {
		list = append(list, b.describe())
	}
	d.mu.Unlock()
	sort.Slice(list, func(i, j int) bool { return list[i].Addr < list[j].Addr })
	return list
}
