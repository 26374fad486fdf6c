package driver

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/link"
	"gonvvm/internal/lto"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
)

// Mode selects the phases that are executed and the form that is written, as the mode word of NVIDIA's compiler does
// (S1-62 … S1-65). The zero value is ModeCompile.
type Mode uint16

// The bits of a mode.
const (
	ModeLink    Mode = 1 << iota // modules are linked
	ModeOpt                      // and optimized
	ModeCodegen                  // and turned into PTX
	_
	ModeDebug // debug information or line information is printed
	ModeLTO   // one of the steps of link-time optimization
	ModeOptiX // bitcode for OptiX
	ModeOpt2  // the first step of link-time optimization inlines and propagates across functions
	Mode64    // 64-bit pointers
	Mode32    // 32-bit pointers
)

// The combinations that have a meaning.
const (
	ModeCompile      = ModeLink | ModeOpt | ModeCodegen // 0x07: PTX
	ModeBitcode      = ModeLink | ModeOpt               // 0x03: optimized bitcode of LLVM 7 (--emit-llvm-bc)
	ModeGenLTO       = ModeLTO | ModeLink               // 0x21: the first step of link-time optimization (-gen-lto)
	ModeGenOptLTO    = ModeGenLTO | ModeOpt2            // 0xa1: the same with interprocedural passes (-gen-opt-lto)
	ModeGenLTOAndLLC = ModeLTO | ModeCompile            // 0x27: the first step, and PTX of the module alone (-gen-lto-and-llc)
	ModeLinkLTO      = ModeLTO | ModeOpt | ModeCodegen  // 0x26: the second step (-link-lto)
	ModeFullLTO      = ModeLTO | ModeLink | ModeOpt     // 0x23: both steps (-lto)
	ModeOptiXIR      = ModeOptiX | ModeLink | ModeOpt   // 0x43: bitcode without loop-invariant code motion (--emit-optix-ir)
)

// Output is the result of Emit.
type Output struct {
	PTX []byte // nil if the mode writes none
	IR  []byte // bitcode or a container of bitcode (internal/lto); nil if the mode writes none
}

// Main returns the PTX, or the IR if the mode writes no PTX.
func (o *Output) Main() []byte {
	if o.PTX != nil {
		return o.PTX
	}
	return o.IR
}

// Emit links modules and produces the outputs of the mode. Notes and warnings that come with success are the second
// result; the error is a diag.List. Containers of link-time optimization may be among the inputs of every mode.
func Emit(ctx context.Context, opt *Options, mode Mode, ins ...Input) (*Output, diag.List, error) {
	if n := opt.SM.Number(); n == 0 && mode&ModeCodegen == 0 {
		return nil, nil, diag.List{{Code: "T0001", Msg: "no architecture is given"}}
	}
	switch mode &^ (ModeDebug | Mode32 | Mode64) {
	case 0, ModeCompile:
		r, notes, err := Compile(ctx, opt, ins...)
		return r.output(nil), notes, err
	case ModeBitcode, ModeOptiXIR:
		o := *opt
		if mode&ModeOptiX != 0 {
			o.Without = append(slices.Clone(o.Without), "licm")
		}
		m, notes, err := Optimise(ctx, &o, ins...)
		if err != nil {
			return nil, notes, err
		}
		data, err := Encode(m, FormBitcode7)
		return &Output{IR: data}, notes, err
	case ModeGenLTO, ModeGenOptLTO:
		data, notes, err := preLink(ctx, opt, mode, ins)
		return &Output{IR: data}, notes, err
	case ModeGenLTOAndLLC:
		data, notes, err := preLink(ctx, opt, mode, ins)
		if err != nil {
			return nil, notes, err
		}
		r, more, err := Compile(ctx, opt, ins...)
		return r.output(data), append(notes, more...), err
	case ModeLinkLTO:
		o := *opt
		o.Whole = true
		r, notes, err := Compile(ctx, &o, ins...)
		return r.output(nil), notes, err
	case ModeFullLTO:
		var notes diag.List
		steps := slices.Clone(ins)
		for i, in := range ins {
			if in.Library {
				continue
			}
			data, said, err := preLink(ctx, opt, ModeGenLTO, ins[i:i+1])
			notes = append(notes, said...)
			if err != nil {
				return nil, notes, err
			}
			steps[i].Data = data
		}
		out, said, err := Emit(ctx, opt, ModeLinkLTO, steps...)
		return out, append(notes, said...), err
	}
	return nil, nil, diag.List{{Code: "T0001", Msg: fmt.Sprintf("mode %#x is not a combination of phases that has a meaning", uint16(mode))}}
}

func (r *Result) output(ir []byte) *Output {
	if r == nil {
		return nil
	}
	return &Output{PTX: r.PTX, IR: ir}
}

// preLink does the first step of link-time optimization and returns the container. Functions of libdevice may still be undefined.
func preLink(ctx context.Context, opt *Options, mode Mode, ins []Input) ([]byte, diag.List, error) {
	o := *opt
	o.ExternDevice = true
	list := passes.PreLink(opt.Level > 0, mode&ModeOpt2 != 0)
	tune := o.Tune
	o.Tune = func(p *passes.Options) {
		p.Passes = list
		if tune != nil {
			tune(p)
		}
	}
	m, notes, err := Optimise(ctx, &o, ins...)
	if err != nil {
		return nil, notes, err
	}
	data, err := Encode(m, FormBitcode)
	if err != nil {
		return nil, notes, err
	}
	c := lto.Container{Options: opt.recorded(), Bitcode: data}
	return c.Append(nil), notes, nil
}

// recorded are the options that a container holds, in the order of their names.
func (opt *Options) recorded() []string {
	bit := func(name string, on bool) string {
		if on {
			return name + "=1"
		}
		return name + "=0"
	}
	list := []string{
		"arch=compute_" + opt.SM.String()[len("sm_"):], bit("fma", opt.FMA), bit("ftz", opt.FTZ), "opt=" + strconv.Itoa(opt.Level),
		bit("prec-div", opt.ExactDiv()), bit("prec-sqrt", !opt.ApproxSqrt),
	}
	return list
}

const (
	codeContainer diag.Code = "K0013"
	codeMismatch  diag.Code = "K0014"
)

// unpack replaces the data of a container by its bitcode, and warns of options that differ from those of this step.
func unpack(opt *Options, in *Input, notes *diag.List) error {
	if !lto.Is(in.Data) {
		return nil
	}
	c, err := lto.Decode(in.Data)
	if err != nil {
		return diag.List{{Code: codeContainer, File: in.Name, Msg: err.Error(), Hint: "compile the module again with -gen-lto of gonvvm, or give its bitcode or text"}}
	}
	in.Data, in.Container = c.Bitcode, true
	if opt.SM == 0 { // nothing is compiled
		return nil
	}
	for _, here := range opt.recorded() {
		if slices.Contains(c.Options, here) || here[:4] == "opt=" {
			continue
		}
		for _, there := range c.Options {
			if name := optionName(here); name == optionName(there) && !(name == "arch" && opt.serves(there)) {
				notes.Add(&diag.Diagnostic{
					Severity: diag.Warning, Code: codeMismatch, File: in.Name, Msg: "the module was compiled with -" + there + " and is linked with -" + here,
					Hint: "constants that depend on -" + name + " have been folded for the first of them",
				})
			}
		}
	}
	return nil
}

// serves reports whether code that was compiled for the architecture of a recorded option is right for that of opt: for a later one it
// is.
func (opt *Options) serves(arch string) bool {
	sm, err := target.ParseSM(strings.TrimPrefix(arch, "arch="))
	return err == nil && sm.Number() <= opt.SM.Number()
}

func optionName(s string) string {
	for i := range len(s) {
		if s[i] == '=' {
			return s[:i]
		}
	}
	return s
}

// wholeProgram makes functions internal that are not called from outside of the program, and removes those that are
// then unused: kernels and variables stay, unless opt.Keep lists the variables that do. A program without kernels keeps
// its functions.
func (a *assembly) wholeProgram(opt *Options) {
	keep := slices.Clone(opt.Keep)
	kernels := false
	for i := 1; i < len(a.m.Syms); i++ {
		s := &a.m.Syms[i]
		switch {
		case s.Dead || s.IsDecl() || s.Linkage.IsLocal():
		case s.Kind == ir.SymFunc:
			kernels = kernels || s.Fn.CC == ir.CCPTXKernel
		case len(opt.Keep) == 0:
			keep = append(keep, s.Name)
		}
	}
	if !kernels {
		return
	}
	link.Internalize(a.m, keep)
	passes.RemoveUnused(a.m)
}
