package verify

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// operands is the check of one instruction: its operands, and complaints about them.
type operands struct {
	*verifier
	x  ir.Value
	op ir.Op
	t  ir.Type // of the result
	n  int
}

// at returns the type of operand i.
func (c *operands) at(i int) ir.Type { return c.f.TypeOf(c.f.Operand(c.x, i)) }

// count reports whether there are k operands, and complains if not.
func (c *operands) count(k int) bool {
	if c.n != k {
		c.fail(CodeType, c.x, "%s has %d operands, not %d", c.op, c.n, k)
		return false
	}
	return true
}

// need complains unless ok is true.
func (c *operands) need(ok bool, complaint string) {
	if !ok {
		c.fail(CodeType, c.x, "%s", complaint)
	}
}

// types checks the operand types of instruction x.
func (v *verifier) types(x ir.Value) {
	op := v.f.Op(x)
	c := &operands{v, x, op, v.f.TypeOf(x), v.f.NumOps(x)}
	switch {
	case op.IsBinary():
		c.binary()
	case op.IsCast():
		if c.count(1) {
			v.cast(x, op, c.at(0), c.t)
		}
	case op.IsException():
		if v.cfg.Reachable(v.f.BlockOf(x)) { // a landing pad that nothing leads to is left of code that was compiled for another machine
			v.exception(x, op)
		}
	case op.IsTerminator():
		c.terminator()
	default:
		switch op {
		case ir.OpFNeg, ir.OpICmp, ir.OpFCmp, ir.OpSelect, ir.OpFreeze:
			c.computation()
		case ir.OpAlloca, ir.OpLoad, ir.OpStore, ir.OpCmpXchg, ir.OpAtomicRMW:
			c.memory()
		case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
			c.vector()
		case ir.OpGEP:
			v.gep(x)
		case ir.OpExtractValue, ir.OpInsertValue:
			v.aggregate(x, op)
		case ir.OpCall:
			v.call(x)
		}
	}
}

func (c *operands) binary() {
	if !c.count(2) {
		return
	}
	c.need(c.at(0) == c.t && c.at(1) == c.t, "the operands do not have the type of the result")
	switch c.op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		c.need(c.ty.IsFloat(c.ty.Scalar(c.t)), "the type must be a floating-point type")
	default:
		c.need(c.ty.IsInt(c.ty.Scalar(c.t)), "the type must be an integer type")
	}
}

// exception reports the first instruction of exception handling; the others follow from it.
func (v *verifier) exception(x ir.Value, op ir.Op) {
	if v.unwinds {
		return
	}
	v.unwinds = true
	n := len(v.errs)
	hint := "compile with -fno-exceptions, or turn invoke into call (opt -passes=lowerinvoke,simplifycfg)"
	if op == ir.OpCallBr {
		hint = "write the branch in LLVM IR after the assembly"
	}
	v.fail(CodeException, x, "GPUs have no exceptions and no asm goto: %s", op)
	if n < len(v.errs) {
		v.errs[n].Hint = hint
	}
}

func (c *operands) terminator() {
	f, ty, x, n := c.f, c.ty, c.x, c.n
	switch c.op {
	case ir.OpRet:
		ret := ty.Result(f.FnType())
		if ret == ir.Void {
			c.need(n == 0, "a void function returns a value")
		} else {
			c.need(n == 1 && c.at(0) == ret, "the function returns another type")
		}
	case ir.OpBr:
		c.need(n == 1 && f.Operand(x, 0).IsBlock(), "the target must be a block")
	case ir.OpCondBr:
		if c.count(3) {
			c.need(c.at(0) == ir.I1, "the condition must have type i1")
			c.need(f.Operand(x, 1).IsBlock() && f.Operand(x, 2).IsBlock(), "each target must be a block")
		}
	case ir.OpSwitch:
		c.need(n >= 2 && n&1 == 0, "the switch has an odd number of operands")
		c.need(ty.IsInt(c.at(0)), "the value must be an integer")
		for i := 1; i < n; i += 2 {
			c.need(f.Operand(x, i).IsBlock(), "each target must be a block")
			if i > 1 {
				c.need(f.Operand(x, i-1).IsConst() && c.at(i-1) == c.at(0), "each case must be a constant of the value's type")
			}
		}
	}
}

func (c *operands) computation() {
	f, ty, x, t, n := c.f, c.ty, c.x, c.t, c.n
	switch c.op {
	case ir.OpFNeg:
		c.need(n == 1 && c.at(0) == t && ty.IsFloat(ty.Scalar(t)), "fneg has the wrong types")
	case ir.OpICmp:
		if c.count(2) {
			s := ty.Scalar(c.at(0))
			c.need(c.at(0) == c.at(1) && (ty.IsInt(s) || ty.IsPtr(s)), "icmp compares values of the wrong types")
			c.need(t == ty.WithScalar(c.at(0), ir.I1) && f.Pred(x) >= ir.ICmpEQ && f.Pred(x) <= ir.ICmpSLE, "icmp has the wrong result or predicate")
		}
	case ir.OpFCmp:
		if c.count(2) {
			c.need(c.at(0) == c.at(1) && ty.IsFloat(ty.Scalar(c.at(0))), "fcmp compares values of the wrong types")
			c.need(t == ty.WithScalar(c.at(0), ir.I1) && f.Pred(x) <= ir.FCmpTrue, "fcmp has the wrong result or predicate")
		}
	case ir.OpSelect:
		if c.count(3) {
			c.need(c.at(1) == t && c.at(2) == t, "the operands do not have the type of the result")
			c.need(c.at(0) == ir.I1 || c.at(0) == ty.WithScalar(t, ir.I1), "the condition must have type i1")
		}
	case ir.OpFreeze:
		c.need(n == 1 && c.at(0) == t, "freeze changes the type")
	}
}

// maxAlignLog2 is the logarithm of the largest alignment, 4 GiB. (LangRef, load.)
const maxAlignLog2 = 32

func (c *operands) memory() {
	f, ty, x, t, n := c.f, c.ty, c.x, c.t, c.n
	align := bits.TrailingZeros64(f.AllocaAlign(x))
	if c.op != ir.OpAlloca {
		align = int(f.Mem(x).Align)
	}
	c.need(align <= maxAlignLog2, "the natural alignment of the type is more than 4294967296, the largest one: say align 1, or another power of two")
	switch c.op {
	case ir.OpAlloca:
		c.need(n == 1 && ty.IsInt(c.at(0)) && ty.IsPtr(t) && ty.IsSized(f.ElemType(x)), "alloca has the wrong types")
	case ir.OpLoad:
		c.need(n == 1 && ty.IsPtr(c.at(0)) && ty.IsFirstClass(t), "load has the wrong types")
	case ir.OpStore:
		c.need(n == 2 && ty.IsPtr(c.at(1)) && ty.IsFirstClass(c.at(0)) && t == ir.Void, "store has the wrong types")
	case ir.OpCmpXchg:
		c.need(n == 3 && ty.IsPtr(c.at(0)) && c.at(1) == c.at(2), "cmpxchg has the wrong types")
	case ir.OpAtomicRMW:
		c.need(n == 2 && ty.IsPtr(c.at(0)) && c.at(1) == t, "atomicrmw has the wrong types")
	}
}

func (c *operands) vector() {
	f, ty, x, t, n := c.f, c.ty, c.x, c.t, c.n
	switch c.op {
	case ir.OpExtractElement:
		c.need(n == 2 && ty.IsVector(c.at(0)) && ty.Elem(c.at(0)) == t && ty.IsInt(c.at(1)), "extractelement has the wrong types")
	case ir.OpInsertElement:
		c.need(n == 3 && c.at(0) == t && ty.IsVector(t) && ty.Elem(t) == c.at(1) && ty.IsInt(c.at(2)), "insertelement has the wrong types")
	case ir.OpShuffleVector:
		if c.count(2) {
			c.need(c.at(0) == c.at(1) && ty.IsVector(c.at(0)) && ty.IsVector(t) && ty.Elem(t) == ty.Elem(c.at(0)), "shufflevector has the wrong types")
			mask := f.Indices(x)
			c.need(uint64(len(mask)) == ty.Len64(t), "the mask does not have the length of the result")
			for _, k := range mask {
				c.need(k == ^uint32(0) || uint64(k) < 2*ty.Len64(c.at(0)), "the mask names an element that does not exist")
			}
		}
	}
}

func (v *verifier) cast(x ir.Value, op ir.Op, from, to ir.Type) {
	ty := v.ty
	a, b := ty.Scalar(from), ty.Scalar(to)
	ok := true
	if op != ir.OpBitCast {
		ok = ty.IsVector(from) == ty.IsVector(to) && (!ty.IsVector(from) || ty.Len64(from) == ty.Len64(to))
	}
	ints, floats := ty.IsInt(a) && ty.IsInt(b), ty.IsFloat(a) && ty.IsFloat(b)
	switch op {
	case ir.OpTrunc:
		ok = ok && ints && ty.Bits(a) > ty.Bits(b)
	case ir.OpZExt, ir.OpSExt:
		ok = ok && ints && ty.Bits(a) < ty.Bits(b)
	case ir.OpFPTrunc:
		ok = ok && floats && v.m.BitsOf(a) > v.m.BitsOf(b)
	case ir.OpFPExt:
		ok = ok && floats && v.m.BitsOf(a) < v.m.BitsOf(b)
	case ir.OpFPToUI, ir.OpFPToSI:
		ok = ok && ty.IsFloat(a) && ty.IsInt(b)
	case ir.OpUIToFP, ir.OpSIToFP:
		ok = ok && ty.IsInt(a) && ty.IsFloat(b)
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		ok = ok && ty.IsPtr(a) && ty.IsInt(b)
	case ir.OpIntToPtr:
		ok = ok && ty.IsInt(a) && ty.IsPtr(b)
	case ir.OpAddrSpaceCast:
		ok = ok && ty.IsPtr(a) && ty.IsPtr(b) && ty.AddrSpace(a) != ty.AddrSpace(b)
	case ir.OpBitCast:
		ok = v.m.BitsOf(from) == v.m.BitsOf(to) && ty.IsPtr(a) == ty.IsPtr(b) && (!ty.IsPtr(a) || a == b) && !ty.IsAggregate(from) && !ty.IsAggregate(to)
	}
	if !ok {
		v.fail(CodeType, x, "%s cannot convert %s to %s", op, ty.String(from), ty.String(to))
	}
}

func (v *verifier) gep(x ir.Value) {
	f, ty := v.f, v.ty
	if f.NumOps(x) < 1 || !ty.IsPtr(ty.Scalar(f.TypeOf(f.Operand(x, 0)))) || !ty.IsPtr(ty.Scalar(f.TypeOf(x))) {
		v.fail(CodeType, x, "the base must be a pointer")
		return
	}
	if ty.Scalar(f.TypeOf(f.Operand(x, 0))) != ty.Scalar(f.TypeOf(x)) {
		v.fail(CodeType, x, "the result has another address space than the base")
	}
	for i := range f.NumOps(x) {
		if t := f.TypeOf(f.Operand(x, i)); ty.IsVector(t) && (!ty.IsVector(f.TypeOf(x)) || ty.Len64(t) != ty.Len64(f.TypeOf(x))) {
			v.fail(CodeType, x, "operand %d has type %s, the result %s: vectors have one length", i, ty.String(t), ty.String(f.TypeOf(x)))
			return
		}
	}
	t := f.ElemType(x)
	for i := 1; i < f.NumOps(x); i++ {
		o := f.Operand(x, i)
		if !ty.IsInt(ty.Scalar(f.TypeOf(o))) {
			v.fail(CodeType, x, "index %d must be an integer", i)
			return
		}
		if i == 1 {
			continue
		}
		switch ty.Kind(t) {
		case ir.ArrayKind, ir.VectorKind:
			t = ty.Elem(t)
		case ir.StructKind:
			if ty.Scalar(f.TypeOf(o)) != ir.I32 {
				v.fail(CodeType, x, "index %d selects a field and has type %s instead of i32", i, ty.String(f.TypeOf(o)))
				return
			}
			k, ok := f.Consts.Uint(o)
			if f.Consts.IsZero(o) {
				k, ok = 0, true
			}
			if e := f.Consts.Elem(o, 0); e != ir.None {
				k, ok = f.Consts.Uint(e)
			}
			if !ok || k >= uint64(len(ty.Elems(t))) {
				v.fail(CodeType, x, "index %d names no field", i)
				return
			}
			t = ty.Elems(t)[k]
		default:
			v.fail(CodeType, x, "index %d goes into a type without elements", i)
			return
		}
	}
}

// aggregate checks extractvalue and insertvalue.
func (v *verifier) aggregate(x ir.Value, op ir.Op) {
	f, ty := v.f, v.ty
	t := f.TypeOf(f.Operand(x, 0))
	agg := t
	for _, i := range f.Indices(x) {
		switch ty.Kind(t) {
		case ir.StructKind:
			if int(i) >= len(ty.Elems(t)) {
				v.fail(CodeType, x, "an index names no field")
				return
			}
			t = ty.Elems(t)[i]
		case ir.ArrayKind:
			if uint64(i) >= ty.Len64(t) {
				v.fail(CodeType, x, "an index names no element")
				return
			}
			t = ty.Elem(t)
		default:
			v.fail(CodeType, x, "an index goes into a type without elements")
			return
		}
	}
	ok := f.TypeOf(x) == t
	if op == ir.OpInsertValue {
		ok = f.TypeOf(x) == agg && f.TypeOf(f.Operand(x, 1)) == t
	}
	if !ok {
		v.fail(CodeType, x, "%s has the wrong types", op)
	}
}

func (v *verifier) call(x ir.Value) {
	f, ty := v.f, v.ty
	c := f.Call(x)
	if ty.Kind(c.FnType) != ir.FuncKind {
		v.fail(CodeType, x, "the call has no function type")
		return
	}
	params := ty.Elems(c.FnType)
	n := f.NumArgs(x)
	if n < len(params) || n > len(params) && !ty.IsVarArg(c.FnType) {
		v.fail(CodeType, x, "the call has %d arguments for %d parameters", n, len(params))
		return
	}
	for i, p := range params {
		if a := f.TypeOf(f.Operand(x, i)); a != p {
			v.fail(CodeType, x, "argument %d has type %s, the parameter %s", i, ty.String(a), ty.String(p))
		}
	}
	if f.TypeOf(x) != ty.Result(c.FnType) {
		v.fail(CodeType, x, "the call has another type than the function returns")
	}
	callee := f.Callee(x)
	if callee.IsSym() {
		s := v.m.Sym(callee)
		if s.Kind == ir.SymFunc && s.Intrinsic != ir.NotIntrinsic && s.Type != c.FnType {
			v.fail(CodeType, x, "the call of an intrinsic has another type than its declaration")
		}
	} else if callee.Kind() == ir.KAsm {
		v.inlineAsm(x, &v.m.Asms[callee.Index()], c.FnType)
	} else if !ty.IsPtr(f.TypeOf(callee)) {
		v.fail(CodeType, x, "the callee must be a function")
	}
}
