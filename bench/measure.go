package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os/exec"
	"sort"
	"strings"
	"time"
)

// command is a program and its arguments.
type command []string

// cost is the cost of running a list of commands.
type cost struct {
	cpu    time.Duration // user and system, of all of them
	wall   time.Duration // from the start of the first to the end of the last
	memory int64         // bytes, the largest peak of one
}

// errNoUsage is returned on systems that do not report the usage of a process.
var errNoUsage = errors.New("this system does not report CPU time and memory of a process")

// run runs commands one after the other.
func run(commands []command) (cost, error) { return runWithin(context.Background(), commands) }

// runWithin does as run, and kills the command that runs when the context ends.
func runWithin(ctx context.Context, commands []command) (cost, error) {
	var total cost
	start := time.Now()
	for _, c := range commands {
		var stderr bytes.Buffer
		cmd := exec.CommandContext(ctx, c[0], c[1:]...)
		cmd.Stderr = &stderr
		if err := cmd.Run(); err != nil {
			return total, fmt.Errorf("%s: %w\n%s", strings.Join(c, " "), err, stderr.Bytes())
		}
		used, err := usage(cmd.ProcessState)
		if err != nil {
			return total, err
		}
		total.cpu += used.cpu
		total.memory = max(total.memory, used.memory)
	}
	total.wall = time.Since(start)
	return total, nil
}

// sideBySide runs two alternatives in turn, after one round that does not
// count, and returns the median of each.
func sideBySide(reps int, ours, theirs []command) (a, b cost, err error) {
	var as, bs []cost
	for i := -1; i < reps; i++ {
		pair := [2][]command{ours, theirs}
		var got [2]cost
		for k := range 2 {
			side := (i + 1 + k) % 2 // the order alternates
			if got[side], err = run(pair[side]); err != nil {
				return a, b, err
			}
		}
		if i >= 0 {
			as, bs = append(as, got[0]), append(bs, got[1])
		}
	}
	return median(as), median(bs), nil
}

// median returns the median CPU and wall times, and the largest memory.
func median(list []cost) cost {
	var m cost
	for _, c := range list {
		m.memory = max(m.memory, c.memory)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].cpu < list[j].cpu })
	if n := len(list); n > 0 {
		m.cpu = (list[n/2].cpu + list[(n-1)/2].cpu) / 2
		sort.Slice(list, func(i, j int) bool { return list[i].wall < list[j].wall })
		m.wall = (list[n/2].wall + list[(n-1)/2].wall) / 2
	}
	return m
}

// ratio returns a/b of the CPU times.
func ratio(a, b cost) float64 {
	if b.cpu == 0 {
		return math.Inf(1)
	}
	return float64(a.cpu) / float64(b.cpu)
}

// geomean accumulates a geometric mean.
type geomean struct {
	sum float64
	n   int
}

func (g *geomean) add(v float64) {
	g.sum += math.Log(v)
	g.n++
}

func (g *geomean) value() float64 {
	if g.n == 0 {
		return math.NaN()
	}
	return math.Exp(g.sum / float64(g.n))
}

func ms(d time.Duration) float64 { return float64(d) / 1e6 }
func mb(n int64) float64         { return float64(n) / 1e6 }
