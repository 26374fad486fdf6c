package tile

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/softfp"
)

// both calls f with the Go functions and, if the machine has them, with vector instructions, and compares their
// results: bit for bit, but any NaN equals any other.
func both(t *testing.T, name string, f func() []float64) {
	t.Helper()
	if !vector() {
		t.Skip("this machine has no vector instructions for the package")
	}
	got := f()
	scalar = true
	want := f()
	scalar = false
	for i := range want {
		if math.Float64bits(got[i]) != math.Float64bits(want[i]) && (got[i] == got[i] || want[i] == want[i]) {
			t.Fatalf("%s: element %d is %v with vector instructions and %v without", name, i, got[i], want[i])
		}
	}
}

// pattern returns a value of 32 bits that is often special in its type.
func pattern(r *rand.Rand) uint32 {
	x := r.Uint32()
	switch r.IntN(4) {
	case 0:
		return x & 0x80018001 // zeros and subnormal numbers
	case 1:
		return x | 0x7f807c00 // infinities and NaNs
	case 2:
		return 0x80000000 >> r.IntN(32)
	}
	return x
}

func TestWiden(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for k := F16; k <= E2M1; k++ {
		for range 1000 {
			var reg Reg
			var data [16]byte
			for l := range reg {
				reg[l] = uint64(pattern(r))
			}
			for i := range data {
				data[i] = byte(pattern(r) >> (i % 4 * 8))
			}
			both(t, "Widen", func() []float64 {
				out := make([]float64, Lanes*k.Per())
				Widen(out, &reg, k)
				return out
			})
			both(t, "WidenBytes", func() []float64 {
				out := make([]float64, 4*k.Per())
				WidenBytes(out, &data, k)
				return out
			})
		}
	}
}

// TestBytes compares the floats of up to 8 bits with package softfp.
func TestBytes(t *testing.T) {
	for k, c := range map[Kind]struct {
		format *softfp.Format
		shift  int
	}{E4M3: {&softfp.E4M3, 0}, E5M2: {&softfp.E5M2, 0}, E2M3: {&softfp.E2M3, 0}, E3M2: {&softfp.E3M2, 0}, E2M1: {&softfp.E2M1, 2}} {
		for x := range 1 << (1 + c.format.Exp + c.format.Frac) {
			got, want := k.widen(uint32(x<<c.shift)), c.format.ToFloat64(uint64(x))
			if math.Float64bits(got) != math.Float64bits(want) && (got == got || want == want) {
				t.Errorf("kind %d: %#x is %v, want %v", k, x, got, want)
			}
		}
	}
}

// near returns a number that is often half way between two of a narrower type.
func near(r *rand.Rand) float64 {
	switch r.IntN(8) {
	case 0:
		return math.NaN()
	case 1:
		return math.Inf(r.IntN(2)*2 - 1)
	case 2:
		return math.Float64frombits(r.Uint64())
	}
	v := math.Ldexp(float64(r.IntN(1<<14)-1<<13), r.IntN(60)-40)
	return v + math.Ldexp(float64(r.IntN(3)-1), r.IntN(60)-100)
}

func TestNarrow(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, k := range []Kind{F16, F32, S32} {
		for range 20000 {
			src := make([]float64, Lanes*k.Per())
			for i := range src {
				src[i] = near(r)
				if k == S32 {
					src[i] = float64(r.Int64N(1<<50) - 1<<49)
				}
			}
			both(t, "Narrow", func() []float64 {
				var reg Reg
				Narrow(&reg, src, k)
				out := make([]float64, Lanes)
				for l, x := range reg {
					out[l] = float64(x)
				}
				return out
			})
		}
	}
}

func TestWords(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for _, k := range []Kind{F32, S32} {
		for range 2000 {
			words, src := make([]uint32, r.IntN(20)), make([]float64, r.IntN(20))
			for i := range words {
				words[i] = pattern(r)
			}
			for i := range src {
				src[i] = near(r)
				if k == S32 {
					src[i] = float64(r.Int64N(1<<50) - 1<<49)
				}
			}
			both(t, "WidenWords", func() []float64 {
				out := make([]float64, len(words))
				WidenWords(out, words, k)
				return out
			})
			both(t, "NarrowWords", func() []float64 {
				narrow, out := make([]uint32, len(src)), make([]float64, len(src))
				NarrowWords(narrow, src, k)
				for i, x := range narrow {
					out[i] = float64(x)
				}
				return out
			})
		}
	}
}

func numbers(r *rand.Rand, n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = r.NormFloat64()
		if r.IntN(200) == 0 {
			out[i] = near(r)
		}
	}
	return out
}

func TestMultiply(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 300 {
		m, n, k := 1+r.IntN(20), 1+r.IntN(40), 1+r.IntN(40)
		if r.IntN(4) > 0 {
			m, n = 4+m&^3, 8+n&^7
		}
		sa, sb, sc := k+r.IntN(3), n+r.IntN(3), n+r.IntN(3)
		a, b, c := numbers(r, m*sa), numbers(r, k*sb), numbers(r, m*sc)
		both(t, "Multiply", func() []float64 {
			out := append([]float64(nil), c...)
			Multiply(out, a, b, sc, sa, sb, m, n, k)
			return out
		})
		both(t, "Transpose", func() []float64 {
			out := make([]float64, m*k)
			Transpose(out, a, m, k)
			return out
		})
	}
}

func TestMultiplyValues(t *testing.T) {
	c := []float64{1, 2, 3, 4}
	Multiply(c, []float64{1, 2, 3, 4}, []float64{5, 6, 7, 8}, 2, 2, 2, 2, 2, 2)
	if want := [4]float64{20, 24, 46, 54}; [4]float64(c) != want {
		t.Errorf("got %v, want %v", c, want)
	}
}

// TestLayout reads and writes registers by each kind of layout.
func TestLayout(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, c := range []struct {
		name            string
		kind            moveKind
		regs, per, cols int
		at              func(reg, lane, e int) (row, col int)
	}{
		{"A of f16", row, 4, 2, 16, func(reg, l, e int) (int, int) { return l>>2 + 8*(reg&1), reg>>1*8 + l&3*2 + e }},
		{"B of f16", block, 2, 2, 8, func(reg, l, e int) (int, int) { return reg*8 + l&3*2 + e, l >> 2 }},
		{"B of s8", block, 2, 4, 8, func(reg, l, e int) (int, int) { return reg*16 + l&3*4 + e, l >> 2 }},
		{"C of f32", zip, 4, 1, 8, func(reg, l, _ int) (int, int) { return l>>2 + 8*(reg>>1), l&3*2 + reg&1 }},
		{"B of tf32", block, 2, 1, 8, func(reg, l, _ int) (int, int) { return reg*4 + l&3, l >> 2 }},
		{"columns", single, 2, 2, 8, func(reg, l, e int) (int, int) { return l>>1&^1 + e + 16*reg*0, (l&3)*2 + reg }},
	} {
		per := c.per
		index := make([]int32, c.regs*per*Lanes)
		rows := 0
		for x := range index {
			i, j := c.at(x/(per*Lanes), x/per%Lanes, x%per)
			index[x] = int32(i*c.cols + j)
			rows = max(rows, i+1)
		}
		l := NewLayout(index, per, c.cols)
		if l.kind != c.kind {
			t.Errorf("%s: moves of kind %d, want %d", c.name, l.kind, c.kind)
		}
		regs, mat := numbers(r, len(index)), numbers(r, rows*c.cols)
		both(t, c.name, func() []float64 {
			out := make([]float64, rows*c.cols)
			l.Read(out, regs)
			return out
		})
		both(t, c.name, func() []float64 {
			out := make([]float64, len(index))
			l.Write(out, mat)
			return out
		})
	}
}
