package ptx

import (
	"math"
	"math/bits"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
)

// maxAlign bounds .align; ptxas accepts no more.
const maxAlign = 1 << 30

// maxBank is the last constant bank of PTX before 2.2.
const maxBank = 10

// early reads an alignment or attributes of v that stand before its state space, as ptxas takes them, and returns the next directive, nil after an
// error.
func (p *parser) early(v *Var, d []byte) []byte {
	ok := false
	if string(d) == "align" {
		v.Align, ok = p.alignment()
	} else {
		v.Attrs, ok = p.attributes()
	}
	if !ok {
		return nil
	}
	p.peek()
	at := p.pos
	d = p.dotted()
	switch string(d) {
	case "align", "attribute", "const", "global", "shared", "local", "param", "tex", "reg":
		return d
	}
	p.pos = at
	p.errorAt(at, CodeSyntax, "expected a state space, found "+p.found(), "")
	return nil
}

// afterType reports whether directive d may not follow the directives that v has: alignment and attributes come first, then the vector.
func (v *Var) afterType(d string) bool {
	switch d {
	case "align":
		return (v.Vec != 0 || v.Type != 0) && !v.Ptr.Present
	case "attribute":
		return v.Vec != 0 || v.Type != 0
	case "v2", "v4", "v8":
		return v.Type != 0
	}
	return false
}

// varHead reads the part between the state space and the name: attributes and alignment, vector, type, and properties of the pointer.
func (p *parser) varHead(v *Var) bool {
	if v.Space == isa.Const && p.peek() == '[' { // .const[2]: a bank, before PTX 2.2
		p.pos++
		at := p.pos
		n, ok := p.constant()
		if !ok || !p.accept(']') {
			p.errorAt(p.pos, CodeSyntax, "expected ']', found "+p.found(), "")
			return false
		}
		if n < 0 || n > maxBank {
			p.errorAt(at, CodeRange, "there are constant banks 0 to 10", "")
			n = 0
		}
		v.Bank = uint8(n)
	}
	for {
		p.space()
		start := p.pos
		d := p.dotted()
		if d == nil {
			if v.Type == 0 {
				p.errorAt(p.pos, CodeSyntax, "expected a type, found "+p.found(), "")
				return false
			}
			if v.Space == isa.Tex && p.m.before(15) { // .tex .u32 is .global .texref
				v.Space, v.Type = isa.Global, isa.Texref
			}
			return true
		}
		if v.afterType(string(d)) {
			p.errorAt(start, CodeSyntax, "."+string(d)+" stands before the type", "")
		}
		switch string(d) {
		case "align":
			n, ok := p.alignment()
			if !ok {
				return false
			}
			if v.Ptr.Present {
				v.Ptr.Align = n
			} else {
				v.Align = n
			}
		case "attribute":
			attrs, ok := p.attributes()
			if !ok {
				return false
			}
			v.Attrs = attrs
		case "v2", "v4", "v8":
			v.Vec = d[1] - '0'
		case "ptr":
			v.Ptr.Present = true
		case "global", "shared", "const", "local":
			if !v.Ptr.Present || v.Ptr.Align != 0 {
				p.errorAt(start, CodeSyntax, "a state space follows .ptr only", "")
				return false
			}
			v.Ptr.Space = isa.LookupAtom(d)
		default:
			a := isa.LookupAtom(d)
			if !a.IsType() {
				p.errorAt(start, CodeSyntax, "unknown type ."+string(d), nearestType(d))
				return false
			}
			if v.Type != 0 && !(v.Ptr.Present && a.Class() == isa.ClassOpaque) {
				p.errorAt(start, CodeSyntax, "a second type", "")
				return false
			}
			if v.Type == 0 {
				v.Type = a
			} else {
				v.Ptr.Space = a // .u64 .ptr .texref, as LLVM prints for handles
			}
		}
	}
}

func (p *parser) alignment() (uint32, bool) {
	start := p.pos
	n, ok := p.constant()
	if ok && (n <= 0 || n > maxAlign || bits.OnesCount64(uint64(n)) != 1) {
		p.errorAt(start, CodeRange, "an alignment is a power of two", "")
		return 1, true
	}
	return uint32(n), ok
}

func (p *parser) attributes() ([]VarAttr, bool) {
	var out []VarAttr
	if !p.accept('(') {
		p.errorAt(p.pos, CodeSyntax, "expected '(', found "+p.found(), "")
		return nil, false
	}
	for {
		p.space()
		start := p.pos
		d := p.dotted()
		a := VarAttr{Kind: isa.LookupAtom(d)}
		if a.Kind != isa.Managed && a.Kind != isa.Unified {
			p.errorAt(start, CodeSyntax, "expected .managed or .unified, found "+p.found(), "")
			return nil, false
		}
		if p.accept('(') {
			for {
				n, ok := p.constant()
				if !ok {
					return nil, false
				}
				a.Args = append(a.Args, uint64(n))
				if !p.accept(',') {
					break
				}
			}
			if !p.accept(')') {
				return nil, false
			}
		}
		out = append(out, a)
		if !p.accept(',') {
			break
		}
	}
	if !p.accept(')') {
		p.errorAt(p.pos, CodeSyntax, "expected ')', found "+p.found(), "")
		return nil, false
	}
	return out, true
}

// varTail reads the name with its count or dimensions and the initialiser.
func (p *parser) varTail(v *Var) bool {
	p.space()
	v.Pos = uint32(p.pos)
	name := p.ident()
	if name == nil {
		p.errorAt(p.pos, CodeSyntax, "expected a name, found "+p.found(), "")
		return false
	}
	switch {
	case string(name) == "_":
		v.Name = 0
	case v.Space == isa.Reg:
		v.Name = p.m.Names.InternBytes(name)
	default:
		v.Name = p.symbolName(name)
	}
	if p.accept('<') {
		at := p.pos
		// No operator may swallow the '>'.
		n, ok := p.literal()
		if !ok || !p.accept('>') {
			p.errorAt(p.pos, CodeSyntax, "expected <number>, found "+p.found(), "")
			return false
		}
		if n.bits > maxRegs {
			p.errorAt(at, CodeRange, "the number of registers must be at most 1048576", "")
			n.bits = 1
		}
		if n.bits == 0 {
			v.Space = 0 // declares nothing
		}
		v.Count = uint32(n.bits)
	}
	for p.accept('[') {
		if p.accept(']') {
			v.Dims = append(v.Dims, -1)
			continue
		}
		at := p.pos
		n, ok := p.constant()
		if !ok || !p.accept(']') {
			p.errorAt(p.pos, CodeSyntax, "expected ']', found "+p.found(), "")
			return false
		}
		if n < 0 {
			p.errorAt(at, CodeRange, "an array dimension is not negative", "")
			n = 0
		}
		v.Dims = append(v.Dims, n)
	}
	if p.accept('=') {
		return p.initialiser(v)
	}
	return true
}

// initialiser reads the value after '='.
func (p *parser) initialiser(v *Var) bool {
	v.Init.Present = true
	depth := 0
	for {
		if p.accept('{') {
			v.Init.Elems = append(v.Init.Elems, InitElem{Kind: InitOpen})
			if depth++; depth > maxDepth {
				p.errorAt(p.pos, CodeSyntax, "initialiser is nested too deeply", "")
				return false
			}
			if p.peek() != '}' {
				continue
			}
		} else if !p.initElem(v) {
			return false
		}
		for depth > 0 && p.accept('}') {
			v.Init.Elems = append(v.Init.Elems, InitElem{Kind: InitClose})
			depth--
		}
		if depth == 0 {
			return true
		}
		if !p.accept(',') {
			p.errorAt(p.pos, CodeSyntax, "expected ',' or '}', found "+p.found(), "")
			return false
		}
	}
}

// initElem reads one value: a number, an address, a mask of an address, or a
// member of an opaque type.
func (p *parser) initElem(v *Var) bool {
	start := p.pos
	if name := p.ident(); name != nil && string(name) != "WARP_SZ" {
		e := InitElem{Kind: InitSym}
		if string(name) == "generic" && p.peek() == '(' {
			return p.generic(v, e)
		}
		e.Sym = p.m.Names.InternBytes(name)
		if v.Type.Class() == isa.ClassOpaque {
			if p.accept('=') {
				e.Kind = InitField
				v.Init.Elems = append(v.Init.Elems, e)
				return p.initElem(v)
			}
			e.Kind = InitName
			v.Init.Elems = append(v.Init.Elems, e)
			return true
		}
		ok := p.symOffset(&e)
		v.Init.Elems = append(v.Init.Elems, e)
		return ok
	}
	p.pos = start
	p.peek()
	start = p.pos
	if p.pos < len(p.src) && p.src[p.pos] == '0' {
		if n, ok := p.literal(); ok && n.kind == OpHex && p.peek() == '(' {
			// 0xFF00(address): one byte of it.
			p.pos++
			return p.masked(v, n.bits)
		}
		p.pos = start
	}
	e := InitElem{Kind: InitInt}
	if v.Type.Class() != isa.ClassFloat {
		if x, ok := p.decimal(); ok && p.pos < len(p.src) && charClass[p.src[p.pos]]&chEnd != 0 {
			e.Bits = uint64(x)
			v.Init.Elems = append(v.Init.Elems, e)
			return true
		}
		p.pos = start
	}
	x, ok := p.value()
	if !ok {
		return false
	}
	if e.Bits = x.bits; x.float() { // an integer stays one, which a .f32 cannot have as its value
		e = InitElem{Kind: InitFloat, Bits: floatBits(v.Type, x)}
	}
	v.Init.Elems = append(v.Init.Elems, e)
	return true
}

// floatBits returns the bits that a constant has in a variable of type t.
func floatBits(t isa.Atom, n number) uint64 {
	if t.Bits() == 64 {
		if n.kind == OpF64 { // a NaN keeps its payload
			return n.bits
		}
		return math.Float64bits(n.f64())
	}
	if n.kind == OpF32 {
		return n.bits
	}
	return uint64(math.Float32bits(float32(n.f64())))
}

// generic reads "(name)+offset" after the word generic.
func (p *parser) generic(v *Var, e InitElem) bool {
	p.accept('(')
	name := p.ident()
	if name == nil {
		p.errorAt(p.pos, CodeSyntax, "expected a name, found "+p.found(), "")
		return false
	}
	if e.Kind == InitSym {
		e.Kind = InitGeneric
	} else {
		e.Kind = InitMaskGeneric
	}
	e.Sym = p.m.Names.InternBytes(name)
	if !p.accept(')') {
		p.errorAt(p.pos, CodeSyntax, "expected ')', found "+p.found(), "")
		return false
	}
	if !p.symOffset(&e) {
		return false
	}
	v.Init.Elems = append(v.Init.Elems, e)
	return true
}

func (p *parser) masked(v *Var, mask uint64) bool {
	e := InitElem{Kind: InitMask, Mask: mask}
	name := p.ident()
	switch {
	case name == nil:
		// A mask of a constant expression is a byte of its value.
		x, ok := p.constant()
		if !ok {
			return false
		}
		v.Init.Elems = append(v.Init.Elems, InitElem{
			Kind: InitInt, Bits: uint64(x) & mask >> uint(bits.TrailingZeros64(mask|1<<63)&^7),
		})
	case string(name) == "generic" && p.peek() == '(':
		if !p.generic(v, e) {
			return false
		}
	default:
		e.Sym = p.m.Names.InternBytes(name)
		if !p.symOffset(&e) {
			return false
		}
		v.Init.Elems = append(v.Init.Elems, e)
	}
	if !p.accept(')') {
		p.errorAt(p.pos, CodeSyntax, "expected ')', found "+p.found(), "")
		return false
	}
	return true
}

// symOffset adds "+4-8" after a symbol to e.Bits.
func (p *parser) symOffset(e *InitElem) bool {
	n, ok := p.offset()
	e.Bits += uint64(n)
	return ok
}

// moduleVars reads the variables of one declaration at module scope, which begin as v does.
func (p *parser) moduleVars(v Var) bool {
	if !p.varHead(&v) {
		return false
	}
	for {
		one := v
		if !p.varTail(&one) {
			return false
		}
		if one.Space != 0 {
			p.m.Vars = append(slab.Doubled(p.m.Vars, 1), one)
			p.m.Items = append(p.m.Items, Item{ItemVar, uint32(len(p.m.Vars) - 1)})
			if one.Space == isa.Reg {
				p.modRegs = append(p.modRegs, uint32(len(p.m.Vars)-1))
			}
		}
		if !p.accept(',') {
			return p.semicolon()
		}
	}
}

// nearestType returns a hint with the type closest to the misspelt name d.
func nearestType(d []byte) string {
	n := diag.Nearest{Name: string(d)}
	for a := isa.Atom(1); a.IsType(); a++ {
		n.Try(a.String())
	}
	if n.Word == "" {
		return ""
	}
	return "did you mean ." + n.Word + "?"
}
