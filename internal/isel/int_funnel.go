package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// tryFunnel selects (a << n) | (b >> (width-n)) as a funnel shift or rotation.
func (s intSelector) tryFunnel(v ir.Value, d ptx.RegID, cp comp) bool {
	f := s.f
	if s.opt.Level == 0 || cp.bits != 32 && cp.bits != 64 || !s.t.Has(target.FeatureShf) || s.lay.count(f.TypeOf(v)) != 1 {
		return false
	}
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if f.Op(x) == ir.OpLShr {
		x, y = y, x
	}
	if !s.folds(x, ir.OpShl) || !s.folds(y, ir.OpLShr) {
		return false
	}
	a, b := f.Operand(x, 0), f.Operand(y, 0)
	w := int64(cp.bits)
	n, nc := s.constOf(f.Operand(x, 1), 0)
	m, mc := s.constOf(f.Operand(y, 1), 0)
	if nc && mc {
		if n <= 0 || n >= w || n+m != w {
			return false
		}
		s.funnelConst(d, cp, a, b, n, true)
		return true
	}
	if nc || mc || cp.bits != 32 {
		return false
	}
	if s.funnelByOne(d, x, y) {
		return true
	}
	isRest := func(p, q ir.Value) bool { // p is width - q
		if f.Op(p) != ir.OpSub || f.Operand(p, 1) != q {
			return false
		}
		c, ok := s.constOf(f.Operand(p, 0), 0)
		return ok && c == w
	}
	l, r := f.Operand(x, 1), f.Operand(y, 1)
	switch {
	case isRest(r, l):
		s.e(isa.Op_shf_l_wrap_b32, reg(d), reg(s.reg(b, 0)), reg(s.reg(a, 0)), s.count32(l, 0))
	case isRest(l, r):
		s.e(isa.Op_shf_r_wrap_b32, reg(d), reg(s.reg(b, 0)), reg(s.reg(a, 0)), s.count32(r, 0))
	default:
		return false
	}
	return true
}

// funnelByOne matches (a << n) | ((b >> 1) >> (n ^ 31)) and its mirror image
// (b >> n) | ((a << 1) << (n ^ 31)): funnel shifts that are right for n = 0, too.
func (s intSelector) funnelByOne(d ptx.RegID, x, y ir.Value) bool {
	f := s.f
	for i, w := range [2]ir.Value{y, x} { // the one that shifts by two steps
		z := [2]ir.Value{x, y}[i]
		op := f.Op(w)
		one, rest, n := f.Operand(w, 0), f.Operand(w, 1), f.Operand(z, 1)
		if !s.folds(one, op) || !s.folds(rest, ir.OpXor) || f.Operand(rest, 0) != n {
			continue
		}
		c1, ok1 := s.constOf(f.Operand(one, 1), 0)
		c2, ok2 := s.constOf(f.Operand(rest, 1), 0)
		if !ok1 || !ok2 || c1 != 1 || c2 != 31 {
			continue
		}
		if i == 0 {
			s.e(isa.Op_shf_l_wrap_b32, reg(d), reg(s.reg(f.Operand(one, 0), 0)), reg(s.reg(f.Operand(x, 0), 0)), s.count32(n, 0))
		} else {
			s.e(isa.Op_shf_r_wrap_b32, reg(d), reg(s.reg(f.Operand(y, 0), 0)), reg(s.reg(f.Operand(one, 0), 0)), s.count32(n, 0))
		}
		return true
	}
	return false
}

// funnelConst shifts the concatenation a:b by 0 < n < width and keeps the upper half if
// left, else the lower one.
func (s intSelector) funnelConst(d ptx.RegID, cp comp, a, b ir.Value, n int64, left bool) {
	op := isa.Op_shf_r_wrap_b32
	if left {
		op = isa.Op_shf_l_wrap_b32
	}
	if cp.bits == 32 {
		s.e(op, reg(d), reg(s.reg(b, 0)), reg(s.reg(a, 0)), imm(n))
		return
	}
	var w [4]ptx.Operand // from the lowest
	halves := func(x ir.Value) (lo, hi ptx.Operand) {
		l, h := s.newReg(c32), s.newReg(c32)
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(l), reg(h), reg(s.reg(x, 0)))
		return reg(l), reg(h)
	}
	w[2], w[3] = halves(a)
	if a == b {
		w[0], w[1] = w[2], w[3]
	} else {
		w[0], w[1] = halves(b)
	}
	if n == 32 { // whole words
		s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), w[1], w[2])
		return
	}
	lo, hi := s.newReg(c32), s.newReg(c32)
	i := 1 // the word below the highest of the result
	if left {
		i = 2
		if n >= 32 {
			i = 1
		}
		s.e(op, reg(hi), w[i], w[i+1], imm(n%32))
		s.e(op, reg(lo), w[i-1], w[i], imm(n%32))
	} else {
		i = 0
		if n >= 32 {
			i = 1
		}
		s.e(op, reg(lo), w[i], w[i+1], imm(n%32))
		s.e(op, reg(hi), w[i+1], w[i+2], imm(n%32))
	}
	s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(lo), reg(hi))
}

// rotate selects a rotation by a variable count without hardware for it.
func (s intSelector) rotate(d ptx.RegID, cp comp, x, n ir.Value, k int, left bool) {
	c := cp.class
	w := int64(cp.bits)
	q := s.count32(n, k)
	r := s.reg(x, k)
	a, b, neg, m := s.newReg(c), s.newReg(c), s.newReg(c32), s.newReg(c32)
	cnt := s.newReg(c32)
	s.e(isa.Op_and_b32, reg(cnt), q, imm(w-1))
	s.e(isa.Op_neg_s32, reg(neg), s.inReg(q, c32))
	s.e(isa.Op_and_b32, reg(m), reg(neg), imm(w-1))
	if left {
		s.e(shlOp[c], reg(a), reg(r), reg(cnt))
		s.e(shrU[c], reg(b), reg(r), reg(m))
	} else {
		s.e(shrU[c], reg(a), reg(r), reg(cnt))
		s.e(shlOp[c], reg(b), reg(r), reg(m))
	}
	s.e(orOp[c], reg(d), reg(a), reg(b))
}

// funnel selects fshl and fshr: the concatenation a:b shifted, count modulo width.
func (s intSelector) funnel(v ir.Value, left bool, k int, d ptx.RegID, cp comp) {
	f := s.f
	a, b, n := f.Operand(v, 0), f.Operand(v, 1), f.Operand(v, 2)
	w := int(cp.bits)
	if w == 32 && s.t.Has(target.FeatureShf) {
		op := isa.Op_shf_r_wrap_b32
		if left {
			op = isa.Op_shf_l_wrap_b32
		}
		s.e(op, reg(d), s.use(b, k), s.use(a, k), s.count32(n, k))
		return
	}
	c := cp.class
	if c == cPred { // modulo 1 nothing is shifted
		if left {
			s.copyComp(d, a, k)
		} else {
			s.copyComp(d, b, k)
		}
		return
	}
	n0, isConst := s.constOf(n, k)
	if m := uint64(n0) << (64 - cp.bits) >> (64 - cp.bits) % uint64(w); isConst {
		n0 = int64(m)
	}
	switch {
	case isConst && w == 64 && s.t.Has(target.FeatureShf) && n0 != 0 && s.lay.count(f.TypeOf(v)) == 1:
		s.funnelConst(d, cp, a, b, n0, left)
		return
	case isConst && n0 == 0 && left:
		s.copyComp(d, a, k)
		return
	case isConst && n0 == 0:
		s.copyComp(d, b, k)
		return
	case isConst: // shifts by the count and by the width minus the count
		up, down := n0, int64(w)-n0
		if !left {
			up, down = down, up
		}
		t, u := s.newReg(c), s.newReg(c)
		s.e(shlOp[c], reg(t), reg(s.reg(a, k)), imm(up))
		s.e(shrU[c], reg(u), reg(s.extReg(b, k, false)), imm(down))
		s.e(orOp[c], reg(d), reg(t), reg(u))
		return
	case a == b && !isConst && w&(w-1) == 0 && w >= 32:
		s.rotate(d, cp, a, n, k, left)
		return
	}
	// left: a << n | b >> 1 >> (w-1-n); right: a << 1 << (w-1-n) | b >> n.
	r, i := s.newReg(c32), s.newReg(c32)
	inverted := false
	switch {
	case w&(w-1) == 0:
		cnt, not := s.count32(n, k), s.newReg(c32)
		s.e(isa.Op_and_b32, reg(r), cnt, imm(int64(w-1)))
		s.e(isa.Op_not_b32, reg(not), cnt)
		s.e(isa.Op_and_b32, reg(i), reg(not), imm(int64(w-1)))
		inverted = true
	case c == c64: // the upper bits of the count matter, too
		q := s.newReg(c64)
		s.e(isa.Op_rem_u64, reg(q), reg(s.extReg(n, k, false)), imm(int64(w)))
		s.e(isa.Op_cvt_u32_u64, reg(r), reg(q))
	default:
		s.e(isa.Op_rem_u32, reg(r), s.count32(n, k), imm(int64(w)))
	}
	if !inverted {
		s.e(isa.Op_sub_s32, reg(i), imm(int64(w-1)), reg(r))
	}
	cnt, inv := reg(r), reg(i)
	ra, rb := reg(s.reg(a, k)), reg(s.extReg(b, k, false))
	t, u, x := s.newReg(c), s.newReg(c), s.newReg(c)
	if left {
		s.e(shlOp[c], reg(t), ra, cnt)
		s.e(shrU[c], reg(x), rb, imm(1))
		s.e(shrU[c], reg(u), reg(x), inv)
	} else {
		s.e(shlOp[c], reg(x), ra, imm(1))
		s.e(shlOp[c], reg(t), reg(x), inv)
		s.e(shrU[c], reg(u), rb, cnt)
	}
	s.e(orOp[c], reg(d), reg(t), reg(u))
}
