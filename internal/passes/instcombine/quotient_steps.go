package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxFactors       = 4  // of a divisor
	maxQuotientUsers = 32 // users of a dividend that are looked at
	maxBetween       = 64 // instructions between two divisions
)

// factors is a product, as the numbers that it is made of.
type factors struct {
	list [maxFactors]ir.Value
	n    int
}

// add appends the factors of v, and reports whether there was room. Products that lack a flag, unless it is 0, are factors.
func (p *factors) add(ic *Combiner, v ir.Value, flag ir.Flags) bool {
	f := ic.f
	if v.IsInst() && f.Op(v) == ir.OpMul && f.Flags(v)&flag == flag {
		return p.add(ic, f.Operand(v, 0), flag) && p.add(ic, f.Operand(v, 1), flag)
	}
	var scale ir.Value
	if v.IsInst() && f.Op(v) == ir.OpShl && f.Flags(v)&flag == flag {
		if k, ok := ic.c.Uint(f.Operand(v, 1)); ok && k < uint64(ic.values.ScalarBits(v)-1) {
			scale = ic.c.Int(f.TypeOf(v), 1<<k)
			v = f.Operand(v, 0)
		}
	}
	for _, x := range [...]ir.Value{v, scale} {
		if x == ir.None {
			continue
		}
		if p.n == maxFactors {
			return false
		}
		p.list[p.n] = x
		p.n++
	}
	return true
}

// without returns the factors of p that q does not have; ok is false if q has others.
func (p factors) without(q *factors) (rest factors, ok bool) {
	for _, x := range q.list[:q.n] {
		k := 0
		for k < p.n && p.list[k] != x {
			k++
		}
		if k == p.n {
			return p, false
		}
		p.n--
		p.list[k] = p.list[p.n]
	}
	return p, true
}

// quotientInSteps is x / (a*b) → (x / a) / b, if x / a or x % a is computed, too, and the product does not wrap: the places of a flat index, which
// authors write as i % w, i / w % h, i / (w*h).
func quotientInSteps(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if !ic.ty.IsInt(e.t) || e.a.IsConst() || !e.b.IsInst() || e.op != ir.OpSDiv && e.op != ir.OpUDiv {
		return ir.None
	}
	flag := ir.NoWrap(e.op == ir.OpSDiv)
	var rest factors
	if op := f.Op(e.b); op != ir.OpMul && op != ir.OpShl || !rest.add(ic, e.b, flag) || rest.n < 2 {
		return ir.None
	}
	x := e.a
	for rest.n > 0 {
		d, left := nextStep(ic, e, x, &rest, flag)
		if d == ir.None {
			break
		}
		if f.Op(d) != e.op {
			d = ic.binary(e.v, e.op, 0, x, f.Operand(d, 1))
		} else if !ic.analyses.Dom().ExecutedBefore(d, e.v) {
			f.MoveBefore(d, e.v)
			ic.push(d)
		}
		x, rest = d, left
	}
	switch {
	case x == e.a:
		return ir.None
	case rest.n == 0:
		return x
	}
	by := rest.list[0]
	for _, y := range rest.list[1:rest.n] {
		by = ic.binary(e.v, ir.OpMul, flag&ir.FlagNUW, by, y) // as signed numbers it wraps where the divisor before it is -1
	}
	f.Mutate(e.v, e.op, 0, 0, x, by)
	return e.v
}

// nextStep returns the division of x by the most factors that is executed together with quotient e, rather than a remainder, and the
// factors that remain; None if there is none.
func nextStep(ic *Combiner, e expr, x ir.Value, p *factors, flag ir.Flags) (step ir.Value, left factors) {
	f := ic.f
	left.n = maxFactors + 1
	users := 0
	for u := f.FirstUse(x); u != 0 && users < maxQuotientUsers; u = f.NextUse(u) {
		users++
		d := f.User(u)
		if f.UseIndex(u) != 0 || d == e.v || f.Op(d) != e.op && f.Op(d) != e.op+(ir.OpURem-ir.OpUDiv) {
			continue
		}
		by := f.Operand(d, 1)
		var q factors
		if by == e.b || !q.add(ic, by, flag) {
			continue
		}
		rest, ok := p.without(&q)
		if !ok || rest.n > left.n || rest.n == left.n && (f.Op(step) == e.op || f.Op(d) != e.op) {
			continue
		}
		dom := ic.analyses.Dom()
		if dom.ExecutedBefore(d, e.v) || executedSoon(ic, e.v, d) && (!by.IsInst() || dom.ExecutedBefore(by, e.v)) {
			step, left = d, rest
		}
	}
	return step, left
}

// executedSoon reports whether d follows v in its block, and is executed whenever v is.
func executedSoon(ic *Combiner, v, d ir.Value) bool {
	f := ic.f
	if f.BlockOf(d) != f.BlockOf(v) {
		return false
	}
	for range maxBetween {
		if v = f.Next(v); v == ir.None || ic.fx.Inst(f, v)&analysis.MayNotReturn != 0 {
			return false
		}
		if v == d {
			return true
		}
	}
	return false
}
