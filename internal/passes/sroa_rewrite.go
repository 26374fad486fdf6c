package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// rewriter moves the accesses of one part to its new alloca.
type rewriter struct {
	*sroaState
	p     part
	r     repr
	new   ir.Value // the new alloca
	align uint64   // of it
}

// rewritePart creates the alloca of part p of alloca a and moves the accesses.
func (s *sroaState) rewritePart(a ir.Value, p part) {
	f := s.f
	w := rewriter{sroaState: s, p: p, r: s.represent(a, p)}
	n := p.end - p.off
	t := w.r.typ
	if w.r.kind == reprMemory {
		t = s.m.TypeAt(f.ElemType(a), p.off, n)
	}
	w.align = analysis.CommonAlignment(f.AllocaAlign(a), p.off)
	if w.r.kind != reprMemory {
		w.align = max(w.align, s.m.AlignOf(t))
	} else if whole := f.AllocaAlign(a); n >= whole { // words are filled and copied together as before
		w.align = max(w.align, whole)
	}
	s.b.Before(a)
	w.new = s.b.Alloca(t, s.c.Int(ir.I32, 1), w.align, s.ty.AddrSpace(f.TypeOf(a)))
	if w.r.kind != reprMemory {
		s.allocas = append(s.allocas, w.new)
	}
	for _, v := range s.drop {
		if w.r.kind != reprMemory && f.Op(v) == ir.OpCall && f.CalleeIntrinsic(v) == ir.IntrLifetimeStart {
			s.storeUndef(v, w.new)
		}
	}
	if len(f.Dbg) > 0 {
		s.mem2reg.declaredParts(a, w.new, p.off, n)
	}
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := s.slices[i]
		if x.end <= p.off {
			continue
		}
		s.b.Before(x.inst)
		switch x.kind {
		case sliceLoad:
			f.ReplaceAll(x.inst, w.load(f.TypeOf(x.inst), x.off))
			f.Erase(x.inst)
		case sliceStore:
			w.store(f.Operand(x.inst, 0), x.off)
			f.Erase(x.inst)
		case sliceSet:
			w.set(x)
		case sliceDst:
			w.copyIn(x)
		case sliceSrc:
			w.copyOut(x)
		case sliceSelfDst, sliceSelfSrc: // stays a copy; this end moves to the new alloca
			k := int(x.kind - sliceSelfDst)
			f.SetOperand(x.inst, k, w.castLike(s.ptrAdd(w.new, x.off-p.off), f.TypeOf(f.Operand(x.inst, k))))
		case sliceIndexed:
			w.rebase(x.inst)
		}
	}
}

// castLike returns pointer p in the address space of type t.
func (w *rewriter) castLike(p ir.Value, t ir.Type) ir.Value {
	return w.b.Cast(ir.OpAddrSpaceCast, p, t, 0)
}

// load returns the value of type t at byte off of the old alloca.
func (w *rewriter) load(t ir.Type, off uint64) ir.Value {
	b := &w.b
	switch w.r.kind {
	case reprMemory:
		return b.Load(t, w.ptrAdd(w.new, off-w.p.off), analysis.CommonAlignment(w.align, off-w.p.off), 0)
	case reprScalar:
		return w.b.BitOrPointerCast(b.Load(w.r.typ, w.new, w.align, 0), t)
	case reprInt:
		x := b.Load(w.r.typ, w.new, w.align, 0)
		if sh := 8 * (off - w.p.off); sh != 0 {
			x = b.Binary(ir.OpLShr, x, w.c.Int(w.r.typ, sh), 0)
		}
		return w.b.BitOrPointerCast(b.Cast(ir.OpTrunc, x, w.ty.Int(int(w.m.BitsOf(t))), 0), t)
	}
	return w.b.BitOrPointerCast(w.extract(b.Load(w.r.typ, w.new, w.align, 0), off, w.m.StoreSize(t)), t)
}

// store writes x at byte off of the old alloca.
func (w *rewriter) store(x ir.Value, off uint64) {
	b, f := &w.b, w.f
	t := f.TypeOf(x)
	switch w.r.kind {
	case reprMemory:
		b.Store(x, w.ptrAdd(w.new, off-w.p.off), analysis.CommonAlignment(w.align, off-w.p.off), 0)
		return
	case reprScalar:
		x = w.b.BitOrPointerCast(x, w.r.typ)
	case reprInt:
		bits := w.m.BitsOf(t)
		x = w.b.BitOrPointerCast(x, w.ty.Int(int(bits)))
		total := 8 * (w.p.end - w.p.off)
		if bits != total {
			sh := 8 * (off - w.p.off)
			x = b.Cast(ir.OpZExt, x, w.r.typ, 0)
			if sh != 0 {
				x = b.Binary(ir.OpShl, x, w.c.Int(w.r.typ, sh), 0)
			}
			old := b.Load(w.r.typ, w.new, w.align, 0)
			x = b.Binary(ir.OpOr, b.Binary(ir.OpAnd, old, w.maskOut(total, sh, bits), 0), x, 0)
		}
	case reprVector:
		x = w.insert(x, off)
	}
	b.Store(x, w.new, w.align, 0)
}

// maskOut returns the constant with all bits set but n bits from bit sh.
func (w *rewriter) maskOut(total, sh, n uint64) ir.Value {
	var words [2]uint64
	for i := range words {
		words[i] = ^uint64(0)
	}
	for k := sh; k < sh+n; k++ {
		words[k>>6] &^= 1 << (k & 63)
	}
	if total <= 64 {
		return w.c.Int(w.r.typ, words[0])
	}
	return w.c.Wide(w.r.typ, words[:])
}

// extract returns n bytes from byte off as an element or a vector of elements.
func (w *rewriter) extract(v ir.Value, off, n uint64) ir.Value {
	e := w.ty.Elem(w.r.typ)
	k := w.m.StoreSize(e)
	first, cnt := (off-w.p.off)/k, n/k
	if cnt == 1 {
		return w.b.Insert(ir.OpExtractElement, e, 0, 0, v, w.c.Int(ir.I32, first))
	}
	if cnt == w.ty.Len64(w.r.typ) {
		return v
	}
	mask := make([]uint32, cnt)
	for i := range mask {
		mask[i] = uint32(first) + uint32(i)
	}
	return w.b.Shuffle(v, w.c.Poison(w.r.typ), mask)
}

// insert returns the new vector value after x is written at byte off.
func (w *rewriter) insert(x ir.Value, off uint64) ir.Value {
	e := w.ty.Elem(w.r.typ)
	k := w.m.StoreSize(e)
	n := w.m.StoreSize(w.f.TypeOf(x))
	first, cnt := (off-w.p.off)/k, n/k
	if cnt == w.ty.Len64(w.r.typ) {
		return w.b.BitOrPointerCast(x, w.r.typ)
	}
	v := w.b.Load(w.r.typ, w.new, w.align, 0)
	if cnt == 1 {
		return w.b.Insert(ir.OpInsertElement, w.r.typ, 0, 0, v, w.b.BitOrPointerCast(x, e), w.c.Int(ir.I32, first))
	}
	x = w.b.BitOrPointerCast(x, w.ty.Vector(e, int(cnt), false))
	for i := range cnt {
		el := w.b.Insert(ir.OpExtractElement, e, 0, 0, x, w.c.Int(ir.I32, i))
		v = w.b.Insert(ir.OpInsertElement, w.r.typ, 0, 0, v, el, w.c.Int(ir.I32, first+i))
	}
	return v
}

// pieceType returns a type for bytes [off, end) that copies move, 0 if there is none.
func (w *rewriter) pieceType(off, end uint64) ir.Type {
	n := end - off
	if w.r.kind == reprMemory {
		return 0
	}
	if n == w.p.end-w.p.off {
		return w.r.typ
	}
	if w.r.kind == reprVector {
		e := w.ty.Elem(w.r.typ)
		k := w.m.StoreSize(e)
		if n == k {
			return e
		}
		return w.ty.Vector(e, int(n/k), false)
	}
	return w.ty.Int(int(n) * 8)
}

// set rewrites the part of a memset that falls into the part.
func (w *rewriter) set(x slice) {
	f, b := w.f, &w.b
	off, end := max(x.off, w.p.off), min(x.end, w.p.end)
	val := f.Operand(x.inst, 1)
	n := end - off
	t := w.pieceType(off, end)
	if t == 0 {
		w.memCall(x, off, w.castLike(w.ptrAdd(w.new, off-w.p.off), f.TypeOf(f.Operand(x.inst, 0))), val, n)
		return
	}
	if c, ok := w.c.Uint(val); ok {
		if c == 0 {
			w.store(w.c.Null(t), off)
			return
		}
		words := make([]uint64, (n+7)/8)
		for i := range words {
			words[i] = c * 0x0101010101010101
		}
		it := w.ty.Int(int(n) * 8)
		if n <= 8 {
			w.store(w.b.BitOrPointerCast(w.c.Int(it, words[0]), t), off)
		} else {
			w.store(w.b.BitOrPointerCast(w.c.Wide(it, words), t), off)
		}
		return
	}
	if w.c.IsUndef(val) {
		w.store(w.c.Undef(t), off)
		return
	}
	it := w.ty.Int(int(n) * 8)
	y := b.Cast(ir.OpZExt, val, it, 0)
	for sh := uint64(8); sh < 8*n; sh *= 2 {
		y = b.Binary(ir.OpOr, y, b.Binary(ir.OpShl, y, w.intConst(it, sh), 0), 0)
	}
	w.store(w.b.BitOrPointerCast(y, t), off)
}

func (s *sroaState) intConst(t ir.Type, x uint64) ir.Value { return s.c.Int(t, x) }

// memCall repeats memory intrinsic x with other operands, which point to byte off of the old alloca, and another length.
func (w *rewriter) memCall(x slice, off uint64, dst, src ir.Value, n uint64) {
	f, call := w.f, x.inst
	info := *f.Call(call)
	if !w.attrsHold(x, off) {
		info.Attrs = 0 // a function pass cannot make others
	}
	lt := f.TypeOf(f.Operand(call, 2))
	w.b.Insert(ir.OpCall, ir.Void, 0, f.AddCall(info), dst, src, w.c.Int(lt, n), f.Operand(call, 3), f.Callee(call))
}

// attrsHold reports whether the attributes of memory intrinsic x hold for pointers to byte off of the alloca and to the byte of
// the other end that belongs to it. Of facts about memory only alignments are looked at.
func (w *rewriter) attrsHold(x slice, off uint64) bool {
	own := 0
	if x.kind == sliceSrc {
		own = 1
	}
	l := &w.m.AttrLists[w.f.Call(x.inst).Attrs]
	for i := range 2 {
		for _, a := range w.m.AttrSets[l.Param(i)] {
			switch a.Kind {
			case ir.AttrNonNull, ir.AttrNoUndef:
			case ir.AttrAlign:
				if a.Int == 0 || (off-x.off)%a.Int != 0 || i == own && analysis.CommonAlignment(w.align, off-w.p.off) < a.Int {
					return false
				}
			default:
				return false
			}
		}
	}
	return true
}

// copyIn rewrites the part of a copy whose destination is in the part.
func (w *rewriter) copyIn(x slice) {
	f, b := w.f, &w.b
	off, end := max(x.off, w.p.off), min(x.end, w.p.end)
	from := w.ptrAdd(f.Operand(x.inst, 1), off-x.off)
	t := w.pieceType(off, end)
	if t == 0 {
		w.memCall(x, off, w.castLike(w.ptrAdd(w.new, off-w.p.off), f.TypeOf(f.Operand(x.inst, 0))), from, end-off)
		return
	}
	w.store(b.Load(t, from, w.otherAlign(x.inst, 1, off-x.off), 0), off)
}

// copyOut rewrites the part of a copy whose source is in the part.
func (w *rewriter) copyOut(x slice) {
	f, b := w.f, &w.b
	off, end := max(x.off, w.p.off), min(x.end, w.p.end)
	t := w.pieceType(off, end)
	if t == 0 {
		to := w.ptrAdd(f.Operand(x.inst, 0), off-x.off)
		w.memCall(x, off, to, w.castLike(w.ptrAdd(w.new, off-w.p.off), f.TypeOf(f.Operand(x.inst, 1))), end-off)
		return
	}
	v := w.load(t, off)
	to := w.ptrAdd(f.Operand(x.inst, 0), off-x.off)
	b.Store(v, to, w.otherAlign(x.inst, 0, off-x.off), 0)
}

// otherAlign returns the alignment of a copy's other end at a distance.
func (w *rewriter) otherAlign(call ir.Value, i int, dist uint64) uint64 {
	return analysis.CommonAlignment(analysis.ArgAlign(w.f, call, i), dist)
}
