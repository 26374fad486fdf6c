package instcombine

import "gonvvm/internal/ir"

// maxPhiSelects is the number of selects for which a condition is not worth a phi of its own.
const maxPhiSelects = 8

// selectPhi turns the select of a phi of constants into a phi of the operands that are chosen. One incoming condition may be
// computed: it is selected at the end of its predecessor.
//
//	c = phi [true, p], [false, q]; x = phi [a, p], [b, q]
//	select c, x, y                  is phi [a, p], [y, q]
func selectPhi(ic *Combiner, e expr) ir.Value {
	f := ic.f
	cond, blk := f.Operand(e.v, 0), f.BlockOf(e.v)
	if f.Op(cond) != ir.OpPhi || f.BlockOf(cond) != blk || !onlySelects(f, cond, blk) {
		return ir.None
	}
	other := -1
	if !incoming(f, e.a, blk) || !incoming(f, e.b, blk) || !phiOf(f, e.a, blk) && !phiOf(f, e.b, blk) {
		return ir.None
	}
	for i := 0; i < f.NumOps(cond); i += 2 {
		if c := f.Operand(cond, i); c.IsConst() {
			if _, ok := ic.c.Uint(c); ok {
				continue
			}
			return ir.None
		}
		if p := f.Operand(cond, i+1).Block(); other >= 0 || p == blk || f.NumSuccs(p) != 1 || f.Op(f.Terminator(p)) != ir.OpBr {
			return ir.None
		}
		other = i
	}
	ops := make([]ir.Value, 0, f.NumOps(cond))
	for i := 0; i < f.NumOps(cond); i += 2 {
		from := f.Operand(cond, i+1)
		x := ir.None
		switch c, _ := ic.c.Uint(f.Operand(cond, i)); {
		case i == other:
			x = ic.selectBefore(f.Terminator(from.Block()), f.Operand(cond, i), fromEdge(f, e.a, blk, from), fromEdge(f, e.b, blk, from))
		case c != 0:
			x = fromEdge(f, e.a, blk, from)
		default:
			x = fromEdge(f, e.b, blk, from)
		}
		ops = append(ops, x, from)
	}
	phi := f.New(ir.OpPhi, e.t, 0, 0, ops...)
	f.InsertBefore(f.First(blk), phi)
	ic.push(phi)
	return phi
}

// onlySelects reports whether few selects of block blk, whose condition it is, are all the uses of phi c.
func onlySelects(f *ir.Func, c ir.Value, blk ir.Block) bool {
	n := 0
	for u := f.FirstUse(c); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		if n++; n > maxPhiSelects || f.Op(v) != ir.OpSelect || f.UseIndex(u) != 0 || f.BlockOf(v) != blk {
			return false
		}
	}
	return true
}

// incoming reports whether each edge into block blk has a value for x: x is a phi there, or comes from elsewhere.
func incoming(f *ir.Func, x ir.Value, blk ir.Block) bool {
	return !x.IsInst() || f.Op(x) == ir.OpPhi || f.BlockOf(x) != blk
}

// phiOf reports whether x is a phi of block blk.
func phiOf(f *ir.Func, x ir.Value, blk ir.Block) bool {
	return f.Op(x) == ir.OpPhi && f.BlockOf(x) == blk
}

// fromEdge returns the value that x has on the edge from a predecessor to block blk.
func fromEdge(f *ir.Func, x ir.Value, blk ir.Block, from ir.Value) ir.Value {
	if phiOf(f, x, blk) {
		return f.PhiIncoming(x, from.Block())
	}
	return x
}

// selectAfterBranch gives the uses of a select after the branch on its condition, which ends its block, the operand that is chosen there. The
// loop of a range in numba computes its counters before it tests whether there is another element.
func selectAfterBranch(ic *Combiner, e expr) ir.Value {
	f := ic.f
	blk := f.BlockOf(e.v)
	t := f.Terminator(blk)
	if f.Op(t) != ir.OpCondBr || f.Operand(t, 0) != f.Operand(e.v, 0) || f.Succ(blk, 0) == f.Succ(blk, 1) {
		return ir.None
	}
	changed := false
	for u := f.FirstUse(e.v); u != 0; {
		next := f.NextUse(u)
		for side, x := range [2]ir.Value{e.a, e.b} {
			if afterEdge(ic, blk, side, u) {
				ic.push(f.User(u))
				f.SetUse(u, x)
				changed = true
				break
			}
		}
		u = next
	}
	if changed {
		return e.v
	}
	return ir.None
}

// afterEdge reports whether use u is executed only after the edge of block blk to its successor side.
func afterEdge(ic *Combiner, blk ir.Block, side int, u uint32) bool {
	f := ic.f
	at, to := f.UseBlock(u), f.Succ(blk, side)
	if v := f.User(u); f.Op(v) == ir.OpPhi && at == blk {
		return f.BlockOf(v) == to
	}
	return at != blk && f.SinglePred(to) == blk && ic.analyses.Dom().Dominates(to, at)
}
