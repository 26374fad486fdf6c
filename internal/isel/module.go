package isel

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/diag"
	"gonvvm/internal/dwarf"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// Module selects PTX for m, whose bodies are legal or become so by opt.Legalize. The error is a diag.List.
func Module(m *ir.Module, opt *Options) (*ptx.Module, error) {
	if !opt.LineInfo && dwarf.LinesWanted(m) {
		o := *opt
		o.LineInfo = true
		opt = &o
	}
	out := &ptx.Module{Version: opt.Target.PTX, SM: opt.Target.SM, AddressSize: uint8(m.Layout.PtrBits(0))}
	e := &env{m: m, out: out, opt: opt, t: opt.Target}
	for c := range e.prefix {
		e.prefix[c] = e.intern(styles[opt.Style].regPrefix[c])
	}
	errs := e.nameAll()
	e.collectAnnotations()
	if strings.HasSuffix(m.Triple, "-nvcl") {
		out.TargetFlags |= ptx.TexmodeIndependent
	}
	e.moduleAsm()
	if opt.LineInfo {
		e.collectFiles()
		if !opt.LLC {
			e.nameFiles()
		}
	}
	fns := e.functions()
	if opt.LineInfo {
		e.collectInlined(fns)
	}
	e.beginDebug(len(fns))
	decls := e.forward(fns)
	out.Funcs = make([]ptx.Func, 0, len(decls)+len(fns))
	vars, more := e.orderGlobals()
	errs = append(errs, more...)
	out.Vars = make([]ptx.Var, 0, len(vars))
	out.Items = slices.Grow(out.Items, len(decls)+len(vars)+len(fns))
	for _, i := range decls {
		if e.inModuleAsm(i) {
			continue
		}
		f := ptx.Func{Name: e.syms[i], Linkage: e.funcLinkage(i)}
		e.signature(m.Syms[i].Fn, &f)
		out.Funcs = append(out.Funcs, f)
		out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemFuncDecl, Index: uint32(len(out.Funcs) - 1)})
	}
	e.aliasPrototypes()
	into := e.demote(vars, fns)
	var locals map[uint32]ptx.Var // those that move into a function
	for _, list := range into {
		for _, i := range list {
			if locals == nil {
				locals = make(map[uint32]ptx.Var)
			}
			locals[i] = ptx.Var{}
		}
	}
	for _, i := range vars {
		if e.inModuleAsm(i) {
			continue
		}
		_, local := locals[i]
		v, bad := e.global(i, local)
		errs = append(errs, bad...)
		if local {
			v.Comment = "demoted variable"
			locals[i] = v
			e.demotedComment(&v)
			continue
		}
		out.Vars = append(out.Vars, v)
		out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemVar, Index: uint32(len(out.Vars) - 1)})
	}
	first := len(out.Funcs)
	for k, i := range fns {
		f := ptx.Func{Name: e.syms[i], Linkage: e.funcLinkage(i), Defined: true}
		e.signature(m.Syms[i].Fn, &f)
		errs = append(errs, e.directives(i, &f)...)
		if into != nil {
			for _, x := range into[k] {
				f.Locals = append(f.Locals, locals[x])
			}
		}
		out.Funcs = append(out.Funcs, f)
		out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemFunc, Index: uint32(len(out.Funcs) - 1)})
	}
	errs = append(errs, e.aliases()...)
	if err := errs.Err(); err != nil {
		return nil, err
	}
	errs = append(errs, e.bodies(fns, out.Funcs[first:])...)
	if err := errs.Err(); err != nil {
		return nil, err
	}
	if err := stopped(opt); err != nil {
		return nil, err
	}
	e.endDebug(out.Funcs[first:])
	if opt.LLC { // llc puts files after the functions that refer to them
		e.nameFiles()
	}
	for i := range out.Sects {
		out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemSection, Index: uint32(i)})
	}
	if e.opt.Verbose {
		e.numberCalls(out.Funcs[first:])
	}
	return out, nil
}

// stopped returns the error that ends the selection, if the caller wants its end.
func stopped(opt *Options) error {
	if opt.Stop == nil {
		return nil
	}
	return opt.Stop()
}

// bodies selects the bodies of fns into out, on several workers if asked. The
// numbers of call sequences depend only on the function.
func (e *env) bodies(fns []uint32, out []ptx.Func) diag.List {
	results := make([]diag.List, len(fns))
	var newCheck func() BodyCheck
	if e.opt.Check != nil {
		newCheck = e.opt.Check(e.out)
	}
	work := func(next func() int) {
		s := &selector{
			m: e.m, opt: e.opt, t: e.t, sp: &styles[e.opt.Style], env: e, lay: layouts{m: e.m, f32x2: e.f32x2()},
			abi: layouts{m: e.m, f32x2: e.f32x2(), abi: true},
		}
		var finish func(*ptx.Func, string)
		if e.opt.Finish != nil {
			finish = e.opt.Finish()
		}
		var print func(*ptx.Func, ptx.Names, string)
		if e.opt.Print != nil && !e.opt.Verbose && e.debug == nil { // these number calls and place labels in the end
			print = e.opt.Print()
		}
		var check BodyCheck
		if newCheck != nil {
			check = newCheck()
		}
		var legalize func(*ir.Func) diag.List
		if e.opt.Legalize != nil {
			legalize = e.opt.Legalize()
		}
		var room ir.Room
		for i := next(); i < len(fns); i = next() {
			if stopped(e.opt) != nil {
				return
			}
			seq := 0
			s.callseq = &seq
			f := e.m.Syms[fns[i]].Fn
			if e.opt.Consume {
				room.Enter(f)
			}
			results[i] = s.guarded(f, &out[i], i, legalize)
			if len(results[i]) == 0 {
				s.spare = out[i]
				if finish != nil {
					finish(&out[i], f.Name())
				}
				if check != nil {
					results[i] = check(&out[i], e.namesSoFar(), func(d *diag.Diagnostic, in *ptx.Inst) { e.locate(d, f, origin(in)) })
				}
				s.settleOrigins(&out[i])
				if print != nil {
					print(&out[i], e.namesSoFar(), f.Name())
				}
				if out[i].Text == nil {
					out[i].Trim()
					s.spare = ptx.Func{}
				}
			}
			if e.opt.Consume {
				room.Release(f)
			}
		}
	}
	var n atomic.Int64
	next := func() int { return int(n.Add(1)) - 1 }
	var wg sync.WaitGroup
	for range min(e.opt.Workers, len(fns)) - 1 {
		wg.Go(func() { work(next) })
	}
	work(next)
	wg.Wait()
	var errs diag.List
	for _, r := range results {
		errs = append(errs, r...)
	}
	return slices.CompactFunc(errs, func(a, b *diag.Diagnostic) bool { // both parts of an instruction that became two
		return a.Pos.IsValid() && a.Pos == b.Pos && a.Msg == b.Msg && a.File == b.File
	})
}

// origin returns the IR instruction that keepOrigin noted, None if there is none.
func origin(in *ptx.Inst) ir.Value {
	if in.Pos == 0 {
		return ir.None
	}
	return ir.Value(in.Pos - 1)
}

// settleOrigins replaces the origins of instructions by their numbers in the block if debug information needs them, and
// drops them otherwise: the body of the IR is dropped.
func (s *selector) settleOrigins(out *ptx.Func) {
	for i := range out.Insts {
		in := &out.Insts[i]
		if in.Pos != 0 && s.env.debug != nil {
			in.Pos = s.ordinals[in.Pos-1]
		} else {
			in.Pos = 0
		}
	}
}

// functions returns the functions that are printed with a body.
func (e *env) functions() []uint32 {
	var out []uint32
	for i := 1; i < len(e.m.Syms); i++ {
		s := &e.m.Syms[i]
		if s.Kind == ir.SymFunc && !s.Dead && !s.Fn.IsDecl() && s.Linkage != ir.AvailableExternally {
			out = append(out, uint32(i))
		}
	}
	return out
}

// forward returns the functions that need a prototype: external ones that are used,
// and those used before the end of their body.
func (e *env) forward(fns []uint32) []uint32 {
	m := e.m
	need := make([]bool, len(m.Syms))
	seen := make([]bool, len(m.Syms)) // bodies already printed
	mention := func(i uint32) {
		if s := &m.Syms[i]; s.Kind == ir.SymFunc && !seen[i] && s.Intrinsic == ir.NotIntrinsic {
			need[i] = true
		}
	}
	for i := range m.Syms {
		if s := &m.Syms[i]; i > 0 && !skipGlobal(s) && s.Init != ir.None {
			m.Consts.EachSym(s.Init, mention)
		}
	}
	for _, i := range fns {
		seen[i] = e.opt.LLC // llc calls a function within its body without one
		m.Syms[i].Fn.EachSymUse(func(sym uint32, _ bool) { mention(sym) })
		seen[i] = true
	}
	var out []uint32
	for i := range need {
		if need[i] {
			out = append(out, uint32(i))
		}
	}
	return out
}

// funcLinkage maps a function's linkage (S4-129).
func (e *env) funcLinkage(i uint32) ptx.Linkage {
	s := &e.m.Syms[i]
	switch {
	case s.Fn.IsDecl() || s.Linkage == ir.AvailableExternally:
		return ptx.Extern
	case s.Linkage.IsLocal():
		return ptx.Internal
	case s.Linkage == ir.External:
		return ptx.Visible
	}
	return ptx.Weak
}
