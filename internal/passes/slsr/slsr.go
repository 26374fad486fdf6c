// Package slsr is straight-line strength reduction. It replaces an address whose index needs a multiplication by an earlier
// address of the block plus the difference: &a[(i+1)*n + j] is &a[i*n + j] + 4·n, where 4·n serves all rows and is
// invariant in loops over them. An index with other uses stays. Sums with products lose these likewise: (i+1)*n + j is i*n + j, plus n, for the
// same place of several arrays.
package slsr

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Addresses that are compared with a new one, and the ones of a block at most.
const (
	straightWindow = 16
	straightMax    = 256
)

// Reducer is the state of the pass for one function at a time; it keeps its memory between functions.
type Reducer struct {
	b      *ir.Builder
	f      *ir.Func
	values *analysis.ValueTracking

	straight []candidate // addresses of the block
	products []sum       // sums with products of the block

	multiples64 []product // products of 64 bits of the block
}

// Run reduces the blocks rpo of the function of b, where dominators come first. It reports whether it changed something.
func (s *Reducer) Run(b *ir.Builder, values *analysis.ValueTracking, rpo []ir.Block) (changed bool) {
	s.b, s.f, s.values = b, b.F, values
	for _, blk := range rpo {
		if s.straightBlock(blk) {
			changed = true
		}
		if s.straightSums(blk) {
			changed = true
		}
		if s.straightProducts(blk) {
			changed = true
		}
	}
	return changed
}

// candidate is an address of the current block.
type candidate struct {
	gep    ir.Value
	base   ir.Value
	form   analysis.Linear
	prev   int           // the address that it is compared with, -1 if none
	step   analysis.Term // the difference of the two; v is None if it is only dist
	dist   int64         // constant distance
	used   bool          // it, or one that builds on it, is rewritten
	shared bool          // its index is a product that other addresses need, too
	wide   bool          // the step is a multiple of a number of 32 bits, and the index is a sum that nothing else needs
}

// collect finds the addresses of block b, and for each an earlier one that it may be made from.
func (s *Reducer) collect(b ir.Block) {
	f := s.f
	m := f.Mod
	s.straight = s.straight[:0]
	for v := f.First(b); v != ir.None && len(s.straight) < straightMax; v = f.Next(v) {
		if f.Op(v) != ir.OpGEP || m.Types.IsVector(f.TypeOf(v)) || m.Layout.PtrBits(m.Types.AddrSpace(f.TypeOf(v))) != 64 || !analysis.Accessed(f, v) {
			continue
		}
		p := candidate{gep: v}
		var ok bool
		if p.base, ok = p.form.OfAddress(s.values, v); !ok || p.form.N == 0 || f.TypeOf(p.base) != f.TypeOf(v) {
			continue
		}
		p.prev = s.earlier(p.base, &p.form, func(t analysis.Term) bool {
			p.step, p.shared = t, false
			if t.V == ir.None || s.multiplies(&p) {
				return true
			}
			p.shared = t.By == ir.None && t.Ext == analysis.ExtNone && f.TypeOf(t.V) == ir.I64 && s.endsInProduct(v)
			return p.shared
		})
		if p.prev >= 0 {
			p.dist = p.form.K - s.straight[p.prev].form.K
		}
		if p.prev < 0 || p.step.By != ir.None { // a product of two numbers, of 64 bits, which may be one of 32 bits instead
			s.wideFrom(&p)
		}
		s.straight = append(s.straight, p)
	}
}

// straightBlock replaces addresses of block b.
func (s *Reducer) straightBlock(b ir.Block) bool {
	f := s.f
	s.collect(b)
	changed := false
	for i := range s.straight {
		p := &s.straight[i]
		if p.prev < 0 {
			continue
		}
		q := &s.straight[p.prev]
		switch {
		case p.step.V == ir.None: // a constant away: something to be said only if that one's index is gone
			if !q.used {
				continue
			}
		case p.wide:
			if s.multiples(p.step) < 2 && s.isParameter(p.step.V) { // an operand of the addition for nothing, of the product of 64 bits by a move
				continue
			}
		case p.shared && s.sharers(p.step) < 3:
			continue
		case s.sharers(p.step) < 2 && (p.step.By != ir.None || p.step.Ext != analysis.ExtNone || !cheapMultiple(ir.I64, p.step.Coef)):
			continue
		}
		s.b.Before(p.gep)
		r, dist := q.gep, p.dist
		if f.Op(r) == ir.OpGEP && p.step.V != ir.None {
			if k, ok := analysis.GEPOffset(f, r); ok { // the constant comes last, where an access takes it
				r, dist = f.Operand(r, 0), dist+k
			}
		}
		if p.step.V != ir.None {
			if !s.accessedIn(q.gep, b) {
				s.dropFlags(q.gep, p.gep, 0)
			}
			r = s.b.PtrAdd(r, TermValue(s.b, p.step), 0)
		}
		if dist != 0 {
			r = s.b.PtrAdd(r, s.f.Consts.SInt(ir.I64, dist), 0)
		}
		f.ReplaceAll(p.gep, r)
		p.gep, p.used = r, true
		changed = true
	}
	return changed
}

// wideFrom looks for the first address of the window that p is a multiple of a number of 32 bits away from, and no constant: p is one instruction
// then, and neither waits for others of that distance nor needs a register of its own for a constant. That only pays if nothing else needs
// the index of p.
func (s *Reducer) wideFrom(p *candidate) {
	sum := s.ownSum(p)
	if sum == ir.None {
		return
	}
	for i := max(0, len(s.straight)-straightWindow); i < len(s.straight); i++ {
		q := &s.straight[i]
		if q.base != p.base || q.form.K != p.form.K {
			continue
		}
		t, ok := p.form.Beyond(&q.form)
		if ok && t.By != ir.None {
			t, ok = s.productIn(sum, t)
		}
		if ok && t.V != ir.None && t.Ext != analysis.ExtNone && t.Coef == int64(int32(t.Coef)) {
			p.prev, p.step, p.dist, p.wide = i, t, 0, true
			return
		}
	}
}

// earlier returns the last candidate of the block that the address base + form is one variable away from, of those which accept agrees to, -1 if there is
// none. Of several at one distance it is one from which no constant leads, if there is such a one.
func (s *Reducer) earlier(base ir.Value, form *analysis.Linear, accept func(analysis.Term) bool) int {
	last, by := -1, analysis.Term{}
	for i := len(s.straight) - 1; i >= 0 && i >= len(s.straight)-straightWindow; i-- {
		q := &s.straight[i]
		if q.base != base || last >= 0 && q.form.K != form.K {
			continue
		}
		t, ok := form.Beyond(&q.form)
		switch {
		case !ok:
		case last < 0 && accept(t):
			if last, by = i, t; t.V == ir.None || q.form.K == form.K {
				return last
			}
		case last >= 0 && t == by:
			return i
		}
	}
	return last
}

// sum is a sum with a product, or the product of a sum, in the current block.
type sum struct {
	sum  ir.Value
	form analysis.Linear
}

// straightSums computes sums with products of two variables, and products of sums, from earlier ones of block b that one variable is the distance to.
func (s *Reducer) straightSums(b ir.Block) bool {
	f := s.f
	s.products = s.products[:0]
	changed := false
	for v := f.First(b); v != ir.None && len(s.products) < straightMax; v = f.Next(v) {
		t := f.TypeOf(v)
		p := sum{sum: v}
		if t != ir.I32 && t != ir.I64 || !s.multipliesSum(v) || !p.form.OfInteger(s.values, v) {
			continue
		}
		for i := len(s.products) - 1; i >= 0 && i >= len(s.products)-straightWindow; i-- {
			q := &s.products[i]
			d, ok := p.form.Beyond(&q.form)
			if !ok || f.TypeOf(q.sum) != t || p.form.K != q.form.K || d.V == ir.None || d.By != ir.None || f.TypeOf(d.V) != t || !cheapMultiple(t, d.Coef) {
				continue
			}
			op := ir.OpAdd
			if d.Coef < 0 {
				op = ir.OpSub
			}
			x := d.V
			if k := max(d.Coef, -d.Coef); k > 1 {
				s.b.Before(v)
				x = s.b.Binary(ir.OpShl, x, s.f.Consts.Int(t, uint64(bits.TrailingZeros64(uint64(k)))), 0)
			}
			s.dropFlags(q.sum, v, 0)
			f.Mutate(v, op, 0, 0, q.sum, x)
			changed = true
			break
		}
		s.products = append(s.products, p)
	}
	return changed
}

// flagDepth bounds the operations that dropFlags looks at.
const flagDepth = 6

// dropFlags takes the flags off v, and off its operands that w is not computed from: w will be computed from v, and
// would be poison where v is.
func (s *Reducer) dropFlags(v, w ir.Value, depth int) {
	f := s.f
	if !v.IsInst() || depth > flagDepth || s.computedFrom(w, v, depth) {
		return
	}
	switch op := f.Op(v); op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpSExt, ir.OpZExt, ir.OpGEP:
		f.SetFlags(v, 0)
		for i := range f.NumOps(v) {
			s.dropFlags(f.Operand(v, i), w, depth+1)
		}
	}
}

// computedFrom reports whether v is among the operations that w is computed from.
func (s *Reducer) computedFrom(w, v ir.Value, depth int) bool {
	f := s.f
	if w == v {
		return true
	}
	if !w.IsInst() || depth > flagDepth || f.Op(w) == ir.OpPhi {
		return false
	}
	for i := range f.NumOps(w) {
		if s.computedFrom(f.Operand(w, i), v, depth+1) {
			return true
		}
	}
	return false
}

// accessedIn reports whether block b accesses the memory at address v: it cannot be poison then.
func (s *Reducer) accessedIn(v ir.Value, b ir.Block) bool {
	f := s.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		w := f.User(x)
		if f.BlockOf(w) == b && (f.Op(w) == ir.OpLoad || f.Op(w) == ir.OpStore && f.UseIndex(x) == 1) {
			return true
		}
	}
	return false
}

// multipliesSum reports whether v is a sum with a product of two variables that has no other uses, or the product of a variable and a sum.
func (s *Reducer) multipliesSum(v ir.Value) bool {
	f := s.f
	if f.Op(v) == ir.OpAdd {
		return s.ownProduct(f.Operand(v, 0), 0, nil) || s.ownProduct(f.Operand(v, 1), 0, nil)
	}
	if f.Op(v) != ir.OpMul || f.TypeOf(v) != ir.I32 { // straightProducts is about those of 64 bits
		return false
	}
	// A flag promises more about the product than the sum that replaces it: the addresses use it.
	for i := range 2 {
		x, by := f.Operand(v, i), f.Operand(v, 1-i)
		if f.Op(x) == ir.OpAdd && f.Operand(x, 1).IsConst() && f.HasOneUse(x) && !by.IsConst() && f.Flags(v)&(ir.FlagNSW|ir.FlagNUW) == 0 {
			return true
		}
	}
	return false
}

// cheapMultiple reports whether k times an integer of type t costs nothing, or, of 64 bits, a shift, which takes half of the instructions of
// a product.
func cheapMultiple(t ir.Type, k int64) bool {
	k = max(k, -k)
	return k == 1 || t == ir.I64 && k > 0 && k&(k-1) == 0
}

// sharers counts the addresses of the block that lie t after another one.
func (s *Reducer) sharers(t analysis.Term) int {
	n := 0
	for i := range s.straight {
		if p := &s.straight[i]; p.prev >= 0 && p.step == t {
			n++
		}
	}
	return n
}

// isParameter reports whether v is a parameter of the function or a part of one.
func (s *Reducer) isParameter(v ir.Value) bool {
	return v.IsParam() || s.f.Op(v) == ir.OpLoad && analysis.RefOf(s.f, s.f.Operand(v, 0)).Space == analysis.ParamSpace
}

// multiples counts the addresses of the block that a multiple of the same number of 32 bits as t leads to.
func (s *Reducer) multiples(t analysis.Term) int {
	n := 0
	for i := range s.straight {
		if p := &s.straight[i]; p.wide && p.step.V == t.V && p.step.Ext == t.Ext {
			n++
		}
	}
	return n
}

// multiplies reports whether the variable index of address p is a product, or a sum with one,
// of two variables, and has no other uses.
func (s *Reducer) multiplies(p *candidate) bool {
	f, v := s.f, p.gep
	found := false
	for i := 1; i < f.NumOps(v); i++ {
		if o := f.Operand(v, i); !o.IsConst() {
			if found {
				return false
			}
			found = s.ownProduct(o, 0, p)
			if !found {
				return false
			}
		}
	}
	return found
}

// endsInProduct reports whether the last index of address v is a product of two variables.
func (s *Reducer) endsInProduct(v ir.Value) bool {
	i := s.f.Operand(v, s.f.NumOps(v)-1)
	return s.f.Op(i) == ir.OpMul && !s.f.Operand(i, 1).IsConst()
}

// ownSum returns the variable index of address p, without a constant and before its extension, if it is a sum of two variables that nothing else
// needs: with the multiplication by the size of an element it takes two instructions. It returns None for others.
func (s *Reducer) ownSum(p *candidate) ir.Value {
	f := s.f
	v := f.Operand(p.gep, f.NumOps(p.gep)-1)
	for range 4 {
		if !v.IsInst() || !f.HasOneUse(v) && !s.onlyAddresses(v, p, 0) {
			return ir.None
		}
		switch f.Op(v) {
		case ir.OpSExt, ir.OpZExt, ir.OpShl:
		case ir.OpAdd, ir.OpSub:
			if !f.Operand(v, 1).IsConst() {
				return v
			}
		default:
			return ir.None
		}
		v = f.Operand(v, 0)
	}
	return ir.None
}

// productIn returns t, the product of two numbers, with the operand of sum that is that product as its number: the size of a plane, nx·ny.
func (s *Reducer) productIn(sum ir.Value, t analysis.Term) (analysis.Term, bool) {
	f := s.f
	for i := range 2 {
		v := f.Operand(sum, i)
		if f.Op(v) != ir.OpMul || t.Ext != t.ExtBy || t.Ext == analysis.ExtNone || f.Flags(v)&ir.NoWrap(t.Ext == analysis.ExtSign) == 0 {
			continue
		}
		if a, b := f.Operand(v, 0), f.Operand(v, 1); a == t.V && b == t.By || a == t.By && b == t.V {
			return analysis.Term{V: v, Ext: t.Ext, Coef: t.Coef}, true
		}
	}
	return t, false
}

// ownProduct reports whether v, which has no other uses, is a product of two variables, or a sum with one. The address p, if it is not nil, may share it with
// others that are constants away: they are computed from p then.
func (s *Reducer) ownProduct(v ir.Value, depth int, p *candidate) bool {
	f := s.f
	if !v.IsInst() || depth > 4 || !f.HasOneUse(v) && (p == nil || !s.onlyAddresses(v, p, 0)) {
		return false
	}
	switch f.Op(v) {
	case ir.OpSExt, ir.OpZExt, ir.OpShl:
		return s.ownProduct(f.Operand(v, 0), depth+1, p)
	case ir.OpAdd, ir.OpSub:
		return s.ownProduct(f.Operand(v, 0), depth+1, p) || s.ownProduct(f.Operand(v, 1), depth+1, p)
	case ir.OpMul:
		return !f.Operand(v, 1).IsConst()
	}
	return false
}

// maxNeighbours bounds the addresses that share a product.
const maxNeighbours = 8

// onlyAddresses reports whether v is only used by a few addresses of its block that are constants away from p, or lose its product likewise: those of
// other arrays, and those as far from an earlier one as p is.
func (s *Reducer) onlyAddresses(v ir.Value, p *candidate, depth int) bool {
	f := s.f
	n := 0
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		w := f.User(x)
		if n++; n > maxNeighbours || f.BlockOf(w) != f.BlockOf(v) {
			return false
		}
		switch f.Op(w) {
		case ir.OpGEP:
			var form analysis.Linear
			base, ok := form.OfAddress(s.values, w)
			if !ok || !analysis.Accessed(f, w) {
				return false
			}
			if base != p.base { // the same place of another array, which loses the product likewise
				continue
			}
			if t, ok := form.Beyond(&p.form); (!ok || t.V != ir.None) &&
				s.earlier(base, &form, func(d analysis.Term) bool { return d == p.step }) < 0 {
				return false
			}
		case ir.OpAdd, ir.OpSub, ir.OpShl, ir.OpSExt, ir.OpZExt:
			if depth > 3 || !s.onlyAddresses(w, p, depth+1) {
				return false
			}
		default:
			return false
		}
	}
	return n > 0
}

// TermValue computes t as an integer of 64 bits at the place of b.
func TermValue(b *ir.Builder, t analysis.Term) ir.Value {
	wide := func(v ir.Value, ext analysis.Extension) ir.Value {
		switch {
		case ext == analysis.ExtSign && b.F.TypeOf(v) != ir.I64:
			return b.Cast(ir.OpSExt, v, ir.I64, 0)
		case ext == analysis.ExtZero && b.F.TypeOf(v) != ir.I64:
			return b.Cast(ir.OpZExt, v, ir.I64, 0)
		}
		return v
	}
	r := wide(t.V, t.Ext)
	if t.By != ir.None {
		r = b.Binary(ir.OpMul, r, wide(t.By, t.ExtBy), 0)
	}
	if t.Coef != 1 {
		r = b.Binary(ir.OpMul, r, b.F.Consts.SInt(ir.I64, t.Coef), 0)
	}
	return r
}
