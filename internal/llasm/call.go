package llasm

import "gonvvm/internal/ir"

// call reads a call, invoke or callbr from that word on.
func (p instParser) call(op ir.Op, tail uint8) ir.Value {
	ty := &p.m.Types
	p.next()
	fl := p.flags(ir.OpCall)
	info := ir.CallInfo{Tail: tail, CC: p.callConv()}
	list := ir.AttrList{Ret: p.decls().paramAttrs(ptype{}, false)}
	space := p.optAddrSpace()
	toff := p.off
	ret := p.parseType()
	coff := p.off
	explicit := ty.Kind(ret.t) == ir.FuncKind
	if k := ty.Kind(ret.t); k == ir.LabelKind || k == ir.MetadataKind {
		panic(p.typeError(toff, "a call cannot have a result", ret.t, ""))
	}

	var callee ir.Value
	isAsm := p.isWord("asm")
	var asm ir.InlineAsm
	switch {
	case isAsm:
		asm = p.inlineAsm()
	case p.tok == tGlobal || p.tok == tGlobalNum:
		callee = p.decls().symbolRef(ty.Pointer(space))
	default:
		callee = p.values().value(ptype{t: ty.Pointer(space)})
	}

	base, tbase := len(p.vals), len(p.tys)
	pbase := len(p.paramSets)
	p.arguments()
	if explicit {
		info.FnType = ret.t
		p.checkArgs(coff, ret.t, p.tys[tbase:])
	} else {
		p.checkTypes()
		info.FnType = ty.Func(ret.t, false, p.tys[tbase:]...)
	}
	p.tys = p.tys[:tbase]
	if isAsm {
		asm.FnType = info.FnType
		p.m.Asms = append(p.m.Asms, asm)
		callee = ir.AsmValue(uint32(len(p.m.Asms) - 1))
	}
	list.Fn = p.decls().fnAttrs()
	list.Params = p.paramSets[pbase:]
	info.Attrs = p.decls().internList(list)
	p.paramSets = p.paramSets[:pbase]
	if p.tok == '[' {
		info.Bundles = p.bundles()
	}
	if op != ir.OpCall {
		p.callTargets(op)
	}
	p.vals = append(p.vals, callee)
	f := p.fn.f
	v := p.emit(op, ty.Result(info.FnType), fl, f.AddCall(info), p.vals[base:]...)
	p.vals = p.vals[:base]
	if info.Bundles != nil {
		p.fn.bundled = append(p.fn.bundled, v)
	}
	if callee.IsSym() && !p.gl[callee.Index()].defined {
		p.noteCall(v, callee, info.FnType)
	}
	return v
}

// noteCall notes the type that a symbol is called with before its declaration; a call with another type is resolved later.
func (p instParser) noteCall(v, callee ir.Value, t ir.Type) {
	g := &p.gl[callee.Index()]
	if g.callType == 0 {
		g.callType = t
	}
	if g.callType != t {
		p.overloads = append(p.overloads, overloadedCall{p.fn.f, v, callee, t})
	}
}

// arguments reads the arguments of a call in parentheses: it appends their values, types and attributes to p.vals, p.tys
// and p.paramSets.
func (p instParser) arguments() {
	p.expect('(', "'('")
	for p.tok != ')' {
		if p.tok == tDots { // musttail calls of variadic functions end in …
			p.next()
			break
		}
		aoff := p.off
		t := p.parseType()
		p.tys = append(p.tys, t.t)
		if t.t == ir.Metadata {
			p.vals = append(p.vals, ir.MetaValue(p.meta().metadataOperand()))
			p.paramSets = append(p.paramSets, 0)
		} else {
			if k := p.m.Types.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind {
				panic(p.typeError(aoff, "a call cannot have an argument", t.t, ""))
			}
			p.paramSets = append(p.paramSets, p.decls().paramAttrs(t, true))
			p.vals = append(p.vals, p.values().value(t))
		}
		if !p.accept(',') {
			break
		}
		if p.tok == ')' {
			panic(p.expected("an argument"))
		}
	}
	p.expect(')', "',' or ')'")
}

// checkArgs compares the types of arguments with an explicit function type.
func (p instParser) checkArgs(off int, fn ir.Type, args []ir.Type) {
	ty := &p.m.Types
	params := ty.Elems(fn)
	if len(args) < len(params) || len(args) > len(params) && !ty.IsVarArg(fn) {
		panic(p.fail(off, eType, "the call has "+utoa(uint64(len(args)))+" arguments, but its type is "+ty.String(fn), ""))
	}
	for i, t := range params {
		if args[i] != t {
			panic(p.fail(off, eType, "argument "+utoa(uint64(i+1))+" has type "+ty.String(args[i])+", but the call's type is "+ty.String(fn), ""))
		}
	}
}

// inlineAsm reads asm … "text", "constraints".
func (p instParser) inlineAsm() ir.InlineAsm {
	var a ir.InlineAsm
	p.next()
	a.SideEffect = p.acceptWord("sideeffect")
	a.AlignStack = p.acceptWord("alignstack")
	a.Intel = p.acceptWord("inteldialect")
	a.Unwind = p.acceptWord("unwind")
	a.Text = p.str(p.stringConst("the text of the assembly"))
	p.expect(',', "','")
	a.Constraints = p.str(p.stringConst("the constraints of the assembly"))
	return a
}

// bundles reads operand bundles: [ "tag"(T value, …), … ].
func (p instParser) bundles() []ir.Bundle {
	var list []ir.Bundle
	p.next()
	for {
		b := ir.Bundle{Tag: p.str(p.stringConst("the tag of a bundle"))}
		p.expect('(', "'('")
		for p.tok != ')' {
			t := p.parseType()
			if t.t == ir.Metadata {
				b.Args = append(b.Args, ir.MetaValue(p.meta().metadataOperand()))
			} else {
				b.Args = append(b.Args, p.values().value(t))
			}
			if !p.accept(',') {
				break
			}
		}
		p.expect(')', "',' or ')'")
		list = append(list, b)
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "',' or ']'")
	return list
}

func (p instParser) vaArg() ir.Value {
	p.next()
	off := p.off
	x, t := p.values().typeAndValue()
	p.pointerOperand(off, "va_arg", t.t)
	p.expect(',', "','")
	rt := p.valueType()
	return p.emit(ir.OpVAArg, rt.t, 0, 0, x)
}
