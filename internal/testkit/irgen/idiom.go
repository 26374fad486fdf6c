package irgen

import (
	"fmt"
	"strings"
)

// idiom generates a loop of a kind that optimisers know.
func (g shapeGen) idiom() {
	switch g.r.IntN(9) {
	case 8:
		g.stateLoop()
	case 0:
		g.storeLoop()
	case 1, 2:
		g.copyLoop()
	case 3:
		g.shiftLoop()
	case 4:
		g.searchLoop()
	case 5:
		g.transpose()
	case 6:
		switch g.r.IntN(4) {
		case 0:
			g.sameTerms()
		case 1:
			g.byteProducts()
		default:
			g.accumulate()
		}
	default:
		g.reduceLoop()
	}
}

// element returns the address of element i of size bytes from p on; i is of type i64.
func (g shapeGen) element(p pointer, size int, i string) pointer {
	p.name = g.val("getelementptr i%d, %s, i64 %s", 8*size, p, i)
	return p
}

// arrayShape draws a loop over n elements or fewer, up or down, with a counter of 64 bits
// or a narrower one.
func (g shapeGen) arrayShape(n int) (s shape, index func(iv string) string) {
	s = g.plain(n)
	s.t = [...]typ{i64, i32, i32, i16}[g.r.IntN(4)]
	s.pred = [...]string{"ult", "slt", "ne"}[g.r.IntN(3)]
	s.flags = [...]string{"", " nsw", " nuw nsw"}[g.r.IntN(3)]
	least := b2i(s.bottom)
	s.bound, _ = g.rounds(s.t, least, n)
	widen := func(iv string) string {
		if s.t == i64 {
			return iv
		}
		return g.val("%s %s %s to i64", [...]string{"sext", "zext"}[g.r.IntN(2)], s.t, iv)
	}
	if g.r.IntN(4) == 0 { // from the end
		return s, func(iv string) string { return g.val("sub nsw i64 %d, %s", n-1, widen(iv)) }
	}
	return s, widen
}

// storeLoop stores one value, or one that depends on the counter, to neighbouring elements.
func (g shapeGen) storeLoop() {
	p, ok := g.anyPointer(2, true)
	if !ok {
		return
	}
	t := [...]typ{i8, i16, i32, i64, i32}[g.r.IntN(5)]
	n := min(p.words*8/t.size(), 12)
	v := g.pick(t)
	s, index := g.arrayShape(n)
	changes := g.r.IntN(4) == 0
	g.counted(s, nil, nil, func(iv string, _ []string) []string {
		i := index(iv)
		if changes && t.bits() < 64 {
			v = g.val("trunc i64 %s to %s", g.val("mul i64 %s, 3", i), t)
		}
		g.line("store %s %s, %s, align %d", t, v, g.element(p, t.size(), i), t.size())
		return nil
	})
	a, al := g.at(p, t.size())
	g.add(t, g.load(t, a, al))
}

// copyLoop copies, or combines, elements of one array to another, or of an array to its own
// other places.
func (g shapeGen) copyLoop() {
	p, ok := g.anyPointer(2, true)
	q, okq := g.anyPointer(2, false)
	if !ok || !okq {
		return
	}
	t := [...]typ{i8, i16, i32, i64, i32, f32}[g.r.IntN(6)]
	shift := 0
	if g.r.IntN(2) == 0 { // within one array, forward or backward
		q = p
		shift = g.r.IntN(4)
	}
	n := min(min(p.words, q.words)*8/t.size()-shift, 12)
	if n < 1 {
		return
	}
	from, to := q, p
	if shift > 0 {
		up := p
		up.name = g.val("getelementptr i%d, %s, i64 %d", 8*t.size(), p, shift)
		if g.r.IntN(2) == 0 {
			from = up
		} else {
			to = up
		}
	}
	combine := g.r.IntN(3) == 0
	s, index := g.arrayShape(n)
	g.counted(s, nil, nil, func(iv string, _ []string) []string {
		i := index(iv)
		v := g.load(t, g.element(from, t.size(), i), t.size())
		if combine && t.isInt() {
			o := g.load(t, g.element(to, t.size(), i), t.size())
			v = g.val("%s %s %s, %s", [...]string{"add", "xor", "mul"}[g.r.IntN(3)], t, v, o)
		}
		g.line("store %s %s, %s, align %d", t, v, g.element(to, t.size(), i), t.size())
		return nil
	})
	a, al := g.at(p, t.size())
	g.add(t, g.load(t, a, al))
}

// shiftLoop generates a loop over the bits of a value: it counts them, or finds the
// highest, or divides polynomials.
func (g shapeGen) shiftLoop() {
	t := [...]typ{i8, i16, i32, i32, i64}[g.r.IntN(5)]
	x := g.pick(t)
	head, body, out := g.newLabel(), g.newLabel(), g.newLabel()
	if k := g.r.IntN(3); k == 0 { // as many rounds as bits
		// On a CPU the counter must not be used after it: clang 22 makes a table of a CRC and counts bytes.
		s := shape{t: i32, start: "0", step: 1, pred: "ult", bound: fmt.Sprint(min(t.bits(), 16)), max: -1, bottom: g.opt.Host}
		v := g.counted(s, []typ{t}, []string{x}, func(_ string, phi []string) []string {
			low := g.val("and %s %s, 1", t, phi[0])
			c := g.val("icmp eq %s %s, 0", t, low)
			half := g.val("lshr %s %s, 1", t, phi[0])
			mixed := g.val("xor %s %s, %s", t, half, "93")
			return []string{g.val("select i1 %s, %s %s, %s %s", c, t, half, t, mixed)}
		})
		g.add(t, v[0])
		return
	}
	// Until nothing is left.
	from := g.cur
	kept := g.snapshot()
	g.line("br label %%%s", head)
	g.startBlock(head)
	v, n, v2, n2 := fmt.Sprintf("%%v%d", g.n), fmt.Sprintf("%%v%d", g.n+1), fmt.Sprintf("%%v%d", g.n+2), fmt.Sprintf("%%v%d", g.n+3)
	g.n += 4
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", v, t, x, from, v2, body)
	g.line("%s = phi i32 [ %s, %%%s ], [ %s, %%%s ]", n, g.constant(i32), from, n2, body)
	c := g.val("icmp eq %s %s, 0", t, v)
	g.line("br i1 %s, label %%%s, label %%%s", c, out, body)
	g.startBlock(body)
	switch g.r.IntN(3) {
	case 0:
		g.line("%s = and %s %s, %s", v2, t, v, g.val("add %s %s, -1", t, v))
	case 1:
		g.line("%s = lshr %s %s, %d", v2, t, v, 1+g.r.IntN(3))
	default:
		g.line("%s = shl %s %s, 1", v2, t, v)
	}
	g.line("%s = add i32 %s, 1", n2, n)
	g.line("br label %%%s", head)
	g.restore(kept)
	g.startBlock(out)
	g.add(i32, n)
	g.add(t, v)
}

// searchLoop looks for a value in an array and leaves the loop where it is.
func (g shapeGen) searchLoop() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		return
	}
	t := [...]typ{i8, i16, i32}[g.r.IntN(3)]
	n := min(p.words*8/t.size(), 12)
	x := g.pick(t)
	s, index := g.arrayShape(n)
	v := g.countedExits(s, []typ{i32, t}, []string{g.constant(i32), g.constant(t)}, func(iv string, phi []string, leave func(string, []string)) []string {
		i := index(iv)
		e := g.load(t, g.element(p, t.size(), i), t.size())
		k := g.val("trunc i64 %s to i32", i)
		leave(g.val("icmp %s %s %s, %s", [...]string{"eq", "slt", "ugt"}[g.r.IntN(3)], t, e, x), []string{k, e})
		return []string{g.val("add i32 %s, %s", phi[0], k), e}
	})
	g.add(i32, v[0])
	g.add(t, v[1])
}

// transpose goes over a matrix in two loops, with the counters of both in the addresses.
func (g shapeGen) transpose() {
	p, ok := g.anyPointer(8, true)
	q, okq := g.anyPointer(8, false)
	if !ok || !okq {
		return
	}
	t := [...]typ{i32, i32, i64, i16}[g.r.IntN(4)]
	rows, columns := 2+g.r.IntN(2), 2
	outer, inner := g.plain(rows), g.plain(columns)
	if g.r.IntN(3) == 0 && !inner.bottom {
		inner.bound, _ = g.rounds(i64, 0, columns)
	}
	v := g.counted(outer, []typ{t}, []string{g.pick(t)}, func(i string, acc []string) []string {
		return g.counted(inner, []typ{t}, acc, func(j string, acc []string) []string {
			a := g.val("add nuw nsw i64 %s, %s", g.val("mul nuw nsw i64 %s, %d", i, columns), j)
			b := g.val("add i64 %s, %s", g.val("mul i64 %s, %d", j, rows), i)
			x := g.load(t, g.element(q, t.size(), a), t.size())
			g.line("store %s %s, %s, align %d", t, x, g.element(p, t.size(), b), t.size())
			return []string{g.val("%s %s %s, %s", [...]string{"add", "xor"}[g.r.IntN(2)], t, acc[0], x)}
		})
	})
	g.add(t, v[0])
}

// accumulate keeps a sum in memory while a loop runs; sometimes another place is written,
// or the same one by another name, and sometimes nothing in a round.
func (g shapeGen) accumulate() {
	t := [...]typ{i32, i64, i16, f32, i8, v2i32}[g.r.IntN(6)]
	p, ok := g.anyPointer(1, true)
	if !ok {
		return
	}
	at, al := g.at(p, t.size())
	s := g.shape(7)
	sometimes, other := g.r.IntN(3) == 0, g.r.IntN(3)
	g.counted(s, nil, nil, func(iv string, _ []string) []string {
		old := g.load(t, at, al)
		var sum string
		if t.isFloat() {
			sum = g.tame(t, g.val("fadd %s %s, %s", t, old, g.pick(t)))
		} else {
			sum = g.val("%s %s %s, %s", [...]string{"add", "sub", "xor", "mul", "or"}[g.r.IntN(5)], t, old, g.pick(t))
		}
		store := func() { g.line("store %s %s, %s, align %d", t, sum, at, al) }
		if sometimes {
			yes, on := g.newLabel(), g.newLabel()
			g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp sgt %s %s, %s", s.t, iv, g.constant(s.t)), yes, on)
			g.startBlock(yes)
			store()
			g.line("br label %%%s", on)
			g.startBlock(on)
		} else {
			store()
		}
		if o, ok := g.anyPointer(1, true); ok && other == 0 {
			a, al := g.at(o, 4)
			g.line("store i32 %s, %s, align %d", g.pick(i32), a, al)
		} else if ok && other == 1 {
			a, al := g.at(o, 4)
			g.add(i32, g.load(i32, a, al))
		}
		return nil
	})
	g.add(t, g.load(t, at, al))
}

// sameTerms accesses elements at sums of the same terms and different constants, sometimes the first one under a condition, and adds the
// distances of the elements.
func (g shapeGen) sameTerms() {
	const most = 7 // of the sums
	t := [...]typ{i32, i16, i8}[g.r.IntN(3)]
	p, ok := g.anyPointer((most+1)*t.size()/8, true)
	if !ok {
		return
	}
	terms := []string{g.val("and i32 %s, 3", g.pick(i32)), g.val("sub nsw i32 2, %s", g.val("and i32 %s, 1", g.pick(i32)))}
	if g.r.IntN(2) == 0 {
		terms[1] = g.val("sub nsw i32 %s, 1", terms[1])
		terms = append(terms, "1")
	}
	flags := [...]string{" nsw", " nsw", " nuw nsw", ""}[g.r.IntN(4)]
	address := func(k int) pointer {
		list := append([]string{fmt.Sprint(k)}, terms...)
		g.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		sum := list[0]
		for _, x := range list[1:] {
			sum = g.val("add%s i32 %s, %s", flags, sum, x)
		}
		return g.element(p, t.size(), g.val("%s i32 %s to i64", [...]string{"sext", "sext", "zext"}[g.r.IntN(3)], sum))
	}
	if g.r.IntN(3) == 0 {
		yes, on := g.newLabel(), g.newLabel()
		g.line("br i1 %s, label %%%s, label %%%s", g.condition(), yes, on)
		g.startBlock(yes)
		g.line("store %s %s, %s, align %d", t, g.pick(t), address(g.r.IntN(3)), t.size())
		g.line("br label %%%s", on)
		g.startBlock(on)
	}
	last, sum := g.pick(t), g.pick(i32)
	wide := func(x string) string {
		if t == i32 {
			return x
		}
		return g.val("zext %s %s to i32", t, x)
	}
	for k := range 3 {
		x := g.load(t, address(k), t.size())
		c := g.val("icmp u%s %s %s, %s", [...]string{"lt", "gt", "le", "ge"}[g.r.IntN(4)], t, x, last)
		a, b := wide(x), wide(last)
		d := g.val("select i1 %s, i32 %s, i32 %s", c, g.val("sub i32 %s, %s", a, b), g.val("sub i32 %s, %s", b, a))
		last, sum = x, g.val("add i32 %s, %s", sum, d)
	}
	g.add(i32, sum)
}

// byteProducts sums the products of bytes of two words, sometimes not of the same bytes, with different extensions or one too few.
func (g shapeGen) byteProducts() {
	word := func() (extract func(k int, signed bool) string) {
		if p, ok := g.anyPointer(1, false); ok && g.r.IntN(2) == 0 { // four elements
			at, al := g.at(p, 4)
			v := g.val("load <4 x i8>, %s, align %d", at, al)
			return func(k int, signed bool) string {
				x := g.val("extractelement <4 x i8> %s, i32 %d", v, k)
				return g.val("%s i8 %s to i32", [...]string{"zext", "sext"}[b2i(signed)], x)
			}
		}
		w := g.pick(i32)
		return func(k int, signed bool) string {
			if signed && g.r.IntN(3) == 0 {
				return g.val("ashr i32 %s, 24", g.val("shl i32 %s, %d", w, 24-8*k))
			}
			x := w
			if k > 0 {
				x = g.val("%s i32 %s, %d", [...]string{"lshr", "ashr"}[g.r.IntN(2)], w, 8*k)
			}
			if !signed && g.r.IntN(2) == 0 {
				return g.val("and i32 %s, 255", x)
			}
			return g.val("%s i8 %s to i32", [...]string{"zext", "sext"}[b2i(signed)], g.val("trunc i32 %s to i8", x))
		}
	}
	a, b := word(), word()
	as, bs := g.r.IntN(2) == 0, g.r.IntN(2) == 0
	var terms []string
	for k := range 4 {
		if g.r.IntN(20) == 0 {
			continue
		}
		l, r := k, k
		if g.r.IntN(20) == 0 {
			r = g.r.IntN(4)
		}
		x, y := a(l, as != (g.r.IntN(20) == 0)), b(r, bs)
		if g.r.IntN(3) == 0 {
			x, y = y, x
		}
		terms = append(terms, g.val("mul i32 %s, %s", x, y))
	}
	for range g.r.IntN(3) {
		terms = append(terms, g.pick(i32))
	}
	g.r.Shuffle(len(terms), func(i, j int) { terms[i], terms[j] = terms[j], terms[i] })
	sum := g.pick(i32)
	for _, x := range terms {
		sum = g.val("add i32 %s, %s", sum, x)
	}
	g.add(i32, sum)
}

// reduceLoop reduces an array to one value.
func (g shapeGen) reduceLoop() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		return
	}
	t := [...]typ{i32, i32, i64, i16, i8, f32, f64}[g.r.IntN(7)]
	n := min(p.words*8/t.size(), 12)
	s, index := g.arrayShape(n)
	op := g.r.IntN(9)
	v := g.counted(s, []typ{t}, []string{g.pick(t)}, func(iv string, phi []string) []string {
		x := g.load(t, g.element(p, t.size(), index(iv)), t.size())
		if t.isFloat() { // in the order of the elements
			return []string{g.tame(t, g.val("fadd %s %s, %s", t, phi[0], x))}
		}
		switch op {
		case 0, 1:
			m := [...]string{"smax", "smin", "umax", "umin"}[g.r.IntN(4)]
			n := g.declare("llvm."+m+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", t, m, t.suffix(), t, t))
			return []string{g.val("call %s @%s(%s %s, %s %s)", t, n, t, phi[0], t, x)}
		case 2:
			c := g.val("icmp %s %s %s, %s", [...]string{"slt", "ugt", "sge"}[g.r.IntN(3)], t, x, phi[0])
			return []string{g.val("select i1 %s, %s %s, %s %s", c, t, x, t, phi[0])}
		case 3:
			c := g.val("icmp %s %s %s, %s", [...]string{"slt", "ugt", "eq"}[g.r.IntN(3)], t, x, g.constant(t))
			return []string{g.val("add %s %s, %s", t, phi[0], g.val("zext i1 %s to %s", c, t))}
		}
		return []string{g.val("%s %s %s, %s", [...]string{"add", "mul", "and", "or", "xor"}[op-4], t, phi[0], x)}
	})
	g.add(t, v[0])
}

// stateLoop generates a machine with a few states: each iteration executes the action of the state and chooses the next
// one.
func (g shapeGen) stateLoop() {
	s := g.shape(7)
	v := g.counted(s, []typ{i32, i64}, []string{fmt.Sprint(g.r.IntN(3)), g.pick(i64)}, func(iv string, phi []string) []string {
		join, other := g.newLabel(), g.newLabel()
		labels := []string{g.newLabel(), g.newLabel(), g.newLabel()}
		g.line("switch i32 %s, label %%%s [", phi[0], other)
		for i, l := range labels {
			g.line("  i32 %d, label %%%s", i, l)
		}
		g.line("]")
		states, sums := "", ""
		for i, l := range append(labels, other) {
			g.startBlock(l)
			next := fmt.Sprint(g.r.IntN(4))
			if g.r.IntN(3) == 0 {
				next = g.val("select i1 %s, i32 %d, i32 %s", g.val("icmp ult i64 %s, %s", phi[1], g.constant(i64)), g.r.IntN(3), next)
			}
			sum := phi[1]
			if i < 3 {
				sum = g.val("%s i64 %s, %s", [...]string{"add", "xor", "mul"}[g.r.IntN(3)], phi[1], g.pick(i64))
			}
			states += fmt.Sprintf("[ %s, %%%s ], ", next, l)
			sums += fmt.Sprintf("[ %s, %%%s ], ", sum, l)
			g.line("br label %%%s", join)
		}
		g.startBlock(join)
		return []string{g.val("phi i32 %s", strings.TrimSuffix(states, ", ")), g.val("phi i64 %s", strings.TrimSuffix(sums, ", "))}
	})
	g.add(i32, v[0])
	g.add(i64, v[1])
}
