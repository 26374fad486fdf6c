package wire

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"

	"gonvvm/diag"
	"gonvvm/emu"
)

// launchOptions are the options of emu.launch.
type launchOptions struct {
	Kernel                 string
	Grid, Block, Cluster   [3]int
	Shared, Stack, Workers int
	Seed, Steps, Memory    uint64
	Sanitize, Stats, NaN   bool
	WeakMemory             bool
}

// launchReport is the outcome of a launch.
type launchReport struct {
	Done     bool          `json:"done"`
	Findings []findingJSON `json:"findings"`
	Steps    uint64        `json:"steps"`
	Threads  uint64        `json:"threads"`
	Stats    *emu.Stats    `json:"stats,omitempty"`
	Stdout   string        `json:"stdout,omitempty"`
}

// findingJSON is a finding: where it was, and the same as a diagnostic.
type findingJSON struct {
	Diagnostic *diag.Diagnostic `json:"diagnostic"`
	Block      *[3]int          `json:"block,omitempty"`
	Thread     *[3]int          `json:"thread,omitempty"`
	Count      int              `json:"count"`
	Fatal      bool             `json:"fatal"`
}

// output collects the text that a kernel prints.
type output struct{ text []byte }

func (o *output) Write(p []byte) (int, error) {
	o.text = append(o.text, p...)
	return len(p), nil
}

// emuKernels lists the kernels of a module with their parameters: options, a name and a text. The output is JSON.
func emuKernels(args [][]byte) [][]byte {
	if len(args) != 3 {
		return refuse("options, a name and a text are wanted")
	}
	mod, err := emu.New().Load(string(args[1]), args[2])
	if err != nil {
		return apiReply(nil, nil, nil, err)
	}
	kernels := map[string][]emu.Param{}
	for _, name := range mod.Kernels() {
		if kernels[name], err = mod.Params(name); err != nil {
			return apiReply(nil, nil, nil, err)
		}
	}
	text, err := json.Marshal(kernels)
	return apiReply(text, nil, nil, err)
}

// emuLaunch runs a kernel: options, a name, a text, and two strings for each argument: "int" and decimal digits, "float" and a number,
// "bytes" and those of a structure or a scalar, or "in" or "inout" and the contents of a buffer. The reply has at its end the contents
// of the inout buffers after the launch.
func emuLaunch(args [][]byte) [][]byte {
	var opt launchOptions
	if len(args) < 3 || len(args)%2 != 1 {
		return refuse("options, a name, a text and arguments of two strings are wanted")
	}
	if err := strictJSON(args[0], &opt); err != nil {
		return refuse("options: %v", err)
	}
	l := launch{dev: emu.New()}
	if opt.Memory != 0 {
		l.dev.LimitMemory(opt.Memory)
	}
	mod, err := l.dev.Load(string(args[1]), args[2])
	if err == nil {
		l.params, err = mod.Params(opt.Kernel)
	}
	if err != nil {
		return apiReply(nil, nil, nil, err)
	}
	if args = args[3:]; len(args)/2 != len(l.params) {
		return apiReply(nil, nil, nil, fmt.Errorf("the kernel takes %d arguments, not %d", len(l.params), len(args)/2))
	}
	for i := range l.params {
		if err := l.add(i, string(args[2*i]), args[2*i+1]); err != nil {
			return apiReply(nil, nil, nil, fmt.Errorf("argument %d (%s): %w", i, l.params[i].Decl, err))
		}
	}
	dim := func(d [3]int) emu.Dim { return emu.Dim{X: d[0], Y: d[1], Z: d[2]} }
	var printed output
	res, err := mod.Launch(context.Background(), opt.Kernel, emu.Config{
		Grid: dim(opt.Grid), Block: dim(opt.Block), Cluster: dim(opt.Cluster), Shared: opt.Shared, NoSanitize: !opt.Sanitize,
		WeakMemory: opt.WeakMemory, Workers: opt.Workers, Seed: opt.Seed, Stack: opt.Stack, Steps: opt.Steps, Stats: opt.Stats, NaN: opt.NaN,
		Stdout: &printed,
	}, l.args...)
	if err != nil {
		return apiReply(nil, nil, nil, err)
	}
	return l.reply(res, opt.Stats, printed.text)
}

// launch holds the arguments of a launch.
type launch struct {
	dev    *emu.Device
	params []emu.Param
	args   []any
	out    []emu.Ptr
	sizes  []int
}

// add adds argument i.
func (l *launch) add(i int, kind string, data []byte) error {
	p := &l.params[i]
	switch kind {
	case "int":
		n, ok := new(big.Int).SetString(string(data), 10)
		switch {
		case !ok:
			return fmt.Errorf("%q is not an integer", data)
		case n.IsInt64():
			l.args = append(l.args, int(n.Int64()))
		case n.IsUint64():
			l.args = append(l.args, n.Uint64())
		default:
			return fmt.Errorf("%s has more than 64 bits", n)
		}
	case "float":
		f, err := strconv.ParseFloat(string(data), 64)
		if err != nil {
			return fmt.Errorf("%q is not a number", data)
		}
		if p.Type == "f64" {
			l.args = append(l.args, f)
		} else {
			l.args = append(l.args, float32(f))
		}
	case "bytes":
		l.args = append(l.args, data)
	case "in", "inout":
		at, err := l.dev.Alloc(len(data))
		if err == nil {
			err = l.dev.Write(at, data)
		}
		if err != nil {
			return err
		}
		l.args = append(l.args, at)
		if kind == "inout" {
			l.out, l.sizes = append(l.out, at), append(l.sizes, len(data))
		}
	default:
		return fmt.Errorf("unknown kind %q", kind)
	}
	return nil
}

func (l *launch) reply(res *emu.Result, stats bool, printed []byte) [][]byte {
	r := &launchReport{Done: res.Done, Steps: res.Steps, Threads: res.Threads, Stdout: string(printed), Findings: []findingJSON{}}
	if stats {
		r.Stats = &res.Stats
	}
	var list diag.List
	for i := range res.Findings {
		f := &res.Findings[i]
		list = append(list, f.Diagnostic())
		found := findingJSON{Diagnostic: list[i], Count: f.Count, Fatal: f.Fatal}
		if f.HasThread {
			found.Block, found.Thread = &f.Block, &f.Thread
		}
		r.Findings = append(r.Findings, found)
	}
	reply := [][]byte{number(0), nil, encode(&report{Diagnostics: list.AppendJSON(nil), Text: string(list.Append(nil)), Launch: r})}
	for k, at := range l.out {
		data := make([]byte, l.sizes[k])
		if err := l.dev.Read(at, data); err != nil {
			return apiReply(nil, nil, nil, err)
		}
		reply = append(reply, data)
	}
	return reply
}
