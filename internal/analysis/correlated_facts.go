package analysis

import (
	"slices"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// rollBack undoes the narrowings by conditions since the undo list had length to.
func (cr *CorrelatedRanges) rollBack(to uint32) {
	for i := len(cr.undo) - 1; i >= int(to); i-- {
		if at := cr.undo[i].at; at == relationUndo {
			cr.relations = cr.relations[:len(cr.relations)-1]
		} else {
			cr.of[at] = cr.undo[i].was
		}
	}
	cr.undo = cr.undo[:to]
}

// learnEdge narrows ranges by the condition of the edge from block p to block n.
func (cr *CorrelatedRanges) learnEdge(p, n uint32) {
	f := cr.f
	from, b := cr.cfg.Block(p), cr.cfg.Block(n)
	t := f.Terminator(from)
	switch f.Op(t) {
	case ir.OpCondBr:
		if f.Succ(from, 0) != f.Succ(from, 1) {
			cr.learnRange(f.Operand(t, 0), f.Succ(from, 0) == b, 0)
		}
	case ir.OpSwitch:
		// The cases that lead here; the default leads anywhere.
		v := f.Operand(t, 0)
		w := cr.Bits(v)
		if w == 0 || f.Operand(t, 1).Block() == b {
			return
		}
		var r Bounds
		some := false
		for e := f.FirstUse(b.Value()); e != 0; e = f.NextUse(e) { // fewer than there are cases
			if f.User(e) != t {
				continue
			}
			if x, ok := cr.c.SplatBits(f.Operand(t, f.UseIndex(e)-1)); ok {
				k := fold.Signed(x, w)
				c := Bounds{UMin: x, UMax: x, SMin: k, SMax: k}
				if some {
					c = c.Union(r)
				}
				r, some = c, true
			}
		}
		if some {
			cr.narrowRange(v, r, w, 0)
		}
	}
}

// learnRange narrows ranges by the fact that condition c is x.
func (cr *CorrelatedRanges) learnRange(c ir.Value, x bool, depth int) {
	f := cr.f
	if !c.IsInst() || depth > maxRangeConds {
		return
	}
	switch f.Op(c) {
	case ir.OpAnd, ir.OpOr:
		if x == (f.Op(c) == ir.OpAnd) {
			cr.learnRange(f.Operand(c, 0), x, depth+1)
			cr.learnRange(f.Operand(c, 1), x, depth+1)
		}
	case ir.OpXor:
		if cr.c.IsAllOnes(f.Operand(c, 1)) {
			cr.learnRange(f.Operand(c, 0), !x, depth+1)
		}
	case ir.OpSelect: // c && d, c || d, !c && d, !c || d
		k := f.Operand(c, 0)
		then, els := f.Operand(c, 1), f.Operand(c, 2)
		switch {
		case cr.isTruth(els, !x):
			cr.learnRange(k, true, depth+1)
			cr.learnRange(then, x, depth+1)
		case cr.isTruth(then, !x):
			cr.learnRange(k, false, depth+1)
			cr.learnRange(els, x, depth+1)
		}
	case ir.OpICmp:
		p := f.Pred(c)
		if !x {
			p = p.Inverse()
		}
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		w := cr.Bits(a)
		if w == 0 {
			return
		}
		ra, ok1 := cr.At(a, w)
		rb, ok2 := cr.At(b, w)
		if ok1 && ok2 && !ra.IsEmpty() && !rb.IsEmpty() {
			cr.narrowRange(a, ra.Where(p, rb, w), w, 0)
			cr.narrowRange(b, rb.Where(p.Swap(), ra, w), w, 0)
			cr.relate(p, a, b, w)
		}
	}
}

// isTruth reports whether v is the constant x.
func (cr *CorrelatedRanges) isTruth(v ir.Value, x bool) bool {
	k, ok := cr.c.Uint(v)
	return ok && (k != 0) == x
}

// narrowRange intersects the range of v in the current block with r, and derives ranges of its operands.
func (cr *CorrelatedRanges) narrowRange(v ir.Value, r Bounds, w, depth int) {
	f := cr.f
	i, ok := cr.rangeIndex(v)
	if !ok || !cr.set[i] {
		return
	}
	was := cr.of[i]
	r.Intersect(was, w)
	if r == was {
		return
	}
	cr.undo = append(cr.undo, rangeUndo{i, was})
	cr.of[i] = r
	if depth == maxNarrowDepth || r.IsEmpty() {
		return
	}
	if len(cr.relations) > 0 && (r.SMin > was.SMin || r.UMin > was.UMin) {
		cr.raiseRelated(v, r, depth)
	}
	if !v.IsInst() {
		return
	}
	switch f.Op(v) {
	case ir.OpZExt:
		if x := f.Operand(v, 0); cr.Bits(x) != 0 {
			n := cr.Bits(x)
			k := FullBounds(n)
			k.UMin, k.UMax = min(r.UMin, fold.Mask(n)), min(r.UMax, fold.Mask(n))
			k.Intersect(k, n)
			cr.narrowRange(x, k, n, depth+1)
		}
	case ir.OpSExt:
		if x := f.Operand(v, 0); cr.Bits(x) != 0 {
			n := cr.Bits(x)
			k := FullBounds(n)
			k.SMin, k.SMax = max(r.SMin, k.SMin), min(r.SMax, k.SMax)
			k.Intersect(k, n)
			cr.narrowRange(x, k, n, depth+1)
		}
	case ir.OpAdd:
		k, ok := cr.c.SplatBits(f.Operand(v, 1))
		if !ok {
			return
		}
		// x + k in [lo, hi]: x in [lo - k, hi - k], if that does not wrap around.
		x := FullBounds(w)
		if lo, hi := (r.UMin-k)&fold.Mask(w), (r.UMax-k)&fold.Mask(w); lo <= hi {
			x.UMin, x.UMax = lo, hi
		}
		lo, ok1 := AddSigned(r.SMin, -fold.Signed(k, w), w)
		hi, ok2 := AddSigned(r.SMax, -fold.Signed(k, w), w)
		if ok1 && ok2 && FitsSigned(-fold.Signed(k, w), w) && f.Flags(v)&ir.FlagNSW != 0 {
			x.SMin, x.SMax = lo, hi
		}
		x.Intersect(x, w)
		cr.narrowRange(f.Operand(v, 0), x, w, depth+1)
	}
}

// raiseRelated narrows the ranges of numbers that are known not to be less than v, whose range r starts later now: n after i < n and i >= 0.
func (cr *CorrelatedRanges) raiseRelated(v ir.Value, r Bounds, depth int) {
	w := cr.Bits(v)
	for _, d := range cr.relations { // a - b ≤ k
		if d.a != v || cr.Bits(d.b) != w {
			continue
		}
		x := FullBounds(w)
		if least, ok := AddSigned(r.SMin, -d.k, w); ok && d.signed {
			x.SMin = least
		} else if !d.signed && d.k <= 0 && r.UMin <= fold.Mask(w)-uint64(-d.k) {
			x.UMin = r.UMin + uint64(-d.k)
		} else if !d.signed && d.k > 0 && r.UMin >= uint64(d.k) {
			x.UMin = r.UMin - uint64(d.k)
		}
		x.Intersect(x, w)
		cr.narrowRange(d.b, x, w, depth+1)
	}
}

// renew narrows the range of v by those of its operands that conditions have narrowed since the undo list had length mark.
func (cr *CorrelatedRanges) renew(v ir.Value, mark, depth int) {
	f := cr.f
	if !v.IsInst() || depth == maxNarrowDepth || !f.Op(v).IsBinary() && !f.Op(v).IsCast() {
		return
	}
	narrowed := false
	for i := range f.NumOps(v) {
		x := f.Operand(v, i)
		cr.renew(x, mark, depth+1)
		at, ok := cr.rangeIndex(x)
		narrowed = narrowed || ok && slices.ContainsFunc(cr.undo[mark:], func(u rangeUndo) bool { return u.at == at })
	}
	if !narrowed {
		return
	}
	if w := cr.Bits(v); w != 0 {
		if r, ok := cr.evaluate(v, w); ok {
			cr.narrowRange(v, r, w, maxNarrowDepth)
		}
	}
}

// spread narrows the ranges of values computed from others that conditions have narrowed since the undo list had length mark.
func (cr *CorrelatedRanges) spread(mark int) {
	for i := mark; i < len(cr.undo) && i < mark+maxSpread; i++ {
		cr.usersOf(i, func(v ir.Value, w int) {
			if op := cr.f.Op(v); !op.IsBinary() && !op.IsCast() {
				return
			}
			if at, ok := cr.rangeIndex(v); !ok || !cr.set[at] {
				return
			}
			if r, ok := cr.evaluate(v, w); ok {
				cr.narrowRange(v, r, w, maxNarrowDepth)
			}
		})
	}
}

// usersOf calls each with integers that are computed from the value that entry i of the undo list narrows, and their widths.
func (cr *CorrelatedRanges) usersOf(i int, each func(v ir.Value, w int)) {
	f, at := cr.f, cr.undo[i].at
	if at == relationUndo {
		return
	}
	x := ir.Value(at)
	if int(at) >= len(cr.slot) {
		x = ir.ParamValue(int(at) - len(cr.slot))
	}
	for e, k := f.FirstUse(x), 0; e != 0 && k < maxSpread; e, k = f.NextUse(e), k+1 {
		v := f.User(e)
		if w := cr.Bits(v); w != 0 {
			each(v, w)
		}
	}
}
