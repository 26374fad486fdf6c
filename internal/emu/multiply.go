package emu

import (
	"math"
	"math/bits"
	"sync"

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
	case t == isa.F32 && !math.IsNaN(float64(math.Float32frombits(uint32(x)))):
		return math.Float64bits(float64(math.Float32frombits(uint32(x))))
	case format != nil:
		return math.Float64bits(format.ToFloat64(x))
	case isSigned(t):
		return uint64(sext(x, t))
	}
	return x
}

// elementType is a type of elements, and how they lie in a register.
type elementType struct {
	typ          isa.Atom
	width, shift int
}

// elementTables holds the values of all patterns of the element types of up to 16 bits that have been used.
var elementTables sync.Map

// table returns the values of all patterns, nil if they are too many.
func (t elementType) table() []uint64 {
	if t.width > 16 {
		return nil
	}
	if list, ok := elementTables.Load(t); ok {
		return list.([]uint64)
	}
	list := make([]uint64, 1<<t.width)
	format := scalarFormat(t.typ)
	for x := range list {
		list[x] = elementValue(t.typ, format, uint64(x)>>t.shift)
	}
	elementTables.Store(t, list)
	return list
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

// multiply adds the product of rows of a, from row on, and n columns of b, from col on, to the same rows of sum. It computes four columns
// at once, each of them as dot does.
func (r *arith) multiply(sum, a, b *matrix, row, rows, col, n, k int) {
	add := addProducts
	if scalarFormat(r.typ) == nil {
		add = r.addIntegers
	}
	if r.typ == isa.F64 || r.bitOp != 0 {
		add = nil
	}
	for i := row; i < row+rows; i++ {
		out := sum.v[i*sum.cols:][:n]
		j := 0
		for ; add != nil && j+4 <= n; j += 4 {
			add((*[4]uint64)(out[j:]), a.v[i*a.cols:][:k], b.v[col+j:], b.cols)
		}
		for ; j < n; j++ {
			out[j] = r.dot(out[j], a, b, i, col+j, k)
		}
	}
}

// addProducts adds the products of a row and four columns, of which b is the first element and stride the distance of the next ones.
func addProducts(out *[4]uint64, row, b []uint64, stride int) {
	s0, s1, s2, s3 := math.Float64frombits(out[0]), math.Float64frombits(out[1]), math.Float64frombits(out[2]), math.Float64frombits(out[3])
	for n, u := range row {
		x, y := math.Float64frombits(u), (*[4]uint64)(b[n*stride:])
		s0 += x * math.Float64frombits(y[0])
		s1 += x * math.Float64frombits(y[1])
		s2 += x * math.Float64frombits(y[2])
		s3 += x * math.Float64frombits(y[3])
	}
	*out = [4]uint64{math.Float64bits(s0), math.Float64bits(s1), math.Float64bits(s2), math.Float64bits(s3)}
}

// addIntegers is addProducts for integers.
func (r *arith) addIntegers(out *[4]uint64, row, b []uint64, stride int) {
	s0, s1, s2, s3 := int64(int32(out[0])), int64(int32(out[1])), int64(int32(out[2])), int64(int32(out[3]))
	for n, u := range row {
		x, y := int64(u), (*[4]uint64)(b[n*stride:])
		s0 += x * int64(y[0])
		s1 += x * int64(y[1])
		s2 += x * int64(y[2])
		s3 += x * int64(y[3])
	}
	for k, sum := range [4]int64{s0, s1, s2, s3} {
		out[k] = uint64(uint32(sum))
		if r.sat {
			out[k] = clampS32(sum)
		}
	}
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
