package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"strings"
	"time"

	"gonvvm/internal/testkit/chains"
)

const (
	// maxChainGrowth bounds how much dearer a program of four times the size may be. Where the data outgrow a cache, a
	// program whose work is linear exceeds it: then it may grow as LLVM does on the same two programs, or, where LLVM
	// fails, as LLVM's reader does, whose work is linear.
	maxChainGrowth = 4.5
	leastMeasured  = 0.05 // seconds that the smaller program takes at least, besides the start
	growthTries    = 5    // measurements of programs that seem to exceed the bound: another program makes one dear
	growthNoise    = 1.05 // two measurements of the same growth differ by so much
	peerPatience   = 2    // seconds that LLVM may take for the smaller program
	peerTries      = 9    // measurements of LLVM where ours exceed the bound
)

// part is a part of the compiler whose growth is measured.
type part struct {
	name string
	ptx  bool
	args []string
	peer [][]string // the commands of LLVM that do the same
}

var llvmReader = [][]string{{"llvm-as-22", "-o", os.DevNull}}

var growthParts = []part{
	{"read and write", false, []string{"as", "-o", os.DevNull}, llvmReader},
	{"verify", false, []string{"verify"}, llvmReader},
	{"passes", false, []string{"opt", "-O3", "-o", os.DevNull}, [][]string{{"opt-22", "-O3", "-o", os.DevNull}}},
	{"compile -O0 -g", false, []string{"compile", "-O0", "-g", "-o", os.DevNull}, [][]string{{"llc-22", "-O0", "-mtriple=nvptx64", "-o", os.DevNull}}},
	{"compile -O3", false, []string{"compile", "-O3", "-o", os.DevNull}, [][]string{{"opt-22", "-O3", "-o", os.DevNull}, {"llc-22", "-O3", "-mtriple=nvptx64", "-o", os.DevNull}}},
	{"ptx check", true, []string{"ptx", "check"}, nil},
	{"ptx fmt", true, []string{"ptx", "fmt"}, nil},
}

// growth measures how the CPU time of the parts of the compiler grows with chains of values, blocks, types and the
// like, from n to 4n. Only parts that take long enough to be measured count. The compiler runs on one processor: on
// others, the workers of the collector burn time that nothing else wants, and more of it in a larger program.
func (b *bench) growth() error {
	if err := os.Setenv("GOMAXPROCS", "1"); err != nil {
		return err
	}
	defer os.Unsetenv("GOMAXPROCS")
	empty := b.out("empty.ll")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		return err
	}
	for _, c := range chains.All() {
		if !b.kernels.MatchString(c.Name) {
			continue
		}
		for _, p := range growthParts {
			if p.ptx != c.PTX {
				continue
			}
			if err := b.chainGrowth(c, p, empty); err != nil {
				return fmt.Errorf("%s: %w", c.Name, err)
			}
		}
	}
	return nil
}

// chainGrowth measures the growth of one part with one chain.
func (b *bench) chainGrowth(c chains.Chain, p part, empty string) error {
	ours := []command{append(command{b.gonvvm}, p.args...)}
	start, err := b.cpuOf(ours, empty, b.reps/3)
	if err != nil && !p.ptx {
		return err
	}
	n, limit := 50, 50_000
	if c.Depth != 0 {
		limit = c.Depth / 4
	}
	n = min(n, limit)
	measure := func(n int) (float64, error) {
		t, err := b.cpuOf(ours, b.chainFile(c, n), b.reps/3)
		return max(t-start, 1e-4), err
	}
	small, err := measure(n)
	for err == nil && small < leastMeasured && 2*n <= limit {
		for short := small; short < leastMeasured && short < 16*small && 2*n <= limit; short *= 2 {
			n *= 2
		}
		small, err = measure(n)
	}
	if err != nil {
		return err
	}
	large, err := measure(4 * n)
	for range growthTries - 1 {
		if err != nil || large < 4*leastMeasured || large/small <= maxChainGrowth {
			break
		}
		var again float64
		if again, err = measure(n); err != nil {
			break
		}
		small = min(small, again)
		again, err = measure(4 * n)
		large = min(large, again)
	}
	if err != nil {
		return err
	}
	name := fmt.Sprintf("%-28s %-15s %6d: %8.1f ms, %6d: %8.1f ms", strings.TrimPrefix(c.Name, "ptx "), p.name, n, 1000*small, 4*n, 1000*large)
	switch grown := large / small; {
	case large < 4*leastMeasured:
		fmt.Printf("%s, too short\n", name)
	case grown <= maxChainGrowth || p.peer == nil:
		b.verdict(grown <= maxChainGrowth, "%s, %5.2f times, at most %.1f", name, grown, maxChainGrowth)
	default:
		peer := p.peer
		theirs, err := b.peerGrowth(c, peer, n, grown, empty)
		var exit *exec.ExitError
		if errors.As(err, &exit) { // LLVM's recursion exceeds its stack on some chains
			peer = llvmReader
			theirs, err = b.peerGrowth(c, peer, n, grown, empty)
		}
		if errors.As(err, &exit) {
			b.verdict(false, "%s, %5.2f times, at most %.1f where LLVM fails", name, grown, maxChainGrowth)
			return nil
		}
		if err != nil {
			return err
		}
		b.verdict(grown <= growthNoise*theirs, "%s, %5.2f times, %s grows %.2f times", name, grown, peer[0][0], theirs)
	}
	return nil
}

// peerGrowth returns how much more CPU time commands of LLVM take for the chain of 4n than for that of n: infinity if it
// exceeds twice ours. LLVM is quadratic in some chains and takes minutes: then smaller ones tell its growth.
func (b *bench) peerGrowth(c chains.Chain, peer [][]string, n int, ours float64, empty string) (float64, error) {
	var theirs []command
	for _, args := range peer {
		t, err := tool(args[0], args[1:]...)
		if err != nil {
			return 0, err
		}
		theirs = append(theirs, t)
	}
	start, err := b.cpuOf(theirs, empty, b.reps/3)
	if err != nil {
		return 0, err
	}
	for { // one size for all measurements
		s, err := b.cpuOf(theirs, b.chainFile(c, n), 1)
		if err != nil {
			return 0, err
		}
		if s <= peerPatience {
			break
		}
		n /= 4
	}
	small, large := math.Inf(1), math.Inf(1)
	for range peerTries {
		s, err := b.cpuOf(theirs, b.chainFile(c, n), 1)
		if err != nil {
			return 0, err
		}
		small = min(small, max(s-start, 1e-4))
		path := b.chainFile(c, 4*n)
		ctx, cancel := context.WithTimeout(context.Background(), time.Duration((2+2*ours*small)*float64(time.Second)))
		u, err := runWithin(ctx, with(theirs, path))
		late := ctx.Err() != nil
		cancel()
		switch {
		case late:
			return math.Inf(1), nil
		case err != nil:
			return 0, err
		}
		large = min(large, u.cpu.Seconds()-start)
	}
	return large / small, nil
}

// chainFile writes the chain of size n and returns its path.
func (b *bench) chainFile(c chains.Chain, n int) string {
	path := b.out("chain." + map[bool]string{false: "ll", true: "ptx"}[c.PTX])
	if err := os.WriteFile(path, []byte(c.Text(c.Base+n)), 0o644); err != nil {
		return err.Error() // the command then reports that the file is missing
	}
	return path
}

// with returns the commands with one more argument.
func with(commands []command, path string) []command {
	list := make([]command, len(commands))
	for i, c := range commands {
		list[i] = append(append(command{}, c...), path)
	}
	return list
}

// cpuOf returns the least CPU time, in seconds, in which the commands treat a file.
func (b *bench) cpuOf(commands []command, path string, reps int) (float64, error) {
	list := with(commands, path)
	best := math.Inf(1)
	for range max(1, reps) {
		u, err := run(list)
		if err != nil {
			return 0, err
		}
		best = min(best, u.cpu.Seconds())
	}
	return best, nil
}
