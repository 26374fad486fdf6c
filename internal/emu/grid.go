package emu

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/simd"
	"gonvvm/internal/emu/weak"
)

// Config is the shape of a launch and how it is run.
type Config struct {
	Grid, Block, Cluster [3]int // 0 means 1
	Shared               int    // bytes of dynamic shared memory
	Params               []byte // the kernel's parameters, laid out as Kernel.Params says
	Sanitize             bool
	Stats                bool
	Heap                 uint64         // bytes for malloc of kernels, if this launch is the first that needs them; 0: 8 MiB
	Integer              integer.Checks // mistakes of integer arithmetic to report
	NaN                  bool           // report the first NaN or infinity of a computation
	Workers              int            // CTAs that run in parallel; 0: one for each processor, 1: the order of everything is fixed
	Seed                 uint64         // not 0: shuffles the order in which CTAs and warps run
	Preemptions          int            // with Seed: limit of preemptions before accesses to memory
	WeakMemory           bool           // simulate PTX's memory model: reads may return older values that it allows, as Seed says; one worker
	Steps                uint64         // limit of instructions of one warp; 0: 1<<40
	Stack                int            // limit of local memory of a thread in bytes; 0: 1 MB
	Stdout               io.Writer
	Progress             func(done, total int)    // called now and then with finished CTAs; may be nil
	Stop                 func() bool              // asked now and then; true ends the launch; may be nil
	MaxFindings          int                      // 0: 100
	NoSIMD               bool                     // use no vector instructions of this machine; the results are the same
	Lines                bool                     // with Stats: count for each instruction, too
	Touches              bool                     // with Sanitize: list the ranges of global memory that are read and written
	Found                func(Finding)            // called with each new finding, by one goroutine at a time; may be nil
	Env                  [3]uint32                // %envreg0 to %envreg2; the others are zero
	Describe             func(addr uint64) string // describes an address that the device does not know, "" for none; may be nil
	// SetConditional is called by cudaGraphSetConditional, by one goroutine at a time; may be nil.
	SetConditional func(handle uint64, value uint32)
	// Debug is called before each instruction of a warp, by one goroutine at a time; may be nil. Blocks then run one after another.
	Debug func(*Stop)
	depth int // of launches by kernels
	// Patience is the time that threads may poll memory without a change by another thread before that is a deadlock: the host, or
	// a copy, may change it.
	Patience time.Duration
	Activity *atomic.Uint64 // counts the progress of launches that share it: one that polls memory waits for the others; may be nil
}

// Result is the outcome of a launch.
type Result struct {
	Done        bool       // all threads came to their end
	Findings    []Finding  // faults and findings of the sanitizer, the fatal one last
	Steps       uint64     // instructions of warps
	Threads     uint64     // instructions of threads
	Arrivals    [16]uint64 // of threads at each of the barriers that a CTA has, over all CTAs
	Stats       Stats      // if Config.Stats was set
	Preemptions int        // that were made
	Touches     []Touch    // if Config.Touches was set
	Shadow      uint64     // bytes of the sanitizer's shadow of global memory
	Lines       []Line     // if Config.Lines was set: instructions that were executed, in the order of the program
}

// Err returns the findings as an error, nil if there are none and the launch came
// to its end.
func (r *Result) Err() error {
	var l diag.List
	for i := range r.Findings {
		l = append(l, r.Findings[i].Diagnostic())
	}
	if len(l) == 0 && !r.Done {
		l = append(l, &diag.Diagnostic{Code: CodeLimit, Msg: "the launch did not come to its end"})
	}
	return l.Err()
}

// grid is a launch.
type grid struct {
	dev    *Device
	mod    *Module
	prog   []*fn
	kernel *fn
	cfg    *Config
	params []byte
	mem    []byte
	allocs []alloc  // as they were at the beginning
	pinned []pinned // likewise

	grid, block, cluster [3]int
	numCTAs, numThreads  int
	clusterSize          int
	shared               int // bytes of a CTA's shared memory
	sharedSize           int // without the gaps between variables
	gaps                 []uint32
	agents               int32    // sanitizer: number of agents
	issuers              sync.Map // agent → warp that made it
	check                bool
	parallel             bool
	threaded             bool         // handlers execute the instructions that have one
	weak                 *weak.Memory // nil without Config.WeakMemory
	rng                  random       // of weak memory
	timer                seededTimer  // of %globaltimer
	stackLimit           uint64
	steps                uint64

	locks *[1024]sync.Mutex // of the device
	next  atomic.Int64      // cluster to start
	total int64             // clusters
	order []int32           // with a seed
	done  atomic.Int64      // CTAs finished
	stop  atomic.Bool

	mu        sync.Mutex
	suspended []*unit
	running   int // units that workers have
	idle      int // units in a row that came back without progress
	idleSince time.Time
	activity  uint64 // Config.Activity at that time
	findings  findings
	result    Result
	shadow    *globalShadow
	arrivals  [16]atomic.Uint64
	sumSteps  atomic.Uint64
	sumThread atomic.Uint64
	numbers   uint32        // of instructions, see number
	lines     [][]lineCount // of workers

	children    children
	ofChildren  Result                      // sums
	doWork      func(list []childWork) bool // runWork
	childFailed bool
}

// Kernel is a kernel of a module.
type Kernel struct {
	mod *Module
	fn  *fn
}

// Param describes a parameter of a kernel.
type Param struct {
	Name         string
	Offset, Size int
	Align        int
	Type         string // as in PTX: "u64", "f32", "b8"
	Count        int    // elements, if it is an array; else 0
	Pointer      bool   // has a .ptr attribute
	Decl         string // the declaration: ".param .u64 .ptr .global x"
}

// Kernel finds a kernel by name; "" is the only one of the module.
func (mod *Module) Kernel(name string) (*Kernel, error) {
	var found *fn
	var names string
	for _, f := range mod.fns {
		if !f.entry || !f.src.Defined {
			continue
		}
		names += " " + f.name
		if f.name == name {
			return &Kernel{mod, f}, nil
		}
		if name == "" && found == nil {
			found = f
		} else if name == "" {
			return nil, &diag.Diagnostic{Code: CodeLaunch, File: mod.file, Msg: "the module has more than one kernel", Hint: "the kernels are" + names}
		}
	}
	if found != nil {
		return &Kernel{mod, found}, nil
	}
	if names == "" {
		return nil, &diag.Diagnostic{Code: CodeLaunch, File: mod.file, Msg: "the module has no kernel", Hint: "a kernel is an .entry; in LLVM IR, a function with ptx_kernel or one that !nvvm.annotations calls so"}
	}
	return nil, &diag.Diagnostic{Code: CodeLaunch, File: mod.file, Msg: "the module has no kernel '" + name + "'", Hint: "the kernels are" + names}
}

// Kernels returns the names of the module's kernels.
func (mod *Module) Kernels() []string {
	var list []string
	for _, f := range mod.fns {
		if f.entry && f.src.Defined {
			list = append(list, f.name)
		}
	}
	return list
}

// Name returns the kernel's name.
func (k *Kernel) Name() string { return k.fn.name }

// Params returns the kernel's parameters.
func (k *Kernel) Params() []Param {
	var list []Param
	for i, p := range k.fn.params {
		v := &k.fn.src.Params[i]
		q := Param{
			Name: p.name, Offset: int(p.off), Size: int(p.size), Align: int(p.align),
			Type: v.Type.String(), Pointer: v.Ptr.Present, Decl: k.mod.m.Declaration(v),
		}
		if len(v.Dims) > 0 {
			q.Count = int(p.size) / max(1, int(elemSize(v)))
		}
		list = append(list, q)
	}
	return list
}

// ParamBytes returns the size of the kernel's parameters.
func (k *Kernel) ParamBytes() int { return int(k.fn.kparams) }

func orOne(d [3]int) [3]int {
	for i := range d {
		d[i] = cmp.Or(d[i], 1)
	}
	return d
}

// Launch runs a kernel to its end, or to a fault. The error is non-nil if the launch could not be started; faults
// during it are in the result.
func (k *Kernel) Launch(cfg *Config) (*Result, error) {
	d := k.mod.dev
	g := &grid{
		dev: d, mod: k.mod, cfg: cfg, locks: &d.locks, params: cfg.Params,
		grid: orOne(cfg.Grid), block: orOne(cfg.Block), cluster: orOne(cfg.Cluster),
		check: cfg.Sanitize, stackLimit: uint64(cfg.Stack), steps: cfg.Steps,
	}
	if g.stackLimit == 0 {
		g.stackLimit = 1 << 20
	}
	g.stackLimit = min(g.stackLimit, maxLocal)
	if g.steps == 0 {
		g.steps = 1 << 40
	}
	if err := g.checkShape(k.fn); err != nil {
		return nil, err
	}
	var err error
	if g.prog, err = k.mod.safeProgram(cfg.variant()); err != nil {
		return nil, err
	}
	g.kernel = g.prog[k.fn.index]
	g.shared, g.sharedSize, g.gaps = int(k.fn.dynamic)+cfg.Shared, int(k.fn.static)+cfg.Shared, k.fn.gaps
	if cfg.Shared == 0 {
		g.shared = int(k.fn.shared)
	}
	if g.sharedSize > maxShared {
		return nil, &diag.Diagnostic{Code: CodeLaunch, Msg: fmt.Sprintf("%d bytes of shared memory are more than a CTA can have: %d", g.sharedSize, maxShared)}
	}
	if err := d.openHeap(k.mod, cfg.Heap); err != nil {
		return nil, err
	}
	if err := d.openChildren(k.mod); err != nil {
		return nil, err
	}
	g.doWork = g.runWork
	g.snapshot(d)
	workers := cfg.Workers
	if oneWorker {
		workers = 1
	}
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if g.openOrder() {
		workers = 1
	}
	workers = int(min(int64(workers), g.total))
	g.parallel = workers > 1
	g.findings.init(g)
	g.threaded = simd.Available() && !cfg.NoSIMD && !cfg.Stats && cfg.Debug == nil
	if g.check || cfg.Lines || cfg.Debug != nil {
		g.numbers = g.number()
	}
	if g.check {
		g.openShadow()
	}
	if workers == 1 {
		g.work()
	} else {
		var wg sync.WaitGroup
		for range workers {
			wg.Add(1)
			go func() {
				defer wg.Done()
				g.work()
			}()
		}
		wg.Wait()
	}
	g.runChildren()
	g.result.Steps, g.result.Threads = g.sumSteps.Load(), g.sumThread.Load()
	for _, u := range g.suspended {
		u.countArrivals()
	}
	for i := range g.arrivals {
		g.result.Arrivals[i] = g.arrivals[i].Load()
	}
	g.result.Findings = g.findings.list()
	if g.check {
		g.keepInit()
		if cfg.Touches {
			g.result.Touches = g.touches()
		}
		g.result.Shadow = g.closeShadow()
	} else {
		g.dev.forgetUndefined()
	}
	if cfg.Lines {
		g.result.Lines = g.countedLines()
	}
	g.result.Done = int(g.done.Load()) == g.numCTAs && !g.childFailed
	g.result.add(&g.ofChildren)
	return &g.result, nil
}

// safeProgram is program with a bug of ours as an error.
func (mod *Module) safeProgram(v variant) (list []*fn, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = diag.Bug("decoding PTX", mod.file, r)
		}
	}()
	return mod.program(v), nil
}

// runSafely is run with a bug of ours as a finding.
func (u *unit) runSafely() (done bool) {
	defer func() {
		if r := recover(); r != nil {
			d := diag.Bug("the emulator", u.g.kernel.name, r)
			u.g.findings.add(findingKey{code: diag.CodeBug, src: noStop}, func() *Finding {
				return &Finding{Code: d.Code, Msg: d.Msg, Hint: d.Hint, Fatal: true}
			})
			u.g.stop.Store(true)
			done = false
		}
	}()
	return u.run()
}

// checkShape checks the launch against the kernel and computes sizes.
func (g *grid) checkShape(f *fn) error {
	bad := func(format string, args ...any) error {
		return &diag.Diagnostic{Code: CodeLaunch, Msg: "kernel '" + f.name + "': " + fmt.Sprintf(format, args...)}
	}
	limits := [3]int{1<<31 - 1, 65535, 65535}
	blocks := [3]int{1024, 1024, 64}
	g.numCTAs, g.numThreads, g.clusterSize = 1, 1, 1
	if msg := g.requireCluster(f.reqclust); msg != "" {
		return bad("%s", msg)
	}
	for i := range 3 {
		if g.grid[i] < 1 || g.grid[i] > limits[i] {
			return bad("the grid must be between 1 and %d in dimension %d, not %d", limits[i], i, g.grid[i])
		}
		if g.block[i] < 1 || g.block[i] > blocks[i] {
			return bad("the block must be between 1 and %d in dimension %d, not %d", blocks[i], i, g.block[i])
		}
		g.numCTAs *= g.grid[i]
		g.numThreads *= g.block[i]
		if g.numCTAs > 1<<40 {
			return bad("the grid is too large")
		}
	}
	for i := range 3 {
		if g.cluster[i] < 1 || g.grid[i]%g.cluster[i] != 0 {
			return bad("the grid (%d in dimension %d) is not a multiple of the cluster (%d)", g.grid[i], i, g.cluster[i])
		}
		g.clusterSize *= g.cluster[i]
	}
	if g.clusterSize > 16 {
		return bad("a cluster has at most 16 CTAs, not %d", g.clusterSize)
	}
	if g.numThreads > 1024 {
		return bad("a block has at most 1024 threads, not %d", g.numThreads)
	}
	if r := f.reqntid; r[0] != 0 && int(r[0])*int(r[1])*int(r[2]) != g.numThreads {
		return bad("it requires blocks of %dx%dx%d threads (.reqntid), not %dx%dx%d", r[0], r[1], r[2], g.block[0], g.block[1], g.block[2])
	}
	if r := f.maxntid; r[0] != 0 && uint64(r[0])*uint64(r[1])*uint64(r[2]) < uint64(g.numThreads) {
		return bad("it allows blocks of up to %d threads (.maxntid), not %d", uint64(r[0])*uint64(r[1])*uint64(r[2]), g.numThreads)
	}
	if len(g.params) != int(f.kparams) {
		return bad("its parameters have %d bytes, not %d", f.kparams, len(g.params))
	}
	if g.cfg.Shared < 0 {
		return bad("negative size of shared memory")
	}
	if f.needs != "" {
		return bad("%s", f.needs)
	}
	g.total = int64(g.numCTAs / g.clusterSize)
	return nil
}

// function returns the function with an address, or nil.
func (g *grid) function(addr uint64) *fn {
	x := addr - g.dev.win.high - codeWin
	if x%16 != 0 || x/16-1 >= uint64(len(g.prog)) {
		return nil
	}
	return g.prog[x/16-1]
}

// maxResident bounds the clusters that have been started and wait for others.
const maxResident = 4096

// work is the loop of a worker: it runs clusters one after another. A cluster that only waits in a loop for another one
// is suspended.
func (g *grid) work() {
	pool, lines := &ctaPool{}, g.newLines()
	for !g.stop.Load() {
		u := g.take(pool)
		if u == nil {
			return
		}
		u.lines = lines
		before := u.progress
		finished := u.runSafely()
		pause := time.Duration(0)
		g.mu.Lock()
		g.running--
		if finished || u.progress != before {
			g.idle = 0
			if a := g.cfg.Activity; a != nil {
				a.Add(1)
			}
		}
		if finished {
			pool.put(u)
			n := g.done.Add(int64(len(u.ctas)))
			if p := g.cfg.Progress; p != nil {
				p(int(n), g.numCTAs)
			}
			if s := g.cfg.Stop; s != nil && s() {
				g.limit("the launch was stopped")
			}
		} else {
			if u.progress == before {
				g.idle++
			}
			g.suspended = append(g.suspended, u)
			if g.running == 0 && g.idle > 2*len(g.suspended)+2 && (g.next.Load() >= g.total || len(g.suspended) >= maxResident) {
				pause = g.patient()
			}
		}
		g.mu.Unlock()
		time.Sleep(pause)
	}
}

// take returns the next cluster to run: a new one, or else the one that has been
// put aside longest; nil if there is none.
func (g *grid) take(pool *ctaPool) *unit {
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.suspended) < maxResident {
		if n := g.next.Add(1) - 1; n < g.total {
			g.running++
			if g.order != nil {
				n = int64(g.order[n])
			}
			return g.newUnit(int(n), pool)
		}
	}
	if len(g.suspended) == 0 {
		return nil
	}
	u := g.suspended[0]
	g.suspended = g.suspended[1:]
	g.running++
	return u
}

// tick is called by a warp that has been looping.
func (g *grid) tick(w *warp) {
	if w.steps > g.steps && !w.halt {
		s := w.splits[0]
		w.fault(s.fr, &s.fr.fn.code[s.pc], s.mask, CodeLimit, fmt.Sprintf("the limit of %d instructions of a warp is reached", g.steps), "")
	}
	if s := g.cfg.Stop; s != nil && !g.stop.Load() {
		g.mu.Lock()
		stop := s()
		g.mu.Unlock()
		if stop && len(w.splits) > 0 {
			s := w.splits[0]
			w.fault(s.fr, &s.fr.fn.code[s.pc], s.mask, CodeLimit, "the launch was stopped", "")
		}
	}
	if g.stop.Load() {
		w.halt = true
	}
}
