package passes

import "gonvvm/internal/ir"

// foldAssumedPhi removes an edge into block b along which the condition that b assumes at its start is false: the assumption becomes one
// about the branch. Such are the conjunctions that a front end evaluates with branches.
func (cs cfgSimplifier) foldAssumedPhi(b ir.Block) bool {
	f := cs.f
	v := f.FirstNonPhi(b)
	if f.CalleeIntrinsic(v) != ir.IntrAssume {
		return false
	}
	phi := f.Operand(v, 0)
	if f.Op(phi) != ir.OpPhi || f.BlockOf(phi) != b {
		return false
	}
	for i := 0; i < f.NumOps(phi); i += 2 {
		from := f.Operand(phi, i+1).Block()
		t := f.Terminator(from)
		if !cs.c.IsZero(f.Operand(phi, i)) || f.Op(t) != ir.OpCondBr || f.Succ(from, 0) == f.Succ(from, 1) {
			continue
		}
		to := f.Succ(from, 0)
		if to == b {
			to = f.Succ(from, 1)
		}
		cs.assume(f.Callee(v), t, to == f.Succ(from, 0))
		cs.setBr(from, to)
		return true
	}
	return false
}

// assumeBranch assumes that the condition of branch t, a comparison of integers, holds or does not: the other successor is unreachable.
// At the end nothing uses assumptions any more.
func (cs cfgSimplifier) assumeBranch(t ir.Value, holds bool) {
	if cond := cs.f.Operand(t, 0); cs.ifs != ifLate && cs.decl != nil && cs.decl.assume != 0 && cs.f.Op(cond) == ir.OpICmp {
		cs.assume(ir.SymValue(cs.decl.assume), t, holds)
	}
}

// assume calls function assume before branch t: its condition holds, or does not.
func (cs cfgSimplifier) assume(assume, t ir.Value, holds bool) {
	cs.b.Before(t)
	cond := cs.f.Operand(t, 0)
	if !holds {
		cond = cs.b.Binary(ir.OpXor, cond, cs.c.Int(ir.I1, 1), 0)
	}
	cs.b.Call(cs.m.Sym(assume).Type, assume, cond)
}
