package isel

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// maxAliasErrors bounds the errors about aliases: finding the line of each takes time.
const maxAliasErrors = 100

// aliases declares the aliases of functions.
func (e *env) aliases() diag.List {
	m := e.m
	var errs diag.List
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymAlias && s.Kind != ir.SymIFunc {
			continue
		}
		if len(errs) >= maxAliasErrors {
			break
		}
		fail := func(msg, hint string) {
			errs = append(errs, e.symbolError("S0022", "alias", s, msg, hint))
		}
		if s.Kind == ir.SymIFunc {
			fail("ifuncs have no counterpart in PTX", "")
			continue
		}
		to := e.aliasee(i)
		if !to.IsSym() || m.Sym(to).Kind != ir.SymFunc || m.Sym(to).Fn.IsDecl() || e.kernel[to.Index()] {
			fail("NVPTX aliasee must be a non-kernel function definition", "")
			continue
		}
		if e.funcLinkage(to.Index()) == ptx.Weak {
			fail("NVPTX aliasee must not be '.weak'", "")
			continue
		}
		if !e.opt.MayUse(target.FeatureAlias) {
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
		to := e.aliasee(i)
		if !to.IsSym() || m.Sym(to).Kind != ir.SymFunc {
			continue
		}
		f := ptx.Func{Name: e.syms[i], Linkage: ptx.Visible}
		e.signatureAs(m.Sym(to).Fn, uint32(i), &f)
		e.out.Funcs = append(e.out.Funcs, f)
		e.out.Items = append(e.out.Items, ptx.Item{Kind: ptx.ItemFuncDecl, Index: uint32(len(e.out.Funcs) - 1)})
	}
}

// aliasee returns the symbol at the end of alias i's chain. Results are cached, so that a chain of aliases is walked
// once.
func (e *env) aliasee(i int) ir.Value {
	if e.aliasees == nil {
		e.aliasees = make([]ir.Value, len(e.m.Syms))
	}
	if e.aliasees[i] == ir.None {
		e.aliasees[i] = e.followAlias(&e.m.Syms[i])
	}
	return e.aliasees[i]
}

func (e *env) followAlias(s *ir.Symbol) ir.Value {
	to := s.Init
	for range len(e.m.Syms) { // input may be cyclic
		switch {
		case to.IsSym() && e.m.Sym(to).Kind == ir.SymAlias:
			if end := e.aliasees[to.Index()]; end != ir.None {
				return end
			}
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
	if e.opt.LLC { // llc has the names of f's own
		return
	}
	for k := range out.Params {
		out.Params[k].Name = e.intern(e.names[i] + "_param_" + itoa(k))
	}
}
