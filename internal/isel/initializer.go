package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/limit"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// reloc is an address in an initialiser.
type reloc struct {
	off, size uint64
	sym       ptx.Name
	add       int64
	generic   bool
}

func (r *reloc) elem() ptx.InitElem {
	k := ptx.InitSym
	if r.generic {
		k = ptx.InitGeneric
	}
	return ptx.InitElem{Kind: k, Sym: r.sym, Bits: uint64(r.add)}
}

// image is an initialiser as bytes and addresses. Bytes are kept up to the last that may
// differ from zero, for PTX fills variables up with zeros: types can be as large as memory.
type image struct {
	e       *env
	b       []byte
	relocs  []reloc
	err     string
	extents map[ir.Value]uint64 // of aggregates: constants are a graph, too
}

// extent returns the number of bytes of constant v of type t up to the last that may differ
// from zero.
func (g *image) extent(v ir.Value, t ir.Type) uint64 {
	m, c := g.e.m, &g.e.m.Consts
	if v.IsSym() {
		return m.StoreSize(t)
	}
	switch c.Kind(v) {
	case ir.CNull, ir.CZero, ir.CUndef, ir.CPoison:
		return 0
	case ir.CAggregate, ir.CSplat:
		if m.Types.IsVector(t) {
			return m.StoreSize(t)
		}
	default:
		return m.StoreSize(t)
	}
	if n, ok := g.extents[v]; ok {
		return n
	}
	n := uint64(0)
	switch ty := &m.Types; ty.Kind(t) {
	case ir.StructKind:
		for i, e := range slices.Backward(ty.Elems(t)) {
			if n = g.extent(c.Elem(v, i), e); n != 0 {
				n += m.FieldOffset(t, i)
				break
			}
		}
	case ir.ArrayKind:
		e := ty.Elem(t)
		for i := ty.Len64(t); i > 0 && n == 0; i-- {
			if n = g.extent(c.Elem(v, int(i-1)), e); n != 0 {
				n += (i - 1) * m.SizeOf(e)
			}
		}
	}
	if g.extents == nil {
		g.extents = make(map[ir.Value]uint64)
	}
	g.extents[v] = n
	return n
}

// fill writes the initial value of variable s, unless it is too large.
func (g *image) fill(s *ir.Symbol) (ok bool) {
	n := g.extent(s.Init, s.Type)
	if n > limit.InitialValue || g.e.initBytes+n > limit.InitialValue {
		return false
	}
	g.e.initBytes += n
	g.b = make([]byte, ir.AlignTo(n, 8))
	g.put(s.Init, s.Type, 0)
	return true
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
		if g.extent(v, t) == 0 {
			return
		}
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
					x := c.Elem(v, int(i))
					for b := range n {
						at := i*n + b
						g.b[off+at/8] |= bitOf(c, x, b) << (at % 8)
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

// bitOf returns bit b of integer constant v.
func bitOf(c *ir.Consts, v ir.Value, b uint64) byte {
	var w uint64
	switch c.Kind(v) {
	case ir.CInt:
		w = c.Bits(v)
	case ir.CWide:
		w, b = c.Words(v)[b/64], b%64
	}
	return byte(w >> (b & 63) & 1)
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

// words writes an aggregate that holds addresses: as words if the offset of every address is a multiple of its size,
// else as bytes with mask() (PTX 7.1).
func (g *image) words(v *ptx.Var, last int) {
	p := uint64(g.e.m.Layout.PtrBits(0) / 8)
	size := uint64(v.Dims[0])
	aligned := size%p == 0
	for _, r := range g.relocs {
		last = max(last, int(r.off+r.size))
		aligned = aligned && r.off%p == 0 && r.size == p
	}
	if g.e.opt.LLC { // llc writes zeros out where there are addresses
		if size > limit.InitialValue {
			g.err = "more than " + itoa(limit.InitialValue) + " bytes would be written"
			return
		}
		last = int(size)
		g.b = append(g.b, make([]byte, max(0, last-len(g.b)))...)
	}
	relocs := g.relocs // put writes in the order of offsets
	at := func(off uint64) *reloc {
		if len(relocs) == 0 || relocs[0].off != off {
			return nil
		}
		r := &relocs[0]
		relocs = relocs[1:]
		return r
	}
	if aligned {
		v.Init.Elems = slices.Grow(v.Init.Elems, int(uint64(last)/p)+1)
		v.Type = isa.U64
		if p == 4 {
			v.Type = isa.U32
		}
		v.Dims[0] = int64(size / p)
		v.Align = max(v.Align, uint32(p))
		for off := uint64(0); off < uint64(last); off += p {
			if r := at(off); r != nil {
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
	if !g.e.opt.MayUse(target.FeatureMaskInit) {
		g.err = "initialized packed aggregate with pointers requires at least PTX ISA version 7.1"
	}
	v.Type = isa.U8
	for off := uint64(0); off < uint64(last); off++ {
		r := at(off)
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

// constAddr reduces a constant of the module to a symbol plus an offset; generic means the symbol's generic address.
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
			off, terms := s.mem().gep(ir.Type(c.ExprAux(v)), ops[1:], c, nil)
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
	last := len(g.b) // the end of the last byte that is not zero
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
		v.Init.Elems = slices.Grow(v.Init.Elems, last+1)
		for _, b := range g.b[:last] {
			v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitInt, Bits: uint64(b)})
		}
	} else {
		g.words(v, last)
	}
	v.Init.Elems = append(v.Init.Elems, ptx.InitElem{Kind: ptx.InitClose})
}
