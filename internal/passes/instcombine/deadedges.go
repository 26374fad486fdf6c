package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// deadEdges knows the edges that are not taken, because constants decide branches (LLVM: DeadEdges of InstCombine).
type deadEdges struct {
	f      *ir.Func
	cfg    *analysis.CFG
	any    bool        // a branch has a constant condition
	blocks slab.BitSet // by block number: blocks that are not executed
}

// enter starts a walk over the blocks of cfg in reverse postorder.
func (d *deadEdges) enter(cfg *analysis.CFG) { d.f, d.cfg, d.any = cfg.F, cfg, false }

// dead reports whether block b, number n, is not executed, since no edge into it is taken. Edges from later blocks count as
// taken.
func (d *deadEdges) dead(b ir.Block, n uint32) bool {
	preds := d.cfg.Preds(n)
	if !d.any || len(preds) == 0 {
		return false
	}
	for _, p := range preds {
		if p >= n || !d.deadEdge(d.cfg.Block(p), b) {
			return false
		}
	}
	d.blocks.Add(n)
	return true
}

// leave notes the branch at the end of block b.
func (d *deadEdges) leave(b ir.Block) {
	t := d.f.Terminator(b)
	if op := d.f.Op(t); !d.any && (op == ir.OpCondBr || op == ir.OpSwitch) && d.f.Operand(t, 0).IsConst() {
		d.any = true
		d.blocks.Reset(d.cfg.Len() + 1)
	}
}

// deadEdge reports whether the edge from block p to block b is not taken: p is not executed, or branches elsewhere by a constant.
func (d *deadEdges) deadEdge(p, b ir.Block) bool {
	if !d.any {
		return false
	}
	f := d.f
	if d.blocks.Has(d.cfg.Number(p)) {
		return true
	}
	t := f.Terminator(p)
	if op := f.Op(t); op != ir.OpCondBr && op != ir.OpSwitch {
		return false
	}
	k, ok := f.Consts.Uint(f.Operand(t, 0))
	return ok && analysis.Destination(f, t, k) != b
}
