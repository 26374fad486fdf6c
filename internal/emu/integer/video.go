package integer

import "gonvvm/internal/isa"

// Video is the operation on two widened sources.
type Video func(a, b int64) int64

// VideoOp returns the operation by its name without the number of lanes.
func VideoOp(name string) Video {
	switch name {
	case "vadd":
		return func(a, b int64) int64 { return a + b }
	case "vsub":
		return func(a, b int64) int64 { return a - b }
	case "vabsdiff":
		return func(a, b int64) int64 { return max(a-b, b-a) }
	case "vmin":
		return func(a, b int64) int64 { return min(a, b) }
	case "vmax":
		return func(a, b int64) int64 { return max(a, b) }
	case "vavrg": // to the nearest; halves up, for negative sums down
		return func(a, b int64) int64 {
			if a+b >= 0 {
				return (a + b + 1) >> 1
			}
			return (a + b) >> 1
		}
	}
	return nil
}

// VideoCompare returns 1 or 0.
func VideoCompare(cmp isa.Atom) Video {
	is := func(f func(a, b int64) bool) Video {
		return func(a, b int64) int64 {
			if f(a, b) {
				return 1
			}
			return 0
		}
	}
	switch cmp {
	case isa.Eq:
		return is(func(a, b int64) bool { return a == b })
	case isa.Ne:
		return is(func(a, b int64) bool { return a != b })
	case isa.Lt:
		return is(func(a, b int64) bool { return a < b })
	case isa.Le:
		return is(func(a, b int64) bool { return a <= b })
	case isa.Gt:
		return is(func(a, b int64) bool { return a > b })
	case isa.Ge:
		return is(func(a, b int64) bool { return a >= b })
	}
	return nil
}

// ExtendUnit widens the lowest bits of x.
func ExtendUnit(x uint64, bits int, signed bool) int64 {
	n := 64 - bits
	if signed {
		return int64(x<<n) >> n
	}
	return int64(x << n >> n)
}

// ClampUnit clamps x to the range of a number of the given width.
func ClampUnit(x int64, bits int, signed bool) int64 {
	if signed {
		return min(max(x, -1<<(bits-1)), 1<<(bits-1)-1)
	}
	return min(max(x, 0), 1<<bits-1)
}
