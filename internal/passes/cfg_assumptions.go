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
		to, cond := f.Succ(from, 0), f.Operand(t, 0)
		cs.b.Before(t)
		if to == b {
			to = f.Succ(from, 1)
			cond = cs.b.Binary(ir.OpXor, cond, cs.c.Int(ir.I1, 1), 0)
		}
		cs.b.Call(f.Call(v).FnType, f.Callee(v), cond)
		cs.setBr(from, to)
		return true
	}
	return false
}
