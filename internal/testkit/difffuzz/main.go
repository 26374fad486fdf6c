// Command difffuzz compiles random programs with gonvvm at several levels and with
// LLVM's llc, runs all of it in the emulator on the same input, and compares memory.
//
//	go run ./internal/testkit/difffuzz -n 1000 [-seed 1] [-size 40] [-arch sm_80] [-ptx 70] [-out DIR]
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
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/target"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/irgen"
)

func main() {
	var f fuzzer
	flag.Uint64Var(&f.n, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.seed, "seed", 1, "first seed")
	flag.IntVar(&f.size, "size", 40, "statements of a program")
	arch := flag.String("arch", "sm_80", "architecture")
	version := flag.Int("ptx", 0, "PTX version, as 83; 0: whatever the program needs")
	flag.StringVar(&f.out, "out", "", "`folder` for reduced programs")
	llvm := flag.Bool("llvm", true, "compare with llc as well")
	flag.BoolVar(&f.host, "host", false, "compare with clang's code for this machine")
	flag.StringVar(&f.passes, "passes", "", "compare `PASS,PASS,...` alone with -O0; all: every optional one; random: 50 random lists")
	flag.IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	flag.Parse()
	status, err := f.run(*arch, target.PTX(*version), *llvm)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

// fuzzer tries programs.
type fuzzer struct {
	n, seed   uint64
	size      int
	out       string
	host      bool
	workers   int
	passes    string
	vs        []difftest.Variant
	next, bad atomic.Uint64
	report    sync.Mutex
}

// run returns the exit status: 0 if no program differs.
func (f *fuzzer) run(arch string, version target.PTX, llvm bool) (int, error) {
	var err error
	switch f.passes {
	case "":
		f.vs, err = difftest.Variants(arch, version, llvm)
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
	var wg sync.WaitGroup
	for range f.workers {
		wg.Go(func() {
			for i := f.next.Add(1) - 1; i < f.n && f.bad.Load() < 10; i = f.next.Add(1) - 1 {
				f.try(irgen.Options{Seed: f.seed + i, Statements: f.size, Host: f.host})
			}
		})
	}
	wg.Wait()
	fmt.Printf("%d programs, %d differ\n", min(f.next.Load(), f.n), f.bad.Load())
	if f.bad.Load() > 0 {
		return 1, nil
	}
	return 0, nil
}

// try checks one program, and reduces it if its variants differ.
func (f *fuzzer) try(opt irgen.Options) {
	if difftest.Check(f.vs, irgen.Generate(opt)) == "" {
		return
	}
	f.bad.Add(1)
	opt = difftest.Reduce(f.vs, opt)
	text := irgen.Generate(opt)
	f.report.Lock()
	defer f.report.Unlock()
	fmt.Printf("seed %d: %s\n", opt.Seed, difftest.Check(f.vs, text))
	if f.out == "" {
		return
	}
	path := filepath.Join(f.out, fmt.Sprintf("seed%d.ll", opt.Seed))
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
