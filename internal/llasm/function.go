package llasm

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// local is a name or number of a function: parameter, instruction or block. One
// that is used before its definition holds an instruction without operation or a
// block without place, which the definition fills.
type local struct {
	val     ir.Value
	typ     ir.Type
	off     uint32 // of the name in the definition; before that, of the first use
	defined bool
}

// function is the state of reading a body.
type function struct {
	f       *ir.Func
	names   nameTable
	copies  copies   // of the names: each occurs once in a function, so a table that finds equal ones costs more than it saves
	byName  []uint32 // local, by number from names
	nums    numTable // local, by number in the text
	locals  []local  // 0 is unused
	next    uint32   // next number of an unnamed value
	undef   int      // locals used but not defined yet
	cur     ir.Block
	dbgFrom int // records of f.Dbg from here on wait for their instruction

	// The result of the instruction being read.
	resKind token // tLocal, tLocalNum, or tEOF for none
	resName string
	resNum  uint32
	resOff  int

	noops    []ir.Value // casts that change nothing but could not be left out at once
	mdLocals []ir.MD    // nodes that hold local values
	bundled  []ir.Value // calls with operand bundles
	failed   bool       // an error was reported, see recovery
}

func (fn *function) reset(f *ir.Func) {
	fn.f = f
	fn.names.reset()
	fn.nums.reset()
	fn.byName, fn.locals = fn.byName[:0], append(fn.locals[:0], local{})
	fn.next, fn.undef, fn.cur, fn.dbgFrom = 0, 0, 0, 0
	fn.failed = false
	fn.noops, fn.mdLocals, fn.bundled = fn.noops[:0], fn.mdLocals[:0], fn.bundled[:0]
}

func (p instParser) localNamed(name string) uint32 {
	fn := p.fn
	n, isNew := fn.names.id(name)
	if isNew {
		fn.byName = append(slab.Doubled(fn.byName, 1), uint32(len(fn.locals)))
		fn.locals = append(slab.Doubled(fn.locals, 1), local{})
	}
	return fn.byName[n-1]
}

func (p instParser) localNumbered(num uint32) uint32 {
	fn := p.fn
	n := fn.nums.get(num)
	if n == 0 {
		n = uint32(len(fn.locals))
		fn.nums.set(num, n)
		fn.locals = append(slab.Doubled(fn.locals, 1), local{})
	}
	return n
}

// use returns the value of local n, which the current token names, as type t.
func (p instParser) use(n uint32, t ir.Type) ir.Value {
	fn := p.fn
	l := &fn.locals[n]
	if l.val == ir.None {
		if l.defined { // by an instruction with an error
			return p.anyValue(t)
		}
		switch p.m.Types.Kind(t) {
		case ir.VoidKind, ir.FuncKind, ir.MetadataKind:
			panic(p.errTok(eType, "a value cannot have type "+p.m.Types.String(t)))
		case ir.LabelKind:
			l.val = fn.f.ReserveBlock().Value()
		default:
			l.val = fn.f.New(ir.OpInvalid, t, 0, 0)
		}
		l.typ, l.off = t, uint32(p.off)
		fn.undef++
		return l.val
	}
	if l.typ != t {
		e := p.fail(p.off, eType, p.found()+" has type "+p.m.Types.String(l.typ)+" where type "+p.m.Types.String(t)+" is expected", "")
		if !l.defined {
			e.d.Hint = "that is the type of its first use; it is not defined yet"
		}
		panic(e)
	}
	return l.val
}

// declare reads a declaration.
func (p instParser) declare() {
	p.next()
	var md []ir.Attachment
	for p.tok == tMetaName {
		md = append(md, p.meta().attachment())
	}
	p.header(md, false)
	if p.tok == '{' {
		panic(p.fail(p.off, eSyntax, "a declaration has no body", "a function with a body begins with define"))
	}
}

// define reads a function with its body.
func (p instParser) define() {
	p.next()
	i := p.header(nil, true)
	if p.tok != '{' {
		panic(p.expected("'{'"))
	}
	if p.lazy != nil {
		p.lazy.skipBody(i)
		return
	}
	p.body(i)
}

// header reads a function's header after define or declare.
func (p instParser) header(md []ir.Attachment, isDef bool) uint32 {
	s := ir.Symbol{Kind: ir.SymFunc, MD: md}
	p.decls().symbolWords(&s)
	cc := p.callConv()
	list := ir.AttrList{Ret: p.decls().paramAttrs(ptype{}, true)}
	ret := p.parseType()
	if p.tok != tGlobal && p.tok != tGlobalNum {
		e := p.expected("the name of the function")
		if p.tok == tWord {
			e.d.Hint = "names of functions begin with @: @" + p.text
		}
		panic(e)
	}
	switch p.m.Types.Kind(ret.t) {
	case ir.FuncKind, ir.LabelKind, ir.MetadataKind:
		panic(p.errTok(eBadType, "a function cannot return "+p.m.Types.String(ret.t)))
	}
	s.Pos = uint32(p.off)
	i := p.decls().beginDefinition()
	p.next()
	p.paramsAt = p.off

	fn := &p.fnMem
	fn.reset(nil)
	p.fn = fn
	base := len(p.tys)
	p.paramSets = p.paramSets[:0]
	vararg := p.params()
	s.Type = p.m.Types.Func(ret.t, vararg, p.tys[base:]...)
	p.tys = p.tys[:base]
	p.checkTypes()

	paramSets := len(p.paramSets)
	tail := headerTail{i: i, s: &s, attrs: attrBuilder{p: p.parser, fn: true}, isDef: isDef}
	tail.attrs.start()
	p.fn = nil // the rest belongs to the module
	for p.tailPart(&tail) {
	}
	list.Fn = tail.attrs.set()
	list.Params = p.paramSets[:paramSets]
	p.decls().defineSymbol(i, s)
	f := p.m.Syms[i].Fn
	f.CC, f.Attrs, f.GC = cc, p.decls().internList(list), tail.gc
	f.Prefix, f.Prologue, f.Personality = tail.prefix, tail.prologue, tail.personality
	fn.f = f
	return i
}

// headerTail is the part of a header after the parameters of function i.
type headerTail struct {
	i     uint32
	s     *ir.Symbol
	attrs attrBuilder
	isDef bool

	gc                            string
	prefix, prologue, personality ir.Value
}

// tailPart reads one part of the tail of a header; false means that the tail has ended.
func (p instParser) tailPart(t *headerTail) bool {
	switch p.tok {
	case tAttrGroup, tString:
		t.attrs.parse(true)
		return true
	case tMetaName:
		if t.isDef { // of a declaration it is the next entity
			t.s.MD = append(t.s.MD, p.meta().attachment())
		}
		return t.isDef
	case tWord:
	default:
		return false
	}
	switch p.text {
	case "unnamed_addr", "local_unnamed_addr":
		t.s.UnnamedAddr = p.decls().unnamedAddr()
	case "addrspace":
		t.s.Space = p.addrSpace()
	case "section":
		p.next()
		t.s.Section = p.str(p.stringConst("the name of a section"))
	case "partition":
		p.next()
		t.s.Partition = p.str(p.stringConst("the name of a partition"))
	case "comdat":
		t.s.Comdat = p.decls().comdatRef(t.i)
	case "align":
		p.next()
		t.s.Align = p.decls().alignOperand(false)
	case "gc":
		p.next()
		t.gc = p.str(p.stringConst("the name of a garbage collector"))
	case "prefix":
		p.next()
		t.prefix, _ = p.decls().typeAndConstant()
	case "prologue":
		p.next()
		t.prologue, _ = p.decls().typeAndConstant()
	case "personality":
		p.next()
		t.personality, _ = p.decls().typeAndConstant()
	case "define", "declare", "attributes", "target", "module", "source_filename", "uselistorder", "uselistorder_bb":
		return false
	default:
		return t.attrs.parse(true)
	}
	return true
}

// callConv reads an optional calling convention.
func (p instParser) callConv() uint16 {
	if p.tok != tWord {
		return 0
	}
	s := p.text
	if s[0] == 'c' && len(s) > 1 && s[1] == 'c' { // cc 42, or cc42 as LLVM prints it
		if s == "cc" {
			p.next()
			return uint16(p.uint(1023, "the number of a calling convention"))
		}
		if n, ok := parseUint(s[2:]); ok && n < 1024 {
			p.next()
			return uint16(n)
		}
	}
	if n := len(s); s[n-1] != 'c' && strings.IndexByte(s, '_') < 0 {
		return 0
	}
	if s == "riscv_vls_cc" {
		return p.vectorLengthCC()
	}
	cc, ok := ir.CCByName(s)
	if ok {
		p.next()
	}
	return cc
}

// vectorLengthCC reads riscv_vls_cc or riscv_vls_cc(64).
func (p instParser) vectorLengthCC() uint16 {
	p.next()
	n := uint64(128)
	off := p.off
	if p.accept('(') {
		n = p.uint(1<<16, "the length of a vector register")
		p.expect(')', "')'")
	}
	cc, ok := ir.CCVectorLength(n)
	if !ok {
		panic(p.fail(off, eSyntax, "no calling convention for vectors of "+utoa(n)+" bits", ""))
	}
	return cc
}

// params reads the parameters of a function: types go to the type stack, attributes
// to paramSets, names to the function's locals.
func (p instParser) params() (vararg bool) {
	ty := &p.m.Types
	fn := p.fn
	p.expect('(', "'('")
	for p.tok != ')' {
		if p.accept(tDots) {
			vararg = true
			break
		}
		off := p.off
		t := p.parseType()
		if k := ty.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind {
			panic(p.fail(off, eBadType, "a parameter cannot have type "+ty.String(t.t), ""))
		}
		p.paramSets = append(p.paramSets, p.decls().paramAttrs(t, true))
		v := ir.ParamValue(len(p.paramSets) - 1)
		p.tys = append(p.tys, t.t)
		var n uint32
		switch p.tok {
		case tLocal:
			n = p.localNamed(p.text)
			if fn.locals[n].defined {
				panic(p.redefined(p.off, int(fn.locals[n].off), p.found(), ""))
			}
			off = p.off
			p.next()
		case tLocalNum:
			if p.num < fn.next {
				panic(p.fail(p.off, eOrder, "parameter expected to be numbered %"+utoa(uint64(fn.next))+" or greater", ""))
			}
			n = p.localNumbered(p.num)
			fn.next = p.num + 1
			p.next()
		default:
			n = p.localNumbered(fn.next)
			fn.next++
		}
		fn.locals[n] = local{val: v, typ: t.t, off: uint32(off), defined: true}
		if !p.accept(',') {
			break
		}
		if p.tok == ')' {
			panic(p.expected("a parameter"))
		}
	}
	p.expect(')', "',' or ')'")
	return vararg
}
