package emu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// formCase is a program that shows the effect of an instruction: a kernel with the parameters in and out, the contents
// of in, and the expected contents of out. The files of testdata/forms hold such programs, so that a GPU can run them,
// too.
type formCase struct {
	family   string // file; "": the semantics of the first instruction of title
	title    string // one line
	decl     string // variables and functions of module scope, with empty lines between them
	body     string // of the kernel
	grid     int    // 0 means 1
	block    int
	cluster  int
	sanitize bool // nothing may be found
	trap     bool // the launch must fail
	noGPU    bool // it needs more than a plain launch, or a GPU gives something else
	inSize   int  // bytes of one element of in: 4 or 8
	outSize  int
	outType  string // of the elements of out, for wantBetween and wantNaN
	in       []uint64
	out      []want
}

// want is the requirement for one element of the result.
type want struct {
	kind   wantKind
	lo, hi uint64
}

type wantKind uint8

const (
	wantExactly wantKind = iota // lo
	wantAny                     // not defined
	wantNaN                     // any NaN
	wantBetween                 // a number from lo to hi
)

func (w want) String() string {
	switch w.kind {
	case wantAny:
		return "?"
	case wantNaN:
		return "nan"
	case wantBetween:
		return fmt.Sprintf("%x..%x", w.lo, w.hi)
	}
	return fmt.Sprintf("%x", w.lo)
}

// parseWant reads the output of String.
func parseWant(s string) (w want, err error) {
	lo, hi, between := strings.Cut(s, "..")
	switch {
	case s == "?":
		w.kind = wantAny
	case s == "nan":
		w.kind = wantNaN
	case between:
		w.kind = wantBetween
		if _, err = fmt.Sscanf(hi, "%x", &w.hi); err != nil {
			return w, err
		}
		fallthrough
	default:
		_, err = fmt.Sscanf(lo, "%x", &w.lo)
	}
	return w, err
}

// accepts reports whether a result will do.
func (w want) accepts(typ string, got uint64) bool {
	switch w.kind {
	case wantAny:
		return true
	case wantExactly:
		return got == w.lo
	}
	f := formats[typ]
	if f.isNaN(got) || w.kind == wantNaN {
		return f.isNaN(got) && w.kind == wantNaN
	}
	return f.order(w.lo, got) <= 1 && f.order(got, w.hi) <= 1
}

// words writes numbers of n bytes.
func words(list []uint64, n int) []byte {
	b := make([]byte, n*len(list))
	for i, x := range list {
		store(b, uint64(i*n), uint8(n), x)
	}
	return b
}

// kernel returns the text of the kernel with a name.
func (c *formCase) kernel(name string) string {
	return ".visible .entry " + name + "(.param .u64 in, .param .u64 out)\n{\n" + c.body + "}\n"
}

// check runs the case as a module of its own.
func (c *formCase) check(t *testing.T, head string) {
	t.Helper()
	text := head + ".address_size 64\n" + c.decl + "\n" + c.kernel("k")
	_, mod := loadText(t, "form.ptx", []byte(text))
	if err := c.run(mod, "k"); err != nil {
		t.Errorf("%s: %v\n%s", c.title, err, text)
	}
}

// run executes a kernel of a module that has been loaded into a device of its own, and compares the results: with the sanitizer,
// unless the case is not clean, without it, and without vector instructions.
func (c *formCase) run(mod *Module, name string) error {
	for i, cfg := range []Config{{Sanitize: c.sanitize}, {}, {NoSIMD: true}} {
		if i == 1 && !c.sanitize || i > 0 && mod.hasGlobals() {
			continue // the same again, or variables that have changed
		}
		if err := c.launch(mod, name, cfg); err != nil {
			return fmt.Errorf("sanitizer %t, vector instructions %t: %w", cfg.Sanitize, !cfg.NoSIMD, err)
		}
	}
	return nil
}

// hasGlobals reports whether the module has variables that a launch may change for the next one.
func (m *Module) hasGlobals() bool {
	return slices.ContainsFunc(m.m.Vars, func(v ptx.Var) bool { return v.Space == isa.Global })
}

// launch executes a kernel in one way.
func (c *formCase) launch(mod *Module, name string, cfg Config) error {
	dev := mod.dev
	k, err := mod.Kernel(name)
	if err != nil {
		return err
	}
	data := words(c.in, c.inSize)
	in, err := dev.Alloc(uint64(max(len(data), 8)))
	if err != nil {
		return err
	}
	got := make([]byte, c.outSize*len(c.out))
	out, err := dev.Alloc(uint64(max(len(got), 8)))
	if err != nil {
		return err
	}
	if err := dev.Write(in, data); err != nil {
		return err
	}
	if err := dev.Write(out, got); err != nil {
		return err
	}
	cfg.Grid, cfg.Block, cfg.Cluster, cfg.Params, cfg.Workers = [3]int{c.grid}, [3]int{c.block}, [3]int{c.cluster}, words([]uint64{in, out}, 8), 1
	res, err := k.Launch(&cfg)
	if err != nil {
		return err
	}
	if err := res.Err(); (err != nil) != c.trap {
		return fmt.Errorf("the launch ended with %v", err)
	}
	if err := dev.Read(out, got); err != nil {
		return err
	}
	bad := ""
	for i, w := range c.out {
		if x := load(got, uint64(i*c.outSize), uint8(c.outSize)); !w.accepts(c.outType, x) {
			row := c.in
			if n := len(c.in) / len(c.out); n > 0 && n*len(c.out) == len(c.in) {
				row = c.in[i*n : (i+1)*n]
			}
			bad += fmt.Sprintf("\nelement %d: %x, want %s", i, x, w)
			if len(row) < 8 {
				bad += fmt.Sprintf(" for %x", row)
			}
			if strings.Count(bad, "\n") > 3 {
				break
			}
		}
	}
	if bad != "" {
		return fmt.Errorf("wrong results%s", bad)
	}
	return nil
}
