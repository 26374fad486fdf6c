package ir

import "strconv"

// numberSyms numbers the symbols without a name in the order of the text.
func (p *printer) numberSyms() {
	m := p.m
	p.symNums = make([]uint32, len(m.Syms))
	n := uint32(0)
	for _, kind := range [...]SymKind{SymVar, SymAlias, SymIFunc, SymFunc} {
		for i := 1; i < len(m.Syms); i++ {
			if s := &m.Syms[i]; s.Kind == kind && !s.Dead && s.Name == "" {
				n++
				p.symNums[i] = n
			}
		}
	}
}

// numberModule numbers symbols, metadata and the attribute groups of functions.
func (p *printer) numberModule() {
	m := p.m
	p.numberSyms()
	p.numberGlobals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymFunc && !s.Dead {
			p.numberFunc(s)
			p.numberGroup(s)
		}
	}
}

// numberGlobals numbers the metadata that variables, ifuncs and the named metadata refer to.
func (p *printer) numberGlobals() {
	m := p.m
	p.mdNums = make([]uint32, len(m.MDs))
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymVar && !s.Dead {
			p.numberAttachments(s.MD)
			if len(m.AttrSets[s.Attrs]) > 0 {
				p.groupNum(s.Attrs)
			}
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymIFunc && !s.Dead {
			p.numberAttachments(s.MD)
		}
	}
	for _, n := range m.NamedMDs {
		for _, op := range n.Ops {
			p.numberMD(op)
		}
	}
}

// numberFunc numbers the metadata of a function.
func (p *printer) numberFunc(s *Symbol) {
	p.numberAttachments(s.MD)
	p.numberBody(s.Fn)
}

// numberGroup numbers the attribute group of a function.
func (p *printer) numberGroup(s *Symbol) {
	if fn := p.m.AttrLists[s.Fn.Attrs].Fn; len(p.m.AttrSets[fn]) > 0 {
		p.groupNum(fn)
	}
}

func (p *printer) numberAttachments(list []Attachment) {
	for _, a := range list {
		p.numberMD(a.Node)
	}
}

// numberBody numbers the metadata of a body in the order in which it is written.
func (p *printer) numberBody(f *Func) {
	if len(f.Dbg) == 0 && len(f.dbgLocs) == 0 && len(f.mdLists) == 0 && len(p.m.MDs) <= 1 {
		return
	}
	if len(f.Dbg) > 0 {
		p.numberLocals(f)
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != None; v = f.Next(v) {
			if len(f.Dbg) > 0 {
				for i := p.dbgHead[v]; i != 0; i = p.dbgNext[i-1] {
					r := &f.Dbg[i-1]
					ids := [...]MD{r.Loc, r.Var, r.Expr, r.AssignID, r.Addr, r.AddrExpr, r.DebugLoc}
					if r.Kind != DbgAssign { // it may have been one
						ids[3], ids[4], ids[5] = 0, 0, 0
					}
					for _, id := range ids {
						p.numberMD(id)
					}
				}
			}
			if op := f.insts[v].Op; op == OpCall || op == OpInvoke || op == OpCallBr {
				for i := range f.NumArgs(v) {
					if a := f.Operand(v, i); a.Kind() == KMeta {
						p.numberMD(a.MD())
					}
				}
				for _, u := range f.Call(v).Bundles {
					for _, a := range u.Args {
						if a.Kind() == KMeta {
							p.numberMD(a.MD())
						}
					}
				}
			}
			if loc := f.DebugLoc(v); loc != 0 {
				p.numberMD(loc)
			}
			p.atts = f.Attachments(p.atts[:0], v)
			p.numberAttachments(p.atts)
		}
	}
	p.f, p.consts = nil, &p.m.Consts
}

// numbered reports whether a node is written by its number: the others are
// written in place.
func (n *MDNode) numbered() bool { return n.Kind == MDTuple || n.Kind == MDSpecial }

// numberMD numbers a node and all that it reaches, a node before its operands.
func (p *printer) numberMD(id MD) {
	m := p.m
	if id == 0 || int(id) >= len(p.mdNums) || p.mdNums[id] != 0 {
		return
	}
	p.mdStack = append(p.mdStack[:0], id)
	for len(p.mdStack) > 0 {
		id := p.mdStack[len(p.mdStack)-1]
		p.mdStack = p.mdStack[:len(p.mdStack)-1]
		n := &m.MDs[id]
		if p.mdNums[id] != 0 {
			continue
		}
		if n.numbered() {
			p.mdOrder = append(p.mdOrder, id)
			p.mdNums[id] = uint32(len(p.mdOrder))
		}
		for i := len(n.Ops) - 1; i >= 0; i-- {
			p.pushMD(n.Ops[i])
		}
		for i := len(n.Fields) - 1; i >= 0; i-- {
			if f := &n.Fields[i]; f.Kind == FieldMD && f.MD != 0 {
				p.pushMD(f.MD)
			}
		}
	}
}

// pushMD puts a node that has yet to be numbered onto the stack.
func (p *printer) pushMD(id MD) {
	if id == 0 || int(id) >= len(p.mdNums) || p.mdNums[id] != 0 {
		return
	}
	switch p.m.MDs[id].Kind {
	case MDTuple, MDSpecial, MDArgList:
		p.mdStack = append(p.mdStack, id)
	}
}

// namedNodes writes the named nodes, with a blank line before them and before the numbered ones.
func (p *printer) namedNodes() {
	for i, n := range p.m.NamedMDs {
		if i == 0 {
			p.str("\n")
		}
		p.b = append(p.b, '!')
		p.b = appendMDName(p.b, n.Name)
		p.str(" = !{")
		for k, op := range n.Ops {
			if k > 0 {
				p.str(", ")
			}
			p.mdRef(op)
		}
		p.str("}\n")
	}
	if len(p.mdOrder) > 0 {
		p.str("\n")
	}
}

// numberedNode writes the node with number i on a line of its own.
func (p *printer) numberedNode(i int) {
	p.b = append(p.b, '!')
	p.uint(uint64(i))
	p.str(" = ")
	n := &p.m.MDs[p.mdOrder[i]]
	if n.Distinct {
		p.str("distinct ")
	}
	p.mdNode(n)
	p.str("\n")
}

// appendMDName appends the name of named metadata, with \xx for bytes that a name
// cannot hold.
func appendMDName(b []byte, s string) []byte {
	for i := 0; i < len(s); i++ {
		c := s[i]
		ok := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '$' || c == '.' || c == '_' ||
			i > 0 && c >= '0' && c <= '9'
		if ok {
			b = append(b, c)
		} else {
			b = append(b, '\\', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	return b
}

// attachment writes " !kind !node".
func (p *printer) attachment(a Attachment) {
	p.str(" !")
	p.b = appendMDName(p.b, a.Kind)
	p.str(" ")
	p.mdRef(a.Node)
}

// mdRef writes a node as an operand: by its number, or in place.
func (p *printer) mdRef(id MD) {
	if id == 0 {
		p.str("null")
		return
	}
	if int(id) >= len(p.m.MDs) {
		p.str("<badref>")
		return
	}
	n := &p.m.MDs[id]
	switch n.Kind {
	case MDString:
		p.str("!")
		p.quoted(n.Str)
	case MDValue:
		f, c := p.f, p.consts
		p.f, p.consts = nil, &p.m.Consts
		p.typedValue(n.Val)
		p.f, p.consts = f, c
	case MDLocal:
		p.mdLocal(n.Val)
	case MDTuple, MDSpecial:
		if int(id) < len(p.mdNums) && p.mdNums[id] != 0 {
			p.b = append(p.b, '!')
			p.uint(uint64(p.mdNums[id] - 1))
			return
		}
		if p.short { // without numbers: its id
			p.str("!<")
			p.uint(uint64(id))
			p.str(">")
			return
		}
		p.mdNode(n)
	case MDExpr, MDArgList:
		p.mdNode(n)
	default:
		p.str("<badref>")
	}
}

// mdLocal writes a local value that metadata refers to; one that was erased is poison.
func (p *printer) mdLocal(v Value) {
	if p.f != nil && v.IsInst() && int(v) < len(p.f.insts) && p.f.insts[v].Blk == 0 {
		p.typ(p.f.insts[v].Type)
		p.str(" poison")
		return
	}
	p.typedValue(v)
}

// mdNode writes a node in full.
func (p *printer) mdNode(n *MDNode) {
	switch n.Kind {
	case MDTuple:
		p.str("!")
		p.mdOps(n.Ops)
		return
	case MDArgList:
		p.str("!DIArgList(")
		for i, op := range n.Ops {
			if i > 0 {
				p.str(", ")
			}
			p.mdRef(op)
		}
		p.str(")")
		return
	case MDExpr:
		p.str("!DIExpression(")
	default:
		p.str("!")
		p.str(n.Str)
		p.str("(")
	}
	for i := range n.Fields {
		f := &n.Fields[i]
		if i > 0 {
			p.str(", ")
		}
		if f.Name != "" {
			p.str(f.Name)
			p.str(": ")
		}
		switch f.Kind {
		case FieldUint:
			p.uint(f.Int)
		case FieldSint:
			p.b = strconv.AppendInt(p.b, int64(f.Int), 10)
		case FieldStr:
			p.quoted(f.Str)
		case FieldWord:
			p.str(f.Str)
		default:
			p.mdRef(f.MD)
		}
	}
	if len(n.Ops) > 0 { // of a GenericDINode
		p.str(", operands: ")
		p.mdOps(n.Ops)
	}
	p.str(")")
}

func (p *printer) mdOps(ops []MD) {
	p.str("{")
	for i, op := range ops {
		if i > 0 {
			p.str(", ")
		}
		p.mdRef(op)
	}
	p.str("}")
}

var dbgNames = [...]string{
	DbgValue: "value", DbgDeclare: "declare", DbgAssign: "assign", DbgLabel: "label", DbgDeclareValue: "declare_value",
}

// dbgRecord writes a debug record on a line of its own.
func (p *printer) dbgRecord(r *DbgRecord) {
	p.str("    #dbg_")
	p.str(dbgNames[r.Kind])
	p.str("(")
	if r.Kind != DbgLabel {
		p.mdRef(r.Loc)
		p.str(", ")
	}
	p.mdRef(r.Var)
	p.str(", ")
	if r.Kind != DbgLabel {
		p.mdRef(r.Expr)
		p.str(", ")
	}
	if r.Kind == DbgAssign {
		p.mdRef(r.AssignID)
		p.str(", ")
		p.mdRef(r.Addr)
		p.str(", ")
		p.mdRef(r.AddrExpr)
		p.str(", ")
	}
	p.mdRef(r.DebugLoc)
	p.str(")\n")
}
