package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// manyComps is the number of components from which on an aggregate is spread out before its components are requested:
// walking its chain of insertions for each takes quadratic time.
const manyComps = 64

// component is component k of value v.
type component struct {
	v ir.Value
	k int
}

// spread is an aggregate with the values of its components.
type spread struct {
	of    ir.Value // ir.None: no aggregate
	parts []component
}

// spreadOut finds the sources of all n components of v, which is built by insertions, in one walk along them. resolve
// uses the result until the next call.
func (s memSelector) spreadOut(v ir.Value, n int) {
	f := s.f
	if f.Op(v) != ir.OpInsertValue {
		return
	}
	s.spread.of = v
	s.spread.parts = slab.Sized(s.spread.parts, n)
	w, left := v, n
	for left > 0 && f.Op(w) == ir.OpInsertValue {
		at, m := s.inserted(w)
		for k := range m {
			if c := &s.spread.parts[at+k]; c.v == ir.None {
				*c = component{f.Operand(w, 1), k}
				left--
			}
		}
		w = f.Operand(w, 0)
	}
	for k := range s.spread.parts {
		if s.spread.parts[k].v == ir.None {
			s.spread.parts[k] = component{w, k}
		}
	}
}

// inserted returns the first component of insertvalue v that is the inserted value's, and how many are.
func (s memSelector) inserted(v ir.Value) (at, n int) {
	t := s.f.TypeOf(v)
	for _, i := range s.f.Indices(v) {
		k, e := s.lay.elemStart(t, int(i))
		at += k
		t = e
	}
	return at, s.lay.count(t)
}
