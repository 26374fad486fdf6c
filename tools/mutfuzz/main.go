// Command mutfuzz changes the kernels of the corpus at random (internal/testkit/mutate), compiles the results at
// several levels, runs the launches of the kernels in the emulator, and compares memory.
//
//	go run ./tools/mutfuzz -n 1000 [-seed 1] [-arch sm_80] [-llvm] [-mix 3] [-out DIR] [MODULE...]
//
// MODULE is a module with its launches beside it, as those of testdata/kernels, which are the default.
//
// A changed program without a defined meaning is skipped: one that the verifier refuses, in which the emulator's
// sanitizer finds something at -O0, which does not end, or whose results depend on the order of warps or on the
// addresses of variables.
//
// For a program on which levels differ, the changes that do not matter are left out; the rest is written to DIR, with
// the launch, and the responsible pass is found.
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
	f := fuzzer{Campaign: difftest.Campaign{MaxBad: 20}}
	flag.Uint64Var(&f.N, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.Seed, "seed", 1, "first seed")
	flag.StringVar(&f.Arch, "arch", "sm_80", "architecture")
	flag.StringVar(&f.Out, "out", "", "`folder` for reduced programs")
	flag.IntVar(&f.Workers, "workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	llvm := flag.Bool("llvm", false, "compare with llc as well")
	flag.IntVar(&f.mix, "mix", 0, "compare `N` passes alone and one random list, drawn for each program, as well")
	flag.Parse()
	debug.SetGCPercent(400) // each program is garbage soon
	paths := flag.Args()
	if len(paths) == 0 {
		paths, _ = filepath.Glob("testdata/kernels/*.raw.ll")
	}
	status, err := f.run(paths, *llvm)
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
	difftest.Campaign
	mix       int
	pass      *difftest.PassCheck // nil without mix
	sources   []source
	compilers []difftest.Compiler // the others are compared with the first
	kept      atomic.Uint64       // programs that have a meaning
	report    sync.Mutex
}

// run returns the exit status: 0 if no program differs.
func (f *fuzzer) run(paths []string, llvm bool) (int, error) {
	var llc difftest.Tool
	if llvm {
		llc = oracle.RunOnce
	}
	var err error
	if f.compilers, err = difftest.Compilers(f.Arch, target.PTX(0), llc); err != nil {
		return 2, err
	}
	if f.mix > 0 {
		if f.pass, err = difftest.NewPassCheck(f.Arch); err != nil {
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
	f.Run(ctx, 1, func(i, _ uint64) { f.try(f.Seed + i) })
	tried, differ := f.Done()
	fmt.Printf("%d changed programs, %d of them with a meaning, %d differ\n", tried, f.kept.Load(), differ)
	if differ > 0 {
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
	f.Differs()
	f.report.Lock()
	defer f.report.Unlock()
	fmt.Printf("seed %d, %s: %s\n", p.seed, p.src.path, what)
	for _, c := range p.applied {
		fmt.Println("    " + c)
	}
	if who := p.culprit(f.Arch); who != "" {
		fmt.Println("    " + who)
	}
	if f.Out == "" {
		return
	}
	var b strings.Builder
	fmt.Fprintf(&b, "; %s\n", strings.ReplaceAll(what, "\n", "\n; "))
	for _, c := range p.applied {
		fmt.Fprintf(&b, "; %s\n", c)
	}
	b.Write(p.text)
	path := filepath.Join(f.Out, fmt.Sprintf("mutated%d.ll", p.seed))
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
