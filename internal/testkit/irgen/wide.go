package irgen

import (
	"fmt"
	"strings"
)

// wide generates arithmetic on integers of more than 128 bits, or of a width between those of
// registers, made of values in scope.
func (g *gen) wide() {
	w := [...]int{256, 192, 160, 129, 100, 65, 72, 96}[g.r.IntN(8)]
	t := fmt.Sprintf("i%d", w)
	fresh := func() string {
		k := [...]typ{i128, i64, i32}[g.r.IntN(3)]
		if k.bits() >= w {
			k = i64
		}
		x := g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], k, g.pick(k), t)
		if g.r.IntN(2) == 0 {
			x = g.val("shl %s %s, %d", t, x, g.r.IntN(w))
		}
		return x
	}
	values := []string{fresh(), fresh()}
	any := func() string { return values[g.r.IntN(len(values))] }
	for range 2 + g.r.IntN(4) {
		var v string
		switch g.r.IntN(9) {
		case 0, 1:
			v = g.val("%s %s %s, %s", [...]string{"add", "sub"}[g.r.IntN(2)], t, any(), any())
		case 2:
			v = g.val("%s %s %s, %s", [...]string{"and", "or", "xor"}[g.r.IntN(3)], t, any(), any())
		case 3:
			v = g.val("%s %s %s, %d", [...]string{"shl", "lshr", "ashr"}[g.r.IntN(3)], t, any(), g.r.IntN(w))
		case 4: // by any number of bits
			n := g.val("zext i64 %s to %s", g.val("urem i64 %s, %d", g.pick(i64), w), t)
			v = g.val("%s %s %s, %s", [...]string{"shl", "lshr", "ashr"}[g.r.IntN(3)], t, any(), n)
		case 5:
			c := g.val("icmp %s %s %s, %s", [...]string{"eq", "ne", "ult", "slt", "uge", "sgt"}[g.r.IntN(6)], t, any(), any())
			g.add(i1, c)
			v = g.val("select i1 %s, %s %s, %s %s", c, t, any(), t, any())
		case 6:
			v = g.val("mul %s %s, %s", t, any(), any())
		case 7:
			v = g.val("%s %s %s, %d", [...]string{"add", "mul", "sub", "xor"}[g.r.IntN(4)], t, any(), g.r.IntN(1000)-500)
		default:
			if g.device || g.r.IntN(2) == 0 {
				v = fresh()
				break
			}
			g.line("store %s %s, ptr %%mem, align 8", t, any()) // the bits above its width are unspecified
			v = g.val("load %s, ptr %%mem, align 8", t)
			for i := range 4 {
				g.line("store i64 %d, ptr %%m%d, align 8", i, i)
			}
		}
		values = append(values, v)
	}
	v := values[len(values)-1]
	k := [...]typ{i64, i32, i16}[g.r.IntN(3)]
	g.add(k, g.val("trunc %s %s to %s", t, v, k))
	g.add(i64, g.val("trunc %s %s to i64", t, g.val("lshr %s %s, %d", t, v, g.r.IntN(w))))
	if g.r.IntN(4) == 0 {
		g.wideSwitch(t, v)
	}
}

// wideSwitch chooses by a value of a type without registers.
func (g *gen) wideSwitch(t, v string) {
	join := g.newLabel()
	var in []string
	x := g.val("and %s %s, 3", t, v)
	labels := []string{g.newLabel(), g.newLabel(), g.newLabel()}
	g.line("switch %s %s, label %%%s [", t, x, labels[2])
	for i, l := range labels {
		g.line("  %s %d, label %%%s", t, i, l)
	}
	g.line("]")
	for i, l := range labels {
		g.startBlock(l)
		in = append(in, fmt.Sprintf("[ %d, %%%s ]", 10+3*i, l))
		g.line("br label %%%s", join)
	}
	g.startBlock(join)
	g.add(i32, g.val("phi i32 %s", strings.Join(in, ", ")))
}

// carries generates additions and subtractions of several words with the carry between them.
func (g *gen) carries() {
	t := [...]typ{i64, i32, i32, i16}[g.r.IntN(4)]
	op := [...]string{"uadd", "usub"}[g.r.IntN(2)]
	st := fmt.Sprintf("{ %s, i1 }", t)
	n := g.declare("llvm."+op+".with.overflow."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.with.overflow.%s(%s, %s)", st, op, t.suffix(), t, t))
	carry := "0"
	for range 2 + g.r.IntN(2) {
		a := g.val("call %s @%s(%s %s, %s %s)", st, n, t, g.pick(t), t, g.pick(t))
		b := g.val("call %s @%s(%s %s, %s %s)", st, n, t, g.val("extractvalue %s %s, 0", st, a), t, carry)
		g.add(t, g.val("extractvalue %s %s, 0", st, b))
		c := g.val("or i1 %s, %s", g.val("extractvalue %s %s, 1", st, a), g.val("extractvalue %s %s, 1", st, b))
		carry = g.val("zext i1 %s to %s", c, t)
	}
	g.add(t, carry)
}
