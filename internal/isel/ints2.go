package isel

import (
	"math/bits"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Combinations of integer operations that PTX has one instruction for.

// operandInst returns the instruction that operand i of v is, through operations
// that leave registers alone, if its own operands may be read here; ok is false for others.
func (s *selector) operandInst(v ir.Value, i int) (ir.Value, bool) {
	x, k := s.resolve(s.f.Operand(v, i), 0)
	if !x.IsInst() || k != 0 {
		return ir.None, false
	}
	for j := range s.f.NumOps(x) {
		if o := s.f.Operand(x, j); (o.IsInst() || o.IsParam()) && !s.mayFold(x, o) {
			return ir.None, false
		}
	}
	return x, true
}

// field is a run of bits of a value.
type field struct {
	x          ir.Value
	start, len int
	signed     bool
}

// bitField matches shifts and masks that take a run of bits out of an i32 or i64.
func (s *selector) bitField(v ir.Value, cp comp) (fl field, ok bool) {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 {
		return
	}
	w := int(cp.bits)
	c, isConst := s.constOf(f.Operand(v, 1), 0)
	x, isInst := s.operandInst(v, 0)
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
func (s *selector) tryBFE(v ir.Value, k int, d ptx.RegID, cp comp) bool {
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
	s.bfe(d, cp.class, s.reg(fl.x, 0), fl.start, fl.len, fl.signed)
	return true
}

// bfe takes a run of bits out of register r.
func (s *selector) bfe(d ptx.RegID, c class, r ptx.RegID, start, n int, signed bool) {
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

// tryMulHi selects the upper half of a product of extended values:
// trunc((ext x * ext y) >> width).
func (s *selector) tryMulHi(v ir.Value, d ptx.RegID, to comp) bool {
	f := s.f
	ty := &s.m.Types
	if int(to.bits) != to.class.bits() || to.class == cPred {
		return false
	}
	sh, ok := s.operandInst(v, 0)
	if !ok || f.Op(sh) != ir.OpLShr && f.Op(sh) != ir.OpAShr {
		return false
	}
	if n, isConst := s.constOf(f.Operand(sh, 1), 0); !isConst || n != int64(to.bits) {
		return false
	}
	mul := f.Operand(sh, 0)
	if !mul.IsInst() || f.Op(mul) != ir.OpMul || ty.Bits(f.TypeOf(mul)) != 2*int(to.bits) {
		return false
	}
	if to.bits == 32 && !f.HasOneUse(mul) {
		return false // the whole product is needed, too: this is a register of it
	}
	a := f.Operand(mul, 0)
	if !a.IsInst() || f.Op(a) != ir.OpZExt && f.Op(a) != ir.OpSExt || f.TypeOf(f.Operand(a, 0)) != f.TypeOf(v) || !s.mayFold(a, f.Operand(a, 0)) {
		return false
	}
	signed := f.Op(a) == ir.OpSExt
	var y ptx.Operand
	b := f.Operand(mul, 1)
	switch c := &f.Consts; {
	case b.IsInst() && f.Op(b) == f.Op(a) && f.TypeOf(f.Operand(b, 0)) == f.TypeOf(v) && s.mayFold(b, f.Operand(b, 0)):
		y = s.use(f.Operand(b, 0), 0)
	case b.IsConst() && c.Kind(b) == ir.CInt:
		n := c.Bits(b)
		w := uint(to.bits)
		if w < 64 {
			if signed && int64(n)<<(64-2*w)>>(64-2*w) != int64(n)<<(64-w)>>(64-w) || !signed && n>>w != 0 {
				return false
			}
		} else if signed {
			if n, ok := c.Sint(b); !ok || n < 0 && ty.Bits(f.TypeOf(b)) > 64 && !signed {
				return false
			}
		}
		y = imm(int64(n) << (64 - w) >> (64 - w))
	case b.IsConst() && c.Kind(b) == ir.CWide:
		ws := c.Words(b)
		if to.bits != 64 || len(ws) != 2 || !signed && ws[1] != 0 || signed && ws[1] != uint64(int64(ws[0])>>63) {
			return false
		}
		y = imm(int64(ws[0]))
	default:
		return false
	}
	t := uType[to.class]
	if signed {
		t = sType[to.class]
	}
	op, _ := isa.Op_mul_hi_s32.WithSlot(isa.SlotType, t)
	s.e(op, reg(d), reg(s.reg(f.Operand(a, 0), 0)), y)
	return true
}

// tryExtMul selects an extension of a multiplication that does not wrap as mul.wide.
func (s *selector) tryExtMul(v ir.Value, d ptx.RegID, to comp) bool {
	x, a, y, signed, ok := s.extMul(v, to)
	if !ok || x == ir.None {
		return false
	}
	s.e(mulWide(to, signed), reg(d), reg(s.reg(a, 0)), y)
	return true
}

// extMul matches ext(a*y) and ext(a<<c) where the product fits the narrow type.
func (s *selector) extMul(v ir.Value, to comp) (x, a ir.Value, y ptx.Operand, signed, ok bool) {
	f := s.f
	op := f.Op(v)
	if op != ir.OpZExt && op != ir.OpSExt || s.opt.OptNone {
		return
	}
	x = f.Operand(v, 0)
	t := f.TypeOf(x)
	if (to.bits != 64 || t != ir.I32) && (to.bits != 32 || t != ir.I16) || !x.IsInst() {
		return
	}
	signed = op == ir.OpSExt
	need := ir.FlagNUW
	if signed {
		need = ir.FlagNSW
	}
	if f.Flags(x)&need == 0 {
		return
	}
	switch {
	case s.folds(x, ir.OpMul):
		return x, f.Operand(x, 0), s.use(f.Operand(x, 1), 0), signed, true
	case s.folds(x, ir.OpShl):
		if c, isConst := s.constOf(f.Operand(x, 1), 0); isConst && uint64(c) < uint64(s.lay.of(t)[0].bits) {
			n := int64(1) << uint64(c)
			if t == ir.I16 {
				n = int64(int16(n))
			} else {
				n = int64(int32(n))
			}
			if signed && n < 0 {
				return
			}
			return x, f.Operand(x, 0), imm(n), signed, true
		}
	}
	return
}

func mulWide(to comp, signed bool) isa.Opcode {
	switch {
	case to.bits == 64 && signed:
		return isa.Op_mul_wide_s32
	case to.bits == 64:
		return isa.Op_mul_wide_u32
	case signed:
		return isa.Op_mul_wide_s16
	}
	return isa.Op_mul_wide_u16
}

func madWide(to comp, signed bool) isa.Opcode {
	switch {
	case to.bits == 64 && signed:
		return isa.Op_mad_wide_s32
	case to.bits == 64:
		return isa.Op_mad_wide_u32
	case signed:
		return isa.Op_mad_wide_s16
	}
	return isa.Op_mad_wide_u16
}

// tryMadWide selects x + y, where x is a wide product, as mad.wide.
func (s *selector) tryMadWide(x, y ir.Value, d ptx.RegID, cp comp) bool {
	f := s.f
	if !x.IsInst() || f.BlockOf(x) != s.blk || !f.HasOneUse(x) || s.opt.OptNone || cp.bits != 32 && cp.bits != 64 {
		return false
	}
	if s.opt.LLVM && !s.opt.MadWide {
		return false
	}
	if _, isConst := s.constOf(y, 0); isConst && !s.opt.LLVM {
		return false
	}
	if f.Op(x) == ir.OpMul || f.Op(x) == ir.OpShl {
		if a, b, signed, ok := s.wideOperands(x, 0); ok {
			s.e(madWide(cp, signed), reg(d), reg(s.reg(a, 0)), b, s.use(y, 0))
			return true
		}
		return false
	}
	if _, a, b, signed, ok := s.extMul(x, cp); ok {
		s.e(madWide(cp, signed), reg(d), reg(s.reg(a, 0)), b, s.use(y, 0))
		return true
	}
	return false
}

// tryFunnel selects (a << n) | (b >> (width-n)) as a funnel shift or rotation.
func (s *selector) tryFunnel(v ir.Value, d ptx.RegID, cp comp) bool {
	f := s.f
	if s.opt.OptNone || cp.bits != 32 && cp.bits != 64 || !s.t.Has(target.FeatureShf) || s.lay.count(f.TypeOf(v)) != 1 {
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
func (s *selector) funnelByOne(d ptx.RegID, x, y ir.Value) bool {
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
func (s *selector) funnelConst(d ptx.RegID, cp comp, a, b ir.Value, n int64, left bool) {
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
func (s *selector) rotate(d ptx.RegID, cp comp, x, n ir.Value, k int, left bool) {
	c := cp.class
	w := int64(cp.bits)
	q := s.count32(n, k)
	r := s.reg(x, k)
	a, b, neg, m := s.newReg(c), s.newReg(c), s.newReg(c32), s.newReg(c32)
	cnt := s.newReg(c32)
	s.e(isa.Op_and_b32, reg(cnt), q, imm(w-1))
	s.e(isa.Op_neg_s32, reg(neg), s.in32(q))
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

// minMaxOf matches a select between the two operands of its own integer
// comparison: the smaller or the larger one.
func (s *selector) minMaxOf(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	c := f.Operand(v, 0)
	if f.Op(c) != ir.OpICmp || cp.class == cPred || cp.class.isFloat() || !f.HasOneUse(c) || s.m.Types.IsPtr(s.m.Types.Scalar(f.TypeOf(v))) ||
		s.m.Types.IsVector(f.TypeOf(v)) != s.m.Types.IsVector(f.TypeOf(c)) || s.m.Types.Bits(s.m.Types.Scalar(f.TypeOf(v))) > 64 {
		return false
	}
	p := f.Pred(c)
	x, y, a, b := f.Operand(v, 1), f.Operand(v, 2), f.Operand(c, 0), f.Operand(c, 1)
	if !s.mayFoldAll(c) || s.opt.OptNone && f.BlockOf(c) != s.blk {
		return false
	}
	switch {
	case x == a && y == b:
	case x == b && y == a:
		p = p.Swap()
	default:
		return false
	}
	op := isa.Op_min_s32
	switch p {
	case ir.ICmpSLT, ir.ICmpSLE, ir.ICmpULT, ir.ICmpULE:
	case ir.ICmpSGT, ir.ICmpSGE, ir.ICmpUGT, ir.ICmpUGE:
		op = isa.Op_max_s32
	default:
		return false
	}
	t := uType[cp.class]
	if p.IsSigned() {
		t = sType[cp.class]
	}
	op, _ = op.WithSlot(isa.SlotType, t)
	if _, isConst := s.constOf(a, k); isConst {
		a, b = b, a
	}
	s.e(op, reg(d), reg(s.extReg(a, k, p.IsSigned())), s.ext(b, k, p.IsSigned()))
	return true
}

// mayFoldAll reports whether all operands of v may be read in the current block.
func (s *selector) mayFoldAll(v ir.Value) bool {
	for i := range s.f.NumOps(v) {
		if o := s.f.Operand(v, i); (o.IsInst() || o.IsParam()) && !s.mayFold(v, o) {
			return false
		}
	}
	return true
}

// isOne reports whether x is z + 1 and only used here.
func (s *selector) plusOne(x ir.Value, k int) (ir.Value, bool) {
	if !s.folds(x, ir.OpAdd) {
		return ir.None, false
	}
	c, ok := s.constOf(s.f.Operand(x, 1), k)
	return s.f.Operand(x, 0), ok && c == 1
}

// tryMadOne selects x*(y+1) as x*y + x, also where a select takes 1 instead.
func (s *selector) tryMadOne(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 {
		return false
	}
	for i := range 2 {
		x, y := f.Operand(v, i), f.Operand(v, 1-i)
		if _, isConst := s.constOf(x, k); isConst {
			return false
		}
		if z, ok := s.plusOne(y, k); ok {
			r := reg(s.reg(x, k))
			s.e(madI[cp.class], reg(d), r, s.use(z, k), r)
			return true
		}
		if !s.folds(y, ir.OpSelect) || s.m.Types.IsVector(f.TypeOf(f.Operand(y, 0))) {
			continue
		}
		for j := 1; j <= 2; j++ {
			z, ok := s.plusOne(f.Operand(y, j), k)
			c, isOne := s.constOf(f.Operand(y, 3-j), k)
			if !ok || !isOne || c != 1 {
				continue
			}
			r, m := reg(s.reg(x, k)), s.newReg(cp.class)
			s.e(madI[cp.class], reg(m), r, s.use(z, k), r)
			p := reg(s.reg(f.Operand(y, 0), 0))
			if j == 1 {
				s.e(selp[cp.class], reg(d), reg(m), r, p)
			} else {
				s.e(selp[cp.class], reg(d), r, reg(m), p)
			}
			return true
		}
	}
	return false
}

// tryMadSelect selects z + (p ? a*b : 0) as a select between z and a*b+z.
func (s *selector) tryMadSelect(x, z ir.Value, k int, d ptx.RegID, cp comp) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 || !s.folds(x, ir.OpSelect) || s.m.Types.IsVector(f.TypeOf(f.Operand(x, 0))) {
		return false
	}
	for j := 1; j <= 2; j++ {
		mul := f.Operand(x, j)
		c, ok := s.constOf(f.Operand(x, 3-j), k)
		if !ok || c != 0 || !s.folds(mul, ir.OpMul) {
			continue
		}
		zr, m := reg(s.reg(z, k)), s.newReg(cp.class)
		s.e(madI[cp.class], reg(m), reg(s.reg(f.Operand(mul, 0), k)), s.use(f.Operand(mul, 1), k), zr)
		p := reg(s.reg(f.Operand(x, 0), 0))
		if j == 1 {
			s.e(selp[cp.class], reg(d), reg(m), zr, p)
		} else {
			s.e(selp[cp.class], reg(d), zr, reg(m), p)
		}
		return true
	}
	return false
}
