package llasm

import (
	"strings"

	"gonvvm/internal/ir"
)

// ptype is a type as it was written: the opaque type and, for a typed pointer, an index into parser.ptrs for its
// pointee.
type ptype struct {
	t    ir.Type
	elem uint32
}

// typeDef is a named or numbered type while it is read.
type typeDef struct {
	typ     ptype
	defined bool
	used    bool // before its definition was complete
	off     uint32
}

// pointee returns the pointee of a typed pointer; ok is false for others.
func (p *parser) pointee(x ptype) (ptype, bool) {
	if !p.m.Types.IsPtr(x.t) {
		return ptype{}, false
	}
	return p.pointees(x)
}

// pointees is pointee for a typed pointer or a vector of them.
func (p *parser) pointees(x ptype) (ptype, bool) {
	if x.elem == 0 {
		return ptype{}, false
	}
	return p.ptrs[x.elem], true
}

func (p *parser) typeNamed(name string) *typeDef {
	n, isNew := p.types.id(name)
	if isNew {
		p.typeDefs = append(p.typeDefs, typeDef{})
	}
	return &p.typeDefs[n-1]
}

func (p *parser) typeNumbered(num uint32) *typeDef {
	n := p.typeNums.get(num)
	if n == 0 {
		p.numDefs = append(p.numDefs, typeDef{})
		n = uint32(len(p.numDefs))
		p.typeNums.set(num, n)
	}
	return &p.numDefs[n-1]
}

// typeDef returns the entry of the type that the current token names.
func (p *parser) typeDef() *typeDef {
	if p.tok == tLocal {
		return p.typeNamed(p.text)
	}
	return p.typeNumbered(p.num)
}

// structNamed makes the structure for a name or number.
func (p *parser) structNamed(sigil token, name string) ptype {
	p.checkTypes()
	if sigil == tLocal {
		return ptype{t: p.m.Types.Named(strings.Clone(name))}
	}
	return ptype{t: p.m.Types.Numbered()}
}

// checkTypes keeps the number of types within the limit of package ir.
func (p *parser) checkTypes() {
	if p.m.Types.Len() > ir.MaxTypes-64 {
		panic(p.errTok(eLimit, "too many types"))
	}
}

// parseType reads a type. void is allowed here; valueType is stricter.
func (p *parser) parseType() ptype {
	var r ptype
	switch p.tok {
	case tWord:
		t, ok := p.simpleType(p.text)
		if !ok {
			panic(p.noType())
		}
		r.t = t
		if t == ir.NoType { // target("…")
			r.t = p.targetType()
			break
		}
		p.next()
		if t == ir.Ptr && p.isWord("addrspace") {
			r.t = p.m.Types.Pointer(p.addrSpace())
		}
		if t == ir.Ptr && p.tok == '*' {
			panic(p.fail(p.off, eBadType, "ptr* is not a type", "an opaque pointer is written ptr"))
		}
	case tLocal, tLocalNum:
		d := p.typeDef()
		if d.typ.t == 0 {
			d.typ = p.structNamed(p.tok, p.text)
		}
		if !d.defined {
			if !d.used {
				d.off = uint32(p.off)
			}
			d.used = true
		}
		r = d.typ
		p.next()
	case '{':
		p.next()
		r.t = p.structBody(false, '}')
	case '<':
		p.next()
		if p.accept('{') {
			r.t = p.structBody(true, '}')
			p.expect('>', "'>'")
		} else {
			r = p.sequenceType(true)
		}
	case '[':
		p.next()
		r = p.sequenceType(false)
	default:
		e := p.expected("a type")
		if p.tok == tString && p.fn == nil {
			e.d.Hint = "a metadata string begins with !: !" + p.s[p.off:min(p.pos, len(p.s))]
		}
		panic(e)
	}
	for {
		switch {
		case p.tok == '*':
			r = p.pointerTo(r, 0)
			p.next()
		case p.tok == '(':
			r = ptype{t: p.funcType(r)}
		case p.tok == tWord && p.text == "addrspace":
			off := p.off
			space := p.addrSpace()
			if p.tok != '*' {
				panic(p.fail(off, eSyntax, "expected '*' after addrspace(…), found "+p.found(), "typed pointers are written T addrspace(N)*"))
			}
			r = p.pointerTo(r, space)
			p.next()
		default:
			return r
		}
	}
}

// pointerTo returns the pointer type with its pointee.
func (p *parser) pointerTo(to ptype, space uint32) ptype {
	switch to.t {
	case ir.Void:
		panic(p.fail(p.off, eBadType, "pointers to void are invalid; use i8*", "i8* is the pointer to anything"))
	case ir.Label, ir.Metadata, ir.Token:
		panic(p.errTok(eBadType, "invalid pointer to "+p.m.Types.String(to.t)))
	}
	p.m.TypedPointers = true
	p.ptrs = append(p.ptrs, to)
	return ptype{p.m.Types.Pointer(space), uint32(len(p.ptrs) - 1)}
}

// simpleType returns the type that is one word; NoType for "target".
func (p *parser) simpleType(s string) (ir.Type, bool) {
	switch s {
	case "i1":
		return ir.I1, true
	case "i8":
		return ir.I8, true
	case "i16":
		return ir.I16, true
	case "i32":
		return ir.I32, true
	case "i64":
		return ir.I64, true
	case "ptr":
		return ir.Ptr, true
	case "void":
		return ir.Void, true
	case "half":
		return ir.Half, true
	case "bfloat":
		return ir.BFloat, true
	case "float":
		return ir.Float, true
	case "double":
		return ir.Double, true
	case "fp128":
		return ir.FP128, true
	case "x86_fp80":
		return ir.X86FP80, true
	case "ppc_fp128":
		return ir.PPCFP128, true
	case "label":
		return ir.Label, true
	case "token":
		return ir.Token, true
	case "metadata":
		return ir.Metadata, true
	case "x86_mmx":
		return p.m.Types.Vector(ir.I64, 1, false), true // as LLVM reads it since 20
	case "x86_amx":
		return ir.X86AMX, true
	case "target":
		return ir.NoType, true
	}
	if len(s) < 2 || s[0] != 'i' {
		return 0, false
	}
	n, ok := parseUint(s[1:])
	if !ok {
		return 0, false
	}
	if n == 0 || n > 1<<23 {
		panic(p.fail(p.off, eBadType, "integers have 1 to 8388608 bits", ""))
	}
	p.checkTypes()
	return p.m.Types.Int(int(n)), true
}

// addrSpace reads addrspace(N).
func (p *parser) addrSpace() uint32 {
	p.next()
	p.expect('(', "'('")
	var n uint64
	if p.tok == tString {
		switch p.text {
		case "A":
			n = uint64(p.m.Layout.AllocaSpace())
		case "G":
			n = uint64(p.m.Layout.GlobalSpace())
		case "P":
			n = uint64(p.m.Layout.ProgramSpace())
		default:
			panic(p.expected("a number, \"A\", \"G\" or \"P\""))
		}
		p.next()
	} else {
		n = p.uint(1<<24-1, "an address space")
	}
	p.expect(')', "')'")
	return uint32(n)
}

// optAddrSpace reads addrspace(N) if it is there.
func (p *parser) optAddrSpace() uint32 {
	if p.isWord("addrspace") {
		return p.addrSpace()
	}
	return 0
}

// valueType reads the type of a value.
func (p *parser) valueType() ptype {
	off := p.off
	r := p.parseType()
	if k := p.m.Types.Kind(r.t); k == ir.VoidKind || k == ir.FuncKind {
		panic(p.fail(off, eBadType, "a value cannot have type "+p.m.Types.String(r.t), ""))
	}
	return r
}

// structBody reads the elements of a structure after the brace.
func (p *parser) structBody(packed bool, end token) ir.Type {
	elems, base := p.structElems()
	p.expect(end, "'}'")
	p.checkTypes()
	t := p.m.Types.Struct(packed, elems...)
	p.tys = p.tys[:base]
	return t
}

// structElems reads element types up to the closing brace. They are on the type stack from base on.
func (p *parser) structElems() (elems []ir.Type, base int) {
	p.enter()
	base = len(p.tys)
	if p.tok != '}' {
		for {
			off := p.off
			t := p.parseType()
			if k := p.m.Types.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind || k == ir.MetadataKind || k == ir.TokenKind {
				panic(p.fail(off, eBadType, "a structure cannot have an element of type "+p.m.Types.String(t.t), ""))
			}
			p.tys = append(p.tys, t.t)
			if !p.accept(',') {
				break
			}
		}
	}
	p.leave()
	return p.tys[base:], base
}

// sequenceType reads an array or vector type after the bracket.
func (p *parser) sequenceType(vector bool) ptype {
	p.enter()
	defer p.leave()
	scalable := false
	if vector && p.acceptWord("vscale") {
		p.expectWord("x")
		scalable = true
	}
	off := p.off
	n := p.uint(1<<64-1, "the number of elements")
	p.expectWord("x")
	eoff := p.off
	elem := p.parseType()
	p.checkTypes()
	k := p.m.Types.Kind(elem.t)
	if vector {
		p.expect('>', "'>'")
		if n == 0 || n > 1<<32-1 {
			panic(p.fail(off, eBadType, "vectors have 1 to 4294967295 elements", ""))
		}
		if k != ir.IntKind && k != ir.PtrKind && k != ir.TargetKind && !p.m.Types.IsFloat(elem.t) {
			panic(p.fail(eoff, eBadType, "a vector cannot have elements of type "+p.m.Types.String(elem.t), ""))
		}
		return ptype{p.m.Types.Vector(elem.t, int(n), scalable), elem.elem}
	}
	p.expect(']', "']'")
	switch k {
	case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind, ir.X86AMXKind:
		panic(p.fail(eoff, eBadType, "an array cannot have elements of type "+p.m.Types.String(elem.t), ""))
	}
	return ptype{t: p.m.Types.Array(elem.t, n)}
}

// funcType reads the parameter types of a function type.
func (p *parser) funcType(ret ptype) ir.Type {
	if k := p.m.Types.Kind(ret.t); k == ir.FuncKind || k == ir.LabelKind || k == ir.MetadataKind {
		panic(p.errTok(eBadType, "a function cannot return "+p.m.Types.String(ret.t)))
	}
	p.enter()
	p.next()
	base := len(p.tys)
	vararg := false
	for p.tok != ')' {
		if p.accept(tDots) {
			vararg = true
			break
		}
		off := p.off
		t := p.parseType()
		if k := p.m.Types.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind {
			panic(p.fail(off, eBadType, "a parameter cannot have type "+p.m.Types.String(t.t), ""))
		}
		p.tys = append(p.tys, t.t)
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "',' or ')'")
	p.checkTypes()
	f := p.m.Types.Func(ret.t, vararg, p.tys[base:]...)
	p.tys = p.tys[:base]
	p.leave()
	return f
}

// targetType reads target("name", types…, numbers…).
func (p *parser) targetType() ir.Type {
	p.enter()
	p.next()
	p.expect('(', "'('")
	name := p.str(p.stringConst("the name of the target type"))
	base, nbase := len(p.tys), len(p.nums)
	for p.accept(',') {
		if p.tok == tInt {
			p.nums = append(p.nums, uint32(p.uint(1<<32-1, "a number")))
			continue
		}
		if len(p.nums) > nbase {
			panic(p.expected("a number"))
		}
		p.tys = append(p.tys, p.parseType().t)
	}
	p.expect(')', "',' or ')'")
	p.checkTypes()
	t := p.m.Types.Target(name, p.tys[base:], p.nums[nbase:])
	p.tys, p.nums = p.tys[:base], p.nums[:nbase]
	p.leave()
	return t
}

// typeDefinition reads %name = type ….
func (p *parser) typeDefinition() {
	d := p.typeDef()
	off := p.off
	if d.defined {
		panic(p.fail(off, eRedefined, "type "+p.s[p.off:p.pos]+" is defined twice", ""))
	}
	sigil, name, num := p.tok, p.text, p.num
	p.next()
	p.expect('=', "'='")
	p.expectWord("type")
	if d.typ.t == 0 && (p.tok == '{' || p.tok == '<' || p.isWord("opaque")) {
		d.typ = p.structNamed(sigil, name)
	}
	t := d.typ
	packed := false
	switch {
	case p.acceptWord("opaque"):
		d.defined = true
	case p.tok == '<' && strings.HasPrefix(strings.TrimLeft(p.s[p.pos:], " \t"), "{"):
		packed = true
		p.next()
		fallthrough
	case p.tok == '{':
		p.next()
		elems, base := p.structElems()
		p.expect('}', "',' or '}'")
		if packed {
			p.expect('>', "'>'")
		}
		d = p.find(sigil, name, num)
		p.m.Types.SetBody(t.t, packed, elems...)
		p.tys = p.tys[:base]
		if d.used && p.contains(t.t) {
			p.m.Types.SetBody(t.t, false) // reading may go on, and layouts follow bodies
			panic(p.fail(off, eBadType, "structure "+p.m.Types.String(t.t)+" contains itself", "a pointer to it would do"))
		}
		d.defined = true
	default:
		if d.used {
			panic(p.fail(off, eBadType, "a type that is not a structure must be defined before it is used", ""))
		}
		r := p.parseType()
		d = p.find(sigil, name, num)
		if d.used {
			panic(p.fail(off, eBadType, "the type is defined by itself", ""))
		}
		d.typ, d.defined = r, true
	}
}

// find returns the entry of a type again: reading its body may have moved it.
func (p *parser) find(sigil token, name string, num uint32) *typeDef {
	if sigil == tLocal {
		return p.typeNamed(name)
	}
	return p.typeNumbered(num)
}

// contains reports whether structure x, which just got its body, holds itself.
// Only a structure used ahead of its definition can close a cycle.
func (p *parser) contains(x ir.Type) bool {
	ty := &p.m.Types
	seen := make(map[ir.Type]bool)
	stack := append([]ir.Type(nil), ty.Elems(x)...)
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if t == x {
			return true
		}
		switch ty.Kind(t) {
		case ir.ArrayKind, ir.VectorKind:
			stack = append(stack, ty.Elem(t))
		case ir.StructKind:
			if !seen[t] {
				seen[t] = true
				stack = append(stack, ty.Elems(t)...)
			}
		}
	}
	return false
}

// finishTypes reports a type that was used but never defined.
func (p *parser) finishTypes() {
	check := func(d *typeDef, name string) {
		if d.used && !d.defined {
			p.raise(p.fail(int(d.off), eUndefined, "type "+name+" is used but not defined", "add: "+name+" = type { … }"))
		}
	}
	for i := range p.typeDefs {
		check(&p.typeDefs[i], p.m.Types.String(p.typeDefs[i].typ.t))
	}
	for i := range p.numDefs {
		check(&p.numDefs[i], p.m.Types.String(p.numDefs[i].typ.t))
	}
}
