// Package tails moves the operations that both predecessors of a block end with into it. (LLVM: SimplifyCFG's sinkCommonCode, of operations
// that need one phi each.)
package tails

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

const (
	maxTree     = 256 // instructions of a block that are searched for trees
	slowWeight  = 8   // of an operation that takes about as many instructions
	treeOfMoves = 2   // moves that an instruction less is worth
)

// Trees is the storage of the pass for the current function.
type Trees struct {
	f  *ir.Func
	fx *analysis.EffectTable

	twin   []uint32   // by instruction: that of the other block which does the same, 0: none
	list   []ir.Value // the instructions with twins, users first
	chosen []ir.Value // pairs of operands that phis choose between
}

// Enter makes f the current function.
func (s *Trees) Enter(f *ir.Func, fx *analysis.EffectTable) {
	s.f, s.fx = f, fx
	s.twin = s.twin[:0]
}

// Sink moves the operations that both predecessors of block n compute in the same way for phis of n into n: phis choose between their operands
// instead, and threads that come from both blocks execute them together. The operations may stand in any order and have no effect.
func (s *Trees) Sink(n ir.Block, from [2]ir.Block) bool {
	leaves, gone, saved := s.match(n, from)
	changed := saved > 0 && treeOfMoves*(leaves-gone) <= saved
	if changed {
		s.moveTrees(n, from, s.list)
	}
	s.forget()
	return changed
}

// Worth reports whether two of the predecessors of block n should have a join block of their own: Sink makes about as many instructions less there as a
// division is. The phis of n that Sink replaces do not count: results are computed in their registers, while operands that others use, too, have to be
// moved, again and again where one join block leads to the next.
func (s *Trees) Worth(n ir.Block, from [2]ir.Block) bool {
	leaves, _, saved := s.match(n, from)
	s.forget()
	return saved >= slowWeight && treeOfMoves*leaves <= saved
}

// match lists the operations that two predecessors of block n compute in the same way, and returns the number of phis that they would need, of
// those that they would replace, and of instructions that they would save.
func (s *Trees) match(n ir.Block, from [2]ir.Block) (leaves, gone, saved int) {
	f := s.f
	s.list = s.list[:0]
	if f.Op(f.First(n)) != ir.OpPhi {
		return 0, 0, 0
	}
	if len(s.twin) == 0 { // few functions have such a block
		s.twin = slab.Sized(s.twin, f.NumInsts())
	}
	list := s.list
	v := f.Prev(f.Terminator(from[0]))
	for range maxTree {
		if v == ir.None || f.Op(v) == ir.OpPhi {
			break
		}
		if w := s.partner(v, n, from[1]); w != ir.None && int(v) < len(s.twin) {
			s.twin[v] = uint32(w)
			list = append(list, v)
		}
		v = f.Prev(v)
	}
	s.list = list
	leaves, saved = s.prune(list)
	for s.dropUnderUsers(list, n) {
		leaves, saved = s.prune(list)
	}
	for v := f.First(n); f.Op(v) == ir.OpPhi; v = f.Next(v) { // that are left out
		if s.paired(f.PhiIncoming(v, from[0]), f.PhiIncoming(v, from[1])) {
			gone++
		}
	}
	return leaves, gone, saved
}

// forget clears the pairs of the list.
func (s *Trees) forget() {
	for _, v := range s.list {
		s.twin[v] = 0
	}
}

// partner returns the instruction of block other that has the place of v in all users of v and their twins; a phi of block n is its own twin.
func (s *Trees) partner(v ir.Value, n, other ir.Block) ir.Value {
	f := s.f
	w, uses := ir.None, 0
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		c := ir.None
		switch user := f.User(x); {
		case f.Op(user) == ir.OpPhi && f.BlockOf(user) == n:
			c = f.PhiIncoming(user, other)
		case s.twinOf(user) != ir.None:
			c = f.Operand(s.twinOf(user), f.UseIndex(x))
		}
		if c == ir.None || w != ir.None && c != w {
			return ir.None
		}
		w = c
		uses++
	}
	if w == ir.None || !w.IsInst() || f.BlockOf(w) != other || !s.treeOperation(v) || !s.sameInTree(v, w) {
		return ir.None
	}
	for x := f.FirstUse(w); x != 0; x = f.NextUse(x) {
		if uses--; uses < 0 {
			return ir.None
		}
	}
	return w
}

// twinOf returns the twin of instruction v, None if it has none.
func (s *Trees) twinOf(v ir.Value) ir.Value {
	if int(v) >= len(s.twin) {
		return ir.None
	}
	return ir.Value(s.twin[v])
}

// paired reports whether b is the twin of a.
func (s *Trees) paired(a, b ir.Value) bool { return a.IsInst() && b.IsInst() && s.twinOf(a) == b }

// treeOperation reports whether v may move past any other instruction.
func (s *Trees) treeOperation(v ir.Value) bool {
	switch s.f.Op(v) {
	case ir.OpLoad, ir.OpStore, ir.OpAlloca, ir.OpPhi:
		return false
	case ir.OpCall:
		return s.fx.Inst(s.f, v)&^analysis.Speculatable == 0
	}
	return true
}

// sameInTree reports whether v and w are the same operation, if phis may choose between those operands that differ.
func (s *Trees) sameInTree(v, w ir.Value) bool {
	f := s.f
	op := f.Op(v)
	switch {
	case op == ir.OpFNeg || op == ir.OpSelect:
		if op != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) || f.Flags(v) != f.Flags(w) {
			return false
		}
	case !SameButOperands(f, s.fx, v, w):
		return false
	}
	for i := range f.NumOps(v) {
		a, b := f.Operand(v, i), f.Operand(w, i)
		if a == b {
			continue
		}
		if f.TypeOf(a) != f.TypeOf(b) {
			return false
		}
		constant := a.IsConstOrSym() || b.IsConstOrSym()
		switch {
		case op == ir.OpGEP, op == ir.OpCall && constant:
			return false
		case constant && (s.weight(v) > 1 || op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr || op == ir.OpMul || op.IsCast()): // with a constant they take fewer instructions
			return false
		}
	}
	return true
}

// prune takes pairs out whose operands need more phis than the pair saves, operands first, and returns the phis that the others need, and
// the weight of those.
func (s *Trees) prune(list []ir.Value) (leaves, saved int) {
	f := s.f
	chosen := s.chosen[:0]
	for k := len(list) - 1; k >= 0; k-- {
		v := list[k]
		w, weight := ir.Value(s.twin[v]), s.weight(v)
		if w == ir.None {
			continue
		}
		before := len(chosen)
		for i := range f.NumOps(v) {
			a, b := f.Operand(v, i), f.Operand(w, i)
			if a == b || s.paired(a, b) {
				continue
			}
			known := false
			for j := 0; j < len(chosen); j += 2 {
				known = known || chosen[j] == a && chosen[j+1] == b
			}
			if !known {
				chosen = append(chosen, a, b)
			}
		}
		if (len(chosen)-before)/2 > max(weight, 1) { // the pair itself would need a phi
			s.twin[v] = 0
			chosen = chosen[:before]
			continue
		}
		saved += weight
	}
	s.chosen = chosen
	return len(chosen) / 2, saved
}

// dropUnderUsers takes out the pairs that an instruction without a twin uses, which stays before block n. It reports whether there were any.
func (s *Trees) dropUnderUsers(list []ir.Value, n ir.Block) bool {
	f := s.f
	changed := false
	for _, v := range list {
		if s.twin[v] == 0 {
			continue
		}
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			if user := f.User(x); s.twinOf(user) == ir.None && (f.Op(user) != ir.OpPhi || f.BlockOf(user) != n) {
				s.twin[v] = 0
				changed = true
				break
			}
		}
	}
	return changed
}

// SameButOperands reports whether v and w are the same operation and can be merged in the join block.
func SameButOperands(f *ir.Func, fx *analysis.EffectTable, v, w ir.Value) bool {
	op := f.Op(v)
	if op != f.Op(w) || f.TypeOf(v) != f.TypeOf(w) || f.NumOps(v) != f.NumOps(w) {
		return false
	}
	switch {
	case op == ir.OpLoad || op == ir.OpStore:
		return f.Mem(v) == f.Mem(w) && analysis.IsSimple(f, v) && analysis.IsSimple(f, w) &&
			(op == ir.OpLoad || f.TypeOf(f.Operand(v, 0)) == f.TypeOf(f.Operand(w, 0)))
	case op.IsBinary():
		return f.Flags(v)&^wrapFlags == f.Flags(w)&^wrapFlags
	case op.IsCast():
		return f.TypeOf(f.Operand(v, 0)) == f.TypeOf(f.Operand(w, 0))
	case op == ir.OpGEP, op == ir.OpICmp, op == ir.OpFCmp:
		return f.Aux(v) == f.Aux(w)
	case op == ir.OpCall:
		return f.Callee(v) == f.Callee(w) && f.Call(v).FnType == f.Call(w).FnType && f.Call(v).Attrs == f.Call(w).Attrs &&
			f.Call(v).CC == f.Call(w).CC && f.Call(v).Tail == f.Call(w).Tail && len(f.Call(v).Bundles)+len(f.Call(w).Bundles) == 0 &&
			fx.Call(f, v)&(analysis.Convergent|analysis.NoDuplicate) == 0 && f.CalleeSym(v) != nil
	}
	return false
}

// wrapFlags hold for the current operands, and may be dropped.
const wrapFlags = ir.FlagNUW | ir.FlagNSW | ir.FlagExact

// weight returns about how many instructions v takes.
func (s *Trees) weight(v ir.Value) int {
	switch op := s.f.Op(v); {
	case op == ir.OpFDiv, op == ir.OpFRem, op == ir.OpUDiv, op == ir.OpSDiv, op == ir.OpURem, op == ir.OpSRem:
		return slowWeight
	case op == ir.OpCall && s.f.CalleeSym(v).Intrinsic == ir.NotIntrinsic:
		return slowWeight
	case op == ir.OpTrunc, op == ir.OpZExt, op == ir.OpBitCast, s.joinsWords(v):
		return 0
	}
	return 1
}

// joinsWords reports whether v is a part of the computation of 64 bits from two words, or one of these words: they are registers.
func (s *Trees) joinsWords(v ir.Value) bool {
	f := s.f
	if f.TypeOf(v) != ir.I64 {
		return false
	}
	switch f.Op(v) {
	case ir.OpShl, ir.OpLShr:
		n, ok := f.Consts.Uint(f.Operand(v, 1))
		return ok && n == 32
	case ir.OpOr:
		return f.Flags(v)&ir.FlagDisjoint != 0 && (f.Op(f.Operand(v, 0)) == ir.OpZExt || f.Op(f.Operand(v, 1)) == ir.OpZExt)
	}
	return false
}

// moveTrees moves the pairs of a list into block n.
func (s *Trees) moveTrees(n ir.Block, from [2]ir.Block, list []ir.Value) {
	f := s.f
	at := f.FirstNonPhi(n)
	for k := len(list) - 1; k >= 0; k-- {
		v := list[k]
		w := ir.Value(s.twin[v])
		if w == ir.None {
			continue
		}
		for i := range f.NumOps(v) {
			a, b := f.Operand(v, i), f.Operand(w, i)
			if a != b && !s.paired(a, b) {
				f.SetOperand(v, i, Choice(f, n, from, a, b))
			}
		}
		if !ir.SameAttachments(f, v, w) {
			f.ClearAttachments(v)
		}
		f.SetFlags(v, f.Flags(v)&f.Flags(w))
		f.MoveBefore(v, at)
	}
	for _, v := range list { // users first
		w := ir.Value(s.twin[v])
		if w == ir.None {
			continue
		}
		for x := f.First(n); f.Op(x) == ir.OpPhi; {
			next := f.Next(x)
			if f.PhiIncoming(x, from[0]) == v && f.PhiIncoming(x, from[1]) == w {
				f.ReplaceAll(x, v)
				f.Erase(x)
			}
			x = next
		}
		f.Erase(w)
	}
}

// Choice returns the phi of block n with value a from the first block and b from the second, which it creates if it is not there.
func Choice(f *ir.Func, n ir.Block, from [2]ir.Block, a, b ir.Value) ir.Value {
	if x := analysis.PhiOf(f, n, from, a, b); x != ir.None {
		return x
	}
	x := f.New(ir.OpPhi, f.TypeOf(a), 0, 0, a, from[0].Value(), b, from[1].Value())
	f.InsertBefore(f.First(n), x)
	return x
}
