// Package typepromotion widens integers of 8 and 16 bits to 32 bits where that saves extensions. (LLVM: type-promotion.)
package typepromotion

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxPromoted bounds the phis and selects that are widened together.
const maxPromoted = 256

// Env is the function whose integers are widened, with its surroundings.
type Env struct {
	F      *ir.Func
	B      *ir.Builder
	Values *analysis.ValueTracking
	Blocks []ir.Block // those that are reached, in reverse post-order

	// Intrinsic creates a call before v. Only if Declares is true, intrinsics are declared that F does not call yet.
	Intrinsic func(v ir.Value, id ir.Intrinsic, t ir.Type, args ...ir.Value) ir.Value
	Declares  bool
	EraseDead func(v ir.Value) // removes an instruction without uses, and its operands that have none then
}

// Promoter widens the integers of one function at a time.
type Promoter struct {
	Env

	c     *ir.Consts
	ty    *ir.Types
	work  []ir.Value // the phis and selects of a web
	vals  []ir.Value // their wide values
	words []uint32   // by member of the web: its index, from 1 on
	mark  slab.BitSet
}

// Run widens phis and selects of 8 and 16 bits to 32 bits where that saves extensions: their users extend them or compare
// them, and their operands are cut from 32 bits, loaded, or constants. PTX has no registers of 8 bits, and sm_80 no minimum of 16 bits.
// The upper bits of the wide values are zero. Bytes that become elements of vectors or are extended are computed in 32 bits, too, and so are divisions. It runs
// after instcombine, which narrows. It reports whether it changed something.
func (tp *Promoter) Run(env Env) bool {
	tp.Env, tp.c, tp.ty = env, &env.F.Consts, &env.F.Mod.Types
	changed := tp.promoteDivisions()
	changed = tp.promoteJoins() || changed
	return tp.promoteLanes() || changed
}

// promoteJoins widens phis and selects.
func (tp *Promoter) promoteJoins() bool {
	f := tp.F
	changed := false
	var list []ir.Value
	for _, b := range tp.Blocks {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if tp.joins(v) {
				list = append(list, v)
			}
		}
	}
	if len(list) == 0 {
		return false
	}
	tp.mark.Reset(f.NumInsts())
	tp.words = slab.Sized(tp.words, f.NumInsts())
	for _, v := range list {
		if !tp.mark.Has(uint32(v)) && tp.web(v) {
			tp.widen()
			changed = true
		}
	}
	return changed
}

// joins reports whether v may be part of a web: a phi, a select, or an unsigned minimum or maximum, which is a select, too.
func (tp *Promoter) joins(v ir.Value) bool {
	f := tp.F
	if !v.IsInst() || f.Op(v) != ir.OpPhi && f.Op(v) != ir.OpSelect && !tp.isMinMax(v) {
		return false
	}
	t := f.TypeOf(v)
	return t == ir.I8 || t == ir.I16
}

func (tp *Promoter) isMinMax(v ir.Value) bool {
	id := tp.F.CalleeIntrinsic(v)
	return id == ir.IntrUmin || id == ir.IntrUmax
}

// incoming returns the number of values that v chooses from, and where among the operands the first one is, and the
// distance to the next.
func (tp *Promoter) incoming(v ir.Value) (n, first, step int) {
	if tp.F.Op(v) == ir.OpPhi {
		return tp.F.NumOps(v) / 2, 0, 2
	}
	if tp.isMinMax(v) {
		return 2, 0, 1
	}
	return 2, 1, 1
}

// web collects in tp.work the phis and selects that v is connected with, and reports whether widening them removes instructions.
// Visited ones are marked.
func (tp *Promoter) web(v ir.Value) bool {
	f := tp.F
	tp.work = append(tp.work[:0], v)
	tp.mark.Add(uint32(v))
	join := func(x ir.Value) {
		if tp.mark.Add(uint32(x)) {
			tp.work = append(tp.work, x)
		}
	}
	ok, gain := true, 0
	for i := 0; i < len(tp.work) && len(tp.work) <= maxPromoted; i++ {
		p := tp.work[i]
		n, first, step := tp.incoming(p)
		for k := range n {
			switch x := f.Operand(p, first+k*step); {
			case tp.joins(x):
				join(x)
			case tp.isNumber(x):
			case f.Op(x) == ir.OpTrunc && f.TypeOf(f.Operand(x, 0)) == ir.I32:
				if !tp.fits(f.Operand(x, 0), f.TypeOf(x)) {
					gain--
				}
			case tp.extendedLoad(x):
			default:
				ok = false
			}
		}
		for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
			switch w := f.User(x); {
			case tp.joins(w) && (f.Op(w) != ir.OpSelect || f.UseIndex(x) > 0):
				join(w)
			case f.Op(w) == ir.OpZExt:
				gain++
			case tp.comparesWide(w):
				gain++
			}
		}
	}
	return ok && gain > 0 && len(tp.work) <= maxPromoted
}

// fits reports whether 32-bit value x is the zero extension of its trunc to type t.
func (tp *Promoter) fits(x ir.Value, t ir.Type) bool {
	return tp.Values.RangeOf(x, 32, 0).UMax < 1<<tp.ty.Bits(t)
}

// isNumber reports whether x is a number or poison.
func (tp *Promoter) isNumber(x ir.Value) bool {
	_, ok := tp.c.Uint(x)
	return ok || tp.c.Kind(x) == ir.CPoison
}

// extendedLoad reports whether x is a load that can extend, since its users can all take the wide value.
func (tp *Promoter) extendedLoad(x ir.Value) bool {
	f := tp.F
	if f.Op(x) != ir.OpLoad {
		return false
	}
	for y := f.FirstUse(x); y != 0; y = f.NextUse(y) {
		v := f.User(y)
		if !tp.joins(v) && f.Op(v) != ir.OpZExt && (f.Op(v) != ir.OpICmp || f.Pred(v).IsSigned() || !f.Operand(v, 1).IsConst() && f.Op(f.Operand(v, 1)) != ir.OpLoad) {
			return false
		}
	}
	return true
}

// comparesWide reports whether v is an unsigned comparison, or one for equality, of values of which widening gives both.
func (tp *Promoter) comparesWide(v ir.Value) bool {
	f := tp.F
	if f.Op(v) != ir.OpICmp || f.Pred(v).IsSigned() {
		return false
	}
	for i := range 2 {
		x := f.Operand(v, i)
		if !tp.isNumber(x) && !tp.joins(x) && !tp.extendedLoad(x) && (f.Op(x) != ir.OpTrunc || f.TypeOf(f.Operand(x, 0)) != ir.I32) {
			return false
		}
	}
	return true
}

// widen makes the phis and selects in tp.work 32 bits wide.
func (tp *Promoter) widen() {
	f := tp.F
	tp.vals = tp.vals[:0]
	for i, p := range tp.work {
		tp.words[p] = uint32(i) + 1
		tp.B.Before(p)
		null := tp.c.Null(ir.I32)
		switch {
		case f.Op(p) == ir.OpPhi:
			tp.vals = append(tp.vals, tp.B.Phi(ir.I32))
		case tp.isMinMax(p):
			tp.vals = append(tp.vals, tp.Intrinsic(p, f.CalleeIntrinsic(p), ir.I32, null, null))
		default:
			tp.vals = append(tp.vals, tp.B.Select(f.Operand(p, 0), null, null))
		}
	}
	for i, p := range tp.work {
		n, first, step := tp.incoming(p)
		for k := range n {
			x := tp.wide(f.Operand(p, first+k*step))
			if f.Op(p) == ir.OpPhi {
				f.AddIncoming(tp.vals[i], x, f.Operand(p, 2*k+1).Block())
			} else {
				f.SetOperand(tp.vals[i], first+k, x)
			}
		}
	}
	for i, p := range tp.work {
		tp.replaceUses(p, tp.vals[i])
	}
	for _, p := range tp.work {
		tp.words[p] = 0
		for x := f.FirstUse(p); x != 0; x = f.FirstUse(p) { // by another member
			f.SetUse(x, tp.c.Null(f.TypeOf(p)))
		}
	}
	for _, p := range tp.work {
		tp.EraseDead(p)
	}
}

// wide returns the zero extension of x to 32 bits.
func (tp *Promoter) wide(x ir.Value) ir.Value {
	f := tp.F
	if tp.inWeb(x) {
		return tp.vals[tp.words[x]-1]
	}
	if n, ok := tp.c.Uint(x); ok {
		return tp.c.Int(ir.I32, n)
	}
	if tp.isNumber(x) {
		return tp.c.Poison(ir.I32)
	}
	after := analysis.AfterDefinition(f, x)
	tp.B.Before(after)
	if f.Op(x) != ir.OpTrunc {
		if f.Op(after) == ir.OpZExt && f.Operand(after, 0) == x && f.TypeOf(after) == ir.I32 {
			return after
		}
		z := tp.B.Cast(ir.OpZExt, x, ir.I32, 0)
		if f.Op(x) == ir.OpLoad {
			tp.replaceUses(x, z)
		}
		return z
	}
	y, t := f.Operand(x, 0), f.TypeOf(x)
	if tp.fits(y, t) {
		return y
	}
	if after != ir.None && f.Op(after) == ir.OpAnd && f.Operand(after, 0) == y && f.Operand(after, 1) == tp.c.Int(ir.I32, 1<<tp.ty.Bits(t)-1) {
		return after // of another user
	}
	return tp.B.Binary(ir.OpAnd, y, tp.c.Int(ir.I32, 1<<tp.ty.Bits(t)-1), 0)
}

// replaceUses gives the users of p, a member of the web or a load, that take 32 bits its wide form w. Other users of members get
// its trunc.
func (tp *Promoter) replaceUses(p, w ir.Value) {
	f := tp.F
	narrow := ir.None
	for x := f.FirstUse(p); x != 0; {
		next := f.NextUse(x)
		switch v := f.User(x); {
		case v == w, tp.inWeb(v) && (f.Op(v) != ir.OpSelect || f.UseIndex(x) > 0): // members are erased
		case f.Op(v) == ir.OpZExt && f.TypeOf(v) == ir.I32:
			f.ReplaceAll(v, w)
			f.Erase(v)
		case f.Op(v) == ir.OpZExt && tp.ty.Bits(f.TypeOf(v)) > 32:
			f.SetUse(x, w)
		case tp.comparesWide(v):
			a, b := tp.wide(f.Operand(v, 0)), tp.wide(f.Operand(v, 1))
			if f.Operand(v, 0) == p || f.Operand(v, 1) == p { // not yet rewritten for the other operand
				f.Mutate(v, ir.OpICmp, 0, f.Aux(v), a, b)
			}
			next = f.FirstUse(p)
		case f.Op(p) == ir.OpLoad:
		default:
			if narrow == ir.None {
				tp.B.Before(analysis.AfterDefinition(f, p))
				narrow = tp.B.Cast(ir.OpTrunc, w, f.TypeOf(p), ir.FlagNUW)
			}
			f.SetUse(x, narrow)
		}
		x = next
	}
}

// inWeb reports whether v is in tp.work.
func (tp *Promoter) inWeb(v ir.Value) bool {
	return v.IsInst() && int(v) < len(tp.words) && tp.words[v] != 0
}
