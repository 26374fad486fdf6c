package main

import (
	"fmt"
	"io"
	"slices"

	"gonvvm/internal/ir"
)

// dumps prints the IR after passes that have changed it, with the headers of LLVM.
type dumps struct {
	after []string // names of passes; all is every pass
	err   io.Writer
	texts map[*ir.Func][]byte // with texts before passes: functions as they were last; nil without
}

// begin keeps the functions of a module, so that they are printed before the passes that change them, too.
func (d *dumps) begin(m *ir.Module) {
	d.texts = map[*ir.Func][]byte{}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { d.texts[f] = ir.AppendFunc(nil, f) })
}

// changed prints the function that a pass has changed; a nil one stands for the module.
func (d *dumps) changed(m *ir.Module, f *ir.Func, pass string) {
	if slices.Contains(d.after, pass) || slices.Contains(d.after, "all") {
		on, after := "[module]", []byte(nil)
		if f == nil {
			after = ir.Append(nil, m)
		} else {
			on, after = f.Symbol().Name, ir.AppendFunc(nil, f)
		}
		if d.texts != nil {
			fmt.Fprintf(d.err, "*** IR Dump Before %s on %s ***\n", pass, on)
			each(m, f, func(f *ir.Func) { fmt.Fprintf(d.err, "%s\n", d.texts[f]) })
		}
		fmt.Fprintf(d.err, "*** IR Dump After %s on %s ***\n%s\n", pass, on, after)
	}
	if d.texts != nil {
		each(m, f, func(f *ir.Func) { d.texts[f] = ir.AppendFunc(nil, f) })
	}
}

// each calls a function with f, or with all functions of the module if that is nil.
func each(m *ir.Module, f *ir.Func, do func(f *ir.Func)) {
	if f != nil {
		do(f)
		return
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { do(f) })
}
