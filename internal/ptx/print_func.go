package ptx

import (
	"bytes"
	"strings"

	"gonvvm/internal/isa"
)

// function prints a definition, or a prototype that ends in ";".
func (p *printer) function(f *Func, body bool) {
	if body && f.Text != nil {
		p.b = append(p.b, f.Text...)
		return
	}
	p.f = f
	if f.Comment != "" {
		p.comment("\t", f.Comment)
	}
	verbose := p.m.Verbose && body && f.Defined
	leads := verbose && !p.begun // llc names its first function ahead of the declaration
	if verbose {
		p.begin(f)
		p.begun = true
	}
	if leads {
		p.at(f)
	}
	p.linkage(f.Linkage)
	if f.Entry {
		p.str(".entry ")
	} else {
		p.str(".func ")
	}
	p.attributes(f.Attrs)
	if len(f.Rets) > 0 {
		p.byte('(')
		for i := range f.Rets {
			if i > 0 {
				p.str(", ")
			}
			p.variable(&f.Rets[i])
		}
		p.str(") ")
	}
	p.name(f.Name)
	if p.m.Verbose && !verbose {
		p.byte('\n')
	}
	p.byte('(')
	for i := range f.Params {
		if i > 0 {
			p.byte(',')
		}
		p.str("\n\t")
		p.variable(&f.Params[i])
	}
	if len(f.Params) > 0 {
		p.byte('\n')
	}
	p.str(")\n")
	for i := range f.Dirs {
		p.directive(&f.Dirs[i])
	}
	if f.NoRet {
		p.str(".noreturn\n")
	}
	if !body || !f.Defined {
		if !p.m.Verbose || f.NoRet { // the end of a prototype is on the last line
			p.b = p.b[:len(p.b)-1]
		}
		p.str(";\n\n")
		return
	}
	if verbose && !leads {
		p.b = p.b[:len(p.b)-1]
		p.at(f)
	}
	p.str("{\n")
	start := len(p.b)
	p.locals()
	p.registers()
	if verbose && len(p.b) == start {
		p.str("\n\n") // as many as llc prints
	} else if len(p.b) > start {
		p.byte('\n')
	}
	p.body()
	if verbose {
		p.margin()
		p.str("// -- End function\n}\n")
		return
	}
	p.str("}\n\n")
}

// at ends the line with the name of f.
func (p *printer) at(f *Func) {
	p.margin()
	p.str("// @")
	p.name(f.Name)
	p.byte('\n')
}

// begin prints llc's comment before function f.
func (p *printer) begin(f *Func) {
	switch f.Linkage {
	case Visible:
		p.str("\t// .globl\t")
		p.name(f.Name)
	case Weak:
		p.str("\t// .weak\t")
		p.name(f.Name)
	}
	p.margin()
	p.str("// -- Begin function ")
	p.name(f.Name)
	p.byte('\n')
}

func (p *printer) directive(d *Directive) {
	p.atom(d.Kind)
	if d.Kind == isa.Language {
		p.languages(d)
		return
	}
	if d.Text != "" || d.Kind == isa.Pragma {
		p.byte(' ')
		p.quoted(d.Text)
		p.byte(';')
	}
	for i, x := range d.Args {
		if i > 0 {
			p.byte(',')
		}
		p.byte(' ')
		p.uint(uint64(x))
	}
	p.byte('\n')
}

// locals prints the function-scope variables that no instruction declares.
func (p *printer) locals() {
	f := p.f
	if len(f.Locals) == 0 {
		return
	}
	inBody := make([]bool, len(f.Locals))
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Op.Form() == isa.FormVar && in.N > 0 {
			if o := &f.Opnds[in.Ops]; o.Kind == OpVar && int(o.Idx) < len(inBody) {
				inBody[o.Idx] = true
			}
		}
	}
	for i := range f.Locals {
		if !inBody[i] {
			v := &f.Locals[i]
			if v.Comment != "" {
				p.comment("\t", v.Comment)
			}
			p.byte('\t')
			p.linkage(v.Linkage)
			p.variable(v)
			p.str(";\n")
		}
	}
}

func (p *printer) body() {
	f := p.f
	loc := uint32(0)
	p.placed = p.placed[:0]
	for i := range f.Locs {
		if f.Locs[i].InlinedAt != 0 {
			p.placed = append(p.placed, make([]bool, len(f.Locs))...)
			break
		}
	}
	marks := f.Marks
	if f.Start != 0 {
		if p.m.Verbose && len(marks) > 0 { // llc names the place on both sides of the label
			p.loc(f.Start)
		}
		marks = p.marks(marks, 0, true)
		p.loc(f.Start)
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		marks = p.marks(marks, b.First, true)
		if b.Label != 0 {
			p.name(b.Label)
			p.byte(':')
		}
		p.blockComment(b)
		for k := b.First; k < b.End; k++ {
			in := &f.Insts[k]
			marks = p.marks(marks, k, false)
			if in.Loc != loc && in.Loc != 0 {
				loc = in.Loc
				p.loc(loc)
			}
			p.inst(in)
		}
	}
	p.marks(marks, uint32(len(f.Insts)), false)
}

// marks prints the labels of list that precede instruction at and returns the rest. With block, those that precede the
// block's label.
func (p *printer) marks(list []Mark, at uint32, block bool) []Mark {
	for len(list) > 0 && list[0].At <= at && (list[0].Block || !block) {
		p.name(list[0].Label)
		p.str(":\n")
		list = list[1:]
	}
	return list
}

// blockComment ends the line of b's label with its comment; its further lines are below, in the same column. A block
// without a label has the first line at the left.
func (p *printer) blockComment(b *Block) {
	text := b.Comment
	if b.Label == 0 {
		if text == "" {
			return
		}
		first, rest, _ := strings.Cut(text, "\n")
		name, note, noted := strings.Cut(first, " // ")
		p.str("// ")
		p.ascii(name)
		if noted {
			p.margin()
			p.str("// ")
			p.ascii(note)
		}
		text = rest
		if text != "" {
			p.byte('\n')
		}
	}
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		p.margin()
		p.str("// ")
		p.ascii(line)
		if text != "" {
			p.byte('\n')
		}
	}
	p.byte('\n')
}

// margin fills the line up to the column of comments.
func (p *printer) margin() {
	const column = 40
	n := 0
	for _, c := range bytes.TrimPrefix(p.b[bytes.LastIndexByte(p.b, '\n')+1:], []byte{'\t'}) { // llc counts from there
		if n++; c == '\t' {
			n = (n + 7) &^ 7
		}
	}
	for first := true; first || n < column; first = false {
		p.byte(' ')
		n++
	}
}

// loc prints a .loc. That of inlined code comes after one of the call site, as ptxas requires.
func (p *printer) loc(i uint32) {
	l := &p.f.Locs[i]
	if l.InlinedAt != 0 && !p.isPlaced(l.InlinedAt) {
		p.loc(l.InlinedAt)
	}
	if len(p.placed) > 0 {
		p.placed[i] = true
	}
	p.str("\t.loc\t")
	p.place(l)
	if l.InlinedAt != 0 {
		p.str(", function_name ")
		p.name(l.FuncName)
		if l.FuncOff != 0 {
			p.byte('+')
			p.uint(uint64(l.FuncOff))
		}
		p.str(", inlined_at ")
		p.place(&p.f.Locs[l.InlinedAt])
	}
	if p.m.Verbose && l.Comment != "" {
		p.margin()
		p.str("// ")
		p.ascii(l.Comment)
	}
	p.byte('\n')
}

// isPlaced reports whether a .loc of the place of f.Locs[i] was printed in this function: this one
// or, in a module that was parsed, another.
func (p *printer) isPlaced(i uint32) bool {
	at := &p.f.Locs[i]
	for k := range p.placed {
		if l := &p.f.Locs[k]; !p.placed[i] && p.placed[k] && l.File == at.File && l.Line == at.Line && l.Col == at.Col {
			p.placed[i] = true
		}
	}
	return p.placed[i]
}

func (p *printer) place(l *LineInfo) {
	p.uint(uint64(l.File))
	p.byte(' ')
	p.uint(uint64(l.Line))
	p.byte(' ')
	p.uint(uint64(l.Col))
}

// inst prints one instruction line.
func (p *printer) inst(in *Inst) {
	ops := p.f.Opnds[in.Ops : in.Ops+uint32(in.N)]
	if in.Op.Info().Flags&isa.NoGuard != 0 && p.pseudo(in, ops) {
		return
	}
	p.byte('\t')
	if in.Guard != 0 {
		p.byte('@')
		if in.Flags&GuardNot != 0 {
			p.byte('!')
		}
		p.reg(in.Guard)
		p.byte(' ')
	}
	if p.m.Verbose {
		p.b = in.Op.AppendLLVM(p.b)
	} else {
		p.b = in.Op.AppendText(p.b)
	}
	if len(ops) > 0 {
		p.str(" \t")
		switch {
		case in.Op.Info().Flags&isa.IsCall != 0:
			p.callOperands(ops)
		case p.m.Verbose:
			p.verboseOperands(in.Op.Sem(), ops)
		default:
			p.operands(ops)
		}
	}
	p.str(";\n")
}

// pseudo prints pseudo-instructions.
func (p *printer) pseudo(in *Inst, ops []Operand) bool {
	switch in.Op.Form() {
	case isa.FormScopeOpen, isa.FormScopeClose:
		p.str("\t{")
		if in.Op.Form() == isa.FormScopeClose {
			p.b[len(p.b)-1] = '}'
		}
		if len(ops) > 0 && ops[0].Kind == OpString {
			p.str(" // ")
			p.name(Name(ops[0].Idx))
		}
		p.byte('\n')
		return true
	}
	if len(ops) == 0 {
		return true
	}
	o := &ops[0]
	switch in.Op.Form() {
	case isa.FormVar:
		v := &p.f.Locals[o.Idx]
		p.byte('\t')
		p.variable(v)
		p.str(";\n")
	case isa.FormComment:
		p.str("\t// ")
		p.ascii(p.m.Names.Get(Name(o.Idx)))
		p.byte('\n')
	case isa.FormRaw:
		p.ascii(p.m.Names.Get(Name(o.Idx)))
		p.line()
	case isa.FormPragmaStmt:
		p.str("\t.pragma ")
		p.quoted(p.m.Names.Get(Name(o.Idx)))
		p.str(";\n")
	case isa.FormProtoDecl:
		p.proto(&p.f.Protos[o.Idx])
	default:
		return false
	}
	return true
}

func (p *printer) proto(t *Proto) {
	p.byte('\t')
	p.name(t.Label)
	p.str(" : ")
	switch t.Kind {
	case CallPrototype:
		p.str(".callprototype ")
		p.paramList(t.Rets, true)
		p.str("_ ")
		p.paramList(t.Params, false)
		if t.NoRet {
			p.str(" .noreturn")
		}
	case BranchTargets:
		p.str(".branchtargets")
		for i, b := range t.Targets {
			if i > 0 {
				p.byte(',')
			}
			if p.m.Verbose {
				p.str("\n\t\t")
			} else {
				p.byte(' ')
			}
			p.name(p.f.Blocks[b].Label)
		}
	case CallTargets:
		p.str(".calltargets")
		for i, s := range t.Syms {
			if i > 0 {
				p.byte(',')
			}
			p.byte(' ')
			p.name(s)
		}
	}
	p.str(";\n")
}

// paramList prints "(…)"; results are left out if there are none and are followed by a blank.
func (p *printer) paramList(list []Var, results bool) {
	if results && len(list) == 0 && !p.m.Verbose {
		return
	}
	p.byte('(')
	for i := range list {
		if i > 0 {
			p.str(", ")
		}
		p.variable(&list[i])
	}
	p.byte(')')
	if results && (!p.m.Verbose || len(list) > 0) {
		p.byte(' ')
	}
}
