package ir

// numberLocals gives numbers to the unnamed values of f.
func (p *printer) numberLocals(f *Func) {
	p.f, p.consts = f, &f.Consts
	p.instNums = cleared(p.instNums, len(f.insts))
	p.blkNums = cleared(p.blkNums, len(f.blocks))
	p.parNums = cleared(p.parNums, len(f.params))
	n := uint32(0)
	for i := range f.params {
		if f.NameOf(ParamValue(i)) == "" {
			n++
			p.parNums[i] = n
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if f.NameOf(b.Value()) == "" {
			n++
			p.blkNums[b] = n
		}
		for v := f.First(b); v != None; v = f.Next(v) {
			if f.insts[v].Type != Void && f.NameOf(v) == "" {
				n++
				p.instNums[v] = n
			}
		}
	}
	p.dbgHead = p.dbgHead[:0]
	if len(f.Dbg) > 0 {
		p.dbgHead = cleared(p.dbgHead, len(f.insts))
		p.dbgNext = cleared(p.dbgNext, len(f.Dbg))
		for i := len(f.Dbg) - 1; i >= 0; i-- {
			at := f.Dbg[i].Before
			p.dbgNext[i] = p.dbgHead[at]
			p.dbgHead[at] = uint32(i + 1)
		}
	}
}

func cleared(s []uint32, n int) []uint32 {
	if cap(s) < n {
		return make([]uint32, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// local writes the name or number of an instruction or parameter.
func (p *printer) local(v Value) {
	nums := p.instNums
	if v.IsParam() {
		nums = p.parNums
	}
	p.localName(v, nums)
}

func (p *printer) block(b Block) { p.localName(b.Value(), p.blkNums) }

func (p *printer) localName(v Value, nums []uint32) {
	if p.f == nil || v == None {
		p.str("<badref>")
		return
	}
	if s := p.f.NameOf(v); s != "" {
		p.b = AppendName(append(p.b, '%'), s)
		return
	}
	if i := v.Index(); int(i) < len(nums) && nums[i] != 0 {
		p.b = append(p.b, '%')
		p.uint(uint64(nums[i] - 1))
		return
	}
	p.str("<badref>")
}

// function writes a declaration or definition.
func (p *printer) function(s *Symbol) {
	f := s.Fn
	m := p.m
	p.numberLocals(f)
	attrs := &m.AttrLists[f.Attrs]
	p.attrComment(attrs.Fn)
	if f.IsDecl() {
		p.str("declare")
		for _, a := range s.MD {
			p.attachment(a)
		}
		p.str(" ")
	} else {
		p.str("define ")
	}
	p.symbolWords(s)
	p.callConv(f.CC)
	p.attrSet(attrs.Ret, "", " ")
	p.typ(m.Types.Result(s.Type))
	p.str(" ")
	p.symName(f.Sym)
	p.str("(")
	for i := range f.params {
		if i > 0 {
			p.str(", ")
		}
		p.typ(f.params[i].Type)
		p.attrSet(attrs.Param(i), " ", "")
		if !f.IsDecl() {
			p.str(" ")
			p.local(ParamValue(i))
		}
	}
	if m.Types.IsVarArg(s.Type) {
		if len(f.params) > 0 {
			p.str(", ")
		}
		p.str("...")
	}
	p.str(")")
	switch s.UnnamedAddr {
	case 1:
		p.str(" local_unnamed_addr")
	case 2:
		p.str(" unnamed_addr")
	}
	if s.Space != 0 {
		p.str(" ")
		p.addrSpace(s.Space)
	}
	p.group(attrs.Fn)
	if s.Section != "" {
		p.str(" section ")
		p.quoted(s.Section)
	}
	if s.Partition != "" {
		p.str(" partition ")
		p.quoted(s.Partition)
	}
	if s.Comdat != "" {
		p.comdatRef(s)
	}
	if s.Align != 0 {
		p.str(" align ")
		p.uint(uint64(s.Align))
	}
	if f.GC != "" {
		p.str(" gc ")
		p.quoted(f.GC)
	}
	p.moduleConst(" prefix ", f.Prefix)
	p.moduleConst(" prologue ", f.Prologue)
	p.moduleConst(" personality ", f.Personality)
	if f.IsDecl() {
		p.str("\n")
		p.f, p.consts = nil, &m.Consts
		return
	}
	for _, a := range s.MD {
		p.attachment(a)
	}
	p.str(" {")
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		p.blockText(b)
	}
	p.str("}\n")
	p.f, p.consts = nil, &m.Consts
}

// moduleConst writes a constant of the module's table after a word.
func (p *printer) moduleConst(word string, v Value) {
	if v == None {
		return
	}
	p.str(word)
	f, c := p.f, p.consts
	p.f, p.consts = nil, &p.m.Consts
	p.typedValue(v)
	p.f, p.consts = f, c
}

func (p *printer) callConv(cc uint16) {
	if cc == CCC {
		return
	}
	if s := CCName(cc); s != "" {
		p.str(s)
	} else {
		p.str("cc")
		p.uint(uint64(cc))
	}
	p.str(" ")
}

// predColumn is where LLVM writes the predecessors of a block.
const predColumn = 50

const padding = "                                                  " // predColumn spaces

// blockText writes a block with its label.
func (p *printer) blockText(b Block) {
	f := p.f
	p.str("\n")
	start := len(p.b)
	if s := f.NameOf(b.Value()); s != "" {
		p.b = AppendName(p.b, s)
		p.str(":")
	} else if b != f.Entry() {
		p.uint(uint64(p.blkNums[b] - 1))
		p.str(":")
	}
	if b != f.Entry() {
		if n := len(p.b) - start; n < predColumn {
			p.str(padding[n:])
		}
		u := f.FirstPred(b)
		if u == 0 {
			p.str("; No predecessors!")
		} else {
			p.str("; preds = ")
		}
		for first := true; u != 0; u = f.NextPred(u) {
			if !first {
				p.str(", ")
			}
			first = false
			p.block(f.PredBlock(u))
		}
	}
	if len(p.b) > start {
		p.str("\n")
	}
	for v := f.First(b); v != None; v = f.Next(v) {
		if len(p.dbgHead) > 0 {
			for i := p.dbgHead[v]; i != 0; i = p.dbgNext[i-1] {
				p.dbgRecord(&f.Dbg[i-1])
			}
		}
		p.str("  ")
		p.inst(v)
		p.str("\n")
	}
	p.flush(flushAt)
}
