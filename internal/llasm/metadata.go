package llasm

import (
	"strconv"
	"strings"

	"gonvvm/internal/dinode"
	"gonvvm/internal/ir"
)

// mdUse is the first use of a numbered node that is not defined yet.
type mdUse struct {
	id  ir.MD
	off uint32
}

// mdRef returns the node with a number, reserving it if it is not defined yet.
func (p mdParser) mdRef(num uint32) ir.MD {
	if id := p.mdNums.get(num); id != 0 {
		return ir.MD(id)
	}
	if p.lazy != nil {
		if off := p.lazy.later.get(num); off != 0 {
			return p.lazy.location(num, off)
		}
	}
	id := p.m.AddMD(ir.MDNode{Kind: ir.MDForward})
	p.mdNums.set(num, uint32(id))
	p.mdUses = append(p.mdUses, mdUse{id, uint32(p.off)})
	return id
}

// finishMetadata reports a numbered node that was used but never defined.
func (p mdParser) finishMetadata() {
	for _, u := range p.mdUses {
		if p.m.MDs[u.id].Kind == ir.MDForward {
			p.pos = int(u.off)
			p.next()
			p.raise(p.errTok(eUndefined, "metadata "+p.found()+" is used but not defined"))
		}
	}
}

// metadataDefinition reads !12 = ….
func (p mdParser) metadataDefinition() {
	off, num := p.off, p.num
	p.next()
	p.expect('=', "'='")
	distinct := p.acceptWord("distinct")
	p.acceptWord("metadata") // before LLVM 3.6
	id := ir.MD(p.mdNums.get(num))
	switch {
	case id == 0 && p.lazy != nil && p.tok == tMetaName && p.text == "DILocation" && !distinct:
		if !p.lazy.putOff(num) {
			panic(p.fail(off, eRedefined, "metadata !"+utoa(uint64(num))+" is defined twice", ""))
		}
		return
	case id == 0:
		id = p.m.AddMD(ir.MDNode{Kind: ir.MDForward})
		p.mdNums.set(num, uint32(id))
	case p.m.MDs[id].Kind != ir.MDForward:
		panic(p.fail(off, eRedefined, "metadata !"+utoa(uint64(num))+" is defined twice", ""))
	}
	node := p.off
	n := p.mdNode()
	if n.Distinct = distinct; !distinct && n.Str == "DISubprogram" {
		if f := n.Field("spFlags"); f != nil && strings.Contains(f.Str, "DISPFlagDefinition") {
			panic(p.fail(node, eMetadata, "missing 'distinct', required for !DISubprogram that is a Definition", ""))
		}
	}
	p.m.MDs[id] = n
}

// namedMetadata reads !name = !{…}.
func (p mdParser) namedMetadata() {
	name := p.str(p.text)
	p.next()
	p.expect('=', "'='")
	p.expect('!', "'!{'")
	p.expect('{', "'{'")
	var ops []ir.MD
	for p.tok != '}' {
		switch p.tok {
		case tMetaNum:
			ops = append(ops, p.mdRef(p.num))
			p.next()
		case tMetaName:
			ops = append(ops, p.m.AddMD(p.mdNode()))
		default:
			panic(p.expected("a metadata node such as !0"))
		}
		if !p.accept(',') {
			break
		}
	}
	p.expect('}', "',' or '}'")
	for i := range p.m.NamedMDs {
		if n := &p.m.NamedMDs[i]; n.Name == name {
			n.Ops = append(n.Ops, ops...)
			return
		}
	}
	p.m.NamedMDs = append(p.m.NamedMDs, ir.NamedMD{Name: name, Ops: ops})
}

// attachment reads !kind !node.
func (p mdParser) attachment() ir.Attachment {
	a := ir.Attachment{Kind: "dbg"}
	if p.text != "dbg" {
		a.Kind = p.str(p.text)
	}
	p.next()
	a.Node = p.mdHere()
	return a
}

// mdHere reads a node: !12, or one written in place.
func (p mdParser) mdHere() ir.MD {
	switch p.tok {
	case tMetaNum:
		id := p.mdRef(p.num)
		p.next()
		return id
	case tMetaName, '!':
		return p.m.AddMD(p.mdNode())
	}
	panic(p.expected("a metadata node such as !0"))
}

// mdNode reads a node written in place: !{…} or !DIName(…).
func (p mdParser) mdNode() ir.MDNode {
	switch p.tok {
	case tMetaName:
		return p.specialNode()
	case '!':
		p.next()
		if p.tok != '{' {
			panic(p.expected("'{'"))
		}
		return ir.MDNode{Kind: ir.MDTuple, Ops: p.mdTuple()}
	}
	panic(p.expected("a metadata node"))
}

// mdTuple reads {…} with metadata in it.
func (p mdParser) mdTuple() []ir.MD {
	p.enter()
	p.next()
	base := len(p.mds)
	for p.tok != '}' {
		id := p.metadata()
		p.mds = append(p.mds, id)
		if !p.accept(',') {
			break
		}
		if p.tok == '}' {
			panic(p.expected("a metadata operand"))
		}
	}
	p.expect('}', "',' or '}'")
	ops := append([]ir.MD(nil), p.mds[base:]...)
	p.mds = p.mds[:base]
	p.leave()
	return ops
}

// metadata reads any metadata: null, a node, a string, or a type and a value.
func (p mdParser) metadata() ir.MD {
	switch p.tok {
	case tMetaNum:
		id := p.mdRef(p.num)
		p.next()
		return id
	case tMetaName:
		return p.m.AddMD(p.specialNode())
	case '!':
		p.next()
		switch p.tok {
		case tString:
			s := p.text
			p.next()
			return p.mdString(s)
		case '{':
			return p.m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: p.mdTuple()})
		}
		panic(p.expected("a string or '{'"))
	case tWord:
		switch p.text {
		case "null":
			p.next()
			return 0
		case "metadata": // before LLVM 3.6
			p.next()
			p.enter()
			id := p.metadata()
			p.leave()
			return id
		}
	}
	return p.mdValue()
}

// mdString returns the node of a string.
func (p mdParser) mdString(s string) ir.MD {
	n, isNew := p.mdStrs.id(s)
	if isNew {
		p.mdStrs.names[n-1] = p.copies.add(s)
		p.mdStrIDs = append(p.mdStrIDs, 0)
	}
	if p.mdStrIDs[n-1] == 0 {
		p.mdStrIDs[n-1] = p.m.MDStr(p.mdStrs.name(n))
		if p.lazy != nil {
			p.lazy.texts = append(p.lazy.texts, n)
		}
	}
	return p.mdStrIDs[n-1]
}

// mdValue reads a type and a value as metadata.
func (p mdParser) mdValue() ir.MD {
	off := p.off
	t := p.parseType()
	if k := p.m.Types.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind || k == ir.MetadataKind {
		panic(p.fail(off, eMetadata, "metadata cannot hold a value of type "+p.m.Types.String(t.t), ""))
	}
	if p.tok == tLocal || p.tok == tLocalNum {
		if p.fn == nil {
			panic(p.errTok(eMetadata, "a local value outside a function"))
		}
		id := p.m.AddMD(ir.MDNode{Kind: ir.MDLocal, Val: p.values().value(t)})
		p.fn.mdLocals = append(p.fn.mdLocals, id)
		return id
	}
	saved := p.consts
	p.consts = &p.m.Consts
	v := p.values().constant(t)
	p.consts = saved
	return p.m.AddMD(ir.MDNode{Kind: ir.MDValue, Val: v})
}

// metadataOperand reads the operand after the type metadata in an argument list.
func (p mdParser) metadataOperand() ir.MD { return p.metadata() }

// specialNode reads !DIName(field: value, …).
func (p mdParser) specialNode() ir.MDNode {
	n := ir.MDNode{Kind: ir.MDSpecial, Str: p.str(p.text)}
	off := p.off
	p.next()
	if p.tok != '(' {
		panic(p.expected("'('"))
	}
	p.enter()
	p.next()
	switch n.Str {
	case "DIExpression":
		n.Kind = ir.MDExpr
		base := len(p.flds)
		for p.tok != ')' {
			p.flds = append(p.flds, p.exprElement())
			if !p.accept(',') {
				break
			}
		}
		n.Fields = p.takeFields(base)
		n.Str = ""
	case "DIArgList":
		n.Kind = ir.MDArgList
		n.Str = ""
		base := len(p.mds)
		for p.tok != ')' {
			id := p.metadata()
			p.mds = append(p.mds, id)
			if !p.accept(',') {
				break
			}
		}
		n.Ops = append([]ir.MD(nil), p.mds[base:]...)
		p.mds = p.mds[:base]
	default:
		p.fields(&n, off)
	}
	p.expect(')', "',' or ')'")
	p.leave()
	return n
}

// fields reads the fields of node n, which begins at off, up to its ')'.
func (p mdParser) fields(n *ir.MDNode, off int) {
	s := p.debugSpec(n.Str, off)
	base, next, seen := len(p.flds), 0, uint64(0)
	for p.tok != ')' {
		if p.tok != tLabel {
			panic(p.expected("a field such as name:"))
		}
		row, again := &unknownField, false
		if k := s.Field(p.text, next); k >= 0 {
			row, again = &s.Fields[k], seen>>k&1 != 0
			seen |= 1 << k
			next = k + 1
		} else {
			for i := range p.flds[base:] {
				again = again || p.flds[base+i].Name == p.text
			}
		}
		if again {
			panic(p.errTok(eMetadata, "field "+p.text+" is given twice"))
		}
		f := ir.MDField{Name: row.Name}
		if row == &unknownField {
			f.Name = p.str(p.text)
			if s != nil {
				p.unknownField(s)
			}
		}
		p.next()
		if p.tok == '{' && row.Type == dinode.Operands {
			n.Ops = p.mdTuple()
		} else {
			p.field(&f, row.Type)
			p.flds = append(p.flds, f)
		}
		if !p.accept(',') {
			break
		}
	}
	if s != nil {
		p.complete(s, seen)
	}
	n.Fields = p.takeFields(base)
}

func (p mdParser) takeFields(base int) []ir.MDField {
	f := append([]ir.MDField(nil), p.flds[base:]...)
	p.flds = p.flds[:base]
	return f
}

// exprElement reads an element of a DIExpression.
func (p mdParser) exprElement() ir.MDField {
	var f ir.MDField
	switch p.tok {
	case tWord:
		if !strings.HasPrefix(p.text, "DW_OP_") && !strings.HasPrefix(p.text, "DW_ATE_") {
			panic(p.expected("an operation DW_OP_…"))
		}
		f.Kind, f.Str = ir.FieldWord, p.str(p.text)
		p.next()
	case tInt:
		f.Kind, f.Int = ir.FieldUint, p.uint(1<<64-1, "a number")
	default:
		panic(p.expected("an operation such as DW_OP_deref, or a number"))
	}
	return f
}

// field reads the value of a field of type t.
func (p mdParser) field(f *ir.MDField, t dinode.Type) {
	switch p.tok {
	case tString:
		if !t.HasText() {
			panic(p.expected(t.String() + " as " + f.Name))
		}
		f.Kind, f.Str = ir.FieldStr, p.str(p.text)
		p.next()
	case tInt:
		s, off := p.text, p.off
		p.next()
		if p.tok == '|' {
			f.Kind, f.Str = ir.FieldWord, p.str(p.orWords(s))
			return
		}
		neg := s[0] == '-'
		n, ok := parseUint(strings.TrimLeft(s, "-+"))
		switch most := t.Max(); {
		case most == 0:
			panic(p.fail(off, eMetadata, "field "+f.Name+" refers to metadata, not to the number "+s, ""))
		case t != dinode.Any && t != dinode.Wide && (!ok || !neg && n > most || neg && n > -uint64(t.Min())):
			panic(p.fail(off, eMetadata, "field "+f.Name+" is a number from "+strconv.FormatInt(t.Min(), 10)+" to "+utoa(most)+", not "+s, ""))
		case !ok || neg && n > 1<<63:
			f.Kind, f.Str = ir.FieldWord, p.str(s)
		case neg:
			f.Kind, f.Int = ir.FieldSint, -n
		default:
			f.Kind, f.Int = ir.FieldUint, n
		}
	case tMetaNum, tMetaName, '!':
		if !t.HasNode() {
			panic(p.expected(t.String() + " as " + f.Name))
		}
		f.MD = p.metadata()
	case tWord:
		if p.text == "null" {
			p.next()
			return
		}
		if _, isType := p.simpleType(p.text); isType {
			f.MD = p.mdValue()
			return
		}
		if !t.HasWord(p.text) {
			panic(p.expected(t.String() + " as " + f.Name))
		}
		s, off := p.text, p.off
		p.next()
		f.Kind, f.Str = ir.FieldWord, p.str(p.orWords(s))
		for word := range strings.SplitSeq(f.Str, " | ") {
			if c := word[0]; (c < '0' || c > '9') && !t.HasWord(word) {
				panic(p.fail(off, eMetadata, "expected "+t.Words()+" as "+f.Name+", found '"+word+"'", ""))
			}
		}
	default:
		f.MD = p.mdValue()
	}
}

// orWords reads the rest of A | B | C after its first word.
func (p mdParser) orWords(s string) string {
	for p.accept('|') {
		if p.tok != tWord && p.tok != tInt {
			panic(p.expected("a flag"))
		}
		s += " | " + p.text
		p.next()
	}
	return s
}

// debugRecord reads a record such as #dbg_value(…) before an instruction.
func (p mdParser) debugRecord() {
	var r ir.DbgRecord
	switch p.text {
	case "dbg_value":
		r.Kind = ir.DbgValue
	case "dbg_declare":
		r.Kind = ir.DbgDeclare
	case "dbg_declare_value":
		r.Kind = ir.DbgDeclareValue
	case "dbg_assign":
		r.Kind = ir.DbgAssign
	case "dbg_label":
		r.Kind = ir.DbgLabel
	default:
		panic(p.errTok(eMetadata, "unknown debug record #"+p.text))
	}
	p.next()
	p.expect('(', "'('")
	if r.Kind == ir.DbgLabel {
		r.Var = p.mdHere()
	} else {
		r.Loc = p.metadata()
		p.expect(',', "','")
		r.Var = p.mdHere()
		p.expect(',', "','")
		r.Expr = p.mdHere()
		if r.Kind == ir.DbgAssign {
			p.expect(',', "','")
			r.AssignID = p.mdHere()
			p.expect(',', "','")
			r.Addr = p.metadata()
			p.expect(',', "','")
			r.AddrExpr = p.mdHere()
		}
	}
	p.expect(',', "','")
	r.DebugLoc = p.mdHere()
	p.expect(')', "',' or ')'")
	p.fn.f.Dbg = append(p.fn.f.Dbg, r)
}
