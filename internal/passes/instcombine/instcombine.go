package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Env holds the facts and tables that the combiner reads. All of them belong to the function that is combined.
type Env struct {
	Func       *ir.Func
	FTZ        bool // subnormal f32 operands and results may be flushed to zero
	Launch     *analysis.LaunchBounds
	Effects    *analysis.EffectTable
	Values     *analysis.ValueTracking
	Analyses   Analyses
	Intrinsics *Intrinsics // nil: none are declared
	Facts      uint32      // below 1<<31; another number once facts outside of the function have changed
}

// Analyses computes analyses of the function on demand. The combiner changes no edges, so they stay valid.
type Analyses interface {
	CFG() *analysis.CFG
	Dom() *analysis.Dom
	Loops() *analysis.Loops
}

// Combiner applies the rules to functions, one after the other. It reuses its storage.
type Combiner struct {
	Limit     int               // rewrites that a run may apply, if positive
	OnRewrite func(rule string) // if not nil, called after every rewrite

	f        *ir.Func
	m        *ir.Module
	c        *ir.Consts
	ty       *ir.Types
	b        ir.Builder
	fold     fold.Folder
	ftz      bool
	launch   *analysis.LaunchBounds
	fx       *analysis.EffectTable
	values   *analysis.ValueTracking
	analyses Analyses
	decl     *Intrinsics

	seeds   seeds      // of the first round
	list    []ir.Value // to visit, the last one first
	in      slab.BitSet
	lim     uint32 // ids below have a bit in in
	edges   deadEdges
	assumes bool       // the module has assumptions
	late    bool       // drop assumptions that later passes no longer need
	stuck   ir.Value   // an instruction that was never finished
	done    int        // rewrites that were applied
	rule    string     // the rule that rewrote the instruction, "" before one matches
	vals    []ir.Value // scratch: operands of a new instruction
}

// floatCombiner and castCombiner are the parts of the combiner for floating point, and for casts, memory, vectors and bit-fields.
type (
	floatCombiner struct{ *Combiner }
	castCombiner  struct{ *Combiner }
)

func (ic *Combiner) floats() floatCombiner { return floatCombiner{ic} }
func (ic *Combiner) casts() castCombiner   { return castCombiner{ic} }

// Stuck returns an instruction on which a run did not terminate, None if all runs did: two rules undo each other.
func (ic *Combiner) Stuck() ir.Value { return ic.stuck }

// Run folds constants and applies the rules to a function until none matches, and reports whether it changed anything.
// late means that no later pass needs assumptions: they are dropped.
func (ic *Combiner) Run(env Env, late bool) bool {
	ic.enter(env)
	f := ic.f
	ic.late, ic.done = late, 0
	ic.lim = uint32(f.NumInsts()) * 2
	ic.in.Reset(int(ic.lim) + 64)
	ic.list = ic.list[:0]
	changed := false
	ic.seeds.enter(f, env.Facts, late)
	ic.edges.enter(ic.analyses.CFG())
	// The first round visits the blocks in order; instructions that it changes are visited again from the list.
	for i, b := range ic.analyses.CFG().RPO() {
		if ic.edges.dead(b, uint32(i)+1) {
			continue
		}
		for v := f.First(b); v != ir.None; {
			next := f.Next(v) // rules erase nothing but v itself
			if ic.seeds.has(v) && ic.visit(v) {
				changed = true
			}
			v = next
		}
		ic.edges.leave(b)
	}
	// Two rules that undo each other would not terminate: a bug, which is an error in tests and without effect for users.
	budget := 64*f.NumInsts() + 4096
	for len(ic.list) > 0 {
		if budget--; budget < 0 {
			ic.stuck = ic.list[len(ic.list)-1]
			break
		}
		v := ic.list[len(ic.list)-1]
		ic.list = ic.list[:len(ic.list)-1]
		ic.in.Remove(uint32(v))
		if f.Op(v) != ir.OpInvalid && ic.visit(v) {
			changed = true
		}
	}
	return changed
}

// enter makes the function of env the current one.
func (ic *Combiner) enter(env Env) {
	f := env.Func
	ic.f, ic.m, ic.c, ic.ty, ic.b = f, f.Mod, &f.Consts, &f.Mod.Types, ir.Builder{F: f}
	ic.ftz, ic.launch, ic.fx, ic.values, ic.analyses, ic.decl = env.FTZ, env.Launch, env.Effects, env.Values, env.Analyses, env.Intrinsics
	ic.fold.Enter(f, env.FTZ)
	ic.assumes = analysis.Assumes(ic.m)
}

// push puts instruction v on the list.
func (ic *Combiner) push(v ir.Value) {
	if !v.IsInst() {
		return
	}
	if uint32(v) >= ic.lim {
		ic.lim = uint32(v) * 2
		ic.in.Grow(int(ic.lim) + 64)
	}
	if ic.in.Add(uint32(v)) {
		ic.list = append(ic.list, v)
	}
}

// pushUsers puts all users of v on the list.
func (ic *Combiner) pushUsers(v ir.Value) {
	for x := ic.f.FirstUse(v); x != 0; x = ic.f.NextUse(x) {
		ic.push(ic.f.User(x))
	}
}

// visit applies the rules to instruction v and reports whether something changed.
func (ic *Combiner) visit(v ir.Value) bool {
	f := ic.f
	if ic.Limit > 0 && ic.done == ic.Limit {
		return false
	}
	if !f.HasUses(v) && ic.fx.Removable(ic.f, v) {
		ic.pushOperands(v)
		f.Erase(v)
		ic.rewritten("dead-instruction")
		return true
	}
	// The operands of v may have fewer uses afterwards.
	var old [4]ir.Value
	n := f.NumOps(v)
	if n > len(old) {
		n = 0
	}
	for i := range n {
		old[i] = f.Operand(v, i)
	}
	ic.rule = ""
	r := ic.visitByOp(v)
	if r == ir.None {
		return false
	}
	ic.rewritten(ic.rule)
	if r == v { // changed in place
		ic.push(v)
		ic.pushUsers(v)
		ic.pushOperands(v)
		for _, o := range old[:n] {
			ic.push(o)
		}
		return true
	}
	ic.pushUsers(v)
	if r.IsInst() {
		ic.push(r)
		if n := f.NameOf(v); n != "" && f.NameOf(r) == "" {
			f.SetName(v, "")
			f.SetName(r, n)
		}
	}
	f.ReplaceAll(v, r)
	if ic.fx.Removable(ic.f, v) {
		ic.pushOperands(v)
		f.Erase(v)
	}
	return true
}

// rewritten records a rewrite for statistics and bisection.
func (ic *Combiner) rewritten(rule string) {
	ic.done++
	if ic.OnRewrite != nil {
		ic.OnRewrite(rule)
	}
}

// pushOperands puts all operands of v that are instructions on the list.
func (ic *Combiner) pushOperands(v ir.Value) {
	for i := range ic.f.NumOps(v) {
		if o := ic.f.Operand(v, i); o.IsInst() {
			ic.push(o)
		}
	}
}

// visitByOp returns the replacement of instruction v: None for no change, v itself if it changed in place, else
// another value. New instructions are inserted before v.
func (ic *Combiner) visitByOp(v ir.Value) ir.Value {
	f := ic.f
	op := f.Op(v)
	switch {
	case op.IsBinary():
		return ic.visitBinary(expr{v, op, f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1)})
	case op.IsCast():
		r := ic.casts().visitCast(v, op)
		if r == ir.None && op == ir.OpTrunc {
			r = ic.named("demanded-bits", ic.stripBits(v, op))
		}
		if r == ir.None && op < ir.OpPtrToInt {
			r = ic.named("select-operand", ic.choose(v))
		}
		return ic.named("cast", r)
	}
	switch op {
	case ir.OpFNeg:
		return ic.named("fneg", ic.floats().visitFNeg(v))
	case ir.OpICmp:
		return ic.visitICmp(v)
	case ir.OpFCmp:
		return ic.named("fcmp", ic.floats().visitFCmp(v))
	case ir.OpSelect:
		return ic.try(selectRules, expr{v, op, f.TypeOf(v), f.Operand(v, 1), f.Operand(v, 2)})
	case ir.OpPhi:
		return ic.named("phi", ic.casts().visitPhi(v))
	case ir.OpGEP:
		return ic.named("getelementptr", ic.casts().visitGEP(v))
	case ir.OpLoad:
		return ic.named("load", ic.casts().visitLoad(v))
	case ir.OpExtractValue:
		return ic.named("extractvalue", ic.casts().visitExtractValue(v))
	case ir.OpInsertValue:
		return ic.named("insertvalue", ic.casts().visitInsertValue(v))
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return ic.named("vector", ic.casts().visitVector(v, op))
	case ir.OpFreeze:
		return ic.named("freeze", ic.casts().visitFreeze(v))
	case ir.OpCall:
		return ic.named("call", ic.visitCall(v))
	case ir.OpCondBr:
		return ic.named("br-not", ic.visitCondBr(v))
	}
	return ir.None
}

// visitCondBr is br (not c), a, b → br c, b, a.
func (ic *Combiner) visitCondBr(v ir.Value) ir.Value {
	f := ic.f
	x := ic.notOf(f.Operand(v, 0))
	if x == ir.None {
		return ir.None
	}
	a, b := f.Operand(v, 1), f.Operand(v, 2)
	ic.push(f.Operand(v, 0))
	f.SetOps(v, x, b, a)
	return v
}

// notOf returns x if v is x xor all ones, else None.
func (ic *Combiner) notOf(v ir.Value) ir.Value {
	f := ic.f
	if f.Op(v) == ir.OpXor && ic.c.IsAllOnes(f.Operand(v, 1)) {
		return f.Operand(v, 0)
	}
	return ir.None
}

// complements reports whether x is the complement of y.
func (ic *Combiner) complements(x, y ir.Value) bool {
	if ic.notOf(x) == y || ic.notOf(y) == x {
		return true
	}
	minus := func(x, y ir.Value) bool { // 0 - z and z - 1
		f := ic.f
		return f.Op(x) == ir.OpSub && f.Op(y) == ir.OpAdd && ic.c.IsZero(f.Operand(x, 0)) && f.Operand(x, 1) == f.Operand(y, 0) &&
			ic.c.IsAllOnes(f.Operand(y, 1))
	}
	return minus(x, y) || minus(y, x)
}

// binary creates a op b before v.
func (ic *Combiner) binary(v ir.Value, op ir.Op, flags ir.Flags, a, b ir.Value) ir.Value {
	if ic.c.IsPlain(a) && ic.c.IsPlain(b) {
		if r := ic.fold.Binary(op, ic.f.TypeOf(a), a, b); r != ir.None {
			return r
		}
	}
	ic.b.Before(v)
	r := ic.b.Binary(op, a, b, flags)
	ic.push(r)
	return r
}

// cast creates a conversion before v.
func (ic *Combiner) cast(v ir.Value, op ir.Op, x ir.Value, t ir.Type) ir.Value {
	if ic.f.TypeOf(x) == t {
		return x
	}
	if x.IsConstOrSym() {
		if r := ic.fold.Cast(op, x, t); r != ir.None {
			return r
		}
	}
	ic.b.Before(v)
	r := ic.b.Cast(op, x, t, 0)
	ic.push(r)
	return r
}

// oneUse reports whether v is an instruction that only one operand uses.
func (ic *Combiner) oneUse(v ir.Value) bool { return v.IsInst() && ic.f.HasOneUse(v) }

// intrinsic creates a call of an intrinsic before v, None if it is not declared for type t.
func (ic *Combiner) intrinsic(v ir.Value, id ir.Intrinsic, t ir.Type, args ...ir.Value) ir.Value {
	return ic.decl.Call(&ic.b, v, id, t, args...)
}
