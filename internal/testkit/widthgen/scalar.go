package widthgen

import (
	"fmt"
	"math/big"
	"strings"
)

// statement makes one statement, which brings at least one value into scope.
func (g *gen) statement() {
	calls := 1
	if g.opt.Plain {
		calls = 0
	}
	list := [...]struct {
		weight int
		make   func(t typ)
	}{
		{10, g.binary},
		{5, g.shift},
		{6, g.division},
		{6, g.extended},
		{5, g.compare},
		{6, g.cast},
		{5, g.recastValue},
		{6, g.intrinsic},
		{3, g.overflow},
		{3, g.float},
		{2, g.freeze},
		{4, g.elements},
		{4, g.shuffle},
		{2, g.reduce},
		{7, g.outside},
		{2 * calls, g.masked},
		{4, g.array},
		{4, g.structure},
		{4 * calls, g.helper},
		{3 * calls, g.global},
		{3, g.diamond},
		{2, g.loop},
		{2, g.switches},
	}
	sum := 0
	for _, s := range list {
		sum += s.weight
	}
	k := g.r.IntN(sum)
	for _, s := range list {
		if k -= s.weight; k < 0 {
			t := g.some().t
			if g.r.IntN(6) == 0 {
				t = g.related(t)
			}
			if g.r.IntN(8) == 0 { // a width that registers have
				t.bits = 8 << g.r.IntN(5)
			}
			s.make(t)
			return
		}
	}
}

func (g *gen) binary(t typ) {
	switch op := g.one("add", "sub", "mul", "and", "or", "xor"); op {
	case "add", "sub", "mul":
		g.add(t, "%s%s %s %s, %s", op, g.flags("nuw", "nsw"), t, g.variable(t), g.pick(t))
	case "or":
		g.add(t, "or%s %s %s, %s", g.flags("disjoint"), t, g.variable(t), g.pick(t))
	default:
		x, y := g.variable(t), g.pick(t)
		if g.r.IntN(4) == 0 {
			x, y = y, x
		}
		g.add(t, "%s %s %s, %s", op, t, x, y)
	}
}

// amount returns a number of bits to shift by.
func (g *gen) amount(t typ) string {
	width := big.NewInt(int64(t.bits))
	fits := func(x *big.Int) bool { return x.Cmp(width) < 0 }
	if g.r.IntN(2) == 0 || width.Cmp(mask(t.bits)) > 0 {
		return g.constant(t, fits)
	}
	switch g.r.IntN(4) {
	case 0:
		return g.variable(t)
	case 1: // below a power of two that is at most the width
		k := uint(width.BitLen() - 1)
		return g.val("and %s %s, %s", t, g.variable(t), g.same(t, mask(int(k))))
	}
	return g.val("urem %s %s, %s", t, g.variable(t), g.same(t, width))
}

func (g *gen) shift(t typ) {
	x, n := g.pick(t), g.amount(t)
	if g.r.IntN(3) == 0 {
		g.add(t, "shl%s %s %s, %s", g.flags("nuw", "nsw"), t, x, n)
		return
	}
	g.add(t, "%s%s %s %s, %s", g.one("lshr", "ashr"), g.flags("exact"), t, x, n)
}

func (g *gen) division(t typ) {
	x := g.pick(t)
	var y string
	switch g.r.IntN(5) {
	case 0, 1:
		y = g.constant(t, func(x *big.Int) bool { return x.Sign() != 0 })
	case 2: // of small numbers
		k := t.with(1 + g.r.IntN(t.bits))
		if k.bits < t.bits {
			x, y = g.val("%s %s %s to %s", g.one("zext", "sext"), k, g.variable(k), t), g.val("zext %s %s to %s", k, g.variable(k), t)
			break
		}
		fallthrough
	default:
		y = g.val("or %s %s, %s", t, g.variable(t), g.same(t, one))
	}
	switch op := g.one("udiv", "sdiv", "urem", "srem"); op {
	case "udiv", "sdiv":
		g.add(t, "%s%s %s %s, %s", op, g.flags("exact"), t, x, y)
	default:
		g.add(t, "%s %s %s, %s", op, t, x, y)
	}
}

// extended computes in a width that registers have, or twice that, with numbers extended from any other.
func (g *gen) extended(t typ) {
	t.bits = 16 << g.r.IntN(4)
	op := g.one("zext", "sext")
	extend := func() string {
		if g.r.IntN(8) == 0 {
			op = g.one("zext", "sext")
		}
		k := t.with(1 + g.r.IntN(t.bits-1))
		if g.r.IntN(3) == 0 {
			k.bits = t.bits / 2
		}
		if g.r.IntN(4) == 0 { // a product or a shift that may promise to fit
			x := g.variable(k)
			if g.r.IntN(2) == 0 {
				return g.val("%s %s %s to %s", op, k, g.val("shl%s %s %s, %s", g.flags("nuw", "nsw"), k, x, g.amount(k)), t)
			}
			return g.val("%s %s %s to %s", op, k, g.val("mul%s %s %s, %s", g.flags("nuw", "nsw"), k, x, g.pick(k)), t)
		}
		return g.val("%s %s %s to %s", op, k, g.variable(k), t)
	}
	x, y := extend(), g.pick(t)
	if g.r.IntN(3) != 0 {
		y = extend()
	}
	if g.r.IntN(3) == 0 { // the upper part of a product
		p := g.val("mul%s %s %s, %s", g.flags("nuw", "nsw"), t, x, y)
		to := t.with(1 + g.r.IntN(t.bits-1))
		n := t.bits - to.bits
		if g.r.IntN(2) == 0 {
			to.bits, n = t.bits/2, t.bits/2
		}
		g.add(to, "trunc %s %s to %s", t, g.val("%s %s %s, %s", g.one("lshr", "ashr"), t, p, g.same(t, big.NewInt(int64(n)))), to)
		return
	}
	switch op := g.one("add", "sub", "mul", "and", "or", "xor", "udiv", "sdiv", "urem", "srem", "icmp"); op {
	case "add", "sub", "mul":
		p := g.add(t, "%s%s %s %s, %s", op, g.flags("nuw", "nsw"), t, x, y)
		if op == "mul" && g.r.IntN(2) == 0 {
			g.add(t, "%s %s %s, %s", g.one("add", "sub"), t, p, g.variable(t))
		}
	case "udiv", "sdiv", "urem", "srem":
		if g.r.IntN(2) == 0 {
			y = g.val("or %s %s, %s", t, y, g.same(t, one))
		}
		g.add(t, "%s %s %s, %s", op, t, x, y)
	case "icmp":
		c := g.val("icmp %s %s %s, %s", g.one("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"), t, x, y)
		g.add(t, "select %s %s, %s %s, %s %s", t.with(1), c, t, x, t, y)
	default:
		g.add(t, "%s %s %s, %s", op, t, x, y)
	}
}

// condition compares numbers.
func (g *gen) condition(t typ) string {
	return g.val("icmp%s %s %s %s, %s", g.flags("samesign"), g.one("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"), t, g.variable(t), g.pick(t))
}

func (g *gen) compare(t typ) {
	c := g.condition(t)
	b := t.with(1)
	switch g.r.IntN(4) {
	case 0:
		g.pool = append(g.pool, val{b, c})
	case 1:
		if t.bits > 1 {
			g.add(t, "%s %s %s to %s", g.one("zext", "sext"), b, c, t)
			return
		}
		fallthrough
	default:
		u := t
		if g.r.IntN(3) == 0 {
			u = t.with(g.width())
		}
		if t.n != 0 && g.r.IntN(3) == 0 { // one condition for all elements
			b, c = typ{1, 0}, g.val("extractelement %s %s, i32 %d", b, c, g.r.IntN(t.n))
		}
		g.add(u, "select %s %s, %s %s, %s %s", b, c, u, g.pick(u), u, g.pick(u))
	}
}

func (g *gen) cast(t typ) {
	to := t.with(g.width())
	x := g.variable(t)
	switch {
	case to.bits < t.bits:
		g.add(to, "trunc%s %s %s to %s", g.flags("nuw", "nsw"), t, x, to)
	case to.bits > t.bits && g.r.IntN(2) == 0:
		g.add(to, "zext%s %s %s to %s", g.flags("nneg"), t, x, to)
	case to.bits > t.bits:
		g.add(to, "sext %s %s to %s", t, x, to)
	}
}

func (g *gen) recastValue(t typ) {
	to := g.recast(t)
	g.add(to, "bitcast %s %s to %s", t, g.variable(t), to)
}

func (g *gen) freeze(t typ) { g.add(t, "freeze %s %s", t, g.variable(t)) }

func (g *gen) intrinsic(t typ) {
	s := t.String()
	x := g.variable(t)
	name := g.one("umin", "umax", "smin", "smax", "abs", "ctpop", "ctlz", "cttz", "bitreverse", "bswap", "fshl", "fshr",
		"uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "ushl.sat", "sshl.sat", "scmp", "ucmp")
	full := "llvm." + name + "." + t.suffix()
	switch name {
	case "abs", "ctlz", "cttz":
		g.add(t, "call %s @%s(%s %s, i1 %s)", t, g.declare(full, s, s, "i1"), t, x, g.one("false", "true"))
	case "ctpop", "bitreverse", "bswap":
		if name == "bswap" && t.bits%16 != 0 {
			full = "llvm.bitreverse." + t.suffix()
		}
		g.add(t, "call %s @%s(%s %s)", t, g.declare(full, s, s), t, x)
	case "fshl", "fshr":
		y := g.pick(t)
		if g.r.IntN(3) == 0 {
			y = x
		}
		g.add(t, "call %s @%s(%s %s, %s %s, %s %s)", t, g.declare(full, s, s, s, s), t, x, t, y, t, g.pick(t))
	case "ushl.sat", "sshl.sat":
		g.add(t, "call %s @%s(%s %s, %s %s)", t, g.declare(full, s, s, s), t, x, t, g.amount(t))
	case "scmp", "ucmp":
		to := t.with(max(2, g.width()))
		full = fmt.Sprintf("llvm.%s.%s.%s", name, to.suffix(), t.suffix())
		g.add(to, "call %s @%s(%s %s, %s %s)", to, g.declare(full, to.String(), s, s), t, x, t, g.pick(t))
	default:
		g.add(t, "call %s @%s(%s %s, %s %s)", t, g.declare(full, s, s, s), t, x, t, g.pick(t))
	}
}

func (g *gen) overflow(t typ) {
	b := t.with(1)
	st := fmt.Sprintf("{ %s, %s }", t, b)
	name := fmt.Sprintf("llvm.%s.with.overflow.%s", g.one("uadd", "sadd", "usub", "ssub", "umul", "smul"), t.suffix())
	r := g.val("call %s @%s(%s %s, %s %s)", st, g.declare(name, st, t.String(), t.String()), t, g.variable(t), t, g.pick(t))
	g.add(b, "extractvalue %s %s, 1", st, r)
	g.add(t, "extractvalue %s %s, 0", st, r)
}

// float goes to floating point and back.
func (g *gen) float(t typ) {
	ft, suffix := "float", "f32"
	if g.r.IntN(2) == 0 {
		ft, suffix = "double", "f64"
	}
	if t.n != 0 {
		ft, suffix = fmt.Sprintf("<%d x %s>", t.n, ft), fmt.Sprintf("v%d%s", t.n, suffix)
	}
	f := g.val("%s %s %s to %s", g.one("uitofp", "sitofp"), t, g.variable(t), ft)
	to := t.with(g.width())
	if g.r.IntN(2) == 0 {
		g.add(to, "%s %s %s to %s", g.one("fptoui", "fptosi"), ft, f, to)
		return
	}
	name := fmt.Sprintf("llvm.%s.sat.%s.%s", g.one("fptoui", "fptosi"), to.suffix(), suffix)
	g.add(to, "call %s @%s(%s %s)", to, g.declare(name, to.String(), ft), ft, f)
}

func (g *gen) label() string {
	g.n++
	return fmt.Sprintf("L%d", g.n)
}

func (g *gen) start(l string) {
	fmt.Fprintf(&g.out, "%s:\n", l)
	g.cur = l
}

// bool returns a condition.
func (g *gen) bool() string {
	t := g.some().t
	return g.condition(t.elem())
}

// diamond makes values on both paths of a branch and joins them.
func (g *gen) diamond(t typ) {
	c := g.bool()
	l, join := g.label(), g.label()
	before, from := g.pick(t), g.cur
	g.line("br i1 %s, label %%%s, label %%%s", c, l, join)
	g.start(l)
	n := len(g.pool)
	g.inside()
	x := g.pick(t)
	g.pool = g.pool[:n]
	end := g.cur
	g.line("br label %%%s", join)
	g.start(join)
	g.add(t, "phi %s [ %s, %%%s ], [ %s, %%%s ]", t, before, from, x, end)
}

// inside makes a statement without control flow.
func (g *gen) inside() {
	t := g.some().t
	[]func(typ){g.binary, g.shift, g.division, g.compare, g.cast, g.intrinsic, g.elements, g.recastValue}[g.r.IntN(8)](t)
}

// loop counts to a number of another width.
func (g *gen) loop(t typ) {
	i := typ{3 + g.r.IntN(127), 0}
	start, body, after := g.pick(t), g.label(), g.label()
	from := g.cur
	last := 1 + g.r.IntN(3)
	k, acc, k2, acc2 := fmt.Sprintf("%%i%d", g.n), fmt.Sprintf("%%s%d", g.n), fmt.Sprintf("%%j%d", g.n), fmt.Sprintf("%%u%d", g.n)
	g.line("br label %%%s", body)
	g.start(body)
	// The values of the body are not known yet; its last block is this one.
	g.line("%s = phi %s [ 0, %%%s ], [ %s, %%%s ]", k, i, from, k2, body)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", acc, t, start, from, acc2, body)
	n := len(g.pool)
	g.pool = append(g.pool, val{i, k}, val{t, acc})
	g.inside()
	x := g.variable(t)
	g.pool = g.pool[:n]
	g.line("%s = %s %s %s, %s", acc2, g.one("add", "xor", "sub"), t, acc, x)
	g.line("%s = add %s %s, 1", k2, i, k)
	g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult %s %s, %d", i, k, last), body, after)
	g.start(after)
	g.pool = append(g.pool, val{t, acc2})
}

func (g *gen) switches(t typ) {
	s := typ{2 + g.r.IntN(128), 0}
	x := g.variable(s)
	join := g.label()
	labels := []string{g.label(), g.label(), g.label()}
	seen := map[string]bool{}
	var cases []string
	for _, l := range labels[1:] {
		k := g.constant(s, func(x *big.Int) bool { return !seen[x.String()] })
		if seen[k] {
			continue
		}
		seen[k] = true
		cases = append(cases, fmt.Sprintf("%s %s, label %%%s", s, k, l))
	}
	g.line("switch %s %s, label %%%s [ %s ]", s, x, labels[0], strings.Join(cases, " "))
	var in []string
	for _, l := range labels {
		g.start(l)
		in = append(in, fmt.Sprintf("[ %s, %%%s ]", g.constant(t, nil), l))
		g.line("br label %%%s", join)
	}
	g.start(join)
	g.add(t, "phi %s %s", t, strings.Join(in, ", "))
}
