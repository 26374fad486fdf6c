package driver

import (
	"sync"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxopt"
	"gonvvm/internal/target"
)

// finisher does with functions what is left when they have been selected, on several workers
// at once: the passes on PTX, and printing, so that no more than text is held of them.
type finisher struct {
	t       *target.Target
	fixed   bool // the PTX version is t's and may not be raised
	improve bool
	llc     bool // only as far as llc goes
	print   bool

	mu   sync.Mutex
	bugs diag.List
}

// worker returns what one worker calls with each of its functions. A panic is a bug of
// ours and becomes an error.
func (m *finisher) worker() func(f *ptx.Func, names ptx.Names, name string) {
	o := ptxopt.Optimizer{LLC: m.llc}
	ahead := ptx.NewAhead(m.t, m.fixed)
	return func(f *ptx.Func, names ptx.Names, name string) {
		what := "the passes on PTX"
		defer func() {
			if x := recover(); x != nil {
				m.mu.Lock()
				m.bugs = append(m.bugs, diag.Bug(what, "function `"+name+"'", x))
				m.mu.Unlock()
			}
		}()
		if m.improve {
			o.Func(f)
		}
		if m.print {
			what = "printing"
			ahead.Print(f, names)
		}
	}
}
