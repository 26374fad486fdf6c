package emu

import (
	"fmt"
	"sort"
	"sync"

	"gonvvm/internal/diag"
)

// Device is a machine: global memory and the modules loaded into it. Its
// methods must not be called while a launch runs, except from that launch.
type Device struct {
	// Limit bounds the bytes of global memory; 0 is 16 GB.
	Limit uint64
	// Erase zeroes memory of a device of NewDeviceIn that was freed and is allocated again.
	Erase func(mem []byte)

	win     windows
	bits    int
	mem     []byte // global memory from address win.global on
	allocs  []alloc
	heap    heap
	locks   [1024]sync.Mutex // for atomic accesses, by address
	objects []object         // textures, samplers and surfaces

	arena  *arena   // of a device whose memory the caller supplied, else nil
	pinned []pinned // memory of the process outside of mem, by address

	undefined []undefined // by offset
	params    uint64      // address of the parameters of launches by kernels, 0 before the first
}

// alloc is a range of global memory.
type alloc struct {
	off, size uint64
	freed     bool
	name      string // of a variable; "" for Alloc
}

const (
	allocAlign = 256
	redZone    = 256 // bytes between allocations that belong to none
	maxRoom    = 256 << 20
)

// DefaultMemory is the number of bytes of global memory that a device has unless its Limit
// says otherwise. Larger ones may be more than the machine has.
const DefaultMemory = 2 << 30

// NewDevice returns an empty device for modules with addresses of the given
// number of bits, 32 or 64.
func NewDevice(bits int) *Device {
	if bits != 32 {
		bits = 64
	}
	return &Device{win: windowsFor(bits), bits: bits}
}

// Alloc reserves size bytes of zeroed global memory, aligned to 256 bytes, and
// returns their address.
func (d *Device) Alloc(size uint64) (uint64, error) { return d.alloc(size, allocAlign, "") }

func (d *Device) alloc(size, align uint64, name string) (uint64, error) {
	defer d.guard()()
	limit := d.Limit
	if limit == 0 {
		limit = DefaultMemory
	}
	if d.bits == 32 {
		limit = min(limit, 1<<32-global32)
	}
	align = max(align, allocAlign)
	off := (uint64(len(d.mem)) + align - 1) &^ (align - 1)
	if d.arena != nil {
		return d.place(size, align, limit, name)
	}
	if size > limit || off+size+redZone > limit {
		return 0, &diag.Diagnostic{Code: CodeMemory, Msg: fmt.Sprintf("cannot allocate %d bytes of global memory: %d of %d are in use", size, len(d.mem), limit)}
	}
	end := off + size + redZone
	end = (end + allocAlign - 1) &^ (allocAlign - 1)
	if end <= uint64(cap(d.mem)) {
		d.mem = d.mem[:end]
	} else {
		room := min(uint64(cap(d.mem)), maxRoom) // for later allocations
		grown := make([]byte, end, min(end+room, limit))
		copy(grown, d.mem)
		d.mem = grown
	}
	d.allocs = append(d.allocs, alloc{off: off, size: size, name: name})
	return d.win.global + off, nil
}

// find returns the allocation that off lies in, or the one below it, or nil.
func (d *Device) find(off uint64) *alloc { return findAlloc(d.allocs, off) }

func findAlloc(list []alloc, off uint64) *alloc {
	i := sort.Search(len(list), func(i int) bool { return list[i].off > off })
	if i == 0 {
		return nil
	}
	return &list[i-1]
}

// Free gives an allocation back. Its memory is not used again, so that later
// accesses are found by the sanitizer.
func (d *Device) Free(addr uint64) error {
	defer d.guard()()
	a := d.find(addr - d.win.global)
	if addr < d.win.global || a == nil || a.off != addr-d.win.global || a.freed || a.name != "" {
		return &diag.Diagnostic{Code: CodeMemory, Msg: fmt.Sprintf("%#x is not the address of an allocation", addr)}
	}
	d.release(a.off)
	return nil
}

// release marks the allocation at off as freed.
func (d *Device) release(off uint64) {
	if d.arena != nil {
		d.retire(off)
		return
	}
	d.find(off).freed = true
}

// Write copies b to global memory at addr.
func (d *Device) Write(addr uint64, b []byte) error {
	dst, err := d.slice(addr, uint64(len(b)))
	if err != nil {
		return err
	}
	copy(dst, b)
	return nil
}

// Read fills b from global memory at addr.
func (d *Device) Read(addr uint64, b []byte) error {
	src, err := d.slice(addr, uint64(len(b)))
	if err != nil {
		return err
	}
	copy(b, src)
	return nil
}

func (d *Device) slice(addr, n uint64) ([]byte, error) {
	defer d.guard()()
	off := addr - d.win.global
	if addr >= d.win.global {
		if a := d.find(off); a != nil && !a.freed && off+n <= a.off+a.size && n <= a.size {
			return d.mem[off : off+n], nil
		}
	}
	if p := findPinned(d.pinned, addr, n); p != nil {
		return p.mem[addr-p.addr:][:n], nil
	}
	return nil, &diag.Diagnostic{Code: CodeMemory, Msg: fmt.Sprintf("%d bytes at %#x are not inside an allocation", n, addr)}
}

// describe describes a global address for messages.
func (g *grid) describe(addr uint64) string {
	d := g.dev
	off := addr - d.win.global
	if addr < d.win.global {
		if addr < 4096 {
			return "a null pointer"
		}
		return g.describeOther(addr)
	}
	a := findAlloc(g.allocs, off)
	if a == nil || off >= uint64(len(g.mem)) {
		return g.describeOther(addr)
	}
	if h := &d.heap; h.open && a.off == h.base {
		return h.describe(off)
	}
	what := fmt.Sprintf("a buffer of %d bytes", a.size)
	if a.name != "" {
		what = fmt.Sprintf("variable %s of %d bytes", a.name, a.size)
	}
	switch {
	case a.freed:
		return fmt.Sprintf("byte %d of %s that was freed", off-a.off, what)
	case off < a.off+a.size:
		return fmt.Sprintf("byte %d of %s", off-a.off, what)
	case off-a.off-a.size < 1<<20:
		return fmt.Sprintf("%d bytes past the end of %s", off-a.off-a.size, what)
	}
	return g.describeOther(addr)
}

// describeOther describes an address at which the device has nothing.
func (g *grid) describeOther(addr uint64) string {
	if g.cfg.Describe != nil {
		if text := g.cfg.Describe(addr); text != "" {
			return text
		}
	}
	return "no memory"
}
