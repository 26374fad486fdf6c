package isel

import (
	"math"
	"math/bits"

	"gonvvm/internal/ir"
)

// magnitude bounds a number that is computed from integers and constants: it is a multiple of 2^unit and not above 2^top.
type magnitude struct {
	unit, top int
	positive  bool // it is not negative
	nonZero   bool
	minusZero bool // it may be -0
}

// maxSummands bounds the operations that magnitudes.of follows.
const maxSummands = 48

// magnitudes finds magnitudes of scalars, float or double.
type magnitudes struct {
	f    *ir.Func
	left int // operations to follow
}

// of returns the magnitude of v. Sums and products that are multiples of 2^unit stay so when they are rounded, also if only their sum is. They are not
// subnormal, and do not overflow.
func (m *magnitudes) of(v ir.Value) (r magnitude, ok bool) {
	limit := 400
	if m.f.TypeOf(v) == ir.Float {
		limit = 120
	}
	if v.IsConst() {
		r, ok = m.ofConst(v)
	} else if m.left--; m.left >= 0 && v.IsInst() {
		r, ok = m.ofInst(v)
	}
	return r, ok && r.unit >= -limit && r.top <= limit
}

// ofInst is of for instructions.
func (m *magnitudes) ofInst(v ir.Value) (r magnitude, ok bool) {
	f := m.f
	switch op := f.Op(v); op {
	case ir.OpUIToFP, ir.OpSIToFP:
		n := f.Mod.Types.Bits(f.TypeOf(f.Operand(v, 0)))
		return magnitude{top: n, positive: op == ir.OpUIToFP}, n <= 64
	case ir.OpFPExt, ir.OpFPTrunc:
		if t := f.TypeOf(f.Operand(v, 0)); t != ir.Float && t != ir.Double {
			return r, false
		}
		return m.of(f.Operand(v, 0))
	case ir.OpFMul, ir.OpFAdd, ir.OpFSub, ir.OpFDiv:
		a, ok1 := m.of(f.Operand(v, 0))
		if !ok1 || op == ir.OpFDiv && !f.Operand(v, 1).IsConst() {
			return r, false
		}
		b, ok2 := m.of(f.Operand(v, 1))
		if !ok2 {
			return r, false
		}
		return combineMagnitudes(op, a, b)
	case ir.OpCall:
		if id := f.CalleeIntrinsic(v); id != ir.IntrFma && id != ir.IntrFmuladd {
			return r, false
		}
		a, ok1 := m.of(f.Operand(v, 0))
		b, ok2 := m.of(f.Operand(v, 1))
		c, ok3 := m.of(f.Operand(v, 2))
		if !ok1 || !ok2 || !ok3 {
			return r, false
		}
		product, _ := combineMagnitudes(ir.OpFMul, a, b)
		return combineMagnitudes(ir.OpFAdd, product, c)
	}
	return r, false
}

// combineMagnitudes returns the magnitude of a op b; of a division, b is that of a constant.
func combineMagnitudes(op ir.Op, a, b magnitude) (r magnitude, ok bool) {
	switch op {
	case ir.OpFMul:
		r = magnitude{unit: a.unit + b.unit, top: a.top + b.top, positive: a.positive && b.positive, nonZero: a.nonZero && b.nonZero}
		r.minusZero = a.minusZero || b.minusZero || !a.nonZero && !b.positive || !b.nonZero && !a.positive
	case ir.OpFDiv:
		if !b.nonZero {
			return r, false
		}
		r = magnitude{unit: a.unit - b.top - 53, top: a.top - b.top + 2, positive: a.positive && b.positive, nonZero: a.nonZero}
		r.minusZero = a.minusZero || !a.nonZero && !b.positive
	case ir.OpFAdd, ir.OpFSub:
		r = magnitude{unit: min(a.unit, b.unit), top: max(a.top, b.top) + 1, positive: op == ir.OpFAdd && a.positive && b.positive}
		r.nonZero = r.positive && (a.nonZero || b.nonZero)
		if op == ir.OpFSub {
			b.minusZero = !b.nonZero // of the opposite
		}
		r.minusZero = a.minusZero && b.minusZero
	}
	return r, true
}

// ofConst returns the magnitude of a constant.
func (m *magnitudes) ofConst(v ir.Value) (r magnitude, ok bool) {
	c := &m.f.Consts
	if c.Kind(v) != ir.CFloat {
		return r, false
	}
	k := math.Float64frombits(c.Bits(v))
	if m.f.TypeOf(v) == ir.Float {
		k = float64(math.Float32frombits(uint32(c.Bits(v))))
	} else if m.f.TypeOf(v) != ir.Double {
		return r, false
	}
	if k == 0 {
		return magnitude{positive: true, minusZero: math.Signbit(k)}, true
	}
	mantissa, e := math.Frexp(k)
	low := bits.TrailingZeros64(uint64(math.Abs(mantissa) * (1 << 53)))
	return magnitude{unit: e - 53 + low, top: e, positive: k > 0, nonZero: true}, !math.IsNaN(k) && !math.IsInf(k, 0)
}
