package irgen

import "fmt"

// loopShape generates a loop of a shape that passes look for.
func (g shapeGen) loopShape() {
	together := g.uniform // threads go around differently often
	g.uniform = false
	defer func() { g.uniform = together }()
	switch g.r.IntN(9) {
	case 8:
		g.walkLoop()
	case 0:
		g.bitLoop()
	case 1:
		g.sumLoop()
	case 6:
		g.aheadLoop()
	case 7:
		g.checkedLoop()
	case 2:
		g.branchLoop()
	case 3:
		if g.device {
			g.bitLoop()
		} else {
			g.rows()
		}
	default:
		if g.device {
			g.sumLoop()
		} else {
			g.fillLoop()
		}
	}
}

// names reserves the names of n values.
func (g shapeGen) names(n int) []string {
	var s []string
	for range n {
		s = append(s, fmt.Sprintf("%%v%d", g.n))
		g.n++
	}
	return s
}

// bitLoop counts bits one by one: all of them, or those before or after the first one.
func (g shapeGen) bitLoop() {
	if g.r.IntN(3) == 0 {
		g.countLoop()
		return
	}
	t := [...]typ{i8, i16, i32, i32, i64}[g.r.IntN(5)]
	x := g.pick(t)
	count := [...]typ{i32, t}[g.r.IntN(2)]
	start := g.constant(count)
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(6)
	y, n, c, step, more, inc := v[0], v[1], v[2], v[3], v[4], v[5]
	kind := g.r.IntN(5)
	if kind >= 3 { // to the first one: it must be there
		x = g.val("or %s %s, %d", t, x, [...]int{1, 64}[g.r.IntN(2)])
	} else {
		some := g.val("icmp ne %s %s, 0", t, x)
		g.line("br i1 %s, label %%%s, label %%%s", some, body, done)
	}
	if kind >= 3 {
		g.line("br label %%%s", body)
	}
	g.startBlock(body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", y, t, x, from, step, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", n, count, start, from, c, body)
	one := func(bit string) { // adds a bit of type t
		switch {
		case count.bits() > t.bits():
			g.line("%s = zext %s %s to %s", inc, t, bit, count)
		case count.bits() < t.bits():
			g.line("%s = trunc %s %s to %s", inc, t, bit, count)
		default:
			g.line("%s = add %s %s, 0", inc, t, bit)
		}
		g.line("%s = add %s %s, %s", c, count, n, inc)
	}
	switch kind {
	case 0: // x &= x - 1
		g.line("%s = add %s %s, 1", c, count, n)
		g.line("%s = add %s %s, -1", inc, t, y)
		g.line("%s = and %s %s, %s", step, t, y, inc)
	case 1:
		one(g.val("and %s %s, 1", t, y))
		g.line("%s = lshr %s %s, 1", step, t, y)
	case 2: // the length
		g.line("%s = add %s %s, 1", c, count, n)
		g.line("%s = lshr %s %s, 1", step, t, y)
	case 3:
		g.line("%s = add %s %s, 1", c, count, n)
		g.line("%s = lshr %s %s, 1", step, t, y)
		g.line("%s = and %s %s, 1", inc, t, y)
	default:
		g.line("%s = add %s %s, 1", c, count, n)
		g.line("%s = shl %s %s, 1", step, t, y)
	}
	switch kind {
	case 3:
		g.line("%s = icmp eq %s %s, 0", more, t, inc)
	case 4:
		g.line("%s = icmp sgt %s %s, -1", more, t, y)
	default:
		g.line("%s = icmp ne %s %s, 0", more, t, step)
	}
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	end := g.cur
	g.startBlock(done)
	if kind >= 3 {
		g.add(count, c)
		return
	}
	g.add(count, g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", count, start, from, c, end))
}

// countLoop adds up the bits of a value while it is not zero, and keeps the remainder of another value.
func (g shapeGen) countLoop() {
	t := [...]typ{i8, i16, i32, i64}[g.r.IntN(4)]
	count := [...]typ{i32, t}[g.r.IntN(2)]
	x := g.val("or %s %s, %d", t, g.pick(t), 1<<g.r.IntN(7))
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(6)
	y, n, low, sum, step, more := v[0], v[1], v[2], v[3], v[4], v[5]
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", y, t, x, from, step, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", n, count, g.constant(count), from, sum, body)
	g.line("%s = and %s %s, 1", low, t, y)
	switch {
	case count.bits() > t.bits():
		low = g.val("zext %s %s to %s", t, low, count)
	case count.bits() < t.bits():
		low = g.val("trunc %s %s to %s", t, low, count)
	}
	g.line("%s = add %s %s, %s", sum, count, n, low)
	g.line("%s = lshr %s %s, 1", step, t, y)
	if g.r.IntN(2) == 0 {
		g.line("%s = icmp ne %s %s, 0", more, t, step)
	} else {
		g.line("%s = icmp ugt %s %s, 1", more, t, y)
	}
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	g.startBlock(done)
	g.add(count, sum)
	if g.r.IntN(2) == 0 {
		g.add(t, [...]string{y, step}[g.r.IntN(2)])
	}
}

// sumLoop steps a counter and adds up functions of it; only the last values are used.
func (g shapeGen) sumLoop() {
	t := [...]typ{i16, i32, i32, i64}[g.r.IntN(4)]
	wide := [...]typ{t, i64}[g.r.IntN(2)]
	step := 1 + g.r.IntN(3)
	first := g.r.IntN(4)
	bound := g.val("add %s %s, %d", t, g.val("and %s %s, 31", t, g.pick(t)), first+1)
	factor := g.pick(wide)
	s0, p0 := g.constant(wide), g.pick(t)
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(7)
	i, sum, prod, nextSum, nextProd, next, more := v[0], v[1], v[2], v[3], v[4], v[5], v[6]
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi %s [ %d, %%%s ], [ %s, %%%s ]", i, t, first, from, next, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", sum, wide, s0, from, nextSum, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", prod, t, p0, from, nextProd, body)
	x := i
	if wide != t {
		x = g.val("%s %s %s to %s", [...]string{"sext", "zext"}[g.r.IntN(2)], t, i, wide)
	}
	if g.r.IntN(2) == 0 {
		x = g.val("mul %s %s, %s", wide, x, factor)
	}
	g.line("%s = add %s %s, %s", nextSum, wide, sum, x)
	g.line("%s = %s %s %s, %d", nextProd, [...]string{"add", "sub", "xor", "mul"}[g.r.IntN(4)], t, prod, 1+g.r.IntN(9))
	flags := [...]string{"", " nsw", " nuw", " nuw nsw"}[g.r.IntN(4)]
	g.line("%s = add%s %s %s, %d", next, flags, t, i, step)
	g.line("%s = icmp %s %s %s, %s", more, [...]string{"slt", "ult"}[g.r.IntN(2)], t, next, bound)
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	g.startBlock(done)
	g.add(wide, nextSum)
	g.add(t, [...]string{prod, nextProd}[g.r.IntN(2)])
	g.add(t, [...]string{i, next}[g.r.IntN(2)])
}

// branchLoop has a branch whose condition it does not change; often all threads agree about it.
func (g shapeGen) branchLoop() {
	x := g.pick(i32)
	if !g.device && g.r.IntN(4) != 0 {
		x = "%n"
	}
	cond := g.val("icmp %s i32 %s, %d", [...]string{"eq", "slt", "ugt"}[g.r.IntN(3)], x, g.r.IntN(64))
	bound := g.val("and i32 %s, 7", g.pick(i32))
	k := g.anyType(0, int(numTypes))
	init := g.pick(k)
	head, left, right, latch, done, from := g.newLabel(), g.newLabel(), g.newLabel(), g.newLabel(), g.newLabel(), g.cur
	v := g.names(4)
	i, acc, next, more := v[0], v[1], v[2], v[3]
	joined := g.names(1)[0]
	g.line("br label %%%s", head)
	g.startBlock(head)
	scope := g.snapshot()
	g.uniform = false
	g.line("%s = phi i32 [ 0, %%%s ], [ %s, %%%s ]", i, from, next, latch)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", acc, k, init, from, joined, latch)
	g.add(i32, i)
	g.add(k, acc)
	g.simple()
	g.line("br i1 %s, label %%%s, label %%%s", cond, left, right)
	inner := g.snapshot()
	g.startBlock(left)
	g.simple()
	g.simple()
	x1, l1 := g.pick(k), g.cur
	g.line("br label %%%s", latch)
	g.restore(inner)
	g.startBlock(right)
	out := latch
	if g.r.IntN(3) == 0 { // leaves the loop
		out = done
	}
	g.simple()
	x2, l2 := g.pick(k), g.cur
	g.line("br label %%%s", out)
	g.restore(inner)
	g.startBlock(latch)
	if out == latch {
		g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", joined, k, x1, l1, x2, l2)
	} else {
		g.line("%s = phi %s [ %s, %%%s ]", joined, k, x1, l1)
	}
	g.line("%s = add i32 %s, 1", next, i)
	g.line("%s = icmp ult i32 %s, %s", more, next, bound)
	g.line("br i1 %s, label %%%s, label %%%s", more, head, done)
	end := g.cur
	g.restore(scope)
	g.startBlock(done)
	if out == done {
		joined = g.val("phi %s [ %s, %%%s ], [ %s, %%%s ]", k, joined, end, x2, l2)
	}
	g.add(k, joined)
}

// fillLoop writes one value to, or copies, a part of the local array; the counter is
// extended for the address.
func (g shapeGen) fillLoop() {
	e := [...]typ{i8, i16, i32, i64}[g.r.IntN(4)]
	t := [...]typ{i32, i32, i64}[g.r.IntN(3)]
	x := g.pick(e)
	if g.r.IntN(3) == 0 {
		x = "0"
	}
	bound := g.val("add %s %s, 1", t, g.val("and %s %s, 7", t, g.pick(t)))
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(5)
	i, next, more, second, stepped := v[0], v[1], v[2], v[3], v[4]
	k := [...]typ{i16, i32, i64}[g.r.IntN(3)] // of a second counter
	start := [...]int{0, 0, 3}[g.r.IntN(3)]
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi %s [ 0, %%%s ], [ %s, %%%s ]", i, t, from, next, body)
	g.line("%s = phi %s [ %d, %%%s ], [ %s, %%%s ]", second, k, start, from, stepped, body)
	if g.r.IntN(2) == 0 && k.bits() >= e.bits() {
		x = second
		if k != e {
			x = g.val("trunc %s %s to %s", k, second, e)
		}
	}
	x64 := i
	if t == i32 {
		x64 = g.val("%s i32 %s to i64", [...]string{"sext", "zext"}[g.r.IntN(2)], i)
	}
	if g.r.IntN(3) == 0 {
		q := g.val("getelementptr %s, ptr %%m%d, i64 %s", e, g.r.IntN(8), x64)
		x = g.val("load %s, ptr %s", e, q)
	}
	p := g.val("getelementptr %s, ptr %%m%d, i64 %s", e, g.r.IntN(8), x64)
	g.line("store %s %s, ptr %s", e, x, p)
	g.line("%s = add%s %s %s, 1", stepped, [...]string{"", " nsw", " nuw"}[g.r.IntN(3)], k, second)
	g.line("%s = add%s %s %s, 1", next, [...]string{"", " nsw", " nuw nsw"}[g.r.IntN(3)], t, i)
	g.line("%s = icmp %s %s %s, %s", more, [...]string{"slt", "ult", "ne"}[g.r.IntN(3)], t, next, bound)
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	g.startBlock(done)
	g.add(k, stepped)
	g.add(e, g.val("load %s, ptr %%m%d, align 8", e, g.r.IntN(16)))
}

// rows reads and writes the local array as a matrix of a width that is known at run time only.
func (g shapeGen) rows() {
	t := [...]typ{i32, i64}[g.r.IntN(2)]
	row, width, column := g.val("and %s %s, 1", t, g.pick(t)), g.val("and %s %s, 3", t, g.pick(t)), g.val("and %s %s, 3", t, g.pick(t))
	k := [...]typ{i8, i32, i64}[g.r.IntN(3)]
	for i := range 3 {
		flags := [...]string{" nsw", " nuw nsw"}[g.r.IntN(2)]
		y := g.val("add%s %s %s, %d", flags, t, row, i)
		x := g.val("add%s %s %s, %s", flags, t, g.val("mul%s %s %s, %s", flags, t, y, width), column)
		if g.r.IntN(3) == 0 {
			x = g.val("add%s %s %s, 1", flags, t, x)
		}
		if t == i32 {
			x = g.val("%s i32 %s to i64", [...]string{"sext", "zext", "zext nneg"}[g.r.IntN(3)], x)
		}
		p := g.val("getelementptr i64, ptr %%mem, i64 %s", x)
		if g.r.IntN(3) == 0 {
			g.line("store %s %s, ptr %s", k, g.pick(k), p)
		} else {
			g.add(k, g.val("load %s, ptr %s", k, p))
		}
	}
}
