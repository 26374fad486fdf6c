package testkit

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Launch is one execution of a kernel: its shape, its arguments and how exactly
// two executions must agree. testdata/kernels/README.md has the notation.
type Launch struct {
	Kernel      string
	Grid, Block [3]int
	Shared      int     // bytes of dynamic shared memory
	Tol         float64 // relative; negative where the element type decides
	Exact       bool
	Args        []Arg
}

// Elem is the type of a scalar or of a buffer's elements: "i8", "f64", ...
type Elem string

// Size returns the bytes of an element, 0 for a type that is none.
func (e Elem) Size() int {
	switch e {
	case "i8", "u8":
		return 1
	case "i16", "u16", "f16":
		return 2
	case "i32", "u32", "f32":
		return 4
	case "i64", "u64", "f64":
		return 8
	}
	return 0
}

// Float reports whether the type is one of floating point.
func (e Elem) Float() bool { return strings.HasPrefix(string(e), "f") }

// Arg is one argument of a launch.
type Arg struct {
	// Type is the element's type, "" for a structure.
	Type Elem
	// Buffer says that the kernel gets a pointer to Data in global memory;
	// otherwise Data is the argument itself.
	Buffer bool
	// Scratch is a buffer whose contents are not compared.
	Scratch bool
	// Align is the alignment of a structure or scalar.
	Align int
	// Data is the argument's value, or the initial contents of the buffer.
	// Callers copy it before they let a kernel change it.
	Data []byte
}

// Len returns the number of elements.
func (a *Arg) Len() int { return len(a.Data) / max(a.Type.Size(), 1) }

// ParseLaunch reads the text of one launch.
func ParseLaunch(spec string) (*Launch, error) {
	words := strings.Fields(spec)
	if len(words) == 0 {
		return nil, fmt.Errorf("a launch needs a kernel")
	}
	l := &Launch{Kernel: words[0], Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Tol: -1}
	for _, word := range words[1:] {
		key, value, _ := strings.Cut(word, "=")
		var err error
		switch {
		case word == "exact":
			l.Exact = true
		case key == "tol":
			l.Tol, err = strconv.ParseFloat(value, 64)
		case key == "shared":
			l.Shared, err = strconv.Atoi(value)
		case key == "grid":
			err = parseDims(&l.Grid, value)
		case key == "block":
			err = parseDims(&l.Block, value)
		default:
			var a Arg
			a, err = parseArg(word, seed(l.Kernel, len(l.Args)))
			l.Args = append(l.Args, a)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %q: %w", l.Kernel, word, err)
		}
	}
	return l, nil
}

func parseDims(d *[3]int, s string) error {
	parts := strings.Split(s, ",")
	if len(parts) > 3 {
		return fmt.Errorf("more than three dimensions")
	}
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil || n < 1 {
			return fmt.Errorf("bad dimension %q", p)
		}
		d[i] = n
	}
	return nil
}

func parseArg(word string, random splitmix) (Arg, error) {
	if body, ok := strings.CutPrefix(word, "{"); ok {
		return parseStruct(strings.TrimSuffix(body, "}"))
	}
	key, value, ok := strings.Cut(word, "=")
	if !ok {
		return Arg{}, fmt.Errorf("neither a setting nor an argument")
	}
	name, count, buffer := strings.Cut(strings.TrimSuffix(key, "]"), "[")
	a := Arg{Type: Elem(name), Buffer: buffer, Align: Elem(name).Size()}
	if a.Align == 0 {
		return a, fmt.Errorf("unknown type %q", name)
	}
	if !buffer {
		v, err := encode(a.Type, value)
		a.Data = appendElem(nil, a.Type, v)
		return a, err
	}
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 {
		return a, fmt.Errorf("bad length %q", count)
	}
	a.Scratch = value == "scratch"
	a.Data, err = fill(a.Type, n, value, random)
	return a, err
}

// parseStruct lays out a structure's fields as C does.
func parseStruct(body string) (Arg, error) {
	a := Arg{Align: 1}
	for _, field := range strings.Split(body, ",") {
		name, value, _ := strings.Cut(field, "=")
		e := Elem(name)
		if e.Size() == 0 {
			return a, fmt.Errorf("unknown type %q", name)
		}
		v, err := encode(e, value)
		if err != nil {
			return a, err
		}
		a.Align = max(a.Align, e.Size())
		a.Data = appendElem(pad(a.Data, e.Size()), e, v)
	}
	a.Data = pad(a.Data, a.Align)
	return a, nil
}

func pad(b []byte, align int) []byte {
	for len(b)%align != 0 {
		b = append(b, 0)
	}
	return b
}

// encode returns the bits of a value that is written in decimal.
func encode(e Elem, s string) (uint64, error) {
	if e.Float() {
		f, err := strconv.ParseFloat(s, 64)
		return floatBits(e, f), err
	}
	if i, err := strconv.ParseInt(s, 0, 64); err == nil {
		return uint64(i), nil
	}
	return strconv.ParseUint(s, 0, 64)
}

func floatBits(e Elem, f float64) uint64 {
	switch e {
	case "f16":
		return uint64(halfBits(f))
	case "f32":
		return uint64(math.Float32bits(float32(f)))
	default:
		return math.Float64bits(f)
	}
}

func appendElem(b []byte, e Elem, v uint64) []byte {
	switch e.Size() {
	case 1:
		return append(b, byte(v))
	case 2:
		return binary.LittleEndian.AppendUint16(b, uint16(v))
	case 4:
		return binary.LittleEndian.AppendUint32(b, uint32(v))
	default:
		return binary.LittleEndian.AppendUint64(b, v)
	}
}

// Bits returns element i of a buffer's contents as raw bits.
func (e Elem) Bits(data []byte, i int) uint64 {
	switch e.Size() {
	case 1:
		return uint64(data[i])
	case 2:
		return uint64(binary.LittleEndian.Uint16(data[2*i:]))
	case 4:
		return uint64(binary.LittleEndian.Uint32(data[4*i:]))
	default:
		return binary.LittleEndian.Uint64(data[8*i:])
	}
}

// Value returns element i as a number.
func (e Elem) Value(data []byte, i int) float64 {
	bits := e.Bits(data, i)
	switch e {
	case "f16":
		return halfValue(uint16(bits))
	case "f32":
		return float64(math.Float32frombits(uint32(bits)))
	case "f64":
		return math.Float64frombits(bits)
	case "i8":
		return float64(int8(bits))
	case "i16":
		return float64(int16(bits))
	case "i32":
		return float64(int32(bits))
	case "i64":
		return float64(int64(bits))
	}
	return float64(bits)
}

// Compare checks the contents that argument i's buffer has after a launch
// against those that it should have. The error names the first difference.
func (l *Launch) Compare(i int, want, got []byte) error {
	a := &l.Args[i]
	if len(want) != len(got) {
		return fmt.Errorf("%s: argument %d has %d bytes instead of %d", l.Kernel, i, len(got), len(want))
	}
	if a.Scratch || !a.Buffer {
		return nil
	}
	for k := range a.Len() {
		w, g := a.Type.Bits(want, k), a.Type.Bits(got, k)
		if w == g || l.close(a.Type, a.Type.Value(want, k), a.Type.Value(got, k)) {
			continue
		}
		return fmt.Errorf("%s: argument %d, element %d: %g (%#x) instead of %g (%#x)", l.Kernel, i, k,
			a.Type.Value(got, k), g, a.Type.Value(want, k), w)
	}
	return nil
}

// close says whether two numbers whose bits differ may pass for equal.
func (l *Launch) close(e Elem, want, got float64) bool {
	tol := l.Tol
	if tol < 0 {
		switch e {
		case "f16":
			tol = 4e-3
		case "f32":
			tol = 1e-5
		case "f64":
			tol = 1e-12
		default:
			return false
		}
	}
	if l.Exact {
		// All NaNs are one value: PTX says of most operations only that they give some NaN.
		return e.Float() && want != want && got != got
	}
	if want != want || got != got {
		return want != want && got != got
	}
	if math.IsInf(want, 0) || math.IsInf(got, 0) {
		return want == got
	}
	scale := max(math.Abs(want), math.Abs(got), 1e-3)
	if !e.Float() {
		scale = max(scale, 1/tol)
	}
	return math.Abs(want-got) <= tol*scale
}
