// Command difffuzz compiles random programs with gonvvm at several levels and with LLVM's llc, runs all of it in the
// emulator on the same input, and compares memory.
//
//	go run ./tools/difffuzz -n 1000 [-seed 1] [-size 12] [-batch 16] [-arch sm_80] [-ptx 70] [-out DIR]
//	go run ./tools/difffuzz -host …
//	go run ./tools/difffuzz -passes all|random|NAME,NAME,… -n 1000
//	go run ./tools/difffuzz -mix 8 …
//	go run ./tools/difffuzz -gpu PATH/gonvvm-cuda -arch sm_90 …
//
// With -host the programs are such that a CPU can run them, too, and the reference is clang's code for this machine.
// With -passes each pass alone is compared with -O0: all runs every one on each program, by itself or after the few
// that prepare its input, depending on the seed; those given by name run in both ways; random tries lists that no level
// runs. With -mix each program goes through the levels, some passes alone and one random list. With -sanitize the
// emulator's sanitizer checks every variant: none may have a race, or diverging threads, that the first one does not
// have. With -gpu a GPU runs the code of two levels, beside the emulator.
//
// A program on which they differ is reduced and written to DIR with its seed; if a level differs from -O0, the
// responsible pass is found.
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
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/irgen"
)

func main() {
	f := fuzzer{Campaign: difftest.Campaign{MaxBad: 10}}
	flag.Uint64Var(&f.N, "n", 1000, "`programs` to try")
	flag.Uint64Var(&f.Seed, "seed", 1, "first seed")
	flag.StringVar(&f.Arch, "arch", "sm_80", "architecture")
	flag.StringVar(&f.Out, "out", "", "`folder` for reduced programs")
	flag.IntVar(&f.Workers, "workers", runtime.GOMAXPROCS(0), "programs tried at a `time`")
	flag.IntVar(&f.size, "size", 12, "statements of a program, not counting those inside of others")
	version := flag.Int("ptx", 0, "PTX version, as 83; 0: whatever the program needs")
	llvm := flag.Bool("llvm", true, "compare with llc as well")
	flag.BoolVar(&f.host, "host", false, "compare with clang's code for this machine")
	flag.StringVar(&f.passes, "passes", "", "compare `PASS,PASS,...` alone with -O0; all: every optional one; random: 50 random lists")
	flag.IntVar(&f.mix, "mix", 0, "compare the levels, and `N` passes alone and one random list drawn for each program")
	flag.BoolVar(&f.sanitize, "sanitize", false, "under the sanitizer, which may find no more than in the first")
	flag.StringVar(&f.gpu, "gpu", "", "run -O0 and -O3 on a GPU, too, by the command gonvvm-cuda of this `path`")
	flag.Uint64Var(&f.batch, "batch", 16, "`programs` in one module")
	flag.Parse()
	debug.SetGCPercent(800) // each program is garbage soon
	f.batch, f.version = max(f.batch, 1), target.PTX(*version)
	status, err := f.run(*llvm)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

// fuzzer tries programs.
type fuzzer struct {
	difftest.Campaign
	batch    uint64
	gpu      string
	size     int
	version  target.PTX
	sm       int
	host     bool
	passes   string
	mix      int
	sanitize bool
	vs       []difftest.Variant                // levels to compare
	pass     *difftest.PassCheck               // passes to compare: those
	lists    func(seed uint64) []difftest.List // of a program
	report   sync.Mutex
}

// run returns the exit status: 0 if no program differs.
func (f *fuzzer) run(llvm bool) (int, error) {
	if err := f.choose(llvm); err != nil {
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
	if f.gpu != "" {
		g := difftest.NewGPU(f.gpu, f.Workers)
		defer func() {
			g.Close()
			fmt.Printf("NVIDIA's driver crashed at %d modules\n", g.Crashes.Load())
		}()
		cs, err := difftest.Compilers(f.Arch, f.version, nil)
		if err != nil {
			return 2, err
		}
		f.vs = append(f.vs, g.Variant(cs[0]), g.Variant(cs[1]))
	}
	batch := f.batch
	if f.host { // a program for the CPU has one kernel
		batch = 1
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt) // ends the run and reports
	defer stop()
	f.Run(ctx, batch, f.try)
	tried, differ := f.Done()
	fmt.Printf("%d programs, %d differ\n", tried, differ)
	if differ > 0 {
		return 1, nil
	}
	return 0, nil
}

// choose decides which compilers are compared.
func (f *fuzzer) choose(llvm bool) error {
	sm, err := target.ParseSM(f.Arch)
	if err != nil {
		return err
	}
	f.sm = sm.Number()
	if f.passes == "" {
		var llc difftest.Tool
		if llvm {
			llc = oracle.RunOnce
		}
		if f.vs, err = difftest.Variants(f.Arch, f.version, llc, f.sanitize); err != nil || f.mix == 0 {
			return err
		}
	}
	if f.pass, err = difftest.NewPassCheck(f.Arch); err != nil {
		return err
	}
	f.pass.Sanitize = f.sanitize
	switch f.passes {
	case "":
		f.lists = func(seed uint64) []difftest.List { return f.pass.Some(f.mix, seed) }
	case "all":
		f.lists = f.pass.Each
	case "random":
		f.lists = func(seed uint64) []difftest.List { return f.pass.Random(50, seed) }
	default:
		lists, err := f.pass.Alone(strings.Split(f.passes, ",")...)
		if err != nil {
			return err
		}
		f.lists = func(uint64) []difftest.List { return lists }
	}
	return nil
}

// try checks programs, and reduces those whose variants differ.
func (f *fuzzer) try(first, end uint64) {
	var opts []irgen.Options
	for i := first; i < end; i++ {
		opts = append(opts, irgen.Options{Seed: f.Seed + i, Statements: f.size, Host: f.host, SM: f.sm})
	}
	for i, what := range f.check(opts) {
		if what != "" {
			f.Differs()
			f.reduce(opts[i], what)
		}
	}
}

// check says of each program how its variants differ, "" if they do not.
func (f *fuzzer) check(opts []irgen.Options) []string {
	found := make([]string, len(opts))
	if f.vs != nil {
		found = difftest.CheckAll(f.vs, opts)
	}
	for i, o := range opts {
		if f.pass != nil && found[i] == "" {
			found[i] = f.pass.Check(irgen.Generate(o), f.lists(o.Seed))
		}
	}
	return found
}

// reduce reports a program and leaves it in the folder for them.
func (f *fuzzer) reduce(opt irgen.Options, what string) {
	one := func(o irgen.Options) string { return f.check([]irgen.Options{o})[0] }
	if one(opt) != "" { // else only several together differ
		opt = difftest.Reduce(opt, one)
		what = one(opt)
	}
	f.report.Lock()
	defer f.report.Unlock()
	fmt.Printf("seed %d: %s\n", opt.Seed, what)
	if who := difftest.Blame(f.Arch, f.version, irgen.Generate(opt)); who != "" {
		fmt.Printf("seed %d: %s\n", opt.Seed, who)
	}
	if f.Out == "" {
		return
	}
	path := filepath.Join(f.Out, fmt.Sprintf("seed%d.ll", opt.Seed))
	if err := os.WriteFile(path, []byte(irgen.Generate(opt)), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
