package softfp

import (
	"math"
	"testing"
)

// TestSpecialPatterns looks at every pattern of the narrow formats: which of them are infinite and which NaN
// (S2-34, S2-36, S2-37, S2-39).
func TestSpecialPatterns(t *testing.T) {
	for _, c := range []struct {
		name     string
		f        *Format
		bits     int
		inf, nan []uint64 // without the sign
	}{
		{"e4m3", &E4M3, 7, nil, []uint64{0x7f}},
		{"e5m2", &E5M2, 7, []uint64{0x7c}, []uint64{0x7d, 0x7e, 0x7f}},
		{"e2m1", &E2M1, 3, nil, nil},
		{"e2m3", &E2M3, 5, nil, nil},
		{"e3m2", &E3M2, 5, nil, nil},
		{"ue4m3", &UE4M3, 7, nil, []uint64{0x7f}},
	} {
		signs := []uint64{0, 1 << c.bits}
		if c.f.Unsigned {
			signs = signs[:1]
		}
		for b := range uint64(1) << c.bits {
			for _, s := range signs {
				x := c.f.ToFloat64(b | s)
				if math.IsInf(x, 0) != contains(c.inf, b) || math.IsNaN(x) != contains(c.nan, b) {
					t.Errorf("%s: %#x is %g", c.name, b|s, x)
				}
			}
		}
	}
}

func contains(list []uint64, b uint64) bool {
	for _, x := range list {
		if x == b {
			return true
		}
	}
	return false
}
