package legalize

import (
	"gonvvm/internal/ir"
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
		x.quad(v, id) || x.wideIntrinsic(v, id) || x.mathIntrinsic(v, id) || x.memory(v, id) || x.fixed(v, id)
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
