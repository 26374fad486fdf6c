package instcombine

import (
	"math"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// logicOfFloatTests merges two floating-point comparisons of the same operands, or of one number with two constants: x < 1 && x < 2 → x < 1.
func logicOfFloatTests(ic *Combiner, e expr) ir.Value {
	f := ic.f
	x, c1, p1 := f.Operand(e.a, 0), f.Operand(e.a, 1), f.Pred(e.a)
	y, c2, p2 := f.Operand(e.b, 0), f.Operand(e.b, 1), f.Pred(e.b)
	if x == c2 && c1 == y {
		y, c2, p2 = c2, y, p2.Swap()
	}
	if x != y {
		return orderedByOther(ic, e)
	}
	joined := func(a, b uint64) uint64 {
		r, _ := fold.IntBits(e.op, 64, a, b)
		return r
	}
	if c1 == c2 {
		return floatTest(ic, e, x, c1, uint32(joined(uint64(p1), uint64(p2))))
	}
	k1, ok1 := ic.floats().floatOf(c1)
	k2, ok2 := ic.floats().floatOf(c2)
	if !ok1 || !ok2 || k1 != k1 || k2 != k2 || ic.ftz && (tiny(k1) || tiny(k2)) {
		return orderedByOther(ic, e)
	}
	if k1 > k2 {
		c1, c2, p1, p2, k1, k2 = c2, c1, p2, p1, k2, k1
	}
	// The numbers below k1, k1, those between, k2, those above it, and NaN: a bit for each.
	matter := uint64(1<<6 - 1)
	if math.IsInf(k1, -1) {
		matter &^= 1
	}
	if math.IsInf(k2, 1) {
		matter &^= 1 << 4
	}
	if (f.Flags(e.a)|f.Flags(e.b))&ir.FlagNNaN != 0 {
		matter &^= 1 << 5
	}
	lower := func(p uint64) uint64 { return p>>2&1 | p&1<<1 | p>>1&1*(1<<2|1<<3|1<<4) | p>>3&1<<5 }
	upper := func(p uint64) uint64 { return p>>2&1*(1|1<<1|1<<2) | p&1<<3 | p>>1&1<<4 | p>>3&1<<5 }
	if k1 == k2 { // two zeros
		upper = lower
	}
	want := joined(lower(uint64(p1)), upper(uint64(p2)))
	for p := range uint64(16) {
		switch {
		case (lower(p)^want)&matter == 0:
			return floatTest(ic, e, x, c1, uint32(p))
		case (upper(p)^want)&matter == 0:
			return floatTest(ic, e, x, c2, uint32(p))
		}
	}
	return ir.None
}

// tiny reports whether k may be flushed to zero as a float.
func tiny(k float64) bool { return k != 0 && math.Abs(k) < 0x1p-126 }

// floatTest turns logic e of two comparisons into one of x and y, with the flags that both have.
func floatTest(ic *Combiner, e expr, x, y ir.Value, p uint32) ir.Value {
	f := ic.f
	switch ir.Pred(p) {
	case ir.FCmpFalse:
		return ic.truth(e.t, false)
	case ir.FCmpTrue:
		return ic.truth(e.t, true)
	}
	f.Mutate(e.v, ir.OpFCmp, f.Flags(e.a)&f.Flags(e.b), p, x, y)
	return e.v
}

// orderedByOther is the test for a NaN of a number that the other comparison has for an operand. That one is false for NaNs, or true, so that it
// needs no test, or excludes it: !isnan(x) && x < y → x < y, isnan(x) && x < y → false, and the opposites.
func orderedByOther(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op == ir.OpXor {
		return ir.None
	}
	unordered := ir.Pred(0)
	if e.op == ir.OpOr {
		unordered = 8
	}
	for _, s := range [2][2]ir.Value{{e.a, e.b}, {e.b, e.a}} {
		test, other := s[0], s[1]
		x, p := f.Operand(test, 0), f.Pred(test)
		if p != ir.FCmpORD && p != ir.FCmpUNO || !ic.c.IsZero(f.Operand(test, 1)) || f.Pred(other)&8 != unordered ||
			f.Operand(other, 0) != x && f.Operand(other, 1) != x {
			continue
		}
		if p&8 == unordered {
			return other
		}
		return ic.truth(e.t, e.op == ir.OpOr)
	}
	return ir.None
}
