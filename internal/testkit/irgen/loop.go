package irgen

import "fmt"

// shape is the form of a counted loop.
type shape struct {
	t        typ    // of the counter
	start    string // its first value
	step     int
	pred     string // how it is compared with the bound to go on
	bound    string
	bottom   bool // the comparison is at the end: there is a first round
	flags    string
	max      int // the counter in the body is between 0 and max, if not negative
	swapped  bool
	metadata string
	walker   pointer // if it has a name: a pointer that moves by eight bytes in each round
}

// plain returns the shape of a loop of n rounds from 0.
func (g shapeGen) plain(n int) shape {
	return shape{t: i64, start: "0", step: 1, pred: "ult", bound: fmt.Sprint(n), max: n - 1, bottom: g.r.IntN(2) == 0}
}

// rounds draws the number of rounds of a loop: a value of type t not below least, and the
// most that it can be.
func (g shapeGen) rounds(t typ, least, most int) (string, int) {
	if g.r.IntN(3) == 0 {
		n := least + g.r.IntN(most-least+1)
		return fmt.Sprint(n), n
	}
	mask := 1
	for least+2*mask-1 <= most {
		mask *= 2
	}
	x := g.pick(i32)
	if g.uniform {
		x = "%n"
		if k := g.r.IntN(32); k > 0 {
			x = g.val("lshr i32 %%n, %d", k%6)
		}
	}
	v := g.val("and i32 %s, %d", x, mask-1)
	if least > 0 {
		v = g.val("add i32 %s, %d", v, least)
	}
	switch {
	case t.bits() < 32:
		v = g.val("trunc i32 %s to %s", v, t)
	case t.bits() > 32:
		v = g.val("%s i32 %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], v, t)
	}
	return v, least + mask - 1
}

// shape draws the form of a loop of at most some rounds.
func (g shapeGen) shape(most int) shape {
	s := shape{t: [...]typ{i32, i32, i32, i64, i64, i16, i8}[g.r.IntN(7)], step: 1, max: -1, bottom: g.r.IntN(3) == 0}
	least := b2i(s.bottom)
	n, top := g.rounds(s.t, least, most)
	if g.r.IntN(2) == 0 {
		s.step = [...]int{2, 3, -1, -1, -2, 4}[g.r.IntN(6)]
	}
	travel := n
	if s.step != 1 {
		travel = g.val("mul %s %s, %d", s.t, n, s.step)
	}
	if g.r.IntN(6) == 0 { // from anywhere, around the end of the type perhaps
		s.start = g.pick(s.t)
		s.bound = g.val("add %s %s, %s", s.t, s.start, travel)
		s.pred = "ne"
		return s.wrap(g.gen)
	}
	// Between 0 and far less than the largest number.
	first := g.r.IntN(5)
	if s.step < 0 {
		first -= top * s.step
	}
	s.start, s.max = fmt.Sprint(first), max(first, first+s.step*(top-1))
	s.bound = g.val("add %s %s, %s", s.t, s.start, travel)
	if g.r.IntN(3) == 0 && s.step > 0 {
		extra := g.val("and %s %s, 3", s.t, g.pick(s.t))
		s.start = g.val("add nuw nsw %s %s, %s", s.t, extra, s.start)
		s.bound = g.val("add %s %s, %s", s.t, extra, s.bound)
		s.max += 3
	}
	if s.step > 0 {
		s.pred = [...]string{"ne", "slt", "ult", "slt", "samesign ult"}[g.r.IntN(5)]
		s.flags = [...]string{"", " nsw", " nuw nsw", " nuw"}[g.r.IntN(4)]
	} else {
		s.pred = [...]string{"ne", "sgt"}[g.r.IntN(2)]
		s.flags = [...]string{"", " nsw"}[g.r.IntN(2)]
	}
	return s.wrap(g.gen)
}

// wrap draws properties that any loop may have.
func (s shape) wrap(g *gen) shape {
	s.swapped = g.r.IntN(3) == 0
	if g.r.IntN(4) == 0 {
		hint := [...]string{
			`!{!"llvm.loop.unroll.disable"}`, `!{!"llvm.loop.unroll.enable"}`, `!{!"llvm.loop.unroll.full"}`, `!{!"llvm.loop.mustprogress"}`,
			`!{!"llvm.loop.unroll.count", i32 2}`, `!{!"llvm.loop.unroll.count", i32 3}`, `!{!"llvm.loop.unroll.count", i32 4}`, `!{!"llvm.loop.unroll.count", i32 16}`,
		}[g.r.IntN(8)]
		h := g.metadata(hint)
		s.metadata = ", !llvm.loop " + g.metadata(fmt.Sprintf("distinct !{!%d, %s}", len(g.m.meta), h))
	}
	return s
}

// exit is an exit from the middle of a loop.
type exit struct {
	from string
	vals []string
}

// counted generates a loop. body gets the counter and the values that are carried around
// and returns the values of the next round. The result is the values after the loop.
func (g shapeGen) counted(s shape, carried []typ, init []string, body func(iv string, phi []string) []string) []string {
	return g.countedExits(s, carried, init, func(iv string, phi []string, _ func(c string, vals []string)) []string { return body(iv, phi) })
}

// countedExits is counted where the body can also leave the loop, on a condition and
// with the values that then are the loop's.
func (g shapeGen) countedExits(
	s shape, carried []typ, init []string, body func(iv string, phi []string, leave func(c string, vals []string)) []string,
) []string {
	from := g.cur
	head, in, latch, out := g.newLabel(), g.newLabel(), g.newLabel(), g.newLabel()
	g.line("br label %%%s", head)
	// The values of the next round have names reserved ahead.
	reserve := func() string {
		g.n++
		return fmt.Sprintf("%%v%d", g.n-1)
	}
	iv, next := reserve(), reserve()
	phi, nexts := make([]string, len(carried)), make([]string, len(carried))
	g.startBlock(head)
	g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", iv, s.t, s.start, from, next, latch)
	for i, t := range carried {
		phi[i], nexts[i] = reserve(), reserve()
		g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", phi[i], t, init[i], from, nexts[i], latch)
	}
	walk, nextWalk := s.walker, ""
	if walk.name != "" {
		walk.name, nextWalk = reserve(), reserve()
		g.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", walk.name, walk.typ, s.walker.name, from, nextWalk, latch)
	}
	var exits []exit
	test := func(x, yes string) string {
		c := g.val("icmp %s %s %s, %s", s.pred, s.t, x, s.bound)
		if s.swapped {
			n := g.val("xor i1 %s, true", c)
			return fmt.Sprintf("br i1 %s, label %%%s, label %%%s", n, out, yes)
		}
		return fmt.Sprintf("br i1 %s, label %%%s, label %%%s", c, yes, out)
	}
	kept := g.snapshot()
	if !s.bottom {
		g.line("%s", test(iv, in))
		exits = append(exits, exit{g.cur, phi})
		g.startBlock(in)
	}
	g.conds = len(g.pool[i1])
	g.add(s.t, iv)
	if s.max >= 0 {
		g.ivs = append(g.ivs, counter{s.t, iv, s.max})
	}
	if walk.name != "" {
		walk.words -= 7
		g.ptrs = append(g.ptrs, walk)
	}
	vals := body(iv, phi, func(c string, vals []string) {
		stay := g.newLabel()
		g.line("br i1 %s, label %%%s, label %%%s", c, out, stay)
		exits = append(exits, exit{g.cur, vals})
		g.startBlock(stay)
	})
	g.line("br label %%%s", latch)
	g.startBlock(latch)
	for i, t := range carried {
		g.line("%s = select i1 true, %s %s, %s %s", nexts[i], t, vals[i], t, vals[i])
	}
	if walk.name != "" {
		g.line("%s = getelementptr i8, %s, i64 8", nextWalk, walk)
	}
	g.line("%s = add%s %s %s, %d", next, s.flags, s.t, iv, s.step)
	if s.bottom {
		g.line("%s%s", test(next, head), s.metadata)
		exits = append(exits, exit{g.cur, nexts})
	} else {
		g.line("br label %%%s%s", head, s.metadata)
	}
	g.restore(kept)
	g.startBlock(out)
	result := make([]string, len(carried))
	for i, t := range carried {
		result[i] = exits[0].vals[i]
		if len(exits) == 1 && g.r.IntN(2) == 0 {
			continue
		}
		in := ""
		for k, e := range exits {
			if k > 0 {
				in += ", "
			}
			in += fmt.Sprintf("[ %s, %%%s ]", e.vals[i], e.from)
		}
		result[i] = g.val("phi %s %s", t, in)
	}
	if !s.bottom { // the counter is known where its test was
		g.add(s.t, iv)
	}
	return result
}

// loop generates a loop around statements.
func (g shapeGen) loop(n, depth int) {
	carried := []typ{g.anyType(0, int(numTypes)), i32, i64}[:1+g.r.IntN(3)]
	var init []string
	for _, t := range carried {
		init = append(init, g.pick(t))
	}
	together := g.uniform
	g.uniform = together && g.r.IntN(3) == 0
	most := 7
	if depth > 0 {
		most = 4
	}
	s := g.shape(most)
	if p, ok := g.anyPointer(8, false); ok && g.r.IntN(3) == 0 {
		s.walker = p
	}
	early := g.r.IntN(6)
	after := g.countedExits(s, carried, init, func(iv string, phi []string, leave func(string, []string)) []string {
		for i, t := range carried {
			g.add(t, phi[i])
		}
		g.statements(n, depth+1)
		if early == 0 && !g.uniform {
			vals := make([]string, len(carried))
			for i, t := range carried {
				if vals[i] = phi[i]; g.r.IntN(2) == 0 {
					vals[i] = g.pick(t)
				}
			}
			leave(g.condition(), vals)
			g.statement(9)
		}
		return g.nextRound(carried, phi, iv, s.t)
	})
	for i, t := range carried {
		g.add(t, after[i])
	}
	g.uniform = together
}

// nextRound returns the values that a loop carries into its next iteration: any values, or the last ones changed with a
// closed form, or added up.
func (g shapeGen) nextRound(carried []typ, phi []string, iv string, t typ) []string {
	vals := make([]string, len(carried))
	for i, c := range carried {
		switch {
		case c.isInt() && c != i1 && g.r.IntN(2) == 0:
			y := g.constant(c)
			switch {
			case c == t && g.r.IntN(2) == 0:
				y = iv
			case c.bits() > t.bits() && g.r.IntN(2) == 0:
				y = g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], t, iv, c)
			case g.r.IntN(2) == 0:
				y = g.pick(c)
			}
			op := [...]string{"add", "add", "sub", "xor", "or", "and", "mul"}[g.r.IntN(7)]
			vals[i] = g.val("%s %s %s, %s", op, c, phi[i], y)
		default:
			vals[i] = g.pick(c)
		}
	}
	return vals
}
