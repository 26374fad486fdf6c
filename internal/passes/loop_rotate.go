package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxRotate is the size of a header that is copied before its loop. Where
// size counts most, only its test is.
const maxRotate = 16

// loopRotate turns loops that test in the header into loops that test in the latch, guarded by a copy of the test:
// while (c) b → if (c) do b while (c). A loop then ends in one branch that usually all threads take alike, and
// instructions at the start of the body execute whenever the loop is entered (P-20).
func loopRotate(u *unit) bool {
	changed := u.loop.canonicalLoops()
	f, s := u.f, &u.loop
	s.done.Reset(f.NumBlocks())
	s.vmap = s.vmap[:0]
	for {
		l := u.Loops()
		s.slots = s.slots[:0]
		s.touched.Reset(f.NumBlocks())
		did := false
		for x := uint32(l.Len()); x >= 1; x-- { // inner loops first
			rotated, sunk := u.loop.rotateOne(l, x)
			did, changed = did || rotated, changed || sunk
		}
		if !did {
			break
		}
		changed = true
		u.edgesChanged()
		if len(s.slots) > 0 {
			u.mem2reg.promote(s.slots)
		}
		u.loop.canonicalLoops()
	}
	return changed
}

// rotateOne rotates loop x if that is possible and of use. A loop whose blocks another rotation has
// changed waits for the next round. sunk tells that computations have left the header, even if the loop stays.
func (lp *loopState) rotateOne(l *analysis.Loops, x uint32) (rotated, sunk bool) {
	f := lp.f
	hn := l.Header(x)
	h := lp.cfg.Block(hn)
	if lp.done.Has(uint32(h)) || lp.touched.Has(uint32(h)) {
		return false, false
	}
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 || ln == hn || f.Op(f.Terminator(h)) != ir.OpCondBr {
		return false, false
	}
	latch := lp.cfg.Block(ln)
	back, stops := lp.stopsAt(latch, h)
	if f.Op(f.Terminator(latch)) != ir.OpBr && !stops {
		return false, false // tests at the bottom already
	}
	in0, in1 := l.Contains(x, lp.cfg.Number(f.Succ(h, 0))), l.Contains(x, lp.cfg.Number(f.Succ(h, 1)))
	if in0 == in1 {
		return false, false
	}
	body, exit := f.Succ(h, 0), f.Succ(h, 1)
	if in1 {
		body, exit = exit, body
	}
	if body == h {
		return false, false
	}
	sunk = lp.sinkFromHeader(l, x, h, body)
	n := 0
	for v := f.FirstNonPhi(h); v != ir.None; v = f.Next(v) {
		switch op := f.Op(v); {
		case op == ir.OpCall:
			if lp.fx.Call(f, v)&(analysis.Convergent|analysis.NoDuplicate) != 0 {
				return false, sunk
			}
		case op == ir.OpAlloca:
			return false, sunk
		}
		if n++; n > maxRotate>>(2*lp.size) {
			return false, sunk
		}
	}
	pre := lp.cfg.Block(pn)
	if !lp.touch(pre, h, latch, body, exit) {
		return false, sunk
	}
	if stops {
		t := f.Terminator(latch)
		latch = f.SplitEdge(latch, back)
		lp.moveLoopHint(t, f.Terminator(latch))
	}
	lp.done.Grow(f.NumBlocks())
	lp.done.Add(uint32(h))
	lp.done.Add(uint32(body))
	lp.rotate(pre, h, latch, body, exit)
	return true, sunk
}

// sinkFromHeader moves computations of header h that only the body and the next iteration use to the start of the body: iterators step their counter
// before they know that there is another element. Copied with the header, each would be a variable of the loop.
func (lp *loopState) sinkFromHeader(l *analysis.Loops, x uint32, h, body ir.Block) (changed bool) {
	f := lp.f
	if f.SinglePred(body) != h {
		return false
	}
	const stay = analysis.Reads | analysis.Writes | analysis.InaccessibleMem | analysis.MayNotReturn | analysis.Convergent | analysis.NoDuplicate
	for v := f.Prev(f.Terminator(h)); v != ir.None && f.Op(v) != ir.OpPhi; {
		prev := f.Prev(v)
		sinks := f.HasUses(v) && f.Op(v) != ir.OpAlloca && lp.fx.Inst(f, v)&stay == 0
		for u := f.FirstUse(v); u != 0 && sinks; u = f.NextUse(u) {
			b := f.UseBlock(u)
			sinks = b != h && l.Contains(x, lp.cfg.Number(b))
		}
		if sinks {
			f.MoveBefore(v, f.FirstNonPhi(body))
			changed = true
		}
		v = prev
	}
	return changed
}

// stopsAt reports whether a loop ends at the branch in its latch only for a program that fails there: the successor other than header h,
// the one with index back, is a dead end. The test of such a loop is the one in its header.
func (lp *loopState) stopsAt(latch, h ir.Block) (back int, stops bool) {
	f := lp.f
	if f.Op(f.Terminator(latch)) != ir.OpCondBr {
		return 0, false
	}
	if f.Succ(latch, 0) != h {
		back = 1
	}
	return back, f.Op(f.Terminator(f.Succ(latch, 1-back))) == ir.OpUnreachable
}

// rotate copies header h to the end of preheader p.
func (lp *loopState) rotate(p, h, latch, body, exit ir.Block) {
	f := lp.f
	// Values defined in the header and used elsewhere get two definitions. Phis after the header's own edges get an
	// entry for the new edge instead.
	elsewhere := func(use uint32) bool { return f.UseBlock(use) != h }
	for v := f.First(h); v != ir.None; v = f.Next(v) {
		if f.TypeOf(v) == ir.Void {
			continue
		}
		lp.slots = lp.demote(lp.slots, v, elsewhere)
	}
	// Copy. Stores into the slots are instructions of the header by now and are copied too.
	f.Erase(f.Terminator(p))
	for v := f.First(h); v != ir.None; v = f.Next(v) {
		if f.Op(v) == ir.OpPhi {
			lp.setMap(v, f.PhiIncoming(v, p))
			continue
		}
		c := lp.copyOf(f, v, lp.vmap, nil)
		f.Append(p, c)
		lp.setMap(v, c)
	}
	// The copied branch has the same successors; their phis get entries for it.
	for _, b := range [...]ir.Block{body, exit} {
		for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			f.AddIncoming(v, mapped(lp.vmap, f.PhiIncoming(v, h)), p)
		}
	}
	// The header is only reached from the latch now, and the loop's metadata moves to its branch. If that was the latch of
	// an outer loop, the copy keeps the metadata of the outer loop.
	f.RemovePhiEdge(h, p)
	ht := f.Terminator(h)
	outer := f.Attachment(ht, "llvm.loop")
	f.ClearAttachments(ht)
	lp.moveLoopHint(f.Terminator(latch), ht)
	f.ClearAttachments(f.Terminator(p))
	if outer != 0 {
		f.Attach(f.Terminator(p), ir.Attachment{Kind: "llvm.loop", Node: outer})
	}
	f.MoveBlockAfter(h, latch)
	for v := f.First(h); v != ir.None; v = f.Next(v) {
		lp.setMap(v, ir.None)
	}
	lp.singlePhis(h)
	lp.mark.Reset(f.NumBlocks())
	lp.mergeSuccessor(latch)
}

// moveLoopHint moves the metadata of a loop from one branch to another.
func (lp *loopState) moveLoopHint(from, to ir.Value) {
	if md := lp.f.Attachment(from, "llvm.loop"); md != 0 {
		lp.f.Attach(to, ir.Attachment{Kind: "llvm.loop", Node: md})
		lp.f.ClearAttachments(from)
	}
}

// setMap records the copy of instruction v.
func (lp *loopState) setMap(v, c ir.Value) {
	for int(v) >= len(lp.vmap) {
		lp.vmap = append(lp.vmap, ir.None)
	}
	lp.vmap[v] = c
}

// mapped returns the copy of v, v itself if it has none.
func mapped(m []ir.Value, v ir.Value) ir.Value {
	if v.IsInst() && int(v) < len(m) && m[v] != ir.None {
		return m[v]
	}
	return v
}

// copyDebug gives the debug records before v to its copy.
func copyDebug(f *ir.Func, v, c ir.Value, vmap []ir.Value) {
	for i := f.Debug().First(v); i != 0; i = f.Debug().Next(i) {
		r := f.Dbg[i-1]
		if r.Kind == ir.DbgDeclare {
			continue
		}
		x := f.Debug().Value(&r)
		if y := mapped(vmap, x); y != x {
			r.Loc, r.Val = 0, y
		}
		r.Before = c
		f.Debug().Add(r)
	}
}

// copyOf creates a copy of v, in no block yet, with operands replaced by their copies.
func (u *unit) copyOf(f *ir.Func, v ir.Value, vmap []ir.Value, bmap []ir.Block) ir.Value {
	u.vals = u.vals[:0]
	for i := range f.NumOps(v) {
		o := f.Operand(v, i)
		if o.IsBlock() {
			if b := o.Block(); int(b) < len(bmap) && bmap[b] != 0 {
				o = bmap[b].Value()
			}
		} else {
			o = mapped(vmap, o)
		}
		u.vals = append(u.vals, o)
	}
	aux := f.Aux(v)
	if f.Op(v) == ir.OpCall {
		c := *f.Call(v)
		for i, bd := range c.Bundles {
			if i == 0 {
				c.Bundles = append([]ir.Bundle(nil), c.Bundles...)
			}
			args := make([]ir.Value, 0, len(bd.Args))
			for _, a := range bd.Args {
				args = append(args, mapped(vmap, a))
			}
			c.Bundles[i].Args = args
		}
		aux = f.AddCall(c)
	}
	c := f.New(f.Op(v), f.TypeOf(v), f.Flags(v), aux, u.vals...)
	f.SetDebugLoc(c, f.DebugLoc(v))
	copyDebug(f, v, c, vmap)
	u.att = f.Attachments(u.att[:0], v)
	for _, a := range u.att {
		f.Attach(c, a)
	}
	return c
}
