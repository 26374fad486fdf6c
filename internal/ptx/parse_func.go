package ptx

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
)

// maxRegs bounds the registers of one declaration: name<n> of a hostile file
// must not take gigabytes.
const maxRegs = 1 << 20

// regRange is a declaration of registers prefix0 … prefix(count-1), which are
// the entries of Func.Regs from base on.
type regRange struct {
	prefix Name
	base   RegID  // of a sparse range its number among those of the function
	key    uint64 // the prefix's bytes, 0 if they are more than eight or one is a digit
	count  uint32
	typ    isa.Atom
	vec    uint8
	depth  int
	sparse bool // only registers that something names are entries of Func.Regs
}

// manyRegs is how many registers a text may declare whatever its size.
const manyRegs = 4096

// sparse reports whether n more registers are too many for a text of this size
// to have an entry each: a short text shall not take much memory, nor time.
func (p *parser) sparse(n uint32) bool {
	if p.dense || n <= 64 {
		return false
	}
	if p.declared+int(n) > manyRegs+len(p.src) {
		return true
	}
	p.declared += int(n)
	return false
}

// sparseKey names a register of a sparse range.
type sparseKey struct {
	base RegID
	num  uint32
}

// at returns register num of a range.
func (p *parser) at(r *regRange, num uint32) RegID {
	if !r.sparse {
		return r.base + RegID(num)
	}
	key := sparseKey{r.base, num}
	id := p.few[key]
	if id == 0 {
		id = RegID(len(p.f.Regs))
		p.f.Regs = append(p.f.Regs, Reg{Type: r.typ, Vec: r.vec, Scoped: true, Prefix: r.prefix, Num: int32(num)})
		if p.few == nil {
			p.few = map[sparseKey]RegID{}
		}
		p.few[key] = id
	}
	return id
}

// scope is an open brace of a body.
type scope struct {
	pos    int
	shadow int // length of parser.shadow when it opened
	labels int
	refs   int
	ranges int
	odd    int
}

// shadowing restores regOf at the end of a scope.
type shadowing struct {
	name Name
	old  RegID
}

// labelDef is a label of an open scope.
type labelDef struct {
	name  Name
	block BlockID
	outer uint32 // the previous value of labelOf
}

// labelRef is a use of a label that is not resolved yet: a label of its scope
// or of one around may be meant.
type labelRef struct {
	name  Name
	pos   int
	opnd  int32 // index into Func.Opnds, or -1
	proto int32 // else index into Func.Protos with target
	slot  int32
}

// protoRef is a use of a prototype's label.
type protoRef struct {
	name Name
	pos  int
	opnd uint32
}

// function reads a function after its .entry or .func, and adds it to the module if its head can be read.
func (p *parser) function(entry bool, link Linkage) bool {
	p.fn = Func{Entry: entry, Linkage: link}
	f := &p.fn
	p.begin(f)
	ok := p.head(f)
	kind := ItemFuncDecl
	if ok && p.peek() == ';' && IsBuiltin(p.m.Names.Get(f.Name)) {
		f.Linkage = Extern
	}
	if ok && !p.accept(';') {
		f.Defined = true
		kind = ItemFunc
		ok = p.body()
	}
	p.end()
	if f.Defined || ok {
		p.m.Funcs = append(slab.Doubled(p.m.Funcs, 1), *f)
		p.m.Items = append(p.m.Items, Item{kind, uint32(len(p.m.Funcs) - 1)})
	}
	return ok
}

// IsBuiltin reports whether CUDA's driver defines a function for all kernels, which ptxas takes as external with any linkage.
func IsBuiltin(name string) bool {
	switch name {
	case "malloc", "free", "vprintf", "__assertfail":
		return true
	}
	return false
}

// head reads a function up to its body or the semicolon that ends a declaration.
func (p *parser) head(f *Func) bool {
	for {
		p.space()
		start := p.pos
		d := p.dotted()
		if d == nil {
			break
		}
		if string(d) != "attribute" {
			p.errorAt(start, CodeSyntax, "expected a name, found ."+string(d), "")
			return false
		}
		a, ok := p.attributes()
		if !ok {
			return false
		}
		f.Attrs = a
	}
	ok := true
	if p.peek() == '(' {
		if f.Rets, ok = p.params(); !ok {
			return false
		}
	}
	name := p.ident()
	if name == nil {
		p.errorAt(p.pos, CodeSyntax, "expected the name of a function, found "+p.found(), "")
		return false
	}
	f.Name = p.symbolName(name)
	f.Pos = uint32(p.pos - len(name))
	if p.peek() == '(' {
		if f.Params, ok = p.params(); !ok {
			return false
		}
	}
	if !p.funcDirectives(f) {
		return false
	}
	if c := p.peek(); c != ';' && c != '{' {
		p.errorAt(p.pos, CodeSyntax, "expected '{' or ';', found "+p.found(), "")
		return false
	}
	return true
}

// begin starts a function with empty tables.
func (p *parser) begin(f *Func) {
	p.f = f
	left := (len(p.src) - p.pos) / 16
	f.Insts = room(p.slabs.insts, 1<<15, left)
	f.Opnds = room(p.slabs.opnds, 1<<16, 3*left)
	f.Regs = room(p.slabs.regs, 1<<15, left)
	f.Blocks = room(p.slabs.blocks, 1<<12, left/4)
	p.odd, p.lots = 0, 0
	clear(p.few)
	f.Regs = append(f.Regs, Reg{})
	f.Locs = append(f.Locs, LineInfo{})
	p.ranges = p.ranges[:0]
	p.scopes = p.scopes[:0]
	p.shadow = p.shadow[:0]
	p.labels = p.labels[:0]
	p.refs = p.refs[:0]
	p.protos = p.protos[:0]
	p.curLoc = 0
	for _, i := range p.modRegs {
		p.declareReg(&p.m.Vars[i], true)
	}
}

// end takes the function's names out of the tables.
func (p *parser) end() {
	for i := len(p.shadow) - 1; i >= 0; i-- {
		p.regOf[p.shadow[i].name] = p.shadow[i].old
	}
	for i := len(p.labels) - 1; i >= 0; i-- {
		p.labelOf[p.labels[i].name] = p.labels[i].outer
	}
	f := p.f
	f.Insts, p.slabs.insts = cut(f.Insts)
	f.Opnds, p.slabs.opnds = cut(f.Opnds)
	f.Regs, p.slabs.regs = cut(f.Regs)
	f.Blocks, p.slabs.blocks = cut(f.Blocks)
	p.f = nil
}

// params reads a parenthesised list of parameters.
func (p *parser) params() ([]Var, bool) {
	var out []Var
	p.accept('(')
	if p.accept(')') {
		return nil, true
	}
	for {
		p.space()
		start := p.pos
		d := p.dotted()
		v := Var{Space: isa.LookupAtom(d)}
		if v.Space != isa.Param && v.Space != isa.Reg {
			p.errorAt(start, CodeSyntax, "expected .param or .reg, found "+p.found(), "")
			return nil, false
		}
		if !p.varHead(&v) || !p.varTail(&v) {
			return nil, false
		}
		if v.Space == isa.Reg {
			p.declareReg(&v, true)
		}
		out = append(out, v)
		if p.accept(',') {
			continue
		}
		if p.accept(')') {
			return out, true
		}
		p.errorAt(p.pos, CodeSyntax, "expected ',' or ')', found "+p.found(), "")
		return nil, false
	}
}

// funcDirectives reads the performance directives before a body.
func (p *parser) funcDirectives(f *Func) bool {
	for {
		p.space()
		start := p.pos
		d := p.dotted()
		if d == nil {
			return true
		}
		a := isa.LookupAtom(d)
		switch a {
		case isa.Noreturn:
			if f.NoRet {
				p.errorAt(start, CodeSyntax, ".noreturn stands twice", "")
			}
			f.NoRet = true
			continue
		case isa.Pragma:
			s, ok := p.stringLit()
			if !ok {
				p.errorAt(p.pos, CodeSyntax, "expected a string, found "+p.found(), "")
				return false
			}
			f.Dirs = append(f.Dirs, Directive{Kind: a, Text: s, Pos: uint32(start)})
			for p.accept(',') {
				if s, ok = p.stringLit(); !ok {
					break
				}
				f.Dirs = append(f.Dirs, Directive{Kind: a, Text: s, Pos: uint32(start)})
			}
			if !p.semicolon() {
				return false
			}
			continue
		case isa.Language:
			dir, ok := p.language(Directive{Kind: a, Pos: uint32(start)})
			if !ok {
				return false
			}
			f.Dirs = append(f.Dirs, dir)
			continue
		case isa.Maxntid, isa.Reqntid, isa.Minnctapersm, isa.Maxnctapersm, isa.Maxnreg, isa.Reqnctapercluster,
			isa.Maxclusterrank, isa.Explicitcluster, isa.Blocksareclusters, isa.AbiPreserve, isa.AbiPreserveControl:
		default:
			p.errorAt(start, CodeSyntax, "unknown directive ."+string(d), "")
			return false
		}
		dir := Directive{Kind: a, Pos: uint32(start)}
		for isDigit(p.peek()) || p.peek() == 'W' { // WARP_SZ
			at := p.pos
			n, ok := p.constant()
			if !ok {
				return false
			}
			if n < 0 || n > 1<<32-1 {
				p.errorAt(at, CodeRange, "number out of range", "")
			}
			dir.Args = append(dir.Args, uint32(n))
			if !p.accept(',') {
				break
			}
		}
		f.Dirs = append(f.Dirs, dir)
	}
}

// body reads a function's body from '{' to its '}'.
func (p *parser) body() bool {
	f := p.f
	p.openScope()
	p.newBlock(0)
	for len(p.scopes) > 0 {
		if p.peek() == 0 && p.pos >= len(p.src) {
			p.errorAt(p.scopes[len(p.scopes)-1].pos, CodeSyntax, "'{' is not closed", "")
			return true
		}
		start := p.pos
		if !p.statement() {
			if len(p.errs) >= maxErrors {
				return true
			}
			p.skipStatement(start)
		}
	}
	last := len(f.Blocks) - 1
	f.Blocks[last].End = uint32(len(f.Insts))
	if b := &f.Blocks[last]; last > 0 && b.Label == 0 && b.First == b.End {
		f.Blocks = f.Blocks[:last]
	}
	for _, r := range p.refs {
		p.errorAt(r.pos, CodeUndefined, "label '"+p.m.Names.Get(r.name)+"' is not defined in a scope around its use", "")
	}
	p.resolveProtos()
	return true
}

// skipStatement moves past the ';' of the statement that began at start and could not be read, or to the brace that
// ends it. It begins anew, so that the braces of a vector do not count as the scope's.
func (p *parser) skipStatement(start int) {
	failed := p.pos
	p.pos = start
	depth := 0
	for p.pos < len(p.src) {
		c := p.peek()
		if p.pos >= len(p.src) {
			return
		}
		switch c {
		case '"':
			p.stringLit()
			continue
		case '{':
			depth++
		case '}':
			if depth--; depth < 0 && p.pos > start {
				return
			}
		case ';':
			if depth <= 0 || p.pos >= failed {
				p.pos++
				return
			}
		}
		p.pos++
	}
}

func (p *parser) newBlock(label Name) BlockID {
	f := p.f
	n := uint32(len(f.Insts))
	if k := len(f.Blocks); k > 0 {
		f.Blocks[k-1].End = n
		if b := &f.Blocks[k-1]; b.Label == 0 && b.First == n && k > 1 {
			// Nothing in it: take it over.
			b.Label = label
			return BlockID(k - 1)
		}
	}
	f.Blocks = append(slab.Doubled(f.Blocks, 1), Block{Label: label, First: n, End: n})
	return BlockID(len(f.Blocks) - 1)
}

func (p *parser) openScope() {
	p.space()
	p.scopes = append(p.scopes, scope{p.pos, len(p.shadow), len(p.labels), len(p.refs), len(p.ranges), p.odd})
	p.accept('{')
}

// closeScope restores the registers that were hidden and resolves the labels
// that were defined in the scope.
func (p *parser) closeScope() {
	s := p.scopes[len(p.scopes)-1]
	p.scopes = p.scopes[:len(p.scopes)-1]
	for i := len(p.shadow) - 1; i >= s.shadow; i-- {
		p.regOf[p.shadow[i].name] = p.shadow[i].old
	}
	p.shadow = p.shadow[:s.shadow]
	p.ranges = p.ranges[:s.ranges]
	p.odd = s.odd
	// References that the scope's labels do not resolve are left to the enclosing scope.
	keep := s.refs
	for _, r := range p.refs[s.refs:] {
		if int(r.name) < len(p.labelOf) && p.labelOf[r.name] > uint32(s.labels) {
			p.setLabel(r, p.labels[p.labelOf[r.name]-1].block)
			continue
		}
		p.refs[keep] = r
		keep++
	}
	p.refs = p.refs[:keep]
	for i := len(p.labels) - 1; i >= s.labels; i-- {
		p.labelOf[p.labels[i].name] = p.labels[i].outer
	}
	p.labels = p.labels[:s.labels]
}

func (p *parser) setLabel(r labelRef, b BlockID) {
	if r.opnd >= 0 {
		p.f.Opnds[r.opnd].Idx = uint32(b)
	} else {
		p.f.Protos[r.proto].Targets[r.slot] = b
	}
}

func (p *parser) resolveProtos() {
	f := p.f
	for _, r := range p.protos {
		found := false
		for i := range f.Protos {
			if f.Protos[i].Label == r.name {
				f.Opnds[r.opnd] = Operand{OpTag: OpTag{Kind: OpProto}, Idx: uint32(i)}
				found = true
				break
			}
		}
		if !found {
			p.errorAt(r.pos, CodeUndefined, "no .callprototype, .branchtargets or .calltargets is called '"+p.m.Names.Get(r.name)+"'", "")
		}
	}
}
