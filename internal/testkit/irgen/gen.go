package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Options direct generation.
type Options struct {
	Seed       uint64
	Statements int          // of the kernel and its device functions together
	Skip       map[int]bool // statements to leave out, by number
	Host       bool         // only what a CPU can run too, see HostText
}

// Threads is the number of threads of a launch; each reads and writes slots of
// its own.
const Threads = 64

// Slots is the number of 8-byte words of input and of output that each thread has.
const Slots = 32

// typ is a type that values have.
type typ uint8

const (
	i1 typ = iota
	i8
	i16
	i32
	i64
	f16
	f32
	f64
	v2i32
	v4i16
	v2f32
	numTypes
)

var (
	typeName = [numTypes]string{"i1", "i8", "i16", "i32", "i64", "half", "float", "double", "<2 x i32>", "<4 x i16>", "<2 x float>"}
	typeBits = [numTypes]int{1, 8, 16, 32, 64, 16, 32, 64, 64, 64, 64}
)

func (t typ) isInt() bool   { return t <= i64 }
func (t typ) isFloat() bool { return t >= f16 && t <= f64 }
func (t typ) isVec() bool   { return t >= v2i32 }

// gen is the state of one program.
type gen struct {
	opt    Options
	out    strings.Builder
	r      *rand.Rand
	n      int // next value number
	label  int
	stmt   int // next statement
	budget int
	pool   [numTypes][]string // values in scope
	cur    string             // label of the current block
	slot   int                // next output word
	decls  map[string]string
	funcs  []fn
	device bool // inside a device function: no stores to the output
}

type fn struct {
	name   string
	ret    typ
	params []typ
}

// Generate returns the text of a program: a kernel @k(ptr %in, ptr %out, i32 %n).
func Generate(opt Options) string {
	g := &gen{opt: opt, decls: map[string]string{}}
	g.reseed(1 << 40)
	var body strings.Builder
	for i := range 1 + g.r.IntN(3) {
		g.function(i)
		body.WriteString(g.out.String())
		g.out.Reset()
	}
	g.kernel()
	body.WriteString(g.out.String())
	var text strings.Builder
	text.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n\n")
	fmt.Fprintf(&text, "@table = internal%s constant [16 x i32] [i32 3, i32 -7, i32 11, i32 0, i32 2147483647, i32 -2147483648, i32 5, i32 99, i32 -1, i32 1, i32 65535, i32 65536, i32 12345, i32 -54321, i32 7, i32 8], align 4\n", g.space(4))
	fmt.Fprintf(&text, "@shared = internal%s global [256 x i64] %s, align 8\n\n", g.space(3), [...]string{"undef", "zeroinitializer"}[b2i(opt.Host)])
	text.WriteString(body.String())
	for _, d := range sortedValues(g.decls) {
		text.WriteString(d)
	}
	if opt.Host {
		text.WriteString(deviceSide)
	}
	return text.String()
}

// deviceSide is the kernel of a program that a CPU can run too; the rest of the
// program knows nothing of threads.
const deviceSide = deviceMark + `
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @body(ptr %in, ptr %out, i32 %n, i32 %tid)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
`

const deviceMark = "\n; The device's side."

// HostText makes a module for the CPU of one that was generated with Options.Host: it
// has @body(ptr %in, ptr %out, i32 %n, i32 %tid), which does the work of one thread.
// ok is false for other modules.
func HostText(text string) (host string, ok bool) {
	host, _, ok = strings.Cut(text, deviceMark)
	_, host, found := strings.Cut(host, "\n") // the triple
	return "source_filename = \"random.ll\"\n" + host, ok && found
}

// space returns the spelling of an address space, which a CPU does not have.
func (g *gen) space(n int) string {
	if g.opt.Host {
		return ""
	}
	return fmt.Sprintf(" addrspace(%d)", n)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func sortedValues(m map[string]string) []string {
	var out []string
	for _, v := range m {
		at := len(out)
		for at > 0 && out[at-1] > v {
			at--
		}
		out = append(out[:at], append([]string{v}, out[at:]...)...)
	}
	return out
}

// reseed starts the random numbers of statement i.
func (g *gen) reseed(i int) { g.r = rand.New(rand.NewPCG(g.opt.Seed, uint64(i)*0x9E3779B97F4A7C15+1)) }

func (g *gen) line(format string, args ...any) { fmt.Fprintf(&g.out, "  "+format+"\n", args...) }

// val emits an instruction with a result and returns its name.
func (g *gen) val(format string, args ...any) string {
	v := fmt.Sprintf("%%v%d", g.n)
	g.n++
	g.out.WriteString("  " + v + " = " + fmt.Sprintf(format, args...) + "\n")
	return v
}

func (g *gen) newLabel() string {
	g.label++
	return fmt.Sprintf("L%d", g.label)
}

func (g *gen) startBlock(l string) {
	fmt.Fprintf(&g.out, "%s:\n", l)
	g.cur = l
}

// add puts a value of type t into scope.
func (g *gen) add(t typ, v string) { g.pool[t] = append(g.pool[t], v) }

// snapshot and restore open and close a scope.
func (g *gen) snapshot() [numTypes]int {
	var s [numTypes]int
	for t := range s {
		s[t] = len(g.pool[t])
	}
	return s
}

func (g *gen) restore(s [numTypes]int) {
	for t := range s {
		g.pool[t] = g.pool[t][:s[t]]
	}
}

// pick returns a value of type t: one in scope, or a constant.
func (g *gen) pick(t typ) string {
	p := g.pool[t]
	if len(p) > 0 && g.r.IntN(8) != 0 {
		k := len(p) - 1 - min(g.r.IntN(len(p)), g.r.IntN(len(p))) // rather recent ones
		return p[k]
	}
	return g.constant(t)
}

func (g *gen) constant(t typ) string {
	switch {
	case t == i1:
		return [...]string{"true", "false"}[g.r.IntN(2)]
	case t.isInt():
		bits := typeBits[t]
		var x int64
		switch g.r.IntN(5) {
		case 0:
			x = int64(g.r.IntN(17)) - 8
		case 1:
			x = -1 << (bits - 1)
		case 2:
			x = 1<<(bits-1) - 1
		case 3:
			x = 1 << g.r.IntN(bits-1)
		default:
			x = int64(g.r.Uint64())
		}
		return fmt.Sprint(x << (64 - bits) >> (64 - bits))
	case t == f64:
		return [...]string{"0.0", "1.0", "-2.5", "0x3FB999999999999A", "1.0e4", "-3.0", "0.5"}[g.r.IntN(7)]
	case t.isFloat():
		return [...]string{"0.0", "1.0", "-2.5", "0.125", "1024.0", "-3.0", "0.5"}[g.r.IntN(7)]
	}
	e, n := t.elem()
	var parts []string
	for range n {
		parts = append(parts, typeName[e]+" "+g.constant(e))
	}
	return "<" + strings.Join(parts, ", ") + ">"
}

// elem returns the element type and length of a vector.
func (t typ) elem() (typ, int) {
	switch t {
	case v4i16:
		return i16, 4
	case v2f32:
		return f32, 2
	}
	return i32, 2
}

// declare notes an intrinsic that is used.
func (g *gen) declare(name, sig string) string {
	g.decls[name] = sig + "\n"
	return name
}

// kernel generates the kernel.
func (g *gen) kernel() {
	g.pool = [numTypes][]string{}
	g.device = false
	if g.opt.Host {
		fmt.Fprintf(&g.out, "define void @body(ptr %%in, ptr %%out, i32 %%n, i32 %%tid) {\n")
	} else {
		fmt.Fprintf(&g.out, "define ptx_kernel void @k(ptr %%in, ptr %%out, i32 %%n) {\n")
	}
	g.startBlock("entry")
	g.line("%%mem = alloca [16 x i64], align 8")
	if !g.opt.Host {
		g.declare("llvm.nvvm.read.ptx.sreg.tid.x", "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
		g.line("%%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
	}
	g.line("%%tid64 = zext i32 %%tid to i64")
	g.line("%%base = mul i64 %%tid64, %d", Slots*8)
	g.line("%%inp = getelementptr i8, ptr %%in, i64 %%base")
	g.line("%%outp = getelementptr i8, ptr %%out, i64 %%base")
	g.line("%%sh0 = getelementptr [256 x i64], ptr%s @shared, i64 0, i64 %%tid64", g.space(3))
	for i := range 16 {
		g.line("%%m%d = getelementptr [16 x i64], ptr %%mem, i64 0, i64 %d", i, i)
		g.line("store i64 %d, ptr %%m%d, align 8", i*i-3, i)
	}
	g.add(i32, "%tid")
	g.add(i32, "%n")
	for i := range 6 {
		t := [...]typ{i32, i64, f32, f64, i16, i8}[i]
		g.loadInput(t, i)
	}
	g.budget = g.opt.Statements
	g.statements(g.budget, 0)
	for t := i1; t < numTypes; t++ { // everything that is left goes to memory
		for k := 0; k < 3 && k < len(g.pool[t]); k++ {
			g.store(t, g.pool[t][len(g.pool[t])-1-k])
		}
	}
	g.line("ret void")
	g.out.WriteString("}\n\n")
}

// function generates device function i.
func (g *gen) function(i int) {
	g.reseed(1<<41 + i)
	g.pool = [numTypes][]string{}
	g.device = true
	f := fn{name: fmt.Sprintf("f%d", i), ret: typ(g.r.IntN(int(numTypes)))}
	var ps []string
	for k := range 1 + g.r.IntN(4) {
		t := typ(g.r.IntN(int(numTypes)))
		f.params = append(f.params, t)
		ps = append(ps, fmt.Sprintf("%s %%a%d", typeName[t], k))
		g.add(t, fmt.Sprintf("%%a%d", k))
	}
	attr := [...]string{"", " noinline", " alwaysinline"}[g.r.IntN(3)]
	link := [...]string{"", "internal "}[g.r.IntN(2)]
	fmt.Fprintf(&g.out, "define %s%s @%s(%s)%s {\n", link, typeName[f.ret], f.name, strings.Join(ps, ", "), attr)
	g.startBlock("entry")
	g.statements(3+g.r.IntN(8), 1)
	g.line("ret %s %s", typeName[f.ret], g.pick(f.ret))
	g.out.WriteString("}\n\n")
	g.funcs = append(g.funcs, f)
}

func (g *gen) loadInput(t typ, i int) {
	p := g.val("getelementptr i8, ptr %%inp, i64 %d", 8*i)
	v := g.val("load %s, ptr %s, align 8", typeName[t], p)
	if t.isFloat() { // inputs are random bits: keep numbers of ordinary size
		v = g.tame(t, v)
	}
	g.add(t, v)
}

// tame maps NaN, infinities and large numbers to 1: comparisons of results are of
// bits, and NaN payloads are nobody's promise.
func (g *gen) tame(t typ, v string) string {
	g.declare("llvm.fabs."+t.suffix(), fmt.Sprintf("declare %s @llvm.fabs.%s(%s)", typeName[t], t.suffix(), typeName[t]))
	a := g.val("call %s @llvm.fabs.%s(%s %s)", typeName[t], t.suffix(), typeName[t], v)
	c := g.val("fcmp olt %s %s, 16384.0", typeName[t], a)
	return g.val("select i1 %s, %s %s, %s 1.0", c, typeName[t], v, typeName[t])
}

func (t typ) suffix() string {
	switch t {
	case f16:
		return "f16"
	case f32:
		return "f32"
	case f64:
		return "f64"
	case v2i32:
		return "v2i32"
	case v4i16:
		return "v4i16"
	case v2f32:
		return "v2f32"
	}
	return typeName[t]
}

// store writes a value to the thread's next output word.
func (g *gen) store(t typ, v string) {
	if g.device {
		return
	}
	p := g.val("getelementptr i8, ptr %%outp, i64 %d", 8*(g.slot%Slots))
	g.slot++
	if t == i1 {
		v = g.val("zext i1 %s to i32", v)
		t = i32
	}
	g.line("store %s %s, ptr %s, align 8", typeName[t], v, p)
}
