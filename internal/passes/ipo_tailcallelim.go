package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/ipo"
	"gonvvm/internal/passes/scopes"
)

const noTail = 3 // ir.CallInfo.Tail

// tailCallElim turns recursive tail calls of the current function into jumps.
type tailCallElim struct{ *unit }

// tailCallElimination replaces recursive tail calls by jumps to the entry: parameters become phis. A call on a GPU
// saves and restores registers in local memory, and a function without recursive calls can be inlined. An
// associative and commutative operation on the result of the call is computed in an accumulator. Functions with
// allocas are left alone, since each activation has its own, and so are functions with convergent operations, where
// different sets of threads would converge.
func tailCallElimination(u *unit) bool {
	tc := tailCallElim{u}
	f := u.f
	if !tc.mayJumpBack() {
		return false
	}
	var acc accumulation
	tc.restOf(&acc)
	changed := tc.splitTails(&acc)
	tails := u.work[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpCall && u.callsItself(v) && tc.isTailCall(v, &acc) {
				tails = append(tails, v)
			}
		}
	}
	u.work = tails[:0]
	if len(tails) == 0 {
		return changed
	}
	entry := f.Entry()
	head := f.NewBlockAfter(entry)
	for i := range f.NumSuccs(entry) {
		f.ReplacePhiPred(f.Succ(entry, i), entry, head)
	}
	for v := f.First(entry); v != ir.None; v = f.First(entry) {
		f.MoveToEnd(v, head)
	}
	u.b.At(entry)
	u.b.Br(head)
	first := f.First(head)
	for i := range f.NumParams() {
		p := ir.ParamValue(i)
		if !f.HasUses(p) || !slices.ContainsFunc(tails, func(v ir.Value) bool { return f.Operand(v, i) != p }) {
			continue // all pass their own parameter on
		}
		phi := f.New(ir.OpPhi, f.TypeOf(p), 0, 0)
		f.InsertBefore(first, phi)
		f.ReplaceAll(p, phi)
		f.AddIncoming(phi, p, entry)
		for _, v := range tails {
			from := f.BlockOf(v)
			if from == entry {
				from = head
			}
			f.AddIncoming(phi, f.Operand(v, i), from)
		}
	}
	tc.accumulate(&acc, tails, entry, head)
	for _, v := range tails {
		ret := f.Terminator(f.BlockOf(v))
		f.ClearAttachments(ret)
		f.Mutate(ret, ir.OpBr, 0, 0, head.Value())
		f.Erase(v)
	}
	scopes.DropAll(f)
	u.edgesChanged()
	return true
}

// callsItself reports whether v calls the current function directly, as it is declared.
func (u *unit) callsItself(v ir.Value) bool {
	f := u.f
	callee := f.Callee(v)
	return callee.IsSym() && callee.Index() == f.Sym && f.Call(v).FnType == f.FnType() && len(f.Call(v).Bundles) == 0
}

// isTailCall reports whether call v of the function by itself is followed by the return of its result, as it is or
// combined with something else by acc.
func (tc tailCallElim) isTailCall(v ir.Value, acc *accumulation) bool {
	f := tc.f
	if f.Call(v).Tail == noTail {
		return false
	}
	ret := f.Terminator(f.BlockOf(v))
	if f.Op(ret) != ir.OpRet {
		return false
	}
	if f.NumOps(ret) == 0 {
		return f.Next(v) == ret
	}
	return tc.leadsTo(v, f.Operand(ret, 0), acc)
}

// mayJumpBack reports whether the function calls itself, and nothing in it forbids that such a call becomes a jump.
func (tc tailCallElim) mayJumpBack() bool {
	f := tc.f
	if f.CC == ir.CCPTXKernel || tc.ty.IsVarArg(f.FnType()) {
		return false
	}
	for i := range f.NumParams() {
		if ipo.PassesPointee(tc.m, f, i) {
			return false
		}
	}
	calls := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpAlloca:
				return false
			case ir.OpCall:
				if tc.callsItself(v) {
					calls = true
				} else if tc.fx.Call(f, v)&(analysis.Convergent|analysis.NoDuplicate) != 0 {
					return false
				}
			}
		}
	}
	return calls
}

// splitTails gives blocks that end with a call of the function by itself, and go on to a common
// return, a return of their own. It reports whether there were any.
func (tc tailCallElim) splitTails(acc *accumulation) bool {
	f := tc.f
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		t := f.Terminator(b)
		v := tc.lastOwnCall(b)
		if v == ir.None || f.Op(t) != ir.OpBr {
			continue
		}
		to := f.Succ(b, 0)
		ret := f.FirstNonPhi(to)
		if f.Op(ret) != ir.OpRet {
			continue
		}
		x := ir.None
		if f.NumOps(ret) == 1 {
			if x = f.Operand(ret, 0); f.Op(x) != ir.OpPhi || f.BlockOf(x) != to || !tc.leadsTo(v, f.PhiIncoming(x, b), acc) {
				continue
			}
			x = f.PhiIncoming(x, b)
		} else if f.Next(v) != t {
			continue
		}
		f.RemovePhiEdge(to, b)
		f.ClearAttachments(t)
		if x == ir.None {
			f.Mutate(t, ir.OpRet, 0, 0)
		} else {
			f.Mutate(t, ir.OpRet, 0, 0, x)
		}
		tc.edgesChanged()
		changed = true
	}
	if changed {
		tc.removeUnreachable()
	}
	return changed
}
