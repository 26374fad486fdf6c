package irgen

import (
	"fmt"
	"strings"
)

// statements generates n statements at a nesting depth.
func (g *gen) statements(n, depth int) {
	for range n {
		id := g.stmt
		g.stmt++
		g.reseed(id)
		if g.opt.Skip[id] {
			// Numbers of nested statements must not move: a skipped compound takes its
			// whole range with it.
			g.stmt += g.nested(depth)
			continue
		}
		g.statement(depth)
		g.reseed(id + 1<<32)
	}
}

// nested returns how many statements the next compound statement would contain: it
// draws as statement does.
func (g *gen) nested(depth int) int {
	switch k := g.kind(depth); k {
	case kIf:
		a, b := g.sizes()
		return a + b
	case kLoop, kSwitch:
		a, b := g.sizes()
		if k == kLoop {
			return a
		}
		return a + b
	}
	return 0
}

type kind uint8

const (
	kSimple kind = iota
	kIf
	kLoop
	kSwitch
)

func (g *gen) kind(depth int) kind {
	if depth >= 3 {
		return kSimple
	}
	switch g.r.IntN(12) {
	case 0, 1:
		return kIf
	case 2:
		return kLoop
	case 3:
		return kSwitch
	}
	return kSimple
}

// sizes draws the numbers of statements of two bodies. Nested compounds inside them
// would change the count, so bodies are simple below the first level.
func (g *gen) sizes() (int, int) { return 1 + g.r.IntN(4), 1 + g.r.IntN(4) }

func (g *gen) statement(depth int) {
	switch g.kind(depth) {
	case kIf:
		a, b := g.sizes()
		g.ifElse(a, b)
	case kLoop:
		a, _ := g.sizes()
		g.loop(a)
	case kSwitch:
		a, b := g.sizes()
		g.switchStmt(a, b)
	default:
		g.simple()
	}
}

// ifElse generates a branch with two bodies and phis of a few values.
func (g *gen) ifElse(a, b int) {
	c := g.pick(i1)
	if !strings.HasPrefix(c, "%") {
		c = g.val("icmp slt i32 %s, %s", g.pick(i32), g.pick(i32))
	}
	t, e, j := g.newLabel(), g.newLabel(), g.newLabel()
	kinds := [3]typ{g.anyType(0, int(numTypes)), g.anyType(0, int(numTypes)), i32}
	g.line("br i1 %s, label %%%s, label %%%s", c, t, e)
	scope := g.snapshot()
	body := func(l string, n int) (vals [3]string, end string) {
		g.startBlock(l)
		g.statements(n, 9)
		for i, k := range kinds {
			vals[i] = g.pick(k)
		}
		end = g.cur
		g.line("br label %%%s", j)
		g.restore(scope)
		return
	}
	v1, l1 := body(t, a)
	v2, l2 := body(e, b)
	g.startBlock(j)
	for i, k := range kinds {
		p := g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", k, v1[i], l1, v2[i], l2)
		defer g.add(k, p)
	}
}

// loop generates a loop of at most 7 rounds with carried values.
func (g *gen) loop(n int) {
	limit := g.val("and i32 %s, 7", g.pick(i32))
	kinds := [3]typ{g.anyType(0, int(numTypes)), i32, i64}
	var init [3]string
	for i, k := range kinds {
		init[i] = g.pick(k)
	}
	from := g.cur
	head, body, exit := g.newLabel(), g.newLabel(), g.newLabel()
	g.line("br label %%%s", head)
	g.startBlock(head)
	scope := g.snapshot()
	// The values of the next round have names reserved ahead.
	iv := fmt.Sprintf("%%v%d", g.n)
	next := fmt.Sprintf("%%v%d", g.n+1)
	g.n += 2
	var phi, carried [3]string
	for i := range kinds {
		phi[i] = fmt.Sprintf("%%v%d", g.n)
		carried[i] = fmt.Sprintf("%%v%d", g.n+1)
		g.n += 2
	}
	latch := g.newLabel()
	g.line("%s = phi i32 [ 0, %%%s ], [ %s, %%%s ]", iv, from, next, latch)
	for i, k := range kinds {
		g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", phi[i], k, init[i], from, carried[i], latch)
		g.add(k, phi[i])
	}
	g.add(i32, iv)
	c := g.val("icmp slt i32 %s, %s", iv, limit)
	g.line("br i1 %s, label %%%s, label %%%s", c, body, exit)
	g.startBlock(body)
	g.statements(n, 9)
	g.line("br label %%%s", latch)
	g.startBlock(latch)
	for i, k := range kinds {
		g.line("%s = select i1 true, %s %s, %s %s", carried[i], k, g.pick(k), k, g.constant(k))
	}
	g.line("%s = add i32 %s, 1", next, iv)
	g.line("br label %%%s", head)
	g.restore(scope)
	g.startBlock(exit)
	for i, k := range kinds {
		g.add(k, phi[i])
	}
}

// switchStmt generates a switch with four cases that meet again.
func (g *gen) switchStmt(a, b int) {
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
	var in []string
	for i, l := range labels {
		g.startBlock(l)
		switch i {
		case 0:
			g.statements(a, 9)
		case 1:
			g.statements(b, 9)
		}
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", g.pick(k), g.cur))
		g.line("br label %%%s", join)
		g.restore(scope)
	}
	g.startBlock(join)
	g.add(k, g.val("phi %s %s", k, strings.Join(in, ", ")))
}
