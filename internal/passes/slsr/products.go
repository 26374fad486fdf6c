package slsr

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// product is a product of 64 bits in the current block: factor·(base + off).
type product struct {
	v            ir.Value
	base, factor ir.Value
	off          int64
}

// straightProducts computes products of two variables of block b, which take four instructions in 64 bits, from a product without a constant: (i + 1)·n
// is i·n + n. Accesses to arrays with strides have them, where several addresses share the products. The product i·n is moved up if it comes later.
func (s *Reducer) straightProducts(b ir.Block) bool {
	f := s.f
	s.multiples64 = s.multiples64[:0]
	for v := f.First(b); v != ir.None && len(s.multiples64) < straightMax; v = f.Next(v) {
		if f.Op(v) == ir.OpMul && f.TypeOf(v) == ir.I64 && f.FirstUse(v) != 0 && !f.Operand(v, 1).IsConst() {
			s.multiples64 = append(s.multiples64, product{v: v})
		}
	}
	changed := false
	for i := range s.multiples64 {
		p := &s.multiples64[i]
		if p.base == ir.None && s.fromPlain(i) {
			changed = true
		}
	}
	return changed
}

// fromPlain computes product i of the block from one that it is a cheap multiple of a factor away from.
func (s *Reducer) fromPlain(i int) bool {
	f := s.f
	p := &s.multiples64[i]
	for k := range 2 {
		factor, sum := f.Operand(p.v, k), f.Operand(p.v, 1-k)
		base, off := s.splitConst(sum)
		if off == 0 || s.extended(base) && s.extended(factor) {
			continue
		}
		q, dist := s.nearestProduct(i, base, factor, off, f.HasOneUse(sum))
		if q == nil || dist < 0 && s.inOneSum(p.v) {
			continue
		}
		if q.base == ir.None { // the product without a constant
			if f.SetFlags(q.v, 0); !s.precedes(q.v, p.v) {
				f.MoveBefore(q.v, p.v)
			}
		}
		op := ir.OpAdd
		if dist < 0 {
			op, dist = ir.OpSub, -dist
		}
		s.b.Before(p.v)
		x := factor
		if dist > 1 {
			x = s.b.Binary(ir.OpShl, x, f.Consts.Int(ir.I64, uint64(bits.TrailingZeros64(uint64(dist)))), 0)
		}
		f.Mutate(p.v, op, 0, 0, q.v, x)
		p.base, p.factor, p.off = base, factor, off
		return true
	}
	return false
}

// nearestProduct returns the product that factor·(base + off), product i, is made from, and how many times factor lies between them: base·factor itself, or one that
// was made from it. It is poison only where factor or base are. If multiple is set, that may be a power of two.
func (s *Reducer) nearestProduct(i int, base, factor ir.Value, off int64, multiple bool) (found *product, dist int64) {
	f := s.f
	consider := func(q *product, d int64) {
		if (d == 1 || d == -1 || multiple && cheapMultiple(ir.I64, d)) && (found == nil || max(d, -d) < max(dist, -dist)) {
			found, dist = q, d
		}
	}
	for j := range s.multiples64 {
		q := &s.multiples64[j]
		switch {
		case q.base != ir.None:
			if j < i && q.base == base && q.factor == factor {
				consider(q, off-q.off)
			}
		case j == i || f.FirstUse(q.v) == 0:
		case f.Operand(q.v, 0) == base && f.Operand(q.v, 1) == factor, f.Operand(q.v, 1) == base && f.Operand(q.v, 0) == factor:
			consider(q, off)
		}
	}
	return found, dist
}

// inOneSum reports whether product v is only an operand of a sum, which takes it for nothing.
func (s *Reducer) inOneSum(v ir.Value) bool {
	f := s.f
	return f.HasOneUse(v) && f.Op(f.User(f.FirstUse(v))) == ir.OpAdd
}

// precedes reports whether product v of the block comes before its product w.
func (s *Reducer) precedes(v, w ir.Value) bool {
	for ; w != ir.None; w = s.f.Prev(w) {
		if w == v {
			return true
		}
	}
	return false
}

// splitConst returns x and k where v is x + k.
func (s *Reducer) splitConst(v ir.Value) (x ir.Value, k int64) {
	f := s.f
	if f.Op(v) == ir.OpAdd {
		if k, ok := f.Consts.Sint(f.Operand(v, 1)); ok {
			return f.Operand(v, 0), k
		}
	}
	return v, 0
}

// extended reports whether v is an extension of 32 bits: the product of two of these is one instruction.
func (s *Reducer) extended(v ir.Value) bool {
	f := s.f
	op := f.Op(v)
	return (op == ir.OpSExt || op == ir.OpZExt) && f.TypeOf(f.Operand(v, 0)) == ir.I32
}
