package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Integers of more than 64 bits are words of 64 bits, least significant first.

// wide reports whether v computes with such integers.
func (s intSelector) wide(v ir.Value) bool {
	f := s.f
	is := func(t ir.Type) bool {
		t = s.m.Types.Scalar(t)
		return s.m.Types.IsInt(t) && s.m.Types.Bits(t) > 64
	}
	if is(f.TypeOf(v)) && f.Op(v) != ir.OpSelect {
		return true
	}
	switch op := f.Op(v); {
	case op == ir.OpICmp, op.IsCast():
		return is(f.TypeOf(f.Operand(v, 0)))
	}
	return false
}

// words returns the words of wide integer x, or of a narrower one extended.
func (s intSelector) words(x ir.Value, n int, signed bool) []ptx.Operand {
	t := s.f.TypeOf(x)
	have := s.lay.count(t)
	out := make([]ptx.Operand, n)
	if s.m.Types.Bits(t) <= 64 {
		out[0] = reg(s.extend(x, 0, c64, signed))
		have = 1
	} else {
		for k := range min(have, n) {
			if k == have-1 {
				out[k] = s.ext(x, k, signed)
			} else {
				out[k] = s.use(x, k)
			}
		}
	}
	for k := have; k < n; k++ {
		if !signed {
			out[k] = imm(0)
			continue
		}
		r := s.newReg(c64)
		s.e(isa.Op_shr_s64, reg(r), s.inReg(out[have-1], c64), imm(63))
		out[k] = reg(r)
	}
	return out
}

// dst returns the register of word k of v, a new one if none was requested.
func (s intSelector) dst(v ir.Value, k int) ptx.Operand {
	if d := s.def(v, k); d != 0 {
		return reg(d)
	}
	return reg(s.newReg(c64))
}

// wideInst selects an operation of wide integers.
func (s intSelector) wideInst(v ir.Value) {
	f := s.f
	if s.m.Types.IsVector(f.TypeOf(v)) {
		s.fail(v, "S0007", "vectors of "+s.m.Types.String(s.m.Types.Scalar(f.TypeOf(v)))+" cannot be selected", "use scalars")
		return
	}
	op := f.Op(v)
	n := s.lay.count(f.TypeOf(v))
	switch op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		for k := range n {
			d := s.def(v, k)
			if d == 0 {
				continue
			}
			switch c, ok := s.constOf(f.Operand(v, 1), k); {
			case ok && c == 0 && op == ir.OpAnd, ok && c == -1 && op == ir.OpOr:
				s.e(s.sp.mov[c64], reg(d), imm(c))
			case ok && c == 0, ok && c == -1 && op == ir.OpAnd:
				s.copyComp(d, f.Operand(v, 0), k)
			default:
				s.e(binaryOp(op, c64), reg(d), reg(s.reg(f.Operand(v, 0), k)), s.use(f.Operand(v, 1), k))
			}
		}
	case ir.OpAdd, ir.OpSub:
		s.wideAdd(v, n, op == ir.OpSub)
	case ir.OpMul:
		s.wideMul(v, n)
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		s.wideShift(v, n)
	case ir.OpZExt, ir.OpSExt:
		s.wideExtend(v, n, op == ir.OpSExt)
	case ir.OpTrunc, ir.OpPtrToInt, ir.OpIntToPtr:
		s.wideTrunc(v, n)
	case ir.OpICmp:
		s.wideCompare(v)
	default:
		s.fail(v, "S0007", op.String()+" of "+s.m.Types.String(f.TypeOf(f.Operand(v, 0)))+" cannot be selected",
			"the expand pass replaces wide divisions and conversions; it did not run or cannot")
	}
}

// wideExtend extends an integer to n words. The words that it has already keep their registers.
func (s intSelector) wideExtend(v ir.Value, n int, signed bool) {
	f := s.f
	x := f.Operand(v, 0)
	have := s.lay.count(f.TypeOf(x))
	top := s.lay.of(f.TypeOf(x))[have-1] // the only word that may be a part of one
	if d := s.def(v, have-1); d != 0 && top.bits < 64 {
		s.zextInto(d, comp{class: c64, bits: 64, size: 8}, x, have-1, top, signed)
	}
	var sign ptx.RegID
	for k := have; k < n; k++ {
		d := s.def(v, k)
		switch {
		case d == 0:
		case !signed:
			s.e(s.sp.mov[c64], reg(d), imm(0))
		case sign != 0:
			s.e(s.sp.mov[c64], reg(d), reg(sign))
		default:
			last := s.def(v, have-1)
			if last == 0 || top.bits == 64 {
				last = s.extend(x, have-1, c64, true)
			}
			s.e(isa.Op_shr_s64, reg(d), reg(last), imm(63))
			sign = d
		}
	}
}

func (s intSelector) wideAdd(v ir.Value, n int, sub bool) {
	f := s.f
	a, b := s.words(f.Operand(v, 0), n, false), s.words(f.Operand(v, 1), n, false)
	if !s.mayUse(target.FeatureExtendedCC64) {
		s.wideAddByParts(v, a, b, sub)
		return
	}
	first, mid := isa.Op_add_cc_s64, isa.Op_addc_cc_s64
	if sub {
		first, mid = isa.Op_sub_cc_s64, isa.Op_subc_cc_s64
	}
	for k := range n {
		op := mid
		if k == 0 {
			op = first
		}
		s.e(op, s.dst(v, k), a[k], b[k])
	}
}

// wideAddByParts adds or subtracts where carry instructions have no 64-bit form: a sum less than its first operand has
// lost a carry, a difference greater than it a borrow.
func (s intSelector) wideAddByParts(v ir.Value, a, b []ptx.Operand, sub bool) {
	op, lost := isa.Op_add_s64, isa.Op_setp_lt_u64
	if sub {
		op, lost = isa.Op_sub_s64, isa.Op_setp_gt_u64
	}
	var carry ptx.Operand // 0 or 1
	for k := range a {
		d := s.dst(v, k)
		x := s.inReg(a[k], c64)
		r, last := d, k == len(a)-1
		if carry.Kind != ptx.OpNone {
			r = reg(s.newReg(c64))
		}
		s.e(op, r, x, b[k])
		var p ptx.RegID
		if !last {
			p = s.newReg(cPred)
			s.e(lost, reg(p), r, x)
		}
		if carry.Kind != ptx.OpNone {
			s.e(op, d, r, carry)
			if !last {
				q, either := s.newReg(cPred), s.newReg(cPred)
				s.e(lost, reg(q), d, r)
				s.e(isa.Op_or_pred, reg(either), reg(p), reg(q))
				p = either
			}
		}
		if !last {
			carry = reg(s.newReg(c64))
			s.e(isa.Op_selp_b64, carry, imm(1), imm(0), reg(p))
		}
	}
}

// wideMul multiplies word by word and adds the partial products up.
func (s intSelector) wideMul(v ir.Value, n int) {
	f := s.f
	a, b := s.words(f.Operand(v, 0), n, false), s.words(f.Operand(v, 1), n, false)
	acc := make([]ptx.Operand, n)
	for i := range n {
		var carry ptx.Operand // word to add to column i+j
		have := false
		for j := 0; i+j < n; j++ {
			lo := s.newReg(c64)
			s.e(isa.Op_mul_lo_s64, reg(lo), a[i], b[j])
			sum := reg(lo)
			var c1, c2 ptx.Operand
			more := i+j+1 < n
			add := func(x ptx.Operand) ptx.Operand {
				r := s.newReg(c64)
				if !more {
					s.e(isa.Op_add_s64, reg(r), sum, x)
					sum = reg(r)
					return imm(0)
				}
				c := s.newReg(c64)
				if s.mayUse(target.FeatureExtendedCC64) {
					s.e(isa.Op_add_cc_u64, reg(r), sum, x)
					s.e(isa.Op_addc_u64, reg(c), imm(0), imm(0))
				} else {
					p := s.newReg(cPred)
					s.e(isa.Op_add_s64, reg(r), sum, x)
					s.e(isa.Op_setp_lt_u64, reg(p), reg(r), sum)
					s.e(isa.Op_selp_b64, reg(c), imm(1), imm(0), reg(p))
				}
				sum = reg(r)
				return reg(c)
			}
			c1, c2 = imm(0), imm(0)
			if acc[i+j].Kind != ptx.OpNone {
				c1 = add(acc[i+j])
			}
			if have {
				c2 = add(carry)
			}
			acc[i+j] = sum
			if more {
				hi := s.newReg(c64)
				s.e(isa.Op_mul_hi_u64, reg(hi), a[i], b[j])
				carry, have = reg(hi), true
				for _, c := range []ptx.Operand{c1, c2} {
					if c.Kind == ptx.OpReg {
						r := s.newReg(c64)
						s.e(isa.Op_add_s64, reg(r), carry, c)
						carry = reg(r)
					}
				}
			}
		}
	}
	for k := range n {
		if d := s.def(v, k); d != 0 {
			s.e(s.sp.mov[c64], reg(d), acc[k])
		}
	}
}

func (s intSelector) wideTrunc(v ir.Value, n int) {
	f := s.f
	x := f.Operand(v, 0)
	if d := s.def(v, 0); f.Op(v) == ir.OpTrunc && n == 1 && d != 0 && s.tryMulHi(v, 0, d, s.lay.of(f.TypeOf(v))[0]) {
		return
	}
	for k := range n {
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		c := s.lay.of(f.TypeOf(v))[k].class
		if k >= s.lay.count(f.TypeOf(x)) {
			s.e(s.sp.mov[c], reg(d), imm(0))
			continue
		}
		if c == cPred {
			t := s.newReg(c64)
			s.e(isa.Op_and_b64, reg(t), reg(s.reg(x, k)), imm(1))
			s.e(s.setpOp(c64, isa.Ne), reg(d), reg(t), imm(0))
			continue
		}
		s.narrowInto(d, c, s.reg(x, k), c64)
	}
}

// wideCompare compares from the most significant word: lt = hi< || hi== && lo<.
func (s intSelector) wideCompare(v ir.Value) {
	f := s.f
	p := f.Pred(v)
	d := reg(s.demand(v, 0))
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	n := s.lay.count(f.TypeOf(x))
	a, b := s.words(x, n, p.IsSigned()), s.words(y, n, p.IsSigned())
	for k := range a {
		a[k] = s.inReg(a[k], c64)
	}
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		var acc ptx.Operand
		for k := range n {
			t := s.newReg(c64)
			s.e(isa.Op_xor_b64, reg(t), a[k], b[k])
			if k == 0 {
				acc = reg(t)
				continue
			}
			u := s.newReg(c64)
			s.e(isa.Op_or_b64, reg(u), acc, reg(t))
			acc = reg(u)
		}
		cmp := isa.Eq
		if p == ir.ICmpNE {
			cmp = isa.Ne
		}
		s.e(s.setpOp(c64, cmp), d, acc, imm(0))
		return
	}
	strict, or := isa.Lt, isa.Lt
	switch p {
	case ir.ICmpUGT, ir.ICmpSGT:
		strict, or = isa.Gt, isa.Gt
	case ir.ICmpUGE, ir.ICmpSGE:
		strict, or = isa.Gt, isa.Ge
	case ir.ICmpULE, ir.ICmpSLE:
		or = isa.Le
	}
	var acc ptx.Operand
	for k := range n {
		cmp, t := strict, isa.U64
		if k == 0 {
			cmp = or
		}
		if k == n-1 && p.IsSigned() {
			t = isa.S64
		}
		less := s.newReg(cPred)
		s.e(setp(isa.Op_setp_eq_s32, cmp, t), reg(less), a[k], b[k])
		if k == 0 {
			acc = reg(less)
			continue
		}
		eq, both := s.newReg(cPred), s.newReg(cPred)
		s.e(s.setpOp(c64, isa.Eq), reg(eq), a[k], b[k])
		s.e(isa.Op_and_pred, reg(both), reg(eq), acc)
		out := d
		if k < n-1 {
			out = reg(s.newReg(cPred))
		}
		s.e(isa.Op_or_pred, out, reg(less), reg(both))
		acc = out
	}
}
