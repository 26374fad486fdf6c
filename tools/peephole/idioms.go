package main

import "fmt"

// idiom adds one of the forms in which programs write bit fields, minima, clamps, and
// permutations of bytes, with random positions.
func (g *generator) idiom() {
	t := g.vals[0].typ
	w := bitsOf(t)
	// The operands are of that type: comparisons are followed by their users.
	val := func() string {
		if v := g.last(); v.typ == t && !g.one(3) {
			return v.name
		}
		for range 6 {
			if v := g.vals[g.r.IntN(len(g.vals))]; v.typ == t {
				return v.name
			}
		}
		return g.constant(t)
	}
	n := 1 + g.r.IntN(w-1)
	m := 1 + g.r.IntN(w-1)
	low := func(k int) string { return fmt.Sprint(int64(1)<<(k&63) - 1) }
	switch g.r.IntN(13) {
	case 0: // extract a field
		x := g.emit(t, "lshr %s %s, %d", t, val(), n)
		g.emit(t, "and %s %s, %s", t, x.name, low(min(m, w-2)))
	case 1: // a signed field
		x := g.emit(t, "shl %s %s, %d", t, val(), n)
		g.emit(t, "ashr %s %s, %d", t, x.name, m)
	case 2: // insert a field
		mask := low(min(m, w-2))
		x := g.emit(t, "and %s %s, %s", t, val(), mask)
		y := g.emit(t, "and %s %s, -%s", t, val(), fmt.Sprint(int64(1)<<min(m, w-2)))
		g.emit(t, "or %s %s, %s", t, x.name, y.name)
	case 3: // choose bits
		k := val()
		x := g.emit(t, "and %s %s, %s", t, val(), k)
		k2 := g.emit(t, "xor %s %s, -1", t, k)
		y := g.emit(t, "and %s %s, %s", t, val(), k2.name)
		g.emit(t, "or %s %s, %s", t, x.name, y.name)
	case 4: // choose bits without the complement
		a, b := val(), val()
		x := g.emit(t, "xor %s %s, %s", t, a, b)
		y := g.emit(t, "and %s %s, %s", t, x.name, val())
		g.emit(t, "xor %s %s, %s", t, y.name, a)
	case 5, 6: // minimum, maximum
		a, b := val(), val()
		if g.one(3) {
			b = g.constant(t)
		}
		c := g.emit("i1", "icmp %s %s %s, %s", g.pick(intPreds[2:]...), t, a, b)
		if g.one(2) {
			a, b = b, a
		}
		g.emit(t, "select i1 %s, %s %s, %s %s", c.name, t, a, t, b)
	case 7: // the absolute value or difference
		a, b := val(), val()
		d := g.emit(t, "sub %s%s %s, %s", g.pick("", "nsw "), t, a, b)
		e := g.emit(t, "sub %s%s %s, %s", g.pick("", "nsw "), t, b, a)
		c := g.emit("i1", "icmp %s %s %s, %s", g.pick(intPreds[2:]...), t, a, b)
		g.emit(t, "select i1 %s, %s %s, %s %s", c.name, t, d.name, t, e.name)
	case 8: // a byte moves
		if w == 16 {
			n, m = 8, 8
		} else {
			n, m = 8*(1+g.r.IntN(3)), 8*(1+g.r.IntN(3))
		}
		x := g.emit(t, "lshr %s %s, %d", t, val(), n)
		y := g.emit(t, "and %s %s, 255", t, x.name)
		z := g.emit(t, "shl %s %s, %d", t, y.name, m)
		g.emit(t, "or %s %s, %s", t, z.name, val())
	case 9: // rotate
		x := g.emit(t, "shl %s %s, %d", t, val(), n)
		y := g.emit(t, "lshr %s %s, %d", t, val(), w-n)
		g.emit(t, "or %s %s, %s", t, x.name, y.name)
	case 10: // test a bit and choose
		x := g.emit(t, "and %s %s, %s", t, val(), fmt.Sprint(int64(1)<<min(n, 62)))
		if w < 64 && n == w-1 {
			return
		}
		c := g.emit("i1", "icmp %s %s %s, 0", g.pick("eq", "ne"), t, x.name)
		g.emit(t, "select i1 %s, %s %s, %s %s", c.name, t, g.operand(t), t, g.operand(t))
	case 11: // three-way logic
		x := g.emit(t, "%s %s %s, %s", g.pick("and", "or", "xor"), t, val(), val())
		g.emit(t, "%s %s %s, %s", g.pick("and", "or", "xor"), t, x.name, val())
	default: // the lowest bit, a power of two
		x := g.emit(t, "%s", fmt.Sprintf(g.pick("sub %[1]s 0, %[2]s", "add %[1]s %[2]s, -1"), t, val()))
		g.emit(t, "and %s %s, %s", t, x.name, val())
	}
}
