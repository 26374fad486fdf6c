package passes

import (
	"gonvvm/internal/ir"

	"gonvvm/internal/fold"
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
		var r constantRange
		some := false
		for e := f.FirstUse(b.Value()); e != 0; e = f.NextUse(e) { // fewer than there are cases
			if f.User(e) != t {
				continue
			}
			if x, ok := cp.splat(f.Operand(t, f.UseIndex(e)-1)); ok {
				k := fold.Signed(x, w)
				c := constantRange{x, x, k, k}
				if some {
					c = c.union(r)
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
		if ok1 && ok2 && !ra.isEmpty() && !rb.isEmpty() {
			cp.narrowRange(a, ra.where(p, rb, w), w, 0)
			cp.narrowRange(b, rb.where(p.Swap(), ra, w), w, 0)
		}
	}
}

// where returns the values of r that can compare so with one of x.
func (r constantRange) where(p ir.Pred, x constantRange, w int) constantRange {
	all := fullRange(w)
	switch p {
	case ir.ICmpEQ:
		r.intersect(x, w)
	case ir.ICmpNE:
		if x.umin == x.umax {
			if r.umin == x.umin && r.umin < r.umax {
				r.umin++
			}
			if r.umax == x.umin && r.umin < r.umax {
				r.umax--
			}
			if r.smin == x.smin && r.smin < r.smax {
				r.smin++
			}
			if r.smax == x.smin && r.smin < r.smax {
				r.smax--
			}
		}
	case ir.ICmpULT:
		if x.umax > 0 {
			r.umax = min(r.umax, x.umax-1)
		}
	case ir.ICmpULE:
		r.umax = min(r.umax, x.umax)
	case ir.ICmpUGT:
		if x.umin < all.umax {
			r.umin = max(r.umin, x.umin+1)
		}
	case ir.ICmpUGE:
		r.umin = max(r.umin, x.umin)
	case ir.ICmpSLT:
		if x.smax > all.smin {
			r.smax = min(r.smax, x.smax-1)
		}
	case ir.ICmpSLE:
		r.smax = min(r.smax, x.smax)
	case ir.ICmpSGT:
		if x.smin < all.smax {
			r.smin = max(r.smin, x.smin+1)
		}
	case ir.ICmpSGE:
		r.smin = max(r.smin, x.smin)
	}
	r.intersect(all, w)
	return r
}

// narrowRange notes that v lies in r here, and what that says of what v is computed from.
func (cp *correlatedState) narrowRange(v ir.Value, r constantRange, w, depth int) {
	f := cp.f
	i, ok := cp.rangeIndex(v)
	if !ok || !cp.set[i] {
		return
	}
	was := cp.of[i]
	r.intersect(was, w)
	if r == was {
		return
	}
	cp.undo = append(cp.undo, rangeUndo{i, was})
	cp.of[i] = r
	if !v.IsInst() || depth == 2 || r.isEmpty() {
		return
	}
	switch f.Op(v) {
	case ir.OpZExt:
		if x := f.Operand(v, 0); cp.rangeBits(x) != 0 {
			n := cp.rangeBits(x)
			k := fullRange(n)
			k.umin, k.umax = min(r.umin, fold.Mask(n)), min(r.umax, fold.Mask(n))
			k.intersect(k, n)
			cp.narrowRange(x, k, n, depth+1)
		}
	case ir.OpSExt:
		if x := f.Operand(v, 0); cp.rangeBits(x) != 0 {
			n := cp.rangeBits(x)
			k := fullRange(n)
			k.smin, k.smax = max(r.smin, k.smin), min(r.smax, k.smax)
			k.intersect(k, n)
			cp.narrowRange(x, k, n, depth+1)
		}
	case ir.OpAdd:
		k, ok := cp.splat(f.Operand(v, 1))
		if !ok {
			return
		}
		// x + k in [lo, hi]: x in [lo - k, hi - k], where that does not wrap around.
		x := fullRange(w)
		if lo, hi := (r.umin-k)&fold.Mask(w), (r.umax-k)&fold.Mask(w); lo <= hi {
			x.umin, x.umax = lo, hi
		}
		lo, ok1 := addSigned(r.smin, -fold.Signed(k, w), w)
		hi, ok2 := addSigned(r.smax, -fold.Signed(k, w), w)
		if ok1 && ok2 && fitsSigned(-fold.Signed(k, w), w) && f.Flags(v)&ir.FlagNSW != 0 {
			x.smin, x.smax = lo, hi
		}
		x.intersect(x, w)
		cp.narrowRange(f.Operand(v, 0), x, w, depth+1)
	}
}
