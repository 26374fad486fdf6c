package difftest

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/interp"
	"gonvvm/internal/testkit/widthgen"
	"gonvvm/internal/verify"
)

// expected is the reference interpreter's result for a program.
type expected struct {
	out, undef []byte                 // the output; of each byte, the bits that may be anything
	skip       [widthgen.Threads]bool // threads that may do anything
	skipped    int
}

// interpret executes a program of module m in the reference interpreter. A row of input for which its behaviour is undefined
// is replaced by another.
func interpret(m *ir.Module, p *widthgen.Program) (*expected, error) {
	e := &expected{out: initial(p), undef: make([]byte, p.OutRow*widthgen.Threads)}
	row, defined := len(p.Input)/widthgen.Threads, -1
	for i := range widthgen.Threads {
		vm := interp.New(m, 100_000)
		vm.Thread, vm.AnyNaN = uint64(i), true
		// Rows of other threads are out of bounds.
		in, out := vm.Alloc(p.Input[i*row:][:row]), vm.Alloc(e.out[i*p.OutRow:][:p.OutRow])
		_, err := vm.Call(p.Kernel, interp.Pointer(in-uint64(i*row)), interp.Pointer(out-uint64(i*p.OutRow)), interp.Integer(p.Param, p.ParamBits))
		switch {
		case errors.Is(err, interp.ErrUndefined):
			e.skip[i] = true
			e.skipped++
			continue
		case err != nil:
			return nil, err
		}
		data, undef, err := vm.Bytes(out, uint64(p.OutRow))
		if err != nil {
			return nil, err
		}
		copy(e.out[i*p.OutRow:], data)
		copy(e.undef[i*p.OutRow:], undef)
		defined = i
	}
	if e.skipped > 0 && defined >= 0 { // compiled code may trap there, and disturb the other rows
		p.Input = slices.Clone(p.Input)
		for i, skip := range e.skip {
			if skip {
				copy(p.Input[i*row:][:row], p.Input[defined*row:])
			}
		}
	}
	return e, nil
}

// initial returns the output before a program runs.
func initial(p *widthgen.Program) []byte {
	return bytes.Repeat([]byte{widthgen.Fill}, p.OutRow*widthgen.Threads)
}

// judge describes how an output differs from the expected one, "" if it does not.
func (e *expected) judge(out []byte) string {
	row := len(out) / widthgen.Threads
	for i, b := range out {
		if t := i / row; (b^e.out[i])&^e.undef[i] != 0 && !e.skip[t] {
			return fmt.Sprintf("thread %d, byte %d of %d: %#02x instead of %#02x", t, i%row, row, b, e.out[i])
		}
	}
	return ""
}

// launchWidths runs a program in the emulator and returns its output.
func launchWidths(m *ptx.Module, text []byte, p *widthgen.Program) ([]byte, error) {
	dev := emu.NewDevice(1 << 16)
	mod, err := dev.Load(m, "random.ptx", text)
	if err != nil {
		return nil, err
	}
	k, err := mod.Kernel(p.Kernel)
	if err != nil {
		return nil, err
	}
	params := make([]byte, k.ParamBytes())
	var at [2]uint64
	for i, b := range [][]byte{p.Input, initial(p)} {
		if at[i], err = dev.Alloc(uint64(len(b))); err != nil {
			return nil, err
		}
		if err := dev.Write(at[i], b); err != nil {
			return nil, err
		}
		binary.LittleEndian.PutUint64(params[k.Params()[i].Offset:], at[i])
	}
	for i := k.Params()[2].Offset; i < len(params); i++ {
		params[i] = byte(p.Param >> (8 * (i - k.Params()[2].Offset) & 63))
	}
	res, err := k.Launch(&emu.Config{Grid: [3]int{1, 1, 1}, Block: [3]int{widthgen.Threads, 1, 1}, Params: params, Workers: 1, Steps: 1 << 24})
	if err != nil {
		return nil, err
	}
	if err := res.Err(); err != nil {
		return nil, err
	}
	out := make([]byte, p.OutRow*widthgen.Threads)
	return out, dev.Read(at[1], out)
}

// Widths holds programs of package widthgen to the reference interpreter.
type Widths struct {
	compilers []Compiler
	pass      *PassCheck // nil: none alone
	passes    int        // how many alone for each program
	sm        target.SM

	Rows, Skipped          int // rows of input, those with undefined behaviour
	Uninterpreted, Refused int // programs without a referee, and without LLVM's code
}

// NewWidths returns a check of the levels for an architecture and, unless run is nil, of LLVM's compiler.
// So many passes are checked alone on each program.
func NewWidths(arch string, run Tool, alone int) (*Widths, error) {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	w := &Widths{sm: sm, passes: alone}
	for _, l := range []level{
		{"-O0", 0, 0, driver.StyleNVVM, false},
		{"-O1", 1, 0, driver.StyleNVVM, false},
		{"-O2", 2, 0, driver.StyleNVVM, false},
		{"-O3", 3, 0, driver.StyleNVVM, false},
		{"gonvvm llc", 2, 0, driver.StyleLLVM, true},
		{"gonvvm llc -O0", 0, 0, driver.StyleLLVM, true},
	} {
		w.compilers = append(w.compilers, Compiler{l.name, func(text []byte) ([]byte, error) { return l.compile(sm, 0, text, nil) }})
	}
	if run != nil {
		cs, err := Compilers(arch, 0, run)
		if err != nil {
			return nil, err
		}
		opt := oracle.Find("opt-22")
		if opt == "" {
			return nil, errors.New("opt-22 is not installed: run scripts/oracles.sh")
		}
		w.compilers = append(w.compilers, Compiler{cs[0].Name, func(text []byte) ([]byte, error) {
			text, err := run(opt, text, "-passes=always-inline", "-S", "-o", "-") // llc does not expand calls
			if err != nil {
				return nil, err
			}
			return cs[0].Compile(text)
		}})
	}
	if alone > 0 {
		w.pass, err = NewPassCheck(arch)
	}
	return w, err
}

// Check returns the error of each program, "" if it has none. They are compiled as one module.
func (w *Widths) Check(ps []*widthgen.Program) ([]string, error) {
	text := []byte(widthgen.Module(ps))
	m, err := llasm.Parse("random.ll", text, llasm.Options{})
	if err != nil {
		return nil, err
	}
	if err := verify.Module(m); err != nil {
		return nil, err
	}
	found := make([]string, len(ps))
	want := make([]*expected, len(ps))
	for i, p := range ps {
		w.Rows += widthgen.Threads
		if want[i], err = interpret(m, p); err != nil {
			w.Uninterpreted++
			found[i] = "interpreter: " + err.Error()
			continue
		}
		w.Skipped += want[i].skipped
	}
	for _, c := range w.compilers {
		out, err := c.Compile(text)
		if err != nil && len(ps) > 1 { // one of them is to blame
			return w.single(ps)
		}
		if err != nil && strings.HasPrefix(c.Name, "llc") { // it does not select all that there is
			w.Refused++
			continue
		}
		if err != nil {
			if found[0] == "" {
				found[0] = fmt.Sprintf("%s: %v", c.Name, errCompile{err})
			}
			continue
		}
		pm, err := ptx.Parse("random.ptx", out)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.Name, err)
		}
		for i, p := range ps {
			if found[i] != "" {
				continue
			}
			got, err := launchWidths(pm, out, p)
			if err != nil {
				found[i] = fmt.Sprintf("%s: %v", c.Name, err)
			} else if what := want[i].judge(got); what != "" {
				found[i] = fmt.Sprintf("%s: %s", c.Name, what)
			}
		}
	}
	for i, p := range ps {
		if w.pass != nil && found[i] == "" {
			found[i] = w.pass.CheckBy(p.Text(), w.pass.Some(w.passes, uint64(i)+uint64(len(p.Input))), func(m *ptx.Module, text []byte) (string, error) {
				got, err := launchWidths(m, text, p)
				if err != nil {
					return "", err
				}
				return want[i].judge(got), nil
			})
		}
	}
	return found, nil
}

// single is Check of each program for itself.
func (w *Widths) single(ps []*widthgen.Program) ([]string, error) {
	var found []string
	for _, p := range ps {
		f, err := w.Check([]*widthgen.Program{p})
		if err != nil {
			return nil, err
		}
		found = append(found, f...)
	}
	return found, nil
}

// Reduce leaves out statements of a program while something is wrong with it.
func (w *Widths) Reduce(opt widthgen.Options) (widthgen.Options, string) {
	check := func(o widthgen.Options) string {
		f, err := w.Check([]*widthgen.Program{widthgen.Generate(o)})
		if err != nil {
			return ""
		}
		return f[0]
	}
	what := check(opt)
	if what == "" {
		return opt, ""
	}
	for again := true; again; {
		again = false
		for i := range widthgen.Generate(opt).Statements {
			if opt.Skip[i] {
				continue
			}
			try := opt
			try.Skip = maps.Clone(opt.Skip)
			if try.Skip == nil {
				try.Skip = map[int]bool{}
			}
			try.Skip[i] = true
			if s := check(try); s != "" {
				opt, what, again = try, s, true
			}
		}
	}
	return opt, what
}

// Blame returns the first pass of a level after which the reference interpreter sees another program, "" if none
// changes it: then a later stage does.
func (w *Widths) Blame(p *widthgen.Program, level int) string {
	text := []byte(p.Text())
	m, err := llasm.Parse("random.ll", text, llasm.Options{})
	if err != nil {
		return ""
	}
	want, err := interpret(m, p)
	if err != nil {
		return ""
	}
	found := ""
	opt := driver.Options{SM: w.sm, Codegen: driver.Codegen{Level: level}, Workers: 1, Verify: func(m *ir.Module, pass string) error {
		if found != "" {
			return nil
		}
		if got, err := interpret(m, p); err == nil {
			for i := range got.out { // poison of now was not a defined number before
				if got.skip[i/p.OutRow] && !want.skip[i/p.OutRow] || got.undef[i]&^want.undef[i] != 0 && !want.skip[i/p.OutRow] {
					found = fmt.Sprintf("-O%d, pass %s: byte %d is undefined now", level, pass, i)
					return nil
				}
			}
			if what := want.judge(got.out); what != "" {
				found = fmt.Sprintf("-O%d, pass %s: %s", level, pass, what)
			}
		}
		return nil
	}}
	_, _, _ = driver.Compile(context.Background(), &opt, driver.Input{Name: "random.ll", Data: text})
	return found
}
