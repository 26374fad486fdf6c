package widthgen

import (
	"fmt"
	"strings"
)

// volatile draws the marker of an access.
func (g *gen) volatile() string {
	if g.r.IntN(5) == 0 {
		return " volatile"
	}
	return ""
}

// outside stores a value among bytes of the output, and loads some of them back.
func (g *gen) outside(t typ) {
	align := 1 << g.r.IntN(5)
	at := (g.room + guard + align - 1) / align * align
	g.room = at + t.store()
	p := g.val("getelementptr i8, ptr %%o, i64 %d", at)
	if n := t.total(); (n == 8 || n == 16 || n == 32 || n == 64) && n/8 <= align && g.r.IntN(2) == 0 { // atomic as a whole
		g.line("store atomic%s %s %s, ptr %s %s, align %d", g.volatile(), t, g.pick(t), p, g.one("unordered", "monotonic", "release"), align)
		g.add(t, "load atomic%s %s, ptr %s %s, align %d", g.volatile(), t, p, g.one("unordered", "monotonic", "acquire"), align)
		return
	}
	g.line("store%s %s %s, ptr %s, align %d", g.volatile(), t, g.pick(t), p, align)
	switch g.r.IntN(4) {
	case 0:
	case 1: // as another type of as many bits
		to := g.recast(t)
		if t.total()%8 != 0 {
			to = t
		}
		g.add(to, "load%s %s, ptr %s, align %d", g.volatile(), to, p, align)
	case 2: // a part that is whole bytes
		if k := t.total() / 8; k > 0 {
			n := 1 + g.r.IntN(min(k, 16))
			to := typ{8 * n, 0}
			from := g.r.IntN(k - n + 1)
			q := g.val("getelementptr i8, ptr %s, i64 %d", p, from)
			g.add(to, "load %s, ptr %s, align 1", to, q)
		}
	default:
		g.add(t, "load%s %s, ptr %s, align %d", g.volatile(), t, p, align)
	}
}

// masked stores some elements of a vector among bytes of the output, and loads some.
func (g *gen) masked(t typ) {
	t = g.vectorOf(t)
	at := (g.room + guard + 15) &^ 15
	g.room = at + t.store()
	p := g.val("getelementptr i8, ptr %%o, i64 %d", at)
	g.line("store %s %s, ptr %s, align 1", t, g.pick(t), p)
	m := t.with(1)
	name := g.declare("llvm.masked.store."+t.suffix()+".p0", "void", t.String(), "ptr", m.String())
	g.line("call void @%s(%s %s, ptr align %d %s, %s %s)", name, t, g.pick(t), 1<<g.r.IntN(5), p, m, g.pick(m))
	name = g.declare("llvm.masked.load."+t.suffix()+".p0", t.String(), "ptr", m.String(), t.String())
	g.add(t, "call %s @%s(ptr align %d %s, %s %s, %s %s)", t, name, 1<<g.r.IntN(5), p, m, g.pick(m), t, g.pick(t))
}

// alloca makes a local variable.
func (g *gen) alloca(what string) string {
	g.n++
	name := fmt.Sprintf("%%m%d", g.n)
	g.head = append(g.head, fmt.Sprintf("%s = alloca %s", name, what))
	return name
}

// array stores values into a local array and loads one of them.
func (g *gen) array(t typ) {
	n := 2 + g.r.IntN(2)
	at := fmt.Sprintf("[%d x %s]", n, t)
	m := g.alloca(at)
	for i := range n {
		p := g.val("getelementptr %s, ptr %s, i64 0, i64 %d", at, m, i)
		g.line("store %s %s, ptr %s", t, g.pick(t), p)
	}
	if t.n != 0 && t.bits%8 == 0 && g.r.IntN(3) == 0 { // one element of a vector in memory
		p := g.val("getelementptr %s, ptr %s, i64 0, i64 %d, i64 %d", at, m, g.r.IntN(n), g.r.IntN(t.n))
		if g.r.IntN(2) == 0 {
			g.line("store %s %s, ptr %s, align 1", t.elem(), g.pick(t.elem()), p)
		} else {
			g.add(t.elem(), "load %s, ptr %s, align 1", t.elem(), p)
		}
	}
	k := fmt.Sprint(g.r.IntN(n))
	if g.r.IntN(2) == 0 {
		k = g.val("urem i64 %s, %d", g.variable(typ{64, 0}), n)
	}
	it := typ{64, 0}
	if g.r.IntN(3) == 0 { // an index of any width counts with its sign
		it.bits = 3 + g.r.IntN(80)
		k = g.val("urem %s %s, %d", it, g.variable(it), n)
	}
	p := g.val("getelementptr %s, ptr %s, i64 0, %s %s", at, m, it, k)
	if g.r.IntN(3) == 0 {
		g.add(typ{}, "load %s, ptr %s", at, m)
		whole := g.pool[len(g.pool)-1].name
		g.pool = g.pool[:len(g.pool)-1]
		g.add(t, "extractvalue %s %s, %d", at, whole, g.r.IntN(n))
	}
	g.add(t, "load%s %s, ptr %s", g.volatile(), t, p)
}

// aggregate draws a structure with t in it, and the types of its members.
func (g *gen) aggregate(t typ) (string, []typ) {
	members := []typ{t}
	for range 1 + g.r.IntN(2) {
		m := g.anyType()
		if g.r.IntN(2) == 0 {
			m = typ{8, 0}
		}
		if g.r.IntN(2) == 0 {
			members = append(members, m)
		} else {
			members = append([]typ{m}, members...)
		}
	}
	var names []string
	for _, m := range members {
		names = append(names, m.String())
	}
	s := "{ " + strings.Join(names, ", ") + " }"
	if g.r.IntN(4) == 0 {
		s = "<" + s + ">"
	}
	return s, members
}

// structure puts values into a structure that goes through memory, a function or both.
func (g *gen) structure(t typ) {
	s, members := g.aggregate(t)
	x := "poison"
	for i, m := range members {
		x = g.val("insertvalue %s %s, %s %s, %d", s, x, m, g.pick(m), i)
	}
	k := g.r.IntN(len(members))
	ways := 5
	if g.opt.Plain {
		ways = 2
	}
	switch g.r.IntN(ways) {
	case 0: // through memory
		m := g.alloca(s)
		g.line("store%s %s %s, ptr %s", g.volatile(), s, x, m)
		x = g.val("load%s %s, ptr %s", g.volatile(), s, m)
	case 1: // a member in memory
		m := g.alloca(s)
		g.line("store %s %s, ptr %s", s, x, m)
		align := ""
		if s[0] == '<' { // members of a packed structure stand anywhere
			align = ", align 1"
		}
		g.add(members[k], "load %s, ptr %s"+align, members[k], g.val("getelementptr %s, ptr %s, i32 0, i32 %d", s, m, k))
	case 2: // by value
		m := g.alloca(s)
		g.line("store %s %s, ptr %s", s, x, m)
		name := g.function("%s @%s(ptr byval(%s) %%x)", s, s)
		fmt.Fprintf(&g.top, "  %%v = load %s, ptr %%x\n  ret %s %%v\n}\n\n", s, s)
		x = g.val("call %s @%s(ptr byval(%s) %s)", s, name, s, m)
	case 3: // in and out
		name := g.function("%s @%s(%s %%x)", s, s)
		fmt.Fprintf(&g.top, "  ret %s %%x\n}\n\n", s)
		x = g.val("call %s @%s(%s %s)", s, name, s, x)
	}
	g.add(members[k], "extractvalue %s %s, %d", s, x, k)
}

// function starts another function, which is not expanded at its calls. The format has verbs for
// the result, the name and a parameter.
func (g *gen) function(format, result, param string) string {
	g.n++
	name := fmt.Sprintf("h%s_%d", g.id, g.n)
	fmt.Fprintf(&g.top, "define internal "+format+" noinline {\n", result, name, param)
	return name
}

// helper passes a value to a function that computes with it, whose caller may say how it is extended.
func (g *gen) helper(t typ) {
	u := g.related(t)
	ext := func(t typ) string {
		if t.n == 0 && t.bits < 64 {
			return g.one("", "zeroext ", "signext ")
		}
		return ""
	}
	et, eu := ext(t), ext(u)
	g.n++
	name := fmt.Sprintf("h%s_%d", g.id, g.n)
	fmt.Fprintf(&g.top, "define internal %s%s @%s(%s %s%%x, %s %s%%y) %s {\n", et, t, name, u, eu, t, et, g.one("noinline", "noinline optnone", ""))
	fmt.Fprintf(&g.top, "  %%a = %s %s %%y, %s\n", g.one("add", "xor", "sub", "mul"), t, g.constant(t, nil))
	r := "%a"
	if u.n == t.n && u.bits != t.bits {
		op := "trunc"
		if u.bits < t.bits {
			op = g.one("zext", "sext")
		}
		fmt.Fprintf(&g.top, "  %%c = %s %s %%x to %s\n  %%d = add %s %%c, %%a\n", op, u, t, t)
		r = "%d"
	}
	fmt.Fprintf(&g.top, "  ret %s %s\n}\n\n", t, r)
	g.add(t, "call %s%s @%s(%s %s%s, %s %s%s)", et, t, name, u, eu, g.pick(u), t, et, g.pick(t))
}

// global loads from a variable of the module.
func (g *gen) global(t typ) {
	n := 1 + g.r.IntN(3)
	g.n++
	name := fmt.Sprintf("g%s_%d", g.id, g.n)
	var elems []string
	for range n {
		elems = append(elems, fmt.Sprintf("%s %s", t, g.constant(t, nil)))
	}
	at := fmt.Sprintf("[%d x %s]", n, t)
	fmt.Fprintf(&g.top, "@%s = internal addrspace(1) %s %s [%s]\n", name, g.one("constant", "global"), at, strings.Join(elems, ", "))
	k := fmt.Sprint(g.r.IntN(n))
	if g.r.IntN(2) == 0 {
		k = g.val("urem i64 %s, %d", g.variable(typ{64, 0}), n)
	}
	p := g.val("getelementptr %s, ptr addrspace(1) @%s, i64 0, i64 %s", at, name, k)
	g.add(t, "load%s %s, ptr addrspace(1) %s", g.volatile(), t, p)
}
