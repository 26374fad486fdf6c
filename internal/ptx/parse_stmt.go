package ptx

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
	"gonvvm/internal/target"
)

// inFragment reports whether the text is assembly in LLVM IR. It is printed again in the form of ptxas, so that the parser is less strict.
func (p *parser) inFragment() bool { return p.f != nil && p.f != &p.fn }

// statement reads one statement of a body. false means that an error was recorded and the rest of the statement must be
// skipped.
func (p *parser) statement() bool {
	switch c := p.peek(); {
	case c == '{':
		if len(p.scopes) > maxDepth {
			p.errorAt(p.pos, CodeSyntax, "scopes are nested too deeply", "")
			p.pos++
			return false
		}
		p.openScope()
		p.add(isa.OpScopeOpen, p.pos-1, len(p.f.Opnds))
		return true
	case c == '}':
		p.pos++
		if len(p.scopes) > 1 {
			p.add(isa.OpScopeClose, p.pos-1, len(p.f.Opnds))
		}
		p.closeScope()
		return true
	case c == ';':
		if !p.inFragment() {
			p.errorAt(p.pos, CodeSyntax, "expected an instruction, found ';'", "PTX has no empty statements")
		}
		p.pos++
		return true
	case c == '.':
		return p.bodyDirective()
	case c == '@':
		return p.guarded()
	}
	start := p.pos
	w := p.ident()
	if w == nil {
		p.errorAt(p.pos, CodeSyntax, "expected an instruction, found "+p.found(), "")
		return false
	}
	end := p.pos
	if p.pos < len(p.src) && p.src[p.pos] == '.' {
		return p.instruction(start, 0, 0)
	}
	if p.peek() == ':' && !(p.pos+1 < len(p.src) && p.src[p.pos+1] == ':') {
		p.pos++
		return p.label(start, w)
	}
	p.pos = end
	return p.instruction(start, 0, 0)
}

// label handles "name:", which is a block or the name of a prototype.
func (p *parser) label(start int, w []byte) bool {
	name := p.m.Names.InternBytes(w)
	after := p.pos
	if p.peek() == '.' {
		switch d := p.dotted(); string(d) {
		case "callprototype":
			return p.callPrototype(start, name)
		case "branchtargets", "calltargets":
			return p.targets(start, name, string(d) == "branchtargets")
		}
		p.pos = after
	}
	for int(name) >= len(p.labelOf) {
		n := max(64, int(name)+1-len(p.labelOf))
		p.labelOf = append(slab.Doubled(p.labelOf, n), make([]uint32, n)...)
	}
	outer := p.labelOf[name]
	if outer > uint32(p.scopes[len(p.scopes)-1].labels) {
		p.errorAt(start, CodeRedefined, "label '"+string(w)+"' is defined twice", "")
		return true
	}
	p.labels = append(p.labels, labelDef{name, p.newBlock(name), outer})
	p.labelOf[name] = uint32(len(p.labels))
	return true
}

// add appends an instruction with the operands from first on.
func (p *parser) add(op isa.Opcode, pos, first int) *Inst {
	f := p.f
	n := len(f.Opnds) - first
	if n > 255 {
		// Their contents stay, for labels that are not resolved yet.
		p.errorAt(pos, CodeOperands, "more than 255 operands", "")
		n = 0
	}
	f.Insts = append(slab.Doubled(f.Insts, 1), Inst{Op: op, Ops: uint32(first), N: uint8(n), Pos: uint32(pos), Loc: p.curLoc})
	return &f.Insts[len(f.Insts)-1]
}

// bodyDirective reads a statement that begins with a dot.
func (p *parser) bodyDirective() bool {
	p.space()
	start := p.pos
	d := p.dotted()
	v := Var{}
	for string(d) == "align" || string(d) == "attribute" {
		if d = p.early(&v, d); d == nil {
			return false
		}
	}
	switch string(d) {
	case "loc":
		return p.locDirective()
	case "pragma":
		for {
			s, ok := p.stringLit()
			if !ok {
				p.errorAt(p.pos, CodeSyntax, "expected a string, found "+p.found(), "")
				return false
			}
			first := len(p.f.Opnds)
			p.f.Opnds = append(p.f.Opnds, Operand{OpTag: OpTag{Kind: OpString}, Idx: uint32(p.m.Names.Intern(s))})
			p.add(isa.OpPragmaStmt, start, first)
			if !p.accept(',') {
				return p.semicolon()
			}
		}
	case "file":
		return p.fileDirective()
	case "reg", "local", "shared", "param", "global", "const":
	default:
		p.errorAt(start, CodeSyntax, "unknown directive ."+string(d), "")
		return false
	}
	v.Space = isa.LookupAtom(d)
	if !p.varHead(&v) {
		return false
	}
	for {
		one := v
		if !p.varTail(&one) {
			return false
		}
		if one.Space != 0 {
			p.local(&one, start)
		}
		if !p.accept(',') {
			return p.semicolon()
		}
	}
}

// local enters a declaration of a body: at its head it belongs to the
// function, in an inner scope it is a statement.
func (p *parser) local(v *Var, start int) {
	f := p.f
	inner := len(p.scopes) > 1
	if v.Space == isa.Param && f.Entry && p.m.before(14) { // kernels had no list of parameters
		f.Params = append(f.Params, *v)
		return
	}
	if v.Space == isa.Reg {
		if len(v.Dims) > 0 {
			p.errorAt(int(v.Pos), CodeSyntax, "a register cannot be declared as an array", "")
		}
		if more := p.declareReg(v, inner); !inner && !more {
			return
		}
	}
	f.Locals = append(f.Locals, *v)
	if inner {
		first := len(f.Opnds)
		f.Opnds = append(f.Opnds, Operand{OpTag: OpTag{Kind: OpVar}, Idx: uint32(len(f.Locals) - 1)})
		p.add(isa.OpVar, start, first)
	}
}

// locDirective reads ".loc file line column" with the place of an inlined call.
func (p *parser) locDirective() bool {
	var l LineInfo
	if !p.place(&l) {
		return false
	}
	for p.accept(',') {
		w := p.ident()
		switch string(w) {
		case "function_name":
			name := p.ident()
			if name == nil {
				p.errorAt(p.pos, CodeSyntax, "expected a label, found "+p.found(), "")
				return false
			}
			l.FuncName = p.m.Names.InternBytes(name)
			if p.accept('+') {
				n, ok := p.constant()
				if !ok {
					return false
				}
				l.FuncOff = uint32(n)
			}
		case "inlined_at":
			var at LineInfo
			if !p.place(&at) {
				return false
			}
			l.InlinedAt = p.addLoc(at)
		default:
			p.errorAt(p.pos, CodeSyntax, "expected function_name or inlined_at, found "+p.found(), "")
			return false
		}
	}
	p.curLoc = p.addLoc(l)
	return true
}

// addLoc returns the index of l, the same for neighbours that are equal.
func (p *parser) addLoc(l LineInfo) uint32 {
	f := p.f
	for i := max(1, len(f.Locs)-4); i < len(f.Locs); i++ {
		if f.Locs[i] == l {
			return uint32(i)
		}
	}
	f.Locs = append(f.Locs, l)
	return uint32(len(f.Locs) - 1)
}

func (p *parser) place(l *LineInfo) bool {
	for _, x := range [...]*uint32{&l.File, &l.Line, &l.Col} {
		p.space()
		n, ok := p.literal()
		if !ok {
			p.errorAt(p.pos, CodeSyntax, "expected a number, found "+p.found(), "")
			return false
		}
		*x = uint32(n.bits)
	}
	return true
}

// guarded reads "@p inst" and "@!p inst".
func (p *parser) guarded() bool {
	p.accept('@')
	flags := InstFlags(0)
	if p.accept('!') {
		flags = GuardNot
	}
	p.peek()
	r := p.numbered()
	if r == 0 {
		at := p.pos
		w := p.ident()
		if r = p.findReg(w); r == 0 {
			p.errorAt(at, CodeUndefined, "guard predicate '"+string(w)+"' is not declared", p.registerHint(w))
			return false
		}
	}
	p.peek()
	start := p.pos
	if p.ident() == nil {
		p.errorAt(start, CodeSyntax, "expected an instruction, found "+p.found(), "")
		return false
	}
	return p.instruction(start, r, flags)
}

// opcodes returns the candidates for the mnemonic text, which began at start, in the cache if there are few. whole is
// false if text is not contiguous in the source.
func (p *parser) opcodes(start int, text []byte, whole bool) (c *cachedOp, ops []isa.Opcode) {
	h := hash(text)
	h = (h ^ h>>16) & uint32(len(p.cache)-1)
	for i := range uint32(2) { // two that meet shall not throw each other out
		c = &p.cache[h^i]
		if int(c.n) == len(text) && string(p.src[c.start:c.start+c.n]) == string(text) {
			return c, c.ops[:c.number]
		}
		if c.n == 0 {
			break
		}
	}
	ops = isa.ParseOpcode(p.opBuf[:0], text)
	p.opBuf = ops
	*c = cachedOp{}
	if len(ops) > 0 {
		flags := ops[0].Info().Flags
		c.call, c.term = flags&isa.IsCall != 0, flags&isa.Terminator != 0
		lo, hi := ops[0].Arity()
		c.lo, c.hi = uint8(lo), uint8(hi)
	}
	if whole && len(ops) <= len(c.ops) {
		c.start, c.n, c.number = uint32(start), uint32(len(text)), uint8(len(ops))
		copy(c.ops[:], ops)
		return c, c.ops[:c.number]
	}
	return c, ops
}

// instruction reads the rest of an instruction whose mnemonic began at start
// and whose first word has been taken.
func (p *parser) instruction(start int, guard RegID, flags InstFlags) bool {
	text, whole := p.mnemonic(start)
	if p.m.before(target.Oldest) {
		text, whole = p.legacyMnemonic(text, whole)
	}
	c, ops := p.opcodes(start, text, whole)
	if len(ops) == 0 {
		p.noForm(start, text)
		return false
	}
	first, refs, protos := len(p.f.Opnds), len(p.refs), len(p.protos)
	p.indexes = p.indexes[:0]
	call, term := c.call, c.term
	n := 0
	ok := true
	switch {
	case call:
		ok = p.callOperands()
	case c.hi > 0 || len(ops) > 1:
		n, ok = p.operandList(ops[0])
	}
	if !ok {
		p.f.Opnds, p.refs, p.protos = p.f.Opnds[:first], p.refs[:refs], p.protos[:protos]
		return false
	}
	op := ops[0]
	if !call && (len(ops) > 1 || n < int(c.lo) || n > int(c.hi)) {
		op, ok = p.choose(ops, n, p.f.Opnds[first:])
		if !ok {
			p.errorAt(start, CodeOperands, "'"+string(text)+"' has other operands", "the form is "+ops[0].Syntax())
			p.f.Opnds, p.refs, p.protos = p.f.Opnds[:first], p.refs[:refs], p.protos[:protos]
			return p.semicolon()
		}
	}
	if len(p.indexes) > 0 {
		first = p.addresses(start, first, guard, flags)
	}
	in := p.add(op, start, first)
	in.Guard, in.Flags = guard, flags
	ok = p.semicolon()
	if term {
		p.newBlock(0)
	}
	return ok
}

// noForm reports a mnemonic without a form, and the nearest one.
func (p *parser) noForm(start int, text []byte) {
	root, _, _ := strings.Cut(string(text), ".")
	msg, hint, word := "unknown instruction '"+root+"'", "", ""
	if isa.Mnemonic(root) {
		msg = "no form of '" + root + "' is spelled '" + string(text) + "'"
		if word, hint = nearestForm(string(text)); word == "" {
			hint = isa.Forms(root, string(text))
		}
		root = string(text)
	} else {
		p.unknown = true
		near := diag.Nearest{Name: root}
		isa.Mnemonics(near.Try)
		if word = near.Word; word != "" {
			hint = "did you mean " + word + "?"
		}
	}
	if d := p.errorAt(start, CodeMnemonic, msg, hint); d != nil && word != "" {
		end := d.Pos
		end.Col += int32(len(root))
		d.Fix = &diag.Fix{Pos: d.Pos, End: end, Text: word}
	}
}

// choose returns the first candidate that can have the n operands: as many,
// with addresses where it has addresses.
func (p *parser) choose(ops []isa.Opcode, n int, opnds []Operand) (isa.Opcode, bool) {
	for _, op := range ops {
		lo, hi := op.Arity()
		if n < lo || n > hi {
			continue
		}
		if len(ops) == 1 || p.fits(op, opnds) {
			return op, true
		}
	}
	return 0, false
}

// fits compares the kinds of op's operands with those that were read. Optional ones are tried both as present and as
// absent.
func (p *parser) fits(op isa.Opcode, opnds []Operand) bool {
	return p.fitsFrom(op, op.Info().Operands(), opnds)
}

func (p *parser) fitsFrom(op isa.Opcode, specs []isa.OperandInfo, opnds []Operand) bool {
	if len(specs) == 0 {
		return len(opnds) == 0
	}
	s, rest := &specs[0], specs[specs[0].Span(specs):]
	if !s.Present(op) {
		return p.fitsFrom(op, rest, opnds)
	}
	if len(opnds) > 0 && opnds[0].Kind == OpPair {
		opnds = opnds[1:] // its parts are operands
	}
	if len(opnds) > 0 && p.takes(s, op, &opnds[0]) && p.fitsFrom(op, rest, opnds[spanOf(opnds):]) {
		return true
	}
	return s.Flags&isa.Optional != 0 && p.fitsFrom(op, rest, opnds)
}

// takes reports whether an operand is of the kind that s is.
func (p *parser) takes(s *isa.OperandInfo, op isa.Opcode, o *Operand) bool {
	if o.Kind == OpReg && s.Kind == isa.KindValue && (s.Type(op) == isa.Pred) != (p.f.Regs[o.Idx].Type == isa.Pred) {
		return false
	}
	addr := o.Kind == OpAddrReg || o.Kind == OpAddrSym || o.Kind == OpAddrImm
	if addr != (s.Kind == isa.KindAddr) && s.Kind != isa.KindGroup || (o.Kind == OpTex) != (s.Kind == isa.KindGroup) {
		return false
	}
	vector := o.Kind == OpVec || o.Kind == OpReg && o.Flags&OpLo == 0 && p.f.Regs[o.Idx].Vec != 0
	return vector == (s.Vector(op) != 0) || o.Kind == OpNone || o.Kind == OpVec && o.Sub == 1 && op.TakesBraces()
}

// spanOf returns how many entries the operand at the head of opnds takes.
func spanOf(opnds []Operand) int {
	n := 1
	switch o := &opnds[0]; o.Kind {
	case OpVec, OpList, OpTex:
		for range int(o.Sub) {
			n += spanOf(opnds[n:])
		}
	case OpPair:
		n += spanOf(opnds[n:])
		n += spanOf(opnds[n:])
	}
	return n
}
