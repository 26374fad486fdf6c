package llasm

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// global is the reader's state of a symbol beside its ir.Symbol.
type global struct {
	defined  bool
	used     bool
	useOff   uint32  // first use ahead of the definition
	callType ir.Type // function type of a call ahead of the definition
	blocks   []pendingBlock
}

// pendingBlock is a block of a function whose body has not been read yet.
type pendingBlock struct {
	name  string
	num   uint32
	isNum bool
	off   uint32
}

// symbolNamed returns the symbol called name, reserving it if it is new.
func (p declParser) symbolNamed(name string) uint32 {
	n, isNew := p.globals.id(name)
	if isNew {
		p.globalSyms = append(slab.Doubled(p.globalSyms, 1), p.reserveSymbol(strings.Clone(name)))
	}
	return p.globalSyms[n-1]
}

func (p declParser) symbolNumbered(num uint32) uint32 {
	i := p.globalNums.get(num)
	if i == 0 {
		i = p.reserveSymbol("")
		p.globalNums.set(num, i)
	}
	return i
}

func (p declParser) reserveSymbol(name string) uint32 {
	i := p.m.AddSym(ir.Symbol{Name: name, Dead: true})
	for len(p.gl) <= int(i) {
		p.gl = append(slab.Doubled(p.gl, 1), global{})
	}
	return i
}

// symbolHere returns the symbol that the current token names.
func (p declParser) symbolHere() uint32 {
	if p.tok == tGlobal {
		return p.symbolNamed(p.text)
	}
	return p.symbolNumbered(p.num)
}

// symbolRef reads a global name as a value of type t.
func (p declParser) symbolRef(t ir.Type) ir.Value {
	ty := &p.m.Types
	if !ty.IsPtr(t) {
		panic(p.values().mismatch(p.off, p.found(), t))
	}
	i := p.symbolHere()
	g, s := &p.gl[i], &p.m.Syms[i]
	space := ty.AddrSpace(t)
	if !g.used {
		g.used = true
		g.useOff = uint32(p.off)
		if !g.defined {
			s.Space = space
		}
	}
	if s.Space != space {
		panic(p.fail(p.off, eType, p.found()+" is in address space "+utoa(uint64(s.Space))+", not "+utoa(uint64(space)), "use addrspacecast"))
	}
	p.next()
	return ir.SymValue(i)
}

// beginDefinition checks that the symbol named by the current token may be
// defined here and returns it.
func (p declParser) beginDefinition() uint32 {
	off := p.off
	if p.tok == tGlobalNum {
		if p.num < p.nextGlobal {
			panic(p.fail(off, eOrder, "global expected to be numbered @"+utoa(uint64(p.nextGlobal))+" or greater", ""))
		}
		p.nextGlobal = p.num + 1
	}
	i := p.symbolHere()
	if p.gl[i].defined {
		panic(p.redefined(off, int(p.m.Syms[i].Pos), p.found(), ""))
	}
	p.gl[i].defined = true
	return i
}

// defineSymbol gives symbol i its definition.
func (p declParser) defineSymbol(i uint32, s ir.Symbol) {
	old := &p.m.Syms[i]
	if p.gl[i].used && old.Space != s.Space {
		panic(p.fail(int(p.gl[i].useOff), eType, "symbol used in address space "+utoa(uint64(old.Space))+
			", but it is defined in address space "+utoa(uint64(s.Space)), "use addrspacecast"))
	}
	s.Name = old.Name
	p.m.Define(i, s)
}

// linkage reads an optional linkage.
func (p declParser) linkage() (l ir.Linkage, given bool) {
	if p.tok != tWord {
		return 0, false
	}
	switch p.text {
	case "private", "linker_private", "linker_private_weak":
		l = ir.Private
	case "internal":
		l = ir.Internal
	case "available_externally":
		l = ir.AvailableExternally
	case "linkonce":
		l = ir.LinkOnce
	case "linkonce_odr", "linkonce_odr_auto_hide":
		l = ir.LinkOnceODR
	case "weak":
		l = ir.Weak
	case "weak_odr":
		l = ir.WeakODR
	case "common":
		l = ir.Common
	case "appending":
		l = ir.Appending
	case "extern_weak":
		l = ir.ExternWeak
	case "external":
		l = ir.External
	default:
		return 0, false
	}
	p.next()
	return l, true
}

// symbolWords reads linkage, preemption, visibility and DLL storage class.
func (p declParser) symbolWords(s *ir.Symbol) (linkageGiven bool) {
	s.Linkage, linkageGiven = p.linkage()
	switch {
	case p.acceptWord("dso_local"):
		s.DSOLocal = true
	case p.acceptWord("dso_preemptable"):
		s.DSOPreempt = true
	}
	switch {
	case p.acceptWord("default"):
	case p.acceptWord("hidden"):
		s.Visibility = ir.Hidden
	case p.acceptWord("protected"):
		s.Visibility = ir.Protected
	}
	switch {
	case p.acceptWord("dllimport"):
		s.DLLStorage = 1
	case p.acceptWord("dllexport"):
		s.DLLStorage = 2
	}
	return linkageGiven
}

// threadLocal reads an optional thread_local or thread_local(model).
func (p declParser) threadLocal() string {
	if !p.acceptWord("thread_local") {
		return ""
	}
	if !p.accept('(') {
		return "generaldynamic"
	}
	model := p.text
	if p.tok != tWord || model != "localdynamic" && model != "initialexec" && model != "localexec" {
		panic(p.expected("localdynamic, initialexec or localexec"))
	}
	p.next()
	p.expect(')', "')'")
	return strings.Clone(model)
}

// unnamedAddr reads an optional unnamed_addr or local_unnamed_addr.
func (p declParser) unnamedAddr() uint8 {
	switch {
	case p.acceptWord("local_unnamed_addr"):
		return 1
	case p.acceptWord("unnamed_addr"):
		return 2
	}
	return 0
}

// globalDefinition reads @name = … .
func (p declParser) globalDefinition() {
	off := p.off
	i := p.beginDefinition()
	p.next()
	p.expect('=', "'='")
	s := ir.Symbol{Pos: uint32(off)}
	given := p.symbolWords(&s)
	s.TLS = p.threadLocal()
	s.UnnamedAddr = p.unnamedAddr()
	switch {
	case p.acceptWord("alias"):
		s.Kind = ir.SymAlias
		p.alias(i, s)
	case p.acceptWord("ifunc"):
		s.Kind = ir.SymIFunc
		p.alias(i, s)
	default:
		p.variable(i, s, given)
	}
}

// variable reads a global variable from its address space on.
func (p declParser) variable(i uint32, s ir.Symbol, linkageGiven bool) {
	ty := &p.m.Types
	s.Space = p.optAddrSpace()
	s.ExternInit = p.acceptWord("externally_initialized")
	switch {
	case p.acceptWord("global"):
	case p.acceptWord("constant"):
		s.IsConst = true
	default:
		panic(p.expected("'global' or 'constant'"))
	}
	off := p.off
	t := p.valueType()
	if k := ty.Kind(t.t); k == ir.LabelKind || k == ir.MetadataKind || k == ir.TokenKind {
		panic(p.fail(off, eBadType, "a global variable cannot have type "+ty.String(t.t), ""))
	}
	s.Type = t.t
	// The initialiser may name the variable itself: it must be known by then.
	p.defineSymbol(i, s)
	p.gl[i].used = true
	if !linkageGiven || s.Linkage != ir.External && s.Linkage != ir.ExternWeak {
		if p.tok == tEOF || p.tok == tMetaName || p.tok == tGlobal && strings.HasPrefix(strings.TrimLeft(p.s[p.pos:], " \t"), "=") {
			e := p.expected("the initial value of the variable")
			e.d.Hint = "a declaration is external: @name = external global T; shared memory begins with undef"
			panic(e)
		}
		s.Init = p.values().constant(t)
	}
	s.Name = p.m.Syms[i].Name
	b := attrBuilder{p: p.parser, fn: true}
	b.start()
	for p.accept(',') {
		switch {
		case p.acceptWord("section"):
			s.Section = p.str(p.stringConst("the name of a section"))
		case p.acceptWord("partition"):
			s.Partition = p.str(p.stringConst("the name of a partition"))
		case p.acceptWord("align"):
			s.Align = p.alignOperand(false)
		case p.acceptWord("code_model"):
			s.CodeModel = p.str(p.stringConst("a code model"))
		case p.isWord("comdat"):
			s.Comdat = p.comdatRef(i)
		case p.tok == tMetaName:
			s.MD = append(s.MD, p.meta().attachment())
		case p.tok == tWord && ir.SanitizerMarker(p.text) != 0:
			s.Sanitizers |= ir.SanitizerMarker(p.text)
			p.next()
		case p.tok == tWord && ir.AttrByName(p.text) == ir.AttrNone && b.parse(true): // a property of another LLVM
		default:
			panic(p.expected("a property of a global variable"))
		}
	}
	for b.parse(false) { // without commas
	}
	s.Attrs = b.set()
	p.m.Syms[i] = s
}

// alias reads an alias or ifunc from its type on.
func (p declParser) alias(i uint32, s ir.Symbol) {
	ty := &p.m.Types
	t := p.parseType()
	p.expect(',', "','")
	s.Type = t.t
	var vt ptype
	off := p.off
	switch {
	case p.tok == tWord && exprOp(p.text) != ir.OpInvalid:
		// The expression determines its own type: find it after "to", or take the pointer that fits.
		s.Init, vt = p.untypedExpr()
	default:
		s.Init, vt = p.typeAndConstant()
	}
	if !ty.IsPtr(vt.t) {
		panic(p.values().mismatch(off, "a value of type "+ty.String(vt.t), ir.Ptr))
	}
	s.Space = ty.AddrSpace(vt.t)
	for p.accept(',') {
		if p.tok == tMetaName && s.Kind == ir.SymIFunc {
			s.MD = append(s.MD, p.meta().attachment())
			continue
		}
		p.expectWord("partition")
		s.Partition = p.str(p.stringConst("the name of a partition"))
	}
	p.defineSymbol(i, s)
}

func (p declParser) typeAndConstant() (ir.Value, ptype) {
	t := p.valueType()
	return p.values().constant(t), t
}

// untypedExpr reads a constant expression without a type before it: it is a pointer of the address space of its
// operands.
func (p declParser) untypedExpr() (ir.Value, ptype) {
	op := exprOp(p.text)
	p.next()
	flags := p.insts().flags(op)
	switch {
	case op == ir.OpGEP:
		v, t := p.values().constGEP(flags)
		return v, ptype{t: t}
	case op.IsCast():
		off := p.off
		p.expect('(', "'('")
		x, from := p.values().constOperand()
		p.expectWord("to")
		to := p.valueType()
		p.expect(')', "')'")
		p.insts().checkCast(off, op, from.t, to.t)
		return p.consts.FoldCast(op, flags, x, from.t, to.t), to
	}
	panic(p.expected("an aliasee"))
}

// comdat reads $name = comdat kind.
func (p declParser) comdat() {
	name := p.text
	off := p.off
	if n, isNew := p.comdats.id(name); !isNew && p.m.Comdats[n-1].Kind != "" {
		panic(p.fail(off, eRedefined, "comdat $"+name+" is defined twice", ""))
	} else if isNew {
		p.m.Comdats = append(p.m.Comdats, ir.Comdat{Name: strings.Clone(name)})
	}
	n := p.comdats.find(name)
	p.next()
	p.expect('=', "'='")
	p.expectWord("comdat")
	switch p.text {
	case "any", "exactmatch", "largest", "nodeduplicate", "noduplicates", "samesize":
	default:
		panic(p.expected("any, exactmatch, largest, nodeduplicate or samesize"))
	}
	kind := p.text
	if kind == "noduplicates" {
		kind = "nodeduplicate" // renamed in LLVM 13
	}
	p.m.Comdats[n-1].Kind = strings.Clone(kind)
	p.next()
}

// comdatRef reads comdat or comdat($name).
func (p declParser) comdatRef(sym uint32) string {
	off := p.off
	p.next()
	name := p.m.Syms[sym].Name
	if p.accept('(') {
		if p.tok != tComdat {
			panic(p.expected("a comdat such as $name"))
		}
		name = p.text
		p.next()
		p.expect(')', "')'")
	} else if name == "" {
		panic(p.fail(off, eSyntax, "a comdat without name needs a named global", ""))
	}
	n, isNew := p.comdats.id(name)
	if isNew {
		p.m.Comdats = append(p.m.Comdats, ir.Comdat{Name: strings.Clone(name)})
		p.comdatUses = append(p.comdatUses, comdatUse{n, uint32(off)})
	}
	return p.m.Comdats[n-1].Name
}

type comdatUse struct{ comdat, off uint32 }

// finish checks, at the end of the module, that everything used is defined.
func (p declParser) finish() {
	for _, u := range p.comdatUses {
		if p.m.Comdats[u.comdat-1].Kind == "" {
			name := p.m.Comdats[u.comdat-1].Name
			p.raise(p.fail(int(u.off), eUndefined, "comdat $"+name+" is used but not defined", "add: $"+name+" = comdat any"))
		}
	}
	p.finishTypes()
	p.finishAttrs()
	p.meta().finishMetadata()
	for i := 1; i < len(p.gl); i++ {
		g := &p.gl[i]
		if g.defined || !g.used {
			if !g.defined {
				p.m.Remove(uint32(i)) // a reservation that nothing came of
			}
			continue
		}
		s := &p.m.Syms[i]
		if strings.HasPrefix(s.Name, "llvm.") && g.callType != 0 {
			p.declareIntrinsic(uint32(i))
			continue
		}
		name := "@" + s.Name
		if s.Name == "" {
			name = "global " + p.s[g.useOff:min(int(g.useOff)+12, len(p.s))]
		}
		p.raise(p.fail(int(g.useOff), eUndefined, name+" is used but not defined", p.declaration(s.Name, g.callType)))
	}
	for i := range p.gl {
		for _, b := range p.gl[i].blocks {
			if p.rec != nil && p.gl[i].defined { // its body has an error
				continue
			}
			p.raise(p.fail(int(b.off), eUndefined, "blockaddress of a function without body", ""))
		}
	}
}
