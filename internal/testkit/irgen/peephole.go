package irgen

import (
	"fmt"
	"strings"
)

// special returns a constant that rules of simplification look for.
func (g shapeGen) special(t typ) string {
	w := types[t].bits
	if w > 64 || g.r.IntN(6) == 0 {
		return g.constant(t)
	}
	var x int64
	switch g.r.IntN(8) {
	case 0:
		x = -1
	case 1:
		x = 1
	case 2: // a power of two, or its opposite
		x = 1 << g.r.IntN(w)
		if g.r.IntN(3) == 0 {
			x = -x
		}
	case 3: // low bits, or all but them
		x = 1<<g.r.IntN(w) - 1
		if g.r.IntN(3) == 0 {
			x = ^x
		}
	case 4: // a run of bits
		x = (1<<(1+g.r.IntN(w)) - 1) << g.r.IntN(w)
	case 5:
		x = int64(g.r.IntN(40)) - 20
	case 6: // repeated bytes, as many idioms have them
		x = [...]int64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x0101010101010101, 0x00ff00ff00ff00ff}[g.r.IntN(5)]
	default:
		x = 0
	}
	return splat(t, fmt.Sprint(x<<(64-w)>>(64-w)))
}

// rules generates operations each of which works on the results of the last ones, with constants:
// the chains that rules of simplification rewrite.
func (g shapeGen) rules() {
	t := [...]typ{i32, i32, i32, i64, i16, i8, i1, i24, v2i32, v4i16, v2i16, v4i8}[g.r.IntN(12)]
	chain := []string{g.pick(t), g.pick(t)}
	any := func() string { return chain[max(g.r.IntN(len(chain)), g.r.IntN(len(chain)))] }
	b := "i1"
	if t.isVec() {
		b = fmt.Sprintf("<%d x i1>", types[t].n)
	}
	pred := func() string {
		return [...]string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}[g.r.IntN(10)]
	}
	operand := func() string {
		if g.r.IntN(5) < 3 {
			return g.special(t)
		}
		return any()
	}
	compare := func() string { return g.val("icmp %s %s %s, %s", pred(), t, any(), operand()) }
	for range 3 + g.r.IntN(5) {
		var v string
		switch g.r.IntN(15) {
		case 14: // one of two results of the same kind
			op := [...]string{"and", "or", "xor", "add", "sub"}[g.r.IntN(5)]
			x := g.val("%s %s %s, %s", op, t, any(), operand())
			y := g.val("%s %s %s, %s", op, t, any(), operand())
			v = g.val("select %s %s, %s %s, %s %s", b, compare(), t, x, t, y)
		case 0, 1, 2:
			v = g.val("%s %s %s, %s", [...]string{"and", "or", "xor", "add", "sub", "mul"}[g.r.IntN(6)], t, any(), operand())
		case 3:
			v = g.val("sub %s %s, %s", t, operand(), any())
		case 4:
			v = g.val("xor %s %s, %s", t, any(), splat(t, "-1"))
		case 5, 6:
			if t == i1 {
				continue
			}
			v = g.val("%s %s %s, %s", [...]string{"shl", "lshr", "ashr"}[g.r.IntN(3)], t, any(), splat(t, fmt.Sprint(g.r.IntN(types[t].bits))))
		case 7: // two comparisons of one value, together
			c := g.val("%s %s %s, %s", [...]string{"and", "or", "xor"}[g.r.IntN(3)], b, compare(), compare())
			v = g.val("select %s %s, %s %s, %s %s", b, c, t, operand(), t, any())
		case 8:
			v = g.val("select %s %s, %s %s, %s %s", b, compare(), t, any(), t, operand())
		case 9:
			if t == i1 {
				continue
			}
			v = g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], b, compare(), t)
		case 10:
			v = g.through(t, any())
		case 11:
			op := [...]string{"smax", "smin", "umax", "umin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"}[g.r.IntN(8)]
			if t == i1 {
				continue
			}
			n := g.declare("llvm."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", t, op, t.suffix(), t, t))
			v = g.val("call %s @%s(%s %s, %s %s)", t, n, t, any(), t, operand())
		case 12:
			if t == i1 {
				continue
			}
			d := splat(t, [...]string{"2", "3", "-3", "5", "7", "10", "-10", "16", "64", "100", "-128", "127", "1"}[g.r.IntN(13)])
			op := [...]string{"udiv", "urem", "sdiv", "srem"}[g.r.IntN(4)]
			if g.r.IntN(3) == 0 && !t.isVec() { // the divisor is a power of two
				d = g.val("shl %s 1, %s", t, g.val("and %s %s, %d", t, any(), 7%types[t].bits))
				op = [...]string{"udiv", "urem"}[g.r.IntN(2)]
			}
			v = g.val("%s %s %s, %s", op, t, any(), d)
		default:
			op := [...]string{"ctpop", "bitreverse", "ctlz", "cttz", "abs", "bswap"}[g.r.IntN(6)]
			if t == i1 || op == "bswap" && types[t].bits%16 != 0 {
				continue
			}
			last := ""
			arg := ""
			if op == "ctlz" || op == "cttz" || op == "abs" {
				last, arg = ", i1", ", i1 false"
			}
			n := g.declare("llvm."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s%s)", t, op, t.suffix(), t, last))
			v = g.val("call %s @%s(%s %s%s)", t, n, t, any(), arg)
		}
		chain = append(chain, v)
	}
	g.add(t, chain[len(chain)-1])
	if len(chain) > 3 {
		g.add(t, any())
		c := compare()
		if b == "i1" {
			g.add(i1, c)
		}
	}
}

// through takes an integer through other widths, or through memory's view of it, and back.
func (g shapeGen) through(t typ, x string) string {
	if t.isVec() {
		if k, ok := map[typ]typ{v2i32: i64, v4i16: i64, v2i16: i32, v4i8: i32}[t]; ok {
			y := g.val("bitcast %s %s to %s", t, x, k)
			y = g.val("%s %s %s, %s", [...]string{"and", "or", "lshr", "shl", "xor"}[g.r.IntN(5)], k, y, [...]string{"8", "16", "7", "31"}[g.r.IntN(4)])
			return g.val("bitcast %s %s to %s", k, y, t)
		}
		return g.val("freeze %s %s", t, x)
	}
	for range 10 {
		k := [...]typ{i1, i8, i16, i24, i32, i33, i64, i128, i7}[g.r.IntN(9)]
		switch {
		case k.bits() > t.bits():
			y := g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], t, x, k)
			if g.r.IntN(2) == 0 {
				y = g.val("%s %s %s, %s", [...]string{"add", "and", "mul", "or", "xor", "sub"}[g.r.IntN(6)], k, y, g.special(k))
			}
			if g.r.IntN(2) == 0 {
				y = g.val("%s %s %s, %d", [...]string{"lshr", "shl", "ashr"}[g.r.IntN(3)], k, y, g.r.IntN(k.bits()))
			}
			return g.val("trunc %s %s to %s", k, y, t)
		case k.bits() < t.bits():
			y := g.val("trunc %s %s to %s", t, x, k)
			if g.r.IntN(3) == 0 && k != i1 {
				y = g.val("%s %s %s, %s", [...]string{"add", "and", "mul"}[g.r.IntN(3)], k, y, g.special(k))
			}
			return g.val("%s %s %s to %s", [...]string{"zext", "sext"}[g.r.IntN(2)], k, y, t)
		}
	}
	return x
}

// floatRules is rules for floating point. Fast-math flags are set only where they hold: the values are finite, and the
// sign of a zero is not observable.
func (g shapeGen) floatRules() {
	t := [...]typ{f32, f32, f64, f64, v2f32, f16, v2f16}[g.r.IntN(7)]
	e, n := t.elem()
	chain := []string{g.pick(t), g.pick(t)}
	any := func() string { return chain[max(g.r.IntN(len(chain)), g.r.IntN(len(chain)))] }
	constant := func() string {
		return splat(t, [...]string{"0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "-4.0", "3.0", "0.125", "100.0"}[g.r.IntN(10)])
	}
	operand := func() string {
		if g.r.IntN(2) == 0 {
			return constant()
		}
		return any()
	}
	nsz := g.r.IntN(2) == 0
	flags := func() string {
		if nsz && g.r.IntN(2) == 0 {
			return " nsz"
		}
		return ""
	}
	b := "i1"
	if n > 1 {
		b = fmt.Sprintf("<%d x i1>", n)
	}
	for range 2 + g.r.IntN(4) {
		var v string
		switch g.r.IntN(11) {
		case 0, 1:
			v = g.val("%s%s %s %s, %s", [...]string{"fadd", "fsub", "fmul"}[g.r.IntN(3)], flags(), t, any(), operand())
		case 2:
			v = g.val("fsub%s %s %s, %s", flags(), t, constant(), any())
		case 3:
			v = g.val("fneg%s %s %s", flags(), t, any())
		case 4:
			if nsz { // the sign of a zero would decide about the sign of an infinity
				continue
			}
			v = g.val("fdiv %s %s, %s", t, operand(), any())
		case 5:
			v = g.val("fdiv%s %s %s, %s", [...]string{"", " arcp"}[g.r.IntN(2)], t, any(), splat(t, [...]string{"2.0", "-4.0", "0.5", "1.0", "-1.0"}[g.r.IntN(5)]))
		case 6:
			m := g.declare("llvm.fabs."+t.suffix(), fmt.Sprintf("declare %s @llvm.fabs.%s(%s)", t, t.suffix(), t))
			v = g.val("call%s %s @%s(%s %s)", flags(), t, m, t, any())
		case 7: // a wider type, and back
			ops := []string{"fadd", "fmul", "fsub", "fdiv"}[:4-b2i(nsz)]
			w, ok := map[typ]typ{f32: f64, f16: f32, v2f32: v2f64, v2f16: v2f32}[t]
			if !ok {
				continue
			}
			x := g.val("fpext %s %s to %s", t, any(), w)
			switch g.r.IntN(4) {
			case 0:
				x = g.val("fneg %s %s", w, x)
			case 1:
				y := g.val("fpext %s %s to %s", t, any(), w)
				x = g.val("%s %s %s, %s", ops[g.r.IntN(len(ops))], w, x, y)
			case 2:
				c := g.val("fcmp %s %s %s, %s", g.fpred(), w, x, splat(w, [...]string{"0.0", "1.0", "0x3FB99999A0000000", "70000.0"}[g.r.IntN(4)]))
				if n == 1 {
					g.add(i1, c)
				}
			}
			v = g.val("fptrunc %s %s to %s", w, x, t)
		case 8:
			c := g.val("fcmp %s %s %s, %s", g.fpred(), t, any(), operand())
			if n == 1 && !nsz {
				g.add(i1, c)
			}
			v = g.val("select %s %s, %s %s, %s %s", b, c, t, any(), t, operand())
		case 9: // from an integer that it holds exactly
			if n > 1 {
				continue
			}
			k := [...]typ{i8, i7, i1}[g.r.IntN(3)]
			if e != f16 && g.r.IntN(2) == 0 {
				k = i16
			}
			s := [...]string{"s", "u"}[g.r.IntN(2)]
			x := g.pick(k)
			f := g.val("%sitofp %s %s to %s", s, k, x, t)
			if g.r.IntN(3) == 0 {
				g.add(i32, g.val("fpto%si %s %s to i32", s, t, f))
				g.add(k, g.val("fpto%si %s %s to %s", s, t, f, k))
				c := g.val("fcmp %s %s %s, %s", g.fpred(), t, f, constant())
				g.add(i1, c)
			}
			v = f
		default:
			op := [...]string{"minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"}[g.r.IntN(6)]
			if !nsz {
				op = [...]string{"minimum", "maximum"}[g.r.IntN(2)] // the others may take either of two zeros
			}
			m := g.declare("llvm."+op+"."+t.suffix(), fmt.Sprintf("declare %s @llvm.%s.%s(%s, %s)", t, op, t.suffix(), t, t))
			v = g.val("call %s @%s(%s %s, %s %s)", t, m, t, any(), t, operand())
		}
		chain = append(chain, v)
	}
	v := chain[len(chain)-1]
	if nsz {
		v = g.oneZero(t, v)
	}
	g.add(t, g.tame(t, v))
}

// oneZero returns x with +0.0 for both zeros, by its bits: llc takes x + 0.0 for x where x was
// computed without regard to the sign of a zero.
func (g shapeGen) oneZero(t typ, x string) string {
	e, n := t.elem()
	k, b := fmt.Sprintf("i%d", e.bits()), "i1"
	shift, zero := "1", "0"
	if n > 1 {
		shift = "<" + strings.TrimSuffix(strings.Repeat(k+" 1, ", n), ", ") + ">"
		zero = "zeroinitializer"
		k, b = fmt.Sprintf("<%d x %s>", n, k), fmt.Sprintf("<%d x i1>", n)
	}
	bits := g.val("bitcast %s %s to %s", t, x, k)
	c := g.val("icmp eq %s %s, %s", k, g.val("shl %s %s, %s", k, bits, shift), zero)
	return g.val("bitcast %s %s to %s", k, g.val("select %s %s, %s %s, %s %s", b, c, k, zero, k, bits), t)
}

// fpred returns a predicate of fcmp.
func (g shapeGen) fpred() string {
	return [...]string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}[g.r.IntN(14)]
}
