package instcombine

import "gonvvm/internal/ir"

// addOfChoice is (x + (m & y)) + (~m & z) → x + ((m & y) | (~m & z)), and the same with (a & b) and c & (a ^ b): operands without common bits, of which
// lop3 makes one instruction. LLVM's reassociation writes such a disjunction as a sum, and mixes it with others; hash functions
// are full of them.
func addOfChoice(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if ic.bitsApart(e.a, e.b) {
		f.Mutate(e.v, ir.OpOr, 0, 0, e.a, e.b)
		return e.v
	}
	for i := range 2 {
		s, q := f.Operand(e.v, i), f.Operand(e.v, 1-i)
		if f.Op(q) != ir.OpAnd || f.Op(s) != ir.OpAdd || !ic.oneUse(q) || !ic.oneUse(s) {
			continue
		}
		for j := range 2 {
			x, p := f.Operand(s, 1-j), f.Operand(s, j)
			if ic.oneUse(p) && ic.bitsApart(p, q) {
				f.Mutate(e.v, ir.OpAdd, 0, 0, x, ic.binary(e.v, ir.OpOr, 0, p, q))
				return e.v
			}
			if f.Op(x) != ir.OpAdd || !ic.oneUse(x) { // one more summand between them
				continue
			}
			for k := range 2 {
				if o := f.Operand(x, k); ic.oneUse(o) && ic.bitsApart(o, q) {
					rest := ic.binary(e.v, ir.OpAdd, 0, f.Operand(x, 1-k), p)
					f.Mutate(e.v, ir.OpAdd, 0, 0, rest, ic.binary(e.v, ir.OpOr, 0, o, q))
					return e.v
				}
			}
		}
	}
	return ir.None
}

// bitsApart reports whether p and q are conjunctions that have no bits in common, since one has an operand whose complement the other has, or the exclusive
// or of both.
func (ic *Combiner) bitsApart(p, q ir.Value) bool {
	f := ic.f
	if f.Op(p) != ir.OpAnd || f.Op(q) != ir.OpAnd {
		return false
	}
	for i := range 2 {
		m, n := f.Operand(p, i), f.Operand(q, i)
		if f.Op(m) == ir.OpXor && ic.sameTwo(m, q) || f.Op(n) == ir.OpXor && ic.sameTwo(n, p) {
			return true
		}
		for j := range 2 {
			if o := f.Operand(q, j); ic.notOf(m) == o || ic.notOf(o) == m {
				return true
			}
		}
	}
	return false
}
