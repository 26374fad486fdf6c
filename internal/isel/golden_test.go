package isel

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/legalize"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// selectsNothing lists the files without a golden of their name: they hold types, tables and helpers, and the files that
// use them have the goldens.
var selectsNothing = []string{
	"doc", "env", "facts", "opcodes", "operand", "options", "parts", "resolve", "selector", "style", "suggest", "types", "unit", "value",
}

var styleNames = [2]string{lowering.StyleNVVM: "nvvm", lowering.StyleLLVM: "llvm"}

// input is a module of testdata, whose comments name the requirements that it tests. A line "; with: " gives options:
// an architecture and words of setOptions.
type input struct {
	name, path string
	src        []byte
	arch       string
	gen        lowering.Codegen
}

// setOptions are the words after "; with:".
var setOptions = map[string]func(c *lowering.Codegen){
	"O0":              func(c *lowering.Codegen) { c.Level = 0 },
	"llc":             func(c *lowering.Codegen) { c.LLC = true },
	"fma":             func(c *lowering.Codegen) { c.FMA = true },
	"ftz":             func(c *lowering.Codegen) { c.FTZ = true },
	"div-full":        func(c *lowering.Codegen) { c.PrecDiv = lowering.DivFull },
	"mad-wide":        func(c *lowering.Codegen) { c.MadWide = true },
	"no-f16-math":     func(c *lowering.Codegen) { c.NoF16Math = true },
	"trap":            func(c *lowering.Codegen) { c.TrapUnreachable = true },
	"verbose":         func(c *lowering.Codegen) { c.Verbose = true },
	"lines":           func(c *lowering.Codegen) { c.LineInfo = true },
	"debug":           func(c *lowering.Codegen) { c.LineInfo, c.Debug = true, true },
	"mangle":          func(c *lowering.Codegen) { c.MangleNames = true },
	"table-density=0": func(c *lowering.Codegen) { c.TableDensity = 1 },
}

var (
	reWith        = regexp.MustCompile(`(?m)^; with: (.*)$`)
	reNotExecuted = regexp.MustCompile(`(?m)^; @(\S+) is not executed: \S`)
)

// inputs returns the modules of testdata.
func inputs(t *testing.T) []*input {
	t.Helper()
	paths, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(paths) == 0 {
		t.Fatal("no tests")
	}
	var list []*input
	for _, path := range paths {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		in := &input{name: strings.TrimSuffix(filepath.Base(path), ".ll"), path: path, src: src, arch: "sm_90", gen: lowering.Codegen{Level: 2}}
		if m := reWith.FindSubmatch(src); m != nil {
			for _, word := range strings.Fields(string(m[1])) {
				set := setOptions[word]
				switch {
				case strings.HasPrefix(word, "sm_"):
					in.arch = word
				case set == nil:
					t.Fatalf("%s: unknown option %s", path, word)
				default:
					set(&in.gen)
				}
			}
		}
		list = append(list, in)
	}
	return list
}

// notExecuted returns the functions whose comments exclude them from execution.
func (in *input) notExecuted() map[string]bool {
	names := map[string]bool{}
	for _, m := range reNotExecuted.FindAllSubmatch(in.src, -1) {
		names[string(m[1])] = true
	}
	return names
}

// parse reads the module, with the functions that give the meaning of others, or without them.
func (in *input) parse(t *testing.T, means bool) *ir.Module {
	t.Helper()
	m, err := llasm.Parse(filepath.Base(in.path), in.src, llasm.Options{KeepNames: in.gen.Verbose})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Layout.Parse(m.LayoutText); err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(m.Syms) && !means; i++ {
		if s := &m.Syms[i]; !s.Dead && strings.HasSuffix(s.Name, ".means") {
			m.Remove(uint32(i))
		}
	}
	return m
}

// compile selects a module in a style.
func (in *input) compile(t *testing.T, m *ir.Module, style int) []byte {
	t.Helper()
	sm, err := target.ParseSM(in.arch)
	if err != nil {
		t.Fatal(err)
	}
	tg, err := target.New(sm, 0)
	if err != nil {
		t.Fatal(err)
	}
	machine := lowering.Machine{Codegen: in.gen, Target: &tg}
	machine.Style = lowering.Style(style)
	lo := &legalize.Options{Machine: machine}
	if bad, err := legalize.Module(m, lo); err != nil || len(bad) > 0 {
		t.Fatal(bad, err)
	}
	worker := func() func(*ir.Func) diag.List { return legalize.NewWorker(m, lo).Func }
	p, err := Module(m, &Options{Machine: machine, Legalize: worker})
	if err != nil {
		t.Fatal(err)
	}
	if v := ptx.MinVersion(p); v > p.Version {
		p.Version = v
	}
	return ptx.Append(nil, p)
}

func (in *input) golden(style int) string {
	return strings.TrimSuffix(in.path, ".ll") + "." + styleNames[style] + ".ptx"
}

// Each module of testdata in both styles. ptxas, where it is installed, accepts all of it.
func TestGolden(t *testing.T) {
	for _, in := range inputs(t) {
		for style, name := range styleNames {
			t.Run(in.name+"/"+name, func(t *testing.T) {
				out := in.compile(t, in.parse(t, false), style)
				testkit.Golden(t, in.golden(style), out)
				if again := in.compile(t, in.parse(t, false), style); string(again) != string(out) {
					t.Error("a second selection differs")
				}
			})
		}
	}
}

func TestGoldenPtxas(t *testing.T) {
	for _, in := range inputs(t) {
		for style, name := range styleNames {
			t.Run(in.name+"/"+name, func(t *testing.T) {
				if a := testkit.Ptxas(t, in.compile(t, in.parse(t, false), style), in.arch, "-c"); a.Err != "" {
					t.Error(a.Err)
				}
			})
		}
	}
}

var (
	reJoin = regexp.MustCompile(`prmt\.b32 \t%\w+, (%\w+), (%\w+), 0x5410;`)
	reHalf = regexp.MustCompile(`\bld\.\S*[bus]16 \t(%\w+),`)
)

// Two halves from memory are never joined by prmt, of which ptxas makes wrong code (see joinLow).
func TestJoinedLoads(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.ptx")
	if err != nil || len(paths) == 0 {
		t.Fatal("no goldens")
	}
	halves := 0
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for fn := range strings.SplitSeq(string(text), "\n}\n") {
			loaded := map[string]bool{}
			for _, m := range reHalf.FindAllStringSubmatch(fn, -1) {
				loaded[m[1]] = true
			}
			halves += len(loaded)
			for _, m := range reJoin.FindAllStringSubmatch(fn, -1) {
				if loaded[m[1]] && loaded[m[2]] {
					t.Errorf("%s: %s joins two loads of 16 bits", path, m[0])
				}
			}
		}
	}
	if halves == 0 {
		t.Error("no golden loads 16 bits")
	}
}

// Every file that selects has a golden of its name, and no golden is without its file.
func TestGoldenNames(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var goldens []string
	for _, in := range inputs(t) {
		goldens = append(goldens, in.name)
	}
	for _, f := range files {
		name := strings.TrimSuffix(f, ".go")
		if strings.HasSuffix(name, "_test") {
			continue
		}
		has, exempt := slices.Contains(goldens, name), slices.Contains(selectsNothing, name)
		switch {
		case !has && !exempt:
			t.Errorf("%s has no golden: write testdata/%s.ll with a function for each of its decisions, and run go test -update", f, name)
		case has && exempt:
			t.Errorf("%s has a golden and is listed as selecting nothing", f)
		}
	}
	for _, g := range goldens {
		if !slices.ContainsFunc(files, func(f string) bool {
			name := strings.TrimSuffix(f, ".go")
			return g == name || strings.HasPrefix(g, name+"_")
		}) {
			t.Errorf("testdata/%s.ll is named after no file: NAME.ll or NAME_ASPECT.ll belongs to NAME.go", g)
		}
	}
	orphans, _ := filepath.Glob("testdata/*.ptx")
	for _, path := range orphans {
		if name, _, _ := strings.Cut(filepath.Base(path), "."); !slices.Contains(goldens, name) {
			t.Errorf("%s has no input", path)
		}
	}
}
