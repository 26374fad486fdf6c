package irgen

import (
	"fmt"
	"strings"
)

// checkedLoop counts with arithmetic that reports overflow, as checked builds of Rust and Zig do, and leaves the loop where something overflows: the
// number of iterations, which is tested in the header or in the latch, and a value that is stepped by a constant or a variable.
func (g shapeGen) checkedLoop() {
	t := [...]typ{i32, i64, i32, i16, i8, i24}[g.r.IntN(6)]
	ct := [...]typ{i32, i64, i8}[g.r.IntN(3)]
	n := g.val("and %s %s, %d", ct, g.pick(ct), [...]int{3, 7, 12}[g.r.IntN(3)])
	if g.r.IntN(3) == 0 {
		n = fmt.Sprint(g.r.IntN(9))
	}
	start, step, sum0 := g.pick(t), g.pick(t), g.pick(t)
	if g.r.IntN(2) == 0 {
		start = g.constant(t)
	}
	if g.r.IntN(2) == 0 {
		step = g.constant(t)
	}
	if g.r.IntN(2) == 0 {
		start = g.val("and %s %s, %d", t, start, [...]int{15, 63}[g.r.IntN(2)])
	}
	head, body, more, latch, done, from := g.newLabel(), g.newLabel(), g.newLabel(), g.newLabel(), g.newLabel(), g.cur
	v := g.names(6)
	i, k, sum, next, k1, sum1 := v[0], v[1], v[2], v[3], v[4], v[5]
	inHeader := g.r.IntN(2) == 0
	if !inHeader {
		g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp eq %s %s, 0", ct, n), done, head)
	} else {
		g.line("br label %%%s", head)
	}
	g.startBlock(head)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", i, t, start, from, next, latch)
	g.line("%s = phi %s [ 0, %%%s ], [ %s, %%%s ]", k, ct, from, k1, latch)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", sum, t, sum0, from, sum1, latch)
	ends := []string{fmt.Sprintf("[ %s, %%%s ]", sum0, from)}
	if inHeader {
		g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult %s %s, %s", ct, k, n), body, done)
		ends = []string{fmt.Sprintf("[ %s, %%%s ]", sum, head)}
	} else {
		g.line("br label %%%s", body)
	}
	g.startBlock(body)
	g.line("%s = %s %s %s, %s", sum1, [...]string{"add", "xor", "sub"}[g.r.IntN(3)], t, sum, i)
	// checked leaves the loop where the operation overflows, and defines result where it goes on.
	checked := func(result, op string, t typ, x, y, to string) {
		st := fmt.Sprintf("{ %s, i1 }", t)
		fn := g.declare("llvm."+op+".with.overflow."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.with.overflow.%s(%s, %s)", st, op, t.suffix(), t, t))
		pair := g.val("call %s @%s(%s %s, %s %s)", st, fn, t, x, t, y)
		early := g.r.IntN(2) == 0
		if early {
			g.line("%s = extractvalue %s %s, 0", result, st, pair)
		}
		ends = append(ends, fmt.Sprintf("[ %s, %%%s ]", sum1, g.cur))
		g.line("br i1 %s, label %%%s, label %%%s", g.val("extractvalue %s %s, 1", st, pair), done, to)
		g.startBlock(to)
		if !early {
			g.line("%s = extractvalue %s %s, 0", result, st, pair)
		}
	}
	checked(next, [...]string{"uadd", "sadd", "usub", "ssub", "umul", "smul"}[g.r.IntN(6)], t, i, step, more)
	checked(k1, "uadd", ct, k, "1", latch)
	if inHeader {
		g.line("br label %%%s", head)
	} else {
		ends = append(ends, fmt.Sprintf("[ %s, %%%s ]", sum1, latch))
		g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult %s %s, %s", ct, k1, n), head, done)
	}
	g.startBlock(done)
	g.add(t, g.val("phi %s %s", t, strings.Join(ends, ", ")))
}
