package isel

import (
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// intrinsic expands a call of one of LLVM's own intrinsics.
func (x *expander) intrinsic(v ir.Value, id ir.Intrinsic) bool {
	switch id {
	case ir.IntrVectorReduceAdd, ir.IntrVectorReduceMul, ir.IntrVectorReduceAnd, ir.IntrVectorReduceOr, ir.IntrVectorReduceXor,
		ir.IntrVectorReduceSmax, ir.IntrVectorReduceSmin, ir.IntrVectorReduceUmax, ir.IntrVectorReduceUmin,
		ir.IntrVectorReduceFmax, ir.IntrVectorReduceFmin, ir.IntrVectorReduceFmaximum, ir.IntrVectorReduceFminimum:
		x.b.Before(v)
		return x.done(v, x.reduce(v, id, x.f.Operand(v, 0)))
	case ir.IntrVectorReduceFadd, ir.IntrVectorReduceFmul:
		return x.reduceFloat(v, id)
	case ir.IntrMaskedLoad, ir.IntrMaskedStore, ir.IntrMaskedGather, ir.IntrMaskedScatter, ir.IntrMaskedExpandload, ir.IntrMaskedCompressstore:
		return x.masked(v, id)
	case ir.IntrVectorInsert, ir.IntrVectorExtract, ir.IntrVectorReverse, ir.IntrVectorSplice, ir.IntrVectorSpliceLeft, ir.IntrVectorSpliceRight, ir.IntrStepvector, ir.IntrGetActiveLaneMask:
		return x.shuffles(v, id)
	}
	return x.lanes(v, id) || x.predicated(v, id) || x.matrix(v, id) || x.constrained(v, id) || x.fixedPoint(v, id) ||
		x.wideIntrinsic(v, id) || x.mathIntrinsic(v, id) || x.memory(v, id) || x.fixed(v, id)
}

// reduceOp combines two values as reduction id does.
func (x *expander) reduceOp(v ir.Value, id ir.Intrinsic, p, q ir.Value) ir.Value {
	t := x.f.TypeOf(p)
	flags := x.f.Flags(v)
	bin := func(op ir.Op) ir.Value { return x.b.Binary(op, p, q, 0) }
	fn := func(name string) ir.Value {
		c := x.call(name, t, []ir.Type{t}, p, q)
		x.f.SetFlags(c, flags)
		return c
	}
	switch id {
	case ir.IntrVectorReduceAdd:
		return bin(ir.OpAdd)
	case ir.IntrVectorReduceMul:
		return bin(ir.OpMul)
	case ir.IntrVectorReduceAnd:
		return bin(ir.OpAnd)
	case ir.IntrVectorReduceOr:
		return bin(ir.OpOr)
	case ir.IntrVectorReduceXor:
		return bin(ir.OpXor)
	case ir.IntrVectorReduceSmax:
		return fn("smax")
	case ir.IntrVectorReduceSmin:
		return fn("smin")
	case ir.IntrVectorReduceUmax:
		return fn("umax")
	case ir.IntrVectorReduceUmin:
		return fn("umin")
	case ir.IntrVectorReduceFmax:
		return fn("maxnum")
	case ir.IntrVectorReduceFmin:
		return fn("minnum")
	case ir.IntrVectorReduceFmaximum:
		return fn("maximum")
	case ir.IntrVectorReduceFminimum:
		return fn("minimum")
	case ir.IntrVectorReduceFmul:
		return x.b.Binary(ir.OpFMul, p, q, flags)
	}
	return x.b.Binary(ir.OpFAdd, p, q, flags)
}

// reduce reduces vector w by halves while its length is even, then one by one.
func (x *expander) reduce(v ir.Value, id ir.Intrinsic, w ir.Value) ir.Value {
	ty := &x.m.Types
	n := int(ty.Len64(x.f.TypeOf(w)))
	if fill := x.neutral(id, ty.Elem(x.f.TypeOf(w))); n > 2 && n%2 != 0 && fill != ir.None {
		// Halves make up pairs that one instruction combines: fill the last one.
		w = x.lengthen(w, 1<<bits.Len(uint(n)), fill)
		n = int(ty.Len64(x.f.TypeOf(w)))
	}
	group := 2
	if x.takesThree(id, ty.Elem(x.f.TypeOf(w))) {
		group = 3
	}
	for n > 2 && n%2 == 0 && group == 2 {
		lo, hi := make([]uint32, n/2), make([]uint32, n/2)
		for i := range lo {
			lo[i], hi[i] = uint32(i), uint32(n/2+i)
		}
		none := x.f.Consts.Poison(x.f.TypeOf(w))
		w = x.reduceOp(v, id, x.b.Shuffle(w, none, lo), x.b.Shuffle(w, none, hi))
		n /= 2
	}
	// In pairs, then pairs of pairs: a short chain. In threes where an instruction takes so many.
	var parts []ir.Value
	for i := range n {
		parts = append(parts, x.elem(w, i))
	}
	for len(parts) > 1 {
		k := 0
		for i := 0; i < len(parts); i += group {
			r := parts[i]
			for _, p := range parts[i+1 : min(i+group, len(parts))] {
				r = x.reduceOp(v, id, r, p)
			}
			parts[k] = r
			k++
		}
		parts = parts[:k]
	}
	return parts[0]
}

// reduceFloat reduces with a start value: in order unless the call may be
// reassociated.
func (x *expander) reduceFloat(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	start, w := f.Operand(v, 0), f.Operand(v, 1)
	x.b.Before(v)
	if f.Flags(v)&ir.FlagReassoc != 0 {
		r := x.reduce(v, id, w)
		if !x.isNeutral(id, start) {
			r = x.reduceOp(v, id, r, start)
		}
		return x.done(v, r)
	}
	acc := start
	for i := range int(x.m.Types.Len64(f.TypeOf(w))) {
		e := x.elem(w, i)
		if i == 0 && x.isNeutral(id, start) {
			acc = e
			continue
		}
		acc = x.reduceOp(v, id, acc, e)
	}
	return x.done(v, acc)
}

// takesThree reports whether one instruction combines three elements of type t.
func (x *expander) takesThree(id ir.Intrinsic, t ir.Type) bool {
	switch id {
	case ir.IntrVectorReduceFmax, ir.IntrVectorReduceFmin, ir.IntrVectorReduceFmaximum, ir.IntrVectorReduceFminimum:
		return t == ir.Float && x.e.t.Has(target.FeatureMinMax3)
	}
	return false
}

// neutral returns what changes nothing in reduction id of elements for which there are
// instructions that combine two at once, None for all others.
func (x *expander) neutral(id ir.Intrinsic, t ir.Type) ir.Value {
	c := &x.f.Consts
	sign, one, inf := uint64(0x8000), uint64(0x3c00), uint64(0x7c00)
	tg := x.e.t
	switch t {
	case ir.BFloat:
		one, inf = 0x3f80, 0x7f80
		if !tg.Has(target.FeatureBf16Fma) {
			return ir.None
		}
	case ir.Half:
		if !tg.Has(target.FeatureF16Arith) {
			return ir.None
		}
	case ir.I16:
		switch id {
		case ir.IntrVectorReduceOr, ir.IntrVectorReduceXor:
			return c.Int(t, 0)
		case ir.IntrVectorReduceAnd:
			return c.Int(t, 0xffff)
		}
		if !tg.Has(target.FeatureI16x2) {
			return ir.None
		}
		switch id {
		case ir.IntrVectorReduceAdd, ir.IntrVectorReduceUmax:
			return c.Int(t, 0)
		case ir.IntrVectorReduceUmin:
			return c.Int(t, 0xffff)
		case ir.IntrVectorReduceSmin:
			return c.Int(t, 0x7fff)
		case ir.IntrVectorReduceSmax:
			return c.Int(t, 0x8000)
		}
		return ir.None
	case ir.Float:
		sign, one = 1<<31, 0x3f800000
		if !x.e.f32x2() || id != ir.IntrVectorReduceFadd && id != ir.IntrVectorReduceFmul {
			return ir.None
		}
	default:
		return ir.None
	}
	if (id != ir.IntrVectorReduceFadd && id != ir.IntrVectorReduceFmul) && !tg.Has(target.FeatureF16MinMax) {
		return ir.None
	}
	switch id {
	case ir.IntrVectorReduceFadd:
		return c.FloatBits(t, sign)
	case ir.IntrVectorReduceFmul:
		return c.FloatBits(t, one)
	case ir.IntrVectorReduceFmax: // a NaN loses, also if all elements are
		return c.FloatBits(t, inf|inf>>1|sign)
	case ir.IntrVectorReduceFmin:
		return c.FloatBits(t, inf|inf>>1)
	case ir.IntrVectorReduceFmaximum:
		return c.FloatBits(t, inf|sign)
	case ir.IntrVectorReduceFminimum:
		return c.FloatBits(t, inf)
	}
	return ir.None
}

// lengthen returns vector w with n elements, those behind its own being fill.
func (x *expander) lengthen(w ir.Value, n int, fill ir.Value) ir.Value {
	ty := &x.m.Types
	have := int(ty.Len64(x.f.TypeOf(w)))
	elems := make([]ir.Value, n)
	for i := range elems {
		elems[i] = fill
		if i < have {
			elems[i] = x.elem(w, i)
		}
	}
	return x.vector(ty.Vector(ty.Elem(x.f.TypeOf(w)), n, false), elems)
}

// isNeutral reports whether start changes nothing: -0 for sums, 1 for products.
func (x *expander) isNeutral(id ir.Intrinsic, start ir.Value) bool {
	c := &x.f.Consts
	if !start.IsConst() || c.Kind(start) != ir.CFloat {
		return false
	}
	neg, one := uint64(0), uint64(0)
	switch c.Type(start) {
	case ir.Half:
		neg, one = 0x8000, 0x3c00
	case ir.BFloat:
		neg, one = 0x8000, 0x3f80
	case ir.Float:
		neg, one = 0x80000000, 0x3f800000
	case ir.Double:
		neg, one = 1<<63, 0x3ff0000000000000
	}
	if id == ir.IntrVectorReduceFmul {
		return c.Bits(start) == one
	}
	return c.Bits(start) == neg
}

// masked expands masked accesses: known lanes to plain accesses, others to
// branches around them.
func (x *expander) masked(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ty := &x.m.Types
	load := id == ir.IntrMaskedLoad || id == ir.IntrMaskedGather || id == ir.IntrMaskedExpandload
	var val, p, mask, acc ir.Value
	ptrArg := 0
	switch id {
	case ir.IntrMaskedLoad, ir.IntrMaskedGather, ir.IntrMaskedExpandload:
		p, mask, acc = f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	default:
		val, p, mask = f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
		ptrArg = 1
	}
	vt := f.TypeOf(v)
	if !load {
		vt = f.TypeOf(val)
	}
	et := ty.Elem(vt)
	n := int(ty.Len64(vt))
	size := x.m.SizeOf(et)
	align := uint64(1)
	if a := x.m.Attr(x.m.AttrLists[f.Call(v).Attrs].Param(ptrArg), ir.AttrAlign); a != nil {
		align = a.Int
	}
	if on, known := x.allLanes(mask, n); known && (id == ir.IntrMaskedLoad || id == ir.IntrMaskedStore) {
		x.b.Before(v)
		switch {
		case load && on:
			return x.done(v, x.b.Load(vt, p, align, 0))
		case load:
			return x.done(v, acc)
		case on:
			x.b.Store(val, p, align, 0)
		}
		f.Erase(v)
		return true
	}
	if id == ir.IntrMaskedStore && x.e.sinksStores(x.m, f, v) {
		return false
	}
	gather := id == ir.IntrMaskedGather || id == ir.IntrMaskedScatter
	dense := id == ir.IntrMaskedExpandload || id == ir.IntrMaskedCompressstore
	x.b.Before(v)
	pos := ir.None // of the next element of a dense access
	if dense {
		pos = x.b.Int(ir.I64, 0)
	}
	for i := range n {
		bit := x.elem(mask, i)
		known, isConst := f.Consts.Uint(bit)
		if isConst && known == 0 || bit.IsConst() && f.Consts.IsUndef(bit) {
			continue
		}
		var after, body ir.Block
		before := acc
		pre := f.BlockOf(v)
		if !isConst {
			body = f.NewBlockAfter(pre)
			after = f.SplitBlock(pre, v)
			f.MoveBlockAfter(body, pre)
			x.b.At(pre)
			x.b.CondBr(bit, body, after)
			x.b.At(body)
		}
		q, al := p, align
		switch {
		case gather:
			q = x.elem(p, i)
		case dense:
			q = x.b.GEP(et, 0, p, pos)
			al = min(align, size)
		default:
			if i > 0 {
				q = x.b.PtrAdd(p, x.b.Int(ir.I64, uint64(i)*size), 0)
			}
			if o := uint64(i) * size; o != 0 {
				al = min(align, o&-o)
			}
		}
		if load {
			acc = x.insert(acc, x.b.Load(et, q, al, 0), i)
		} else {
			x.b.Store(x.elem(val, i), q, al, 0)
		}
		next := pos
		if dense {
			next = x.b.Binary(ir.OpAdd, pos, x.b.Int(ir.I64, 1), 0)
		}
		if isConst {
			pos = next
			continue
		}
		x.b.Br(after)
		if dense {
			x.b.Before(f.First(after))
			phi := x.b.Phi(ir.I64)
			f.AddIncoming(phi, pos, pre)
			f.AddIncoming(phi, next, body)
			pos = phi
		}
		if load {
			x.b.Before(f.FirstNonPhi(after))
			phi := f.New(ir.OpPhi, vt, 0, 0)
			f.InsertBefore(f.First(after), phi)
			f.AddIncoming(phi, before, pre)
			f.AddIncoming(phi, acc, body)
			acc = phi
		}
		x.b.Before(v)
	}
	if load {
		return x.done(v, acc)
	}
	f.Erase(v)
	return true
}

// allLanes reports whether all n lanes of a mask are known to be on, or all off.
func (x *expander) allLanes(mask ir.Value, n int) (on, known bool) {
	if !mask.IsConst() {
		return false, false
	}
	sum := 0
	for i := range n {
		c, ok := x.f.Consts.Uint(x.f.Consts.Elem(mask, i))
		if !ok {
			return false, false
		}
		sum += int(c)
	}
	return sum == n, sum == 0 || sum == n
}

// shuffles expands intrinsics that rearrange the elements of vectors.
func (x *expander) shuffles(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ty := &x.m.Types
	x.b.Before(v)
	a := f.Operand(v, 0)
	seq := func(n int, at func(i int) int) []uint32 {
		m := make([]uint32, n)
		for i := range m {
			m[i] = uint32(at(i))
		}
		return m
	}
	t := f.TypeOf(v)
	switch id {
	case ir.IntrStepvector:
		elems := make([]ir.Value, ty.Len64(t))
		for i := range elems {
			elems[i] = x.b.Int(ty.Elem(t), uint64(i))
		}
		return x.done(v, f.Consts.Sequence(t, elems))
	case ir.IntrGetActiveLaneMask: // base + i < limit, without overflow
		limit := f.Operand(v, 1)
		n := int(ty.Len64(t))
		it := f.TypeOf(a)
		left := x.b.Select(x.b.ICmp(ir.ICmpUGT, limit, a), x.b.Binary(ir.OpSub, limit, a, 0), x.b.Int(it, 0))
		elems := make([]ir.Value, n)
		for i := range elems {
			elems[i] = x.b.ICmp(ir.ICmpUGT, left, x.b.Int(it, uint64(i)))
		}
		return x.done(v, x.vector(t, elems))
	}
	n := int(ty.Len64(t))
	none := f.Consts.Poison(f.TypeOf(a))
	switch id {
	case ir.IntrVectorReverse:
		return x.done(v, x.b.Shuffle(a, none, seq(n, func(i int) int { return n - 1 - i })))
	case ir.IntrVectorSplice, ir.IntrVectorSpliceLeft, ir.IntrVectorSpliceRight:
		k, _ := f.Consts.Sint(f.Operand(v, 2))
		switch {
		case id == ir.IntrVectorSpliceRight: // counts from the end of the first
			k = int64(n) - k
		case k < 0:
			k += int64(n)
		}
		return x.done(v, x.b.Shuffle(a, f.Operand(v, 1), seq(n, func(i int) int { return i + int(k) })))
	case ir.IntrVectorExtract:
		k, _ := f.Consts.Uint(f.Operand(v, 1))
		return x.done(v, x.b.Shuffle(a, none, seq(n, func(i int) int { return i + int(k) })))
	}
	// vector.insert: the elements of the second vector over those of the first.
	sub := f.Operand(v, 1)
	k, _ := f.Consts.Uint(f.Operand(v, 2))
	r := a
	for i := range int(ty.Len64(f.TypeOf(sub))) {
		if int(k)+i < n {
			r = x.insert(r, x.elem(sub, i), int(k)+i)
		}
	}
	return x.done(v, r)
}

// sinksStores reports whether the masked store v can be one instruction that leaves
// elements out (sm_100: 256 bits of global memory).
func (e *env) sinksStores(m *ir.Module, f *ir.Func, v ir.Value) bool {
	mask := f.Operand(v, 2)
	t := f.TypeOf(f.Operand(v, 0))
	if !mask.IsConst() || !e.t.Has(target.FeatureWide256) || m.BitsOf(t) != 256 || m.BitsOf(m.Types.Elem(t)) < 32 ||
		m.Types.AddrSpace(f.TypeOf(f.Operand(v, 1))) != uint32(target.ASGlobal) {
		return false
	}
	a := m.Attr(m.AttrLists[f.Call(v).Attrs].Param(1), ir.AttrAlign)
	return a != nil && a.Int >= 32
}
