package bitcode

import (
	"slices"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// constRef names a constant of a pool, or, with symRef set, a symbol.
type constRef uint32

const symRef constRef = 1 << 31

// entryKind is the form of a constant of the file.
type entryKind uint8

const (
	entrySource entryKind = iota // as the module's constant src
	entryCast                    // op applied to constant x
	entryNull
	entryUndef
	entryPoison
	entryInt  // integer n, in every lane of a vector
	entryBits // float with bits n, in every lane of a vector
	entryAsm  // inline assembly n
	entryMask // the mask of shufflevector n
	entryLane // poison with constant x in lane 0
)

// constEntry is a constant of the file.
type constEntry struct {
	kind entryKind
	op   ir.Op // entryCast
	typ  typeID
	src  ir.Value
	x    constRef
	n    uint64
}

// constPool is the constants of a module or function. Constants are added on first use; finish gives them ids, which
// later uses get.
type constPool struct {
	w       *writer
	c       *ir.Consts
	f       *ir.Func // of a function, nil for the module
	base    uint32   // id of the first constant
	entries []constEntry
	bySrc   []uint32 // by index in c: 1 + entry
	extra   map[constEntry]constRef
	order   []uint32 // entries by id - base
	pos     []uint32 // by entry: id - base
	count   []uint32 // scratch
}

func (p *constPool) init(w *writer, c *ir.Consts, f *ir.Func) {
	p.w, p.c, p.f = w, c, f
	p.entries, p.order, p.pos = p.entries[:0], p.order[:0], p.pos[:0]
	if cap(p.bySrc) <= c.Len() {
		p.bySrc = make([]uint32, c.Len()+1)
	}
	p.bySrc = p.bySrc[:c.Len()+1]
	clear(p.bySrc)
	clear(p.extra)
}

// grow takes note of constants that were added to the table.
func (p *constPool) grow() {
	p.bySrc = extended(p.bySrc, p.c.Len()+1)
}

// id returns the value id of a constant; meaningless before finish.
func (p *constPool) id(r constRef) uint32 {
	if r&symRef != 0 {
		return p.w.syms[r&^symRef]
	}
	if int(r) >= len(p.pos) {
		return 0
	}
	return p.base + p.pos[r]
}

// typeOf returns the type of a constant.
func (p *constPool) typeOf(r constRef) typeID {
	if r&symRef != 0 {
		return p.w.symType[r&^symRef]
	}
	return p.entries[r].typ
}

// add returns the constant e, which is not a constant of the module in its own type.
func (p *constPool) add(e constEntry) constRef {
	if r, ok := p.extra[e]; ok {
		return r
	}
	r := p.push(e)
	if p.extra == nil {
		p.extra = make(map[constEntry]constRef)
	}
	p.extra[e] = r
	return r
}

func (p *constPool) push(e constEntry) constRef {
	r := constRef(len(p.entries))
	p.entries = append(p.entries, e)
	var scratch [16]uint64
	p.record(scratch[:0], &e) // adds the operands of the record
	return r
}

// ref returns the constant or symbol v as a value of type want (0: its own type).
func (p *constPool) ref(v ir.Value, want typeID) constRef {
	if v.IsSym() {
		return p.as(constRef(v.Index())|symRef, want)
	}
	if !v.IsConst() || int(v.Index()) >= len(p.bySrc) {
		p.w.fail(failInvalid, "an operand is not a constant of its table")
	}
	i := v.Index()
	if r := p.bySrc[i]; r != 0 && (want == 0 || p.entries[r-1].typ == want) {
		return constRef(r - 1)
	}
	typ := p.w.types.id(p.c.Type(v))
	if p.w.v7 {
		if r, ok := p.oldConst(v, typ, want); ok {
			return r
		}
	}
	if p.bySrc[i] == 0 {
		r := p.push(constEntry{kind: entrySource, typ: typ, src: v})
		p.bySrc[i] = uint32(r) + 1
	}
	return p.as(constRef(p.bySrc[i]-1), want)
}

// as returns constant r cast to type want.
func (p *constPool) as(r constRef, want typeID) constRef {
	from := p.typeOf(r)
	if want == 0 || from == want || !p.w.v7 {
		return r
	}
	return p.add(constEntry{kind: entryCast, op: ir.OpBitCast, typ: want, x: r})
}

// finish gives the constants ids from base on: grouped by type, since a record sets the type of all that follow.
func (p *constPool) finish(base uint32) {
	p.base = base
	n := len(p.entries)
	p.order, p.pos = slices.Grow(p.order[:0], n)[:n], slices.Grow(p.pos[:0], n)[:n]
	p.count = slices.Grow(p.count[:0], len(p.w.types.list)+1)[:len(p.w.types.list)+1]
	clear(p.count)
	for i := range p.entries {
		p.count[p.entries[i].typ+1]++
	}
	for t := 1; t < len(p.count); t++ {
		p.count[t] += p.count[t-1]
	}
	for i := range p.entries {
		at := &p.count[p.entries[i].typ]
		p.order[*at], p.pos[i] = uint32(i), *at
		*at++
	}
}

// write writes the constants as a block.
func (p *constPool) write() {
	if len(p.order) == 0 {
		return
	}
	s := p.w.s
	s.Enter(blockConstants, 4)
	last := typeID(0)
	rec := p.w.rec
	for _, i := range p.order {
		e := &p.entries[i]
		if e.typ != last {
			s.RecordAbbrev(abbrevSetType, []uint64{cstSetType, uint64(e.typ - 1)})
			last = e.typ
		}
		if e.kind == entrySource && p.c.Kind(e.src) == ir.CData && p.bytes(e.src) {
			continue
		}
		var code uint64
		code, rec = p.record(rec[:0], e)
		switch code {
		case cstInteger:
			s.RecordAbbrev(abbrevInteger, []uint64{code, rec[0]})
		case cstNull:
			s.RecordAbbrev(abbrevNull, []uint64{code})
		default:
			s.Record(code, rec)
		}
	}
	s.End()
	p.w.rec = rec
}

// bytes writes a constant that is an array of bytes, and reports whether it was one.
func (p *constPool) bytes(v ir.Value) bool {
	ty := &p.w.m.Types
	t := p.c.Type(v)
	if ty.Kind(t) != ir.ArrayKind || ty.Elem(t) != ir.I8 {
		return false
	}
	b := p.c.Bytes(v)
	id := uint(abbrevString)
	code := uint64(cstString)
	if n := len(b) - 1; b[n] == 0 && slices.Index(b[:n], 0) < 0 {
		code, id, b = cstCString, abbrevCString, b[:n]
	}
	rec := append(p.w.rec[:0], code)
	for _, c := range b {
		rec = append(rec, uint64(c))
	}
	p.w.s.RecordAbbrev(id, rec)
	p.w.rec = rec
	return true
}

// record appends the operands of a constant's record and returns its code.
func (p *constPool) record(rec []uint64, e *constEntry) (code uint64, out []uint64) {
	switch e.kind {
	case entryNull:
		return cstNull, rec
	case entryUndef:
		return cstUndef, rec
	case entryPoison:
		return cstPoison, rec
	case entryCast:
		op := lastIndex(castOps[:], e.op)
		return cstCast, append(rec, op, uint64(p.typeOf(e.x)-1), uint64(p.id(e.x)))
	case entryInt, entryBits:
		return p.lanes(rec, e)
	case entryAsm:
		return p.asm(rec, &p.w.m.Asms[e.n])
	case entryMask:
		return p.mask(rec, e)
	case entryLane:
		i64 := p.w.types.id(ir.I64)
		zero, rest := p.add(constEntry{kind: entryNull, typ: i64}), p.add(constEntry{kind: entryPoison, typ: e.typ})
		return cstInsertElt, append(rec, uint64(p.id(rest)), uint64(p.id(e.x)), uint64(i64-1), uint64(p.id(zero)))
	}
	return p.source(rec, e)
}

// lanes appends a number, or a vector of equal ones.
func (p *constPool) lanes(rec []uint64, e *constEntry) (uint64, []uint64) {
	t := p.w.types.at(e.typ)
	if t.kind == ir.VectorKind {
		x := p.add(constEntry{kind: e.kind, typ: t.elem, n: e.n})
		for range t.n {
			rec = append(rec, uint64(p.id(x)))
		}
		return cstAggregate, rec
	}
	if e.kind == entryBits {
		return cstFloat, append(rec, e.n)
	}
	return cstInteger, append(rec, bitstream.Signed(int64(e.n)))
}

// asm appends inline assembly.
func (p *constPool) asm(rec []uint64, a *ir.InlineAsm) (uint64, []uint64) {
	flags := bit(a.SideEffect)*asmSideEffect | bit(a.AlignStack)*asmAlignStack | bit(a.Intel)*asmIntel
	code := uint64(cstInlineAsmOld2)
	if !p.w.v7 {
		code, flags = cstInlineAsm, flags|bit(a.Unwind)*asmUnwind
		rec = append(rec, uint64(p.w.types.id(a.FnType)-1))
	}
	rec = append(rec, flags)
	for _, s := range [...]string{a.Text, a.Constraints} {
		rec = append(rec, uint64(len(s)))
		for i := range len(s) {
			rec = append(rec, uint64(s[i]))
		}
	}
	return code, rec
}

// mask appends the mask of a shufflevector as a vector of i32.
func (p *constPool) mask(rec []uint64, e *constEntry) (uint64, []uint64) {
	none := entryPoison
	if p.w.v7 {
		none = entryUndef
	}
	i32 := p.w.types.id(ir.I32)
	zero, undef := true, true
	lanes := p.f.Indices(ir.Value(e.n))
	for _, l := range lanes {
		zero, undef = zero && l == 0, undef && l == ^uint32(0)
	}
	switch {
	case zero:
		return cstNull, rec
	case undef && p.w.v7:
		return cstUndef, rec
	case undef:
		return cstPoison, rec
	}
	for _, l := range lanes {
		x := constEntry{kind: entryInt, typ: i32, n: uint64(l)}
		if l == ^uint32(0) {
			x = constEntry{kind: none, typ: i32}
		}
		rec = append(rec, uint64(p.id(p.add(x))))
	}
	return cstAggregate, rec
}
