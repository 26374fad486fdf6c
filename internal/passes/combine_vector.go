package passes

import "gonvvm/internal/ir"

// rewriteVector is extractelement, insertelement and shufflevector.
func (u *unit) rewriteVector(v ir.Value, op ir.Op) ir.Value {
	switch op {
	case ir.OpExtractElement:
		return u.rewriteExtract(v)
	case ir.OpInsertElement:
		return u.rewriteInsert(v)
	}
	return u.rewriteShuffle(v)
}

func (u *unit) rewriteExtract(v ir.Value) ir.Value {
	f, c := u.f, u.c
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
	if u.ty.IsScalable(vt) {
		return ir.None
	}
	if i >= u.ty.Len64(vt) {
		return c.Poison(f.TypeOf(v))
	}
	x := vec
	for steps := 0; steps < 64; steps++ {
		switch f.Op(x) {
		case ir.OpInsertElement:
			k, ok := c.Uint(f.Operand(x, 2))
			if !ok {
				return u.extractFrom(v, vec, x, i)
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
			n := uint32(u.ty.Len64(f.TypeOf(f.Operand(x, 0))))
			if k < n {
				x, i = f.Operand(x, 0), uint64(k)
			} else {
				x, i = f.Operand(x, 1), uint64(k-n)
			}
			continue
		case ir.OpBitCast: // the same elements under another name
			y := f.Operand(x, 0)
			if yt := f.TypeOf(y); u.ty.IsVector(yt) && u.ty.Len64(yt) == u.ty.Len64(f.TypeOf(x)) && x == vec {
				u.b.Before(v)
				e := u.b.Insert(ir.OpExtractElement, u.ty.Elem(yt), 0, 0, y, f.Operand(v, 1))
				u.push(e)
				return u.convert(e, f.TypeOf(v))
			}
		case ir.OpSelect: // by constants
			if cond := f.Operand(x, 0); u.isPlain(cond) && u.ty.IsVector(f.TypeOf(cond)) {
				if k, ok := c.Uint(c.Elem(cond, int(i))); ok {
					x = f.Operand(x, 2-int(k))
					continue
				}
			}
		}
		break
	}
	return u.extractFrom(v, vec, x, i)
}

// extractFrom makes extractelement v take element i of x instead of what it took of vec.
func (u *unit) extractFrom(v, vec, x ir.Value, i uint64) ir.Value {
	f, c := u.f, u.c
	if x.IsConst() {
		if r := c.Elem(x, int(i)); r != ir.None {
			return r
		}
	}
	if x == vec {
		// An element of an operation on vectors that nothing else needs.
		if op := f.Op(x); op.IsBinary() && u.oneUse(x) {
			u.b.Before(v)
			t := f.TypeOf(v)
			idx := f.Operand(v, 1)
			a := u.b.Insert(ir.OpExtractElement, t, 0, 0, f.Operand(x, 0), idx)
			b := u.b.Insert(ir.OpExtractElement, t, 0, 0, f.Operand(x, 1), idx)
			u.push(a)
			u.push(b)
			return u.b.Insert(op, t, f.Flags(x), 0, a, b)
		}
		return ir.None
	}
	u.push(vec)
	f.SetOps(v, x, c.Int(ir.I32, i))
	return v
}

func (u *unit) rewriteInsert(v ir.Value) ir.Value {
	f, c := u.f, u.c
	vec, x := f.Operand(v, 0), f.Operand(v, 1)
	i, ok := c.Uint(f.Operand(v, 2))
	if !ok {
		return ir.None
	}
	t := f.TypeOf(v)
	if u.ty.IsScalable(t) {
		return ir.None
	}
	n := int(u.ty.Len64(t))
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
		return u.vector(t, buf[:n])
	}
	// insertelement a, (extractelement a, i), i
	if f.Op(x) == ir.OpExtractElement && f.Operand(x, 0) == vec {
		if k, ok := c.Uint(f.Operand(x, 1)); ok && k == i {
			return vec
		}
	}
	if f.Op(vec) == ir.OpInsertElement && u.oneUse(vec) {
		if k, ok := c.Uint(f.Operand(vec, 2)); ok && k == i { // overwritten
			f.SetOperand(v, 0, f.Operand(vec, 0))
			u.push(vec)
			return v
		}
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
	if seen == mask(n) {
		return src
	}
	return ir.None
}

func (u *unit) rewriteShuffle(v ir.Value) ir.Value {
	f, c := u.f, u.c
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	mask := f.Indices(v)
	t, at := f.TypeOf(v), f.TypeOf(a)
	if u.ty.IsScalable(at) || len(mask) > 64 {
		return ir.None
	}
	n := uint32(u.ty.Len64(at))
	if a.IsConst() && b.IsConst() {
		return u.lanes(t, func(i int) ir.Value {
			switch k := mask[i]; {
			case k == ^uint32(0):
				return c.Poison(u.ty.Elem(t))
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
		u.push(a)
		f.Mutate(v, ir.OpShuffleVector, 0, f.AddWords(m), x, c.Poison(f.TypeOf(x)))
		return v
	}
	return ir.None
}
