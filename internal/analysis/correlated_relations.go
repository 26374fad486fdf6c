package analysis

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// relation is the fact that a - b ≤ k in the current block, as numbers without a width, of values that are read as signed or unsigned ones
// (LLVM: ConstraintElimination, whose constraints have any number of variables).
type relation struct {
	a, b   ir.Value
	k      int64
	signed bool
}

const (
	maxRelations = 48      // of the current block, the last ones, that a question looks at
	maxMinDepth  = 3       // of nested minima and maxima
	maxOffset    = 1 << 40 // of constants in sums, so that those do not overflow
	relationUndo = ^uint32(0)
)

// sum is base + off.
type sum struct {
	base ir.Value
	off  int64
}

// sumOf takes constants and extensions off v as far as that does not change the number that v is read as.
func (cr *CorrelatedRanges) sumOf(v ir.Value, signed bool) sum {
	f := cr.f
	s := sum{base: v}
	for range 8 {
		if !s.base.IsInst() {
			break
		}
		op, flags := f.Op(s.base), f.Flags(s.base)
		x := f.Operand(s.base, 0)
		if cr.Bits(s.base) == 0 || cr.Bits(x) == 0 { // of another type, or inserted by this visit
			break
		}
		switch op {
		case ir.OpSExt, ir.OpZExt:
			if signed && op == ir.OpZExt && flags&ir.FlagNNeg == 0 || !signed && op == ir.OpSExt {
				return s
			}
			s.base = x
			continue
		case ir.OpTrunc:
			if signed && flags&ir.FlagNSW == 0 || !signed && flags&ir.FlagNUW == 0 {
				return s
			}
			s.base = x
			continue
		case ir.OpAdd:
			if signed && flags&ir.FlagNSW == 0 || !signed && flags&ir.FlagNUW == 0 {
				return s
			}
		case ir.OpOr:
			if flags&ir.FlagDisjoint == 0 {
				return s
			}
		default:
			return s
		}
		k, ok := cr.c.SplatBits(f.Operand(s.base, 1))
		off := int64(k)
		if signed {
			off = fold.Signed(k, cr.Bits(s.base))
		}
		if !ok || off >= maxOffset || off <= -maxOffset || op == ir.OpOr && off < 0 {
			return s
		}
		s.base, s.off = x, s.off+off
	}
	return s
}

// relate notes that comparison p of x and y holds in the current block.
func (cr *CorrelatedRanges) relate(p ir.Pred, x, y ir.Value, w int) { cr.relateWithin(p, x, y, w, 0) }

// relateWithin is relate for operands of minima and maxima at the given depth.
func (cr *CorrelatedRanges) relateWithin(p ir.Pred, x, y ir.Value, w, depth int) {
	if !cr.relating || x.IsConst() || y.IsConst() {
		return
	}
	for _, signed := range [...]bool{true, false} {
		if d, ok := cr.difference(p, x, y, w, signed); ok {
			cr.addRelation(d)
			if p == ir.ICmpEQ {
				cr.addRelation(relation{d.b, d.a, -d.k, signed})
			}
			if !signed {
				cr.relateParts(d, 0)
			}
		}
	}
	if depth < maxMinDepth {
		cr.relateMinMax(p, x, y, w, depth+1)
	}
}

// relateMinMax notes the consequences of comparison p of x and y for the operands of a minimum or maximum: a value less than the
// minimum is less than both, a value greater than the maximum is greater than both. A loop over zipped slices ends at the lesser length.
func (cr *CorrelatedRanges) relateMinMax(p ir.Pred, x, y ir.Value, w, depth int) {
	switch p {
	case ir.ICmpUGT, ir.ICmpUGE, ir.ICmpSGT, ir.ICmpSGE:
		p, x, y = p.Swap(), y, x
	case ir.ICmpULT, ir.ICmpULE, ir.ICmpSLT, ir.ICmpSLE:
	default:
		return
	}
	least, most := ir.IntrUmin, ir.IntrUmax
	if p.IsSigned() {
		least, most = ir.IntrSmin, ir.IntrSmax
	}
	for i := range 2 {
		if cr.f.CalleeIntrinsic(y) == least {
			cr.relateWithin(p, x, cr.f.Operand(y, i), w, depth)
		} else if cr.f.CalleeIntrinsic(x) == most {
			cr.relateWithin(p, cr.f.Operand(x, i), y, w, depth)
		}
	}
}

// relateParts notes the consequences of unsigned relation d for operands: a product, a sum or an or is not less than its operands, so they are less than
// each bound of it, and a remainder, a quotient or an and is not greater than the number that it is computed from, which is a bound of smaller values, too.
func (cr *CorrelatedRanges) relateParts(d relation, depth int) {
	const maxPartDepth = 2
	if depth == maxPartDepth {
		return
	}
	f := cr.f
	part := func(a, b ir.Value) {
		if a.IsConst() || b.IsConst() || cr.Bits(a) == 0 || cr.Bits(b) == 0 {
			return
		}
		x, y := cr.sumOf(a, false), cr.sumOf(b, false)
		e := relation{x.base, y.base, d.k + y.off - x.off, false}
		cr.addRelation(e)
		cr.relateParts(e, depth+1)
	}
	if d.a.IsInst() {
		switch op := f.Op(d.a); op {
		case ir.OpShl, ir.OpMul:
			k, ok := cr.c.SplatBits(f.Operand(d.a, 1))
			if ok && f.Flags(d.a)&ir.FlagNUW != 0 && (op == ir.OpShl || k != 0) {
				part(f.Operand(d.a, 0), d.b)
			}
		case ir.OpAdd, ir.OpOr:
			if op == ir.OpOr || f.Flags(d.a)&ir.FlagNUW != 0 {
				part(f.Operand(d.a, 0), d.b)
				part(f.Operand(d.a, 1), d.b)
			}
		}
	}
	if d.b.IsInst() {
		switch op := f.Op(d.b); op {
		case ir.OpLShr, ir.OpUDiv, ir.OpURem, ir.OpAnd, ir.OpSub:
			if op != ir.OpSub || f.Flags(d.b)&ir.FlagNUW != 0 {
				part(d.a, f.Operand(d.b, 0))
			}
			if op == ir.OpAnd {
				part(d.a, f.Operand(d.b, 1))
			}
		}
	}
}

// addRelation makes d hold in the current block.
func (cr *CorrelatedRanges) addRelation(d relation) {
	cr.relations = append(cr.relations, d)
	cr.undo = append(cr.undo, rangeUndo{at: relationUndo})
}

// difference returns the relation that comparison p of x and y is, for equality that of x ≤ y. ok is false if it is none of values read that way.
func (cr *CorrelatedRanges) difference(p ir.Pred, x, y ir.Value, w int, signed bool) (d relation, ok bool) {
	switch p {
	case ir.ICmpNE:
		return d, false
	case ir.ICmpEQ:
	default:
		if p.IsSigned() != signed && !(cr.nonNegative(x, w) && cr.nonNegative(y, w)) {
			return d, false
		}
	}
	a, b := cr.sumOf(x, signed), cr.sumOf(y, signed)
	switch p {
	case ir.ICmpSGT, ir.ICmpSGE, ir.ICmpUGT, ir.ICmpUGE:
		a, b = b, a
	}
	d = relation{a.base, b.base, b.off - a.off, signed}
	if !p.IsNonStrict() && p != ir.ICmpEQ {
		d.k--
	}
	return d, true
}

func (cr *CorrelatedRanges) nonNegative(v ir.Value, w int) bool {
	r, ok := cr.At(v, w)
	return ok && r.SMin >= 0
}

// Compare returns the result of comparison p of x and y in the current block. ok is false if it is not known.
func (cr *CorrelatedRanges) Compare(p ir.Pred, x, y ir.Value, w int) (holds, ok bool) {
	rx, ok1 := cr.At(x, w)
	ry, ok2 := cr.At(y, w)
	if !ok1 || !ok2 {
		return false, false
	}
	if holds, ok = CompareBounds(p, rx, ry); ok || len(cr.relations) == 0 || x.IsConst() || y.IsConst() {
		return holds, ok
	}
	switch p {
	case ir.ICmpEQ, ir.ICmpNE: // unequal if one is less
		for _, less := range [...]ir.Pred{ir.ICmpSLT, ir.ICmpSGT, ir.ICmpULT, ir.ICmpUGT} {
			if cr.implied(less, x, y, w) {
				return p == ir.ICmpNE, true
			}
		}
		return false, false
	}
	if cr.implied(p, x, y, w) {
		return true, true
	}
	return false, cr.implied(p.Inverse(), x, y, w)
}

// implied reports whether the relations of the current block imply comparison p of x and y.
func (cr *CorrelatedRanges) implied(p ir.Pred, x, y ir.Value, w int) bool {
	for _, signed := range [...]bool{true, false} {
		if d, ok := cr.difference(p, x, y, w, signed); ok && cr.holds(d) {
			return true
		}
	}
	return false
}

// holds reports whether one relation, or two with a value in between, imply d.
func (cr *CorrelatedRanges) holds(d relation) bool {
	k, ok := cr.distance(d.a, d.b, d.signed)
	return ok && k <= d.k
}

// relateCounters notes relations between the phis of loop header n and values from outside of the loop that hold by induction: before the
// first iteration, and by the condition of the latch before all others.
func (cr *CorrelatedRanges) relateCounters(n uint32) {
	f := cr.f
	preds := cr.cfg.Preds(n)
	if !cr.relating || len(preds) != 2 || preds[1] < n || !cr.dom.DominatesN(n, preds[1]) || preds[0] >= n {
		return
	}
	h, latch, from := cr.cfg.Block(n), cr.cfg.Block(preds[1]), cr.cfg.Block(preds[0])
	t := f.Terminator(latch)
	if f.Op(t) != ir.OpCondBr || f.Succ(latch, 0) == f.Succ(latch, 1) {
		return
	}
	c := f.Operand(t, 0)
	if f.Op(c) != ir.OpICmp {
		return
	}
	p, x, y := f.Pred(c), f.Operand(c, 0), f.Operand(c, 1)
	if f.Succ(latch, 0) != h {
		p = p.Inverse()
	}
	w := cr.Bits(x)
	if w == 0 || x.IsConst() || y.IsConst() {
		return
	}
	for v := f.First(h); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		if cr.Bits(v) == 0 {
			continue
		}
		step := f.PhiIncoming(v, latch)
		if step != x && step != y && (p != ir.ICmpNE || v != x && v != y) { // else it may be poison where the branch is not
			continue
		}
		for _, signed := range [...]bool{true, false} {
			next := cr.sumOf(step, signed)
			if next.base != v || next.off == 0 {
				continue
			}
			d, ok := cr.stepped(p, x, y, w, signed, v, next.off)
			if !ok {
				continue
			}
			// The relation of the last iteration's value is one of this iteration's, a step further.
			bound := d.b
			if d.a == v {
				d.k += next.off
			} else {
				d.k, bound = d.k-next.off, d.a
			}
			if cr.outside(bound, n) && cr.holdsFirst(d, v, f.PhiIncoming(v, from)) {
				cr.addRelation(d)
				cr.boundBy(d, v)
			}
		}
	}
}

// boundBy narrows the range of phi v, whose block begins, by relation d to another value.
func (cr *CorrelatedRanges) boundBy(d relation, v ir.Value) {
	r := FullBounds(cr.Bits(v))
	other := d.a
	if d.a == v {
		other = d.b
	}
	x, ok := cr.At(other, cr.Bits(other))
	switch {
	case !ok || x.IsEmpty() || !cr.set[v]:
		return
	case d.a == v && d.signed && x.SMax < maxOffset:
		r.SMax = min(r.SMax, x.SMax+d.k)
	case d.a == v && !d.signed && x.UMax < maxOffset && int64(x.UMax)+d.k >= 0:
		r.UMax = min(r.UMax, uint64(int64(x.UMax)+d.k))
	case d.b == v && d.signed && x.SMin > -maxOffset:
		r.SMin = max(r.SMin, x.SMin-d.k)
	}
	cr.of[v].Intersect(r, cr.Bits(v))
}

// stepped returns the relation between phi v, before its step, and another value that condition p of x and y on the branch back is.
func (cr *CorrelatedRanges) stepped(p ir.Pred, x, y ir.Value, w int, signed bool, v ir.Value, step int64) (d relation, ok bool) {
	if p == ir.ICmpNE { // the counter reaches the bound by steps of one: before, it is below or above it
		if step != 1 && step != -1 {
			return d, false
		}
		a, b := cr.sumOf(x, signed), cr.sumOf(y, signed)
		if b.base == v {
			a, b = b, a
		}
		if a.base != v || a.off != step && a.off != 0 {
			return d, false
		}
		if step == 1 {
			return relation{v, b.base, b.off - a.off - 1, signed}, true
		}
		return relation{b.base, v, a.off - b.off - 1, signed}, true
	}
	// The signs of values in the loop are not known yet.
	if p != ir.ICmpEQ && p.IsSigned() != signed {
		return d, false
	}
	d, ok = cr.difference(p, x, y, w, signed)
	return d, ok && (d.a == v) != (d.b == v)
}

// outside reports whether v is computed before the loop with header n.
func (cr *CorrelatedRanges) outside(v ir.Value, n uint32) bool {
	if !v.IsInst() {
		return true
	}
	k := cr.cfg.Number(cr.f.BlockOf(v))
	return k != n && cr.dom.DominatesN(k, n)
}

// holdsFirst reports whether d holds for the value first of phi v.
func (cr *CorrelatedRanges) holdsFirst(d relation, v, first ir.Value) bool {
	s := cr.sumOf(first, d.signed)
	other := d.a
	if d.a == v {
		d.a, d.k, other = s.base, d.k-s.off, d.b
	} else {
		d.b, d.k = s.base, d.k+s.off
	}
	if !s.base.IsConst() {
		return cr.holds(d)
	}
	w := cr.Bits(other)
	r, ok := cr.At(other, w)
	k, ok1 := cr.At(s.base, cr.Bits(s.base))
	if !ok || !ok1 || r.IsEmpty() {
		return false
	}
	lo, hi, at := r.SMin, r.SMax, k.SMin
	if !d.signed {
		if r.UMax >= maxOffset || k.UMax >= maxOffset {
			return false
		}
		lo, hi, at = int64(r.UMin), int64(r.UMax), int64(k.UMin)
	}
	if lo <= -1<<62 || hi >= 1<<62 || at <= -1<<62 || at >= 1<<62 {
		return false
	}
	if d.a == s.base {
		return at-lo <= d.k
	}
	return hi-at <= d.k
}
