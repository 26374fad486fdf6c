package softfp

import "math"

// RoundInt64 rounds an f64 to an integer in f64. r is RN, RZ, RM or RP. A NaN
// comes back quiet.
func RoundInt64(b uint64, r Round) uint64 {
	x := math.Float64frombits(b)
	switch {
	case x != x:
		return b | 1<<51
	case r == RN:
		x = math.RoundToEven(x)
	case r == RZ:
		x = math.Trunc(x)
	case r == RM:
		x = math.Floor(x)
	case r == RP:
		x = math.Ceil(x)
	}
	return math.Float64bits(x)
}

// RoundInt32 rounds an f32 to an integer in f32.
func RoundInt32(b uint32, r Round) uint32 {
	if b&0x7fffffff > 0x7f800000 {
		return NaN32
	}
	return math.Float32bits(float32(math.Float64frombits(RoundInt64(F32To64(b), r))))
}

// ToSigned converts x to a signed integer of the given width (8 to 64) and
// clamps it to that range. A NaN gives nan.
func ToSigned(x float64, width uint, r Round, nan int64) int64 {
	if x != x {
		return nan
	}
	x = math.Float64frombits(RoundInt64(math.Float64bits(x), r))
	limit := math.Ldexp(1, int(width)-1)
	switch {
	case x >= limit:
		return 1<<(width-1) - 1
	case x < -limit:
		return -1 << (width - 1)
	}
	return int64(x)
}

// ToUnsigned converts x to an unsigned integer of the given width (8 to 64) and
// clamps it to that range. A NaN gives nan.
func ToUnsigned(x float64, width uint, r Round, nan uint64) uint64 {
	if x != x {
		return nan
	}
	x = math.Float64frombits(RoundInt64(math.Float64bits(x), r))
	switch {
	case x >= math.Ldexp(1, int(width)):
		return 1<<width - 1
	case x <= 0:
		return 0
	case x >= 0x1p63:
		return uint64(x-0x1p63) + 1<<63
	}
	return uint64(x)
}

// FromInt returns the Num of a signed integer.
func FromInt(v int64) Num {
	if v < 0 {
		n := FromUint(-uint64(v))
		n.Neg = true
		return n
	}
	return FromUint(uint64(v))
}

// FromUint returns the Num of an unsigned integer.
func FromUint(v uint64) Num {
	if v == 0 {
		return Num{}
	}
	return Num{Class: Normal, Sig: v}.normal()
}
