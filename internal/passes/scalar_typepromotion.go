package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxPromoted bounds the phis and selects that are widened together.
const maxPromoted = 256

// typePromoter widens integers of 8 and 16 bits of the current function to 32 bits.
type typePromoter struct{ *unit }

// typePromotion widens phis and selects of 8 and 16 bits to 32 bits where that saves extensions: their users extend them or compare
// them, and their operands are cut from 32 bits, loaded, or constants. PTX has no registers of 8 bits, and sm_80 no minimum of 16 bits.
// The upper bits of the wide values are zero. Bytes that become elements of vectors are computed in 32 bits, too. It runs after instcombine, which narrows.
func typePromotion(u *unit) bool {
	changed := promoteJoins(u)
	return promoteLanes(u) || changed
}

// promoteJoins widens phis and selects.
func promoteJoins(u *unit) bool {
	tp := typePromoter{u}
	f := u.f
	changed := false
	var list []ir.Value
	for _, b := range u.CFG().RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if tp.joins(v) {
				list = append(list, v)
			}
		}
	}
	if len(list) == 0 {
		return false
	}
	u.mark.Reset(f.NumInsts())
	u.words = slab.Sized(u.words, f.NumInsts()) // by member of the web in u.work: its index, from 1 on
	for _, v := range list {
		if !u.mark.Has(uint32(v)) && tp.web(v) {
			tp.widen()
			changed = true
		}
	}
	return changed
}

// joins reports whether v may be part of a web: a phi, a select, or an unsigned minimum or maximum, which is a select, too.
func (tp typePromoter) joins(v ir.Value) bool {
	f := tp.f
	if !v.IsInst() || f.Op(v) != ir.OpPhi && f.Op(v) != ir.OpSelect && !tp.isMinMax(v) {
		return false
	}
	t := f.TypeOf(v)
	return t == ir.I8 || t == ir.I16
}

func (tp typePromoter) isMinMax(v ir.Value) bool {
	id := tp.f.CalleeIntrinsic(v)
	return id == ir.IntrUmin || id == ir.IntrUmax
}

// incoming returns the number of values that v chooses from, and where among the operands the first one is, and the
// distance to the next.
func (tp typePromoter) incoming(v ir.Value) (n, first, step int) {
	if tp.f.Op(v) == ir.OpPhi {
		return tp.f.NumOps(v) / 2, 0, 2
	}
	if tp.isMinMax(v) {
		return 2, 0, 1
	}
	return 2, 1, 1
}

// web collects in u.work the phis and selects that v is connected with, and reports whether widening them removes instructions.
// Visited ones are marked.
func (tp typePromoter) web(v ir.Value) bool {
	f := tp.f
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
func (tp typePromoter) fits(x ir.Value, t ir.Type) bool {
	return tp.values.RangeOf(x, 32, 0).UMax < 1<<tp.ty.Bits(t)
}

// isNumber reports whether x is a number or poison.
func (tp typePromoter) isNumber(x ir.Value) bool {
	_, ok := tp.c.Uint(x)
	return ok || tp.c.Kind(x) == ir.CPoison
}

// extendedLoad reports whether x is a load that can extend, since its users can all take the wide value.
func (tp typePromoter) extendedLoad(x ir.Value) bool {
	f := tp.f
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
func (tp typePromoter) comparesWide(v ir.Value) bool {
	f := tp.f
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

// widen makes the phis and selects in u.work 32 bits wide.
func (tp typePromoter) widen() {
	f := tp.f
	tp.vals = tp.vals[:0]
	for i, p := range tp.work {
		tp.words[p] = uint32(i) + 1
		tp.b.Before(p)
		null := tp.c.Null(ir.I32)
		switch {
		case f.Op(p) == ir.OpPhi:
			tp.vals = append(tp.vals, tp.b.Phi(ir.I32))
		case tp.isMinMax(p):
			tp.vals = append(tp.vals, tp.intrinsic(p, f.CalleeIntrinsic(p), ir.I32, null, null))
		default:
			tp.vals = append(tp.vals, tp.b.Select(f.Operand(p, 0), null, null))
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
		tp.eraseDead(p)
	}
}

// wide returns the zero extension of x to 32 bits.
func (tp typePromoter) wide(x ir.Value) ir.Value {
	f := tp.f
	if tp.inWeb(x) {
		return tp.vals[tp.words[x]-1]
	}
	if n, ok := tp.c.Uint(x); ok {
		return tp.c.Int(ir.I32, n)
	}
	if tp.isNumber(x) {
		return tp.c.Poison(ir.I32)
	}
	after := insertionPointAfterDef(f, x)
	tp.b.Before(after)
	if f.Op(x) != ir.OpTrunc {
		if f.Op(after) == ir.OpZExt && f.Operand(after, 0) == x && f.TypeOf(after) == ir.I32 {
			return after
		}
		z := tp.b.Cast(ir.OpZExt, x, ir.I32, 0)
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
	return tp.b.Binary(ir.OpAnd, y, tp.c.Int(ir.I32, 1<<tp.ty.Bits(t)-1), 0)
}

// replaceUses gives the users of p, a member of the web or a load, that take 32 bits its wide form w. Other users of members get
// its trunc.
func (tp typePromoter) replaceUses(p, w ir.Value) {
	f := tp.f
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
				tp.b.Before(insertionPointAfterDef(f, p))
				narrow = tp.b.Cast(ir.OpTrunc, w, f.TypeOf(p), ir.FlagNUW)
			}
			f.SetUse(x, narrow)
		}
		x = next
	}
}

// inWeb reports whether v is in u.work.
func (tp typePromoter) inWeb(v ir.Value) bool {
	return v.IsInst() && int(v) < len(tp.words) && tp.words[v] != 0
}
