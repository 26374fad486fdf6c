package llasm

import "gonvvm/internal/ir"

// Exception handling and asm goto: GPUs do not support them, but modules that use them are read, so that the verifier
// can report their errors.

// resume reads a resume.
func (p instParser) resume() ir.Value {
	p.next()
	x, _ := p.values().typeAndValue()
	return p.emit(ir.OpResume, ir.Void, 0, 0, x)
}

// landingPad reads a landingpad with its clauses.
func (p instParser) landingPad() ir.Value {
	p.next()
	t := p.valueType()
	if p.acceptWord("personality") { // before LLVM 3.7
		p.values().typeAndValue()
	}
	aux := uint32(0)
	if p.acceptWord("cleanup") {
		aux = 1
	}
	base := len(p.vals)
	for {
		off := p.off
		filter := p.isWord("filter")
		if !filter && !p.isWord("catch") {
			break
		}
		p.next()
		x, xt := p.values().typeAndValue()
		if array := p.m.Types.Kind(xt.t) == ir.ArrayKind; array != filter {
			panic(p.fail(off, eType, "catch takes a pointer, and filter an array", ""))
		}
		p.vals = append(p.vals, x)
	}
	v := p.emit(ir.OpLandingPad, t.t, 0, aux, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

// pad reads catchpad or cleanuppad.
func (p instParser) pad(op ir.Op) ir.Value {
	p.next()
	p.expectWord("within")
	base := len(p.vals)
	p.vals = append(p.vals, p.values().value(ptype{t: ir.Token}))
	p.expect('[', "'['")
	for p.tok != ']' {
		t := p.parseType()
		if t.t == ir.Metadata {
			p.vals = append(p.vals, ir.MetaValue(p.meta().metadataOperand()))
		} else {
			p.vals = append(p.vals, p.values().value(t))
		}
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "',' or ']'")
	v := p.emit(op, ir.Token, 0, 0, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

// unwind reads "unwind to caller" or "unwind label %block".
func (p instParser) unwind() (b ir.Block, some bool) {
	p.expectWord("unwind")
	if p.acceptWord("to") {
		p.expectWord("caller")
		return 0, false
	}
	return p.labelOperand(), true
}

// catchSwitch reads a catchswitch.
func (p instParser) catchSwitch() ir.Value {
	p.next()
	p.expectWord("within")
	base := len(p.vals)
	p.vals = append(p.vals, p.values().value(ptype{t: ir.Token}), ir.None)
	p.expect('[', "'['")
	for {
		p.vals = append(p.vals, p.labelOperand().Value())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "',' or ']'")
	aux := uint32(0)
	if b, some := p.unwind(); some {
		p.vals[base+1] = b.Value()
		aux = 1
	} else {
		p.vals = append(p.vals[:base+1], p.vals[base+2:]...)
	}
	v := p.emit(ir.OpCatchSwitch, ir.Token, 0, aux, p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

// padReturn reads catchret or cleanupret.
func (p instParser) padReturn(op ir.Op) ir.Value {
	p.next()
	p.expectWord("from")
	pad := p.values().value(ptype{t: ir.Token})
	if op == ir.OpCatchRet {
		p.expectWord("to")
		return p.emit(op, ir.Void, 0, 0, pad, p.labelOperand().Value())
	}
	if b, some := p.unwind(); some {
		return p.emit(op, ir.Void, 0, 0, pad, b.Value())
	}
	return p.emit(op, ir.Void, 0, 0, pad)
}

// callTargets reads the successors of an invoke or callbr, onto the stack of values.
func (p instParser) callTargets(op ir.Op) {
	p.expectWord("to")
	p.vals = append(p.vals, p.labelOperand().Value())
	if op == ir.OpInvoke {
		p.expectWord("unwind")
		p.vals = append(p.vals, p.labelOperand().Value())
		return
	}
	p.expect('[', "'['")
	for p.tok != ']' {
		p.vals = append(p.vals, p.labelOperand().Value())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "',' or ']'")
}
