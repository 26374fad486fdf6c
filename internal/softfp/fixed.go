package softfp

import "math"

// S2F6 rounds x to the fixed-point format s2f6: a multiple of 1/64 in eight bits, from -2 to 127/64 (PTX ISA §5.2.4). A
// NaN becomes the largest number.
func S2F6(x float64) uint64 {
	if x != x {
		return 0x7f
	}
	return uint64(uint8(int8(min(max(math.RoundToEven(x*64), -128), 127))))
}

// S2F6ToFloat64 returns the value of the lowest eight bits of b.
func S2F6ToFloat64(b uint64) float64 { return float64(int8(b)) / 64 }

// UE8M0ToFloat64 returns the value of a scale factor: a power of two, or a NaN.
func UE8M0ToFloat64(b byte) float64 {
	if b == 0xff {
		return math.NaN()
	}
	return math.Ldexp(1, int(b)-127)
}
