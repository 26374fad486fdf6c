// Command difffuzz compiles random programs with gonvvm at several levels and with
// LLVM's llc, runs all of it in the emulator on the same input, and compares memory.
//
//	go run ./internal/testkit/difffuzz -n 1000 [-seed 1] [-size 40] [-arch sm_80] [-ptx 70] [-out DIR]
//
// A program on which they differ is reduced and written to DIR with its seed.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"

	"gonvvm/internal/target"
	"gonvvm/internal/testkit/difftest"
	"gonvvm/internal/testkit/irgen"
)

func main() {
	n := flag.Int("n", 1000, "`programs` to try")
	seed := flag.Uint64("seed", 1, "first seed")
	size := flag.Int("size", 40, "statements of a program")
	arch := flag.String("arch", "sm_80", "architecture")
	version := flag.Int("ptx", 0, "PTX version, as 83; 0: whatever the program needs")
	out := flag.String("out", "", "`folder` for reduced programs")
	llvm := flag.Bool("llvm", true, "compare with llc as well")
	flag.Parse()
	vs, err := difftest.Variants(*arch, target.PTX(*version), *llvm)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	var next, bad atomic.Uint64
	var wg sync.WaitGroup
	var mu sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := next.Add(1) - 1; i < uint64(*n) && bad.Load() < 10; i = next.Add(1) - 1 {
				opt := irgen.Options{Seed: *seed + i, Statements: *size}
				what := difftest.Check(vs, irgen.Generate(opt))
				if what == "" {
					continue
				}
				bad.Add(1)
				opt = difftest.Reduce(vs, opt)
				text := irgen.Generate(opt)
				mu.Lock()
				fmt.Printf("seed %d: %s\n", opt.Seed, difftest.Check(vs, text))
				if *out != "" {
					path := filepath.Join(*out, fmt.Sprintf("seed%d.ll", opt.Seed))
					if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
						fmt.Fprintln(os.Stderr, err)
					}
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	fmt.Printf("%d programs, %d differ\n", min(next.Load(), uint64(*n)), bad.Load())
	if bad.Load() > 0 {
		os.Exit(1)
	}
}
