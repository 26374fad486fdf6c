// Package difftest compiles a program with several compilers and configurations, runs all outputs in the emulator on
// the same input and compares memory. The command difffuzz and tests share it.
package difftest

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/oracle"
	"gonvvm/internal/passes"
	"gonvvm/internal/passes/bisect"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/irgen"
	"gonvvm/internal/verify"
)

// Variant compiles and runs programs in one configuration.
type Variant struct {
	Name string
	// Run compiles a module and runs kernels of it, each on the same input.
	Run func(text string, kernels []string, in []byte) ([]Result, error)
}

// Result is the outcome of a kernel.
type Result struct {
	Out      []byte        // the output, Threads times Slots words of eight bytes
	Barriers [16]uint64    // arrivals of threads at each barrier
	Found    []emu.Finding // by the sanitizer, if it ran
}

// errCompile says that a program could not be compiled.
type errCompile struct{ error }

func (e errCompile) Error() string { return "does not compile: " + e.error.Error() }

// emulated is the variant that runs compiled programs in the emulator, under the sanitizer perhaps.
func emulated(name string, sanitize bool, compile func(text []byte) ([]byte, error)) Variant {
	return Variant{name, func(text string, kernels []string, in []byte) ([]Result, error) {
		p, err := compile([]byte(text))
		if err != nil {
			return nil, errCompile{err}
		}
		m, err := ptx.Parse("random.ptx", p)
		if err != nil {
			return nil, err
		}
		return execute(m, p, kernels, in, emu.Config{Sanitize: sanitize})
	}}
}

// Tool runs a program, as oracle.Run and oracle.RunOnce do.
type Tool func(path string, stdin []byte, args ...string) ([]byte, error)

// Variants returns the configurations to compare: the others are compared with the first. With a version, ours may use
// nothing newer than that. LLVM's compiler, which run starts, is one of them unless run is nil. With sanitize, findings
// of the sanitizer count, too.
func Variants(arch string, version target.PTX, run Tool, sanitize bool) ([]Variant, error) {
	cs, err := Compilers(arch, version, run)
	if err != nil {
		return nil, err
	}
	var vs []Variant
	for _, c := range cs {
		vs = append(vs, emulated(c.Name, sanitize, c.Compile))
	}
	return vs, nil
}

// Compiler compiles modules to PTX in one configuration.
type Compiler struct {
	Name    string
	Compile func(text []byte) ([]byte, error)
}

// Compilers returns the compilers of Variants.
func Compilers(arch string, version target.PTX, run Tool) ([]Compiler, error) {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	var cs []Compiler
	if run != nil {
		path := oracle.Find("llc-22")
		if path == "" {
			return nil, errors.New("llc-22 is not installed: run scripts/oracles.sh, or give -llvm=false")
		}
		cs = append(cs, Compiler{"llc -O2", func(text []byte) ([]byte, error) { return run(path, text, "-mcpu="+arch, "-O2") }})
	}
	for _, l := range levels {
		cs = append(cs, Compiler{l.name, func(text []byte) ([]byte, error) { return l.compile(sm, version, text, nil) }})
	}
	return cs, nil
}

// level is one of our configurations.
type level struct {
	name        string
	level, size int
	style       driver.Style
	codegen     bool
}

var levels = [...]level{
	{"gonvvm -O0", 0, 0, driver.StyleNVVM, false},
	{"gonvvm -O3", 3, 0, driver.StyleNVVM, false},
	{"gonvvm -Os", 2, 1, driver.StyleNVVM, false},
	{"gonvvm llc", 2, 0, driver.StyleLLVM, true},
}

func (l *level) compile(sm target.SM, version target.PTX, text []byte, tune func(*passes.Options)) ([]byte, error) {
	opt := driver.Options{SM: sm, PTX: version, Codegen: driver.Codegen{Level: l.level, Size: l.size, Style: l.style, LLC: l.codegen}, Workers: 1, Tune: tune}
	if l.level == 3 { // a malformed module may run correctly all the same
		opt.Verify = verified
	}
	r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: "random.ll", Data: text})
	if err != nil {
		return nil, err
	}
	return r.PTX, nil
}

// verified can serve as driver.Options.Verify: it verifies once, after the optimising passes.
func verified(m *ir.Module, pass string) error {
	if pass != undeclare {
		return nil
	}
	return verify.Module(m)
}

// Blame returns the pass that makes a level differ from -O0 on a program, whose kernel is k: the first
// level that does. It is "" if none does, or if not a pass is to blame.
func Blame(arch string, version target.PTX, text string) string {
	run := func(p []byte) ([]Result, error) {
		v := emulated("", false, func([]byte) ([]byte, error) { return p, nil })
		return v.Run("", []string{"k"}, input())
	}
	var want []Result
	return Culprit(arch, version, text, func(p []byte) bool {
		got, err := run(p)
		if want == nil { // of -O0
			want = got
			return err != nil
		}
		return err != nil || difference(want[0], got[0]) != ""
	})
}

// Culprit returns the pass that makes the code of a level wrong: the first level whose code is. It is "" if
// none is, if not a pass is to blame, or if the code of -O0, which wrong is asked about first, is.
func Culprit(arch string, version target.PTX, text string, wrong func(ptx []byte) bool) string {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return ""
	}
	for i := range levels {
		l := &levels[i]
		if i == 0 {
			if p, err := l.compile(sm, version, []byte(text), nil); err != nil || wrong(p) {
				return ""
			}
			continue
		}
		found, err := bisect.Find(func(limit bisect.Limit, note func(bisect.Culprit)) (bool, error) {
			p, err := l.compile(sm, version, []byte(text), func(o *passes.Options) {
				o.SetLimit(limit)
				o.Note = note
			})
			return err != nil || wrong(p), nil
		})
		if err == nil {
			what := fmt.Sprintf("%s, pass %s on function %q, execution %d", l.name, found.Pass, found.Func, found.Number)
			if found.Rewrite > 0 {
				what += fmt.Sprintf(", rewrite %d by rule %s", found.Rewrite, found.Rule)
			}
			return what
		}
	}
	return ""
}

// Check runs a program, whose kernel is k, in all variants and describes their difference, "" if there is none.
func Check(vs []Variant, text string) string { return compare(vs, text, []string{"k"}, true) }

// CheckAll is Check for several programs. It compiles them as one module, which saves most of the time that starting
// other compilers takes, and checks each separately only if that module has differences.
func CheckAll(vs []Variant, opts []irgen.Options) []string {
	if len(opts) == 1 {
		return []string{Check(vs, irgen.Generate(opts[0]))}
	}
	found := make([]string, len(opts))
	text, kernels := irgen.Module(opts)
	together := compare(vs, text, kernels, false)
	if together == "" {
		return found
	}
	single := false
	for i, o := range opts {
		found[i] = Check(vs, irgen.Generate(o))
		single = single || found[i] != ""
	}
	// If LLVM cannot select one of them, it cannot select the module.
	if !single && !strings.HasPrefix(together, "llc") {
		found[0] = fmt.Sprintf("%d programs in one module: %s", len(opts), together)
	}
	return found
}

// compare runs the kernels of a module in all variants and describes their difference. With lenient, a module that LLVM
// does not select is compared among ours.
func compare(vs []Variant, text string, kernels []string, lenient bool) string {
	in := input()
	var want []Result
	base := ""
	for _, v := range vs {
		got, err := v.Run(text, kernels, in)
		_, uncompiled := err.(errCompile)
		switch {
		case uncompiled && lenient && strings.HasPrefix(v.Name, "llc"):
			continue
		case err != nil:
			return fmt.Sprintf("%s: %v", v.Name, err)
		case want == nil:
			want, base = got, v.Name
			continue
		}
		for i := range kernels {
			if what := difference(want[i], got[i]); what != "" {
				return fmt.Sprintf("%s and %s differ: kernel %s, %s", base, v.Name, kernels[i], what)
			}
		}
	}
	return ""
}

// difference says how two results differ, "" if they do not.
func difference(want, got Result) string {
	if len(want.Out) != len(got.Out) {
		return fmt.Sprintf("%d and %d bytes of output", len(want.Out), len(got.Out))
	}
	if !bytes.Equal(want.Out, got.Out) {
		k := 0
		for want.Out[k] == got.Out[k] {
			k++
		}
		return fmt.Sprintf("thread %d, word %d: %x and %x", k/8/irgen.Slots, k/8%irgen.Slots, want.Out[k&^7:k&^7+8], got.Out[k&^7:k&^7+8])
	}
	if want.Barriers != got.Barriers {
		return fmt.Sprintf("arrivals of threads at barriers: %v and %v", want.Barriers, got.Barriers)
	}
	for i := range got.Found {
		f := &got.Found[i]
		if f.Code == emu.CodeUninitMem || f.Code == emu.CodeUninitReg { // undef may be anything
			continue
		}
		if !slices.ContainsFunc(want.Found, func(o emu.Finding) bool { return o.Code == f.Code }) {
			return fmt.Sprintf("the sanitizer finds: %v", f.Diagnostic())
		}
	}
	return ""
}

// input returns the input of the programs: random words, some of them small.
func input() []byte {
	const size = irgen.Threads * irgen.Slots * 8
	r := rand.New(rand.NewPCG(7, 7))
	in := make([]byte, 0, size)
	for len(in) < size {
		x := r.Uint64()
		if r.IntN(3) == 0 {
			x &= 0xff
		}
		in = binary.LittleEndian.AppendUint64(in, x)
	}
	return in
}

// execute runs kernels of the PTX module m, which was read from text, with config.
func execute(m *ptx.Module, text []byte, kernels []string, in []byte, config emu.Config) ([]Result, error) {
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "random.ptx", text)
	if err != nil {
		return nil, err
	}
	src, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	dst, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	if err := dev.Write(src, in); err != nil {
		return nil, err
	}
	zero := make([]byte, len(in))
	var results []Result
	for _, name := range kernels {
		k, err := mod.Kernel(name)
		if err != nil {
			return nil, err
		}
		if err := dev.Write(dst, zero); err != nil {
			return nil, err
		}
		params, ps := fillParams(k), k.Params()
		binary.LittleEndian.PutUint64(params[ps[0].Offset:], src)
		binary.LittleEndian.PutUint64(params[ps[1].Offset:], dst)
		binary.LittleEndian.PutUint32(params[ps[2].Offset:], argN)
		config.Grid, config.Block, config.Params = [3]int{1, 1, 1}, [3]int{irgen.Threads, 1, 1}, params
		config.Workers, config.Steps = 1, 1<<24
		res, err := k.Launch(&config)
		if err != nil {
			return nil, err
		}
		if err := res.Err(); err != nil && !(config.Sanitize && res.Done) {
			return nil, fmt.Errorf("kernel %s: %w", name, err)
		}
		r := Result{make([]byte, len(in)), res.Arrivals, res.Findings}
		if err := dev.Read(dst, r.Out); err != nil {
			return nil, err
		}
		results = append(results, r)
	}
	return results, nil
}

// argN is the third argument of the programs, a number.
const argN = 37

// fillParams returns values for a kernel's parameters, of which programs have more than three perhaps: input, output, a number.
func fillParams(k *emu.Kernel) []byte {
	params := make([]byte, k.ParamBytes())
	for i := range params {
		params[i] = byte(i*37 + 11)
	}
	return params
}

// Reduce leaves out statements while check finds something in the program: first halves of the statements, then smaller
// parts.
func Reduce(opt irgen.Options, check func(irgen.Options) string) irgen.Options {
	for chunk := len(irgen.Statements(opt)); chunk > 0; chunk /= 2 {
		for at := 0; ; {
			ids := irgen.Statements(opt) // those inside of one that is left out are gone
			if at >= len(ids) {
				break
			}
			try := opt
			try.Skip = maps.Clone(opt.Skip)
			if try.Skip == nil {
				try.Skip = map[uint64]bool{}
			}
			for _, id := range ids[at:min(at+chunk, len(ids))] {
				try.Skip[id] = true
			}
			if check(try) != "" {
				opt = try
			} else {
				at += chunk
			}
		}
	}
	return opt
}
