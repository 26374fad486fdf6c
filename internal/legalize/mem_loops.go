package legalize

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
)

// memLoops is the step lower-mem-intrinsics. It makes loops of memory copies and fills whose size is unknown or larger
// than lowering.MaxInlineCopy bytes. Loops move the widest words that the alignments allow, then single bytes.
type memLoops struct{ state }

// function implements step.
func (s *memLoops) function(f *ir.Func) (changed bool) {
	s.enter(f)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			switch id := f.CalleeIntrinsic(v); id {
			case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemcpyInline, ir.IntrMemsetInline:
				if n, ok := f.Consts.Uint(f.Operand(v, 2)); !ok || n > lowering.MaxInlineCopy {
					b = s.copyLoop(b, v, id)
					next = f.First(b)
				}
			}
			v = next
		}
	}
	return s.changed
}

// memLoop builds the loops of one copy or fill.
type memLoop struct {
	s        *memLoops
	b        *ir.Builder
	index    ir.Type
	dst, src ir.Value
	val      ir.Value // memset: the byte
	volatile ir.Flags
}

// align returns the alignment of pointer argument i of a memory intrinsic.
func (s *memLoops) align(v ir.Value, i int) uint64 {
	if s.opt.Level > 0 {
		return analysis.ArgAlign(s.f, v, i)
	}
	return analysis.ParamAlign(s.f, v, i)
}

// copyLoop replaces call v of block b and returns the block after it.
func (s *memLoops) copyLoop(b ir.Block, v ir.Value, id ir.Intrinsic) ir.Block {
	s.changed = true
	f := s.f
	after := f.SplitBlock(b, f.Next(v))
	n := f.Operand(v, 2)
	l := &memLoop{s: s, b: ir.NewBuilder(f), index: f.TypeOf(n), dst: f.Operand(v, 0)}
	l.b.Loc = f.DebugLoc(v)
	align := s.align(v, 0)
	set := id == ir.IntrMemset || id == ir.IntrMemsetInline
	if set {
		l.val = f.Operand(v, 1)
	} else {
		l.src = f.Operand(v, 1)
		align = min(align, s.align(v, 1))
	}
	if x, _ := f.Consts.Uint(f.Operand(v, f.NumArgs(v)-1)); x != 0 {
		l.volatile = ir.FlagVolatile
	}
	unit := min(align, 8)
	f.Unlink(v)
	l.b.At(b)
	if id != ir.IntrMemmove {
		l.forward(n, unit, after)
	} else if first, known := s.firstOf(l.src, l.dst); known && first {
		l.backward(n, after)
	} else if known {
		l.forward(n, unit, after)
	} else {
		// If the source precedes the destination, copy backwards.
		up, down := f.NewBlockAfter(b), f.NewBlockAfter(b)
		ds, ss := l.dst, l.src
		dt, st := f.TypeOf(ds), f.TypeOf(ss)
		if dt != st { // different spaces overlap only as generic addresses
			ds, ss = l.generic(ds), l.generic(ss)
		}
		l.b.CondBr(l.b.ICmp(ir.ICmpULT, ss, ds), down, up)
		l.b.At(up)
		l.forward(n, unit, after)
		l.b.At(down)
		l.backward(n, after)
	}
	f.Erase(v)
	return after
}

// firstOf reports whether p precedes q, if both are at known distances from one object or pointer.
func (s *memLoops) firstOf(p, q ir.Value) (first, known bool) {
	a, i := s.distance(p)
	b, k := s.distance(q)
	return i < k, a == b
}

// distance splits p into a base and a known number of bytes, looking through conversions between spaces.
func (s *memLoops) distance(p ir.Value) (base ir.Value, bytes int64) {
	f := s.f
	for {
		if f.Op(p) == ir.OpGEP {
			k, ok := analysis.GEPOffset(f, p)
			if !ok {
				return p, bytes
			}
			bytes += k
		} else if f.Op(p) != ir.OpAddrSpaceCast {
			return p, bytes
		}
		p = f.Operand(p, 0)
	}
}

// neverZero reports whether integer v, at a look, is not 0.
func (s *memLoops) neverZero(v ir.Value, depth int) bool {
	f := s.f
	if k, ok := f.Consts.Uint(v); ok {
		return k != 0
	}
	if !v.IsInst() || depth == 4 {
		return false
	}
	of := func(i int) bool { return s.neverZero(f.Operand(v, i), depth+1) }
	switch f.Op(v) {
	case ir.OpZExt, ir.OpSExt:
		return of(0)
	case ir.OpOr:
		return of(0) || of(1)
	case ir.OpAdd:
		return f.Flags(v)&ir.FlagNUW != 0 && (of(0) || of(1))
	case ir.OpSelect:
		return of(1) && of(2)
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrUmax:
			return of(0) || of(1)
		case ir.IntrUmin, ir.IntrSmin, ir.IntrSmax: // one of them
			return of(0) && of(1)
		}
	}
	return false
}

func (l *memLoop) generic(p ir.Value) ir.Value { return l.b.Cast(ir.OpAddrSpaceCast, p, ir.Ptr, 0) }

// move copies or fills size bytes at offset i.
func (l *memLoop) move(i ir.Value, size uint64) {
	b := l.b
	t := l.s.m.Types.Int(int(8 * size))
	var x ir.Value
	switch {
	case l.val == ir.None:
		x = b.Load(t, b.PtrAdd(l.src, i, 0), size, l.volatile)
	case size == 1:
		x = l.val
	default:
		ones := uint64(0x0101010101010101)
		x = b.Binary(ir.OpMul, b.Cast(ir.OpZExt, l.val, t, 0), b.Int(t, ones), 0)
	}
	b.Store(x, b.PtrAdd(l.dst, i, 0), size, l.volatile)
}

// loop builds `for i = from; i < to; i += step` with its guard, if it needs one, and leaves the builder in the block
// after it, which is out if that is not 0.
func (l *memLoop) loop(from, to ir.Value, step uint64, out ir.Block) {
	f, b := l.s.f, l.b
	pre := b.Block()
	body := f.NewBlockAfter(pre)
	if out == 0 {
		out = f.NewBlockAfter(body)
	}
	if f.Consts.IsZero(from) && l.s.neverZero(to, 0) {
		b.Br(body)
	} else {
		b.CondBr(b.ICmp(ir.ICmpULT, from, to), body, out)
	}
	b.At(body)
	i := b.Phi(l.index)
	f.AddIncoming(i, from, pre)
	l.move(i, step)
	next := b.Binary(ir.OpAdd, i, b.Int(l.index, step), 0)
	f.AddIncoming(i, next, body)
	b.CondBr(b.ICmp(ir.ICmpULT, next, to), body, out)
	b.At(out)
}

func (l *memLoop) forward(n ir.Value, unit uint64, after ir.Block) {
	f, b := l.s.f, l.b
	zero := b.Int(l.index, 0)
	if unit == 1 {
		l.loop(zero, n, 1, after)
		return
	}
	if c, ok := f.Consts.Uint(n); ok {
		whole := c &^ (unit - 1)
		if whole == c {
			l.loop(zero, n, unit, after)
			return
		}
		l.loop(zero, b.Int(l.index, whole), unit, 0)
		for ; whole < c; whole++ {
			l.move(b.Int(l.index, whole), 1)
		}
		b.Br(after)
		return
	}
	whole := b.Binary(ir.OpAnd, n, b.F.Consts.SInt(l.index, -int64(unit)), 0)
	l.loop(zero, whole, unit, 0)
	l.loop(whole, n, 1, after)
}

// backward copies single bytes from the end.
func (l *memLoop) backward(n ir.Value, after ir.Block) {
	f, b := l.s.f, l.b
	pre := b.Block()
	body := f.NewBlockAfter(pre)
	zero := b.Int(l.index, 0)
	if l.s.neverZero(n, 0) {
		b.Br(body)
	} else {
		b.CondBr(b.ICmp(ir.ICmpEQ, n, zero), after, body)
	}
	b.At(body)
	i := b.Phi(l.index)
	f.AddIncoming(i, n, pre)
	k := b.Binary(ir.OpSub, i, b.Int(l.index, 1), 0)
	l.move(k, 1)
	f.AddIncoming(i, k, body)
	b.CondBr(b.ICmp(ir.ICmpEQ, k, zero), after, body)
	b.At(after)
}
