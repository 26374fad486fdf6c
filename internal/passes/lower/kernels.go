package lower

import "gonvvm/internal/ir"

// Kernels gives kernels the form that PTX has: an .entry returns nothing and cannot be called. A result is dropped, as no caller
// could receive it. The body of a kernel that functions of the module call becomes an internal function, which they and
// the kernel call; other uses of the kernel's address stay, as host code registers and launches by it.
func Kernels(m *ir.Module) bool {
	called, any := make([]bool, len(m.Syms)), false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		f.EachSymUse(func(sym uint32, call bool) {
			if s := &m.Syms[sym]; call && s.Kind == ir.SymFunc && s.Fn.CC == ir.CCPTXKernel && !s.Fn.IsDecl() {
				called[sym], any = true, true
			}
		})
	})
	bodies, changed := make([]uint32, len(m.Syms)), false
	for i := 1; i < len(called); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || s.Fn.CC != ir.CCPTXKernel || s.Fn.IsDecl() {
			continue
		}
		if called[i] {
			bodies[i] = moveBody(m, uint32(i))
			changed = true
		} else if m.Types.Result(s.Type) != ir.Void {
			dropResult(m, s)
			changed = true
		}
	}
	if !any {
		return changed
	}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) != ir.OpCall {
					continue
				}
				if c := f.Callee(v); c.IsSym() && int(c.Index()) < len(bodies) && bodies[c.Index()] != 0 {
					f.SetOperand(v, f.NumOps(v)-1, ir.SymValue(bodies[c.Index()]))
					f.Call(v).CC = ir.CCC
				}
			}
		}
	})
	for i, body := range bodies {
		if body != 0 {
			callBody(m, uint32(i), body)
		}
	}
	return changed
}

// moveBody makes an internal function of the body of kernel k, which is left without one, and returns the new symbol.
func moveBody(m *ir.Module, k uint32) uint32 {
	body := m.AddSym(ir.Symbol{Kind: ir.SymFunc, Linkage: ir.Internal, Name: m.FreshName(m.Syms[k].Name + "_body"), Type: m.Syms[k].Type, File: m.Syms[k].File, Pos: m.Syms[k].Pos})
	kernel, device := &m.Syms[k], &m.Syms[body]
	old, stub := kernel.Fn, device.Fn
	kernel.Fn, device.Fn = stub, old
	stub.Sym, old.Sym = k, body
	stub.CC, stub.Attrs, old.CC = ir.CCPTXKernel, old.Attrs, ir.CCC
	kernel.MD, device.MD = nil, kernel.MD // the subprogram belongs to the body
	return body
}

// callBody gives kernel k the body that calls the function body with the kernel's parameters.
func callBody(m *ir.Module, k, body uint32) {
	f := makeVoid(m, &m.Syms[k])
	b := ir.NewBuilder(f)
	b.At(f.NewBlock())
	args := make([]ir.Value, f.NumParams())
	for i := range args {
		args[i] = ir.ParamValue(i)
	}
	call := b.Call(m.Syms[body].Type, ir.SymValue(body), args...)
	f.Call(call).Attrs = m.AddAttrList(ir.AttrList{Params: m.AttrLists[f.Attrs].Params})
	b.Ret(ir.None)
}

// makeVoid gives kernel s the type of a function without a result.
func makeVoid(m *ir.Module, s *ir.Symbol) *ir.Func {
	attrs := m.AttrLists[s.Fn.Attrs]
	s.Fn.Attrs = m.AddAttrList(ir.AttrList{Fn: attrs.Fn, Params: attrs.Params})
	s.Type = m.Types.Func(ir.Void, false, m.Types.Elems(s.Type)...)
	return s.Fn
}

// dropResult removes the results that kernel s returns.
func dropResult(m *ir.Module, s *ir.Symbol) {
	f := makeVoid(m, s)
	b := ir.NewBuilder(f)
	for n := f.Entry(); n != 0; n = f.NextBlock(n) {
		if t := f.Terminator(n); t != ir.None && f.Op(t) == ir.OpRet && f.NumOps(t) > 0 {
			b.Before(t)
			b.Ret(ir.None)
			f.Erase(t)
		}
	}
}
