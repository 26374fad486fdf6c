package legalize

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// state is the state that the steps on single functions share.
type state struct {
	m       *ir.Module
	opt     *Options
	f       *ir.Func
	changed bool // f was
	errs    diag.List
}

// enter begins with function f.
func (s *state) enter(f *ir.Func) { s.f, s.changed = f, false }

// errors implements step.
func (s *state) errors() diag.List {
	errs := s.errs
	s.errs = nil
	return errs
}

// fail reports instruction v, which cannot be legalized.
func (s *state) fail(v ir.Value, code diag.Code, msg, hint string) {
	d := &diag.Diagnostic{Code: code, File: s.m.Name, Msg: msg, Hint: hint}
	s.opt.Places.Locate(d, s.m, s.f, v)
	s.errs = append(s.errs, d)
}

// need reports whether the target has a feature that instruction v cannot do without, and reports an error if not.
func (s *state) need(v ir.Value, what string, ft target.Feature) bool {
	if s.opt.MayUse(ft) {
		return true
	}
	d := s.opt.Unavailable(s.m.Name, what, ft)
	s.opt.Places.Locate(d, s.m, s.f, v)
	s.errs = append(s.errs, d)
	return false
}
