package isel

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// byvalParam returns the number of the byval parameter that p is, or -1.
func (s memSelector) byvalParam(p ir.Value) int {
	if p.IsInst() {
		p, _ = s.resolve(p, 0)
	}
	if p.IsParam() && s.env.isByval(s.f, int(p.Index())) {
		return int(p.Index())
	}
	return -1
}

// paramInPlace returns the number of the byval parameter that p is if it is only read, or -1. nvptx-lower-args copied those that are
// written, but legalization may write one of a device function.
func (s memSelector) paramInPlace(p ir.Value) int {
	if i := s.byvalParam(p); i >= 0 && (s.entry || s.onlyRead(i)) {
		return i
	}
	return -1
}

// onlyRead reports whether byval parameter i of a device function is only read, at known
// places: then it need not have an address.
func (s memSelector) onlyRead(i int) bool {
	if s.readOnly[i] == 0 {
		s.readOnly[i] = 2
		if s.readsOnly(ir.ParamValue(i), 0) {
			s.readOnly[i] = 1
		}
	}
	return s.readOnly[i] == 1
}

func (s memSelector) readsOnly(p ir.Value, depth int) bool {
	f := s.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpLoad:
			if f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.NotAtomic {
				return false
			}
		case ir.OpGEP:
			var buf [4]gepTerm
			if _, terms := s.gepInst(v, buf[:0]); f.UseIndex(x) != 0 || len(terms) > 0 || depth > 20 || !s.readsOnly(v, depth+1) {
				return false
			}
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth > 20 || !s.readsOnly(v, depth+1) {
				return false
			}
		case ir.OpCall:
			k := f.UseIndex(x)
			switch id := f.CalleeIntrinsic(v); {
			case id.IsLifetime():
			case id == ir.IntrMemcpy && k == 1:
				if n, ok := f.Consts.Uint(f.Operand(v, 2)); !ok || n > lowering.MaxInlineCopy || !f.Consts.IsZero(f.Operand(v, 3)) {
					return false
				}
			case id == ir.NotIntrinsic && k < f.NumArgs(v) && s.calls().byValue(v, k):
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// byvalAddress gives register d the generic address of a byval parameter.
func (s memSelector) byvalAddress(d ptx.RegID, name ptx.Name, sl slot) {
	c := s.ptrClass(0)
	if sl.empty {
		s.e(s.sp.mov[c], reg(d), imm(0))
		return
	}
	r := s.newReg(c)
	s.e(s.sp.mov[c], reg(r), sym(name, 0))
	switch {
	case !s.entry:
		s.e(s.cvta(isa.Local, false), reg(d), reg(r))
	case s.mayUse(target.FeatureCvtaParam):
		s.e(s.cvta(isa.Param, false), reg(d), reg(r))
	default:
		s.fail(ir.None, "S0002", "the address of a byval kernel parameter needs "+target.Explain(target.FeatureCvtaParam), "the nvptx-lower-args pass copies it; it did not run")
	}
}

// passByval copies the object that a byval argument points to into the parameter.
func (s memSelector) passByval(p ir.Value, t ir.Type, x *access) {
	if s.passBuilt(p, x) {
		return
	}
	src := access{op: isa.Op_ld_u32, a: s.addressOf(p), base: max(s.m.AlignOf(t), s.variableAlign(p))}
	s.place(&src)
	s.copyBytes(&src, x, s.m.SizeOf(t))
}

// variableAlign returns the alignment of p if that is a known place in a variable of the function, else 1.
func (s memSelector) variableAlign(p ir.Value) uint64 {
	if base := analysis.RefOf(s.f, p).Base; !base.IsInst() || s.f.Op(base) != ir.OpAlloca {
		return 1
	}
	return analysis.KnownAlign(s.f, p)
}

// copyBytes copies n bytes with the widest accesses that each side allows: a vector on one side
// may be several accesses on the other.
func (s memSelector) copyBytes(src, dst *access, n uint64) {
	for off := uint64(0); off < n; {
		p := piece(int(min(n-off, 8)), min(src.align(off), dst.align(off)))
		c := comp{class: c64, bits: uint8(8 * p), size: uint8(p)}
		switch p {
		case 4:
			c.class = c32
		case 1, 2:
			c.class = c16
		}
		wide := func(x *access) int { // elements that one access of a side moves
			for v := 4; v > 1; v >>= 1 {
				if b := uint64(v * p); p >= 4 && b <= 16 && off+b <= n && x.align(off) >= b {
					return v
				}
			}
			return 1
		}
		from, to := wide(src), wide(dst)
		count := max(from, to)
		t := s.memType(c)
		regs := make([]ptx.Operand, 0, 4)
		for range count {
			regs = append(regs, reg(s.newReg(c.class)))
		}
		vector := func(list []ptx.Operand) []ptx.Operand {
			if len(list) == 1 {
				return list
			}
			return append([]ptx.Operand{group(ptx.OpVec, len(list))}, list...)
		}
		for i := 0; i < count; i += from {
			s.e(src.with(t, from), append(vector(regs[i:i+from:i+from]), src.a.plus(int64(off)+int64(i*p)))...)
		}
		for i := 0; i < count; i += to {
			s.e(dst.with(t, to), append([]ptx.Operand{dst.a.plus(int64(off) + int64(i*p))}, vector(regs[i:i+to])...)...)
		}
		off += uint64(p * count)
	}
}
