package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxPointers bounds the pointers that a loop steps: each needs a register (or two).
const maxPointers = 6

// maxWideSums bounds the addresses of a loop that are stepped because each takes a sum of 64 bits: a loop with more has other work to wait for.
const maxWideSums = 3

// loopReduce replaces addresses computed from an induction variable by pointers that are incremented: base + 4·i
// becomes p, with p += 4 in the latch. Addresses at constant distances share one pointer, and the distance becomes
// an immediate. For a single address the pointer is not worth its registers, unless ptxas must not unroll the loop (singlePays).
func loopReduce(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	for x := uint32(l.Len()); x >= 1; x-- {
		if u.loop.reduceLoop(l, x) {
			changed = true
		}
	}
	return changed
}

// steppedGroup is a group of addresses of the current loop.
type steppedGroup struct {
	base    ir.Value
	form    analysis.Linear // of the first one
	step    int64
	stride  analysis.Term // added to step, if its V is not None: a number that does not change in the loop
	list    []ir.Value
	off     []int64 // distance of each from the first
	weight  int     // twice the different distances, once those of accesses that are not in each iteration, and more for a product of 64 bits
	guarded bool    // the first one is not in each iteration

	pays    bool          // as a pointer
	pointer ir.Value      // to the first one, None if there is none
	from    *steppedGroup // another group at a distance that does not change in the loop
	beyond  analysis.Term // that distance, without a constant
	by      ir.Value      // the distance if the pointer is made of the other one's, None if it is stepped itself
}

// strideWeight is the weight of a product of 64 bits that each iteration computes: about five instructions.
const strideWeight = 3

// minSteppedWeight is the weight from which on a pointer pays: two addresses, or four that are not computed in each iteration.
const minSteppedWeight = 4

func (lp *loopState) reduceLoop(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 {
		return false
	}
	h, pre, latch := lp.cfg.Block(l.Header(x)), lp.cfg.Block(pn), lp.cfg.Block(ln)
	shared := lp.sharing.Loop(&lp.b, l, x, h, pre, latch)
	groups := lp.stepped[:0]
	for bn := range l.Own(x) {
		guarded := !lp.dom.DominatesN(bn, ln)
		b := lp.cfg.Block(bn)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpGEP || lp.ty.IsVector(f.TypeOf(v)) || lp.m.Layout.PtrBits(lp.ty.AddrSpace(f.TypeOf(v))) != 64 || !analysis.Accessed(f, v) {
				continue
			}
			var form analysis.Linear
			base, ok := form.OfAddress(&lp.values, v)
			if !ok || !l.DefinedOutside(x, base) || lp.ty.IsVector(f.TypeOf(base)) || f.TypeOf(base) != f.TypeOf(v) {
				continue
			}
			step, stride, ok := lp.stepOf(l, x, &form, h, pre, latch)
			if !ok || step == 0 && stride.V == ir.None || stride.V != ir.None && !lp.indexesOnly(l, x, f.Operand(v, f.NumOps(v)-1), 0) {
				continue
			}
			k := 0
			for k < len(groups) && (groups[k].base != base || !form.SameTerms(&groups[k].form)) {
				k++
			}
			if k == len(groups) {
				if k == 4*maxPointers {
					continue
				}
				groups = append(groups, steppedGroup{base: base, form: form, step: step, stride: stride, guarded: guarded})
				switch {
				case stride.V != ir.None:
					groups[k].weight = strideWeight
				case form.MultipliesWide():
					groups[k].weight = 2
				}
			}
			g := &groups[k]
			d := form.K - g.form.K
			if !slices.Contains(g.off, d) {
				g.weight += 2
				if guarded {
					g.weight--
				}
			}
			g.list, g.off = append(g.list, v), append(g.off, d)
		}
	}
	lp.stepped = groups
	once := lp.hintOf(latch).noUnroll()
	for k := range groups {
		g := &groups[k]
		if len(groups) <= maxWideSums && lp.sumsWide(l, x, g) {
			g.weight += 2
		}
		if g.pays = g.weight >= minSteppedWeight || once && lp.singlePays(l, x, g, len(groups) == 1); g.pays {
			lp.findDistant(l, x, groups[:k], g)
		}
	}
	pointers := 0
	for k := range groups {
		g := &groups[k]
		switch {
		case !g.pays:
			continue
		case g.from != nil && g.from.pointer != ir.None && (pointers == maxPointers || g.sharesDistance(groups)):
			lp.distantPointer(groups[:k], g, h, pre)
		case pointers == maxPointers:
			continue
		default:
			pointers++
			g.pointer = lp.newPointer(lp.startOf(g, h, pre), h, pre, latch, g)
		}
		for i, v := range g.list {
			p := g.pointer
			if g.off[i] != 0 {
				lp.b.Before(v)
				p = lp.b.PtrAdd(p, lp.c.SInt(ir.I64, g.off[i]), 0)
			}
			f.ReplaceAll(v, p)
		}
	}
	return pointers > 0 || shared
}

// findDistant finds the group before g that is nearest to it if their distance, besides a constant, is one term that does not change in loop x.
func (lp *loopState) findDistant(l *analysis.Loops, x uint32, before []steppedGroup, g *steppedGroup) {
	for i := range before {
		o := &before[i]
		if !o.pays || o.base != g.base || o.step != g.step || o.stride != g.stride {
			continue
		}
		t, ok := g.form.Beyond(&o.form)
		if ok && t.V != ir.None && l.DefinedOutside(x, t.V) && (t.By == ir.None || l.DefinedOutside(x, t.By)) &&
			(g.from == nil || max(t.Coef, -t.Coef) < max(g.beyond.Coef, -g.beyond.Coef)) {
			g.from, g.beyond = o, t
		}
	}
}

// sharesDistance reports whether g's distance from another group is also that of others, as it is in the copies of an unrolled iteration: p + d
// takes as many instructions as a step, and fewer registers if there is one d for several pointers. A multiple of the stride is one.
func (g *steppedGroup) sharesDistance(groups []steppedGroup) bool {
	if g.stride.V != ir.None {
		return true
	}
	n := 0
	for i := range groups {
		if o := &groups[i]; o.from != nil && o.beyond == g.beyond {
			n++
		}
	}
	return n > 1
}

// distantPointer makes the pointer of g from that of the other group.
func (lp *loopState) distantPointer(before []steppedGroup, g *steppedGroup, h, pre ir.Block) {
	f := lp.f
	for i := range before {
		if o := &before[i]; o.by != ir.None && o.beyond == g.beyond {
			g.by = o.by
		}
	}
	if g.by == ir.None {
		lp.b.Before(f.Terminator(pre))
		g.by = lp.termAtEntry(&g.beyond, h, pre)
	}
	// The pointers of the header follow each other as the accesses do, and those of other blocks follow them.
	at := f.Terminator(h)
	if v := g.list[0]; f.BlockOf(v) == h {
		at = v
	}
	lp.b.Before(at)
	g.pointer = lp.b.PtrAdd(g.from.pointer, g.by, 0)
	if k := g.form.K - g.from.form.K; k != 0 {
		g.pointer = lp.b.PtrAdd(g.pointer, lp.c.SInt(ir.I64, k), 0)
	}
}

// maxIndexUses bounds the users of an index that are looked at.
const maxIndexUses = 8

// indexesOnly reports whether index v, as far as it is computed in loop x, is only used by addresses: its products are not needed then.
func (lp *loopState) indexesOnly(l *analysis.Loops, x uint32, v ir.Value, depth int) bool {
	f := lp.f
	if !v.IsInst() || f.Op(v) == ir.OpPhi || l.DefinedOutside(x, v) {
		return true
	}
	if depth > 4 {
		return false
	}
	n := 0
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		w := f.User(u)
		switch op := f.Op(w); {
		case op == ir.OpGEP, op == ir.OpAdd, op == ir.OpSub, op == ir.OpMul, op == ir.OpShl:
		case op.IsCast():
		default:
			return false
		}
		if n++; n > maxIndexUses {
			return false
		}
	}
	for i := range f.NumOps(v) {
		if !lp.indexesOnly(l, x, f.Operand(v, i), depth+1) {
			return false
		}
	}
	return true
}

// sumsWide reports whether the only address of g takes a sum of 64 bits in each iteration of loop x before it is scaled: two additions and two
// shifts, where a pointer takes two additions.
func (lp *loopState) sumsWide(l *analysis.Loops, x uint32, g *steppedGroup) bool {
	f := lp.f
	v := g.list[0]
	n := f.Operand(v, f.NumOps(v)-1)
	return !g.guarded && f.Op(n) == ir.OpAdd && f.TypeOf(n) == ir.I64 && !l.DefinedOutside(x, n)
}

// singlePays reports whether a pointer for the only address of g pays in loop x, which ptxas must not unroll. An address of shared or local memory
// has 32 bits in the machine: a step costs one instruction there, as much as the address from the counter. Of global memory, it costs two
// instead of one, but the access does not wait for it; several addresses share the counter, of constant memory is indexed by it, and an address
// that is used after the loop needs a copy.
func (lp *loopState) singlePays(l *analysis.Loops, x uint32, g *steppedGroup, alone bool) bool {
	f := lp.f
	s := lp.ty.AddrSpace(f.TypeOf(g.base))
	switch {
	case g.guarded:
		return false
	case s == analysis.Shared, s == analysis.Local, f.Op(g.base) == ir.OpAlloca:
		return true
	case !alone, s == analysis.Constant:
		return false
	}
	for _, v := range g.list {
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			if !l.Contains(x, lp.cfg.Number(f.BlockOf(f.User(u)))) {
				return false
			}
		}
	}
	return true
}

// stepOf returns by how much a linear form changes in each iteration of loop x: step and, if its V is not None, stride, a multiple of a number that does not
// change in the loop. ok is false if that is not the same in each.
func (lp *loopState) stepOf(l *analysis.Loops, x uint32, form *analysis.Linear, h, pre, latch ir.Block) (step int64, stride analysis.Term, ok bool) {
	f := lp.f
	for i := range form.N {
		t := form.Terms[i]
		if t.By != ir.None && l.DefinedOutside(x, t.V) {
			t.V, t.Ext, t.By, t.ExtBy = t.By, t.ExtBy, t.V, t.Ext
		}
		if l.DefinedOutside(x, t.V) {
			continue
		}
		if t.By != ir.None && (!l.DefinedOutside(x, t.By) || stride.V != ir.None || t.Ext != analysis.ExtNone && t.ExtBy != analysis.ExtNone) { // of 32 bits it is short
			return 0, stride, false
		}
		if f.Op(t.V) != ir.OpPhi || f.BlockOf(t.V) != h || f.NumOps(t.V) != 4 {
			return 0, stride, false
		}
		next := f.PhiIncoming(t.V, latch)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != t.V {
			return 0, stride, false
		}
		k, isConst := lp.c.Sint(f.Operand(next, 1))
		if !isConst || k < -1<<31 || k > 1<<31 {
			return 0, stride, false
		}
		flags := f.Flags(next)
		switch t.Ext {
		case analysis.ExtSign:
			if flags&ir.FlagNSW == 0 {
				return 0, stride, false
			}
		case analysis.ExtZero:
			if flags&ir.FlagNUW == 0 || k < 0 {
				return 0, stride, false
			}
		}
		if t.By != ir.None {
			stride = analysis.Term{V: t.By, Ext: t.ExtBy, Coef: k * t.Coef}
			continue
		}
		step += k * t.Coef
	}
	return step, stride, step > -1<<31 && step < 1<<31
}

// startOf computes at the end of block pre the first address of g in the first iteration. If it is not computed in each iteration, it is
// computed from 64-bit terms: its narrow operations may overflow in an iteration in which they are not executed.
func (lp *loopState) startOf(g *steppedGroup, h, pre ir.Block) ir.Value {
	f := lp.f
	if !g.guarded {
		return lp.atEntry(g.list[0], h, pre, 0)
	}
	lp.b.Before(f.Terminator(pre))
	p, k := g.base, g.form.K
	for i := range g.form.N {
		x := lp.termAtEntry(&g.form.Terms[i], h, pre)
		if n, ok := lp.c.Sint(x); ok {
			k += n
			continue
		}
		p = lp.b.PtrAdd(p, x, 0)
	}
	if k != 0 {
		p = lp.b.PtrAdd(p, lp.c.SInt(ir.I64, k), 0)
	}
	return p
}

// termAtEntry computes t, whose values are phis of header h or invariant, in the first iteration.
func (lp *loopState) termAtEntry(t *analysis.Term, h, pre ir.Block) ir.Value {
	x := lp.wideAtEntry(t.V, t.Ext, h, pre)
	if t.By != ir.None {
		x = lp.b.Binary(ir.OpMul, x, lp.wideAtEntry(t.By, t.ExtBy, h, pre), 0)
	}
	if n, ok := lp.c.Sint(x); ok {
		return lp.c.SInt(ir.I64, n*t.Coef)
	}
	return lp.b.Binary(ir.OpMul, x, lp.c.SInt(ir.I64, t.Coef), 0)
}

// wideAtEntry computes the extension to 64 bits of v, a phi of header h or invariant, in the first iteration.
func (lp *loopState) wideAtEntry(v ir.Value, ext analysis.Extension, h, pre ir.Block) ir.Value {
	if lp.f.Op(v) == ir.OpPhi && lp.f.BlockOf(v) == h {
		v = lp.f.PhiIncoming(v, pre)
	}
	op := ir.OpSExt
	switch ext {
	case analysis.ExtNone:
		return v
	case analysis.ExtZero:
		op = ir.OpZExt
	}
	if k, ok := lp.c.Sint(v); ok {
		if x, _ := lp.c.Uint(v); ext == analysis.ExtZero {
			k = int64(x)
		}
		return lp.c.SInt(ir.I64, k)
	}
	return lp.b.Cast(op, v, ir.I64, 0)
}

// newPointer creates the pointer that is start in the first iteration, and is stepped as the addresses of g.
func (lp *loopState) newPointer(start ir.Value, h, pre, latch ir.Block, g *steppedGroup) ir.Value {
	f := lp.f
	by := lp.c.SInt(ir.I64, g.step)
	if g.stride.V != ir.None {
		lp.b.Before(f.Terminator(pre))
		x := lp.b.Binary(ir.OpMul, lp.wideAtEntry(g.stride.V, g.stride.Ext, h, pre), lp.c.SInt(ir.I64, g.stride.Coef), 0)
		if g.step != 0 {
			x = lp.b.Binary(ir.OpAdd, x, by, 0)
		}
		by = x
	}
	phi := f.New(ir.OpPhi, f.TypeOf(start), 0, 0)
	f.InsertBefore(f.First(h), phi)
	lp.b.Before(f.Terminator(latch))
	next := lp.b.PtrAdd(phi, by, 0)
	f.AddIncoming(phi, start, pre)
	f.AddIncoming(phi, next, latch)
	return phi
}

// atEntry computes at the end of block pre the value in the first iteration of v, an address or index in the loop with
// header h. v consists only of operations that addressOf looks through.
func (lp *loopState) atEntry(v ir.Value, h, pre ir.Block, depth int) ir.Value {
	f := lp.f
	if !v.IsInst() {
		return v
	}
	b := f.BlockOf(v)
	if f.Op(v) == ir.OpPhi && b == h {
		return f.PhiIncoming(v, pre)
	}
	if lp.dom.Dominates(b, pre) {
		return v
	}
	ops := make([]ir.Value, 0, 4)
	for i := range f.NumOps(v) {
		ops = append(ops, lp.atEntry(f.Operand(v, i), h, pre, depth+1))
	}
	// Flags told about iterations in which v was computed; this is not one of them.
	c := f.New(f.Op(v), f.TypeOf(v), 0, f.Aux(v), ops...)
	f.SetDebugLoc(c, f.DebugLoc(v))
	f.InsertBefore(f.Terminator(pre), c)
	return c
}
