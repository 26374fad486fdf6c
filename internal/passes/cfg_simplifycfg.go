package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/lower"
)

// cfgSimplifier simplifies branches and blocks of the current function.
type cfgSimplifier struct {
	*unit
	ifs ifLimits
}

// simplifycfg removes unreachable blocks, folds branches with known conditions, merges blocks with their only
// successor, removes empty blocks, and converts small branches without effects to selects. The preheader and the
// single latch of a loop are kept while loop passes are still to come.
func simplifycfg(u *unit) bool { return cfgSimplifier{u, ifEarly}.run(true) }

// simplifycfgLate is simplifycfg after the loop passes: of the empty blocks it keeps only preheaders of loops whose
// phis share incoming values.
func simplifycfgLate(u *unit) bool {
	cs := cfgSimplifier{u, ifLate}
	changed := cs.run(false)
	return u.loop.shareEntries() || changed
}

func (cs cfgSimplifier) run(keepLoops bool) bool {
	f := cs.f
	changed := cs.removeUnreachable()
	for round := 0; round < 64; round++ {
		again := false
		cs.findHeaders()
		for b := f.Entry(); b != 0; {
			next := f.NextBlock(b)
			if cs.simplifyBlock(b, keepLoops) {
				again = true
				cs.edgesChanged()
			}
			// next may have been merged into b; the block after b is next then.
			if next != 0 && !f.IsLive(next) {
				if !f.IsLive(b) {
					break
				}
				next = f.NextBlock(b)
			}
			b = next
		}
		if again {
			cs.edgesChanged()
			cs.removeUnreachable()
		}
		if !again {
			break
		}
		changed = true
	}
	return changed
}

// findHeaders marks the blocks that a back edge leads to.
func (u *unit) findHeaders() {
	c := u.CFG()
	u.mark.Reset(u.f.NumBlocks())
	for n := uint32(1); n <= uint32(c.Len()); n++ {
		for _, p := range c.Preds(n) {
			if p >= n {
				u.mark.Add(uint32(c.Block(n)))
			}
		}
	}
}

func (u *unit) isHeader(b ir.Block) bool { return u.mark.Has(uint32(b)) }

// simplifyBlock applies one change at or after block b.
func (cs cfgSimplifier) simplifyBlock(b ir.Block, keepLoops bool) bool {
	f := cs.f
	if b != f.Entry() && f.FirstPred(b) == 0 {
		return false // unreachable by now: removed at the end of the round
	}
	changed := cs.singlePhis(b)
	if cs.foldTerminator(b) {
		return true
	}
	if cs.mergeSuccessor(b) {
		return true
	}
	if cs.foldAssumedPhi(b) || cs.useCondition(b) || cs.hoistCommon(b) || cs.threadPhi(b) || cs.convertIf(b) || cs.foldToCommon(b) || cs.lookupSwitch(b) {
		return true
	}
	if b != f.Entry() && cs.dropEmpty(b, keepLoops) {
		return true
	}
	return changed
}

// lookupSwitch replaces a switch that only chooses values, once the passes are done that know more of a switch.
func (cs cfgSimplifier) lookupSwitch(b ir.Block) bool {
	return cs.ifs == ifLate && cs.f.Op(cs.f.Terminator(b)) == ir.OpSwitch && lower.SwitchToLookup(cs.f, b, cs.isHeader)
}

// singlePhis replaces the phis of a block with one edge in.
func (u *unit) singlePhis(b ir.Block) bool {
	f := u.f
	v := f.First(b)
	if v == ir.None || f.Op(v) != ir.OpPhi || f.SinglePred(b) == 0 {
		return false
	}
	for v != ir.None && f.Op(v) == ir.OpPhi {
		next := f.Next(v)
		if x := f.Operand(v, 0); x != v {
			f.ReplaceAll(v, x)
		}
		f.Erase(v)
		v = next
	}
	return true
}

// setBr makes b end in an unconditional branch to the block to, one of its successors, and removes the phi entries of
// the others.
func (u *unit) setBr(b, to ir.Block) {
	f := u.f
	t := f.Terminator(b)
	f.RemovePhiEdgesBut(b, to)
	cond := ir.None
	if op := f.Op(t); op == ir.OpCondBr || op == ir.OpSwitch {
		cond = f.Operand(t, 0)
	}
	loc := f.Attachment(t, "llvm.loop")
	f.ClearAttachments(t)
	if loc != 0 {
		f.Attach(t, ir.Attachment{Kind: "llvm.loop", Node: loc})
	}
	f.Mutate(t, ir.OpBr, 0, 0, to.Value())
	if cond.IsInst() && !f.HasUses(cond) && u.removable(cond) {
		u.eraseDead(cond)
	}
}

// foldTerminator folds a branch or switch with a known or irrelevant condition.
func (cs cfgSimplifier) foldTerminator(b ir.Block) bool {
	f, c := cs.f, cs.c
	t := f.Terminator(b)
	switch f.Op(t) {
	case ir.OpCondBr:
		then, els := f.Succ(b, 0), f.Succ(b, 1)
		cond := f.Operand(t, 0)
		k, ok := c.Uint(cond)
		switch {
		case then == els:
			cs.setBr(b, then)
		case ok && k != 0:
			cs.setBr(b, then)
		case ok:
			cs.setBr(b, els)
		case c.IsUndef(cond): // undefined behaviour: any successor
			cs.setBr(b, els)
		case analysis.IsUnreachable(f, then):
			cs.assumeBranch(t, false)
			cs.setBr(b, els)
		case analysis.IsUnreachable(f, els):
			cs.assumeBranch(t, true)
			cs.setBr(b, then)
		default:
			return false
		}
		return true
	case ir.OpSwitch:
		return cs.foldSwitch(b, t)
	}
	return false
}

func (cs cfgSimplifier) foldSwitch(b ir.Block, t ir.Value) bool {
	f, c := cs.f, cs.c
	cond := f.Operand(t, 0)
	n := f.NumSuccs(b)
	if cond.IsConst() {
		to := f.Succ(b, 0)
		for i := 1; i < n; i++ {
			if f.Operand(t, 2*i) == cond {
				to = f.Succ(b, i)
			}
		}
		if c.Kind(cond) == ir.CInt || c.IsUndef(cond) || c.Kind(cond) == ir.CWide {
			cs.setBr(b, to)
			return true
		}
		return false
	}
	// Cases that have the successor of the default, or lead to an unreachable block.
	def := f.Succ(b, 0)
	keep := append(cs.vals[:0], cond, def.Value())
	for i := 1; i < n; i++ {
		s := f.Succ(b, i)
		if s == def || analysis.IsUnreachable(f, s) {
			f.RemovePhiEdge(s, b)
			continue
		}
		keep = append(keep, f.Operand(t, 2*i), s.Value())
	}
	cs.vals = keep
	changed := len(keep) != 2*n
	if changed {
		f.SetOps(t, keep...)
		n = len(keep) / 2
	}
	switch {
	case n == 1:
		cs.setBr(b, def)
		return true
	case analysis.IsUnreachable(f, def):
		// One of the cases is taken: the last becomes the default.
		last := f.Succ(b, n-1)
		f.RemovePhiEdge(def, b)
		ops := append(cs.vals[:0], cond, last.Value())
		for i := 1; i < n-1; i++ {
			ops = append(ops, f.Operand(t, 2*i), f.Operand(t, 2*i+1))
		}
		cs.vals = ops
		f.SetOps(t, ops...)
		return true
	case n == 2:
		cs.b.Before(t)
		p := cs.b.ICmp(ir.ICmpEQ, cond, f.Operand(t, 2))
		f.ClearAttachments(t)
		f.Mutate(t, ir.OpCondBr, 0, 0, p, f.Operand(t, 3), def.Value())
		return true
	}
	return changed
}

// mergeSuccessor appends the only successor of b to b, if b is its only predecessor.
func (u *unit) mergeSuccessor(b ir.Block) bool {
	f := u.f
	t := f.Terminator(b)
	if f.Op(t) != ir.OpBr {
		return false
	}
	s := f.Succ(b, 0)
	if s == b || s == f.Entry() || f.SinglePred(s) != b {
		return false
	}
	u.singlePhis(s)
	f.MergeSuccessor(b, s)
	if u.mark.Has(uint32(s)) {
		u.mark.Add(uint32(b))
	}
	return true
}

// manyIncoming bounds the operands of a phi that are rewritten for each removed block.
const manyIncoming = 64

// dropEmpty makes the predecessors of a block that only branches on branch there.
func (cs cfgSimplifier) dropEmpty(b ir.Block, keepLoops bool) bool {
	f := cs.f
	t := f.FirstNonPhi(b)
	if f.Op(t) != ir.OpBr || cs.isHeader(b) {
		return false
	}
	to := f.Succ(b, 0)
	if to == b || keepLoops && cs.isHeader(to) && f.SinglePred(b) == 0 {
		return false
	}
	md := f.Attachment(t, "llvm.loop")
	if md != 0 && cs.isHeader(to) { // the loop's metadata moves to the new latch
		p := f.SinglePred(b)
		if p == 0 || f.Attachment(f.Terminator(p), "llvm.loop") != 0 {
			return false
		}
	}
	// The phis of b may only feed phis of to, which then take the entries over.
	for v := f.First(b); v != t; v = f.Next(v) {
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			p := f.User(x)
			if f.Op(p) != ir.OpPhi || f.BlockOf(p) != to || f.Operand(p, f.UseIndex(x)+1).Block() != b {
				return false
			}
		}
	}
	cs.blocks = f.Preds(cs.blocks[:0], b)
	for _, p := range cs.blocks {
		if op := f.Op(f.Terminator(p)); op != ir.OpBr && op != ir.OpCondBr && op != ir.OpSwitch {
			return false
		}
		if !cs.isSucc(p, to) {
			continue
		}
		// p reaches to already: the phis must have the same value for both edges.
		for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			x := f.PhiIncoming(v, b)
			if f.Op(x) == ir.OpPhi && f.BlockOf(x) == b {
				x = f.PhiIncoming(x, p)
			}
			if x != f.PhiIncoming(v, p) {
				return false
			}
		}
	}
	for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		x := f.PhiIncoming(v, b)
		if f.NumOps(v) > manyIncoming && len(cs.blocks) == 1 && !(f.Op(x) == ir.OpPhi && f.BlockOf(x) == b) && f.SinglePred(b) != 0 {
			for e := f.FirstUse(b.Value()); e != 0; e = f.NextUse(e) {
				if f.User(e) == v {
					f.SetUse(e, cs.blocks[0].Value())
					break
				}
			}
			continue
		}
		cs.vals = cs.vals[:0]
		for i := 0; i < f.NumOps(v); i += 2 {
			if f.Operand(v, i+1).Block() != b {
				cs.vals = append(cs.vals, f.Operand(v, i), f.Operand(v, i+1))
			}
		}
		for e := f.FirstPred(b); e != 0; e = f.NextPred(e) { // each parallel edge
			p := f.PredBlock(e)
			y := x
			if f.Op(x) == ir.OpPhi && f.BlockOf(x) == b {
				y = f.PhiIncoming(x, p)
			}
			cs.vals = append(cs.vals, y, p.Value())
		}
		f.SetOps(v, cs.vals...)
	}
	for _, p := range cs.blocks {
		for i := range f.NumSuccs(p) {
			if f.Succ(p, i) == b {
				f.SetSucc(p, i, to)
			}
		}
	}
	if md != 0 && cs.isHeader(to) {
		f.Attach(f.Terminator(cs.blocks[0]), ir.Attachment{Kind: "llvm.loop", Node: md})
	}
	f.EraseBlock(b)
	return true
}

func (u *unit) isSucc(p, to ir.Block) bool {
	for i := range u.f.NumSuccs(p) {
		if u.f.Succ(p, i) == to {
			return true
		}
	}
	return false
}

// threadPhi handles a block that only branches on a phi with constant operands:
// those predecessors branch to where the constant leads.
func (cs cfgSimplifier) threadPhi(b ir.Block) bool {
	f, c := cs.f, cs.c
	phi := f.First(b)
	if f.Op(phi) != ir.OpPhi || f.TypeOf(phi) != ir.I1 || !f.HasOneUse(phi) || cs.isHeader(b) {
		return false
	}
	t := f.Next(phi)
	if f.Op(t) != ir.OpCondBr || f.Operand(t, 0) != phi {
		return false
	}
	if f.Succ(b, 0) == b || f.Succ(b, 1) == b {
		return false
	}
	for i := 0; i < f.NumOps(phi); i += 2 {
		k, ok := c.Uint(f.Operand(phi, i))
		if !ok {
			continue
		}
		p := f.Operand(phi, i+1).Block()
		to := f.Succ(b, 1)
		if k != 0 {
			to = f.Succ(b, 0)
		}
		if op := f.Op(f.Terminator(p)); op != ir.OpBr && op != ir.OpCondBr && op != ir.OpSwitch || p == b {
			continue
		}
		edge, edges := -1, 0
		for s := range f.NumSuccs(p) {
			if f.Succ(p, s) == b {
				edge = s
				edges++
			}
		}
		if edges != 1 || cs.isSucc(p, to) || cs.isHeader(to) {
			continue
		}
		for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			f.AddIncoming(v, f.PhiIncoming(v, b), p)
		}
		f.SetSucc(p, edge, to)
		f.RemovePhiEdge(b, p)
		return true
	}
	return false
}
