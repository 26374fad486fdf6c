package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// phiOfBranch replaces a phi of the constants of i1 by the condition of the branch that decides which of them it has: the blocks between keep a
// flag that says again where they are.
//
//	br c, then, join; then: br join; join: phi [true, then], [false, ...]      is c
func phiOfBranch(ic *Combiner, v ir.Value) ir.Value {
	f := ic.f
	if f.TypeOf(v) != ir.I1 {
		return ir.None
	}
	for i := 0; i < f.NumOps(v); i += 2 {
		if _, ok := ic.c.Uint(f.Operand(v, i)); !ok {
			return ir.None
		}
	}
	join, cfg, dom := f.BlockOf(v), ic.analyses.CFG(), ic.analyses.Dom()
	if cfg.Number(join) == 0 || choosesPhi(f, v, join) {
		return ir.None
	}
	fork := cfg.Block(dom.IDom(cfg.Number(join)))
	branch := f.Terminator(fork)
	if f.Op(branch) != ir.OpCondBr || f.Succ(fork, 0) == f.Succ(fork, 1) || f.Operand(branch, 0).IsConst() {
		return ir.None
	}
	equal, inverse := true, true
	for i := 0; i < f.NumOps(v); i += 2 {
		bit, _ := ic.c.Uint(f.Operand(v, i))
		side := sideOf(f, dom, fork, join, f.Operand(v, i+1).Block())
		if side < 0 {
			return ir.None
		}
		same := (bit != 0) == (side == 0)
		equal, inverse = equal && same, inverse && !same
	}
	at := f.FirstNonPhi(join)
	switch {
	case equal:
		return f.Operand(branch, 0)
	case inverse && at != ir.None:
		ic.b.Before(at)
		return ic.b.Binary(ir.OpXor, f.Operand(branch, 0), ic.c.Int(ir.I1, 1), 0)
	}
	return ir.None
}

// choosesPhi reports whether phi v is the condition of a select of phis, which selectPhi makes one phi of.
func choosesPhi(f *ir.Func, v ir.Value, blk ir.Block) bool {
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if s := f.User(u); f.Op(s) == ir.OpSelect && f.UseIndex(u) == 0 && (phiOf(f, f.Operand(s, 1), blk) || phiOf(f, f.Operand(s, 2), blk)) {
			return true
		}
	}
	return false
}

// sideOf returns the successor of block fork through which each path leads that enters block join from block from, -1 if both may.
func sideOf(f *ir.Func, dom *analysis.Dom, fork, join, from ir.Block) int {
	for side := range 2 {
		to := f.Succ(fork, side)
		if from == fork && to == join || to != join && f.SinglePred(to) == fork && dom.Dominates(to, from) {
			return side
		}
	}
	return -1
}
