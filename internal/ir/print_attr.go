package ir

// attr writes one attribute; in a group some are spelled with =.
func (p *printer) attr(a *Attr, group bool) {
	switch a.Kind {
	case AttrString:
		p.quoted(a.Key)
		if a.Str != "" {
			p.str("=")
			p.quoted(a.Str)
		}
		return
	case AttrAlign, AttrAlignStack:
		p.str(a.Kind.String())
		switch {
		case group:
			p.str("=")
			p.uint(a.Int)
		case a.Kind == AttrAlign:
			p.str(" ")
			p.uint(a.Int)
		default:
			p.str("(")
			p.uint(a.Int)
			p.str(")")
		}
		return
	}
	p.str(a.Kind.String())
	switch a.Kind {
	case AttrDereferenceable, AttrDereferenceableOrNull:
		p.str("(")
		p.uint(a.Int)
		p.str(")")
	case AttrMemory:
		p.str("(")
		p.b = MemoryEffects(a.Int).Append(p.b)
		p.str(")")
	case AttrByVal, AttrByRef, AttrSRet, AttrInAlloca, AttrPreallocated, AttrElementType:
		p.str("(")
		p.typ(a.Type)
		p.str(")")
	default:
		if a.Str != "" {
			p.str("(")
			p.str(a.Str)
			p.str(")")
		}
	}
}

// attrSet writes the attributes of a parameter or result, each between two texts.
func (p *printer) attrSet(id AttrSetID, before, after string) {
	if id == 0 {
		return
	}
	s := p.m.AttrSets[id]
	for i := range s {
		p.str(before)
		p.attr(&s[i], false)
		p.str(after)
	}
}

// groupText writes the contents of a group.
func (p *printer) groupText(id AttrSetID) {
	s := p.m.AttrSets[id]
	for i := range s {
		p.str(" ")
		p.attr(&s[i], true)
	}
}

// group writes the number of the group with the attributes of set id; groups are
// numbered in order of first use, and equal sets are one group.
func (p *printer) group(id AttrSetID) {
	if len(p.m.AttrSets[id]) == 0 {
		return
	}
	p.str(" #")
	p.uint(uint64(p.groupNum(id)))
}

func (p *printer) groupNum(id AttrSetID) uint32 {
	if len(p.setNums) < len(p.m.AttrSets) {
		p.setNums = append(p.setNums, make([]uint32, len(p.m.AttrSets)-len(p.setNums))...)
	}
	if n := p.setNums[id]; n != 0 {
		return n - 1
	}
	start := len(p.b)
	p.groupText(id)
	text := string(p.b[start:])
	p.b = p.b[:start]
	if p.byText == nil {
		p.byText = make(map[string]uint32)
	}
	n, ok := p.byText[text]
	if !ok {
		n = uint32(len(p.groups))
		p.byText[text] = n
		p.groups = append(p.groups, id)
	}
	p.setNums[id] = n + 1
	return n
}

// attrComment writes the attributes that are not strings as a comment, as LLVM does
// before a function.
func (p *printer) attrComment(id AttrSetID) {
	s := p.m.AttrSets[id]
	first := true
	for i := range s {
		if s[i].Kind == AttrString {
			continue
		}
		if first {
			p.str("; Function Attrs:")
			first = false
		}
		p.str(" ")
		p.attr(&s[i], false)
	}
	if !first {
		p.str("\n")
	}
}

// attributeGroups writes the groups that were used.
func (p *printer) attributeGroups() {
	for i, id := range p.groups {
		if i == 0 {
			p.str("\n")
		}
		p.str("attributes #")
		p.uint(uint64(i))
		p.str(" = {")
		p.groupText(id)
		p.str(" }\n")
	}
}
