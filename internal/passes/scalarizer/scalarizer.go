// Package scalarizer computes with the elements of vectors where PTX has no instructions for the vectors, and with the members of
// aggregates. The passes after it know more about numbers: addresses, ranges, strength reduction. (LLVM: scalarizer.)
package scalarizer

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxLanes bounds the vectors that are split here; legalization splits the others.
const maxLanes = 64

// Packs are the pairs that one instruction computes, beside those of half and bfloat.
type Packs struct {
	F32 bool // arithmetic
	I16 bool // sums, minima and maxima
	FMA bool // products and sums are fused without the contract flag
}

// Scalarizer splits the vectors of one function at a time.
type Scalarizer struct {
	f     *ir.Func
	c     *ir.Consts
	ty    *ir.Types
	b     ir.Builder
	packs Packs
	at    []place    // by instruction
	param []place    // by parameter
	elems []ir.Value // elements of vectors, or members of aggregates; None if not known yet
	split []ir.Value // instructions whose elements are computed

	chain []ir.Value // insertions into aggregates, and extractions of aggregates
	path  []uint32   // of a member

	counts []uint8 // by type: 1 + the number of its members
}

// place says where the elements of a vector, or the members of an aggregate, are.
type place struct {
	first uint32 // 1 + element 0 in elems; 0: they have no place yet
	split bool   // all are computed: the instruction will be erased
}

// Run splits operations on vectors of f that no instruction computes together, and declares the intrinsics that it calls: no other
// function of the module may be changed meanwhile. Run reports whether it changed something.
func (s *Scalarizer) Run(f *ir.Func, packs Packs) bool {
	s.f, s.c, s.ty, s.b, s.packs = f, &f.Consts, &f.Mod.Types, ir.Builder{F: f}, packs
	s.split = s.split[:0]
	changed := s.aggregates()
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		for v := f.First(blk); v != ir.None; {
			next := f.Next(v)
			switch t := f.TypeOf(v); {
			case f.Op(v) == ir.OpLoad || f.Op(v) == ir.OpStore:
				changed = s.access(v) || changed
			case s.ty.IsVector(t) && (s.splits(v, t) || s.summands(v)):
				s.instruction(v, t)
			}
			v = next
		}
	}
	if len(s.split) == 0 {
		s.finish()
		return changed
	}
	for _, v := range s.split {
		if f.Op(v) == ir.OpPhi {
			s.incoming(v)
		}
	}
	for _, v := range s.split {
		s.join(v)
	}
	for _, v := range s.split {
		f.Erase(v)
	}
	s.finish()
	return true
}

// finish forgets the elements of the function.
func (s *Scalarizer) finish() {
	if len(s.elems) > 0 {
		clear(s.at)
		clear(s.param)
		s.elems = s.elems[:0]
	}
}

// single reports whether t is a vector of one element.
func (s *Scalarizer) single(t ir.Type) bool {
	return s.ty.IsVector(t) && !s.ty.IsScalable(t) && s.ty.Len64(t) == 1
}

// access makes load or store v of a vector of one element one of the element, as which other accesses know the memory.
func (s *Scalarizer) access(v ir.Value) bool {
	f := s.f
	if f.Op(v) == ir.OpStore {
		x := f.Operand(v, 0)
		if !s.single(f.TypeOf(x)) || x.IsInst() && analysis.AfterDefinition(f, x) == ir.None {
			return false
		}
		f.SetOperand(v, 0, s.element(x, 0))
		return true
	}
	t := f.TypeOf(v)
	if !s.single(t) {
		return false
	}
	s.b.Before(f.Next(v))
	r := s.b.Insert(ir.OpInsertElement, t, 0, 0, s.c.Poison(t), s.c.Poison(s.ty.Elem(t)), s.c.Int(ir.I32, 0))
	f.ReplaceAll(v, r)
	f.SetType(v, s.ty.Elem(t))
	f.SetOperand(r, 1, v)
	return true
}

// kind says how the elements of a vector are held.
type kind uint8

const (
	whole   kind = iota // as one value: numbers that one instruction computes several of, scalable and long vectors
	truth               // truth values: each a predicate
	narrow              // integers of 8 or 16 bits: several share a register, where bits are computed together
	element             // a register each, or the only element
)

// kindOf returns how the elements of vector t are held.
func (s *Scalarizer) kindOf(t ir.Type) kind {
	if s.ty.IsScalable(t) || s.ty.Len64(t) > maxLanes {
		return whole
	}
	e := s.ty.Elem(t)
	switch bits := s.f.Mod.BitsOf(e); {
	case s.ty.Len64(t) == 1:
		return element
	case e == ir.I1:
		return truth
	case e == ir.Float && s.packs.F32:
		return whole
	case bits >= 32:
		return element
	case s.ty.IsInt(e) && (bits == 8 || bits == 16):
		return narrow
	}
	return whole
}

// splits reports whether v, whose type is vector t, is computed by elements.
func (s *Scalarizer) splits(v ir.Value, t ir.Type) bool {
	f := s.f
	op := f.Op(v)
	switch {
	case op != ir.OpPhi && f.NumOps(v) > maxOperands:
		return false
	case op.IsBinary(), op.IsCast(), op == ir.OpFNeg, op == ir.OpICmp, op == ir.OpFCmp, op == ir.OpSelect, op == ir.OpGEP, op == ir.OpPhi, op == ir.OpFreeze:
	case op == ir.OpCall && elementwise(f.CalleeIntrinsic(v)) && len(f.Call(v).Bundles) == 0:
	default:
		return false
	}
	// Bits of narrow integers, and logic, follow their operands: elements that are in registers of their own are not put together for them.
	is := s.kindOf(t)
	together := is == truth || is == narrow && s.together(v, op, s.ty.Elem(t))
	step := 1
	if op == ir.OpPhi {
		step = 2
	}
	for i := 0; i < f.NumOps(v); i += step {
		x := f.Operand(v, i)
		xt := f.TypeOf(x)
		if !s.ty.IsVector(xt) {
			if op == ir.OpBitCast {
				return false
			}
			continue
		}
		k := s.kindOf(xt)
		switch {
		case k == whole, k == truth && (op == ir.OpICmp || op == ir.OpFCmp), op == ir.OpBitCast && s.ty.Len64(xt) != s.ty.Len64(t):
			return false
		case x.IsInst() && analysis.AfterDefinition(f, x) == ir.None: // the result of an invoke has no place for the extraction
			return false
		}
		if k == element || s.known(x) || k == narrow && is != narrow {
			together = false
		}
	}
	return is != whole && !together
}

// together reports whether one instruction computes v, operation op on narrow integers of type e, for all elements of a register.
func (s *Scalarizer) together(v ir.Value, op ir.Op, e ir.Type) bool {
	switch op {
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpSelect, ir.OpPhi, ir.OpFreeze, ir.OpBitCast:
		return true
	case ir.OpAdd:
		return e == ir.I16 && s.packs.I16
	case ir.OpCall:
		switch s.f.CalleeIntrinsic(v) {
		case ir.IntrSmin, ir.IntrSmax, ir.IntrUmin, ir.IntrUmax:
			return e == ir.I16 && s.packs.I16
		case ir.IntrBswap:
			return true
		}
	}
	return false
}

// place returns the place of the elements of x, nil if x is a constant.
func (s *Scalarizer) place(x ir.Value) *place {
	switch {
	case x.IsInst():
		if int(x) >= len(s.at) {
			s.at = append(s.at, make([]place, max(int(x)+1, s.f.NumInsts())-len(s.at))...)
		}
		return &s.at[x]
	case x.IsParam():
		if len(s.param) < s.f.NumParams() {
			s.param = append(s.param, make([]place, s.f.NumParams()-len(s.param))...)
		}
		return &s.param[x.Index()]
	}
	return nil
}

// known reports whether elements of x are known already.
func (s *Scalarizer) known(x ir.Value) bool {
	at := s.place(x)
	return at != nil && at.first != 0
}

// elementwise reports whether id computes each element of its result from the same elements of its arguments.
func elementwise(id ir.Intrinsic) bool {
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin, ir.IntrUaddSat, ir.IntrUsubSat, ir.IntrSaddSat, ir.IntrSsubSat,
		ir.IntrAbs, ir.IntrFshl, ir.IntrFshr, ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz, ir.IntrBswap, ir.IntrBitreverse,
		ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum,
		ir.IntrFabs, ir.IntrCopysign, ir.IntrSqrt, ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint,
		ir.IntrNearbyint, ir.IntrRoundeven, ir.IntrFma, ir.IntrFmuladd:
		return true
	}
	return false
}

// maxOperands bounds the operands of an operation on elements that is not a phi: getelementptr and calls have the most.
const maxOperands = 8

// instruction computes the elements of v, whose type is vector t; those of a phi have no incoming values yet.
func (s *Scalarizer) instruction(v ir.Value, t ir.Type) {
	f := s.f
	op, n, e := f.Op(v), int(s.ty.Len64(t)), s.ty.Elem(t)
	sym := uint32(0)
	if op == ir.OpCall {
		if sym = s.declare(f.CalleeIntrinsic(v), v, e); sym == 0 {
			return
		}
	}
	at := s.list(v, n)
	s.at[v].split = true
	for i := range n {
		if op == ir.OpPhi {
			s.b.Before(v)
			s.elems[at+i] = s.b.Phi(e)
			continue
		}
		var ops [maxOperands]ir.Value
		for k := range f.NumOps(v) {
			ops[k] = s.element(f.Operand(v, k), i)
		}
		s.b.Before(v)
		s.elems[at+i] = s.operation(v, op, e, sym, ops[:f.NumOps(v)])
	}
	s.split = append(s.split, v)
}

// operation creates the operation v on elements ops, whose result has type e; sym is the intrinsic if it is a call.
func (s *Scalarizer) operation(v ir.Value, op ir.Op, e ir.Type, sym uint32, ops []ir.Value) ir.Value {
	f := s.f
	if op != ir.OpCall {
		return s.b.Insert(op, e, f.Flags(v), f.Aux(v), ops...)
	}
	r := s.b.Call(f.Mod.Syms[sym].Type, ir.SymValue(sym), ops[:len(ops)-1]...)
	f.SetFlags(r, f.Flags(v))
	return r
}

// declare returns the symbol of intrinsic id, which v calls for vectors, for elements of type e; 0 if something else has its name.
func (s *Scalarizer) declare(id ir.Intrinsic, v ir.Value, e ir.Type) uint32 {
	f := s.f
	var params [maxOperands]ir.Type
	n := f.NumArgs(v)
	for i := range n {
		t := f.TypeOf(f.Operand(v, i))
		if s.ty.IsVector(t) {
			t = s.ty.Elem(t)
		}
		params[i] = t
	}
	ft := s.ty.Func(e, false, params[:n]...)
	sym := f.Mod.DeclareIntrinsic("llvm."+id.String()+"."+s.ty.Mangle(e), ft)
	if f.Mod.Syms[sym].Type != ft {
		return 0
	}
	return sym
}

// incoming gives the elements or members of phi v their incoming values.
func (s *Scalarizer) incoming(v ir.Value) {
	f := s.f
	at, n, part := int(s.at[v].first)-1, 0, s.element
	if t := f.TypeOf(v); s.ty.IsAggregate(t) {
		n, part = s.members(t), s.memberOf
	} else {
		n = int(s.ty.Len64(t))
	}
	for k := 0; k < f.NumOps(v); k += 2 {
		pred := f.Operand(v, k+1).Block()
		for i := range n {
			x := f.PhiIncoming(s.elems[at+i], pred) // of another edge from there
			if x == ir.None {
				x = part(f.Operand(v, k), i)
			}
			f.AddIncoming(s.elems[at+i], x, pred)
		}
	}
}

// list returns the place in s.elems of the n elements of v, which are new.
func (s *Scalarizer) list(v ir.Value, n int) int {
	at := len(s.elems)
	s.place(v).first = uint32(at) + 1
	for range n {
		s.elems = append(s.elems, ir.None)
	}
	return at
}

// element returns element i of x, or x if it is not a vector.
func (s *Scalarizer) element(x ir.Value, i int) ir.Value {
	f := s.f
	if !s.ty.IsVector(f.TypeOf(x)) {
		return x
	}
	for !s.known(x) {
		y, k := s.moved(x, i)
		if y == ir.None {
			break
		}
		if x, i = y, k; !s.ty.IsVector(f.TypeOf(x)) {
			return x
		}
	}
	if x.IsConst() {
		if e := s.c.Elem(x, i); e != ir.None {
			return e
		}
	}
	if x.IsConst() { // a constant expression
		return s.extract(x, i, f.First(f.Entry()))
	}
	if !s.known(x) {
		s.list(x, int(s.ty.Len64(f.TypeOf(x))))
	}
	k := int(s.place(x).first) - 1 + i
	if s.elems[k] == ir.None {
		pos := f.First(f.Entry())
		if x.IsInst() {
			pos = analysis.AfterDefinition(f, x)
		}
		s.elems[k] = s.extract(x, i, pos)
	}
	return s.elems[k]
}

// moved returns the vector and the number of the element that x, which moves elements, has as element i; or that element, or None if x computes it.
func (s *Scalarizer) moved(x ir.Value, i int) (y ir.Value, k int) {
	f := s.f
	switch f.Op(x) {
	case ir.OpInsertElement:
		if k, ok := s.c.Uint(f.Operand(x, 2)); ok {
			if k == uint64(i) {
				return f.Operand(x, 1), 0
			}
			return f.Operand(x, 0), i
		}
	case ir.OpShuffleVector:
		k := f.Indices(x)[i]
		n := uint32(s.ty.Len64(f.TypeOf(f.Operand(x, 0))))
		switch {
		case k == ^uint32(0):
			return s.c.Poison(s.ty.Elem(f.TypeOf(x))), 0
		case k < n:
			return f.Operand(x, 0), int(k)
		}
		return f.Operand(x, 1), int(k - n)
	case ir.OpExtractValue:
		if c := f.Operand(x, 0); f.Op(c) == ir.OpCall {
			if id := f.CalleeIntrinsic(c); id >= ir.IntrVectorDeinterleave2 && id <= ir.IntrVectorDeinterleave8 {
				return f.Operand(c, 0), i*int(id-ir.IntrVectorDeinterleave2+2) + int(f.Indices(x)[0])
			}
		}
	case ir.OpCall:
		switch id := f.CalleeIntrinsic(x); {
		case id == ir.IntrVectorExtract:
			if y = f.Operand(x, 0); !s.ty.IsScalable(f.TypeOf(y)) {
				k, _ := s.c.Uint(f.Operand(x, 1))
				return y, i + int(k)
			}
		case id == ir.IntrVectorInsert:
			k, _ := s.c.Uint(f.Operand(x, 2))
			if y = f.Operand(x, 1); uint64(i)-k < s.ty.Len64(f.TypeOf(y)) {
				return y, i - int(k)
			}
			return f.Operand(x, 0), i
		case id == ir.IntrVectorReverse:
			return f.Operand(x, 0), int(s.ty.Len64(f.TypeOf(x))) - 1 - i
		case id >= ir.IntrVectorInterleave2 && id <= ir.IntrVectorInterleave8:
			n := int(id - ir.IntrVectorInterleave2 + 2)
			return f.Operand(x, i%n), i / n
		}
	}
	return ir.None, 0
}

// extract takes element i of x before instruction pos.
func (s *Scalarizer) extract(x ir.Value, i int, pos ir.Value) ir.Value {
	s.b.Before(pos)
	return s.b.Insert(ir.OpExtractElement, s.ty.Elem(s.f.TypeOf(x)), 0, 0, x, s.c.Int(ir.I32, uint64(i)))
}

// join puts the elements of split instruction v together for the users that take the vector.
func (s *Scalarizer) join(v ir.Value) {
	f := s.f
	whole := false
	for u := f.FirstUse(v); u != 0 && !whole; u = f.NextUse(u) {
		w := f.User(u)
		whole = int(w) >= len(s.at) || !s.at[w].split
	}
	if !whole {
		return
	}
	at, t := int(s.at[v].first)-1, f.TypeOf(v)
	s.b.Before(analysis.AfterDefinition(s.f, v))
	r := s.c.Poison(t)
	if s.ty.IsAggregate(t) {
		for i := range s.members(t) {
			_, _, path := s.member(t, i)
			r = s.b.InsertValue(r, s.elems[at+i], path...)
		}
	} else {
		for i := range int(s.ty.Len64(t)) {
			r = s.b.Insert(ir.OpInsertElement, t, 0, 0, r, s.elems[at+i], s.c.Int(ir.I32, uint64(i)))
		}
	}
	f.ReplaceAll(v, r)
}
