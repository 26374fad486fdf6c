// Package divrempairs computes a remainder from the quotient of the same operands: a - a/b·b costs two instructions, a second division twenty
// or more.
package divrempairs

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxUses bounds the uses of a dividend that are scanned.
const maxUses = 64

// Pairer pairs divisions and remainders of one function at a time; it keeps its memory between functions.
type Pairer struct{ rems []ir.Value }

// Run pairs those of the function of b, whose dominators dom returns. Divisions by constants are left: they become multiplications, which CSE
// finds. It reports whether there was a pair.
func (p *Pairer) Run(b *ir.Builder, dom func() *analysis.Dom) (changed bool) {
	f := b.F
	p.rems = p.rems[:0]
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		for v := f.First(blk); v != ir.None; v = f.Next(v) {
			if op := f.Op(v); (op == ir.OpURem || op == ir.OpSRem) && !f.Operand(v, 1).IsConst() {
				p.rems = append(p.rems, v)
			}
		}
	}
	for _, v := range p.rems {
		if ofQuotient(b, dom(), v) {
			changed = true
		}
	}
	return changed
}

// ofQuotient replaces remainder v if a quotient of the same operands dominates it, or if v
// dominates the quotient, which then is computed where v is.
func ofQuotient(bld *ir.Builder, dom *analysis.Dom, v ir.Value) bool {
	f := bld.F
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if !a.IsInst() && !a.IsParam() {
		return false
	}
	div := ir.OpUDiv
	if f.Op(v) == ir.OpSRem {
		div = ir.OpSDiv
	}
	budget := maxUses
	for x := f.FirstUse(a); x != 0 && budget > 0; x = f.NextUse(x) {
		budget--
		q := f.User(x)
		if f.Op(q) != div || f.Operand(q, 0) != a || f.Operand(q, 1) != b {
			continue
		}
		switch {
		case dom.ExecutedBefore(q, v):
		case dom.ExecutedBefore(v, q):
			f.MoveBefore(q, v)
			f.SetFlags(q, 0) // the exact flag held only at its place
		default:
			continue
		}
		bld.Before(v)
		f.Mutate(v, ir.OpSub, 0, 0, a, bld.Binary(ir.OpMul, q, b, 0))
		return true
	}
	return false
}
