// Package gonvvm compiles LLVM IR for NVIDIA GPUs to PTX, in pure Go.
package gonvvm

import (
	"context"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// Style is the spelling of the PTX.
type Style int

const (
	StyleNVVM Style = iota // typed registers and memory operations, as NVIDIA's compiler prints
	StyleLLVM              // bit registers, as LLVM 22 prints
)

// Options direct a compilation. The zero value compiles for sm_75 at -O3.
type Options struct {
	Arch              string // "sm_90a" or "compute_90a"; "" is sm_75
	PTX               string // "8.3"; "" is the lowest version that the code needs
	Level             Level
	Style             Style
	NoFMA             bool // fuse multiplications and additions only where flags ask for it
	FTZ               bool // flush f32 subnormals to zero
	FastDiv, FastSqrt bool // approximate f32 divisions and square roots
	LineInfo          bool // print .loc directives
	Workers           int  // functions compiled at once; 0: one for each processor
	Dialect           Dialect
	Strict            bool // hold NVVM IR to the text of its specification
	MangleNames       bool // mangle external names that PTX cannot spell, instead of refusing them
	// Reflect is what __nvvm_reflect gives for keys of the program's own.
	Reflect map[string]int
	// Libdevice returns libdevice (nvvm/libdevice/libdevice.10.bc of a CUDA toolkit). It is
	// called if the program needs a function of it; nil means that there is none.
	Libdevice func() ([]byte, error)
}

// Dialect says by which rules the input is judged.
type Dialect int

const (
	DialectAuto Dialect = iota // NVVM if the module has !nvvmir.version, else LLVM
	DialectNVVM                // the NVVM IR specification
	DialectLLVM                // what LLVM's NVPTX back end takes
)

// Level is an optimisation level.
type Level int

const (
	O3 Level = iota
	O2
	O1
	O0
	Os // O2 without what makes the code longer
	Oz // Os, and shorter code even where it is slower
)

// Input is a module, LLVM IR as text or bitcode, and a name for messages.
type Input struct {
	Name string
	Data []byte
	// Library: the module contributes only what the others refer to, which becomes internal.
	Library bool
}

// Result is what a compilation gives.
type Result struct {
	PTX   []byte
	Notes []string // remarks, such as a raised PTX version
}

// Diagnostic is one message about the input. The error of Compile holds them:
// see Diagnostics.
type Diagnostic = diag.Diagnostic

// Diagnostics returns the messages that an error of Compile carries.
func Diagnostics(err error) []*Diagnostic { return diag.Of(err) }

// Compile links modules of LLVM IR and turns them into PTX. The same input gives the same bytes, whatever the
// number of workers. An error about the input carries positions; see Diagnostics.
func Compile(ctx context.Context, opt Options, ins ...Input) (*Result, error) {
	arch := opt.Arch
	if arch == "" {
		arch = "sm_75"
	}
	o := driver.Options{
		FMA: !opt.NoFMA, FTZ: opt.FTZ, ApproxSqrt: opt.FastSqrt, LineInfo: opt.LineInfo,
		Workers: opt.Workers, Triple: "nvptx64-nvidia-cuda", Strict: opt.Strict, MangleNames: opt.MangleNames, Reflect: opt.Reflect,
	}
	switch opt.Level {
	case Os, Oz:
		o.Level, o.Size = 2, int(opt.Level-Os)+1
	default:
		o.Level = int(O0 - opt.Level)
	}
	switch opt.Dialect {
	case DialectNVVM:
		o.Dialect = verify.NVVM
	case DialectLLVM:
		o.Dialect = verify.LLVM
	}
	if opt.Libdevice != nil {
		o.Libdevice = func() (*driver.Input, error) {
			data, err := opt.Libdevice()
			if err != nil || data == nil {
				return nil, err
			}
			return &driver.Input{Name: "libdevice", Data: data, Library: true}, nil
		}
	}
	if opt.FastDiv {
		o.PrecDiv = driver.DivApprox
	}
	if opt.Style == StyleLLVM {
		o.Style = driver.StyleLLVM
	}
	var err error
	if o.SM, err = target.ParseSM(arch); err != nil {
		return nil, err
	}
	if opt.PTX != "" {
		if o.PTX, err = target.ParsePTX(opt.PTX); err != nil {
			return nil, err
		}
	}
	var list []driver.Input
	for _, in := range ins {
		list = append(list, driver.Input{Name: in.Name, Data: in.Data, Library: in.Library})
	}
	r, notes, err := driver.Compile(ctx, &o, list...)
	if err != nil {
		return nil, err
	}
	out := &Result{PTX: r.PTX}
	for _, n := range notes {
		out.Notes = append(out.Notes, n.Error())
	}
	return out, nil
}
