package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/alignment"
	"gonvvm/internal/passes/bdce"
	"gonvvm/internal/passes/divrempairs"
	"gonvvm/internal/passes/dot"
	"gonvvm/internal/passes/dse"
	"gonvvm/internal/passes/exactsum"
	"gonvvm/internal/passes/exittest"
	"gonvvm/internal/passes/instcombine"
	"gonvvm/internal/passes/ivdivision"
	"gonvvm/internal/passes/narrowphis"
	"gonvvm/internal/passes/slp"
	"gonvvm/internal/passes/slsr"
	"gonvvm/internal/passes/stats"
	"gonvvm/internal/passes/tails"
	"gonvvm/internal/passes/typepromotion"
	"gonvvm/internal/passes/vectorize"
	"gonvvm/internal/slab"
)

// unit is the state of a worker: the current function, its analyses, and the storage of all function passes,
// which is reused from function to function.
type unit struct {
	m    *ir.Module
	f    *ir.Func
	c    *ir.Consts
	ty   *ir.Types
	opt  *Options
	fx   *analysis.EffectTable
	decl *declTable // nil: no intrinsics are declared for function passes
	b    ir.Builder

	stats   *stats.Stats // nil: not requested
	remarks []Remark

	launch analysis.LaunchBounds
	values analysis.ValueTracking

	size int  // 1: optsize, code must not grow; 2: minsize
	ftz  bool // subnormal f32 operands and results may be flushed to zero

	cfg   analysis.CFG
	dom   analysis.Dom
	loops analysis.Loops
	uni   analysis.Uniformity
	have  facts
	facts uint32 // changes made by module passes, for instcombine

	pressure analysis.Pressure // of the pass that computed it last

	// Scratch that any pass may use while it runs.
	work   []ir.Value // a stack
	vals   []ir.Value
	dead   []ir.Value // of eraseDead
	blocks []ir.Block
	words  []uint32
	mark   slab.BitSet
	esc    analysis.Escapes
	att    []ir.Attachment
	room   ir.Room

	// The passes and concerns that have storage of their own.
	fold       fold.Folder
	combine    instcombine.Combiner
	correlated correlatedState
	bdce       bdce.State
	reassoc    reassocState
	cse        cseState
	gvn        gvnState
	sroa       sroaState
	mem2reg    mem2regState
	dse        dse.Eliminator
	memcpyopt  memcpyState
	vectorizer vectorize.Vectorizer
	tails      tails.Trees
	alignments alignment.Assumptions
	infer      inferState
	addrHoist  addrHoistState
	reducer    slsr.Reducer
	dot        dot.Former
	exact      exactsum.Table
	slp        slp.Vectorizer
	narrower   narrowphis.Narrower
	pairer     divrempairs.Pairer
	divider    ivdivision.Divider
	exitTests  exittest.Replacer
	promoter   typepromotion.Promoter
	nary       naryState
	loop       loopState
	inl        inlineState
}

// newUnit returns a unit without a current function.
func newUnit(opt *Options, fx *analysis.EffectTable, decl *declTable) *unit {
	u := &unit{opt: opt, fx: fx, decl: decl}
	u.connect()
	return u
}

// connect gives the passes with storage of their own their unit.
func (u *unit) connect() {
	u.correlated.unit, u.reassoc.unit = u, u
	u.cse.unit, u.gvn.unit, u.sroa.unit, u.mem2reg.unit = u, u, u, u
	u.memcpyopt.unit, u.infer.unit = u, u
	u.addrHoist.unit, u.nary.unit, u.loop.unit, u.inl.unit = u, u, u, u
}

type facts uint8

const (
	haveCFG facts = 1 << iota
	haveDom
	haveLoops
	haveUniformity
)

// enter makes f the current function.
func (u *unit) enter(f *ir.Func) {
	u.f, u.c, u.m, u.ty = f, &f.Consts, f.Mod, &f.Mod.Types
	u.have = 0
	u.b = ir.Builder{F: f}
	u.ftz = u.opt.FTZ
	u.size = sizeLevel(u.m, f, u.opt)
	u.launch.Reset()
	if !u.opt.LLC { // llc ignores them
		u.launch.Narrow(f)
	}
	set := u.m.AttrLists[f.Attrs].Fn
	mode, ok := u.m.StrAttr(set, "denormal-fp-math-f32")
	if !ok {
		mode, ok = u.m.StrAttr(set, "denormal-fp-math")
	}
	if ok && mode != "ieee" && mode != "ieee,ieee" {
		u.ftz = true
	}
	if v, ok := u.m.StrAttr(set, "nvptx-f32ftz"); ok && v == "true" {
		u.ftz = true
	}
	u.fold.Enter(f, u.ftz)
	u.values.Enter(f, &u.launch, u.fx)
	u.loop.scev.Enter(f, &u.values, &u.fold)
}

// sizeLevel returns 1 if f is optimized for size and 2 for minimum size, by its attributes or -Os and -Oz.
func sizeLevel(m *ir.Module, f *ir.Func, opt *Options) int {
	set := m.AttrLists[f.Attrs].Fn
	switch {
	case m.Attr(set, ir.AttrMinSize) != nil:
		return 2
	case m.Attr(set, ir.AttrOptSize) != nil:
		return max(1, opt.Size)
	}
	return opt.Size
}

// CFG, Dom and Loops return the analysis, computed if the blocks have changed since.
func (u *unit) CFG() *analysis.CFG {
	if u.have&haveCFG == 0 {
		u.cfg.Compute(u.f)
		u.have |= haveCFG
	}
	return &u.cfg
}

func (u *unit) Dom() *analysis.Dom {
	if u.have&haveDom == 0 {
		u.dom.Compute(u.CFG())
		u.have |= haveDom
	}
	return &u.dom
}

func (u *unit) Loops() *analysis.Loops {
	if u.have&haveLoops == 0 {
		u.loops.Compute(u.Dom())
		u.have |= haveLoops
	}
	return &u.loops
}

// Uniformity returns the uniformity analysis. A pass that changes values may still use it for values that it has
// not changed; new instructions count as divergent.
func (u *unit) Uniformity() *analysis.Uniformity {
	if u.have&haveUniformity == 0 {
		u.uni.Compute(u.Loops(), u.fx)
		u.have |= haveUniformity
	}
	return &u.uni
}

// edgesChanged invalidates the analyses of blocks and edges.
func (u *unit) edgesChanged() { u.have = 0 }

// simplify runs passes on the current function, for another pass. It reports whether one of them changed something.
func (u *unit) simplify(list ...func(*unit) bool) bool {
	changed := false
	for _, p := range list {
		u.have = 0
		changed = p(u) || changed
	}
	u.have = 0
	return changed
}

// removeUnreachable erases the blocks that the entry does not reach and
// reports whether there were any.
func (u *unit) removeUnreachable() bool {
	f := u.f
	c := u.CFG()
	u.blocks = u.blocks[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if !c.Reachable(b) {
			u.blocks = append(u.blocks, b)
		}
	}
	if len(u.blocks) == 0 {
		return false
	}
	f.EraseBlocks(u.blocks)
	u.edgesChanged()
	return true
}

// eraseDead erases instruction v and then, transitively, its operands that have no other uses and no effects.
func (u *unit) eraseDead(v ir.Value) {
	u.dead = append(u.dead[:0], v)
	f := u.f
	for len(u.dead) > 0 {
		v := u.dead[len(u.dead)-1]
		u.dead = u.dead[:len(u.dead)-1]
		if f.Op(v) == ir.OpInvalid || f.HasUses(v) {
			continue
		}
		n := len(u.dead)
		for i := range f.NumOps(v) {
			if o := f.Operand(v, i); o.IsInst() {
				u.dead = append(u.dead, o)
			}
		}
		f.Erase(v)
		keep := n
		for _, o := range u.dead[n:] {
			if !f.HasUses(o) && u.removable(o) {
				u.dead[keep] = o
				keep++
			}
		}
		u.dead = u.dead[:keep]
	}
}

// removable reports whether instruction v can be erased if it has no uses.
func (u *unit) removable(v ir.Value) bool { return u.fx.Removable(u.f, v) }

// oneUse reports whether v is an instruction that only one operand uses.
func (u *unit) oneUse(v ir.Value) bool { return v.IsInst() && u.f.HasOneUse(v) }
