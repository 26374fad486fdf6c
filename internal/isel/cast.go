package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// cast selects component k of a conversion whose operand has as many components.
func (s *selector) cast(v ir.Value, k int, d ptx.RegID) {
	f := s.f
	op := f.Op(v)
	x := f.Operand(v, 0)
	to := s.lay.of(f.TypeOf(v))[k]
	from := s.lay.of(f.TypeOf(x))[k]
	switch op {
	case ir.OpTrunc, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr:
		switch {
		case op == ir.OpTrunc && k == 0 && s.tryMulHi(v, d, to):
		case to.class == cPred && from.class == cPred:
			s.e(isa.Op_mov_pred, reg(d), reg(s.reg(x, k)))
		case to.class == cPred:
			t := s.newReg(from.class)
			s.e(andOp[from.class], reg(t), reg(s.reg(x, k)), imm(1))
			s.e(s.setpOp(from.class, isa.Ne), reg(d), reg(t), imm(0))
		case from.class.bits() < to.class.bits() || from.bits < to.bits:
			s.zextInto(d, to, x, k, from, false)
		case op == ir.OpTrunc && k == 0 && s.tryNarrowLoad(d, to, x, from):
		case op == ir.OpTrunc && to.class == c32 && from.class == c64 && (s.countInto(d, x, k, from, false) || s.upperHalf(d, x, k)):
		default:
			s.narrowInto(d, to.class, s.reg(x, k), from.class)
		}
	case ir.OpZExt, ir.OpSExt:
		if s.lay.count(f.TypeOf(v)) == 1 && s.tryExtMul(v, d, to) {
			return
		}
		s.zextInto(d, to, x, k, from, op == ir.OpSExt)
	case ir.OpFPExt, ir.OpFPTrunc:
		s.floatResize(d, to.class, x, k, from.class)
	case ir.OpSIToFP, ir.OpUIToFP:
		s.intToFloat(d, to.class, x, k, op == ir.OpSIToFP)
	case ir.OpFPToSI, ir.OpFPToUI:
		if from.class == cBF16 && !s.t.Has(target.FeatureCvtBf16Any) {
			s.floatToInt(d, to, s.f32Reg(x, k, cBF16), cF32, op == ir.OpFPToSI)
			return
		}
		s.floatToInt(d, to, s.floatReg(x, k), from.class, op == ir.OpFPToSI)
	}
}

// narrowInto cuts the integer in r to class c.
func (s *selector) narrowInto(d ptx.RegID, c class, r ptx.RegID, from class) {
	if c == from {
		s.e(s.sp.mov[c], reg(d), reg(r))
		return
	}
	s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[from]), reg(d), reg(r))
}

// zextInto extends component k of x into register d of component to.
func (s *selector) zextInto(d ptx.RegID, to comp, x ir.Value, k int, from comp, signed bool) {
	if c, ok := s.constOf(x, k); ok {
		if !signed && from.bits < 64 {
			c &= 1<<from.bits - 1
		}
		s.e(s.sp.mov[to.class], reg(d), imm(c))
		return
	}
	if s.tryExtLoad(d, to.class, x, k, from, signed) {
		return
	}
	r := s.reg(x, k)
	if !signed && from.class != cPred && s.zeroBits(x, k, 3) {
		from.bits = uint8(from.class.bits())
	}
	s.extendReg(d, to.class, r, from, signed)
}

// tryExtLoad lets the load that x is extend into register d at once.
func (s *selector) tryExtLoad(d ptx.RegID, c class, x ir.Value, k int, from comp, signed bool) bool {
	if from.class == cPred && s.lay.count(s.f.TypeOf(x)) == 1 {
		return s.boolLoad(d, c, x, signed)
	}
	if c == c32 && from.class == c16 && s.countInto(d, x, k, from, signed) {
		return true
	}
	if from.bits == 8 && c != c16 {
		if pack, lane, ok := s.packedByte(x, k); ok {
			w := d
			if c != c32 {
				w = s.newReg(c32)
			}
			s.extractByte(w, pack, lane, signed)
			if w != d {
				s.extendReg(d, c, w, comp{class: c32, bits: 32}, signed)
			}
			return true
		}
	}
	if s.lay.count(s.f.TypeOf(x)) != 1 {
		return false
	}
	if from.bits != 8 && from.bits != 16 && from.bits != 32 {
		return s.tryExtOddLoad(d, c, x, from, signed)
	}
	if s.scalarParam(x) {
		x := s.paramAccess(x)
		s.e(x.with(s.sp.narrow(int(from.bits)/8, signed), 1), reg(d), x.a.operand())
		return true
	}
	if !s.movableLoad(x) {
		return false
	}
	s.loadInto(x, d, c, from, signed)
	return true
}

// tryExtOddLoad is tryExtLoad for numbers of bits between those that loads extend.
func (s *selector) tryExtOddLoad(d ptx.RegID, c class, x ir.Value, from comp, signed bool) bool {
	size := int(from.size)
	if from.class == cPred || c == c16 || size > 4 || size&(size-1) != 0 {
		return false
	}
	var a access
	clean := !signed && s.zeroBits(x, 0, 3)
	switch {
	case s.scalarParam(x):
		a = s.paramAccess(x)
	case s.movableLoad(x):
		a = s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
		if a.align(0) < uint64(size) {
			return false
		}
		s.nonCoherent(x, &a)
	default:
		return false
	}
	r := d
	if !clean {
		r = s.newReg(c)
	}
	s.e(a.with(s.sp.narrow(size, false), 1), reg(r), a.a.operand())
	switch {
	case clean:
	case signed:
		s.bfe(d, c, r, 0, int(from.bits), true)
	default:
		s.e(andOp[c], reg(d), reg(r), imm(int64(uint64(1)<<from.bits-1)))
	}
	return true
}

// countInto selects component k of x, a number of bits or a half with its bytes exchanged that
// nobody else asks for, in the 32-bit register that it is computed in anyway. Those
// numbers are small: zeros above are right for signed ones, too.
func (s *selector) countInto(d ptx.RegID, x ir.Value, k int, from comp, signed bool) bool {
	f := s.f
	w, j := s.resolve(x, k)
	if !s.folds(w, ir.OpCall) || from.bits < 8 || s.lay.count(f.TypeOf(w)) != 1 || s.lay.of(f.TypeOf(w))[j].bits != from.bits || s.def(w, j) != 0 {
		return false
	}
	id := f.CalleeIntrinsic(w)
	switch id {
	case ir.IntrCtpop, ir.IntrCtlz, ir.IntrCttz:
		return s.intIntrinsic(w, id, j, d, comp{class: c32, bits: from.bits})
	case ir.IntrBswap:
		if signed || from.bits != 16 {
			return false
		}
		s.e(isa.Op_prmt_b32, reg(d), reg(s.anyExtend(f.Operand(w, 0), 0, c32)), imm(0), imm(0x7701))
		return true
	}
	return false
}

// upperHalf takes the upper 32 bits of a 64-bit number that x only shifts down.
func (s *selector) upperHalf(d ptx.RegID, x ir.Value, k int) bool {
	if !s.folds(x, ir.OpLShr) && !s.folds(x, ir.OpAShr) {
		return false
	}
	if n, ok := s.constOf(s.f.Operand(x, 1), k); !ok || n != 32 || s.lay.of(s.f.TypeOf(x))[k].bits != 64 {
		return false
	}
	s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(s.newReg(c32)), reg(d), reg(s.reg(s.f.Operand(x, 0), k)))
	return true
}

// joinHalves selects x|y of 64 bits where one is a number of 32 bits and the other one such a
// number shifted up by 32.
func (s *selector) joinHalves(d ptx.RegID, x, y ir.Value, k int) bool {
	f := s.f
	half := func(v ir.Value) ir.Value { // that v extends, None if it does not
		if !s.folds(v, ir.OpZExt) {
			return ir.None
		}
		h := f.Operand(v, 0)
		if cp := s.lay.of(f.TypeOf(h))[k]; cp.class != c32 || cp.bits != 32 {
			return ir.None
		}
		return h
	}
	for range 2 {
		if s.folds(y, ir.OpShl) {
			n, ok := s.constOf(f.Operand(y, 1), k)
			lo, hi := half(x), half(f.Operand(y, 0))
			if ok && n == 32 && lo != ir.None && hi != ir.None {
				s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(s.reg(lo, k)), reg(s.reg(hi, k)))
				return true
			}
		}
		x, y = y, x
	}
	return false
}

// boolLoad loads i1 x, a byte that is 0 or 1, as an integer.
func (s *selector) boolLoad(d ptx.RegID, c class, x ir.Value, signed bool) bool {
	var a access
	mask := false
	switch {
	case s.scalarParam(x):
		a = s.paramAccess(x)
		mask = s.m.Attr(s.env.attrs(s.f).Param(int(x.Index())), ir.AttrZeroExt) == nil
	case s.movableLoad(x):
		a = s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
		s.nonCoherent(x, &a)
	default:
		return false
	}
	r := d
	if signed || mask {
		r = s.newReg(c)
	}
	s.e(a.with(s.sp.narrow(1, false), 1), reg(r), a.a.operand())
	if mask {
		m := d
		if signed {
			m = s.newReg(c)
		}
		s.e(andOp[c], reg(m), reg(r), imm(1))
		r = m
	}
	if signed {
		op, _ := isa.Op_neg_s32.WithSlot(isa.SlotType, sType[c])
		s.e(op, reg(d), reg(r))
	}
	return true
}

// movableLoad reports whether x is a load that may be made by its only user: it does
// not move over anything that writes memory or synchronises. A load that somebody asked
// for, because it looked through the only user, is made where it stands, and only there.
func (s *selector) movableLoad(x ir.Value) bool {
	f := s.f
	if f.Op(x) != ir.OpLoad || s.wanted(x) || f.BlockOf(x) != s.blk || !f.HasOneUse(x) || f.Flags(x)&ir.FlagVolatile != 0 || f.Mem(x).Order > ir.NotAtomic {
		return false
	}
	user := f.User(f.FirstUse(x))
	for v := f.Next(x); v != user; v = f.Next(v) {
		if v == ir.None || s.mustKeep(v) {
			return false
		}
	}
	return true
}

// scalarParam reports whether x is an integer parameter that only one instruction uses,
// which may load it as it likes.
func (s *selector) scalarParam(x ir.Value) bool {
	if !s.loneParam(x) || !s.m.Types.IsInt(s.f.TypeOf(x)) {
		return false
	}
	sl := s.env.formal(s.f, int(x.Index()))
	return !sl.empty && sl.bytes == 0
}

// loneParam reports whether x is a parameter that only one instruction uses, and no phi.
func (s *selector) loneParam(x ir.Value) bool {
	return x.IsParam() && !s.opt.OptNone && s.f.HasOneUse(x) && s.pstart[x.Index()] == 0 && !s.env.isByval(s.f, int(x.Index())) &&
		s.f.Op(s.f.User(s.f.FirstUse(x))) != ir.OpPhi
}

// paramAccess describes how parameter x is loaded.
func (s *selector) paramAccess(x ir.Value) access {
	return access{op: isa.Op_ld_param_u64, a: addr{sym: s.env.paramName(s.f.Sym, int(x.Index())), space: uint32(paramSpace)}, base: 8}
}

// tryNarrowLoad loads only the lower part of x, of which v is a truncation.
func (s *selector) tryNarrowLoad(d ptx.RegID, to comp, x ir.Value, from comp) bool {
	size := 1
	for 8*size < int(to.bits) {
		size *= 2
	}
	if s.lay.count(s.f.TypeOf(x)) != 1 || s.opt.OptNone {
		return false
	}
	if stored := int(s.lay.of(s.f.TypeOf(x))[0].size); to.class == cPred || from.class == cPred || size >= stored {
		return false
	}
	if s.scalarParam(x) {
		x := s.paramAccess(x)
		s.e(x.with(s.sp.narrow(size, false), 1), reg(d), x.a.operand())
		return true
	}
	if !s.movableLoad(x) {
		return false
	}
	a := s.accessOf(x, s.f.Operand(x, 0), isa.Op_ld_u32)
	if a.align(0) < uint64(size) {
		return false
	}
	s.nonCoherent(x, &a)
	s.e(a.with(s.sp.narrow(size, false), 1), reg(d), a.a.operand())
	return true
}

// bitcast selects a bitcast that changes the kind of register or the number of
// components.
func (s *selector) bitcast(v ir.Value) {
	f := s.f
	x := f.Operand(v, 0)
	nf, nt := s.lay.count(f.TypeOf(x)), s.lay.count(f.TypeOf(v))
	if s.bitcastLoad(v, x) || s.bitcastPacks(v, x) || s.bitcastBytes(v, x) {
		return
	}
	if nf == nt && !s.hasPacks(f.TypeOf(v)) {
		same := true
		for k := range nf {
			same = same && s.lay.of(f.TypeOf(x))[k].class.bits() == s.lay.of(f.TypeOf(v))[k].class.bits() &&
				s.lay.of(f.TypeOf(x))[k].bits == s.lay.of(f.TypeOf(v))[k].bits
		}
		if same {
			for k := range nt {
				if d := s.def(v, k); d != 0 {
					s.moveBits(d, s.lay.of(f.TypeOf(v))[k].class, s.reg(x, k), s.lay.of(f.TypeOf(x))[k].class)
				}
			}
			return
		}
	}
	// Through 32-bit words: gather the operand's bits, then deal them out.
	words := s.toWords(x)
	s.fromWords(v, words)
}

// plainBytes reports whether a value of type t is nothing but whole bytes, in registers
// as in memory.
func (s *selector) plainBytes(t ir.Type) bool {
	for _, c := range s.lay.of(t) {
		if c.class == cPred || int(c.bits) != 8*int(c.size) {
			return false
		}
	}
	return s.m.Types.Kind(t) != ir.PtrKind
}

// bitcastLoad loads what bitcast v makes of x, a load or parameter that nobody else uses.
func (s *selector) bitcastLoad(v, x ir.Value) bool {
	f := s.f
	if s.opt.OptNone && x.IsInst() || !s.plainBytes(f.TypeOf(v)) || !s.plainBytes(f.TypeOf(x)) {
		return false
	}
	var a access
	switch {
	case x.IsParam():
		i := int(x.Index())
		sl := s.env.formal(f, i)
		if !f.HasOneUse(x) || s.pstart[i] != 0 || s.env.isByval(f, i) || sl.empty || sl.bytes == 0 && s.lay.count(f.TypeOf(v)) == 1 {
			return false
		}
		a = sl.access(s.env.paramName(f.Sym, i))
	case s.movableLoad(x):
		a = s.accessOf(x, f.Operand(x, 0), isa.Op_ld_u32)
		s.nonCoherent(x, &a)
	default:
		return false
	}
	s.loadValue(v, s.lay.of(f.TypeOf(v)), &a)
	return true
}

// uncast returns what val was cast from if nobody else asks for the bitcast and both are
// plain bytes, which are stored alike; else val.
func (s *selector) uncast(val ir.Value) ir.Value {
	f := s.f
	if f.Op(val) != ir.OpBitCast || !f.HasOneUse(val) || f.BlockOf(val) != s.blk || s.wanted(val) || s.isAlias(val) {
		return val
	}
	x := f.Operand(val, 0)
	if !s.plainBytes(f.TypeOf(val)) || !s.plainBytes(f.TypeOf(x)) {
		return val
	}
	return x
}

// bitcastBytes selects a bitcast between two bytes and one half.
func (s *selector) bitcastBytes(v, x ir.Value) bool {
	f := s.f
	from, to := s.lay.of(f.TypeOf(x)), s.lay.of(f.TypeOf(v))
	switch {
	case len(from) == 2 && from[0].bits == 8 && len(to) == 1 && to[0].class.bits() == 16:
		d, h := s.result(v, 0), s.newReg(c16)
		s.e(isa.Op_shl_b16, reg(h), reg(s.reg(x, 1)), imm(8))
		s.e(isa.Op_or_b16, reg(d), reg(s.extReg(x, 0, false)), reg(h))
	case len(to) == 2 && to[0].bits == 8 && len(from) == 1 && from[0].class.bits() == 16:
		r := s.reg(x, 0)
		if d := s.def(v, 0); d != 0 {
			s.e(isa.Op_mov_b16, reg(d), reg(r))
		}
		if d := s.def(v, 1); d != 0 {
			s.e(isa.Op_shr_u16, reg(d), reg(r), imm(8))
		}
	default:
		return false
	}
	return true
}

// bitcastPacks selects a bitcast between vectors of equal packs, and between packs
// and scalars of their size.
func (s *selector) bitcastPacks(v, x ir.Value) bool {
	f := s.f
	tf, tt := f.TypeOf(x), f.TypeOf(v)
	nf, nt := s.lay.count(tf), s.lay.count(tt)
	// units returns how many registers of which width a type fills.
	units := func(t ir.Type, n int) (count, bits int) {
		c := s.lay.of(t)[0]
		for _, d := range s.lay.of(t) {
			if d.lanes != c.lanes || d.bits != c.bits || int(d.bits) != d.class.bits() && c.lanes == 0 {
				return 0, 0
			}
		}
		if c.lanes == 0 {
			return n, int(c.bits)
		}
		return n / int(c.lanes), int(c.lanes) * int(c.bits)
	}
	cf, bf := units(tf, nf)
	ct, bt := units(tt, nt)
	if cf == 0 || cf != ct || bf != bt || bf < 32 {
		return false
	}
	lf, lt := int(max(s.lay.of(tf)[0].lanes, 1)), int(max(s.lay.of(tt)[0].lanes, 1))
	if lf == 1 && lt == 1 {
		return false
	}
	for i := range cf {
		kf, kt := i*lf, i*lt
		if lt == 1 {
			if d := s.def(v, kt); d != 0 {
				s.moveBits(d, s.cls[d], s.pack(x, kf), intClass(bf))
			}
			continue
		}
		if !s.packWanted(v, kt) {
			continue
		}
		var r ptx.RegID
		switch {
		case lf > 1:
			r = s.pack(x, kf)
		case s.packDef(v, kt) == 0 && s.sameReg(s.lay.of(tf)[kf].class, intClass(bf)):
			r = s.reg(x, kf) // only elements are wanted
			s.split(v, kt, r)
			continue
		default:
			r = s.newReg(intClass(bf))
			s.moveBits(r, intClass(bf), s.reg(x, kf), s.lay.of(tf)[kf].class)
		}
		d := s.demandPack(v, kt)
		s.e(s.sp.mov[s.cls[d]], reg(d), reg(r))
		s.split(v, kt, d)
	}
	return true
}

// moveBits copies a register to one of another class of the same width.
func (s *selector) moveBits(d ptx.RegID, to class, r ptx.RegID, from class) {
	switch {
	case s.sameReg(to, from):
		s.e(s.sp.mov[to], reg(d), reg(r))
	case to.bits() == 32:
		s.e(isa.Op_mov_b32, reg(d), reg(r))
	case to.bits() == 64:
		s.e(isa.Op_mov_b64, reg(d), reg(r))
	default:
		s.e(isa.Op_mov_b16, reg(d), reg(r))
	}
}

// toWords returns the bits of all components of x as 32-bit registers, the last
// one filled up with zeros.
func (s *selector) toWords(x ir.Value) []ptx.RegID {
	f := s.f
	n := s.lay.count(f.TypeOf(x))
	var words []ptx.RegID
	var acc ptx.RegID // bits not yet in words
	have := 0
	put := func(r ptx.RegID, bits int) { // r: 32-bit register with zeros above bits
		if have == 0 {
			acc = r
		} else {
			t, u := s.newReg(c32), s.newReg(c32)
			s.e(isa.Op_shl_b32, reg(t), reg(r), imm(int64(have)))
			s.e(isa.Op_or_b32, reg(u), reg(acc), reg(t))
			acc = u
		}
		have += bits
		if have >= 32 {
			words = append(words, acc)
			have -= 32
			if have > 0 {
				u := s.newReg(c32)
				s.e(isa.Op_shr_u32, reg(u), reg(r), imm(int64(bits-have)))
				acc = u
			}
		}
	}
	for k := 0; k < n; k++ {
		cp := s.lay.of(f.TypeOf(x))[k]
		switch {
		case cp.class.bits() == 64:
			r := s.bitsReg(x, k, cp)
			lo, hi := s.newReg(c32), s.newReg(c32)
			s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(r))
			put(lo, min(32, int(cp.bits)))
			if cp.bits > 32 {
				put(hi, int(cp.bits)-32)
			}
		case cp.class.bits() == 32:
			put(s.bitsReg(x, k, cp), int(cp.bits))
		case cp.lanes != 0 && cp.lane == 0 && have == 0 && cp.packClass() == c32 && cp.gap == 0:
			words = append(words, s.pack(x, k))
			k += int(cp.lanes) - 1
		case cp.bits == 16 && have == 0 && k+1 < n && s.lay.of(f.TypeOf(x))[k+1].bits == 16:
			lo := s.reg(x, k)
			hi := s.reg(x, k+1)
			w := s.newReg(c32)
			s.e(isa.Op_mov_b32, reg(w), group(ptx.OpVec, 2), reg(lo), reg(hi))
			words = append(words, w)
			k++
		case cp.class.isFloat():
			r := s.reg(x, k)
			w := s.newReg(c32)
			s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
			put(w, 16)
		default:
			put(s.extend(x, k, c32, false), int(cp.bits))
		}
	}
	if have > 0 {
		words = append(words, acc)
	}
	return words
}

// bitsReg returns component k of x in an integer register.
func (s *selector) bitsReg(x ir.Value, k int, cp comp) ptx.RegID {
	if !cp.class.isFloat() {
		return s.extReg(x, k, false)
	}
	r := s.reg(x, k)
	c := c32
	if cp.class == cF64 {
		c = c64
	}
	if s.sameReg(c, cp.class) {
		return r
	}
	d := s.newReg(c)
	s.moveBits(d, c, r, cp.class)
	return d
}

// fromWords gives the components of v their bits out of 32-bit words.
func (s *selector) fromWords(v ir.Value, words []ptx.RegID) {
	s.dealWords(v, 0, s.lay.count(s.f.TypeOf(v)), words)
}

// wordAt returns a register with the 32 bits of words from bit at on.
func (s *selector) wordAt(words []ptx.RegID, at int) ptx.RegID {
	i, sh := at/32, int64(at%32)
	if sh == 0 {
		return words[i]
	}
	lo := s.newReg(c32)
	s.e(isa.Op_shr_u32, reg(lo), reg(words[i]), imm(sh))
	if i+1 == len(words) {
		return lo
	}
	hi, r := s.newReg(c32), s.newReg(c32)
	s.e(isa.Op_shl_b32, reg(hi), reg(words[i+1]), imm(32-sh))
	s.e(isa.Op_or_b32, reg(r), reg(lo), reg(hi))
	return r
}

// dealWords is fromWords for n components of v from first on.
func (s *selector) dealWords(v ir.Value, first, n int, words []ptx.RegID) {
	f := s.f
	pos := 0
	var packs []int
	defer func() {
		for _, k := range packs {
			s.join(s.packDef(v, k), v, k)
		}
	}()
	for k := first; k < first+n; k++ {
		cp := s.lay.of(f.TypeOf(v))[k]
		bits := int(cp.bits)
		if cp.lanes != 0 && cp.lane == 0 && s.packDef(v, k) != 0 {
			if cp.packClass() == c32 && pos%32 == 0 {
				s.e(s.sp.mov[c32], reg(s.packDef(v, k)), reg(words[pos/32]))
			} else {
				for i := range int(cp.lanes) {
					s.demand(v, k+i)
				}
				packs = append(packs, k)
			}
		}
		d := s.def(v, k)
		if d == 0 {
			pos += bits
			continue
		}
		w, sh := words[pos/32], pos%32
		from := pos
		pos += bits
		switch {
		case cp.class == c64 && (bits <= 32 || sh != 0): // the end of a wide integer, or one that straddles words
			lo := s.wordAt(words, from)
			if bits <= 32 {
				s.e(isa.Op_cvt_u64_u32, reg(d), reg(lo))
			} else {
				s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(lo), reg(s.wordAt(words, from+32)))
			}
		case bits > 32 && sh == 0:
			hi := imm(0)
			if (pos-1)/32 < len(words) {
				hi = reg(words[(pos-1)/32])
			}
			s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(w), hi)
		case bits == 32 && sh == 0:
			s.moveBits(d, cp.class, w, c32)
		case bits == 16 && (sh == 0 || sh == 16):
			other := s.newReg(c16)
			if sh == 0 {
				s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), reg(d), reg(other), reg(w))
			} else {
				s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), reg(other), reg(d), reg(w))
			}
		default:
			t := w
			if sh != 0 {
				t = s.newReg(c32)
				s.e(isa.Op_shr_u32, reg(t), reg(w), imm(int64(sh)))
			}
			if sh+bits > 32 { // the rest is in the next word
				u, z := s.newReg(c32), s.newReg(c32)
				s.e(isa.Op_shl_b32, reg(u), reg(words[(pos-1)/32]), imm(int64(32-sh)))
				s.e(isa.Op_or_b32, reg(z), reg(t), reg(u))
				t = z
			}
			switch cp.class {
			case cPred:
				u := s.newReg(c32)
				s.e(isa.Op_and_b32, reg(u), reg(t), imm(1))
				s.e(s.setpOp(c32, isa.Ne), reg(d), reg(u), imm(0))
			case c32, cF32:
				s.moveBits(d, cp.class, t, c32)
			default:
				s.e(isa.Op_cvt_u16_u32, reg(d), reg(t))
			}
		}
	}
}
