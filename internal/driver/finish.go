package driver

import (
	"cmp"
	"slices"
	"sync"

	"gonvvm/internal/diag"
	"gonvvm/internal/isel"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/ptxopt"
	"gonvvm/internal/target"
)

// finisher post-processes selected functions on several workers: it runs the passes on PTX and prints, so that only the
// text of a function is kept.
type finisher struct {
	t     *target.Target
	fixed bool // the PTX version is t's and may not be raised
	llc   bool // only the improvements that llc makes

	mu    sync.Mutex
	bugs  diag.List
	warns diag.List
}

// warn keeps a warning of one of the workers.
func (m *finisher) warn(d *diag.Diagnostic) {
	m.mu.Lock()
	m.warns = append(m.warns, d)
	m.mu.Unlock()
}

// warnings returns the warnings of the workers, in the order of the source.
func (m *finisher) warnings() diag.List {
	slices.SortStableFunc(m.warns, func(a, b *diag.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col), cmp.Compare(a.Msg, b.Msg))
	})
	return m.warns
}

// improver returns a function for one worker that improves each of its functions.
func (m *finisher) improver() func(f *ptx.Func, name string) {
	o := ptxopt.Optimizer{LLC: m.llc}
	return func(f *ptx.Func, name string) {
		defer m.recover("the passes on PTX", name)
		o.Func(f)
	}
}

// checker returns, for a module that is complete except for bodies, a function for one worker that checks each of its
// functions.
func (m *finisher) checker(p *ptx.Module) func() isel.BodyCheck {
	bodies := ptxcheck.NewBodies(p)
	return func() isel.BodyCheck {
		k := bodies.Checker(m.fixed)
		return func(f *ptx.Func, names ptx.Names, locate func(*diag.Diagnostic, *ptx.Inst)) diag.List {
			defer m.recover("the check of the output", names.Get(f.Name))
			return k.Check(f, names, locate)
		}
	}
}

// printer returns a function for one worker that prints each of its functions.
func (m *finisher) printer() func(f *ptx.Func, names ptx.Names, name string) {
	ahead := ptx.NewAhead(m.t, m.fixed)
	return func(f *ptx.Func, names ptx.Names, name string) {
		defer m.recover("printing", name)
		ahead.Print(f, names)
	}
}

// recover is deferred: a panic is a bug of ours and becomes an error.
func (m *finisher) recover(what, name string) {
	if x := recover(); x != nil {
		m.mu.Lock()
		m.bugs = append(m.bugs, diag.Bug(what, "function `"+name+"'", x))
		m.mu.Unlock()
	}
}
