package driver

import (
	"sync"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxopt"
)

// improver runs the passes on PTX on functions as they are selected, on several
// workers at once.
type improver struct {
	mu   sync.Mutex
	bugs diag.List
}

// worker returns what one worker calls with each of its functions. A panic is a bug of
// ours and becomes an error.
func (m *improver) worker() func(f *ptx.Func, name string) {
	var o ptxopt.Optimizer
	return func(f *ptx.Func, name string) {
		defer func() {
			if x := recover(); x != nil {
				m.mu.Lock()
				m.bugs = append(m.bugs, diag.Bug("the passes on PTX", "function `"+name+"'", x))
				m.mu.Unlock()
			}
		}()
		o.Func(f)
	}
}
