package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxLoadDepth = 4  // operations of the address of a load that moves
	maxLoadMoves = 16 // instructions that it moves past
)

// phiOfLoads is a phi of two loads, each at the end of its block, of which other phis tell the addresses: one load of such an address. The value
// of a search, l = s[n]; while (l != n) { n = l; l = s[n]; }, is loaded before the loop and in it. (LLVM joins loads of any two addresses, by a new phi.)
func phiOfLoads(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	if f.NumOps(v) != 4 {
		return ir.None
	}
	x, y := f.Operand(v, 0), f.Operand(v, 2)
	if x == y || f.Op(x) != ir.OpLoad || f.Op(y) != ir.OpLoad || f.Mem(x) != f.Mem(y) || f.Flags(x) != f.Flags(y) || !loadMoves(ic, x, f.Operand(v, 1).Block()) ||
		!loadMoves(ic, y, f.Operand(v, 3).Block()) {
		return ir.None
	}
	p, q := f.Operand(x, 0), f.Operand(y, 0)
	if p == q || !toldByPhis(ic, v, p, q, 0) {
		return ir.None
	}
	at := f.FirstNonPhi(f.BlockOf(v))
	r := joinedOnEdges(ic, v, at, p, q)
	ic.b.Before(at)
	l := ic.b.MemOp(ir.OpLoad, f.TypeOf(v), f.Mem(x), f.Flags(x), r)
	if ir.SameAttachments(f, x, y) {
		for _, a := range f.Attachments(nil, x) {
			f.Attach(l, a)
		}
	}
	return l
}

// loadMoves reports whether load v, in block b, may move to its end and has no other user than the phi.
func loadMoves(ic *Combiner, v ir.Value, b ir.Block) bool {
	f := ic.f
	if f.BlockOf(v) != b || !f.HasOneUse(v) || !analysis.IsSimple(f, v) {
		return false
	}
	for range maxLoadMoves {
		if v = f.Next(v); f.Op(v).IsTerminator() {
			return f.Op(v) == ir.OpBr || f.Op(v) == ir.OpCondBr
		}
		if ic.fx.Inst(f, v)&(analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 {
			return false
		}
	}
	return false
}

// toldByPhis reports whether p, on the first edge into the block of phi v, and q, on the second, are one value, those of another phi, or the same operation
// with such operands.
func toldByPhis(ic *Combiner, v, p, q ir.Value, depth int) bool {
	f := ic.f
	if p == q || phiBeside(f, v, p, q) != ir.None {
		return true
	}
	if depth == maxLoadDepth || !ic.oneUse(p) || !ic.oneUse(q) || f.Op(p) != f.Op(q) || f.NumOps(p) != f.NumOps(q) || f.NumOps(p) > maxLoadDepth || f.Aux(p) != f.Aux(q) {
		return false
	}
	switch f.Op(p) {
	case ir.OpGEP, ir.OpZExt, ir.OpSExt:
	default:
		return false
	}
	for i := range f.NumOps(p) {
		if a, b := f.Operand(p, i), f.Operand(q, i); f.TypeOf(a) != f.TypeOf(b) || !toldByPhis(ic, v, a, b, depth+1) {
			return false
		}
	}
	return true
}

// phiBeside returns the phi in the block of phi v that has value p on the first edge of v and q on the second, None if there is none.
func phiBeside(f *ir.Func, v, p, q ir.Value) ir.Value {
	return analysis.PhiOf(f, f.BlockOf(v), [2]ir.Block{f.Operand(v, 1).Block(), f.Operand(v, 3).Block()}, p, q)
}

// joinedOnEdges computes before at the value that is p on the first edge into the block of phi v and q on the second, as toldByPhis has found.
func joinedOnEdges(ic *Combiner, v, at, p, q ir.Value) ir.Value {
	f := ic.f
	if p == q {
		return p
	}
	if x := phiBeside(f, v, p, q); x != ir.None {
		return x
	}
	var ops [maxLoadDepth]ir.Value
	n := f.NumOps(p)
	for i := range n {
		ops[i] = joinedOnEdges(ic, v, at, f.Operand(p, i), f.Operand(q, i))
	}
	ic.b.Before(at)
	r := ic.b.Insert(f.Op(p), f.TypeOf(p), f.Flags(p)&f.Flags(q), f.Aux(p), ops[:n]...)
	ic.push(r)
	return r
}
