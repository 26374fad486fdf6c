package lower

import (
	"cmp"
	"math/bits"
	"slices"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// A switch that only chooses values is computed without branches if it has two cases, or if it has more, within maxLookup consecutive values,
// and the values are constants.
const (
	minLookup     = 2
	maxLookup     = 64
	maxLookupPhis = 4
)

// switchLookup is a switch all cases of which lead to block dest at once, where phis have constants for them.
type switchLookup struct {
	f       *ir.Func
	b       ir.Builder
	c       *ir.Consts
	ty      *ir.Types
	header  func(ir.Block) bool // is a loop's
	from    ir.Block            // the block of the switch
	dest    ir.Block
	x       ir.Value // the condition, an integer of w bits
	w       int
	cases   []lookupCase
	byIndex []uint64 // the numbers that one phi has for min, min + 1, …
	min     int64
	def     ir.Block // the block before dest if the default leads there as well, else 0
	t       ir.Value
}

// lookupCase is a case of a switch: its value and the block before dest.
type lookupCase struct {
	at  int64
	via ir.Block
}

// SwitchToLookup replaces the switch at the end of block b of f by arithmetic: two selects, a multiple of the condition, or a shift of a
// constant that has all results. It reports whether the switch only chooses values; header tells which blocks are headers of loops,
// which stay. (LLVM's SimplifyCFG does the same, and makes tables in memory of longer ones.)
func SwitchToLookup(f *ir.Func, b ir.Block, header func(ir.Block) bool) bool {
	t := f.Terminator(b)
	s := switchLookup{f: f, b: *ir.NewBuilder(f), c: &f.Consts, ty: &f.Mod.Types, header: header, from: b, x: f.Operand(t, 0), t: t}
	if s.w = s.ty.Bits(f.TypeOf(s.x)); s.w > 64 || !s.collect() {
		return false
	}
	var phis, results []ir.Value
	for v := f.First(s.dest); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if k := s.ty.Kind(f.TypeOf(v)); k == ir.StructKind || k == ir.ArrayKind {
			return false
		}
		if s.isPair() && s.def == 0 || !s.isPair() && !s.computable(v) {
			return false
		}
		phis = append(phis, v)
	}
	if len(phis) == 0 || len(phis) > maxLookupPhis {
		return false
	}
	s.b.Before(t)
	if s.isPair() {
		for _, v := range phis {
			results = append(results, s.either(v))
		}
		s.replace(phis, results, ir.None)
		return true
	}
	index := s.x
	if s.min != 0 {
		index = s.b.Binary(ir.OpSub, s.x, s.c.Int(f.TypeOf(s.x), uint64(s.min)), 0)
	}
	among := s.b.ICmp(ir.ICmpULT, index, s.c.Int(f.TypeOf(s.x), uint64(len(s.byIndex))))
	for _, v := range phis {
		r := s.result(v, index)
		if s.def != 0 {
			if d := f.PhiIncoming(v, s.def); d != r {
				r = s.b.Select(among, r, d)
			}
		}
		results = append(results, r)
	}
	s.replace(phis, results, among)
	return true
}

// replace makes the switch a branch to dest, where the phis have the results, or, if the default leads elsewhere, one that depends on among.
func (s *switchLookup) replace(phis, results []ir.Value, among ir.Value) {
	f := s.f
	def := f.Succ(s.from, 0)
	for i := range f.NumSuccs(s.from) {
		if i > 0 || s.def != 0 {
			f.RemovePhiEdge(f.Succ(s.from, i), s.from)
		}
	}
	f.ClearAttachments(s.t)
	if s.def != 0 {
		f.Mutate(s.t, ir.OpBr, 0, 0, s.dest.Value())
	} else {
		f.Mutate(s.t, ir.OpCondBr, 0, 0, among, s.dest.Value(), def.Value())
	}
	for i, v := range phis {
		f.AddIncoming(v, results[i], s.from)
	}
}

// isPair reports whether there are two cases: each takes a comparison and a select.
func (s *switchLookup) isPair() bool { return len(s.cases) == 2 }

// either selects the value of phi v for one of two cases or the default.
func (s *switchLookup) either(v ir.Value) ir.Value {
	r := s.f.PhiIncoming(v, s.def)
	for _, k := range s.cases {
		if x := s.f.PhiIncoming(v, k.via); x != r {
			r = s.b.Select(s.b.ICmp(ir.ICmpEQ, s.x, s.c.Int(s.f.TypeOf(s.x), uint64(k.at))), x, r)
		}
	}
	return r
}

// collect finds the cases and the block that all lead to.
func (s *switchLookup) collect() bool {
	f := s.f
	n := f.NumSuccs(s.from)
	if n <= minLookup || n > maxLookup+1 {
		return false
	}
	for i := 1; i < n; i++ {
		k, ok := s.c.Uint(f.Operand(s.t, 2*i))
		via, to := s.through(f.Succ(s.from, i))
		if !ok || s.dest != 0 && to != s.dest {
			return false
		}
		s.dest = to
		s.cases = append(s.cases, lookupCase{fold.Signed(k, s.w), via})
	}
	if via, to := s.through(f.Succ(s.from, 0)); to == s.dest {
		s.def = via
	}
	slices.SortFunc(s.cases, func(a, b lookupCase) int { return cmp.Compare(a.at, b.at) })
	s.min = s.cases[0].at
	if s.isPair() {
		return true
	}
	span := uint64(s.cases[len(s.cases)-1].at - s.min + 1)
	if span == 0 || span > maxLookup || s.w < 64 && span>>s.w != 0 {
		return false
	}
	s.byIndex = make([]uint64, span)
	return true
}

// through returns the block to which the edge to block to leads, past one that is empty, and the block before it.
func (s *switchLookup) through(to ir.Block) (via, dest ir.Block) {
	f := s.f
	if t := f.First(to); f.Op(t) == ir.OpBr && f.Succ(to, 0) != to && !s.header(to) {
		return to, f.Succ(to, 0)
	}
	return s.from, to
}

// same returns the value that phi v has for all cases, None if they differ.
func (s *switchLookup) same(v ir.Value) ir.Value {
	x := s.f.PhiIncoming(v, s.cases[0].via)
	for _, k := range s.cases {
		if s.f.PhiIncoming(v, k.via) != x {
			return ir.None
		}
	}
	return x
}

// numbers sets byIndex to the constants of phi v; values between the cases get that of the default.
func (s *switchLookup) numbers(v ir.Value) bool {
	f, next := s.f, 0
	if t := f.TypeOf(v); !s.ty.IsInt(t) || s.ty.Bits(t) > 64 {
		return false
	}
	for i := range s.byIndex {
		via := s.def
		if s.cases[next].at == s.min+int64(i) {
			via = s.cases[next].via
			next++
		}
		if via == 0 {
			return false
		}
		x, ok := s.c.Uint(f.PhiIncoming(v, via))
		if !ok {
			return false
		}
		s.byIndex[i] = x
	}
	return true
}

// step returns a if the numbers are c, c + a, c + 2a, … modulo 2^w.
func (s *switchLookup) step(w int) (a uint64, ok bool) {
	a = (s.byIndex[1] - s.byIndex[0]) & fold.Mask(w)
	for i := range s.byIndex[1:] {
		if (s.byIndex[i+1]-s.byIndex[i])&fold.Mask(w) != a {
			return 0, false
		}
	}
	return a, true
}

// packed returns the least number and the bits that each takes beyond it; ok is false if all of them are more than 64.
func (s *switchLookup) packed(w int) (least uint64, size int, ok bool) {
	lo, hi := fold.Signed(s.byIndex[0], w), fold.Signed(s.byIndex[0], w)
	for _, x := range s.byIndex {
		lo, hi = min(lo, fold.Signed(x, w)), max(hi, fold.Signed(x, w))
	}
	size = bits.Len64(uint64(hi) - uint64(lo))
	return uint64(lo), size, size*len(s.byIndex) <= 64
}

// computable reports whether result computes the value of phi v.
func (s *switchLookup) computable(v ir.Value) bool {
	holes := len(s.byIndex) != len(s.cases)
	if s.same(v) != ir.None && !holes {
		return true
	}
	if !s.numbers(v) {
		return false
	}
	w := s.ty.Bits(s.f.TypeOf(v))
	if _, ok := s.step(w); ok {
		return true
	}
	_, _, ok := s.packed(w)
	return ok
}

// result computes the value of phi v for an index less than the number of values.
func (s *switchLookup) result(v, index ir.Value) ir.Value {
	if x := s.same(v); x != ir.None && len(s.byIndex) == len(s.cases) {
		return x
	}
	s.numbers(v)
	t := s.f.TypeOf(v)
	w := s.ty.Bits(t)
	if a, ok := s.step(w); ok {
		x := s.b.Binary(ir.OpMul, s.b.ZExtOrTrunc(index, t), s.c.Int(t, a), 0)
		return s.b.Binary(ir.OpAdd, x, s.c.Int(t, s.byIndex[0]), 0)
	}
	least, size, _ := s.packed(w)
	all := uint64(0)
	for i, x := range s.byIndex {
		all |= ((x - least) & fold.Mask(size)) << (size * i)
	}
	wide := ir.I32
	if size*len(s.byIndex) > 32 {
		wide = ir.I64
	}
	at := s.b.Binary(ir.OpMul, s.b.ZExtOrTrunc(index, wide), s.c.Int(wide, uint64(size)), 0)
	x := s.b.Binary(ir.OpLShr, s.c.Int(wide, all), at, 0)
	x = s.b.Binary(ir.OpAnd, x, s.c.Int(wide, fold.Mask(size)), 0)
	x = s.b.ZExtOrTrunc(x, t)
	if least&fold.Mask(w) != 0 {
		x = s.b.Binary(ir.OpAdd, x, s.c.Int(t, least&fold.Mask(w)), 0)
	}
	return x
}
