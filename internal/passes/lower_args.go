package passes

import (
	"strconv"
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/lower"
	"gonvvm/internal/target"
)

// argLowerer lowers the parameters of the current function.
type argLowerer struct{ *unit }

// lowerKernels is lower.Kernels; new functions have effects, too.
func lowerKernels(r *runner) bool {
	if !lower.Kernels(r.m) {
		return false
	}
	r.fx.Compute(r.m)
	return true
}

// lowerArgs makes the address spaces of parameters explicit (P-05).
//
// Pointer parameters of a CUDA kernel point to global memory; a cast to that space and back tells infer-address-spaces so. A byval
// parameter is memory in the parameter space: afterwards its pointer has one use, the cast to that space (ParamSpace). If it is only
// read, all loads use that space; if it is written or its address escapes, it is copied to an alloca at entry, except that a
// grid_constant parameter of a kernel is never written and has a generic address (PTX 7.7, sm_70).
func lowerArgs(r *runner) bool {
	m := r.m
	cuda := !strings.HasSuffix(m.Triple, "nvcl")
	changed := false
	u := r.units[0]
	l := argLowerer{u}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		u.enter(f)
		kernel := f.CC == ir.CCPTXKernel
		list := &m.AttrLists[f.Attrs]
		for i := f.NumParams() - 1; i >= 0; i-- { // the replacement of the first parameter comes first
			p := ir.ParamValue(i)
			if f.TypeOf(p) != ir.Ptr || !f.HasUses(p) {
				continue
			}
			if a := m.Attr(list.Param(i), ir.AttrByVal); a != nil {
				changed = l.lowerByVal(p, i, a.Type, kernel) || changed
				list = &m.AttrLists[f.Attrs]
				continue
			}
			if kernel && cuda {
				changed = l.markGlobal(p) || changed
			}
		}
	})
	return changed
}

// entryPoint is the place of instructions that belong to the start of the function: after the leading allocas.
func (u *unit) entryPoint() ir.Value {
	v := u.f.First(u.f.Entry())
	for u.f.Op(v) == ir.OpAlloca {
		v = u.f.Next(v)
	}
	return v
}

// markGlobal casts kernel parameter p to global space and back.
func (l argLowerer) markGlobal(p ir.Value) bool {
	f := l.f
	if x := f.FirstUse(p); f.NextUse(x) == 0 { // is done already
		if v := f.User(x); f.Op(v) == ir.OpAddrSpaceCast && l.ty.AddrSpace(f.TypeOf(v)) == analysis.Global {
			return false
		}
	}
	l.useGeneric(p, ir.Ptr1)
	return true
}

func (l argLowerer) lowerByVal(p ir.Value, i int, t ir.Type, kernel bool) bool {
	f := l.f
	pt := l.ty.Pointer(analysis.ParamSpace)
	if t == ir.NoType || l.onlyCastToParam(p, pt) {
		return false
	}
	// ptxas keeps a parameter whose address is taken in local memory (PTX ISA §5.1.6.4). The selector reads the parameter in
	// its own space where it is only read.
	if !kernel && l.opt.LLC {
		l.useGeneric(p, l.ty.Pointer(analysis.Local))
		return true
	}
	if l.readInPlace(p, pt) {
		l.movePointer(p, l.castAtEntry(p, pt), pt)
		return true
	}
	set := l.m.AttrLists[f.Attrs].Param(i)
	_, grid := l.m.StrAttr(set, "nvvm.grid_constant")
	// A generic address of the parameter needs cvta.param of PTX 7.7. Where the version cannot be raised, a copy has
	// the same contents, but not the same address in all threads (S4-101).
	if kernel && grid && l.opt.MayUse(target.FeatureCvtaParam) {
		l.useGeneric(p, pt)
		return true
	}
	q := l.castAtEntry(p, pt)
	align := l.m.AlignOf(t)
	if a := l.m.Attr(set, ir.AttrAlign); a != nil {
		align = max(align, a.Int)
	}
	local := l.f.New(ir.OpAlloca, ir.Ptr, ir.Flags(log2(align)), uint32(t), l.c.Int(ir.I32, 1))
	f.InsertBefore(f.First(f.Entry()), local)
	f.ReplaceAll(p, local)
	f.SetOperand(q, 0, p)
	l.b.Before(f.Next(q))
	l.b.Loc = 0
	l.memcpy(local, q, l.m.SizeOf(t), align)
	return true
}

// castAtEntry casts p to a pointer of type t.
func (l argLowerer) castAtEntry(p ir.Value, t ir.Type) ir.Value {
	l.b.Before(l.entryPoint())
	l.b.Loc = 0
	return l.b.Insert(ir.OpAddrSpaceCast, t, 0, 0, p)
}

// useGeneric gives the users of p its generic address, cast from pointer type t.
func (l argLowerer) useGeneric(p ir.Value, t ir.Type) {
	q := l.castAtEntry(p, t)
	g := l.b.Insert(ir.OpAddrSpaceCast, ir.Ptr, 0, 0, q)
	l.f.ReplaceAll(p, g)
	l.f.SetOperand(q, 0, p)
}

func log2(x uint64) int {
	n := 0
	for x > 1 {
		x >>= 1
		n++
	}
	return n
}

// memcpy creates a copy of n bytes at the builder's place. Only module passes
// may call it: the intrinsic may have to be declared.
func (l argLowerer) memcpy(dst, src ir.Value, n, align uint64) ir.Value {
	f, m := l.f, l.m
	dt, st := f.TypeOf(dst), f.TypeOf(src)
	ft := m.Types.Func(ir.Void, false, dt, st, ir.I64, ir.I1)
	sym := l.declareMem("llvm.memcpy", ft, dt, st, ir.I64)
	a := m.AddAttrs(ir.AttrSet{{Kind: ir.AttrAlign, Int: align}})
	list := m.AddAttrList(ir.AttrList{Params: []ir.AttrSetID{a, a}})
	call := l.b.Call(ft, ir.SymValue(sym), dst, src, l.c.Int(ir.I64, n), l.fold.Bool(false))
	f.Call(call).Attrs = list
	return call
}

// declareMem returns the overload of a memory intrinsic for the given types.
func (l argLowerer) declareMem(base string, ft ir.Type, types ...ir.Type) uint32 {
	m := l.m
	name := base
	for _, t := range types {
		if l.ty.IsPtr(t) {
			name += ".p" + strconv.Itoa(int(l.ty.AddrSpace(t)))
		} else {
			name += "." + l.ty.String(t)
		}
	}
	before := len(m.Syms)
	sym := m.DeclareIntrinsic(name, ft)
	if len(m.Syms) > before {
		l.fx.Compute(m)
	}
	return sym
}

// onlyCastToParam reports whether the parameter's only use is already the cast.
func (l argLowerer) onlyCastToParam(p ir.Value, pt ir.Type) bool {
	x := l.f.FirstUse(p)
	v := l.f.User(x)
	return l.f.NextUse(x) == 0 && l.f.Op(v) == ir.OpAddrSpaceCast && l.f.TypeOf(v) == pt
}

// readInPlace reports whether everything that is done with pointer p is reading.
func (l argLowerer) readInPlace(p ir.Value, pt ir.Type) bool {
	f := l.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpLoad:
			if !analysis.IsSimple(l.f, v) {
				return false
			}
		case ir.OpGEP, ir.OpBitCast:
			if f.UseIndex(x) != 0 || l.ty.IsVector(f.TypeOf(v)) || !l.readInPlace(v, pt) {
				return false
			}
		case ir.OpAddrSpaceCast:
			if f.TypeOf(v) != pt {
				return false
			}
		case ir.OpCall:
			id := f.CalleeIntrinsic(v)
			switch {
			case (id == ir.IntrMemcpy || id == ir.IntrMemmove) && f.UseIndex(x) == 1 && l.c.IsZero(f.Operand(v, 3)):
			case id.IsLifetime():
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// movePointer makes the users of p, all of them reads, use q of type pt.
func (l argLowerer) movePointer(p, q ir.Value, pt ir.Type) {
	f := l.f
	for x := f.FirstUse(p); x != 0; {
		next := f.NextUse(x)
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpAddrSpaceCast:
			if v != q {
				f.ReplaceAll(v, q)
				f.Erase(v)
				next = f.FirstUse(p)
				if next == x || next != 0 && f.User(next) == q {
					next = f.NextUse(next)
				}
			}
		case ir.OpGEP, ir.OpBitCast:
			f.SetType(v, pt)
			l.movePointer(v, v, pt)
			f.SetUse(x, q)
		case ir.OpCall:
			if f.CalleeIntrinsic(v).IsLifetime() {
				f.Erase(v)
				break
			}
			f.SetUse(x, q)
			l.retypeMem(v)
		default:
			f.SetUse(x, q)
		}
		x = next
	}
}

// retypeMem makes a memory intrinsic's call use the overload for its operands.
func (l argLowerer) retypeMem(call ir.Value) {
	f := l.f
	id := f.CalleeIntrinsic(call)
	dt, lt := f.TypeOf(f.Operand(call, 0)), f.TypeOf(f.Operand(call, 2))
	var ft ir.Type
	var sym uint32
	if id == ir.IntrMemset || id == ir.IntrMemsetInline {
		ft = l.ty.Func(ir.Void, false, dt, ir.I8, lt, ir.I1)
		sym = l.declareMem("llvm."+id.String(), ft, dt, lt)
	} else {
		st := f.TypeOf(f.Operand(call, 1))
		ft = l.ty.Func(ir.Void, false, dt, st, lt, ir.I1)
		sym = l.declareMem("llvm."+id.String(), ft, dt, st, lt)
	}
	f.SetOperand(call, f.NumOps(call)-1, ir.SymValue(sym))
	f.Call(call).FnType = ft
}
