package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

const (
	maxFillTrips  = 1024 // iterations of a loop that fills or copies
	maxFillStores = 32   // wide stores that take their place
	maxFillOthers = 16   // other accesses of the loop
)

// loopIdiom replaces loops that store or copy a constant number of small contiguous elements by wide stores in the
// preheader, if the object is aligned better than its elements. The loop may be dead afterwards. A loop with
// elements as wide as the alignment stays: memset and memcpy would become such a loop again.
func loopIdiom(u *unit) bool {
	changed := u.loop.canonicalLoops()
	l := u.Loops()
	u.Dom()
	u.esc.Reset(u.f)
	for x := uint32(l.Len()); x >= 1; x-- {
		if u.loop.fillsOf(l, x) {
			changed = true
		}
	}
	return changed
}

// fillRegion is memory that a loop fills piece by piece.
type fillRegion struct {
	base  ir.Value
	acc   analysis.Access
	align uint64
}

func (lp *loopState) fillsOf(l *analysis.Loops, x uint32) bool {
	f := lp.f
	pn, ln := l.Preheader(x), l.Latch(x)
	if pn == 0 || ln == 0 || !l.Innermost(x) {
		return false
	}
	pre, latch := lp.cfg.Block(pn), lp.cfg.Block(ln)
	lp.exits = l.ExitingBlocks(lp.exits[:0], x)
	if len(lp.exits) != 1 || lp.exits[0] != ln {
		return false
	}
	// The accesses; nothing else may be told from when they happen.
	lp.vals = lp.vals[:0]
	stores := false
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch op := f.Op(v); {
			case (op == ir.OpLoad || op == ir.OpStore) && analysis.IsSimple(lp.f, v):
				lp.vals = append(lp.vals, v)
				stores = stores || op == ir.OpStore
			case op == ir.OpLoad, op == ir.OpStore, lp.acts(v), op == ir.OpCall && lp.fx.Inst(f, v)&analysis.Reads != 0:
				return false
			}
		}
	}
	if !stores || len(lp.vals) > maxFillOthers {
		return false
	}
	trips, ok := lp.scev.TripCount(l, x, latch, maxFillTrips)
	if !ok {
		return false
	}
	changed := false
	for i := range lp.vals {
		if v := lp.vals[i]; f.Op(v) == ir.OpStore && lp.dom.DominatesN(lp.cfg.Number(f.BlockOf(v)), ln) && lp.fillAtOnce(l, x, v, pre, latch, uint64(trips)) {
			changed = true
		}
	}
	return changed
}

// regionOf returns the memory that access v covers in all iterations of loop x.
func (lp *loopState) regionOf(l *analysis.Loops, x uint32, v ir.Value, pre, latch ir.Block, trips uint64) (r fillRegion, ok bool) {
	f := lp.f
	p, t := analysis.PointerOf(f, v), analysis.AccessedType(f, v)
	size := lp.m.StoreSize(t)
	if f.Op(p) != ir.OpGEP || size > 4 || size != lp.m.SizeOf(t) || size&(size-1) != 0 || lp.ty.IsVector(f.TypeOf(p)) {
		return r, false
	}
	var form analysis.Linear
	if r.base, ok = form.OfAddress(&lp.values, p); !ok || form.N != 1 || form.Terms[0].By != ir.None || !l.DefinedOutside(x, r.base) || f.TypeOf(r.base) != f.TypeOf(p) {
		return r, false
	}
	h := lp.cfg.Block(l.Header(x))
	if step, stride, ok := lp.stepOf(l, x, &form, h, pre, latch); !ok || stride.V != ir.None || step != int64(size) {
		return r, false
	}
	first, ok := lp.c.Sint(f.PhiIncoming(form.Terms[0].V, pre))
	if !ok || first < 0 || first > 1<<24 {
		return r, false
	}
	r.acc = analysis.Access{Ref: analysis.RefOf(f, r.base), Size: size * trips, Inst: v}
	off := form.K + form.Terms[0].Coef*first
	r.align = analysis.CommonAlignment(analysis.KnownAlign(lp.f, r.base), uint64(off))
	r.acc.Ref.Off += off
	if !r.acc.Ref.Exact {
		return r, false
	}
	r.acc.Ref.Near = ir.None
	return r, true
}

// fillAtOnce moves store v, and the load that it stores, out of loop x as wide accesses.
func (lp *loopState) fillAtOnce(l *analysis.Loops, x uint32, v ir.Value, pre, latch ir.Block, trips uint64) bool {
	f := lp.f
	to, ok := lp.regionOf(l, x, v, pre, latch, trips)
	if !ok {
		return false
	}
	in := f.Operand(v, 0)
	size := lp.m.StoreSize(f.TypeOf(in))
	width := min(to.align, 8)
	pattern := uint64(0)
	var from fillRegion
	load := f.Op(in) == ir.OpLoad && lp.oneUse(in) && !l.DefinedOutside(x, in)
	switch k, is := lp.c.Uint(in); {
	case is && lp.ty.IsInt(f.TypeOf(in)):
		for i := uint64(0); i < 8; i += size {
			pattern |= k << (8 * i)
		}
	case lp.c.IsPlain(in) && lp.c.IsZero(in):
	case load && analysis.IsSimple(lp.f, in):
		if from, ok = lp.regionOf(l, x, in, pre, latch, trips); !ok {
			return false
		}
		width = min(width, from.align)
	default:
		return false
	}
	total := size * trips
	pieces := total/width + uint64(bits.OnesCount64(total%width))
	if width < 4 || width < 2*size || pieces > maxFillStores || lp.size > 0 && pieces > 4 {
		return false
	}
	for _, w := range lp.vals {
		if w == v || f.Op(w) == ir.OpInvalid {
			continue
		}
		acc := analysis.AccessOf(f, w)
		if w != in && (lp.esc.Clobbers(&to.acc, &acc) || f.Op(w) == ir.OpStore && lp.esc.Clobbers(&acc, &to.acc)) {
			return false
		}
		if load && (w == in && lp.esc.Clobbers(&to.acc, &from.acc) || f.Op(w) == ir.OpStore && lp.esc.Clobbers(&acc, &from.acc)) {
			return false
		}
	}
	lp.remark(Passed, "loop-idiom", v, "loop replaced by stores in the preheader")
	lp.b.Before(f.Terminator(pre))
	lp.b.Loc = f.DebugLoc(v)
	toOff, fromOff := to.acc.Ref.Off-analysis.RefOf(f, to.base).Off, int64(0)
	if load {
		fromOff = from.acc.Ref.Off - analysis.RefOf(f, from.base).Off
	}
	for at := uint64(0); at < total; {
		for at+width > total {
			width /= 2
		}
		t, m := lp.ty.Int(int(8*width)), ir.Mem{Align: uint8(bits.Len64(width) - 1)}
		x := lp.c.Int(t, pattern&fold.Mask(int(8*width)))
		if load {
			x = lp.b.MemOp(ir.OpLoad, t, m, 0, lp.offset(from.base, fromOff+int64(at)))
		}
		lp.b.MemOp(ir.OpStore, ir.Void, m, 0, x, lp.offset(to.base, toOff+int64(at)))
		at += width
	}
	f.Erase(v)
	if load {
		lp.eraseDead(in)
	}
	return true
}

// offset is p plus a constant number of bytes.
func (lp *loopState) offset(p ir.Value, off int64) ir.Value {
	if off == 0 {
		return p
	}
	return lp.b.PtrAdd(p, lp.c.SInt(ir.I64, off), 0)
}
