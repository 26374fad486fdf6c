package ptx

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
)

// FragmentReg is the prefix under which a fragment names the registers of the
// function it is read into: FragmentReg followed by the RegID.
const FragmentReg = "%$r"

// Fragments reads pieces of PTX, such as the text of inline assembly, into a function under construction: statements
// become instructions and blocks of that function. A label belongs first to the piece that defines it, and is renamed
// if two pieces use the same; registers and variables that a piece declares outside of braces are visible to later
// pieces.
type Fragments struct {
	p       parser
	base    int // registers of the function before the first piece
	labels  []fragmentLabel
	last    fragmentMark // before the last piece
	renamed uint32
	hides   bool // a piece declares a register that has the name of one of the function's
}

// fragmentLabel is a label of an earlier piece by the name in its text.
type fragmentLabel struct {
	name  Name
	block BlockID
}

// NewFragments prepares to read into f, a function of m.
func NewFragments(m *Module, f *Func) *Fragments {
	r := &Fragments{base: len(f.Regs)}
	p := &r.p
	p.m, p.f, p.dense = m, f, true
	p.cache = make([]cachedOp, 16) // pieces are short
	p.comments = &commentList{}
	if len(f.Locs) == 0 {
		f.Locs = append(f.Locs, LineInfo{})
	}
	p.scopes = append(p.scopes, scope{})
	name := m.Names.Intern(FragmentReg)
	p.ranges = append(p.ranges, regRange{prefix: name, key: prefixKey([]byte(FragmentReg)), count: uint32(len(f.Regs)), depth: 1})
	return r
}

// Add reads text and appends it to the function, whose last block is open. loc is the source line of its instructions;
// their places are offsets in text, which the caller may clear. On errors the function is unchanged.
func (r *Fragments) Add(text []byte, loc uint32) diag.List {
	p := &r.p
	mark := r.mark()
	r.last = mark
	p.src, p.pos, p.errs, p.curLoc, p.comments.end = text, 0, nil, loc, 0
	clear(p.cache) // it refers to the text before
	p.unknown = false
	labels, refs := len(p.labels), len(p.refs)
	for {
		c := p.peek()
		r.flushComments()
		if c == 0 && p.pos >= len(text) {
			break
		}
		start := p.pos
		if c == '}' && len(p.scopes) == 1 {
			p.errorAt(p.pos, CodeSyntax, "'}' without '{'", "")
			p.pos++
			continue
		}
		if !p.statement() {
			p.skipStatement(start)
		}
		if len(p.errs) >= maxErrors {
			break
		}
	}
	if n := len(p.scopes); n > 1 && len(p.errs) == 0 {
		p.errorAt(p.scopes[n-1].pos, CodeSyntax, "'{' is not closed", "")
	}
	if len(p.errs) > 0 {
		errs := p.errs
		r.restore(mark)
		return errs
	}
	r.resolve(labels, refs)
	r.rename(mark)
	return nil
}

// Undo removes the piece that Add has read last. It may be called once.
func (r *Fragments) Undo() { r.restore(r.last) }

// Unknown reports whether the text that Add read last has an instruction whose
// mnemonic no form has, as those of a future PTX version.
func (r *Fragments) Unknown() bool { return r.p.unknown }

// flushComments turns the comments before a statement into instructions.
func (r *Fragments) flushComments() {
	p := &r.p
	for _, c := range p.comments.list {
		name := p.m.Names.InternBytes(c)
		first := len(p.f.Opnds)
		p.f.Opnds = append(p.f.Opnds, Operand{OpTag: OpTag{Kind: OpString}, Idx: uint32(name)})
		p.add(isa.OpComment, 0, first)
	}
	p.comments.list = p.comments.list[:0]
}

// resolve connects branches to the labels of this piece or, failing that, of
// earlier ones, and gives labels whose name was used before another one.
func (r *Fragments) resolve(labels, refs int) {
	p := &r.p
	keep := refs
	for _, ref := range p.refs[refs:] {
		if int(ref.name) < len(p.labelOf) && p.labelOf[ref.name] > uint32(labels) {
			p.setLabel(ref, p.labels[p.labelOf[ref.name]-1].block)
			continue
		}
		p.refs[keep] = ref
		keep++
	}
	p.refs = p.refs[:keep]
	for i := len(p.labels) - 1; i >= labels; i-- {
		l := p.labels[i]
		p.labelOf[l.name] = l.outer
		for _, old := range r.labels {
			if old.name == l.name {
				p.f.Blocks[l.block].Label = r.unique(l.name)
				break
			}
		}
		r.labels = append(r.labels, fragmentLabel{l.name, l.block})
	}
	p.labels = p.labels[:labels]
}

// unique returns a new name that begins like name.
func (r *Fragments) unique(name Name) Name {
	p := &r.p
	for {
		r.renamed++
		b := append(p.m.Names.Append(nil, name), '_')
		b = appendUint32(b, r.renamed)
		if p.m.Names.Find(b) == 0 {
			return p.m.Names.InternBytes(b)
		}
	}
}

// rename gives registers that a piece declares another name where it could be
// taken for one of the function's.
func (r *Fragments) rename(mark fragmentMark) {
	f := r.p.f
	for i := mark.regs; i < len(f.Regs); {
		old, n := f.Regs[i], 1
		for i+n < len(f.Regs) && f.Regs[i+n].Prefix == old.Prefix && f.Regs[i+n].Num > 0 && old.Num >= 0 {
			n++
		}
		if r.collides(&old) {
			r.hides = true
			name := r.unique(old.Prefix)
			if old.Num >= 0 { // a prefix must not end in a digit
				name = r.p.m.Names.InternBytes(append(r.p.m.Names.Append(nil, name), '_'))
			}
			for k := i; k < i+n; k++ {
				f.Regs[k].Prefix = name
			}
			for k := mark.locals; k < len(f.Locals); k++ {
				if v := &f.Locals[k]; v.Space == isa.Reg && v.Name == old.Prefix && (v.Count > 0) == (old.Num >= 0) {
					v.Name = name
					break
				}
			}
		}
		i += n
	}
}

// Hides reports whether a piece declares a register that has, or may get, the name of one of the function's. The text
// of such a piece means something else in the function: it has to be printed as it was read.
func (r *Fragments) Hides() bool { return r.hides }

// collides reports whether g has the name of a register of the function, or a name that renumbering may give to one.
func (r *Fragments) collides(g *Reg) bool {
	prefix := r.p.m.Names.Bytes(g.Prefix)
	if g.Num < 0 {
		n := len(prefix)
		for n > 0 && isDigit(prefix[n-1]) {
			n--
		}
		if n == len(prefix) {
			return false
		}
		prefix = prefix[:n]
	}
	for i := 1; i < r.base; i++ {
		if o := &r.p.f.Regs[i]; o.Num >= 0 && string(r.p.m.Names.Bytes(o.Prefix)) == string(prefix) {
			return true
		}
	}
	return false
}

// Finish resolves branches to labels of other pieces. It returns the labels that no piece defines.
func (r *Fragments) Finish() []string {
	p := &r.p
	var missing []string
next:
	for _, ref := range p.refs {
		for _, l := range r.labels {
			if l.name == ref.name {
				p.setLabel(ref, l.block)
				continue next
			}
		}
		missing = append(missing, p.m.Names.Get(ref.name))
	}
	p.resolveProtos()
	for _, ref := range p.protos {
		if p.f.Opnds[ref.opnd].Kind != OpProto {
			missing = append(missing, p.m.Names.Get(ref.name))
		}
	}
	return missing
}

// fragmentMark is the state to which a piece that cannot be read is undone.
type fragmentMark struct {
	insts, opnds, regs, locals, blocks, protos, locs int
	last                                             Block
	shadow, ranges, labels, refs, plabels, protoRefs int
	odd                                              int
}

func (r *Fragments) mark() fragmentMark {
	p, f := &r.p, r.p.f
	return fragmentMark{
		len(f.Insts), len(f.Opnds), len(f.Regs), len(f.Locals), len(f.Blocks), len(f.Protos), len(f.Locs),
		f.Blocks[len(f.Blocks)-1],
		len(p.shadow), len(p.ranges), len(r.labels), len(p.refs), len(p.labels), len(p.protos), p.odd,
	}
}

func (r *Fragments) restore(m fragmentMark) {
	p, f := &r.p, r.p.f
	f.Insts, f.Opnds, f.Regs, f.Locals = f.Insts[:m.insts], f.Opnds[:m.opnds], f.Regs[:m.regs], f.Locals[:m.locals]
	f.Blocks, f.Protos, f.Locs = f.Blocks[:m.blocks], f.Protos[:m.protos], f.Locs[:m.locs]
	f.Blocks[m.blocks-1] = m.last
	for i := len(p.shadow) - 1; i >= m.shadow; i-- {
		p.regOf[p.shadow[i].name] = p.shadow[i].old
	}
	for i := len(p.labels) - 1; i >= m.plabels; i-- {
		p.labelOf[p.labels[i].name] = p.labels[i].outer
	}
	p.shadow, p.ranges, p.refs = p.shadow[:m.shadow], p.ranges[:m.ranges], p.refs[:m.refs]
	p.labels, p.protos, p.scopes = p.labels[:m.plabels], p.protos[:m.protoRefs], p.scopes[:1]
	r.labels = r.labels[:m.labels]
	p.odd, p.depth, p.inAddr = m.odd, 0, false
	p.comments.list = p.comments.list[:0]
}
