package irgen

// passing calls functions whose parameters and results pass in unusual ways: structures and arrays as values, a
// parameter that is the result, vectors without registers of their own; or passes the address of memory, to be read,
// written, or handed on by a recursive function. (Not variadic functions: the code of llc 22 for va_arg reads generic
// addresses as local ones.)
func (g *gen) passing() {
	if g.opt.Host {
		g.call()
		return
	}
	switch g.r.IntN(6) {
	case 0:
		g.declare("pass.struct", `define internal { i8, [2 x i16], double } @pass.struct({ i32, i8, i64 } %s, [3 x i16] %a) noinline {
  %x = extractvalue { i32, i8, i64 } %s, 0
  %y = extractvalue { i32, i8, i64 } %s, 1
  %z = extractvalue { i32, i8, i64 } %s, 2
  %f = sitofp i32 %x to double
  %k = trunc i64 %z to i16
  %m = extractvalue [3 x i16] %a, 2
  %n = xor i16 %k, %m
  %r0 = insertvalue { i8, [2 x i16], double } poison, i8 %y, 0
  %r1 = insertvalue { i8, [2 x i16], double } %r0, i16 %n, 1, 0
  %r2 = insertvalue { i8, [2 x i16], double } %r1, i16 %k, 1, 1
  %r3 = insertvalue { i8, [2 x i16], double } %r2, double %f, 2
  ret { i8, [2 x i16], double } %r3
}
`)
		s := g.val("insertvalue { i32, i8, i64 } poison, i32 %s, 0", g.pick(i32))
		s = g.val("insertvalue { i32, i8, i64 } %s, i8 %s, 1", s, g.pick(i8))
		s = g.val("insertvalue { i32, i8, i64 } %s, i64 %s, 2", s, g.pick(i64))
		a := "zeroinitializer"
		for i := range 3 {
			a = g.val("insertvalue [3 x i16] %s, i16 %s, %d", a, g.pick(i16), i)
		}
		v := g.val("call { i8, [2 x i16], double } @pass.struct({ i32, i8, i64 } %s, [3 x i16] %s)", s, a)
		g.add(i8, g.val("extractvalue { i8, [2 x i16], double } %s, 0", v))
		g.add(i16, g.val("extractvalue { i8, [2 x i16], double } %s, 1, 0", v))
		g.add(f64, g.tame(f64, g.val("extractvalue { i8, [2 x i16], double } %s, 2", v)))
	case 1: // the result is a parameter
		g.declare("pass.through", `define internal ptr @pass.through(ptr returned %p, i64 %i) noinline {
  %k = and i64 %i, 1
  %q = getelementptr i64, ptr %p, i64 %k
  store i64 %i, ptr %q, align 8
  ret ptr %p
}
`)
		p, ok := g.anyPointer(2, true)
		if !ok {
			g.call()
			return
		}
		p = g.generic(p)
		q := p
		q.name = g.val("call ptr @pass.through(%s, i64 %s)", p, g.pick(i64))
		a, al := g.at(q, 4)
		g.add(i32, g.load(i32, a, al))
	case 2:
		g.lend("lend.read", false, `define internal i64 @lend.read(ptr %p, i64 %i) noinline {
  %k = and i64 %i, 1
  %q = getelementptr i64, ptr %p, i64 %k
  %v = load i64, ptr %q, align 8
  %r = add i64 %v, %i
  ret i64 %r
}
`)
	case 3:
		g.lend("lend.write", true, `define internal i64 @lend.write(ptr %p, i64 %i) noinline {
  %q = getelementptr i64, ptr %p, i64 1
  %v = load i64, ptr %q, align 8
  %s = xor i64 %v, %i
  store i64 %s, ptr %p, align 8
  ret i64 %v
}
`)
	case 4:
		g.lend("lend.sum", false, `define internal i64 @lend.sum(ptr %p, i64 %i) noinline {
  %n = and i64 %i, 7
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = add i64 %n, -1
  %k = and i64 %m, 1
  %q = getelementptr i64, ptr %p, i64 %k
  %v = load i64, ptr %q, align 8
  %r = call i64 @lend.sum(ptr %p, i64 %m)
  %s = add i64 %r, %v
  ret i64 %s
end:
  %w = load i64, ptr %p, align 8
  ret i64 %w
}
`)
	default: // vectors and wide numbers
		g.declare("pass.wide", `define internal <3 x float> @pass.wide(i128 %x, <8 x i16> %v, i1 zeroext %c, <3 x float> %f) noinline {
  %e = extractelement <8 x i16> %v, i32 5
  %k = sitofp i16 %e to float
  %g = insertelement <3 x float> %f, float %k, i32 1
  %t = trunc i128 %x to i64
  %h = icmp sgt i64 %t, 0
  %b = and i1 %h, %c
  %r = select i1 %b, <3 x float> %g, <3 x float> %f
  ret <3 x float> %r
}
`)
		v := g.val("bitcast <4 x i32> %s to <8 x i16>", g.pick(v4i32))
		f := g.val("shufflevector <4 x float> %s, <4 x float> poison, <3 x i32> <i32 2, i32 0, i32 3>", g.pick(v4f32))
		r := g.val("call <3 x float> @pass.wide(i128 %s, <8 x i16> %s, i1 zeroext %s, <3 x float> %s)", g.pick(i128), v, g.pick(i1), f)
		for i := range 3 {
			g.add(f32, g.tame(f32, g.val("extractelement <3 x float> %s, i32 %d", r, i)))
		}
	}
}

// lend calls the function whose text is given with the address of two words, and a number.
func (g *gen) lend(name string, writes bool, text string) {
	p, ok := g.anyPointer(2, writes)
	if !ok {
		g.call()
		return
	}
	g.declare(name, text)
	g.add(i64, g.val("call i64 @%s(%s, i64 %s)", name, g.generic(p), g.pick(i64)))
}
