package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Options direct generation.
type Options struct {
	Seed       uint64
	Statements int             // of the kernel itself, not counting those inside of others
	Skip       map[uint64]bool // statements to leave out, see Statements
	Host       bool            // only constructs that a CPU can run too, see HostText
	SM         int             // the least architecture that it has to run on; 0: 80
}

// Threads is the number of threads of a launch; each reads and writes slots of
// its own.
const Threads = 64

// Slots is the number of 8-byte words of input and of output that each thread has.
const Slots = 64

// results is the number of words of output that get values; the rest is memory
// for the program to work on.
const results = 32

// gen is the state of one program.
type gen struct {
	opt     Options
	m       *module
	id      string // suffix of the names of functions, which differs in each program of a module
	out     strings.Builder
	r       *rand.Rand
	n       int // next value number
	label   int
	path    uint64             // the statement being generated
	ids     []uint64           // all statements that were generated
	pool    [numTypes][]string // values in scope
	ptrs    []pointer          // addresses in scope
	recent  []place            // addresses that were accessed
	ivs     []counter          // counters of the loops around
	conds   int                // how many of the pool's conditions do not change in the innermost loop
	allocas []string           // local variables of the function
	cur     string             // label of the current block
	slot    int                // next output word
	funcs   []fn
	works   []worker
	device  bool   // inside a device function: no stores to the output
	uniform bool   // all threads come here together
	given   bool   // the kernel has a parameter by value
	ret     func() // ends a device function
}

// shapeGen is the part of the generator for shapes of code that passes look for: chains, loops, idioms.
type shapeGen struct{ *gen }

func (g *gen) shapes() shapeGen { return shapeGen{g} }

// module is the state that the programs of a module share.
type module struct {
	host  bool
	decls map[string]string
	vars  []string // variables
	meta  []string
}

// fn is a device function; twin, if not empty, has the same type.
type fn struct {
	name, twin string
	ret        typ
	params     []typ
	ext        []string // how parameters and, last, the result are extended
}

// arg returns parameter i of f with value x, as a call or a definition writes it.
func (f *fn) arg(i int, x string) string {
	return fmt.Sprintf("%s %s%s", f.params[i], f.ext[i], x)
}

// result returns the result type of f with its extension attribute.
func (f *fn) result() string { return f.ext[len(f.params)] + f.ret.String() }

// extension returns how a value of type t passes calls: narrow ones may be extended.
func (g *gen) extension(t typ) string {
	if t.isInt() && t.bits() < 32 && t != i1 {
		return [...]string{"", "zeroext ", "signext "}[g.r.IntN(3)]
	}
	return ""
}

// Generate returns the text of a program: a kernel @k(ptr %in, ptr %out, i32 %n).
func Generate(opt Options) string {
	text, _ := generate(opt)
	return text
}

// Statements returns the names of the statements of a program in their order, for
// Options.Skip. Those inside of another one follow it, and go with it.
func Statements(opt Options) []uint64 {
	_, g := generate(opt)
	return g.ids
}

func generate(opt Options) (string, *gen) {
	m := &module{host: opt.Host, decls: map[string]string{}}
	g := newGen(opt, m, "")
	body := g.program()
	return m.text(body), g
}

// Module returns a module of several programs, none for the host, and the names of their
// kernels.
func Module(opts []Options) (text string, kernels []string) {
	m := &module{decls: map[string]string{}}
	var body strings.Builder
	for i, o := range opts {
		g := newGen(o, m, fmt.Sprintf("_%d", i))
		body.WriteString(g.program())
		kernels = append(kernels, "k"+g.id)
	}
	return m.text(body.String()), kernels
}

func newGen(opt Options, m *module, id string) *gen {
	g := &gen{opt: opt, m: m, id: id}
	g.reseed(1 << 40)
	return g
}

// program returns the functions of a program.
func (g *gen) program() string {
	for i := range 1 + g.r.IntN(3) {
		g.function(i)
	}
	g.workers()
	g.kernel()
	return g.out.String()
}

// text returns the module around functions.
func (m *module) text(functions string) string {
	var text strings.Builder
	text.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n\n")
	fmt.Fprintf(&text, "@table = internal%s constant [16 x i32] [i32 3, i32 -7, i32 11, i32 0, i32 2147483647, i32 -2147483648, i32 5, i32 99, i32 -1, i32 1, i32 65535, i32 65536, i32 12345, i32 -54321, i32 7, i32 8], align 4\n", m.space(4))
	shared := "undef"
	if m.host {
		shared = "zeroinitializer"
	}
	for _, v := range [...]struct {
		name  string
		words int
	}{{"shared", 4 * Threads}, {"exchange", Threads}, {"sums", sums}} {
		fmt.Fprintf(&text, "@%s = internal%s global [%d x i64] %s, align 8\n", v.name, m.space(3), v.words, shared)
	}
	for _, v := range m.vars {
		text.WriteString(v + "\n")
	}
	text.WriteString("\n" + functions)
	for _, d := range sortedValues(m.decls) {
		text.WriteString(d)
	}
	if m.host {
		text.WriteString(deviceSide)
	}
	for i, l := range m.meta {
		fmt.Fprintf(&text, "!%d = %s\n", i, l)
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
// The second result is false for other modules.
func HostText(text string) (string, bool) {
	host, device, ok := strings.Cut(text, deviceMark)
	if _, meta, has := strings.Cut(device, "\n!"); has {
		host += "\n!" + meta
	}
	_, host, found := strings.Cut(host, "\n") // the triple
	return "source_filename = \"random.ll\"\n" + host, ok && found
}

func (g *gen) space(n int) string { return g.m.space(n) }

// space returns the spelling of an address space, which a CPU does not have.
func (m *module) space(n int) string {
	if m.host {
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
func (g *gen) reseed(i uint64) { g.r = rand.New(rand.NewPCG(g.opt.Seed, i*0x9E3779B97F4A7C15+1)) }

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

// scope is how much there is of everything that can go out of scope.
type scope struct {
	pool                     [numTypes]int
	ptrs, recent, ivs, conds int
	uniform                  bool
}

// snapshot and restore open and close a scope.
func (g *gen) snapshot() scope {
	s := scope{ptrs: len(g.ptrs), recent: len(g.recent), ivs: len(g.ivs), conds: g.conds, uniform: g.uniform}
	for t := range s.pool {
		s.pool[t] = len(g.pool[t])
	}
	return s
}

func (g *gen) restore(s scope) {
	for t := range s.pool {
		g.pool[t] = g.pool[t][:s.pool[t]]
	}
	g.ptrs, g.recent, g.ivs = g.ptrs[:s.ptrs], g.recent[:s.recent], g.ivs[:s.ivs]
	g.conds, g.uniform = s.conds, s.uniform
}

// enter empties everything for a function.
func (g *gen) enter(path uint64, device bool) {
	g.pool, g.ptrs, g.recent, g.ivs, g.conds = [numTypes][]string{}, nil, nil, nil, 0
	g.path, g.device, g.uniform, g.ret = path, device, !device, nil
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
	g.m.decls[name] = sig + "\n"
	return name
}

// startFunction starts the body of a function. Its result ends it, and gives it the local
// arrays that statements asked for.
func (g *gen) startFunction() (end func()) {
	g.startBlock("entry")
	at := g.out.Len()
	g.allocas = nil
	return func() {
		g.out.WriteString("}\n\n")
		text := g.out.String()
		g.out.Reset()
		g.out.WriteString(text[:at])
		for _, a := range g.allocas {
			g.out.WriteString("  " + a + "\n")
		}
		g.out.WriteString(text[at:])
	}
}

// alloca returns the name of a new local variable.
func (g *gen) alloca(what string) string {
	name := fmt.Sprintf("%%l%d", g.n)
	g.n++
	g.allocas = append(g.allocas, fmt.Sprintf("%s = alloca %s, align 8", name, what))
	return name
}

// kernel generates the kernel.
func (g *gen) kernel() {
	g.reseed(1 << 42)
	g.enter(1<<42, false)
	in := [...]string{"ptr %in", "ptr %in", "ptr readonly %in", "ptr noalias readonly captures(none) %in"}[g.r.IntN(4)]
	out := [...]string{"ptr %out", "ptr %out", "ptr noalias %out"}[g.r.IntN(3)]
	var more []typ
	if g.opt.Host {
		fmt.Fprintf(&g.out, "define void @body(%s, %s, i32 %%n, i32 %%tid) {\n", in, out)
	} else {
		list, attrs := "", ""
		list, more = g.moreParams()
		if g.r.IntN(3) == 0 {
			attrs = [...]string{` "nvvm.reqntid"="64"`, ` "nvvm.maxntid"="64,1,1"`, ` "nvvm.maxntid"="128"`, " optsize", " minsize", ` "nvvm.minctasm"="2"`}[g.r.IntN(6)]
		}
		fmt.Fprintf(&g.out, "define ptx_kernel void @k%s(%s, %s, i32 %%n%s)%s {\n", g.id, in, out, list, attrs)
	}
	end := g.startFunction()
	g.line("%%mem = alloca [16 x i64], align 8")
	g.line("%%arr = alloca [24 x i32], align %d", 8<<g.r.IntN(2))
	g.line("%%tmp = alloca [6 x i64], align 8")
	if !g.opt.Host {
		g.declare("llvm.nvvm.read.ptx.sreg.tid.x", "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
		g.line("%%tid = call %si32 @llvm.nvvm.read.ptx.sreg.tid.x()", [...]string{"", "range(i32 0, 64) "}[g.r.IntN(2)])
	}
	g.line("%%tid64 = zext i32 %%tid to i64")
	g.line("%%base = mul i64 %%tid64, %d", Slots*8)
	g.line("%%inp = getelementptr i8, ptr %%in, i64 %%base")
	g.line("%%outp = getelementptr i8, ptr %%out, i64 %%base")
	g.line("%%sh0 = getelementptr [%d x [4 x i64]], ptr%s @shared, i64 0, i64 %%tid64", Threads, g.space(3))
	for i := range 16 {
		g.line("%%m%d = getelementptr [16 x i64], ptr %%mem, i64 0, i64 %d", i, i)
		g.line("store i64 %d, ptr %%m%d, align 8", i*i-3, i)
	}
	g.memories()
	for i, t := range more {
		x := fmt.Sprintf("%%x%d", i)
		if t.isFloat() {
			x = g.tame(t, x)
		}
		g.add(t, x)
	}
	g.add(i32, "%tid")
	g.add(i32, "%n")
	for i, t := range []typ{i32, i64, f32, f64, i16, i8, i128, v4i8, v2f16, v3i32, v2i64, bf16}[:12-b2i(g.opt.Host)] {
		g.loadInput(t, 2*i)
	}
	g.statements(g.opt.Statements, 0)
	g.reseed(1<<42 + 1)
	for t := i1; t < numTypes; t++ { // everything that is left goes to memory
		for k := 0; k < 3 && k < len(g.pool[t]); k++ {
			g.store(t, g.pool[t][len(g.pool[t])-1-k])
		}
	}
	g.leaveMemory()
	g.line("ret void")
	end()
}

// function generates device function i, and sometimes a second one of its type for
// indirect calls.
func (g *gen) function(i int) {
	g.reseed(1<<41 + uint64(i))
	f := fn{name: fmt.Sprintf("f%d%s", i, g.id), ret: g.anyType(0, int(numTypes))}
	for range 1 + g.r.IntN(4) {
		f.params = append(f.params, g.anyType(0, int(numTypes)))
	}
	for _, t := range append(f.params, f.ret) {
		f.ext = append(f.ext, g.extension(t))
	}
	names := []string{f.name}
	if g.r.IntN(3) == 0 {
		f.twin = f.name + "b"
		names = append(names, f.twin)
	}
	for k, name := range names {
		g.enter(1<<41+uint64(2*i+k), true)
		var ps []string
		for k, t := range f.params {
			ps = append(ps, f.arg(k, fmt.Sprintf("%%a%d", k)))
			g.add(t, fmt.Sprintf("%%a%d", k))
		}
		attr := [...]string{"", " noinline", " alwaysinline", " noinline optnone", " optsize", " nounwind willreturn", ` nounwind "no-builtins"`, " nounwind willreturn nosync memory(read)"}[g.r.IntN(8)]
		link := [...]string{"", "internal "}[g.r.IntN(2)]
		g.ret = func() { g.line("ret %s %s", f.ret, g.pick(f.ret)) }
		fmt.Fprintf(&g.out, "define %s%s @%s(%s)%s {\n", link, f.result(), name, strings.Join(ps, ", "), attr)
		end := g.startFunction()
		g.statements(3+g.r.IntN(8), 2)
		g.ret()
		end()
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

// tame maps NaN, infinities and large numbers to 1: results are compared bit by bit, and NaN payloads are not
// specified.
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
	if g.slot%results+words > results {
		g.slot += results - g.slot%results
	}
	p := g.val("getelementptr i8, ptr %%outp, i64 %d", 8*(g.slot%results))
	g.slot += words
	if k := map[typ]typ{i1: i32, i7: i8, i33: i64}[t]; k != 0 { // the other bits in memory would be anything
		v = g.val("zext %s %s to %s", t, v, k)
		t = k
	}
	g.line("store %s %s, ptr %s, align 8", t, v, p)
}
