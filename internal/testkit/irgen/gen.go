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

// fn is a device function; twin, if not empty, has the same type.
type fn struct {
	name, twin string
	ret        typ
	params     []typ
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
	for i, t := range []typ{i32, i64, f32, f64, i16, i8, i128, v4i8, v2f16, v3i32, v2i64, bf16}[:12-b2i(g.opt.Host)] {
		g.loadInput(t, 2*i)
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

// function generates device function i, and sometimes a second one of its type for
// indirect calls.
func (g *gen) function(i int) {
	g.reseed(1<<41 + i)
	f := fn{name: fmt.Sprintf("f%d", i), ret: g.anyType(0, int(numTypes))}
	for range 1 + g.r.IntN(4) {
		f.params = append(f.params, g.anyType(0, int(numTypes)))
	}
	names := []string{f.name}
	if g.r.IntN(3) == 0 {
		f.twin = f.name + "b"
		names = append(names, f.twin)
	}
	for _, name := range names {
		g.pool = [numTypes][]string{}
		g.device = true
		var ps []string
		for k, t := range f.params {
			ps = append(ps, fmt.Sprintf("%s %%a%d", t, k))
			g.add(t, fmt.Sprintf("%%a%d", k))
		}
		attr := [...]string{"", " noinline", " alwaysinline"}[g.r.IntN(3)]
		link := [...]string{"", "internal "}[g.r.IntN(2)]
		fmt.Fprintf(&g.out, "define %s%s @%s(%s)%s {\n", link, f.ret, name, strings.Join(ps, ", "), attr)
		g.startBlock("entry")
		g.statements(3+g.r.IntN(8), 1)
		g.line("ret %s %s", f.ret, g.pick(f.ret))
		g.out.WriteString("}\n\n")
	}
	g.funcs = append(g.funcs, f)
}

func (g *gen) loadInput(t typ, i int) {
	p := g.val("getelementptr i8, ptr %%inp, i64 %d", 8*i)
	v := g.val("load %s, ptr %s, align 8", t, p)
	if t.isFloat() { // inputs are random bits: keep numbers of ordinary size
		v = g.tame(t, v)
	}
	g.add(t, v)
}

// tame maps NaN, infinities and large numbers to 1: comparisons of results are of
// bits, and NaN payloads are nobody's promise.
func (g *gen) tame(t typ, v string) string {
	g.declare("llvm.fabs."+t.suffix(), fmt.Sprintf("declare %s @llvm.fabs.%s(%s)", t, t.suffix(), t))
	a := g.val("call %s @llvm.fabs.%s(%s %s)", t, t.suffix(), t, v)
	c := g.val("fcmp olt %s %s, %s", t, a, splat(t, "16384.0"))
	b := "i1"
	if _, n := t.elem(); n > 1 {
		b = fmt.Sprintf("<%d x i1>", n)
	}
	return g.val("select %s %s, %s %s, %s %s", b, c, t, v, t, splat(t, "1.0"))
}

// store writes a value to the thread's next output word.
func (g *gen) store(t typ, v string) {
	if g.device {
		return
	}
	words := (t.size() + 7) / 8
	if g.slot%Slots+words > Slots {
		g.slot += Slots - g.slot%Slots
	}
	p := g.val("getelementptr i8, ptr %%outp, i64 %d", 8*(g.slot%Slots))
	g.slot += words
	if t == i1 {
		v = g.val("zext i1 %s to i32", v)
		t = i32
	}
	g.line("store %s %s, ptr %s, align 8", t, v, p)
}
