package irgen

import (
	"fmt"
	"math/bits"
)

// walkLoop fills an array with a pointer and extended indices beside the counter, in the form of rotated loops, uses the last address, and reads
// elements counted from the end.
func (g shapeGen) walkLoop() {
	p, ok := g.anyPointer(1, true)
	if !ok {
		g.sumLoop()
		return
	}
	size := [...]int{1, 2, 4}[g.r.IntN(3)]
	elem := fmt.Sprintf("i%d", 8*size)
	n := 2 + g.r.IntN(p.words*8/size-1)
	ct := [...]typ{i32, i32, i16, i64}[g.r.IntN(4)]
	first := g.r.IntN(5) - 2
	ext := [...]string{"sext", "zext"}[g.r.IntN(2)]
	if first < 0 {
		ext = "sext"
	}
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(6)
	at, wide, i, nextAt, nextWide, next := v[0], v[1], v[2], v[3], v[4], v[5]
	base := p
	if first != 0 { // element 0 of base is before the array
		base.name = g.val("getelementptr %s, %s, i64 %d", elem, p, -first)
	}
	x := g.pick(i64)
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", at, p.typ, p.name, from, nextAt, body)
	g.line("%s = phi i64 [ %d, %%%s ], [ %s, %%%s ]", wide, first, from, nextWide, body)
	g.line("%s = phi %s [ %d, %%%s ], [ %s, %%%s ]", i, ct, first, from, next, body)
	value := g.val("trunc i64 %s to %s", g.val("mul i64 %s, %s", wide, x), elem)
	g.line("store %s %s, %s %s, align 1", elem, value, p.typ, at)
	g.line("%s = add nsw %s %s, 1", next, ct, i)
	if ct == i64 {
		g.line("%s = or i64 %s, 0", nextWide, next)
	} else {
		g.line("%s = %s %s %s to i64", nextWide, ext, ct, next)
	}
	if g.r.IntN(2) == 0 {
		g.line("%s = getelementptr %s, %s, i64 1", nextAt, elem, pointer{name: at, typ: p.typ})
	} else {
		g.line("%s = getelementptr %s, %s, i64 %s", nextAt, elem, base, nextWide)
	}
	more := g.val("icmp slt %s %s, %d", ct, next, first+n)
	if g.r.IntN(2) == 0 {
		more = g.val("icmp slt %s %s, %d", ct, i, first+n-1)
	}
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	g.startBlock(done)
	last := p
	last.name = at
	if g.r.IntN(2) == 0 {
		last.name = g.val("getelementptr %s, %s, i64 -1", elem, pointer{name: nextAt, typ: p.typ})
	}
	g.line("store %s %d, %s, align 1", elem, g.r.IntN(99), last)
	g.fromEnd(p, elem, n)
}

// fromEnd reads elements n-1-k and n-2-k of an array.
func (g shapeGen) fromEnd(p pointer, elem string, n int) {
	k := g.val("and i32 %s, %d", g.pick(i32), 1<<(bits.Len(uint(n-1))-1)-1)
	for d := 1; d <= 2; d++ {
		index := g.val("%s i32 %s to i64", [...]string{"sext", "zext nneg"}[g.r.IntN(2)], g.val("sub nsw i32 %d, %s", n-d, k))
		q := p
		q.name = g.val("getelementptr inbounds %s, %s, i64 %s", elem, p, index)
		g.add(i64, g.val("zext %s %s to i64", elem, g.val("load %s, %s, align 1", elem, q)))
	}
}

// floorDivision divides and rounds down, as front ends of Python write it: by the signs of the operands, which are compared in several forms.
func (g *gen) floorDivision() {
	t := [...]typ{i8, i16, i32, i64}[g.r.IntN(4)]
	x := g.pick(t)
	y := g.val("or %s %s, 2", t, g.val("and %s %s, 63", t, g.pick(t)))
	if g.r.IntN(2) == 0 { // -1 would overflow
		y = g.val("select i1 %s, %s %s, %s %s", g.pick(i1), t, y, t, g.val("sub %s 0, %s", t, y))
	}
	rest := g.val("srem %s %s, %s", t, x, y)
	some := g.val("icmp ne %s %s, 0", t, rest)
	spread := func(v string) string {
		s := g.val("or %s %s, 1", t, g.val("ashr %s %s, %d", t, v, t.bits()-1))
		if g.r.IntN(3) == 0 {
			return s
		}
		return g.val("select i1 %s, %s 0, %s %s", g.val("icmp eq %s %s, 0", t, v), t, t, s)
	}
	negative := func(v string) string {
		if g.r.IntN(3) == 0 {
			return g.val("icmp sle %s %s, -1", t, v)
		}
		return g.val("icmp slt %s %s, 0", t, v)
	}
	var differ string
	switch g.r.IntN(3) {
	case 0:
		differ = g.val("icmp ne %s %s, %s", t, spread(x), spread(y))
	case 1:
		differ = g.val("%s %s, %s", [...]string{"icmp ne i1", "xor i1"}[g.r.IntN(2)], negative([...]string{x, rest}[g.r.IntN(2)]), negative(y))
	default:
		differ = g.val("or i1 %s, %s", g.val("icmp eq %s %s, 0", t, x), g.val("icmp slt %s %s, %s", t, x, g.pick(t)))
	}
	down := g.val("and i1 %s, %s", differ, some)
	if g.r.IntN(2) == 0 {
		down = g.val("and i1 %s, %s", some, differ)
	}
	g.add(i1, down)
	if g.r.IntN(2) == 0 {
		g.add(t, g.val("select i1 %s, %s %s, %s %s", down, t, g.val("add %s %s, %s", t, rest, y), t, rest))
	} else {
		q := g.val("sdiv %s %s, %s", t, x, y)
		g.add(t, g.val("select i1 %s, %s %s, %s %s", down, t, g.val("add %s %s, -1", t, q), t, q))
	}
}
