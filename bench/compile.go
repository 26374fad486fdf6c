package main

import (
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
)

// cold measures a whole run on a ten-line kernel, where starting up is all.
func (b *bench) cold() error {
	in := filepath.Join("bench", "cold.ll")
	theirs, err := tool("llc-22", "-mcpu=sm_80", "-O3", "-o", b.out("theirs.ptx"), in)
	if err != nil {
		return err
	}
	floor, err := run([]command{{"true"}})
	if err != nil {
		return err
	}
	fmt.Printf("cold start on %s, CPU time and peak memory (of which %.1f MB are any process's)\n", in, mb(floor.memory))
	for _, args := range [][]string{
		{"llc", "-mcpu=sm_80", "-o", b.out("ours.ptx"), in},
		{"compile", "-arch=sm_80", "-o", b.out("ours.ptx"), in},
	} {
		us, them, err := sideBySide(4*b.reps, b.ours([]command{theirs}, args...), []command{theirs})
		if err != nil {
			return err
		}
		fmt.Printf("  gonvvm %-8s %7.2f ms %6.1f MB   llc-22 -O3 %7.2f ms %6.1f MB\n",
			args[0], ms(us.cpu), mb(us.memory), ms(them.cpu), mb(them.memory))
		b.verdict(ratio(us, them) <= maxColdRatio, "  CPU time %.3f of llc's, at most %.2f", ratio(us, them), maxColdRatio)
		b.verdict(mb(us.memory) <= maxColdMemory, "  peak memory %.1f MB, at most %d MB", mb(us.memory), maxColdMemory)
	}
	return nil
}

// modules lists the modules of the corpus that are to be measured.
func (b *bench) modules() ([]string, error) {
	pattern := "*.ll"
	if b.variant != "" {
		pattern = "*." + b.variant + ".ll"
	}
	all, err := filepath.Glob(filepath.Join(b.folder, pattern))
	if err != nil {
		return nil, err
	}
	var list []string
	for _, path := range all {
		if b.kernels.MatchString(filepath.Base(path)) {
			list = append(list, path)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no modules of variant %s", b.variant)
	}
	return list, nil
}

// llvm returns the two commands by which LLVM compiles a module at -O3.
func (b *bench) llvm(in string) ([]command, error) { return b.llvmFor("sm_80", in) }

func (b *bench) llvmFor(arch, in string) ([]command, error) {
	bc := b.out("theirs.bc")
	opt, err := tool("opt-22", "-O3", "-mcpu="+arch, "-o", bc, in)
	if err != nil {
		return nil, err
	}
	llc, err := tool("llc-22", "-O3", "-mcpu="+arch, "-o", b.out("theirs.ptx"), bc)
	return []command{opt, llc}, err
}

// both compiles one module with gonvvm and LLVM and returns the names of the PTX files; with -self both are LLVM's.
func (b *bench) both(arch, in string) (ours, theirs string, err error) {
	readable, err := b.forLLVM(in)
	if err != nil {
		return "", "", err
	}
	llvm, err := b.llvmFor(arch, readable)
	if err != nil {
		return "", "", err
	}
	if _, err := run(llvm); err != nil {
		return "", "", err
	}
	theirs = b.out("theirs.ptx")
	if b.self {
		return theirs, theirs, nil
	}
	ours = b.out("ours.ptx")
	_, err = run(b.ours(nil, "compile", "-arch="+arch, "-O3", "-o", ours, in))
	return ours, theirs, err
}

// forLLVM returns a module that LLVM 22 reads: typed pointers, which its parser of text no longer
// knows, as bitcode of LLVM 14.
func (b *bench) forLLVM(in string) (string, error) {
	if !strings.HasSuffix(in, ".typed.ll") {
		return in, nil
	}
	bc := b.out("typed.bc")
	as, err := tool("llvm-as-14", "-o", bc, in)
	if err != nil {
		return "", err
	}
	_, err = run([]command{as})
	return bc, err
}

// corpus measures the corpus from unoptimised IR to PTX at -O3.
func (b *bench) corpus() error {
	list, err := b.modules()
	if err != nil {
		return err
	}
	fmt.Printf("corpus %s at -O3: CPU time of gonvvm, of opt-22 and llc-22 together, ratio, peak memory\n", b.variant)
	var mean geomean
	var sum [2]cost
	var wall geomean
	for _, in := range list {
		readable, err := b.forLLVM(in)
		if err != nil {
			return err
		}
		theirs, err := b.llvm(readable)
		if err != nil {
			return err
		}
		us, them, err := sideBySide(b.reps, b.ours(theirs, "compile", "-arch=sm_80", "-O3", "-o", b.out("ours.ptx"), in), theirs)
		if err != nil {
			return err
		}
		fmt.Printf("  %-24s %8.2f ms %8.2f ms  %.3f  %6.1f MB %6.1f MB\n", moduleName(in),
			ms(us.cpu), ms(them.cpu), ratio(us, them), mb(us.memory), mb(them.memory))
		mean.add(ratio(us, them))
		wall.add(float64(us.wall) / float64(them.wall))
		sum[0].cpu += us.cpu
		sum[1].cpu += them.cpu
	}
	b.verdict(mean.value() <= maxCorpusRatio, "  geometric mean %.3f (of the sums %.3f), at most %.2f",
		mean.value(), ratio(sum[0], sum[1]), maxCorpusRatio)
	b.verdict(wall.value() <= maxCorpusWall, "  wall time on %d cores: geometric mean %.3f, at most %.3f", runtime.NumCPU(), wall.value(), maxCorpusWall)
	return nil
}

func moduleName(path string) string { return strings.TrimSuffix(filepath.Base(path), ".ll") }
