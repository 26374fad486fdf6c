package main

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"
	"time"

	"gonvvm/internal/launcher"
)

const (
	gpuProcesses    = 8
	gpuLaunchLimit  = 20 * time.Second
	gpuTimeLimit    = 3 * time.Second // for copies of blocks: those of a kernel that waits for other blocks may never end
	gpuTimedThreads = 2 << 20         // so many threads keep a GPU busy for a while
	gpuTimedBlocks  = 65535           // the most along z

	gpuTensorTolerance = 2e-4 // relative
)

// hardware runs the launches of b.record on a GPU: the results are those of the emulator. With -reps it measures times as well.
func (b *bench) hardware() error {
	var list []*recorded
	err := readRecorded(b.record, func(r *recorded) error {
		if b.kernels.MatchString(r.Module) {
			list = append(list, r)
		}
		return nil
	})
	if err != nil {
		return err
	}
	wrong := b.onGPU(list)
	b.verdict(wrong == 0, "  %d launches on a GPU, %d of which differ from the emulator", len(list), wrong)
	if b.reps > 0 {
		b.timesOnGPU(list)
	}
	return nil
}

// onGPU compares the results of launches with those of the emulator, prints the differences, and returns their number.
func (b *bench) onGPU(list []*recorded) (wrong int) {
	next := make(chan *recorded)
	var wg sync.WaitGroup
	var report sync.Mutex
	for range gpuProcesses {
		wg.Go(func() {
			l := launcher.New(b.gpu, gpuLaunchLimit, io.Discard)
			defer l.Close()
			for r := range next {
				if err := r.check(l); err != nil {
					report.Lock()
					wrong++
					fmt.Printf("  %s, %s: %v\n", r.Module, r.Compiler, err)
					report.Unlock()
				}
			}
		})
	}
	for _, r := range list {
		next <- r
	}
	close(next)
	wg.Wait()
	return wrong
}

// check compares the results of a launch with those of the emulator, which computes approximate instructions exactly. Tensor cores add in
// an order of their own and cut off bits of the terms: PTX leaves it open.
func (r *recorded) check(l *launcher.Launcher) error {
	reply, err := l.Launch(r.Request)
	if err != nil {
		return fmt.Errorf("%s: %w", r.Launch.Kernel, err)
	}
	if r.Launch.Tol < 0 && bytes.Contains(r.Request.PTX, []byte("mma.")) {
		r.Launch.Tol = gpuTensorTolerance
	}
	k := 0
	for i, want := range r.Want {
		if !r.Request.Args[i].Out {
			continue
		}
		if err := r.Launch.CompareExpected(i, want, reply.Buffers[k]); err != nil {
			return err
		}
		k++
	}
	return nil
}

// copies returns how often blocks of a launch are repeated along z, so that the GPU is busy: kernels that do not read their position along
// z do the same work again. It is 0 for a kernel that reads it.
func (r *recorded) copies() int {
	q := r.Request
	if q.Grid.Z > 1 || bytes.Contains(q.PTX, []byte("ctaid.z")) {
		return 0
	}
	threads := q.Grid.X * max(q.Grid.Y, 1) * q.Block.X * max(q.Block.Y, 1) * max(q.Block.Z, 1)
	return min(max(gpuTimedThreads/threads, 1), gpuTimedBlocks)
}

// gpuTime is a launch with the times of the compilers' codes.
type gpuTime struct {
	name   string
	code   map[string]timedCode // by compiler
	failed bool                 // or cannot be copied
}

// timedCode is the code of one compiler: its time in microseconds, its cost and its registers.
type timedCode struct {
	time, cost float64
	regs       int
}

// timesOnGPU measures the launches, each as many copies of its blocks, and prints the times of the compilers in relation to each other.
func (b *bench) timesOnGPU(list []*recorded) {
	l := launcher.New(b.gpu, gpuTimeLimit, io.Discard)
	defer l.Close()
	var all []*gpuTime
	index := map[string]*gpuTime{}
	nth := map[string]int{}
	for _, r := range list {
		key := r.Module + " " + r.Launch.Kernel
		nth[key+r.Compiler]++
		key = fmt.Sprintf("%s %d", key, nth[key+r.Compiler])
		g := index[key]
		if g == nil {
			g = &gpuTime{name: key, code: map[string]timedCode{}}
			index[key], all = g, append(all, g)
		}
		if g.failed {
			continue
		}
		t, err := r.time(l, b.reps)
		if err != nil {
			fmt.Printf("  %s, %s is not timed: %v\n", key, r.Compiler, err)
		}
		g.failed = err != nil || t == 0
		g.code[r.Compiler] = timedCode{t, r.Cost, r.Registers}
	}
	b.reportTimes(slices.DeleteFunc(all, func(g *gpuTime) bool { return g.failed }))
}

// time returns the least time of a launch in microseconds, 0 if it cannot be copied.
func (r *recorded) time(l *launcher.Launcher, reps int) (float64, error) {
	q := *r.Request
	n := r.copies()
	if n == 0 {
		return 0, nil
	}
	ownBuffers(&q, n)
	q.Repeat = reps
	reply, err := l.Launch(&q)
	if err != nil {
		return 0, err
	}
	return float64(slices.Min(reply.Times)) / 1e3, nil
}

// reportTimes prints times, and how well the costs predict their ratios.
func (b *bench) reportTimes(all []*gpuTime) {
	fmt.Println("microseconds on the GPU of gonvvm, LLVM 22, NVIDIA's compiler; ratio of the times to the better one, and of the costs; registers")
	var llvm, nvidia, best geomean
	var fit correlation
	for _, g := range all {
		ours, theirs, nv := g.code["gonvvm"], g.code["llvm"], g.code["nvidia"]
		if ours.time == 0 || theirs.time == 0 {
			continue
		}
		llvm.add(ours.time / theirs.time)
		fit.add(math.Log(ours.cost/theirs.cost), math.Log(ours.time/theirs.time))
		better, cost := theirs.time, theirs.cost
		if nv.time > 0 {
			nvidia.add(ours.time / nv.time)
			fit.add(math.Log(ours.cost/nv.cost), math.Log(ours.time/nv.time))
			better, cost = min(better, nv.time), min(cost, nv.cost)
		}
		best.add(ours.time / better)
		fmt.Printf("  %-52s %9.1f %9.1f %9.1f %5.2f %5.2f  %3d %3d %3d\n", g.name, ours.time, theirs.time, nv.time, ours.time/better, ours.cost/cost,
			ours.regs, theirs.regs, nv.regs)
	}
	fmt.Printf("  time %.3f of LLVM's (%d launches), %.3f of NVIDIA's (%d), %.3f of the better one's\n", llvm.value(), llvm.n, nvidia.value(), nvidia.n, best.value())
	fmt.Printf("  ratios of costs and of times: correlation %.2f of %d pairs\n", fit.value(), fit.n)
}

// correlation is Pearson's coefficient of pairs.
type correlation struct {
	n                   int
	x, y, xx, yy, cross float64
}

func (c *correlation) add(x, y float64) {
	c.n++
	c.x, c.y, c.xx, c.yy, c.cross = c.x+x, c.y+y, c.xx+x*x, c.yy+y*y, c.cross+x*y
}

func (c *correlation) value() float64 {
	n := float64(c.n)
	return (n*c.cross - c.x*c.y) / math.Sqrt((n*c.xx-c.x*c.x)*(n*c.yy-c.y*c.y))
}
