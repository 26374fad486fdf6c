package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/slsr"
)

// naryWindow is the number of addresses that one is compared with.
const naryWindow = 16

// naryAddress is an address that later ones may be computed from.
type naryAddress struct {
	gep, base ir.Value
	form      analysis.Linear
}

// naryState is the storage of nary-reassociate.
type naryState struct {
	*unit

	list []naryAddress // of the function, in dominator order
}

// naryReassociate computes &a[i + j] from &a[i] if that has been computed before and is still used: &a[i] + 4*j is one instruction in
// the machine, and the sum, which has no other use, would be one more. So are trees of reductions, s[t] += s[t + n]. An address of global
// memory takes two registers, so that one more that is live costs as much as the sum. Sums of a constant are computed from others likewise.
func naryReassociate(u *unit) bool {
	f := u.f
	s := &u.nary
	s.list = s.list[:0]
	changed := false
	for _, b := range u.CFG().RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpAdd && s.constantLast(v) {
				changed = true
			}
			if f.Op(v) != ir.OpGEP || u.ty.IsVector(f.TypeOf(v)) || !analysis.Accessed(f, v) {
				continue
			}
			if space := u.ty.AddrSpace(f.TypeOf(v)); space != analysis.Shared && space != analysis.Local {
				continue
			}
			p := naryAddress{gep: v}
			var ok bool
			if p.base, ok = p.form.OfAddress(&u.values, v); !ok || p.form.N == 0 || f.TypeOf(p.base) != f.TypeOf(v) {
				continue
			}
			if p.form.N > 1 && s.indexedByOwnSum(v) {
				if r := s.nearAddress(&p, b); r != ir.None {
					f.ReplaceAll(v, r)
					p.gep, changed = r, true
				}
			}
			s.list = append(s.list, p)
		}
	}
	return changed
}

// constantLast computes x + (y + k), where y + k has other uses, from x + y if that has been computed before: positions in a block and in the grid
// have the same distances.
func (s *naryState) constantLast(v ir.Value) bool {
	f := s.f
	if w := s.values.ScalarBits(v); w < 32 {
		return false
	}
	for i := range 2 {
		x, inner := f.Operand(v, i), f.Operand(v, 1-i)
		if x.IsConst() || f.Op(inner) != ir.OpAdd || f.HasOneUse(inner) {
			continue
		}
		k, isConst := s.c.Sint(f.Operand(inner, 1))
		if !isConst || k <= 0 {
			continue
		}
		// Neither overflow of x + y is possible where v has both flags, as k is positive.
		flags := f.Flags(v) & f.Flags(inner)
		if flags != ir.FlagNUW|ir.FlagNSW {
			flags = 0
		}
		sum := s.earlierSum(x, f.Operand(inner, 0), v)
		if sum == ir.None || f.Flags(sum)&^flags != 0 {
			continue
		}
		f.Mutate(v, ir.OpAdd, flags, 0, sum, f.Operand(inner, 1))
		return true
	}
	return false
}

// earlierSum returns x + y that is computed before v, None if there is none.
func (s *naryState) earlierSum(x, y, v ir.Value) ir.Value {
	f := s.f
	n := 0
	for u := f.FirstUse(y); u != 0 && n < naryWindow; u = f.NextUse(u) {
		n++
		w := f.User(u)
		if f.Op(w) == ir.OpAdd && w != v && (f.Operand(w, 0) == x && f.Operand(w, 1) == y || f.Operand(w, 0) == y && f.Operand(w, 1) == x) && s.Dom().ExecutedBefore(w, v) {
			return w
		}
	}
	return ir.None
}

// nearAddress computes p, an address in block b, from an earlier one that is one term away; None if there is none.
func (s *naryState) nearAddress(p *naryAddress, b ir.Block) ir.Value {
	for i := len(s.list) - 1; i >= 0 && i >= len(s.list)-naryWindow; i-- {
		q := &s.list[i]
		if q.base != p.base || q.form.N >= p.form.N {
			continue
		}
		t, ok := p.form.Beyond(&q.form)
		if !ok || t.V == ir.None || t.By != ir.None || t.Coef < 0 || t.Coef > 16 || t.Coef&(t.Coef-1) != 0 || !s.usedIn(q.gep, b) {
			continue
		}
		// The fields of a structure share the sum: constants are added last.
		s.b.Before(p.gep)
		r := q.gep
		if q.form.K != 0 {
			r = s.b.PtrAdd(r, s.c.SInt(ir.I64, -q.form.K), 0)
		}
		r = s.b.PtrAdd(r, slsr.TermValue(&s.b, t), 0)
		if p.form.K != 0 {
			r = s.b.PtrAdd(r, s.c.SInt(ir.I64, p.form.K), 0)
		}
		return r
	}
	return ir.None
}

// usedIn reports whether v dominates block b, and is used there or in blocks that b dominates.
func (s *naryState) usedIn(v ir.Value, b ir.Block) bool {
	f := s.f
	if !s.Dom().Dominates(f.BlockOf(v), b) {
		return false
	}
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		if w := f.User(x); f.Op(w) != ir.OpPhi && s.dom.Dominates(b, f.BlockOf(w)) {
			return true
		}
	}
	return false
}

// indexedByOwnSum reports whether the only variable index of getelementptr v is a sum without other uses.
func (s *naryState) indexedByOwnSum(v ir.Value) bool {
	f := s.f
	x := ir.None
	for i := 1; i < f.NumOps(v); i++ {
		if o := f.Operand(v, i); !o.IsConst() {
			if x != ir.None {
				return false
			}
			x = o
		}
	}
	for x.IsInst() && s.oneUse(x) {
		switch f.Op(x) {
		case ir.OpAdd:
			return !f.Operand(x, 1).IsConst()
		case ir.OpSExt, ir.OpZExt:
			x = f.Operand(x, 0)
			continue
		}
		break
	}
	return false
}
