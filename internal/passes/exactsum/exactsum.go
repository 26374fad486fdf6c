// Package exactsum finds constant distances between addresses whose indices are sums of 32 bits.
package exactsum

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Table knows indices that are extended sums of 32 bits and did not overflow, since memory has been accessed at them. Another index with the
// same terms and another constant, as copies of a loop have them, then is the known one plus a constant: (a + 1) + b is (a + b) + 1 if a + b is
// exact, too. LLVM finds it in separate-const-offset-from-gep where it unites extensions.
type Table struct {
	f      *ir.Func
	dom    func() *analysis.Dom
	list   []known
	first  slab.Table[uint32] // by hash, 1 + the last of its sums in list
	leaves []ir.Value         // of all sums; the complement of a number that is subtracted
}

// known is a sum without overflow that is extended with its sign, or is not negative.
type known struct {
	ext    ir.Value // the extension
	at     ir.Block // of the access
	leaves []ir.Value
	k      int64  // the constant
	next   uint32 // 1 + the one before with this hash
}

// Limits of a sum: the number of its terms, and its constant.
const (
	maxLeaves = 8
	maxConst  = 1 << 24
	hashes    = 256
)

// Enter empties the table for function f, whose dominator tree dom computes. Callers give it the instructions in an order in which a block comes
// after the blocks that dominate it.
func (s *Table) Enter(f *ir.Func, dom func() *analysis.Dom) {
	s.f, s.dom = f, dom
	s.list, s.leaves = s.list[:0], s.leaves[:0]
	s.first.Reset(hashes)
}

// terms returns the terms and the constant of an extended sum of two terms at least that does not overflow; ok is false for others.
func (s *Table) terms(ext ir.Value) (leaves []ir.Value, k int64, ok bool) {
	f := s.f
	if op := f.Op(ext); op != ir.OpSExt && (op != ir.OpZExt || f.Flags(ext)&ir.FlagNNeg == 0) || s.f.Mod.Types.IsVector(f.TypeOf(ext)) {
		return nil, 0, false
	}
	from := len(s.leaves)
	k, ok = s.collect(f.Operand(ext, 0), from, false)
	leaves = s.leaves[from:]
	if !ok || len(leaves) < 2 || max(k, -k) > maxConst {
		s.leaves = s.leaves[:from]
		return nil, 0, false
	}
	slices.Sort(leaves)
	return leaves, k, true
}

// collect adds the terms of v, or of -v, to s.leaves, which has those of the sum from position from on, and returns the constant among them.
func (s *Table) collect(v ir.Value, from int, negative bool) (k int64, ok bool) {
	f := s.f
	if k, ok := s.f.Consts.Sint(v); ok {
		if negative {
			k = -k
		}
		return k, true
	}
	op := f.Op(v)
	exact := (op == ir.OpAdd || op == ir.OpSub) && f.Flags(v)&ir.FlagNSW != 0 || op == ir.OpOr && f.Flags(v)&ir.FlagDisjoint != 0
	if !exact {
		if negative {
			v = ^v
		}
		s.leaves = append(s.leaves, v)
		return 0, len(s.leaves)-from <= maxLeaves
	}
	a, ok1 := s.collect(f.Operand(v, 0), from, negative)
	if !ok1 {
		return 0, false
	}
	b, ok2 := s.collect(f.Operand(v, 1), from, negative != (op == ir.OpSub))
	return a + b, ok2
}

func hashOf(leaves []ir.Value) uint32 {
	h := uint32(0)
	for _, v := range leaves {
		h = (h ^ uint32(v)) * 0x9e3779b1
	}
	return h >> 24
}

// find returns a known sum with the terms whose access is executed before b.
func (s *Table) find(leaves []ir.Value, b ir.Block) *known {
	for i := s.first.Get(hashOf(leaves)); i != 0; {
		e := &s.list[i-1]
		if slices.Equal(e.leaves, leaves) {
			if e.at == b || s.dom().Dominates(e.at, b) {
				return e
			}
		}
		i = e.next
	}
	return nil
}

// Access notes the index of the address that v accesses, if it accesses memory.
func (s *Table) Access(v ir.Value) {
	f := s.f
	p := ir.None
	switch f.Op(v) {
	case ir.OpLoad:
		p = f.Operand(v, 0)
	case ir.OpStore:
		p = f.Operand(v, 1)
	}
	for f.Op(p) == ir.OpAddrSpaceCast {
		p = f.Operand(p, 0)
	}
	if f.Op(p) != ir.OpGEP {
		return
	}
	ext := f.Operand(p, f.NumOps(p)-1)
	leaves, k, ok := s.terms(ext)
	if !ok {
		return
	}
	b := f.BlockOf(v)
	if s.find(leaves, b) != nil {
		s.leaves = s.leaves[:len(s.leaves)-len(leaves)]
		return
	}
	h := hashOf(leaves)
	s.list = append(s.list, known{ext, b, leaves, k, s.first.Get(h)})
	s.first.Set(h, uint32(len(s.list)))
}

// Rebase makes of getelementptr v with a sum as index one with the known sum of the same terms, and one with a constant. It reports whether it did.
func (s *Table) Rebase(v ir.Value) bool {
	f := s.f
	if f.NumOps(v) != 2 || s.f.Mod.Types.IsVector(f.TypeOf(v)) {
		return false
	}
	leaves, k, ok := s.terms(f.Operand(v, 1))
	if !ok {
		return false
	}
	e := s.find(leaves, f.BlockOf(v))
	s.leaves = s.leaves[:len(s.leaves)-len(leaves)]
	if e == nil || e.k == k || f.TypeOf(e.ext) != f.TypeOf(f.Operand(v, 1)) {
		return false
	}
	size := int64(f.Mod.SizeOf(f.ElemType(v)))
	b := ir.Builder{F: f}
	b.Before(v)
	p := b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(v), f.Operand(v, 0), e.ext)
	f.Mutate(v, ir.OpGEP, 0, uint32(ir.I8), p, f.Consts.SInt(ir.I64, (k-e.k)*size))
	return true
}
