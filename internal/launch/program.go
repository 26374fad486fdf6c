package launch

import (
	"context"
	"maps"
	"slices"
	"time"

	"gonvvm/emu"
)

// Program holds the modules and launches of a run, which can be executed several times.
type Program struct {
	Modules  []Module
	Script   *Script // nil: one launch of the command line
	Launches []Launch
	read     emu.ReadFile // of files that the script names
}

// Module is the PTX of a module.
type Module struct {
	Name string // in the script
	File string // for messages
	Text []byte
}

// Launch is a launch of a program. Its arguments belong to it; executions have copies.
type Launch struct {
	Module, Kernel       string
	Grid, Block, Cluster emu.Dim
	Shared, Repeat       int
	Args                 []*emu.Arg
}

// ParseArgs reads arguments.
func ParseArgs(words []string, read emu.ReadFile) (list []*emu.Arg, err error) {
	for _, w := range words {
		a, err := emu.ParseArg(w, read)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, nil
}

// Open returns the program of a script. file, if not empty, is the module with the name ""; load returns the PTX of a file and its name
// for messages. The names of files in the script are passed to load and read as they are.
func Open(c *Script, file string, load func(file string) (text []byte, name string, err error), read emu.ReadFile) (*Program, error) {
	p := &Program{Script: c, read: read}
	files := maps.Clone(c.Modules)
	if file != "" {
		if files == nil {
			files = map[string]string{}
		}
		files[""] = file
	}
	names := slices.Sorted(maps.Keys(files))
	var err error
	if p.Launches, err = c.launches(names, read); err != nil {
		return nil, err
	}
	for _, name := range names {
		text, shown, err := load(files[name])
		if err != nil {
			return nil, err
		}
		p.Modules = append(p.Modules, Module{name, shown, text})
	}
	return p, nil
}

// Outcome is the result of an execution.
type Outcome struct {
	Runs   []Run
	Args   []*emu.Arg  // of the last launch, with their results
	Memory *emu.Memory // of a script, else nil
	named  []string    // names of its memory
}

// Run is the result of a launch.
type Run struct {
	*emu.Result
	Module string // name in the script
	Kernel string
	Time   time.Duration
}

// File returns the file of a module, for messages.
func (p *Program) File(module string) string {
	for i := range p.Modules {
		if p.Modules[i].Name == module {
			return p.Modules[i].File
		}
	}
	return ""
}

// Done reports whether all launches came to their end.
func (out *Outcome) Done() bool {
	for i := range out.Runs {
		if !out.Runs[i].Done {
			return false
		}
	}
	return true
}

// Found reports whether a launch has findings, or did not come to its end.
func (out *Outcome) Found() bool {
	for i := range out.Runs {
		if out.Runs[i].Err() != nil {
			return true
		}
	}
	return false
}

// Execute runs the launches on a new device, up to the first one that does not come to its end. memory is the size of global memory, 0
// for the default. begin returns how a launch of a module is run; it need not set the sizes.
func (p *Program) Execute(ctx context.Context, memory uint64, begin func(l *Launch, m *emu.Module) (emu.Config, error)) (*Outcome, error) {
	dev := emu.New()
	if memory != 0 {
		dev.LimitMemory(memory)
	}
	modules := map[string]*emu.Module{}
	for i := range p.Modules {
		m := &p.Modules[i]
		mod, err := dev.Load(m.File, m.Text)
		if err != nil {
			return nil, err
		}
		modules[m.Name] = mod
	}
	named := emu.NewMemory(dev)
	out := &Outcome{}
	if p.Script != nil {
		out.Memory, out.named = named, p.Script.names()
		if err := p.Script.fill(named, modules, p.read); err != nil {
			return nil, err
		}
	}
	for i := range p.Launches {
		l := p.Launches[i]
		mod := modules[l.Module]
		if l.Kernel == "" {
			if k := mod.Kernels(); len(k) == 1 {
				l.Kernel = k[0]
			}
		}
		args := make([]*emu.Arg, len(l.Args))
		for k, a := range l.Args {
			args[k] = a.Copy()
		}
		out.Args = args
		for range max(1, l.Repeat) {
			cfg, err := begin(&l, mod)
			if err != nil {
				return nil, err
			}
			cfg.Grid, cfg.Block, cfg.Cluster, cfg.Shared = l.Grid, l.Block, l.Cluster, l.Shared
			start := time.Now()
			res, err := named.Launch(ctx, mod, l.Kernel, cfg, args)
			if err != nil {
				return nil, err
			}
			out.Runs = append(out.Runs, Run{res, l.Module, l.Kernel, time.Since(start)})
			if !res.Done {
				return out, nil
			}
		}
	}
	return out, nil
}
