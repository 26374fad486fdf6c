package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// gvnState is the storage of gvn.
type gvnState struct {
	*unit

	esc    analysis.Escapes
	mem    []memEntry
	at     []uint32 // by block number: where its entries start in mem
	keys   []uint8  // by hash of a key: entries that have it, 2 are many
	steps  int      // entries that may still be scanned
	fixed  bool     // nothing writes the place that is looked for
	number gvnNumbers
	exprs  []exprEntry
	heads  []uint32 // by hash: 1 + index of an expression
	region []uint32 // transparent blocks between the load and its source
	state  []uint32 // by block number: 1 + index into found, if the query has been there
	found  []gvnFound
	edges  []gvnFound // by edge of the join
	phis   int
	pairs  [][2]ir.Value // phis that are equal if all pairs are
}

// memEntry is an instruction that reads or writes memory.
type memEntry struct {
	inst   ir.Value
	acc    analysis.Access
	key    memKey
	simple bool // a load or store whose value is that of the place
	writes bool
}

// memKey names a place: equal keys are the same address in every iteration in which base, or the values that it is computed from, are
// the same. Of equal addresses base is the first one.
type memKey struct {
	base ir.Value
	off  int64
	typ  ir.Type
}

// gvnFound is the known value at the end of a block.
type gvnFound struct {
	blk  uint32
	val  ir.Value // the value of the place there; None in a transparent block before its phi is made
	from ir.Value // the load or store that provides it
	kind gvnKind
}

type gvnKind uint8

const (
	gvnTransparent gvnKind = iota
	gvnAvailable
	gvnMissing
)

const (
	maxGVNRegion = 32 // blocks between a load and its source
	maxGVNPhis   = 64 // phis that the pass may insert in a function, and one for each access to memory
)

// gvn removes redundancies at join blocks: congruent phis; loads whose value is available at the end of every
// predecessor, which a phi then merges; and expensive expressions likewise. If the value is missing in one
// predecessor that has no other successor, it is computed there (partial redundancy elimination). No path executes a
// load that it did not execute before.
func gvn(u *unit) bool {
	changed := u.gvn.mergePhis()
	if u.CFG().Len() < 2 {
		return changed
	}
	s := &u.gvn
	u.Dom()
	if s.hoistEqual() {
		changed = true
	}
	s.esc.Reset(u.f)
	u.gvn.collect()
	s.state = slab.Sized(s.state, u.cfg.Len()+1)
	s.steps = 64*len(s.mem) + 256
	s.phis = 0
	for n := uint32(2); n <= uint32(u.cfg.Len()) && s.phis < maxGVNPhis+len(s.mem) && s.steps > 0; n++ {
		for i := s.at[n]; i < s.at[n+1]; i++ {
			e := &s.mem[i]
			if f := u.f; e.simple && f.Op(e.inst) == ir.OpLoad && s.steps > 0 && u.gvn.visitLoad(n, i) {
				changed = true
			}
		}
	}
	if u.gvn.visitExprs() {
		changed = true
	}
	return changed
}

// collect lists, by block, the instructions that access memory, and the expensive expressions.
func (g *gvnState) collect() {
	f := g.f
	n := g.cfg.Len()
	g.at = slab.Sized(g.at, n+2)
	g.mem, g.exprs = g.mem[:0], g.exprs[:0]
	g.number.reset(f)
	for i := 1; i <= n; i++ {
		g.at[i] = uint32(len(g.mem))
		b := g.cfg.Block(uint32(i))
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			op := f.Op(v)
			if numbers(op) {
				g.number.add(f, v, g.home(v))
				continue
			}
			switch op {
			case ir.OpLoad, ir.OpStore:
				e := memEntry{inst: v, acc: analysis.AccessOf(f, v), simple: analysis.IsSimple(g.f, v), writes: op == ir.OpStore}
				if !e.simple {
					fx := g.fx.Inst(f, v)
					e.writes = fx&analysis.Writes != 0
					e.acc.All = fx&(analysis.Writes|analysis.InaccessibleMem) != 0
				}
				e.key = g.memKey(v)
				g.mem = append(g.mem, e)
			case ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr:
				if g.fx.Inst(f, v)&analysis.Writes != 0 {
					g.mem = append(g.mem, memEntry{inst: v, acc: g.fx.Access(f, v), writes: true})
				}
			}
			if g.expensive(v, op) {
				g.exprs = append(g.exprs, exprEntry{inst: v, blk: uint32(i)})
			}
		}
	}
	g.at[n+1] = uint32(len(g.mem))
	size := 16
	for size < 2*len(g.mem) {
		size *= 2
	}
	g.keys = slab.Sized(g.keys, size)
	for i := range g.mem {
		if e := &g.mem[i]; e.simple {
			k := &g.keys[e.key.hash(size)]
			*k = min(*k+1, 2)
		}
	}
}

// hash returns a number below size, a power of two.
func (k memKey) hash(size int) uint32 {
	return slab.Mix(slab.Mix(slab.Mix(uint32(k.typ), uint32(k.base)), uint32(k.off)), uint32(k.off>>32)) & uint32(size-1)
}

// memKey returns the key of a load or store, whose base is the first of equal expressions.
func (g *gvnState) memKey(v ir.Value) memKey { return g.numbered(memKeyOf(g.f, v)) }

// placeOf returns that of the place off bytes after p.
func (g *gvnState) placeOf(p ir.Value, off int64, t ir.Type) memKey {
	return g.numbered(placeKey(g.f, p, off, t))
}

func (g *gvnState) numbered(k memKey) memKey {
	k.base = g.number.leader(k.base)
	return k
}

// memKeyOf returns the key of a load or store.
func memKeyOf(f *ir.Func, v ir.Value) memKey {
	return placeKey(f, analysis.PointerOf(f, v), 0, analysis.AccessedType(f, v))
}

// placeKey returns the key of the place off bytes after p.
func placeKey(f *ir.Func, p ir.Value, off int64, t ir.Type) memKey {
	base, k := analysis.StripConstantOffsets(f, p)
	return memKey{base, off + k, t}
}

// valueOf returns the value that an access stores or loads.
func (g *gvnState) valueOf(e *memEntry) ir.Value {
	if g.f.Op(e.inst) == ir.OpStore {
		return g.f.Operand(e.inst, 0)
	}
	return e.inst
}

// atEnd looks from entry hi of a block back to entry lo for the value of the place that acc
// reads.
func (g *gvnState) atEnd(blk, lo, hi uint32, key memKey, acc *analysis.Access) gvnFound {
	for i := hi; i > lo; i-- {
		e := &g.mem[i-1]
		if g.steps--; g.steps <= 0 {
			return gvnFound{blk: blk, kind: gvnMissing}
		}
		if g.f.Op(e.inst) == ir.OpInvalid { // a load that was replaced
			continue
		}
		if e.simple && e.key == key {
			return gvnFound{blk, g.valueOf(e), e.inst, gvnAvailable}
		}
		if e.writes && !g.fixed && g.esc.Clobbers(&e.acc, acc) {
			return gvnFound{blk: blk, kind: gvnMissing}
		}
	}
	return gvnFound{blk: blk, kind: gvnTransparent}
}

// visitLoad looks at the load that is entry i, in block n.
func (g *gvnState) visitLoad(n, i uint32) bool {
	f := g.f
	e := &g.mem[i]
	v := e.inst
	if !f.HasUses(v) {
		return false
	}
	key := g.memKey(v)
	at := g.home(key.base)
	if at != n && g.keys[key.hash(len(g.keys))] < 2 {
		return false // nothing else accesses the place
	}
	acc := e.acc
	if f.Op(acc.Ref.Base) == ir.OpInvalid && acc.Ref.Base.IsInst() {
		acc = analysis.AccessOf(f, v)
	}
	g.fixed = analysis.Invariant(f, v, acc.Ref)
	if g.atEnd(n, g.at[n], i, key, &acc).kind != gvnTransparent {
		return false
	}
	preds := g.cfg.Preds(n)
	if at != n && g.findRegion(n, i, at, key, &acc) {
		return true
	}
	return len(preds) > 1 && g.loadByEdge(n, v, key, &acc)
}

// findRegion is visitLoad for an address from outside of block n (from block at): the value may come from
// anywhere before.
func (g *gvnState) findRegion(n, i, at uint32, key memKey, acc *analysis.Access) bool {
	f := g.f
	v := g.mem[i].inst
	// All paths backwards from n, up to definitions and clobbers of the value.
	g.region, g.found = g.region[:0], g.found[:0]
	defer func() {
		for _, k := range g.found {
			g.state[k.blk] = 0
		}
	}()
	some := false
	gap := uint32(0) // the block at whose end the value is not available, and that may load it
	visit := func(p uint32) bool {
		if g.state[p] != 0 {
			return true
		}
		lo, hi := g.at[p], g.at[p+1]
		if p == n { // around a loop: the entries after the load, and then the load
			lo = i
		}
		k := g.atEnd(p, lo, hi, key, acc)
		if k.kind == gvnMissing || k.kind == gvnTransparent && (p == at || p == 1) {
			if gap != 0 {
				return false
			}
			gap, k.kind = p, gvnMissing
		}
		g.found = append(g.found, k)
		g.state[p] = uint32(len(g.found))
		switch k.kind {
		case gvnAvailable:
			some = some || k.val != v
		case gvnTransparent:
			g.region = append(g.region, p)
		}
		return true
	}
	for _, p := range g.cfg.Preds(n) {
		if !visit(p) {
			return false
		}
	}
	for k := 0; k < len(g.region); k++ {
		if k >= maxGVNRegion {
			return false
		}
		for _, p := range g.cfg.Preds(g.region[k]) {
			if !visit(p) {
				return false
			}
		}
	}
	if !some || gap != 0 && !g.canInsertLoad(gap, n, v, key, acc) {
		return false
	}
	g.remark(Passed, "gvn", v, "load eliminated: its value is available on every path")
	if gap != 0 {
		g.found[g.state[gap]-1].val = g.loadOnEdge(n, gap, v)
	}
	x := g.joined(n, v, f.TypeOf(v))
	g.replaceLoad(v, x)
	return true
}

// canInsertLoad reports whether load v of block n can be inserted at the end of block p: its address is available
// there, p executes no more often than n, and every path from p loads the location before any store to it and before
// any synchronisation.
func (g *gvnState) canInsertLoad(p, n uint32, v ir.Value, key memKey, acc *analysis.Access) bool {
	f := g.f
	l := g.Loops()
	if p >= n || l.Of(p) != 0 && !l.Contains(l.Of(p), n) || !g.addressOnEdge(f.Operand(v, 0), n, p, 4) {
		return false
	}
	for _, k := range g.cfg.Succs(p) {
		if k != n && len(g.cfg.Preds(k)) != 1 {
			return false
		}
		w := f.First(g.cfg.Block(k))
		for ; w != ir.None && w != v; w = f.Next(w) {
			e := g.fx.Inst(f, w)
			if f.Op(w) == ir.OpLoad && analysis.IsSimple(g.f, w) && f.TypeOf(w) == f.TypeOf(v) && g.memKey(w) == key {
				break
			}
			if f.Op(w).IsTerminator() || f.Op(w) == ir.OpCall && e&(analysis.MayNotReturn|analysis.Convergent) != 0 {
				return false
			}
			if e&analysis.Writes != 0 && !g.fixed {
				if a := g.fx.Access(f, w); g.esc.Clobbers(&a, acc) {
					return false
				}
			}
		}
	}
	return true
}

// joined returns the value of the place at the start of block n: a phi, or the common value of all predecessors.
func (g *gvnState) joined(n uint32, load ir.Value, t ir.Type) ir.Value {
	f := g.f
	preds := g.cfg.Preds(n)
	if len(preds) == 1 {
		return g.valueAtEnd(preds[0], load, t)
	}
	g.phis++
	phi := g.mem2reg.newPhi(n, t)
	f.SetDebugLoc(phi, f.DebugLoc(load))
	if k := g.state[n]; k != 0 && g.found[k-1].kind == gvnTransparent {
		g.found[k-1].val = phi
	}
	for k, p := range preds {
		f.SetOperand(phi, 2*k, g.valueAtEnd(p, load, t))
	}
	k := g.state[n]
	known := k != 0 && g.found[k-1].val == phi
	phi = g.shared(phi)
	if known {
		g.found[k-1].val = phi
	}
	return phi
}

// valueAtEnd returns the value of the place at the end of block p.
func (g *gvnState) valueAtEnd(p uint32, load ir.Value, t ir.Type) ir.Value {
	i := g.state[p] - 1
	if k := g.found[i]; k.val != ir.None {
		g.keepFacts(k, load)
		return k.val
	}
	x := g.joined(p, load, t)
	g.found[i].val = x
	return x
}

// keepFacts keeps on a load that provides a value only the facts that load v has as well.
func (g *gvnState) keepFacts(k gvnFound, v ir.Value) {
	if k.from == k.val && k.from != ir.None && k.from != v {
		g.mergeFacts(k.from, v)
	}
}

// replaceLoad replaces load v by x. A phi that has v as its value on a back edge then has itself there.
func (g *gvnState) replaceLoad(v, x ir.Value) {
	g.f.ReplaceAll(v, x)
	g.f.Erase(v)
}

// blockOf returns the number of the block that computes v, 0 if none does.
func (g *gvnState) blockOf(v ir.Value) uint32 {
	if !v.IsInst() || g.f.Op(v) == ir.OpInvalid {
		return 0
	}
	return g.cfg.Number(g.f.BlockOf(v))
}
