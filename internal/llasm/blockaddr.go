package llasm

import "gonvvm/internal/ir"

// savedLabels are the blocks of a function, for blockaddress.
type savedLabels struct {
	names map[string]ir.Block
	nums  map[uint32]ir.Block
}

// saveLabels keeps where the blocks of a function are, for later blockaddresses.
func (p valueParser) saveLabels(i uint32) {
	fn := p.fn
	s := &savedLabels{map[string]ir.Block{}, map[uint32]ir.Block{}}
	for k, n := range fn.byName {
		if v := fn.locals[n].val; v.IsBlock() {
			s.names[fn.names.name(uint32(k+1))] = v.Block()
		}
	}
	for num, n := range fn.nums.dense {
		if v := fn.locals[n].val; v.IsBlock() {
			s.nums[uint32(num)] = v.Block()
		}
	}
	for num, n := range fn.nums.sparse {
		if v := fn.locals[n].val; v.IsBlock() {
			s.nums[num] = v.Block()
		}
	}
	p.labels[i] = s
}

// entryAddress is the message about the address of a function's first block, to which no branch may lead.
const entryAddress = "blockaddress may not be used with the entry block"

// blockAddress reads blockaddress(@f, %block).
func (p valueParser) blockAddress(t ir.Type) ir.Value {
	if !p.m.Types.IsPtr(t) {
		panic(p.mismatch(p.off, "blockaddress", t))
	}
	p.next()
	p.expect('(', "'('")
	if p.tok != tGlobal && p.tok != tGlobalNum {
		panic(p.expected("a function"))
	}
	off := p.off
	i := p.decls().symbolHere()
	g := &p.gl[i]
	if !g.used {
		g.used, g.useOff = true, uint32(off)
	}
	p.next()
	p.expect(',', "','")
	if p.tok != tLocal && p.tok != tLocalNum {
		panic(p.expected("a block"))
	}
	var b ir.Block
	switch f := p.m.Syms[i].Fn; {
	case p.fn != nil && f == p.fn.f:
		n := uint32(0)
		if p.tok == tLocal {
			n = p.insts().localNamed(p.text)
		} else {
			n = p.insts().localNumbered(p.num)
		}
		b = p.insts().use(n, ir.Label).Block()
	case p.labels[i] != nil:
		if p.tok == tLocal {
			b = p.labels[i].names[p.text]
		} else {
			b = p.labels[i].nums[p.num]
		}
		if b == 0 {
			panic(p.errTok(eUndefined, "the function has no block "+p.found()))
		}
	case g.defined:
		panic(p.fail(off, eUndefined, "blockaddress needs a function with a body", ""))
	default:
		for k, o := range g.blocks {
			if o.isNum == (p.tok == tLocalNum) && (o.isNum && o.num == p.num || !o.isNum && o.name == p.text) {
				b = ir.Block(k + 1)
			}
		}
		if b == 0 {
			g.blocks = append(g.blocks, pendingBlock{p.text, p.num, p.tok == tLocalNum, uint32(p.off)})
			b = ir.Block(len(g.blocks))
		}
	}
	if f := p.m.Syms[i].Fn; f != nil && f.Entry() == b {
		panic(p.errTok(eConstant, entryAddress))
	}
	p.next()
	p.expect(')', "')'")
	return p.consts.Special(ir.CBlockAddr, t, ir.SymValue(i), b.Value())
}
