package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/limit"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// The calling convention (requirements section 5): how a value of a type is passed
// in the .param space. The same answer serves declarations, definitions, calls
// and call prototypes, so that they cannot disagree (P-06).

// slot is how one parameter or result is passed.
type slot struct {
	typ    isa.Atom // scalar type; B8 with bytes > 0 for an array
	bytes  uint64   // array size; 0 for a scalar
	align  uint64   // of an array
	empty  bool     // not passed at all
	scalar uint8    // bytes of a scalar
}

// paramSlot returns the form in which a device function passes a value of type t. align is the alignment of an
// annotation, 0 for none.
func (e *env) paramSlot(t ir.Type, align uint64) slot {
	m := e.m
	ty := &m.Types
	switch ty.Kind(t) {
	case ir.IntKind:
		switch w := ty.Bits(t); {
		case w <= 32:
			return slot{typ: isa.B32, scalar: 4}
		case w <= 64:
			return slot{typ: isa.B64, scalar: 8}
		}
	case ir.PtrKind:
		if m.Layout.PtrBits(ty.AddrSpace(t)) == 32 {
			return slot{typ: isa.B32, scalar: 4}
		}
		return slot{typ: isa.B64, scalar: 8}
	case ir.FloatKind:
		return slot{typ: isa.B32, scalar: 4}
	case ir.DoubleKind:
		return slot{typ: isa.B64, scalar: 8}
	}
	n := paramSize(m, t)
	if n == 0 {
		return slot{empty: true}
	}
	return slot{typ: isa.B8, bytes: n, align: max(align, min(m.AlignOf(t), 128))}
}

// paramStep returns the distance of the elements of type e of a vector that is passed: those of
// odd integers take the space of their registers, though memory packs them.
func paramStep(m *ir.Module, e ir.Type) uint64 {
	if !m.Types.IsInt(e) {
		return m.StoreSize(e)
	}
	switch w := uint64(m.Types.Bits(e)); {
	case w <= 8:
		return 1
	case w <= 64:
		return uint64(intClass(int(w)).bits()) / 8
	default:
		return (w + 63) / 64 * 8
	}
}

// paramSize returns the size of a value of type t as a parameter: that in memory, unless it contains vectors whose
// elements are padded.
func paramSize(m *ir.Module, t ir.Type) uint64 {
	ty := &m.Types
	if n := m.Components(t); n == 0 || n > limit.Components { // the others bound the recursion
		return m.SizeOf(t)
	}
	switch ty.Kind(t) {
	case ir.VectorKind:
		return max(m.SizeOf(t), ty.Len64(t)*paramStep(m, ty.Elem(t)))
	case ir.ArrayKind:
		return ty.Len64(t) * paramSize(m, ty.Elem(t))
	case ir.StructKind:
		at, align := uint64(0), uint64(1)
		for _, e := range ty.Elems(t) {
			if !ty.IsPacked(t) {
				a := m.AlignOf(e)
				at, align = ir.AlignTo(at, a), max(align, a)
			}
			at += paramSize(m, e)
		}
		return ir.AlignTo(at, align)
	}
	return m.SizeOf(t)
}

// byvalSlot returns how a byval parameter of type t is passed.
func (e *env) byvalSlot(t ir.Type, align uint64) slot {
	n := e.m.SizeOf(t)
	if n == 0 {
		return slot{empty: true}
	}
	return slot{typ: isa.B8, bytes: n, align: max(align, min(e.m.AlignOf(t), 128))}
}

// variable returns the .param declaration of a slot.
func (s slot) variable(name ptx.Name) ptx.Var {
	v := ptx.Var{Name: name, Space: isa.Param, Type: s.typ}
	if s.bytes > 0 {
		v.Align = uint32(s.align)
		v.Dims = []int64{int64(s.bytes)}
	}
	return v
}

// attrs returns the attribute list of function f.
func (e *env) attrs(f *ir.Func) *ir.AttrList { return &e.m.AttrLists[f.Attrs] }

// isByval reports whether parameter i of f is passed by value.
func (e *env) isByval(f *ir.Func, i int) bool {
	return e.m.Attr(e.attrs(f).Param(i), ir.AttrByVal) != nil
}

// paramAlign returns the alignment in the parameter space that attributes require.
func (e *env) paramAlign(set ir.AttrSetID) uint64 {
	if a := e.m.Attr(set, ir.AttrAlignStack); a != nil {
		return a.Int
	}
	return 0
}

// formal returns how parameter i of function f is passed; kernels have typed scalars.
func (e *env) formal(f *ir.Func, i int) slot {
	set := e.attrs(f).Param(i)
	t := e.m.Types.Elems(f.FnType())[i]
	if a := e.m.Attr(set, ir.AttrByVal); a != nil {
		al := e.paramAlign(set)
		if b := e.m.Attr(set, ir.AttrAlign); b != nil {
			al = max(al, b.Int)
		}
		return e.byvalSlot(a.Type, al)
	}
	return e.paramSlot(t, e.paramAlign(set))
}

// formalResult returns how function f passes its result (S4-15).
func (e *env) formalResult(f *ir.Func) slot {
	return e.paramSlot(e.m.Types.Result(f.FnType()), e.paramAlign(e.attrs(f).Ret))
}

// actualResult returns how the result of call v is passed.
func (s callSelector) actualResult(v ir.Value, c *ir.CallInfo) slot {
	al := max(s.env.paramAlign(s.m.AttrLists[c.Attrs].Ret), s.callAlign(v, 0))
	if y := s.f.CalleeSym(v); y != nil && y.Kind == ir.SymFunc {
		al = max(al, s.env.paramAlign(s.env.attrs(y.Fn).Ret))
	}
	return s.env.paramSlot(s.m.Types.Result(c.FnType), al)
}

// callAlign returns the alignment that !callalign of call v states for a position, 0 for none. Position 0 is the
// result (S4-17).
func (s callSelector) callAlign(v ir.Value, position int) uint64 {
	id := s.f.Attachment(v, "callalign")
	if id == 0 {
		return 0
	}
	for _, o := range s.m.MDs[id].Ops {
		if n := &s.m.MDs[o]; o != 0 && n.Kind == ir.MDValue {
			if x, ok := s.m.Consts.Uint(n.Val); ok && int(x>>16) == position {
				return x & 0xffff
			}
		}
	}
	return 0
}

// actual returns how argument i of call v is passed.
func (s callSelector) actual(v ir.Value, c *ir.CallInfo, i int) (slot, ir.Type) {
	e := s.env
	if y := s.f.CalleeSym(v); y != nil && y.Kind == ir.SymFunc && i < y.Fn.NumParams() {
		if a := e.m.Attr(e.attrs(y.Fn).Param(i), ir.AttrByVal); a != nil {
			return e.formal(y.Fn, i), a.Type
		}
	}
	set := e.m.AttrLists[c.Attrs].Param(i)
	if a := e.m.Attr(set, ir.AttrByVal); a != nil {
		al := e.paramAlign(set)
		if b := e.m.Attr(set, ir.AttrAlign); b != nil {
			al = max(al, b.Int)
		}
		return e.byvalSlot(a.Type, al), a.Type
	}
	al := max(e.paramAlign(set), s.callAlign(v, i+1))
	if y := s.f.CalleeSym(v); y != nil && y.Kind == ir.SymFunc && i < y.Fn.NumParams() {
		al = max(al, e.paramAlign(e.attrs(y.Fn).Param(i)))
	}
	return e.paramSlot(s.f.TypeOf(s.f.Operand(v, i)), al), ir.NoType
}

// byValue reports whether argument i of call v is an object that is passed by value: the callee or the call says so.
func (s callSelector) byValue(v ir.Value, i int) bool {
	_, t := s.actual(v, s.f.Call(v), i)
	return t != ir.NoType
}

// signature fills in the results and parameters of a function's declaration.
func (e *env) signature(f *ir.Func, out *ptx.Func) {
	m := e.m
	ft := f.FnType()
	kernel := e.isKernel(f)
	out.Entry = kernel
	if !kernel {
		if rt := m.Types.Result(ft); rt != ir.Void {
			if s := e.formalResult(f); !s.empty {
				out.Rets = append(out.Rets, s.variable(e.intern("func_retval0")))
			}
		}
		out.NoRet = m.Attr(e.attrs(f).Fn, ir.AttrNoReturn) != nil && e.t.Has(target.FeatureNoReturn) && m.Types.Result(ft) == ir.Void
	}
	for i, t := range m.Types.Elems(ft) {
		s := e.formal(f, i)
		if s.empty {
			continue
		}
		v := s.variable(e.paramName(f.Sym, i))
		if kernel {
			e.kernelParam(f, i, t, s, &v)
		}
		out.Params = append(out.Params, v)
	}
	if m.Types.IsVarArg(ft) && !kernel {
		v := e.varSlot().variable(e.intern(e.nameOf(f.Sym) + "_vararg"))
		if e.opt.MayUse(target.FeatureVariadic) {
			out.Params = append(out.Params, v)
		}
	}
}

// kernelParam gives a kernel's scalar parameter its own type and a pointer its .ptr.
func (e *env) kernelParam(f *ir.Func, i int, t ir.Type, s slot, v *ptx.Var) {
	m := e.m
	ty := &m.Types
	if e.isByval(f, i) {
		return
	}
	if t := e.imageParam(f, i); t != 0 {
		if e.independentTextures() {
			v.Type, v.Align, v.Dims = t, 0, nil
			return
		}
		v.Type = isa.U64
		return
	}
	switch ty.Kind(t) {
	case ir.IntKind:
		if s.bytes > 0 {
			return
		}
		switch w := ty.Bits(t); {
		case w <= 8:
			v.Type = isa.U8
		case w <= 16:
			v.Type = isa.U16
		case w <= 32:
			v.Type = isa.U32
		default:
			v.Type = isa.U64
		}
	case ir.FloatKind:
		v.Type = isa.F32
	case ir.DoubleKind:
		v.Type = isa.F64
	case ir.HalfKind, ir.BFloatKind:
		if e.opt.Style == lowering.StyleNVVM {
			v.Type, v.Align, v.Dims = isa.B16, 0, nil
		}
	case ir.PtrKind:
		v.Type = isa.U64
		if s.scalar == 4 {
			v.Type = isa.U32
		}
		if e.opt.Style == lowering.StyleLLVM {
			al := uint64(1)
			if a := m.Attr(e.attrs(f).Param(i), ir.AttrAlign); a != nil {
				al = a.Int
			}
			v.Ptr = ptx.PtrInfo{Present: true, Space: ptrSpace(ty.AddrSpace(t)), Align: uint32(al)}
		}
	}
}

// ptrSpace returns the space that .ptr may name, 0 for none.
func ptrSpace(as uint32) isa.Atom {
	switch a := spaceAtom(as); a {
	case isa.Global, isa.Shared, isa.Const, isa.Local:
		return a
	}
	return 0
}

// prologue loads the parameters that the body uses and sets up the frame.
func (s callSelector) prologue() {
	f, e := s.f, s.env
	if s.frame > 0 && (s.usesSP || s.usesSPL) {
		n := e.intern(s.dbg().depot())
		s.out.Locals = append(s.out.Locals, ptx.Var{
			Name: n, Space: isa.Local, Type: isa.B8, Align: uint32(s.frameAl), Dims: []int64{int64(s.frame)},
		})
		c := s.ptrClass(uint32(target.ASLocal))
		s.e(s.sp.mov[c], reg(regSPL), sym(n, 0))
		if s.usesSP {
			s.mem().castSpaceInto(regSP, regSPL, uint32(target.ASLocal), 0, c, s.ptrClass(0))
		}
	}
	first := len(s.buf)
	for i := range f.NumParams() {
		p := ir.ParamValue(i)
		t := f.TypeOf(p)
		if s.pstart[i] == 0 {
			continue
		}
		name := e.paramName(f.Sym, i)
		sl := e.formal(f, i)
		begin := len(s.buf)
		at := uint32(len(s.buf)) - s.chunks[len(s.chunks)-1]
		if e.isByval(f, i) {
			if d := s.def(p, 0); d != 0 {
				s.mem().byvalAddress(d, name, sl)
			}
		} else if !sl.empty {
			x := sl.access(name)
			s.mem().loadValue(p, s.abi.of(t), &x)
		}
		if s.opt.LLC && s.opt.Level == 0 {
			s.lastFirst(first, begin)
		}
		if s.ordersAsLLC() {
			s.sinking.params = append(s.sinking.params, paramLoad{index: uint32(i), top: t == ir.I1, first: at, end: uint32(len(s.buf)) - s.chunks[len(s.chunks)-1]})
		}
	}
}

// access describes the loads of parameter name.
func (sl *slot) access(name ptx.Name) access {
	x := access{op: isa.Op_ld_param_u64, a: addr{sym: name, space: uint32(target.ASParam)}, base: max(sl.align, 1)}
	if sl.bytes == 0 {
		x.base = uint64(sl.scalar)
	}
	return x
}
