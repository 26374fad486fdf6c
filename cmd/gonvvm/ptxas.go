package main

import (
	"fmt"

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

	relocatable bool // for nvlink
}

// flags are the flags of ptxas with a value, and those that have an effect. All other flags have no value, and none.
func (a *assembler) flags() []nvFlag {
	return []nvFlag{
		{"output-file o", true, func(v string) error { a.out = v; return nil }},
		{"gpu-name arch", true, func(v string) error {
			sm, err := target.ParseSM(v)
			if err != nil {
				return errValue
			}
			a.sm = sm
			return nil
		}},
		{"verbose v", false, func(string) error { a.verbose = true; return nil }},
		{"compile-only c", false, func(string) error { a.relocatable = true; return nil }},
		{"disable-warnings w", false, func(string) error { a.quiet = true; return nil }},
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
}

// parse reads the command line.
func (a *assembler) parse(args []string) (err error) {
	a.sm, a.out = target.MakeSM(52, 0), "elf.o"
	if a.files, err = parseNVFlags(args, a.flags(), true); err != nil {
		return err
	}
	if len(a.files) != 1 {
		return fmt.Errorf("one input file is expected, not %d", len(a.files))
	}
	return nil
}

const ptxasUsage = "usage: gonvvm ptxas [flags of ptxas] FILE\n\n" +
	"Checks PTX and writes an ELF file that holds it, for the libcuda.so.1 of gonvvm. --gpu-name and -o have an effect.\n"

func ptxasMain(args []string, s *streams) int {
	if nvTool("ptxas", ptxasUsage, args, s) {
		return exitOK
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
	if a.relocatable {
		return fatbin.AppendObject(nil, ptxEntry(m, text))
	}
	return fatbin.AppendELF(nil, ptxEntry(m, text))
}

// ptxEntry returns the entry of a fat binary for PTX.
func ptxEntry(m *ptx.Module, text []byte) fatbin.Entry {
	return fatbin.Entry{
		Kind: fatbin.PTX, Major: int(m.Version) / 10, Minor: int(m.Version) % 10, Arch: m.SM.Number(),
		Flags: fatbin.Flag64Bit | fatbin.SuffixFlag(m.SM.Suffix()), Data: text,
	}
}
