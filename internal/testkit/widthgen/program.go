package widthgen

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
)

// Threads is how many rows of input and output a program has.
const Threads = 16

// Fill is the initial value of each byte of the output.
const Fill = 0xa5

// guard is the number of bytes between things in the output that a program must not touch.
const guard = 8

// Options say which program to make.
type Options struct {
	Seed uint64
	Skip map[int]bool // statements to leave out
	// Plain programs have no calls that stay, no initialisers and no odd parameters of kernels: llc passes
	// odd vectors in too little room, and writes odd integers in other bytes than it reads.
	Plain bool
	// Usual programs have integers of the widths that machines have, mostly bytes, and vectors of as many as real code has.
	Usual bool
}

// Program is a random program.
type Program struct {
	Kernel     string
	Input      []byte // Threads rows
	OutRow     int    // bytes of a row of output
	ParamBits  int    // width of the kernel's third parameter
	Param      uint64 // its argument, including the bits above its width, which have no meaning
	Statements int

	body  string
	decls map[string]string
}

// Fixed returns a program with the text of a kernel of that name, whose parameters are the addresses of
// the input and of the output and an i64.
func Fixed(kernel, text string, input []byte, outRow int) *Program {
	return &Program{Kernel: kernel, Input: input, OutRow: outRow, ParamBits: 64, body: text}
}

// Text returns the module of a program.
func (p *Program) Text() string { return Module([]*Program{p}) }

// Module returns the module of several programs.
func Module(ps []*Program) string {
	var out strings.Builder
	out.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n\n")
	decls := map[string]bool{}
	for _, p := range ps {
		out.WriteString(p.body)
		for _, d := range sorted(p.decls) {
			if !decls[d] {
				decls[d] = true
				out.WriteString(d)
			}
		}
	}
	return out.String()
}

func sorted(m map[string]string) []string {
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

// typ is an integer, or a vector of n of them.
type typ struct{ bits, n int }

func (t typ) String() string {
	if t.n == 0 {
		return fmt.Sprintf("i%d", t.bits)
	}
	return fmt.Sprintf("<%d x i%d>", t.n, t.bits)
}

// suffix is the type in names of intrinsics.
func (t typ) suffix() string {
	if t.n == 0 {
		return t.String()
	}
	return fmt.Sprintf("v%di%d", t.n, t.bits)
}

func (t typ) elem() typ { return typ{t.bits, 0} }

func (t typ) with(bits int) typ { return typ{bits, t.n} }

// total returns the number of bits of a value.
func (t typ) total() int { return t.bits * max(1, t.n) }

// store returns the bytes that a store writes.
func (t typ) store() int { return (t.total() + 7) / 8 }

// scalar is the integer with the bits of t.
func (t typ) scalar() typ { return typ{t.total(), 0} }

// bytes is the integer as large as the memory of a t.
func (t typ) bytes() typ { return typ{8 * t.store(), 0} }

// gen is a program under construction.
type gen struct {
	opt   Options
	r     *rand.Rand
	id    string
	out   strings.Builder // the function under construction
	top   strings.Builder // the text before it
	decls map[string]string
	n     int // values and labels
	pool  []val
	cur   string // block
	room  int    // bytes of the output that the function has taken
	head  []string
}

// val is a value in scope.
type val struct {
	t    typ
	name string
}

// Generate makes a program.
func Generate(opt Options) *Program {
	g := &gen{opt: opt, id: fmt.Sprint(opt.Seed), decls: map[string]string{}}
	g.seed(-1)
	main := g.anyType()
	params := []typ{main}
	for range g.r.IntN(3) {
		if g.r.IntN(2) == 0 {
			params = append(params, main)
		} else {
			params = append(params, g.related(main))
		}
	}
	statements := 1 + g.r.IntN(5)
	if g.r.IntN(4) == 0 {
		statements += 1 + g.r.IntN(6)
	}
	attr := g.one("", " noinline", " alwaysinline", " noinline optnone", " noinline")
	if opt.Plain {
		attr = " alwaysinline"
	}
	var ps []string
	for i, t := range params {
		name := fmt.Sprintf("%%a%d", i)
		ps = append(ps, fmt.Sprintf("%s %s", t, name))
		g.pool = append(g.pool, val{t, name})
	}
	g.cur = "entry"
	for i := range statements {
		if !opt.Skip[i] {
			g.seed(i)
			g.statement()
		}
	}
	g.seed(-2)
	res := g.pool[len(g.pool)-1]
	if g.r.IntN(4) == 0 {
		res = g.pool[g.r.IntN(len(g.pool))]
	}
	g.line("ret %s %s", res.t, res.name)
	var f strings.Builder
	f.WriteString(g.top.String())
	fmt.Fprintf(&f, "define internal %s @f%s(%s, ptr %%o)%s {\nentry:\n", res.t, g.id, strings.Join(ps, ", "), attr)
	for _, h := range g.head {
		f.WriteString("  " + h + "\n")
	}
	f.WriteString(g.out.String() + "}\n\n")
	p := &Program{Kernel: "k" + g.id, Statements: statements, decls: g.decls}
	f.WriteString(g.kernel(p, params, res.t))
	p.body = f.String()
	return p
}

// seed starts the random numbers of statement i.
func (g *gen) seed(i int) { g.r = rand.New(rand.NewPCG(g.opt.Seed, uint64(i+7)*0x9E3779B97F4A7C15)) }

func (g *gen) line(format string, args ...any) { fmt.Fprintf(&g.out, "  "+format+"\n", args...) }

// val emits an instruction and returns its name.
func (g *gen) val(format string, args ...any) string {
	g.n++
	name := fmt.Sprintf("%%v%d", g.n)
	g.line("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

// add brings the result of an instruction into scope.
func (g *gen) add(t typ, format string, args ...any) string {
	v := g.val(format, args...)
	g.pool = append(g.pool, val{t, v})
	return v
}

func (g *gen) one(list ...string) string { return list[g.r.IntN(len(list))] }

// declare notes an intrinsic.
func (g *gen) declare(name, result string, params ...string) string {
	g.decls[name] = fmt.Sprintf("declare %s @%s(%s)\n", result, name, strings.Join(params, ", "))
	return name
}

// width draws a width: any, or one near those that machines have.
func (g *gen) width() int {
	if g.opt.Usual {
		return [...]int{1, 8, 8, 8, 8, 16, 16, 32, 64}[g.r.IntN(9)]
	}
	switch g.r.IntN(5) {
	case 0:
		if g.r.IntN(16) == 0 {
			return 130 + g.r.IntN(400)
		}
		return [...]int{1, 3, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 40, 48, 56, 63, 64, 65, 72, 96, 127, 128, 129}[g.r.IntN(23)]
	default:
		return 1 + g.r.IntN(129)
	}
}

func (g *gen) anyType() typ {
	t := typ{g.width(), 0}
	if g.r.IntN(2) == 0 {
		t.n = g.lanes()
	}
	return t
}

// lanes returns a number of elements of a vector.
func (g *gen) lanes() int {
	if g.opt.Usual {
		return [...]int{2, 3, 4, 4, 4, 8, 16}[g.r.IntN(7)]
	}
	return 1 + g.r.IntN(9)
}

// related returns a type that a value of type t can become in one step.
func (g *gen) related(t typ) typ {
	switch g.r.IntN(5) {
	case 0:
		return t.with(g.width())
	case 1:
		return g.recast(t)
	case 2:
		return t.elem()
	case 3:
		return t.with(1)
	}
	return g.anyType()
}

// recast returns a type of as many bits as t.
func (g *gen) recast(t typ) typ {
	total := t.total()
	var fits []typ
	for n := 1; n <= 9; n++ {
		if total%n == 0 && total/n <= 129 {
			fits = append(fits, typ{total / n, n})
		}
	}
	if total <= 129 || len(fits) == 0 {
		fits = append(fits, t.scalar())
	}
	return fits[g.r.IntN(len(fits))]
}

// kernel makes the kernel that calls the function, and its input.
func (g *gen) kernel(p *Program, params []typ, res typ) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, "  "+format+"\n", args...) }
	offsets, row := make([]int, len(params)), 0
	for i, t := range params {
		row = (row + 15) &^ 15
		offsets[i] = row
		row += t.store()
	}
	row = (row + 15) &^ 15
	native := (g.room + guard + 15) &^ 15
	whole := (native + res.store() + guard + 15) &^ 15
	p.OutRow = (whole + res.store() + guard + 15) &^ 15

	p.ParamBits = 1 + g.r.IntN(64) // of the last parameter of the kernel
	if g.opt.Plain {               // llc spells .u52
		p.ParamBits = 8 << g.r.IntN(4)
	}
	p.Param = g.r.Uint64()
	fmt.Fprintf(&b, "define ptx_kernel void @%s(ptr %%in, ptr %%out, i%d %%k) {\n", p.Kernel, p.ParamBits)
	line("%%tid = call i32 @%s()", g.declare("llvm.nvvm.read.ptx.sreg.tid.x", "i32"))
	line("%%t = zext i32 %%tid to i64")
	line("%%i = mul i64 %%t, %d", row)
	line("%%inp = getelementptr i8, ptr %%in, i64 %%i")
	line("%%j = mul i64 %%t, %d", p.OutRow+16)
	line("%%outp = getelementptr i8, ptr %%out, i64 %%j")
	var args []string
	for i, t := range params {
		line("%%p%d = getelementptr i8, ptr %%inp, i64 %d", i, offsets[i])
		align := 1 << g.r.IntN(5)
		if g.r.IntN(2) == 0 {
			line("%%x%d = load %s, ptr %%p%d, align %d", i, t, i, align)
		} else { // as the bytes that it is
			line("%%b%d = load %s, ptr %%p%d, align %d", i, t.bytes(), i, align)
			name := fmt.Sprintf("b%d", i)
			if t.bytes() != t.scalar() {
				line("%%c%d = trunc %s %%%s to %s", i, t.bytes(), name, t.scalar())
				name = fmt.Sprintf("c%d", i)
			}
			line("%%x%d = bitcast %s %%%s to %s", i, t.scalar(), name, t)
		}
		args = append(args, fmt.Sprintf("%s %%x%d", t, i))
	}
	last := p.OutRow
	p.OutRow += 16
	line("%%q3 = getelementptr i8, ptr %%outp, i64 %d", last)
	line("%%k1 = add i%d %%k, 1", p.ParamBits)
	line("store i%d %%k1, ptr %%q3", p.ParamBits)
	line("%%k2 = %s i%d %%k to i100", g.one("zext", "sext"), p.ParamBits)
	line("%%k3 = trunc i100 %%k2 to i64")
	line("%%q4 = getelementptr i8, ptr %%q3, i64 8")
	line("store i64 %%k3, ptr %%q4")
	line("%%r = call %s @f%s(%s, ptr %%outp)", res, g.id, strings.Join(args, ", "))
	line("%%q = getelementptr i8, ptr %%outp, i64 %d", native)
	line("store %s %%r, ptr %%q, align %d", res, 1<<g.r.IntN(5))
	line("%%q2 = getelementptr i8, ptr %%outp, i64 %d", whole)
	line("%%w = bitcast %s %%r to %s", res, res.scalar())
	name := "%w"
	if res.bytes() != res.scalar() {
		line("%%z = zext %s %%w to %s", res.scalar(), res.bytes())
		name = "%z"
	}
	line("store %s %s, ptr %%q2, align 1", res.bytes(), name)
	line("ret void")
	b.WriteString("}\n\n")

	p.Input = make([]byte, row*Threads)
	for k := range Threads {
		for i, t := range params {
			at := k*row + offsets[i]
			x := new(big.Int)
			for l := range max(1, t.n) {
				x.Or(x, new(big.Int).Lsh(g.corner(t.bits), uint(l*t.bits)))
			}
			bytes := x.FillBytes(make([]byte, t.store()))
			for b := range bytes {
				p.Input[at+b] = bytes[len(bytes)-1-b]
			}
		}
	}
	return b.String()
}
