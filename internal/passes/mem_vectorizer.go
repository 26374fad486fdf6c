package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	// vectorBytes is the width of ld.v4.b32 and st.v4.b32. Elements of less than 32 bits share registers.
	vectorBytes = 16
	// vectorWindow is the number of accesses of a block that are considered together.
	vectorWindow = 64
	maxBetween   = 24 // writes between the accesses
)

// piece is a load or store of a scalar or of a vector that is not as wide as it may be.
type piece struct {
	inst ir.Value
	elem ir.Type // the scalar, or the element of the vector
	n    int     // scalars in it
	base ir.Value
	form analysis.Linear
	acc  analysis.Access
	used bool
}

// vectorizerState is the storage of load-store-vectorizer.
type vectorizerState struct {
	*unit

	window []piece    // accesses of the block that may still be joined
	raised bool       // the alignment of a variable
	kept   []ir.Value // local variables that stay in registers
}

// loadStoreVectorizer merges loads and stores of adjacent scalars of one type, or vectors of it, into vector accesses if the
// alignment is known. Merged loads execute at the place of the first, merged stores at the place of the last, so no access in
// between may alias those that move.
func loadStoreVectorizer(u *unit) bool {
	f := u.f
	u.esc.Reset(f)
	changed := false
	window := u.vectorizer.window
	u.vectorizer.raised, u.vectorizer.kept = false, u.vectorizer.kept[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for _, op := range [...]ir.Op{ir.OpLoad, ir.OpStore} {
			window = window[:0]
			flush := func() {
				if len(window) > 1 && u.vectorizer.joinPieces(window, op) {
					changed = true
				}
				window = window[:0]
			}
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				switch {
				case f.Op(v) == op && analysis.IsSimple(u.f, v):
					if p, ok := u.vectorizer.pieceOf(v, op); ok {
						window = append(window, p)
						if len(window) == vectorWindow {
							flush()
						}
					}
				case f.Op(v) == ir.OpFence, f.Op(v) == ir.OpCall && u.fx.Call(f, v)&analysis.Convergent != 0:
					flush()
				case op == ir.OpLoad && f.Op(v) == ir.OpCall:
					u.vectorizer.alignFilled(v)
				}
				v = next
			}
			flush()
		}
	}
	u.vectorizer.window = window
	return changed || u.vectorizer.raised
}

// pieceOf describes access v if it is one that can be joined.
func (s *vectorizerState) pieceOf(v ir.Value, op ir.Op) (p piece, ok bool) {
	f := s.f
	t, ptr := accessedType(f, v), analysis.PointerOf(f, v)
	p.n = 1
	if s.ty.IsVector(t) {
		if t, p.n = s.ty.Elem(t), int(s.ty.Len64(t)); uint64(p.n)*s.m.SizeOf(t) > vectorBytes/2 {
			return p, false
		}
	}
	switch s.ty.Kind(t) {
	case ir.IntKind:
		if n := s.ty.Bits(t); n != 8 && n != 16 && n != 32 && n != 64 {
			return p, false
		}
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.PtrKind:
	default:
		return p, false
	}
	if s.ty.AddrSpace(f.TypeOf(ptr)) == analysis.ParamSpace {
		return p, false
	}
	p.inst, p.elem = v, t
	if p.base, ok = p.form.OfAddress(&s.values, ptr); !ok {
		return p, false
	}
	p.acc = analysis.AccessOf(f, v)
	return p, true
}

// joinPieces joins adjacent accesses of a window.
func (s *vectorizerState) joinPieces(window []piece, op ir.Op) bool {
	f := s.f
	changed := false
	for i := range window {
		if window[i].used {
			continue
		}
		// All with the same base, terms and type, by offset.
		var group []int
		for j := i; j < len(window); j++ {
			p := &window[j]
			if !p.used && p.base == window[i].base && p.elem == window[i].elem && f.TypeOf(analysis.PointerOf(f, p.inst)) == f.TypeOf(analysis.PointerOf(f, window[i].inst)) &&
				p.form.SameTerms(&window[i].form) {
				group = append(group, j)
				p.used = true
			}
		}
		if len(group) < 2 {
			continue
		}
		slices.SortStableFunc(group, func(a, b int) int {
			switch x, y := window[a].form.K, window[b].form.K; {
			case x < y:
				return -1
			case x > y:
				return 1
			}
			return 0
		})
		for k := 0; k < len(group); {
			joined := s.joinFrom(window, group[k:], op)
			changed = changed || joined > 1
			k += joined
		}
	}
	return changed
}

// joinFrom joins the first accesses of a group, in order of their addresses, to the widest vector possible. It returns how many accesses are
// done with: 1 if the first cannot be joined.
func (s *vectorizerState) joinFrom(window []piece, group []int, op ir.Op) int {
	first := &window[group[0]]
	size := int64(s.m.SizeOf(first.elem))
	var upTo [vectorBytes + 1]int // the accesses that a vector of that many elements replaces
	n, elems := 0, 0
	for n < len(group) && window[group[n]].form.K == first.form.K+int64(elems)*size {
		elems += window[group[n]].n
		if n++; elems >= len(upTo) {
			break
		}
		upTo[elems] = n
	}
	for _, want := range [...]int{16, 8, 4, 2} {
		if n := upTo[want]; n > 1 && int64(want)*size <= vectorBytes && s.alignedFor(window, group[:n], int64(want)*size) &&
			s.movable(window, group[:n], op) {
			s.joinGroup(window, group[:n], op, want)
			return n
		}
	}
	return 1
}

// accessedType returns the type that a load reads or a store writes.
func accessedType(f *ir.Func, v ir.Value) ir.Type {
	if f.Op(v) == ir.OpStore {
		return f.TypeOf(f.Operand(v, 0))
	}
	return f.TypeOf(v)
}

// alignedFor reports whether the first access of a group is aligned to bytes: by its own alignment, that of another
// one at a distance, or the address.
func (s *vectorizerState) alignedFor(window []piece, group []int, bytes int64) bool {
	f := s.f
	for _, j := range group {
		d := window[j].form.K - window[group[0]].form.K
		if f.Mem(window[j].inst).Bytes() >= uint64(bytes) && d%bytes == 0 {
			return true
		}
	}
	p := analysis.PointerOf(f, window[group[0]].inst)
	return s.values.PointerAlign(p) >= uint64(bytes) || s.raiseAlign(p, uint64(bytes))
}

// movable reports whether the accesses of a group can be executed together: loads at the first of them, stores at the
// last one.
func (s *vectorizerState) movable(window []piece, group []int, op ir.Op) bool {
	f := s.f
	first, last := window[group[0]].inst, window[group[0]].inst
	lo, hi := group[0], group[0]
	for _, j := range group {
		if j < lo {
			lo, first = j, window[j].inst
		}
		if j > hi {
			hi, last = j, window[j].inst
		}
	}
	member := func(v ir.Value) int {
		for _, j := range group {
			if window[j].inst == v {
				return j
			}
		}
		return -1
	}
	esc := &s.esc
	if op == ir.OpLoad {
		// Writes between the first one and each later one.
		var writes []analysis.Access
		for v := first; ; v = f.Next(v) {
			if j := member(v); j >= 0 {
				for i := range writes {
					if !analysis.Invariant(f, v, window[j].acc.Ref) && esc.Clobbers(&writes[i], &window[j].acc) {
						return false
					}
				}
			} else if e := s.fx.Inst(f, v); e&(analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && f.Op(v) != ir.OpAlloca {
				if e&analysis.MayNotReturn != 0 || len(writes) == maxBetween {
					return false
				}
				if e&analysis.Writes != 0 {
					writes = append(writes, s.fx.Access(f, v))
				}
			}
			if v == last {
				return true
			}
		}
	}
	// Stores that wait: nothing may read or write their memory until the last one.
	var waiting []int
	for v := first; ; v = f.Next(v) {
		if j := member(v); j >= 0 {
			waiting = append(waiting, j)
		} else if e := s.fx.Inst(f, v); e&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && f.Op(v) != ir.OpAlloca {
			if e&(analysis.MayNotReturn|analysis.InaccessibleMem) != 0 {
				return false
			}
			acc := s.fx.Access(f, v)
			for _, j := range waiting {
				if esc.Touches(&acc, &window[j].acc) {
					return false
				}
			}
		}
		if v == last {
			return true
		}
	}
}

// joinGroup replaces the accesses of a group, in order of their addresses, by one to a vector of elems elements.
func (s *vectorizerState) joinGroup(window []piece, group []int, op ir.Op, elems int) {
	f, c := s.f, s.c
	at := group[0]
	for _, j := range group {
		if op == ir.OpLoad && j < at || op == ir.OpStore && j > at {
			at = j
		}
	}
	place, t := window[at].inst, window[at].elem
	vec := s.ty.Vector(t, elems, false)
	bytes := s.m.SizeOf(t) * uint64(elems)
	s.b.Before(place)
	p := analysis.PointerOf(f, place)
	if d := window[group[0]].form.K - window[at].form.K; d != 0 {
		p = s.b.PtrAdd(p, c.SInt(ir.I64, d), 0)
	}
	element := func(v ir.Value, i int) ir.Value {
		if v.IsConst() {
			if x := c.Elem(v, i); x != ir.None {
				return x
			}
		}
		return s.b.Insert(ir.OpExtractElement, t, 0, 0, v, c.Int(ir.I32, uint64(i)))
	}
	with := func(vec, x ir.Value, i int) ir.Value {
		return s.b.Insert(ir.OpInsertElement, f.TypeOf(vec), 0, 0, vec, x, c.Int(ir.I32, uint64(i)))
	}
	first := 0
	if op == ir.OpLoad {
		v := s.b.Load(vec, p, bytes, 0)
		if node := f.Attachment(place, "invariant.load"); node != 0 && s.allInvariant(window, group) {
			f.Attach(v, ir.Attachment{Kind: "invariant.load", Node: node})
		}
		for _, j := range group {
			x := ir.None
			if was := f.TypeOf(window[j].inst); was == t {
				x = element(v, first)
			} else {
				x = c.Poison(was)
				for i := range window[j].n {
					x = with(x, element(v, first+i), i)
				}
			}
			f.ReplaceAll(window[j].inst, x)
			first += window[j].n
		}
	} else {
		v := c.Poison(vec)
		for _, j := range group {
			x := f.Operand(window[j].inst, 0)
			if f.TypeOf(x) == t {
				v = with(v, x, first)
			} else {
				for i := range window[j].n {
					v = with(v, element(x, i), first+i)
				}
			}
			first += window[j].n
		}
		s.b.Store(v, p, bytes, 0)
	}
	for _, j := range group {
		f.Erase(window[j].inst)
	}
}

// allInvariant reports whether every load of a group is marked as reading memory that
// never changes.
func (s *vectorizerState) allInvariant(window []piece, group []int) bool {
	for _, j := range group {
		if s.f.Attachment(window[j].inst, "invariant.load") == 0 {
			return false
		}
	}
	return true
}
