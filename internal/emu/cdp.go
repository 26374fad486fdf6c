package emu

import (
	"slices"
	"sync"

	"gonvvm/internal/diag"
)

// Launches by kernels (CUDA's dynamic parallelism): the functions of the device runtime that kernels call. A child grid runs after the
// grid that launched it, before the launch of the host is done; children run one after the other in the order in which they were
// launched, which is an order that all of CUDA's streams and events allow. A block that waits for its children
// (cudaDeviceSynchronize of CUDA 11) runs them there.
//
// Source: CUDA C++ programming guide, "CUDA Dynamic Parallelism"; cuda_device_runtime_api.h.

// The codes of cudaError_t that device functions return.
const (
	cudaSuccess         = 0
	cudaInvalidValue    = 1
	cudaOutOfMemory     = 2
	cudaConfiguration   = 9
	cudaInvalidFunction = 98
	cudaDepthExceeded   = 65
	cudaNotSupported    = 801
)

// The streams of a grid that have numbers instead of handles.
const (
	streamTail = 3 // after the grid itself
)

const (
	maxLaunchDepth = 24
	paramSlots     = 2048 // buffers of parameters that are filled at one time
	paramSlotBytes = 4096
)

// childWork is an operation of a kernel's stream: a child grid, or a copy or a fill of memory if fn is nil.
type childWork struct {
	fn     *fn
	block  *cta // that launched it
	cfg    Config
	memory func(d *Device) error
}

// children is the work that the blocks of a grid have launched, and the buffers of parameters that they fill.
type children struct {
	mu      sync.Mutex
	list    []childWork
	tails   []childWork
	base    uint64               // address of the slots, 0 before the first
	free    []uint64             // addresses of slots
	shapes  map[uint64]childWork // of slots of cudaGetParameterBufferV2
	handles uint64
	errors  map[*warp]*[lanes]uint32
}

// openChildren reserves memory for modules that call the device runtime.
func (d *Device) openChildren(mod *Module) error {
	if d.params != 0 {
		return nil
	}
	for _, f := range mod.fns {
		if f.extern != sysDevice {
			continue
		}
		const texts = paramSlots * paramSlotBytes
		a, err := d.alloc(texts+errorSlotBytes*uint64(len(deviceErrors)), allocAlign, "memory of the device runtime")
		if err != nil {
			return err
		}
		for i := range deviceErrors {
			at := d.mem[a-d.win.global+texts+errorSlotBytes*uint64(i):]
			copy(at, deviceErrors[i].name)
			copy(at[errorSlotBytes/2:], deviceErrors[i].text)
		}
		d.params = a
		return nil
	}
	return nil
}

// slot returns the address of a free buffer of parameters, 0 if there is none.
func (c *children) slot(base uint64) uint64 {
	if c.free == nil && base != 0 {
		for i := range uint64(paramSlots) {
			c.free = append(c.free, base+(paramSlots-1-i)*paramSlotBytes)
		}
		c.base = base
	}
	if len(c.free) == 0 {
		return 0
	}
	at := c.free[len(c.free)-1]
	c.free = c.free[:len(c.free)-1]
	return at
}

// takeSlot reads the parameters of a function from a buffer, and frees the buffer.
func (c *children) takeSlot(d *Device, at uint64, n int) (params []byte, ok bool) {
	params = make([]byte, n)
	if c.base == 0 || (at-c.base)%paramSlotBytes != 0 || (at-c.base)/paramSlotBytes >= paramSlots {
		return params, n == 0 && at == 0
	}
	copy(params, d.mem[at-d.win.global:][:n])
	c.free = append(c.free, at)
	delete(c.shapes, at)
	return params, true
}

func deviceBuffer(c *hostCall, i int) (uint64, bool) {
	if c.arg(0, i) > paramSlotBytes || c.arg(1, i) > paramSlotBytes {
		return 0, true
	}
	k := &c.w.g.children
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.slot(c.w.g.dev.params), true
}

// deviceBufferOf takes function, grid, block and shared memory.
func deviceBufferOf(c *hostCall, i int) (uint64, bool) {
	k := &c.w.g.children
	k.mu.Lock()
	defer k.mu.Unlock()
	at := k.slot(c.w.g.dev.params)
	if at != 0 {
		if k.shapes == nil {
			k.shapes = map[uint64]childWork{}
		}
		k.shapes[at] = c.child(i, 0, 1)
	}
	return at, true
}

// child describes the launch of the function in argument f with the shape in the arguments from first on.
func (c *hostCall) child(i, f, first int) childWork {
	return childWork{fn: c.w.g.function(c.arg(f, i)), block: c.w.cta, cfg: Config{
		Grid: c.dims(first, i), Block: c.dims(first+1, i), Shared: int(uint32(c.arg(first+2, i))),
	}}
}

// dims returns a dim3 that is passed by value.
func (c *hostCall) dims(k, i int) (d [3]int) {
	for n := range d {
		d[n] = int(uint32(c.part(k, i, uint32(4*n), 4)))
	}
	return d
}

// deviceLaunch takes function, parameters, grid, block, shared memory and stream.
func deviceLaunch(c *hostCall, i int) (uint64, bool) {
	return c.launch(i, c.child(i, 0, 2), c.arg(1, i), c.arg(5, i)), true
}

// deviceLaunchOf takes parameters and stream.
func deviceLaunchOf(c *hostCall, i int) (uint64, bool) {
	k := &c.w.g.children
	k.mu.Lock()
	x, ok := k.shapes[c.arg(0, i)]
	k.mu.Unlock()
	if !ok {
		return c.failed(i, cudaInvalidValue), true
	}
	return c.launch(i, x, c.arg(0, i), c.arg(1, i)), true
}

func (c *hostCall) launch(i int, x childWork, params, stream uint64) uint64 {
	g := c.w.g
	k := &g.children
	if x.fn == nil || !x.fn.entry {
		return c.failed(i, cudaInvalidFunction)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	var ok bool
	if x.cfg.Params, ok = k.takeSlot(g.dev, params, int(x.fn.kparams)); !ok {
		return c.failed(i, cudaInvalidValue)
	}
	threads := 1
	for n := range 3 {
		if x.cfg.Grid[n] < 1 || x.cfg.Block[n] < 1 || x.cfg.Block[n] > 1024 {
			return c.failed(i, cudaConfiguration)
		}
		threads *= x.cfg.Block[n]
	}
	switch {
	case threads > 1024:
		return c.failed(i, cudaConfiguration)
	case g.cfg.depth >= maxLaunchDepth:
		return c.failed(i, cudaDepthExceeded)
	case stream == streamTail:
		k.tails = append(k.tails, x)
	default:
		k.list = append(k.list, x)
	}
	return cudaSuccess
}

// failed notes an error of lane i for cudaGetLastError. The lock of the children is held.
func (c *hostCall) failed(i int, code uint32) uint64 {
	k := &c.w.g.children
	if k.errors == nil {
		k.errors = map[*warp]*[lanes]uint32{}
	}
	if k.errors[c.w] == nil {
		k.errors[c.w] = new([lanes]uint32)
	}
	k.errors[c.w][i] = code
	return uint64(code)
}

func (c *hostCall) lastError(i int, reset bool) uint64 {
	k := &c.w.g.children
	k.mu.Lock()
	defer k.mu.Unlock()
	list := k.errors[c.w]
	if list == nil {
		return cudaSuccess
	}
	code := list[i]
	if reset {
		list[i] = 0
	}
	return uint64(code)
}

// deviceSynchronize runs the work that the block has launched.
func deviceSynchronize(c *hostCall, _ int) (uint64, bool) {
	g := c.w.g
	k := &g.children
	k.mu.Lock()
	var mine, rest []childWork
	for _, x := range k.list {
		if x.block == c.w.cta {
			mine = append(mine, x)
		} else {
			rest = append(rest, x)
		}
	}
	k.list = rest
	k.mu.Unlock()
	return cudaSuccess, g.doWork(mine)
}

// runChildren runs the work that the blocks of a grid that is done have launched, and then that of its tail.
func (g *grid) runChildren() {
	if g.stop.Load() {
		return
	}
	k := &g.children
	list, tails := k.list, k.tails
	k.list, k.tails = nil, nil
	_ = g.runWork(list) && g.runWork(tails) // the result says that one has failed
}

// runWork does work in its order; false after a fault.
func (g *grid) runWork(list []childWork) bool {
	for i := range list {
		x := &list[i]
		if x.fn != nil {
			if !g.runChild(x) {
				return false
			}
		} else if err := x.memory(g.dev); err != nil {
			g.failChild(err)
			return false
		}
	}
	return true
}

// runChild runs a child grid with its own children, and adds its results to those of g.
func (g *grid) runChild(x *childWork) bool {
	cfg := *g.cfg
	cfg.Grid, cfg.Block, cfg.Cluster, cfg.Shared, cfg.Params = x.cfg.Grid, x.cfg.Block, [3]int{}, x.cfg.Shared, x.cfg.Params
	cfg.depth++
	cfg.Progress = nil
	r, err := (&Kernel{g.mod, x.fn}).Launch(&cfg)
	if err != nil {
		g.failChild(err)
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.ofChildren.add(r)
	g.childFailed = g.childFailed || !r.Done
	return r.Done
}

// add adds the results of another grid.
func (r *Result) add(o *Result) {
	for _, f := range o.Findings {
		if i := slices.IndexFunc(r.Findings, f.same); i >= 0 {
			r.Findings[i].Count += f.Count
			continue
		}
		r.Findings = append(r.Findings, f)
	}
	r.Steps += o.Steps
	r.Threads += o.Threads
	for i := range r.Arrivals {
		r.Arrivals[i] += o.Arrivals[i]
	}
	r.Stats.add(&o.Stats)
	r.Touches = append(r.Touches, o.Touches...)
	r.Lines = append(r.Lines, o.Lines...)
}

// same reports whether another finding is of the same kind at the same places.
func (f *Finding) same(o Finding) bool {
	at := func(p *Place) [2]int32 { return [2]int32{p.Line, p.Col} }
	return f.Code == o.Code && at(&f.At) == at(&o.At) && f.At.Function == o.At.Function && f.Fatal == o.Fatal &&
		(f.Other == nil) == (o.Other == nil) && (f.Other == nil || at(f.Other) == at(o.Other))
}

// failChild reports work of a kernel that could not be done.
func (g *grid) failChild(err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.childFailed = true
	for _, d := range diag.Of(err) {
		g.ofChildren.Findings = append(g.ofChildren.Findings, Finding{
			Code: d.Code, Msg: "launched by kernel '" + g.kernel.name + "': " + d.Msg, Hint: d.Hint, Fatal: true,
		})
	}
}
