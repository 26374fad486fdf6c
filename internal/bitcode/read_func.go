package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// function is the state of reading a body.
type function struct {
	f       *ir.Func
	typeIDs []uint32 // by symbol: number of the function's type

	next   uint64 // number of the next value
	nextMD uint64 // number of the next metadata node
	start  uint64 // bit at which the body begins
	end    uint64 // bit at which the body ends
	blocks uint64 // number of blocks
	cur    ir.Block
	undef  int // values used but not defined yet

	insts   []ir.Value // by number, None for one that was left out
	last    ir.Value   // the instruction that was read last
	loc     ir.MD      // the location that was given last
	dbgFrom int        // records of f.Dbg from here on wait for their instruction
	bundles []ir.Bundle

	noops   []ir.Value // casts that change nothing but could not be left out at once
	bundled []ir.Value // calls with operand bundles
	mdFirst int        // nodes from here on may hold local values
	aliases map[uint64]bool

	imports []imported // constants of the module in this function's table
	gen     uint32     // those of other generations are of other functions

	scratch ir.Scratch
	lent    *ir.Func // has the memory of scratch, with Options.OneByOne
}

type imported struct {
	gen uint32
	v   ir.Value
}

// body reads the body of function sym.
func (r *reader) body(sym uint32) {
	fn := &r.fn
	f := r.m.Syms[sym].Fn
	fn.start = r.bodies[sym]
	r.s.Seek(fn.start)
	r.s.Block = blockFunction
	r.enter()
	fn.end = r.s.BlockEnd()
	fn.f = f
	fn.gen++
	if len(fn.imports) < r.globals {
		fn.imports = make([]imported, r.globals)
	}
	fn.insts, fn.noops, fn.bundled, fn.bundles = fn.insts[:0], fn.noops[:0], fn.bundled[:0], nil
	fn.last, fn.loc, fn.dbgFrom, fn.undef, fn.blocks, fn.cur = ir.None, 0, 0, 0, 0, 0
	fn.aliases = nil
	fn.mdFirst = len(r.m.MDs)
	globals, mds := len(r.vals), len(r.md.ids)
	fn.nextMD = uint64(mds)
	r.consts = &f.Consts
	if fn.lent != nil { // it is in use
		fn.scratch.TakeBack(fn.lent)
		fn.lent = nil
	}
	fn.scratch.Lend(f)

	ty := &r.m.Types
	id := fn.typeIDs[sym]
	for i, t := range ty.Elems(f.FnType()) {
		r.vals = append(r.vals, slot{ir.ParamValue(i), t, r.subID(id, uint64(i))})
	}
	fn.next = uint64(len(r.vals))
	r.bodyBlock()
	if fn.undef > 0 {
		r.undefinedValue()
	}
	if uint64(fn.cur) <= fn.blocks {
		panic(r.fail(eStream, "the body ends before its last block does"))
	}
	r.dropNoops()
	if int(sym) < len(r.maxBlock) && uint64(r.maxBlock[sym]) > fn.blocks {
		panic(r.fail(eRef, "the address of a block that function @"+f.Name()+" does not have"))
	}
	if r.opts.OneByOne {
		fn.lent = f
	} else {
		fn.scratch.TakeBack(f)
	}
	r.vals, r.md.ids = r.vals[:globals], r.md.ids[:mds]
	r.consts = &r.m.Consts
	fn.f = nil
}

// bodyBlock reads the block of a body.
func (r *reader) bodyBlock() {
	fn := &r.fn
	for {
		switch r.s.Next() {
		case bitstream.AtBlockEnd:
			return
		case bitstream.AtBlock:
			switch r.s.Block {
			case blockConstants:
				if uint64(len(r.vals)) != fn.next {
					panic(r.fail(eStream, "constants after instructions that use undefined values"))
				}
				r.constants()
				fn.next = uint64(len(r.vals))
			case blockMetadata:
				r.meta().metadataBlock()
			case blockMetadataAttach:
				r.bodyAttachments()
			case blockValueSymtab:
				r.localNames()
			default:
				r.skip()
			}
		case bitstream.AtRecord:
			r.bodyRecord()
		default:
			panic(r.malformed())
		}
	}
}

// bodyRecord reads a record of a body: an instruction, or an addition to one.
func (r *reader) bodyRecord() {
	fn := &r.fn
	ops := r.s.Ops
	switch r.s.Code {
	case fnDeclareBlocks:
		n := r.need(1)[0]
		if fn.blocks != 0 || n == 0 {
			panic(r.fail(eRecord, "a body has at least one block, and says how many once"))
		}
		if n > r.s.Left()/8 { // a terminator takes a byte at least
			panic(r.fail(eRecord, "more blocks than the file can hold"))
		}
		fn.blocks = n
		for range n {
			fn.f.NewBlock()
		}
		fn.cur = 1
	case fnDebugLocAgain:
		if fn.last != ir.None && fn.loc != 0 {
			fn.f.SetDebugLoc(fn.last, fn.loc)
		}
	case fnDebugLoc:
		r.need(4)
		l := location{line: uint32(ops[0]), column: uint32(ops[1]), implicit: opt(ops, 4) != 0, group: opt(ops, 5), rank: opt(ops, 6)}
		l.scope, l.at = r.meta().nodeOrNull(ops[2]), r.meta().nodeOrNull(ops[3])
		fn.loc = 0
		if l.scope != 0 {
			fn.loc = r.meta().location(l)
		}
		if fn.last != ir.None && fn.loc != 0 {
			fn.f.SetDebugLoc(fn.last, fn.loc)
		}
	case fnOperandBundle:
		r.bundle()
	case fnBlockAddrUsers:
	case fnDbgValue, fnDbgDeclare, fnDbgAssign, fnDbgValueSimple, fnDbgLabel, fnDbgDeclareValue:
		r.debugRecord()
	default:
		if fn.cur == 0 || uint64(fn.cur) > fn.blocks {
			panic(r.fail(eStream, "an instruction outside of the blocks of its function"))
		}
		v := instReader{r}.instruction()
		fn.last = v
		fn.insts = append(fn.insts, v)
		if v != ir.None && fn.f.Op(v).IsTerminator() {
			fn.cur++
		}
	}
}

// id decodes the number of a value: relative to the next instruction's from module
// version 1 on.
func (r *reader) id(op uint64) uint64 {
	if r.version >= 1 {
		return uint64(uint32(r.fn.next) - uint32(op))
	}
	return op
}

// value takes the value at operand *i, with its type if it is not defined yet.
func (r *reader) value(i *int) slot {
	s := r.anyValue(i)
	if s.v.Kind() == ir.KAsm {
		panic(r.fail(eType, "inline assembly can only be called"))
	}
	return s
}

func (r *reader) anyValue(i *int) slot {
	ops := r.s.Ops
	if *i >= len(ops) {
		panic(r.short())
	}
	id := r.id(ops[*i])
	*i++
	if id < r.fn.next {
		return r.defined(id)
	}
	if *i >= len(ops) {
		panic(r.short())
	}
	t := ops[*i]
	*i++
	return r.local(id, r.valueType(t), uint32(t))
}

// plain takes the value at operand *i, which has type t.
func (r *reader) plain(i *int, t slot) ir.Value {
	if *i >= len(r.s.Ops) {
		panic(r.short())
	}
	id := r.id(r.s.Ops[*i])
	*i++
	return r.typed(id, t.t, t.id)
}

// typed returns value id, which has type t.
func (r *reader) typed(id uint64, t ir.Type, tid uint32) ir.Value {
	if t == ir.Metadata {
		return ir.MetaValue(r.meta().node(id))
	}
	if id >= r.fn.next {
		return r.local(id, t, tid).v
	}
	s := r.defined(id)
	if s.t != t {
		panic(r.meta().mismatch(s.t, t))
	}
	if s.v.Kind() == ir.KAsm {
		panic(r.fail(eType, "inline assembly can only be called"))
	}
	return s.v
}

// defined returns value id, which is defined.
func (r *reader) defined(id uint64) slot {
	s := r.vals[id]
	if id < uint64(r.globals) && s.v.IsConst() {
		e := &r.fn.imports[id]
		if e.gen != r.fn.gen {
			e.gen, e.v = r.fn.gen, r.fn.f.Consts.Import(&r.m.Consts, s.v)
		}
		s.v = e.v
	}
	return s
}

// local returns value id of the function, of type t, which may be defined later: an instruction without operation is
// its placeholder until then.
func (r *reader) local(id uint64, t ir.Type, tid uint32) slot {
	if id < r.fn.next {
		s := r.defined(id)
		if s.t != t {
			panic(r.meta().mismatch(s.t, t))
		}
		return s
	}
	if id >= uint64(len(r.vals)) {
		// An instruction takes a byte at least: more values cannot follow.
		if id-uint64(len(r.vals)) > (max(r.fn.end, r.s.Pos())-r.s.Pos())/8+1 {
			panic(r.fail(eRef, "use of undefined value "+utoa(id)))
		}
		for uint64(len(r.vals)) <= id {
			r.vals = append(r.vals, slot{})
		}
	}
	s := &r.vals[id]
	if s.v == ir.None {
		switch r.m.Types.Kind(t) {
		case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind:
			panic(r.fail(eType, "a value cannot have type "+r.m.Types.String(t)))
		}
		*s = slot{r.fn.f.New(ir.OpInvalid, t, 0, 0), t, tid}
		r.fn.undef++
	} else if s.t != t {
		panic(r.meta().mismatch(s.t, t))
	}
	return *s
}

// block returns block n of the function.
func (r *reader) block(n uint64) ir.Value {
	if n >= r.fn.blocks {
		panic(r.fail(eRef, "undefined block "+utoa(n)))
	}
	return ir.Block(n + 1).Value()
}

// emit creates an instruction at the end of the current block. Its result, if it has
// one, becomes the next value; tid is the number of its type.
func (r *reader) emit(op ir.Op, t slot, flags ir.Flags, aux uint32, ops ...ir.Value) ir.Value {
	fn := &r.fn
	f := fn.f
	var v ir.Value
	if t.t == ir.Void {
		v = f.New(op, t.t, flags, aux, ops...)
	} else if s := r.forward(t); s != nil {
		v = s.v
		f.Mutate(v, op, flags, aux, ops...)
		s.id = t.id
	} else {
		v = f.New(op, t.t, flags, aux, ops...)
		r.vals = append(r.vals, slot{v, t.t, t.id})
		fn.next++
	}
	f.Append(fn.cur, v)
	if r.opts.KeepPos {
		f.SetPos(v, uint32(r.s.Start-fn.start))
	}
	for fn.dbgFrom < len(f.Dbg) {
		f.Dbg[fn.dbgFrom].Before = v
		fn.dbgFrom++
	}
	return v
}

// forward returns the entry of the next value if it was used before and moves on
// to the next one, or makes room for it and returns nil.
func (r *reader) forward(t slot) *slot {
	fn := &r.fn
	if fn.next >= uint64(len(r.vals)) {
		return nil
	}
	s := &r.vals[fn.next]
	fn.next++
	if s.v == ir.None { // a later one was used
		s.v = fn.f.New(ir.OpInvalid, t.t, 0, 0)
		s.t = t.t
		return s
	}
	if s.t != t.t {
		panic(r.meta().mismatch(t.t, s.t))
	}
	fn.undef--
	return s
}

// aliasOf makes the next value another number of x: so it is with casts that change
// nothing.
func (r *reader) aliasOf(t slot, x ir.Value) {
	fn := &r.fn
	if r.opts.KeepNames {
		if fn.aliases == nil {
			fn.aliases = make(map[uint64]bool)
		}
		fn.aliases[fn.next] = true
	}
	if fn.next >= uint64(len(r.vals)) {
		r.vals = append(r.vals, slot{x, t.t, t.id})
		fn.next++
		return
	}
	if s := &r.vals[fn.next]; s.v == ir.None {
		*s = slot{x, t.t, t.id}
		fn.next++
		return
	}
	// It was used before: its placeholder becomes an instruction until the whole
	// function is known.
	s := r.forward(t)
	s.id = t.id
	fn.f.Mutate(s.v, ir.OpBitCast, 0, 0, x)
	fn.f.Append(fn.cur, s.v)
	fn.noops = append(fn.noops, s.v)
}

// undefinedValue reports a value that was used but never defined.
func (r *reader) undefinedValue() {
	for id := r.fn.next; id < uint64(len(r.vals)); id++ {
		if r.vals[id].v != ir.None {
			panic(r.fail(eRef, "value "+utoa(id)+" is used but not defined"))
		}
	}
	panic(r.fail(eRef, "a value is used but not defined"))
}

// dropNoops replaces the casts that change nothing by their operands.
func (r *reader) dropNoops() {
	fn := &r.fn
	if len(fn.noops) == 0 {
		return
	}
	resolve := fn.f.DropCasts(fn.noops, fn.bundled)
	for i := fn.mdFirst; i < len(r.m.MDs); i++ {
		if n := &r.m.MDs[i]; n.Kind == ir.MDLocal {
			n.Val = resolve(n.Val)
		}
	}
}

// bodyAttachments reads the block of metadata attached to a function and its
// instructions that Next found.
func (r *reader) bodyAttachments() {
	fn := &r.fn
	r.enter()
	for r.record() {
		if r.s.Code != mdAttachment {
			continue
		}
		ops := r.need(1)
		if len(ops)%2 == 0 {
			s := fn.f.Symbol()
			s.MD = r.meta().attachments(s.MD, ops)
			continue
		}
		if ops[0] >= uint64(len(fn.insts)) {
			panic(r.fail(eRef, "metadata for instruction "+utoa(ops[0])+", which does not exist"))
		}
		v := fn.insts[ops[0]]
		if v == ir.None {
			continue
		}
		for i := 1; i < len(ops); i += 2 {
			switch kind := r.meta().kind(ops[i]); kind {
			case "dbg":
				fn.f.SetDebugLoc(v, r.meta().node(ops[i+1]))
			default:
				fn.f.Attach(v, ir.Attachment{Kind: kind, Node: r.meta().node(ops[i+1])})
			}
		}
	}
}

// localNames reads the names of parameters, blocks and instructions.
func (r *reader) localNames() {
	if !r.opts.KeepNames {
		r.skip()
		return
	}
	fn := &r.fn
	r.enter()
	for r.record() {
		ops := r.s.Ops
		switch r.s.Code {
		case vstEntry:
			r.need(1)
			if ops[0] >= uint64(len(r.vals)) {
				panic(r.fail(eRef, "a name for value "+utoa(ops[0])+", which does not exist"))
			}
			if v := r.vals[ops[0]].v; !fn.aliases[ops[0]] && (v.IsInst() || v.IsParam()) {
				fn.f.SetName(v, r.text(ops[1:]))
			}
		case vstBBEntry:
			r.need(1)
			fn.f.SetName(r.block(ops[0]), r.text(ops[1:]))
		}
	}
}
