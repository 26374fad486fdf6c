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
		q := f.Operand(e.v, 1-i)
		if f.Op(q) != ir.OpAnd || !ic.oneUse(q) {
			continue
		}
		if rest, p := ic.withoutApart(e.v, f.Operand(e.v, i), q, maxSummandsBetween); p != ir.None {
			f.Mutate(e.v, ir.OpAdd, 0, 0, rest, ic.binary(e.v, ir.OpOr, 0, p, q))
			return e.v
		}
	}
	return ir.None
}

// maxSummandsBetween is the number of summands that may stand between two that are joined.
const maxSummandsBetween = 1

// withoutApart takes from sum s a summand p without other uses that has no bits in common with q, and returns the rest, computed before v; p is None if s
// has none. At most between summands were added to s after p.
func (ic *Combiner) withoutApart(v, s, q ir.Value, between int) (rest, p ir.Value) {
	f := ic.f
	if f.Op(s) != ir.OpAdd || !ic.oneUse(s) {
		return ir.None, ir.None
	}
	for i := range 2 {
		x, y := f.Operand(s, 1-i), f.Operand(s, i)
		if ic.oneUse(y) && ic.bitsApart(y, q) {
			return x, y
		}
		if between == 0 {
			continue
		}
		if rest, p = ic.withoutApart(v, x, q, between-1); p != ir.None {
			return ic.binary(v, ir.OpAdd, 0, rest, y), p
		}
	}
	return ir.None, ir.None
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
			if ic.complements(m, f.Operand(q, j)) {
				return true
			}
		}
	}
	return false
}
