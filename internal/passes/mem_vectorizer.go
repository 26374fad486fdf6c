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
	// maxVariableDepth is the number of steps from an address to its local variable.
	maxVariableDepth = 8
)

// piece is a load or store of a scalar.
type piece struct {
	inst ir.Value
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

// loadStoreVectorizer merges loads and stores of adjacent scalars of one type into vector accesses if the alignment
// is known. Merged loads execute at the place of the first, merged stores at the place of the last, so no access in
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
				case f.Op(v) == op && u.simpleAccess(v):
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
	t, ptr := f.TypeOf(v), f.Operand(v, f.NumOps(v)-1)
	if op == ir.OpStore {
		t = f.TypeOf(f.Operand(v, 0))
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
	p.inst = v
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
	typeOf := func(p *piece) ir.Type {
		if op == ir.OpStore {
			return f.TypeOf(f.Operand(p.inst, 0))
		}
		return f.TypeOf(p.inst)
	}
	for i := range window {
		if window[i].used {
			continue
		}
		// All with the same base, terms and type, by offset.
		var group []int
		for j := i; j < len(window); j++ {
			p := &window[j]
			if !p.used && p.base == window[i].base && typeOf(p) == typeOf(&window[i]) && f.TypeOf(pointerOf(f, p.inst)) == f.TypeOf(pointerOf(f, window[i].inst)) &&
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
		t := typeOf(&window[i]) // the instruction is gone once its group is joined
		size := int64(s.m.SizeOf(t))
		for k := 0; k < len(group); {
			n := 1
			for k+n < len(group) && n < vectorBytes && window[group[k+n]].form.K == window[group[k]].form.K+int64(n)*size {
				n++
			}
			joined := 0
			for _, want := range [...]int{16, 8, 4, 2} {
				if want <= n && int64(want)*size <= vectorBytes && s.alignedFor(window, group[k:k+want], int64(want)*size) &&
					s.movable(window, group[k:k+want], op) {
					s.joinGroup(window, group[k:k+want], op, t)
					joined = want
					changed = true
					break
				}
			}
			k += max(1, joined)
		}
	}
	return changed
}

// pointerOf returns the address of a load or store.
func pointerOf(f *ir.Func, v ir.Value) ir.Value { return f.Operand(v, f.NumOps(v)-1) }

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
	p := pointerOf(f, window[group[0]].inst)
	return s.values.PointerAlign(p) >= uint64(bytes) || s.raiseAlign(p, uint64(bytes))
}

// raiseAlign raises the alignment of the local variable that p points into to that of vectors, if p is then aligned to bytes.
func (s *vectorizerState) raiseAlign(p ir.Value, bytes uint64) bool {
	f := s.f
	v := localVariable(f, p)
	if v == ir.None || f.AllocaAlign(v) >= vectorBytes || slices.Contains(s.kept, v) {
		return false
	}
	if s.staysInRegisters(v) {
		s.kept = append(s.kept, v)
		return false
	}
	was := f.Flags(v)
	f.SetFlags(v, was.WithAllocaAlign(vectorBytes))
	if s.values.PointerAlign(p) < bytes {
		f.SetFlags(v, was)
		return false
	}
	s.raised = true
	return true
}

// staysInRegisters reports whether ptxas may keep local variable v in registers and select among them: it does so with small arrays of words
// whose accesses have variable indices, but not if any of them is a vector. Local memory takes 1.5 times as long.
func (s *vectorizerState) staysInRegisters(v ir.Value) bool {
	const most = 64 // bytes
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 0))
	return ok && n*s.m.SizeOf(f.ElemType(v)) <= most && s.accessedByWords(v, maxVariableDepth)
}

// accessedByWords reports whether loads and stores of words are all that is done with the memory that p points to, but for filling it.
func (s *vectorizerState) accessedByWords(p ir.Value, depth int) bool {
	const least, most = 4, 8
	f := s.f
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		switch f.Op(v) {
		case ir.OpLoad:
			if n := s.m.StoreSize(f.TypeOf(v)); n < least || n > most {
				return false
			}
		case ir.OpStore:
			if n := s.m.StoreSize(f.TypeOf(f.Operand(v, 0))); f.UseIndex(u) == 0 || n < least || n > most {
				return false
			}
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth == 0 || !s.accessedByWords(v, depth-1) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemset:
				if !f.Operand(v, 2).IsConst() {
					return false
				}
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// alignFilled raises the alignment of local variables that memory intrinsic v fills or copies with vectors.
func (s *vectorizerState) alignFilled(v ir.Value) {
	f := s.f
	pointers := 0
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset:
		pointers = 1
	case ir.IntrMemcpy, ir.IntrMemmove:
		pointers = 2
	}
	for i := range pointers {
		if n, ok := f.Consts.Uint(f.Operand(v, 2)); ok && n >= vectorBytes {
			s.raiseAlign(f.Operand(v, i), vectorBytes)
		}
	}
}

// localVariable returns the alloca that p points into, or None. A phi is followed to an address that enters its loop.
func localVariable(f *ir.Func, p ir.Value) ir.Value {
	phi := ir.None
	for range maxVariableDepth {
		switch f.Op(p) {
		case ir.OpAlloca:
			return p
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if p = f.Operand(p, 0); p == phi { // the step of the loop
				p = f.Operand(phi, 2)
			}
		case ir.OpPhi:
			if phi != ir.None || f.NumOps(p) != 4 {
				return ir.None
			}
			phi, p = p, f.Operand(p, 0)
		default:
			return ir.None
		}
	}
	return ir.None
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
				if e&analysis.MayNotReturn != 0 || len(writes) == maxLater {
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

// joinGroup replaces the accesses of a group, in order of their addresses, by one.
func (s *vectorizerState) joinGroup(window []piece, group []int, op ir.Op, t ir.Type) {
	f, c := s.f, s.c
	at := group[0]
	for _, j := range group {
		if op == ir.OpLoad && j < at || op == ir.OpStore && j > at {
			at = j
		}
	}
	place := window[at].inst
	vec := s.ty.Vector(t, len(group), false)
	bytes := s.m.SizeOf(t) * uint64(len(group))
	s.b.Before(place)
	p := pointerOf(f, place)
	if d := window[group[0]].form.K - window[at].form.K; d != 0 {
		p = s.b.PtrAdd(p, c.SInt(ir.I64, d), 0)
	}
	if op == ir.OpLoad {
		v := s.b.Load(vec, p, bytes, 0)
		if node := f.Attachment(place, "invariant.load"); node != 0 && s.allInvariant(window, group) {
			f.Attach(v, ir.Attachment{Kind: "invariant.load", Node: node})
		}
		for i, j := range group {
			x := s.b.Insert(ir.OpExtractElement, t, 0, 0, v, c.Int(ir.I32, uint64(i)))
			f.ReplaceAll(window[j].inst, x)
		}
	} else {
		v := c.Poison(vec)
		for i, j := range group {
			v = s.b.Insert(ir.OpInsertElement, vec, 0, 0, v, f.Operand(window[j].inst, 0), c.Int(ir.I32, uint64(i)))
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
