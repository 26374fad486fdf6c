package llasm

import (
	"slices"

	"gonvvm/internal/ir"
)

// attrGroup is attributes #N = { … }; its set is filled when it is defined.
type attrGroup struct {
	set ir.AttrSetID
	num uint32
}

// pendingSet is a set made of attributes and groups that may not be defined yet.
type pendingSet struct {
	set    ir.AttrSetID
	attrs  ir.AttrSet
	groups []ir.AttrSetID
}

// setTable finds equal attribute sets; 0 marks an empty slot.
type setTable struct {
	slots []ir.AttrSetID
	used  int
}

// listTable finds equal attribute lists.
type listTable struct {
	slots []ir.AttrListID
	used  int
}

func mix(h, x uint64) uint64 {
	h = (h ^ x) * 0x9E3779B97F4A7C15
	return h ^ h>>29
}

func hashSet(s ir.AttrSet) uint32 {
	h := uint64(len(s))
	for i := range s {
		a := &s[i]
		h = mix(h, uint64(a.Kind)|uint64(a.Type)<<8)
		if a.Int != 0 {
			h = mix(h, a.Int)
		}
		if a.Key != "" || a.Str != "" {
			h = mix(h, uint64(hashName(a.Key))|uint64(hashName(a.Str))<<32)
		}
	}
	return uint32(h >> 32)
}

// internSet returns the id of the set in s, which is copied if it is new.
func (p *parser) internSet(s ir.AttrSet) ir.AttrSetID {
	if len(s) == 0 {
		return 0
	}
	t := &p.sets
	if 2*t.used >= len(t.slots) {
		old := t.slots
		t.slots = make([]ir.AttrSetID, max(32, 2*len(old)))
		for _, id := range old {
			if id != 0 {
				i := hashSet(p.m.AttrSets[id]) & uint32(len(t.slots)-1)
				for t.slots[i] != 0 {
					i = (i + 1) & uint32(len(t.slots)-1)
				}
				t.slots[i] = id
			}
		}
	}
	mask := uint32(len(t.slots) - 1)
	i := hashSet(s) & mask
	for t.slots[i] != 0 {
		if slices.Equal(p.m.AttrSets[t.slots[i]], s) {
			return t.slots[i]
		}
		i = (i + 1) & mask
	}
	t.slots[i] = p.m.AddAttrs(p.ownSet(s))
	t.used++
	return t.slots[i]
}

// ownSet copies a set and its strings.
func (p *parser) ownSet(s ir.AttrSet) ir.AttrSet {
	s = slices.Clone(s)
	for i := range s {
		s[i].Key, s[i].Str = p.str(s[i].Key), p.str(s[i].Str)
	}
	return s
}

func hashList(l *ir.AttrList) uint32 {
	h := uint64(l.Fn) | uint64(l.Ret)<<32
	for _, x := range l.Params {
		h = mix(h, uint64(x))
	}
	return uint32(mix(h, uint64(len(l.Params))) >> 32)
}

// internList returns the id of a list, whose params are copied if it is new.
func (p *parser) internList(l ir.AttrList) ir.AttrListID {
	for len(l.Params) > 0 && l.Params[len(l.Params)-1] == 0 {
		l.Params = l.Params[:len(l.Params)-1]
	}
	if l.Fn == 0 && l.Ret == 0 && len(l.Params) == 0 {
		return 0
	}
	t := &p.lists
	if 2*t.used >= len(t.slots) {
		old := t.slots
		t.slots = make([]ir.AttrListID, max(32, 2*len(old)))
		for _, id := range old {
			if id != 0 {
				i := hashList(&p.m.AttrLists[id]) & uint32(len(t.slots)-1)
				for t.slots[i] != 0 {
					i = (i + 1) & uint32(len(t.slots)-1)
				}
				t.slots[i] = id
			}
		}
	}
	mask := uint32(len(t.slots) - 1)
	i := hashList(&l) & mask
	for t.slots[i] != 0 {
		o := &p.m.AttrLists[t.slots[i]]
		if o.Fn == l.Fn && o.Ret == l.Ret && slices.Equal(o.Params, l.Params) {
			return t.slots[i]
		}
		i = (i + 1) & mask
	}
	l.Params = slices.Clone(l.Params)
	t.slots[i] = p.m.AddAttrList(l)
	t.used++
	return t.slots[i]
}

// group returns the entry of attribute group num.
func (p *parser) group(num uint32) *attrGroup {
	n := p.groupNums.get(num)
	if n == 0 {
		// The set is filled later: until then it must not look empty to AddAttrs.
		set := p.m.AddAttrs(ir.AttrSet{{}})
		p.m.AttrSets[set] = nil
		p.groups = append(p.groups, attrGroup{set: set, num: num})
		n = uint32(len(p.groups))
		p.groupNums.set(num, n)
	}
	return &p.groups[n-1]
}

// attributeGroup reads attributes #N = { … }. A group may be extended by another
// definition, as in LLVM.
func (p *parser) attributeGroup() {
	p.next()
	if p.tok != tAttrGroup {
		panic(p.expected("an attribute group such as #0"))
	}
	g := p.group(p.num)
	set := g.set
	p.next()
	p.expect('=', "'='")
	p.expect('{', "'{'")
	b := attrBuilder{p: p, fn: true, group: true}
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

// finishAttrs fills the sets that waited for groups.
func (p *parser) finishAttrs() {
	for _, x := range p.pendingSets {
		s := slices.Clone(x.attrs)
		for _, g := range x.groups {
			s = mergeAttrs(s, p.m.AttrSets[g])
		}
		s.Sort()
		p.m.AttrSets[x.set] = s
	}
	// A group that is nowhere defined is empty, as for LLVM: tests cut out of larger
	// modules often lack it.
}

// attrBuilder collects the attributes of one position in parser.attrScratch.
type attrBuilder struct {
	p      *parser
	fn     bool  // attributes of a function or call site
	group  bool  // inside attributes #N = { … }: align=8
	param  ptype // type of the parameter, for byval without a type
	groups []ir.AttrSetID
	memory ir.MemoryEffects
	hasMem bool
}

func (b *attrBuilder) start() {
	b.p.attrScratch = b.p.attrScratch[:0]
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
		return b.p.internSet(s)
	case len(b.groups) == 1 && len(s) == 0:
		return b.groups[0]
	}
	p := b.p
	id := p.m.AddAttrs(ir.AttrSet{{}})
	p.pendingSets = append(p.pendingSets, pendingSet{id, p.ownSet(s), b.groups})
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
		b.groups = append(b.groups, p.group(p.num).set)
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
			if _, isType := p.simpleType(p.text); isType {
				return false
			}
			if unknown {
				a := ir.Attr{Kind: ir.AttrString, Key: p.text}
				p.next()
				if p.tok == '(' {
					a.Str = p.parenText()
				}
				b.add(a)
			}
			return unknown
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
		a.Int = p.alignOperand(b.group)
	case ir.AttrAlignStack:
		if p.tok == '=' {
			p.next()
			a.Int = p.uint(1<<32, "an alignment")
		} else {
			a.Int = p.parenUint()
		}
	case ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		a.Int = p.parenUint()
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
			b.memory &= p.memoryOperand()
		} else {
			b.memory = p.memoryOperand()
		}
		b.hasMem = true
		return
	case ir.AttrNoCapture: // before LLVM 21
		a = ir.Attr{Kind: ir.AttrCaptures, Str: "none"}
	case ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly, ir.AttrArgMemOnly, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly:
		if b.fn { // before LLVM 16; now memory(…)
			b.memoryIn(oldMemory(k))
			return
		}
	default:
		if p.tok == '(' {
			a.Str = p.parenText()
		}
	}
	b.add(a)
}

// oldMemory returns what a function attribute from before memory(…) allows.
func oldMemory(k ir.AttrKind) ir.MemoryEffects {
	none := ir.AllMemory(ir.NoModRef)
	switch k {
	case ir.AttrReadOnly:
		return ir.AllMemory(ir.Ref)
	case ir.AttrWriteOnly:
		return ir.AllMemory(ir.Mod)
	case ir.AttrArgMemOnly:
		return none.With(ir.ArgMem, ir.ModRef)
	case ir.AttrInaccessibleMemOnly:
		return none.With(ir.InaccessibleMem, ir.ModRef)
	case ir.AttrInaccessibleMemOrArgMemOnly:
		return none.With(ir.InaccessibleMem, ir.ModRef).With(ir.ArgMem, ir.ModRef)
	}
	return none
}

// memoryOperand reads the operand of memory(…).
func (p *parser) memoryOperand() ir.MemoryEffects {
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

// parenUint reads (N).
func (p *parser) parenUint() uint64 {
	p.expect('(', "'('")
	n := p.uint(1<<64-1, "a number of bytes")
	p.expect(')', "')'")
	return n
}

// parenText reads a balanced operand in parentheses and returns the text between them.
func (p *parser) parenText() string {
	from := p.pos
	for depth := 0; ; p.next() {
		switch p.tok {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				text := p.s[from:p.off]
				p.next()
				return text
			}
		case tEOF:
			panic(p.expected("')'"))
		}
	}
}

// alignOperand reads what follows the word align: 8, (8), or =8 in groups.
func (p *parser) alignOperand(group bool) uint64 {
	if group && p.accept('=') {
		return p.alignment()
	}
	if p.accept('(') {
		n := p.alignment()
		p.expect(')', "')'")
		return n
	}
	return p.alignment()
}

// alignment reads a power of two of at most 2^32.
func (p *parser) alignment() uint64 {
	off := p.off
	n := p.uint(1<<64-1, "an alignment")
	if n == 0 || n&(n-1) != 0 || n > 1<<32 {
		panic(p.fail(off, eAttribute, "an alignment is a power of two of at most 4294967296", ""))
	}
	return n
}

// paramAttrs reads the attributes of a parameter or result.
func (p *parser) paramAttrs(t ptype, unknown bool) ir.AttrSetID {
	if p.tok != tWord && p.tok != tString {
		return 0
	}
	b := attrBuilder{p: p, param: t}
	b.start()
	for p.tok == tWord || p.tok == tString {
		if p.tok == tWord && valueWord(p.text) || !b.parse(unknown) {
			break
		}
	}
	return b.set()
}

// fnAttrs reads the attributes behind a call.
func (p *parser) fnAttrs() ir.AttrSetID {
	switch p.tok {
	case tAttrGroup, tString, tWord:
	default:
		return 0
	}
	if p.tok == tWord && ir.AttrByName(p.text) == ir.AttrNone {
		return 0
	}
	b := attrBuilder{p: p, fn: true}
	b.start()
	for b.parse(false) {
	}
	return b.set()
}
