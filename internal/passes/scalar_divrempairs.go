package passes

import "gonvvm/internal/ir"

// maxDivRemUses bounds the uses of a dividend that are scanned.
const maxDivRemUses = 64

// divRemPairer pairs divisions and remainders of the current function.
type divRemPairer struct{ *unit }

// divRemPairs computes a remainder from the quotient of the same operands: a - a/b·b costs two instructions, a
// second division twenty or more. Divisions by constants become
// multiplications, which CSE finds.
func divRemPairs(u *unit) bool {
	d := divRemPairer{u}
	f := u.f
	rems := u.work[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if op := f.Op(v); (op == ir.OpURem || op == ir.OpSRem) && !f.Operand(v, 1).IsConst() {
				rems = append(rems, v)
			}
		}
	}
	u.work = rems[:0]
	changed := false
	for _, v := range rems {
		if d.remOfQuotient(v) {
			changed = true
		}
	}
	return changed
}

// remOfQuotient replaces remainder v if a quotient of the same operands dominates it, or if v
// dominates the quotient, which then is computed where v is.
func (d divRemPairer) remOfQuotient(v ir.Value) bool {
	f := d.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if !a.IsInst() && !a.IsParam() {
		return false
	}
	div := ir.OpUDiv
	if f.Op(v) == ir.OpSRem {
		div = ir.OpSDiv
	}
	budget := maxDivRemUses
	for x := f.FirstUse(a); x != 0 && budget > 0; x = f.NextUse(x) {
		budget--
		q := f.User(x)
		if f.Op(q) != div || f.Operand(q, 0) != a || f.Operand(q, 1) != b {
			continue
		}
		switch {
		case d.comesBefore(q, v):
		case d.comesBefore(v, q):
			f.MoveBefore(q, v)
			f.SetFlags(q, 0) // the exact flag held only at its place
		default:
			continue
		}
		d.b.Before(v)
		p := d.b.Binary(ir.OpMul, q, b, 0)
		f.Mutate(v, ir.OpSub, 0, 0, a, p)
		return true
	}
	return false
}

// comesBefore reports whether v has been executed wherever w is.
func (u *unit) comesBefore(v, w ir.Value) bool {
	f := u.f
	b, c := f.BlockOf(v), f.BlockOf(w)
	if b != c {
		return u.Dom().Dominates(b, c)
	}
	for x := f.Next(v); x != ir.None; x = f.Next(x) {
		if x == w {
			return true
		}
	}
	return false
}
