package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// sameSignature reports whether call v passes the parameter types of the declaration of y.
func (s callSelector) sameSignature(v ir.Value, c *ir.CallInfo, y *ir.Symbol) bool {
	ty := &s.m.Types
	ft := y.Type
	if y.Kind != ir.SymFunc {
		if !y.Init.IsSym() {
			return true
		}
		ft = s.m.Sym(y.Init).Type
	}
	if ft == c.FnType {
		return true
	}
	if ty.Kind(ft) != ir.FuncKind || ty.IsVarArg(ft) != ty.IsVarArg(c.FnType) || len(ty.Elems(ft)) != len(ty.Elems(c.FnType)) {
		return false
	}
	same := func(a, b ir.Type) bool {
		if a == ir.Void || b == ir.Void {
			return a == b
		}
		return s.env.paramSlot(a, 0) == s.env.paramSlot(b, 0)
	}
	for i, t := range ty.Elems(ft) {
		if y.Kind == ir.SymFunc && s.env.isByval(y.Fn, i) {
			continue
		}
		if !same(t, ty.Elems(c.FnType)[i]) {
			return false
		}
	}
	return same(ty.Result(ft), ty.Result(c.FnType))
}

const paramSpace = target.ASParam

// passScalar stores a scalar argument, small integers extended to 32 bits by their attribute (S4-11: zero extension is
// the default).
func (s callSelector) passScalar(v ir.Value, c *ir.CallInfo, i int, val ir.Value, sl slot, x *access) {
	ext := s.extension(s.m.AttrLists[c.Attrs].Param(i))
	if y := s.f.CalleeSym(v); y != nil && y.Kind == ir.SymFunc && ext == extendAny { // the attributes of the callee count where the call has none
		ext = s.extension(s.env.attrs(y.Fn).Param(i))
	}
	s.storeScalar(val, ext, sl, x)
}

// storeScalar stores a scalar argument or result, small integers extended by ext.
func (s callSelector) storeScalar(val ir.Value, ext extension, sl slot, x *access) {
	cp := s.lay.of(s.f.TypeOf(val))[0]
	if cp.class.isFloat() {
		s.e(x.with(s.memType(comp{class: cp.class, bits: cp.bits, size: sl.scalar}), 1), x.a.operand(), s.use(val, 0))
		return
	}
	w := c32
	if sl.scalar == 8 {
		w = c64
	}
	var o ptx.Operand
	if n, ok := s.constOf(val, 0); ok {
		if ext != extendSign && cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		o = imm(n)
	} else {
		o = reg(s.widen32(val, w, ext))
	}
	s.e(x.with(s.sp.load[w], 1), x.a.operand(), o)
}

// widen32 extends a small integer argument or result to its parameter's register: by its attribute; without one, with
// zeros (S4-11), or as llc with anything.
func (s callSelector) widen32(val ir.Value, w class, ext extension) ptx.RegID {
	if s.opt.LLC && ext == extendAny {
		return s.ints().anyExtend(val, 0, w)
	}
	return s.ints().extend(val, 0, w, ext == extendSign)
}

// extension is the kind of extension that attributes require for the bits above a small integer.
type extension uint8

const (
	extendAny  extension = iota // nothing
	extendZero                  // zeroext
	extendSign                  // signext
)

func (s callSelector) extension(set ir.AttrSetID) extension {
	switch {
	case s.m.Attr(set, ir.AttrSignExt) != nil:
		return extendSign
	case s.m.Attr(set, ir.AttrZeroExt) != nil:
		return extendZero
	}
	return extendAny
}

// ret selects a return.
func (s callSelector) ret(v ir.Value) {
	f := s.f
	if f.NumOps(v) == 1 && !s.entry {
		val := f.Operand(v, 0)
		sl := s.env.formalResult(f)
		if !sl.empty {
			x := access{op: isa.Op_st_param_u64, a: addr{sym: s.env.intern("func_retval0"), space: uint32(paramSpace)}, base: max(sl.align, uint64(sl.scalar))}
			if sl.bytes > 0 {
				s.mem().storeValue(val, s.abi.of(f.TypeOf(val)), &x, false)
			} else {
				s.storeScalar(val, s.extension(s.env.attrs(f).Ret), sl, &x)
			}
		}
	}
	s.e(isa.Op_ret)
}
