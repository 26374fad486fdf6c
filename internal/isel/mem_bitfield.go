package isel

import (
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// field is a run of bits of a value.
type field struct {
	x          ir.Value
	start, len int
	signed     bool
}

// bitField matches shifts and masks that take a run of bits out of an i32 or i64.
func (s memSelector) bitField(v ir.Value, cp comp) (fl field, ok bool) {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 {
		return
	}
	w := int(cp.bits)
	c, isConst := s.constOf(f.Operand(v, 1), 0)
	x, isInst := s.ints().operandInst(v, 0)
	if !isConst || !isInst || f.TypeOf(x) != f.TypeOf(v) {
		return
	}
	inner, innerConst := int64(0), false
	if f.NumOps(x) == 2 {
		inner, innerConst = s.constOf(f.Operand(x, 1), 0)
	}
	if !innerConst {
		return
	}
	unsigned := uint64(inner)
	mask := uint64(c)
	if w == 32 {
		unsigned, mask = uint64(uint32(inner)), uint64(uint32(c))
	}
	switch op := f.Op(v); op {
	case ir.OpAnd: // (x >> start) & mask
		n := bits.TrailingZeros64(^mask)
		if mask == 0 || mask != 1<<n-1 || f.Op(x) != ir.OpLShr && f.Op(x) != ir.OpAShr || unsigned >= uint64(w) || n > w-int(unsigned) {
			return
		}
		return field{f.Operand(x, 0), int(unsigned), n, false}, true
	case ir.OpLShr, ir.OpAShr:
		sh := uint64(c)
		if sh >= uint64(w) {
			return
		}
		switch f.Op(x) {
		case ir.OpAnd: // (x & mask<<n) >> start
			n := bits.TrailingZeros64(unsigned)
			run := bits.TrailingZeros64(^(unsigned >> n))
			if unsigned == 0 || unsigned>>n != 1<<run-1 || int(sh) < n || n+run <= int(sh) {
				return
			}
			signed := op == ir.OpAShr && n+run == w
			return field{f.Operand(x, 0), int(sh), n + run - int(sh), signed}, true
		case ir.OpShl: // x << a >> b
			if unsigned > sh || unsigned == 0 {
				return
			}
			return field{f.Operand(x, 0), int(sh - unsigned), w - int(sh), op == ir.OpAShr}, true
		}
	}
	return
}

// tryBFE selects a bit field as bfe.
func (s memSelector) tryBFE(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	if k != 0 || s.lay.count(s.f.TypeOf(v)) != 1 {
		return false
	}
	fl, ok := s.bitField(v, cp)
	if !ok {
		return false
	}
	if fl.start == 0 && (fl.len == 8 || fl.len == 16 || fl.len == 32) && fl.len < int(cp.bits) && fl.signed {
		from := [...]isa.Atom{isa.S8, isa.S16, isa.S32}[log2(uint64(fl.len))-3]
		s.e(cvt(isa.Op_cvt_u32_u64, sType[cp.class], from), reg(d), reg(s.reg(fl.x, 0)))
		return true
	}
	if wholeBytes := (fl.len == 8 || fl.len == 16) && fl.start%8 == 0; cp.class == c32 && !fl.signed && fl.start > 0 && !wholeBytes && !s.opt.LLC && s.t.SM.Number() >= 70 {
		// These GPUs have no bfe. ptxas joins a mask with other logic, but not that of a bfe.
		t := s.newReg(c32)
		s.e(isa.Op_shr_u32, reg(t), reg(s.reg(fl.x, 0)), imm(int64(fl.start)))
		s.e(andOp[c32], reg(d), reg(t), imm(1<<fl.len-1))
		return true
	}
	s.bfe(d, cp.class, s.reg(fl.x, 0), fl.start, fl.len, fl.signed)
	return true
}

// bfe takes a run of bits out of register r.
func (s memSelector) bfe(d ptx.RegID, c class, r ptx.RegID, start, n int, signed bool) {
	op := isa.Op_bfe_u32
	switch {
	case c == c64 && signed:
		op = isa.Op_bfe_s64
	case c == c64:
		op = isa.Op_bfe_u64
	case signed:
		op = isa.Op_bfe_s32
	}
	s.e(op, reg(d), reg(r), imm(int64(start)), imm(int64(n)))
}
