package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// gepTerm is an index of a getelementptr times the bytes that it counts.
type gepTerm struct {
	index ir.Value
	scale int64
}

// gep splits the indices of a getelementptr (instruction or constant
// expression) into a constant and scaled variable terms.
func (s memSelector) gep(t ir.Type, indices []ir.Value, c *ir.Consts, terms []gepTerm) (off int64, _ []gepTerm) {
	m := s.m
	ty := &m.Types
	for i, x := range indices {
		var size int64
		switch {
		case i == 0:
			size = int64(m.SizeOf(t))
		case ty.Kind(t) == ir.StructKind:
			n, _ := c.Uint(x)
			if c.Kind(x) == ir.CSplat || c.Kind(x) == ir.CData || c.Kind(x) == ir.CZero {
				n, _ = c.Uint(c.Elem(x, 0))
			}
			off += int64(m.FieldOffset(t, int(n)))
			t = ty.Elems(t)[n]
			continue
		default:
			size = int64(m.StrideOf(t))
			t = ty.Elem(t)
		}
		if n, ok := c.Sint(x); ok {
			off += n * size
		} else if size != 0 && !c.IsUndef(x) && !c.IsZero(x) {
			terms = append(terms, gepTerm{x, size})
		}
	}
	return off, terms
}

// gepInst is gep for instruction v.
func (s memSelector) gepInst(v ir.Value, terms []gepTerm) (int64, []gepTerm) {
	var idx [8]ir.Value
	ix := idx[:0]
	for i := 1; i < s.f.NumOps(v); i++ {
		ix = append(ix, s.f.Operand(v, i))
	}
	return s.gep(s.f.ElemType(v), ix, &s.f.Consts, terms)
}

// selectGEP computes a pointer that no memory access could fold.
func (s memSelector) selectGEP(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	if s.m.Types.IsVector(t) {
		s.vectorGEP(v)
		return
	}
	d := s.demand(v, 0)
	var buf [8]gepTerm
	off, terms := s.gepInst(v, buf[:0])
	base := f.Operand(v, 0)
	b := addr{space: s.m.Types.AddrSpace(t)}
	if x := s.origin(base); x.IsInst() && f.Op(x) == ir.OpGEP && f.BlockOf(x) == s.blk && f.HasOneUse(x) {
		o, ts := s.gepInst(x, terms)
		off, terms, base = off+o, ts, f.Operand(x, 0)
	}
	if x := s.origin(base); s.slotOf(x) {
		if b.space == uint32(target.ASLocal) {
			b.reg, s.usesSPL = regSPL, true
		} else {
			b.reg, s.usesSP = regSP, true
		}
		b.off = int64(s.slots[x] - 1)
	} else {
		b.reg = s.reg(base, 0)
	}
	c := s.ints().intClassOf(b.reg)
	n := len(terms)
	off += b.off
	b.off = 0
	add := s.addOp(c)
	if b.reg == regSP || b.reg == regSPL {
		add = frameAdd(c)
	}
	switch {
	case n == 0 && (b.reg == regSP || b.reg == regSPL):
		s.inFrame(d, b.reg, off)
	case n == 0:
		s.e(add, reg(d), reg(b.reg), imm(off))
	case off == 0:
		acc := b.reg
		if n > 1 {
			acc = s.sum(b, terms[:n-1], 0)
		}
		s.e(s.addOp(c), reg(d), reg(acc), reg(s.scaled(terms[n-1], c, b.space)))
	default:
		acc := s.sum(b, terms, 0)
		s.e(s.addOp(c), reg(d), reg(acc), imm(off))
	}
}

// vectorGEP computes the lanes of a getelementptr of vectors one by one.
func (s memSelector) vectorGEP(v ir.Value) {
	f := s.f
	ty := &s.m.Types
	base := f.Operand(v, 0)
	var idx [8]ir.Value
	ix := idx[:0]
	for i := 1; i < f.NumOps(v); i++ {
		ix = append(ix, f.Operand(v, i))
	}
	for k := range s.lay.count(f.TypeOf(v)) {
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		t := f.ElemType(v)
		bk := 0
		if ty.IsVector(f.TypeOf(base)) {
			bk = k
		}
		acc := s.reg(base, bk)
		c := s.ints().intClassOf(acc)
		off := int64(0)
		for i, x := range ix {
			lane := 0
			xt := f.TypeOf(x)
			if ty.IsVector(xt) {
				lane = k
			}
			n, known := s.constOf(x, lane)
			if i > 0 && ty.Kind(t) == ir.StructKind {
				off += int64(s.m.FieldOffset(t, int(n)))
				t = ty.Elems(t)[n]
				continue
			}
			size := int64(s.m.SizeOf(t))
			if i > 0 {
				size = int64(s.m.StrideOf(t))
				t = ty.Elem(t)
			}
			if known {
				off += n * size
				continue
			}
			w := s.ints().extend(x, lane, c, true)
			p, q := s.newReg(c), s.newReg(c)
			s.e(binaryOp(ir.OpMul, c), reg(p), reg(w), imm(size))
			s.e(s.addOp(c), reg(q), reg(acc), reg(p))
			acc = q
		}
		s.e(s.addOp(c), reg(d), reg(acc), imm(off))
	}
}

// sum returns a register with base + Σ index·scale + off.
func (s memSelector) sum(base addr, terms []gepTerm, off int64) ptx.RegID {
	c := c64
	off += base.off
	var acc ptx.RegID
	if base.reg != 0 {
		acc = base.reg
		c = s.ints().intClassOf(acc)
	} else {
		c = s.ptrClass(base.space)
		if base.sym != 0 {
			acc = s.newReg(c)
			s.e(s.sp.mov[c], reg(acc), sym(base.sym, 0))
		}
	}
	add := func(x ptx.Operand) {
		d := s.newReg(c)
		if acc == 0 {
			s.e(s.sp.mov[c], reg(d), x)
		} else {
			s.e(s.addOp(c), reg(d), reg(acc), x)
		}
		acc = d
	}
	for _, t := range terms {
		add(reg(s.scaled(t, c, base.space)))
	}
	if off != 0 || acc == 0 {
		add(imm(off))
	}
	return acc
}

// scaledNarrow returns a register with v, an index that is extended from fewer than 32 bits, times a scale: mul.wide of 32 bits and the addition of the
// base are one instruction, a shift of 64 bits is two.
func (s memSelector) scaledNarrow(v ir.Value, scale int64, c class) (d ptx.RegID, ok bool) {
	f := s.f
	op := f.Op(v)
	if c != c64 || scale < 2 || !fits32(scale) || op != ir.OpSExt && op != ir.OpZExt || !f.HasOneUse(v) || s.opt.Level == 0 {
		return 0, false
	}
	d = s.newReg(c64)
	return d, extendNarrow(s.ints(), v, scale, d)
}

// extendProduct selects the extension of x, a product of 32 bits that does not wrap, as mul.wide into register d.
func (s memSelector) extendProduct(x ir.Value, d ptx.RegID, signed bool) bool {
	f := s.f
	if !s.folds(x, ir.OpMul) || f.Flags(x)&ir.NoWrap(signed) == 0 || s.def(x, 0) != 0 {
		return false
	}
	s.e(mulWide(comp{class: c64, bits: 64}, signed), reg(d), reg(s.reg(f.Operand(x, 0), 0)), s.use(f.Operand(x, 1), 0))
	return true
}

// scaled returns a register of class c with an index into an object of space times its scale, the index
// sign-extended or cut to the width of c.
func (s memSelector) scaled(t gepTerm, c class, space uint32) ptx.RegID {
	f := s.f
	v, k := s.resolve(t.index, 0)
	cp := s.lay.of(f.TypeOf(t.index))[0]
	signed := true
	if x, n := s.shifted(v); c == c64 && n > 0 && t.scale > 1 && fits32(t.scale<<n) {
		v, k = s.resolve(x, 0)
		t.index, t.scale = x, t.scale<<n
	}
	if x := s.negated(v); c == c64 && x != ir.None && fits32(-t.scale) {
		v, k = s.resolve(x, 0)
		t.index, t.scale = x, -t.scale
	}
	if c == c64 { // see through an extension from 32 bits
		if op := f.Op(v); (op == ir.OpSExt || op == ir.OpZExt) && f.TypeOf(f.Operand(v, 0)) == ir.I32 && s.mayFold(v, f.Operand(v, 0)) {
			signed = op == ir.OpSExt || t.scale < 0 // negated has seen to it
			v, k = s.resolve(f.Operand(v, 0), 0)
			cp = comp{class: c32, bits: 32}
			if x, n := s.exactProduct(v, signed); x != v && fits32(t.scale) && fits32(n*t.scale) {
				if y, j := s.resolve(x, 0); !y.IsConst() {
					v, k, t.scale = y, j, n*t.scale
				}
			}
		}
	}
	if space != uint32(target.ASShared) && space != uint32(target.ASLocal) { // of these addresses 32 bits are looked at, and a shift is one instruction
		if d, ok := s.scaledNarrow(v, t.scale, c); ok {
			return d
		}
	}
	if c == c64 && cp.class == c32 && cp.bits == 32 {
		d := s.newReg(c64)
		if t.scale == 1 && k == 0 && s.extendProduct(v, d, signed) {
			return d
		}
		x := s.regOf(v, k, c32)
		switch {
		case t.scale == 1 && signed:
			s.e(isa.Op_cvt_s64_s32, reg(d), reg(x))
		case t.scale == 1:
			s.e(isa.Op_cvt_u64_u32, reg(d), reg(x))
		case fits32(t.scale) && signed:
			s.e(isa.Op_mul_wide_s32, reg(d), reg(x), imm(t.scale))
		case fits32(t.scale):
			s.e(isa.Op_mul_wide_u32, reg(d), reg(x), imm(t.scale))
		default:
			w := s.newReg(c64)
			if signed {
				s.e(isa.Op_cvt_s64_s32, reg(w), reg(x))
			} else {
				s.e(isa.Op_cvt_u64_u32, reg(w), reg(x))
			}
			s.e(isa.Op_mul_lo_s64, reg(d), reg(w), imm(t.scale))
		}
		return d
	}
	var x ptx.RegID
	switch {
	case cp.class.bits() > c.bits():
		x = s.ints().resize(s.regOf(v, k, cp.class), c)
	case cp.class == cPred || int(cp.bits) < c.bits():
		x = s.ints().extend(t.index, 0, c, true)
	default:
		x = s.regOf(v, k, cp.class)
	}
	if t.scale == 1 {
		return x
	}
	d := s.newReg(c)
	if n := log2(uint64(t.scale)); n >= 0 {
		s.e(shlOp[c], reg(d), reg(x), imm(int64(n)))
	} else {
		s.e(binaryOp(ir.OpMul, c), reg(d), reg(x), imm(t.scale))
	}
	return d
}

// shifted returns the operand of v, a left shift of 64 bits by n, which the scale of an address does too; n is 0 for others.
func (s memSelector) shifted(v ir.Value) (x ir.Value, n int64) {
	f := s.f
	if f.Op(v) != ir.OpShl || f.TypeOf(v) != ir.I64 || s.opt.Level == 0 {
		return v, 0
	}
	x = f.Operand(v, 0)
	if n, ok := f.Consts.Sint(f.Operand(v, 1)); ok && 0 < n && n < 32 && s.mayFold(v, x) {
		return x, n
	}
	return v, 0
}

// negated returns x of v = 0 - x, where x is the signed extension of an i32 or an equal one, which mul.wide multiplies by a negative scale;
// None for others.
func (s memSelector) negated(v ir.Value) ir.Value {
	f := s.f
	if f.Op(v) != ir.OpSub || f.TypeOf(v) != ir.I64 || !f.Consts.IsZero(f.Operand(v, 0)) || s.opt.Level == 0 {
		return ir.None
	}
	x := f.Operand(v, 1)
	op := f.Op(x)
	if op != ir.OpSExt && (op != ir.OpZExt || f.Flags(x)&ir.FlagNNeg == 0) || f.TypeOf(f.Operand(x, 0)) != ir.I32 ||
		!s.mayFold(v, x) || !s.mayFold(x, f.Operand(x, 0)) {
		return ir.None
	}
	return x
}

// exactProduct returns the factors of v, an i32 that is extended wherever it is used, if it is a product with a constant that fits
// its type: mul.wide multiplies by all constants at once, and v needs no register. Of any other value the factor is 1.
func (s memSelector) exactProduct(v ir.Value, signed bool) (x ir.Value, factor int64) {
	f := s.f
	need, ext := ir.FlagNUW, ir.OpZExt
	if signed {
		need, ext = ir.FlagNSW, ir.OpSExt
	}
	op := f.Op(v)
	if op != ir.OpMul && op != ir.OpShl || f.TypeOf(v) != ir.I32 || f.Flags(v)&need == 0 || s.opt.Level == 0 {
		return v, 1
	}
	x = f.Operand(v, 0)
	n, ok := f.Consts.Sint(f.Operand(v, 1))
	if !ok || n < 0 || op == ir.OpShl && n > 30 || !s.mayFold(v, x) || s.f.TypeOf(x) != ir.I32 || x.IsConst() {
		return v, 1
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if f.Op(f.User(u)) != ext {
			return v, 1
		}
	}
	if op == ir.OpShl {
		n = 1 << n
	}
	return x, n
}

// addOp returns the addition of addresses of class c.
func (s memSelector) addOp(c class) isa.Opcode {
	if c == c32 {
		return isa.Op_add_s32
	}
	return isa.Op_add_s64
}

// log2 returns n for 2^n, -1 for other numbers.
func log2(x uint64) int {
	if x == 0 || x&(x-1) != 0 {
		return -1
	}
	n := 0
	for ; x > 1; x >>= 1 {
		n++
	}
	return n
}
