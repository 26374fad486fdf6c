package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// cvt returns conversion op with its destination and source types replaced.
func cvt(op isa.Opcode, to, from isa.Atom) isa.Opcode {
	op, ok := op.WithSlot(isa.SlotType, to)
	if !ok {
		panic("bug: isel: no conversion to " + to.String())
	}
	op, ok = op.WithSlot(isa.SlotType2, from)
	if !ok {
		panic("bug: isel: no conversion from " + from.String())
	}
	return op
}

var (
	shlOp = [numClasses]isa.Opcode{c16: isa.Op_shl_b16, c32: isa.Op_shl_b32, c64: isa.Op_shl_b64}
	shrU  = [numClasses]isa.Opcode{c16: isa.Op_shr_u16, c32: isa.Op_shr_u32, c64: isa.Op_shr_u64}
	shrS  = [numClasses]isa.Opcode{c16: isa.Op_shr_s16, c32: isa.Op_shr_s32, c64: isa.Op_shr_s64}
	andOp = [numClasses]isa.Opcode{isa.Op_and_pred, isa.Op_and_b16, isa.Op_and_b32, isa.Op_and_b64}
	orOp  = [numClasses]isa.Opcode{isa.Op_or_pred, isa.Op_or_b16, isa.Op_or_b32, isa.Op_or_b64}
	xorOp = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_xor_b16, isa.Op_xor_b32, isa.Op_xor_b64}
	notOp = [numClasses]isa.Opcode{isa.Op_not_pred, isa.Op_not_b16, isa.Op_not_b32, isa.Op_not_b64}
	addI  = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_add_s16, isa.Op_add_s32, isa.Op_add_s64}
	subI  = [numClasses]isa.Opcode{isa.Op_xor_pred, isa.Op_sub_s16, isa.Op_sub_s32, isa.Op_sub_s64}
	mulI  = [numClasses]isa.Opcode{isa.Op_and_pred, isa.Op_mul_lo_s16, isa.Op_mul_lo_s32, isa.Op_mul_lo_s64}
	madI  = [numClasses]isa.Opcode{c16: isa.Op_mad_lo_s16, c32: isa.Op_mad_lo_s32, c64: isa.Op_mad_lo_s64}
	divU  = [numClasses]isa.Opcode{c16: isa.Op_div_u16, c32: isa.Op_div_u32, c64: isa.Op_div_u64}
	divS  = [numClasses]isa.Opcode{c16: isa.Op_div_s16, c32: isa.Op_div_s32, c64: isa.Op_div_s64}
	remU  = [numClasses]isa.Opcode{c16: isa.Op_rem_u16, c32: isa.Op_rem_u32, c64: isa.Op_rem_u64}
	remS  = [numClasses]isa.Opcode{c16: isa.Op_rem_s16, c32: isa.Op_rem_s32, c64: isa.Op_rem_s64}
	selp  = [numClasses]isa.Opcode{
		c16: isa.Op_selp_b16, c32: isa.Op_selp_b32, c64: isa.Op_selp_b64, cF16: isa.Op_selp_b16, cBF16: isa.Op_selp_b16,
		cF32: isa.Op_selp_f32, cF64: isa.Op_selp_f64,
	}
)

// binaryOp returns the instruction for an integer operation that does not look
// at undefined upper bits, in registers of class c.
func binaryOp(op ir.Op, c class) isa.Opcode {
	switch op {
	case ir.OpAdd:
		return addI[c]
	case ir.OpSub:
		return subI[c]
	case ir.OpMul:
		return mulI[c]
	case ir.OpAnd:
		return andOp[c]
	case ir.OpOr:
		return orOp[c]
	case ir.OpXor:
		return xorOp[c]
	}
	return 0
}

// zeroBits reports whether the register of component k of v is known to have
// zeros above the value's bits.
func (s *selector) zeroBits(v ir.Value, k, depth int) bool {
	f := s.f
	cp := s.lay.of(f.TypeOf(v))[k]
	if int(cp.bits) == cp.class.bits() {
		return true
	}
	w, j := s.resolve(v, k)
	if w != v && f.TypeOf(w) != f.TypeOf(v) { // cut from something wider, or rearranged
		c2 := s.lay.of(f.TypeOf(w))[j]
		if c2.bits > cp.bits {
			return false
		}
		cp = c2
	}
	v, k = w, j
	if v.IsParam() {
		return s.zeroParam(int(v.Index()), cp)
	}
	switch f.Op(v) {
	case ir.OpLoad:
		return true // also odd widths: stores write zeros above them
	case ir.OpZExt, ir.OpLShr, ir.OpUDiv, ir.OpURem:
		return true
	case ir.OpAnd:
		return depth > 0 && (s.zeroBits(f.Operand(v, 0), k, depth-1) || s.zeroBits(f.Operand(v, 1), k, depth-1))
	case ir.OpOr, ir.OpXor, ir.OpSelect:
		i := 0
		if f.Op(v) == ir.OpSelect {
			if c := f.Operand(v, 0); f.Op(c) == ir.OpICmp && f.Pred(c).IsSigned() {
				return false // minMaxOf takes the operands with their signs above the bits
			}
			i = 1
		}
		return depth > 0 && s.zeroBits(f.Operand(v, i), k, depth-1) && s.zeroBits(f.Operand(v, i+1), k, depth-1)
	}
	if v.IsConst() {
		x, _, ok := s.constComp(v, k)
		return ok && x >= 0
	}
	return false
}

// zeroParam reports whether what is loaded of component cp of parameter i has zeros above its
// bits. Loads of 8, 16 and 32 bits see to it; what stands above the bits of other widths
// is the caller's choice (widen32), and nobody's in a kernel.
func (s *selector) zeroParam(i int, cp comp) bool {
	switch cp.bits {
	case 8, 16, 32:
		return true
	}
	set := s.env.attrs(s.f).Param(i)
	switch {
	case s.m.Attr(set, ir.AttrZeroExt) != nil:
		return true
	case s.entry || s.m.Attr(set, ir.AttrSignExt) != nil:
		return false
	}
	return !s.opt.LLVM || s.env.formal(s.f, i).bytes > 0 // aggregates are stored with zeros
}

// ext returns component k of integer v with all bits of its register
// defined, by sign or zero.
func (s *selector) ext(v ir.Value, k int, signed bool) ptx.Operand {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	if x, ok := s.constOf(v, k); ok {
		if !signed && cp.bits < 64 {
			x &= 1<<cp.bits - 1
		}
		return imm(x)
	}
	if int(cp.bits) == cp.class.bits() {
		return s.use(v, k)
	}
	if !signed && s.zeroBits(v, k, 3) {
		return s.use(v, k)
	}
	if v.IsConst() {
		return s.use(v, k)
	}
	d := s.newReg(cp.class)
	if !s.tryExtLoad(d, cp.class, v, k, cp, signed) {
		s.extendReg(d, cp.class, s.reg(v, k), cp, signed)
	}
	return reg(d)
}

// extReg is ext in a register.
func (s *selector) extReg(v ir.Value, k int, signed bool) ptx.RegID {
	o := s.ext(v, k, signed)
	if o.Kind == ptx.OpReg {
		return ptx.RegID(o.Idx)
	}
	c := s.lay.of(s.f.TypeOf(v))[k].class
	d := s.newReg(c)
	s.e(s.sp.mov[c], reg(d), o)
	return d
}

// extendReg extends the value of component cp in register r into register d of
// class c, which is at least as wide.
func (s *selector) extendReg(d ptx.RegID, c class, r ptx.RegID, cp comp, signed bool) {
	types := &uType
	if signed {
		types = &sType
	}
	switch {
	case cp.class == cPred:
		one := int64(1)
		if signed {
			one = -1
		}
		s.e(selp[c], reg(d), imm(one), imm(0), reg(r))
	case int(cp.bits) == cp.class.bits():
		if c == cp.class {
			s.e(s.sp.mov[c], reg(d), reg(r))
			return
		}
		s.e(cvt(isa.Op_cvt_u32_u64, types[c], types[cp.class]), reg(d), reg(r))
	case cp.bits == 8 && !signed && c == c16:
		s.e(isa.Op_and_b16, reg(d), reg(r), imm(255))
	case cp.bits == 8 || cp.bits == 16 || cp.bits == 32:
		from := [...]isa.Atom{isa.U8, isa.U16, isa.U32}
		if signed {
			from = [...]isa.Atom{isa.S8, isa.S16, isa.S32}
		}
		i := log2(uint64(cp.bits)) - 3
		s.e(cvt(isa.Op_cvt_u32_u64, types[c], from[i]), reg(d), reg(r))
	case signed && cp.class != c16:
		u := d
		if c != cp.class {
			u = s.newReg(cp.class)
		}
		s.bfe(u, cp.class, r, 0, int(cp.bits), true)
		if u != d {
			s.e(cvt(isa.Op_cvt_u32_u64, types[c], types[cp.class]), reg(d), reg(u))
		}
	case signed:
		sh := int64(cp.class.bits() - int(cp.bits))
		t, u := s.newReg(cp.class), d
		if c != cp.class {
			u = s.newReg(cp.class)
		}
		s.e(shlOp[cp.class], reg(t), reg(r), imm(sh))
		s.e(shrS[cp.class], reg(u), reg(t), imm(sh))
		if u != d {
			s.e(cvt(isa.Op_cvt_u32_u64, types[c], types[cp.class]), reg(d), reg(u))
		}
	default:
		t := d
		if c != cp.class {
			t = s.newReg(cp.class)
		}
		s.e(andOp[cp.class], reg(t), reg(r), imm(int64(uint64(1)<<cp.bits-1)))
		if t != d {
			s.e(cvt(isa.Op_cvt_u32_u64, types[c], types[cp.class]), reg(d), reg(t))
		}
	}
}

// extend returns component k of integer v, sign- or zero-extended to a register
// of class c, which is at least as wide as its own.
func (s *selector) extend(v ir.Value, k int, c class, signed bool) ptx.RegID {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	if cp.class == c {
		return s.extReg(v, k, signed)
	}
	d := s.newReg(c)
	if x, ok := s.constOf(v, k); ok {
		if !signed && cp.bits < 64 {
			x &= 1<<cp.bits - 1
		}
		s.e(s.sp.mov[c], reg(d), imm(x))
		return d
	}
	if s.tryExtLoad(d, c, v, k, cp, signed) {
		return d
	}
	r := s.reg(v, k)
	if !signed && cp.class != cPred && s.zeroBits(v, k, 3) {
		cp.bits = uint8(cp.class.bits())
	}
	s.extendReg(d, c, r, cp, signed)
	return d
}

// count32 returns a shift count as an operand: always 32 bits.
func (s *selector) count32(v ir.Value, k int) ptx.Operand {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	if x, ok := s.constOf(v, k); ok {
		if cp.bits < 64 {
			x &= 1<<cp.bits - 1
		}
		return imm(int64(uint32(x)))
	}
	switch cp.class {
	case c64:
		w, j := s.resolve(v, k)
		if f := s.f; j == 0 && w.IsInst() && f.Op(w) == ir.OpZExt && s.m.Types.IsInt(f.TypeOf(w)) && s.mayFold(w, f.Operand(w, 0)) {
			if x := f.Operand(w, 0); s.lay.of(f.TypeOf(x))[0].class != cPred {
				return s.count32(x, 0)
			}
		}
		d := s.newReg(c32)
		if s.tryNarrowLoad(d, comp{class: c32, bits: 32}, v, cp) {
			return reg(d)
		}
		return reg(s.resize(s.reg(v, k), c32))
	case c32:
		return s.ext(v, k, false)
	}
	return reg(s.extend(v, k, c32, false))
}

// intBinary selects an integer operation of component k of v. Values of more
// than one word are wide.go's.
func (s *selector) intBinary(v ir.Value, k int, d ptx.RegID, cp comp) {
	f := s.f
	op := f.Op(v)
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if cp.class == cPred {
		s.predBinary(op, d, x, y, k)
		return
	}
	if _, ok := s.constOf(x, k); ok && op.IsCommutative() { // the second operand may be an immediate
		x, y = y, x
	}
	if f.Operand(v, 0) == f.Operand(v, 1) && (op == ir.OpAnd || op == ir.OpOr) {
		s.copyComp(d, x, k)
		return
	}
	switch op {
	case ir.OpAdd:
		if s.tryFunnel(v, d, cp) || s.tryMadSelect(x, y, k, d, cp) || s.tryMadSelect(y, x, k, d, cp) || s.tryMad(v, k, d, cp, x, y) || s.tryMad(v, k, d, cp, y, x) ||
			s.tryMadWide(x, y, d, cp) || s.tryMadWide(y, x, d, cp) {
			return
		}
		s.e(addI[cp.class], reg(d), reg(s.reg(x, k)), s.use(y, k))
	case ir.OpXor:
		if c, ok := s.constOf(y, k); ok && c == -1 {
			s.e(notOp[cp.class], reg(d), reg(s.reg(x, k)))
			return
		}
		fallthrough
	case ir.OpMul, ir.OpAnd, ir.OpOr:
		if op == ir.OpMul && (s.tryMulWide(v, k, d, cp) || s.tryNarrowMul(v, d, cp, ir.None) || s.tryMadOne(v, k, d, cp)) || op == ir.OpAnd && s.tryBFE(v, k, d, cp) ||
			op == ir.OpOr && (s.tryFunnel(v, d, cp) || cp.bits == 64 && s.joinHalves(d, x, y, k)) {
			return
		}
		if op == ir.OpMul {
			if c, ok := s.constOf(y, k); ok && log2(uint64(c)) >= 0 {
				s.e(shlOp[cp.class], reg(d), reg(s.reg(x, k)), imm(int64(log2(uint64(c)))))
				return
			}
		}
		s.e(binaryOp(op, cp.class), reg(d), reg(s.reg(x, k)), s.use(y, k))
	case ir.OpSub:
		if c, ok := s.constOf(x, k); ok && c == 0 {
			neg := [numClasses]isa.Opcode{c16: isa.Op_neg_s16, c32: isa.Op_neg_s32, c64: isa.Op_neg_s64}
			s.e(neg[cp.class], reg(d), reg(s.reg(y, k)))
			return
		}
		s.e(subI[cp.class], reg(d), s.use(x, k), s.use(y, k))
	case ir.OpShl:
		if s.tryMulWide(v, k, d, cp) {
			return
		}
		s.e(shlOp[cp.class], reg(d), reg(s.reg(x, k)), s.count32(y, k))
	case ir.OpLShr:
		if s.tryBFE(v, k, d, cp) {
			return
		}
		s.e(shrU[cp.class], reg(d), reg(s.extReg(x, k, false)), s.count32(y, k))
	case ir.OpAShr:
		if s.tryBFE(v, k, d, cp) {
			return
		}
		s.e(shrS[cp.class], reg(d), reg(s.extReg(x, k, true)), s.count32(y, k))
	case ir.OpUDiv:
		s.e(divU[cp.class], reg(d), s.ext(x, k, false), s.ext(y, k, false))
	case ir.OpURem:
		s.e(remU[cp.class], reg(d), s.ext(x, k, false), s.ext(y, k, false))
	case ir.OpSDiv:
		s.e(divS[cp.class], reg(d), s.ext(x, k, true), s.ext(y, k, true))
	case ir.OpSRem:
		s.e(remS[cp.class], reg(d), s.ext(x, k, true), s.ext(y, k, true))
	default: // floating-point operations of types that have no registers of their own
		s.fail(v, "S0007", op.String()+" of "+s.m.Types.String(f.TypeOf(v))+" cannot be selected", "PTX computes with half, bfloat, float and double")
	}
}

// predBinary selects i1 arithmetic, in which all is modulo 2.
func (s *selector) predBinary(op ir.Op, d ptx.RegID, x, y ir.Value, k int) {
	switch op {
	case ir.OpXor, ir.OpAdd, ir.OpSub:
		if c, ok := s.constOf(y, k); ok && c != 0 {
			s.e(isa.Op_not_pred, reg(d), reg(s.reg(x, k)))
			return
		}
		s.e(isa.Op_xor_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpAnd, ir.OpMul:
		if s.bothOrdered(d, x, y, k, ir.FCmpORD) {
			return
		}
		s.e(isa.Op_and_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpOr:
		if s.bothOrdered(d, x, y, k, ir.FCmpUNO) {
			return
		}
		s.e(isa.Op_or_pred, reg(d), reg(s.reg(x, k)), reg(s.reg(y, k)))
	case ir.OpURem, ir.OpSRem: // the divisor is not zero: the remainder is
		s.e(isa.Op_mov_pred, reg(d), imm(0))
	default: // shifts by less than 1, divisions by 1
		s.e(isa.Op_mov_pred, reg(d), reg(s.reg(x, k)))
	}
}

// bothOrdered selects two tests for NaN of one value each, combined, as one of both.
func (s *selector) bothOrdered(d ptx.RegID, x, y ir.Value, k int, p ir.Pred) bool {
	f := s.f
	single := func(c ir.Value) ir.Value {
		if !s.folds(c, ir.OpFCmp) || f.Pred(c) != p {
			return ir.None
		}
		a, b := f.Operand(c, 0), f.Operand(c, 1)
		switch {
		case a == b, b.IsConst() && s.neverNaN(b, k):
			return a
		case a.IsConst() && s.neverNaN(a, k):
			return b
		}
		return ir.None
	}
	a, b := single(x), single(y)
	if a == ir.None || b == ir.None || f.TypeOf(a) != f.TypeOf(b) {
		return false
	}
	s.fcmpOf(p, d, a, b, k)
	return true
}

// folds reports whether user may compute operand x itself: x is of this block
// and nobody else needs it.
func (s *selector) folds(x ir.Value, op ir.Op) bool {
	return s.f.Op(x) == op && s.f.BlockOf(x) == s.blk && s.f.HasOneUse(x) && !s.opt.OptNone
}

// tryMad selects x*…+y as mad.lo.
func (s *selector) tryMad(v ir.Value, k int, d ptx.RegID, cp comp, x, y ir.Value) bool {
	f := s.f
	if cp.bits != 32 && cp.bits != 64 || !s.folds(x, ir.OpMul) {
		return false
	}
	a, b := f.Operand(x, 0), f.Operand(x, 1)
	if c, ok := s.constOf(b, k); ok && log2(uint64(c)) >= 0 {
		return false
	}
	if s.isWideMul(x, k) {
		return false
	}
	if (!s.opt.LLVM || s.opt.MadWide) && s.tryNarrowMul(x, d, cp, y) {
		return true
	}
	s.e(madI[cp.class], reg(d), reg(s.reg(a, k)), s.use(b, k), s.use(y, k))
	return true
}

// tryNarrowMul selects the multiplication of two values, or of one with itself, that were
// both extended from less than half its width: their product by halves is exact. add, if any, is added.
func (s *selector) tryNarrowMul(v ir.Value, d ptx.RegID, cp comp, add ir.Value) bool {
	f := s.f
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	op := f.Op(a)
	if f.TypeOf(v) != ir.I64 || s.opt.OptNone || op != ir.OpSExt && op != ir.OpZExt || f.Op(b) != op {
		return false
	}
	var half [2]ptx.RegID
	for _, e := range [2]ir.Value{a, b} {
		x := f.Operand(e, 0)
		if !s.m.Types.IsInt(f.TypeOf(x)) || s.lay.of(f.TypeOf(x))[0].class != c16 || !s.mayFold(e, x) || f.BlockOf(e) != s.blk || s.def(e, 0) != 0 {
			return false
		}
		for u := f.FirstUse(e); u != 0; u = f.NextUse(u) {
			if f.User(u) != v {
				return false
			}
		}
	}
	signed := op == ir.OpSExt
	half[0] = s.extend(f.Operand(a, 0), 0, c32, signed)
	if half[1] = half[0]; a != b {
		half[1] = s.extend(f.Operand(b, 0), 0, c32, signed)
	}
	if add != ir.None {
		s.e(madWide(cp, signed), reg(d), reg(half[0]), reg(half[1]), reg(s.reg(add, 0)))
		return true
	}
	s.e(mulWide(cp, signed), reg(d), reg(half[0]), reg(half[1]))
	return true
}

// isWideMul reports whether multiplication v is of two extended halves.
func (s *selector) isWideMul(v ir.Value, k int) bool {
	_, _, _, ok := s.wideOperands(v, k)
	return ok
}

// wideOperands matches a multiplication of values extended from half its width.
func (s *selector) wideOperands(v ir.Value, k int) (x ir.Value, y ptx.Operand, signed, ok bool) {
	f := s.f
	t := f.TypeOf(v)
	half := ir.I32
	switch t {
	case ir.I64:
	case ir.I32:
		half = ir.I16
	default:
		return
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	op := f.Op(a)
	if op != ir.OpSExt && op != ir.OpZExt || f.TypeOf(f.Operand(a, 0)) != half || !s.mayFold(a, f.Operand(a, 0)) {
		return
	}
	signed = op == ir.OpSExt
	x = f.Operand(a, 0)
	if c, known := s.constOf(b, k); known {
		bits := uint(s.lay.of(half)[0].bits)
		if f.Op(v) == ir.OpShl {
			if uint64(c) >= uint64(bits) || signed && uint64(c) == uint64(bits)-1 {
				return
			}
			c = 1 << uint64(c)
		}
		if signed && c<<(64-bits)>>(64-bits) == c || !signed && uint64(c)>>bits == 0 {
			if _, isConst := s.constOf(x, k); !isConst {
				return x, imm(c), signed, true
			}
		}
		return
	}
	if f.Op(v) == ir.OpMul && f.Op(b) == op && f.TypeOf(f.Operand(b, 0)) == half && s.mayFold(b, f.Operand(b, 0)) {
		return x, s.use(f.Operand(b, 0), k), signed, true
	}
	return
}

// tryMulWide selects a multiplication of extended halves as mul.wide.
func (s *selector) tryMulWide(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	x, y, signed, ok := s.wideOperands(v, k)
	if !ok {
		return false
	}
	s.e(mulWide(cp, signed), reg(d), reg(s.reg(x, k)), y)
	return true
}
