package cudriver

import (
	"cmp"
	"slices"
	"sync"

	"gonvvm/internal/shmem"
)

// Memory that graphs allocate: a node that allocates has its addresses from the beginning, and memory at them from its execution until
// that of a node that frees, or until the program frees it. Outside of that time kernels do not know the addresses. A launch plans its
// pieces of memory: those that are free, those that earlier work of the stream frees, or new ones. They stay with the device until
// cuDeviceGraphMemTrim.

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
	plan   *piece // the last one that a launch has planned
}

// piece is memory with a file.
type piece struct {
	file    int
	size    uint64
	free    bool    // in the order of submissions
	pending int     // planned frees that are not done: until then only later work of the same stream may use it
	after   *Stream // of these
}

// graphPool is the memory of a device for graphs.
type graphPool struct {
	launch   sync.Mutex // held while a launch plans and is submitted
	mu       sync.Mutex
	list     []*graphMemory // by address
	pieces   []*piece
	reserved uint64
	most     [2]uint64 // marks of the two attributes
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
	values := [...]uint64{p.reserved, p.most[0], p.reserved, p.most[1]} // all pieces belong to graphs
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
		p.most[0] = p.reserved
	case id == GraphMemReservedMost:
		p.most[1] = p.reserved
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
	p.pieces = slices.DeleteFunc(p.pieces, func(x *piece) bool {
		if !x.free || x.pending > 0 {
			return false
		}
		shmem.Close(x.file)
		p.reserved -= x.size
		d.physical.Add(-x.size)
		return true
	})
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

// allocate puts a piece of memory at the addresses.
func (m *graphMemory) allocate(x *piece) Result {
	d, p := m.dev, &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	if m.piece != nil || x == nil {
		return Success
	}
	if _, err := shmem.Map(x.file, 0, m.size, m.addr); err != nil {
		d.drv.log(err.Error())
		return OutOfMemory
	}
	m.piece = x
	for _, dev := range m.access {
		dev.emu.PinAt(m.addr, bytesAt(m.addr, m.bytes), false)
	}
	return Success
}

// take returns the smallest piece that is large enough and free for work of a stream, or a new one. The lock of the pool is held.
func (p *graphPool) take(d *Device, n uint64, s *Stream) (*piece, Result) {
	var best *piece
	for _, x := range p.pieces {
		if x.free && (x.pending == 0 || x.after == s) && x.size >= n && (best == nil || x.size < best.size) {
			best = x
		}
	}
	if best != nil {
		best.free = false
		return best, Success
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
	for i := range p.most {
		p.most[i] = max(p.most[i], p.reserved)
	}
	x := &piece{file: file, size: n}
	p.pieces = append(p.pieces, x)
	return x, Success
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
	m.piece.pending--
	m.piece = nil
	m.forget()
	return Success
}

// planAlloc plans a piece for work of a stream. It fails if the memory is not freed before; again lets it be as it is then.
func (m *graphMemory) planAlloc(s *Stream, again bool) (*piece, Result) {
	p := &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case m.open && !again:
		return nil, InvalidValue
	case m.open:
		return nil, Success
	}
	x, r := p.take(m.dev, m.size, s)
	if r == Success {
		m.open, m.plan = true, x
	}
	return x, r
}

// unplan undoes planAlloc.
func (m *graphMemory) unplan() {
	p := &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	m.open, m.plan.free = false, true
}

// planFree notes that work of a stream frees the memory; false if that was so before.
func (m *graphMemory) planFree(s *Stream) bool {
	p := &m.dev.graphs
	p.mu.Lock()
	defer p.mu.Unlock()
	if !m.open {
		return false
	}
	m.open = false
	m.plan.free, m.plan.after = true, s
	m.plan.pending++
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
	n, r := g.Add(Op{Kind: NodeAlloc, Params: a}, deps)
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

// memories calls f for the memory of the nodes that allocate. Child graphs have none.
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

// planMemory plans the allocations and frees of a launch of the graph in a stream, in the order of its nodes. It fails if memory of an
// earlier launch is not freed; again uses it then.
func (g *Graph) planMemory(s *Stream, again bool) Result {
	var planned []*graphMemory
	for _, n := range g.sorted() {
		if m := n.freed(); m != nil {
			m.planFree(s)
		}
		a, ok := n.Params.(GraphAlloc)
		if !ok {
			continue
		}
		x, r := a.memory.planAlloc(s, again)
		if r != Success {
			for _, m := range planned {
				m.unplan()
			}
			return r
		}
		if x != nil {
			planned = append(planned, a.memory)
		}
		n.run = func(*execution) Result { return a.memory.allocate(x) }
	}
	return Success
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
	p := &m.dev.graphs
	p.launch.Lock()
	defer p.launch.Unlock()
	if !m.planFree(s) {
		return true, InvalidValue
	}
	if async {
		_, r := s.submit(op)
		return true, r
	}
	s.ctx.Dev.drv.Wait()
	return true, m.release()
}
