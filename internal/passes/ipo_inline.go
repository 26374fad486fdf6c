package passes

import (
	"slices"
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/limit"
	"gonvvm/internal/passes/ipo"
	"gonvvm/internal/passes/lower"
	"gonvvm/internal/passes/scopes"
)

// alwaysInline inlines calls of alwaysinline functions, at every level. As LLVM's AlwaysInliner it removes those that are local and
// have no uses left: most of libdevice is alwaysinline.
func alwaysInline(r *runner) bool {
	always := func(s *ir.Symbol) bool {
		return s.Kind == ir.SymFunc && !s.Fn.IsDecl() && r.m.Attr(r.m.AttrLists[s.Fn.Attrs].Fn, ir.AttrAlwaysInline) != nil
	}
	any := false
	for i := 1; i < len(r.m.Syms); i++ {
		if s := &r.m.Syms[i]; !s.Dead && always(s) {
			any = true
		}
	}
	if !any || !r.inlineAll(true) {
		return false
	}
	if !r.opt.LLC {
		r.sweep(func(s *ir.Symbol) bool { return !isRoot(s) && always(s) })
	}
	return true
}

// inline replaces calls by the callee's body, callees first. Calls are expensive on a GPU (arguments go through
// memory, local arrays cannot be registers), so the thresholds are those of LLVM for NVPTX, eleven times those for a
// CPU.
func inline(r *runner) bool { return r.inlineAll(false) }

// Limits in instructions that cost something.
const (
	inlineLimit     = 495   // 225 units · 11, five units an instruction
	inlineHintLimit = 715   // inlinehint: 325 · 11
	inlineOnceLimit = 20000 // the only call of a function that is then removed
	inlineGrowth    = 100000

	// A local object that is an argument stays in memory while the call does: the bonus and the size of such an object are those that LLVM has
	// for AMDGPU (amdgpu-inline-arg-alloca-cost, amdgpu-inline-arg-alloca-cutoff).
	inlineLocalLimit = inlineLimit + 800
	inlineLocalBytes = 256

	// If size counts: about the size of a call.
	inlineSmallLimit = 50 // optsize and -Os
	inlineMinLimit   = 10 // minsize and -Oz
)

// whyInlined is the reason why a function stays a call although it is always_inline.
const whyInlined = "the caller would become too large (limit.Inlined)"

// devirtualizeRounds bounds how often the calls of one function are weighed, each time because inlining and simplification have
// turned indirect calls into direct ones. (LLVM: MaxDevirtIterations.)
const devirtualizeRounds = 4

// inliner is one execution of inline or always-inline.
type inliner struct {
	*runner

	u      *unit
	graph  analysis.CallGraph
	always bool
	calls  []int // by symbol, see CountCalls
	size   []int // by symbol; 0: not known yet
	taken  bool  // there are functions that are called through their addresses
	sites  []ir.Value
	places []site
}

// site is a call that is inlined: its location, whether the copy has scopes, and whether each execution of the caller executes it once at most.
type site struct {
	where        ir.MD
	scoped, once bool
}

func (r *runner) inlineAll(always bool) bool {
	in := inliner{runner: r, u: r.units[0], always: always, calls: ipo.CountCalls(r.m), size: make([]int, len(r.m.Syms))}
	in.graph.Compute(r.m, in.isTaken)
	in.taken = slices.ContainsFunc(in.calls, func(n int) bool { return n >= ipo.AddressTaken })
	changed := false
	for _, sym := range in.graph.Order() {
		f := r.m.Syms[sym].Fn
		in.u.enter(f)
		in.size[sym] = bodySize(f)
		for round := range devirtualizeRounds {
			if !in.inlineInto(sym, round) {
				break
			}
			changed = true
			if always || !in.taken {
				break
			}
		}
	}
	return changed
}

// isTaken reports whether symbol sym had other uses than calls of it. Those that simplification declares had not.
func (in *inliner) isTaken(sym uint32) bool {
	return int(sym) < len(in.calls) && in.calls[sym] >= ipo.AddressTaken
}

// inlineInto inlines calls of function sym that are worth it, and simplifies the result if it may be inlined itself or has indirect
// calls. After the first round it weighs only calls of functions whose address is taken: those may have been indirect before.
func (in *inliner) inlineInto(sym uint32, round int) bool {
	m, u := in.m, in.u
	f := m.Syms[sym].Fn
	if in.always && in.opt.Level > 0 && !in.opt.LLC && m.Attr(m.AttrLists[f.Attrs].Fn, ir.AttrOptNone) != nil {
		return false // nothing simplifies copies there: inline makes them when the callees are simplified
	}
	in.sites = in.sites[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpCall && f.Callee(v).IsSym() && (round == 0 || in.isTaken(f.Callee(v).Index())) {
				in.sites = append(in.sites, v)
			}
		}
	}
	n := in.choose(sym, round)
	simplifies := !in.always && in.optimizes(f)
	indirect := simplifies && in.taken && callsIndirectly(f)
	if n == 0 && (!indirect || round > 0) {
		return false
	}
	for i, v := range slices.Backward(in.sites[:n]) { // each splits its block: the rest after it is short then
		u.inl.inlineCall(v, m.Syms[f.Callee(v).Index()].Fn, in.places[i])
	}
	u.edgesChanged()
	u.removeUnreachable()
	if simplifies {
		indirect = in.taken && callsIndirectly(f)
		repeated := u.inl.scopes.Repeated()
		if indirect || repeated || f.CC != ir.CCPTXKernel {
			u.simplify(simplifycfg, sroaEarly, instCombine, simplifycfg)
		}
		if repeated { // before passes that move code over iterations
			u.simplify(earlyCSE)
		}
		if indirect && callsIndirectly(f) { // an object that escapes into such a call keeps its memory, but stores before the call are known
			u.simplify(earlyCSE, instCombine, simplifycfg)
		}
		if indirect && u.repeatsIndirectCall() { // of a table of functions that each iteration has another one of
			u.simplify(loopRotate, instCombine, indVars, loopUnrollFull, sroaEarly, earlyCSE, instCombine, simplifycfg)
		}
		in.size[sym] = bodySize(f)
	}
	u.inl.scopes.Forget(f)
	return true
}

// choose moves the calls that are to be inlined to the front of sites, and returns their number.
func (in *inliner) choose(sym uint32, round int) int {
	m, u := in.m, in.u
	f := m.Syms[sym].Fn
	n := 0
	in.places = in.places[:0]
	for _, v := range in.sites {
		callee := f.Callee(v).Index()
		name := m.Syms[callee].Name
		why, ok := in.shouldInline(sym, v)
		if !ok {
			if why == whyInlined && in.always && in.opt.Warn != nil {
				in.opt.Warn(&m.Syms[sym], "@"+name+" is always_inline, but is not inlined into @"+f.Name()+": "+why)
			}
			if why != "" && !in.always && round == 0 {
				u.remark(Missed, "inline", v, name+" not inlined into "+f.Name()+": "+why)
			}
			continue
		}
		if u.opt.Remarks != nil {
			u.remark(Passed, "inline", v, name+" inlined into "+f.Name()+" ("+strconv.Itoa(in.size[callee])+" instructions)")
		}
		in.size[sym] += in.size[callee]
		if !in.isTaken(callee) {
			in.calls[callee]--
		}
		in.sites[n] = v
		n++
		scoped := in.opt.Level > 0 && scopes.Has(m.Syms[callee].Fn)
		in.places = append(in.places, site{distinctLoc(m, f.DebugLoc(v)), scoped, scoped && !u.Loops().Repeats(f.BlockOf(v))})
	}
	return n
}

// callsIndirectly reports whether f has a call of a function that is not known.
func callsIndirectly(f *ir.Func) bool {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpCall && f.Callee(v).IsInst() {
				return true
			}
		}
	}
	return false
}

// repeatsIndirectCall reports whether the current function has a call of a function that is not known in a loop.
func (u *unit) repeatsIndirectCall() bool {
	f, l := u.f, u.Loops()
	for b := f.Entry(); b != 0 && l.Len() > 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpCall && f.Callee(v).IsInst() && l.Repeats(b) {
				return true
			}
		}
	}
	return false
}

// optimizes reports whether optional passes run on f.
func (r *runner) optimizes(f *ir.Func) bool {
	return r.opt.Level > 0 && !r.optNone(f)
}

// bodySize counts the instructions of f that become code.
func bodySize(f *ir.Func) int {
	n := 0
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpPhi, ir.OpBitCast, ir.OpAlloca, ir.OpBr, ir.OpAddrSpaceCast, ir.OpUnreachable, ir.OpExtractValue, ir.OpInsertValue:
			case ir.OpGEP:
				if _, ok := analysis.GEPOffset(f, v); !ok {
					n++
				}
			case ir.OpCall:
				switch id := f.CalleeIntrinsic(v); {
				case id == ir.NotIntrinsic:
					n += analysis.CallSize(f, v)
				case id.IsLifetime() || id == ir.IntrAssume:
				default:
					n++
				}
			default:
				n++
			}
		}
	}
	return n
}

// shouldInline weighs call v in function sym. If it returns false, why is the reason for a remark, or "".
func (in *inliner) shouldInline(sym uint32, v ir.Value) (why string, ok bool) {
	m, u := in.m, in.u
	f := u.f
	callee := f.Callee(v).Index()
	s := &m.Syms[callee]
	if s.Kind != ir.SymFunc || s.Dead || s.Fn.IsDecl() || s.Intrinsic != ir.NotIntrinsic {
		return "", false
	}
	fn := m.AttrLists[s.Fn.Attrs].Fn
	site := m.AttrLists[f.Call(v).Attrs].Fn
	forced := m.Attr(fn, ir.AttrAlwaysInline) != nil || m.Attr(site, ir.AttrAlwaysInline) != nil
	if in.graph.SameComponent(sym, callee) {
		return "it is recursive", false
	}
	if !u.inl.inlinable(v, s.Fn) {
		return "its body cannot stand in another function", false
	}
	if in.size[callee] == 0 { // a call that was indirect did not tell that it comes first
		in.size[callee] = bodySize(s.Fn)
	}
	if forced && in.always && in.opt.Level > 0 && !in.opt.LLC && in.opt.Passes == nil && scopes.Has(s.Fn) {
		return "", false // inline makes a copy when it is known which accesses are through which parameter
	}
	if forced && m.Attr(site, ir.AttrNoInline) == nil {
		if in.size[sym]+in.size[callee] > limit.Inlined {
			return whyInlined, false
		}
		return "", true
	}
	if in.always || s.Fn.CC == ir.CCPTXKernel {
		return "", false
	}
	if s.Linkage.IsInterposable() {
		return "another module may replace it (" + s.Linkage.String() + ")", false
	}
	for _, k := range [...]ir.AttrKind{ir.AttrNoInline, ir.AttrOptNone} {
		if m.Attr(fn, k) != nil || m.Attr(site, k) != nil {
			return "it is " + k.String(), false
		}
	}
	if in.optNone(f) {
		return "", false
	}
	if lower.KeepsBundles(s.Fn) {
		return "its calls have operand bundles", false
	}
	if !sameFloatMode(m, f, s.Fn) {
		return "the two treat subnormal numbers differently", false
	}
	n := in.size[callee]
	if in.size[sym]+n > inlineGrowth {
		return "the caller would become too large", false
	}
	small := max(u.size, sizeLevel(m, s.Fn, in.opt))
	limit := inlineLimit
	switch {
	case m.Attr(fn, ir.AttrCold) != nil:
		limit = 45
	case !isRoot(s) && in.calls[callee] == 1: // the call is removed and the function, too
		limit = inlineOnceLimit
	case small == 2:
		limit = inlineMinLimit
	case small == 1:
		limit = inlineSmallLimit
	case m.Attr(fn, ir.AttrInlineHint) != nil:
		limit = inlineHintLimit
	}
	n, limit = in.weighArguments(v, s.Fn, n, limit)
	if n > limit {
		return "it costs " + strconv.Itoa(n) + " instructions, more than " + strconv.Itoa(limit), false
	}
	return "", true
}

// weighArguments returns the cost of a body of n instructions in place of call v of g, and the highest one that is worth it: arguments need no
// code any more, and constants and local objects make the body smaller.
func (in *inliner) weighArguments(v ir.Value, g *ir.Func, n, limit int) (cost, most int) {
	f := in.u.f
	for i := range f.NumArgs(v) {
		n--
		a := f.Operand(v, i)
		if a.IsConstOrSym() {
			n -= 5
			continue
		}
		o := analysis.Object(f, a)
		if !o.IsInst() || f.Op(o) != ir.OpAlloca {
			continue
		}
		n -= 20
		if n <= limit { // otherwise it matters how often the body accesses the object
			continue
		}
		if accesses, ok := ipo.ParamAccesses(g, i); ok {
			n -= max(accesses-20, 0) // they become registers
			if count, _ := f.Consts.Uint(f.Operand(o, 0)); count == 1 && limit >= inlineLimit && in.m.SizeOf(f.ElemType(o)) <= inlineLocalBytes {
				limit = max(limit, inlineLocalLimit)
			}
		}
	}
	return n, limit
}

// sameFloatMode reports whether two functions treat subnormal numbers alike.
func sameFloatMode(m *ir.Module, a, b *ir.Func) bool {
	sa, sb := m.AttrLists[a.Attrs].Fn, m.AttrLists[b.Attrs].Fn
	if sa == sb {
		return true
	}
	for _, key := range [...]string{"denormal-fp-math", "denormal-fp-math-f32", "nvptx-f32ftz"} {
		x, ok1 := m.StrAttr(sa, key)
		y, ok2 := m.StrAttr(sb, key)
		if ok2 && (!ok1 || x != y) { // a callee without a mode takes the caller's
			return false
		}
	}
	return true
}

// inlinable reports whether the body of g can replace call v at all.
func (s *inlineState) inlinable(v ir.Value, g *ir.Func) bool {
	f, m := s.f, s.m
	if f.Call(v).FnType != g.FnType() || m.Types.IsVarArg(g.FnType()) || f.Call(v).Tail == 2 || len(f.Call(v).Bundles) > 0 {
		return false
	}
	if m.Attr(m.AttrLists[g.Attrs].Fn, ir.AttrNaked) != nil || m.Attr(m.AttrLists[g.Attrs].Fn, ir.AttrReturnsTwice) != nil {
		return false
	}
	for b := g.Entry(); b != 0; b = g.NextBlock(b) {
		t := g.Terminator(b)
		switch g.Op(t) {
		case ir.OpIndirectBr, ir.OpInvoke, ir.OpCallBr, ir.OpResume:
			return false
		}
		if p := g.Prev(t); p != ir.None && g.Op(p) == ir.OpCall && g.Call(p).Tail == 2 {
			return false
		}
	}
	return true
}

// dropRepeatedScopes removes the scopes that are others in each iteration of a loop.
func (r *runner) dropRepeatedScopes() {
	u := r.units[0]
	r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if f.HasAttachments("alias.scope") {
			u.enter(f)
			scopes.DropRepeated(f, u.Loops())
		}
	})
}
