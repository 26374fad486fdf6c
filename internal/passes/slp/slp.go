// Package slp computes with vectors of 16-bit floating-point numbers where a function computes with their elements, two of which are one
// instruction. (LLVM: slp-vectorizer, whose trees it builds likewise, from stores upwards.)
package slp

import "gonvvm/internal/ir"

const (
	maxLanes = 8
	maxDepth = 12
)

// Vectorizer rewrites one function at a time.
type Vectorizer struct {
	f  *ir.Func
	b  *ir.Builder
	ty *ir.Types
	t  ir.Type // of the vector
	n  int
	// erase removes an instruction without uses, and its operands that have none then.
	erase func(v ir.Value)
	bad   int // instructions that the tree costs
	won   int // instructions that it saves
}

// lanes are the elements of a vector.
type lanes [maxLanes]ir.Value

// Run vectorizes the computations of the vectors of half or, with bfloat, of bfloat numbers that f stores, and reports whether there were any.
// erase removes an instruction without uses, and its operands that have none then.
func (s *Vectorizer) Run(f *ir.Func, b *ir.Builder, bfloat bool, erase func(v ir.Value)) bool {
	s.f, s.b, s.ty, s.erase = f, b, &f.Mod.Types, erase
	changed := false
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		for v := f.First(blk); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpStore {
				continue
			}
			x, at := f.Operand(v, 0), v
			if f.Op(x) == ir.OpBitCast && f.HasOneUse(x) { // stored as an integer
				x, at = f.Operand(x, 0), x
			}
			t := f.TypeOf(x)
			if f.Op(x) != ir.OpInsertElement || s.ty.IsScalable(t) {
				continue
			}
			if et := s.ty.Elem(t); et == ir.Half || bfloat && et == ir.BFloat {
				changed = s.vectorize(at, x, t) || changed
			}
		}
	}
	return changed
}

// vectorize replaces operand x of type t of v, a store or the cast that is stored, if a tree of vector operations has fewer instructions.
func (s *Vectorizer) vectorize(v, x ir.Value, t ir.Type) bool {
	s.t, s.n = t, int(s.ty.Len64(t))
	if s.n > maxLanes || s.n%2 != 0 {
		return false
	}
	var e lanes
	if !s.elements(x, &e) || s.operation(&e) == ir.OpInvalid {
		return false
	}
	s.bad, s.won = 0, 0
	s.weigh(&e, 0)
	if s.won <= s.bad {
		return false
	}
	s.b.Before(v)
	s.f.SetOperand(v, 0, s.build(&e, 0))
	s.erase(x)
	return true
}

// elements finds the elements of vector x, which insertions make.
func (s *Vectorizer) elements(x ir.Value, e *lanes) bool {
	f := s.f
	found := 0
	for ; found < s.n && f.Op(x) == ir.OpInsertElement && f.HasOneUse(x); x = f.Operand(x, 0) {
		i, ok := f.Consts.Uint(f.Operand(x, 2))
		if !ok || i >= uint64(s.n) {
			return false
		}
		if e[i] == ir.None {
			e[i] = f.Operand(x, 1)
			found++
		}
	}
	return found == s.n
}

// operation returns the operation of all elements, each of which only the tree uses; OpInvalid if they have none in common.
func (s *Vectorizer) operation(e *lanes) ir.Op {
	op := s.f.Op(e[0])
	switch op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFNeg:
	default:
		return ir.OpInvalid
	}
	for _, x := range e[:s.n] {
		if !x.IsInst() || s.f.Op(x) != op || !s.f.HasOneUse(x) {
			return ir.OpInvalid
		}
	}
	return op
}

// operands returns operand i of the operation of all elements. Those of sums and products change places where they resemble the first ones then.
func (s *Vectorizer) operands(e *lanes, op ir.Op, i int) (r lanes) {
	f := s.f
	first := f.Operand(e[0], 0)
	for k, x := range e[:s.n] {
		j := i
		if (op == ir.OpFAdd || op == ir.OpFMul) && !s.resembles(first, f.Operand(x, 0)) && s.resembles(first, f.Operand(x, 1)) {
			j = 1 - i
		}
		r[k] = f.Operand(x, j)
	}
	return r
}

// resembles reports whether x and y may be elements of one vector: of the same one, the same value, or equal operations.
func (s *Vectorizer) resembles(x, y ir.Value) bool {
	f := s.f
	switch {
	case x == y:
		return true
	case x.IsConst() || y.IsConst():
		return x.IsConst() && y.IsConst()
	case f.Op(x) != f.Op(y):
		return false
	case f.Op(x) == ir.OpExtractElement:
		return f.Operand(x, 0) == f.Operand(y, 0)
	}
	return f.Op(x) != ir.OpInvalid
}

// part returns the vector that has the elements from place first on; None if there is none.
func (s *Vectorizer) part(e *lanes) (v ir.Value, first uint64) {
	f := s.f
	for k, x := range e[:s.n] {
		if f.Op(x) != ir.OpExtractElement {
			return ir.None, 0
		}
		i, ok := f.Consts.Uint(f.Operand(x, 1))
		if k == 0 {
			v, first = f.Operand(x, 0), i
		}
		if !ok || f.Operand(x, 0) != v || i != first+uint64(k) {
			return ir.None, 0
		}
	}
	if first%2 != 0 || s.ty.IsScalable(f.TypeOf(v)) { // pairs of elements are words
		return ir.None, 0
	}
	return v, first
}

// weigh adds the cost of the tree for elements e.
func (s *Vectorizer) weigh(e *lanes, depth int) {
	if op := s.operation(e); op != ir.OpInvalid && depth < maxDepth {
		s.won += s.n / 2
		for i := range s.f.NumOps(e[0]) {
			x := s.operands(e, op, i)
			s.weigh(&x, depth+1)
		}
		return
	}
	if v, _ := s.part(e); v != ir.None || s.constant(e) {
		return
	}
	if s.splat(e) {
		s.bad++
		return
	}
	s.bad += s.n / 2
}

// constant reports whether all elements are constants, splat whether they are one value.
func (s *Vectorizer) constant(e *lanes) bool {
	for _, x := range e[:s.n] {
		if !s.f.Consts.IsPlain(x) {
			return false
		}
	}
	return true
}

func (s *Vectorizer) splat(e *lanes) bool {
	for _, x := range e[:s.n] {
		if x != e[0] {
			return false
		}
	}
	return true
}

// build creates the tree that weigh has weighed.
func (s *Vectorizer) build(e *lanes, depth int) ir.Value {
	f := s.f
	if op := s.operation(e); op != ir.OpInvalid && depth < maxDepth {
		flags := f.Flags(e[0])
		for _, x := range e[1:s.n] {
			flags &= f.Flags(x)
		}
		var args [2]ir.Value
		n := f.NumOps(e[0])
		for i := range n {
			x := s.operands(e, op, i)
			args[i] = s.build(&x, depth+1)
		}
		return s.b.Insert(op, s.t, flags, 0, args[:n]...)
	}
	if v, first := s.part(e); v != ir.None {
		if f.TypeOf(v) == s.t {
			return v
		}
		mask := make([]uint32, s.n)
		for k := range mask {
			mask[k] = uint32(first) + uint32(k)
		}
		return s.b.Insert(ir.OpShuffleVector, s.t, 0, f.AddWords(mask), v, f.Consts.Poison(f.TypeOf(v)))
	}
	if s.constant(e) {
		return f.Consts.Aggregate(s.t, e[:s.n])
	}
	r := f.Consts.Poison(s.t)
	for k, x := range e[:s.n] {
		r = s.b.Insert(ir.OpInsertElement, s.t, 0, 0, r, x, f.Consts.Int(ir.I32, uint64(k)))
	}
	return r
}
