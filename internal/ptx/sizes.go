package ptx

import "math"

// SmallParams is the number of bytes of kernel parameters that every target has. PTX ISA §5.1.6.1 gives 4096;
// assemblers accept 4352.
const SmallParams = 4352

// Size returns the bytes of a variable, 0 for an array without a size, at most math.MaxInt64.
func (v *Var) Size() uint64 {
	n := v.ElemSize()
	for _, d := range v.Dims {
		if d < 0 {
			return 0
		}
		if d > 0 && n > math.MaxInt64/uint64(d) {
			return math.MaxInt64
		}
		n *= uint64(d)
	}
	return n
}

// ElemSize returns the bytes of one element of a variable.
func (v *Var) ElemSize() uint64 {
	return uint64(max(1, v.Type.Bits()/8)) * uint64(max(1, v.Vec))
}

// Alignment returns the alignment of a variable in bytes (S2-73).
func (v *Var) Alignment() uint64 {
	if v.Align > 0 {
		return uint64(v.Align)
	}
	return v.ElemSize()
}

// ParamBytes returns the bytes of the parameters of f, with the padding between them.
func (f *Func) ParamBytes() uint64 {
	total := uint64(0)
	for i := range f.Params {
		v := &f.Params[i]
		a := v.Alignment()
		if total = (total+a-1)&^(a-1) + v.Size(); total > math.MaxInt64 {
			return math.MaxInt64
		}
	}
	return total
}

// Span returns the number of operands that the one at i takes with its elements.
func (f *Func) Span(i uint32) uint32 {
	o := &f.Opnds[i]
	n := uint32(1)
	elems := 0
	switch o.Kind {
	case OpVec, OpList, OpTex:
		elems = int(o.Sub)
	case OpPair:
		elems = 2
	}
	for range elems {
		n += f.Span(i + n)
	}
	return n
}
