package ptx

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
)

// operandList reads operands up to the ';' and returns how many there are; a
// pair counts as two.
func (p *parser) operandList(op isa.Opcode) (int, bool) {
	n := 0
	if p.peek() == ';' {
		return 0, true
	}
	for {
		k, ok := p.operand(op)
		if !ok {
			return 0, false
		}
		n += k
		if !p.accept(',') {
			return n, true
		}
	}
}

// operand reads one operand, a pair as OpPair with its parts.
func (p *parser) operand(op isa.Opcode) (int, bool) {
	f := p.f
	at := len(f.Opnds)
	if !p.simple(op) {
		return 0, false
	}
	if p.peek() != '|' {
		return 1, true
	}
	p.pos++
	f.Opnds = append(slab.Doubled(f.Opnds, 1), Operand{})
	copy(f.Opnds[at+1:], f.Opnds[at:])
	f.Opnds[at] = Operand{OpTag: OpTag{Kind: OpPair}}
	return 2, p.simple(op)
}

// push appends an operand.
func (p *parser) push(o Operand) bool {
	p.f.Opnds = append(slab.Doubled(p.f.Opnds, 1), o)
	return true
}

// simple reads an operand that is not a pair.
func (p *parser) simple(op isa.Opcode) bool {
	f := p.f
	c := p.peek()
	switch {
	case c == '%':
		if r := p.numbered(); r != 0 {
			if p.pos < len(p.src) && p.src[p.pos] != '.' && !p.inAddr {
				p.f.Opnds = append(slab.Doubled(p.f.Opnds, 1), Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(r)})
				return true
			}
			return p.register(r)
		}
	case c == '{':
		p.pos++
		return p.groupOf(op, OpVec, '}')
	case c == '[':
		p.pos++
		return p.address(op)
	case c == '!' && !p.beforeConstant():
		p.pos++
		at := len(f.Opnds)
		if !p.simple(op) {
			return false
		}
		f.Opnds[at].Flags |= OpNot
		return true
	case c == '-' && p.negated():
		p.pos++
		at := len(f.Opnds)
		if !p.simple(op) {
			return false
		}
		f.Opnds[at].Flags |= OpNeg
		return true
	case startsConstant(c):
		return p.immediate(op)
	}
	start := p.pos
	w := p.ident()
	if w == nil {
		p.errorAt(p.pos, CodeSyntax, "expected an operand, found "+p.found(), "")
		return false
	}
	if len(w) == 1 && w[0] == '_' {
		return p.push(Operand{OpTag: OpTag{Kind: OpNone}})
	}
	if r := p.findReg(w); r != 0 {
		return p.register(r)
	}
	return p.symbol(op, start, w)
}

// beforeConstant reports whether a constant expression follows the '!' here.
func (p *parser) beforeConstant() bool {
	at := p.pos
	p.pos++
	c := p.peek()
	p.pos = at
	return startsConstant(c)
}

// startsConstant reports whether a constant expression other than a name may begin with c.
func startsConstant(c byte) bool {
	return isDigit(c) || c == '-' || c == '+' || c == '~' || c == '!' || c == '(' || c == '.'
}

// negated reports whether a register follows the '-' here.
func (p *parser) negated() bool {
	at := p.pos
	p.pos++
	p.peek()
	r := p.findReg(p.ident())
	p.pos = at
	return r != 0
}

// register reads the suffix of a register: a part of it such as .h0, and in an address an offset.
func (p *parser) register(r RegID) bool {
	o := Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(r)}
	if p.pos < len(p.src) && p.src[p.pos] == '.' {
		start := p.pos
		d := p.dotted()
		o.Sub = uint16(parsePart(d))
		o.Flags = OpLo
		if o.Sub == 0 {
			p.errorAt(start, CodeSyntax, "a register has no part ."+string(d), "")
			return false
		}
	}
	if p.inAddr {
		off, ok := p.offset()
		o.Imm = uint64(off)
		return p.push(o) && ok
	}
	return p.push(o)
}

// symbol handles a name that is not a register: special register, label, prototype, variable or function.
func (p *parser) symbol(op isa.Opcode, start int, w []byte) bool {
	f := p.f
	ops := op.Info().Operands()
	label, list := len(ops) == 1 && ops[0].Kind == isa.KindLabel, len(ops) == 2 && ops[1].Kind == isa.KindProto
	if w[0] == '%' || string(w) == "WARP_SZ" {
		if w[0] == 'W' && charClass[p.peek()]&chEnd == 0 { // WARP_SZ*2
			p.pos = start
			v, ok := p.constant()
			return ok && p.push(Operand{OpTag: OpTag{Kind: OpInt}, Imm: uint64(v)})
		}
		end := p.pos
		if p.pos+1 < len(p.src) && p.src[p.pos] == '.' && isName(p.src[p.pos+1]) {
			p.pos++
			p.wordEnd()
			if a := isa.LookupAtom(p.src[start:p.pos]); a.IsSreg() {
				return p.push(Operand{OpTag: OpTag{Kind: OpSreg}, Sub: uint16(a)})
			}
			p.pos = end
		}
		if a := isa.LookupAtom(w); a.IsSreg() {
			return p.push(Operand{OpTag: OpTag{Kind: OpSreg}, Sub: uint16(a)})
		}
		if p.pos == end && w[0] == '%' && !label && !list && !p.isSymbol(w) {
			p.errorAt(start, CodeUndefined, "register '"+string(w)+"' is not declared", p.registerHint(w))
			return false
		}
	}
	name := p.m.Names.InternBytes(w)
	switch {
	case label:
		p.refs = append(slab.Doubled(p.refs, 1), labelRef{name, start, int32(len(f.Opnds)), -1, 0})
		return p.push(Operand{OpTag: OpTag{Kind: OpLabel}})
	case list:
		p.protos = append(p.protos, protoRef{name, start, uint32(len(f.Opnds))})
		return p.push(Operand{OpTag: OpTag{Kind: OpSym}, Idx: uint32(name)})
	}
	o := Operand{OpTag: OpTag{Kind: OpSym}, Idx: uint32(name)}
	if p.peek() == '[' && !p.inAddr {
		off, r, ok := p.element(op, start, name)
		o.Imm = uint64(off)
		switch {
		case r != 0 && takesAddress(op):
			o = Operand{OpTag: OpTag{Kind: OpAddrReg}, Idx: uint32(r)}
		case r != 0:
			o = Operand{OpTag: OpTag{Kind: OpReg}, Idx: uint32(r)}
		case takesAddress(op):
			o.Kind = OpAddrSym
		}
		return p.push(o) && ok
	}
	off, ok := p.offset()
	o.Imm = uint64(off)
	return p.push(o) && ok
}

// symbolName returns the Name under which a variable, a parameter or a function is declared.
func (p *parser) symbolName(w []byte) Name {
	name := p.m.Names.InternBytes(w)
	if w[0] == '%' {
		for int(name) >= len(p.percent) {
			p.percent = append(p.percent, make([]bool, max(64, int(name)+1-len(p.percent)))...)
		}
		p.percent[name] = true
	}
	return name
}

// isSymbol reports whether w, which begins with % and is not a register, can be a symbol. Identifiers of all kinds may begin with %
// (PTX ISA §4.4), as GCC's parameters do; mostly it is an undeclared register.
func (p *parser) isSymbol(w []byte) bool {
	prefix := bytes.TrimRight(w, "0123456789") // of a declaration such as .param .u64 %p<2>
	for _, w := range [...][]byte{w, prefix} {
		if name := p.m.Names.Find(w); int(name) < len(p.percent) && p.percent[name] {
			return true
		}
	}
	return false
}

func takesAddress(op isa.Opcode) bool {
	ops := op.Info().Operands()
	for i := range ops {
		if ops[i].Kind == isa.KindAddr {
			return true
		}
	}
	return false
}

// variable returns the innermost variable called name, or nil.
func (p *parser) variable(name Name) *Var {
	for _, list := range [...][]Var{p.f.Locals, p.f.Params, p.m.Vars} {
		for i := len(list) - 1; i >= 0; i-- {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// offset reads "+4" or "+-4" after an address; in the assembly of LLVM IR, which is printed again, also "-4".
func (p *parser) offset() (int64, bool) {
	sum := int64(0)
	for first := true; p.peek() == '+' || p.peek() == '-'; first = false {
		start := p.pos
		neg := p.src[p.pos] == '-'
		p.pos++
		n, ok := p.expr(offsetLevel)
		if !ok {
			p.errorAt(p.pos, CodeSyntax, "expected an offset, found "+p.found(), "")
			return 0, false
		}
		if n.float() {
			p.errorAt(start, CodeRange, "an offset is an integer", "")
		}
		if neg && first && !p.inFragment() {
			p.errorAt(start, CodeSyntax, "a negative offset is added", "write +-"+strings.TrimSpace(string(p.src[start+1:p.pos])))
		}
		if neg {
			n.bits = -n.bits
		}
		sum += int64(n.bits)
	}
	return sum, true
}

// immediate reads a constant. Decimal fractions take the instruction's type.
func (p *parser) immediate(op isa.Opcode) bool {
	start := p.pos
	if v, ok := p.decimal(); ok {
		if p.pos < len(p.src) && charClass[p.src[p.pos]]&chEnd != 0 {
			p.f.Opnds = append(slab.Doubled(p.f.Opnds, 1), Operand{OpTag: OpTag{Kind: OpInt}, Imm: uint64(v)})
			return true
		}
		p.pos = start
	}
	n, ok := number{}, false
	if isDigit(p.src[p.pos]) {
		// One literal keeps its kind, and a '|' after it is not an operator.
		if n, ok = p.literal(); ok && charClass[p.peek()]&chEnd == 0 {
			p.pos, ok = start, false
		}
	}
	if !ok {
		if n, ok = p.value(); !ok {
			return false
		}
	}
	if n.kind == OpF64 && op.Type() == isa.F32 && !p.pattern64(start) {
		n = number{kind: OpF32, bits: uint64(math.Float32bits(float32(n.f64())))}
	}
	return p.push(Operand{OpTag: OpTag{Kind: n.kind}, Imm: n.bits})
}

// pattern64 reports whether the constant that began at start is 0d… with or
// without a sign, which stays as it is.
func (p *parser) pattern64(start int) bool {
	s := p.src[start:p.pos]
	for len(s) > 0 && (s[0] == '-' || s[0] == '+' || s[0] == ' ') {
		s = s[1:]
	}
	return len(s) > 1 && s[0] == '0' && s[1]|0x20 == 'd'
}

// decimal takes a decimal integer with at most 18 digits and without blanks; it returns false, and takes nothing, if
// something else follows here.
func (p *parser) decimal() (int64, bool) {
	src, i := p.src, p.pos
	neg := i < len(src) && src[i] == '-'
	if neg {
		i++
	}
	first := i
	v := int64(0)
	for ; i < len(src) && charClass[src[i]]&chDigit != 0; i++ {
		v = v*10 + int64(src[i]-'0')
	}
	if n := i - first; n == 0 || n > 18 || n > 1 && src[first] == '0' || i < len(src) && (charClass[src[i]]&chIdent != 0 || src[i] == '.') {
		return 0, false
	}
	p.pos = i
	if neg {
		v = -v
	}
	return v, true
}

// groupOf reads operands up to the closing bracket as one group.
func (p *parser) groupOf(op isa.Opcode, kind OpKind, closing byte) bool {
	f := p.f
	at := len(f.Opnds)
	f.Opnds = append(slab.Doubled(f.Opnds, 1), Operand{OpTag: OpTag{Kind: kind}})
	if p.accept(closing) {
		return true
	}
	p.depth++
	if p.depth > maxDepth {
		p.errorAt(p.pos, CodeSyntax, "operands are nested too deeply", "")
		p.depth--
		return false
	}
	n, ok := 1, false
	for ; ; n++ {
		if ok = p.simple(op); !ok || !p.accept(',') {
			break
		}
	}
	p.depth--
	if !ok {
		return false
	}
	if !p.accept(closing) {
		p.errorAt(p.pos, CodeSyntax, "expected ',' or '"+string(rune(closing))+"', found "+p.found(), "")
		return false
	}
	f.Opnds[at].Sub = uint16(n)
	if kind == OpVec && n == 1 && loneElement(op, f.Opnds[at+1:]) {
		f.Opnds = append(f.Opnds[:at], f.Opnds[at+1:]...)
	}
	return true
}

// loneElement reports whether braces around one operand mean nothing: ptxas accepts them around the value of an ld or
// st without .v2, .v4 or .v8, and much generated code has them.
func loneElement(op isa.Opcode, elem []Operand) bool {
	if sem := op.Sem(); sem != isa.SemLd && sem != isa.SemSt || len(elem) != 1 {
		return false
	}
	switch elem[0].Kind {
	case OpReg, OpInt, OpHex, OpF32, OpF64:
	default:
		return false
	}
	specs := op.Info().Operands()
	for i := range specs {
		if specs[i].Vector(op) != 0 {
			return false
		}
	}
	return true
}

// address reads the text after '[': an address, or the parts of a texture or tensor operand.
func (p *parser) address(op isa.Opcode) bool {
	f := p.f
	if p.simpleAddress() {
		return true
	}
	at := len(f.Opnds)
	outer := p.inAddr
	p.inAddr = true
	ok := p.groupOf(op, OpTex, ']')
	p.inAddr = outer
	if !ok {
		return false
	}
	if f.Opnds[at].Sub == 1 {
		// A plain address is one operand.
		o := f.Opnds[at+1]
		switch o.Kind {
		case OpReg:
			o.Kind = OpAddrReg
		case OpSym:
			o.Kind = OpAddrSym
		case OpInt, OpHex:
			o.Kind = OpAddrImm
		default:
			p.errorAt(p.pos, CodeSyntax, "no address", "an address is [register+offset], [variable+offset] or [number]")
			return false
		}
		f.Opnds = append(f.Opnds[:at], o)
	}
	if p.pos+8 <= len(p.src) && string(p.src[p.pos:p.pos+8]) == ".unified" {
		p.pos += 8
		f.Opnds[at].Flags |= OpUnified
	}
	return true
}

// simpleAddress reads "%rd1]" and "%rd1+8]", as compilers print them. It takes nothing if something else follows here.
func (p *parser) simpleAddress() bool {
	start := p.pos
	r := p.numbered()
	if r == 0 {
		return false
	}
	off := int64(0)
	if p.pos < len(p.src) && p.src[p.pos] == '+' {
		p.pos++
		v, ok := p.decimal()
		if !ok {
			p.pos = start
			return false
		}
		off = v
	}
	if p.pos+1 >= len(p.src) || p.src[p.pos] != ']' || p.src[p.pos+1] == '.' {
		p.pos = start
		return false
	}
	p.pos++
	p.f.Opnds = append(slab.Doubled(p.f.Opnds, 1), Operand{OpTag: OpTag{Kind: OpAddrReg}, Idx: uint32(r), Imm: uint64(off)})
	return true
}

// registerHint names the declared range of the registers whose names begin like w.
func (p *parser) registerHint(w []byte) string {
	n := len(w)
	for n > 0 && isDigit(w[n-1]) {
		n--
	}
	prefix, number := string(w[:n]), string(w[n:])
	if prefix == "%" || number == "" {
		return ""
	}
	for i := range p.ranges {
		if r := &p.ranges[i]; p.m.Names.Get(r.prefix) == prefix && r.count > 0 {
			return ".reg ... " + prefix + "<" + strconv.Itoa(int(r.count)) + "> declares " + prefix + "0 to " + prefix + strconv.Itoa(int(r.count)-1)
		}
	}
	return ""
}
