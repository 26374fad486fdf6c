// Command mutfuzz changes the kernels of the corpus at random (internal/testkit/mutate), compiles what comes out at
// several levels, runs the launches of the kernels in the emulator, and compares memory.
//
//	go run ./internal/testkit/mutfuzz -n 1000 [-seed 1] [-arch sm_80] [-llvm] [-mix 3] [-out DIR] testdata/kernels/*.raw.ll
//
// A changed program whose meaning nobody has to keep is passed over: one that the verifier refuses, in which
// the emulator's sanitizer finds something at -O0, which does not end, or whose results depend on the order of warps or
// on where variables are.
//
// For a program on which levels differ, the changes that do not matter are left out; the rest is written to DIR, with
// the launch, and the pass that makes it so is found.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

func main() {
	var f fuzzer
	flag.Uint64Var(&f.n, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.seed, "seed", 1, "first seed")
	flag.StringVar(&f.arch, "arch", "sm_80", "architecture")
	flag.StringVar(&f.out, "out", "", "`folder` for reduced programs")
	llvm := flag.Bool("llvm", false, "compare with llc as well")
	flag.IntVar(&f.mix, "mix", 0, "compare `N` passes alone and one random list, drawn for each program, as well")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	flag.Parse()
	debug.SetGCPercent(400) // each program is garbage soon
	status, err := f.run(flag.Args(), *llvm, *workers)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

// source is one module of the corpus.
type source struct {
	path     string
	text     []byte
	launches []*testkit.Launch
}

type fuzzer struct {
	n, seed         uint64
	arch, out       string
	mix             int
	pass            *difftest.PassCheck // nil without mix
	sources         []source
	compilers       []difftest.Compiler // the first is what the others are compared with
	next, done, bad atomic.Uint64
	kept            atomic.Uint64 // programs that have a meaning
	report          sync.Mutex
}

// run returns the exit status: 0 if no program differs.
func (f *fuzzer) run(paths []string, llvm bool, workers int) (int, error) {
	var llc difftest.Tool
	if llvm {
		llc = oracle.RunOnce
	}
	var err error
	if f.compilers, err = difftest.Compilers(f.arch, target.PTX(0), llc); err != nil {
		return 2, err
	}
	if f.mix > 0 {
		if f.pass, err = difftest.NewPassCheck(f.arch); err != nil {
			return 2, err
		}
	}
	for _, path := range paths {
		if err := f.load(path); err != nil {
			return 2, err
		}
	}
	if len(f.sources) == 0 {
		return 2, fmt.Errorf("no module given that has launches beside it")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt) // ends the run and reports
	defer stop()
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for f.bad.Load() < 20 && ctx.Err() == nil {
				i := f.next.Add(1) - 1
				if i >= f.n {
					return
				}
				f.try(f.seed + i)
				f.done.Add(1)
			}
		})
	}
	wg.Wait()
	fmt.Printf("%d changed programs, %d of them with a meaning, %d differ\n", f.done.Load(), f.kept.Load(), f.bad.Load())
	if f.bad.Load() > 0 {
		return 1, nil
	}
	return 0, nil
}

// load reads a module, and the launches from the CUDA source that it was made of.
func (f *fuzzer) load(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	s := source{path: path, text: text}
	if s.launches, err = testkit.LaunchesBeside(path); err != nil {
		return err
	}
	for _, l := range s.launches {
		l.Exact = true // nothing is contracted, and a NaN is a NaN
	}
	if len(s.launches) > 0 {
		f.sources = append(f.sources, s)
	}
	return nil
}

// found reports a program on which levels differ.
func (f *fuzzer) found(p *program, what string) {
	f.bad.Add(1)
	f.report.Lock()
	defer f.report.Unlock()
	fmt.Printf("seed %d, %s: %s\n", p.seed, p.src.path, what)
	for _, c := range p.applied {
		fmt.Println("    " + c)
	}
	if who := p.culprit(f.arch); who != "" {
		fmt.Println("    " + who)
	}
	if f.out == "" {
		return
	}
	var b strings.Builder
	fmt.Fprintf(&b, "; %s\n", strings.ReplaceAll(what, "\n", "\n; "))
	for _, c := range p.applied {
		fmt.Fprintf(&b, "; %s\n", c)
	}
	b.Write(p.text)
	path := filepath.Join(f.out, fmt.Sprintf("mutated%d.ll", p.seed))
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
