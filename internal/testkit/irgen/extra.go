package irgen

import (
	"fmt"
	"strings"
)

// extra generates a statement of one of the less common kinds.
func (g *gen) extra() {
	switch g.r.IntN(18) {
	case 0, 1:
		g.atomic()
	case 2, 3:
		g.reduce()
	case 4:
		g.masked()
	case 5:
		g.aggregate()
	case 6:
		g.copyMemory()
	case 7:
		g.vectorCast()
	case 8:
		if g.r.IntN(2) == 0 {
			g.packedIntegers()
		} else {
			g.vectorCompare()
		}
	case 9:
		g.floatIntrinsic()
	case 10:
		g.saturate()
	case 11:
		g.byval()
	case 12:
		g.shifts()
	case 13, 14:
		g.neighbours()
	case 15, 16:
		g.shapes().loopShape()
	default:
		g.reinterpret()
	}
}

// atomic generates an atomic operation on the thread's own shared word: with one thread
// at it, every order gives the same.
func (g *gen) atomic() {
	if g.device || g.opt.Host {
		g.intOp()
		return
	}
	t := [...]typ{i8, i16, i32, i32, i64, i64, f32, f64, f16}[g.r.IntN(9)]
	order := [...]string{"monotonic", "acquire", "release", "acq_rel", "seq_cst"}[g.r.IntN(5)]
	scope := [...]string{"", "syncscope(\"block\") ", "syncscope(\"device\") "}[g.r.IntN(3)]
	if t.isFloat() {
		op := [...]string{"fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum", "xchg"}[g.r.IntN(7)]
		x, y := g.pick(t), g.pick(t)
		if op == "fmax" || op == "fmin" { // of two zeros, either one
			x, y = g.val("fadd %s %s, 0.0", t, x), g.val("fadd %s %s, 0.0", t, y)
		}
		g.line("store %s %s, ptr addrspace(3) %%sh0, align 8", t, x)
		g.add(t, g.tame(t, g.val("atomicrmw %s ptr addrspace(3) %%sh0, %s %s %s%s", op, t, y, scope, order)))
		g.add(t, g.tame(t, g.val("load %s, ptr addrspace(3) %%sh0, align 8", t)))
		return
	}
	g.line("store i64 %s, ptr addrspace(3) %%sh0, align 8", g.pick(i64))
	p := "ptr addrspace(3) %sh0"
	if t.bits() < 32 && g.r.IntN(2) == 0 {
		p = "ptr addrspace(3) " + g.val("getelementptr i8, ptr addrspace(3) %%sh0, i64 %d", t.size()*(1+g.r.IntN(3)))
	} else if g.r.IntN(3) == 0 {
		p = "ptr " + g.val("addrspacecast ptr addrspace(3) %%sh0 to ptr")
	}
	if g.r.IntN(4) == 0 {
		old := g.pick(t)
		if g.r.IntN(2) == 0 {
			old = g.val("load %s, %s, align %d", t, p, t.size())
		}
		s := g.val("cmpxchg %s, %s %s, %s %s %s%s monotonic", p, t, old, t, g.pick(t), scope, order)
		g.add(t, g.val("extractvalue { %s, i1 } %s, 0", t, s))
		g.add(i1, g.val("extractvalue { %s, i1 } %s, 1", t, s))
	} else {
		op := [...]string{"xchg", "add", "sub", "and", "or", "xor", "nand", "max", "min", "umax", "umin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"}[g.r.IntN(15)]
		g.add(t, g.val("atomicrmw %s %s, %s %s %s%s", op, p, t, g.pick(t), scope, order))
	}
	g.add(i64, g.val("load i64, ptr addrspace(3) %%sh0, align 8"))
}

// reduce generates a reduction of a vector.
func (g *gen) reduce() {
	t := g.anyType(scalars, int(numTypes))
	e, _ := t.elem()
	x := g.pick(t)
	if !t.isFloat() {
		op := [...]string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"}[g.r.IntN(9)]
		n := g.declare("llvm.vector.reduce."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.vector.reduce.%s.%s(%s)", e, op, t.suffix(), t))
		g.add(e, g.val("call %s @%s(%s %s)", e, n, t, x))
		return
	}
	if op := [...]string{"fadd", "fmul", "fmaximum", "fminimum"}[g.r.IntN(4)]; op == "fadd" || op == "fmul" {
		n := g.declare("llvm.vector.reduce."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.vector.reduce.%s.%s(%s, %s)", e, op, t.suffix(), e, t))
		g.add(e, g.tame(e, g.val("call %s @%s(%s %s, %s %s)", e, n, e, g.pick(e), t, x)))
	} else {
		n := g.declare("llvm.vector.reduce."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.vector.reduce.%s.%s(%s)", e, op, t.suffix(), t))
		g.add(e, g.tame(e, g.val("call %s @%s(%s %s)", e, n, t, x)))
	}
}

// masked generates a masked access to the local array.
func (g *gen) masked() {
	t := [...]typ{v4i32, v3i32, v4i16, v2i64, v4f32, v4i8}[g.r.IntN(6)]
	_, n := t.elem()
	mask := g.val("icmp sgt <%d x i32> %s, zeroinitializer", n, g.vec32(n))
	if g.r.IntN(3) == 0 {
		var bits []string
		for range n {
			bits = append(bits, "i1 "+g.constant(i1))
		}
		mask = "<" + strings.Join(bits, ", ") + ">"
	}
	if g.device {
		b := g.val("select <%d x i1> %s, %s %s, %s %s", n, mask, t, g.pick(t), t, g.pick(t))
		g.add(t, b)
		return
	}
	mt, al := fmt.Sprintf("<%d x i1>", n), 8
	p := fmt.Sprintf("%%m%d", g.r.IntN(12))
	switch g.r.IntN(3) {
	case 0:
		nm := g.declare("llvm.masked.store."+t.suffix()+".p0", fmt.Sprintf("declare void @llvm.masked.store.%s.p0(%s, ptr, i32, %s)", t.suffix(), t, mt))
		g.line("call void @%s(%s %s, ptr %s, i32 %d, %s %s)", nm, t, g.pick(t), p, al, mt, mask)
	case 1:
		g.line("store %s %s, ptr %s, align 8", t, g.pick(t), p)
		fallthrough
	default:
		nm := g.declare("llvm.masked.load."+t.suffix()+".p0", fmt.Sprintf("declare %s @llvm.masked.load.%s.p0(ptr, i32, %s, %s)", t, t.suffix(), mt, t))
		// llc 22 assumes that constant masks hold and forgets the passthru operand.
		v := g.val("call %s @%s(ptr %s, i32 %d, %s %s, %s poison)", t, nm, p, al, mt, mask, t)
		v = g.val("select %s %s, %s %s, %s %s", mt, mask, t, v, t, g.pick(t))
		if t.isFloat() {
			v = g.tame(t, v)
		}
		g.add(t, v)
	}
}

// vec32 returns a vector of n 32-bit integers.
func (g *gen) vec32(n int) string {
	if t, ok := vectorOf(i32, n); ok {
		return g.pick(t)
	}
	return splat(v2i32, "1")
}

// aggregate builds a structure, takes it apart, and lets it pass through memory or a phi of a
// select.
func (g *gen) aggregate() {
	var ts []typ
	var names []string
	for range 2 + g.r.IntN(3) {
		t := g.anyType(0, int(numTypes))
		ts = append(ts, t)
		names = append(names, t.String())
	}
	st := "{ " + strings.Join(names, ", ") + " }"
	if g.r.IntN(4) == 0 {
		st = "<" + st + ">"
	}
	build := func() string {
		v := [...]string{"undef", "zeroinitializer"}[g.r.IntN(2)]
		for i, t := range ts {
			v = g.val("insertvalue %s %s, %s %s, %d", st, v, t, g.pick(t), i)
		}
		return v
	}
	v := build()
	size, align := 0, 1 // when it is not packed, else it is smaller
	up := func(n, a int) int { return (n + a - 1) / a * a }
	for _, t := range ts {
		size, align = up(size, t.size())+t.size(), max(align, t.size())
	}
	size = up(size, align) // there is padding at its end, too
	switch k := g.r.IntN(3); {
	case k == 0 && !g.device && size <= 128:
		g.line("store %s %s, ptr %%m0, align 8", st, v)
		v = g.val("load %s, ptr %%m0, align 8", st)
		for w := range (size + 7) / 8 { // the contents of padding are undefined
			g.line("store i64 %d, ptr %%m%d, align 8", w+1, w)
		}
	case k == 1:
		v = g.val("select i1 %s, %s %s, %s %s", g.pick(i1), st, v, st, build())
	}
	for i, t := range ts {
		x := g.val("extractvalue %s %s, %d", st, v, i)
		g.add(t, x)
	}
}

// copyMemory generates a memory intrinsic on the local array.
func (g *gen) copyMemory() {
	if g.device {
		g.intOp()
		return
	}
	n := fmt.Sprint(g.r.IntN(49))
	if g.r.IntN(2) == 0 {
		n = g.val("and i64 %s, 31", g.pick(i64))
	}
	al := [...]string{"", "align 8 "}[g.r.IntN(2)]
	switch g.r.IntN(3) {
	case 0:
		nm := g.declare("llvm.memcpy.p0.p0.i64", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)")
		g.line("call void @%s(ptr %s%%m0, ptr %s%%m8, i64 %s, i1 false)", nm, al, al, n)
	case 1:
		nm := g.declare("llvm.memmove.p0.p0.i64", "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)")
		g.line("call void @%s(ptr %s%%m%d, ptr %s%%m%d, i64 %s, i1 false)", nm, al, g.r.IntN(8), al, g.r.IntN(8), n)
	default:
		nm := g.declare("llvm.memset.p0.i64", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
		g.line("call void @%s(ptr %s%%m%d, i8 %s, i64 %s, i1 false)", nm, al, g.r.IntN(8), g.pick(i8), n)
	}
	g.add(i64, g.val("load i64, ptr %%m%d, align 8", g.r.IntN(16)))
}

// vectorCast converts between vectors of one length.
func (g *gen) vectorCast() {
	for range 20 {
		from, to := g.anyType(scalars, int(numTypes)), g.anyType(scalars, int(numTypes))
		_, n := from.elem()
		if _, m := to.elem(); m != n || from == to {
			continue
		}
		x := g.pick(from)
		switch {
		case !from.isFloat() && !to.isFloat() && from.bits() < to.bits():
			g.add(to, g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], from, x, to))
		case !from.isFloat() && !to.isFloat() && from.bits() > to.bits():
			g.add(to, g.val("trunc %s %s to %s", from, x, to))
		case !from.isFloat() && to.isFloat():
			g.add(to, g.tame(to, g.val("%s %s %s to %s", [...]string{"sitofp", "uitofp"}[g.r.IntN(2)], from, x, to)))
		case from.isFloat() && !to.isFloat() && to.bits() >= 16:
			g.add(to, g.val("fptosi %s %s to %s", from, x, to))
		case from.isFloat() && to.isFloat() && from.bits() < to.bits():
			g.add(to, g.val("fpext %s %s to %s", from, x, to))
		case from.isFloat() && to.isFloat() && from.bits() > to.bits():
			g.add(to, g.tame(to, g.val("fptrunc %s %s to %s", from, x, to)))
		default:
			continue
		}
		return
	}
}

// vectorCompare compares vectors and selects by the result, or widens it.
func (g *gen) vectorCompare() {
	t := g.anyType(scalars, int(numTypes))
	_, n := t.elem()
	var c string
	if t.isFloat() {
		p := [...]string{"oeq", "ogt", "olt", "ole", "one", "ueq", "uge", "une", "ord"}[g.r.IntN(9)]
		c = g.val("fcmp %s %s %s, %s", p, t, g.pick(t), g.pick(t))
	} else {
		p := [...]string{"eq", "ne", "ugt", "ule", "sgt", "sle", "ult", "slt"}[g.r.IntN(8)]
		c = g.val("icmp %s %s %s, %s", p, t, g.pick(t), g.pick(t))
	}
	if g.r.IntN(3) == 0 {
		for to := typ(scalars); to < numTypes; to++ {
			if _, m := to.elem(); m == n && !to.isFloat() && g.r.IntN(2) == 0 {
				g.add(to, g.val("%s <%d x i1> %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], n, c, to))
				return
			}
		}
	}
	for range 20 {
		to := g.anyType(scalars, int(numTypes))
		if _, m := to.elem(); m == n {
			g.add(to, g.val("select <%d x i1> %s, %s %s, %s %s", n, c, to, g.pick(to), to, g.pick(to)))
			return
		}
	}
}

// floatIntrinsic generates operations that give the same bits everywhere.
func (g *gen) floatIntrinsic() {
	t := [...]typ{f32, f64, f16, v2f32, v2f16, v4f32, bf16}[g.r.IntN(7-b2i(g.opt.Host))]
	sf := t.suffix()
	switch op := [...]string{"copysign", "minimum", "maximum", "round", "roundeven", "sqrt", "is.fpclass"}[g.r.IntN(7)]; op {
	case "copysign", "minimum", "maximum":
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", t, op, sf, t, t))
		g.add(t, g.val("call %s @%s(%s %s, %s %s)", t, n, t, g.pick(t), t, g.pick(t)))
	case "is.fpclass":
		if t.isVec() {
			t, sf = f32, "f32"
		}
		n := g.declare("llvm.is.fpclass."+sf, fmt.Sprintf("declare i1 @llvm.is.fpclass.%s(%s, i32)", sf, t))
		g.add(i1, g.val("call i1 @%s(%s %s, i32 %d)", n, t, g.pick(t), g.r.IntN(1024)))
	default:
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s)", t, op, sf, t))
		g.add(t, g.tame(t, g.val("call %s @%s(%s %s)", t, n, t, g.pick(t))))
	}
}

// saturate converts to an integer with saturation.
func (g *gen) saturate() {
	from, to := [...]typ{f32, f64, f16}[g.r.IntN(3)], [...]typ{i8, i16, i32, i64, i7, i24, i48}[g.r.IntN(7)]
	op := [...]string{"fptosi", "fptoui"}[g.r.IntN(2)]
	n := g.declare("llvm."+op+".sat."+to.suffix()+"."+from.suffix(), fmt.Sprintf("declare %s @llvm.%s.sat.%s.%s(%s)", to, op, to.suffix(), from.suffix(), from))
	g.add(to, g.val("call %s @%s(%s %s)", to, n, from, g.pick(from)))
}

// packedIntegers computes with a vector of narrow integers and a constant one, for which newer targets have packed instructions.
func (g *gen) packedIntegers() {
	t := [...]typ{v2i16, v2i16, v4i16, v4i8}[g.r.IntN(4)]
	x, k := g.pick(t), g.constant(t)
	if g.r.IntN(3) == 0 {
		op := [...]string{"add", "sub", "xor"}[g.r.IntN(3)]
		g.add(t, g.val("%s %s %s, %s", op, t, x, k))
		return
	}
	op := [...]string{"umax", "umin", "smax", "smin"}[g.r.IntN(4)]
	n := g.declare("llvm."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", t, op, t.suffix(), t, t))
	g.add(t, g.val("call %s @%s(%s %s, %s %s)", t, n, t, x, t, k))
}

// byval passes part of the local array by value to a function that changes its copy.
func (g *gen) byval() {
	if g.device {
		g.intOp()
		return
	}
	g.declare("byval.f", `define internal i64 @byval.f(ptr byval([4 x i64]) align 8 %p, i64 %x) noinline {
  %q = getelementptr i64, ptr %p, i64 2
  %a = load i64, ptr %q
  store i64 %x, ptr %q
  %i = and i64 %x, 3
  %r = getelementptr i64, ptr %p, i64 %i
  %b = load i64, ptr %r
  %s = xor i64 %a, %b
  ret i64 %s
}

define internal i32 @byval.g(ptr byval({ i32, i16, i8 }) %p) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %a = load i16, ptr %q
  %b = load i32, ptr %p
  %c = sext i16 %a to i32
  %s = sub i32 %b, %c
  ret i32 %s
}
`)
	g.declare("byval.h", `define internal i64 @byval.h(ptr byval([4 x i64]) align 8 %p, i64 %x) {
  %i = and i64 %x, 3
  %r = getelementptr i64, ptr %p, i64 %i
  %b = load i64, ptr %r
  %q = getelementptr i64, ptr %p, i64 1
  %a = load i32, ptr %q
  %c = sext i32 %a to i64
  %s = add i64 %b, %c
  ret i64 %s
}
`)
	if k := g.r.IntN(3); k == 0 {
		g.add(i64, g.val("call i64 @byval.h(ptr byval([4 x i64]) align 8 %%m%d, i64 %s)", g.r.IntN(12), g.pick(i64)))
	} else if k == 1 {
		g.add(i64, g.val("call i64 @byval.f(ptr byval([4 x i64]) align 8 %%m%d, i64 %s)", g.r.IntN(12), g.pick(i64)))
	} else {
		g.add(i32, g.val("call i32 @byval.g(ptr byval({ i32, i16, i8 }) %%m%d)", g.r.IntN(12)))
	}
	g.add(i64, g.val("load i64, ptr %%m%d, align 8", g.r.IntN(16)))
}

// shifts generates the patterns that make rotations, bit fields and wide products.
func (g *gen) shifts() {
	t := [...]typ{i32, i64, i32, i16, i128}[g.r.IntN(5)]
	x, y := g.pick(t), g.pick(t)
	n := 1 + g.r.IntN(t.bits()-1)
	switch g.r.IntN(5) {
	case 0: // rotation or funnel by a constant
		a := g.val("shl %s %s, %d", t, x, n)
		if g.r.IntN(2) == 0 {
			y = x
		}
		b := g.val("lshr %s %s, %d", t, y, t.bits()-n)
		g.add(t, g.val("%s %s %s, %s", [...]string{"or", "add", "xor"}[g.r.IntN(3)], t, a, b))
	case 1: // funnel by steps
		c := g.val("and %s %s, %d", t, g.pick(t), t.bits()-1)
		a := g.val("shl %s %s, %s", t, x, c)
		b := g.val("lshr %s %s, 1", t, y)
		d := g.val("xor %s %s, %d", t, c, t.bits()-1)
		b = g.val("lshr %s %s, %s", t, b, d)
		g.add(t, g.val("or %s %s, %s", t, a, b))
	case 2: // field
		a := g.val("%s %s %s, %d", [...]string{"lshr", "ashr"}[g.r.IntN(2)], t, x, n)
		g.add(t, g.val("and %s %s, %d", t, a, (1<<g.r.IntN(16))-1))
	case 3:
		a := g.val("shl %s %s, %d", t, x, n)
		g.add(t, g.val("%s %s %s, %d", [...]string{"lshr", "ashr"}[g.r.IntN(2)], t, a, g.r.IntN(t.bits())))
	default:
		k, w := [...]typ{i8, i16, i32, i32}[g.r.IntN(4)], [...]typ{i64, i64, i64, i32}[g.r.IntN(4)]
		if k.bits() >= w.bits() {
			k = i16
		}
		ext := [...]string{"zext", "sext"}[g.r.IntN(2)]
		a := g.val("%s %s %s to %s", ext, k, g.pick(k), w)
		b := g.val("%s %s %s to %s", ext, k, g.pick(k), w)
		m := g.val("mul %s %s, %s", w, a, b)
		g.add(w, g.val("add %s %s, %s", w, m, g.pick(w)))
	}
}

// neighbours reads or writes several scalars that lie side by side.
func (g *gen) neighbours() {
	if g.device {
		g.intOp()
		return
	}
	t := [...]typ{i32, i64, f32, i16, i8, f64}[g.r.IntN(6)]
	n := 2 + g.r.IntN(6)
	base, skew := "%inp", 8*g.r.IntN(8)
	store := g.r.IntN(2) == 0
	if store {
		base = "%m0"
	}
	aligned := []int{1, 8, 8, 16}[g.r.IntN(4)]
	order := g.r.Perm(n)
	if g.r.IntN(2) == 0 {
		for i := range order {
			order[i] = i
		}
	}
	for _, i := range order {
		off := skew + i*t.size()
		al := t.size()
		if aligned == 1 {
			al = 1
		} else if off%8 == 0 {
			al = 8
		}
		p := g.val("getelementptr i8, ptr %s, i64 %d", base, off)
		if store {
			g.line("store %s %s, ptr %s, align %d", t, g.pick(t), p, al)
			continue
		}
		v := g.val("load %s, ptr %s, align %d", t, p, al)
		if t.isFloat() {
			v = g.tame(t, v)
		}
		g.add(t, v)
	}
	if store {
		g.add(i64, g.val("load i64, ptr %%m%d, align 8", skew/8+g.r.IntN(4)))
	}
}

// reinterpret casts bits between types of one size.
func (g *gen) reinterpret() {
	for range 40 {
		from, to := g.anyType(1, int(numTypes)), g.anyType(1, int(numTypes))
		if from == to || from.bits()*types[from].n != to.bits()*types[to].n {
			continue
		}
		v := g.val("bitcast %s %s to %s", from, g.pick(from), to)
		if to.isFloat() {
			v = g.tame(to, v)
		}
		g.add(to, v)
		return
	}
}
