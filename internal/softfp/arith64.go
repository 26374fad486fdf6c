package softfp

import "math"

// nan64 gives NaN results of two or three operands: the first NaN in the list,
// quieted, or the default NaN.
func nan64(ops ...uint64) uint64 {
	for _, b := range ops {
		if b&0x7fffffffffffffff > 0x7ff0000000000000 {
			return b | 1<<51
		}
	}
	return F64.NaN
}

// Add64 returns a + b.
func Add64(a, b uint64, r Round) uint64 {
	x, y := math.Float64frombits(a), math.Float64frombits(b)
	s := x + y
	if s != s {
		return nan64(a, b)
	}
	if r == RN {
		return math.Float64bits(s)
	}
	return F64.Pack(AddNum(F64.Unpack(a), F64.Unpack(b), r), r, ToInf)
}

// AddSignalling64 returns a + b as the atomic operations of GPUs on global memory do, which keep the bits of a NaN: it may
// stay a signalling one.
func AddSignalling64(a, b uint64) uint64 {
	for _, x := range [...]uint64{a, b} {
		if x&^F64.SignBit() > F64.Inf() {
			return x
		}
	}
	return Add64(a, b, RN)
}

// Mul64 returns a · b.
func Mul64(a, b uint64, r Round) uint64 {
	p := math.Float64frombits(a) * math.Float64frombits(b)
	if p != p {
		return nan64(a, b)
	}
	if r == RN {
		return math.Float64bits(p)
	}
	return F64.Pack(MulNum(F64.Unpack(a), F64.Unpack(b)), r, ToInf)
}

// Fma64 returns a · b + c with a single rounding.
func Fma64(a, b, c uint64, r Round) uint64 {
	s := math.FMA(math.Float64frombits(a), math.Float64frombits(b), math.Float64frombits(c))
	if s != s {
		return nan64(b, c, a) // the order of GPUs
	}
	if r == RN {
		return math.Float64bits(s)
	}
	return F64.Pack(FmaNum(F64.Unpack(a), F64.Unpack(b), F64.Unpack(c), r), r, ToInf)
}

// Div64 returns a / b.
func Div64(a, b uint64, r Round) uint64 {
	q := math.Float64frombits(a) / math.Float64frombits(b)
	if q != q {
		return nan64(a, b)
	}
	if r == RN {
		return math.Float64bits(q)
	}
	return F64.Pack(DivNum(F64.Unpack(a), F64.Unpack(b)), r, ToInf)
}

// Sqrt64 returns the square root of a.
func Sqrt64(a uint64, r Round) uint64 {
	s := math.Sqrt(math.Float64frombits(a))
	if s != s {
		return nan64(a)
	}
	if r == RN {
		return math.Float64bits(s)
	}
	return F64.Pack(SqrtNum(F64.Unpack(a)), r, ToInf)
}

// Rcp64 returns 1 / a.
func Rcp64(a uint64, r Round) uint64 { return Div64(0x3ff0000000000000, a, r) }

// Min64 returns the smaller of a and b: -0 is less than +0, and a NaN loses
// against a number.
func Min64(a, b uint64) uint64 {
	x, y := math.Float64frombits(a), math.Float64frombits(b)
	switch {
	case x != x && y != y:
		return F64.NaN
	case x != x:
		return b
	case y != y, x < y:
		return a
	case y < x:
		return b
	}
	return a | b
}

// Max64 returns the larger of a and b: +0 is more than -0, and a NaN loses
// against a number.
func Max64(a, b uint64) uint64 {
	x, y := math.Float64frombits(a), math.Float64frombits(b)
	switch {
	case x != x && y != y:
		return F64.NaN
	case x != x:
		return b
	case y != y, x > y:
		return a
	case y > x:
		return b
	}
	return a & b
}

// Sat64 clamps to [0, 1]; NaN becomes +0.
func Sat64(b uint64) uint64 {
	f := math.Float64frombits(b)
	switch {
	case !(f > 0):
		return 0
	case f > 1:
		return 0x3ff0000000000000
	}
	return b
}
