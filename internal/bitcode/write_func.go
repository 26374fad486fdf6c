package bitcode

import (
	"slices"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// funcWriter writes one body after the other. It visits the instructions twice with the same code: the first time
// nothing is written, but constants, local metadata and the ids of all results become known.
type funcWriter struct {
	w     *writer
	f     *ir.Func
	cur   ir.Value // instruction being written, for errors
	dry   bool
	pool  constPool
	base  uint32   // id of the first parameter
	next  uint32   // id of the next result
	count uint32   // number of instructions written
	val   []uint32 // by instruction: id of the result
	typ   []typeID // by instruction: type of the result, where it is not that of the module
	par   []typeID // by parameter, likewise
	blk   []uint32 // by block: number

	dbgHead, dbgNext []uint32 // by instruction: 1 + first record before it; by record: next
	lastLoc          ir.MD
	attached         []attachedTo
	atts             []ir.Attachment
	locals           []ir.MD  // local metadata by id
	localID          []uint32 // by MD: 1 + index in locals
	args             []uint32 // scratch of calls
	argTypes         []typeID
	old              oldFunc
}

// attachedTo is an instruction with metadata: its number among those written.
type attachedTo struct {
	number uint32
	v      ir.Value
}

func (fw *funcWriter) init(w *writer) {
	fw.w = w
	fw.pool.w = w
}

// bodies writes the functions into a stream of their own.
func (w *writer) bodies() {
	s := bitstream.NewWriter(nil, moduleWidth)
	assume(s)
	w.s = s
	for _, i := range w.order[w.vars:w.funcs] {
		if w.defined(i) {
			w.load(i)
			w.fnPos[i] = s.Pos() + 1
			w.fw.write(w.m.Syms[i].Fn)
			w.done(i)
			if len(s.Bytes()) > pieceSize-pieceSlack {
				w.piece(s)
			}
		}
	}
	w.fw.f, w.fw.cur = nil, ir.None
	w.piece(s)
	if t := w.types.problem; t != ir.NoType {
		w.fail(failOld, "LLVM 7 has no type "+w.m.Types.String(t))
	}
}

// The stream of bodies is kept in pieces: as one it would be copied again and again while it grows.
const (
	pieceSize  = 1 << 20
	pieceSlack = pieceSize / 16
)

// piece puts the written part of the bodies aside.
func (w *writer) piece(s *bitstream.Writer) {
	if b := s.Take(pieceSize); len(b) > 0 {
		w.body = append(w.body, b)
		w.bodySize += len(b)
	}
}

// sized returns s with n elements, all zero.
func sized[T any](s []T, n int) []T {
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

// write writes the body of f.
func (fw *funcWriter) write(f *ir.Func) {
	w := fw.w
	fw.f = f
	fw.pool.init(w, &f.Consts, f)
	w.md.enter(&fw.pool)
	fw.base = w.firstConst() + uint32(len(w.pool.order))
	fw.val = sized(fw.val, f.NumInsts())
	fw.blk = sized(fw.blk, f.NumBlocks())
	n := uint32(0)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		fw.blk[b] = n
		n++
	}
	fw.records()
	if w.v7 {
		fw.infer()
	}
	fw.dry = true
	fw.next = 0
	fw.body()
	args := fw.base + uint32(f.NumParams())
	fw.pool.finish(args)
	first := args + uint32(len(fw.pool.order))
	for i := range fw.val {
		fw.val[i] += first
	}
	fw.old.rebase(first)
	fw.dry = false
	fw.next = first
	s := w.s
	s.Enter(blockFunction, 4)
	s.Record(fnDeclareBlocks, []uint64{uint64(n)})
	fw.pool.write()
	fw.writeMetadata()
	fw.body()
	fw.names()
	fw.attachments()
	s.End()
	for _, id := range fw.locals {
		fw.localID[id] = 0
	}
	fw.locals = fw.locals[:0]
	w.md.leave()
}

// records finds the debug records before each instruction.
func (fw *funcWriter) records() {
	f := fw.f
	fw.dbgHead = fw.dbgHead[:0]
	if len(f.Dbg) == 0 {
		return
	}
	fw.dbgHead, fw.dbgNext = sized(fw.dbgHead, f.NumInsts()), sized(fw.dbgNext, len(f.Dbg))
	for i := len(f.Dbg) - 1; i >= 0; i-- {
		at := f.Dbg[i].Before
		fw.dbgNext[i] = fw.dbgHead[at]
		fw.dbgHead[at] = uint32(i + 1)
	}
}

// body visits the instructions.
func (fw *funcWriter) body() {
	f := fw.f
	fw.lastLoc, fw.count, fw.attached = 0, 0, fw.attached[:0]
	fw.old.start()
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		fw.old.block()
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			fw.cur = v
			before := fw.count
			if len(fw.dbgHead) > 0 && fw.w.v7 {
				for i := fw.dbgHead[v]; i != 0; i = fw.dbgNext[i-1] {
					fw.oldRecord(&f.Dbg[i-1])
				}
				before = fw.count
			}
			fw.inst(v)
			if fw.count != before {
				fw.location(f.DebugLoc(v))
				if fw.atts = f.Attachments(fw.atts[:0], v); len(fw.atts) > 0 {
					fw.attach(v)
				}
			}
			if len(fw.dbgHead) > 0 && !fw.w.v7 {
				for i := fw.dbgHead[v]; i != 0; i = fw.dbgNext[i-1] {
					fw.record(&f.Dbg[i-1])
				}
			}
		}
	}
	fw.cur = ir.None
}

// result gives instruction v the next id if it has a result.
func (fw *funcWriter) result(v ir.Value) {
	if fw.f.TypeOf(v) != ir.Void {
		fw.val[v] = fw.next
		fw.next++
	}
}

// emit writes the record of an instruction.
func (fw *funcWriter) emit(code uint64, rec []uint64) {
	fw.count++
	if !fw.dry {
		fw.w.s.Record(code, rec)
	}
	fw.w.rec = rec[:0]
}

// emitAbbrev writes the record of an instruction with an abbreviation; rec starts
// with the code.
func (fw *funcWriter) emitAbbrev(id uint, rec []uint64) {
	fw.count++
	if !fw.dry {
		fw.w.s.RecordAbbrev(id, rec)
	}
	fw.w.rec = rec[:0]
}

// use returns id and type of an operand, cast to type want if that is not 0 and
// pointers have types.
func (fw *funcWriter) use(v ir.Value, want typeID) (id uint32, t typeID) {
	switch v.Kind() {
	case ir.KConst, ir.KSym:
		r := fw.pool.ref(v, want)
		return fw.pool.id(r), fw.pool.typeOf(r)
	case ir.KParam:
		id = fw.base + v.Index()
		if fw.w.v7 {
			t = fw.par[v.Index()]
		} else {
			t = fw.w.types.id(fw.f.TypeOf(v))
		}
	case ir.KInst:
		if fw.w.v7 {
			if v = fw.old.resolve(v); !v.IsInst() {
				return fw.use(v, want)
			}
			t = fw.typ[v]
		} else {
			t = fw.w.types.id(fw.f.TypeOf(v))
		}
		id = fw.val[v]
	case ir.KAsm:
		a := &fw.w.m.Asms[v.Index()]
		t = fw.w.types.pointer(fw.w.types.id(a.FnType), 0)
		r := fw.pool.add(constEntry{kind: entryAsm, typ: t, n: uint64(v.Index())})
		return fw.pool.id(r), t
	case ir.KMeta:
		return fw.mdID(v.MD()), fw.w.types.id(ir.Metadata)
	default:
		fw.w.fail(failInvalid, "an operand is neither a value nor a constant")
	}
	if want != 0 && want != t && fw.w.v7 {
		return fw.castTo(v, id, t, want), want
	}
	return id, t
}

// constant returns the id of a constant that the writer makes.
func (fw *funcWriter) constant(e constEntry) uint32 { return fw.pool.id(fw.pool.add(e)) }

// typed appends an operand, with its type if it is defined further on.
func (fw *funcWriter) typed(rec []uint64, id uint32, t typeID) []uint64 {
	rec = append(rec, uint64(fw.next-id))
	if id >= fw.next {
		rec = append(rec, uint64(t-1))
	}
	return rec
}

// plain appends an operand whose type the reader knows.
func (fw *funcWriter) plain(rec []uint64, id uint32) []uint64 { return append(rec, uint64(fw.next-id)) }

// names writes the names of values and blocks.
func (fw *funcWriter) names() {
	f, s := fw.f, fw.w.s
	open := false
	name := func(code uint64, abbrev uint, id uint32, name string) {
		if name == "" {
			return
		}
		if !open {
			s.Enter(blockValueSymtab, 4)
			open = true
		}
		rec := append(fw.w.rec[:0], code, uint64(id))
		for i := range len(name) {
			if !bitstream.IsChar6(name[i]) {
				s.RecordString(code, rec[1:2], name)
				return
			}
			rec = append(rec, uint64(name[i]))
		}
		s.RecordAbbrev(abbrev, rec)
		fw.w.rec = rec[:0]
	}
	for i := range f.NumParams() {
		name(vstEntry, abbrevEntry, fw.base+uint32(i), f.NameOf(ir.ParamValue(i)))
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		name(vstBBEntry, abbrevBBEntry, fw.blk[b], f.NameOf(b.Value()))
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.TypeOf(v) != ir.Void && (!fw.w.v7 || fw.old.has(v)) {
				name(vstEntry, abbrevEntry, fw.val[v], f.NameOf(v))
			}
		}
	}
	if open {
		s.End()
	}
}
