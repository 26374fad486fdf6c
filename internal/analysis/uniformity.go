package analysis

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Level says among which threads a value is the same, each time they come to it together.
type Level uint8

const (
	UniformCTA  Level = iota // the same in all threads of the CTA
	UniformWarp              // the same in all threads of the warp
	Divergent                // threads of a warp may have different values
)

// Uniformity knows for every instruction of a function whether threads agree about its
// result, and for terminators whether they agree about the way. A value is divergent if
// it comes from something that differs between threads (uniformity_sources.go), if threads reach a phi on
// different paths (uniformity_sync.go), or if it is used after a loop that threads leave in different
// iterations: inside of the loop it may be uniform all the same.
type Uniformity struct {
	f  *ir.Func
	l  *Loops
	fx *EffectTable

	kernel bool
	level  []Level // by instruction
	join   []Level // by number of the block: of its phis at least
	loop   []Level // by loop: how far threads that leave it together in time disagree about the iteration
	loops  bool    // some loop has a level
	lost   bool    // nothing was found out: all is divergent

	work   []ir.Value
	queued slab.BitSet

	label []uint32 // of spread, by number of the block
	seeds []uint32
	exits []exitEdge
	// Scratch of leaveLate.
	exiting []uint32
	budget  int
}

// Compute looks at the function that loops l belong to.
func (u *Uniformity) Compute(l *Loops, fx *EffectTable) {
	f := l.C.F
	u.f, u.l, u.fx = f, l, fx
	n := l.C.Len()
	u.kernel = f.CC == ir.CCPTXKernel
	u.level = slab.Sized(u.level, f.NumInsts())
	u.join = slab.Sized(u.join, n+1)
	u.loop = slab.Sized(u.loop, l.Len()+1)
	u.label = slab.Sized(u.label, n+1)
	u.queued.Reset(f.NumInsts())
	u.work, u.loops = u.work[:0], false
	u.budget = 64*n + 1024
	u.lost = !u.reducible()
	// Everything starts as uniform; one sweep in an order in which most operands
	// come first, then the users of values that were raised later.
	for b := uint32(1); b <= uint32(n) && !u.lost; b++ {
		blk := l.C.Block(b)
		for v := f.First(blk); v != ir.None; v = f.Next(v) {
			u.update(v)
		}
	}
	for len(u.work) > 0 && !u.lost {
		v := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		u.queued.Remove(uint32(v))
		u.update(v)
	}
}

// reducible reports whether every cycle is one of the loops: in others it is not
// clear which threads are in the same iteration.
func (u *Uniformity) reducible() bool {
	c := u.l.C
	for n := uint32(1); n <= uint32(c.Len()); n++ {
		for _, p := range c.Preds(n) {
			if p >= n && !u.l.D.DominatesN(n, p) {
				return false
			}
		}
	}
	return true
}

// Of returns the level of v where it is computed; of a terminator, that of the choice it makes.
func (u *Uniformity) Of(v ir.Value) Level {
	switch {
	case v.IsInst():
		if u.lost || int(v) >= len(u.level) {
			return Divergent
		}
		return u.level[v]
	case v.IsParam():
		if !u.kernel {
			return Divergent
		}
	}
	return UniformCTA
}

// At returns the level of v for a user in block b.
func (u *Uniformity) At(v ir.Value, b ir.Block) Level {
	lv := u.Of(v)
	if lv == Divergent || !u.loops || !v.IsInst() {
		return lv
	}
	c := u.l.C
	n := c.Number(b)
	for x := u.l.Of(c.Number(u.f.BlockOf(v))); x != 0 && !u.l.Contains(x, n); x = u.l.Parent(x) {
		lv = max(lv, u.loop[x])
	}
	return lv
}

// Loop returns the level of the iteration in which threads leave loop x.
func (u *Uniformity) Loop(x uint32) Level {
	if u.lost {
		return Divergent
	}
	return u.loop[x]
}

// update computes the level of v again and tells its users if it has risen.
func (u *Uniformity) update(v ir.Value) {
	lv := u.eval(v)
	if lv <= u.level[v] {
		return
	}
	u.level[v] = lv
	f := u.f
	if f.Op(v).IsTerminator() {
		u.diverge(u.l.C.Number(f.BlockOf(v)), lv)
	}
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		u.enqueue(f.User(x))
	}
}

func (u *Uniformity) enqueue(v ir.Value) {
	if u.l.C.Reachable(u.f.BlockOf(v)) && u.queued.Add(uint32(v)) {
		u.work = append(u.work, v)
	}
}

// eval returns the level of v that follows from the levels of its operands.
func (u *Uniformity) eval(v ir.Value) Level {
	f := u.f
	b := f.BlockOf(v)
	switch f.Op(v) {
	case ir.OpPhi:
		return u.evalPhi(v, b)
	case ir.OpLoad:
		return u.evalLoad(v, b)
	case ir.OpCall:
		return u.evalCall(v, b)
	case ir.OpAlloca, ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr, ir.OpLandingPad:
		return Divergent
	case ir.OpStore, ir.OpFence, ir.OpRet, ir.OpBr, ir.OpUnreachable:
		return UniformCTA // they give nothing
	case ir.OpCondBr, ir.OpSwitch, ir.OpIndirectBr:
		return u.At(f.Operand(v, 0), b)
	}
	return u.operands(v, b, f.NumOps(v))
}

// operands returns the highest level among the first n operands of v.
func (u *Uniformity) operands(v ir.Value, b ir.Block, n int) Level {
	lv := UniformCTA
	for i := 0; i < n && lv < Divergent; i++ {
		lv = max(lv, u.At(u.f.Operand(v, i), b))
	}
	return lv
}

func (u *Uniformity) evalPhi(v ir.Value, b ir.Block) Level {
	f := u.f
	lv := UniformCTA
	same := true
	for i := 0; i < f.NumOps(v); i += 2 {
		o := f.Operand(v, i)
		same = same && o == f.Operand(v, 0)
		if !u.l.C.Reachable(f.Operand(v, i+1).Block()) {
			continue
		}
		lv = max(lv, u.At(o, b))
	}
	if !same {
		lv = max(lv, u.join[u.l.C.Number(b)])
	}
	return lv
}

// evalLoad returns the level of a load: threads that read one location together get one value. Warps read
// one after the other, so another thread may have written in between.
func (u *Uniformity) evalLoad(v ir.Value, b ir.Block) Level {
	f := u.f
	if f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.NotAtomic {
		return Divergent
	}
	p := f.Operand(v, 0)
	lv := u.At(p, b)
	if lv == Divergent {
		return lv
	}
	r := RefOf(f, p)
	if Invariant(f, v, r) {
		return lv
	}
	switch r.Space {
	case Global, Shared, SharedCluster:
		return max(lv, UniformWarp)
	}
	return Divergent
}
