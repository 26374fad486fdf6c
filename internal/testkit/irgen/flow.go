package irgen

import (
	"fmt"
	"strings"
)

// flow generates control flow of the less common kinds.
func (g *gen) flow() {
	together := g.uniform
	g.uniform = false
	defer func() { g.uniform = together }()
	switch g.r.IntN(5) {
	case 0:
		g.jumpTable()
	case 1:
		g.irreducible()
	case 2:
		g.diamonds()
	case 3:
		g.ladder()
	default:
		g.rangesSwitch()
	}
}

// jumpTable generates a switch with many destinations that are all different.
func (g *gen) jumpTable() {
	t := [...]typ{i32, i32, i64, i8}[g.r.IntN(4)]
	n := 6 + g.r.IntN(8)
	first := [...]int{0, 0, 1, -3, 100}[g.r.IntN(5)]
	x := g.val("urem %s %s, %d", t, g.pick(t), n+1)
	if first != 0 {
		x = g.val("add %s %s, %d", t, x, first)
	}
	k := [...]typ{i32, i64, f32, i16}[g.r.IntN(4)]
	join, other := g.newLabel(), g.newLabel()
	var labels []string
	g.line("switch %s %s, label %%%s [", t, x, other)
	for i := range n {
		if i > 2 && g.r.IntN(8) == 0 {
			g.line("  %s %d, label %%%s", t, first+i, labels[0])
			continue
		}
		labels = append(labels, g.newLabel())
		g.line("  %s %d, label %%%s", t, first+i, labels[len(labels)-1])
	}
	g.line("]")
	scope := g.snapshot()
	var in []string
	for i, l := range append(labels, other) {
		g.startBlock(l)
		v := g.pick(k)
		switch {
		case k == f32:
			v = g.tame(k, g.val("fadd %s %s, %d.0", k, v, i))
		case g.r.IntN(3) > 0:
			v = g.val("%s %s %s, %d", [...]string{"add", "mul", "xor"}[g.r.IntN(3)], k, v, i+2)
		}
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", v, l))
		g.line("br label %%%s", join)
		g.restore(scope)
	}
	g.startBlock(join)
	g.add(k, g.val("phi %s %s", k, strings.Join(in, ", ")))
}

// rangesSwitch has cases in runs with the same destination.
func (g *gen) rangesSwitch() {
	t := [...]typ{i32, i8, i16, i64}[g.r.IntN(4)]
	x := g.val("and %s %s, 63", t, g.pick(t))
	labels := []string{g.newLabel(), g.newLabel(), g.newLabel()}
	join := g.newLabel()
	g.line("switch %s %s, label %%%s [", t, x, labels[0])
	at := g.r.IntN(5)
	for range 2 + g.r.IntN(3) {
		l := labels[g.r.IntN(3)]
		for range 1 + g.r.IntN(9) {
			g.line("  %s %d, label %%%s", t, at, l)
			at++
		}
		at += 1 + g.r.IntN(6)
	}
	g.line("]")
	k := [...]typ{i32, i1, i64}[g.r.IntN(3)]
	var in []string
	for _, l := range labels {
		g.startBlock(l)
		v := g.constant(k)
		if g.r.IntN(4) == 0 {
			v = g.pick(k)
		}
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", v, l))
		g.line("br label %%%s", join)
	}
	g.startBlock(join)
	g.add(k, g.val("phi %s %s", k, strings.Join(in, ", ")))
}

// irreducible generates a loop with two entries. A counter ends it.
func (g *gen) irreducible() {
	from := g.cur
	a, b, out := g.newLabel(), g.newLabel(), g.newLabel()
	v := g.shapes().names(6)
	i, j, next, x, y, z := v[0], v[1], v[2], v[3], v[4], v[5]
	start := g.val("and i32 %s, 3", g.pick(i32))
	first, second := g.pick(i64), g.pick(i64)
	c := g.condition()
	g.line("br i1 %s, label %%%s, label %%%s", c, a, b)
	scope := g.snapshot()
	g.startBlock(a)
	g.line("%s = phi i32 [ %s, %%%s ], [ %s, %%%s ]", i, start, from, next, b)
	g.line("%s = phi i64 [ %s, %%%s ], [ %s, %%%s ]", x, first, from, z, b)
	g.line("%s = %s i64 %s, %s", y, [...]string{"add", "xor", "mul"}[g.r.IntN(3)], x, g.constant(i64))
	leaves := g.r.IntN(2) == 0
	if leaves {
		g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult i32 %s, %d", i, 3+g.r.IntN(6)), b, out)
	} else {
		g.line("br label %%%s", b)
	}
	g.startBlock(b)
	g.line("%s = phi i32 [ %s, %%%s ], [ %s, %%%s ]", j, start, from, i, a)
	w := g.val("phi i64 [ %s, %%%s ], [ %s, %%%s ]", second, from, y, a)
	g.line("%s = %s i64 %s, %s", z, [...]string{"add", "sub", "xor"}[g.r.IntN(3)], w, g.pick(i64))
	g.line("%s = add nuw nsw i32 %s, 1", next, j)
	g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult i32 %s, %d", next, 2+g.r.IntN(8)), a, out)
	g.restore(scope)
	g.startBlock(out)
	if leaves {
		g.add(i64, g.val("phi i64 [ %s, %%%s ], [ %s, %%%s ]", y, a, z, b))
		g.add(i32, g.val("phi i32 [ %s, %%%s ], [ %s, %%%s ]", i, a, next, b))
		return
	}
	g.add(i64, z)
	g.add(i32, next)
}

// diamonds generates branches one after the other on conditions that follow from each other.
func (g *gen) diamonds() {
	t := [...]typ{i32, i64, i8}[g.r.IntN(3)]
	x := g.pick(t)
	k := [...]typ{i32, i1, i64}[g.r.IntN(3)]
	acc := g.pick(k)
	for range 2 + g.r.IntN(3) {
		yes, no, join := g.newLabel(), g.newLabel(), g.newLabel()
		p := [...]string{"slt", "sgt", "ult", "ugt", "eq", "ne"}[g.r.IntN(6)]
		c := g.val("icmp %s %s %s, %d", p, t, x, g.r.IntN(5)-1)
		g.line("br i1 %s, label %%%s, label %%%s", c, yes, no)
		g.startBlock(yes)
		a := acc
		if k == i1 {
			a = g.constant(k)
		} else if g.r.IntN(2) == 0 {
			a = g.val("%s %s %s, %s", [...]string{"add", "xor", "or"}[g.r.IntN(3)], k, acc, g.pick(k))
		}
		g.line("br label %%%s", join)
		g.startBlock(no)
		b := g.pick(k)
		g.line("br label %%%s", join)
		g.startBlock(join)
		acc = g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", k, a, yes, b, no)
		if g.r.IntN(2) == 0 && k != i1 { // a condition that depends on the path taken
			g.add(i1, g.val("icmp eq %s %s, %s", k, acc, b))
		}
	}
	g.add(k, acc)
}

// ladder generates a short circuit: tests one after the other that lead to the same place.
func (g *gen) ladder() {
	k := [...]typ{i32, i64, i1, v2i32}[g.r.IntN(4)]
	scope := g.snapshot()
	yes, no, join := g.newLabel(), g.newLabel(), g.newLabel()
	or := g.r.IntN(2) == 0
	for n := 2 + g.r.IntN(3); n > 0; n-- {
		c := g.val("icmp %s i32 %s, %s", [...]string{"slt", "eq", "ugt", "ne"}[g.r.IntN(4)], g.pick(i32), g.pick(i32))
		next := g.newLabel()
		switch {
		case n == 1:
			g.line("br i1 %s, label %%%s, label %%%s", c, yes, no)
			continue
		case or:
			g.line("br i1 %s, label %%%s, label %%%s", c, yes, next)
		default:
			g.line("br i1 %s, label %%%s, label %%%s", c, next, no)
		}
		g.startBlock(next)
		if g.r.IntN(3) == 0 {
			g.intOp()
		}
	}
	g.restore(scope)
	a, b := g.pick(k), g.pick(k)
	if g.r.IntN(3) == 0 {
		a, b = g.constant(k), g.constant(k)
	}
	for _, l := range []string{yes, no} {
		g.startBlock(l)
		g.line("br label %%%s", join)
	}
	g.startBlock(join)
	g.add(k, g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", k, a, yes, b, no))
}
