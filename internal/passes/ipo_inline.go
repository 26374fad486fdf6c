package passes

import (
	"slices"
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/limit"
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

	// If size counts: about the size of a call.
	inlineSmallLimit = 50 // optsize and -Os
	inlineMinLimit   = 10 // minsize and -Oz
)

// whyInlined is the reason why a function stays a call although it is always_inline.
const whyInlined = "the caller would become too large (limit.Inlined)"

func (r *runner) inlineAll(always bool) bool {
	m := r.m
	var g analysis.CallGraph
	g.Compute(m)
	calls := r.countCalls()
	u := r.units[0]
	size := make([]int, len(m.Syms))
	changed := false
	var sites []ir.Value
	var places []ir.MD
	for _, sym := range g.Order() {
		f := m.Syms[sym].Fn
		u.enter(f)
		sites, places = sites[:0], places[:0]
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpCall && f.Callee(v).IsSym() {
					sites = append(sites, v)
				}
			}
		}
		size[sym] = u.inl.bodySize()
		n := 0
		for _, v := range sites {
			callee := f.Callee(v).Index()
			why, ok := r.shouldInline(u, &g, sym, v, size, calls, always)
			if !ok {
				if why == whyInlined && always && r.opt.Warn != nil {
					r.opt.Warn(&m.Syms[sym], "@"+m.Syms[callee].Name+" is always_inline, but is not inlined into @"+f.Name()+": "+why)
				}
				if why != "" && !always {
					u.remark(Missed, "inline", v, m.Syms[callee].Name+" not inlined into "+f.Name()+": "+why)
				}
				continue
			}
			if u.opt.Remarks != nil {
				u.remark(Passed, "inline", v, m.Syms[callee].Name+" inlined into "+f.Name()+" ("+strconv.Itoa(size[callee])+" instructions)")
			}
			size[sym] += size[callee]
			calls[callee]--
			sites[n] = v
			n++
			places = append(places, distinctLoc(m, f.DebugLoc(v)))
		}
		if n == 0 {
			continue
		}
		for i, v := range slices.Backward(sites[:n]) { // each splits its block: the rest after it is short then
			u.inl.inlineCall(v, m.Syms[f.Callee(v).Index()].Fn, places[i])
		}
		changed = true
		u.edgesChanged()
		u.removeUnreachable()
		if !always && f.CC != ir.CCPTXKernel && r.optimizes(f) { // it may be inlined itself: weigh the remaining code
			for _, p := range [...]func(*unit) bool{simplifycfg, sroaEarly, instCombine, simplifycfg} {
				u.have = 0
				p(u)
			}
			size[sym] = u.inl.bodySize()
		}
	}
	return changed
}

// optimizes reports whether optional passes run on f.
func (r *runner) optimizes(f *ir.Func) bool {
	return r.opt.Level > 0 && !r.optNone(f)
}

// addressTaken is the minimal result of countCalls for a function with other uses than calls of it.
const addressTaken = 1 << 22

// countCalls counts, by symbol, the direct calls of functions; any other use of
// a function's address counts as many.
func (r *runner) countCalls() []int {
	m := r.m
	n := make([]int, len(m.Syms))
	use := func(sym uint32, call bool) {
		if call {
			n[sym]++
		} else {
			n[sym] += addressTaken
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
			m.Consts.EachSym(s.Init, func(sym uint32) { use(sym, false) })
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { f.EachSymUse(use) })
	return n
}

// bodySize counts the instructions of the function that become code.
func (s *inlineState) bodySize() int {
	f := s.f
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
					n += 5 + f.NumArgs(v)
				case id == ir.IntrLifetimeStart || id == ir.IntrLifetimeEnd || id == ir.IntrAssume:
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
func (r *runner) shouldInline(u *unit, g *analysis.CallGraph, sym uint32, v ir.Value, size, calls []int, always bool) (why string, ok bool) {
	m, f := r.m, u.f
	callee := f.Callee(v).Index()
	s := &m.Syms[callee]
	if s.Kind != ir.SymFunc || s.Dead || s.Fn.IsDecl() || s.Intrinsic != ir.NotIntrinsic {
		return "", false
	}
	fn := m.AttrLists[s.Fn.Attrs].Fn
	site := m.AttrLists[f.Call(v).Attrs].Fn
	forced := m.Attr(fn, ir.AttrAlwaysInline) != nil || m.Attr(site, ir.AttrAlwaysInline) != nil
	if g.SameComponent(sym, callee) {
		return "it is recursive", false
	}
	if !u.inl.inlinable(v, s.Fn) {
		return "its body cannot stand in another function", false
	}
	if forced && m.Attr(site, ir.AttrNoInline) == nil {
		if size[sym]+size[callee] > limit.Inlined {
			return whyInlined, false
		}
		return "", true
	}
	if always || s.Fn.CC == ir.CCPTXKernel {
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
	if r.optNone(f) {
		return "", false
	}
	if keepsBundles(s.Fn) {
		return "its calls have operand bundles", false
	}
	if !sameFloatMode(m, f, s.Fn) {
		return "the two treat subnormal numbers differently", false
	}
	n := size[callee]
	if size[sym]+n > inlineGrowth {
		return "the caller would become too large", false
	}
	small := max(u.size, sizeLevel(m, s.Fn, r.opt))
	limit := inlineLimit
	switch {
	case m.Attr(fn, ir.AttrCold) != nil:
		limit = 45
	case !isRoot(s) && calls[callee] == 1: // the call is removed and the function, too
		limit = inlineOnceLimit
	case small == 2:
		limit = inlineMinLimit
	case small == 1:
		limit = inlineSmallLimit
	case m.Attr(fn, ir.AttrInlineHint) != nil:
		limit = inlineHintLimit
	}
	// Arguments need no code any more, and constants and local objects make the body
	// smaller.
	for i := range f.NumArgs(v) {
		n--
		a := f.Operand(v, i)
		if a.IsConstOrSym() {
			n -= 5
		} else if o := analysis.Object(f, a); o.IsInst() && f.Op(o) == ir.OpAlloca {
			n -= 20
		}
	}
	if n > limit {
		return "it costs " + strconv.Itoa(n) + " instructions, more than " + strconv.Itoa(limit), false
	}
	return "", true
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
