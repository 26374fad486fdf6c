package emu

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"gonvvm/internal/softfp"
)

// Type is the type of a scalar argument or of a buffer's elements: i8 … i64 (or
// s8 …), u8 … u64, b8 … b64, f16, bf16, f32, f64.
type Type string

// Size returns the bytes of a value, 0 for a name that is not a type.
func (t Type) Size() int {
	switch t {
	case "bf16":
		return 2
	}
	if len(t) < 2 || strings.IndexByte("isubf", t[0]) < 0 || t == "f8" {
		return 0
	}
	switch t[1:] {
	case "8":
		return 1
	case "16":
		return 2
	case "32":
		return 4
	case "64":
		return 8
	}
	return 0
}

// Float reports whether the type is one of floating point.
func (t Type) Float() bool { return strings.HasSuffix(string(t), "f16") || t[0] == 'f' }

func (t Type) signed() bool { return t[0] == 'i' || t[0] == 's' }

// parse returns the bits of a number in decimal or with a prefix 0x.
func (t Type) parse(s string) (uint64, error) {
	if t.Float() {
		f, err := strconv.ParseFloat(s, 64)
		if err != nil {
			return 0, fmt.Errorf("%q is not a number", s)
		}
		return t.fromFloat(f), nil
	}
	n := 8 * t.Size()
	if v, err := strconv.ParseInt(s, 0, 64); err == nil {
		if n < 64 && (v < -1<<(n-1) || v >= 1<<n || t.signed() && v >= 1<<(n-1) && !strings.HasPrefix(s, "0x")) {
			return 0, fmt.Errorf("%s does not fit %s", s, t)
		}
		return uint64(v), nil
	}
	v, err := strconv.ParseUint(s, 0, 64)
	if err != nil || n < 64 {
		return 0, fmt.Errorf("%q is not a number of type %s", s, t)
	}
	return v, nil
}

// fromFloat rounds a number to the type: to nearest, integers down.
func (t Type) fromFloat(f float64) uint64 {
	switch t {
	case "f16":
		return softfp.Convert(&softfp.F16, &softfp.F64, math.Float64bits(f), softfp.RN, softfp.ToInf)
	case "bf16":
		return softfp.Convert(&softfp.BF16, &softfp.F64, math.Float64bits(f), softfp.RN, softfp.ToInf)
	case "f32":
		return uint64(math.Float32bits(float32(f)))
	case "f64":
		return math.Float64bits(f)
	}
	return uint64(int64(math.Floor(f)))
}

// value returns element i of a buffer as a number.
func (t Type) value(b []byte, i int) float64 {
	n := t.Size()
	x := bits(b[i*n:], n)
	switch t {
	case "f16":
		return softfp.F16.ToFloat64(x)
	case "bf16":
		return softfp.BF16.ToFloat64(x)
	case "f32":
		return float64(math.Float32frombits(uint32(x)))
	case "f64":
		return math.Float64frombits(x)
	}
	if t.signed() {
		shift := 64 - 8*n
		return float64(int64(x<<shift) >> shift)
	}
	return float64(x)
}

// Format returns element i of a buffer as text.
func (t Type) Format(b []byte, i int) string {
	n := t.Size()
	x := bits(b[i*n:], n)
	switch {
	case t == "f64":
		return strconv.FormatFloat(t.value(b, i), 'g', -1, 64)
	case t.Float():
		return strconv.FormatFloat(t.value(b, i), 'g', -1, 32)
	case t[0] == 'b':
		return fmt.Sprintf("0x%0*x", 2*n, x)
	case t.signed():
		shift := 64 - 8*n
		return strconv.FormatInt(int64(x<<shift)>>shift, 10)
	}
	return strconv.FormatUint(x, 10)
}

// Difference is the outcome of comparing two buffers.
type Difference struct {
	Elements int     // that were compared
	Wrong    int     // that differ by more than is allowed
	First    int     // index of the first of them
	Got      string  // its value
	Want     string  // and the expected one
	MaxError float64 // largest difference of two numbers
}

// Compare checks a buffer against the expected contents: numbers may differ by atol + rtol·|want|; two NaNs are equal.
func (t Type) Compare(got, want []byte, atol, rtol float64) (*Difference, error) {
	if len(got) != len(want) {
		return nil, fmt.Errorf("the buffer has %d bytes, the expected values have %d", len(got), len(want))
	}
	n := t.Size()
	d := &Difference{Elements: len(got) / n}
	for i := range d.Elements {
		if bits(got[i*n:], n) == bits(want[i*n:], n) {
			continue
		}
		g, w := t.value(got, i), t.value(want, i)
		if g != g && w != w && t.Float() {
			continue
		}
		e := math.Abs(g - w)
		if e > d.MaxError {
			d.MaxError = e
		}
		if e <= atol+rtol*math.Abs(w) && !math.IsInf(w, 0) && (atol != 0 || rtol != 0 || t.Float()) {
			continue
		}
		if d.Wrong++; d.Wrong == 1 {
			d.First, d.Got, d.Want = i, t.Format(got, i), t.Format(want, i)
		}
	}
	return d, nil
}
