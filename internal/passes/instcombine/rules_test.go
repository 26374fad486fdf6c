package instcombine

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// ruleBench builds small functions and compares them before and after instcombine.
type ruleBench struct {
	t     *testing.T
	m     *ir.Module
	ic    Combiner
	env   benchEnv
	a, b  evaluator
	calls []ruleCall
	n     int // functions
	hits  int // that the rules have changed
}

// ruleCall is an intrinsic of one type with its number of operands of that type, and whether
// a truth value follows them.
type ruleCall struct {
	fn    ir.Value
	fnTyp ir.Type
	args  int
	flag  bool
}

// declare brings the integer intrinsics of type it into the module.
func (rb *ruleBench) declare(it ir.Type) {
	for _, d := range [...]struct {
		name string
		args int
		flag bool
	}{
		{"umin", 2, false},
		{"umax", 2, false},
		{"smin", 2, false},
		{"smax", 2, false},
		{"abs", 1, true},
		{"ctpop", 1, false},
		{"ctlz", 1, true},
		{"cttz", 1, true},
		{"bitreverse", 1, false},
		{"bswap", 1, false},
		{"fshl", 3, false},
		{"fshr", 3, false},
		{"uadd.sat", 2, false},
		{"usub.sat", 2, false},
		{"sadd.sat", 2, false},
		{"ssub.sat", 2, false},
		{"scmp", 2, false},
		{"ucmp", 2, false},
	} {
		if d.name == "bswap" && rb.m.Types.Bits(rb.m.Types.Scalar(it))%16 != 0 {
			continue
		}
		params := []ir.Type{it, it, it}[:d.args]
		if d.flag {
			params = append(params, ir.I1)
		}
		ft := rb.m.Types.Func(it, false, params...)
		name := "llvm." + d.name + "." + rb.m.Types.Mangle(it)
		if strings.HasSuffix(d.name, "cmp") { // overloaded for the result, too
			name += "." + rb.m.Types.Mangle(it)
		}
		s := rb.m.Declare(name, ft)
		rb.calls = append(rb.calls, ruleCall{ir.SymValue(s), ft, d.args, d.flag})
	}
	rb.env.fx.Compute(rb.m)
}

// benchEnv computes the facts about a function that rules use.
type benchEnv struct {
	f      *ir.Func
	fx     analysis.EffectTable
	launch analysis.LaunchBounds
	values analysis.ValueTracking
	decl   Intrinsics
	cfg    analysis.CFG
	dom    analysis.Dom
	loops  analysis.Loops
}

func (e *benchEnv) CFG() *analysis.CFG     { e.cfg.Compute(e.f); return &e.cfg }
func (e *benchEnv) Dom() *analysis.Dom     { e.dom.Compute(e.CFG()); return &e.dom }
func (e *benchEnv) Loops() *analysis.Loops { e.loops.Compute(e.Dom()); return &e.loops }

// enter makes f the current function.
func (e *benchEnv) enter(f *ir.Func) Env {
	e.f = f
	e.launch.Reset()
	e.values.Enter(f, &e.launch, &e.fx)
	return Env{Func: f, Launch: &e.launch, Effects: &e.fx, Values: &e.values, Analyses: e, Intrinsics: &e.decl}
}

func newRuleBench(t *testing.T) *ruleBench {
	m := ir.NewModule("rules")
	m.Triple = "nvptx64-nvidia-cuda"
	rb := &ruleBench{t: t, m: m}
	rb.env.decl.Declare(m)
	rb.env.fx.Compute(m)
	return rb
}

// wantHits requires that the rules have changed at least num/den of the expressions: a test of expressions that no rule fits tests nothing.
func (rb *ruleBench) wantHits(num, den int) {
	rb.t.Helper()
	if rb.hits*den < rb.n*num {
		rb.t.Errorf("the rules have changed only %d of %d expressions", rb.hits, rb.n)
	}
}

// pair builds a function twice and simplifies the second one; changed is false if that changed
// nothing, or the function could not be built.
func (rb *ruleBench) pair(params []ir.Type, build func(f *ir.Func, b *ir.Builder) ir.Value) (fs [2]*ir.Func, changed bool) {
	rb.t.Helper()
	for i := range fs {
		fs[i] = rb.fresh(params, build)
		if fs[i].Terminator(fs[i].Entry()) == ir.None {
			return fs, false
		}
	}
	rb.n++
	changed = rb.ic.Run(rb.env.enter(fs[1]), false)
	if rb.ic.Stuck() != ir.None {
		rb.t.Fatalf("rules that undo each other:\n%s", ir.AppendFunc(nil, fs[0]))
	}
	if changed {
		rb.hits++
	}
	return fs, changed
}

// check builds a function of the given type twice, simplifies one of them, and compares
// them on all arguments that inputs has. The simplified one must give the same
// wherever the original is defined.
func (rb *ruleBench) check(params []ir.Type, build func(f *ir.Func, b *ir.Builder) ir.Value, inputs [][]uint64) {
	rb.t.Helper()
	syms := len(rb.m.Syms)
	defer func() { rb.m.Syms = rb.m.Syms[:syms] }() // the module is the same for all
	fs, changed := rb.pair(params, build)
	if !changed {
		return
	}
	for i, in := range inputs {
		rb.a.lane, rb.b.lane = i&1, i&1
		want, ok := rb.a.run(fs[0], in)
		if !ok || want.poison {
			continue
		}
		got, ok := rb.b.run(fs[1], in)
		if !ok || got != want {
			rb.t.Fatalf("for %#x: %#x became %#x (poison %v, undefined %v)\n%s\n%s", in, want.x, got.x, got.poison, !ok,
				ir.AppendFunc(nil, fs[0]), ir.AppendFunc(nil, fs[1]))
		}
	}
}

// fresh builds one function; it has no end if build gives nothing.
func (rb *ruleBench) fresh(params []ir.Type, build func(f *ir.Func, b *ir.Builder) ir.Value) *ir.Func {
	m := rb.m
	// The result's type is known when the body is there, and not needed before.
	sym := m.AddSym(ir.Symbol{Kind: ir.SymFunc, Type: m.Types.Func(ir.I64, false, params...)})
	f := m.Syms[sym].Fn
	b := ir.NewBuilder(f)
	b.At(f.NewBlock())
	v := build(f, b)
	if v != ir.None {
		b.Ret(v)
		m.Syms[sym].Type = m.Types.Func(f.TypeOf(v), false, params...)
	}
	return f
}

var ruleOps = [...]ir.Op{
	ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem,
	ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor,
}

// each4 is every number of four bits.
func each4() [][]uint64 {
	var list [][]uint64
	for x := range uint64(16) {
		list = append(list, []uint64{x})
	}
	return list
}

// everyInput is every combination of numbers of the widths, the first of which changes fastest.
func everyInput(widths ...int) (list [][]uint64) {
	total := 0
	for _, w := range widths {
		total += w
	}
	for i := range uint64(1) << total {
		in := make([]uint64, 0, len(widths))
		for _, w := range widths {
			in = append(in, i&evalMask(w))
			i >>= w
		}
		list = append(list, in)
	}
	return list
}

// all16 is every pair of four-bit numbers.
func all16() [][]uint64 {
	var list [][]uint64
	for x := range uint64(16) {
		for y := range uint64(16) {
			list = append(list, []uint64{x, y})
		}
	}
	return list
}

// Every expression (x op c) op' d and (x op y) op' c of four-bit integers, for all
// operations, constants and arguments, keeps its value.
func TestRulesExhaustively(t *testing.T) {
	rb := newRuleBench(t)
	i4 := rb.m.Types.Int(4)
	params := []ir.Type{i4, i4}
	both := all16()
	var one [][]uint64 // where y is not used
	for x := range uint64(16) {
		one = append(one, []uint64{x, 0})
	}
	step := uint64(1)
	if testing.Short() {
		step = 5
	}
	// An operand is x, y or a constant.
	const forms = 2 + 16
	operand := func(f *ir.Func, k uint64) ir.Value {
		if k < 2 {
			return ir.ParamValue(int(k))
		}
		return f.Consts.Int(i4, k-2)
	}
	for _, inner := range ruleOps {
		for a := uint64(0); a < forms; a += step {
			for _, outer := range ruleOps {
				for c := uint64(0); c < forms; c += step {
					inputs := one
					if a == 1 || c == 1 {
						inputs = both
					}
					for swap := range 2 {
						rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
							v := b.Binary(inner, ir.ParamValue(0), operand(f, a), 0)
							if swap == 1 {
								return b.Binary(outer, operand(f, c), v, 0)
							}
							return b.Binary(outer, v, operand(f, c), 0)
						}, inputs)
					}
				}
			}
			for p := ir.ICmpEQ; p <= ir.ICmpSLE; p++ {
				for c := uint64(0); c < forms; c += step {
					inputs := one
					if a == 1 || c == 1 {
						inputs = both
					}
					rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
						v := b.Binary(inner, ir.ParamValue(0), operand(f, a), 0)
						return b.ICmp(p, v, operand(f, c))
					}, inputs)
				}
			}
		}
	}
	t.Logf("%d expressions, %d changed by a rule", rb.n, rb.hits)
	rb.wantHits(1, 5)
}

// Random expressions of several operations, with flags, casts, comparisons, selects and
// intrinsics: exhaustively for four bits, on random and extreme arguments for wider ones.
func TestRulesRandom(t *testing.T) {
	for _, w := range []int{4, 8, 16, 32, 64} {
		rb := newRuleBench(t)
		rb.random(rb.m.Types.Int(w), uint64(w), 8000)
	}
}

// The same on vectors of two elements, which are independent of each other.
func TestRulesVectors(t *testing.T) {
	for _, w := range []int{4, 16} {
		rb := newRuleBench(t)
		rb.random(rb.m.Types.Vector(rb.m.Types.Int(w), 2, false), uint64(w)+100, 5000)
	}
}

func (rb *ruleBench) random(it ir.Type, seed uint64, n int) {
	if testing.Short() {
		n /= 4
	}
	w := rb.m.Types.Bits(rb.m.Types.Scalar(it))
	r := rand.New(rand.NewPCG(seed, 1))
	inputs := all16()
	if w > 4 {
		inputs = nil
		m := evalMask(w)
		special := []uint64{0, 1, 2, m, m - 1, m >> 1, m>>1 + 1, 7, 8, 31, 32, uint64(w) - 1, uint64(w)}
		for range 60 {
			pick := func() uint64 {
				if r.IntN(2) == 0 {
					return special[r.IntN(len(special))] & m
				}
				return r.Uint64() & m >> r.IntN(w)
			}
			inputs = append(inputs, []uint64{pick(), pick()})
		}
	}
	params := []ir.Type{it, it}
	rb.declare(it)
	for range n {
		seed := r.Uint64()
		size := 2 + r.IntN(5)
		rb.check(params, func(f *ir.Func, b *ir.Builder) ir.Value {
			return rb.randomExpr(rand.New(rand.NewPCG(seed, 2)), f, b, it, size)
		}, inputs)
	}
	rb.t.Logf("%s: %d expressions, %d changed by a rule", rb.m.Types.String(it), rb.n, rb.hits)
	if rb.hits*2 < rb.n {
		rb.t.Errorf("%s: the rules have changed only %d of %d expressions", rb.m.Types.String(it), rb.hits, rb.n)
	}
}

// randomExpr builds size operations on the parameters and returns the last.
func (rb *ruleBench) randomExpr(r *rand.Rand, f *ir.Func, b *ir.Builder, it ir.Type, size int) ir.Value {
	ty := &f.Mod.Types
	w := ty.Bits(ty.Scalar(it))
	vals := []ir.Value{ir.ParamValue(0), ir.ParamValue(1)}
	// like makes a vector type of t if it is one.
	like := func(t ir.Type) ir.Type {
		if ty.IsVector(it) {
			return ty.Vector(t, 2, false)
		}
		return t
	}
	// of returns an operand of type t: a value if there is one, else a constant.
	of := func(t ir.Type) ir.Value {
		if r.IntN(3) > 0 {
			for range 8 {
				// Later ones first, so that expressions grow deep.
				if v := vals[len(vals)-1-r.IntN(min(len(vals), 3))]; f.TypeOf(v) == t {
					return v
				}
			}
		}
		n := ty.Bits(ty.Scalar(t))
		number := func() ir.Value {
			m, t := evalMask(n), ty.Scalar(t)
			switch r.IntN(5) {
			case 0:
				return f.Consts.Int(t, m>>r.IntN(n))
			case 1:
				return f.Consts.Int(t, 1<<r.IntN(n)&m)
			case 2:
				return f.Consts.Int(t, -(uint64(1)<<r.IntN(n))&m)
			case 3:
				return f.Consts.Int(t, uint64(r.IntN(2*n))&m)
			}
			return f.Consts.Int(t, r.Uint64()&m)
		}
		switch {
		case t == ty.Scalar(t):
			return number()
		case r.IntN(3) == 0:
			return f.Consts.Aggregate(t, []ir.Value{number(), number()})
		}
		return f.Consts.Splat(t, number())
	}
	types := []ir.Type{it, it, it, like(ty.Int(max(2, w/2))), like(ir.I1)}
	if w <= 32 {
		types = append(types, like(ty.Int(2*w)))
	}
	for range size {
		t := f.TypeOf(vals[len(vals)-1])
		var v ir.Value
		switch k := r.IntN(16); {
		case k < 6:
			op := ruleOps[r.IntN(len(ruleOps))]
			flags := ir.Flags(0)
			if r.IntN(3) == 0 {
				switch op {
				case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
					flags = []ir.Flags{ir.FlagNUW, ir.FlagNSW, ir.FlagNUW | ir.FlagNSW}[r.IntN(3)]
				case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
					flags = ir.FlagExact
				case ir.OpOr:
					flags = ir.FlagDisjoint
				}
			}
			v = b.Binary(op, of(t), of(t), flags)
		case k < 8:
			to := types[r.IntN(len(types))]
			x := of(t)
			switch from, n := ty.Bits(ty.Scalar(t)), ty.Bits(ty.Scalar(to)); {
			case n < from:
				v = b.Cast(ir.OpTrunc, x, to, 0)
			case n > from && r.IntN(2) == 0:
				v = b.Cast(ir.OpSExt, x, to, 0)
			case n > from:
				v = b.Cast(ir.OpZExt, x, to, 0)
			default:
				continue
			}
		case k < 10:
			v = b.ICmp(ir.ICmpEQ+ir.Pred(r.IntN(10)), of(t), of(t))
		case k < 12:
			v = b.Select(of(like(ir.I1)), of(t), of(t))
		default:
			if t != it || len(rb.calls) == 0 {
				continue
			}
			c := &rb.calls[r.IntN(len(rb.calls))]
			args := []ir.Value{of(t), of(t), of(t)}[:c.args]
			if c.flag {
				args = append(args, f.Consts.Int(ir.I1, r.Uint64()&1))
			}
			v = b.Call(c.fnTyp, c.fn, args...)
		}
		if v.IsInst() {
			vals = append(vals, v)
		}
	}
	if last := vals[len(vals)-1]; last.IsInst() {
		return last
	}
	return ir.None
}
