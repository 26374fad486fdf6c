// Package gonvvm compiles LLVM IR for NVIDIA GPUs to PTX, in pure Go.
package gonvvm

import (
	"context"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/target"
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
}

// Level is an optimisation level.
type Level int

const (
	O3 Level = iota
	O2
	O1
	O0
)

// Input is a module: LLVM IR text and a name for messages.
type Input struct {
	Name string
	Data []byte
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

// Compile turns LLVM IR into PTX. The same input gives the same bytes, whatever the
// number of workers. An error about the input carries positions; see Diagnostics.
func Compile(ctx context.Context, opt Options, in Input) (*Result, error) {
	arch := opt.Arch
	if arch == "" {
		arch = "sm_75"
	}
	o := driver.Options{
		Level: int(O0 - opt.Level), FMA: !opt.NoFMA, FTZ: opt.FTZ, ApproxSqrt: opt.FastSqrt, LineInfo: opt.LineInfo,
		Workers: opt.Workers, Triple: "nvptx64-nvidia-cuda",
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
	r, notes, err := driver.Compile(ctx, &o, driver.Input{Name: in.Name, Data: in.Data})
	if err != nil {
		return nil, err
	}
	out := &Result{PTX: r.PTX}
	for _, n := range notes {
		out.Notes = append(out.Notes, n.Error())
	}
	return out, nil
}
