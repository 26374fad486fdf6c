// Command difffuzz compiles random programs with gonvvm at several levels and with
// LLVM's llc, runs all of it in the emulator on the same input, and compares memory.
//
//	go run ./internal/testkit/difffuzz -n 1000 [-seed 1] [-size 12] [-arch sm_80] [-ptx 70] [-out DIR]
//	go run ./internal/testkit/difffuzz -host …
//	go run ./internal/testkit/difffuzz -passes all|random|NAME,NAME,… -n 100
//
// With -host the programs are such that a CPU can run them, too, and what clang makes
// of them for this machine is the yardstick. With -passes each pass alone, and after the
// few that make it find work, is compared with -O0; random tries lists that no level runs.
//
// A program on which they differ is reduced and written to DIR with its seed.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/irgen"
)

func main() {
	var f fuzzer
	flag.Uint64Var(&f.n, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.seed, "seed", 1, "first seed")
	flag.IntVar(&f.size, "size", 12, "statements of a program, not counting those inside of others")
	arch := flag.String("arch", "sm_80", "architecture")
	version := flag.Int("ptx", 0, "PTX version, as 83; 0: whatever the program needs")
	flag.StringVar(&f.out, "out", "", "`folder` for reduced programs")
	llvm := flag.Bool("llvm", true, "compare with llc as well")
	flag.BoolVar(&f.host, "host", false, "compare with clang's code for this machine")
	flag.StringVar(&f.passes, "passes", "", "compare `PASS,PASS,...` alone with -O0; all: every optional one; random: 50 random lists")
	flag.Uint64Var(&f.batch, "batch", 16, "`programs` in one module")
	flag.IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	flag.Parse()
	f.batch = max(f.batch, 1)
	status, err := f.run(*arch, target.PTX(*version), *llvm)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

// fuzzer tries programs.
type fuzzer struct {
	n, seed, batch  uint64
	size            int
	out             string
	host            bool
	workers         int
	passes          string
	vs              []difftest.Variant
	next, done, bad atomic.Uint64
	report          sync.Mutex
}

// run returns the exit status: 0 if no program differs.
func (f *fuzzer) run(arch string, version target.PTX, llvm bool) (int, error) {
	var err error
	switch f.passes {
	case "":
		var llc difftest.Tool
		if llvm {
			llc = oracle.RunOnce
		}
		f.vs, err = difftest.Variants(arch, version, llc)
	case "all":
		f.vs, err = difftest.PassVariants(arch)
	case "random":
		f.vs, err = difftest.RandomPassVariants(arch, 50, f.seed)
	default:
		f.vs, err = difftest.PassVariants(arch, strings.Split(f.passes, ",")...)
	}
	if err != nil {
		return 2, err
	}
	if f.host {
		h, err := difftest.NewHost()
		if err != nil {
			return 2, err
		}
		defer h.Close()
		f.vs = append([]difftest.Variant{h.Variant("-O2")}, f.vs...)
	}
	batch := f.batch
	if f.host { // a program for the CPU has one kernel
		batch = 1
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt) // ends the run and reports
	defer stop()
	var wg sync.WaitGroup
	for range f.workers {
		wg.Go(func() {
			for f.bad.Load() < 10 && ctx.Err() == nil {
				first := f.next.Add(batch) - batch
				if first >= f.n {
					return
				}
				f.try(first, min(first+batch, f.n))
				f.done.Add(min(first+batch, f.n) - first)
			}
		})
	}
	wg.Wait()
	fmt.Printf("%d programs, %d differ\n", f.done.Load(), f.bad.Load())
	if f.bad.Load() > 0 {
		return 1, nil
	}
	return 0, nil
}

// try checks programs, and reduces those whose variants differ.
func (f *fuzzer) try(first, end uint64) {
	var opts []irgen.Options
	for i := first; i < end; i++ {
		opts = append(opts, irgen.Options{Seed: f.seed + i, Statements: f.size, Host: f.host})
	}
	for i, what := range difftest.CheckAll(f.vs, opts) {
		if what != "" {
			f.bad.Add(1)
			f.reduce(opts[i], what)
		}
	}
}

// reduce reports a program and leaves it in the folder for them.
func (f *fuzzer) reduce(opt irgen.Options, what string) {
	if difftest.Check(f.vs, irgen.Generate(opt)) != "" { // else only several together differ
		opt = difftest.Reduce(f.vs, opt)
		what = difftest.Check(f.vs, irgen.Generate(opt))
	}
	f.report.Lock()
	defer f.report.Unlock()
	fmt.Printf("seed %d: %s\n", opt.Seed, what)
	if f.out == "" {
		return
	}
	path := filepath.Join(f.out, fmt.Sprintf("seed%d.ll", opt.Seed))
	if err := os.WriteFile(path, []byte(irgen.Generate(opt)), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
