package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// varSlot is how the address of the variable arguments is passed.
func (e *env) varSlot() slot {
	if e.m.Layout.PtrBits(0) == 32 {
		return slot{typ: isa.B32, scalar: 4}
	}
	return slot{typ: isa.B64, scalar: 8}
}

// varArgs stores the variable arguments into a local buffer, each at its ABI
// alignment, and returns the register with the buffer's generic address.
func (s callSelector) varArgs(v ir.Value, fixed int) ptx.RegID {
	f := s.f
	off, al := uint64(0), uint64(8)
	type place struct {
		val ir.Value
		off uint64
	}
	var ps []place
	for i := fixed; i < f.NumArgs(v); i++ {
		x := f.Operand(v, i)
		a := s.m.AlignOf(f.TypeOf(x))
		off = ir.AlignTo(off, a)
		al = max(al, a)
		ps = append(ps, place{x, off})
		off += s.m.SizeOf(f.TypeOf(x))
	}
	s.frame = ir.AlignTo(s.frame, al)
	s.frameAl = max(s.frameAl, al)
	base := s.frame
	s.frame += max(off, 8)
	s.usesSP = true
	r := s.newReg(s.ptrClass(0))
	s.inFrame(r, regSP, int64(base))
	for _, p := range ps {
		x := access{op: isa.Op_st_local_u32, a: addr{reg: regSPL, off: int64(base + p.off), space: uint32(target.ASLocal)}, base: s.m.AlignOf(f.TypeOf(p.val))}
		s.mem().storeInst(p.val, &x)
	}
	return r
}

// listAccess describes an access to the list of variable arguments that p points to; the list is one generic pointer.
func (s callSelector) listAccess(p ir.Value, op isa.Opcode) access {
	x := access{op: op, a: s.mem().addressOf(p), base: uint64(s.m.Layout.PtrBits(0) / 8)}
	s.mem().place(&x)
	return x
}

// vaStart stores the address of the buffer of variable arguments into the list.
func (s callSelector) vaStart(v ir.Value) {
	if !s.need(v, "a variadic function", target.FeatureVariadic) {
		return
	}
	c := s.ptrClass(0)
	r := s.newReg(c)
	s.e(isa.Op_ld_param_u64.With(s.sp.load[c]), reg(r), addrSym(s.env.intern(s.name+"_vararg"), 0))
	x := s.listAccess(s.f.Operand(v, 0), isa.Op_st_u64)
	s.e(x.with(s.sp.load[c], 1), x.a.operand(), reg(r))
}

// vaCopy copies a list.
func (s callSelector) vaCopy(v ir.Value) {
	f := s.f
	src := s.listAccess(f.Operand(v, 1), isa.Op_ld_u64)
	dst := s.listAccess(f.Operand(v, 0), isa.Op_st_u64)
	s.mem().copyBytes(&src, &dst, src.base)
}

// vaArg reads the next variable argument and moves the list past it.
func (s callSelector) vaArg(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	c := s.ptrClass(0)
	list := s.listAccess(f.Operand(v, 0), isa.Op_ld_u64)
	p := s.newReg(c)
	s.e(list.with(s.sp.load[c], 1), reg(p), list.a.operand())
	if a := s.m.AlignOf(t); a > 1 {
		q, r := s.newReg(c), s.newReg(c)
		s.e(s.mem().addOp(c), reg(q), reg(p), imm(int64(a-1)))
		s.e(andOp[c], reg(r), reg(q), imm(-int64(a)))
		p = r
	}
	n := s.newReg(c)
	s.e(s.mem().addOp(c), reg(n), reg(p), imm(int64(s.m.SizeOf(t))))
	st := access{op: isa.Op_st_u64, a: list.a, base: list.base}
	s.mem().place(&st)
	s.e(st.with(s.sp.load[c], 1), st.a.operand(), reg(n))
	x := access{op: isa.Op_ld_u64, a: addr{reg: p}, base: s.m.AlignOf(t)}
	s.mem().loadValue(v, s.lay.of(t), &x)
}
