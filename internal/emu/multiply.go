package emu

import (
	"math"
	"math/bits"

	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// matrix holds the elements of a matrix, row after row: as f64 bits for floats,
// sign-extended for integers.
type matrix struct {
	cols int
	v    []uint64
}

// elementBits returns the width that elements of a type have in a fragment.
func elementBits(t isa.Atom) int {
	switch t {
	case isa.Tf32:
		return 32
	case isa.E2m1, isa.E2m3, isa.E3m2:
		return 8 // .kind::f8f6f4 gives each a byte
	}
	return t.Bits()
}

// elementShift returns the zero bits below an element: four-bit elements lie in the
// bits 2 to 5 of their byte, six-bit ones in the lower six.
func elementShift(t isa.Atom) int {
	if t == isa.E2m1 {
		return 2
	}
	return 0
}

// scalarFormat returns the format of a matrix element, nil for integers.
func scalarFormat(t isa.Atom) *softfp.Format {
	switch t {
	case isa.E4m3:
		return &softfp.E4M3
	case isa.E5m2:
		return &softfp.E5M2
	case isa.E2m3:
		return &softfp.E2M3
	case isa.E3m2:
		return &softfp.E3M2
	case isa.E2m1:
		return &softfp.E2M1
	}
	return formatOf(t)
}

func elementValue(t isa.Atom, format *softfp.Format, x uint64) uint64 {
	switch {
	case t == isa.F64:
		return x
	case format != nil:
		return math.Float64bits(format.ToFloat64(x))
	case isSigned(t):
		return uint64(sext(x, t))
	}
	return x
}

// arith says how products are summed up.
type arith struct {
	typ   isa.Atom // of the result
	sat   bool
	round softfp.Round
	bitOp isa.Atom // of single-bit matrices
}

// matrixArith reads the modifiers of a multiplication with results of type t.
func (d *decoder) matrixArith(t, operand isa.Atom) arith {
	r := arith{typ: t, sat: d.op.Has(isa.Satfinite), round: d.round()}
	if operand == isa.B1 {
		if r.bitOp = d.op.Get(isa.SlotOperation); r.bitOp == 0 {
			r.bitOp = isa.And
		}
	}
	return r
}

// dot adds the product of row i of a and column j of b, of k elements, to x.
func (r *arith) dot(x uint64, a, b *matrix, i, j, k int) uint64 {
	row := a.v[i*a.cols : i*a.cols+k]
	switch {
	case r.typ == isa.F64:
		for n, u := range row {
			x = softfp.Fma64(u, b.v[n*b.cols+j], x, r.round)
		}
		return x
	case scalarFormat(r.typ) != nil:
		// The products are exact in f64; PTX leaves the rounding of intermediate sums to the machine.
		sum := math.Float64frombits(x)
		for n, u := range row {
			sum += math.Float64frombits(u) * math.Float64frombits(b.v[n*b.cols+j])
		}
		return math.Float64bits(sum)
	}
	sum := int64(int32(x))
	for n, u := range row {
		v := b.v[n*b.cols+j]
		switch r.bitOp {
		case 0:
			sum += int64(u) * int64(v)
		case isa.And:
			sum += int64(bits.OnesCount64(u & v))
		default:
			sum += int64(bits.OnesCount64(u ^ v))
		}
	}
	if r.sat {
		sum = int64(int32(clampS32(sum)))
	}
	return uint64(uint32(sum))
}

// scale multiplies a float matrix's element by a factor.
func (m *matrix) scale(i, j int, f float64) {
	x := &m.v[i*m.cols+j]
	*x = math.Float64bits(math.Float64frombits(*x) * f)
}

// negate changes the signs of a matrix of floats.
func (m *matrix) negate() {
	for i := range m.v {
		m.v[i] ^= 1 << 63
	}
}
