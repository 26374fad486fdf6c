package cudriver

import (
	"encoding/binary"
	"fmt"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
)

// Launch is the shape of a launch.
type Launch struct {
	Grid, Block, Cluster [3]int // Cluster 0: none, or that of the kernel
	Shared               int    // bytes of dynamic shared memory
	Cooperative          bool
	Params               []byte // block of parameters
	Origin               Origin

	number  uint64 // of the launch; 0: it gets one when it runs
	managed bool   // whether it may use managed memory
}

// ParamBytes returns the size of the block of parameters.
func (f *Function) ParamBytes() int { return f.kernel.ParamBytes() }

// check checks the shape against device and kernel.
func (f *Function) check(l *Launch) Result {
	d := f.mod.ctx.Dev
	limits := [3][2]int{{1<<31 - 1, 1024}, {65535, 1024}, {65535, 64}}
	for i, most := range limits {
		if l.Grid[i] < 1 || l.Grid[i] > most[0] || l.Block[i] < 1 || l.Block[i] > most[1] {
			return InvalidValue
		}
	}
	most, _ := f.Attribute(FuncMaxThreads)
	dynamic, _ := f.Attribute(FuncMaxDynamic)
	threads := product(l.Block)
	switch {
	case threads > maxBlock, l.Shared < 0, l.Shared > max(dynamic, 0):
		return InvalidValue
	case threads > most:
		return LaunchOutOfResources
	case len(l.Params) != f.ParamBytes():
		return InvalidValue
	}
	if r := f.checkCluster(l); r != Success {
		return r
	}
	if l.Cooperative {
		if d.Model.Cooperative == 0 {
			return NotSupported
		}
		blocks, r := f.Occupancy(threads, uint64(l.Shared))
		if r != Success {
			return r
		}
		if product(l.Grid) > blocks*d.Model.SMs {
			return CooperativeTooLarge
		}
	}
	return Success
}

func (f *Function) checkCluster(l *Launch) Result {
	if l.Cluster == [3]int{} {
		for i := range l.Cluster {
			l.Cluster[i], _ = f.Attribute(FuncClusterWidth + i)
		}
	}
	if l.Cluster == [3]int{} {
		return Success
	}
	for i := range l.Cluster {
		l.Cluster[i] = max(l.Cluster[i], 1)
		if l.Grid[i]%l.Cluster[i] != 0 {
			return InvalidClusterSize
		}
	}
	most := maxPortableCluster
	if f.settings[FuncNonPortable].Load() == 2 {
		most = 16
	}
	switch n := product(l.Cluster); {
	case n > 1 && f.mod.ctx.Dev.Model.CC < 90:
		return NotSupported
	case n > most:
		return InvalidClusterSize
	}
	return Success
}

// op makes the work of a launch.
func (f *Function) op(l Launch) (Op, Result) {
	if r := f.check(&l); r != Success {
		return Op{}, r
	}
	return Op{Kind: NodeKernel, Params: KernelNode{f, l}, run: func(c *execution) Result { return f.execute(c, &l) }}, Success
}

// KernelNode is a launch as a node of a graph.
type KernelNode struct {
	Function *Function
	Launch   Launch
}

// Launch submits a launch to a stream.
func (s *Stream) Launch(f *Function, l Launch) Result {
	if f.mod.ctx != s.ctx || f.mod.gone.Load() {
		return InvalidHandle
	}
	if !s.capturing() {
		l.number = f.mod.ctx.Dev.drv.launches.Add(1)
	}
	managed := f.mod.ctx.Dev.drv.managedIn(l.Params)
	l.managed = len(managed) > 0
	op, r := f.op(l)
	if r != Success {
		return r
	}
	t, r := s.submit(op)
	if t != nil && l.managed {
		f.mod.ctx.Dev.drv.guard(t, managed)
	}
	return r
}

// execute runs a launch to its end.
func (f *Function) execute(c *execution, l *Launch) Result {
	d := c.Dev
	n := l.number
	if n == 0 {
		n = d.drv.launches.Add(1)
	}
	c.mu.Lock()
	stack, heap := c.limits[limitStack], c.limits[limitHeap]
	c.mu.Unlock()
	opt := &d.drv.opt
	chosen := opt.Kernels == nil || opt.Kernels(f.Name())
	cfg := emu.Config{
		Grid: l.Grid, Block: l.Block, Cluster: l.Cluster, Shared: l.Shared, Params: l.Params, Sanitize: chosen && opt.Tools&DefaultTools != 0,
		Stdout: opt.Stdout, Stack: max(int(stack), 1<<20), Heap: heap, Patience: opt.Patience, Activity: &d.drv.activity, Stop: d.drv.stop(),
		Describe: d.describe, SetConditional: d.drv.setCondition,
		Stats: chosen && opt.Profile, Lines: chosen && opt.Profile, Touches: opt.Tools&Racecheck != 0 && (l.managed || !c.single()),
	}
	if l.Cooperative {
		free, err := d.workspace(&cfg)
		if err != nil {
			d.drv.log(err.Error())
			return OutOfMemory
		}
		defer free()
	}
	rec := d.drv.launchRecord(n, f, l)
	w := d.drv.watch(rec, l)
	cfg.Found = w.add
	cfg.Progress = func(done, _ int) { w.done.Store(int64(done)) }
	d.run.Lock()
	res, err := f.kernel.Launch(&cfg)
	d.run.Unlock()
	w.end()
	r := Success
	var found []emu.Finding
	if err != nil {
		d.drv.log(err.Error())
		r = InvalidValue
		for _, m := range diag.Of(err) {
			found = append(found, emu.Finding{Code: m.Code, Msg: m.Msg, Hint: m.Hint, Fatal: true})
		}
	} else {
		found, r = res.Findings, verdict(res)
	}
	rec.Result = r.name()
	for i := range found {
		if x, ok := d.drv.finding(&found[i]); ok {
			rec.Findings = append(rec.Findings, x)
		}
	}
	if len(rec.Findings) > 0 {
		rec.Stack = d.drv.frames(l.Origin)
	}
	d.drv.send(rec)
	if cfg.Touches && res != nil {
		d.drv.compare(c.task, rec, fmt.Sprintf("launch %d of kernel %s", n, f.Name()), l.Origin, accesses(res.Touches))
	}
	if cfg.Lines && res != nil {
		d.drv.count(f, res.Lines)
	}
	return r
}

// workspace makes the memory by which the threads of a cooperative launch wait for each other: its size, and a barrier. Cooperative groups
// of CUDA's headers find its address in %envreg2 and %envreg1.
func (d *Device) workspace(cfg *emu.Config) (free func(), err error) {
	const size = 8
	d.mu.Lock()
	defer d.mu.Unlock()
	addr, err := d.emu.Alloc(size)
	if err != nil {
		return nil, err
	}
	mem := d.emu.Memory(addr, size)
	binary.LittleEndian.PutUint64(mem, size)
	cfg.Env[1], cfg.Env[2] = uint32(addr>>32), uint32(addr)
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		_ = d.emu.Free(addr) // it is an allocation
	}, nil
}

// faults are CUDA's codes for findings that end a launch.
var faults = [...]struct {
	code   diag.Code
	result Result
}{
	{emu.CodeBounds, IllegalAddress},
	{emu.CodeMisaligned, MisalignedAddress},
	{emu.CodeAssert, Assert},
	{emu.CodeDeadlock, LaunchTimeout},
	{emu.CodeLimit, LaunchTimeout},
	{emu.CodeUnsupported, IllegalInstruction},
	{emu.CodeCall, HardwareStackError},
	{emu.CodeMemory, LaunchFailed},
	{emu.CodeTrap, LaunchFailed},
}

// verdict returns the code of the finding that ended a launch, or Success.
func verdict(res *emu.Result) Result {
	if res.Done {
		return Success
	}
	for i := range res.Findings {
		if f := &res.Findings[i]; f.Fatal {
			for _, row := range faults {
				if row.code == f.Code {
					return row.result
				}
			}
		}
	}
	return LaunchFailed
}
