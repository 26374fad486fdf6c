package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// wideShift shifts by a known count, or by a variable one through selects of
// the word distance.
func (s intSelector) wideShift(v ir.Value, n int) {
	f := s.f
	op := f.Op(v)
	x := s.words(f.Operand(v, 0), n, op == ir.OpAShr)
	c, isConst := s.constOf(f.Operand(v, 1), 0)
	if isConst && (op != ir.OpAShr || uint64(c) < 64) {
		s.wideShiftBy(v, op, x, int(uint64(c)/64), int64(uint64(c)%64))
		return
	}
	for k := range x {
		x[k] = s.inReg(x[k], c64)
	}
	fill := imm(0)
	if op == ir.OpAShr {
		r := s.newReg(c64)
		s.e(isa.Op_shr_s64, reg(r), x[n-1], imm(63))
		fill = reg(r)
	}
	word := func(k int) ptx.Operand {
		if k < 0 || k >= n {
			return fill
		}
		return x[k]
	}
	if isConst {
		w, b := int(uint64(c)/64), int64(uint64(c)%64)
		for k := range n {
			d := s.def(v, k)
			switch {
			case d == 0:
			case k+w == n-1:
				s.e(isa.Op_shr_s64, reg(d), word(k+w), imm(b))
			case k+w > n-1:
				s.e(s.sp.mov[c64], reg(d), fill)
			default:
				s.shiftPair(reg(d), word(k+w), word(k+w+1), b, false)
			}
		}
		return
	}
	count := s.count32(f.Operand(v, 1), 0)
	if n == 2 {
		s.shift128(v, op, x, s.inReg(count, c32))
		return
	}
	bits, inv := s.newReg(c32), s.newReg(c32)
	s.e(isa.Op_and_b32, reg(bits), count, imm(63))
	s.e(isa.Op_sub_s32, reg(inv), imm(64), reg(bits))
	dist := s.newReg(c32)
	s.e(isa.Op_shr_u32, reg(dist), count, imm(6))
	shifted := make([]ptx.Operand, n) // by the bits within a word
	for k := range n {
		hi, lo, r := s.newReg(c64), s.newReg(c64), s.newReg(c64)
		if op == ir.OpShl { // PTX clamps counts, so a shift by 64 gives zero
			s.e(isa.Op_shl_b64, reg(hi), x[k], reg(bits))
			s.e(isa.Op_shr_u64, reg(lo), s.inReg(word(k-1), c64), reg(inv))
		} else {
			down := isa.Op_shr_u64
			if op == ir.OpAShr && k == n-1 {
				down = isa.Op_shr_s64
			}
			s.e(down, reg(hi), x[k], reg(bits))
			s.e(isa.Op_shl_b64, reg(lo), s.inReg(word(k+1), c64), reg(inv))
		}
		s.e(isa.Op_or_b64, reg(r), reg(hi), reg(lo))
		shifted[k] = reg(r)
	}
	for k := range n {
		d := s.def(v, k)
		if d == 0 {
			continue
		}
		acc := fill
		for w := n - 1; w >= 0; w-- {
			j := k - w
			if op != ir.OpShl {
				j = k + w
			}
			y := fill
			if j >= 0 && j < n {
				y = shifted[j]
			}
			p, r := s.newReg(cPred), s.newReg(c64)
			s.e(s.setpOp(c32, isa.Eq), reg(p), reg(dist), imm(int64(w)))
			s.e(isa.Op_selp_b64, reg(r), y, acc, reg(p))
			acc = reg(r)
		}
		s.e(s.sp.mov[c64], reg(d), acc)
	}
}

// shift128 shifts two words by a variable count: bits leave the word near and enter the word far. PTX clamps counts, so
// that a shift by 64 or more gives zero (or the sign), and a negative count is a large one.
func (s intSelector) shift128(v ir.Value, op ir.Op, x []ptx.Operand, count ptx.Operand) {
	out, in := isa.Op_shr_u64, isa.Op_shl_b64 // of the word that the result loses first
	near, far := 1, 0
	last := isa.Op_shr_u64
	switch op {
	case ir.OpShl:
		out, in = isa.Op_shl_b64, isa.Op_shr_u64
		near, far = 0, 1
		last = isa.Op_shl_b64
	case ir.OpAShr:
		last = isa.Op_shr_s64
	}
	// far' = count < 64 ? far>>count | near<<(64-count) : near>>(count-64)
	inv, over := s.newReg(c32), s.newReg(c32)
	a, b, c, e := s.newReg(c64), s.newReg(c64), s.newReg(c64), s.newReg(c64)
	p := s.newReg(cPred)
	if d := s.def(v, far); d != 0 {
		s.e(out, reg(a), x[far], count)
		s.e(isa.Op_sub_s32, reg(inv), imm(64), count)
		s.e(in, reg(b), x[near], reg(inv))
		s.e(isa.Op_or_b64, reg(c), reg(a), reg(b))
		s.e(isa.Op_add_s32, reg(over), count, imm(-64))
		s.e(last, reg(e), x[near], reg(over))
		s.e(setp(isa.Op_setp_eq_s32, isa.Gt, isa.S32), reg(p), count, imm(63))
		s.e(isa.Op_selp_b64, reg(d), reg(e), reg(c), reg(p))
	}
	if d := s.def(v, near); d != 0 {
		s.e(last, reg(d), x[near], count)
	}
}

// shiftPair computes a word of a shift by b < 64: near shifted, filled from far.
func (s intSelector) shiftPair(d, near, far ptx.Operand, b int64, left bool) {
	if b == 0 {
		s.e(s.sp.mov[c64], d, near)
		return
	}
	up, down := isa.Op_shl_b64, isa.Op_shr_u64
	if !left {
		up, down = isa.Op_shr_u64, isa.Op_shl_b64
	}
	zero := func(o ptx.Operand) bool { return o.Kind == ptx.OpInt && o.Imm == 0 }
	switch {
	case zero(near) && zero(far):
		s.e(s.sp.mov[c64], d, imm(0))
		return
	case zero(far):
		s.e(up, d, s.inReg(near, c64), imm(b))
		return
	case zero(near):
		s.e(down, d, s.inReg(far, c64), imm(64-b))
		return
	}
	x, y := s.newReg(c64), s.newReg(c64)
	s.e(up, reg(x), s.inReg(near, c64), imm(b))
	s.e(down, reg(y), s.inReg(far, c64), imm(64-b))
	s.e(isa.Op_or_b64, d, reg(x), reg(y))
}

// wideShiftBy shifts words x by w words and b bits.
func (s intSelector) wideShiftBy(v ir.Value, op ir.Op, x []ptx.Operand, w int, b int64) {
	n := len(x)
	word := func(k int) ptx.Operand {
		if k < 0 || k >= n {
			return imm(0)
		}
		return x[k]
	}
	for k := range n {
		d := s.def(v, k)
		switch {
		case d == 0:
		case op == ir.OpShl:
			s.shiftPair(reg(d), word(k-w), word(k-w-1), b, true)
		case op == ir.OpAShr && k == n-1:
			s.e(isa.Op_shr_s64, reg(d), s.inReg(x[k], c64), imm(b))
		default:
			s.shiftPair(reg(d), word(k+w), word(k+w+1), b, false)
		}
	}
}
