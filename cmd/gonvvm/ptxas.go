package main

import (
	"fmt"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/fatbin"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/target"
)

// assembler is one call of `gonvvm ptxas`, or of gonvvm by the name ptxas: the command line of NVIDIA's assembler. The output is an
// ELF file that holds the PTX, for libcuda.so.1 and nvJitLink of this project.
type assembler struct {
	sm      target.SM
	files   []string
	out     string
	verbose bool
	quiet   bool // no warnings
}

// ptxasFlag is a flag of ptxas that changes the result or has a value.
type ptxasFlag struct {
	names string // long and short ones, separated by blanks
	value bool
	set   func(a *assembler, value string) error // nil: no effect on PTX
}

// ptxasFlags are the flags of ptxas with a value, and those that have an effect. All other flags have no value, and none.
var ptxasFlags = []ptxasFlag{
	{"output-file o", true, func(a *assembler, v string) error { a.out = v; return nil }},
	{"gpu-name arch", true, func(a *assembler, v string) (err error) { a.sm, err = target.ParseSM(v); return err }},
	{"verbose v", false, func(a *assembler, _ string) error { a.verbose = true; return nil }},
	{"disable-warnings w", false, func(a *assembler, _ string) error { a.quiet = true; return nil }},
	{"opt-level O", true, nil},
	{"maxrregcount maxntid", true, nil},
	{"minnctapersm", true, nil},
	{"def-load-cache dlcm", true, nil},
	{"def-store-cache dscm", true, nil},
	{"force-load-cache flcm", true, nil},
	{"force-store-cache fscm", true, nil},
	{"fmad", true, nil},
	{"entry e", true, nil},
	{"machine m", true, nil},
	{"input-as-string ias", true, nil},
	{"options-file optf", true, nil},
	{"split-compile split-compile-extended", true, nil},
	{"jobserver device-function-maxrregcount", true, nil},
	{"regAllocOptLevel", true, nil},
	{"Werror", true, nil},
}

// findPtxasFlag returns the flag with a name, or nil.
func findPtxasFlag(name string) *ptxasFlag {
	for i := range ptxasFlags {
		for n := range strings.FieldsSeq(ptxasFlags[i].names) {
			if n == name {
				return &ptxasFlags[i]
			}
		}
	}
	return nil
}

// parse reads the command line. Values follow "=" or are the next argument; -O3 and -m64 have theirs at the end.
func (a *assembler) parse(args []string) error {
	a.sm, a.out = target.MakeSM(52, 0), "elf.o"
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			a.files = append(a.files, arg)
			continue
		}
		name, value, given := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		f := findPtxasFlag(name)
		switch {
		case f == nil:
			continue
		case f.value && !given && len(args) == 0:
			return fmt.Errorf("argument expected after '%s'", arg)
		case f.value && !given:
			value, args = args[0], args[1:]
		}
		if f.set != nil {
			if err := f.set(a, value); err != nil {
				return fmt.Errorf("value '%s' is not defined for option '%s'", value, name)
			}
		}
	}
	if len(a.files) != 1 {
		return fmt.Errorf("one input file is expected, not %d", len(a.files))
	}
	return nil
}

func ptxasMain(args []string, s *streams) int {
	for _, arg := range args {
		switch strings.TrimLeft(arg, "-") {
		case "version", "V":
			fmt.Fprintf(s.out, "ptxas: gonvvm in the place of NVIDIA's PTX optimizing assembler\nCuda compilation tools, release 13.0, V13.0.0\n")
			return exitOK
		case "help", "h":
			fmt.Fprint(s.out, "usage: gonvvm ptxas [flags of ptxas] FILE\n\nChecks PTX and writes an ELF file that holds it, for the libcuda.so.1 of gonvvm. --gpu-name and -o have an effect.\n")
			return exitOK
		}
	}
	var a assembler
	if err := a.parse(args); err != nil {
		fmt.Fprintf(s.err, "ptxas fatal   : %v\n", err)
		return exitInput
	}
	text, name, err := readInput(a.files[0], s.in)
	if err != nil {
		fmt.Fprintf(s.err, "ptxas fatal   : %v\n", err)
		return exitInput
	}
	m, ok := a.check(name, text, s)
	if !ok {
		fmt.Fprint(s.err, "ptxas fatal   : Ptx assembly aborted due to errors\n")
		return 255
	}
	if a.verbose {
		for i := range m.Funcs {
			if f := &m.Funcs[i]; f.Entry && f.Defined {
				fmt.Fprintf(s.err, "ptxas info    : Compiling entry function '%s' for '%v'\n", m.Names.Get(f.Name), a.sm)
			}
		}
	}
	if err := writeOutput(a.out, a.image(m, text), s.out); err != nil {
		return s.failed(err)
	}
	return exitOK
}

// check reads and checks the PTX, with messages as ptxas has them.
func (a *assembler) check(name string, text []byte, s *streams) (*ptx.Module, bool) {
	m, err := ptx.Parse(name, text)
	list := diag.Of(err)
	if err == nil {
		list = ptxcheck.Check(m, &ptxcheck.Options{File: name, Src: text, Arch: a.sm})
	}
	ok := true
	for _, d := range list {
		kind := "error   "
		switch {
		case d.Severity == diag.Error:
			ok = false
		case a.quiet || d.Severity == diag.Note:
			continue
		default:
			kind = "warning "
		}
		fmt.Fprintf(s.err, "ptxas %s, line %d; %s: %s\n", name, d.Pos.Line, kind, d.Msg)
	}
	return m, ok
}

// image wraps the PTX.
func (a *assembler) image(m *ptx.Module, text []byte) []byte {
	flags := uint64(fatbin.Flag64Bit)
	switch m.SM.Suffix() {
	case 'a':
		flags |= fatbin.FlagArchA
	case 'f':
		flags |= fatbin.FlagArchF
	}
	return fatbin.AppendELF(nil, fatbin.Entry{
		Kind: fatbin.PTX, Major: int(m.Version) / 10, Minor: int(m.Version) % 10, Arch: m.SM.Number(), Flags: flags, Data: text,
	})
}
