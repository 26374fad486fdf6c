package main

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// generator writes one function as text.
type generator struct {
	r    *rand.Rand
	kind string
	size int // instructions at most
	b    strings.Builder
	vals []typed
	n    int // instructions so far
}

// typed is a value and its type, both as text.
type typed struct{ name, typ string }

func (g *generator) pick(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *generator) one(n int) bool { return g.r.IntN(n) == 0 }

// function returns define TYPE @fN(…) { … }.
func (g *generator) function(n int) string {
	var t string
	switch g.kind {
	case "float":
		t = g.pick("float", "float", "double", "half")
	case "vector":
		t = "<2 x i16>"
	case "bits":
		t = g.pick("i32", "i32", "i64", "i16")
	default:
		t = g.pick("i8", "i16", "i32", "i32", "i32", "i64", "i64")
	}
	params := 1 + g.r.IntN(3)
	var sig []string
	for i := range params {
		p := t
		if i > 0 && g.one(5) {
			p = "i1"
		}
		v := typed{"%" + string(rune('x'+i)), p}
		g.vals = append(g.vals, v)
		sig = append(sig, p+" "+v.name)
	}
	size := 2 + g.r.IntN(g.size-1)
	if g.one(2) {
		size = min(size, 2+g.r.IntN(2))
	}
	for g.n < size {
		if g.kind == "bits" {
			g.idiom()
		} else {
			g.instruction()
		}
	}
	last := g.vals[len(g.vals)-1]
	return fmt.Sprintf("define %s @f%d(%s) {\n%s  ret %s %s\n}\n", last.typ, n, strings.Join(sig, ", "), g.b.String(), last.typ, last.name)
}

// emit writes an instruction and makes its result a value.
func (g *generator) emit(typ, format string, args ...any) typed {
	g.n++
	v := typed{"%v" + strconv.Itoa(g.n), typ}
	fmt.Fprintf(&g.b, "  %s = %s\n", v.name, fmt.Sprintf(format, args...))
	g.vals = append(g.vals, v)
	return v
}

// last is the newest value: functions are trees rather than heaps of dead code.
func (g *generator) last() typed { return g.vals[len(g.vals)-1] }

// operand returns a value of type t: an existing one or a constant.
func (g *generator) operand(t string) string {
	if g.r.IntN(5) > 1 {
		for range 6 {
			if v := g.vals[g.r.IntN(len(g.vals))]; v.typ == t {
				return v.name
			}
		}
	}
	return g.constant(t)
}

// two returns the newest value and another, in either order.
func (g *generator) two(t string) (string, string) {
	a, b := g.last().name, g.operand(t)
	if a == b && !g.one(4) {
		b = g.constant(t)
	}
	if g.one(4) {
		return b, a
	}
	return a, b
}

func bitsOf(t string) int {
	if t[0] != 'i' {
		return 0
	}
	n, _ := strconv.Atoi(t[1:])
	return n
}

func (g *generator) constant(t string) string {
	switch t {
	case "<2 x i16>":
		if g.one(4) {
			return "<i16 " + g.constant("i16") + ", i16 " + g.constant("i16") + ">"
		}
		return "splat (i16 " + g.constant("i16") + ")"
	case "float", "double":
		if g.one(30) {
			return g.pick("0x7FF0000000000000", "0x7FF8000000000000")
		}
		return g.pick("0.0", "0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.0", "10.0", "-4.0")
	case "half":
		return g.pick("0xH0000", "0xH8000", "0xH3C00", "0xHBC00", "0xH4000", "0xH3800", "0xH4200", "0xH4900")
	case "i1":
		return g.pick("true", "false")
	case "<2 x i1>":
		return g.pick("zeroinitializer", "splat (i1 true)", "<i1 true, i1 false>")
	}
	w := bitsOf(t)
	var x int64
	switch g.r.IntN(9) {
	case 0:
		x = 0
	case 1:
		x = 1
	case 2:
		x = -1
	case 3:
		x = 1 << g.r.IntN(w)
	case 4:
		x = 1<<g.r.IntN(w) - 1
	case 5:
		x = -1 << g.r.IntN(w)
	case 6:
		x = int64(g.r.IntN(w))
	case 7:
		x = int64(g.r.IntN(20)) - 5
	default:
		x = g.r.Int64N(1000)
	}
	x = x << (64 - w) >> (64 - w)
	return strconv.FormatInt(x, 10)
}

// shiftBy returns a shift amount.
func (g *generator) shiftBy(t string) string {
	n := bitsOf(t)
	if t == "<2 x i16>" {
		return fmt.Sprintf("splat (i16 %d)", g.r.IntN(16))
	}
	if g.one(5) {
		return g.operand(t)
	}
	if g.one(3) {
		return strconv.Itoa(n - 1)
	}
	if g.one(3) && n >= 8 {
		return strconv.Itoa(n / 8 * g.r.IntN(8))
	}
	return strconv.Itoa(g.r.IntN(n))
}

var intPreds = []string{"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

// instruction adds a random instruction that uses the newest value.
func (g *generator) instruction() {
	v := g.last()
	switch t := v.typ; t {
	case "half", "float", "double":
		g.float(t)
	default:
		g.integer(t)
	}
}

func (g *generator) integer(t string) {
	switch k := g.r.IntN(20); {
	case k < 9:
		if strings.HasSuffix(t, "i1") || strings.HasSuffix(t, "i1>") { // no arithmetic on truth values
			a, b := g.two(t)
			g.emit(t, "%s %s %s, %s", g.pick("and", "or", "xor"), t, a, b)
			return
		}
		op := g.pick("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "add", "sub", "and", "or", "xor")
		a, b := g.two(t)
		flags := ""
		switch op {
		case "shl", "lshr", "ashr":
			if !g.one(4) {
				a, b = g.last().name, g.shiftBy(t)
			}
		}
		if g.one(4) {
			switch op {
			case "add", "sub", "mul", "shl":
				flags = g.pick(" nuw", " nsw", " nuw nsw")
			case "udiv", "sdiv", "lshr", "ashr":
				flags = " exact"
			}
		}
		g.emit(t, "%s%s %s %s, %s", op, flags, t, a, b)
	case k < 12:
		c := "i1"
		if strings.HasPrefix(t, "<") {
			c = "<2 x i1>"
		}
		a, b := g.two(t)
		cmp := g.emit(c, "icmp %s %s %s, %s", g.pick(intPreds...), t, a, b)
		if g.one(2) && t != "i1" && t != "<2 x i1>" {
			x, y := g.operand(t), g.operand(t)
			g.emit(t, "select %s %s, %s %s, %s %s", c, cmp.name, t, x, t, y)
		}
	case k < 14:
		g.choose(t)
	case k < 17:
		g.intCast(t)
	default:
		g.intrinsic(t)
	}
}

// choose adds a select that uses the newest value.
func (g *generator) choose(t string) {
	v := g.last()
	if t == "i1" && g.one(2) {
		to := g.pick("i1", "i32", g.vals[0].typ)
		x, y := g.operand(to), g.operand(to)
		g.emit(to, "select i1 %s, %s %s, %s %s", v.name, to, x, to, y)
		return
	}
	c := "i1"
	if strings.HasPrefix(t, "<") {
		c = "<2 x i1>"
	}
	a, b := g.two(t)
	g.emit(t, "select %s %s, %s %s, %s %s", c, g.operand(c), t, a, t, b)
}

func (g *generator) intCast(t string) {
	v := g.last()
	if strings.HasPrefix(t, "<") {
		switch {
		case t == "<2 x i1>":
			g.emit("<2 x i16>", "%s %s %s to <2 x i16>", g.pick("zext", "sext"), t, v.name)
		case g.one(2):
			g.emit("i16", "extractelement %s %s, i32 %d", t, v.name, g.r.IntN(2))
		default:
			g.emit("i32", "bitcast %s %s to i32", t, v.name)
		}
		return
	}
	to := g.pick("i1", "i8", "i16", "i32", "i64", "i32")
	switch from, w := bitsOf(t), bitsOf(to); {
	case w > from:
		g.emit(to, "%s %s %s to %s", g.pick("zext", "sext"), t, v.name, to)
	case w < from:
		g.emit(to, "trunc %s %s to %s", t, v.name, to)
	}
}

func mangled(t string) string {
	switch t {
	case "<2 x i16>":
		return "v2i16"
	case "<2 x i1>":
		return "v2i1"
	case "half":
		return "f16"
	case "float":
		return "f32"
	case "double":
		return "f64"
	}
	return t
}

func (g *generator) intrinsic(t string) {
	if strings.HasSuffix(t, "i1") || strings.HasSuffix(t, "i1>") {
		a, b := g.two(t)
		g.emit(t, "%s %s %s, %s", g.pick("and", "or", "xor"), t, a, b)
		return
	}
	v := g.last()
	switch g.r.IntN(8) {
	case 0, 1, 2:
		a, b := g.two(t)
		g.emit(t, "call %s @llvm.%s.%s(%s %s, %s %s)", t, g.pick("umin", "umax", "smin", "smax"), mangled(t), t, a, t, b)
	case 3:
		g.emit(t, "call %s @llvm.abs.%s(%s %s, i1 %s)", t, mangled(t), t, v.name, g.pick("false", "true"))
	case 4:
		g.emit(t, "call %s @llvm.ctpop.%s(%s %s)", t, mangled(t), t, v.name)
	case 5:
		g.emit(t, "call %s @llvm.%s.%s(%s %s, i1 false)", t, g.pick("ctlz", "cttz"), mangled(t), t, v.name)
	case 6:
		name := g.pick("bswap", "bitreverse")
		if t == "i8" {
			name = "bitreverse"
		}
		g.emit(t, "call %s @llvm.%s.%s(%s %s)", t, name, mangled(t), t, v.name)
	default:
		if g.one(2) {
			a, b := g.two(t)
			g.emit(t, "call %s @llvm.%s.%s(%s %s, %s %s)", t, g.pick("uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"), mangled(t), t, a, t, b)
			return
		}
		a, b := g.two(t)
		g.emit(t, "call %s @llvm.%s.%s(%s %s, %s %s, %s %s)", t, g.pick("fshl", "fshr"), mangled(t), t, a, t, b, t, g.shiftBy(t))
	}
}

var floatPreds = []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"}

func (g *generator) fastFlags() string {
	if g.one(2) {
		return ""
	}
	if g.one(4) {
		return "fast "
	}
	flags := ""
	for _, s := range [...]string{"nnan ", "ninf ", "nsz ", "arcp ", "contract ", "reassoc "} {
		if g.one(3) {
			flags += s
		}
	}
	return flags
}

func (g *generator) float(t string) {
	v := g.last()
	fmf := g.fastFlags()
	switch k := g.r.IntN(20); {
	case k < 9:
		a, b := g.two(t)
		g.emit(t, "%s %s%s %s, %s", g.pick("fadd", "fsub", "fmul", "fdiv", "fadd", "fmul"), fmf, t, a, b)
	case k < 11:
		g.emit(t, "fneg %s%s %s", fmf, t, v.name)
	case k < 13:
		a, b := g.two(t)
		cmp := g.emit("i1", "fcmp %s%s %s %s, %s", fmf, g.pick(floatPreds...), t, a, b)
		x, y := g.operand(t), g.operand(t)
		if g.one(2) {
			g.emit(t, "select i1 %s, %s %s, %s %s", cmp.name, t, x, t, y)
		}
	case k < 15:
		to := g.pick("half", "float", "double", "i32", "i64", "u32")
		order := map[string]int{"half": 0, "float": 1, "double": 2}
		switch {
		case to == "u32":
			g.emit("i32", "fptoui %s %s to i32", t, v.name)
		case to[0] == 'i':
			g.emit(to, "fptosi %s %s to %s", t, v.name, to)
		case order[to] > order[t]:
			g.emit(to, "fpext %s %s to %s", t, v.name, to)
		case order[to] < order[t]:
			g.emit(to, "fptrunc %s %s to %s", t, v.name, to)
		}
	case k < 17:
		g.emit(t, "call %s%s @llvm.%s.%s(%s %s)", fmf, t, g.pick("fabs", "fabs", "sqrt", "floor", "ceil", "trunc", "rint"), mangled(t), t, v.name)
	case k < 18:
		a, b := g.two(t)
		g.emit(t, "call %s%s @llvm.%s.%s(%s %s, %s %s)", fmf, t, g.pick("minnum", "maxnum", "copysign", "minimum", "maximum"), mangled(t), t, a, t, b)
	case k < 19:
		a, b := g.two(t)
		g.emit(t, "call %s%s @llvm.fma.%s(%s %s, %s %s, %s %s)", fmf, t, mangled(t), t, a, t, b, t, g.operand(t))
	default:
		g.choose(t)
	}
}
