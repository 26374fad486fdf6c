package reduce

import (
	"context"
	"errors"
	"fmt"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/verify"
)

// ErrNotInteresting says that the property does not hold for the module that was given.
var ErrNotInteresting = errors.New("the test fails for the module itself, as gonvvm prints it")

// Options direct Reduce.
type Options struct {
	// Test reports whether the property holds for a module. An error ends the reduction.
	Test func(ctx context.Context, text []byte) (bool, error)
	// Progress, if set, is told the name of a step and the size of the module in bytes whenever it became smaller.
	Progress func(step string, bytes int)
}

// Reduce returns the smallest module that it finds with the property. If the context ends, it returns the module so far and
// the context's error.
func Reduce(ctx context.Context, name string, text []byte, opt Options) ([]byte, error) {
	m, err := llasm.Parse(name, text, llasm.Options{})
	if err != nil {
		return nil, err
	}
	r := reducer{ctx: ctx, name: name, opt: &opt, best: ir.Append(nil, m)}
	if ok, err := opt.Test(ctx, r.best); err != nil || !ok {
		if err == nil {
			err = ErrNotInteresting
		}
		return nil, err
	}
	for again := true; again; {
		again = false
		for i := range steps {
			smaller, err := r.step(&steps[i])
			if err != nil {
				return r.best, err
			}
			again = again || smaller
		}
	}
	return r.best, nil
}

// reducer is the state of one reduction.
type reducer struct {
	ctx  context.Context
	name string
	opt  *Options
	best []byte
}

// step tries one row of the table on groups of its candidates.
func (r *reducer) step(s *step) (smaller bool, err error) {
	n, _, err := r.apply(s, 0, 0)
	if err != nil {
		return false, err
	}
	for size := n; size > 0; size /= 2 {
		for at := 0; at < n; {
			if err := r.ctx.Err(); err != nil {
				return smaller, err
			}
			_, text, err := r.apply(s, at, at+size)
			if err != nil {
				return smaller, err
			}
			ok := false
			if text != nil && len(text) < len(r.best) {
				if ok, err = r.opt.Test(r.ctx, text); err != nil {
					return smaller, err
				}
			}
			if !ok {
				at += size
				continue
			}
			r.best, smaller = text, true
			if r.opt.Progress != nil {
				r.opt.Progress(s.name, len(text))
			}
			if n, _, err = r.apply(s, 0, 0); err != nil {
				return smaller, err
			}
		}
	}
	return smaller, nil
}

// apply performs a step on the candidates from lo up to hi of the best module. It returns the number of candidates, and the
// new module, nil if that is not a correct one.
func (r *reducer) apply(s *step, lo, hi int) (n int, text []byte, err error) {
	m, err := llasm.Parse(r.name, r.best, llasm.Options{})
	if err != nil {
		return 0, nil, fmt.Errorf("the printed module cannot be read: %w", err)
	}
	p := picker{lo: lo, hi: hi}
	s.apply(m, &p)
	if lo == hi {
		return p.n, nil, nil
	}
	dropUnused(m)
	if verify.Module(m) != nil {
		return p.n, nil, nil
	}
	text = ir.Append(nil, m)
	if _, err := llasm.Parse(r.name, text, llasm.Options{}); err != nil {
		return p.n, nil, nil // a name or a type that the text needs is gone
	}
	return p.n, text, nil
}

// picker counts the candidates of a step and says which are to be removed.
type picker struct{ n, lo, hi int }

// take reports whether the next candidate is to be removed.
func (p *picker) take() bool {
	p.n++
	return p.n > p.lo && p.n <= p.hi
}
