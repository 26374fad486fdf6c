package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// rewriteCall simplifies calls of intrinsics.
func (u *unit) rewriteCall(v ir.Value) ir.Value {
	f, c := u.f, u.c
	s := f.CalleeSym(v)
	if s == nil || s.Intrinsic == ir.NotIntrinsic || s.Intrinsic == ir.UnknownIntrinsic {
		return ir.None
	}
	id := s.Intrinsic
	t := f.TypeOf(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.NVVMIntrinsic:
		if r := u.launch[u.fx.Sreg(f.Callee(v).Index())]; r.Min == r.Max {
			return c.Int(t, r.Min)
		}
	case ir.IntrExpect, ir.IntrExpectWithProbability, ir.IntrLaunderInvariantGroup, ir.IntrStripInvariantGroup,
		ir.IntrSsaCopy, ir.IntrAnnotation, ir.IntrPtrAnnotation, ir.IntrArithmeticFence, ir.IntrThreadlocalAddress:
		if f.TypeOf(arg(0)) == t {
			return arg(0)
		}
	case ir.IntrIsConstant:
		if u.isPlain(arg(0)) {
			return u.boolConst(true)
		}
		if u.simp.late {
			return u.boolConst(false)
		}
	case ir.IntrObjectsize:
		return u.rewriteObjectSize(v)
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline:
		return u.rewriteCopy(v)
	case ir.IntrMemset, ir.IntrMemsetInline:
		return u.rewriteSet(v)
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow, ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow,
		ir.IntrUmulWithOverflow, ir.IntrSmulWithOverflow:
		return u.rewriteOverflow(v, id)
	case ir.IntrFma, ir.IntrFmuladd:
		if u.isPlain(arg(0)) && u.isPlain(arg(1)) && u.isPlain(arg(2)) && c.Kind(arg(0)) == ir.CFloat &&
			c.Kind(arg(1)) == ir.CFloat && c.Kind(arg(2)) == ir.CFloat {
			if r, ok := u.foldFMA(t, c.Bits(arg(0)), c.Bits(arg(1)), c.Bits(arg(2))); ok {
				return c.FloatBits(t, r)
			}
		}
		if u.isPlain(arg(0)) && !u.isPlain(arg(1)) {
			a, b := arg(0), arg(1)
			f.SetOperand(v, 0, b)
			f.SetOperand(v, 1, a)
			return v
		}
		if f.Op(arg(0)) == ir.OpFNeg && f.Op(arg(1)) == ir.OpFNeg {
			a, b := arg(0), arg(1)
			f.SetOperand(v, 0, f.Operand(a, 0))
			f.SetOperand(v, 1, f.Operand(b, 0))
			u.push(a)
			u.push(b)
			return v
		}
		if x, ok := u.floatOf(arg(1)); ok && x == 1 { // x*1 + z
			u.b.Before(v)
			return u.b.Binary(ir.OpFAdd, arg(0), arg(2), f.Flags(v))
		}
		return ir.None
	case ir.IntrFabs:
		switch f.Op(arg(0)) {
		case ir.OpFNeg:
			f.SetOperand(v, 0, f.Operand(arg(0), 0))
			return v
		case ir.OpCall:
			if f.CalleeIntrinsic(arg(0)) == ir.IntrFabs {
				return arg(0)
			}
		}
	}
	return u.foldIntrinsic(v, id, t)
}

// foldIntrinsic computes intrinsics of constants and the identities of minimum
// and maximum.
func (u *unit) foldIntrinsic(v ir.Value, id ir.Intrinsic, t ir.Type) ir.Value {
	f, c := u.f, u.c
	n := f.NumArgs(v)
	if n == 0 || n > 3 {
		return ir.None
	}
	var bits [3]uint64
	ints, floats := true, true
	for i := range n {
		x := f.Operand(v, i)
		switch c.Kind(x) {
		case ir.CInt:
			bits[i] = c.Bits(x)
			floats = floats && i > 0
		case ir.CFloat:
			bits[i] = c.Bits(x)
			ints = false
		default:
			ints, floats = false, false
		}
	}
	if ints && u.ty.IsInt(t) && u.ty.Bits(t) <= 64 {
		w := u.ty.Bits(f.TypeOf(f.Operand(v, 0)))
		if r, ok := foldIntIntrinsic(id, w, bits[0], bits[1], bits[2]); ok {
			return c.Int(t, r)
		}
	}
	if floats && u.ty.IsFloat(t) {
		if r, ok := u.foldFloatIntrinsic(id, t, bits[0], bits[1]); ok && !u.flushes(t, r) {
			return c.FloatBits(t, r)
		}
	}
	switch id {
	case ir.IntrSmax, ir.IntrSmin, ir.IntrUmax, ir.IntrUmin:
		a, b := f.Operand(v, 0), f.Operand(v, 1)
		if a == b {
			return a
		}
		if u.rank(a) < u.rank(b) {
			f.SetOperand(v, 0, b)
			f.SetOperand(v, 1, a)
			return v
		}
		if k, ok := c.Uint(b); ok && u.ty.Bits(t) <= 64 {
			w := u.ty.Bits(t)
			ka := u.known(a)
			switch {
			case id == ir.IntrUmin && ka.max(w) <= k, id == ir.IntrUmax && ka.min() >= k,
				id == ir.IntrSmax && k == 0 && ka.nonNeg(w),
				id == ir.IntrSmin && ka.nonNeg(w) && signed(k, w) >= 0 && ka.max(w) <= k:
				return a
			case id == ir.IntrUmin && ka.min() >= k, id == ir.IntrUmax && ka.max(w) <= k:
				return b
			}
		}
	case ir.IntrAbs:
		if u.ty.IsInt(t) && u.ty.Bits(t) <= 64 && u.known(f.Operand(v, 0)).nonNeg(u.ty.Bits(t)) {
			return f.Operand(v, 0)
		}
	case ir.IntrFshl, ir.IntrFshr:
		if k, ok := u.splat(f.Operand(v, 2)); ok && k%uint64(u.ty.Bits(u.ty.Scalar(t))) == 0 {
			if id == ir.IntrFshl {
				return f.Operand(v, 0)
			}
			return f.Operand(v, 1)
		}
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		if f.Operand(v, 0) == f.Operand(v, 1) {
			return f.Operand(v, 0)
		}
	}
	return ir.None
}

// rewriteObjectSize is llvm.objectsize: the size of a known object, or the
// answer for unknown ones when nothing more can be learnt.
func (u *unit) rewriteObjectSize(v ir.Value) ir.Value {
	f, c := u.f, u.c
	t := f.TypeOf(v)
	r := analysis.RefOf(f, f.Operand(v, 0))
	size, known := uint64(0), false
	switch {
	case r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca:
		if n, ok := c.Uint(f.Operand(r.Base, 0)); ok {
			size, known = n*u.m.SizeOf(f.ElemType(r.Base)), true
		}
	case r.Base.IsSym():
		if s := u.m.Sym(r.Base); s.Kind == ir.SymVar && !s.Linkage.IsInterposable() && s.Init != ir.None {
			size, known = u.m.SizeOf(s.Type), true
		}
	}
	if known && r.Exact && r.Off >= 0 && uint64(r.Off) <= size {
		return c.Int(t, size-uint64(r.Off))
	}
	if u.simp.late {
		if min, _ := c.Uint(f.Operand(v, 1)); min == 1 {
			return c.Null(t)
		}
		return c.SInt(t, -1)
	}
	return ir.None
}

// copyWidth returns the integer type that moves n bytes at once if both ends are
// aligned well enough, 0 if there is none.
func (u *unit) copyWidth(n, align uint64) ir.Type {
	switch n {
	case 1, 2, 4, 8:
		if align >= n {
			return u.ty.Int(int(n) * 8)
		}
	case 16:
		if align >= 16 {
			return u.ty.Vector(ir.I32, 4, false)
		}
	}
	return 0
}

// rewriteCopy turns small aligned copies into a load and a store.
func (u *unit) rewriteCopy(v ir.Value) ir.Value {
	f, c := u.f, u.c
	dst, src := f.Operand(v, 0), f.Operand(v, 1)
	n, ok := c.Uint(f.Operand(v, 2))
	if !ok || !c.IsZero(f.Operand(v, 3)) {
		return ir.None
	}
	if n == 0 || dst == src {
		f.SetOperand(v, 2, c.Null(f.TypeOf(f.Operand(v, 2))))
		return ir.None
	}
	da := max(u.paramAlign(v, 0), u.knownAlign(dst))
	sa := max(u.paramAlign(v, 1), u.knownAlign(src))
	t := u.copyWidth(n, min(da, sa))
	if t == 0 {
		return ir.None
	}
	u.b.Before(v)
	x := u.b.Load(t, src, sa, 0)
	s := u.b.Store(x, dst, da, 0)
	u.push(x)
	u.push(s)
	return u.gone(v)
}

// rewriteSet turns small aligned memsets into a store.
func (u *unit) rewriteSet(v ir.Value) ir.Value {
	f, c := u.f, u.c
	dst, val := f.Operand(v, 0), f.Operand(v, 1)
	n, ok := c.Uint(f.Operand(v, 2))
	x, isConst := c.Uint(val)
	if !ok || !isConst || !c.IsZero(f.Operand(v, 3)) || n == 0 {
		return ir.None
	}
	da := max(u.paramAlign(v, 0), u.knownAlign(dst))
	t := u.copyWidth(n, da)
	if t == 0 {
		return ir.None
	}
	u.b.Before(v)
	u.push(u.b.Store(u.splatConst(t, x*0x0101010101010101&mask(u.ty.Bits(u.ty.Scalar(t)))), dst, da, 0))
	return u.gone(v)
}

// gone turns call v, whose effect other instructions have now, into one that has
// none: a memory intrinsic of length 0. dce erases it.
func (u *unit) gone(v ir.Value) ir.Value {
	lt := u.f.TypeOf(u.f.Operand(v, 2))
	u.f.SetOperand(v, 2, u.c.Null(lt))
	return v
}

// rewriteOverflow is the arithmetic that reports overflow.
func (u *unit) rewriteOverflow(v ir.Value, id ir.Intrinsic) ir.Value {
	f, c := u.f, u.c
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(a)
	if !u.ty.IsInt(t) || u.ty.Bits(t) > 64 {
		return ir.None
	}
	w := u.ty.Bits(t)
	var op ir.Op
	sign := false
	switch id {
	case ir.IntrUaddWithOverflow, ir.IntrSaddWithOverflow:
		op, sign = ir.OpAdd, id == ir.IntrSaddWithOverflow
	case ir.IntrUsubWithOverflow, ir.IntrSsubWithOverflow:
		op, sign = ir.OpSub, id == ir.IntrSsubWithOverflow
	default:
		op, sign = ir.OpMul, id == ir.IntrSmulWithOverflow
	}
	x, ok1 := c.Uint(a)
	y, ok2 := c.Uint(b)
	var r ir.Value
	over := false
	switch {
	case ok1 && ok2:
		var o bool
		r, o = u.overflows(op, sign, t, w, x, y)
		over = o
	case ok2 && (y == 0 && op != ir.OpMul || y == 1 && op == ir.OpMul && w > 1):
		r = a
	default:
		return ir.None
	}
	rt := f.TypeOf(v)
	u.b.Before(v)
	agg := u.b.InsertValue(c.Poison(rt), r, 0)
	u.push(agg)
	return u.b.InsertValue(agg, u.boolConst(over), 1)
}

func (u *unit) overflows(op ir.Op, sign bool, t ir.Type, w int, x, y uint64) (ir.Value, bool) {
	wide := u.ty.Int(2*w + 2)
	ext := ir.OpZExt
	if sign {
		ext = ir.OpSExt
	}
	a := u.foldCast(ext, u.c.Int(t, x), wide)
	b := u.foldCast(ext, u.c.Int(t, y), wide)
	full := u.foldBinary(op, wide, a, b)
	r := u.foldCast(ir.OpTrunc, full, t)
	return r, u.foldCast(ext, r, wide) != full
}
