package instcombine

import "gonvvm/internal/ir"

// maxSumTerms bounds the terms of a sum that are looked at for a quotient and its remainder.
const maxSumTerms = 6

// termList is a sum as the terms that it is made of.
type termList struct {
	list  [maxSumTerms]ir.Value
	n     int
	flags ir.Flags // that all its additions have
}

// add appends the terms of v, and reports whether there was room. Sums that have other users are terms.
func (s *termList) add(ic *Combiner, v ir.Value) bool {
	f := ic.f
	if f.Op(v) == ir.OpAdd && ic.oneUse(v) {
		s.flags &= f.Flags(v)
		return s.add(ic, f.Operand(v, 0)) && s.add(ic, f.Operand(v, 1))
	}
	if s.n == maxSumTerms {
		return false
	}
	s.list[s.n] = v
	s.n++
	return true
}

// division is x / y with remainder: div is its operation.
type division struct {
	div  ir.Op
	x, y ir.Value
}

// remainderOf returns the division whose remainder v is, x % y or x - (x / y) * y; OpInvalid if it is none.
func remainderOf(ic *Combiner, v ir.Value) division {
	f := ic.f
	switch op := f.Op(v); op {
	case ir.OpURem, ir.OpSRem:
		return division{op - (ir.OpURem - ir.OpUDiv), f.Operand(v, 0), f.Operand(v, 1)}
	case ir.OpSub:
		m := f.Operand(v, 1)
		if f.Op(m) != ir.OpMul {
			break
		}
		for i := range 2 {
			q := f.Operand(m, i)
			d := division{f.Op(q), f.Operand(v, 0), f.Operand(m, 1-i)}
			if (d.div == ir.OpUDiv || d.div == ir.OpSDiv) && d.isQuotient(f, q) {
				return d
			}
		}
	}
	return division{}
}

func (d division) isQuotient(f *ir.Func, q ir.Value) bool {
	return f.Op(q) == d.div && f.Operand(q, 0) == d.x && f.Operand(q, 1) == d.y
}

// addOfQuotient finds the place of a flat index x in an array in the sum of its coordinates x / y and x % y, of which authors compute the address:
//
//	(x / y) * y + x % y → x
//	(x / y + t) * y + x % y → t * y + x, in another plane or row
//	(x / y) * (y * k) + (x % y) * k → x * k, as channels of pixels
//
// Other terms may be between these.
func addOfQuotient(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.b.IsConst() { // a sum with a constant keeps its flags
		return ir.None
	}
	s := termList{flags: f.Flags(e.v)}
	if !s.add(ic, e.a) || !s.add(ic, e.b) {
		return ir.None
	}
	for i, v := range s.list[:s.n] {
		var p factors
		if op := f.Op(v); op != ir.OpMul && op != ir.OpShl && op != ir.OpURem && op != ir.OpSRem && op != ir.OpSub || !p.add(ic, v, 0) {
			continue
		}
		for k, r := range p.list[:p.n] {
			d := remainderOf(ic, r)
			if d.div == ir.OpInvalid || p.n > 1 && !ic.oneUse(v) {
				continue
			}
			scale := p
			scale.n--
			scale.list[k] = p.list[scale.n]
			if w := s.withoutQuotient(ic, e, i, d, scale); w != ir.None {
				return w
			}
		}
	}
	return ir.None
}

// withoutQuotient replaces sum e, which has term i, the remainder of division d times scale, and the quotient, in another term.
func (s *termList) withoutQuotient(ic *Combiner, e expr, i int, d division, scale factors) ir.Value {
	f := ic.f
	by := scale
	if !by.add(ic, d.y, 0) {
		return ir.None
	}
	for j, v := range s.list[:s.n] {
		var p factors
		if op := f.Op(v); j == i || op != ir.OpMul && op != ir.OpShl || !p.add(ic, v, 0) {
			continue
		}
		rest, ok := p.without(&by)
		if !ok || rest.n != 1 {
			continue
		}
		flags, t := ir.Flags(0), ir.None
		switch q := rest.list[0]; {
		case d.isQuotient(f, q):
			if scale.n == 0 && s.n == 3 { // exact numbers of the kind that is divided, and one sum of them
				flags = s.flags & ir.NoWrap(d.div == ir.OpSDiv)
			}
		case ic.oneUse(v):
			if t = sumWithout(ic, e.v, q, d, 0); t == ir.None {
				continue
			}
		default:
			continue
		}
		product := func(x ir.Value, p *factors) ir.Value {
			for _, y := range p.list[:p.n] {
				x = ic.binary(e.v, ir.OpMul, 0, x, y)
			}
			return x
		}
		sum := ir.None
		for k, x := range s.list[:s.n] {
			switch {
			case k == i || k == j && t == ir.None:
				continue
			case k == j:
				x = product(ic.binary(e.v, ir.OpMul, 0, t, d.y), &scale)
			}
			if sum != ir.None {
				x = ic.binary(e.v, ir.OpAdd, 0, sum, x)
			}
			sum = x
		}
		x := product(d.x, &scale)
		if sum == ir.None {
			return x
		}
		f.Mutate(e.v, ir.OpAdd, flags, 0, sum, x)
		return e.v
	}
	return ir.None
}

// sumWithout returns sum s without its summand, the quotient of division d, in the place of v; None if it has none. Nothing else
// uses the sums, unless the rest is a constant: the row below is compared with the height, too.
func sumWithout(ic *Combiner, v, s ir.Value, d division, depth int) ir.Value {
	f := ic.f
	if f.Op(s) != ir.OpAdd {
		return ir.None
	}
	once := ic.oneUse(s)
	for i := range 2 {
		q, t := f.Operand(s, i), f.Operand(s, 1-i)
		if d.isQuotient(f, q) && (once || depth == 0 && t.IsConst()) {
			return t
		}
		if depth > 0 || !once {
			continue
		}
		if rest := sumWithout(ic, v, q, d, depth+1); rest != ir.None {
			return ic.binary(v, ir.OpAdd, 0, rest, t)
		}
	}
	return ir.None
}
