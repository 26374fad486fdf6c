package legalize

import (
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
)

// atomics is the step atomic-expand. It replaces atomic operations that PTX has no instruction for: those on local
// memory, which one thread sees, by plain ones; the others by loops around a compare-and-swap of 32, 64 or 128 bits,
// narrow ones on the word that holds the value. Loads and stores become one access of an integer.
type atomics struct {
	state
	words []*word // of the current block
}

// function implements step.
func (s *atomics) function(f *ir.Func) (changed bool) {
	s.enter(f)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		s.words = s.words[:0] // computations of other blocks need not dominate this block
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			switch f.Op(v) {
			case ir.OpLoad, ir.OpStore:
				if s.isAtomicAccess(v) {
					s.lowerAtomicAccess(v)
				}
			case ir.OpAtomicRMW:
				if s.isLocal(f.Operand(v, 0)) {
					s.plainRMW(v)
				} else if !s.atomicWhole(v) {
					break
				} else if s.isNarrowLogic(v) {
					s.widenLogic(v)
				} else if !s.hasRMW(v) && s.canExpand(f.TypeOf(v)) {
					b = s.expandRMW(b, v)
					next = f.First(b)
				}
			case ir.OpCmpXchg:
				t := f.TypeOf(f.Operand(v, 1))
				if s.isLocal(f.Operand(v, 0)) {
					s.plainCmpXchg(v)
				} else if s.atomicWhole(v) && !lowering.HasCas(s.m, s.opt.Target, t) && s.canExpand(t) {
					b = s.expandCas(b, v)
					next = f.First(b)
				}
			}
			v = next
		}
	}
	return s.changed
}

// isNarrowLogic reports whether atomicrmw v is and, or, xor of less than a word.
func (s *atomics) isNarrowLogic(v ir.Value) bool {
	switch s.f.Mem(v).RMW {
	case ir.RMWAnd, ir.RMWOr, ir.RMWXor:
		t := s.f.TypeOf(v)
		return t == ir.I8 || t == ir.I16
	}
	return false
}

// widenLogic makes atomicrmw v one of the word around its value, whose other bits
// stay: ones for and, zeros for or and xor.
func (s *atomics) widenLogic(v ir.Value) {
	s.changed = true
	f := s.f
	t := f.TypeOf(v)
	m := f.Mem(v)
	b := ir.NewBuilder(f).Before(v)
	w := s.wordAround(b, f.Operand(v, 0), t)
	x := w.placeOnce(b, f.Operand(v, 1))
	if m.RMW == ir.RMWAnd {
		x = b.Binary(ir.OpOr, x, w.keep, 0)
	}
	m.Align = 2
	old := b.MemOp(ir.OpAtomicRMW, ir.I32, m, f.Flags(v)&ir.FlagVolatile, w.p, x)
	f.ReplaceAll(v, w.get(b, old))
	f.Erase(v)
}

// isLocal reports whether p points to local memory.
func (s *atomics) isLocal(p ir.Value) bool {
	f := s.f
	for {
		if s.m.Types.AddrSpace(f.TypeOf(p)) == uint32(target.ASLocal) {
			return true
		}
		switch f.Op(p) {
		case ir.OpAlloca:
			return true
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			p = f.Operand(p, 0)
		default:
			return false
		}
	}
}

// canExpand reports whether a loop of compare-and-swaps can serve type t.
func (s *atomics) canExpand(t ir.Type) bool {
	n := s.m.BitsOf(t)
	return n == 8 || n == 16 || n == 32 || n == 64 || n == 128 && s.opt.MayUse(target.FeatureAtomB128)
}

// hasRMW reports whether PTX has an instruction for atomicrmw v.
func (s *atomics) hasRMW(v ir.Value) bool {
	op, t := s.f.Mem(v).RMW, s.f.TypeOf(v)
	if lowering.IsExchange128(s.m, op, t) {
		return s.opt.MayUse(target.FeatureAtomB128)
	}
	_, ok := lowering.AtomicRMW(s.m, s.opt.Target, op, t)
	return ok
}

// plainRMW replaces an atomicrmw by a load, the operation and a store.
func (s *atomics) plainRMW(v ir.Value) {
	s.changed = true
	f := s.f
	b := ir.NewBuilder(f).Before(v)
	p, m := f.Operand(v, 0), f.Mem(v)
	old := b.Load(f.TypeOf(v), p, m.Bytes(), f.Flags(v)&ir.FlagVolatile)
	b.Store(s.rmwValue(b, m.RMW, old, f.Operand(v, 1)), p, m.Bytes(), f.Flags(v)&ir.FlagVolatile)
	f.ReplaceAll(v, old)
	f.Erase(v)
}

func (s *atomics) plainCmpXchg(v ir.Value) {
	s.changed = true
	f := s.f
	b := ir.NewBuilder(f).Before(v)
	p, m := f.Operand(v, 0), f.Mem(v)
	want := f.Operand(v, 1)
	old := b.Load(f.TypeOf(want), p, m.Bytes(), 0)
	eq := b.ICmp(ir.ICmpEQ, old, want)
	b.Store(b.Select(eq, f.Operand(v, 2), old), p, m.Bytes(), 0)
	s.casResult(b, v, old, eq)
}

// casResult gives the users of cmpxchg v its old value and its success bit.
func (s *atomics) casResult(b *ir.Builder, v, old, ok ir.Value) {
	f := s.f
	r := b.InsertValue(f.Consts.Poison(f.TypeOf(v)), old, 0)
	f.ReplaceAll(v, b.InsertValue(r, ok, 1))
	f.Erase(v)
}

// rmwValue computes the value that an atomicrmw stores.
func (s *atomics) rmwValue(b *ir.Builder, op ir.RMWOp, old, x ir.Value) ir.Value {
	pick := func(p ir.Pred) ir.Value { return b.Select(b.ICmp(p, old, x), old, x) }
	t := b.F.TypeOf(x)
	switch op {
	case ir.RMWXchg:
		return x
	case ir.RMWAdd:
		return b.Binary(ir.OpAdd, old, x, 0)
	case ir.RMWSub:
		return b.Binary(ir.OpSub, old, x, 0)
	case ir.RMWAnd:
		return b.Binary(ir.OpAnd, old, x, 0)
	case ir.RMWNand:
		return b.Binary(ir.OpXor, b.Binary(ir.OpAnd, old, x, 0), b.F.Consts.SInt(t, -1), 0)
	case ir.RMWOr:
		return b.Binary(ir.OpOr, old, x, 0)
	case ir.RMWXor:
		return b.Binary(ir.OpXor, old, x, 0)
	case ir.RMWMax:
		return pick(ir.ICmpSGT)
	case ir.RMWMin:
		return pick(ir.ICmpSLT)
	case ir.RMWUMax:
		return pick(ir.ICmpUGT)
	case ir.RMWUMin:
		return pick(ir.ICmpULT)
	case ir.RMWFAdd:
		return b.Binary(ir.OpFAdd, old, x, 0)
	case ir.RMWFSub:
		return b.Binary(ir.OpFSub, old, x, 0)
	case ir.RMWFMax, ir.RMWFMin: // a NaN loses
		p := ir.FCmpOGT
		if op == ir.RMWFMin {
			p = ir.FCmpOLT
		}
		keep := b.Binary(ir.OpOr, b.FCmp(p, old, x, 0), b.FCmp(ir.FCmpUNO, x, x, 0), 0)
		return b.Select(keep, old, x)
	case ir.RMWFMaximum, ir.RMWFMinimum: // a NaN wins; of zeros, the sign decides
		p, join := ir.FCmpOGT, ir.OpAnd
		if op == ir.RMWFMinimum {
			p, join = ir.FCmpOLT, ir.OpOr
		}
		keep := b.Binary(ir.OpOr, b.FCmp(p, old, x, 0), b.FCmp(ir.FCmpUNO, old, old, 0), 0)
		bits := s.m.Types.Int(int(s.m.BitsOf(t)))
		equal := b.Binary(join, b.Cast(ir.OpBitCast, old, bits, 0), b.Cast(ir.OpBitCast, x, bits, 0), 0) // except for the sign, at most
		return b.Select(b.FCmp(ir.FCmpOEQ, old, x, 0), b.Cast(ir.OpBitCast, equal, t, 0), b.Select(keep, old, x))
	case ir.RMWUIncWrap:
		return b.Select(b.ICmp(ir.ICmpUGE, old, x), b.Int(t, 0), b.Binary(ir.OpAdd, old, b.Int(t, 1), 0))
	case ir.RMWUDecWrap:
		wrap := b.Binary(ir.OpOr, b.ICmp(ir.ICmpEQ, old, b.Int(t, 0)), b.ICmp(ir.ICmpUGT, old, x), 0)
		return b.Select(wrap, x, b.Binary(ir.OpSub, old, b.Int(t, 1), 0))
	case ir.RMWUSubCond:
		return b.Select(b.ICmp(ir.ICmpUGE, old, x), b.Binary(ir.OpSub, old, x, 0), old)
	default: // usub_sat
		return b.Select(b.ICmp(ir.ICmpUGE, old, x), b.Binary(ir.OpSub, old, x, 0), b.Int(t, 0))
	}
}

// word is the 32-bit word around a narrow value in memory.
type word struct {
	of     ir.Value // the value's address
	typ    ir.Type
	p      ir.Value // the word's address
	shift  ir.Value // of the value's lowest bit
	keep   ir.Value // mask of the other bits
	bits   ir.Type  // integer type of the value
	value  ir.Value // the last one shifted to its place
	placed ir.Value
}

// wordAround computes the position of the value of type t at p within its word, once for all atomic operations on it in
// one block.
func (s *atomics) wordAround(b *ir.Builder, p ir.Value, t ir.Type) *word {
	for _, w := range s.words {
		if w.of == p && w.typ == t {
			return w
		}
	}
	ty := &s.m.Types
	f := s.f
	n := int(s.m.BitsOf(t))
	it := ty.Int(s.m.Layout.PtrBits(ty.AddrSpace(f.TypeOf(p))))
	a := b.Cast(ir.OpPtrToInt, p, it, 0)
	w := &word{of: p, typ: t, bits: ty.Int(n)}
	w.p = b.Cast(ir.OpIntToPtr, b.Binary(ir.OpAnd, a, f.Consts.SInt(it, -4), 0), f.TypeOf(p), 0)
	if it != ir.I32 {
		a = b.Cast(ir.OpTrunc, a, ir.I32, 0)
	}
	w.shift = b.Binary(ir.OpShl, b.Binary(ir.OpAnd, a, b.Int(ir.I32, 3), 0), b.Int(ir.I32, 3), 0)
	mask := b.Binary(ir.OpShl, b.Int(ir.I32, 1<<n-1), w.shift, 0)
	w.keep = b.Binary(ir.OpXor, mask, f.Consts.SInt(ir.I32, -1), 0)
	s.words = append(s.words, w)
	return w
}

// get takes the value out of a word.
func (w *word) get(b *ir.Builder, x ir.Value) ir.Value {
	v := b.Cast(ir.OpTrunc, b.Binary(ir.OpLShr, x, w.shift, 0), w.bits, 0)
	return b.Cast(ir.OpBitCast, v, w.typ, 0)
}

// place returns a word with value v in its place and zeros around it.
func (w *word) place(b *ir.Builder, v ir.Value) ir.Value {
	v = b.Cast(ir.OpZExt, b.Cast(ir.OpBitCast, v, w.bits, 0), ir.I32, 0)
	return b.Binary(ir.OpShl, v, w.shift, 0)
}

// placeOnce is place for a value from before the current loop.
func (w *word) placeOnce(b *ir.Builder, v ir.Value) ir.Value {
	if w.value != v {
		w.value, w.placed = v, w.place(b, v)
	}
	return w.placed
}

// fences writes the fences that a loop of relaxed compare-and-swaps needs around it,
// which costs less than an order on every one of them.
type fences struct {
	order  ir.Order
	scope  uint8
	before bool
}

func (x fences) insert(b *ir.Builder) {
	if x.order <= ir.Monotonic || x.scope == lowering.ScopeThread {
		return
	}
	o := ir.Acquire
	switch {
	case x.before && x.order == ir.SeqCst:
		o = ir.SeqCst
	case x.before && x.order >= ir.Release:
		o = ir.Release
	case x.before || x.order == ir.Release:
		return
	}
	b.MemOp(ir.OpFence, ir.Void, ir.Mem{Order: o, Scope: x.scope}, 0)
}

// expandRMW makes a compare-and-swap loop of atomicrmw v in block b and returns the block after it.
func (s *atomics) expandRMW(blk ir.Block, v ir.Value) ir.Block {
	s.changed = true
	f := s.f
	t := f.TypeOf(v)
	m := f.Mem(v)
	p, x := f.Operand(v, 0), f.Operand(v, 1)
	after := f.SplitBlock(blk, v)
	b := ir.NewBuilder(f)
	b.Loc = f.DebugLoc(v)
	b.At(blk)
	narrow := !lowering.HasCas(s.m, s.opt.Target, t)
	wt := s.m.Types.Int(int(s.m.BitsOf(t)))
	var w *word
	if narrow {
		wt = ir.I32
		w = s.wordAround(b, p, t)
		p = w.p
	}
	al := uint8(bits.TrailingZeros64(s.m.SizeOf(wt)))
	vol := f.Flags(v) & ir.FlagVolatile
	var placed ir.Value
	if narrow && m.RMW == ir.RMWXchg {
		placed = w.placeOnce(b, x)
	}
	fences{m.Order, m.Scope, true}.insert(b)
	// The first guess may be anything: the comparison finds out.
	first := b.MemOp(ir.OpLoad, wt, ir.Mem{Align: al}, 0, p)
	loop := f.NewBlockAfter(blk)
	b.Br(loop)
	b.At(loop)
	cur := b.Phi(wt)
	var next, old ir.Value
	switch {
	case placed != ir.None:
		next = b.Binary(ir.OpOr, b.Binary(ir.OpAnd, cur, w.keep, 0), placed, 0)
	case narrow:
		n := s.rmwValue(b, m.RMW, w.get(b, cur), x)
		next = b.Binary(ir.OpOr, b.Binary(ir.OpAnd, cur, w.keep, 0), w.place(b, n), 0)
	default:
		next = b.Cast(ir.OpBitCast, s.rmwValue(b, m.RMW, b.Cast(ir.OpBitCast, cur, t, 0), x), wt, 0)
	}
	cas := b.MemOp(ir.OpCmpXchg, s.m.Types.Struct(false, wt, ir.I1), ir.Mem{Align: al, Order: ir.Monotonic, Failure: ir.Monotonic, Scope: m.Scope}, vol, p, cur, next)
	seen := b.ExtractValue(wt, cas, 0)
	f.AddIncoming(cur, first, blk)
	f.AddIncoming(cur, seen, loop)
	b.CondBr(b.ICmp(ir.ICmpNE, seen, cur), loop, after)
	b.Before(f.First(after))
	fences{m.Order, m.Scope, false}.insert(b)
	if f.HasUses(v) { // the last value seen is the one replaced
		if narrow {
			old = w.get(b, seen)
		} else {
			old = b.Cast(ir.OpBitCast, seen, t, 0)
		}
		f.ReplaceAll(v, old)
	}
	f.Erase(v)
	return after
}

// expandCas makes a loop of 32-bit compare-and-swaps of a narrow cmpxchg: it repeats
// while only the neighbours in the word have changed.
func (s *atomics) expandCas(blk ir.Block, v ir.Value) ir.Block {
	s.changed = true
	f := s.f
	m := lowering.CasOrder(f.Mem(v))
	p, want, val := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	after := f.SplitBlock(blk, v)
	b := ir.NewBuilder(f)
	b.Loc = f.DebugLoc(v)
	b.At(blk)
	w := s.wordAround(b, p, f.TypeOf(want))
	vol := f.Flags(v) & ir.FlagVolatile
	value, expected := w.placeOnce(b, val), w.place(b, want)
	fences{m.Order, m.Scope, true}.insert(b)
	first := b.MemOp(ir.OpLoad, ir.I32, ir.Mem{Align: 2}, 0, w.p) // any guess will do
	rest0 := b.Binary(ir.OpAnd, first, w.keep, 0)
	loop := f.NewBlockAfter(blk)
	check := f.NewBlockAfter(loop)
	b.Br(loop)
	b.At(loop)
	rest := b.Phi(ir.I32)
	next, cur := b.Binary(ir.OpOr, rest, value, 0), b.Binary(ir.OpOr, rest, expected, 0)
	cas := b.MemOp(ir.OpCmpXchg, s.m.Types.Struct(false, ir.I32, ir.I1), ir.Mem{Align: 2, Order: ir.Monotonic, Failure: ir.Monotonic, Scope: m.Scope}, vol, w.p, cur, next)
	seen := b.ExtractValue(ir.I32, cas, 0)
	ok := b.ExtractValue(ir.I1, cas, 1)
	b.CondBr(ok, after, check)
	b.At(check)
	restNow := b.Binary(ir.OpAnd, seen, w.keep, 0)
	b.CondBr(b.ICmp(ir.ICmpNE, rest, restNow), loop, after)
	f.AddIncoming(rest, rest0, blk)
	f.AddIncoming(rest, restNow, check)
	b.Before(f.First(after))
	fences{m.Order, m.Scope, false}.insert(b)
	s.casResult(b, v, w.get(b, seen), ok)
	return after
}
