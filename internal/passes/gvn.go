package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// gvnState is the storage of gvn.
type gvnState struct {
	esc    analysis.Escapes
	mem    []memEntry
	at     []uint32 // by block number: where its entries start in mem
	keys   []uint8  // by hash of a key: entries that have it, 2 are many
	steps  int      // entries that may still be looked at
	fixed  bool     // nothing writes the place that is looked for
	exprs  []exprEntry
	heads  []uint32 // by hash: 1 + index of an expression
	region []uint32 // transparent blocks between the load and what gives its value
	state  []uint32 // by block number: 1 + index into found, if the query has been there
	found  []gvnFound
	edges  []gvnFound // by edge of the join
	phis   int
}

// memEntry is an instruction that reads or writes memory.
type memEntry struct {
	inst   ir.Value
	acc    analysis.Access
	key    memKey
	simple bool // a load or store whose value is that of the place
	writes bool
}

// memKey names a place: equal keys are the same address in every iteration in which base is
// the same.
type memKey struct {
	base ir.Value
	off  int64
	typ  ir.Type
}

// gvnFound is what is known about the end of a block.
type gvnFound struct {
	blk  uint32
	val  ir.Value // the value of the place there; None in a transparent block before its phi is made
	from ir.Value // the load or store that tells
	kind gvnKind
}

type gvnKind uint8

const (
	gvnTransparent gvnKind = iota
	gvnAvailable
	gvnMissing
)

const (
	maxGVNRegion = 32 // blocks between a load and what gives its value
	maxGVNPhis   = 64 // values that a function may carry across joins in this way
)

// gvn removes what is computed again where ways join: phis that are always equal, loads
// whose value every way into their block knows, which a phi collects, and expensive
// expressions likewise. Where one way does not know it, and leads nowhere else, the
// value is computed there (partial redundancy). Nothing is loaded that was not loaded
// on that way before.
func gvn(u *unit) bool {
	changed := u.mergePhis()
	if u.CFG().Len() < 2 {
		return changed
	}
	s := &u.gvn
	u.Dom()
	s.esc.Reset(u.f)
	u.gvnCollect()
	s.state = slab.Sized(s.state, u.cfg.Len()+1)
	s.steps = 16*len(s.mem) + 256
	s.phis = 0
	for n := uint32(2); n <= uint32(u.cfg.Len()) && s.phis < maxGVNPhis && s.steps > 0; n++ {
		for i := s.at[n]; i < s.at[n+1]; i++ {
			e := &s.mem[i]
			if f := u.f; e.simple && f.Op(e.inst) == ir.OpLoad && s.steps > 0 && u.gvnLoad(n, i) {
				changed = true
			}
		}
	}
	if u.gvnExprs() {
		changed = true
	}
	return changed
}

// gvnCollect lists, by block, what touches memory, and the expensive expressions.
func (u *unit) gvnCollect() {
	f, s := u.f, &u.gvn
	n := u.cfg.Len()
	s.at = slab.Sized(s.at, n+2)
	s.mem, s.exprs = s.mem[:0], s.exprs[:0]
	for i := 1; i <= n; i++ {
		s.at[i] = uint32(len(s.mem))
		b := u.cfg.Block(uint32(i))
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			op := f.Op(v)
			switch op {
			case ir.OpLoad, ir.OpStore:
				e := memEntry{inst: v, acc: analysis.AccessOf(f, v), simple: u.simpleAccess(v), writes: op == ir.OpStore}
				if !e.simple {
					fx := u.fx.Inst(f, v)
					e.writes = fx&analysis.Writes != 0
					e.acc.All = fx&(analysis.Writes|analysis.Hidden) != 0
				}
				e.key = u.memKey(v)
				s.mem = append(s.mem, e)
			case ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr:
				if u.fx.Inst(f, v)&analysis.Writes != 0 {
					s.mem = append(s.mem, memEntry{inst: v, acc: u.fx.Access(f, v), writes: true})
				}
			}
			if u.expensive(v, op) {
				s.exprs = append(s.exprs, exprEntry{inst: v, blk: uint32(i)})
			}
		}
	}
	s.at[n+1] = uint32(len(s.mem))
	size := 16
	for size < 2*len(s.mem) {
		size *= 2
	}
	s.keys = slab.Sized(s.keys, size)
	for i := range s.mem {
		if e := &s.mem[i]; e.simple {
			k := &s.keys[e.key.hash(size)]
			*k = min(*k+1, 2)
		}
	}
}

// hash returns a number below size, a power of two.
func (k memKey) hash(size int) uint32 {
	return hashMix(hashMix(hashMix(uint32(k.typ), uint32(k.base)), uint32(k.off)), uint32(k.off>>32)) & uint32(size-1)
}

// memKey returns the key of a load or store.
func (u *unit) memKey(v ir.Value) memKey {
	f := u.f
	if f.Op(v) == ir.OpStore {
		return u.placeOf(f.Operand(v, 1), 0, f.TypeOf(f.Operand(v, 0)))
	}
	return u.placeOf(f.Operand(v, 0), 0, f.TypeOf(v))
}

// placeOf returns the key of the place off bytes behind p.
func (u *unit) placeOf(p ir.Value, off int64, t ir.Type) memKey {
	f := u.f
	for f.Op(p) == ir.OpGEP {
		d, ok := analysis.GEPOffset(f, p)
		if !ok {
			break
		}
		off += d
		p = f.Operand(p, 0)
	}
	return memKey{p, off, t}
}

// valueOf returns what an access leaves in its place, or finds there.
func (u *unit) valueOf(e *memEntry) ir.Value {
	if u.f.Op(e.inst) == ir.OpStore {
		return u.f.Operand(e.inst, 0)
	}
	return e.inst
}

// atEnd looks from entry hi of a block back to entry lo for the value of the place that acc
// reads.
func (u *unit) atEnd(blk, lo, hi uint32, key memKey, acc *analysis.Access) gvnFound {
	s := &u.gvn
	for i := hi; i > lo; i-- {
		e := &s.mem[i-1]
		if s.steps--; s.steps <= 0 {
			return gvnFound{blk: blk, kind: gvnMissing}
		}
		if u.f.Op(e.inst) == ir.OpInvalid { // a load that was replaced
			continue
		}
		if e.simple && e.key == key {
			return gvnFound{blk, u.valueOf(e), e.inst, gvnAvailable}
		}
		if e.writes && !s.fixed && s.esc.Clobbers(&e.acc, acc) {
			return gvnFound{blk: blk, kind: gvnMissing}
		}
	}
	return gvnFound{blk: blk, kind: gvnTransparent}
}

// gvnLoad looks at the load that is entry i, in block n.
func (u *unit) gvnLoad(n, i uint32) bool {
	f, s := u.f, &u.gvn
	e := &s.mem[i]
	v := e.inst
	if !f.HasUses(v) {
		return false
	}
	key := u.memKey(v)
	at := u.blockOf(key.base)
	if at != n && s.keys[key.hash(len(s.keys))] < 2 {
		return false // nothing else accesses the place
	}
	acc := e.acc
	if f.Op(acc.Ref.Base) == ir.OpInvalid && acc.Ref.Base.IsInst() {
		acc = analysis.AccessOf(f, v)
	}
	s.fixed = analysis.Invariant(f, v, acc.Ref)
	if u.atEnd(n, s.at[n], i, key, &acc).kind != gvnTransparent {
		return false
	}
	preds := u.cfg.Preds(n)
	if at != n && u.gvnRegion(n, i, at, key, &acc) {
		return true
	}
	return len(preds) > 1 && u.gvnByEdge(n, v, key, &acc)
}

// gvnRegion is gvnLoad for an address from outside of block n (from block at): the value may come from
// anywhere before.
func (u *unit) gvnRegion(n, i, at uint32, key memKey, acc *analysis.Access) bool {
	f, s := u.f, &u.gvn
	v := s.mem[i].inst
	// All ways back from n, up to what gives or destroys the value.
	s.region, s.found = s.region[:0], s.found[:0]
	defer func() {
		for _, k := range s.found {
			s.state[k.blk] = 0
		}
	}()
	some := false
	gap := uint32(0) // the block at whose end nobody knows the value, and that may load it
	visit := func(p uint32) bool {
		if s.state[p] != 0 {
			return true
		}
		lo, hi := s.at[p], s.at[p+1]
		if p == n { // around a loop: what stands behind the load, and then the load
			lo = i
		}
		k := u.atEnd(p, lo, hi, key, acc)
		if k.kind == gvnMissing || k.kind == gvnTransparent && (p == at || p == 1) {
			if gap != 0 {
				return false
			}
			gap, k.kind = p, gvnMissing
		}
		s.found = append(s.found, k)
		s.state[p] = uint32(len(s.found))
		switch k.kind {
		case gvnAvailable:
			some = some || k.val != v
		case gvnTransparent:
			s.region = append(s.region, p)
		}
		return true
	}
	for _, p := range u.cfg.Preds(n) {
		if !visit(p) {
			return false
		}
	}
	for k := 0; k < len(s.region); k++ {
		if k >= maxGVNRegion {
			return false
		}
		for _, p := range u.cfg.Preds(s.region[k]) {
			if !visit(p) {
				return false
			}
		}
	}
	if !some || gap != 0 && !u.canFill(gap, n, v, key, acc) {
		return false
	}
	u.remark(Passed, "gvn", v, "load replaced by what is known on every way here")
	if gap != 0 {
		s.found[s.state[gap]-1].val = u.loadOnEdge(n, gap, v)
	}
	x := u.joined(n, v, f.TypeOf(v))
	u.replaceLoad(v, x)
	return true
}

// canFill reports whether load v of block n may as well stand at the end of block p: it can be addressed there, is
// executed no more often, and whoever leaves p loads from the place in any case, before anything writes it and before
// threads may wait for each other.
func (u *unit) canFill(p, n uint32, v ir.Value, key memKey, acc *analysis.Access) bool {
	f, s := u.f, &u.gvn
	l := u.Loops()
	if p >= n || l.Of(p) != 0 && !l.Contains(l.Of(p), n) || !u.addressOnEdge(f.Operand(v, 0), n, p, 4) {
		return false
	}
	for _, k := range u.cfg.Succs(p) {
		if k != n && len(u.cfg.Preds(k)) != 1 {
			return false
		}
		w := f.First(u.cfg.Block(k))
		for ; w != ir.None && w != v; w = f.Next(w) {
			e := u.fx.Inst(f, w)
			if f.Op(w) == ir.OpLoad && u.simpleAccess(w) && f.TypeOf(w) == f.TypeOf(v) && u.memKey(w) == key {
				break
			}
			if f.Op(w).IsTerminator() || f.Op(w) == ir.OpCall && e&(analysis.Diverges|analysis.Convergent) != 0 {
				return false
			}
			if e&analysis.Writes != 0 && !s.fixed {
				if a := u.fx.Access(f, w); s.esc.Clobbers(&a, acc) {
					return false
				}
			}
		}
	}
	return true
}

// joined returns the value of the place at the start of block n: a phi, or what all ways agree on.
func (u *unit) joined(n uint32, load ir.Value, t ir.Type) ir.Value {
	f, s := u.f, &u.gvn
	preds := u.cfg.Preds(n)
	if len(preds) == 1 {
		return u.valueAtEnd(preds[0], load, t)
	}
	s.phis++
	phi := u.newPhi(n, t)
	f.SetDebugLoc(phi, f.DebugLoc(load))
	if k := s.state[n]; k != 0 && s.found[k-1].kind == gvnTransparent {
		s.found[k-1].val = phi
	}
	for k, p := range preds {
		f.SetOperand(phi, 2*k, u.valueAtEnd(p, load, t))
	}
	return phi
}

// valueAtEnd returns the value of the place at the end of block p.
func (u *unit) valueAtEnd(p uint32, load ir.Value, t ir.Type) ir.Value {
	s := &u.gvn
	i := s.state[p] - 1
	if k := s.found[i]; k.val != ir.None {
		u.keepFacts(k, load)
		return k.val
	}
	x := u.joined(p, load, t)
	s.found[i].val = x
	return x
}

// keepFacts leaves on a load that is found only what load v says as well.
func (u *unit) keepFacts(k gvnFound, v ir.Value) {
	if k.from == k.val && k.from != ir.None && k.from != v {
		u.mergeFacts(k.from, v)
	}
}

// replaceLoad puts x in the place of load v. A phi that has v itself as a value on a way around a
// loop then has itself there.
func (u *unit) replaceLoad(v, x ir.Value) {
	u.f.ReplaceAll(v, x)
	u.f.Erase(v)
}

// blockOf returns the number of the block that computes v, 0 if none does.
func (u *unit) blockOf(v ir.Value) uint32 {
	if !v.IsInst() || u.f.Op(v) == ir.OpInvalid {
		return 0
	}
	return u.cfg.Number(u.f.BlockOf(v))
}
