package driver

import (
	"context"
	"runtime"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// Optimise links modules, runs the passes of opt.Level on them and returns the linked module, values with their names:
// the first half of Compile, without loads that have gaps (ir.FlagGaps), which LLVM IR cannot express. Notes and warnings that come with
// success are the second result; the error is a diag.List.
func Optimise(ctx context.Context, opt *Options, ins ...Input) (m *ir.Module, notes diag.List, err error) {
	phase, name := "reading", ""
	if len(ins) > 0 {
		name = ins[0].Name
	}
	defer func() {
		if x := recover(); x != nil {
			m, err = nil, diag.List{diag.Bug(phase, name, x)}
		}
	}()
	next := opt.phases(&phase)
	defer next("")
	t, err := opt.target()
	if err != nil {
		return nil, nil, err
	}
	a, err := optimised(ctx, opt, &t, ins, true, false, next)
	if err != nil {
		return nil, nil, err
	}
	return a.m, a.notes, nil
}

// target returns the target of a compilation.
func (opt *Options) target() (target.Target, error) {
	t, err := target.New(opt.SM, opt.PTX)
	if err != nil {
		return t, diag.List{{Code: "T0001", Msg: err.Error(), Hint: "gonvvm targets lists the supported architectures and PTX versions"}}
	}
	return t, nil
}

const codeInlined diag.Code = "K0012"

// workerInsts is the number of instructions from which on another worker saves more time than its start takes.
const workerInsts = 1000

// workers returns the number of goroutines that work on the functions of m.
func (opt *Options) workers(m *ir.Module) int {
	if opt.Workers > 0 {
		return opt.Workers
	}
	insts, most := 0, runtime.GOMAXPROCS(0)
	for i := range m.Syms {
		if f := m.Syms[i].Fn; f != nil && insts < workerInsts*most {
			insts += f.NumInsts()
		}
	}
	return min(1+insts/workerInsts, most)
}

// optimised reads, links, verifies and optimises the inputs, with names of values or without; forPTX says that instruction selection follows.
// next is called at each phase.
func optimised(ctx context.Context, opt *Options, t *target.Target, ins []Input, names, forPTX bool, next func(string)) (*assembly, error) {
	a, err := assemble(opt, ins, names)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	next("verification")
	list := a.check(opt)
	if err := list.Err(); err != nil {
		if !names { // once more, for messages with the names of blocks and values
			if b, err := assemble(opt, ins, true); err == nil {
				list = b.check(opt)
			}
		}
		return nil, append(a.notes, list...)
	}
	a.notes = append(a.notes, list...)
	if err := prepare(a.m, opt); err != nil {
		return nil, a.placeTarget(diag.Of(err))
	}
	a.notes = append(a.notes, a.doubts(opt)...)
	if opt.Whole {
		a.wholeProgram(opt)
	}
	next("linking libdevice")
	if err := a.device(opt, t); err != nil {
		return nil, err
	}
	next("the passes")
	warn := func(s *ir.Symbol, msg string) {
		d := &diag.Diagnostic{Severity: diag.Warning, Code: codeInlined, File: a.m.FileOf(s), Msg: msg}
		d.Pos, d.Source = symbolLocator(a.sources)(s)
		a.notes = append(a.notes, d)
	}
	if err := a.optimise(ctx, opt, t, forPTX, warn); err != nil {
		return nil, err
	}
	return a, ctx.Err()
}
