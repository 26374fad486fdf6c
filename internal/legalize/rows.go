package legalize

import (
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
)

// Options direct legalization.
type Options struct {
	lowering.Machine
	Places lowering.Places // of errors
	Ctors  bool            // constructors and destructors become arrays and kernels that call them, else they are errors

	// After, if set, is called after each execution of a row. f is nil for rows that work on the module. It must be
	// safe for concurrent use where several Workers run.
	After func(e Execution) error
}

// Execution is one execution of a row of the table.
type Execution struct {
	Row     string
	Module  *ir.Module
	Func    *ir.Func // nil: the module
	Changed bool
	Time    time.Duration
}

// row is a step of legalization.
type row struct {
	name   string
	module func(m *ir.Module, opt *Options) (changed bool, errs diag.List)
	serial func(m *ir.Module, opt *Options) step // one function after the other: it may declare functions
	fn     func(m *ir.Module, opt *Options) step // several functions at once
	level  int                                   // lowest level at which it runs
	once   bool                                  // finds work in its own output
}

// step is the state of a row in one worker.
type step interface {
	// function rewrites f.
	function(f *ir.Func) (changed bool)
	// errors returns the errors of the functions since the last call.
	errors() diag.List
}

// rows are the steps in the order in which they run.
//
// The sizes are checked before anything grows. The intrinsics come next: they expand to divisions, memory functions, atomics and switches. Divisions come before
// the others because bypass-slow-division splits blocks, and their expansions have none of the rest. Atomics on
// narrow values become loops, which lower-switch does not see.
var rows = []row{
	{name: "check-sizes", module: checkSizes},
	{name: "nvptx-ctor-dtor-lowering", once: true, module: ctors},
	{name: "pre-isel-intrinsic-lowering", serial: func(m *ir.Module, opt *Options) step { return &expander{m: m, opt: opt} }},
	{name: "bypass-slow-division", level: 1, once: true, fn: func(m *ir.Module, opt *Options) step {
		return &expander{m: m, opt: opt, divisions: true}
	}},
	{name: "lower-mem-intrinsics", fn: func(m *ir.Module, opt *Options) step { return &memLoops{state: state{m: m, opt: opt}} }},
	{name: "atomic-expand", fn: func(m *ir.Module, opt *Options) step { return &atomics{state: state{m: m, opt: opt}} }},
	{name: "lower-switch", fn: func(m *ir.Module, opt *Options) step { return &switches{state: state{m: m, opt: opt}} }},
}

// Rows returns the names of the steps in their order.
func Rows() []string {
	var names []string
	for i := range rows {
		names = append(names, rows[i].name)
	}
	return names
}

// Module runs the steps that work on the whole module or declare functions.
func Module(m *ir.Module, opt *Options) (errs diag.List, err error) {
	for i := range rows {
		r := &rows[i]
		switch {
		case opt.Level == 0 && r.level > 0:
		case r.module != nil:
			start := time.Now()
			changed, bad := r.module(m, opt)
			errs = append(errs, bad...)
			if err := opt.after(r, m, nil, changed, start); err != nil || bad.Err() != nil {
				return errs, err
			}
		case r.serial != nil:
			s := r.serial(m, opt)
			err := defined(m, func(f *ir.Func) error {
				start := time.Now()
				return opt.after(r, m, f, s.function(f), start)
			})
			if err != nil {
				return errs, err
			}
			errs = append(errs, s.errors()...)
		}
	}
	return errs, nil
}

// defined calls visit for each function that is printed with a body, those that visit declares included.
func defined(m *ir.Module, visit func(f *ir.Func) error) error {
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Kind != ir.SymFunc || s.Dead || s.Fn.IsDecl() || s.Linkage == ir.AvailableExternally {
			continue
		}
		if err := visit(s.Fn); err != nil {
			return err
		}
	}
	return nil
}

// Worker runs the steps that work on single functions, in one goroutine.
type Worker struct {
	m     *ir.Module
	opt   *Options
	rows  []*row
	steps []step
}

// NewWorker returns a Worker for the functions of m, on which Module has run.
func NewWorker(m *ir.Module, opt *Options) *Worker {
	w := &Worker{m: m, opt: opt}
	for i := range rows {
		if r := &rows[i]; r.fn != nil && !(opt.Level == 0 && r.level > 0) {
			w.rows, w.steps = append(w.rows, r), append(w.steps, r.fn(m, opt))
		}
	}
	return w
}

// Func legalizes f. The errors are about instructions that cannot be legalized.
func (w *Worker) Func(f *ir.Func) (errs diag.List) {
	for i, s := range w.steps {
		var start time.Time
		if w.opt.After != nil {
			start = time.Now()
		}
		changed := s.function(f)
		errs = append(errs, s.errors()...)
		if err := w.opt.after(w.rows[i], w.m, f, changed, start); err != nil {
			return append(errs, diag.Of(err)...)
		}
	}
	return errs
}

// after reports an execution to the observer.
func (o *Options) after(r *row, m *ir.Module, f *ir.Func, changed bool, start time.Time) error {
	if o.After == nil {
		return nil
	}
	return o.After(Execution{Row: r.name, Module: m, Func: f, Changed: changed, Time: time.Since(start)})
}
