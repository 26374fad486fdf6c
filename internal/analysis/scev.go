package analysis

import (
	"iter"
	"math/bits"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// ScalarEvolution computes how often loops execute (LLVM's ScalarEvolution). Loops are those of the function that was entered; they
// have a preheader and one latch. It reuses its storage from function to function.
type ScalarEvolution struct {
	f      *ir.Func
	m      *ir.Module
	c      *ir.Consts
	ty     *ir.Types
	values *ValueTracking
	fold   *fold.Folder

	sim  simulation
	iter iterations
}

// Enter makes f the current function; folder is for the same one.
func (se *ScalarEvolution) Enter(f *ir.Func, values *ValueTracking, folder *fold.Folder) {
	se.f, se.m, se.c, se.ty, se.values, se.fold = f, f.Mod, &f.Consts, &f.Mod.Types, values, folder
}

// ExitCount is the number of iterations of a loop that tests at the bottom and whose counter steps by a constant until
// it reaches a bound.
type ExitCount struct {
	Phi          ir.Value // the counter
	First, Bound ir.Value // of the counter; the bound does not change in the loop
	Step         int64
	Pred         ir.Pred // the loop continues while counter+step pred bound
	TestsPhi     bool    // the test compares the counter before the step
	Guarded      bool    // the loop is only entered if first pred bound
	NoWrap       bool    // the step does not overflow in the signedness of pred
	MustProgress bool    // the loop is known to terminate
}

// Exact reports whether the formula gives the number of iterations of every execution; otherwise it
// gives 1 where the counter starts beyond the bound and comes back around.
func (t *ExitCount) Exact() bool {
	switch {
	case t.Pred == ir.ICmpNE:
		return true
	case t.Pred.IsNonStrict(): // the loop does not end at a bound that is the limit of the type
		return t.NoWrap || t.Guarded && t.MustProgress
	}
	return t.NoWrap || t.Guarded
}

// countsPast makes of the test of the counter before a step of 1 the test of the counter after it, which is not strict: i-- > 0 is
// --i >= 0. It returns false for other tests.
func (t *ExitCount) countsPast() bool {
	switch {
	case t.Step == -1 && (t.Pred == ir.ICmpSGT || t.Pred == ir.ICmpUGT), t.Step == 1 && (t.Pred == ir.ICmpSLT || t.Pred == ir.ICmpULT):
		t.Pred, t.TestsPhi = t.Pred.Inverse().Swap(), false
		return true
	}
	return false
}

// movesBound makes of the test of a counter of w bits before the step the test after it, where the bound is a constant: i < 480 is i + 32 < 512,
// whose step does not overflow in an iteration after which the loop continues. It returns false for other tests.
func (se *ScalarEvolution) movesBound(t *ExitCount, w int) bool {
	if t.Step <= 0 || t.Pred != ir.ICmpSLT && t.Pred != ir.ICmpULT || !t.Bound.IsConst() || !se.stepsPast(t.Bound, t.Step, w, t.Pred.IsSigned()) {
		return false
	}
	k, ok := se.c.Sint(t.Bound)
	if !ok {
		return false
	}
	t.Bound, t.TestsPhi, t.NoWrap = se.c.SInt(se.f.TypeOf(t.Phi), k+t.Step), false, true
	return true
}

// testsNext makes of the test of a counter of w bits before the step a test after it, if there is one. The loop has preheader pre.
func (se *ScalarEvolution) testsNext(t *ExitCount, w int, pre ir.Block) bool {
	if !t.countsPast() {
		return se.movesBound(t, w)
	}
	t.Guarded = t.Guarded || se.IsGuarded(pre, t.Pred, t.First, t.Bound)
	t.NoWrap = se.stepsPast(t.Bound, t.Step, w, t.Pred.IsSigned())
	return true
}

// Stride returns k if the counter steps by 2^k, in either direction, else 0.
func (t *ExitCount) Stride() int {
	step := uint64(max(t.Step, -t.Step))
	if step&(step-1) != 0 {
		return 0
	}
	return bits.TrailingZeros64(step)
}

// Constant returns the number of iterations, if it is known; for 2^width it is 0.
func (t *ExitCount) Constant(c *ir.Consts, w int) (n uint64, ok bool) {
	first, ok1 := c.Uint(t.First)
	bound, ok2 := c.Uint(t.Bound)
	if !ok1 || !ok2 {
		return 0, false
	}
	if t.Pred != ir.ICmpNE && !fold.ICmpBits(t.Pred, w, first, bound) {
		return 1, true
	}
	distance := bound - first
	if t.Step < 0 {
		distance = first - bound
	}
	n = t.after(distance&fold.Mask(w), w)
	return n, n != 0 || t.Pred == ir.ICmpNE
}

// after returns the number of iterations in which the counter comes from its first value to a bound at a distance, modulo 2^width;
// for 2^width it is 0.
func (t *ExitCount) after(distance uint64, w int) uint64 {
	step := uint64(max(t.Step, -t.Step))
	switch {
	case t.Pred == ir.ICmpNE:
		distance >>= t.Stride()
		if t.TestsPhi {
			distance++
		}
		return distance & fold.Mask(w)
	case t.Pred.IsNonStrict():
		distance = (distance + 1) & fold.Mask(w)
	}
	return (distance + step - 1) / step
}

// ExitCount analyses the only exit of loop x, at its latch.
func (se *ScalarEvolution) ExitCount(l *Loops, x uint32, latch ir.Block) (t ExitCount, ok bool) {
	f := se.f
	term := f.Terminator(latch)
	cmp := f.Operand(term, 0)
	if f.Op(cmp) != ir.OpICmp || !se.ty.IsInt(f.TypeOf(f.Operand(cmp, 0))) {
		return t, false
	}
	t.Pred = f.Pred(cmp)
	if !l.Contains(x, l.C.Number(f.Succ(latch, 0))) {
		t.Pred = t.Pred.Inverse()
	}
	next, bound := f.Operand(cmp, 0), f.Operand(cmp, 1)
	if !l.DefinedOutside(x, bound) {
		next, bound, t.Pred = bound, next, t.Pred.Swap()
	}
	if !l.DefinedOutside(x, bound) {
		return t, false
	}
	phi := next
	if f.Op(next) == ir.OpPhi {
		t.TestsPhi = true
		if l.C.Number(f.BlockOf(phi)) != l.Header(x) {
			return t, false
		}
		next = f.PhiIncoming(phi, latch)
	} else if f.Op(next) == ir.OpAdd { // not if both sides of the comparison are outside the loop
		phi = f.Operand(next, 0)
	}
	if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != phi {
		return t, false
	}
	step, isConst := se.c.Sint(f.Operand(next, 1))
	w := se.ty.Bits(f.TypeOf(phi))
	if !isConst || step == 0 || w > 64 || w < 8 || f.Op(phi) != ir.OpPhi || l.C.Number(f.BlockOf(phi)) != l.Header(x) ||
		f.PhiIncoming(phi, latch) != next {
		return t, false
	}
	t.Phi, t.First, t.Bound, t.Step = phi, f.PhiIncoming(phi, l.C.Block(l.Preheader(x))), bound, step
	t.Guarded = se.IsGuarded(l.C.Block(l.Preheader(x)), t.Pred, t.First, t.Bound)
	// Without overflow flags a counter that starts beyond the bound may wrap around
	// and come back: the formula then gives 1, which leaves everything to the original loop.
	flags := f.Flags(next)
	t.MustProgress = se.MustProgress(latch)
	t.NoWrap = t.Pred.IsSigned() && flags&ir.FlagNSW != 0 || !t.Pred.IsSigned() && flags&ir.FlagNUW != 0 || se.StepFits(&t, w)
	if t.TestsPhi && se.testsNext(&t, w, l.C.Block(l.Preheader(x))) {
		return t, true
	}
	switch t.Pred {
	case ir.ICmpNE: // the steps meet the bound
		k := t.Stride()
		return t, k == 0 && (step == 1 || step == -1) || k > 0 && k < w && se.values.Known(t.First).Trailing() >= k && se.values.Known(bound).Trailing() >= k
	case ir.ICmpSLT:
		return t, !t.TestsPhi && (step == 1 || step > 0 && t.NoWrap)
	case ir.ICmpULT:
		return t, !t.TestsPhi && (step == 1 || step > 0 && t.NoWrap)
	case ir.ICmpSGT:
		return t, !t.TestsPhi && (step == -1 || step < 0 && t.NoWrap)
	case ir.ICmpSLE, ir.ICmpULE:
		return t, !t.TestsPhi && step == 1
	case ir.ICmpUGT, ir.ICmpSGE, ir.ICmpUGE:
		return t, !t.TestsPhi && step == -1
	}
	return t, false
}

// IsGuarded reports whether block b is only reached if x pred y, by a branch a few blocks above.
func (se *ScalarEvolution) IsGuarded(b ir.Block, pred ir.Pred, x, y ir.Value) bool {
	f := se.f
	for c, holds := range se.branchesAbove(b, 4) {
		if f.Op(c) != ir.OpICmp {
			continue
		}
		q := f.Pred(c)
		if !holds {
			q = q.Inverse()
		}
		a, d := f.Operand(c, 0), f.Operand(c, 1)
		if q == pred && se.same(a, x) && se.same(d, y) || q == pred.Swap() && se.same(a, y) && se.same(d, x) {
			return true
		}
	}
	return false
}

// branchesAbove yields the conditions of the branches at the ends of up to n blocks that lead to block b alone, from the nearest on, and whether they hold.
func (se *ScalarEvolution) branchesAbove(b ir.Block, n int) iter.Seq2[ir.Value, bool] {
	f := se.f
	return func(yield func(c ir.Value, holds bool) bool) {
		for range n {
			p := f.SinglePred(b)
			if p == 0 {
				return
			}
			if t := f.Terminator(p); f.Op(t) == ir.OpCondBr && f.Succ(p, 0) != f.Succ(p, 1) && !yield(f.Operand(t, 0), f.Succ(p, 0) == b) {
				return
			}
			b = p
		}
	}
}

// ComparedAtEnd reports whether the branch at the end of block b compares v, so that its being poison would be undefined behaviour.
func ComparedAtEnd(f *ir.Func, b ir.Block, v ir.Value) bool {
	t := f.Terminator(b)
	if f.Op(t) != ir.OpCondBr {
		return false
	}
	c := f.Operand(t, 0)
	return f.Op(c) == ir.OpICmp && (f.Operand(c, 0) == v || f.Operand(c, 1) == v)
}

// MustProgress reports whether the function or the metadata of a loop's latch says that the loop ends.
func (se *ScalarEvolution) MustProgress(latch ir.Block) bool {
	f := se.f
	fn := se.m.AttrLists[f.Attrs].Fn
	if se.m.Attr(fn, ir.AttrMustProgress) != nil || se.m.Attr(fn, ir.AttrWillReturn) != nil {
		return true
	}
	if id := f.Attachment(f.Terminator(latch), "llvm.loop"); id != 0 {
		for _, o := range se.m.MDs[id].Ops {
			if n := &se.m.MDs[o]; n.Kind == ir.MDTuple && len(n.Ops) > 0 && se.m.MDs[n.Ops[0]].Str == "llvm.loop.mustprogress" {
				return true
			}
		}
	}
	return false
}
