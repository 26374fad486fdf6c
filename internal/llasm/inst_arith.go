package llasm

import "gonvvm/internal/ir"

// checkArith checks that op works on type t.
func (p instParser) checkArith(off int, op ir.Op, t ir.Type) {
	s := p.m.Types.Scalar(t)
	isFloat := false
	switch op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFNeg:
		isFloat = true
	}
	switch {
	case isFloat && !p.m.Types.IsFloat(s):
		hint := ""
		if p.m.Types.IsInt(s) && op != ir.OpFNeg {
			hint = "the integer instruction has no f prefix"
		}
		panic(p.typeError(off, op.String()+" cannot have operands", t, hint))
	case !isFloat && !p.m.Types.IsInt(s):
		hint := ""
		if p.m.Types.IsFloat(s) {
			hint = "the floating-point instructions are fadd, fsub, fmul, fdiv, frem and fneg"
		}
		panic(p.typeError(off, op.String()+" cannot have operands", t, hint))
	}
}

func (p instParser) binary(op ir.Op) ir.Value {
	p.next()
	fl := p.flags(op)
	off := p.off
	t := p.parseType()
	p.checkArith(off, op, t.t)
	x := p.values().value(t)
	p.expect(',', "','")
	y := p.values().value(t)
	return p.emit(op, t.t, fl, 0, x, y)
}

func (p instParser) fneg() ir.Value {
	p.next()
	fl := p.flags(ir.OpFNeg)
	off := p.off
	t := p.parseType()
	p.checkArith(off, ir.OpFNeg, t.t)
	return p.emit(ir.OpFNeg, t.t, fl, 0, p.values().value(t))
}

func (p instParser) cast(op ir.Op) ir.Value {
	off := p.off
	p.next()
	fl := p.flags(op)
	x, from := p.values().typeAndValue()
	p.expectWord("to")
	to := p.valueType()
	p.checkCast(off, op, from.t, to.t)
	if op == ir.OpBitCast && from.t == to.t && p.m.Types.IsPtr(p.m.Types.Scalar(to.t)) {
		p.aliasOf(to.t, x)
		return ir.None
	}
	return p.emit(op, to.t, fl, 0, x)
}

// checkCast checks the types of a conversion (LangRef, "Conversion Operations").
func (p instParser) checkCast(off int, op ir.Op, from, to ir.Type) {
	ty := &p.m.Types
	if p.m.CastFits(op, from, to) {
		return
	}
	panic(p.fail(off, eType, "no "+op.String()+" from "+ty.String(from)+" to "+ty.String(to), p.decls().castHint(op, from, to)))
}

// predicate reads the predicate of a comparison.
func (p instParser) predicate(op ir.Op) ir.Pred {
	lo, hi := ir.FCmpFalse, ir.FCmpTrue
	what := "oeq, olt, une or another predicate of fcmp"
	if op == ir.OpICmp {
		lo, hi = ir.ICmpEQ, ir.ICmpSLE
		what = "eq, ne, slt, ult or another predicate of icmp"
	}
	if p.tok == tWord {
		for x := lo; x <= hi; x++ {
			if x.String() == p.text {
				p.next()
				return x
			}
		}
	}
	e := p.expected(what)
	e.d.Hint = predicateHint(op, p.s[p.off:p.pos])
	panic(e)
}

func (p instParser) compare(op ir.Op) ir.Value {
	ty := &p.m.Types
	p.next()
	fl := p.flags(op)
	pred := p.predicate(op)
	off := p.off
	t := p.parseType()
	s := ty.Scalar(t.t)
	if op == ir.OpFCmp && !ty.IsFloat(s) || op == ir.OpICmp && !ty.IsInt(s) && !ty.IsPtr(s) {
		panic(p.typeError(off, op.String()+" cannot have operands", t.t, ""))
	}
	x := p.values().value(t)
	p.expect(',', "','")
	y := p.values().value(t)
	return p.emit(op, ty.WithScalar(t.t, ir.I1), fl, uint32(pred), x, y)
}

func (p instParser) selectInst() ir.Value {
	ty := &p.m.Types
	p.next()
	fl := p.flags(ir.OpSelect)
	off := p.off
	c, ct := p.values().typeAndValue()
	p.expect(',', "','")
	x, t := p.values().typeAndValue()
	p.expect(',', "','")
	y := p.sameType(t.t)
	if ty.Scalar(ct.t) != ir.I1 || ty.IsVector(ct.t) && (!ty.IsVector(t.t) || ty.Len64(ct.t) != ty.Len64(t.t)) {
		panic(p.typeError(off, "select cannot have a condition", ct.t, "it is i1, or a vector of i1 as long as the operands"))
	}
	return p.emit(ir.OpSelect, t.t, fl, 0, c, x, y)
}

// sameType reads a type, which must be t, and a value.
func (p instParser) sameType(t ir.Type) ir.Value {
	off := p.off
	got := p.valueType()
	if got.t != t {
		panic(p.values().mismatch(off, "a value of type "+p.m.Types.String(got.t), t))
	}
	return p.values().value(got)
}
