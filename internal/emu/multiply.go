package emu

import (
	"math"
	"sync"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/tile"
	"gonvvm/internal/isa"
	"gonvvm/internal/softfp"
)

// matrix holds the elements of a matrix, row after row. Integers are exact in float64, too.
type matrix struct {
	cols int
	v    []float64
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

// elementValue returns the value of the bits of an element.
func elementValue(t isa.Atom, format *softfp.Format, x uint64) float64 {
	switch {
	case t == isa.F64:
		return math.Float64frombits(x)
	case t == isa.F32:
		return float64(math.Float32frombits(uint32(x)))
	case format != nil:
		return format.ToFloat64(x)
	case isSigned(t):
		return float64(integer.SignExtend(x, t))
	}
	return float64(x)
}

// elementType is a type of elements, and how they lie in a register.
type elementType struct {
	typ          isa.Atom
	width, shift int
}

// elementTables holds the values of all patterns of the element types of up to 8 bits that have been used.
var elementTables sync.Map

// table returns the values of all patterns, nil if they are too many, or if package tile knows the type.
func (t elementType) table() *[256]float64 {
	if t.width > 8 || t.kind() != tile.None {
		return nil
	}
	if list, ok := elementTables.Load(t); ok {
		return list.(*[256]float64)
	}
	list := new([256]float64)
	format := scalarFormat(t.typ)
	for x := range 1 << t.width {
		list[x] = elementValue(t.typ, format, uint64(x)>>t.shift)
	}
	elementTables.Store(t, list)
	return list
}

// kind returns how package tile calls such elements.
func (t elementType) kind() tile.Kind {
	switch t {
	case elementType{isa.F16, 16, 0}:
		return tile.F16
	case elementType{isa.Bf16, 16, 0}:
		return tile.BF16
	case elementType{isa.F32, 32, 0}:
		return tile.F32
	case elementType{isa.Tf32, 32, 0}:
		return tile.TF32
	case elementType{isa.S32, 32, 0}:
		return tile.S32
	case elementType{isa.S8, 8, 0}:
		return tile.S8
	case elementType{isa.U8, 8, 0}:
		return tile.U8
	case elementType{isa.E4m3, 8, 0}:
		return tile.E4M3
	case elementType{isa.E5m2, 8, 0}:
		return tile.E5M2
	case elementType{isa.E2m3, 8, 0}:
		return tile.E2M3
	case elementType{isa.E3m2, 8, 0}:
		return tile.E3M2
	case elementType{isa.E2m1, 8, 2}:
		return tile.E2M1
	}
	return tile.None
}

// value returns the value of the low bits of x.
func (t elementType) value(x uint64, table *[256]float64, format *softfp.Format) float64 {
	x &= ^uint64(0) >> (64 - t.width)
	if table != nil {
		return table[x]
	}
	return elementValue(t.typ, format, x>>t.shift)
}

// tiles is memory for the matrices of one instruction after the other.
type tiles struct {
	room []float64
	used int
}

// next begins an instruction, which uses the memory of the last one again.
func (t *tiles) next() { t.used = 0 }

// take returns room for n elements, with any values.
func (t *tiles) take(n int) []float64 {
	if t.used+n > len(t.room) {
		t.room, t.used = make([]float64, max(2*len(t.room), n, 1024)), 0
	}
	t.used += n
	return t.room[t.used-n : t.used : t.used]
}

// zeros returns a matrix of zeros.
func (t *tiles) zeros(rows, cols int) matrix {
	m := matrix{cols, t.take(rows * cols)}
	clear(m.v)
	return m
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

// dot adds the product of row i of a and column j of b, of k elements, to x: for elements whose products have no place in
// Multiply of package tile.
func (r *arith) dot(x float64, a, b *matrix, i, j, k int) float64 {
	row := a.v[i*a.cols : i*a.cols+k]
	if r.typ == isa.F64 {
		sum := math.Float64bits(x)
		for n, u := range row {
			sum = softfp.Fma64(math.Float64bits(u), math.Float64bits(b.v[n*b.cols+j]), sum, r.round)
		}
		return math.Float64frombits(sum)
	}
	for n, u := range row { // of single bits
		if v := b.v[n*b.cols+j]; r.bitOp == isa.And {
			x += u * v
		} else {
			x += math.Abs(u - v)
		}
	}
	return x
}

// multiply adds the product of rows of a, from row on, and n columns of b, from col on, to the same rows of sum. PTX leaves the
// rounding of intermediate sums to the machine, except for f64: they are those of float64.
func (r *arith) multiply(sum, a, b *matrix, row, rows, col, n, k int) {
	if r.typ != isa.F64 && r.bitOp == 0 {
		tile.Multiply(sum.v[row*sum.cols:], a.v[row*a.cols:], b.v[col:], sum.cols, a.cols, b.cols, rows, n, k)
	}
	for i := row; i < row+rows; i++ {
		out := sum.v[i*sum.cols:][:n]
		switch {
		case r.typ == isa.F64 || r.bitOp != 0:
			for j := range out {
				out[j] = r.dot(out[j], a, b, i, col+j, k)
			}
		case r.sat && r.typ == isa.S32:
			for j, x := range out {
				out[j] = min(max(x, math.MinInt32), math.MaxInt32)
			}
		default:
			return
		}
	}
}

// scale multiplies a float matrix's element by a factor.
func (m *matrix) scale(i, j int, f float64) { m.v[i*m.cols+j] *= f }

// negate changes the signs of a matrix of floats.
func (m *matrix) negate() {
	for i, x := range m.v {
		m.v[i] = -x
	}
}
