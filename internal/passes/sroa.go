package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// sroaState is the storage of the pass.
type sroaState struct {
	*unit

	allocas  []ir.Value // still to look at
	slices   []slice
	chain    []ir.Value // getelementptrs and casts of the alloca, in order of discovery
	drop     []ir.Value // lifetime markers
	expand   []ir.Value // loads and stores of aggregates
	choose   []ir.Value // phis and selects of pointers into the alloca, and indexed pointers
	ints     []int64    // scratch of indexed
	ptrs     []sroaPtr
	cuts     []uint64
	leaves   []leaf
	parts    []part
	early    bool // inlining is still to come
	visited  bool // correlated.ranges has visited the function
	ranged   bool // and knows its ranges
	cuttable bool // variable indices may lead to a part of the alloca only
	assumes  bool // the module has assumptions
	blobs    bool // nothing else is left: arrays of bytes that are only copied are cut into words
}

type sroaPtr struct {
	v   ir.Value
	off uint64
}

// slice is a use of an alloca's memory: bytes [off, end).
type slice struct {
	off, end uint64
	inst     ir.Value
	kind     sliceKind
	split    bool // may be cut into pieces
}

type sliceKind uint8

const (
	sliceLoad sliceKind = iota
	sliceStore
	sliceSet // memset
	sliceDst // destination of a memcpy or memmove
	sliceSrc // source of one

	// Both ends of a copy inside the alloca; such a copy is not cut.
	sliceSelfDst
	sliceSelfSrc

	sliceIndexed // a getelementptr whose indices have bounds, with all accesses through it
)

// part is a piece of an alloca that becomes an alloca of its own.
type part struct {
	off, end uint64
	whole    bool // no unsplittable access touches it
	first    int  // slices that touch it start here (in order of off) …
}

// sroa splits allocas into the parts that are accessed separately, and promotes those that are only loaded and
// stored to SSA values. Pointers to one alloca are often stored in another, which must be promoted first, so both
// steps repeat until nothing changes.
func sroa(u *unit) bool { return u.sroa.splitAllocas(false) }

// sroaEarly is sroa before inlining: allocas that are only copied are not split, because the other end of the copy,
// memory of a caller, may turn out to be an alloca whose fields are accessed.
func sroaEarly(u *unit) bool { return u.sroa.splitAllocas(true) }

func (s *sroaState) splitAllocas(early bool) bool {
	changed := false
	s.early, s.blobs, s.visited, s.ranged, s.assumes = early, false, false, false, analysis.Assumes(s.m)
	f := s.f
	for round := 0; round < 16; round++ {
		s.allocas = s.allocas[:0]
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpAlloca {
					s.allocas = append(s.allocas, v)
				}
			}
		}
		if len(s.allocas) == 0 {
			return changed
		}
		if round == 0 && s.removeUnreachable() {
			changed = true
			continue
		}
		if s.assumes {
			for _, a := range s.allocas {
				if s.forgetAssumptions(a) {
					changed = true
				}
			}
		}
		again := false
		for i := 0; i < len(s.allocas); i++ {
			if s.splitAlloca(s.allocas[i]) {
				again = true
			}
		}
		keep := s.allocas[:0]
		for _, a := range s.allocas {
			if f.Op(a) != ir.OpAlloca {
				continue
			}
			if _, ok := s.mem2reg.promotable(a); ok {
				keep = append(keep, a)
			}
		}
		if len(keep) > 0 {
			s.mem2reg.promote(keep)
			again = true
		}
		if !again {
			if s.blobs || s.early {
				break
			}
			s.blobs = true
			continue
		}
		changed = true
	}
	return changed
}

// splitAlloca rewrites one alloca; new ones are appended to the list.
func (s *sroaState) splitAlloca(a ir.Value) bool {
	f := s.f
	if f.Op(a) != ir.OpAlloca {
		return false
	}
	if n, ok := f.Consts.Uint(f.Operand(a, 0)); !ok || n != 1 || !s.ty.IsSized(f.ElemType(a)) {
		return false
	}
	if !f.HasUses(a) {
		f.Erase(a)
		return true
	}
	if _, ok := s.mem2reg.promotable(a); ok {
		return false
	}
	size := s.m.SizeOf(f.ElemType(a))
	s.cuttable = !s.early && (s.ty.Kind(f.ElemType(a)) == ir.StructKind || s.isByteArray(f.ElemType(a)))
	changed := false
	for {
		if !s.collect(a, size) {
			return changed
		}
		if len(s.choose) > 0 {
			all, some := s.speculate()
			changed = changed || some
			if !all && !some {
				return changed
			}
			continue
		}
		if len(s.expand) == 0 {
			break
		}
		for _, v := range s.expand {
			s.expandAggregate(v)
		}
		changed = true
	}
	slices.SortFunc(s.slices, func(x, y slice) int {
		switch {
		case x.off != y.off:
			if x.off < y.off {
				return -1
			}
			return 1
		case x.end != y.end: // longer ones first
			if x.end > y.end {
				return -1
			}
			return 1
		}
		return int(x.inst) - int(y.inst)
	})
	if s.early && s.onlyCopied() {
		return changed
	}
	s.partition(a, size)
	if len(s.parts) == 1 && s.parts[0].off == 0 && s.parts[0].end == size && !s.worthRewriting(a, s.parts[0]) {
		return changed
	}
	for _, p := range s.parts {
		s.rewritePart(a, p)
	}
	for _, x := range s.slices { // memory intrinsics and accesses of parts are replaced by now
		if f.Op(x.inst) != ir.OpInvalid && x.kind < sliceSelfDst {
			f.Erase(x.inst)
		}
	}
	for _, v := range s.drop {
		if f.Op(v) != ir.OpInvalid {
			f.Erase(v)
		}
	}
	for i := len(s.chain) - 1; i >= 0; i-- {
		f.Erase(s.chain[i])
	}
	f.Erase(a)
	return true
}

// worthRewriting reports whether an alloca that stays one piece can be represented by a scalar or vector from which its
// accesses extract their parts.
func (s *sroaState) worthRewriting(a ir.Value, p part) bool {
	r := s.represent(a, p)
	return r.kind != reprMemory
}

// collect finds all uses of alloca a. It returns false if the address has a use that is not supported.
func (s *sroaState) collect(a ir.Value, size uint64) bool {
	f := s.f
	s.slices, s.chain, s.drop, s.expand, s.choose = s.slices[:0], s.chain[:0], s.drop[:0], s.expand[:0], s.choose[:0]
	s.ptrs = append(s.ptrs[:0], sroaPtr{a, 0})
	for len(s.ptrs) > 0 {
		p := s.ptrs[len(s.ptrs)-1]
		s.ptrs = s.ptrs[:len(s.ptrs)-1]
		for x := f.FirstUse(p.v); x != 0; x = f.NextUse(x) {
			if !s.collectUse(p, f.User(x), f.UseIndex(x), size) {
				return false
			}
		}
	}
	return true
}

func (s *sroaState) collectUse(p sroaPtr, user ir.Value, arg int, size uint64) bool {
	f := s.f
	access := func(t ir.Type, kind sliceKind) bool {
		if f.Mem(user).Order != ir.NotAtomic || f.Flags(user)&ir.FlagVolatile != 0 {
			return false
		}
		if s.ty.IsAggregate(t) {
			if countLeaves(s.ty, t) > maxLeaves {
				return false
			}
			s.expand = append(s.expand, user)
			return true
		}
		n := s.m.StoreSize(t)
		if p.off+n > size || n == 0 {
			return false
		}
		if kind == sliceStore && s.setsBytes(f.Operand(user, 0)) {
			s.expand = append(s.expand, user)
			return true
		}
		s.slices = append(s.slices, slice{p.off, p.off + n, user, kind, false})
		return true
	}
	switch f.Op(user) {
	case ir.OpLoad:
		return access(f.TypeOf(user), sliceLoad)
	case ir.OpStore:
		return arg == 1 && access(f.TypeOf(f.Operand(user, 0)), sliceStore)
	case ir.OpGEP:
		off, ok := analysis.GEPOffset(f, user)
		if !ok && arg == 0 {
			return s.collectIndexed(p, user, size)
		}
		to := int64(p.off) + off
		if arg != 0 || !ok || to < 0 || uint64(to) > size || s.ty.IsVector(f.TypeOf(user)) {
			return false
		}
		s.chain = append(s.chain, user)
		s.ptrs = append(s.ptrs, sroaPtr{user, uint64(to)})
		return true
	case ir.OpAddrSpaceCast, ir.OpBitCast:
		if !s.ty.IsPtr(f.TypeOf(user)) {
			return false
		}
		s.chain = append(s.chain, user)
		s.ptrs = append(s.ptrs, sroaPtr{user, p.off})
		return true
	case ir.OpPhi, ir.OpSelect:
		if !slices.Contains(s.choose, user) {
			s.choose = append(s.choose, user)
		}
		return true
	case ir.OpCall:
		return s.collectCall(p, user, arg, size)
	}
	return false
}

// setsBytes reports whether x is a constant vector of bytes or halves: clang's vectorizer stores the first values of an array so. An element at a time, they do
// not make one register of elements that a loop computes one by one.
func (s *sroaState) setsBytes(x ir.Value) bool {
	t := s.f.TypeOf(x)
	if !s.c.IsPlain(x) || !s.ty.IsVector(t) || s.ty.IsScalable(t) || s.ty.Len64(t) > maxLeaves {
		return false
	}
	bits := s.m.BitsOf(s.ty.Elem(t))
	return s.ty.IsInt(s.ty.Elem(t)) && (bits == 8 || bits == 16)
}

// forgetAssumptions erases the assumptions about the alignment of p and of the addresses computed from it: an alloca is aligned as its
// accesses need, and an assumption would be in the way of its promotion. It reports whether there were any.
func (s *sroaState) forgetAssumptions(p ir.Value) bool {
	f := s.f
	erased := false
	for x := f.FirstUse(p); x != 0; {
		user := f.User(x)
		x = f.NextUse(x)
		switch f.Op(user) {
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if f.Operand(user, 0) == p && s.forgetAssumptions(user) {
				erased = true
			}
		case ir.OpPtrToInt:
			if analysis.OnlyAssumed(f, user) {
				s.eraseUsers(user)
				f.Erase(user)
				erased = true
			}
		}
	}
	return erased
}

// eraseUsers erases the instructions that use v, and those that use these.
func (s *sroaState) eraseUsers(v ir.Value) {
	f := s.f
	for f.HasUses(v) {
		user := f.User(f.FirstUse(v))
		s.eraseUsers(user)
		f.Erase(user)
	}
}

func (s *sroaState) collectCall(p sroaPtr, call ir.Value, arg int, size uint64) bool {
	f := s.f
	switch id := f.CalleeIntrinsic(call); id {
	case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrInvariantStart:
		if f.HasUses(call) {
			return false
		}
		s.drop = append(s.drop, call)
		return true
	case ir.IntrMemset, ir.IntrMemsetInline, ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
		n, ok := f.Consts.Uint(f.Operand(call, 2))
		if vol, known := f.Consts.Uint(f.Operand(call, 3)); !ok || !known || vol != 0 || p.off+n > size || arg > 1 {
			return false
		}
		if n == 0 {
			s.drop = append(s.drop, call)
			return true
		}
		x := slice{p.off, p.off + n, call, sliceSet, true}
		if id != ir.IntrMemset && id != ir.IntrMemsetInline {
			x.kind = sliceDst
			if arg == 1 {
				x.kind = sliceSrc
			}
			for i := range s.slices {
				if y := &s.slices[i]; y.inst == call { // both ends in this alloca
					x.kind, y.kind = x.kind+sliceSelfDst-sliceDst, y.kind+sliceSelfDst-sliceDst
					x.split, y.split = false, false
				}
			}
		}
		s.slices = append(s.slices, x)
		return true
	}
	return false
}

// maxLeaves bounds the aggregates whose loads and stores are split.
const maxLeaves = 256

func countLeaves(ty *ir.Types, t ir.Type) uint64 {
	switch ty.Kind(t) {
	case ir.StructKind:
		n := uint64(0)
		for _, e := range ty.Elems(t) {
			n += countLeaves(ty, e)
			if n > maxLeaves {
				break
			}
		}
		return n
	case ir.ArrayKind:
		n := ty.Len64(t)
		if n > maxLeaves {
			return n
		}
		return n * countLeaves(ty, ty.Elem(t))
	}
	return 1
}

// leaf is a scalar or vector inside an aggregate.
type leaf struct {
	off uint64
	typ ir.Type
	at  int // start of its path of indices in unit.words
	n   int
}

// leavesOf lists the leaves of type t with their paths.
func (s *sroaState) leavesOf(t ir.Type) []leaf {
	s.leaves = s.leaves[:0]
	s.words = s.words[:0]
	var path [32]uint32
	s.addLeaves(t, 0, path[:0])
	return s.leaves
}

func (s *sroaState) addLeaves(t ir.Type, off uint64, path []uint32) {
	switch s.ty.Kind(t) {
	case ir.StructKind:
		for i, e := range s.ty.Elems(t) {
			s.addLeaves(e, off+s.m.FieldOffset(t, i), append(path, uint32(i)))
		}
	case ir.ArrayKind:
		e := s.ty.Elem(t)
		n := s.m.SizeOf(e)
		for i := range s.ty.Len64(t) {
			s.addLeaves(e, off+i*n, append(path, uint32(i)))
		}
	default:
		s.leaves = append(s.leaves, leaf{off, t, len(s.words), len(path)})
		s.words = append(s.words, path...)
	}
}

// expandAggregate turns a load or store of an aggregate into those of its leaves, and a store of a constant vector into those of its elements.
func (s *sroaState) expandAggregate(v ir.Value) {
	f := s.f
	b := &s.b
	b.Before(v)
	align := f.Mem(v).Bytes()
	if f.Op(v) == ir.OpLoad {
		t, p := f.TypeOf(v), f.Operand(v, 0)
		agg := s.c.Poison(t)
		for _, l := range s.leavesOf(t) {
			x := b.Load(l.typ, s.ptrAdd(p, l.off), analysis.CommonAlignment(align, l.off), 0)
			agg = b.InsertValue(agg, x, s.words[l.at:l.at+l.n]...)
		}
		f.ReplaceAll(v, agg)
	} else {
		x, p := f.Operand(v, 0), f.Operand(v, 1)
		if t := f.TypeOf(x); s.ty.IsVector(t) {
			n := s.m.SizeOf(s.ty.Elem(t))
			for i := range s.ty.Len64(t) {
				b.Store(s.c.Elem(x, int(i)), s.ptrAdd(p, i*n), analysis.CommonAlignment(align, i*n), 0)
			}
			f.Erase(v)
			return
		}
		for _, l := range s.leavesOf(f.TypeOf(x)) {
			path := s.words[l.at : l.at+l.n]
			e := s.c.ElemAt(x, path)
			if e == ir.None {
				e = b.ExtractValue(l.typ, x, path...)
			}
			b.Store(e, s.ptrAdd(p, l.off), analysis.CommonAlignment(align, l.off), 0)
		}
	}
	f.Erase(v)
}

// ptrAdd returns p + off bytes at the builder's place, or p itself.
func (s *sroaState) ptrAdd(p ir.Value, off uint64) ir.Value {
	if off == 0 {
		return p
	}
	return s.b.PtrAdd(p, s.c.Int(ir.I64, off), ir.FlagInbounds)
}
