package ptx

import "gonvvm/internal/isa"

// callOperands reads "(r), f, (a, b), proto", of which only f must be there.
// Results are always pushed, as an empty list if there are none.
func (p *parser) callOperands() bool {
	f := p.f
	op := isa.Opcode(isa.FormComment) // operands are plain
	if p.peek() == '(' {
		p.pos++
		if !p.groupOf(op, OpList, ')') {
			return false
		}
		if !p.accept(',') {
			p.errorAt(p.pos, CodeSyntax, "expected ',' and the function, found "+p.found(), "")
			return false
		}
	} else {
		f.Opnds = append(f.Opnds, Operand{OpTag: OpTag{Kind: OpList}})
	}
	p.space()
	start := p.pos
	w := p.ident()
	if w == nil {
		p.errorAt(p.pos, CodeSyntax, "expected the function to call, found "+p.found(), "")
		return false
	}
	if r := p.findReg(w); r != 0 {
		p.push(Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(r)})
	} else if w[0] == '%' && !p.isSymbol(w) {
		p.errorAt(start, CodeUndefined, "register '"+string(w)+"' is not declared", p.registerHint(w))
		return false
	} else {
		p.push(Operand{OpTag: OpTag{Kind: OpSym}, Idx: uint32(p.m.Names.InternBytes(w))})
	}
	if !p.accept(',') {
		return p.push(Operand{OpTag: OpTag{Kind: OpNone}})
	}
	if p.accept('(') {
		if !p.groupOf(op, OpList, ')') {
			return false
		}
		if !p.accept(',') {
			return true
		}
	} else {
		p.push(Operand{OpTag: OpTag{Kind: OpNone}})
	}
	p.space()
	start = p.pos
	if w = p.ident(); w == nil {
		p.errorAt(p.pos, CodeSyntax, "expected a prototype, found "+p.found(), "")
		return false
	}
	name := p.m.Names.InternBytes(w)
	p.protos = append(p.protos, protoRef{name, start, uint32(len(f.Opnds))})
	return p.push(Operand{OpTag: OpTag{Kind: OpSym}, Idx: uint32(name)})
}

// callPrototype reads the signature after "name: .callprototype".
func (p *parser) callPrototype(start int, name Name) bool {
	t := Proto{Kind: CallPrototype, Label: name}
	if p.peek() == '(' {
		list, ok := p.params()
		if !ok {
			return false
		}
		t.Rets = list
	}
	if w := p.ident(); string(w) != "_" {
		p.errorAt(p.pos, CodeSyntax, "expected '_', found "+p.found(), "")
		return false
	}
	if p.peek() == '(' {
		list, ok := p.params()
		if !ok {
			return false
		}
		t.Params = list
	}
	for {
		p.space()
		at := p.pos
		d := p.dotted()
		if d == nil {
			break
		}
		switch string(d) {
		case "noreturn":
			t.NoRet = true
		case "abi_preserve", "abi_preserve_control":
			if _, ok := p.constant(); !ok {
				return false
			}
		default:
			p.errorAt(at, CodeSyntax, "unknown directive ."+string(d), "")
			return false
		}
	}
	p.addProto(start, t)
	return p.semicolon()
}

func (p *parser) addProto(start int, t Proto) {
	f := p.f
	f.Protos = append(f.Protos, t)
	first := len(f.Opnds)
	f.Opnds = append(f.Opnds, Operand{OpTag: OpTag{Kind: OpProto}, Idx: uint32(len(f.Protos) - 1)})
	p.add(isa.OpProtoDecl, start, first)
}

// targets reads the list after .branchtargets or .calltargets.
func (p *parser) targets(start int, name Name, branch bool) bool {
	t := Proto{Kind: CallTargets, Label: name}
	if branch {
		t.Kind = BranchTargets
	}
	refs := len(p.refs)
	for {
		p.space()
		at := p.pos
		w := p.ident()
		if w == nil {
			p.refs = p.refs[:refs]
			p.errorAt(p.pos, CodeSyntax, "expected a name, found "+p.found(), "")
			return false
		}
		n := p.m.Names.InternBytes(w)
		if branch {
			p.refs = append(p.refs, labelRef{n, at, -1, int32(len(p.f.Protos)), int32(len(t.Targets))})
			t.Targets = append(t.Targets, 0)
		} else {
			t.Syms = append(t.Syms, n)
		}
		if !p.accept(',') {
			break
		}
	}
	p.addProto(start, t)
	return p.semicolon()
}
