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
	"gonvvm/internal/debugger"
	"gonvvm/internal/diag"
	"gonvvm/internal/launch"
	"gonvvm/internal/report"
)

// runOptions are the flags of `gonvvm run`.
type runOptions struct {
	file, kernel         string
	grid, block, cluster dimFlag
	shared               int
	sanitize, simd       onOff
	memoryModel          *choiceFlag
	seed                 uint64
	workers              int
	steps, memory        uint64
	timeout              time.Duration
	stack                int
	arch                 *archFlag
	level                level
	stats, nan, json     bool
	atol, rtol           float64
	expect, print, write listFlag
	device               deviceFlag
	both, time, quiet    bool
	script               string
	breaks               breakFlag
	debug                bool
	schedules            int
	preemptions          int
	profile              runProfile
	reports              reportFlag
	front                frontendFlags
	report               *report.Report // of the module, with -report
	trace                warpFlag
	tracer               *report.Tracer // with -trace-warp
	integer              emu.IntegerChecks
	words                []string // of the command line
	args                 []*emu.Arg
}

// sanitizeFlag is -sanitize: on or off, or the checks of integer arithmetic, which are off by default.
type sanitizeFlag struct{ o *runOptions }

func (f sanitizeFlag) String() string   { return "on" }
func (f sanitizeFlag) IsBoolFlag() bool { return true }
func (f sanitizeFlag) Set(s string) error {
	checks := map[string]emu.IntegerChecks{
		"overflow": emu.CheckOverflow, "shift": emu.CheckShift, "division": emu.CheckDivision, "loss": emu.CheckLoss,
		"integer": emu.CheckOverflow | emu.CheckShift | emu.CheckDivision | emu.CheckLoss,
	}
	for _, word := range strings.Split(s, ",") {
		if c, ok := checks[word]; ok {
			f.o.integer |= c
		} else if f.o.sanitize.Set(word) != nil {
			return wrongChoice(word, "on", "off", "integer", "overflow", "shift", "division", "loss")
		}
	}
	return nil
}

// breakFlag is -break.
type breakFlag []debugger.Breakpoint

func (f *breakFlag) String() string { return "" }
func (f *breakFlag) Set(s string) error {
	b, err := debugger.ParseBreakpoint(s)
	if err == nil {
		*f = append(*f, *b)
	}
	return err
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

// warpFlag is -trace-warp.
type warpFlag struct {
	set   bool
	block [3]int
	warp  int
}

func (f *warpFlag) String() string { return "" }
func (f *warpFlag) Set(s string) error {
	block, warp, ok := strings.Cut(s, ":")
	if !ok {
		block, warp = "", s
	}
	n, err := strconv.Atoi(warp)
	if err != nil || n < 0 {
		return fmt.Errorf("bad number of a warp %q", warp)
	}
	*f = warpFlag{set: true, warp: n}
	for i, part := range strings.SplitN(block, ",", 3) {
		if f.block[i], err = strconv.Atoi(part); block != "" && (err != nil || f.block[i] < 0) {
			return fmt.Errorf("bad coordinate %q", part)
		}
	}
	return nil
}

// runMain is `gonvvm run`.
func runMain(args []string, s *streams) int {
	o := runOptions{sanitize: true, simd: true, level: 3}
	fs := flag.NewFlagSet("gonvvm run", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, `usage: gonvvm run FILE [flags] ARGUMENT...
       gonvvm run -script=FILE.json [flags] [FILE]

Runs a kernel of a PTX or LLVM IR file, or of a .cu, .cl, .mlir or .rs file, on the CPU, or the launches of a script. The arguments are those of the kernel, in order:

  f32:2.5                   a scalar: i8 … i64, u8 … u64, f16, bf16, f32, f64
  bytes:00ff…               the bytes of a structure
  struct:{u32:7,out:f32[4]} a structure: members with natural alignment; a buffer is a pointer
  in:f32[1024]=ramp         a buffer: 0, 1, 2 …
  inout:i32[64]=rand:7      random contents; floats are in [-1, 1)
  in:u8[100]=255            the number everywhere
  in:f64[9]=@FILE           raw little-endian numbers, or a .npy file
  in:@FILE.npy              with the type and the size of the file
  out:f32[1024]             zeroes
  tex:u8x4[64x32]=@FILE;linear;wrap;normalized     a texture; surf: is a surface, sampler:linear a sampler
  map:f16[64x32]=ramp;box=64x8;swizzle=128B        a tensor map, the innermost size first

docs/emulator.md describes them and scripts in full.
The exit status is 0 if the launch finished, nothing was found and everything expected matched.

`)
		fs.PrintDefaults()
	}
	fs.StringVar(&o.kernel, "kernel", "", "`name` of the kernel; not needed if there is one")
	fs.Var(&o.grid, "grid", "`X,Y,Z` blocks of the grid")
	fs.Var(&o.block, "block", "`X,Y,Z` threads of a block")
	fs.Var(&o.cluster, "cluster", "`X,Y,Z` blocks of a cluster")
	fs.IntVar(&o.shared, "shared", 0, "`bytes` of dynamic shared memory")
	fs.Var(sanitizeFlag{&o}, "sanitize", "`on|off`: look for races, accesses out of bounds, values that were never written, …; integer also for mistakes of integer arithmetic, or one or more of overflow,shift,division,loss")
	fs.Var(&o.simd, "simd", "`on|off`: use vector instructions of this machine; results and findings are the same without them")
	fs.Uint64Var(&o.seed, "seed", 0, "not 0: run blocks and warps one after another in the order that the `number` gives")
	o.memoryModel = newChoice(fs, "memory-model", "strong", "`strong|weak`: weak lets reads return older values where the memory model of PTX allows it, as -seed says")
	fs.IntVar(&o.workers, "workers", 0, "blocks that run in `N` threads (0: one for each processor; 1: the same order every time)")
	fs.Uint64Var(&o.steps, "steps", 0, "`limit` of instructions of one warp")
	fs.Uint64Var(&o.memory, "memory", 0, "`bytes` of global memory (0: 2 GiB)")
	fs.DurationVar(&o.timeout, "timeout", 0, "end the launch after a `time` such as 30s")
	fs.IntVar(&o.stack, "stack", 0, "limit of a thread's stack in `bytes`")
	o.arch = newArchFlag(fs, "sm_90", "`architecture` to compile LLVM IR for")
	fs.Var(&o.level, "opt", "optimisation `level` for LLVM IR: 0 to 3")
	fs.BoolVar(&o.nan, "nan", false, "report the instructions that make a NaN or an infinity of finite operands")
	fs.BoolVar(&o.stats, "stats", false, "print counts of instructions and memory accesses")
	fs.StringVar(&o.script, "script", "", "`FILE` with buffers and launches as JSON")
	fs.Var(&o.breaks, "break", "`WHERE`: stop at FILE:LINE, a line or a function, and read commands; then also \"block X,Y,Z\" and \"thread X,Y,Z\"")
	fs.BoolVar(&o.debug, "debug", false, "stop before the first instruction, and read commands")
	fs.IntVar(&o.preemptions, "preemptions", 0, "with -seed: preempt threads before up to `N` accesses to memory, at points that the seed gives")
	fs.IntVar(&o.schedules, "schedules", 0, "run with `N` seeds and preemptions until one has findings or different results; print how to repeat it with the fewest preemptions")
	fs.BoolVar(&o.quiet, "quiet", false, "do not print the line of summary")
	fs.Var(&o.profile, "profile", "count by line of the source; `ptx`: by line of PTX; FILE.json: write the counts")
	fs.Var(&o.reports, "report", reportUsage+", with counts, findings and buffers of the launch")
	fs.Var(&o.trace, "trace-warp", "`[X,Y,Z:]W`: the report of -report has the steps of warp W of a block (default: the first one) with the registers that they write")
	fs.BoolVar(&o.json, "json", false, "print the results as JSON")
	fs.Var(&o.device, "device", "`cpu`, cuda or cuda:N: where the kernel runs; a GPU needs gonvvm-cuda (folder cuda of the source)")
	fs.BoolVar(&o.both, "both", false, "run on a GPU and on the CPU, and compare the buffers, with the errors that -atol and -rtol allow")
	fs.BoolVar(&o.time, "time", false, "print the time of the launch; on a GPU the best of 11")
	fs.Float64Var(&o.atol, "atol", 0, "absolute `error` that -expect allows")
	fs.Float64Var(&o.rtol, "rtol", 0, "relative `error` that -expect allows")
	fs.Var(&o.expect, "expect", "`[K:]FILE`: compare the K-th out or inout buffer (default: the last) with a file; of a script NAME:FILE")
	fs.Var(&o.print, "print", "`K[:N]`: print the (first N) elements of the K-th out or inout buffer; of a script NAME[:N]")
	fs.Var(&o.write, "write", "`K:FILE`: write the K-th out or inout buffer, as .npy if the name ends so")
	o.front.register(fs)
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	fail := func(err error) int {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return exitUsage
	}
	if len(words) == 0 && o.script == "" {
		return fail(errors.New("a PTX or LLVM IR file is needed"))
	}
	if err := o.check(); err != nil {
		return fail(err)
	}
	o.words = args
	if len(words) > 0 {
		o.file = words[0]
		words = words[1:]
	}
	if o.script != "" && len(words) > 0 {
		return fail(errors.New("the arguments of kernels are in the script"))
	}
	var err error
	if o.args, err = launch.ParseArgs(words, readFile); err != nil {
		return fail(err)
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
	case o.preemptions < 0 || o.schedules < 0:
		return errors.New("-preemptions and -schedules must not be negative")
	case o.preemptions > 0 && o.seed == 0:
		return errors.New("-preemptions needs -seed")
	case o.schedules > 0 && (o.seed != 0 || len(o.breaks) > 0 || o.debug || o.device.cuda || o.both):
		return errors.New("-schedules chooses seeds on the CPU: it does not go with -seed, -break, -debug, -device=cuda and -both")
	case o.timeout < 0:
		return fmt.Errorf("-timeout=%v: must not be negative", o.timeout)
	case len(o.reports) > 0 && (o.script != "" || o.device.cuda):
		return errors.New("-report is about one launch on the CPU: it does not go with -script and -device=cuda")
	case o.trace.set && (len(o.reports) == 0 || len(o.breaks) > 0 || o.debug || o.schedules > 0):
		return errors.New("-trace-warp needs -report, and does not go with -break, -debug and -schedules")
	case (len(o.breaks) > 0 || o.debug) && o.device.cuda:
		return errors.New("-break and -debug need the CPU")
	case o.script != "" && (o.kernel != "" || o.device.cuda || o.both):
		return errors.New("-kernel, -device=cuda and -both do not go with -script")
	case !(o.atol >= 0), !(o.rtol >= 0):
		return errors.New("-atol and -rtol must not be negative")
	}
	return nil
}

// runResult is the result of a run, for -json.
type runResult struct {
	Done     bool          `json:"done"`
	Seconds  float64       `json:"seconds"`
	Warp     uint64        `json:"warp_instructions"`
	Thread   uint64        `json:"thread_instructions"`
	Findings []jsonFinding `json:"findings"`
	Launches []jsonLaunch  `json:"launches,omitempty"` // of a script
	Schedule *jsonSchedule `json:"schedule,omitempty"` // that fails, of -schedules
	Compared []jsonCompare `json:"compared,omitempty"`
	Buffers  []jsonBuffer  `json:"buffers,omitempty"`
	Stats    *jsonStats    `json:"stats,omitempty"`
	Device   string        `json:"device,omitempty"`         // GPU
	Times    []float64     `json:"device_seconds,omitempty"` // of its launches
}

type jsonSchedule struct {
	Seed        uint64 `json:"seed"`
	Preemptions int    `json:"preemptions"`
	Why         string `json:"difference,omitempty"`
	Command     string `json:"command"`
}

type jsonLaunch struct {
	Kernel  string  `json:"kernel"`
	Seconds float64 `json:"seconds"`
	Warp    uint64  `json:"warp_instructions"`
	Thread  uint64  `json:"thread_instructions"`
}

type jsonPlace struct {
	Line    int32  `json:"line"`
	Text    string `json:"text"`
	Source  string `json:"source_file,omitempty"`
	SrcLine int32  `json:"source_line,omitempty"`
}

type jsonCompare struct {
	Buffer int     `json:"buffer"`
	Name   string  `json:"name,omitempty"` // of a script's memory
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
	Name   string   `json:"name,omitempty"`
	Type   string   `json:"type"`
	Values []string `json:"values"`
}

type jsonStats struct {
	Warp             map[string]uint64 `json:"warp_instructions"`
	Thread           map[string]uint64 `json:"thread_instructions"`
	Branches         uint64            `json:"branches"`
	Divergent        uint64            `json:"divergent_branches"`
	GlobalAccesses   uint64            `json:"global_accesses"`
	GlobalSectors    uint64            `json:"global_sectors"`
	GlobalIdeal      uint64            `json:"global_sectors_ideal"`
	SharedAccesses   uint64            `json:"shared_accesses"`
	SharedConflicts  uint64            `json:"shared_bank_conflicts"`
	Atomics          uint64            `json:"atomics"`
	AtomicContention uint64            `json:"atomic_contention"`
}

// run loads, launches and reports.
func (o *runOptions) run(s *streams) int {
	p, code := o.program(s)
	if p == nil {
		return code
	}
	r := &runResult{Done: true, Findings: []jsonFinding{}}
	bad := false
	var out *launch.Outcome
	var gpu []*emu.Arg
	if o.device.cuda || o.both {
		if code := o.checkCUDA(s, p); code != exitOK {
			return code
		}
		if gpu = p.Launches[0].Args; o.both {
			gpu = copyArgs(gpu)
		}
	}
	if o.both || !o.device.cuda {
		var err error
		if out, err = o.onCPU(s, p, r, &bad); err != nil {
			return s.failed(err)
		}
	}
	if gpu != nil {
		var cpu []*emu.Arg
		if o.both {
			cpu = out.Args
		} else {
			out = &launch.Outcome{Args: gpu}
		}
		code, differs := o.onCUDA(s, p.Modules[0].Text, o.kernel, gpu, cpu, r)
		if code != exitOK {
			return code
		}
		bad = bad || differs
	}
	if code := o.outputs(s, out, r, &bad); code != exitOK {
		return code
	}
	if code := o.counted(s, p, out); code != exitOK {
		return code
	}
	if o.stats && len(out.Runs) > 0 {
		o.statistics(s, out, r)
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
	o.summary(s, out, r)
	return exitOK
}

// counted writes the profiles and reports that the flags request.
func (o *runOptions) counted(s *streams, p *launch.Program, out *launch.Outcome) int {
	if err := o.profiles(s, p, out); err != nil {
		fmt.Fprintf(s.err, "gonvvm run: -profile: %v\n", err)
		return exitInput
	}
	if o.report != nil {
		if err := o.reported(p, out); err != nil {
			return s.failed(err)
		}
	}
	return exitOK
}

// onCPU runs the launches on the emulator and reports the findings.
func (o *runOptions) onCPU(s *streams, p *launch.Program, r *runResult, bad *bool) (*launch.Outcome, error) {
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt)
	defer cancel()
	if o.timeout > 0 {
		ctx, cancel = context.WithTimeout(ctx, o.timeout)
		defer cancel()
	}
	state := &launchState{}
	view := s.showLaunch(state.read)
	out, err := o.scheduled(ctx, s, p, state, r)
	view.stop()
	if err != nil {
		return nil, err
	}
	for i := range out.Runs {
		res := &out.Runs[i]
		r.Done = r.Done && res.Done
		r.Seconds += res.Time.Seconds()
		r.Warp += res.Steps
		r.Thread += res.Threads
		if o.script != "" {
			r.Launches = append(r.Launches, jsonLaunch{res.Kernel, res.Time.Seconds(), res.Steps, res.Threads})
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
	}
	*bad = *bad || !r.Done || r.Schedule != nil
	if errors.Is(ctx.Err(), context.DeadlineExceeded) && !r.Done {
		fmt.Fprintf(s.err, "gonvvm run: the time limit of %v is over (-timeout)\n", o.timeout)
	}
	if o.time && !o.json {
		fmt.Fprintf(s.out, "%v on the CPU\n", time.Duration(r.Seconds*float64(time.Second)).Round(time.Microsecond))
	}
	return out, nil
}

// summary prints a line about a run without mistakes.
func (o *runOptions) summary(s *streams, out *launch.Outcome, r *runResult) {
	if o.quiet || o.json || o.device.cuda && !o.both || s.reports.format.value != "text" {
		return
	}
	if o.schedules > 0 {
		fmt.Fprintf(s.err, "%d schedules: no findings, and the results are equal\n", o.schedules)
		return
	}
	subject := "kernel " + out.Runs[0].Kernel
	if n := len(out.Runs); n > 1 {
		subject = fmt.Sprintf("%d launches", n)
	}
	found := "no findings"
	if !o.sanitize {
		found = "not checked (-sanitize=off)"
	}
	took := time.Duration(r.Seconds * float64(time.Second)).Round(time.Microsecond)
	fmt.Fprintf(s.err, "%s: %d instructions of warps, %d of threads, in %v; %s\n", subject, r.Warp, r.Thread, took, found)
}

// isIR tells LLVM IR from PTX: by the name, or else by the content of the file.
func isIR(name string, text []byte) bool {
	switch {
	case strings.HasSuffix(name, ".ptx"):
		return false
	case fileLike(name):
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
