package llasm

import "gonvvm/internal/ir"

func (p instParser) phi() ir.Value {
	p.next()
	fl := p.flags(ir.OpPhi)
	t := p.valueType()
	base := len(p.vals)
	for p.tok == '[' || len(p.vals) > base { // a block without predecessors has a phi without entries
		p.expect('[', "'['")
		p.vals = append(p.vals, p.values().value(t))
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
func (p instParser) bareLabel() ir.Block {
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

// labelOperand reads "label %name".
func (p instParser) labelOperand() ir.Block {
	if (p.tok == tLocal || p.tok == tLocalNum) && !p.isWord("label") {
		e := p.expected("'label'")
		e.d.Hint = "write label " + p.s[p.off:p.pos]
		panic(e)
	}
	p.expectWord("label")
	return p.bareLabel()
}

func (p instParser) branch() ir.Value {
	p.next()
	if p.isWord("label") {
		b := p.labelOperand()
		return p.emit(ir.OpBr, ir.Void, 0, 0, b.Value())
	}
	off := p.off
	c, t := p.values().typeAndValue()
	if t.t != ir.I1 {
		panic(p.typeError(off, "br cannot have a condition", t.t, "a condition is an i1"))
	}
	p.expect(',', "','")
	x := p.labelOperand()
	p.expect(',', "','")
	y := p.labelOperand()
	return p.emit(ir.OpCondBr, ir.Void, 0, 0, c, x.Value(), y.Value())
}

func (p instParser) ret() ir.Value {
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
	return p.emit(ir.OpRet, ir.Void, 0, 0, p.values().value(t))
}

func (p instParser) switchInst() ir.Value {
	p.next()
	off := p.off
	x, t := p.values().typeAndValue()
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

func (p instParser) indirectBr() ir.Value {
	p.next()
	off := p.off
	x, t := p.values().typeAndValue()
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
