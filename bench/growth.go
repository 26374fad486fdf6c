package main

import (
	"fmt"
	"os"
	"strings"

	"gonvvm/internal/testkit/chains"
)

// maxChainGrowth bounds how much dearer a program of four times the size may be.
const maxChainGrowth = 4.5

// growth measures how the CPU time of the parts of the compiler grows with chains of values, blocks, types and the
// like, from n to 4n. Only parts that take long enough to be measured count.
func (b *bench) growth() error {
	const least = 0.05 // seconds that the smaller program takes at least, besides the start
	empty := b.out("empty.ll")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		return err
	}
	null := b.out("null")
	parts := []struct {
		name string
		ptx  bool
		args []string
	}{
		{"read and write", false, []string{"as", "-o", null}},
		{"verify", false, []string{"verify"}},
		{"passes", false, []string{"opt", "-O3", "-o", null}},
		{"compile -O0 -g", false, []string{"compile", "-O0", "-g", "-o", null}},
		{"compile -O3", false, []string{"compile", "-O3", "-o", null}},
		{"ptx check", true, []string{"ptx", "check"}},
		{"ptx fmt", true, []string{"ptx", "fmt"}},
	}
	cpu := func(args []string, path string) (float64, error) {
		best := 0.0
		for i := range max(1, b.reps/3) {
			u, err := run([]command{append(append(command{b.gonvvm}, args...), path)})
			if err != nil {
				return 0, err
			}
			if t := u.cpu.Seconds(); i == 0 || t < best {
				best = t
			}
		}
		return best, nil
	}
	for _, c := range chains.All() {
		if !b.kernels.MatchString(c.Name) {
			continue
		}
		for _, p := range parts {
			if p.ptx != c.PTX {
				continue
			}
			start, err := cpu(p.args, empty)
			if err != nil && !p.ptx {
				return err
			}
			write := func(n int) (string, error) {
				path := b.out("chain." + map[bool]string{false: "ll", true: "ptx"}[c.PTX])
				return path, os.WriteFile(path, []byte(c.Text(c.Base+n)), 0o644)
			}
			measure := func(n int) (float64, error) {
				path, err := write(n)
				if err != nil {
					return 0, err
				}
				t, err := cpu(p.args, path)
				return max(t-start, 1e-4), err
			}
			n := 50
			limit := 50_000
			if c.Depth != 0 {
				limit = c.Depth / 4
			}
			n = min(n, limit)
			small, err := measure(n)
			for err == nil && small < least && 2*n <= limit {
				n *= 2
				small, err = measure(n)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", c.Name, err)
			}
			large, err := measure(4 * n)
			if err != nil {
				return fmt.Errorf("%s: %w", c.Name, err)
			}
			for range 4 { // the least of several: another program on the machine makes one measurement dear
				if large < 4*least || large/small <= maxChainGrowth {
					break
				}
				again, err := measure(n)
				if err != nil {
					return fmt.Errorf("%s: %w", c.Name, err)
				}
				small = min(small, again)
				if again, err = measure(4 * n); err != nil {
					return fmt.Errorf("%s: %w", c.Name, err)
				}
				large = min(large, again)
			}
			name := fmt.Sprintf("%-28s %-15s %6d: %8.1f ms, %6d: %8.1f ms", strings.TrimPrefix(c.Name, "ptx "), p.name, n, 1000*small, 4*n, 1000*large)
			if large < 4*least {
				fmt.Printf("%s, too short\n", name)
				continue
			}
			b.verdict(large/small <= maxChainGrowth, "%s, %5.2f times, at most %.1f", name, large/small, maxChainGrowth)
		}
	}
	return nil
}
