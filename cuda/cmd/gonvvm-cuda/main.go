// Command gonvvm-cuda launches kernels on a GPU, for gonvvm run -device=cuda among others. It reads requests as JSON from standard input
// and writes a reply to each to standard output, after a record separator (RFC 7464): the driver writes the text that kernels print there,
// too. The package internal/launcher of the module gonvvm, which depends on no C library, starts it.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"gonvvm/cuda"
)

// request is a launch. internal/launcher of the module gonvvm has the same structures, and describes them.
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
	Out    bool   `json:"out"`    // the contents are wanted afterwards
	Copies int    `json:"copies"` // how often the data is in the buffer; 0 means 1, and the contents wanted are the first copy's
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

const recordSeparator = 0x1e

func main() {
	in, out := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for s := (session{}); ; {
		var q request
		var r reply
		switch err := in.Decode(&q); {
		case err == io.EOF:
			s.close()
			return
		case err != nil:
			fmt.Fprintln(os.Stderr, "gonvvm-cuda launches kernels for gonvvm run -device=cuda, which gives it requests on standard input:", err)
			os.Exit(2)
		}
		if err := s.run(&q, &r); err != nil {
			r.Error = err.Error()
		}
		_, err := os.Stdout.Write([]byte{recordSeparator})
		if err = errors.Join(err, out.Encode(&r)); err != nil {
			fmt.Fprintln(os.Stderr, "gonvvm-cuda:", err)
			os.Exit(1)
		}
	}
}

// session is the state that requests share: a context, and the module of the last one.
type session struct {
	library string
	number  int
	drv     *cuda.Driver
	dev     *cuda.Device
	ctx     *cuda.Context
	mod     *cuda.Module
}

// open opens the device of a request, unless it is open.
func (s *session) open(q *request) (err error) {
	if s.ctx != nil && s.library == q.Library && s.number == q.Device {
		return nil
	}
	s.close()
	if s.drv, err = cuda.Open(q.Library); err != nil {
		return err
	}
	if s.dev, err = s.drv.Device(q.Device); err != nil {
		return err
	}
	if s.ctx, err = s.dev.Context(); err != nil {
		return err
	}
	s.library, s.number = q.Library, q.Device
	return nil
}

// close releases the context with all that it has.
func (s *session) close() {
	if s.ctx != nil {
		_ = s.ctx.Close()
	}
	*s = session{}
}

func (s *session) run(q *request, r *reply) (err error) {
	if err := s.open(q); err != nil {
		return err
	}
	if r.Version, err = s.drv.Version(); err != nil {
		return err
	}
	if r.Device, err = s.dev.Name(); err != nil {
		return err
	}
	if len(q.PTX) > 0 {
		if s.mod != nil {
			err := s.mod.Unload()
			if s.mod = nil; err != nil {
				return err
			}
		}
		if s.mod, err = s.ctx.Load(q.PTX); err != nil {
			return err
		}
	}
	if s.mod == nil {
		return errors.New("the request has no PTX, and no request before it had any")
	}
	r.Log = s.mod.Log
	f, err := s.mod.Function(q.Kernel)
	if err != nil {
		return err
	}
	const mostDynamic, portable = 8, 48 << 10
	if q.Shared > portable {
		if err := f.SetAttribute(mostDynamic, q.Shared); err != nil {
			return err
		}
	}
	return q.launch(s.ctx, f, r)
}

// launch fills the buffers, launches, and reads the buffers back.
func (q *request) launch(ctx *cuda.Context, f *cuda.Function, r *reply) (err error) {
	args := make([]any, len(q.Args))
	var all, outs []*cuda.Buffer[byte]
	var sizes []int
	defer func() {
		for _, b := range all {
			err = cmp.Or(err, b.Free()) // errors after the first one repeat it
		}
	}()
	for i, a := range q.Args {
		args[i] = a.Data
		if !a.Buffer {
			continue
		}
		b, err := cuda.AllocFrom(ctx, bytes.Repeat(a.Data, max(a.Copies, 1)))
		if err != nil {
			return err
		}
		args[i], all = b, append(all, b)
		if a.Out {
			outs, sizes = append(outs, b), append(sizes, len(a.Data))
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
	defer func() { err = cmp.Or(err, start.Close(), end.Close()) }()
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
		for i, b := range outs {
			data := make([]byte, sizes[i])
			if err := b.Read(data); err != nil {
				return err
			}
			r.Buffers = append(r.Buffers, data)
		}
	}
	return nil
}
