package isel

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/limit"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// largestAlign is the largest alignment in bytes that ptxas accepts.
const largestAlign = 1 << 31

// skipGlobal reports whether a variable is not printed (S1-45).
func skipGlobal(s *ir.Symbol) bool {
	return s.Dead || s.Kind != ir.SymVar || strings.HasPrefix(s.Name, "llvm.") || strings.HasPrefix(s.Name, "nvvm.")
}

// orderGlobals returns the variables so that each comes after all that its
// initialiser mentions (S1-59…61).
func (e *env) orderGlobals() ([]uint32, diag.List) {
	const white, grey, black = 0, 1, 2
	color := make([]uint8, len(e.m.Syms))
	var out []uint32
	var errs diag.List
	var visit func(i uint32)
	var mentions func(v ir.Value)
	mentions = func(v ir.Value) {
		if v.IsSym() {
			if s := e.m.Sym(v); s.Kind == ir.SymVar {
				visit(v.Index())
			}
			return
		}
		for _, o := range e.m.Consts.Operands(v) {
			mentions(o)
		}
	}
	visit = func(i uint32) {
		s := &e.m.Syms[i]
		switch {
		case color[i] == black || skipGlobal(s):
			return
		case color[i] == grey:
			if len(errs) == 0 {
				errs = append(errs, e.symbolError("S0016", "global", s, "Circular dependency found in global variable set",
					"PTX declares a variable before it is mentioned: fill one of the pointers in at run time"))
			}
			return
		}
		color[i] = grey
		if s.Init.IsConst() || s.Init.IsSym() {
			mentions(s.Init)
		}
		color[i] = black
		out = append(out, i)
	}
	for i := 1; i < len(e.m.Syms); i++ {
		visit(uint32(i))
	}
	return out, errs
}

// global returns the declaration of variable i; local variables are declared in a function.
func (e *env) global(i uint32, local bool) (v ptx.Var, errs diag.List) {
	s := &e.m.Syms[i]
	m := e.m
	ty := &m.Types
	fail := func(code diag.Code, msg, hint string) {
		errs = append(errs, e.symbolError(code, "global", s, msg, hint))
	}
	v = ptx.Var{Name: e.syms[i], Space: isa.Global}
	if s.TLS != "" { // in global memory all threads would share it
		fail("S0028", "thread_local variables are not supported on a GPU", "an alloca belongs to one thread; an array of global memory can be indexed with the thread's number")
		return
	}
	switch target.AddrSpace(s.Space) {
	case target.ASGeneric, target.ASGlobal:
	case target.ASShared:
		v.Space = isa.Shared
	case target.ASConst:
		v.Space = isa.Const
	case target.ASLocal:
		v.Space = isa.Local
		if !local {
			fail("S0017", "a variable in address space 5 (local) must be used by one kernel, and by no other function",
				"PTX has local memory of functions only: use an alloca, and pass its address to the functions that need it")
			return
		}
	case target.ASTensor, target.ASSharedCluster, target.ASParam:
		fail("S0017", "a variable cannot live in address space "+itoa(int(s.Space)), "use 1 (global), 3 (shared) or 4 (constant)")
		return
	default:
		fail("S0017", "Bad address space found while emitting PTX: "+itoa(int(s.Space)), "use 1 (global), 3 (shared) or 4 (constant)")
		return
	}
	switch l := s.Linkage; {
	case s.Init == ir.None && (s.Linkage != ir.ExternWeak || !ty.IsSized(s.Type) || m.SizeOf(s.Type) == 0):
		v.Linkage = ptx.Extern
	case s.Init == ir.None: // a definition of zeros, which gives way to that of another module: PTX has no weak references
		v.Linkage = ptx.Weak
	case l == ir.External && v.Space != isa.Local:
		v.Linkage = ptx.Visible
	case l.IsLocal(), v.Space == isa.Local:
	case l == ir.Common && v.Space == isa.Global && e.t.Has(target.FeatureCommonLinkage):
		v.Linkage = ptx.Common
	case l == ir.Appending:
		fail("S0018", "Symbol '"+s.Name+"' has unsupported appending linkage type", "")
		return
	default:
		v.Linkage = ptx.Weak
	}
	if !ty.IsSized(s.Type) {
		fail("S0019", "a variable of type "+ty.String(s.Type)+" has no size", "")
		return
	}
	if e.annotated(i, "managed") {
		v.Attrs = append(v.Attrs, ptx.VarAttr{Kind: isa.Managed})
	}
	switch {
	case e.annotated(i, "texture"):
		v.Type = isa.Texref
		return
	case e.annotated(i, "surface"):
		v.Type = isa.Surfref
		return
	case e.annotated(i, "sampler"):
		v.Type = isa.Samplerref
		if !e.independentTextures() {
			fail("S0027", "a sampler of its own needs independent texture mode", "CUDA's textures carry their sampling; compile for nvptx64-nvidia-nvcl")
			return
		}
		x, _ := m.Consts.Uint(s.Init)
		if x>>4&3 > 1 {
			fail("S0027", "anisotropic filtering is not supported", "bits 4 and 5 of a sampler are 0 (nearest) or 1 (linear)")
		}
		v.Init.Present, v.Init.Elems = true, sampler(e, x)
		return
	}
	align := s.Align
	switch least := m.AlignOf(s.Type); {
	case align == 0 && e.opt.LLC:
		align = max(least, e.preferredAlign(s.Type))
	case align == 0, align < least && !ty.IsAggregate(s.Type):
		align = least
	}
	if align > largestAlign {
		fail("S0017", "a variable cannot be aligned to "+itoa(int(align))+" bytes", "PTX has alignments of up to "+itoa(largestAlign)+" bytes")
		return
	}
	v.Align = uint32(align)
	img := image{e: e} // of zeros: no bytes
	if s.Init != ir.None && !m.Consts.IsUndef(s.Init) {
		zero := m.Consts.IsZero(s.Init)
		if v.Space == isa.Shared && !zero || v.Space == isa.Local && !(zero && e.opt.LLC) { // llc leaves zeros in local memory undefined
			fail("S0020", "initial value of '"+s.Name+"' is not allowed in addrspace("+itoa(int(s.Space))+")",
				"memory in this space starts undefined: initialise the variable with undef and store from the kernel")
			return
		}
		if !zero {
			if !img.fill(s) {
				fail(lowering.CodeLarge, "the initial values up to that of '"+s.Name+"' have more than "+itoa(limit.InitialValue)+" bytes", "leave large variables zero, and copy their values when the program starts")
				return
			}
			if img.err != "" {
				fail("S0021", "the initialiser of '"+s.Name+"' cannot be written in PTX: "+img.err, "PTX takes numbers, and addresses of variables and functions plus a constant")
				return
			}
		}
	}
	e.shape(s, &v, &img)
	if (v.Type == isa.B8 || v.Type == isa.U8) && img.err != "" {
		fail("S0021", img.err, "")
	}
	return
}

// preferredAlign returns llc's alignment of a variable without one: structures to 8.
func (e *env) preferredAlign(t ir.Type) uint64 {
	ty := &e.m.Types
	for ty.Kind(t) == ir.ArrayKind {
		t = ty.Elem(t)
	}
	if ty.Kind(t) == ir.StructKind {
		return max(8, e.m.AlignOf(t))
	}
	return e.m.AlignOf(t)
}

// sampler writes the fields of a sampler (S1-47…50, X-09): three bits of addressing, one for normalised coordinates,
// two of filtering.
func sampler(e *env, x uint64) (in []ptx.InitElem) {
	field := func(name, val string) {
		in = append(in, ptx.InitElem{Kind: ptx.InitField, Sym: e.intern(name)}, ptx.InitElem{Kind: ptx.InitName, Sym: e.intern(val)})
	}
	mode := [8]string{"wrap", "clamp_to_border", "clamp_to_edge", "wrap", "mirror", "wrap", "wrap", "wrap"}[x&7]
	in = append(in, ptx.InitElem{Kind: ptx.InitOpen})
	for i := range 3 {
		field("addr_mode_"+itoa(i), mode)
	}
	filter := "nearest"
	if x>>4&3 == 1 {
		filter = "linear"
	}
	field("filter_mode", filter)
	if x>>3&1 == 0 {
		in = append(in, ptx.InitElem{Kind: ptx.InitField, Sym: e.intern("force_unnormalized_coords")}, ptx.InitElem{Kind: ptx.InitInt, Bits: 1})
	}
	return append(in, ptx.InitElem{Kind: ptx.InitClose})
}
