package gonvvm

import (
	"context"
	"fmt"

	"gonvvm/diag"
	"gonvvm/internal/driver"
)

// Format is a form in which modules are written.
type Format int

const (
	Text         Format = iota // assembly language of LLVM 22 (.ll)
	Bitcode                    // bitcode of LLVM 22 (.bc)
	BitcodeLLVM7               // bitcode of LLVM 7 with typed pointers, which libNVVM of CUDA 11 to 13 reads
	// LTO is the container of link-time optimization (docs/lto.md): bitcode that was only simplified, function by function. Compile
	// with Options.WholeProgram does the rest. Only Optimize writes it.
	LTO
	OptimizedLTO // as LTO, after inlining and constant propagation across the functions of the module
)

// Module is a module of LLVM IR that was written.
type Module struct {
	IR          []byte    // text or bitcode
	Diagnostics diag.List // warnings and notes
	Remarks     []Remark  // of Optimize, if Options.Remarks asks for them
}

// Optimize links modules, runs the passes of opt.Level on them and returns the result as one module. The error is as that of
// [Compile].
func Optimize(ctx context.Context, opt Options, format Format, ins ...Input) (*Module, error) {
	o, err := opt.driver()
	if err != nil {
		return nil, err
	}
	r := &Module{}
	collect(o, &opt, &r.Remarks)
	if format == LTO || format == OptimizedLTO {
		mode := driver.ModeGenLTO
		if format == OptimizedLTO {
			mode = driver.ModeGenOptLTO
		}
		out, notes, err := driver.Emit(ctx, o, mode, inputs(ins)...)
		if err != nil {
			return nil, failure(ctx, notes, err)
		}
		r.IR, r.Diagnostics = out.IR, notes
		return r, nil
	}
	m, notes, err := driver.Optimise(ctx, o, inputs(ins)...)
	if err != nil {
		return nil, failure(ctx, notes, err)
	}
	return r.write(m, notes, format)
}

// LinkOptions direct Link.
type LinkOptions struct {
	Format Format // of the result
	// Internalize makes all definitions internal, except kernels, those of llvm.used and those in Keep. Definitions that then
	// are not used are removed.
	Internalize bool
	Keep        []string // names of definitions that Internalize leaves visible
}

// Link makes one module of several. The error is a [diag.List].
func Link(opt LinkOptions, ins ...Input) (*Module, error) {
	m, notes, err := driver.Link(inputs(ins)...)
	if err != nil {
		return nil, failure(context.Background(), notes, err)
	}
	if opt.Internalize {
		notes = append(notes, driver.Internalize(m, opt.Keep)...)
	}
	return new(Module).write(m, notes, opt.Format)
}

// Assemble returns a module, which may be text or bitcode, as bitcode of LLVM 22. The error is a [diag.List].
func Assemble(in Input) (*Module, error) { return Link(LinkOptions{Format: Bitcode}, in) }

// Disassemble returns a module, which may be bitcode or text, as text of LLVM 22. The error is a [diag.List].
func Disassemble(in Input) (*Module, error) { return Link(LinkOptions{Format: Text}, in) }

func (r *Module) write(m *driver.Module, notes diag.List, format Format) (*Module, error) {
	forms := [...]driver.Form{Text: driver.FormText, Bitcode: driver.FormBitcode, BitcodeLLVM7: driver.FormBitcode7}
	if format < 0 || int(format) >= len(forms) {
		return nil, optionError(fmt.Errorf("unknown format %d", format))
	}
	data, err := driver.Encode(m, forms[format])
	if err != nil {
		return nil, failure(context.Background(), notes, err)
	}
	r.IR, r.Diagnostics = data, notes
	return r, nil
}
