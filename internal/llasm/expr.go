package llasm

import "gonvvm/internal/ir"

// exprOp returns the operation that a word names in a constant expression,
// OpInvalid if none.
func exprOp(s string) ir.Op {
	switch s {
	case "getelementptr":
		return ir.OpGEP
	case "select":
		return ir.OpSelect
	case "icmp":
		return ir.OpICmp
	case "fcmp":
		return ir.OpFCmp
	case "fneg":
		return ir.OpFNeg
	case "extractelement":
		return ir.OpExtractElement
	case "insertelement":
		return ir.OpInsertElement
	case "shufflevector":
		return ir.OpShuffleVector
	case "extractvalue":
		return ir.OpExtractValue
	case "insertvalue":
		return ir.OpInsertValue
	}
	if op := castOp(s); op != ir.OpInvalid {
		return op
	}
	return binaryOp(s)
}

func castOp(s string) ir.Op {
	switch s {
	case "trunc":
		return ir.OpTrunc
	case "zext":
		return ir.OpZExt
	case "sext":
		return ir.OpSExt
	case "fptrunc":
		return ir.OpFPTrunc
	case "fpext":
		return ir.OpFPExt
	case "fptoui":
		return ir.OpFPToUI
	case "fptosi":
		return ir.OpFPToSI
	case "uitofp":
		return ir.OpUIToFP
	case "sitofp":
		return ir.OpSIToFP
	case "ptrtoint":
		return ir.OpPtrToInt
	case "ptrtoaddr":
		return ir.OpPtrToAddr
	case "inttoptr":
		return ir.OpIntToPtr
	case "bitcast":
		return ir.OpBitCast
	case "addrspacecast":
		return ir.OpAddrSpaceCast
	}
	return ir.OpInvalid
}

func binaryOp(s string) ir.Op {
	switch s {
	case "add":
		return ir.OpAdd
	case "fadd":
		return ir.OpFAdd
	case "sub":
		return ir.OpSub
	case "fsub":
		return ir.OpFSub
	case "mul":
		return ir.OpMul
	case "fmul":
		return ir.OpFMul
	case "udiv":
		return ir.OpUDiv
	case "sdiv":
		return ir.OpSDiv
	case "fdiv":
		return ir.OpFDiv
	case "urem":
		return ir.OpURem
	case "srem":
		return ir.OpSRem
	case "frem":
		return ir.OpFRem
	case "shl":
		return ir.OpShl
	case "lshr":
		return ir.OpLShr
	case "ashr":
		return ir.OpAShr
	case "and":
		return ir.OpAnd
	case "or":
		return ir.OpOr
	case "xor":
		return ir.OpXor
	}
	return ir.OpInvalid
}

// constExpr reads the constant expression whose operation is the current word.
// Those that LLVM has given up are folded where the operands are known.
func (p valueParser) constExpr(op ir.Op, want ir.Type) ir.Value {
	off := p.off
	p.next()
	flags := p.insts().flags(op)
	var v ir.Value
	var t ir.Type
	switch {
	case op == ir.OpGEP:
		v, t = p.constGEP(flags)
	case op.IsCast():
		p.expect('(', "'('")
		x, from := p.constOperand()
		p.expectWord("to")
		to := p.valueType()
		p.expect(')', "')'")
		p.insts().checkCast(off, op, from.t, to.t)
		v, t = p.consts.FoldCast(op, flags, x, from.t, to.t), to.t
	case op.IsBinary():
		p.expect('(', "'('")
		x, xt := p.constOperand()
		y := p.nextConst(xt.t)
		p.expect(')', "')'")
		p.insts().checkArith(off, op, xt.t)
		v, t = p.consts.FoldBinary(op, flags, xt.t, x, y), xt.t
	default:
		v, t = p.otherExpr(op, flags)
	}
	if t != want {
		panic(p.mismatch(off, "a constant expression of type "+p.m.Types.String(t), want))
	}
	return v
}

// constOperand reads a type and a constant.
func (p valueParser) constOperand() (ir.Value, ptype) {
	t := p.valueType()
	return p.constant(t), t
}

// nextConst reads a comma and a constant that must have type t.
func (p valueParser) nextConst(t ir.Type) ir.Value {
	p.expect(',', "','")
	off := p.off
	v, vt := p.constOperand()
	if vt.t != t {
		panic(p.mismatch(off, "an operand of type "+p.m.Types.String(vt.t), t))
	}
	return v
}

// constGEP reads the operands of a getelementptr expression.
func (p valueParser) constGEP(flags ir.Flags) (ir.Value, ir.Type) {
	ty := &p.m.Types
	var bounds [2]int64
	ranged := p.acceptWord("inrange")
	if ranged { // inrange(-8, 16)
		p.expect('(', "'('")
		bounds[0] = p.bound("the lower bound")
		p.expect(',', "','")
		off := p.off
		if bounds[1] = p.bound("the upper bound"); bounds[1] <= bounds[0] {
			panic(p.fail(off, eConstant, "the range of inrange is empty", "its end is the first byte after it"))
		}
		p.expect(')', "')'")
	}
	p.expect('(', "'('")
	off := p.off
	src := p.parseType()
	base := len(p.vals)
	var bt ptype
	if p.accept(',') {
		p.inRange()
		v, t := p.constOperand()
		p.vals, bt = append(p.vals, v), t
	} else { // before LLVM 3.7: the type is the pointer's
		to, ok := p.pointees(src)
		if !ok {
			panic(p.expected("','"))
		}
		p.vals = append(p.vals, p.constant(src))
		src, bt = to, src
	}
	rt := bt.t
	for p.accept(',') {
		p.inRange()
		eoff := p.off
		v, t := p.constOperand()
		if !ty.IsInt(ty.Scalar(t.t)) {
			panic(p.mismatch(eoff, "an index of type "+ty.String(t.t), ir.I64))
		}
		if ty.IsVector(t.t) && !ty.IsVector(rt) {
			rt = ty.WithScalar(t.t, rt)
		}
		p.vals = append(p.vals, v)
	}
	p.expect(')', "',' or ')'")
	p.insts().checkGEP(off, src.t, bt.t, p.vals[base+1:])
	var v ir.Value
	if ranged {
		t := ty.Int(p.m.Layout.PtrBits(ty.AddrSpace(ty.Scalar(bt.t))))
		v = p.consts.GEPInRange(rt, flags, src.t, p.consts.SInt(t, bounds[0]), p.consts.SInt(t, bounds[1]), p.vals[base:]...)
	} else {
		v = p.consts.Expr(rt, ir.OpGEP, flags, uint32(src.t), p.vals[base:]...)
	}
	p.vals = p.vals[:base]
	return v, rt
}

// bound consumes a bound of inrange: the lowest 64 bits of a number, as LLVM has them.
func (p valueParser) bound(what string) int64 {
	if p.tok != tInt {
		panic(p.expected(what))
	}
	n, _ := p.consts.Sint(p.intLiteral(ir.I64, p.text))
	p.next()
	return n
}

// inRange skips the word inrange before an index, as LLVM before 19 wrote it.
func (p valueParser) inRange() { p.acceptWord("inrange") }

// otherExpr reads the expressions with forms of their own.
func (p valueParser) otherExpr(op ir.Op, flags ir.Flags) (ir.Value, ir.Type) {
	ty := &p.m.Types
	off := p.off
	var pred ir.Pred
	if op == ir.OpICmp || op == ir.OpFCmp {
		pred = p.insts().predicate(op)
	}
	p.expect('(', "'('")
	x, xt := p.constOperand()
	switch op {
	case ir.OpICmp, ir.OpFCmp:
		y := p.nextConst(xt.t)
		p.expect(')', "')'")
		t := ty.WithScalar(xt.t, ir.I1)
		return p.consts.FoldCompare(op, pred, t, xt.t, x, y), t
	case ir.OpFNeg:
		p.expect(')', "')'")
		p.insts().checkArith(off, ir.OpFAdd, xt.t)
		return p.consts.FoldFNeg(xt.t, x), xt.t
	case ir.OpSelect:
		p.expect(',', "','")
		a, at := p.constOperand()
		b := p.nextConst(at.t)
		p.expect(')', "')'")
		if c, ok := p.consts.Uint(x); ok && xt.t == ir.I1 {
			if c != 0 {
				return a, at.t
			}
			return b, at.t
		}
		return p.consts.Expr(at.t, op, flags, 0, x, a, b), at.t
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return p.vectorExpr(op, off, x, xt.t)
	}
	return p.aggregateExpr(op, off, x, xt.t)
}

// vectorExpr reads the rest of an expression on elements of the vector x of type t.
func (p valueParser) vectorExpr(op ir.Op, off int, x ir.Value, t ir.Type) (ir.Value, ir.Type) {
	ty := &p.m.Types
	switch op {
	case ir.OpExtractElement:
		p.expect(',', "','")
		i, _ := p.constOperand()
		p.expect(')', "')'")
		if !ty.IsVector(t) {
			panic(p.fail(off, eType, "extractelement of a value of type "+ty.String(t), ""))
		}
		if n, ok := p.consts.Uint(i); ok && n < ty.Len64(t) {
			if e := p.consts.Elem(x, int(n)); e != ir.None {
				return e, ty.Elem(t)
			}
		}
		return p.consts.Expr(ty.Elem(t), op, 0, 0, x, i), ty.Elem(t)
	case ir.OpInsertElement:
		if !ty.IsVector(t) {
			panic(p.fail(off, eType, "insertelement into a value of type "+ty.String(t), ""))
		}
		e := p.nextConst(ty.Elem(t))
		p.expect(',', "','")
		i, _ := p.constOperand()
		p.expect(')', "')'")
		if n, ok := p.consts.Uint(i); ok && n < ty.Len64(t) && !ty.IsScalable(t) && p.consts.IsWhole(x) {
			return p.consts.ReplaceElem(t, x, int(n), e), t
		}
		return p.consts.Expr(t, op, 0, 0, x, e, i), t
	}
	y := p.nextConst(t)
	p.expect(',', "','")
	moff := p.off
	m, mt := p.constOperand()
	p.expect(')', "')'")
	if !ty.IsVector(t) || !ty.IsVector(mt.t) {
		panic(p.fail(off, eType, "shufflevector needs vectors", ""))
	}
	return p.foldShuffle(moff, t, mt.t, x, y, m)
}

// aggregateExpr reads the rest of extractvalue or insertvalue on the constant x of type t.
func (p valueParser) aggregateExpr(op ir.Op, off int, x ir.Value, t ir.Type) (ir.Value, ir.Type) {
	var e ir.Value
	var et ptype
	if op == ir.OpInsertValue {
		p.expect(',', "','")
		e, et = p.constOperand()
	}
	nbase := len(p.nums)
	elem := p.insts().indexList(off, t)
	p.expect(')', "',' or ')'")
	path := p.nums[nbase:]
	p.nums = p.nums[:nbase]
	if op == ir.OpExtractValue {
		for _, i := range path {
			if x = p.consts.Elem(x, int(i)); x == ir.None {
				panic(p.fail(off, eConstant, "extractvalue of a constant that is not known", ""))
			}
		}
		return x, elem
	}
	if et.t != elem {
		panic(p.mismatch(off, "an element of type "+p.m.Types.String(et.t), elem))
	}
	return p.insertPath(off, t, x, path, e), t
}

// insertPath replaces the element of a constant that a path of indices leads to.
func (p valueParser) insertPath(off int, t ir.Type, x ir.Value, path []uint32, e ir.Value) ir.Value {
	if len(path) == 0 {
		return e
	}
	if !p.consts.IsWhole(x) {
		panic(p.fail(off, eConstant, "insertvalue into a constant that is not known", ""))
	}
	ty := &p.m.Types
	i := int(path[0])
	et := ty.Elem(t)
	if ty.Kind(t) == ir.StructKind {
		et = ty.Elems(t)[i]
	}
	return p.consts.ReplaceElem(t, x, i, p.insertPath(off, et, p.consts.Elem(x, i), path[1:], e))
}

// ptrAuth reads ptrauth (pointer, i32 key, i64 discriminator, ptr address discriminator, ptr
// deactivation symbol), of which all after the key may be missing (LangRef, "Pointer
// Authentication Constants").
func (p valueParser) ptrAuth(t ir.Type) ir.Value {
	if !p.m.Types.IsPtr(t) {
		panic(p.mismatch(p.off, "ptrauth", t))
	}
	p.next()
	p.expect('(', "'('")
	ptr := p.typedConst(t)
	p.expect(',', "','")
	ops := [...]ir.Value{ptr, p.typedConst(ir.I32), p.consts.Null(ir.I64), p.consts.Null(ir.Ptr), p.consts.Null(ir.Ptr)}
	for k, want := range [...]ir.Type{ir.I64, ir.Ptr, ir.Ptr} {
		if !p.accept(',') {
			break
		}
		ops[2+k] = p.typedConst(want)
	}
	p.expect(')', "',' or ')'")
	return p.consts.Special(ir.CPtrAuth, t, ops[:]...)
}

// typedConst reads a type, which must be t, and a constant.
func (p valueParser) typedConst(t ir.Type) ir.Value {
	off := p.off
	p.enter()
	v, vt := p.constOperand()
	p.leave()
	if vt.t != t {
		panic(p.mismatch(off, "an operand of type "+p.m.Types.String(vt.t), t))
	}
	return v
}
