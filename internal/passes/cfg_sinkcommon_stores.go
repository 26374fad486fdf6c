package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/tails"
)

// pairToJoin returns two predecessors of block n, which has others, too, that end with a branch and satisfy ends each, and alike together; ok is false if
// there are none.
func (s commonSinker) pairToJoin(n ir.Block, ends func(t ir.Value) bool, alike func(p, q ir.Block) bool) (p, q ir.Block, ok bool) {
	f := s.f
	s.blocks = s.blocks[:0]
	ways := 0
	for x := f.FirstPred(n); x != 0 && ways <= maxJoined; x = f.NextPred(x) {
		p := f.UseBlock(x)
		ways++
		if t := f.Terminator(p); len(s.blocks) < maxTwins && f.Op(t) == ir.OpBr && ends(t) {
			s.blocks = append(s.blocks, p)
		}
	}
	if ways < 3 || ways > maxJoined {
		return 0, 0, false
	}
	for i, p := range s.blocks {
		for _, q := range s.blocks[:i] {
			if alike(p, q) {
				return p, q, true
			}
		}
	}
	return 0, 0, false
}

// joinStores gives two predecessors of block n, which has others, too, a join block of their own if they end with stores to one address: sinkTails
// makes one store of the two there. A chain of conditions or a switch whose cases end with such stores has one store then.
func (s commonSinker) joinStores(n ir.Block) bool {
	f := s.f
	if s.isHeader(n) || f.Op(f.First(n)) == ir.OpPhi {
		return false
	}
	p, q, ok := s.pairToJoin(n, func(t ir.Value) bool { return f.Op(f.Prev(t)) == ir.OpStore }, func(p, q ir.Block) bool {
		return s.storeAlike(f.Prev(f.Terminator(p)), f.Prev(f.Terminator(q)))
	})
	if !ok {
		return false
	}
	join := f.NewBlockAfter(p)
	s.b.At(join)
	s.b.Loc = 0
	s.b.Br(n)
	f.SetSucc(p, 0, join)
	f.SetSucc(q, 0, join)
	return s.sinkTails(join)
}

// joinTails gives two predecessors of block n, which has others, too, a join block of their own if they compute values of its phis by the same long
// operations: a division in two cases of a chain of conditions.
func (s commonSinker) joinTails(n ir.Block) bool {
	f := s.f
	if s.isHeader(n) || f.Op(f.First(n)) != ir.OpPhi {
		return false
	}
	p, q, ok := s.pairToJoin(n, func(t ir.Value) bool { return f.Prev(t) != ir.None }, func(p, q ir.Block) bool {
		return s.tails.Worth(n, [2]ir.Block{p, q})
	})
	if !ok || !s.loop.joinEdges(n, func(b ir.Block) bool { return b == p || b == q }) {
		return false
	}
	join := f.LastBlock()
	f.MoveBlockAfter(join, p)
	return s.sinkTails(join)
}

// joinReturns gives two blocks that return from a function without a result one return, if they end with stores to one address: sinkTails makes one
// store of the two before it.
func (s commonSinker) joinReturns() bool {
	f := s.f
	s.blocks = s.blocks[:0]
	for b := f.Entry(); b != 0 && len(s.blocks) < maxTwins; b = f.NextBlock(b) {
		t := f.Terminator(b)
		if f.Op(t) != ir.OpRet || f.NumOps(t) != 0 || s.isHeader(b) || f.First(b) == t || f.Op(f.Prev(t)) != ir.OpStore {
			continue
		}
		for _, q := range s.blocks {
			if !s.storeAlike(f.Prev(t), f.Prev(f.Terminator(q))) {
				continue
			}
			join := f.NewBlockAfter(b)
			s.b.At(join)
			s.b.Loc = f.DebugLoc(t)
			s.b.Ret(ir.None)
			for _, p := range [...]ir.Block{b, q} {
				f.Erase(f.Terminator(p))
				s.b.At(p)
				s.b.Br(join)
			}
			return s.sinkTails(join)
		}
		s.blocks = append(s.blocks, b)
	}
	return false
}

// storeAlike reports whether stores v and w are the same but for the value.
func (s commonSinker) storeAlike(v, w ir.Value) bool {
	f := s.f
	return tails.SameButOperands(f, s.fx, v, w) && (f.Operand(v, 1) == f.Operand(w, 1) || s.twinAddresses(f.Operand(v, 1), f.Operand(w, 1)))
}
