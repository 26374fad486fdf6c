package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"gonvvm/emu"
	"gonvvm/internal/launch"
	"gonvvm/internal/launcher"
)

// deviceFlag is -device: cpu, cuda, or cuda:N.
type deviceFlag struct {
	cuda   bool
	number int
}

func (f *deviceFlag) String() string { return "cpu" }

func (f *deviceFlag) Set(s string) error {
	name, number, numbered := strings.Cut(s, ":")
	f.cuda = name == "cuda"
	n, err := strconv.Atoi(number)
	if name != "cpu" && name != "cuda" || numbered && (err != nil || n < 0 || name == "cpu") {
		return errors.New("the devices are cpu, cuda and cuda:N")
	}
	f.number = n
	return nil
}

// helper finds a program of another module of the source, in a folder: in an environment variable, beside this program, or in PATH.
func helper(name, folder, variable string) (string, error) {
	if path := os.Getenv(variable); path != "" {
		return path, nil
	}
	file := name
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	if dir := programDir(); dir != "" && fileExists(filepath.Join(dir, file)) {
		return filepath.Join(dir, file), nil
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return "", fmt.Errorf("%s is neither beside gonvvm nor in PATH: build it with go build -C %s -o DIR ./cmd/%s", name, folder, name)
	}
	return path, nil
}

// launchCUDA runs the launch on a GPU. The results of buffers go where those of the CPU go.
func (o *runOptions) launchCUDA(s *streams, ptx []byte, kernel string, args []*emu.Arg) (*launcher.Reply, error) {
	path, err := helper("gonvvm-cuda", "cuda", "GONVVM_CUDA_HELPER")
	if err != nil {
		return nil, err
	}
	q := launcher.Request{
		Library: os.Getenv("GONVVM_CUDA"), Device: o.device.number, PTX: ptx, Kernel: kernel, Grid: launcher.Dim(o.grid), Block: launcher.Dim(o.block),
		Cluster: launcher.Dim(o.cluster), Shared: o.shared, Repeat: o.repeat(),
	}
	var outs []*emu.Arg
	for _, a := range args {
		out := a.Dir == emu.Out || a.Dir == emu.InOut
		q.Args = append(q.Args, launcher.Argument{Data: a.Data, Buffer: a.Dir != emu.Scalar, Out: out})
		if out {
			outs = append(outs, a)
		}
	}
	l := launcher.New(path, 0, s.out)
	r, err := l.Launch(&q)
	if err != nil {
		return r, err
	}
	for i, a := range outs {
		a.Data = r.Buffers[i]
	}
	return r, l.Close()
}

// checkCUDA refuses arguments that gonvvm-cuda does not take, and finds the kernel's name.
func (o *runOptions) checkCUDA(s *streams, p *launch.Program) int {
	for _, a := range p.Launches[0].Args {
		if !a.Plain() {
			fmt.Fprintf(s.err, "gonvvm run: -device=cuda takes numbers, bytes and buffers, not %s\n", a.Text)
			return exitUsage
		}
	}
	if o.kernel != "" {
		return exitOK
	}
	mod, err := emu.New().Load("", p.Modules[0].Text)
	if err == nil {
		_, err = mod.Params("") // there may be more than one kernel
	}
	if err != nil {
		return s.failed(err)
	}
	o.kernel = mod.Kernels()[0]
	return exitOK
}

// repeat returns the number of further launches that are timed.
func (o *runOptions) repeat() int {
	if o.time {
		return 10
	}
	return 0
}

// copyArgs returns arguments with contents of their own.
func copyArgs(args []*emu.Arg) []*emu.Arg {
	list := make([]*emu.Arg, len(args))
	for i, a := range args {
		list[i] = a.Copy()
	}
	return list
}

// onCUDA runs the launch on a GPU, and compares its results with those of the CPU if cpu has them. It returns the exit code.
func (o *runOptions) onCUDA(s *streams, ptx []byte, kernel string, args, cpu []*emu.Arg, r *runResult) (code int, bad bool) {
	reply, err := o.launchCUDA(s, ptx, kernel, args)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return exitInput, true
	}
	r.Device = reply.Device
	if o.time {
		for _, n := range reply.Times {
			r.Times = append(r.Times, time.Duration(n).Seconds())
		}
		if !o.json {
			best := time.Duration(reply.Times[0])
			for _, n := range reply.Times {
				best = min(best, time.Duration(n))
			}
			fmt.Fprintf(s.out, "%v on %s, the best of %d launches\n", best, reply.Device, len(reply.Times))
		}
	}
	k := 0
	for i, a := range args {
		if a.Dir != emu.Out && a.Dir != emu.InOut {
			continue
		}
		k++
		if cpu == nil {
			continue
		}
		d, err := a.Type.Compare(a.Data, cpu[i].Data, o.atol, o.rtol)
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
			return exitInput, true
		}
		r.Compared = append(r.Compared, jsonCompare{k, "", "cpu", d.Wrong, d.Elements, d.First, d.Got, d.Want, d.MaxError})
		if d.Wrong > 0 {
			bad = true
			if !o.json {
				fmt.Fprintf(s.err, "buffer %d of %s differs from that of the CPU in %d of %d elements; the first is [%d]: %s instead of %s; the largest error is %g\n",
					k, reply.Device, d.Wrong, d.Elements, d.First, d.Got, d.Want, d.MaxError)
			}
		}
	}
	return exitOK, bad
}
