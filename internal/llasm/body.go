package llasm

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
)

// body reads the blocks of function i, whose parameters are in p.fnMem.
func (p instParser) body(i uint32) {
	fn := &p.fnMem
	f := fn.f
	p.fn, p.consts = fn, &f.Consts
	p.reserve()
	p.scratch.Lend(f)
	p.next()
	if p.opts.KeepNames {
		for k := range fn.byName {
			f.SetName(fn.locals[fn.byName[k]].val, fn.copies.add(fn.names.name(uint32(k+1))))
		}
	}
	early := p.gl[i].blocks // used by blockaddress before
	for _, b := range early {
		n := uint32(0)
		if b.isNum {
			n = p.localNumbered(b.num)
		} else {
			n = p.localNamed(b.name)
		}
		fn.locals[n] = local{val: f.ReserveBlock().Value(), typ: ir.Label, off: b.off}
		fn.undef++
	}
	p.gl[i].blocks = nil
	if p.tok == '}' {
		panic(p.errTok(eSyntax, "a function's body has at least one block"))
	}
	for p.tok != '}' {
		if p.tok == tWord && (p.text == "uselistorder" || p.text == "uselistorder_bb") {
			p.useListOrder()
			continue
		}
		if p.rec != nil {
			p.tryBlock()
		} else {
			p.block()
		}
	}
	if e := int(f.Entry()); e > 0 && e <= len(early) {
		p.raise(p.fail(int(early[e-1].off), eConstant, entryAddress, ""))
	}
	if fn.undef > 0 {
		p.undefinedLocals()
	}
	p.dropNoops()
	if p.labels != nil && !fn.failed {
		p.values().saveLabels(i)
	}
	if p.lazy == nil { // else Drop gives the memory back
		p.scratch.TakeBack(f)
	}
	p.fn, p.consts = nil, &p.m.Consts
	p.next()
}

// largeBody is the length of the text of a body whose tables are made in the size that it needs.
const largeBody = 256 << 10

// reserve makes room for the body that starts at the current token, if it is large: each line has about one instruction,
// and each local name is about one operand, since the results' names stand for the constants. The end of a body is taken to be
// the first closing brace at the start of a line. Text is searched once: where bodies end otherwise, only the first finds room.
func (p instParser) reserve() {
	if p.off < p.searched {
		return
	}
	text := bodyText(p.s[p.off:])
	p.searched = p.off + len(text)
	if len(text) >= largeBody {
		p.scratch.Reserve(strings.Count(text, "\n"), min(strings.Count(text, "%"), len(text)/4))
	}
}

// bodyText returns text up to the first closing brace at the start of a line.
func bodyText(text string) string {
	for end := 0; ; end++ {
		n := strings.IndexByte(text[end:], '}')
		if n < 0 {
			return text
		}
		if end += n; end > 0 && text[end-1] == '\n' {
			return text[:end]
		}
	}
}

// undefinedLocals reports the names that were never defined, at their first uses.
func (p instParser) undefinedLocals() {
	var offs []uint32
	for _, l := range p.fn.locals[1:] {
		if !l.defined && l.val != ir.None {
			offs = append(offs, l.off)
		}
	}
	slices.Sort(offs)
	saved := p.lexer
	for _, off := range offs {
		p.pos = int(off)
		p.next()
		p.raise(p.errTok(eUndefined, p.found()+" is used but not defined in this function"))
	}
	p.lexer = saved
}

// dropNoops replaces the casts that change nothing by their operands.
func (p instParser) dropNoops() {
	fn := p.fn
	if len(fn.noops) == 0 {
		return
	}
	resolve := fn.f.DropCasts(fn.noops, fn.bundled)
	for _, id := range fn.mdLocals {
		n := &p.m.MDs[id]
		n.Val = resolve(n.Val)
	}
}

// block reads one basic block up to its terminator.
func (p instParser) block() {
	fn := p.fn
	f := fn.f
	var n uint32
	name := ""
	off := p.off
	code := p.tok != tLabel && f.Entry() != 0 // after a terminator
	switch {
	case p.tok != tLabel:
		n = p.localNumbered(fn.next)
		fn.next++
	case class[p.text0()]&cDigit != 0 && allDigits(p.text) && p.s[p.off] != '"':
		num, ok := parseUint(p.text)
		if !ok || num > 1<<32-2 {
			panic(p.errTok(eNumber, "number of a block is too large"))
		}
		if uint32(num) < fn.next {
			panic(p.errTok(eOrder, "label expected to be numbered "+utoa(uint64(fn.next))+" or greater"))
		}
		n = p.localNumbered(uint32(num))
		fn.next = uint32(num) + 1
		p.next()
	default:
		name = p.text
		n = p.localNamed(name)
		p.next()
	}
	l := &fn.locals[n]
	switch {
	case l.val == ir.None:
		l.val, l.typ = f.NewBlock().Value(), ir.Label
	case l.defined:
		panic(p.redefined(off, int(l.off), p.s[off:nameEnd(p.s, off)], "blocks and values have their names in common"))
	case l.typ != ir.Label:
		panic(p.fail(int(l.off), eType, "the name of a block is used as a value of type "+p.m.Types.String(l.typ), ""))
	default:
		f.PlaceBlock(l.val.Block())
		fn.undef--
	}
	l.defined, l.off = true, uint32(off)
	fn.cur = l.val.Block()
	if name != "" && p.opts.KeepNames {
		f.SetName(l.val, fn.copies.add(name))
	}
	for {
		for p.tok == tDbgRecord {
			if p.rec != nil {
				p.tryRecord()
			} else {
				p.meta().debugRecord()
			}
		}
		if p.tok == tLabel || p.tok == '}' {
			if code {
				panic(p.fail(off, eBlock, "code stands after the terminator of its block", "an instruction after ret or br begins a block of its own: give it a label and a terminator, or leave it out"))
			}
			panic(p.fail(p.off, eBlock, "the block ends without a terminator", "a block ends in ret, br, switch, indirectbr or unreachable"))
		}
		if p.rec != nil {
			if p.tryInstruction() {
				return
			}
		} else if p.instruction() {
			return
		}
	}
}

// orderHint explains the implicit numbering.
const orderHint = "parameters, blocks and instructions without a name are numbered together, and the first block takes a number, too"

func (p instParser) text0() byte {
	if p.text == "" {
		return '"'
	}
	return p.text[0]
}

func allDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if class[s[i]]&cDigit == 0 {
			return false
		}
	}
	return true
}

// result returns the local that the instruction being read defines and which must
// have type t.
func (p instParser) result(t ir.Type) *local {
	fn := p.fn
	var n uint32
	switch fn.resKind {
	case tLocal:
		n = p.localNamed(fn.resName)
	case tLocalNum:
		if fn.resNum < fn.next {
			panic(p.fail(fn.resOff, eOrder, "instruction expected to be numbered %"+utoa(uint64(fn.next))+" or greater", orderHint))
		}
		n = p.localNumbered(fn.resNum)
		fn.next = fn.resNum + 1
	default:
		n = p.localNumbered(fn.next)
		fn.next++
	}
	l := &fn.locals[n]
	if l.defined {
		panic(p.redefined(fn.resOff, int(l.off), p.s[fn.resOff:nameEnd(p.s, fn.resOff)], "a value gets its name once: take another name, or merge values with a phi"))
	}
	if l.val != ir.None {
		if l.typ != t {
			panic(p.fail(int(l.off), eType, "used as "+p.m.Types.String(l.typ)+", but it is defined with type "+p.m.Types.String(t), ""))
		}
		fn.undef--
	}
	l.defined, l.typ, l.off = true, t, uint32(fn.resOff)
	return l
}

// emit creates an instruction at the end of the block and binds it to the name
// of the result.
func (p instParser) emit(op ir.Op, t ir.Type, flags ir.Flags, aux uint32, ops ...ir.Value) ir.Value {
	fn := p.fn
	f := fn.f
	var v ir.Value
	if t == ir.Void {
		if fn.resKind != tEOF {
			panic(p.fail(fn.resOff, eType, "an instruction without a result cannot have a name", ""))
		}
		v = f.New(op, t, flags, aux, ops...)
	} else {
		l := p.result(t)
		if l.val != ir.None {
			v = l.val
			f.Mutate(v, op, flags, aux, ops...)
		} else {
			v = f.New(op, t, flags, aux, ops...)
			l.val = v
		}
		if fn.resKind == tLocal && p.opts.KeepNames {
			f.SetName(v, fn.copies.add(fn.resName))
		}
	}
	f.Append(fn.cur, v)
	if p.opts.KeepPos {
		f.SetPos(v, uint32(fn.resOff))
	}
	for fn.dbgFrom < len(f.Dbg) {
		f.Dbg[fn.dbgFrom].Before = v
		fn.dbgFrom++
	}
	return v
}

// aliasOf makes the instruction's name another name of x, which has type t: so it
// is with casts that change nothing.
func (p instParser) aliasOf(t ir.Type, x ir.Value) {
	fn := p.fn
	l := p.result(t)
	if l.val == ir.None {
		l.val = x
		return
	}
	// The name was used before: its placeholder becomes an instruction until the
	// whole function is known.
	f := fn.f
	f.Mutate(l.val, ir.OpBitCast, 0, 0, x)
	f.Append(fn.cur, l.val)
	fn.noops = append(fn.noops, l.val)
}
