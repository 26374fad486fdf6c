package emu

// The interface of a module for a driver: facts about kernels and variables, and the end of a module.

// alloc allocates memory for a variable.
func (mod *Module) alloc(size, align uint64, name string) (uint64, error) {
	a, err := mod.dev.alloc(size, align, name)
	if err == nil {
		mod.owned = append(mod.owned, a)
	}
	return a, err
}

// placeConst moves constant memory into the memory of a device that shares addresses with the process, so that the host can write to it.
func (mod *Module) placeConst() error {
	if mod.dev.arena == nil || len(mod.konst) == 0 {
		return nil
	}
	a, err := mod.alloc(uint64(len(mod.konst)), allocAlign, "constant memory")
	if err != nil {
		return err
	}
	mod.constAt = a
	off := a - mod.dev.win.global
	mod.konst = mod.dev.mem[off : off+uint64(len(mod.konst))]
	return nil
}

// Prepare decodes the functions of a module, which the first launch does otherwise.
func (mod *Module) Prepare(sanitize bool) error {
	c := Config{Sanitize: sanitize}
	_, err := mod.safeProgram(c.variant())
	return err
}

// Unload gives the memory of a module's variables back. No launch may use the module afterwards.
func (mod *Module) Unload() {
	defer mod.dev.guard()()
	for _, a := range mod.owned {
		mod.dev.release(a - mod.dev.win.global)
	}
	mod.owned = nil
}

// HostAddress returns the address and the size of a variable in global or constant memory, for the host. On a device that shares
// addresses with the process, that of a constant differs from the one in kernels, which Symbol returns.
func (mod *Module) HostAddress(name string) (addr, size uint64, ok bool) {
	s, ok := mod.syms[mod.m.Names.Find([]byte(name))]
	if !ok || s.fn != nil || s.missing {
		return 0, 0, false
	}
	switch {
	case s.space == spGlobal:
		return s.addr, s.size, true
	case s.space == spConst && mod.dev.arena != nil:
		return mod.constAt + s.addr, s.size, true
	case s.space == spConst:
		return s.addr + mod.dev.win.base(spConst), s.size, true
	}
	return 0, 0, false
}

// Bytes returns the memory of a variable in global or constant memory, nil if there is none with that name.
func (mod *Module) Bytes(name string) []byte {
	s, ok := mod.syms[mod.m.Names.Find([]byte(name))]
	switch {
	case !ok || s.fn != nil || s.missing:
		return nil
	case s.space == spGlobal:
		return mod.dev.mem[s.addr-mod.dev.win.global:][:s.size]
	case s.space == spConst:
		return mod.konst[s.addr:][:s.size]
	}
	return nil
}

// AddressBytes returns the size of pointers.
func (d *Device) AddressBytes() int { return d.bits / 8 }

// KernelInfo holds the facts about a kernel that a driver reports.
type KernelInfo struct {
	Shared     int    // bytes of static shared memory
	Const      int    // bytes of the module's constant memory
	Local      int    // bytes of local memory of a thread, those of functions that it calls excepted
	MaxThreads int    // of a block: .maxntid or .reqntid, 0 without a bound
	Cluster    [3]int // required size of a cluster, zeroes without one
}

// Info describes the kernel.
func (k *Kernel) Info() KernelInfo {
	f := k.fn
	i := KernelInfo{Shared: int(f.static), Const: len(k.mod.konst), Local: int(f.local) - frameZone*len(f.zones)}
	for _, d := range [...][3]uint32{f.reqntid, f.maxntid} {
		if n := int(d[0]) * int(d[1]) * int(d[2]); n != 0 {
			i.MaxThreads = n
			break
		}
	}
	for n := range i.Cluster {
		i.Cluster[n] = int(f.reqclust[n])
	}
	return i
}

// Variables returns the addresses of the variables in global memory.
func (mod *Module) Variables() []uint64 { return mod.owned }

// Undefined returns a function that the module refers to without a definition, other than those of the runtime; "" if all are defined.
func (mod *Module) Undefined() string {
	for _, f := range mod.fns {
		if !f.src.Defined && !f.entry && syscallOf(f.name) == sysNone {
			return f.name
		}
	}
	return ""
}

// Layout is the place of a level of an image in global memory.
type Layout struct {
	Addr, Pitch, Slice uint64 // bytes from row to row, from slice to slice or layer to layer
	Row, Rows, Slices  uint64 // bytes of a row, rows, slices or layers
}

// Layout describes a level of the image.
func (m *Image) Layout(level int) (Layout, bool) {
	if level < 0 || level >= len(m.levels) {
		return Layout{}, false
	}
	lv := &m.levels[level]
	return Layout{
		Addr: m.addr + lv.off, Pitch: lv.pitch, Slice: lv.slices,
		Row: uint64(lv.size[0] * m.texel()), Rows: uint64(lv.size[1]), Slices: uint64(max(lv.size[2], m.Layers)),
	}, true
}

// Free gives the memory of an image back, unless it is linear memory of the caller.
func (m *Image) Free() {
	if m.Addr == 0 {
		_ = m.dev.Free(m.addr) // it is an allocation
	}
}
