package widthgen

import (
	"fmt"
	"strings"
)

// vectorOf returns t, or a vector type near it.
func (g *gen) vectorOf(t typ) typ {
	if t.n == 0 {
		t.n = g.lanes()
	}
	return t
}

// elements takes an element out, or puts one in.
func (g *gen) elements(t typ) {
	t = g.vectorOf(t)
	x := g.variable(t)
	k := fmt.Sprintf("i32 %d", g.r.IntN(t.n))
	if g.r.IntN(3) == 0 { // an index that is computed, of any width that holds the numbers
		i := typ{4 + g.r.IntN(60), 0}
		k = fmt.Sprintf("%s %s", i, g.val("urem %s %s, %d", i, g.variable(i), t.n))
	}
	if g.r.IntN(2) == 0 {
		g.add(t.elem(), "extractelement %s %s, %s", t, x, k)
		return
	}
	g.add(t, "insertelement %s %s, i%d %s, %s", t, x, t.bits, g.pick(t.elem()), k)
}

func (g *gen) shuffle(t typ) {
	t = g.vectorOf(t)
	to := typ{t.bits, g.lanes()}
	x, y := g.variable(t), "poison"
	n := t.n
	if g.r.IntN(2) == 0 {
		y, n = g.pick(t), 2*n
	}
	var m []string
	for range to.n {
		m = append(m, fmt.Sprintf("i32 %d", g.r.IntN(n)))
	}
	if g.r.IntN(8) == 0 {
		m[g.r.IntN(len(m))] = "i32 poison"
	}
	g.add(to, "shufflevector %s %s, %s %s, <%d x i32> <%s>", t, x, t, y, to.n, strings.Join(m, ", "))
}

func (g *gen) reduce(t typ) {
	t = g.vectorOf(t)
	e := t.elem()
	name := fmt.Sprintf("llvm.vector.reduce.%s.%s", g.one("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), t.suffix())
	g.add(e, "call %s @%s(%s %s)", e, g.declare(name, e.String(), t.String()), t, g.variable(t))
}
