package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// visitVector is extractelement, insertelement and shufflevector.
func (ic castCombiner) visitVector(v ir.Value, op ir.Op) ir.Value {
	switch op {
	case ir.OpExtractElement:
		return ic.visitExtract(v)
	case ir.OpInsertElement:
		return ic.visitInsert(v)
	}
	return ic.visitShuffle(v)
}

func (ic castCombiner) visitExtract(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	vec := f.Operand(v, 0)
	if c.Kind(vec) == ir.CPoison {
		return c.Poison(f.TypeOf(v))
	}
	i, ok := c.Uint(f.Operand(v, 1))
	if !ok {
		if c.Kind(vec) == ir.CSplat {
			return c.Operands(vec)[0]
		}
		return ir.None
	}
	vt := f.TypeOf(vec)
	if ic.ty.IsScalable(vt) {
		return ir.None
	}
	if i >= ic.ty.Len64(vt) {
		return c.Poison(f.TypeOf(v))
	}
	x := vec
	for steps := 0; steps < 64; steps++ {
		switch f.Op(x) {
		case ir.OpInsertElement:
			k, ok := c.Uint(f.Operand(x, 2))
			if !ok {
				return ic.extractFrom(v, vec, x, i)
			}
			if k == i {
				return f.Operand(x, 1)
			}
			x = f.Operand(x, 0)
			continue
		case ir.OpShuffleVector:
			k := f.Indices(x)[i]
			if k == ^uint32(0) {
				return c.Poison(f.TypeOf(v))
			}
			n := uint32(ic.ty.Len64(f.TypeOf(f.Operand(x, 0))))
			if k < n {
				x, i = f.Operand(x, 0), uint64(k)
			} else {
				x, i = f.Operand(x, 1), uint64(k-n)
			}
			continue
		case ir.OpBitCast: // the same elements under another name
			y := f.Operand(x, 0)
			if yt := f.TypeOf(y); ic.ty.IsVector(yt) && ic.ty.Len64(yt) == ic.ty.Len64(f.TypeOf(x)) && x == vec {
				ic.b.Before(v)
				e := ic.b.Insert(ir.OpExtractElement, ic.ty.Elem(yt), 0, 0, y, f.Operand(v, 1))
				ic.push(e)
				return ic.b.BitOrPointerCast(e, f.TypeOf(v))
			}
		case ir.OpSelect: // by constants
			if cond := f.Operand(x, 0); ic.c.IsPlain(cond) && ic.ty.IsVector(f.TypeOf(cond)) {
				if k, ok := c.Uint(c.Elem(cond, int(i))); ok {
					x = f.Operand(x, 2-int(k))
					continue
				}
			}
		}
		break
	}
	return ic.extractFrom(v, vec, x, i)
}

// extractFrom makes extractelement v take element i of x instead of an element of vec.
func (ic castCombiner) extractFrom(v, vec, x ir.Value, i uint64) ir.Value {
	f, c := ic.f, ic.c
	if x.IsConst() {
		if r := c.Elem(x, int(i)); r != ir.None {
			return r
		}
	}
	if x == vec {
		// An element of an operation on vectors that nothing else needs.
		if op := f.Op(x); op.IsBinary() && ic.oneUse(x) {
			ic.b.Before(v)
			t := f.TypeOf(v)
			idx := f.Operand(v, 1)
			a := ic.b.Insert(ir.OpExtractElement, t, 0, 0, f.Operand(x, 0), idx)
			b := ic.b.Insert(ir.OpExtractElement, t, 0, 0, f.Operand(x, 1), idx)
			ic.push(a)
			ic.push(b)
			return ic.b.Insert(op, t, f.Flags(x), 0, a, b)
		}
		return ir.None
	}
	ic.push(vec)
	f.SetOps(v, x, c.Int(ir.I32, i))
	return v
}

// elementOfParts is bitcast x of type t, elements of a vector side by side that is loaded or a bitcast: an element of the vector with elements of
// type t.
func (ic castCombiner) elementOfParts(v, x ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if f.Op(x) != ir.OpShuffleVector || ic.ty.IsVector(t) {
		return ir.None
	}
	from, at := f.Operand(x, 0), f.Indices(x)
	vt := f.TypeOf(from)
	if op := f.Op(from); op != ir.OpLoad && op != ir.OpBitCast || ic.ty.IsScalable(vt) {
		return ir.None
	}
	parts, first := uint64(len(at)), at[0]
	n := ic.ty.Len64(vt)
	if uint64(first)%parts != 0 || n%parts != 0 || uint64(first)+parts > n {
		return ir.None
	}
	for i, k := range at {
		if k != first+uint32(i) {
			return ir.None
		}
	}
	ic.b.Before(v)
	all := ic.b.BitOrPointerCast(from, ic.ty.Vector(t, int(n/parts), false))
	ic.push(all)
	return ic.b.Insert(ir.OpExtractElement, t, 0, 0, all, ic.c.Int(ir.I32, uint64(first)/parts))
}

func (ic castCombiner) visitInsert(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	vec, x := f.Operand(v, 0), f.Operand(v, 1)
	i, ok := c.Uint(f.Operand(v, 2))
	if !ok {
		return ir.None
	}
	t := f.TypeOf(v)
	if ic.ty.IsScalable(t) {
		return ir.None
	}
	n := int(ic.ty.Len64(t))
	if i >= uint64(n) {
		return c.Poison(t)
	}
	if vec.IsConst() && x.IsConst() && n <= 64 {
		var buf [64]ir.Value
		for k := range n {
			if buf[k] = c.Elem(vec, k); buf[k] == ir.None {
				return ir.None
			}
		}
		buf[i] = x
		return ic.fold.Vector(t, buf[:n])
	}
	// insertelement a, (extractelement a, i), i
	if f.Op(x) == ir.OpExtractElement && f.Operand(x, 0) == vec {
		if k, ok := c.Uint(f.Operand(x, 1)); ok && k == i {
			return vec
		}
	}
	if f.Op(vec) == ir.OpInsertElement && ic.oneUse(vec) {
		if k, ok := c.Uint(f.Operand(vec, 2)); ok && k == i { // overwritten
			f.SetOperand(v, 0, f.Operand(vec, 0))
			ic.push(vec)
			return v
		}
	}
	if f.Op(x) == ir.OpPhi {
		return ic.named("word-phi", wordPhi(ic.Combiner, v))
	}
	if n <= 64 && ic.dropOverwritten(v, t, n) {
		return v
	}
	// All elements taken from one vector in place.
	src, y, seen := ir.None, v, uint64(0)
	for f.Op(y) == ir.OpInsertElement && n <= 64 {
		e := f.Operand(y, 1)
		k, ok := c.Uint(f.Operand(y, 2))
		if !ok || f.Op(e) != ir.OpExtractElement {
			return ir.None
		}
		if ek, ok := c.Uint(f.Operand(e, 1)); !ok || ek != k || f.TypeOf(f.Operand(e, 0)) != t {
			return ir.None
		}
		if src == ir.None {
			src = f.Operand(e, 0)
		}
		if f.Operand(e, 0) != src {
			return ir.None
		}
		seen |= 1 << k
		y = f.Operand(y, 0)
	}
	if seen == fold.Mask(n) {
		return src
	}
	return ir.None
}

// dropOverwritten starts the insertions that v ends with poison if they replace all n elements of another vector of type t.
func (ic castCombiner) dropOverwritten(v ir.Value, t ir.Type, n int) bool {
	f, c := ic.f, ic.c
	seen := uint64(0)
	for y := v; f.Op(y) == ir.OpInsertElement && (y == v || ic.oneUse(y)); y = f.Operand(y, 0) {
		k, ok := c.Uint(f.Operand(y, 2))
		if !ok || k >= uint64(n) {
			return false
		}
		seen |= 1 << k
		if base := f.Operand(y, 0); seen == fold.Mask(n) && !base.IsConst() {
			ic.push(base)
			ic.push(y)
			f.SetOperand(y, 0, c.Poison(t))
			return true
		}
	}
	return false
}

func (ic castCombiner) visitShuffle(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	mask := f.Indices(v)
	t, at := f.TypeOf(v), f.TypeOf(a)
	if ic.ty.IsScalable(at) || len(mask) > 64 {
		return ir.None
	}
	n := uint32(ic.ty.Len64(at))
	if a.IsConst() && b.IsConst() {
		return ic.fold.Lanes(t, func(i int) ir.Value {
			switch k := mask[i]; {
			case k == ^uint32(0):
				return c.Poison(ic.ty.Elem(t))
			case k < n:
				return c.Elem(a, int(k))
			default:
				return c.Elem(b, int(k-n))
			}
		})
	}
	same, first, second := true, true, true
	poison := true
	for i, k := range mask {
		if k == ^uint32(0) {
			continue
		}
		poison = false
		same = same && k == uint32(i)
		first = first && k < n
		second = second && k >= n
	}
	switch {
	case poison:
		return c.Poison(t)
	case same && t == at:
		return a
	case second:
		m := append([]uint32(nil), mask...)
		for i := range m {
			if m[i] != ^uint32(0) {
				m[i] -= n
			}
		}
		f.Mutate(v, ir.OpShuffleVector, 0, f.AddWords(m), b, c.Poison(at))
		return v
	case first && c.Kind(b) != ir.CPoison:
		f.SetOperand(v, 1, c.Poison(at))
		return v
	}
	// shuffle (shuffle x, poison), poison
	if first && f.Op(a) == ir.OpShuffleVector && c.Kind(f.Operand(a, 1)) == ir.CPoison {
		inner := f.Indices(a)
		m := append([]uint32(nil), mask...)
		for i := range m {
			if m[i] != ^uint32(0) {
				m[i] = inner[m[i]]
			}
		}
		x := f.Operand(a, 0)
		ic.push(a)
		f.Mutate(v, ir.OpShuffleVector, 0, f.AddWords(m), x, c.Poison(f.TypeOf(x)))
		return v
	}
	return ir.None
}
