package legalize

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
)

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
	if id == ir.IntrMaskedStore && lowering.HasMaskedStore(x.m, x.opt.Target, f, v) {
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
		shift, part := uint64(0), et // element i is in memory in the bits of part from shift on
		switch {
		case gather:
			q = x.elem(p, i)
		case dense:
			q = x.b.GEP(et, 0, p, pos)
			al = min(align, size)
		default:
			at := uint64(i) * x.m.BitsOf(et) // as in the vector
			if o := at / 8; o != 0 {
				q, al = x.b.PtrAdd(p, x.b.Int(ir.I64, o), 0), min(align, o&-o)
			}
			if x.packsBits(vt) {
				shift = at % 8
				part = ty.Int(int(shift+x.m.BitsOf(et)+7) &^ 7)
			}
		}
		switch {
		case load && part == et:
			acc = x.insert(acc, x.b.Load(et, q, al, 0), i)
		case load:
			bits := x.b.Binary(ir.OpLShr, x.b.Load(part, q, al, 0), x.b.Int(part, shift), 0)
			acc = x.insert(acc, x.b.Cast(ir.OpTrunc, bits, et, 0), i)
		case part == et:
			x.b.Store(x.elem(val, i), q, al, 0)
		default: // its neighbours stay
			place := x.b.Binary(ir.OpShl, x.lowBits(part, x.m.BitsOf(et)), x.b.Int(part, shift), 0)
			others := x.b.Binary(ir.OpAnd, x.b.Load(part, q, al, 0), x.b.Binary(ir.OpXor, place, f.Consts.SInt(part, -1), 0), 0)
			bits := x.b.Binary(ir.OpShl, x.b.Cast(ir.OpZExt, x.elem(val, i), part, 0), x.b.Int(part, shift), 0)
			x.b.Store(x.b.Binary(ir.OpOr, others, bits, 0), q, al, 0)
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
