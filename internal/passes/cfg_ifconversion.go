package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// ifLimits bound the conversion of a branch to selects.
type ifLimits struct {
	cost  int // instructions that may be executed in vain
	total int // and in all, those that choose included: ptxas executes short sides under a predicate, without a jump
}

// In selects nothing tells passes that the condition holds for the operations of a side, so that larger sides wait for the end.
var (
	ifEarly = ifLimits{cost: 4, total: 6}
	ifLate  = ifLimits{cost: 8, total: 14}
)

// speculable reports whether all instructions of block b before its
// terminator can be executed unconditionally, and counts those that cost something, up to the limit.
func (cs cfgSimplifier) speculable(b ir.Block, cost *int) bool {
	f := cs.f
	for v := f.First(b); v != ir.None; v = f.Next(v) {
		op := f.Op(v)
		if op.IsTerminator() {
			break
		}
		switch {
		case op == ir.OpPhi:
			return false
		case op == ir.OpLoad:
			if !analysis.IsSimple(cs.f, v) || !analysis.Loadable(f, f.Operand(v, 0), f.TypeOf(v)) {
				return false
			}
			*cost += 2
		case op == ir.OpCall:
			if !cs.fx.Call(f, v).Movable() {
				return false
			}
			*cost += 2
		case op == ir.OpAlloca, op == ir.OpFRem:
			return false
		case op == ir.OpFDiv:
			*cost += 3
		case cs.fx.Inst(f, v)&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0,
			cs.fx.Inst(f, v)&analysis.Speculatable == 0:
			return false
		case op == ir.OpUDiv, op == ir.OpSDiv, op == ir.OpURem, op == ir.OpSRem:
			*cost += 4
		case op == ir.OpBitCast, op == ir.OpAddrSpaceCast, op == ir.OpExtractValue, op == ir.OpInsertValue, op == ir.OpFreeze,
			op == ir.OpTrunc, op == ir.OpZExt:
		case op == ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok {
				*cost++
			}
		default:
			*cost += cs.registers(v)
		}
		if *cost > cs.ifs.cost {
			return false
		}
	}
	return true
}

// registers returns the number of registers that v needs, which is how many instructions compute it
// or choose it.
func (cs cfgSimplifier) registers(v ir.Value) int {
	t := cs.f.TypeOf(v)
	if cs.ty.IsInt(t) || cs.ty.IsPtr(t) || t == ir.Double {
		return max(1, (int(cs.m.BitsOf(t))+31)/32)
	}
	return 1
}

// convertIf turns a branch around one or two small blocks into selects:
// b → {x, y} → join, where x or y may be missing.
func (cs cfgSimplifier) convertIf(b ir.Block) bool {
	f := cs.f
	t := f.Terminator(b)
	if f.Op(t) != ir.OpCondBr || cs.opt.LLC { // llc leaves it to opt
		return false
	}
	x, y := f.Succ(b, 0), f.Succ(b, 1)
	side := func(k ir.Block) ir.Block { // where a side block leads, 0 if it is none
		if f.SinglePred(k) != b || f.Op(f.Terminator(k)) != ir.OpBr || k == b {
			return 0
		}
		return f.Succ(k, 0)
	}
	jx, jy := side(x), side(y)
	join := ir.Block(0)
	switch {
	case jx != 0 && jx == jy:
		join = jx
	case jx != 0 && jx == y:
		join, y = y, b // else side is the edge itself
	case jy != 0 && jy == x:
		join, x = x, b
	default:
		return false
	}
	if join == b || join == x && x != b || join == y && y != b {
		return false
	}
	cost := 0
	if x != b && !cs.speculable(x, &cost) || y != b && !cs.speculable(y, &cost) {
		return false
	}
	chosen := 0 // registers
	for v := f.First(join); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if f.PhiIncoming(v, x) != f.PhiIncoming(v, y) {
			chosen += cs.registers(v)
		}
		if cs.ty.IsAggregate(f.TypeOf(v)) || cs.ty.Kind(f.TypeOf(v)) == ir.TokenKind {
			return false
		}
	}
	if chosen > cs.ifs.cost || cost+chosen > cs.ifs.total {
		return false
	}
	if cs.isHeader(join) && f.Attachment(t, "llvm.loop") != 0 {
		return false
	}
	cond := f.Operand(t, 0)
	for _, k := range [...]ir.Block{x, y} {
		if k == b {
			continue
		}
		for v := f.First(k); v != f.Terminator(k); v = f.First(k) {
			f.MoveBefore(v, t)
			cs.dropFacts(v)
		}
	}
	cs.b.Before(t)
	for v := f.First(join); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		vx, vy := f.PhiIncoming(v, x), f.PhiIncoming(v, y)
		r := vx
		if vx != vy {
			r = cs.b.Select(cond, vx, vy)
		}
		cs.vals = cs.vals[:0]
		for i := 0; i < f.NumOps(v); i += 2 {
			if k := f.Operand(v, i+1).Block(); k != x && k != y {
				cs.vals = append(cs.vals, f.Operand(v, i), f.Operand(v, i+1))
			}
		}
		cs.vals = append(cs.vals, r, b.Value())
		f.SetOps(v, cs.vals...)
	}
	for _, k := range [...]ir.Block{x, y} {
		if k != b {
			// The latch's loop metadata moves to the new latch.
			if md := f.Attachment(f.Terminator(k), "llvm.loop"); md != 0 {
				f.Attach(t, ir.Attachment{Kind: "llvm.loop", Node: md})
			}
			f.EraseBlock(k)
		}
	}
	md := f.Attachment(t, "llvm.loop")
	f.ClearAttachments(t)
	if md != 0 {
		f.Attach(t, ir.Attachment{Kind: "llvm.loop", Node: md})
	}
	f.Mutate(t, ir.OpBr, 0, 0, join.Value())
	return true
}

// dropFacts removes from an instruction the facts that held only on its path: metadata that makes the result poison or
// the execution undefined otherwise.
func (u *unit) dropFacts(v ir.Value) {
	f := u.f
	if f.Op(v) == ir.OpLoad || f.Op(v) == ir.OpCall {
		f.ClearAttachments(v)
	}
}

// foldToCommon merges b → {k, common}, k → {other, common} where k only computes
// its condition: the two conditions become one and branch once.
func (cs cfgSimplifier) foldToCommon(b ir.Block) bool {
	f := cs.f
	t := f.Terminator(b)
	if f.Op(t) != ir.OpCondBr {
		return false
	}
	for side := range 2 {
		k, common := f.Succ(b, side), f.Succ(b, 1-side)
		kt := f.Terminator(k)
		if k == b || k == common || f.SinglePred(k) != b || f.Op(kt) != ir.OpCondBr {
			continue
		}
		kside := -1 // which successor of k is the other one
		switch common {
		case f.Succ(k, 0):
			kside = 1
		case f.Succ(k, 1):
			kside = 0
		}
		if kside < 0 || f.Succ(k, kside) == common || common == b || f.Succ(k, kside) == k || f.Succ(k, kside) == b {
			continue
		}
		if f.Attachment(t, "llvm.loop") != 0 || f.Attachment(kt, "llvm.loop") != 0 || cs.isHeader(f.Succ(k, kside)) {
			continue
		}
		cost := 0
		if !cs.speculable(k, &cost) || cost > 2 && cs.isHeader(b) { // of two tests of a loop, one may count its iterations
			continue
		}
		same := true
		for v := f.First(common); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			same = same && f.PhiIncoming(v, b) == f.PhiIncoming(v, k)
		}
		if !same {
			continue
		}
		for v := f.First(k); v != kt; v = f.First(k) {
			f.MoveBefore(v, t)
			cs.dropFacts(v)
		}
		// Taken to other: side condition of b, then kside condition of k. The second one
		// counts only if the first holds, so it is a select and not an and.
		cs.b.Before(t)
		c1, c2 := f.Operand(t, 0), f.Operand(kt, 0)
		other := f.Succ(k, kside)
		var c ir.Value
		one, zero := cs.fold.Bool(true), cs.fold.Bool(false)
		switch {
		case side == 0 && kside == 0: // c1 && c2
			c = cs.b.Select(c1, c2, zero)
		case side == 1 && kside == 1: // to common if c1 || c2
			c = cs.b.Select(c1, one, c2)
		case side == 0: // to other if c1 && !c2
			c = cs.b.Select(c1, cs.b.Binary(ir.OpXor, c2, one, 0), zero)
		default: // to common if c1 || !c2
			c = cs.b.Select(c1, one, cs.b.Binary(ir.OpXor, c2, one, 0))
		}
		f.RemovePhiEdge(common, k)
		f.ReplacePhiPred(other, k, b)
		f.ClearAttachments(t)
		if side == 0 {
			f.SetOps(t, c, other.Value(), common.Value())
		} else {
			f.SetOps(t, c, common.Value(), other.Value())
		}
		f.EraseBlock(k)
		return true
	}
	return false
}
