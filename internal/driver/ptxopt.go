package driver

import (
	"sync"
	"sync/atomic"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxopt"
)

// improve runs the passes on PTX over all functions, several at once. A panic is a
// bug of ours and becomes an error that names the function.
func improve(m *ptx.Module, workers int) error {
	var next atomic.Int64
	var mu sync.Mutex
	var bugs diag.List
	one := func(o *ptxopt.Optimizer, f *ptx.Func) {
		defer func() {
			if x := recover(); x != nil {
				mu.Lock()
				bugs = append(bugs, diag.Bug("passes on PTX", "function `"+m.Names.Get(f.Name)+"'", x))
				mu.Unlock()
			}
		}()
		o.Func(f)
	}
	work := func() {
		var o ptxopt.Optimizer
		for i := next.Add(1) - 1; i < int64(len(m.Funcs)); i = next.Add(1) - 1 {
			one(&o, &m.Funcs[i])
		}
	}
	if n := min(workers, len(m.Funcs)); n > 1 {
		var wg sync.WaitGroup
		for range n {
			wg.Go(work)
		}
		wg.Wait()
	} else {
		work()
	}
	return bugs.Err()
}
