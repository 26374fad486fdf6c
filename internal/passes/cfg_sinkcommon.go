package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/tails"
)

const (
	maxTail     = 32 // instructions that two blocks are compared by
	maxTwins    = 8  // blocks that one is compared with
	maxTailUses = 8  // phis that take a value of the tail
	maxJoined   = 64 // predecessors of a block whose stores are joined, two at a time
)

// commonSinker sinks common code of the current function.
type commonSinker struct{ *unit }

// sinkCommonCode sinks the common trailing instructions of both successors of a branch into their join block, and
// merges identical blocks. Operands that differ become phis. Convergent operations are not moved, since more threads
// would take part in them. (LLVM: SimplifyCFG's sinkCommonCode and MergedLoadStoreMotion.)
func sinkCommonCode(u *unit) bool {
	f := u.f
	u.tails.Enter(f, u.fx)
	s := commonSinker{u}
	u.findHeaders()
	changed := s.mergeIdenticalBlocks() // while their stores are in them
	if changed {
		u.edgesChanged()
	}
	sunk := false
	for s.joinReturns() {
		sunk = true
		u.edgesChanged()
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for s.joinStores(b) || s.joinTails(b) {
			sunk = true
			u.edgesChanged()
		}
		if s.sinkTails(b) {
			sunk = true
		}
	}
	if sunk && s.mergeIdenticalBlocks() {
		u.edgesChanged()
	}
	return changed || sunk
}

// sinkTails moves the common trailing instructions of both predecessors of block n into it.
func (s commonSinker) sinkTails(n ir.Block) bool {
	f := s.f
	if s.isHeader(n) {
		return false
	}
	var from [2]ir.Block
	ways := 0
	for x := f.FirstPred(n); x != 0; x = f.NextPred(x) {
		p := f.UseBlock(x)
		if ways == 2 || f.Op(f.Terminator(p)) != ir.OpBr {
			return false
		}
		from[ways] = p
		ways++
	}
	if ways != 2 || from[0] == from[1] {
		return false
	}
	changed := s.tails.Sink(n, from)
	for range maxTail {
		v, w := f.Prev(f.Terminator(from[0])), f.Prev(f.Terminator(from[1]))
		if !s.sinkPair(n, from[0], v, w) {
			break
		}
		changed = true
	}
	return changed
}

// sinkPair moves v and w, of two blocks, to the start of block n, where both lead; v's is from.
func (s commonSinker) sinkPair(n, from ir.Block, v, w ir.Value) bool {
	f := s.f
	if v == ir.None || w == ir.None || !tails.SameButOperands(f, s.fx, v, w) || !s.usedAsPair(n, from, v, w) {
		return false
	}
	other := f.BlockOf(w)
	differ := -1
	for i := range f.NumOps(v) {
		if f.Operand(v, i) != f.Operand(w, i) && !s.twinAddresses(f.Operand(v, i), f.Operand(w, i)) {
			if differ >= 0 || !s.mayVary(v, i) || !s.mayVary(w, i) || f.TypeOf(f.Operand(v, i)) != f.TypeOf(f.Operand(w, i)) {
				return false
			}
			differ = i
		}
	}
	phi := ir.None
	if differ >= 0 {
		phi = tails.Choice(f, n, [2]ir.Block{from, other}, f.Operand(v, differ), f.Operand(w, differ))
	}
	if !ir.SameAttachments(f, v, w) {
		f.ClearAttachments(v)
	}
	f.SetFlags(v, f.Flags(v)&f.Flags(w))
	// The phis that choose between the two are the one that is left.
	for x := f.First(n); x != ir.None && f.Op(x) == ir.OpPhi; {
		next := f.Next(x)
		if f.TypeOf(v) != ir.Void && f.PhiIncoming(x, from) == v {
			f.ReplaceAll(x, v)
			f.Erase(x)
		}
		x = next
	}
	f.MoveBefore(v, f.FirstNonPhi(n))
	for i := range f.NumOps(v) {
		if a, b := f.Operand(v, i), f.Operand(w, i); s.twinAddresses(a, b) {
			s.moveTwins(a, b, v)
		}
	}
	if differ >= 0 {
		f.SetOperand(v, differ, phi)
	}
	s.eraseDead(w)
	return true
}

// maxTwinDepth bounds the operations of an index that twins compare.
const maxTwinDepth = 4

// twinAddresses reports whether a and b are equal address computations, each for one access.
func (s commonSinker) twinAddresses(a, b ir.Value) bool {
	return a != b && s.f.Op(a) == ir.OpGEP && s.twins(a, b, 0)
}

// twins reports whether a and b are equal address computations, or parts of such, each with one use.
func (s commonSinker) twins(a, b ir.Value, depth int) bool {
	f := s.f
	if a == b {
		return true
	}
	if depth > maxTwinDepth || !a.IsInst() || !b.IsInst() || f.NumOps(a) != f.NumOps(b) || f.Op(a) != f.Op(b) || f.TypeOf(a) != f.TypeOf(b) ||
		f.Aux(a) != f.Aux(b) || !f.HasOneUse(a) || !f.HasOneUse(b) {
		return false
	}
	if op := f.Op(a); op != ir.OpGEP && op != ir.OpSExt && op != ir.OpZExt && op != ir.OpAdd && op != ir.OpMul && op != ir.OpShl {
		return false
	}
	for i := range f.NumOps(a) {
		if !s.twins(f.Operand(a, i), f.Operand(b, i), depth+1) {
			return false
		}
	}
	return true
}

// moveTwins moves address computation a, the twin of b, before instruction at, with those of its operands that are twins, too.
func (s commonSinker) moveTwins(a, b, at ir.Value) {
	f := s.f
	if a == b {
		return
	}
	f.SetFlags(a, f.Flags(a)&f.Flags(b))
	f.MoveBefore(a, at)
	for i := range f.NumOps(a) {
		s.moveTwins(f.Operand(a, i), f.Operand(b, i), a)
	}
}

// mayVary reports whether operand i of v need not be a constant, and is worth a phi.
func (s commonSinker) mayVary(v ir.Value, i int) bool {
	f := s.f
	switch op := f.Op(v); op {
	case ir.OpLoad, ir.OpStore:
		if op == ir.OpStore && i == 0 {
			return true
		}
		// An address at a constant distance is an immediate, and objects are better told apart by their names.
		p := f.Operand(v, i)
		if f.Op(p) == ir.OpGEP {
			_, ok := analysis.GEPOffset(f, p)
			return !ok
		}
		return false
	case ir.OpCall:
		return i < f.NumArgs(v) && f.CalleeSym(v).Intrinsic == ir.NotIntrinsic
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpFDiv: // by a constant they are multiplications
		return i == 0 || !f.Operand(v, i).IsConst()
	default:
		return op.IsBinary() || op.IsCast()
	}
}

// usedAsPair reports whether v is used by phis of block n only, and w by the same phis.
func (s commonSinker) usedAsPair(n, from ir.Block, v, w ir.Value) bool {
	f := s.f
	other := f.BlockOf(w)
	count := 0
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		p := f.User(x)
		if count++; count > maxTailUses || f.Op(p) != ir.OpPhi || f.BlockOf(p) != n || f.PhiIncoming(p, from) != v || f.PhiIncoming(p, other) != w {
			return false
		}
	}
	for x := f.FirstUse(w); x != 0; x = f.NextUse(x) {
		if count--; count < 0 {
			return false
		}
	}
	return count == 0
}

// mergeIdenticalBlocks merges blocks with equal instructions and successors.
func (s commonSinker) mergeIdenticalBlocks() bool {
	f := s.f
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		t := f.Terminator(b)
		if b == f.Entry() || s.isHeader(b) || f.Op(f.First(b)) == ir.OpPhi || f.First(b) == t && f.Op(t) != ir.OpRet {
			continue
		}
		switch f.Op(t) {
		case ir.OpBr:
			to := f.Succ(b, 0)
			if s.isHeader(to) {
				continue
			}
			tries := 0
			for x := f.FirstPred(to); x != 0 && tries < maxTwins; {
				next := f.NextPred(x)
				if q := f.UseBlock(x); q != b && s.identical(b, q, to) {
					s.replaceBlock(q, b)
					changed = true
					break // the list has changed
				}
				tries++
				x = next
			}
		case ir.OpUnreachable, ir.OpRet:
			tries := 0
			for q := f.NextBlock(b); q != 0 && tries < maxTwins; {
				next := f.NextBlock(q)
				if f.Op(f.Terminator(q)) == f.Op(t) {
					tries++
					if s.identical(b, q, 0) {
						s.replaceBlock(q, b)
						changed = true
					}
				}
				q = next
			}
		}
	}
	return changed
}

// identical reports whether blocks b and q do the same; both go to block to, or to none.
func (s commonSinker) identical(b, q, to ir.Block) bool {
	f := s.f
	if q == f.Entry() || b == q || s.isHeader(q) || f.Op(f.Terminator(q)) != f.Op(f.Terminator(b)) || f.Op(f.First(q)) == ir.OpPhi {
		return false
	}
	s.vals = s.vals[:0] // pairs: a result of q, and of b
	v, w := f.First(b), f.First(q)
	for range maxTail {
		if v == ir.None || w == ir.None {
			return v == w && (to == 0 || s.sameIncoming(to, b, q))
		}
		t := f.Op(v).IsTerminator()
		if !t && (!tails.SameButOperands(f, s.fx, v, w) || f.Flags(v) != f.Flags(w) || !ir.SameAttachments(f, v, w)) || f.Op(v) != f.Op(w) || f.NumOps(v) != f.NumOps(w) {
			return false
		}
		for i := range f.NumOps(v) {
			x, y := f.Operand(v, i), f.Operand(w, i)
			for k := 0; k < len(s.vals); k += 2 {
				if s.vals[k] == y {
					y = s.vals[k+1]
				}
			}
			if x != y {
				return false
			}
		}
		if !t && !s.usedInside(v, b) || !t && !s.usedInside(w, q) {
			return false
		}
		s.vals = append(s.vals, w, v)
		v, w = f.Next(v), f.Next(w)
	}
	return false
}

// sameIncoming reports whether the phis of block to get the same from block b as from block q.
func (s commonSinker) sameIncoming(to, b, q ir.Block) bool {
	f := s.f
	for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if f.PhiIncoming(v, b) != f.PhiIncoming(v, q) {
			return false
		}
	}
	return true
}

// usedInside reports whether only block b uses v.
func (s commonSinker) usedInside(v ir.Value, b ir.Block) bool {
	f := s.f
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		if f.BlockOf(f.User(x)) != b {
			return false
		}
	}
	return true
}

// replaceBlock redirects all branches to block q to its twin b.
func (s commonSinker) replaceBlock(q, b ir.Block) {
	f := s.f
	for x := f.FirstPred(q); x != 0; x = f.FirstPred(q) {
		f.SetUse(x, b.Value())
	}
	for i := range f.NumSuccs(q) {
		f.RemovePhiEdge(f.Succ(q, i), q)
	}
	for v := f.Last(q); v != ir.None; v = f.Last(q) {
		f.Erase(v)
	}
	f.EraseBlock(q)
}
