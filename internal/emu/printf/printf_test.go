package printf

import (
	"math"
	"testing"
)

// The texts are those of C.
func TestValue(t *testing.T) {
	bits := math.Float64bits
	for _, c := range []struct {
		spec    string
		c       byte
		v, size uint64
		want    string
	}{
		{"%", 'd', 1<<32 - 1, 4, "-1"},
		{"%5", 'i', 1<<32 - 1, 8, "4294967295"},
		{"%-4", 'u', 7, 4, "7   "},
		{"%#", 'x', 255, 4, "0xff"},
		{"%", 'c', 'a', 4, "a"},
		{"%", 'p', 16, 8, "0x10"},
		{"%5", 's', 1, 8, "  one"},
		{"%.2", 'f', bits(1.005), 8, "1.00"},
		{"%", 'g', bits(1e7), 8, "1e+07"},
		{"%", 'g', bits(0.1), 8, "0.1"},
		{"%6", 'f', bits(math.Inf(-1)), 8, "  -inf"},
		{"%+", 'E', bits(math.Inf(1)), 8, "+INF"},
		{"%", 'f', bits(math.NaN()), 8, "nan"},
		{"%", 'a', bits(1), 8, "0x1p+0"},
		{"%", 'y', 1, 4, "%y"},
	} {
		if got := Value(c.spec, c.c, c.v, c.size, func(uint64) string { return "one" }); got != c.want {
			t.Errorf("%s%c of %#x: %q, want %q", c.spec, c.c, c.v, got, c.want)
		}
	}
}
