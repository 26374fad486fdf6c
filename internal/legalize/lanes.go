package legalize

import (
	"strings"

	"gonvvm/internal/ir"
)

// lanes expands intrinsics that move or count the elements of vectors.
func (x *expander) lanes(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ty := &x.m.Types
	t := f.TypeOf(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	b := x.b.Before(v)
	switch id {
	case ir.IntrVectorInterleave2, ir.IntrVectorInterleave3, ir.IntrVectorInterleave4, ir.IntrVectorInterleave5,
		ir.IntrVectorInterleave6, ir.IntrVectorInterleave7, ir.IntrVectorInterleave8:
		return x.interleave(v)
	case ir.IntrVectorDeinterleave2, ir.IntrVectorDeinterleave3, ir.IntrVectorDeinterleave4, ir.IntrVectorDeinterleave5,
		ir.IntrVectorDeinterleave6, ir.IntrVectorDeinterleave7, ir.IntrVectorDeinterleave8:
		return x.deinterleave(v)
	case ir.IntrExperimentalVectorCompress:
		return x.compress(v)
	case ir.IntrExperimentalVectorExtractLastActive:
		r := arg(2)
		for i := range int(ty.Len64(f.TypeOf(arg(0)))) {
			r = b.Select(x.elem(arg(1), i), x.elem(arg(0), i), r)
		}
		return x.done(v, r)
	case ir.IntrExperimentalVectorMatch: // which elements are among those of the second vector
		found := f.Consts.Null(t)
		at := f.TypeOf(arg(0))
		for i := range int(ty.Len64(f.TypeOf(arg(1)))) {
			all := f.Consts.Poison(at)
			for k := range int(ty.Len64(at)) {
				all = x.insert(all, x.elem(arg(1), i), k)
			}
			found = b.Binary(ir.OpOr, found, b.ICmp(ir.ICmpEQ, arg(0), all), 0)
		}
		return x.done(v, b.Binary(ir.OpAnd, found, arg(2), 0))
	case ir.IntrExperimentalCttzElts:
		at := f.TypeOf(arg(0))
		return x.done(v, x.firstLane(b.ICmp(ir.ICmpNE, arg(0), x.number(at, 0)), t, b.Int(t, ty.Len64(at))))
	case ir.IntrVectorPartialReduceAdd, ir.IntrVectorPartialReduceFadd:
		return x.partialReduce(v, id)
	case ir.IntrExperimentalGetVectorLength:
		return x.vectorLength(v)
	case ir.IntrLoopDependenceRawMask, ir.IntrLoopDependenceWarMask:
		return x.dependenceMask(v, id)
	case ir.IntrExperimentalVectorHistogramAdd, ir.IntrExperimentalVectorHistogramUaddSat, ir.IntrExperimentalVectorHistogramUmax,
		ir.IntrExperimentalVectorHistogramUmin:
		return x.histogram(v, id)
	}
	return false
}

// firstLane returns the number of the first lane that is set, none if there is none.
func (x *expander) firstLane(lanes ir.Value, t ir.Type, none ir.Value) ir.Value {
	r := none
	for i := int(x.m.Types.Len64(x.f.TypeOf(lanes))) - 1; i >= 0; i-- {
		r = x.b.Select(x.elem(lanes, i), x.b.Int(t, uint64(i)), r)
	}
	return r
}

// interleave takes an element of each vector in turn.
func (x *expander) interleave(v ir.Value) bool {
	f := x.f
	k := f.NumArgs(v)
	n := int(x.m.Types.Len64(f.TypeOf(f.Operand(v, 0))))
	if k == 2 {
		mask := make([]uint32, 2*n)
		for i := range mask {
			mask[i] = uint32(i/2 + i%2*n)
		}
		return x.done(v, x.b.Shuffle(f.Operand(v, 0), f.Operand(v, 1), mask))
	}
	elems := make([]ir.Value, k*n)
	for i := range elems {
		elems[i] = x.elem(f.Operand(v, i%k), i/k)
	}
	return x.done(v, x.vector(f.TypeOf(v), elems))
}

// deinterleave deals the elements of a vector out to several.
func (x *expander) deinterleave(v ir.Value) bool {
	f := x.f
	ty := &x.m.Types
	a := f.Operand(v, 0)
	k := len(ty.Elems(f.TypeOf(v)))
	none := f.Consts.Poison(f.TypeOf(a))
	r := f.Consts.Poison(f.TypeOf(v))
	for j := range k {
		mask := make([]uint32, int(ty.Len64(f.TypeOf(a)))/k)
		for i := range mask {
			mask[i] = uint32(i*k + j)
		}
		r = x.b.InsertValue(r, x.b.Shuffle(a, none, mask), uint32(j))
	}
	return x.done(v, r)
}

// compress moves the elements that a mask selects to the front, followed by elements of the third vector.
func (x *expander) compress(v ir.Value) bool {
	f, b := x.f, x.b
	a, mask, r := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	n := int(x.m.Types.Len64(f.TypeOf(a)))
	if x.f.Consts.IsUndef(r) && r.IsConst() {
		r = f.Consts.Poison(f.TypeOf(v))
	}
	elems := make([]ir.Value, n)
	for i := range elems {
		elems[i] = x.elem(r, i)
	}
	pos := b.Int(ir.I32, 0)
	for i := range n {
		on := x.elem(mask, i)
		for k := range i + 1 { // at most i precede it
			here := b.Binary(ir.OpAnd, on, b.ICmp(ir.ICmpEQ, pos, b.Int(ir.I32, uint64(k))), 0)
			elems[k] = b.Select(here, x.elem(a, i), elems[k])
		}
		pos = b.Binary(ir.OpAdd, pos, b.Cast(ir.OpZExt, on, ir.I32, 0), 0)
	}
	return x.done(v, x.vector(f.TypeOf(v), elems))
}

// partialReduce adds the parts of a long vector to a shorter one.
func (x *expander) partialReduce(v ir.Value, id ir.Intrinsic) bool {
	f, b := x.f, x.b
	ty := &x.m.Types
	acc, w := f.Operand(v, 0), f.Operand(v, 1)
	n := int(ty.Len64(f.TypeOf(acc)))
	op := ir.OpAdd
	if id == ir.IntrVectorPartialReduceFadd {
		op = ir.OpFAdd
	}
	for at := 0; at+n <= int(ty.Len64(f.TypeOf(w))); at += n {
		mask := make([]uint32, n)
		for i := range mask {
			mask[i] = uint32(at + i)
		}
		acc = b.Binary(op, acc, b.Shuffle(w, f.Consts.Poison(f.TypeOf(w)), mask), f.Flags(v))
	}
	return x.done(v, acc)
}

// vectorLength returns how many elements one round of a loop may take: at most as many as
// a vector has.
func (x *expander) vectorLength(v ir.Value) bool {
	f, b := x.f, x.b
	a := f.Operand(v, 0)
	t := f.TypeOf(a)
	most, _ := f.Consts.Uint(f.Operand(v, 1))
	if scalable, ok := f.Consts.Uint(f.Operand(v, 2)); !ok || scalable != 0 {
		return false
	}
	r := b.Select(b.ICmp(ir.ICmpULT, a, b.Int(t, most)), a, b.Int(t, most))
	switch w := x.m.Types.Bits(t); {
	case w < 32:
		r = b.Cast(ir.OpZExt, r, ir.I32, 0)
	case w > 32:
		r = b.Cast(ir.OpTrunc, r, ir.I32, 0)
	}
	return x.done(v, r)
}

// dependenceMask computes the lanes in which accesses of a first and a second pointer do not depend on each other: the
// lanes before the distance, in elements.
func (x *expander) dependenceMask(v ir.Value, id ir.Intrinsic) bool {
	f, b := x.f, x.b
	t := f.TypeOf(v)
	size := f.Operand(v, 2)
	it := f.TypeOf(size)
	p, q := b.Cast(ir.OpPtrToInt, f.Operand(v, 0), it, 0), b.Cast(ir.OpPtrToInt, f.Operand(v, 1), it, 0)
	diff := b.Binary(ir.OpSub, q, p, 0)
	zero := b.Int(it, 0)
	var all ir.Value
	if id == ir.IntrLoopDependenceRawMask { // either order counts
		diff = x.call("abs", it, []ir.Type{it}, diff, b.Int(ir.I1, 0))
		all = b.ICmp(ir.ICmpEQ, diff, zero)
	} else {
		all = b.ICmp(ir.ICmpSLE, diff, zero)
	}
	n := b.Binary(ir.OpSDiv, diff, size, 0)
	lanes := make([]ir.Value, x.m.Types.Len64(t))
	for i := range lanes {
		lanes[i] = b.Binary(ir.OpOr, all, b.ICmp(ir.ICmpUGT, n, b.Int(it, uint64(i))), 0)
	}
	return x.done(v, x.vector(t, lanes))
}

// histogram updates the numbers that the pointers point to one after the other, since some may be the same.
func (x *expander) histogram(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	ptrs, inc, mask := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	t := f.TypeOf(inc)
	name := strings.TrimPrefix(id.String(), "experimental.vector.histogram.")
	for i := range int(x.m.Types.Len64(f.TypeOf(ptrs))) {
		x.b.Before(v)
		p, on := x.elem(ptrs, i), x.elem(mask, i)
		pre := f.BlockOf(v)
		body := f.NewBlockAfter(pre)
		after := f.SplitBlock(pre, v)
		f.MoveBlockAfter(body, pre)
		x.b.At(pre).CondBr(on, body, after)
		x.b.At(body)
		align := x.m.AlignOf(t)
		old := x.b.Load(t, p, align, 0)
		if name == "add" {
			old = x.b.Binary(ir.OpAdd, old, inc, 0)
		} else {
			old = x.call(name, t, []ir.Type{t}, old, inc)
		}
		x.b.Store(old, p, align, 0)
		x.b.Br(after)
	}
	f.Erase(v)
	return true
}
