package difftest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"gonvvm/internal/emu"
	"gonvvm/internal/launcher"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
)

// launchLimit is the time after which a launch on a GPU counts as hung.
const launchLimit = 30 * time.Second

// GPU runs programs on a GPU. Goroutines share it.
type GPU struct {
	Crashes atomic.Uint64 // modules at which NVIDIA's driver crashed: their programs are not compared
	free    chan *launcher.Launcher
}

// NewGPU returns a GPU that so many processes of the command gonvvm-cuda use at a time.
func NewGPU(path string, processes int) *GPU {
	g := &GPU{free: make(chan *launcher.Launcher, processes)}
	for range processes {
		g.free <- launcher.New(path, launchLimit, io.Discard)
	}
	return g
}

// Close ends the processes.
func (g *GPU) Close() {
	for range cap(g.free) {
		_ = (<-g.free).Close() // they have replied to all requests
	}
}

// Variant runs programs on the GPU, and in the emulator for the rest of the results. Functions are visible there: the assembler of
// drivers up to CUDA 13.0 crashes at recursive functions that are not, or makes wrong code of them.
func (g *GPU) Variant(c Compiler) Variant {
	return Variant{"GPU, " + c.Name, func(text string, kernels []string, in []byte) ([]Result, error) {
		p, err := c.Compile([]byte(text))
		if err != nil {
			return nil, errCompile{err}
		}
		m, err := ptx.Parse("random.ptx", p)
		if err != nil {
			return nil, err
		}
		results, err := execute(m, p, kernels, in, emu.Config{})
		if err != nil {
			return nil, err
		}
		mod, err := emu.NewDevice(64).Load(m, "random.ptx", p)
		if err != nil {
			return nil, err
		}
		l := <-g.free
		defer func() { g.free <- l }()
		for i, name := range kernels {
			k, err := mod.Kernel(name)
			if err != nil {
				return nil, err
			}
			q := randomRequest(k, in)
			if i == 0 {
				q.PTX = bytes.ReplaceAll(p, []byte("\n.func"), []byte("\n.visible .func"))
			}
			r, err := l.Launch(q)
			if errors.Is(err, launcher.ErrCrash) {
				g.Crashes.Add(1)
				return results, nil
			}
			if err != nil {
				return nil, fmt.Errorf("kernel %s: %w", name, err)
			}
			results[i].Out = r.Buffers[0]
		}
		return results, nil
	}}
}

// randomRequest returns the launch of a random program that execute has in the emulator.
func randomRequest(k *emu.Kernel, in []byte) *launcher.Request {
	params := fillParams(k)
	q := &launcher.Request{Kernel: k.Name(), Block: launcher.Dim{X: irgen.Threads}}
	for i, p := range k.Params() {
		a := launcher.Argument{Data: params[p.Offset : p.Offset+p.Size]}
		switch i {
		case 0:
			a = launcher.Argument{Data: in, Buffer: true}
		case 1:
			a = launcher.Argument{Data: make([]byte, len(in)), Buffer: true, Out: true}
		case 2:
			binary.LittleEndian.PutUint32(a.Data, argN)
		}
		q.Args = append(q.Args, a)
	}
	return q
}

// Request returns a launch of the corpus as a request. Its PTX, of which k is a kernel, is still to be set.
func Request(k *emu.Kernel, l *testkit.Launch) *launcher.Request {
	q := &launcher.Request{
		Kernel: l.Kernel, Grid: dim(l.Grid), Block: dim(l.Block), Shared: l.Shared,
	}
	for i, p := range k.Params() {
		a := launcher.Argument{Data: l.Args[i].Data, Buffer: l.Args[i].Buffer, Out: l.Args[i].Buffer}
		if !a.Buffer { // a structure may be longer than its fields
			a.Data = append(make([]byte, 0, p.Size), a.Data...)[:p.Size]
		}
		q.Args = append(q.Args, a)
	}
	return q
}

func dim(d [3]int) launcher.Dim { return launcher.Dim{X: d[0], Y: d[1], Z: d[2]} }
