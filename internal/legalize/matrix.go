package legalize

import (
	"gonvvm/internal/ir"
)

// matrix expands operations on matrices, which are vectors column by column (LangRef,
// "Matrix Intrinsics").
func (x *expander) matrix(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	size := func(i int) int {
		n, _ := f.Consts.Uint(f.Operand(v, i))
		return int(n)
	}
	// The shapes have to be those of the vectors.
	fits := func(val ir.Value, n int) bool { return int(x.m.Types.Len64(f.TypeOf(val))) == n }
	x.b.Before(v)
	switch id {
	case ir.IntrMatrixTranspose:
		rows, cols := size(1), size(2)
		a := f.Operand(v, 0)
		if !fits(a, rows*cols) {
			return false
		}
		mask := make([]uint32, rows*cols)
		for i := range mask {
			mask[i] = uint32(i/cols + i%cols*rows)
		}
		return x.done(v, x.b.Shuffle(a, f.Consts.Poison(f.TypeOf(a)), mask))
	case ir.IntrMatrixMultiply:
		m, k, n := size(2), size(3), size(4)
		return fits(f.Operand(v, 0), m*k) && fits(f.Operand(v, 1), k*n) && fits(v, m*n) && x.matrixProduct(v, m, k, n)
	case ir.IntrMatrixColumnMajorLoad:
		return fits(v, size(3)*size(4)) && x.matrixAccess(v, 0, size(3), size(4))
	case ir.IntrMatrixColumnMajorStore:
		return fits(f.Operand(v, 0), size(4)*size(5)) && x.matrixAccess(v, 1, size(4), size(5))
	}
	return false
}

// matrixProduct multiplies m×k by k×n.
func (x *expander) matrixProduct(v ir.Value, m, k, n int) bool {
	f, b := x.f, x.b
	t := f.TypeOf(v)
	p, q := f.Operand(v, 0), f.Operand(v, 1)
	mul, add := ir.OpMul, ir.OpAdd
	if x.m.Types.IsFloat(x.m.Types.Elem(t)) {
		mul, add = ir.OpFMul, ir.OpFAdd
	}
	flags := f.Flags(v)
	elems := make([]ir.Value, m*n)
	for c := range n {
		for r := range m {
			acc := ir.None
			for i := range k {
				y := b.Binary(mul, x.elem(p, i*m+r), x.elem(q, c*k+i), flags)
				if acc != ir.None {
					y = b.Binary(add, acc, y, flags)
				}
				acc = y
			}
			elems[c*m+r] = acc
		}
	}
	return x.done(v, x.vector(t, elems))
}

// matrixAccess loads or stores a matrix whose columns are a stride of elements apart; the pointer is argument at.
func (x *expander) matrixAccess(v ir.Value, at, rows, cols int) bool {
	f, b := x.f, x.b
	load := at == 0
	t := f.TypeOf(v)
	if !load {
		t = f.TypeOf(f.Operand(v, 0))
	}
	et := x.m.Types.Elem(t)
	p, stride := f.Operand(v, at), f.Operand(v, at+1)
	align := x.m.SizeOf(et)
	if a := x.m.Attr(x.m.AttrLists[f.Call(v).Attrs].Param(at), ir.AttrAlign); a != nil {
		align = min(align, a.Int)
	}
	var flags ir.Flags
	if c, _ := f.Consts.Uint(f.Operand(v, at+2)); c != 0 {
		flags = ir.FlagVolatile
	}
	st := f.TypeOf(stride)
	elems := make([]ir.Value, rows*cols)
	for c := range cols {
		col := b.GEP(et, 0, p, b.Binary(ir.OpMul, stride, b.Int(st, uint64(c)), 0))
		for r := range rows {
			q := b.PtrAdd(col, b.Int(ir.I64, uint64(r)*x.m.SizeOf(et)), 0)
			if load {
				elems[c*rows+r] = b.Load(et, q, align, flags)
			} else {
				b.Store(x.elem(f.Operand(v, 0), c*rows+r), q, align, flags)
			}
		}
	}
	if load {
		return x.done(v, x.vector(t, elems))
	}
	f.Erase(v)
	return true
}
