package irgen

import "fmt"

// chain generates sums of the same few values in several orders.
func (g shapeGen) chain() {
	t := [...]typ{i32, i32, i64, i16, i8, i128, i24, i33, v4i16, v2i32}[g.r.IntN(10)]
	op := [...]string{"add", "add", "mul", "and", "or", "xor"}[g.r.IntN(6)]
	var leaves []string
	for range 3 + g.r.IntN(4) {
		switch k := g.r.IntN(6); {
		case k == 0:
			leaves = append(leaves, g.constant(t))
		case k == 1 && len(leaves) > 0:
			leaves = append(leaves, leaves[g.r.IntN(len(leaves))])
		case k == 2 && op == "add": // a product, perhaps with a common factor, or a negated value
			switch g.r.IntN(3) {
			case 0:
				leaves = append(leaves, g.val("mul %s %s, %s", t, g.pick(t), g.pick(t)))
			case 1:
				leaves = append(leaves, g.val("shl %s %s, %s", t, g.pick(t), splat(t, "3")))
			default:
				leaves = append(leaves, g.val("sub %s %s, %s", t, splat(t, "0"), g.pick(t)))
			}
		case k == 3 && op != "add" && op != "mul":
			leaves = append(leaves, g.val("xor %s %s, %s", t, g.pick(t), splat(t, "-1")))
		default:
			leaves = append(leaves, g.pick(t))
		}
	}
	for range 1 + g.r.IntN(2) {
		g.add(t, g.tree(leaves, func(x, y string) string {
			if op == "add" && g.r.IntN(5) == 0 {
				return g.val("sub %s %s, %s", t, x, y)
			}
			return g.val("%s %s %s, %s", op, t, x, y)
		}))
	}
}

// tree combines values in a random order.
func (g shapeGen) tree(values []string, combine func(x, y string) string) string {
	left := append([]string(nil), values...)
	for len(left) > 1 {
		i := g.r.IntN(len(left))
		x := left[i]
		left[i] = left[len(left)-1]
		left = left[:len(left)-1]
		j := len(left) - 1 // a chain
		if g.r.IntN(3) == 0 {
			j = g.r.IntN(len(left))
		}
		left[j] = combine(left[j], x)
		left[j], left[len(left)-1] = left[len(left)-1], left[j]
	}
	return left[0]
}

// small returns a value of type t between 0 and 15.
func (g shapeGen) small(t typ) string {
	if g.r.IntN(3) == 0 {
		k := [...]typ{i8, i16, i32}[g.r.IntN(3)]
		if k.bits() < t.bits() {
			return g.val("%s %s %s to %s", [...]string{"zext", "sext", "zext nneg"}[g.r.IntN(3)], k, g.val("and %s %s, 15", k, g.pick(k)), t)
		}
	}
	if g.r.IntN(4) == 0 {
		return g.val("lshr %s %s, %d", t, g.pick(t), t.bits()-4)
	}
	return g.val("and %s %s, 15", t, g.pick(t))
}

// flags generates arithmetic that promises not to overflow, on values with which it
// does not.
func (g shapeGen) flags() {
	t := [...]typ{i32, i32, i64, i16, i8, i33}[g.r.IntN(6)]
	wrap := func() string { return [...]string{"", " nsw", " nuw", " nuw nsw"}[g.r.IntN(4)] }
	x, y := g.small(t), g.small(t)
	s := g.val("add%s %s %s, %s", wrap(), t, x, y) // up to 30
	for range 1 + g.r.IntN(4) {
		switch g.r.IntN(9) {
		case 0:
			s = g.val("add%s %s %s, %d", wrap(), t, x, g.r.IntN(64))
		case 1:
			d := g.val("sub nsw %s %s, %s", t, x, y)
			g.add(t, d)
			g.add(i1, g.val("icmp %s %s %s, %d", [...]string{"slt", "sgt", "ult", "eq", "sge"}[g.r.IntN(5)], t, d, g.r.IntN(7)-3))
		case 2:
			m := g.val("mul%s %s %s, 7", wrap(), t, x) // up to 105
			g.add(t, m)
			s = g.val("%s exact %s %s, 7", [...]string{"udiv", "sdiv"}[g.r.IntN(2)], t, m)
		case 3:
			m := g.val("shl%s %s %s, 2", wrap(), t, x)
			g.add(t, m)
			s = g.val("%s exact %s %s, %d", [...]string{"lshr", "ashr"}[g.r.IntN(2)], t, m, 1+g.r.IntN(2))
		case 4:
			lo := g.val("and %s %s, 3", t, y)
			s = g.val("or disjoint %s %s, %s", t, g.val("shl %s %s, 2", t, x), lo)
		case 5:
			g.add(i1, g.val("icmp samesign %s %s %s, %s", [...]string{"ult", "slt", "ugt", "sge"}[g.r.IntN(4)], t, x, y))
			g.add(i1, g.val("icmp %s %s %s, %s", [...]string{"ult", "slt", "ugt", "eq"}[g.r.IntN(4)], t, s, x))
		case 6:
			w := [...]typ{i64, i128}[b2i(t == i64)]
			s2 := g.val("%s %s %s to %s", [...]string{"zext nneg", "sext", "zext"}[g.r.IntN(3)], t, s, w)
			s2 = g.val("add%s %s %s, %d", wrap(), w, s2, g.r.IntN(9))
			g.add(w, s2)
			g.add(t, g.val("trunc%s %s %s to %s", wrap(), w, s2, t))
		case 7:
			g.add(f32, g.val("uitofp nneg %s %s to float", t, s))
		default:
			s = g.val("freeze %s %s", t, s)
		}
		g.add(t, s)
		x, y = y, x
	}
}

// floatChain generates sums of small whole numbers with flags that allow other orders:
// they all give the same. Only whole results leave, which have no sign of zero.
func (g shapeGen) floatChain() {
	t := [...]typ{f32, f64, f32, f16}[g.r.IntN(4)]
	flags := [...]string{" reassoc nsz", " fast", " contract", " reassoc nsz contract", " nnan ninf nsz"}[g.r.IntN(5)]
	var leaves []string
	for range 3 + g.r.IntN(4) {
		x := g.val("and i32 %s, 15", g.pick(i32))
		v := g.val("%s i32 %s to %s", [...]string{"sitofp", "uitofp"}[g.r.IntN(2)], x, t)
		switch g.r.IntN(4) {
		case 0:
			v = g.val("fmul%s %s %s, %s", flags, t, v, [...]string{"2.0", "-3.0", "0.5", "1.0"}[g.r.IntN(4)])
		case 1:
			v = g.val("fneg%s %s %s", flags, t, v)
		}
		leaves = append(leaves, v)
		if g.r.IntN(4) == 0 {
			leaves = append(leaves, v)
		}
	}
	for range 1 + g.r.IntN(2) {
		s := g.tree(leaves, func(x, y string) string {
			return g.val("%s%s %s %s, %s", [...]string{"fadd", "fadd", "fsub"}[g.r.IntN(3)], flags, t, x, y)
		})
		g.add(i32, g.val("fptosi %s %s to i32", t, g.val("fmul %s %s, 2.0", t, s)))
	}
}

// facts generates conditions that hold, for the optimiser to know.
func (g shapeGen) facts() {
	n := g.declare("llvm.assume", "declare void @llvm.assume(i1)")
	t := [...]typ{i32, i64, i16}[g.r.IntN(3)]
	x := g.small(t)
	switch c := g.val("icmp ult %s %s, %d", t, x, 16+g.r.IntN(4)); g.r.IntN(4) {
	case 0: // a branch that is always taken
		never, always := g.newLabel(), g.newLabel()
		g.line("br i1 %s, label %%%s, label %%%s", c, always, never)
		g.startBlock(never)
		g.line("unreachable")
		g.startBlock(always)
	case 1: // bits that are 0
		low := g.val("and %s %s, %d", t, x, 48+16*g.r.IntN(2))
		g.line("call void @%s(i1 %s)", n, g.val("icmp eq %s %s, 0", t, low))
		g.add(t, g.val("%s %s %s, %d", [...]string{"and", "or", "lshr"}[g.r.IntN(3)], t, x, g.r.IntN(15)))
	default:
		g.line("call void @%s(i1 %s)", n, c)
	}
	g.add(t, g.val("%s %s %s, %s", [...]string{"add nuw nsw", "xor", "sub nsw"}[g.r.IntN(3)], t, x, g.small(t)))
	c := g.val("icmp slt %s %s, %d", t, x, 4+g.r.IntN(20))
	g.add(i1, c)
	g.add(t, g.val("freeze %s %s", t, g.pick(t)))
	if p, ok := g.anyPointer(1, true); ok && !g.device {
		a, al := g.at(p, t.size())
		g.line("store %s %s, %s, align %d", t, x, a, al)
		node := g.metadata(fmt.Sprintf("!{%s 0, %s 16}", t, t))
		g.add(t, g.val("load %s, %s, align %d, !range %s, !noundef %s", t, a, al, node, g.metadata("!{}")))
	}
	if g.r.IntN(2) == 0 {
		g.aligned(n, g.val("icmp ult %s %s, 32", t, x))
	}
}

// aligned assumes, by function assume, the alignment of an address, as a bundle or as a condition, alone or in a conjunction with one
// that holds, and reads words from there on.
func (g shapeGen) aligned(assume, holds string) {
	p, ok := g.anyPointer(2, false)
	if !ok {
		return
	}
	q, al := g.at(p, 4)
	if g.r.IntN(2) == 0 {
		q, al = p, 8
	}
	if g.r.IntN(2) == 0 {
		g.line(`call void @%s(i1 true) [ "align"(%s, i64 %d) ]`, assume, q, al)
	} else {
		low := g.val("and i64 %s, %d", g.val("ptrtoint %s to i64", q), al-1)
		c := g.val("icmp eq i64 %s, 0", low)
		switch g.r.IntN(3) {
		case 0:
			c = g.val("and i1 %s, %s", c, holds)
		case 1:
			c = g.val("select i1 %s, i1 %s, i1 false", holds, c)
		}
		g.line("call void @%s(i1 %s)", assume, c)
	}
	g.add(i32, g.load(i32, q, 1+3*g.r.IntN(2)))
	if q.words > 0 {
		g.add(i32, g.load(i32, pointer{typ: q.typ, name: g.val("getelementptr i8, %s, i64 4", q)}, 1))
	}
}
