package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// loadByEdge is visitLoad for each edge: on each edge into block n the address may be another one, whose
// value is searched backwards through single predecessors. It may be missing on one edge.
func (g *gvnState) loadByEdge(n uint32, v ir.Value, key memKey, acc *analysis.Access) bool {
	f := g.f
	preds := g.cfg.Preds(n)
	g.edges = g.edges[:0]
	missing := uint32(0)
	some := false
	for _, q := range preds {
		k := gvnFound{kind: gvnMissing}
		if on, ref, ok := g.placeOnEdge(key, acc, n, q); ok {
			k = g.alongPath(q, n, on, analysis.Access{Ref: ref, Size: acc.Size, Inst: v})
		}
		if k.kind == gvnAvailable {
			some = some || k.val != v
		} else if missing != 0 {
			return false
		} else {
			missing = q
		}
		g.edges = append(g.edges, k)
	}
	if !some {
		return false
	}
	if missing != 0 && (!g.canInsert(missing, n, v) || !g.addressOnEdge(f.Operand(v, 0), n, missing, 4)) {
		return false
	}
	g.remark(Passed, "gvn", v, "load eliminated: its value is available on every path")
	g.phis++
	phi := g.mem2reg.newPhi(n, f.TypeOf(v))
	f.SetDebugLoc(phi, f.DebugLoc(v))
	for k, q := range preds {
		x := g.edges[k].val
		if x == ir.None {
			x = g.loadOnEdge(n, q, v)
		} else {
			g.keepFacts(g.edges[k], v)
		}
		f.SetOperand(phi, 2*k, x)
	}
	g.replaceLoad(v, g.shared(phi))
	return true
}

// placeOnEdge returns the location of key on the edge from block q to n, in terms of values
// that are known at the end of q.
func (g *gvnState) placeOnEdge(key memKey, acc *analysis.Access, n, q uint32) (memKey, analysis.Ref, bool) {
	f := g.f
	if g.home(key.base) != n {
		return key, acc.Ref, true
	}
	from := g.cfg.Block(q)
	switch f.Op(key.base) {
	case ir.OpPhi:
		in := f.PhiIncoming(key.base, from)
		r := analysis.RefOf(f, in)
		r.Off, r.NearOff = r.Off+key.off, r.NearOff+key.off
		if r.Space == analysis.Generic {
			r.Space = acc.Ref.Space
		}
		return g.placeOf(in, key.off, key.typ), r, true
	case ir.OpGEP:
		// p + i*k, where i is i + c on this edge: c*k beyond the last iteration.
		if f.NumOps(key.base) != 2 || g.blockOf(f.Operand(key.base, 0)) == n {
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
		if f.Op(i) != ir.OpPhi || g.blockOf(i) != n || need == 0 && g.ty.Bits(f.TypeOf(i)) != 64 {
			break
		}
		next := f.PhiIncoming(i, from)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != i || f.Flags(next)&need != need {
			break
		}
		c, ok := g.c.Sint(f.Operand(next, 1))
		if !ok {
			break
		}
		key.off += c * int64(g.m.SizeOf(f.ElemType(key.base)))
		r := acc.Ref // not exact
		r.Near = ir.None
		return key, r, true
	}
	return key, analysis.Ref{}, false
}

// alongPath looks for the value of a location at the end of block q and up to where its only path
// comes from.
func (g *gvnState) alongPath(q, n uint32, key memKey, acc analysis.Access) gvnFound {
	f := g.f
	g.fixed = analysis.Invariant(f, acc.Inst, acc.Ref)
	at := g.home(key.base)
	for range maxGVNRegion {
		x := g.atEnd(q, g.at[q], g.at[q+1], key, &acc)
		if x.kind != gvnTransparent {
			return x
		}
		if q == at || q == n || q == 1 || len(g.cfg.Preds(q)) != 1 {
			break
		}
		q = g.cfg.Preds(q)[0]
	}
	return gvnFound{kind: gvnMissing}
}

// canInsert reports whether v, in block n, may be computed at the end of predecessor p as well:
// every path from p executes v, and v is not moved into a latch.
func (g *gvnState) canInsert(p, n uint32, v ir.Value) bool {
	f := g.f
	b := g.cfg.Block(p)
	if f.Op(f.Terminator(b)) != ir.OpBr || p >= n {
		return false
	}
	for w := f.First(f.BlockOf(v)); w != v; w = f.Next(w) {
		if f.Op(w) == ir.OpCall && g.fx.Call(f, w)&(analysis.MayNotReturn|analysis.Convergent) != 0 {
			return false
		}
	}
	return true
}

// addressOnEdge reports whether x, an address in block n or part of one, can be computed on the edge from q: it is
// defined elsewhere, a phi, or computed from such values.
func (g *gvnState) addressOnEdge(x ir.Value, n, q uint32, depth int) bool {
	f := g.f
	at := g.blockOf(x)
	switch {
	case at == 0 || at != n && g.dom.DominatesN(at, q):
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
		if !g.addressOnEdge(f.Operand(x, i), n, q, depth-1) {
			return false
		}
	}
	return true
}

// onEdgeAt computes at the end of block q the value of x on the edge from there to block n.
func (g *gvnState) onEdgeAt(x ir.Value, n, q uint32) ir.Value {
	f := g.f
	switch {
	case g.blockOf(x) != n:
		return x
	case f.Op(x) == ir.OpPhi:
		return f.PhiIncoming(x, g.cfg.Block(q))
	}
	var ops [4]ir.Value
	k := f.NumOps(x)
	for i := range k {
		ops[i] = g.onEdgeAt(f.Operand(x, i), n, q)
	}
	return g.b.Insert(f.Op(x), f.TypeOf(x), f.Flags(x), f.Aux(x), ops[:k]...)
}

// loadOnEdge inserts at the end of block q the load that load v of block n performs when control comes from q.
func (g *gvnState) loadOnEdge(n, q uint32, v ir.Value) ir.Value {
	f := g.f
	g.b.Before(f.Terminator(g.cfg.Block(q)))
	g.b.Loc = f.DebugLoc(v)
	a := g.onEdgeAt(f.Operand(v, 0), n, q)
	x := g.b.MemOp(ir.OpLoad, f.TypeOf(v), f.Mem(v), f.Flags(v), a)
	if md := f.Attachment(v, "invariant.load"); md != 0 {
		f.Attach(x, ir.Attachment{Kind: "invariant.load", Node: md})
	}
	return x
}
