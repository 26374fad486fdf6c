package isel

import (
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Module selects PTX for m, which it changes (switches become trees). The error is
// a diag.List.
func Module(m *ir.Module, opt *Options) (*ptx.Module, error) {
	out := &ptx.Module{Version: opt.Target.PTX, SM: opt.Target.SM, AddressSize: uint8(m.Layout.PtrBits(0))}
	e := &env{m: m, out: out, opt: opt, t: opt.Target}
	for c := range e.prefix {
		e.prefix[c] = e.intern(styles[opt.Style].regPrefix[c])
	}
	errs := e.ctors()
	e.expand()
	errs = append(errs, e.nameAll()...)
	e.collectAnnotations()
	if strings.HasSuffix(m.Triple, "-nvcl") {
		out.TargetFlags |= ptx.TexmodeIndependent
	}
	e.moduleAsm()
	if opt.LineInfo {
		e.collectFiles()
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
		v, bad := e.global(i)
		errs = append(errs, bad...)
		if _, ok := locals[i]; ok {
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
	e.endDebug(out.Funcs[first:])
	for i := range out.Sects {
		out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemSection, Index: uint32(i)})
	}
	if e.opt.Verbose {
		e.numberCalls(out.Funcs[first:])
	}
	return out, nil
}

// bodies selects the bodies of fns into out, on several workers if asked. The
// numbers of call sequences depend only on the function.
func (e *env) bodies(fns []uint32, out []ptx.Func) diag.List {
	results := make([]diag.List, len(fns))
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
		divisions := expander{e: e, m: e.m, lay: layouts{m: e.m}, divisions: true}
		var room ir.Room
		for i := next(); i < len(fns); i = next() {
			seq := 0
			s.callseq = &seq
			f := e.m.Syms[fns[i]].Fn
			if e.opt.Consume {
				f.Enter(&room)
			}
			results[i] = s.guarded(f, &out[i], i, &divisions)
			if len(results[i]) == 0 {
				s.spare = out[i]
				if finish != nil {
					finish(&out[i], f.Name())
				}
				if print != nil {
					print(&out[i], e.namesSoFar(), f.Name())
				}
				if out[i].Text == nil {
					s.spare = ptx.Func{}
				}
			}
			if e.opt.Consume {
				f.ReleaseFrom(&room)
			}
		}
	}
	var n atomic.Int64
	next := func() int { return int(n.Add(1)) - 1 }
	if w := min(e.opt.Workers, len(fns)); w > 1 {
		var wg sync.WaitGroup
		for range w {
			wg.Go(func() { work(next) })
		}
		wg.Wait()
	} else {
		work(next)
	}
	var errs diag.List
	for _, r := range results {
		errs = append(errs, r...)
	}
	return errs
}

// guarded is function, with a panic turned into an error: it is a bug of ours, but
// must not take the caller's process down (P-25).
func (s *selector) guarded(f *ir.Func, out *ptx.Func, num int, divisions *expander) (errs diag.List) {
	defer func() {
		if r := recover(); r != nil {
			errs = diag.List{diag.Bug("selection", "function `"+f.Name()+"'", r)}
		}
	}()
	if !s.opt.OptNone {
		divisions.function(f)
	}
	return s.function(f, out, num)
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
// and those used before their body.
func (e *env) forward(fns []uint32) []uint32 {
	m := e.m
	need := make([]bool, len(m.Syms))
	seen := make([]bool, len(m.Syms)) // bodies already printed
	var mention func(c *ir.Consts, v ir.Value)
	mention = func(c *ir.Consts, v ir.Value) {
		if v.IsSym() {
			i := v.Index()
			s := &m.Syms[i]
			if s.Kind == ir.SymFunc && !seen[i] && s.Intrinsic == ir.NotIntrinsic {
				need[i] = true
			}
			return
		}
		if v.IsConst() {
			for _, o := range c.Operands(v) {
				mention(c, o)
			}
		}
	}
	for i := range m.Syms {
		if s := &m.Syms[i]; i > 0 && !skipGlobal(s) && s.Init != ir.None {
			mention(&m.Consts, s.Init)
		}
	}
	for _, i := range fns {
		f := m.Syms[i].Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				for k := range f.NumOps(v) {
					if o := f.Operand(v, k); o.IsSym() || o.IsConst() {
						mention(&f.Consts, o)
					}
				}
			}
		}
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

// aliases declares the aliases of functions.
func (e *env) aliases() diag.List {
	m := e.m
	var errs diag.List
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymAlias && s.Kind != ir.SymIFunc {
			continue
		}
		fail := func(msg, hint string) {
			errs = append(errs, e.symbolError("S0022", "alias", s, msg, hint))
		}
		if s.Kind == ir.SymIFunc {
			fail("ifuncs have no counterpart in PTX", "")
			continue
		}
		to := e.aliasee(s)
		if !to.IsSym() || m.Sym(to).Kind != ir.SymFunc || m.Sym(to).Fn.IsDecl() || e.kernel[to.Index()] {
			fail("NVPTX aliasee must be a non-kernel function definition", "")
			continue
		}
		if e.funcLinkage(to.Index()) == ptx.Weak {
			fail("NVPTX aliasee must not be '.weak'", "")
			continue
		}
		if !e.mayUse(target.FeatureAlias) {
			fail(".alias requires PTX version >= 6.3 and sm_30", "choose another -arch or -ptx")
			continue
		}
		e.out.Funcs = append(e.out.Funcs, ptx.Func{Name: e.syms[i], Aliasee: e.syms[to.Index()]})
		e.out.Items = append(e.out.Items, ptx.Item{Kind: ptx.ItemAlias, Index: uint32(len(e.out.Funcs) - 1)})
	}
	return errs
}

// aliasPrototypes declares the aliases of functions, which may be called before they are
// tied to their functions at the end.
func (e *env) aliasPrototypes() {
	m := e.m
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymAlias {
			continue
		}
		to := e.aliasee(s)
		if !to.IsSym() || m.Sym(to).Kind != ir.SymFunc {
			continue
		}
		f := ptx.Func{Name: e.syms[i], Linkage: ptx.Visible}
		e.signatureAs(m.Sym(to).Fn, uint32(i), &f)
		e.out.Funcs = append(e.out.Funcs, f)
		e.out.Items = append(e.out.Items, ptx.Item{Kind: ptx.ItemFuncDecl, Index: uint32(len(e.out.Funcs) - 1)})
	}
}

// aliasee returns the symbol that an alias stands for in the end.
func (e *env) aliasee(s *ir.Symbol) ir.Value {
	to := s.Init
	for range 64 { // input may be cyclic
		switch {
		case to.IsSym() && e.m.Sym(to).Kind == ir.SymAlias:
			to = e.m.Sym(to).Init
		case to.IsConst() && e.m.Consts.Kind(to) == ir.CExpr && e.m.Consts.ExprOp(to) == ir.OpBitCast:
			to = e.m.Consts.Operands(to)[0]
		default:
			return to
		}
	}
	return to
}

// signatureAs fills in f's signature with the parameter names of symbol i.
func (e *env) signatureAs(f *ir.Func, i uint32, out *ptx.Func) {
	e.signature(f, out)
	for k := range out.Params {
		out.Params[k].Name = e.intern(e.names[i] + "_param_" + itoa(k))
	}
}

// directives adds the performance directives of kernel i (S1-08…S1-19, X-13, X-14).
func (e *env) directives(i uint32, out *ptx.Func) diag.List {
	if !e.kernel[i] {
		return nil
	}
	f := e.m.Syms[i].Fn
	var errs diag.List
	set := e.attrs(f).Fn
	fail := func(msg string) {
		errs = append(errs, &diag.Diagnostic{Code: "S0024", File: e.m.Name, Where: "function `" + f.Name() + "'", Msg: msg})
	}
	if e.m.Types.Result(f.FnType()) != ir.Void {
		fail("a kernel returns void")
	}
	list := func(key string) []uint32 {
		text, ok := e.m.StrAttr(set, key)
		if !ok {
			return nil
		}
		var out []uint32
		for p := range strings.SplitSeq(text, ",") {
			n, err := strconv.ParseUint(strings.TrimSpace(p), 10, 32)
			if err != nil || len(out) == 3 {
				fail("can't parse integer attribute " + strconv.Quote(text) + " in " + key)
				return nil
			}
			out = append(out, uint32(n))
		}
		return out
	}
	dims := func(x []uint32) []uint32 {
		for e.opt.Style == StyleNVVM && len(x) < 3 {
			x = append(x, 1)
		}
		return x
	}
	add := func(k isa.Atom, args []uint32) {
		out.Dirs = append(out.Dirs, ptx.Directive{Kind: k, Args: args})
	}
	req, maxn := list("nvvm.reqntid"), list("nvvm.maxntid")
	clusters := e.t.Has(target.FeatureCluster)
	cluster, rank := list("nvvm.cluster_dim"), list("nvvm.maxclusterrank")
	_, blocks := e.m.StrAttr(set, "nvvm.blocksareclusters")
	if blocks {
		switch {
		case len(req) == 0 || len(cluster) == 0:
			fail("blocksareclusters requires reqntid and cluster_dim attributes")
		case !e.t.Has(target.FeatureBlocksAreClusters):
			fail("blocksareclusters requires PTX version >= 9.0")
		default:
			add(isa.Blocksareclusters, nil)
		}
	}
	if len(req) > 0 {
		add(isa.Reqntid, dims(req))
	}
	if len(maxn) > 0 && len(req) == 0 {
		add(isa.Maxntid, dims(maxn))
	}
	if n := list("nvvm.minctasm"); len(n) == 1 {
		add(isa.Minnctapersm, n)
	}
	if clusters && len(cluster) > 0 {
		zero := true
		for _, x := range cluster {
			zero = zero && x == 0
		}
		add(isa.Explicitcluster, nil)
		if !zero {
			add(isa.Reqnctapercluster, dims(cluster))
		}
	}
	if clusters && len(rank) == 1 && len(cluster) == 0 {
		add(isa.Maxclusterrank, rank)
	}
	if n := list("nvvm.maxnreg"); len(n) == 1 {
		add(isa.Maxnreg, n)
	}
	return errs
}
