package verify

import "gonvvm/internal/ir"

// greatestValues are the bounds of constant arguments, counted from 0.
var greatestValues = [...]struct {
	id   ir.Intrinsic
	arg  int
	most uint64
	msg  string
}{
	{ir.IntrIsFpclass, 1, 1<<10 - 1, "unsupported bits for llvm.is.fpclass test mask"},
	{ir.IntrVpIsFpclass, 1, 1<<10 - 1, "unsupported bits for llvm.vp.is.fpclass test mask"},
	{ir.IntrPrefetch, 1, 1, "rw argument to llvm.prefetch must be 0-1"},
	{ir.IntrPrefetch, 2, 3, "locality argument to llvm.prefetch must be 0-3"},
	{ir.IntrPrefetch, 3, 1, "cache type argument to llvm.prefetch must be 0-1"},
}

// immediateValues checks the values of the constant arguments of a call, as LLVM's verifier does.
func (v *verifier) immediateValues(s *ir.Symbol, x ir.Value, id ir.Intrinsic) {
	f := s.Fn
	for i := range greatestValues {
		if b := &greatestValues[i]; b.id == id {
			if k, ok := f.Consts.Uint(f.Operand(x, b.arg)); ok && k > b.most {
				v.broken(CodeIntrinsic, s, x, "%s", b.msg)
			}
		}
	}
	switch id {
	case ir.IntrSmulFix, ir.IntrSmulFixSat, ir.IntrSdivFix, ir.IntrSdivFixSat:
		if k, ok := f.Consts.Uint(f.Operand(x, 2)); ok && k >= v.elementBits(s, x) {
			v.broken(CodeIntrinsic, s, x, "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands")
		}
	case ir.IntrUmulFix, ir.IntrUmulFixSat, ir.IntrUdivFix, ir.IntrUdivFixSat:
		if k, ok := f.Consts.Uint(f.Operand(x, 2)); ok && k > v.elementBits(s, x) {
			v.broken(CodeIntrinsic, s, x, "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands")
		}
	case ir.IntrVectorInsert:
		v.subvector(s, x, 2, f.TypeOf(f.Operand(x, 1)), f.TypeOf(x), "vector_insert", "the subvector")
	case ir.IntrVectorExtract:
		v.subvector(s, x, 1, f.TypeOf(x), f.TypeOf(f.Operand(x, 0)), "vector_extract", "the result type")
	case ir.IntrVectorSplice:
		n := int64(v.ty.Len64(f.TypeOf(x)))
		if k, ok := f.Consts.Sint(f.Operand(x, 2)); ok && (k < -n || k >= n) {
			v.broken(CodeIntrinsic, s, x, "The splice index exceeds the range [-%d, %d]", n, n-1)
		}
	case ir.IntrMatrixMultiply, ir.IntrMatrixTranspose, ir.IntrMatrixColumnMajorLoad, ir.IntrMatrixColumnMajorStore:
		v.matrixShapes(s, x, id)
	case ir.IntrMemcpyElementUnorderedAtomic, ir.IntrMemmoveElementUnorderedAtomic, ir.IntrMemsetElementUnorderedAtomic:
		size, ok := f.Consts.Uint(f.Operand(x, 3))
		switch {
		case !ok:
		case size == 0 || size&(size-1) != 0:
			v.broken(CodeIntrinsic, s, x, "element size of the element-wise atomic memory intrinsic must be a power of 2")
		default:
			if n, ok := f.Consts.Uint(f.Operand(x, 2)); ok && n%size != 0 {
				v.broken(CodeIntrinsic, s, x, "constant length must be a multiple of the element size in the element-wise atomic memory intrinsic")
			}
		}
	}
}

// elementBits returns the width of a result or of its elements.
func (v *verifier) elementBits(s *ir.Symbol, x ir.Value) uint64 {
	return uint64(v.m.BitsOf(v.ty.Scalar(s.Fn.TypeOf(x))))
}

// subvector checks the place, argument arg, of a vector of type part in one of type whole.
func (v *verifier) subvector(s *ir.Symbol, x ir.Value, arg int, part, whole ir.Type, name, what string) {
	k, ok := s.Fn.Consts.Uint(s.Fn.Operand(x, arg))
	if !ok || !v.ty.IsVector(part) || !v.ty.IsVector(whole) {
		return
	}
	n := v.ty.Len64(part)
	switch {
	case n == 0 || k%n != 0:
		v.broken(CodeIntrinsic, s, x, "%s index must be a constant multiple of %s's known minimum vector length", name, what)
	case !v.ty.IsScalable(whole) && !v.ty.IsScalable(part) && (k >= v.ty.Len64(whole) || n > v.ty.Len64(whole)-k):
		v.broken(CodeIntrinsic, s, x, "%s would overrun the vector", name)
	}
}

// matrixShapes compares the rows and columns of a matrix intrinsic with the lengths of its vectors.
func (v *verifier) matrixShapes(s *ir.Symbol, x ir.Value, id ir.Intrinsic) {
	f := s.Fn
	number := func(arg int) uint64 {
		k, _ := f.Consts.Uint(f.Operand(x, arg))
		return k
	}
	fits := func(what string, t ir.Type, rows, columns uint64) {
		if v.ty.IsVector(t) && v.ty.Len64(t) != rows*columns {
			v.broken(CodeIntrinsic, s, x, "%s of a matrix operation does not match the shape of %d rows and %d columns", what, rows, columns)
		}
	}
	arg := func(k int) ir.Type { return f.TypeOf(f.Operand(x, k)) }
	stride := func(k int, rows uint64) {
		if n, ok := f.Consts.Uint(f.Operand(x, k)); ok && n < rows {
			v.broken(CodeIntrinsic, s, x, "Stride must be greater or equal than the number of rows!")
		}
	}
	switch id {
	case ir.IntrMatrixMultiply:
		rows, inner, columns := number(2), number(3), number(4)
		fits("Result", f.TypeOf(x), rows, columns)
		fits("First argument", arg(0), rows, inner)
		fits("Second argument", arg(1), inner, columns)
	case ir.IntrMatrixTranspose:
		fits("Result", f.TypeOf(x), number(1), number(2))
		fits("First argument", arg(0), number(1), number(2))
	case ir.IntrMatrixColumnMajorLoad:
		fits("Result", f.TypeOf(x), number(3), number(4))
		stride(1, number(3))
	case ir.IntrMatrixColumnMajorStore:
		fits("First argument", arg(0), number(4), number(5))
		stride(2, number(4))
	}
}
