package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"gonvvm/emu"
	"gonvvm/internal/cudriver"
	"gonvvm/internal/driver"
	"gonvvm/internal/target"
)

// program holds the modules and launches of a run, which can be executed several times.
type program struct {
	modules  []moduleText
	script   *script // nil: one launch of the command line
	launches []launch
	read     emu.ReadFile // of files that the script names
}

// moduleText is the PTX of a module.
type moduleText struct {
	name string // in the script
	file string // for messages
	text []byte
}

// launch is a launch of a program. Its arguments belong to it; executions have copies.
type launch struct {
	module, kernel       string
	grid, block, cluster emu.Dim
	shared, repeat       int
	args                 []*emu.Arg
}

// script is the file of -script.
type script struct {
	Modules   map[string]string `json:"modules"`   // files by name; the one of the command line has the name ""
	Memory    map[string]string `json:"memory"`    // contents by name, as emu.Memory.Add takes them
	Variables map[string]string `json:"variables"` // likewise, of variables of modules
	Bind      map[string]string `json:"bind"`      // arguments that texture references of modules are bound to
	Launches  []scriptLaunch    `json:"launches"`
	Print     []string          `json:"print"` // as flags
	Expect    []string          `json:"expect"`
	Write     []string          `json:"write"`
}

type scriptLaunch struct {
	Module  string   `json:"module"`
	Kernel  string   `json:"kernel"`
	Grid    dimJSON  `json:"grid"`
	Block   dimJSON  `json:"block"`
	Cluster dimJSON  `json:"cluster"`
	Shared  int      `json:"shared"`
	Args    []string `json:"args"`
	Repeat  int      `json:"repeat"` // 0: once
}

// dimJSON is a number, or a list of up to three.
type dimJSON emu.Dim

func (d *dimJSON) UnmarshalJSON(text []byte) error {
	var list []int
	if json.Unmarshal(text, &d.X) == nil {
		list = []int{d.X}
	} else if json.Unmarshal(text, &list) != nil || len(list) > 3 {
		return fmt.Errorf("bad size %s: expected a number, or a list of up to three", text)
	}
	for i, n := range list {
		if n < 1 {
			return fmt.Errorf("bad size %s: must be positive", text)
		}
		*[]*int{&d.X, &d.Y, &d.Z}[i] = n
	}
	return nil
}

// parseScript reads a script.
func parseScript(text []byte) (*script, error) {
	c := &script{}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(c); err != nil {
		line := 1 + bytes.Count(text[:min(int(d.InputOffset()), len(text))], []byte("\n"))
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			line = 1 + bytes.Count(text[:min(int(syntax.Offset), len(text))], []byte("\n"))
		}
		return nil, fmt.Errorf("line %d: %w", line, err)
	}
	if len(c.Launches) == 0 {
		return nil, errors.New("a script needs launches")
	}
	return c, nil
}

// program reads the files of a run.
func (o *runOptions) program(s *streams) (p *program, code int) {
	p = &program{read: readFile}
	fail := func(err error) (*program, int) {
		fmt.Fprintf(s.err, "gonvvm run: %v\n", err)
		return nil, exitInput
	}
	files := map[string]string{}
	if o.file != "" {
		files[""] = o.file
	}
	if o.script == "" {
		p.launches = []launch{{
			kernel: o.kernel, grid: emu.Dim(o.grid), block: emu.Dim(o.block), cluster: emu.Dim(o.cluster), shared: o.shared, repeat: 1, args: o.args,
		}}
	} else {
		text, _, err := readInput(o.script, s.in)
		if err != nil {
			return fail(err)
		}
		if p.script, err = parseScript(text); err == nil {
			err = p.open(o, files)
		}
		if err != nil {
			return fail(fmt.Errorf("%s: %w", o.script, err))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		text, file, code := o.load(s, files[name])
		if text == nil {
			return nil, code
		}
		p.modules = append(p.modules, moduleText{name, file, text})
	}
	return p, exitOK
}

// open takes over the launches and the files of the script, whose names are relative to its folder.
func (p *program) open(o *runOptions, files map[string]string) error {
	dir := filepath.Dir(o.script)
	from := func(name string) string {
		if filepath.IsAbs(name) || o.script == "-" {
			return name
		}
		return filepath.Join(dir, name)
	}
	p.read = func(name string) ([]byte, error) { return readFile(from(name)) }
	for name, file := range p.script.Modules {
		files[name] = from(file)
	}
	if len(files) == 0 {
		return errors.New("no module: the script has none, and no file is given")
	}
	for i, l := range p.script.Launches {
		n := launch{
			module: l.Module, kernel: l.Kernel, grid: emu.Dim(l.Grid), block: emu.Dim(l.Block), cluster: emu.Dim(l.Cluster),
			shared: l.Shared, repeat: max(1, l.Repeat),
		}
		if _, ok := files[n.module]; !ok && n.module == "" && len(files) == 1 {
			n.module = slices.Collect(maps.Keys(files))[0]
		} else if !ok {
			return fmt.Errorf("launch %d: unknown module %q", i+1, n.module)
		}
		for _, text := range l.Args {
			a, err := emu.ParseArg(text, p.read)
			if err != nil {
				return fmt.Errorf("launch %d: %w", i+1, err)
			}
			n.args = append(n.args, a)
		}
		p.launches = append(p.launches, n)
	}
	o.print = append(o.print, p.script.Print...)
	for _, e := range p.script.Expect {
		name, file, _ := strings.Cut(e, ":")
		o.expect = append(o.expect, name+":"+from(file))
	}
	for _, w := range p.script.Write {
		name, file, _ := strings.Cut(w, ":")
		o.write = append(o.write, name+":"+from(file))
	}
	return nil
}

// text returns the PTX of a module.
func (p *program) text(name string) []byte {
	for i := range p.modules {
		if p.modules[i].name == name {
			return p.modules[i].text
		}
	}
	return nil
}

// outcome is the result of an execution.
type outcome struct {
	results  []*emu.Result
	times    []time.Duration
	launched []int       // indices of the launches
	args     []*emu.Arg  // of the only launch, with their results
	memory   *emu.Memory // of a script, else nil
}

// stats returns the sum of the counts.
func (out *outcome) stats() *emu.Stats {
	sum := &emu.Stats{}
	for _, r := range out.results {
		sum.Add(&r.Stats)
	}
	return sum
}

// execute runs the launches on a new device, up to the first one that does not come to its end.
func (o *runOptions) execute(ctx context.Context, s *streams, p *program, seed uint64, state *launchState) (*outcome, error) {
	dev := emu.New()
	if o.memory != 0 {
		dev.LimitMemory(o.memory)
	}
	modules := map[string]*emu.Module{}
	for i := range p.modules {
		m := &p.modules[i]
		mod, err := dev.Load(m.file, m.text)
		if err != nil {
			return nil, err
		}
		modules[m.name] = mod
	}
	memory := emu.NewMemory(dev)
	out := &outcome{}
	if p.script != nil {
		out.memory = memory
		if err := p.script.fill(memory, modules, p.read); err != nil {
			return nil, fmt.Errorf("%s: %w", o.script, err)
		}
	}
	for i := range p.launches {
		l := &p.launches[i]
		if l.kernel == "" {
			if k := modules[l.module].Kernels(); len(k) == 1 {
				l.kernel = k[0]
			}
		}
		args := copyArgs(l.args)
		out.args = args
		cfg := o.config(s, l, seed)
		for range l.repeat {
			cfg.Progress = state.begin(l)
			start := time.Now()
			res, err := memory.Launch(ctx, modules[l.module], l.kernel, cfg, args)
			state.end()
			if err != nil {
				return nil, err
			}
			out.results, out.times, out.launched = append(out.results, res), append(out.times, time.Since(start)), append(out.launched, i)
			if !res.Done {
				return out, nil
			}
		}
	}
	return out, nil
}

// config returns how a launch is run.
func (o *runOptions) config(s *streams, l *launch, seed uint64) emu.Config {
	printed := s.out
	if o.json {
		printed = s.err
	}
	return emu.Config{
		Grid: l.grid, Block: l.block, Cluster: l.cluster, Shared: l.shared, NoSanitize: !o.sanitize, NoSIMD: !o.simd,
		Workers: o.workers, Seed: seed, Stack: o.stack, Steps: o.steps, Stats: o.stats, NaN: o.nan, WeakMemory: o.weak, Stdout: printed,
	}
}

// fill gives the memory its contents.
func (c *script) fill(memory *emu.Memory, modules map[string]*emu.Module, read emu.ReadFile) error {
	for _, name := range slices.Sorted(maps.Keys(c.Memory)) {
		if err := memory.Add(name, c.Memory[name], read); err != nil {
			return err
		}
	}
	names := slices.Sorted(maps.Keys(modules))
	for _, name := range slices.Sorted(maps.Keys(c.Variables)) {
		mod := modules[names[0]]
		for _, m := range names {
			if _, _, ok := modules[m].Variable(name); ok {
				mod = modules[m]
			}
		}
		if err := memory.AddVariable(name, mod, name, c.Variables[name], read); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.Bind)) {
		a, err := emu.ParseArg(c.Bind[name], read)
		if err != nil {
			return err
		}
		err = fmt.Errorf("no module has a texture reference %s", name)
		for _, m := range names {
			if err = memory.Bind(modules[m], name, 0, a); err == nil {
				break
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// launchState is the progress of the launch that is running.
type launchState struct {
	mu       sync.Mutex
	progress cudriver.Progress
	start    time.Time
}

func (l *launchState) begin(of *launch) func(done, total int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.start = time.Now()
	l.progress = cudriver.Progress{Launch: l.progress.Launch + 1, Kernel: of.kernel, Total: max(1, of.grid.X) * max(1, of.grid.Y) * max(1, of.grid.Z)}
	return func(done, total int) {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.progress.Done, l.progress.Total = done, total
	}
}

func (l *launchState) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.progress.Ended = true
}

func (l *launchState) read() *cudriver.Progress {
	l.mu.Lock()
	defer l.mu.Unlock()
	p := l.progress
	p.Time = time.Since(l.start)
	if p.Launch == 0 {
		return nil
	}
	return &p
}

// load returns the PTX of a file, which is compiled if it is LLVM IR.
func (o *runOptions) load(s *streams, path string) (text []byte, name string, code int) {
	text, name, err := readInput(path, s.in)
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
