package cudriver

import (
	"cmp"
	"slices"
	"sync"

	"gonvvm/internal/shmem"
)

// Memory that graphs allocate: a node that allocates has its addresses from the beginning, and memory at them from its execution until
// that of a node that frees, or until the program frees it. Outside of that time kernels do not know the addresses. Pieces of memory
// that are free are used again, and stay with the device until cuDeviceGraphMemTrim.

// graphMemory is the memory of a node that allocates.
type graphMemory struct {
	dev    *Device
	addr   uint64
	bytes  uint64 // that the program asked for
	size   uint64 // in pieces
	access []*Device
	refs   int    // graphs and executable graphs with the node
	open   bool   // in the order of submissions: allocated and not freed
	piece  *piece // while it is allocated
}

// piece is memory with a file.
type piece struct {
	file int
	size uint64
}

// graphPool is the memory of a device for graphs.
type graphPool struct {
	mu                     sync.Mutex
	list                   []*graphMemory // by address
	free                   []*piece
	used, usedMost         uint64
	reserved, reservedMost uint64
}

// The attributes of memory for graphs (CUgraphMem_attribute).
const (
	GraphMemUsed         = 0
	GraphMemUsedMost     = 1
	GraphMemReserved     = 2
	GraphMemReservedMost = 3
)

// GraphMem returns an attribute of the device's memory for graphs.
func (d *Device) GraphMem(id uint32) (uint64, Result) {
	p := &d.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	values := [...]uint64{p.used, p.usedMost, p.reserved, p.reservedMost}
	if int(id) >= len(values) {
		return 0, InvalidValue
	}
	return values[id], Success
}

// ResetGraphMem sets a mark of the most memory to the current value.
func (d *Device) ResetGraphMem(id uint32, v uint64) Result {
	p := &d.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case v != 0:
		return InvalidValue
	case id == GraphMemUsedMost:
		p.usedMost = p.used
	case id == GraphMemReservedMost:
		p.reservedMost = p.reserved
	default:
		return InvalidValue
	}
	return Success
}

// TrimGraphMem gives free pieces back (cuDeviceGraphMemTrim).
func (d *Device) TrimGraphMem() {
	p := &d.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, x := range p.free {
		shmem.Close(x.file)
		p.reserved -= x.size
		d.physical.Add(-x.size)
	}
	p.free = nil
}

// search returns the place of an address in the list: the first memory that begins after it.
func (p *graphPool) search(addr uint64) int {
	i, _ := slices.BinarySearchFunc(p.list, addr, func(m *graphMemory, addr uint64) int { return cmp.Or(cmp.Compare(m.addr, addr), -1) })
	return i
}

func (p *graphPool) at(addr uint64) *graphMemory {
	p.mu.Lock()
	defer p.mu.Unlock()
	if i := p.search(addr); i > 0 && addr-p.list[i-1].addr < p.list[i-1].bytes {
		return p.list[i-1]
	}
	return nil
}

// graphMemoryAt returns the memory of graphs that an address lies in, or nil.
func (d *Driver) graphMemoryAt(addr uint64) *graphMemory {
	for _, dev := range d.devices {
		p := &dev.graphs
		if m := p.at(addr); m != nil {
			return m
		}
	}
	return nil
}

// newGraphMemory reserves addresses.
func (d *Device) newGraphMemory(n uint64, access []*Device) (*graphMemory, Result) {
	if n == 0 {
		return nil, InvalidValue
	}
	if n > d.Memory {
		return nil, OutOfMemory
	}
	size := (n + Granularity - 1) &^ (Granularity - 1)
	addr, err := shmem.Reserve(size, Granularity, 0)
	if err == nil {
		err = shmem.Blank(addr, size)
	}
	if err != nil {
		d.drv.log(err.Error())
		return nil, NotSupported
	}
	m := &graphMemory{dev: d, addr: addr, bytes: n, size: size, access: append([]*Device{d}, access...)}
	p := &d.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = slices.Insert(p.list, p.search(addr), m)
	return m, Success
}

// hold counts a graph with the node of the memory, and drop ends that: without graphs and contents the addresses are free.
func (m *graphMemory) hold() {
	m.dev.graphs.mu.Lock()
	m.refs++
	m.dev.graphs.mu.Unlock()
}

func (m *graphMemory) drop() {
	p := &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	m.refs--
	m.forget()
}

func (m *graphMemory) forget() {
	if m.refs > 0 || m.piece != nil || m.open {
		return
	}
	p := &m.dev.graphs
	p.list = slices.DeleteFunc(p.list, func(x *graphMemory) bool { return x == m })
	shmem.Unmap(m.addr, m.size)
}

// allocate puts memory at the addresses.
func (m *graphMemory) allocate() Result {
	d, p := m.dev, &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	if m.piece != nil {
		return Success
	}
	x, r := p.take(d, m.size)
	if r != Success {
		return r
	}
	if _, err := shmem.Map(x.file, 0, m.size, m.addr); err != nil {
		d.drv.log(err.Error())
		return OutOfMemory
	}
	m.piece = x
	p.used += x.size
	p.usedMost = max(p.usedMost, p.used)
	for _, dev := range m.access {
		dev.emu.PinAt(m.addr, bytesAt(m.addr, m.bytes), false)
	}
	return Success
}

// take returns the smallest free piece that is large enough, or a new one. The lock of the pool is held.
func (p *graphPool) take(d *Device, n uint64) (*piece, Result) {
	best := -1
	for i, x := range p.free {
		if x.size >= n && (best < 0 || x.size < p.free[best].size) {
			best = i
		}
	}
	if best >= 0 {
		x := p.free[best]
		p.free = slices.Delete(p.free, best, best+1)
		return x, Success
	}
	if free, _ := d.MemoryInfo(); n > free {
		return nil, OutOfMemory
	}
	file, err := shmem.Create("gonvvm", n)
	if err != nil {
		d.drv.log(err.Error())
		return nil, OutOfMemory
	}
	d.physical.Add(n)
	p.reserved += n
	p.reservedMost = max(p.reservedMost, p.reserved)
	return &piece{file, n}, Success
}

// release takes the memory from the addresses.
func (m *graphMemory) release() Result {
	d, p := m.dev, &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	if m.piece == nil {
		return IllegalAddress
	}
	for _, dev := range m.access {
		dev.emu.Unpin(m.addr)
	}
	d.drv.history.forget(m.addr, m.bytes)
	if err := shmem.Blank(m.addr, m.size); err != nil {
		d.drv.log(err.Error())
	}
	p.used -= m.piece.size
	p.free = append(p.free, m.piece)
	m.piece = nil
	m.forget()
	return Success
}

// plan notes that a submission allocates or frees the memory; false if that was so before.
func (m *graphMemory) plan(open bool) bool {
	m.dev.graphs.mu.Lock()
	defer m.dev.graphs.mu.Unlock()
	if m.open == open {
		return false
	}
	m.open = open
	return true
}

// GraphAlloc describes a node that allocates (CUDA_MEM_ALLOC_NODE_PARAMS).
type GraphAlloc struct {
	Addr, Size uint64
	Device     *Device
	Access     []*Device // other devices
	memory     *graphMemory
}

// AddAlloc adds a node that allocates memory, and returns its address. Addresses of memory that is freed before are used again.
func (g *Graph) AddAlloc(a GraphAlloc, deps []*Node) (*Node, uint64, Result) {
	m := g.reusable(&a, deps)
	if m == nil {
		var r Result
		if m, r = a.Device.newGraphMemory(a.Size, a.Access); r != Success {
			return nil, 0, r
		}
	}
	a.Addr, a.memory = m.addr, m
	n, r := g.Add(Op{Kind: NodeAlloc, Params: a, run: func(*execution) Result { return m.allocate() }}, deps)
	m.hold()
	if r != Success {
		m.drop()
		return nil, 0, r
	}
	return n, m.addr, Success
}

// reusable returns memory of the graph that nodes free before those that wait for deps.
func (g *Graph) reusable(a *GraphAlloc, deps []*Node) *graphMemory {
	for _, n := range g.nodes {
		m := n.freed()
		if m == nil || m.dev != a.Device || m.bytes != a.Size || len(m.access) != 1+len(a.Access) || !reaches(deps, n) {
			continue
		}
		last := !slices.ContainsFunc(g.nodes, func(x *Node) bool {
			k, ok := x.Params.(GraphAlloc)
			return ok && k.memory == m && reaches([]*Node{x}, n)
		})
		if last {
			return m
		}
	}
	return nil
}

// GraphFree is the address of a node that frees (CUDA_MEM_FREE_NODE_PARAMS).
type GraphFree struct {
	Addr   uint64
	memory *graphMemory
}

// freed returns the memory that a node frees, or nil.
func (n *Node) freed() *graphMemory {
	f, _ := n.Params.(GraphFree)
	return f.memory
}

// AddFree adds a node that frees the memory of a node that allocates, of this graph or of another.
func (g *Graph) AddFree(addr uint64, deps []*Node) (*Node, Result) {
	op, r := g.drv.freeOp(addr)
	if r != Success {
		return nil, r
	}
	return g.Add(op, deps)
}

func (d *Driver) freeOp(addr uint64) (Op, Result) {
	m := d.graphMemoryAt(addr)
	if m == nil || m.addr != addr {
		return Op{}, InvalidValue
	}
	return Op{Kind: NodeFree, Params: GraphFree{addr, m}, run: func(*execution) Result { return m.release() }}, Success
}

// memories calls f for the memory of the nodes that allocate, with those of child graphs.
func (g *Graph) memories(f func(m *graphMemory)) {
	for _, n := range g.nodes {
		if a, ok := n.Params.(GraphAlloc); ok {
			f(a.memory)
		}
	}
}

// ownsMemory reports whether the graph has nodes that allocate or free. Such a graph cannot be copied.
func (g *Graph) ownsMemory() bool {
	return slices.ContainsFunc(g.nodes, func(n *Node) bool { return n.Kind == NodeAlloc || n.Kind == NodeFree })
}

// planMemory notes the allocations and frees of a launch of the graph, in the order of its nodes. It fails if memory of an earlier launch is
// not freed; again frees it then.
func (g *Graph) planMemory(again bool) Result {
	var open []*graphMemory
	r := Success
	for _, n := range g.sorted() {
		if a, ok := n.Params.(GraphAlloc); ok && r == Success {
			if a.memory.plan(true) {
				open = append(open, a.memory)
			} else if !again {
				r = InvalidValue
			}
		} else if m := n.freed(); m != nil && r == Success {
			m.plan(false)
		}
	}
	if r != Success {
		for _, m := range open {
			m.plan(false)
		}
	}
	return r
}

// freeGraphMemory frees memory that graphs have allocated, in the order of the stream or at once. It returns false for other addresses.
func (s *Stream) freeGraphMemory(addr uint64, async bool) (bool, Result) {
	op, r := s.ctx.Dev.drv.freeOp(addr)
	if r != Success {
		return false, r
	}
	m := op.Params.(GraphFree).memory
	if s.capturing() {
		_, r := s.submit(op)
		return true, r
	}
	if !m.plan(false) {
		return true, InvalidValue
	}
	if async {
		_, r := s.submit(op)
		return true, r
	}
	s.ctx.Drain()
	return true, m.release()
}
