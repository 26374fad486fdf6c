package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

const (
	extensionSteps = 15 // of a search for how the operands of a value are extended: chains of minima are long
	bothOperands   = 5  // of them for a search in both operands, which doubles with each
)

// zeroBits reports whether the register of component k of v is known to have
// zeros above the value's bits.
func (s intSelector) zeroBits(v ir.Value, k, depth int) bool {
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
		return !signedByte(s.selector, v) // also odd widths: stores write zeros above them
	case ir.OpZExt, ir.OpLShr, ir.OpUDiv, ir.OpURem:
		return true
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrUmin, ir.IntrUmax, ir.IntrAbs, ir.IntrCtpop: // of extended operands
			return true
		}
	case ir.OpAnd:
		return depth > 0 && (s.zeroBits(f.Operand(v, 0), k, depth-bothOperands) || s.zeroBits(f.Operand(v, 1), k, depth-bothOperands))
	case ir.OpOr, ir.OpXor, ir.OpSelect:
		i := 0
		if f.Op(v) == ir.OpSelect {
			if p, ok := choiceOfCompared(s, v, cp); ok {
				if p.IsSigned() {
					return false // minMaxOf may take the operands with their signs above the bits
				}
				if f.BlockOf(f.Operand(v, 0)) == f.BlockOf(v) {
					return true // minMaxOf takes extended operands
				}
			}
			i = 1
		}
		return bothExtended(s, f.Operand(v, i), f.Operand(v, i+1), k, false, depth)
	}
	if v.IsConst() {
		x, _, ok := s.constComp(v, k)
		return ok && x >= 0
	}
	return false
}

// signBits reports whether the register of component k of v is known to have copies of the sign above the value's bits.
func (s intSelector) signBits(v ir.Value, k, depth int) bool {
	f := s.f
	if n, ok := s.constOf(v, k); ok { // a choice may write others with zeros
		return n >= 0
	}
	bits := s.lay.of(f.TypeOf(v))[k].bits
	v, k = s.resolve(v, k)
	if !v.IsInst() || s.lay.of(f.TypeOf(v))[k].bits != bits {
		return false
	}
	switch f.Op(v) {
	case ir.OpSExt, ir.OpZExt, ir.OpAShr, ir.OpSDiv, ir.OpSRem: // to more bits, or of extended operands
		return true
	case ir.OpLoad:
		return signedByte(s.selector, v)
	case ir.OpSelect: // the lanes of a pack have zeros, and so has an unsigned minimum
		if p, ok := choiceOfCompared(s, v, s.lay.of(f.TypeOf(v))[k]); ok && !p.IsSigned() || s.vec().packsOp(v, k) {
			return false
		}
		return bothExtended(s, f.Operand(v, 1), f.Operand(v, 2), k, true, depth)
	}
	id := f.CalleeIntrinsic(v)
	return id == ir.IntrSmin || id == ir.IntrSmax
}

// extended is signBits or zeroBits.
func extended(s intSelector, v ir.Value, k int, signed bool, depth int) bool {
	if signed {
		return s.signBits(v, k, depth)
	}
	return s.zeroBits(v, k, depth)
}

// bothExtended is extended for x and y. One of them mostly shows it by itself.
func bothExtended(s intSelector, x, y ir.Value, k int, signed bool, depth int) bool {
	switch {
	case depth <= 0:
		return false
	case extended(s, x, k, signed, 0):
		return extended(s, y, k, signed, depth-1)
	case extended(s, y, k, signed, 0):
		return extended(s, x, k, signed, depth-1)
	}
	return extended(s, x, k, signed, depth-bothOperands) && extended(s, y, k, signed, depth-bothOperands)
}

// signedByte reports whether v is a load of a byte that extends it with its sign: an instruction needs that, and none needs zeros.
func signedByte(s *selector, v ir.Value) bool {
	f := s.f
	if f.TypeOf(v) != ir.I8 || f.Op(v) != ir.OpLoad || s.opt.Level == 0 || f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.NotAtomic {
		return false
	}
	needed := false
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		switch y := f.User(u); f.Op(y) {
		case ir.OpSExt, ir.OpSIToFP, ir.OpSDiv, ir.OpSRem:
			needed = true
		case ir.OpICmp:
			if !f.Pred(y).IsSigned() {
				return false
			}
			needed = true
		case ir.OpCall:
			if id := f.CalleeIntrinsic(y); id != ir.IntrSmin && id != ir.IntrSmax {
				return false
			}
			needed = true
		case ir.OpStore, ir.OpTrunc, ir.OpAdd, ir.OpSub, ir.OpMul:
		case ir.OpSelect:
			if !needsNoZeros(f, y, 3) {
				return false
			}
		default:
			return false
		}
	}
	return needed
}

// needsNoZeros reports whether v, a choice of bytes, has no uses but to be stored or taken with its sign.
func needsNoZeros(f *ir.Func, v ir.Value, depth int) bool {
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		switch y := f.User(u); f.Op(y) {
		case ir.OpStore, ir.OpSExt, ir.OpSIToFP:
		case ir.OpICmp:
			if !f.Pred(y).IsSigned() {
				return false
			}
		case ir.OpSelect:
			if depth == 0 || !needsNoZeros(f, y, depth-1) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// zeroParam reports whether loading component cp of parameter i gives zeros above its bits. Loads of 8, 16 and 32 bits
// do. For other widths the bits are the caller's choice (widen32); in a kernel they are undefined.
func (s intSelector) zeroParam(i int, cp comp) bool {
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
	return !s.opt.LLC || s.env.formal(s.f, i).bytes > 0 // aggregates are stored with zeros
}

// ext returns component k of integer v with all bits of its register
// defined, by sign or zero.
func (s intSelector) ext(v ir.Value, k int, signed bool) ptx.Operand {
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
	if extended(s, v, k, signed, extensionSteps) {
		return s.use(v, k)
	}
	if v.IsConst() {
		return s.use(v, k)
	}
	d := s.newReg(cp.class)
	if !s.mem().tryExtLoad(d, cp.class, v, k, cp, signed) {
		s.extendReg(d, cp.class, s.reg(v, k), cp, signed)
	}
	return reg(d)
}

// extReg is ext in a register.
func (s intSelector) extReg(v ir.Value, k int, signed bool) ptx.RegID {
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
func (s intSelector) extendReg(d ptx.RegID, c class, r ptx.RegID, cp comp, signed bool) {
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
		s.mem().bfe(u, cp.class, r, 0, int(cp.bits), true)
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
func (s intSelector) extend(v ir.Value, k int, c class, signed bool) ptx.RegID {
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
	if s.mem().tryExtLoad(d, c, v, k, cp, signed) {
		return d
	}
	r := s.reg(v, k)
	if cp.class != cPred && extended(s, v, k, signed, extensionSteps) {
		cp.bits = uint8(cp.class.bits())
	}
	s.extendReg(d, c, r, cp, signed)
	return d
}

// resize cuts or zero-extends the integer in r to class c.
func (s intSelector) resize(r ptx.RegID, c class) ptx.RegID {
	from := s.intClassOf(r)
	if from == c {
		return r
	}
	d := s.newReg(c)
	s.resizeInto(d, c, r, from)
	return d
}

func (s intSelector) resizeInto(d ptx.RegID, c class, r ptx.RegID, from class) {
	s.e(cvt(isa.Op_cvt_u32_u64, uType[c], uType[from]), reg(d), reg(r))
}

// intClassOf returns the integer class of register r: where floats share the
// integers' registers, a bitcast leaves a float's register in the hands of
// integer operations.
func (s intSelector) intClassOf(r ptx.RegID) class {
	if c := s.cls[r]; c.isFloat() {
		return intClass(c.bits())
	}
	return s.cls[r]
}
