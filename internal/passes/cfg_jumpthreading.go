package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// maxThread is how many instructions are copied to save a branch.
const maxThread = 6

// maxEdgePreds is the number of predecessors of a block whose branches are decided by edges: after each edge all others are looked at again.
const maxEdgePreds = 16

// jumpThreader threads jumps of the current function.
type jumpThreader struct{ *unit }

// jumpThreading redirects predecessors of a conditional branch that determine its condition: b: x = phi [2, p], [0,
// q]; br (x != 0) … becomes one branch from p and one from q, each after a copy of the instructions of b. Blocks
// with convergent operations stay, since fewer threads would execute each copy together (P-18), and so do loop
// headers, since the loop would become irreducible; a jump to one must stay in the loop or outside. Other conditions are decided by the branches before the predecessors
// (analysis.EdgePath).
func jumpThreading(u *unit) bool {
	j := jumpThreader{u}
	f, s := u.f, &u.loop
	changed := false
	s.vmap = s.vmap[:0]
	for round := 0; round < 8; round++ {
		u.findHeaders()
		s.slots = s.slots[:0]
		did := false
		for b := f.NextBlock(f.Entry()); b != 0; b = f.NextBlock(b) {
			if f.FirstPred(b) == 0 || u.isHeader(b) {
				continue
			}
			single := f.SinglePred(b) != 0 // correlated-propagation decides such a branch by the edges
			for j.threadOne(b, single) {
				did, single = true, false
			}
		}
		if !did {
			break
		}
		changed = true
		u.loop.settleCopies()
		simplifycfg(u)
		u.have = 0
	}
	if changed {
		u.Dom()
		u.gvn.hoistEqual()
	}
	return changed
}

// threadOne leads one predecessor of block b past it, only by a phi if phis is set.
func (j jumpThreader) threadOne(b ir.Block, phis bool) bool {
	f := j.f
	t := f.Terminator(b)
	if op := f.Op(t); op != ir.OpCondBr && op != ir.OpSwitch || f.Attachment(t, "llvm.loop") != 0 {
		return false
	}
	phi := j.decidingPhi(b, f.Operand(t, 0))
	if phi == ir.None && !phis {
		if p, to := j.decidedByOperand(b, t); p != 0 {
			return j.threadEdge(b, p, to) && f.FirstPred(b) != 0
		}
	}
	if phi == ir.None && (phis || !j.decidedByEdges(b, t)) {
		return false
	}
	n := 0
	for v := f.FirstNonPhi(b); v != t; v = f.Next(v) {
		switch op := f.Op(v); {
		case op == ir.OpAlloca, op == ir.OpCall && j.fx.Call(f, v)&(analysis.Convergent|analysis.NoDuplicate) != 0, f.TypeOf(v) == ir.Token:
			return false
		}
		if n++; n > maxThread>>j.size {
			return false
		}
	}
	threaded := false
	if phi == ir.None {
		for _, p := range j.preds(b) {
			if threaded = j.threadEdge(b, p, analysis.EdgePath(f, b, t, p)); threaded {
				break
			}
		}
	} else {
		for i := 0; i < f.NumOps(phi) && !threaded; i += 2 {
			if to := j.pathFrom(t, phi, f.Operand(phi, i)); !j.isHeader(to) {
				threaded = j.threadEdge(b, f.Operand(phi, i+1).Block(), to)
			}
		}
	}
	return threaded && f.FirstPred(b) != 0 // else it is unreachable now, and done
}

// decidedByEdges reports whether analysis.EdgePath knows the successor for each predecessor of block b, so that no branch remains of b. If one
// remained, the code that the predecessors have in common would be in two places.
func (j jumpThreader) decidedByEdges(b ir.Block, t ir.Value) bool {
	preds := j.preds(b)
	if len(preds) > maxEdgePreds {
		return false
	}
	for _, p := range preds {
		if to := analysis.EdgePath(j.f, b, t, p); to == 0 || to == b || j.isHeader(to) && !j.staysInLoop(b, p, to) {
			return false
		}
	}
	return true
}

// decidedByOperand returns a predecessor p of block b whose branch decides an operand of the condition of t, and the successor of t to which the
// edge from p leads (analysis.OperandPath); 0 if there is none. The block computes nothing but the condition, so that nothing is in two places.
func (j jumpThreader) decidedByOperand(b ir.Block, t ir.Value) (p, to ir.Block) {
	f := j.f
	if c := f.Operand(t, 0); f.Op(t) != ir.OpCondBr || !c.IsInst() || f.FirstNonPhi(b) != c || f.Next(c) != t {
		return 0, 0
	}
	for _, p := range j.preds(b) {
		if to := analysis.OperandPath(f, b, t, p); to != 0 && to != b && (!j.isHeader(to) || j.staysInLoop(b, p, to)) {
			return p, to
		}
	}
	return 0, 0
}

// staysInLoop reports whether block b and its predecessor p are both inside the loop with header to, or both outside: a jump from p to the header
// then continues or enters the loop, as that from b does. Else it would make another loop a part of this one.
func (j jumpThreader) staysInLoop(b, p, to ir.Block) bool {
	l := j.Loops()
	x := l.Of(j.cfg.Number(to))
	return x != 0 && j.cfg.Block(l.Header(x)) == to && l.Contains(x, j.cfg.Number(b)) == l.Contains(x, j.cfg.Number(p))
}

// preds returns the predecessors of block b. The slice is valid until the next call.
func (j jumpThreader) preds(b ir.Block) []ir.Block {
	j.blocks = j.f.Preds(j.blocks[:0], b)
	return j.blocks
}

// threadEdge leads the edge of block p to b past it, to its successor to. It reports whether there is one such edge, and a successor.
func (j jumpThreader) threadEdge(b, p, to ir.Block) bool {
	f, s := j.f, &j.loop
	if to == 0 || to == b || p == b {
		return false
	}
	if op := f.Op(f.Terminator(p)); op != ir.OpBr && op != ir.OpCondBr && op != ir.OpSwitch {
		return false
	}
	edge, edges := -1, 0
	for k := range f.NumSuccs(p) {
		if f.Succ(p, k) == b {
			edge = k
			edges++
		}
	}
	if edges != 1 {
		return false
	}
	t := f.Terminator(b)
	// Values defined in b get a second definition.
	elsewhere := func(use uint32) bool { return f.UseBlock(use) != b }
	for v := f.First(b); v != ir.None; v = f.Next(v) {
		if f.TypeOf(v) != ir.Void {
			s.slots = j.demote(s.slots, v, elsewhere)
		}
	}
	c := f.NewBlockAfter(p)
	j.mark.Grow(f.NumBlocks())
	for v := f.First(b); v != t; v = f.Next(v) {
		if f.Op(v) == ir.OpPhi {
			j.loop.setMap(v, f.PhiIncoming(v, p))
			continue
		}
		w := j.copyOf(f, v, s.vmap, nil)
		f.Append(c, w)
		j.loop.setMap(v, w)
	}
	br := f.New(ir.OpBr, ir.Void, 0, 0, to.Value())
	f.SetDebugLoc(br, f.DebugLoc(t))
	f.Append(c, br)
	for v := f.First(to); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		f.AddIncoming(v, mapped(s.vmap, f.PhiIncoming(v, b)), c)
	}
	f.SetSucc(p, edge, c)
	f.RemovePhiEdge(b, p)
	for v := f.First(b); v != ir.None; v = f.Next(v) {
		j.loop.setMap(v, ir.None)
	}
	return true
}

// decidingPhi returns the phi of block b that condition c is, or that it compares with a
// constant; None if there is none.
func (j jumpThreader) decidingPhi(b ir.Block, c ir.Value) ir.Value {
	f := j.f
	if f.Op(c) == ir.OpICmp && f.BlockOf(c) == b && j.c.Kind(f.Operand(c, 1)) == ir.CInt {
		c = f.Operand(c, 0)
	}
	if f.Op(c) == ir.OpPhi && f.BlockOf(c) == b && f.NumOps(c) >= 4 && j.ty.IsInt(f.TypeOf(c)) {
		return c
	}
	return ir.None
}

// pathFrom returns the successor of terminator t if phi is x, 0 if that is not known.
func (j jumpThreader) pathFrom(t, phi, x ir.Value) ir.Block {
	f, c := j.f, j.c
	k, ok := c.Uint(x)
	if !ok {
		return 0
	}
	cond := f.Operand(t, 0)
	if f.Op(t) == ir.OpSwitch {
		if cond != phi {
			return 0
		}
		return analysis.Destination(f, t, k)
	}
	taken := k != 0
	if cond != phi {
		bound, ok := c.Uint(f.Operand(cond, 1))
		if !ok {
			return 0
		}
		taken = fold.ICmpBits(f.Pred(cond), j.ty.Bits(f.TypeOf(phi)), k, bound)
	}
	return analysis.SideOf(f, t, taken)
}
