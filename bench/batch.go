package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
)

const (
	variants       = 20_000
	sampleSize     = 200  // variants that are compiled one by one
	idealSize      = 2000 // variants that a loop compiles
	minThroughput  = 0.9  // of single compilations on all processors
	maxBatchGrowth = 2.0  // of the peak memory with ten times the variants
)

// variantFile returns the name of variant i.
func (b *bench) variantFile(i int) string { return b.out(fmt.Sprintf("variants/%d.ll", i)) }

// writeVariants writes the variants, kernels of the corpus with a variable of their own.
func (b *bench) writeVariants() error {
	if err := os.MkdirAll(b.out("variants"), 0o755); err != nil {
		return err
	}
	var kernels [][]byte
	for _, name := range []string{"saxpy.O0.ll", "block_reduce.raw.ll", "histogram.O0.ll", "stencil.raw.ll"} {
		text, err := os.ReadFile(filepath.Join(b.folder, name))
		if err != nil {
			return err
		}
		kernels = append(kernels, text)
	}
	for i := range variants {
		text := fmt.Appendf(slices.Clone(kernels[i%len(kernels)]), "\n@variant = addrspace(1) global i32 %d\n", i)
		if err := os.WriteFile(b.variantFile(i), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeManifest writes a manifest of n variants.
func (b *bench) writeManifest(path string, n int) error {
	var text bytes.Buffer
	for i := range n {
		fmt.Fprintf(&text, "{\"name\": \"%d\", \"input\": %q, \"arch\": \"sm_80\"}\n", i, b.variantFile(i))
	}
	return os.WriteFile(path, text.Bytes(), 0o644)
}

// ideal returns the CPU time in seconds of a compilation from a file to a file in this process, with one on each processor at a time and no
// other work.
func (b *bench) ideal(opt *driver.Options) (float64, error) {
	var group sync.WaitGroup
	cores := runtime.GOMAXPROCS(0)
	failed := make([]error, cores)
	start := cpuTime()
	for worker := range cores {
		group.Go(func() {
			for i := worker; i < idealSize && failed[worker] == nil; i += cores {
				failed[worker] = b.compileFile(opt, b.variantFile(i), b.out(fmt.Sprintf("variants/%d.ptx", i)))
			}
		})
	}
	group.Wait()
	return (cpuTime() - start) / idealSize, errors.Join(failed...)
}

func (b *bench) compileFile(opt *driver.Options, in, out string) error {
	text, err := os.ReadFile(in)
	if err != nil {
		return err
	}
	r, _, err := driver.Compile(context.Background(), opt, driver.Input{Name: in, Data: text})
	if err != nil {
		return err
	}
	return os.WriteFile(out, r.PTX, 0o644)
}

// batch measures gonvvm batch beside compilations one by one, and its memory.
func (b *bench) batch() error {
	if err := b.writeVariants(); err != nil {
		return err
	}
	measure := func(n int) (cost, error) {
		path := b.out("batch.jsonl")
		if err := b.writeManifest(path, n); err != nil {
			return cost{}, err
		}
		return run([]command{{b.gonvvm, "batch", path, "-o", b.out(fmt.Sprintf("batch%d", n))}})
	}
	small, err := measure(variants / 10)
	if err != nil {
		return err
	}
	large, err := measure(variants)
	if err != nil {
		return err
	}
	var commands []command
	for i := range sampleSize {
		commands = append(commands, command{b.gonvvm, "compile", "-arch=sm_80", "-split-compile=1", "-o", b.out("null"), b.variantFile(i)})
	}
	cold, err := run(commands)
	if err != nil {
		return err
	}
	best, err := b.ideal(&driver.Options{SM: target.MakeSM(80, 0), Codegen: driver.Codegen{Level: 3, FMA: true}, Triple: "nvptx64-nvidia-cuda", Workers: 1})
	if err != nil {
		return err
	}
	cpu, single, wall := large.cpu.Seconds()/variants, cold.cpu.Seconds()/sampleSize, large.wall.Seconds()
	fmt.Printf("batch: %d variants in %.1f s, %.0f/s on %d processors; CPU time of one %.3f ms, by gonvvm compile %.3f ms, of a loop in a process %.3f ms (%.2f of its throughput)\n",
		variants, wall, variants/wall, runtime.GOMAXPROCS(0), 1000*cpu, 1000*single, 1000*best, best/cpu)
	b.verdict(single/cpu >= minThroughput, "batch: throughput %.2f of single compilations, by CPU time, at least %.2f", single/cpu, minThroughput)
	m := float64(large.memory) / float64(small.memory)
	b.verdict(m <= maxBatchGrowth, "batch: memory %.1f MB, with a tenth of the variants %.1f MB: ratio %.2f, at most %.2f", mb(large.memory), mb(small.memory), m, maxBatchGrowth)
	return nil
}
