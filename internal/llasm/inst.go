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
func (p instParser) flags(op ir.Op) ir.Flags {
	var fl ir.Flags
	for p.tok == tWord {
		x := flagByName(p.text)
		if x == 0 {
			break
		}
		if x&^allowedFlags(op) != 0 {
			panic(p.errTok(eInstruction, p.text+" does not apply to "+op.String()))
		}
		if fl&x == x && x&(ir.FlagNUW|ir.FlagNSW|ir.FlagExact|ir.FlagNNeg|ir.FlagDisjoint|ir.FlagSameSign) != 0 && op != ir.OpGEP { // LLVM accepts repetitions of the others
			panic(p.errTok(eInstruction, p.text+" is given twice"))
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
func (p instParser) instruction() (terminator bool) {
	p.resultName()
	if p.tok != tWord {
		e := p.expected("an instruction")
		if p.tok == tGlobal {
			e.d.Hint = "results are called %name; a global variable is written by store"
		}
		panic(e)
	}
	word, off := p.text, p.off
	v, terminator := p.terminator(word)
	if !terminator {
		v = p.operation(word, off)
	}
	p.attachments(v)
	return terminator
}

// resultName reads the name of the result and the '=' after it, if the instruction has one.
func (p instParser) resultName() {
	fn := p.fn
	fn.resOff = p.off
	fn.resKind = tEOF
	if p.tok != tLocal && p.tok != tLocalNum {
		return
	}
	fn.resKind, fn.resName, fn.resNum = p.tok, p.text, p.num
	p.next()
	if p.tok == ':' {
		panic(p.fail(fn.resOff, eSyntax, "a label has no % where it is defined", "write "+p.s[fn.resOff+1:p.off]+":"))
	}
	p.expect('=', "'='")
}

// terminator reads an instruction that ends a block; ok is false if word is another one.
func (p instParser) terminator(word string) (v ir.Value, ok bool) {
	switch word {
	case "br":
		v = p.branch()
	case "ret":
		v = p.ret()
	case "switch":
		v = p.switchInst()
	case "indirectbr":
		v = p.indirectBr()
	case "unreachable":
		p.next()
		v = p.emit(ir.OpUnreachable, ir.Void, 0, 0)
	case "invoke":
		v = p.call(ir.OpInvoke, 0)
	case "callbr":
		v = p.call(ir.OpCallBr, 0)
	case "resume":
		v = p.resume()
	case "catchswitch":
		v = p.catchSwitch()
	case "catchret":
		v = p.padReturn(ir.OpCatchRet)
	case "cleanupret":
		v = p.padReturn(ir.OpCleanupRet)
	default:
		return 0, false
	}
	return v, true
}

// operation reads an instruction that does not end a block.
func (p instParser) operation(word string, off int) ir.Value {
	switch word {
	case "load":
		return p.load()
	case "store":
		return p.store()
	case "getelementptr":
		return p.gep()
	case "call":
		return p.call(ir.OpCall, 0)
	case "tail", "musttail", "notail":
		return p.tailCall(word)
	case "phi":
		return p.phi()
	case "select":
		return p.selectInst()
	case "icmp":
		return p.compare(ir.OpICmp)
	case "fcmp":
		return p.compare(ir.OpFCmp)
	case "alloca":
		return p.alloca()
	case "fneg":
		return p.fneg()
	case "freeze":
		p.next()
		x, t := p.values().typeAndValue()
		return p.emit(ir.OpFreeze, t.t, 0, 0, x)
	}
	if op := binaryOp(word); op != ir.OpInvalid {
		return p.binary(op)
	}
	if op := castOp(word); op != ir.OpInvalid {
		return p.cast(op)
	}
	return p.rareOperation(word, off)
}

// tailCall reads a call with a marker before it.
func (p instParser) tailCall(word string) ir.Value {
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
	return p.call(ir.OpCall, tail)
}

// rareOperation reads an operation on elements, an atomic one, or one of exception handling.
func (p instParser) rareOperation(word string, off int) ir.Value {
	switch word {
	case "extractelement":
		return p.extractElement()
	case "insertelement":
		return p.insertElement()
	case "shufflevector":
		return p.shuffle()
	case "extractvalue":
		return p.extractValue()
	case "insertvalue":
		return p.insertValue()
	case "atomicrmw":
		return p.atomicRMW()
	case "cmpxchg":
		return p.cmpXchg()
	case "fence":
		return p.fence()
	case "va_arg":
		return p.vaArg()
	case "landingpad":
		return p.landingPad()
	case "catchpad":
		return p.pad(ir.OpCatchPad)
	case "cleanuppad":
		return p.pad(ir.OpCleanupPad)
	case "unwind", "malloc", "free", "getresult":
		panic(p.fail(off, eInstruction, "instruction "+word+" was removed before LLVM 3.0", ""))
	}
	e := p.fail(off, eInstruction, "unknown instruction '"+word+"'", p.decls().instructionHint(word, off))
	if e.d.Hint == "" {
		e.suggest(nearestOpcode(word))
	}
	panic(e)
}

// attachments reads ", !kind !node" after an instruction. v is None for an
// instruction that was left out.
func (p instParser) attachments(v ir.Value) {
	f := p.fn.f
	for p.tok == ',' {
		p.next()
		if p.tok != tMetaName {
			panic(p.expected("metadata such as !dbg !0"))
		}
		a := p.meta().attachment()
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
func (p instParser) more() bool {
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
func (p instParser) typeError(off int, what string, t ir.Type, hint string) bailout {
	if p.s[off] == '%' && p.m.Types.IsOpaque(t) { // most likely the name of a value
		name := p.s[off:nameEnd(p.s, off)]
		return p.fail(off, eSyntax, "expected a type, found '"+name+"'", "the type stands before the value, as in i32 "+name)
	}
	return p.fail(off, eType, what+" of type "+p.m.Types.String(t), hint)
}
