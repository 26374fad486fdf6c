package irgen

import "fmt"

// scratch calls functions with local arrays that stay in memory, several times or in a loop: arrays of two calls may share their place,
// arrays of nested calls may not.
func (g shapeGen) scratch() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		g.neighbours()
		return
	}
	p = g.generic(p)
	first, second := g.scratchFunction(g.r.IntN(3)), g.scratchFunction(g.r.IntN(3))
	x, k := g.pick(i32), g.pick(i32)
	call := func(name, x, k string) string { return g.val("call i32 @%s(%s, i32 %s, i32 %s)", name, p, x, k) }
	if g.r.IntN(3) == 0 {
		a := call(first, x, k)
		g.add(i32, g.val("xor i32 %s, %s", a, call(second, a, x)))
		return
	}
	body, done, from := g.newLabel(), g.newLabel(), g.cur
	v := g.names(4)
	i, next, sum, nextSum := v[0], v[1], v[2], v[3]
	g.line("br label %%%s", body)
	g.startBlock(body)
	g.line("%s = phi i32 [ 0, %%%s ], [ %s, %%%s ]", i, from, next, body)
	g.line("%s = phi i32 [ %s, %%%s ], [ %s, %%%s ]", sum, x, from, nextSum, body)
	a := call(first, sum, i)
	g.line("%s = add i32 %s, %s", nextSum, call(second, a, k), g.val("mul i32 %s, %s", sum, i))
	g.line("%s = add i32 %s, 1", next, i)
	g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp slt i32 %s, %d", next, 2+g.r.IntN(6)), body, done)
	g.startBlock(done)
	g.add(i32, nextSum)
}

// scratchFunction declares one of three functions that fill an array with a computation on their arguments, and return the sum of one of its elements
// and, but for depth 0, of the result of the function of a smaller depth, which gets the array.
func (g shapeGen) scratchFunction(depth int) string {
	name := fmt.Sprintf("scratch%d%s", depth, g.id)
	n := 4 << depth
	inner := "add i32 %last, 1"
	if depth > 0 {
		inner = fmt.Sprintf("call i32 @%s(ptr %%array, i32 %%last, i32 %%k)", g.scratchFunction(depth-1))
	}
	attr := [...]string{"", " alwaysinline", " inlinehint"}[depth]
	g.declare(name, fmt.Sprintf(`define internal i32 @%s(ptr %%from, i32 %%x, i32 %%k)%s {
entry:
  %%array = alloca [%d x i32], align 4
  %%early = icmp eq i32 %%x, %d
  br i1 %%early, label %%none, label %%fill
none:
  ret i32 %%k
fill:
  %%i = phi i32 [ 0, %%entry ], [ %%next, %%fill ]
  %%at = getelementptr inbounds [%[3]d x i32], ptr %%array, i32 0, i32 %%i
  %%part = and i32 %%i, 3
  %%src = getelementptr inbounds i32, ptr %%from, i32 %%part
  %%old = load i32, ptr %%src, align 1
  %%scaled = mul i32 %%old, %%x
  %%last = add i32 %%scaled, %%i
  store i32 %%last, ptr %%at, align 4
  %%next = add i32 %%i, 1
  %%more = icmp ult i32 %%next, %[3]d
  br i1 %%more, label %%fill, label %%use
use:
  %%inner = %[5]s
  %%index = and i32 %%k, %[6]d
  %%place = getelementptr inbounds [%[3]d x i32], ptr %%array, i32 0, i32 %%index
  %%value = load i32, ptr %%place, align 4
  %%sum = add i32 %%inner, %%value
  ret i32 %%sum
}
`, name, attr, n, depth-1, inner, n-1))
	return name
}
