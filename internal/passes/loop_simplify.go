package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/lower"
	"gonvvm/internal/slab"
)

// loopState is the storage of the loop passes.
type loopState struct {
	*unit

	slots  []ir.Value
	vmap   []ir.Value // by instruction: its copy
	prev   []ir.Value
	bmap   []ir.Block // by block: its copy
	blocks []ir.Block
	// The first block of the copy that is being made.
	firstCopy ir.Block
	exits     []uint32
	done      slab.BitSet // headers that were visited
	// Blocks that changed since the loops were computed.
	touched  slab.BitSet
	memory   []ir.Value  // accesses in loops, in the order of Loops.Blocks(0)
	memoryAt []uint32    // by index in Loops.Blocks(0): where the accesses of the block start
	leaking  slab.BitSet // by loop: a result is used outside
	chosen   slab.BitSet // by loop: the current pass has to visit it, or not to
	writes   []analysis.Access
	stepped  []steppedGroup // of reduceLoop
	sharing  lower.StepSharing
	sums     []loopSum // by loop
	marked   bool      // loopUnroll has forbidden the unrolling of a loop
	scev     analysis.ScalarEvolution
	probe    analysis.ScalarEvolution // while scev is in use

	accesses []memEntry // of loopScalarPromotion
	places   []promotedLocation
	cells    []promotedCell
}

// canonicalLoops gives every loop a preheader and one latch. A new block belongs to one
// header only and counts as outside of all loops until they are computed again, which
// is right for a preheader; so one walk over the loops does.
func (lp *loopState) canonicalLoops() bool {
	l := lp.Loops()
	changed := false
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		h := lp.cfg.Block(l.Header(x))
		if l.Preheader(x) == 0 && lp.makePreheader(l, x, h) {
			changed = true
		}
		if l.Latch(x) == 0 && lp.makeLatch(l, x, h) {
			changed = true
		}
	}
	if changed {
		lp.edgesChanged()
	}
	return changed
}

// touch marks blocks that a loop pass has changed since the loops were computed, and reports
// whether none of them was marked.
func (lp *loopState) touch(blocks ...ir.Block) bool {
	lp.touched.Grow(lp.f.NumBlocks())
	for _, b := range blocks {
		if lp.touched.Has(uint32(b)) {
			return false
		}
	}
	for _, b := range blocks {
		lp.touched.Add(uint32(b))
	}
	return true
}

// makePreheader joins the edges that enter loop x in a new block.
func (lp *loopState) makePreheader(l *analysis.Loops, x uint32, h ir.Block) bool {
	f := lp.f
	if !lp.joinEdges(h, func(p ir.Block) bool { return !l.Contains(x, lp.cfg.Number(p)) }) {
		return false
	}
	if p := f.PrevBlock(h); p != 0 {
		f.MoveBlockAfter(f.LastBlock(), p)
	}
	return true
}

// shareEntries gives loops that several edges lead into a preheader if a phi of theirs has the same value
// on all of these edges: one copy instead of one for each edge; and ptxas, which ends a divergent branch at the block
// where its sides meet, sees them meet before the loop and not in it, where it would guard each operation
// of the warp against threads that are late.
func (lp *loopState) shareEntries() bool {
	l := lp.Loops()
	changed := false
	for x := uint32(1); x <= uint32(l.Len()); x++ {
		h := lp.cfg.Block(l.Header(x))
		if l.Preheader(x) != 0 || !lp.commonEntry(l, x, h) {
			continue
		}
		if lp.makePreheader(l, x, h) {
			changed = true
		}
	}
	if changed {
		lp.edgesChanged()
	}
	return changed
}

// commonEntry reports whether several blocks lead into loop x at header h, and one of its phis has the same value
// from all of them.
func (lp *loopState) commonEntry(l *analysis.Loops, x uint32, h ir.Block) bool {
	f := lp.f
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		common, edges := ir.None, 0
		for i := 0; i < f.NumOps(v); i += 2 {
			if l.Contains(x, lp.cfg.Number(f.Operand(v, i+1).Block())) {
				continue
			}
			if edges++; edges > 1 && f.Operand(v, i) != common {
				common = ir.None
				break
			}
			common = f.Operand(v, i)
		}
		if common != ir.None && edges > 1 {
			return true
		}
	}
	return false
}

// makeLatch joins the back edges of loop x in a new block.
func (lp *loopState) makeLatch(l *analysis.Loops, x uint32, h ir.Block) bool {
	f := lp.f
	var md ir.MD
	for e := f.FirstPred(h); e != 0; e = f.NextPred(e) {
		p := f.PredBlock(e)
		n := lp.cfg.Number(p)
		if !l.Contains(x, n) {
			continue
		}
		inner := l.Of(n)
		if inner != x && lp.isSucc(p, lp.cfg.Block(l.Header(inner))) { // its metadata is that of the inner loop
			continue
		}
		if a := f.Attachment(f.Terminator(p), "llvm.loop"); a != 0 {
			md = a
		}
	}
	if !lp.joinEdges(h, func(p ir.Block) bool { return l.Contains(x, lp.cfg.Number(p)) }) {
		return false
	}
	n := f.LastBlock()
	if md != 0 {
		f.Attach(f.Terminator(n), ir.Attachment{Kind: "llvm.loop", Node: md})
	}
	f.MoveBlockAfter(n, lp.lastOf(l, x))
	return true
}

// lastOf returns the last block of loop x in reverse postorder.
func (lp *loopState) lastOf(l *analysis.Loops, x uint32) ir.Block {
	return lp.cfg.Block(l.Last(x))
}

// joinEdges creates a block, the last one, that all edges into h from blocks with
// want go through. Edges of indirect branches cannot be moved.
func (lp *loopState) joinEdges(h ir.Block, want func(ir.Block) bool) bool {
	f := lp.f
	lp.unit.blocks = lp.unit.blocks[:0]
	edges := 0
	for e := f.FirstPred(h); e != 0; e = f.NextPred(e) {
		p := f.PredBlock(e)
		if !want(p) {
			continue
		}
		if op := f.Op(f.Terminator(p)); op != ir.OpBr && op != ir.OpCondBr && op != ir.OpSwitch {
			return false
		}
		edges++
		lp.unit.blocks = append(lp.unit.blocks, p)
	}
	if edges == 0 {
		return false
	}
	n := f.NewBlock()
	br := f.New(ir.OpBr, ir.Void, 0, 0, h.Value())
	f.SetDebugLoc(br, f.DebugLoc(f.Terminator(lp.unit.blocks[0])))
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		var inner, outer []ir.Value
		for i := 0; i < f.NumOps(v); i += 2 {
			if want(f.Operand(v, i+1).Block()) {
				inner = append(inner, f.Operand(v, i), f.Operand(v, i+1))
			} else {
				outer = append(outer, f.Operand(v, i), f.Operand(v, i+1))
			}
		}
		x := inner[0]
		for i := 2; i < len(inner); i += 2 {
			if inner[i] != x {
				x = ir.None
				break
			}
		}
		if x == ir.None {
			x = f.New(ir.OpPhi, f.TypeOf(v), f.Flags(v), 0, inner...)
			f.Append(n, x)
		}
		f.SetOps(v, append(outer, x, n.Value())...)
	}
	f.Append(n, br)
	for _, p := range lp.unit.blocks {
		for i := range f.NumSuccs(p) {
			if f.Succ(p, i) == h {
				f.SetSucc(p, i, n)
			}
		}
	}
	return true
}
