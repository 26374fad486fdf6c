package irgen

import "fmt"

// aheadLoop goes over an array as Rust's iterators do: the offset and the number of the next element are counted one iteration ahead, and
// not counted further in the last one.
func (g shapeGen) aheadLoop() {
	p, ok := g.anyPointer(1, false)
	if !ok {
		g.sumLoop()
		return
	}
	size := [...]int{1, 2, 4, 8}[g.r.IntN(4)]
	elem := fmt.Sprintf("i%d", 8*size)
	n := 1 + g.r.IntN(min(8, p.words*8/size))
	first, sum0, factor := "0", g.pick(i64), 1+g.r.IntN(5)
	if g.r.IntN(3) == 0 {
		first = g.constant(i64)
	}
	flags := [...]string{"", " nuw", " nuw nsw"}[g.r.IntN(3)]
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(5)
	index, ahead, off, at, sum := v[0], v[1], v[2], v[3], v[4]
	w := g.names(5)
	nextIndex, nextAhead, nextOff, nextAt, nextSum := w[0], w[1], w[2], w[3], w[4]
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi i64 [ %s, %%%s ], [ %s, %%%s ]", index, first, from, nextIndex, body)
	x := g.names(1)[0]
	g.line("%s = phi i64 [ 1, %%%s ], [ %s, %%%s ]", ahead, from, nextAhead, body)
	g.line("%s = phi i64 [ %d, %%%s ], [ %s, %%%s ]", off, size, from, nextOff, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", at, p.typ, p.name, from, nextAt, body)
	g.line("%s = phi i64 [ %s, %%%s ], [ %s, %%%s ]", sum, sum0, from, nextSum, body)
	g.line("%s = load %s, %s %s, align 1", x, elem, p.typ, at)
	if size < 8 {
		x = g.val("zext %s %s to i64", elem, x)
	}
	x = g.val("add i64 %s, %s", x, g.val("mul i64 %s, %d", index, factor))
	g.line("%s = %s i64 %s, %s", nextSum, [...]string{"add", "xor", "sub"}[g.r.IntN(3)], x, sum)
	g.line("%s = getelementptr i8, %s, i64 %s", nextAt, p, off)
	more := g.val("icmp ne i64 %s, %d", off, n*size)
	step := g.val("select i1 %s, i64 %d, i64 0", more, size)
	g.line("%s = add%s i64 %s, %s", nextOff, flags, step, off)
	g.line("%s = add%s i64 %s, %s", nextAhead, flags, ahead, g.val("zext i1 %s to i64", more))
	g.line("%s = select i1 %s, i64 %s, i64 %s", nextIndex, more, ahead, [...]string{"undef", "0", sum}[g.r.IntN(3)])
	g.line("br i1 %s, label %%%s, label %%%s", more, body, done)
	g.startBlock(done)
	g.add(i64, nextSum)
	g.add(i64, [...]string{index, off, nextOff, nextAhead}[g.r.IntN(4)])
}
