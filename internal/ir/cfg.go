package ir

// NumSuccs returns the number of successor slots of block b.
func (f *Func) NumSuccs(b Block) int {
	t := f.Terminator(b)
	if t == None {
		return 0
	}
	switch f.insts[t].Op {
	case OpBr:
		return 1
	case OpCondBr:
		return 2
	case OpSwitch:
		return f.NumOps(t) / 2
	case OpIndirectBr:
		return f.NumOps(t) - 1
	case OpInvoke, OpCallBr, OpCleanupRet, OpCatchRet, OpCatchSwitch:
		n := 0
		for i := range f.NumOps(t) {
			if f.Operand(t, i).IsBlock() {
				n++
			}
		}
		return n
	}
	return 0
}

// succOperand returns which operand of terminator t is successor i.
func (f *Func) succOperand(t Value, i int) int {
	switch f.insts[t].Op {
	case OpBr:
		return 0
	case OpSwitch:
		return 2*i + 1
	case OpInvoke, OpCallBr, OpCleanupRet, OpCatchRet, OpCatchSwitch:
		for k := range f.NumOps(t) {
			if f.Operand(t, k).IsBlock() {
				if i == 0 {
					return k
				}
				i--
			}
		}
	}
	return i + 1
}

// Succ returns successor i of block b. A block can appear more than once.
func (f *Func) Succ(b Block, i int) Block {
	t := f.Terminator(b)
	return f.Operand(t, f.succOperand(t, i)).Block()
}

// AppendSuccs appends the successors of block b to list, each as often as Succ gives it.
func (f *Func) AppendSuccs(list []Block, b Block) []Block {
	t := f.Terminator(b)
	if t == None {
		return list
	}
	switch f.insts[t].Op {
	case OpBr:
		return append(list, f.Operand(t, 0).Block())
	case OpCondBr:
		return append(list, f.Operand(t, 1).Block(), f.Operand(t, 2).Block())
	}
	for i := range f.NumSuccs(b) {
		list = append(list, f.Succ(b, i))
	}
	return list
}

// SetSucc replaces successor i of block b; phis are the caller's.
func (f *Func) SetSucc(b Block, i int, to Block) {
	t := f.Terminator(b)
	f.SetOperand(t, f.succOperand(t, i), to.Value())
}

// FirstPred returns the first use of b by a terminator; its block is a
// predecessor. Several edges of one predecessor give several uses.
func (f *Func) FirstPred(b Block) uint32 { return predFrom(f, f.blocks[b].Users) }

// NextPred returns the next such use, 0 at the end.
func (f *Func) NextPred(u uint32) uint32 { return predFrom(f, f.uses[u].Next) }

func predFrom(f *Func, u uint32) uint32 {
	for u != 0 && !f.insts[f.uses[u].User].Op.IsTerminator() {
		u = f.uses[u].Next
	}
	return u
}

// PredBlock returns the block of the terminator that use u belongs to.
func (f *Func) PredBlock(u uint32) Block { return f.insts[f.uses[u].User].Blk }

// Preds appends the predecessors of b to dst, each once, in order of the layout
// of their edges.
func (f *Func) Preds(dst []Block, b Block) []Block {
	n := len(dst)
next:
	for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
		p := f.PredBlock(u)
		if p == 0 {
			continue // a terminator in no block
		}
		for _, q := range dst[n:] {
			if p == q {
				continue next
			}
		}
		dst = append(dst, p)
	}
	return dst
}

// SinglePred returns the only predecessor of b if it has exactly one edge in, else 0.
func (f *Func) SinglePred(b Block) Block {
	u := f.FirstPred(b)
	if u == 0 || f.NextPred(u) != 0 {
		return 0
	}
	return f.PredBlock(u)
}

// PhiIncoming returns the value that phi v has for an edge from block pred, None if
// it has no entry for it.
func (f *Func) PhiIncoming(v Value, pred Block) Value {
	n := f.NumOps(v)
	if n > manyWays { // a block seldom has many uses where its successor's phis have many ways
		k := n / 2
		for x := f.FirstUse(pred.Value()); x != 0 && k > 0; x, k = f.NextUse(x), k-1 {
			if f.User(x) == v {
				return f.Operand(v, f.UseIndex(x)-1)
			}
		}
		if k > 0 {
			return None
		}
	}
	for i := 0; i < n; i += 2 {
		if f.Operand(v, i+1).Block() == pred {
			return f.Operand(v, i)
		}
	}
	return None
}

// manyWays are operands of a phi that are more than a walk over the uses of a block.
const manyWays = 32

// AddIncoming appends an entry to phi v.
func (f *Func) AddIncoming(v, val Value, pred Block) {
	n := f.NumOps(v)
	base := f.insts[v].Ops
	if int(base)+n == len(f.uses) && n+2 < manyOps { // at the end of the slab: grow in place
		reserveUses(f, 2)
		f.uses = append(f.uses, use{User: uint32(v)}, use{User: uint32(v)})
		f.insts[v].N += 2
		f.link(base+uint32(n), val)
		f.link(base+uint32(n)+1, pred.Value())
		return
	}
	ops := make([]Value, 0, n+2)
	for i := range n {
		ops = append(ops, f.Operand(v, i))
	}
	f.SetOps(v, append(ops, val, pred.Value())...)
}

// RemovePhiEdge removes one entry for an edge pred → b from every phi of b. A
// phi keeps its last entry's instruction even when it becomes empty.
func (f *Func) RemovePhiEdge(b, pred Block) {
	for v := f.First(b); v != None && f.insts[v].Op == OpPhi; v = f.Next(v) {
		n := f.NumOps(v)
		for i := 0; i < n; i += 2 {
			if f.Operand(v, i+1).Block() == pred {
				f.SetOperand(v, i, f.Operand(v, n-2))
				f.SetOperand(v, i+1, f.Operand(v, n-1))
				f.unlink(f.insts[v].Ops + uint32(n-2))
				f.unlink(f.insts[v].Ops + uint32(n-1))
				if f.insts[v].N == manyOps {
					f.uses[f.insts[v].Ops-1].Val -= 2
				} else {
					f.insts[v].N -= 2
				}
				break
			}
		}
	}
}

// RemovePhiEdgesBut removes the phi entries of all edges from b but one to keep; keep is 0 for none.
func (f *Func) RemovePhiEdgesBut(b, keep Block) {
	for i := range f.NumSuccs(b) {
		if s := f.Succ(b, i); s == keep {
			keep = 0
		} else {
			f.RemovePhiEdge(s, b)
		}
	}
}

// EraseBlocks removes blocks that no others branch to; they may use each other's results and branch to each other.
func (f *Func) EraseBlocks(dead []Block) {
	for _, b := range dead {
		f.RemovePhiEdgesBut(b, 0)
	}
	for _, b := range dead {
		for v := f.Last(b); v != None; v = f.Last(b) {
			f.Erase(v)
		}
	}
	for _, b := range dead {
		f.EraseBlock(b)
	}
}

// MergeSuccessor appends s, the only successor of b, whose only predecessor b is and which has no phis, to b.
func (f *Func) MergeSuccessor(b, s Block) {
	f.Erase(f.Terminator(b))
	for i := range f.NumSuccs(s) {
		f.ReplacePhiPred(f.Succ(s, i), s, b)
	}
	for v := f.First(s); v != None; v = f.First(s) {
		f.MoveToEnd(v, b)
	}
	f.EraseBlock(s)
}

// ReplacePhiPred makes the phis of b take their entries for pred old from new.
func (f *Func) ReplacePhiPred(b, old, new Block) {
	for v := f.First(b); v != None && f.insts[v].Op == OpPhi; v = f.Next(v) {
		for i := 1; i < f.NumOps(v); i += 2 {
			if f.Operand(v, i).Block() == old {
				f.SetOperand(v, i, new.Value())
			}
		}
	}
}

// SplitBlock moves instruction at and all after it into a new block after b
// and returns that block. Successors' phis see the new block; b has no
// terminator afterwards.
func (f *Func) SplitBlock(b Block, at Value) Block {
	n := f.NewBlockAfter(b)
	for i := range f.NumSuccs(b) {
		f.ReplacePhiPred(f.Succ(b, i), b, n)
	}
	for at != None {
		next := f.Next(at)
		f.MoveToEnd(at, n)
		at = next
	}
	return n
}

// SplitEdge puts a new block on successor edge i of block b and returns it.
func (f *Func) SplitEdge(b Block, i int) Block {
	to := f.Succ(b, i)
	n := f.NewBlockAfter(b)
	f.Append(n, f.New(OpBr, Void, 0, 0, to.Value()))
	f.SetSucc(b, i, n)
	for v := f.First(to); v != None && f.insts[v].Op == OpPhi; v = f.Next(v) {
		for k := 1; k < f.NumOps(v); k += 2 {
			if f.Operand(v, k).Block() == b {
				f.SetOperand(v, k, n.Value())
				break
			}
		}
	}
	return n
}
