package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"gonvvm/emu"
	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/target"
)

// runOptions are the flags of `gonvvm run`.
type runOptions struct {
	file, kernel         string
	grid, block, cluster dimFlag
	shared               int
	sanitize, simd       bool
	seed                 uint64
	workers              int
	steps, memory        uint64
	timeout              time.Duration
	stack                int
	arch                 string
	level                int
	stats, nan, json     bool
	atol, rtol           float64
	expect, print, write listFlag
	device               deviceFlag
	both, time           bool
	args                 []*emu.Arg
}

// listFlag is a flag that may be given several times.
type listFlag []string

func (l *listFlag) String() string     { return strings.Join(*l, " ") }
func (l *listFlag) Set(s string) error { *l = append(*l, s); return nil }

// dimFlag is X, X,Y or X,Y,Z.
type dimFlag emu.Dim

func (d *dimFlag) String() string { return "1" }

func (d *dimFlag) Set(s string) error {
	parts := strings.Split(s, ",")
	if len(parts) > 3 {
		return errors.New("more than three dimensions")
	}
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil || n < 1 {
			return fmt.Errorf("bad dimension %q", p)
		}
		*[]*int{&d.X, &d.Y, &d.Z}[i] = n
	}
	return nil
}

// switchFlag is on or off.
type switchFlag struct{ to *bool }

func (f switchFlag) String() string   { return "on" }
func (f switchFlag) IsBoolFlag() bool { return true }
func (f switchFlag) Set(s string) error {
	switch s {
	case "on", "true", "1":
		*f.to = true
	case "off", "false", "0":
		*f.to = false
	default:
		return errors.New("on or off")
	}
	return nil
}

// runMain is `gonvvm run`.
func runMain(args []string, s *streams) int {
	o := runOptions{sanitize: true, simd: true}
	fs := flag.NewFlagSet("gonvvm run", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, `usage: gonvvm run FILE [flags] ARGUMENT...

Runs a kernel of a PTX or LLVM IR file on the CPU. The arguments are those of the kernel, in order:

  f32:2.5                   a scalar: i8 … i64, u8 … u64, f16, bf16, f32, f64
  bytes:00ff…               the bytes of a structure
  in:f32[1024]=ramp         a buffer: 0, 1, 2 …
  inout:i32[64]=rand:7      random contents; floats are in [-1, 1)
  in:u8[100]=255            the number everywhere
  in:f64[9]=@FILE           raw little-endian numbers, or a .npy file
  out:f32[1024]             zeroes

The exit status is 0 if the launch finished, nothing was found and everything expected matched.

`)
		fs.PrintDefaults()
	}
	fs.StringVar(&o.kernel, "kernel", "", "`name` of the kernel; not needed if there is one")
	fs.Var(&o.grid, "grid", "`X,Y,Z` blocks of the grid")
	fs.Var(&o.block, "block", "`X,Y,Z` threads of a block")
	fs.Var(&o.cluster, "cluster", "`X,Y,Z` blocks of a cluster")
	fs.IntVar(&o.shared, "shared", 0, "`bytes` of dynamic shared memory")
	fs.Var(switchFlag{&o.sanitize}, "sanitize", "`on|off`: look for races, accesses out of bounds, values that were never written, …")
	fs.Var(switchFlag{&o.simd}, "simd", "`on|off`: use vector instructions of this machine; results and findings are the same without them")
	fs.Uint64Var(&o.seed, "seed", 0, "not 0: run blocks and warps one after another in the order that the `number` gives")
	fs.IntVar(&o.workers, "workers", 0, "blocks that run in `N` threads (0: one for each processor; 1: the same order every time)")
	fs.Uint64Var(&o.steps, "steps", 0, "`limit` of instructions of one warp")
	fs.Uint64Var(&o.memory, "memory", 0, "`bytes` of global memory (0: 2 GiB)")
	fs.DurationVar(&o.timeout, "timeout", 0, "end the launch after a `time` such as 30s")
	fs.IntVar(&o.stack, "stack", 0, "limit of a thread's stack in `bytes`")
	fs.StringVar(&o.arch, "arch", "sm_90", "`architecture` to compile LLVM IR for")
	fs.IntVar(&o.level, "opt", 3, "optimisation `level` for LLVM IR")
	fs.BoolVar(&o.nan, "nan", false, "report the instructions that make a NaN or an infinity of finite operands")
	fs.BoolVar(&o.stats, "stats", false, "print counts of instructions and memory accesses")
	fs.BoolVar(&o.json, "json", false, "print the results as JSON")
	fs.Var(&o.device, "device", "`cpu`, cuda or cuda:N: where the kernel runs; a GPU needs gonvvm-cuda (folder cuda of the source)")
	fs.BoolVar(&o.both, "both", false, "run on a GPU and on the CPU, and compare the buffers, with the errors that -atol and -rtol allow")
	fs.BoolVar(&o.time, "time", false, "print the time of the launch; on a GPU the best of 11")
	fs.Float64Var(&o.atol, "atol", 0, "absolute `error` that -expect allows")
	fs.Float64Var(&o.rtol, "rtol", 0, "relative `error` that -expect allows")
	fs.Var(&o.expect, "expect", "`[K:]FILE`: compare the K-th out or inout buffer (default: the last) with a file")
	fs.Var(&o.print, "print", "`K[:N]`: print the (first N) elements of the K-th out or inout buffer")
	fs.Var(&o.write, "write", "`K:FILE`: write the K-th out or inout buffer, as .npy if the name ends so")
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) == 0 {
		fmt.Fprintln(s.err, "gonvvm run: a PTX or LLVM IR file is needed")
		return exitUsage
	}
	if err := o.check(); err != nil {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return exitUsage
	}
	o.file = words[0]
	for _, w := range words[1:] {
		a, err := emu.ParseArg(w, readFile)
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
			return exitUsage
		}
		o.args = append(o.args, a)
	}
	return o.run(s)
}

// check refuses values that flags cannot have.
func (o *runOptions) check() error {
	switch {
	case o.shared < 0:
		return fmt.Errorf("-shared=%d: a number of bytes cannot be negative", o.shared)
	case o.stack < 0:
		return fmt.Errorf("-stack=%d: a number of bytes cannot be negative", o.stack)
	case o.workers < 0:
		return fmt.Errorf("-workers=%d: must not be negative", o.workers)
	case o.level < 0 || o.level > 3:
		return fmt.Errorf("-opt=%d: expected 0 to 3", o.level)
	case o.timeout < 0:
		return fmt.Errorf("-timeout=%v: must not be negative", o.timeout)
	case !(o.atol >= 0), !(o.rtol >= 0):
		return errors.New("-atol and -rtol must not be negative")
	}
	return nil
}

// report is the result of a run, for -json.
type report struct {
	Done     bool          `json:"done"`
	Seconds  float64       `json:"seconds"`
	Warp     uint64        `json:"warp_instructions"`
	Thread   uint64        `json:"thread_instructions"`
	Findings []jsonFinding `json:"findings"`
	Compared []jsonCompare `json:"compared,omitempty"`
	Buffers  []jsonBuffer  `json:"buffers,omitempty"`
	Stats    *jsonStats    `json:"stats,omitempty"`
	Device   string        `json:"device,omitempty"`         // GPU
	Times    []float64     `json:"device_seconds,omitempty"` // of its launches
}

type jsonPlace struct {
	Line    int32  `json:"line"`
	Text    string `json:"text"`
	Source  string `json:"source_file,omitempty"`
	SrcLine int32  `json:"source_line,omitempty"`
}

type jsonCompare struct {
	Buffer int     `json:"buffer"`
	File   string  `json:"file"`
	Wrong  int     `json:"wrong"`
	Total  int     `json:"total"`
	First  int     `json:"first,omitempty"`
	Got    string  `json:"got,omitempty"`
	Want   string  `json:"want,omitempty"`
	Max    float64 `json:"max_error"`
}

type jsonBuffer struct {
	Buffer int      `json:"buffer"`
	Type   string   `json:"type"`
	Values []string `json:"values"`
}

type jsonStats struct {
	Warp            map[string]uint64 `json:"warp_instructions"`
	Thread          map[string]uint64 `json:"thread_instructions"`
	Branches        uint64            `json:"branches"`
	Divergent       uint64            `json:"divergent_branches"`
	GlobalAccesses  uint64            `json:"global_accesses"`
	GlobalSectors   uint64            `json:"global_sectors"`
	GlobalIdeal     uint64            `json:"global_sectors_ideal"`
	SharedAccesses  uint64            `json:"shared_accesses"`
	SharedConflicts uint64            `json:"shared_bank_conflicts"`
}

// run loads, launches and reports.
func (o *runOptions) run(s *streams) int {
	text, name, code := o.load(s)
	if text == nil {
		return code
	}
	dev := emu.New()
	if o.memory != 0 {
		dev.LimitMemory(o.memory)
	}
	mod, err := dev.Load(name, text)
	if err != nil {
		return s.failed(err)
	}
	r := &report{Done: true, Findings: []jsonFinding{}}
	bad := false
	var res *emu.Result
	var gpu []*emu.Arg
	if o.device.cuda || o.both {
		if gpu = o.args; o.both {
			gpu = copyArgs(o.args)
		}
		if o.kernel == "" {
			if _, err := mod.Params(""); err != nil { // there is not one kernel
				return s.failed(err)
			}
			o.kernel = mod.Kernels()[0]
		}
	}
	if o.both || !o.device.cuda {
		if res, err = o.onCPU(s, mod, r, &bad); err != nil {
			return s.failed(err)
		}
	}
	if gpu != nil {
		var cpu []*emu.Arg
		if o.both {
			cpu = o.args
		}
		code, differs := o.onCUDA(s, text, o.kernel, gpu, cpu, r)
		if code != exitOK {
			return code
		}
		bad = bad || differs
	}
	if code := o.outputs(s, r, &bad); code != exitOK {
		return code
	}
	if o.stats && res != nil {
		o.statistics(s, res, r)
	}
	if o.json {
		b, err := json.MarshalIndent(r, "", "  ")
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
			return exitBug
		}
		s.out.Write(append(b, '\n'))
	}
	if bad {
		return exitInput
	}
	return exitOK
}

// onCPU runs the launch on the emulator.
func (o *runOptions) onCPU(s *streams, mod *emu.Module, r *report, bad *bool) (*emu.Result, error) {
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt)
	defer cancel()
	if o.timeout > 0 {
		ctx, cancel = context.WithTimeout(ctx, o.timeout)
		defer cancel()
	}
	printed := s.out
	if o.json {
		printed = s.err
	}
	cfg := emu.Config{
		Grid: emu.Dim(o.grid), Block: emu.Dim(o.block), Cluster: emu.Dim(o.cluster), Shared: o.shared, NoSanitize: !o.sanitize,
		NoSIMD: !o.simd, Workers: o.workers, Seed: o.seed, Stack: o.stack, Steps: o.steps, Stats: o.stats, NaN: o.nan, Stdout: printed,
		Progress: progress(s),
	}
	start := time.Now()
	res, err := mod.LaunchArgs(ctx, o.kernel, cfg, o.args)
	if err != nil {
		return nil, err
	}
	r.Done, r.Seconds, r.Warp, r.Thread = res.Done, time.Since(start).Seconds(), res.Steps, res.Threads
	*bad = !res.Done
	if errors.Is(ctx.Err(), context.DeadlineExceeded) && !res.Done {
		fmt.Fprintf(s.err, "gonvvm run: the time limit of %v is over (-timeout)\n", o.timeout)
	}
	if err := res.Err(); err != nil {
		*bad = true
		if !o.json {
			s.report(diag.Of(err))
		}
	}
	for i := range res.Findings {
		r.Findings = append(r.Findings, jsonOf(&res.Findings[i]))
	}
	if o.time && !o.json {
		fmt.Fprintf(s.out, "%v on the CPU\n", time.Since(start).Round(time.Microsecond))
	}
	return res, nil
}

// load returns the PTX of the input, which is compiled if it is LLVM IR.
func (o *runOptions) load(s *streams) (text []byte, name string, code int) {
	text, name, err := readInput(o.file, s.in)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return nil, "", exitInput
	}
	if !isIR(name, text) {
		return text, name, exitOK
	}
	opt := driver.Options{Codegen: driver.Codegen{Level: o.level, FMA: true, LineInfo: true}, Triple: "nvptx64-nvidia-cuda", Libdevice: libdevice("auto")}
	if opt.SM, err = target.ParseSM(o.arch); err != nil {
		fmt.Fprintf(s.err, "gonvvm run: -arch=%s: %v\n", o.arch, err)
		return nil, "", exitUsage
	}
	out, notes, err := driver.Compile(context.Background(), &opt, driver.Input{Name: name, Data: text})
	s.report(notes)
	if err != nil {
		return nil, "", s.failed(err)
	}
	return out.PTX, name + " (PTX)", exitOK
}

// isIR tells LLVM IR from PTX: by the name, or else by the content of the file.
func isIR(name string, text []byte) bool {
	switch {
	case strings.HasSuffix(name, ".ptx"):
		return false
	case strings.HasSuffix(name, ".ll"), strings.HasSuffix(name, ".bc"):
		return true
	}
	for _, line := range strings.Split(string(text[:min(len(text), 1<<16)]), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		return !strings.HasPrefix(line, ".version")
	}
	return false
}

// buffer returns the k-th out or inout buffer, counted from 1; 0 is the last.
func (o *runOptions) buffer(k int) (*emu.Arg, int, error) {
	n := 0
	var last *emu.Arg
	for _, a := range o.args {
		if a.Dir != emu.Out && a.Dir != emu.InOut {
			continue
		}
		n++
		last = a
		if n == k {
			return a, k, nil
		}
	}
	if k == 0 && last != nil {
		return last, n, nil
	}
	return nil, 0, fmt.Errorf("no buffer %d: the launch has %d out and inout buffers, counted from 1", max(k, 0), n)
}

// split cuts "K:rest"; k is 0 if there is not a number before the colon.
func split(s string) (k int, rest string) {
	head, tail, ok := strings.Cut(s, ":")
	if n, err := strconv.Atoi(head); err == nil {
		if n == 0 {
			n = -1 // buffers count from 1; 0 means that none was given
		}
		if !ok {
			return n, ""
		}
		return n, tail
	}
	return 0, s
}
