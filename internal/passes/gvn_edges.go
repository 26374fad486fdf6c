package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// gvnByEdge is gvnLoad way by way: on each edge into block n the address may be another one, whose
// value is looked for as far back as there is one way only. One edge may lack it.
func (u *unit) gvnByEdge(n uint32, v ir.Value, key memKey, acc *analysis.Access) bool {
	f, s := u.f, &u.gvn
	preds := u.cfg.Preds(n)
	s.edges = s.edges[:0]
	missing := uint32(0)
	some := false
	for _, q := range preds {
		k := gvnFound{kind: gvnMissing}
		if on, ref, ok := u.placeOnEdge(key, acc, n, q); ok {
			k = u.alongWay(q, n, on, analysis.Access{Ref: ref, Size: acc.Size, Inst: v})
		}
		if k.kind == gvnAvailable {
			some = some || k.val != v
		} else if missing != 0 {
			return false
		} else {
			missing = q
		}
		s.edges = append(s.edges, k)
	}
	if !some {
		return false
	}
	if missing != 0 && (!u.canInsert(missing, n, v) || !u.addressOnEdge(f.Operand(v, 0), n, missing, 4)) {
		return false
	}
	u.remark(Passed, "gvn", v, "load replaced by what is known on every way here")
	s.phis++
	phi := u.newPhi(n, f.TypeOf(v))
	f.SetDebugLoc(phi, f.DebugLoc(v))
	for k, q := range preds {
		x := s.edges[k].val
		if x == ir.None {
			x = u.loadOnEdge(n, q, v)
		} else {
			u.keepFacts(s.edges[k], v)
		}
		f.SetOperand(phi, 2*k, x)
	}
	u.replaceLoad(v, phi)
	return true
}

// placeOnEdge returns the place that key will be on the way from block q into n, in terms of values
// that are known at the end of q.
func (u *unit) placeOnEdge(key memKey, acc *analysis.Access, n, q uint32) (memKey, analysis.Ref, bool) {
	f := u.f
	if u.blockOf(key.base) != n {
		return key, acc.Ref, true
	}
	from := u.cfg.Block(q)
	switch f.Op(key.base) {
	case ir.OpPhi:
		in := f.PhiIncoming(key.base, from)
		r := analysis.RefOf(f, in)
		r.Off, r.NearOff = r.Off+key.off, r.NearOff+key.off
		if r.Space == analysis.Generic {
			r.Space = acc.Ref.Space
		}
		return u.placeOf(in, key.off, key.typ), r, true
	case ir.OpGEP:
		// p + i*k, where i is i + c on this way: c*k further than the last time.
		if f.NumOps(key.base) != 2 || u.blockOf(f.Operand(key.base, 0)) == n {
			break
		}
		i := f.Operand(key.base, 1)
		need := ir.Flags(0)
		switch f.Op(i) {
		case ir.OpSExt:
			need, i = ir.FlagNSW, f.Operand(i, 0)
		case ir.OpZExt:
			need, i = ir.FlagNUW, f.Operand(i, 0)
		}
		if f.Op(i) != ir.OpPhi || u.blockOf(i) != n || need == 0 && u.ty.Bits(f.TypeOf(i)) != 64 {
			break
		}
		next := f.PhiIncoming(i, from)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != i || f.Flags(next)&need != need {
			break
		}
		c, ok := u.c.Sint(f.Operand(next, 1))
		if !ok {
			break
		}
		key.off += c * int64(u.m.SizeOf(f.ElemType(key.base)))
		r := acc.Ref // not exact
		r.Near = ir.None
		return key, r, true
	}
	return key, analysis.Ref{}, false
}

// alongWay looks for the value of a place at the end of block q and up to where its only way
// comes from.
func (u *unit) alongWay(q, n uint32, key memKey, acc analysis.Access) gvnFound {
	f, s := u.f, &u.gvn
	s.fixed = analysis.Invariant(f, acc.Inst, acc.Ref)
	at := u.blockOf(key.base)
	for range maxGVNRegion {
		x := u.atEnd(q, s.at[q], s.at[q+1], key, &acc)
		if x.kind != gvnTransparent {
			return x
		}
		if q == at || q == n || q == 1 || len(u.cfg.Preds(q)) != 1 {
			break
		}
		q = u.cfg.Preds(q)[0]
	}
	return gvnFound{kind: gvnMissing}
}

// canInsert reports whether v, in block n, may be computed at the end of predecessor p as well:
// whoever leaves p executes v, and v is not moved into a loop's end.
func (u *unit) canInsert(p, n uint32, v ir.Value) bool {
	f := u.f
	b := u.cfg.Block(p)
	if f.Op(f.Terminator(b)) != ir.OpBr || p >= n {
		return false
	}
	for w := f.First(f.BlockOf(v)); w != v; w = f.Next(w) {
		if f.Op(w) == ir.OpCall && u.fx.Call(f, w)&(analysis.Diverges|analysis.Convergent) != 0 {
			return false
		}
	}
	return true
}

// addressOnEdge reports whether x, an address in block n or part of one, can be computed on the way from q:
// it is from elsewhere, a phi, or made of such.
func (u *unit) addressOnEdge(x ir.Value, n, q uint32, depth int) bool {
	f := u.f
	at := u.blockOf(x)
	switch {
	case at == 0 || at != n && u.dom.DominatesN(at, q):
		return true
	case at != n:
		return false
	case f.Op(x) == ir.OpPhi:
		return true
	case depth == 0:
		return false
	}
	switch f.Op(x) {
	case ir.OpGEP, ir.OpSExt, ir.OpZExt, ir.OpAddrSpaceCast, ir.OpAdd, ir.OpShl:
		if f.NumOps(x) > 4 {
			return false
		}
	default:
		return false
	}
	for i := range f.NumOps(x) {
		if !u.addressOnEdge(f.Operand(x, i), n, q, depth-1) {
			return false
		}
	}
	return true
}

// onEdgeAt computes at the end of block q what x will be on the way from there into block n.
func (u *unit) onEdgeAt(x ir.Value, n, q uint32) ir.Value {
	f := u.f
	switch {
	case u.blockOf(x) != n:
		return x
	case f.Op(x) == ir.OpPhi:
		return f.PhiIncoming(x, u.cfg.Block(q))
	}
	var ops [4]ir.Value
	k := f.NumOps(x)
	for i := range k {
		ops[i] = u.onEdgeAt(f.Operand(x, i), n, q)
	}
	return u.b.Insert(f.Op(x), f.TypeOf(x), f.Flags(x), f.Aux(x), ops[:k]...)
}

// loadOnEdge loads at the end of block q what load v of block n will load when it comes from there.
func (u *unit) loadOnEdge(n, q uint32, v ir.Value) ir.Value {
	f := u.f
	u.b.Before(f.Terminator(u.cfg.Block(q)))
	u.b.Loc = f.DebugLoc(v)
	a := u.onEdgeAt(f.Operand(v, 0), n, q)
	x := u.b.MemOp(ir.OpLoad, f.TypeOf(v), f.Mem(v), f.Flags(v), a)
	if md := f.Attachment(v, "invariant.load"); md != 0 {
		f.Attach(x, ir.Attachment{Kind: "invariant.load", Node: md})
	}
	return x
}
