package irgen

import (
	"fmt"
	"strings"
)

// statements generates n statements at a nesting depth. Each is named by where it is, and
// draws from numbers of its own.
func (g *gen) statements(n, depth int) {
	parent := g.path
	for i := range n {
		id := parent * 0x9E3779B97F4A7C15
		id = (id ^ id>>32 + uint64(i)) * 0xBF58476D1CE4E5B9
		id ^= id >> 29
		if g.opt.Skip[id] {
			continue
		}
		g.ids = append(g.ids, id)
		g.path = id
		g.reseed(id)
		g.statement(depth)
	}
	g.path = parent
	g.reseed(parent + 1<<40)
}

// statement generates one statement; below some depth a simple one.
func (g *gen) statement(depth int) {
	if depth > 2 || g.r.IntN(3+depth) > 0 {
		g.simple()
		return
	}
	a, b := 1+g.r.IntN(4), 1+g.r.IntN(4)
	switch g.r.IntN(8) {
	case 0, 1:
		g.ifElse(a, b, depth)
	case 2, 3, 4:
		g.shapes().loop(a, depth)
	case 5:
		g.switchStmt(a, b, depth)
	case 6:
		if g.ret != nil {
			g.returnEarly()
		} else {
			g.ifElse(a, 0, depth)
		}
	default:
		g.ifElse(a, 0, depth)
	}
}

// condition returns a condition that is not constant; in a loop it is often an invariant one.
func (g *gen) condition() string {
	if g.conds > 0 && g.r.IntN(2) == 0 {
		return g.pool[i1][g.r.IntN(g.conds)]
	}
	if c := g.pick(i1); strings.HasPrefix(c, "%") {
		return c
	}
	return g.val("icmp slt i32 %s, %s", g.pick(i32), g.pick(i32))
}

// returnEarly leaves a device function on a condition.
func (g *gen) returnEarly() {
	leave, stay := g.newLabel(), g.newLabel()
	g.line("br i1 %s, label %%%s, label %%%s", g.condition(), leave, stay)
	g.startBlock(leave)
	g.ret()
	g.startBlock(stay)
}

// ifElse generates a branch with two bodies, the second of which may be empty, and phis
// of a few values.
func (g *gen) ifElse(a, b, depth int) {
	scope := g.snapshot()
	c := ""
	if g.uniform && g.r.IntN(3) == 0 {
		c = g.val("icmp ugt i32 %%n, %d", g.r.IntN(64))
	} else {
		g.uniform = false
		c = g.condition()
	}
	t, e, j := g.newLabel(), g.newLabel(), g.newLabel()
	kinds := [3]typ{g.anyType(0, int(numTypes)), g.anyType(0, int(numTypes)), i32}
	known := g.r.IntN(3) == 0 // the first phi records the path taken
	if known {
		kinds[0] = [...]typ{i1, i8, i32}[g.r.IntN(3)]
	}
	g.line("br i1 %s, label %%%s, label %%%s", c, t, e)
	inside := g.snapshot()
	together := g.r.IntN(3) == 0 // a phi of pointers
	body := func(l string, n int) (vals [3]string, p pointer, end string) {
		g.startBlock(l)
		g.statements(n, depth+1)
		for i, k := range kinds {
			vals[i] = g.pick(k)
		}
		if known {
			vals[0] = g.constant(kinds[0])
		}
		p, ok := g.anyPointer(1, false)
		if together = together && ok; together {
			p = g.generic(p)
		}
		end = g.cur
		g.line("br label %%%s", j)
		g.restore(inside)
		return
	}
	v1, p1, l1 := body(t, a)
	v2, p2, l2 := body(e, b)
	g.restore(scope)
	g.startBlock(j)
	var phis [3]string
	for i, k := range kinds {
		phis[i] = g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", k, v1[i], l1, v2[i], l2)
	}
	if together {
		g.addPointer(p1, p2, g.val("phi ptr [ %s, %%%s ], [ %s, %%%s ]", p1.name, l1, p2.name, l2))
	}
	for i, k := range kinds {
		g.add(k, phis[i])
	}
	if known && kinds[0] != i1 {
		g.add(i1, g.val("icmp eq %s %s, %s", kinds[0], phis[0], [...]string{v1[0], v2[0]}[g.r.IntN(2)]))
	}
}

// switchStmt generates a switch with four cases that meet again.
func (g *gen) switchStmt(a, b, depth int) {
	t := [...]typ{i8, i16, i32, i64}[g.r.IntN(4)]
	x := g.pick(t)
	if !strings.HasPrefix(x, "%") {
		x = g.val("trunc i64 %s to %s", g.val("add i64 %s, 1", g.pick(i64)), i32)
		t = i32
	}
	if g.r.IntN(2) == 0 { // dense
		x = g.val("and %s %s, 7", t, x)
	}
	join := g.newLabel()
	labels := []string{g.newLabel(), g.newLabel(), g.newLabel()}
	k := g.anyType(0, int(numTypes))
	g.line("switch %s %s, label %%%s [", t, x, labels[0])
	seen := map[string]bool{}
	for i := range 3 + g.r.IntN(5) {
		c := fmt.Sprint(i)
		if g.r.IntN(4) == 0 {
			c = g.constant(t)
		}
		if !seen[c] {
			seen[c] = true
			g.line("  %s %s, label %%%s", t, c, labels[g.r.IntN(3)])
		}
	}
	g.line("]")
	scope := g.snapshot()
	g.uniform = false
	inside := g.snapshot()
	table := g.r.IntN(3) == 0 // nothing but constants
	var in []string
	for i, l := range labels {
		g.startBlock(l)
		switch {
		case table:
		case i == 0:
			g.statements(a, depth+1)
		case i == 1:
			g.statements(b, depth+1)
		}
		v := g.constant(k)
		if !table {
			v = g.pick(k)
		}
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", v, g.cur))
		g.line("br label %%%s", join)
		g.restore(inside)
	}
	g.restore(scope)
	g.startBlock(join)
	g.add(k, g.val("phi %s %s", k, strings.Join(in, ", ")))
}
