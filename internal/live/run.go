package live

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"gonvvm/emu"
	"gonvvm/internal/launch"
	"gonvvm/internal/report"
)

// Launch is a launch of a kernel. The arguments are those of `gonvvm run`.
type Launch struct {
	Kernel string   `json:"kernel"` // "" is the only one
	Grid   []int    `json:"grid"`
	Block  []int    `json:"block"`
	Shared int      `json:"shared"`
	Args   []string `json:"args"`
	Trace  *Warp    `json:"trace,omitempty"` // whose steps are recorded
}

// Warp is a warp of a launch.
type Warp struct {
	Block [3]int `json:"block"`
	Warp  int    `json:"warp"`
}

// Limits of a launch from the page.
const (
	maxMemory = 256 << 20
	maxSteps  = 1 << 24 // instructions of a warp
)

// run runs a kernel of the report's PTX and adds the launch to the report.
func run(ctx context.Context, r *report.Report, q *Request) error {
	l := q.Run
	args, err := launch.ParseArgs(l.Args, func(string) ([]byte, error) { return nil, errors.New("files cannot be read here") })
	if err != nil {
		return err
	}
	dev := emu.New()
	dev.LimitMemory(maxMemory)
	m, err := dev.Load(q.Name, r.Text())
	if err != nil {
		return err
	}
	var out output
	cfg := emu.Config{Grid: dim(l.Grid), Block: dim(l.Block), Shared: l.Shared, Lines: true, Stats: true, Steps: maxSteps, Stdout: &out}
	var tracer *report.Tracer
	if l.Trace != nil {
		if tracer, err = r.NewTracer(l.Trace.Block, l.Trace.Warp); err != nil {
			return err
		}
		cfg.Debug = tracer.Step
	}
	start := time.Now()
	res, err := m.LaunchArgs(ctx, l.Kernel, cfg, args)
	if err != nil {
		return err
	}
	kernel := l.Kernel
	if names := m.Kernels(); kernel == "" && len(names) == 1 {
		kernel = names[0]
	}
	var buffers []*emu.Arg
	for _, a := range args {
		buffers = append(buffers, a.Buffers()...)
	}
	r.AddRun(kernel, &cfg, res, buffers, out.String(), time.Since(start).Seconds())
	if tracer != nil {
		r.AddTrace(tracer)
	}
	return nil
}

// dim returns up to three sizes.
func dim(n []int) emu.Dim {
	size := func(i int) int {
		if i < len(n) {
			return n[i]
		}
		return 1
	}
	return emu.Dim{X: size(0), Y: size(1), Z: size(2)}
}

func sorted[V any](m map[string]V) []string {
	list := slices.Sorted(maps.Keys(m))
	if list == nil {
		list = []string{}
	}
	return list
}
