package llasm

import (
	"strings"

	"gonvvm/internal/ir"
)

// local is a name or number of a function: parameter, instruction or block. One
// that is used before its definition holds an instruction without operation or a
// block without place, which the definition fills.
type local struct {
	val     ir.Value
	typ     ir.Type
	off     uint32 // first use ahead of the definition
	defined bool
}

// function is the state of reading a body.
type function struct {
	f       *ir.Func
	names   nameTable
	byName  []uint32 // local, by number from names
	nums    numTable // local, by number in the text
	locals  []local  // 0 is unused
	next    uint32   // next number of an unnamed value
	undef   int      // locals used but not defined yet
	cur     ir.Block
	dbgFrom int // records of f.Dbg from here on wait for their instruction

	// The result of the instruction being read.
	resKind token // tLocal, tLocalNum, or tEOF for none
	resName string
	resNum  uint32
	resOff  int

	noops    []ir.Value // casts that change nothing but could not be left out at once
	mdLocals []ir.MD    // nodes that hold local values
	bundled  []ir.Value // calls with operand bundles
}

// savedLabels are the blocks of a function, for blockaddress.
type savedLabels struct {
	names map[string]ir.Block
	nums  map[uint32]ir.Block
}

func (fn *function) reset(f *ir.Func) {
	fn.f = f
	fn.names.reset()
	fn.nums.reset()
	fn.byName, fn.locals = fn.byName[:0], append(fn.locals[:0], local{})
	fn.next, fn.undef, fn.cur, fn.dbgFrom = 0, 0, 0, 0
	fn.noops, fn.mdLocals, fn.bundled = fn.noops[:0], fn.mdLocals[:0], fn.bundled[:0]
}

func (p *parser) localNamed(name string) uint32 {
	fn := p.fn
	n, isNew := fn.names.id(name)
	if isNew {
		fn.byName = append(fn.byName, uint32(len(fn.locals)))
		fn.locals = append(fn.locals, local{})
	}
	return fn.byName[n-1]
}

func (p *parser) localNumbered(num uint32) uint32 {
	fn := p.fn
	n := fn.nums.get(num)
	if n == 0 {
		n = uint32(len(fn.locals))
		fn.nums.set(num, n)
		fn.locals = append(fn.locals, local{})
	}
	return n
}

// use returns the value of local n, which the current token names, as type t.
func (p *parser) use(n uint32, t ir.Type) ir.Value {
	fn := p.fn
	l := &fn.locals[n]
	if l.val == ir.None {
		switch p.m.Types.Kind(t) {
		case ir.VoidKind, ir.FuncKind, ir.MetadataKind:
			panic(p.errTok(eType, "a value cannot have type "+p.m.Types.String(t)))
		case ir.LabelKind:
			l.val = fn.f.ReserveBlock().Value()
		default:
			l.val = fn.f.New(ir.OpInvalid, t, 0, 0)
		}
		l.typ, l.off = t, uint32(p.off)
		fn.undef++
		return l.val
	}
	if l.typ != t {
		e := p.fail(p.off, eType, p.found()+" has type "+p.m.Types.String(l.typ)+" where type "+p.m.Types.String(t)+" is expected", "")
		if !l.defined {
			e.d.Hint = "that is the type of its first use; it is not defined yet"
		}
		panic(e)
	}
	return l.val
}

// declare reads a declaration.
func (p *parser) declare() {
	p.next()
	var md []ir.Attachment
	for p.tok == tMetaName {
		md = append(md, p.attachment())
	}
	p.header(md, false)
	if p.tok == '{' {
		panic(p.fail(p.off, eSyntax, "a declaration has no body", "a function with a body begins with define"))
	}
}

// define reads a function with its body.
func (p *parser) define() {
	p.next()
	i := p.header(nil, true)
	if p.tok != '{' {
		panic(p.expected("'{'"))
	}
	p.body(i)
}

// header reads a function's header behind define or declare.
func (p *parser) header(md []ir.Attachment, isDef bool) uint32 {
	s := ir.Symbol{Kind: ir.SymFunc, MD: md}
	p.symbolWords(&s)
	cc := p.callConv()
	list := ir.AttrList{Ret: p.paramAttrs(ptype{}, true)}
	ret := p.parseType()
	if p.tok != tGlobal && p.tok != tGlobalNum {
		panic(p.expected("the name of the function"))
	}
	switch p.m.Types.Kind(ret.t) {
	case ir.FuncKind, ir.LabelKind, ir.MetadataKind:
		panic(p.errTok(eBadType, "a function cannot return "+p.m.Types.String(ret.t)))
	}
	s.Pos = uint32(p.off)
	i := p.beginDefinition()
	p.next()

	fn := &p.fnMem
	fn.reset(nil)
	p.fn = fn
	base := len(p.tys)
	p.paramSets = p.paramSets[:0]
	vararg := p.params()
	s.Type = p.m.Types.Func(ret.t, vararg, p.tys[base:]...)
	p.tys = p.tys[:base]
	p.checkTypes()

	paramSets := len(p.paramSets)
	var gc string
	var prefix, prologue, personality ir.Value
	b := attrBuilder{p: p, fn: true}
	b.start()
	p.fn = nil // what follows belongs to the module
tail:
	for {
		switch p.tok {
		case tWord:
			switch p.text {
			case "unnamed_addr", "local_unnamed_addr":
				s.UnnamedAddr = p.unnamedAddr()
			case "addrspace":
				s.Space = p.addrSpace()
			case "section":
				p.next()
				s.Section = p.str(p.stringConst("the name of a section"))
			case "partition":
				p.next()
				s.Partition = p.str(p.stringConst("the name of a partition"))
			case "comdat":
				s.Comdat = p.comdatRef(i)
			case "align":
				p.next()
				s.Align = uint32(p.globalAlign())
			case "gc":
				p.next()
				gc = p.str(p.stringConst("the name of a garbage collector"))
			case "prefix":
				p.next()
				prefix, _ = p.typeAndConstant()
			case "prologue":
				p.next()
				prologue, _ = p.typeAndConstant()
			case "personality":
				p.next()
				personality, _ = p.typeAndConstant()
			case "define", "declare", "attributes", "target", "module", "source_filename", "uselistorder", "uselistorder_bb":
				break tail
			default:
				if !b.parse(true) {
					break tail
				}
			}
		case tAttrGroup, tString:
			b.parse(true)
		case tMetaName:
			if !isDef {
				break tail // the next entity
			}
			s.MD = append(s.MD, p.attachment())
		default:
			break tail
		}
	}
	list.Fn = b.set()
	list.Params = p.paramSets[:paramSets]
	p.defineSymbol(i, s)
	f := p.m.Syms[i].Fn
	f.CC, f.Attrs, f.GC = cc, p.internList(list), gc
	f.Prefix, f.Prologue, f.Personality = prefix, prologue, personality
	fn.f = f
	return i
}

// callConv reads an optional calling convention.
func (p *parser) callConv() uint16 {
	if p.tok != tWord {
		return 0
	}
	s := p.text
	if s[0] == 'c' && len(s) > 1 && s[1] == 'c' { // cc 42, or cc42 as LLVM prints it
		if s == "cc" {
			p.next()
			return uint16(p.uint(1023, "the number of a calling convention"))
		}
		if n, ok := parseUint(s[2:]); ok && n < 1024 {
			p.next()
			return uint16(n)
		}
	}
	if n := len(s); s[n-1] != 'c' && strings.IndexByte(s, '_') < 0 {
		return 0
	}
	cc, ok := ir.CCByName(s)
	if ok {
		p.next()
	}
	return cc
}

// params reads the parameters of a function: types go to the type stack, attributes
// to paramSets, names to the function's locals.
func (p *parser) params() (vararg bool) {
	ty := &p.m.Types
	fn := p.fn
	p.expect('(', "'('")
	for p.tok != ')' {
		if p.accept(tDots) {
			vararg = true
			break
		}
		off := p.off
		t := p.parseType()
		if k := ty.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind {
			panic(p.fail(off, eBadType, "a parameter cannot have type "+ty.String(t.t), ""))
		}
		p.paramSets = append(p.paramSets, p.paramAttrs(t, true))
		v := ir.ParamValue(len(p.paramSets) - 1)
		p.tys = append(p.tys, t.t)
		var n uint32
		switch p.tok {
		case tLocal:
			n = p.localNamed(p.text)
			if fn.locals[n].defined {
				panic(p.fail(p.off, eRedefined, p.found()+" is defined twice", ""))
			}
			p.next()
		case tLocalNum:
			if p.num < fn.next {
				panic(p.fail(p.off, eOrder, "parameter expected to be numbered %"+utoa(uint64(fn.next))+" or greater", ""))
			}
			n = p.localNumbered(p.num)
			fn.next = p.num + 1
			p.next()
		default:
			n = p.localNumbered(fn.next)
			fn.next++
		}
		fn.locals[n] = local{val: v, typ: t.t, defined: true}
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "',' or ')'")
	return vararg
}

// body reads the blocks of function i, whose parameters are in p.fnMem.
func (p *parser) body(i uint32) {
	fn := &p.fnMem
	f := fn.f
	p.fn, p.consts = fn, &f.Consts
	f.Borrow(&p.scratch)
	p.next()
	if p.opts.KeepNames {
		for k := range fn.byName {
			f.SetName(fn.locals[fn.byName[k]].val, p.str(fn.names.name(uint32(k+1))))
		}
	}
	for _, b := range p.gl[i].blocks { // used by blockaddress before
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
		p.block()
	}
	if fn.undef > 0 {
		p.undefinedLocal()
	}
	p.dropNoops()
	if p.labels != nil {
		p.saveLabels(i)
	}
	f.Return(&p.scratch)
	p.fn, p.consts = nil, &p.m.Consts
	p.next()
}

// undefinedLocal reports the first use of a name that was never defined.
func (p *parser) undefinedLocal() {
	off := uint32(1<<32 - 1)
	for _, l := range p.fn.locals[1:] {
		if !l.defined && l.val != ir.None {
			off = min(off, l.off)
		}
	}
	p.pos = int(off)
	p.next()
	panic(p.errTok(eUndefined, p.found()+" is used but not defined in this function"))
}

// dropNoops replaces the casts that change nothing by their operands.
func (p *parser) dropNoops() {
	fn := p.fn
	if len(fn.noops) == 0 {
		return
	}
	f := fn.f
	to := make(map[ir.Value]ir.Value, len(fn.noops))
	for _, v := range fn.noops {
		to[v] = f.Operand(v, 0)
	}
	var path []ir.Value
	resolve := func(v ir.Value) ir.Value {
		x, ok := to[v]
		path = path[:0]
		for ok && x != ir.None {
			to[v] = ir.None // on the way
			path = append(path, v)
			v = x
			x, ok = to[v]
		}
		if ok { // a circle of casts, as unreachable code may have
			v = f.Consts.Poison(f.TypeOf(v))
		}
		for _, w := range path {
			to[w] = v
		}
		return v
	}
	for _, v := range fn.noops {
		f.ReplaceAll(v, resolve(v))
	}
	for _, v := range fn.noops {
		f.Erase(v)
	}
	for _, id := range fn.mdLocals {
		n := &p.m.MDs[id]
		n.Val = resolve(n.Val)
	}
	for _, v := range fn.bundled {
		for _, b := range f.Call(v).Bundles {
			for i := range b.Args {
				b.Args[i] = resolve(b.Args[i])
			}
		}
	}
}

// saveLabels keeps where the blocks of a function are, for later blockaddresses.
func (p *parser) saveLabels(i uint32) {
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

// blockAddress reads blockaddress(@f, %block).
func (p *parser) blockAddress(t ir.Type) ir.Value {
	if !p.m.Types.IsPtr(t) {
		panic(p.mismatch(p.off, "blockaddress", t))
	}
	p.next()
	p.expect('(', "'('")
	if p.tok != tGlobal && p.tok != tGlobalNum {
		panic(p.expected("a function"))
	}
	off := p.off
	i := p.symbolHere()
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
			n = p.localNamed(p.text)
		} else {
			n = p.localNumbered(p.num)
		}
		b = p.use(n, ir.Label).Block()
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
		panic(p.fail(off, eUndefined, "blockaddress of a symbol that is no function with a body", ""))
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
	p.next()
	p.expect(')', "')'")
	return p.consts.Special(ir.CBlockAddr, t, ir.SymValue(i), b.Value())
}

// block reads one basic block up to its terminator.
func (p *parser) block() {
	fn := p.fn
	f := fn.f
	var n uint32
	name := ""
	off := p.off
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
		panic(p.fail(off, eRedefined, "the name of the block is taken by another value", ""))
	case l.typ != ir.Label:
		panic(p.fail(int(l.off), eType, "the name of a block is used as a value of type "+p.m.Types.String(l.typ), ""))
	default:
		f.PlaceBlock(l.val.Block())
		fn.undef--
	}
	l.defined = true
	fn.cur = l.val.Block()
	if name != "" && p.opts.KeepNames {
		f.SetName(l.val, p.str(name))
	}
	for {
		for p.tok == tDbgRecord {
			p.debugRecord()
		}
		if p.tok == tLabel || p.tok == '}' {
			panic(p.fail(p.off, eBlock, "the block ends without a terminator", "a block ends in ret, br, switch, indirectbr or unreachable"))
		}
		if p.instruction() {
			return
		}
	}
}

func (p *parser) text0() byte {
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
func (p *parser) result(t ir.Type) *local {
	fn := p.fn
	var n uint32
	switch fn.resKind {
	case tLocal:
		n = p.localNamed(fn.resName)
	case tLocalNum:
		if fn.resNum < fn.next {
			panic(p.fail(fn.resOff, eOrder, "instruction expected to be numbered %"+utoa(uint64(fn.next))+" or greater", ""))
		}
		n = p.localNumbered(fn.resNum)
		fn.next = fn.resNum + 1
	default:
		n = p.localNumbered(fn.next)
		fn.next++
	}
	l := &fn.locals[n]
	if l.defined {
		panic(p.fail(fn.resOff, eRedefined, "the name of the instruction is taken by another value", ""))
	}
	if l.val != ir.None {
		if l.typ != t {
			panic(p.fail(int(l.off), eType, "used as "+p.m.Types.String(l.typ)+", but it is defined with type "+p.m.Types.String(t), ""))
		}
		fn.undef--
	}
	l.defined = true
	l.typ = t
	return l
}

// emit creates an instruction at the end of the block and binds it to the name
// in front of it.
func (p *parser) emit(op ir.Op, t ir.Type, flags ir.Flags, aux uint32, ops ...ir.Value) ir.Value {
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
			f.SetName(v, p.str(fn.resName))
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
func (p *parser) aliasOf(t ir.Type, x ir.Value) {
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
