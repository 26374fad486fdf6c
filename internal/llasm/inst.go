package llasm

import "gonvvm/internal/ir"

// flagByName returns the marker of an instruction that a word names, 0 if none.
func flagByName(s string) ir.Flags {
	switch s {
	case "nuw":
		return ir.FlagNUW
	case "nsw":
		return ir.FlagNSW
	case "exact":
		return ir.FlagExact
	case "inbounds":
		return ir.FlagInbounds
	case "nusw":
		return ir.FlagNUSW
	case "nneg":
		return ir.FlagNNeg
	case "disjoint":
		return ir.FlagDisjoint
	case "samesign":
		return ir.FlagSameSign
	case "fast":
		return ir.FlagFast
	case "contract":
		return ir.FlagContract
	case "reassoc":
		return ir.FlagReassoc
	case "nnan":
		return ir.FlagNNaN
	case "ninf":
		return ir.FlagNInf
	case "nsz":
		return ir.FlagNSZ
	case "arcp":
		return ir.FlagARcp
	case "afn":
		return ir.FlagAFn
	}
	return 0
}

// flags reads the optional markers of an instruction or expression op.
func (p *parser) flags(op ir.Op) ir.Flags {
	var fl ir.Flags
	for p.tok == tWord {
		x := flagByName(p.text)
		if x == 0 {
			break
		}
		if x&^allowedFlags(op) != 0 {
			panic(p.errTok(eInstruction, p.text+" does not apply to "+op.String()))
		}
		fl |= x
		p.next()
	}
	if fl&ir.FlagInbounds != 0 {
		fl |= ir.FlagNUSW // LangRef: inbounds implies nusw
	}
	return fl
}

// allowedFlags returns the markers that op can have (LangRef).
func allowedFlags(op ir.Op) ir.Flags {
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpTrunc:
		return ir.FlagNUW | ir.FlagNSW
	case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
		return ir.FlagExact
	case ir.OpOr:
		return ir.FlagDisjoint
	case ir.OpZExt:
		return ir.FlagNNeg
	case ir.OpUIToFP:
		return ir.FlagNNeg | ir.FlagFast
	case ir.OpICmp:
		return ir.FlagSameSign
	case ir.OpGEP:
		return ir.FlagInbounds | ir.FlagNUSW | ir.FlagNUW
	case ir.OpFNeg, ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFCmp, ir.OpPhi, ir.OpSelect, ir.OpCall,
		ir.OpFPTrunc, ir.OpFPExt, ir.OpSIToFP:
		return ir.FlagFast
	}
	return 0
}

// instruction reads one instruction and reports whether it ends the block.
func (p *parser) instruction() (terminator bool) {
	fn := p.fn
	fn.resOff = p.off
	fn.resKind = tEOF
	if p.tok == tLocal || p.tok == tLocalNum {
		fn.resKind, fn.resName, fn.resNum = p.tok, p.text, p.num
		p.next()
		p.expect('=', "'='")
	}
	if p.tok != tWord {
		panic(p.expected("an instruction"))
	}
	off := p.off
	var v ir.Value
	switch word := p.text; word {
	case "load":
		v = p.load()
	case "store":
		v = p.store()
	case "getelementptr":
		v = p.gep()
	case "call":
		v = p.call(0)
	case "tail", "musttail", "notail":
		tail := uint8(1)
		switch word {
		case "musttail":
			tail = 2
		case "notail":
			tail = 3
		}
		p.next()
		if !p.isWord("call") {
			panic(p.expected("'call'"))
		}
		v = p.call(tail)
	case "br":
		v = p.branch()
		terminator = true
	case "ret":
		v = p.ret()
		terminator = true
	case "switch":
		v = p.switchInst()
		terminator = true
	case "indirectbr":
		v = p.indirectBr()
		terminator = true
	case "unreachable":
		p.next()
		v = p.emit(ir.OpUnreachable, ir.Void, 0, 0)
		terminator = true
	case "phi":
		v = p.phi()
	case "select":
		v = p.selectInst()
	case "icmp":
		v = p.compare(ir.OpICmp)
	case "fcmp":
		v = p.compare(ir.OpFCmp)
	case "alloca":
		v = p.alloca()
	case "fneg":
		v = p.fneg()
	case "freeze":
		p.next()
		x, t := p.typeAndValue()
		v = p.emit(ir.OpFreeze, t.t, 0, 0, x)
	case "extractelement":
		v = p.extractElement()
	case "insertelement":
		v = p.insertElement()
	case "shufflevector":
		v = p.shuffle()
	case "extractvalue":
		v = p.extractValue()
	case "insertvalue":
		v = p.insertValue()
	case "atomicrmw":
		v = p.atomicRMW()
	case "cmpxchg":
		v = p.cmpXchg()
	case "fence":
		v = p.fence()
	case "va_arg":
		v = p.vaArg()
	case "invoke", "resume", "landingpad", "catchswitch", "catchret", "catchpad", "cleanuppad", "cleanupret", "callbr":
		panic(p.fail(off, eInstruction, "instruction "+word+" is not supported: there are no exceptions and no asm goto on a GPU",
			"compile with -fno-exceptions"))
	case "unwind", "malloc", "free", "getresult":
		panic(p.fail(off, eInstruction, "instruction "+word+" was removed before LLVM 3.0", ""))
	default:
		if op := binaryOp(word); op != ir.OpInvalid {
			v = p.binary(op)
			break
		}
		if op := castOp(word); op != ir.OpInvalid {
			v = p.cast(op)
			break
		}
		e := p.fail(off, eInstruction, "unknown instruction '"+word+"'", "")
		panic(e)
	}
	p.attachments(v)
	return terminator
}

// attachments reads ", !kind !node" behind an instruction. v is None for an
// instruction that was left out.
func (p *parser) attachments(v ir.Value) {
	f := p.fn.f
	for p.tok == ',' {
		p.next()
		if p.tok != tMetaName {
			panic(p.expected("metadata such as !dbg !0"))
		}
		a := p.attachment()
		switch {
		case v == ir.None:
		case a.Kind == "dbg":
			f.SetDebugLoc(v, a.Node)
		default:
			f.Attach(v, a)
		}
	}
}

// more reports whether a comma follows that does not begin metadata, and takes it.
func (p *parser) more() bool {
	if p.tok != ',' {
		return false
	}
	i := p.pos
	for i < len(p.s) && class[p.s[i]]&cSpace != 0 {
		i++
	}
	if i < len(p.s) && p.s[i] == '!' {
		return false
	}
	p.next()
	return true
}

// typeError makes the error of an operand whose type does not fit its instruction.
func (p *parser) typeError(off int, what string, t ir.Type, hint string) bailout {
	return p.fail(off, eType, what+" of type "+p.m.Types.String(t), hint)
}

// checkArith checks that op works on type t.
func (p *parser) checkArith(off int, op ir.Op, t ir.Type) {
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
			hint = "the integer instruction has no f in front"
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

func (p *parser) binary(op ir.Op) ir.Value {
	p.next()
	fl := p.flags(op)
	off := p.off
	t := p.parseType()
	p.checkArith(off, op, t.t)
	x := p.value(t)
	p.expect(',', "','")
	y := p.value(t)
	return p.emit(op, t.t, fl, 0, x, y)
}

func (p *parser) fneg() ir.Value {
	p.next()
	fl := p.flags(ir.OpFNeg)
	off := p.off
	t := p.parseType()
	p.checkArith(off, ir.OpFNeg, t.t)
	return p.emit(ir.OpFNeg, t.t, fl, 0, p.value(t))
}

func (p *parser) cast(op ir.Op) ir.Value {
	off := p.off
	p.next()
	fl := p.flags(op)
	x, from := p.typeAndValue()
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
func (p *parser) checkCast(off int, op ir.Op, from, to ir.Type) {
	ty := &p.m.Types
	ok := false
	f, t := ty.Scalar(from), ty.Scalar(to)
	sameShape := ty.IsVector(from) == ty.IsVector(to) &&
		(!ty.IsVector(from) || ty.Len64(from) == ty.Len64(to) && ty.IsScalable(from) == ty.IsScalable(to))
	switch op {
	case ir.OpTrunc:
		ok = sameShape && ty.IsInt(f) && ty.IsInt(t) && ty.Bits(f) > ty.Bits(t)
	case ir.OpZExt, ir.OpSExt:
		ok = sameShape && ty.IsInt(f) && ty.IsInt(t) && ty.Bits(f) < ty.Bits(t)
	case ir.OpFPTrunc:
		ok = sameShape && ty.IsFloat(f) && ty.IsFloat(t) && p.m.BitsOf(f) > p.m.BitsOf(t)
	case ir.OpFPExt:
		ok = sameShape && ty.IsFloat(f) && ty.IsFloat(t) && p.m.BitsOf(f) < p.m.BitsOf(t)
	case ir.OpFPToUI, ir.OpFPToSI:
		ok = sameShape && ty.IsFloat(f) && ty.IsInt(t)
	case ir.OpUIToFP, ir.OpSIToFP:
		ok = sameShape && ty.IsInt(f) && ty.IsFloat(t)
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		ok = sameShape && ty.IsPtr(f) && ty.IsInt(t)
	case ir.OpIntToPtr:
		ok = sameShape && ty.IsInt(f) && ty.IsPtr(t)
	case ir.OpAddrSpaceCast:
		ok = sameShape && ty.IsPtr(f) && ty.IsPtr(t) && f != t
	case ir.OpBitCast:
		switch {
		case ty.IsPtr(f) || ty.IsPtr(t):
			ok = f == t && (from == to || p.m.BitsOf(from) == p.m.BitsOf(to))
		case ty.IsAggregate(f) || ty.IsAggregate(t) || f == ir.Token || t == ir.Token:
		default:
			ok = p.m.BitsOf(from) == p.m.BitsOf(to) && ty.IsScalable(from) == ty.IsScalable(to)
		}
	}
	if ok {
		return
	}
	hint := ""
	if op == ir.OpBitCast && ty.IsPtr(f) && ty.IsPtr(t) {
		hint = "addrspacecast changes the address space of a pointer"
	}
	panic(p.fail(off, eType, "no "+op.String()+" from "+ty.String(from)+" to "+ty.String(to), hint))
}

// predicate reads the predicate of a comparison.
func (p *parser) predicate(op ir.Op) ir.Pred {
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
	panic(p.expected(what))
}

func (p *parser) compare(op ir.Op) ir.Value {
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
	x := p.value(t)
	p.expect(',', "','")
	y := p.value(t)
	return p.emit(op, ty.WithScalar(t.t, ir.I1), fl, uint32(pred), x, y)
}

func (p *parser) selectInst() ir.Value {
	ty := &p.m.Types
	p.next()
	fl := p.flags(ir.OpSelect)
	off := p.off
	c, ct := p.typeAndValue()
	p.expect(',', "','")
	x, t := p.typeAndValue()
	p.expect(',', "','")
	y := p.sameType(t.t)
	if ty.Scalar(ct.t) != ir.I1 || ty.IsVector(ct.t) && (!ty.IsVector(t.t) || ty.Len64(ct.t) != ty.Len64(t.t)) {
		panic(p.typeError(off, "select cannot have a condition", ct.t, "it is i1, or a vector of i1 as long as the operands"))
	}
	return p.emit(ir.OpSelect, t.t, fl, 0, c, x, y)
}

// sameType reads a type, which must be t, and a value.
func (p *parser) sameType(t ir.Type) ir.Value {
	off := p.off
	got := p.valueType()
	if got.t != t {
		panic(p.mismatch(off, "a value of type "+p.m.Types.String(got.t), t))
	}
	return p.value(got)
}

func (p *parser) phi() ir.Value {
	p.next()
	fl := p.flags(ir.OpPhi)
	t := p.valueType()
	base := len(p.vals)
	for {
		p.expect('[', "'['")
		p.vals = append(p.vals, p.value(t))
		p.expect(',', "','")
		p.vals = append(p.vals, p.bareLabel().Value())
		p.expect(']', "']'")
		if !p.more() {
			break
		}
	}
	v := p.emit(ir.OpPhi, t.t, fl, 0, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

// bareLabel reads a block's name.
func (p *parser) bareLabel() ir.Block {
	var n uint32
	switch p.tok {
	case tLocal:
		n = p.localNamed(p.text)
	case tLocalNum:
		n = p.localNumbered(p.num)
	default:
		panic(p.expected("a block such as %name"))
	}
	b := p.use(n, ir.Label).Block()
	p.next()
	return b
}

// label reads "label %name".
func (p *parser) labelOperand() ir.Block {
	p.expectWord("label")
	return p.bareLabel()
}

func (p *parser) branch() ir.Value {
	p.next()
	if p.isWord("label") {
		b := p.labelOperand()
		return p.emit(ir.OpBr, ir.Void, 0, 0, b.Value())
	}
	off := p.off
	c, t := p.typeAndValue()
	if t.t != ir.I1 {
		panic(p.typeError(off, "br cannot have a condition", t.t, "a condition is an i1"))
	}
	p.expect(',', "','")
	x := p.labelOperand()
	p.expect(',', "','")
	y := p.labelOperand()
	return p.emit(ir.OpCondBr, ir.Void, 0, 0, c, x.Value(), y.Value())
}

func (p *parser) ret() ir.Value {
	p.next()
	off := p.off
	t := p.parseType()
	want := p.m.Types.Result(p.fn.f.FnType())
	if t.t != want {
		panic(p.fail(off, eType, "the function returns "+p.m.Types.String(want)+", not "+p.m.Types.String(t.t), ""))
	}
	if t.t == ir.Void {
		return p.emit(ir.OpRet, ir.Void, 0, 0)
	}
	return p.emit(ir.OpRet, ir.Void, 0, 0, p.value(t))
}

func (p *parser) switchInst() ir.Value {
	p.next()
	off := p.off
	x, t := p.typeAndValue()
	if !p.m.Types.IsInt(t.t) {
		panic(p.typeError(off, "switch cannot have an operand", t.t, ""))
	}
	p.expect(',', "','")
	base := len(p.vals)
	p.vals = append(p.vals, x, p.labelOperand().Value())
	p.expect('[', "'['")
	for p.tok != ']' {
		eoff := p.off
		c := p.sameType(t.t)
		if k := p.consts.Kind(c); k != ir.CInt && k != ir.CWide {
			panic(p.fail(eoff, eType, "a case of switch is not an integer constant", ""))
		}
		p.expect(',', "','")
		p.vals = append(p.vals, c, p.labelOperand().Value())
	}
	p.next()
	v := p.emit(ir.OpSwitch, ir.Void, 0, 0, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

func (p *parser) indirectBr() ir.Value {
	p.next()
	off := p.off
	x, t := p.typeAndValue()
	if !p.m.Types.IsPtr(t.t) {
		panic(p.typeError(off, "indirectbr cannot have an address", t.t, ""))
	}
	p.expect(',', "','")
	p.expect('[', "'['")
	base := len(p.vals)
	p.vals = append(p.vals, x)
	for p.tok != ']' {
		p.vals = append(p.vals, p.labelOperand().Value())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "',' or ']'")
	v := p.emit(ir.OpIndirectBr, ir.Void, 0, 0, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}
