package testkit

import (
	"fmt"
	"hash/fnv"
	"math"
	"strings"
)

// splitmix is a small generator of random numbers whose sequence is fixed for
// all time, which the standard library's are not.
type splitmix uint64

func (s *splitmix) next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// unit returns a number in [0, 1).
func (s *splitmix) unit() float64 { return float64(s.next()>>11) / (1 << 53) }

// seed starts the random contents of one argument.
func seed(kernel string, arg int) splitmix {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s %d", kernel, arg)
	return splitmix(h.Sum64())
}

// fill makes the initial contents of a buffer of n elements.
func fill(e Elem, n int, spec string, random splitmix) ([]byte, error) {
	kind, list, _ := strings.Cut(strings.TrimSuffix(spec, ")"), "(")
	var args []string
	if list != "" {
		args = strings.Split(list, ",")
	}
	values := make([]uint64, len(args))
	numbers := make([]float64, len(args))
	for i, s := range args {
		v, err := encode(e, s)
		if err != nil {
			return nil, err
		}
		values[i] = v
		numbers[i] = e.Value(appendElem(nil, e, v), 0)
	}
	if len(args) != 0 && len(args) != 2 && (kind == "iota" || kind == "uniform") {
		return nil, fmt.Errorf("%s takes two numbers or none", kind)
	}
	if len(args) == 0 && (kind == "const" || kind == "cycle" || kind == "list") {
		return nil, fmt.Errorf("%s takes values", kind)
	}
	var elem func(i int) uint64
	switch kind {
	case "zero", "scratch":
		elem = func(int) uint64 { return 0 }
	case "const":
		elem = func(int) uint64 { return values[0] }
	case "list":
		elem = func(i int) uint64 {
			if i < len(values) {
				return values[i]
			}
			return 0
		}
	case "cycle":
		elem = func(i int) uint64 { return values[i%len(values)] }
	case "iota":
		start, step := 0.0, 1.0
		if len(args) == 2 {
			start, step = numbers[0], numbers[1]
		}
		elem = func(i int) uint64 { return fromNumber(e, start+step*float64(i)) }
	case "uniform":
		lo, hi := -1.0, 1.0
		if !e.Float() {
			lo, hi = 0, 2
		}
		if len(args) == 2 {
			lo, hi = numbers[0], numbers[1]
		}
		elem = func(int) uint64 { return fromNumber(e, lo+(hi-lo)*random.unit()) }
	case "bits":
		elem = func(int) uint64 { return random.next() }
	case "text":
		const letters = "etaoin shrdlu cmfwyp, vbgkjq. ETAOIN 0123456789 xz-\n"
		elem = func(int) uint64 { return uint64(letters[random.next()%uint64(len(letters))]) }
	default:
		return nil, fmt.Errorf("unknown fill %q", kind)
	}
	data := make([]byte, 0, n*e.Size())
	for i := range n {
		data = appendElem(data, e, elem(i))
	}
	return data, nil
}

// fromNumber rounds a number to the element's type: down for integers.
func fromNumber(e Elem, f float64) uint64 {
	if e.Float() {
		return floatBits(e, f)
	}
	return uint64(int64(math.Floor(f)))
}

// halfBits converts to IEEE half precision, to nearest even.
func halfBits(f float64) uint16 {
	sign := uint16(math.Float64bits(f) >> 48 & 0x8000)
	a := math.Abs(f)
	switch {
	case f != f:
		return sign | 0x7e00
	case a >= 65520:
		return sign | 0x7c00
	case a < 0x1p-14:
		// Subnormal: a multiple of 2^-24; rounding up to 2^-14 gives the right bits by itself.
		return sign | uint16(math.RoundToEven(a*0x1p24))
	}
	fraction, exp := math.Frexp(a) // a = fraction * 2^exp, fraction in [0.5, 1)
	m := uint16(math.RoundToEven(fraction * 2048))
	return sign | (uint16(exp+13)<<10 + m)
}

// halfValue is the inverse of halfBits.
func halfValue(h uint16) float64 {
	exp, m := int(h>>10&31), float64(h&0x3ff)
	var a float64
	switch exp {
	case 0:
		a = math.Ldexp(m, -24)
	case 31:
		a = math.Inf(1)
		if m != 0 {
			a = math.NaN()
		}
	default:
		a = math.Ldexp(m+1024, exp-25)
	}
	if h&0x8000 != 0 {
		return -a
	}
	return a
}
