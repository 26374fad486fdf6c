package irgen

import (
	"fmt"
	"strings"
)

// simple generates one straight-line statement.
func (g *gen) simple() {
	switch k := g.r.IntN(10); {
	case k < 2:
		g.extra()
		return
	case k < 5:
		g.shaped()
		return
	case k == 5:
		g.rare()
		return
	}
	switch g.r.IntN(20) {
	case 0, 1, 2, 3, 4:
		g.intOp()
	case 5, 6:
		g.floatOp()
	case 7, 8:
		g.compare()
	case 9, 10:
		g.cast()
	case 11:
		t := g.anyType(0, int(numTypes))
		g.add(t, g.val("select i1 %s, %s %s, %s %s", g.pick(i1), t, g.pick(t), t, g.pick(t)))
	case 12:
		g.call()
	case 13, 14:
		g.memory()
	case 15:
		g.vector()
	case 16, 17:
		g.intIntrinsic()
	case 18:
		t := g.anyType(0, int(numTypes))
		g.store(t, g.pick(t))
	default:
		g.bits()
	}
}

// shaped generates the input patterns of certain optimisations.
func (g *gen) shaped() {
	if g.uniform && !g.opt.Host && g.r.IntN(8) == 0 {
		g.together()
		return
	}
	switch g.r.IntN(19) {
	case 0, 1, 2, 3, 16:
		g.access()
	case 4, 5:
		g.newPointer()
	case 6, 17:
		g.partial()
	case 7, 8:
		g.transfer()
	case 9, 10:
		g.shapes().chain()
	case 11:
		g.shapes().flags()
	case 12:
		g.shapes().floatChain()
	case 13:
		g.work()
	case 14:
		g.shapes().facts()
	case 15:
		g.neighbours()
	default:
		g.shapes().idiom()
	}
}

// rare generates statements of kinds that there are many of.
func (g *gen) rare() {
	switch g.r.IntN(14) {
	case 13:
		g.shapes().scratch()
	case 12:
		g.floorDivision()
	case 0, 1, 2:
		g.shapes().rules()
	case 3, 4:
		g.shapes().floatRules()
	case 5:
		g.wide()
	case 6:
		g.carries()
	case 7:
		g.flow()
	case 8:
		g.gpu()
	case 9:
		g.shuffles()
	case 10:
		g.addresses()
	default:
		g.floatMore()
	}
}

func (g *gen) intType() typ {
	return [...]typ{
		i1, i7, i8, i16, i24, i32, i32, i32, i33, i48, i64, i64, i128,
		v2i32, v4i16, v2i8, v3i8, v4i8, v5i8, v2i16, v3i16, v3i32, v4i32, v2i64,
	}[g.r.IntN(24)]
}

// anyType returns one of the types from first to before end. A CPU rounds twice when it computes in bfloat, if it
// supports it at all.
func (g *gen) anyType(first, end int) typ {
	t := typ(first + g.r.IntN(end-first))
	if e, n := t.elem(); g.opt.Host && e == bf16 {
		t = f16
		if n > 1 {
			t = v2f16
		}
	}
	return t
}

func (g *gen) intOp() {
	t := g.intType()
	ty := t.String()
	x := g.pick(t)
	bits := t.bits()
	op := [...]string{"add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"}[g.r.IntN(13)]
	y := g.pick(t)
	if t == i1 && g.r.IntN(13) > 5 {
		op = [...]string{"and", "or", "xor", "add"}[g.r.IntN(4)]
	}
	switch op {
	case "shl", "lshr", "ashr":
		if t == i1 {
			op = "xor"
			break
		}
		if bits&(bits-1) == 0 {
			y = g.val("and %s %s, %s", ty, y, splat(t, fmt.Sprint(bits-1)))
		} else {
			y = g.val("urem %s %s, %s", ty, y, splat(t, fmt.Sprint(bits)))
		}
	case "udiv", "urem":
		if t == i1 {
			op = "or"
			break
		}
		y = g.val("or %s %s, %s", ty, y, splat(t, "1"))
	case "sdiv", "srem": // positive and not zero: no overflow
		if t == i1 {
			op = "and"
			break
		}
		y = g.val("and %s %s, %s", ty, y, splat(t, "63"))
		y = g.val("or %s %s, %s", ty, y, splat(t, "1"))
	}
	g.add(t, g.val("%s %s %s, %s", op, ty, x, y))
}

func (g *gen) floatOp() {
	t := [...]typ{f32, f32, f64, f16, v2f32, v4f32, v2f64, v2f16, v3f16, bf16, v2bf16}[g.r.IntN(11-4*b2i(g.opt.Host))]
	ty := t.String()
	x, y := g.pick(t), g.pick(t)
	var v string
	switch g.r.IntN(8) {
	case 0, 1:
		v = g.val("fadd %s %s, %s", ty, x, y)
	case 2:
		v = g.val("fsub %s %s, %s", ty, x, y)
	case 3:
		v = g.val("fmul %s %s, %s", ty, x, y)
	case 4:
		v = g.val("fdiv %s %s, %s", ty, x, y)
	case 5:
		v = g.val("fneg %s %s", ty, x)
	case 6:
		if t == f16 && g.opt.Host { // CPUs without the instruction round twice
			v = g.val("fmul %s %s, %s", ty, x, y)
			break
		}
		n := g.declare("llvm.fma."+t.suffix(), fmt.Sprintf("declare %s @llvm.fma.%s(%s, %s, %s)", ty, t.suffix(), ty, ty, ty))
		v = g.val("call %s @%s(%s %s, %s %s, %s %s)", ty, n, ty, x, ty, y, ty, g.pick(t))
	default:
		op := [...]string{"floor", "ceil", "trunc", "rint", "fabs"}[g.r.IntN(5)]
		n := g.declare("llvm."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s)", ty, op, t.suffix(), ty))
		v = g.val("call %s @%s(%s %s)", ty, n, ty, x)
	}
	g.add(t, g.tame(t, v))
}

func (g *gen) compare() {
	t := g.anyType(0, scalars)
	if t.isFloat() {
		p := [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}[g.r.IntN(14)]
		g.add(i1, g.val("fcmp %s %s %s, %s", p, t, g.pick(t), g.pick(t)))
		return
	}
	p := [...]string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}[g.r.IntN(10)]
	g.add(i1, g.val("icmp %s %s %s, %s", p, t, g.pick(t), g.pick(t)))
}

func (g *gen) cast() {
	from, to := g.anyType(0, scalars), g.anyType(0, scalars)
	x := g.pick(from)
	ft, tt := from.String(), to.String()
	if (from == i128 && to.isFloat() || from.isFloat() && to == i128) && g.r.IntN(32) > 0 {
		return // llc 22 has no such conversion, and would be left out for these programs
	}
	switch {
	case from.isInt() && to.isInt() && from.bits() < to.bits():
		g.add(to, g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], ft, x, tt))
	case from.isInt() && to.isInt() && from.bits() > to.bits():
		g.add(to, g.val("trunc %s %s to %s", ft, x, tt))
	case from.isInt() && to.isFloat():
		op := [...]string{"sitofp", "uitofp"}[g.r.IntN(2)]
		if from == i1 && to == bf16 { // llc 22 makes 1 of the -1 that a signed one is
			op = "uitofp"
		}
		v := g.val("%s %s %s to %s", op, ft, x, tt)
		g.add(to, g.tame(to, v))
	case from.isFloat() && to.isInt() && to.bits() >= 16: // tamed: within ±16384
		g.add(to, g.val("fptosi %s %s to %s", ft, x, tt))
	case from.isFloat() && to.isFloat() && from.bits() < to.bits():
		g.add(to, g.val("fpext %s %s to %s", ft, x, tt))
	case from.isFloat() && to.isFloat() && from.bits() > to.bits():
		g.add(to, g.tame(to, g.val("fptrunc %s %s to %s", ft, x, tt)))
	case from == i32 && to == i32:
		g.add(f32, g.tame(f32, g.val("bitcast i32 %s to float", x)))
	default:
		g.add(i64, g.val("bitcast double %s to i64", g.pick(f64)))
	}
}

func (g *gen) call() {
	if len(g.funcs) == 0 {
		g.intOp()
		return
	}
	f := g.funcs[g.r.IntN(len(g.funcs))]
	var args []string
	for i, p := range f.params {
		args = append(args, f.arg(i, g.pick(p)))
	}
	callee := "@" + f.name
	if f.twin != "" && g.r.IntN(2) == 0 {
		callee = g.val("select i1 %s, ptr @%s, ptr @%s", g.pick(i1), f.name, f.twin)
	}
	v := g.val("call %s %s(%s)", f.result(), callee, strings.Join(args, ", "))
	if f.ret.isFloat() {
		v = g.tame(f.ret, v)
	}
	g.add(f.ret, v)
}

// memory reads and writes the local array, the constant table and the thread's
// own shared words.
func (g *gen) memory() {
	if g.device {
		ix := g.val("and i32 %s, 15", g.pick(i32))
		p := g.val("getelementptr [16 x i32], ptr%s @table, i32 0, i32 %s", g.space(4), ix)
		g.add(i32, g.val("load i32, ptr%s %s, align 4", g.space(4), p))
		return
	}
	t := g.anyType(1, int(numTypes))
	if t == i7 {
		t = i8
	}
	if t.size() > 8 || t == i33 {
		t = i64
	}
	switch g.r.IntN(5) {
	case 0:
		ix := g.val("and i64 %s, 15", g.pick(i64))
		p := g.val("getelementptr [16 x i64], ptr %%mem, i64 0, i64 %s", ix)
		g.line("store %s %s, ptr %s, align 8", t, g.pick(t), p)
	case 1:
		ix := g.val("and i32 %s, 15", g.pick(i32))
		p := g.val("getelementptr [16 x i64], ptr %%mem, i32 0, i32 %s", ix)
		k := [...]typ{i8, i16, i32, i64, v4i16}[g.r.IntN(5)]
		g.add(k, g.val("load %s, ptr %s, align 8", k, p))
	case 2:
		ix := g.val("and i32 %s, 15", g.pick(i32))
		p := g.val("getelementptr [16 x i32], ptr%s @table, i32 0, i32 %s", g.space(4), ix)
		g.add(i32, g.val("load i32, ptr%s %s, align 4", g.space(4), p))
	case 3:
		g.line("store i64 %s, ptr%s %%sh0, align 8", g.pick(i64), g.space(3))
		k := [...]typ{i8, i16, i32, i64, v2i32}[g.r.IntN(5)]
		g.add(k, g.val("load %s, ptr%s %%sh0, align 8", k, g.space(3)))
	default:
		p := g.val("getelementptr i8, ptr %%inp, i64 %d", 8*g.r.IntN(Slots))
		k := [...]typ{i8, i16, i32, i64, v4i16, v2i32}[g.r.IntN(6)]
		g.add(k, g.val("load %s, ptr %s, align %d", k, p, 1<<g.r.IntN(4)))
	}
}

func (g *gen) vector() {
	t := g.anyType(scalars, int(numTypes))
	e, n := t.elem()
	switch g.r.IntN(4) {
	case 0:
		v := g.val("insertelement %s %s, %s %s, i32 %d", t, g.pick(t), e, g.pick(e), g.r.IntN(n))
		g.add(t, v)
	case 1:
		g.add(e, g.val("extractelement %s %s, i32 %d", t, g.pick(t), g.r.IntN(n)))
	case 2:
		var mask []string
		for range n {
			mask = append(mask, fmt.Sprintf("i32 %d", g.r.IntN(2*n)))
		}
		g.add(t, g.val("shufflevector %s %s, %s %s, <%d x i32> <%s>", t, g.pick(t), t, g.pick(t), n, strings.Join(mask, ", ")))
	default:
		ix := g.val("urem i32 %s, %d", g.pick(i32), n)
		g.add(e, g.val("extractelement %s %s, i32 %s", t, g.pick(t), ix))
	}
}

func (g *gen) intIntrinsic() {
	t := [...]typ{i8, i16, i32, i64, i32, i7, i24, i33, i48, i128, v2i16, v4i8, v3i32, v2i64, v3i8}[g.r.IntN(15)]
	ty, sf := t.String(), t.suffix()
	x, y := g.pick(t), g.pick(t)
	switch op := [...]string{
		"smax", "smin", "umax", "umin", "ctpop", "ctlz", "cttz", "abs", "bitreverse", "bswap", "fshl", "fshr",
		"uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "uadd.with.overflow", "sadd.with.overflow", "usub.with.overflow", "ssub.with.overflow",
		"umul.with.overflow", "smul.with.overflow",
	}[g.r.IntN(22)]; op {
	case "ctpop", "bitreverse":
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s)", ty, op, sf, ty))
		g.add(t, g.val("call %s @%s(%s %s)", ty, n, ty, x))
	case "bswap":
		if t.bits()%16 != 0 {
			return
		}
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s)", ty, op, sf, ty))
		g.add(t, g.val("call %s @%s(%s %s)", ty, n, ty, x))
	case "ctlz", "cttz", "abs":
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s, i1)", ty, op, sf, ty))
		g.add(t, g.val("call %s @%s(%s %s, i1 false)", ty, n, ty, x))
	case "fshl", "fshr":
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s, %s)", ty, op, sf, ty, ty, ty))
		g.add(t, g.val("call %s @%s(%s %s, %s %s, %s %s)", ty, n, ty, x, ty, y, ty, g.pick(t)))
	case "uadd.with.overflow", "sadd.with.overflow", "usub.with.overflow", "ssub.with.overflow", "umul.with.overflow", "smul.with.overflow":
		if t.isVec() {
			return
		}
		st := "{ " + ty + ", i1 }"
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", st, op, sf, ty, ty))
		s := g.val("call %s @%s(%s %s, %s %s)", st, n, ty, x, ty, y)
		g.add(t, g.val("extractvalue %s %s, 0", st, s))
		g.add(i1, g.val("extractvalue %s %s, 1", st, s))
	default:
		n := g.declare("llvm."+op+"."+sf, fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", ty, op, sf, ty, ty))
		g.add(t, g.val("call %s @%s(%s %s, %s %s)", ty, n, ty, x, ty, y))
	}
}

// bits moves bits between types of one width.
func (g *gen) bits() {
	switch g.r.IntN(5) {
	case 0:
		g.add(v2i32, g.val("bitcast i64 %s to <2 x i32>", g.pick(i64)))
	case 1:
		g.add(i64, g.val("bitcast <4 x i16> %s to i64", g.pick(v4i16)))
	case 2:
		g.add(v4i16, g.val("bitcast <2 x i32> %s to <4 x i16>", g.pick(v2i32)))
	case 3:
		g.add(i16, g.val("bitcast half %s to i16", g.pick(f16)))
	default:
		g.add(i32, g.val("bitcast float %s to i32", g.pick(f32)))
	}
}
