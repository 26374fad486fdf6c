package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// rollBack takes back what conditions have told since the undo list had length to.
func (cp *correlatedState) rollBack(to uint32) {
	for i := len(cp.undo) - 1; i >= int(to); i-- {
		cp.of[cp.undo[i].at] = cp.undo[i].was
	}
	cp.undo = cp.undo[:to]
}

// learnEdge uses what is known on the edge from block p to block n.
func (cp *correlatedState) learnEdge(p, n uint32) {
	f := cp.f
	from, b := cp.cfg.Block(p), cp.cfg.Block(n)
	t := f.Terminator(from)
	switch f.Op(t) {
	case ir.OpCondBr:
		if f.Succ(from, 0) != f.Succ(from, 1) {
			cp.learnRange(f.Operand(t, 0), f.Succ(from, 0) == b, 0)
		}
	case ir.OpSwitch:
		// The cases that lead here; the default leads anywhere.
		v := f.Operand(t, 0)
		w := cp.rangeBits(v)
		if w == 0 || f.Operand(t, 1).Block() == b {
			return
		}
		var r analysis.Bounds
		some := false
		for e := f.FirstUse(b.Value()); e != 0; e = f.NextUse(e) { // fewer than there are cases
			if f.User(e) != t {
				continue
			}
			if x, ok := cp.splat(f.Operand(t, f.UseIndex(e)-1)); ok {
				k := fold.Signed(x, w)
				c := analysis.Bounds{UMin: x, UMax: x, SMin: k, SMax: k}
				if some {
					c = c.Union(r)
				}
				r, some = c, true
			}
		}
		if some {
			cp.narrowRange(v, r, w, 0)
		}
	}
}

// learnRange uses that condition c is x.
func (cp *correlatedState) learnRange(c ir.Value, x bool, depth int) {
	f := cp.f
	if !c.IsInst() || depth > maxRangeConds {
		return
	}
	switch f.Op(c) {
	case ir.OpAnd, ir.OpOr:
		if x == (f.Op(c) == ir.OpAnd) {
			cp.learnRange(f.Operand(c, 0), x, depth+1)
			cp.learnRange(f.Operand(c, 1), x, depth+1)
		}
	case ir.OpXor:
		if cp.isAllOnes(f.Operand(c, 1)) {
			cp.learnRange(f.Operand(c, 0), !x, depth+1)
		}
	case ir.OpSelect: // c && d, c || d
		if x && cp.c.IsZero(f.Operand(c, 2)) {
			cp.learnRange(f.Operand(c, 0), true, depth+1)
			cp.learnRange(f.Operand(c, 1), true, depth+1)
		}
		if !x && cp.isAllOnes(f.Operand(c, 1)) {
			cp.learnRange(f.Operand(c, 0), false, depth+1)
			cp.learnRange(f.Operand(c, 2), false, depth+1)
		}
	case ir.OpICmp:
		p := f.Pred(c)
		if !x {
			p = p.Inverse()
		}
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		w := cp.rangeBits(a)
		if w == 0 {
			return
		}
		ra, ok1 := cp.rangeAt(a, w)
		rb, ok2 := cp.rangeAt(b, w)
		if ok1 && ok2 && !ra.IsEmpty() && !rb.IsEmpty() {
			cp.narrowRange(a, ra.Where(p, rb, w), w, 0)
			cp.narrowRange(b, rb.Where(p.Swap(), ra, w), w, 0)
		}
	}
}

// narrowRange notes that v lies in r here, and what that says of what v is computed from.
func (cp *correlatedState) narrowRange(v ir.Value, r analysis.Bounds, w, depth int) {
	f := cp.f
	i, ok := cp.rangeIndex(v)
	if !ok || !cp.set[i] {
		return
	}
	was := cp.of[i]
	r.Intersect(was, w)
	if r == was {
		return
	}
	cp.undo = append(cp.undo, rangeUndo{i, was})
	cp.of[i] = r
	if !v.IsInst() || depth == 2 || r.IsEmpty() {
		return
	}
	switch f.Op(v) {
	case ir.OpZExt:
		if x := f.Operand(v, 0); cp.rangeBits(x) != 0 {
			n := cp.rangeBits(x)
			k := analysis.FullBounds(n)
			k.UMin, k.UMax = min(r.UMin, fold.Mask(n)), min(r.UMax, fold.Mask(n))
			k.Intersect(k, n)
			cp.narrowRange(x, k, n, depth+1)
		}
	case ir.OpSExt:
		if x := f.Operand(v, 0); cp.rangeBits(x) != 0 {
			n := cp.rangeBits(x)
			k := analysis.FullBounds(n)
			k.SMin, k.SMax = max(r.SMin, k.SMin), min(r.SMax, k.SMax)
			k.Intersect(k, n)
			cp.narrowRange(x, k, n, depth+1)
		}
	case ir.OpAdd:
		k, ok := cp.splat(f.Operand(v, 1))
		if !ok {
			return
		}
		// x + k in [lo, hi]: x in [lo - k, hi - k], where that does not wrap around.
		x := analysis.FullBounds(w)
		if lo, hi := (r.UMin-k)&fold.Mask(w), (r.UMax-k)&fold.Mask(w); lo <= hi {
			x.UMin, x.UMax = lo, hi
		}
		lo, ok1 := analysis.AddSigned(r.SMin, -fold.Signed(k, w), w)
		hi, ok2 := analysis.AddSigned(r.SMax, -fold.Signed(k, w), w)
		if ok1 && ok2 && analysis.FitsSigned(-fold.Signed(k, w), w) && f.Flags(v)&ir.FlagNSW != 0 {
			x.SMin, x.SMax = lo, hi
		}
		x.Intersect(x, w)
		cp.narrowRange(f.Operand(v, 0), x, w, depth+1)
	}
}
