// Command gonvvm-cuda launches a kernel on a GPU for gonvvm run -device=cuda. It reads a request as JSON from standard input and writes
// a reply to standard output. The command gonvvm, which depends on nothing, starts it.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"gonvvm/cuda"
)

// request is a launch. cmd/gonvvm/run_cuda.go has the same structures.
type request struct {
	Library     string     `json:"library"` // of the driver; "" is that of the system
	Device      int        `json:"device"`
	PTX         []byte     `json:"ptx"`
	Kernel      string     `json:"kernel"`
	Grid        cuda.Dim   `json:"grid"`
	Block       cuda.Dim   `json:"block"`
	Cluster     cuda.Dim   `json:"cluster"`
	Shared      int        `json:"shared"`
	Cooperative bool       `json:"cooperative"`
	Args        []argument `json:"args"`
	Repeat      int        `json:"repeat"` // further launches that are timed, on the buffers as the first left them
}

// argument is a scalar, or a buffer.
type argument struct {
	Data   []byte `json:"data"`
	Buffer bool   `json:"buffer"`
	Out    bool   `json:"out"` // the contents are wanted afterwards
}

// reply is the outcome.
type reply struct {
	Device  string   `json:"device"`
	Version int      `json:"version"` // of CUDA: 1000·major + 10·minor
	Buffers [][]byte `json:"buffers"` // those with Out, in order
	Times   []int64  `json:"times"`   // of the launches in nanoseconds, the first one included
	Log     string   `json:"log"`     // of the JIT compiler
	Error   string   `json:"error"`
}

func main() {
	var q request
	var r reply
	if err := json.NewDecoder(io.LimitReader(os.Stdin, 16<<30)).Decode(&q); err != nil {
		fmt.Fprintln(os.Stderr, "gonvvm-cuda launches kernels for gonvvm run -device=cuda, which gives it a request on standard input:", err)
		os.Exit(2)
	}
	if err := q.run(&r); err != nil {
		r.Error = err.Error()
	}
	if err := json.NewEncoder(os.Stdout).Encode(&r); err != nil {
		fmt.Fprintln(os.Stderr, "gonvvm-cuda:", err)
		os.Exit(1)
	}
}

func (q *request) run(r *reply) (err error) {
	d, err := cuda.Open(q.Library)
	if err != nil {
		return err
	}
	if r.Version, err = d.Version(); err != nil {
		return err
	}
	dev, err := d.Device(q.Device)
	if err != nil {
		return err
	}
	if r.Device, err = dev.Name(); err != nil {
		return err
	}
	ctx, err := dev.Context()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, ctx.Close()) }()
	mod, err := ctx.Load(q.PTX)
	if err != nil {
		return err
	}
	r.Log = mod.Log
	f, err := mod.Function(q.Kernel)
	if err != nil {
		return err
	}
	const mostDynamic, portable = 8, 48 << 10
	if q.Shared > portable {
		if err := f.SetAttribute(mostDynamic, q.Shared); err != nil {
			return err
		}
	}
	return q.launch(ctx, f, r)
}

// launch fills the buffers, launches, and reads the buffers back.
func (q *request) launch(ctx *cuda.Context, f *cuda.Function, r *reply) error {
	args := make([]any, len(q.Args))
	var outs []*cuda.Buffer[byte]
	for i, a := range q.Args {
		args[i] = a.Data
		if !a.Buffer {
			continue
		}
		b, err := cuda.AllocFrom(ctx, a.Data)
		if err != nil {
			return err
		}
		args[i] = b
		if a.Out {
			outs = append(outs, b)
		}
	}
	start, err := ctx.NewEvent()
	if err != nil {
		return err
	}
	end, err := ctx.NewEvent()
	if err != nil {
		return err
	}
	cfg := cuda.Config{Grid: q.Grid, Block: q.Block, Cluster: q.Cluster, Shared: q.Shared, Cooperative: q.Cooperative}
	for n := 0; n <= q.Repeat; n++ {
		if err := errors.Join(start.Record(nil), f.Launch(cfg, args...), end.Record(nil)); err != nil {
			return err
		}
		if err := ctx.Synchronize(); err != nil {
			return err
		}
		t, err := end.Since(start)
		if err != nil {
			return err
		}
		r.Times = append(r.Times, t.Nanoseconds())
		if n > 0 {
			continue
		}
		for _, b := range outs {
			data := make([]byte, b.Len())
			if err := b.Read(data); err != nil {
				return err
			}
			r.Buffers = append(r.Buffers, data)
		}
	}
	return nil
}
