package main

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
)

// Bounds of the emulator beside its speed: from the text of a kernel to its first instruction, the gain of a second worker, and
// how long a launch keeps the garbage collector waiting and goes on after it was stopped.
const (
	maxShortStart = 3 * time.Millisecond   // 500 lines
	maxLongStart  = 100 * time.Millisecond // 20,000 lines
	minWorkers    = 1.8
	maxLatency    = 10 * time.Millisecond
)

// emulateBounds measures them.
func (b *bench) emulateBounds(m *ptx.Module, src []byte) error {
	for _, c := range []struct {
		lines int
		bound time.Duration
	}{{500, maxShortStart}, {20000, maxLongStart}} {
		t, err := startTime([]byte(longKernel(c.lines)), b.reps)
		if err != nil {
			return err
		}
		b.verdict(t <= c.bound, "emulator: %d lines to the first instruction in %.2f ms (bound %d)", c.lines, 1e3*t.Seconds(), c.bound.Milliseconds())
	}
	tiled := &workloads[slices.IndexFunc(workloads, func(w workload) bool { return w.kernel == "gemm_tiled" })]
	if runtime.GOMAXPROCS(0) > 1 {
		for _, sanitize := range []bool{false, true} {
			var t [2]float64
			for k := range t {
				var err error
				if t[k], err = tiled.cpu(m, src, emu.Config{Workers: 1 + k, Sanitize: sanitize}, b.reps); err != nil {
					return err
				}
			}
			gain := 2 * t[0] / t[1]
			b.verdict(gain >= minWorkers, "emulator: by their CPU time, two workers are %.2f times as fast as one, sanitizer %t (bound %.1f)", gain, sanitize, minWorkers)
		}
	}
	return b.latency()
}

// longKernel returns a kernel of n lines that ends before all of them.
func longKernel(n int) string {
	var s strings.Builder
	s.WriteString(".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n.reg .pred %p;\n.reg .b32 %r<100>;\nsetp.eq.u32 %p, 0, 0;\n@%p ret;\n")
	for i := range n {
		fmt.Fprintf(&s, "\tmad.lo.u32 %%r%d, %%r%d, %d, %%r%d;\n", i%100, (i+7)%100, i, (i+31)%100)
	}
	s.WriteString("ret;\n}\n")
	return s.String()
}

// loadKernel loads a text with one kernel into a device of its own.
func loadKernel(name string, src []byte) (*emu.Kernel, error) {
	m, err := ptx.Parse(name, src)
	if err != nil {
		return nil, err
	}
	mod, err := emu.NewDevice(64).Load(m, name, src)
	if err != nil {
		return nil, err
	}
	return mod.Kernel("")
}

// startTime returns the least time from a kernel's text to the end of a launch of one thread.
func startTime(src []byte, reps int) (time.Duration, error) {
	best := time.Duration(math.MaxInt64)
	for range reps {
		start := time.Now()
		k, err := loadKernel("long.ptx", src)
		if err != nil {
			return 0, err
		}
		if _, err := k.Launch(&emu.Config{Workers: 1}); err != nil {
			return 0, err
		}
		best = min(best, time.Since(start))
	}
	return best, nil
}

// cpu returns the least CPU time of a launch by the workers of cfg.
func (w *workload) cpu(m *ptx.Module, src []byte, cfg emu.Config, reps int) (float64, error) {
	workers := cfg.Workers
	k, _, _, err := w.prepare(m, src, &cfg)
	if err != nil {
		return 0, err
	}
	cfg.Workers = workers
	best := math.Inf(1)
	for range reps {
		start := cpuTime()
		if _, err := k.Launch(&cfg); err != nil {
			return 0, err
		}
		best = min(best, cpuTime()-start)
	}
	return best, nil
}

// latency measures how long it takes to stop all goroutines, as a collection does, beside a kernel that never ends, and how long
// its launch goes on after it was stopped.
func (b *bench) latency() error {
	src := []byte(".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<3>;\nLOOP: add.u32 %r1, %r1, 1; mad.lo.u32 %r2, %r1, %r2, 3; bra LOOP;\n}\n")
	k, err := loadKernel("loop.ptx", src)
	if err != nil {
		return err
	}
	var stop atomic.Bool
	done := make(chan error)
	go func() {
		_, err := k.Launch(&emu.Config{Workers: 1, Block: [3]int{32}, Stop: stop.Load})
		done <- err
	}()
	time.Sleep(50 * time.Millisecond)
	var stats runtime.MemStats
	worst := time.Duration(0)
	for range b.reps {
		start := time.Now()
		runtime.ReadMemStats(&stats)
		worst = max(worst, time.Since(start))
	}
	start := time.Now()
	stop.Store(true)
	if err := <-done; err != nil {
		return err
	}
	end := time.Since(start)
	b.verdict(worst <= maxLatency && end <= maxLatency, "emulator: a loop lets itself be interrupted within %.2f ms, and ends %.2f ms after it is stopped (bound %d)",
		1e3*worst.Seconds(), 1e3*end.Seconds(), maxLatency.Milliseconds())
	return nil
}
