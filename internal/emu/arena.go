package emu

import (
	"fmt"
	"slices"
	"sort"
	"sync"
	"unsafe"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu/freelist"
)

// NewDeviceIn returns a device for 64-bit modules whose global memory is room, which the caller must not move.
// Addresses of the device are those of the process, so the host can use memory of the device, and with Pin kernels that
// of the host. Unlike that of other devices, its memory may be allocated, freed and pinned while a launch runs, by
// several goroutines. A launch knows the allocations that existed when it began.
func NewDeviceIn(room []byte) *Device {
	return NewDeviceAt(uint64(uintptr(unsafe.Pointer(unsafe.SliceData(room)))), room)
}

// NewDeviceAt is NewDeviceIn for memory that the process has a second time at another address, which is that of kernels.
func NewDeviceAt(base uint64, room []byte) *Device {
	skip := min(-base&(pageBytes-1), uint64(len(room)))
	room = room[skip:]
	d := &Device{Erase: func(mem []byte) { clear(mem) }, win: windowsBelow(base + skip), bits: 64, arena: &arena{room: room, free: freelist.New(base+skip, uint64(len(room)))}}
	d.mem = room[:0]
	return d
}

// arena is the state of a device's memory whose place is fixed. Freed memory is used again, but only after arenaDelay
// other allocations or arenaHeld bytes were freed: until then the sanitizer knows accesses to it.
type arena struct {
	mu      sync.Mutex // of this structure, and of the device's mem, allocs and pinned
	room    []byte
	used    uint64        // bytes of allocations that are in use
	free    freelist.List // of room
	retired []uint64      // offsets of freed allocations, oldest first
	held    uint64        // their bytes
	lent    bool          // whether a launch reads d.allocs: a change makes a copy
}

const (
	arenaDelay = 1024
	arenaHeld  = 64 << 20

	largeSize  = 1 << 20  // from which on CUDA's driver takes pages of their own, and programs rely on their alignment
	largeAlign = 64 << 10 // less than CUDA's 2 MiB, as the red zone after an allocation begins another page
)

// pinned is memory of the process that kernels may use at its own address.
type pinned struct {
	addr     uint64
	mem      []byte
	readOnly bool
}

// guard takes the lock of a device that has an arena, and returns the function that releases it.
func (d *Device) guard() func() {
	if d.arena == nil {
		return func() {}
	}
	d.arena.mu.Lock()
	return d.arena.mu.Unlock
}

// place allocates memory of an arena: the first free range that is large enough. The memory is zeroed if it was used before.
func (d *Device) place(size, align, limit uint64, name string) (uint64, error) {
	a := d.arena
	full := func() (uint64, error) {
		return 0, &diag.Diagnostic{Code: CodeMemory, Msg: fmt.Sprintf("cannot allocate %d bytes of global memory: %d of %d are in use", size, a.used, limit)}
	}
	if size > limit || a.used+size > limit {
		return full()
	}
	need := (size + redZone + allocAlign - 1) &^ (allocAlign - 1)
	off, ok := uint64(0), false
	if size >= largeSize {
		off, ok = a.free.Take(need, max(align, largeAlign))
	}
	if !ok {
		off, ok = a.free.Take(need, align)
	}
	for !ok && len(a.retired) > 0 {
		d.evict()
		off, ok = a.free.Take(need, align)
	}
	if !ok {
		return full()
	}
	if end := off + need; end > uint64(len(d.mem)) {
		d.mem = a.room[:end]
	} else {
		d.Erase(a.room[off : off+size])
	}
	a.used += size
	d.own()
	i := sort.Search(len(d.allocs), func(i int) bool { return d.allocs[i].off > off })
	d.allocs = slices.Insert(d.allocs, i, alloc{off: off, size: size, name: name})
	return d.win.global + off, nil
}

// own makes d.allocs a list that no launch reads.
func (d *Device) own() {
	if d.arena.lent {
		d.allocs, d.arena.lent = slices.Clone(d.allocs), false
	}
}

// retire marks an allocation as freed, and gives back the oldest of those before.
func (d *Device) retire(off uint64) {
	d.own()
	a, r := d.find(off), d.arena
	a.freed = true
	if i := d.undefinedAt(off); i >= 0 {
		d.undefined = slices.Delete(d.undefined, i, i+1)
	}
	r.used -= a.size
	r.held += a.size
	r.retired = append(r.retired, off)
	for len(r.retired) > arenaDelay || r.held > arenaHeld && len(r.retired) > 1 {
		d.evict()
	}
}

// evict gives back the memory of the allocation that was freed first.
func (d *Device) evict() {
	r := d.arena
	off := r.retired[0]
	r.retired = r.retired[1:]
	d.own()
	i := sort.Search(len(d.allocs), func(i int) bool { return d.allocs[i].off >= off })
	size := d.allocs[i].size
	d.allocs = slices.Delete(d.allocs, i, i+1)
	r.held -= size
	r.free.Put(off, (size+redZone+allocAlign-1)&^(allocAlign-1))
}

// Used returns the bytes of global memory that are in use, of a device made by NewDeviceIn.
func (d *Device) Used() uint64 {
	defer d.guard()()
	return d.arena.used
}

// Range returns the allocation in use that an address lies in.
func (d *Device) Range(addr uint64) (base, size uint64, ok bool) {
	defer d.guard()()
	off := addr - d.win.global
	if a := d.find(off); addr >= d.win.global && a != nil && !a.freed && off-a.off < a.size {
		return d.win.global + a.off, a.size, true
	}
	return 0, 0, false
}

// Freed reports whether an allocation at the address was freed and its memory has not been used again.
func (d *Device) Freed(addr uint64) bool {
	defer d.guard()()
	a := d.find(addr - d.win.global)
	return addr >= d.win.global && a != nil && a.freed && a.off == addr-d.win.global
}

// Pin lets kernels use memory of the process, which the caller keeps until Unpin.
func (d *Device) Pin(mem []byte) {
	d.PinAt(uint64(uintptr(unsafe.Pointer(unsafe.SliceData(mem)))), mem, false)
}

// Memory returns n bytes of the device's memory at an address in an allocation.
func (d *Device) Memory(addr, n uint64) []byte { return d.mem[addr-d.win.global:][:n] }

// PinAt is Pin for memory that kernels use at another address, or only read.
func (d *Device) PinAt(addr uint64, mem []byte, readOnly bool) {
	defer d.guard()()
	i := sort.Search(len(d.pinned), func(i int) bool { return d.pinned[i].addr > addr })
	d.pinned = slices.Insert(slices.Clone(d.pinned), i, pinned{addr, mem, readOnly})
}

// Unpin ends the use by kernels of the memory at addr.
func (d *Device) Unpin(addr uint64) {
	defer d.guard()()
	d.pinned = slices.DeleteFunc(slices.Clone(d.pinned), func(p pinned) bool { return p.addr == addr })
}

// Pinned reports whether a byte of n at an address is in memory that was pinned.
func (d *Device) Pinned(addr, n uint64) bool {
	defer d.guard()()
	for _, p := range d.pinned {
		if addr < p.addr+uint64(len(p.mem)) && p.addr < addr+n {
			return true
		}
	}
	return false
}

// findPinned returns the pinned memory with n bytes at an address, or nil.
func findPinned(list []pinned, addr, n uint64) *pinned {
	i := sort.Search(len(list), func(i int) bool { return list[i].addr > addr })
	if i == 0 {
		return nil
	}
	p := &list[i-1]
	if size := uint64(len(p.mem)); addr-p.addr < size && n <= size-(addr-p.addr) {
		return p
	}
	return nil
}

// snapshot takes the state that a launch knows of the device's memory.
func (g *grid) snapshot(d *Device) {
	defer d.guard()()
	g.mem, g.allocs, g.pinned = d.mem, d.allocs, d.pinned
	if d.arena != nil {
		d.arena.lent = true
	}
}

// outside finds a global address that does not lie in the device's memory. The offset is beyond the end if nothing is pinned there, or
// memory that kernels only read, for a write.
func (g *grid) outside(addr, n uint64, kind access) (mem []byte, off uint64) {
	if p := findPinned(g.pinned, addr, n); p != nil && !(p.readOnly && kind&isWrite != 0) {
		return p.mem, addr - p.addr
	}
	return nil, ^uint64(0)
}

// isPinned reports whether mem is pinned memory.
func (g *grid) isPinned(mem []byte) bool {
	for i := range g.pinned {
		if len(mem) > 0 && unsafe.SliceData(g.pinned[i].mem) == unsafe.SliceData(mem) {
			return true
		}
	}
	return false
}
