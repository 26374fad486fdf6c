package analysis

import (
	"strings"

	"gonvvm/internal/ir"
)

// threadRule says how the result of a call depends on which thread makes it.
type threadRule uint8

const (
	perThread    threadRule = iota // each thread has its own, for all that is known
	fromOperands                   // as different as the operands
	perWarp                        // the same in a warp
	warpVote                       // the same in the threads that the mask names; it is operand 0 …
	warpReduce                     // … or operand 1
	warpShuffle                    // that of the lane that operand 2 names
	ctaVote                        // the same in all threads that meet at the barrier
	fromMemory                     // of a load by way of operand 0
)

// threadRules lists intrinsics llvm.nvvm.NAME… whose effects do not tell, by the
// beginnings of their names; the longest one that fits counts. PTX ISA §9 and §10.
var threadRules = [...]struct {
	prefix string
	rule   threadRule
}{
	{"barrier.cta.red.", ctaVote},
	{"barrier0.", ctaVote},
	{"ldg.", fromMemory},
	{"ldu.", fromMemory},
	{"match.all.sync.", warpVote},
	{"mma.", perThread}, // lanes hold different parts of the matrix
	{"read.ptx.sreg.clock", perThread},
	{"read.ptx.sreg.globaltimer", perThread},
	{"read.ptx.sreg.lane", perThread},
	{"read.ptx.sreg.pm", perThread},
	{"read.ptx.sreg.tid", perThread},
	{"read.ptx.sreg.warpid", perWarp},
	{"redux.sync.", warpReduce},
	{"shfl.sync.idx.", warpShuffle},
	{"vote.all.sync", warpVote},
	{"vote.any.sync", warpVote},
	{"vote.ballot.sync", warpVote},
	{"vote.uni.sync", warpVote},
	{"wmma.", perThread},
}

// threadRuleOf returns the rule for an intrinsic with effects e.
func threadRuleOf(id ir.Intrinsic, name string, e Effects) threadRule {
	if id == ir.NVVMIntrinsic {
		name = strings.TrimPrefix(name, "llvm.nvvm.")
		best := -1
		for i := range threadRules {
			if p := threadRules[i].prefix; strings.HasPrefix(name, p) && (best < 0 || len(p) > len(threadRules[best].prefix)) {
				best = i
			}
		}
		if best >= 0 {
			return threadRules[best].rule
		}
	}
	switch id {
	case ir.NotIntrinsic, ir.IntrFrameaddress, ir.IntrReturnaddress:
		return perThread
	}
	if e.IsExpr() {
		return fromOperands
	}
	return perThread
}

// evalCall returns the level of a call's result.
func (u *Uniformity) evalCall(v ir.Value, b ir.Block) Level {
	f := u.f
	callee := f.Callee(v)
	if !callee.IsSym() {
		return Divergent // assembly may read %laneid
	}
	n := f.NumArgs(v)
	switch u.fx.threadRule(callee.Index()) {
	case fromOperands:
		if n == 0 && f.Mod.Sym(callee).Intrinsic != ir.NVVMIntrinsic {
			return Divergent // an expression of nothing that we know of
		}
		return u.operands(v, b, n)
	case perWarp:
		return UniformWarp
	case warpVote: // with some lanes only, groups of threads vote apart
		if u.allLanes(f.Operand(v, 0)) {
			return UniformWarp
		}
	case warpReduce:
		if u.allLanes(f.Operand(v, 1)) {
			return UniformWarp
		}
	case warpShuffle:
		// One lane of the whole warp: 31 as clamp makes no segments.
		if k, ok := f.Consts.Uint(f.Operand(v, 3)); ok && k == 31 && u.allLanes(f.Operand(v, 0)) && u.At(f.Operand(v, 2), b) != Divergent {
			return UniformWarp
		}
	case ctaVote:
		for i := range n - 1 { // which barrier, and how many come to it
			if !f.Operand(v, i).IsConst() {
				return Divergent
			}
		}
		return UniformCTA
	case fromMemory:
		if u.At(f.Operand(v, 0), b) == Divergent {
			return Divergent
		}
		return UniformWarp
	}
	return Divergent
}

// allLanes reports whether mask names all threads of the warp.
func (u *Uniformity) allLanes(mask ir.Value) bool {
	k, ok := u.f.Consts.Uint(mask)
	return ok && k == 1<<32-1
}

// threadRule returns the rule for symbol i as a callee.
func (t *EffectTable) threadRule(i uint32) threadRule {
	if int(i) < len(t.rule) {
		return t.rule[i]
	}
	return perThread
}
