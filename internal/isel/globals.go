package isel

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

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

// global returns the declaration of variable i.
func (e *env) global(i uint32) (v ptx.Var, errs diag.List) {
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
	case target.ASLocal, target.ASTensor, target.ASSharedCluster, target.ASParam:
		fail("S0017", "a variable cannot live in address space "+itoa(int(s.Space)), "use 1 (global), 3 (shared) or 4 (constant)")
		return
	default:
		fail("S0017", "Bad address space found while emitting PTX: "+itoa(int(s.Space)), "use 1 (global), 3 (shared) or 4 (constant)")
		return
	}
	switch l := s.Linkage; {
	case s.Init == ir.None:
		v.Linkage = ptx.Extern
	case l == ir.External:
		v.Linkage = ptx.Visible
	case l.IsLocal():
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
	v.Align = uint32(max(uint64(s.Align), m.AlignOf(s.Type)))
	if s.Align != 0 && uint64(s.Align) < m.AlignOf(s.Type) && !ty.IsAggregate(s.Type) {
		v.Align = uint32(m.AlignOf(s.Type))
	} else if s.Align != 0 {
		v.Align = s.Align
	}
	img := image{e: e} // of zeros: no bytes
	if s.Init != ir.None && !m.Consts.IsUndef(s.Init) {
		zero := m.Consts.IsZero(s.Init)
		if (v.Space == isa.Shared) && !zero {
			fail("S0020", "initial value of '"+s.Name+"' is not allowed in addrspace("+itoa(int(s.Space))+")",
				"shared memory starts undefined: initialise it with undef and store from the kernel")
			return
		}
		if !zero {
			img.b = make([]byte, m.SizeOf(s.Type))
			img.put(s.Init, s.Type, 0)
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

// sampler writes the fields of a sampler (S1-47…50, X-09): three bits of addressing,
// one that says that coordinates are normalised, two of filtering.
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

// reloc is an address in an initialiser.
type reloc struct {
	off, size uint64
	sym       ptx.Name
	add       int64
	generic   bool
}

// image is an initialiser as bytes and addresses.
type image struct {
	e      *env
	b      []byte
	relocs []reloc
	err    string
}

// put writes constant v of type t at offset off.
func (g *image) put(v ir.Value, t ir.Type, off uint64) {
	m := g.e.m
	c := &m.Consts
	ty := &m.Types
	if v.IsSym() {
		g.address(v, t, off)
		return
	}
	switch c.Kind(v) {
	case ir.CInt, ir.CFloat:
		x := c.Bits(v)
		for i := range m.StoreSize(t) {
			g.b[off+i] = byte(x >> (8 * i))
		}
	case ir.CWide:
		for i := range m.StoreSize(t) {
			g.b[off+i] = byte(c.Words(v)[i/8] >> (8 * (i % 8)))
		}
	case ir.CNull, ir.CZero, ir.CUndef, ir.CPoison:
	case ir.CData:
		copy(g.b[off:], c.Bytes(v))
	case ir.CAggregate, ir.CSplat:
		switch ty.Kind(t) {
		case ir.StructKind:
			for i, e := range ty.Elems(t) {
				g.put(c.Elem(v, i), e, off+m.FieldOffset(t, i))
			}
		case ir.ArrayKind:
			e := ty.Elem(t)
			for i := range ty.Len64(t) {
				g.put(c.Elem(v, int(i)), e, off+i*m.SizeOf(e))
			}
		default:
			e := ty.Elem(t)
			if m.BitsOf(e)%8 != 0 { // packed bits
				n := m.BitsOf(e)
				for i := range ty.Len64(t) {
					x, _ := c.Uint(c.Elem(v, int(i)))
					for b := range n {
						at := i*n + b
						g.b[off+at/8] |= byte(x>>b&1) << (at % 8)
					}
				}
				return
			}
			for i := range ty.Len64(t) {
				g.put(c.Elem(v, int(i)), e, off+i*m.StoreSize(e))
			}
		}
	case ir.CExpr:
		g.address(v, t, off)
	default:
		g.err = "unsupported constant"
	}
}

// address writes a symbol plus a constant, or a number that a constant
// expression comes to.
func (g *image) address(v ir.Value, t ir.Type, off uint64) {
	m := g.e.m
	sym, add, generic, ok := g.e.constAddr(v)
	if !ok {
		g.err = "the expression is more than an address plus a constant"
		return
	}
	n := m.StoreSize(t)
	if sym == ir.None {
		for i := range n {
			g.b[off+i] = byte(uint64(add) >> (8 * i))
		}
		return
	}
	if p := uint64(m.Layout.PtrBits(0) / 8); n > p {
		n = p
	}
	g.relocs = append(g.relocs, reloc{off, n, g.e.symName(sym), add, generic})
}

// constAddr reduces a constant of the module to a symbol plus an offset;
// generic says that the symbol's generic address is meant.
func (e *env) constAddr(v ir.Value) (sym ir.Value, add int64, generic, ok bool) {
	m := e.m
	c := &m.Consts
	if v.IsSym() {
		s := m.Sym(v)
		return v, 0, s.Kind == ir.SymVar && s.Space == 0, true
	}
	switch c.Kind(v) {
	case ir.CInt:
		x, _ := c.Sint(v)
		return ir.None, x, false, true
	case ir.CNull:
		return ir.None, 0, false, true
	case ir.CExpr:
		ops := c.Operands(v)
		sym, add, generic, ok = e.constAddr(ops[0])
		if !ok {
			return
		}
		switch c.ExprOp(v) {
		case ir.OpBitCast, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr, ir.OpTrunc, ir.OpZExt:
			return sym, add, generic, true
		case ir.OpAddrSpaceCast:
			to := m.Types.AddrSpace(m.Types.Scalar(c.Type(v)))
			if to == 0 && sym != ir.None {
				generic = m.Sym(sym).Kind == ir.SymVar
			} else if to != 0 {
				generic = false
			}
			return sym, add, generic, true
		case ir.OpGEP:
			s := selector{m: m, lay: layouts{m: m}}
			off, terms := s.gep(ir.Type(c.ExprAux(v)), ops[1:], c, nil)
			return sym, add + off, generic, len(terms) == 0
		case ir.OpAdd, ir.OpSub:
			y, n, yg, yok := e.constAddr(ops[1])
			if c.ExprOp(v) == ir.OpSub {
				if y == sym && y != ir.None { // distance within one object
					return ir.None, add - n, false, yok
				}
				return sym, add - n, generic, yok && y == ir.None
			}
			if sym == ir.None {
				return y, add + n, yg, yok
			}
			return sym, add + n, generic, yok && y == ir.None
		}
	}
	return ir.None, 0, false, false
}

// shape gives variable v its PTX type, dimensions and initialiser (S1-55…57).
func (e *env) shape(s *ir.Symbol, v *ptx.Var, g *image) {
	m := e.m
	ty := &m.Types
	size := m.SizeOf(s.Type)
	scalar := isa.Atom(0)
	switch ty.Kind(s.Type) {
	case ir.IntKind:
		switch size {
		case 1:
			scalar = isa.U8
		case 2:
			scalar = isa.U16
		case 4:
			scalar = isa.U32
		case 8:
			scalar = isa.U64
		}
	case ir.FloatKind:
		scalar = isa.F32
	case ir.DoubleKind:
		scalar = isa.F64
	case ir.HalfKind, ir.BFloatKind:
		scalar = isa.B16
	case ir.PtrKind:
		scalar = isa.U64
		if size == 4 {
			scalar = isa.U32
		}
	}
	last := len(g.b) // behind the last byte that is not zero
	for last > 0 && g.b[last-1] == 0 {
		last--
	}
	zero := len(g.relocs) == 0 && last == 0
	if scalar != 0 {
		v.Type = scalar
		if zero {
			return
		}
		v.Init.Present = true
		if len(g.relocs) > 0 {
			v.Init.Elems = []ptx.InitElem{g.relocs[0].elem()}
			return
		}
		x := uint64(0)
		for i, b := range g.b {
			x |= uint64(b) << (8 * i)
		}
		k := ptx.InitInt
		if scalar == isa.F32 || scalar == isa.F64 {
			k = ptx.InitFloat
		}
		v.Init.Elems = []ptx.InitElem{{Kind: k, Bits: x}}
		return
	}
	v.Type = isa.B8
	v.Dims = []int64{int64(size)}
	if size == 0 && v.Linkage == ptx.Extern {
		v.Dims[0] = -1
	} else if size == 0 {
		v.Dims[0] = 1 // PTX has no empty arrays
	}
	if zero {
		return
	}
	v.Init.Present = true
	v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitOpen})
	if len(g.relocs) == 0 {
		for _, b := range g.b[:last] {
			v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitInt, Bits: uint64(b)})
		}
	} else {
		g.words(v, last)
	}
	v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitClose})
}

func (r *reloc) elem() ptx.InitElem {
	k := ptx.InitSym
	if r.generic {
		k = ptx.InitGeneric
	}
	return ptx.InitElem{Kind: k, Sym: r.sym, Bits: uint64(r.add)}
}

// words writes an aggregate that holds addresses: as words if every address
// stands at a multiple of its size, else as bytes with mask() (PTX 7.1).
func (g *image) words(v *ptx.Var, last int) {
	p := uint64(g.e.m.Layout.PtrBits(0) / 8)
	aligned := uint64(len(g.b))%p == 0
	for _, r := range g.relocs {
		last = max(last, int(r.off+r.size))
		aligned = aligned && r.off%p == 0 && r.size == p
	}
	byOff := make(map[uint64]*reloc, len(g.relocs))
	for i := range g.relocs {
		byOff[g.relocs[i].off] = &g.relocs[i]
	}
	if aligned {
		v.Type = isa.U64
		if p == 4 {
			v.Type = isa.U32
		}
		v.Dims[0] = int64(uint64(len(g.b)) / p)
		v.Align = max(v.Align, uint32(p))
		for off := uint64(0); off < uint64(last); off += p {
			if r := byOff[off]; r != nil {
				v.Init.Elems = append(v.Init.Elems, r.elem())
				continue
			}
			x := uint64(0)
			for i := range p {
				x |= uint64(g.b[off+i]) << (8 * i)
			}
			v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitInt, Bits: x})
		}
		return
	}
	if !g.e.mayUse(target.FeatureMaskInit) {
		g.err = "initialized packed aggregate with pointers requires at least PTX ISA version 7.1"
	}
	v.Type = isa.U8
	for off := uint64(0); off < uint64(last); off++ {
		r := byOff[off]
		if r == nil {
			v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitInt, Bits: uint64(g.b[off])})
			continue
		}
		for i := range r.size {
			x := r.elem()
			x.Kind = ptx.InitMask
			if r.generic {
				x.Kind = ptx.InitMaskGeneric
			}
			x.Mask = 0xff << (8 * i)
			v.Init.Elems = append(v.Init.Elems, x)
		}
		off += r.size - 1
	}
}
