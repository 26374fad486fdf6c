// Command widthfuzz compiles random functions over integers of every width and vectors of them at every level, and with
// LLVM's llc, runs all of it in the emulator, and compares the output with the result of the reference interpreter of
// LLVM IR.
//
//	go run ./tools/widthfuzz -n 1000 [-seed 1] [-batch 16] [-arch sm_80] [-llvm] [-usual] [-alone 4] [-out DIR]
//
// With -alone so many passes are tried on each program by themselves, too. A program with a wrong output is reduced and
// written to DIR with its seed, and if the interpreter finds the pass that changes it, that is named.
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

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/widthgen"
)

func main() {
	f := fuzzer{Campaign: difftest.Campaign{}}
	flag.Uint64Var(&f.N, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.Seed, "seed", 1, "first seed")
	flag.StringVar(&f.Arch, "arch", "sm_80", "architecture")
	flag.StringVar(&f.Out, "out", "", "`folder` for reduced programs")
	flag.IntVar(&f.Workers, "workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	flag.Uint64Var(&f.MaxBad, "max", 20, "so many `programs` that go wrong end the run")
	batch := flag.Uint64("batch", 16, "`programs` in one module")
	flag.BoolVar(&f.llvm, "llvm", false, "also run the output of llc for them; the programs then have no calls")
	flag.BoolVar(&f.usual, "usual", false, "only integers of the widths that machines have, mostly bytes, and vectors as real code has them")
	flag.IntVar(&f.alone, "alone", 0, "so many `passes` by themselves on each program")
	flag.Parse()
	debug.SetGCPercent(800)
	if _, err := f.check(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt) // ends the run and reports
	defer stop()
	f.Run(ctx, max(*batch, 1), f.try)
	tried, bad := f.Done()
	fmt.Printf("%d programs, %d wrong; %d of %d rows of input undefined\n", tried, bad, f.skipped, f.rows)
	if bad > 0 {
		os.Exit(1)
	}
}

// fuzzer tries programs.
type fuzzer struct {
	difftest.Campaign
	llvm, usual bool
	alone       int

	report        sync.Mutex
	rows, skipped int
}

func (f *fuzzer) check() (*difftest.Widths, error) {
	var llc difftest.Tool
	if f.llvm {
		llc = oracle.RunOnce
	}
	return difftest.NewWidths(f.Arch, llc, f.alone)
}

// try checks programs, and reduces those that go wrong.
func (f *fuzzer) try(first, end uint64) {
	w, err := f.check()
	if err != nil {
		return
	}
	var ps []*widthgen.Program
	for i := first; i < end; i++ {
		ps = append(ps, widthgen.Generate(widthgen.Options{Seed: f.Seed + i, Plain: f.llvm, Usual: f.usual}))
	}
	found, err := w.Check(ps)
	f.report.Lock()
	f.rows += w.Rows
	f.skipped += w.Skipped
	f.report.Unlock()
	if err != nil {
		f.Differs()
		fmt.Printf("seeds %d to %d: %v\n", f.Seed+first, f.Seed+end-1, err)
		return
	}
	for i, what := range found {
		if what != "" {
			f.Differs()
			f.reduce(w, widthgen.Options{Seed: f.Seed + first + uint64(i), Plain: f.llvm, Usual: f.usual}, what)
		}
	}
}

// reduce reports a program and leaves it in the folder for them.
func (f *fuzzer) reduce(w *difftest.Widths, opt widthgen.Options, what string) {
	if o, s := w.Reduce(opt); s != "" {
		opt, what = o, s
	}
	p := widthgen.Generate(opt)
	f.report.Lock()
	defer f.report.Unlock()
	what, _, _ = strings.Cut(what, "\n")
	fmt.Printf("seed %d: %s\n", opt.Seed, what)
	for level := range 4 {
		if who := w.Blame(p, level); who != "" {
			fmt.Printf("seed %d: %s\n", opt.Seed, who)
			break
		}
	}
	if f.Out == "" {
		return
	}
	path := filepath.Join(f.Out, fmt.Sprintf("seed%d.ll", opt.Seed))
	if err := os.WriteFile(path, []byte(p.Text()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
