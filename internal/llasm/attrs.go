package llasm

import (
	"slices"

	"gonvvm/internal/ir"
)

// pendingSet is a set made of attributes and groups that may not be defined yet.
type pendingSet struct {
	set    ir.AttrSetID
	attrs  ir.AttrSet
	groups []ir.AttrSetID
}

// group returns the set of attribute group num, which is filled when the group is
// defined.
func (p declParser) group(num uint32) ir.AttrSetID {
	if set := p.groupNums.get(num); set != 0 {
		return ir.AttrSetID(set)
	}
	set := p.newSet()
	p.groupNums.set(num, uint32(set))
	return set
}

// newSet returns a set that is filled later.
func (p declParser) newSet() ir.AttrSetID {
	set := p.m.AddAttrs(ir.AttrSet{{}})
	p.m.AttrSets[set] = nil
	return set
}

// attributeGroup reads attributes #N = { … }. A group may be extended by another
// definition, as in LLVM.
func (p declParser) attributeGroup() {
	p.next()
	if p.tok != tAttrGroup {
		panic(p.expected("an attribute group such as #0"))
	}
	set := p.group(p.num)
	p.next()
	p.expect('=', "'='")
	p.expect('{', "'{'")
	b := attrBuilder{p: p.parser, fn: true, group: true}
	b.start()
	for p.tok != '}' {
		if !b.parse(true) {
			panic(p.expected("an attribute or '}'"))
		}
	}
	p.next()
	s := mergeAttrs(p.m.AttrSets[set], p.ownSet(b.finish()))
	s.Sort()
	p.m.AttrSets[set] = s
}

// mergeAttrs adds attributes to a set; a later one of the same kind and key wins.
func mergeAttrs(s, add ir.AttrSet) ir.AttrSet {
next:
	for _, a := range add {
		for i := range s {
			if s[i].Kind == a.Kind && s[i].Key == a.Key {
				s[i] = a
				continue next
			}
		}
		s = append(s, a)
	}
	return s
}

// finishAttrs fills the sets that waited for groups. A group that is never defined
// is empty, as it is to LLVM.
func (p declParser) finishAttrs() {
	for _, x := range p.pendingSets {
		s := slices.Clone(x.attrs)
		for _, g := range x.groups {
			s = mergeAttrs(s, p.m.AttrSets[g])
		}
		s.Sort()
		p.m.AttrSets[x.set] = s
	}
}

// attrBuilder collects the attributes of one position in parser.attrScratch.
type attrBuilder struct {
	p      *parser
	fn     bool           // attributes of a function or call site
	group  bool           // inside attributes #N = { … }: align=8
	param  ptype          // type of the parameter, for byval without a type
	groups []ir.AttrSetID // in parser.groupScratch
	memory ir.MemoryEffects
	hasMem bool
}

func (b *attrBuilder) start() {
	b.p.attrScratch, b.groups = b.p.attrScratch[:0], b.p.groupScratch[:0]
	b.memory = ir.AllMemory(ir.ModRef)
}

func (b *attrBuilder) add(a ir.Attr) {
	s := b.p.attrScratch
	for i := range s {
		if s[i].Kind == a.Kind && s[i].Key == a.Key {
			s[i] = a
			return
		}
	}
	b.p.attrScratch = append(s, a)
}

// finish returns the attributes, which are valid until the next start.
func (b *attrBuilder) finish() ir.AttrSet {
	if b.hasMem {
		b.add(ir.Attr{Kind: ir.AttrMemory, Int: uint64(b.memory)})
	}
	b.p.attrScratch.Sort()
	return b.p.attrScratch
}

// set finishes the position and returns its set.
func (b *attrBuilder) set() ir.AttrSetID {
	s := b.finish()
	switch {
	case len(b.groups) == 0:
		return b.p.decls().internSet(s)
	case len(b.groups) == 1 && len(s) == 0:
		return b.groups[0]
	}
	p := b.p
	id := p.decls().newSet()
	p.pendingSets = append(p.pendingSets, pendingSet{id, p.decls().ownSet(s), slices.Clone(b.groups)})
	return id
}

// memoryIn restricts the effects to those in e.
func (b *attrBuilder) memoryIn(e ir.MemoryEffects) {
	b.memory &= e
	b.hasMem = true
}

// parse reads one attribute at the current token and reports whether there was
// one. With unknown, words that name no attribute are kept as string attributes.
func (b *attrBuilder) parse(unknown bool) bool {
	p := b.p
	switch p.tok {
	case tAttrGroup:
		if !b.fn || b.group {
			return false
		}
		b.groups = append(b.groups, p.decls().group(p.num))
		p.groupScratch = b.groups
		p.next()
		return true
	case tString:
		a := ir.Attr{Kind: ir.AttrString, Key: p.text}
		p.next()
		if p.accept('=') {
			a.Str = p.stringConst("the value of the attribute")
		}
		b.add(a)
		return true
	case tWord:
		k := ir.AttrByName(p.text)
		if k == ir.AttrNone {
			if _, isType := p.simpleType(p.text); isType || !unknown {
				return false
			}
			b.unknown()
			return true
		}
		b.known(k)
		return true
	}
	return false
}

// known reads the attribute of kind k, whose name is the current token.
func (b *attrBuilder) known(k ir.AttrKind) {
	p := b.p
	a := ir.Attr{Kind: k}
	off := p.off
	p.next()
	switch k {
	case ir.AttrAlign:
		a.Int = p.decls().alignOperand(b.group)
	case ir.AttrAlignStack:
		if b.group {
			p.expect('=', "'='")
			a.Int = p.decls().alignment()
		} else {
			a.Int = p.decls().parenAlignment()
		}
	case ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		if a.Int = p.decls().parenUint(); a.Int == 0 {
			panic(p.fail(off, eAttribute, "the number of bytes of "+k.String()+" must not be zero", ""))
		}
	case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrElementType:
		if p.accept('(') {
			a.Type = p.parseType().t
			p.expect(')', "')'")
		} else if to, ok := p.pointee(b.param); ok {
			a.Type = to.t // before LLVM 9 the type was that of the pointer
		} else {
			panic(p.fail(off, eAttribute, k.String()+" needs a type", "write "+k.String()+"(T)"))
		}
	case ir.AttrMemory:
		if b.hasMem {
			b.memory &= p.decls().memoryOperand()
		} else {
			b.memory = p.decls().memoryOperand()
		}
		b.hasMem = true
		return
	case ir.AttrDenormalFPEnv:
		if !b.fn {
			panic(p.fail(off, eAttribute, "denormal_fpenv is an attribute of functions", ""))
		}
		for _, a := range ir.DenormalFPEnv(p.decls().denormalFPEnv()) {
			b.add(a)
		}
		return
	case ir.AttrNoCapture: // before LLVM 21
		a = ir.Attr{Kind: ir.AttrCaptures, Str: "none"}
	case ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly, ir.AttrArgMemOnly, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly:
		if b.fn { // before LLVM 16; now memory(…)
			b.memoryIn(ir.OldMemory(k))
			return
		}
	default:
		a.Str = p.decls().attrOperand(k)
	}
	b.add(a)
}

// memoryOperand reads the operand of memory(…).
func (p declParser) memoryOperand() ir.MemoryEffects {
	p.expect('(', "'('")
	e := ir.AllMemory(ir.NoModRef)
	for first := true; ; first = false {
		loc, named := ir.NumMemLocs, false
		if p.tok == tLabel {
			if loc, named = ir.MemLocByName(p.text); !named {
				panic(p.expected("a location: argmem, inaccessiblemem or errnomem"))
			}
			p.next()
		}
		mr, ok := ir.ModRefByName(p.text)
		if p.tok != tWord || !ok {
			panic(p.expected("none, read, write or readwrite"))
		}
		switch {
		case named:
			e = e.With(loc, mr)
		case first:
			e = ir.AllMemory(mr)
		default:
			panic(p.errTok(eAttribute, "the access of all other memory must come first"))
		}
		p.next()
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "',' or ')'")
	return e
}

// parenUint reads (N). As in LLVM, a larger number stands for the largest of 64 bits.
func (p declParser) parenUint() uint64 {
	p.expect('(', "'('")
	n := uint64(1<<64 - 1)
	if _, fits := parseUint(p.text); !fits && p.tok == tInt && p.text[0] >= '0' {
		p.next()
	} else {
		n = p.uint(n, "a number of bytes")
	}
	p.expect(')', "')'")
	return n
}

// parenAlignment reads (N), a power of two.
func (p declParser) parenAlignment() uint64 {
	p.expect('(', "'('")
	n := p.alignment()
	p.expect(')', "')'")
	return n
}

// alignOperand reads the number after the word align: 8, (8), or =8 in groups.
func (p declParser) alignOperand(group bool) uint64 {
	if group && p.accept('=') {
		return p.alignment()
	}
	if p.tok == '(' {
		return p.parenAlignment()
	}
	return p.alignment()
}

// alignment reads a power of two of at most 2^32.
func (p declParser) alignment() uint64 {
	off := p.off
	n := p.uint(1<<64-1, "an alignment")
	if n == 0 || n&(n-1) != 0 || n > 1<<32 {
		panic(p.fail(off, eAttribute, "an alignment is a power of two of at most 4294967296", ""))
	}
	return n
}

// paramAttrs reads the attributes of a parameter or result.
func (p declParser) paramAttrs(t ptype, unknown bool) ir.AttrSetID {
	if p.tok != tWord && p.tok != tString {
		return 0
	}
	b := attrBuilder{p: p.parser, param: t}
	b.start()
	for p.tok == tWord || p.tok == tString {
		if p.tok == tWord && valueWord(p.text) || !b.parse(unknown) {
			break
		}
	}
	return b.set()
}

// fnAttrs reads the attributes after a call.
func (p declParser) fnAttrs() ir.AttrSetID {
	switch p.tok {
	case tAttrGroup, tString, tWord:
	default:
		return 0
	}
	if p.tok == tWord && ir.AttrByName(p.text) == ir.AttrNone {
		return 0
	}
	b := attrBuilder{p: p.parser, fn: true}
	b.start()
	for b.parse(false) {
	}
	return b.set()
}
