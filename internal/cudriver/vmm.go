package cudriver

import (
	"slices"
	"sync"

	"gonvvm/internal/shmem"
)

// Virtual memory management: ranges of addresses, pieces of memory, and mappings of the one to the other (cuMemAddressReserve, cuMemCreate,
// cuMemMap, cuMemSetAccess). A piece of memory is a file, so it can have several addresses, and other processes can import it. A
// mapping is at its addresses for the host and for copies at once; kernels of a device know it after SetAccess, as pinned memory.

// Granularity is the unit of sizes and addresses (cuMemGetAllocationGranularity).
const Granularity = 2 << 20

// Location is a place of memory (CUmemLocation).
type Location struct {
	Kind uint32
	ID   int
}

// The kinds of a location.
const (
	LocationDevice      = 1
	LocationHost        = 2
	LocationHostNode    = 3
	LocationCurrentNode = 4
)

// MemoryProps are the properties of a piece of memory (CUmemAllocationProp).
type MemoryProps struct {
	Place   Location
	Handles uint32 // kinds of handles that it can be exported as
	Flags   uint64 // compression and others, eight bytes as the program gave them: they have no effect
}

// HandleFile is the kind of handle that is a file descriptor (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR).
const HandleFile = 1

// Memory is a piece of memory without an address (CUmemGenericAllocationHandle). Driver.vmm.mu guards it.
type Memory struct {
	Size  uint64
	Props MemoryProps

	drv     *Driver
	dev     *Device // nil for memory of the host
	file    int
	foreign bool // of another process
	handles int
	maps    int
}

// Access is the permission of a location to use mapped memory (CUmemAccess_flags).
type Access uint32

const (
	AccessNone  Access = 0
	AccessRead  Access = 1
	AccessWrite Access = 3 // and read
)

// mapping is memory at an address.
type mapping struct {
	addr, size, offset uint64
	of                 *Memory
	id                 uint64
	access             map[*Device]Access
	host               Access
}

// addresses is a reserved range.
type addresses struct {
	addr, size uint64
	maps       []*mapping // by address
	pins       []pin      // by which emulators know the mappings
}

type pin struct {
	dev  *Device
	addr uint64
}

// vmm holds the reserved ranges of a driver.
type vmm struct {
	mu     sync.Mutex
	ranges []*addresses
}

func granular(sizes ...uint64) bool {
	return !slices.ContainsFunc(sizes, func(n uint64) bool { return n%Granularity != 0 })
}

// CheckProps checks properties.
func (d *Driver) CheckProps(p *MemoryProps) Result {
	switch {
	case p.Place.Kind == LocationDevice:
		if _, r := d.Device(p.Place.ID); r != Success {
			return r
		}
	case p.Place.Kind < LocationDevice || p.Place.Kind > LocationCurrentNode:
		return InvalidValue
	}
	if p.Handles&^HandleFile != 0 {
		return NotSupported
	}
	return Success
}

// CreateMemory makes a piece of memory with one handle.
func (d *Driver) CreateMemory(n uint64, props MemoryProps) (*Memory, Result) {
	if r := d.CheckProps(&props); r != Success {
		return nil, r
	}
	if n == 0 || !granular(n) {
		return nil, InvalidValue
	}
	m := &Memory{Size: n, Props: props, drv: d, handles: 1}
	if props.Place.Kind == LocationDevice {
		m.dev = d.devices[props.Place.ID]
		if free, _ := m.dev.MemoryInfo(); n > free {
			return nil, OutOfMemory
		}
	} else if n > maxRoom {
		return nil, OutOfMemory
	}
	file, err := shared{kind: fileOfMemory, size: n, device: m.ordinal(), handles: props.Handles, flags: props.Flags}.create()
	if err != nil {
		d.log(err.Error())
		return nil, NotSupported
	}
	m.file = file
	if m.dev != nil {
		m.dev.physical.Add(n)
	}
	return m, Success
}

func (m *Memory) ordinal() int {
	if m.dev == nil {
		return -1
	}
	return m.dev.Ordinal
}

// Release gives a handle back, and reports whether it was the last. The memory lives as long as it is mapped.
func (m *Memory) Release() (last bool) {
	m.drv.vmm.mu.Lock()
	defer m.drv.vmm.mu.Unlock()
	m.handles--
	m.drop()
	return m.handles == 0
}

// drop gives memory without handles and mappings back.
func (m *Memory) drop() {
	if m.handles > 0 || m.maps > 0 {
		return
	}
	shmem.Close(m.file)
	if m.dev != nil && !m.foreign {
		m.dev.physical.Add(-m.Size)
	}
}

// Reserve reserves addresses, at one that is asked for if it is free (cuMemAddressReserve).
func (d *Driver) Reserve(n, align, at uint64) (uint64, Result) {
	if n == 0 || !granular(n) || align&(align-1) != 0 || n > maxRoom || align > maxRoom {
		return 0, InvalidValue
	}
	addr, err := shmem.Reserve(n, max(align, Granularity), at)
	if err != nil {
		d.log(err.Error())
		return 0, OutOfMemory
	}
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	d.vmm.ranges = append(d.vmm.ranges, &addresses{addr: addr, size: n})
	return addr, Success
}

// FreeAddresses gives a whole range without mappings back.
func (d *Driver) FreeAddresses(addr, n uint64) Result {
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	i := slices.IndexFunc(d.vmm.ranges, func(x *addresses) bool { return x.addr == addr })
	if i < 0 || d.vmm.ranges[i].size != n || len(d.vmm.ranges[i].maps) > 0 {
		return InvalidValue
	}
	shmem.Unmap(addr, n)
	d.vmm.ranges = slices.Delete(d.vmm.ranges, i, i+1)
	return Success
}

// within returns the range that n bytes lie in, or nil.
func (v *vmm) within(addr, n uint64) *addresses {
	for _, x := range v.ranges {
		if off := addr - x.addr; off < x.size && n <= x.size-off {
			return x
		}
	}
	return nil
}

// reserved reports whether an address lies in a reserved range.
func (v *vmm) reserved(addr uint64) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.within(addr, 1) != nil
}

// at returns the mapping that an address lies in, or nil.
func (x *addresses) at(addr uint64) *mapping {
	for _, m := range x.maps {
		if addr-m.addr < m.size {
			return m
		}
	}
	return nil
}

// covering returns the mappings that n bytes consist of; nil if there is a gap, or one of which the bytes are a part only.
func (v *vmm) covering(addr, n uint64) (x *addresses, list []*mapping) {
	if x = v.within(addr, n); x == nil || n == 0 {
		return nil, nil
	}
	for at := addr; at < addr+n; {
		m := x.at(at)
		if m == nil || m.addr != at || m.size > addr+n-at {
			return nil, nil
		}
		list = append(list, m)
		at += m.size
	}
	return x, list
}

// MapMemory maps n bytes of m, from an offset on, to reserved addresses (cuMemMap).
func (d *Driver) MapMemory(addr, n, offset uint64, m *Memory) Result {
	if n == 0 || !granular(addr, n, offset) || offset > m.Size || n > m.Size-offset {
		return InvalidValue
	}
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	x := d.vmm.within(addr, n)
	if x == nil || slices.ContainsFunc(x.maps, func(o *mapping) bool { return o.addr < addr+n && addr < o.addr+o.size }) {
		return InvalidValue
	}
	if _, err := shmem.Map(m.file, offset, n, addr); err != nil {
		d.log(err.Error())
		return OutOfMemory
	}
	m.maps++
	x.maps = append(x.maps, &mapping{addr: addr, size: n, offset: offset, of: m, id: d.ID(), access: map[*Device]Access{}})
	slices.SortFunc(x.maps, func(a, b *mapping) int { return int(int64(a.addr - b.addr)) })
	return Success
}

// UnmapMemory removes the mappings that n bytes consist of, after all work (cuMemUnmap).
func (d *Driver) UnmapMemory(addr, n uint64) Result {
	d.Wait()
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	x, list := d.vmm.covering(addr, n)
	if list == nil {
		return InvalidValue
	}
	x.maps = slices.DeleteFunc(x.maps, func(m *mapping) bool { return slices.Contains(list, m) })
	x.publish(d)
	d.history.forget(addr, n)
	if err := shmem.Hide(addr, n); err != nil {
		d.log(err.Error())
		return Unknown
	}
	for _, m := range list {
		m.of.maps--
		m.of.drop()
	}
	return Success
}

// LocatedAccess is the access of a location (CUmemAccessDesc).
type LocatedAccess struct {
	Place  Location
	Access Access
}

// SetAccess sets the access of locations to the mappings that n bytes consist of.
func (d *Driver) SetAccess(addr, n uint64, list []LocatedAccess) Result {
	for i := range list {
		if r := d.CheckProps(&MemoryProps{Place: list[i].Place}); r != Success {
			return r
		}
		if a := list[i].Access; a != AccessNone && a != AccessRead && a != AccessWrite {
			return InvalidValue
		}
	}
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	x, maps := d.vmm.covering(addr, n)
	if maps == nil {
		return InvalidValue
	}
	for _, m := range maps {
		for _, l := range list {
			if l.Place.Kind == LocationDevice {
				m.access[d.devices[l.Place.ID]] = l.Access
			} else {
				m.host = l.Access
			}
		}
	}
	x.publish(d)
	return Success
}

// GetAccess returns the access of a location to the mapping at an address.
func (d *Driver) GetAccess(l Location, addr uint64) (Access, Result) {
	if r := d.CheckProps(&MemoryProps{Place: l}); r != Success {
		return 0, r
	}
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	m := d.vmm.mapped(addr)
	switch {
	case m == nil:
		return 0, InvalidValue
	case l.Kind == LocationDevice:
		return m.access[d.devices[l.ID]], Success
	}
	return m.host, Success
}

// mapped returns the mapping at an address, or nil.
func (v *vmm) mapped(addr uint64) *mapping {
	if x := v.within(addr, 1); x != nil {
		return x.at(addr)
	}
	return nil
}

// RetainMemory returns the memory that is mapped at an address, with one more handle (cuMemRetainAllocationHandle).
func (d *Driver) RetainMemory(addr uint64) (*Memory, Result) {
	d.vmm.mu.Lock()
	defer d.vmm.mu.Unlock()
	m := d.vmm.mapped(addr)
	if m == nil {
		return nil, InvalidValue
	}
	m.of.handles++
	return m.of, Success
}

// publish makes the mappings of a range known to the devices that have access, and to no others. Mappings that follow each other are
// one memory for kernels.
func (x *addresses) publish(d *Driver) {
	for _, p := range x.pins {
		p.dev.emu.Unpin(p.addr)
	}
	x.pins = nil
	for _, dev := range d.devices {
		for i := 0; i < len(x.maps); {
			first, access := x.maps[i], x.maps[i].access[dev]
			end := first.addr
			for i < len(x.maps) && x.maps[i].addr == end && x.maps[i].access[dev] == access {
				end += x.maps[i].size
				i++
			}
			if access != AccessNone {
				dev.emu.PinAt(first.addr, bytesAt(first.addr, end-first.addr), access == AccessRead)
				x.pins = append(x.pins, pin{dev, first.addr})
			}
		}
	}
}
