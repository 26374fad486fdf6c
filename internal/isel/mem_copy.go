package isel

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// memCopy selects a memcpy or memmove of known size: all loads, then all stores.
func (s memSelector) memCopy(v ir.Value) {
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 2))
	if !ok || n > 8*lowering.MaxInlineCopy {
		s.fail(v, "S0013", "a memory copy of unknown or large size reached selection", "legalization makes it a loop; it did not run")
		return
	}
	dst := access{op: isa.Op_st_u32, a: s.addressOf(f.Operand(v, 0)), base: s.argAlign(v, 0)}
	src := access{op: isa.Op_ld_u32, a: s.addressOf(f.Operand(v, 1)), base: s.argAlign(v, 1)}
	s.place(&dst)
	s.place(&src)
	if vol, _ := f.Consts.Uint(f.Operand(v, 3)); vol != 0 {
		dst.op, src.op = s.volatile(dst.op, false), s.volatile(src.op, true)
	}
	cs := pieces(n, min(s.wordSize(f.Operand(v, 0)), s.wordSize(f.Operand(v, 1))), &dst, &src)
	regs := make([]ptx.RegID, len(cs))
	for i := range cs {
		regs[i] = s.newReg(cs[i].class)
	}
	s.loadComps(cs, &src, regs)
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, val: reg(regs[k])})
	}
	s.units = units
	s.storeUnits(units, &dst)
}

// wordSize returns the size of the integers that fill or copy the object that p points into: 4 for a local variable of 32-bit words, as ptxas
// keeps an array in registers only if all accesses have words of one size, else 8.
func (s memSelector) wordSize(p ir.Value) uint64 {
	r := analysis.RefOf(s.f, p)
	if s.opt.LLC || s.f.Op(r.Base) != ir.OpAlloca {
		return 8
	}
	ty := &s.m.Types
	t := s.f.ElemType(r.Base)
	for ty.Kind(t) == ir.ArrayKind {
		t = ty.Elem(t)
	}
	if ty.Kind(t) == ir.FloatKind || ty.IsInt(t) && ty.Bits(t) == 32 {
		return 4
	}
	return 8
}

// pieces divides n bytes into integers of at most size bytes that accesses x and y may both move at once.
func pieces(n, size uint64, x, y *access) (cs []comp) {
	for off := uint64(0); off < n; {
		p := piece(int(min(n-off, size)), min(x.align(off), y.align(off)))
		c := comp{class: c64, bits: uint8(8 * p), size: uint8(p), off: uint32(off)}
		switch p {
		case 4:
			c.class = c32
		case 1, 2:
			c.class = c16
		}
		cs = append(cs, c)
		off += uint64(p)
	}
	return cs
}

// argAlign returns the alignment of pointer argument i of a memory intrinsic: that of its attribute, or a greater one of the address. (LLVM's
// instcombine and llc's CodeGenPrepare raise the attribute; function passes here cannot make attributes.)
func (s memSelector) argAlign(v ir.Value, i int) uint64 {
	p := s.f.Operand(v, i)
	if s.opt.Level > 0 {
		return max(analysis.ParamAlign(s.f, v, i), s.valueTracking().PointerAlign(p))
	}
	return max(analysis.ParamAlign(s.f, v, i), s.variableAlign(p))
}

// memSet selects a memset of known size.
func (s memSelector) memSet(v ir.Value) {
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 2))
	if !ok || n > 8*lowering.MaxInlineCopy {
		s.fail(v, "S0013", "a memory fill of unknown or large size reached selection", "legalization makes it a loop; it did not run")
		return
	}
	dst := access{op: isa.Op_st_u32, a: s.addressOf(f.Operand(v, 0)), base: s.argAlign(v, 0)}
	s.place(&dst)
	if vol, _ := f.Consts.Uint(f.Operand(v, 3)); vol != 0 {
		dst.op = s.volatile(dst.op, false)
	}
	val := f.Operand(v, 1)
	byteVal, known := s.constOf(val, 0)
	pattern := [4]ptx.Operand{} // by log2 of the size
	get := func(size int) ptx.Operand {
		i := log2(uint64(size))
		if known {
			return imm(int64(uint64(byteVal&0xff)*0x0101010101010101) << (64 - 8*size) >> (64 - 8*size))
		}
		if pattern[i].Kind != ptx.OpNone {
			return pattern[i]
		}
		w := s.newReg(c32)
		b := s.ints().extend(val, 0, c32, false)
		s.e(isa.Op_mul_lo_s32, reg(w), reg(b), imm(0x01010101))
		switch size {
		case 8:
			d := s.newReg(c64)
			s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(w), reg(w))
			pattern[i] = reg(d)
		case 4:
			pattern[i] = reg(w)
		default:
			h := s.newReg(c16)
			s.e(isa.Op_cvt_u16_u32, reg(h), reg(w))
			pattern[i] = reg(h)
		}
		return pattern[i]
	}
	cs := pieces(n, s.wordSize(f.Operand(v, 0)), &dst, &dst)
	units := s.units[:0]
	for k, c := range cs {
		units = append(units, unit{comp: c, k: k, val: get(int(c.size))})
	}
	s.units = units
	s.storeUnits(units, &dst)
}
