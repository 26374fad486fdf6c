package ptx

import (
	"slices"

	"gonvvm/internal/target"
)

// Ahead prints functions before the rest of their module is there, so that text has to
// be kept of them instead of bodies. It belongs to one goroutine.
type Ahead struct {
	t     *target.Target
	fixed bool
	m     Module // that the printer sees: the names
	buf   []byte
	n     needs
	need  target.PTX // of the current function, its lowest version
	later bool       // of the current function: CheckNeeds has to see it
}

// NewAhead returns an Ahead for functions of a module for t's architecture. If fixed is set, the module's version is
// t's; otherwise it will be that of MinVersion.
func NewAhead(t *target.Target, fixed bool) *Ahead {
	a := &Ahead{t: t, fixed: fixed}
	a.n.visit = func(f target.Feature, _ *needs) {
		v, ok := target.NeedPTX(f, t.SM)
		if !ok || fixed && v > t.PTX {
			a.later = true
			return
		}
		a.need = max(a.need, v)
	}
	a.n.gone = func(target.Feature, *needs) { a.later = true }
	return a
}

// Print puts the text of definition f into f.Text, drops the body and returns true. It leaves f unchanged if CheckNeeds
// may report something in it. names are those of the module; other goroutines may add to the module's own meanwhile.
// The module is not Verbose.
func (a *Ahead) Print(f *Func, names Names) bool {
	a.need, a.later = 0, false
	clear(a.n.seen[:])
	a.n.function(f)
	a.n.body(f, true)
	if a.later {
		return false
	}
	a.m.Names = names
	p := printer{m: &a.m, b: a.buf[:0]}
	p.function(f, true)
	a.buf = p.b
	f.Text, f.Needs = slices.Clone(p.b), a.need
	f.dropBody()
	return true
}

// dropBody clears the contents of the body.
func (f *Func) dropBody() {
	f.Regs, f.Locals, f.Blocks, f.Insts, f.Opnds, f.Protos, f.Locs, f.Marks = nil, nil, nil, nil, nil, nil, nil, nil
}

// Trim moves the body of f to memory of its size if much were wasted.
func (f *Func) Trim() {
	f.Opnds, f.Insts, f.Regs = trimmed(f.Opnds), trimmed(f.Insts), trimmed(f.Regs)
}

func trimmed[T any](s []T) []T {
	if len(s) < cap(s)*3/4 {
		return slices.Clone(s)
	}
	return slices.Clip(s)
}
