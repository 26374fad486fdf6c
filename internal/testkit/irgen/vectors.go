package irgen

import (
	"fmt"
	"strings"
)

// shuffles generates operations that move elements between vectors, of any lengths.
func (g *gen) shuffles() {
	t := g.anyType(scalars, int(numTypes))
	e, n := t.elem()
	name := func(e typ, n int) string { return fmt.Sprintf("<%d x %s>", n, e) }
	suffix := func(e typ, n int) string { return fmt.Sprintf("v%d%s", n, e.suffix()) }
	keep := func(v string, m int) { // vectors without a type of their own are kept as elements
		if k, ok := vectorOf(e, m); ok {
			g.add(k, v)
			return
		}
		for i := range min(m, 3) {
			g.add(e, g.val("extractelement %s %s, i64 %d", name(e, m), v, (i*5+1)%m))
		}
	}
	shuffle := func(x, y string, n, m int) string {
		var mask []string
		one := g.r.IntN(2 * n)
		kind := g.r.IntN(4)
		for i := range m {
			k := g.r.IntN(2 * n)
			switch kind {
			case 0:
				k = one
			case 1:
				k = (one + i) % (2 * n)
			}
			mask = append(mask, fmt.Sprintf("i32 %d", k))
		}
		return g.val("shufflevector %s %s, %s %s, <%d x i32> <%s>", name(e, n), x, name(e, n), y, m, strings.Join(mask, ", "))
	}
	switch g.r.IntN(9) {
	case 8:
		g.bitVectors()
	case 0: // to another length, and on
		m := 1 + g.r.IntN(8)
		v := shuffle(g.pick(t), g.pick(t), n, m)
		if g.r.IntN(2) == 0 {
			v, m = shuffle(v, v, m, n), n
		}
		keep(v, m)
	case 1: // two halves, or more than one vector side by side
		var mask []string
		for i := range 2 * n {
			mask = append(mask, fmt.Sprintf("i32 %d", i))
		}
		v := g.val("shufflevector %s %s, %s %s, <%d x i32> <%s>", t, g.pick(t), t, g.pick(t), 2*n, strings.Join(mask, ", "))
		keep(shuffle(v, v, 2*n, n), n)
	case 2:
		f := g.declare("llvm.vector.reverse."+t.suffix(), fmt.Sprintf("declare %s @llvm.vector.reverse.%s(%s)", t, t.suffix(), t))
		g.add(t, g.val("call %s @%s(%s %s)", t, f, t, g.pick(t)))
	case 3:
		w := name(e, 2*n)
		f := g.declare("llvm.vector.interleave2."+suffix(e, 2*n), fmt.Sprintf("declare %s @llvm.vector.interleave2.%s(%s, %s)", w, suffix(e, 2*n), t, t))
		keep(g.val("call %s @%s(%s %s, %s %s)", w, f, t, g.pick(t), t, g.pick(t)), 2*n)
	case 4:
		f := g.declare("llvm.vector.splice."+t.suffix(), fmt.Sprintf("declare %s @llvm.vector.splice.%s(%s, %s, i32)", t, t.suffix(), t, t))
		g.add(t, g.val("call %s @%s(%s %s, %s %s, i32 %d)", t, f, t, g.pick(t), t, g.pick(t), g.r.IntN(2*n)-n))
	case 5: // built of scalars, one of them at any place
		v := "poison"
		for _, i := range g.r.Perm(n) {
			v = g.val("insertelement %s %s, %s %s, i32 %d", t, v, e, g.pick(e), i)
		}
		v = g.val("insertelement %s %s, %s %s, i32 %s", t, v, e, g.pick(e), g.val("urem i32 %s, %d", g.pick(i32), n))
		g.add(t, v)
	case 6: // arithmetic on elements of other vectors
		v := g.pick(t)
		if t.isFloat() {
			v = g.tame(t, g.val("fadd %s %s, %s", t, v, shuffle(v, v, n, n)))
		} else {
			v = g.val("%s %s %s, %s", [...]string{"add", "mul", "xor", "and"}[g.r.IntN(4)], t, v, shuffle(v, v, n, n))
		}
		g.add(t, v)
		g.add(e, g.val("extractelement %s %s, i32 %d", t, v, g.r.IntN(n)))
	default: // a vector of another length in it
		if n < 4 || n%2 != 0 {
			g.add(t, shuffle(g.pick(t), g.pick(t), n, n))
			return
		}
		s := name(e, n/2)
		f := g.declare(fmt.Sprintf("llvm.vector.extract.%s.%s", suffix(e, n/2), t.suffix()), fmt.Sprintf("declare %s @llvm.vector.extract.%s.%s(%s, i64)", s, suffix(e, n/2), t.suffix(), t))
		x := g.val("call %s @%s(%s %s, i64 %d)", s, f, t, g.pick(t), g.r.IntN(2)*n/2)
		f = g.declare(fmt.Sprintf("llvm.vector.insert.%s.%s", t.suffix(), suffix(e, n/2)), fmt.Sprintf("declare %s @llvm.vector.insert.%s.%s(%s, %s, i64)", t, t.suffix(), suffix(e, n/2), t, s))
		g.add(t, g.val("call %s @%s(%s %s, %s %s, i64 %d)", t, f, t, g.pick(t), s, x, g.r.IntN(2)*n/2))
	}
}

// floatMore generates operations on floating point that other statements lack, on values with which they
// are exact.
func (g *gen) floatMore() {
	t := [...]typ{f32, f64, f32}[g.r.IntN(3)]
	s := t.suffix()
	whole := func() string { // between -128 and 127
		return g.val("sitofp i8 %s to %s", g.pick(i8), t)
	}
	switch g.r.IntN(10) {
	case 7:
		f := g.declare("llvm.ldexp."+s+".i32", fmt.Sprintf("declare %s @llvm.ldexp.%s.i32(%s, i32)", t, s, t))
		g.add(t, g.tame(t, g.val("call %s @%s(%s %s, i32 %s)", t, f, t, g.pick(t), [...]string{"3", "-5", "1", "0", g.pick(i32)}[g.r.IntN(5)])))
	case 8:
		st := fmt.Sprintf("{ %s, i32 }", t)
		f := g.declare("llvm.frexp."+s+".i32", fmt.Sprintf("declare %s @llvm.frexp.%s.i32(%s)", st, s, t))
		v := g.val("call %s @%s(%s %s)", st, f, t, g.pick(t))
		g.add(t, g.val("extractvalue %s %s, 0", st, v))
		g.add(i32, g.val("extractvalue %s %s, 1", st, v))
	case 9: // clamps at zero that become one instruction
		h := [...]typ{f16, v2f16}[g.r.IntN(2)]
		if g.opt.Host {
			g.shapes().floatRules()
			return
		}
		f := g.declare("llvm.fma."+h.suffix(), fmt.Sprintf("declare %s @llvm.fma.%s(%s, %s, %s)", h, h.suffix(), h, h, h))
		v := g.val("call %s @%s(%s %s, %s %s, %s %s)", h, f, h, g.pick(h), h, g.pick(h), h, g.pick(h))
		op := [...]string{"maximum", "maxnum"}[g.r.IntN(2)]
		m := g.declare("llvm."+op+"."+h.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", h, op, h.suffix(), h, h))
		v = g.val("call %s @%s(%s %s, %s %s)", h, m, h, v, h, splat(h, "0.0"))
		g.add(h, g.tame(h, g.val("fadd %s %s, %s", h, v, splat(h, "0.0"))))
	case 0:
		g.add(t, g.tame(t, g.val("fadd %s %s, 0.0", t, g.val("frem %s %s, %s", t, whole(), [...]string{"2.0", "4.0", "8.0", "0.5", "1.0"}[g.r.IntN(5)]))))
	case 1:
		f := g.declare("llvm.fmuladd."+s, fmt.Sprintf("declare %s @llvm.fmuladd.%s(%s, %s, %s)", t, s, t, t, t))
		g.add(t, g.tame(t, g.val("call %s @%s(%s %s, %s %s, %s %s)", t, f, t, whole(), t, whole(), t, whole())))
	case 2:
		f := g.declare("llvm.nearbyint."+s, fmt.Sprintf("declare %s @llvm.nearbyint.%s(%s)", t, s, t))
		g.add(t, g.tame(t, g.val("call %s @%s(%s %s)", t, f, t, g.pick(t))))
	case 3:
		f := g.declare("llvm.canonicalize."+s, fmt.Sprintf("declare %s @llvm.canonicalize.%s(%s)", t, s, t))
		g.add(t, g.tame(t, g.val("call %s @%s(%s %s)", t, f, t, g.pick(t))))
	case 4: // sums that contract
		m := g.val("fmul contract %s %s, %s", t, whole(), whole())
		g.add(t, g.tame(t, g.val("%s contract %s %s, %s", [...]string{"fadd", "fsub"}[g.r.IntN(2)], t, m, whole())))
	case 5: // the bits of a number
		k := map[typ]typ{f32: i32, f64: i64}[t]
		b := g.val("bitcast %s %s to %s", t, g.pick(t), k)
		b = g.val("%s %s %s, %s", [...]string{"and", "or", "xor"}[g.r.IntN(3)], k, b, [...]string{"-1", fmt.Sprint(int64(-1) << (k.bits() - 1)), "255"}[g.r.IntN(3)])
		g.add(k, g.val("lshr %s %s, %d", k, b, types[t].bits-9))
		g.add(t, g.tame(t, g.val("bitcast %s %s to %s", k, b, t)))
	default:
		k := [...]typ{i16, i32, i64}[g.r.IntN(3)]
		x := g.val("fptosi %s %s to %s", t, g.pick(t), k)
		c := g.val("sitofp %s %s to %s", k, x, t)
		g.add(k, x)
		g.add(i1, g.val("fcmp %s %s %s, %s", g.shapes().fpred(), t, c, g.pick(t)))
	}
}

// bitVectors takes comparisons of vectors for numbers, and numbers for their results.
func (g *gen) bitVectors() {
	t := [...]typ{v4i32, v4i16, v2i64, v2f32, v4f32, v3i32, v4i8}[g.r.IntN(7)]
	_, n := t.elem()
	op := "icmp " + [...]string{"slt", "ugt", "eq"}[g.r.IntN(3)]
	if t.isFloat() {
		op = "fcmp " + g.shapes().fpred()
	}
	c := g.val("%s %s %s, %s", op, t, g.pick(t), g.pick(t))
	if g.r.IntN(3) == 0 {
		x := g.val("bitcast i%d %s to <%d x i1>", n, g.val("trunc i32 %s to i%d", g.pick(i32), n), n)
		c = g.val("%s <%d x i1> %s, %s", [...]string{"and", "or", "xor"}[g.r.IntN(3)], n, c, x)
	}
	switch g.r.IntN(4) {
	case 0:
		g.add(i32, g.val("zext i%d %s to i32", n, g.val("bitcast <%d x i1> %s to i%d", n, c, n)))
	case 1:
		op := [...]string{"and", "or", "xor", "add"}[g.r.IntN(4)]
		f := g.declare(fmt.Sprintf("llvm.vector.reduce.%s.v%di1", op, n), fmt.Sprintf("declare i1 @llvm.vector.reduce.%s.v%di1(<%d x i1>)", op, n, n))
		g.add(i1, g.val("call i1 @%s(<%d x i1> %s)", f, n, c))
	case 2:
		a := g.alloca("i64") // as many bits in memory
		g.line("store <%d x i1> %s, ptr %s, align 8", n, c, a)
		v := g.val("load <%d x i1>, ptr %s, align 8", n, a)
		g.add(t, g.val("select <%d x i1> %s, %s %s, %s %s", n, v, t, g.pick(t), t, g.pick(t)))
	default:
		g.add(t, g.val("select <%d x i1> %s, %s %s, %s %s", n, c, t, g.pick(t), t, g.pick(t)))
		g.add(i1, g.val("extractelement <%d x i1> %s, i32 %d", n, c, g.r.IntN(n)))
	}
}
