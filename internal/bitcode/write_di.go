package bitcode

import (
	"strconv"
	"strings"

	"gonvvm/internal/dinode"
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// diRecord is the record of a node while it is made.
type diRecord struct {
	w     *writer
	s     *dinode.Spec
	n     *ir.MDNode
	rec   []uint64
	sizes bool // sizes are nodes
}

// at returns the operand and the type of a field in the dialect; 0 for one that the record does not have.
func (w *writer) at(f *dinode.Field) (uint8, dinode.Type) {
	switch {
	case !w.v7 && f.Traits&dinode.Newer == 0:
		return f.At, f.Type
	case w.v7 && f.As7 != dinode.Any:
		return f.At7, f.As7
	case w.v7:
		return f.At7, f.Type
	}
	return 0, 0
}

// numberAsNode returns the node that represents the number in a field, if it is written as a node.
func (w *writer) numberAsNode(n *ir.MDNode, f *ir.MDField) (mdNumber, bool) {
	s := &dinode.Table[dinode.Lookup(n.Str)]
	k := s.Field(f.Name, 0)
	if k < 0 {
		return mdNumber{}, false
	}
	_, t := w.at(&s.Fields[k])
	number := mdNumber{x: int64(f.Int), expr: t == dinode.ExprBound}
	switch t {
	case dinode.Count, dinode.Bound, dinode.ExprBound, dinode.OldCount:
		return number, true
	case dinode.Size:
		return number, !w.v7 && sizesAreNodes(s, n)
	}
	return number, false
}

// sizesAreNodes reports whether a size or offset of the node is not a plain number.
func sizesAreNodes(s *dinode.Spec, n *ir.MDNode) bool {
	if s.SizeMark == 0 {
		return false
	}
	for i := range n.Fields {
		if f := &n.Fields[i]; f.Kind == ir.FieldMD && f.MD != 0 {
			if k := s.Field(f.Name, i); k >= 0 && s.Fields[k].Type == dinode.Size {
				return true
			}
		}
	}
	return false
}

// special appends the record of a specialised node and returns its code.
func (w *writer) special(rec []uint64, n *ir.MDNode) (uint64, []uint64) {
	kind := dinode.Lookup(n.Str)
	s := &dinode.Table[kind]
	code, mark := s.Code, s.Mark
	if w.v7 {
		code, mark = s.Code7, s.Mark7
	}
	if code == 0 {
		w.fail(failMD, "unknown debugging node "+n.Str)
	}
	if kind == dinode.Enumerator {
		return uint64(code), w.enumerator(rec, n)
	}
	r := diRecord{w: w, s: s, n: n, rec: append(rec, bit(n.Distinct)|uint64(mark)), sizes: !w.v7 && sizesAreNodes(s, n)}
	if r.sizes {
		r.rec[0] |= uint64(s.SizeMark)
	}
	r.fields()
	rec = r.rec
	switch kind {
	case dinode.Location:
		if rec[3] == 0 {
			w.fail(failMD, "a DILocation has no scope")
		}
		rec[3]-- // the only reference that is never null
	case dinode.Generic:
		for _, op := range n.Ops {
			rec = append(rec, w.md.orNull(op))
		}
	case dinode.FixedPointType:
		if !w.v7 {
			rec = w.fixedPoint(rec, n)
		}
	case dinode.Subprogram:
		if f := n.Field("spFlags"); w.v7 && f != nil {
			dinode.SplitSPFlags(rec, w.word(dinode.SPFlags.Names(), f))
		}
	}
	return uint64(code), rec
}

// fields appends the operands that are not given, and then sets those of the node's fields.
func (r *diRecord) fields() {
	for i := range r.s.Fields {
		f := &r.s.Fields[i]
		at, t := r.w.at(f)
		if at == 0 || f.Traits&dinode.Tail != 0 || t == dinode.Operands {
			continue
		}
		switch t {
		case dinode.BaseTag:
			r.set(f, at, 0x24)
		case dinode.OldCount:
			r.set(f, at, r.w.md.number(mdNumber{x: -1}))
		default:
			r.set(f, at, f.Def)
		}
	}
	from := 0
	for i := range r.n.Fields {
		f := &r.n.Fields[i]
		k := r.s.Field(f.Name, from)
		if k < 0 {
			continue // of a newer LLVM
		}
		from = k + 1
		if at, t := r.w.at(&r.s.Fields[k]); at != 0 && t != dinode.Operands {
			r.set(&r.s.Fields[k], at, r.operand(t, f))
		}
	}
}

// set sets an operand, or a part of it.
func (r *diRecord) set(f *dinode.Field, at uint8, x uint64) {
	i := dinode.Index(at)
	for len(r.rec) <= i {
		r.rec = append(r.rec, 0)
	}
	if f.Bits != 0 {
		r.rec[i] |= x & (1<<f.Bits - 1) << f.Bit
		return
	}
	r.rec[i] = x
}

// operand returns the operand of type t for a field.
func (r *diRecord) operand(t dinode.Type, f *ir.MDField) uint64 {
	w := r.w
	switch t {
	case dinode.Zero:
		return 0
	case dinode.Node, dinode.List, dinode.Text:
		return w.textOf(f)
	case dinode.Count, dinode.Bound, dinode.ExprBound:
		if f.Kind == ir.FieldMD {
			return w.md.orNull(f.MD)
		}
		return w.md.number(mdNumber{x: int64(f.Int), expr: t == dinode.ExprBound})
	case dinode.Size:
		switch {
		case f.Kind == ir.FieldMD && w.v7:
			return w.constantOf(f.MD)
		case f.Kind == ir.FieldMD:
			return w.md.orNull(f.MD)
		case r.sizes:
			return w.md.number(mdNumber{x: int64(f.Int)})
		}
	case dinode.AddressSpace:
		return f.Int + 1
	case dinode.Bool:
		return w.boolean(f, 0)
	case dinode.LanguageName:
		return w.word(t.Names(), f) | namedLanguage
	case dinode.Tag, dinode.Encoding, dinode.Language, dinode.Convention, dinode.Macinfo, dinode.Flags, dinode.SPFlags:
		return w.word(t.Names(), f)
	case dinode.EmissionKind, dinode.NameTableKind, dinode.ChecksumKind, dinode.FixedKind, dinode.EnumKind, dinode.Virtuality:
		return w.enum(t.Enum(), f)
	case dinode.OldFlags, dinode.OldEmission, dinode.OldNames, dinode.OldChecksumKind, dinode.OldChecksum, dinode.OldCount, dinode.OldBound:
		return r.oldOperand(t, f)
	}
	return f.Int
}

// rotated returns x with the sign in the low bit, as debugging nodes have it: the
// other bits are inverted then.
func rotated(x int64) uint64 {
	if x < 0 {
		return ^(uint64(x) << 1)
	}
	return uint64(x) << 1
}

// unrotated is the inverse.
func unrotated(x uint64) int64 {
	if x&1 != 0 {
		return int64(^(x >> 1))
	}
	return int64(x >> 1)
}

// textOf returns 1 + the id of a field that is a node or a text.
func (w *writer) textOf(f *ir.MDField) uint64 {
	if f.Kind == ir.FieldStr {
		return w.md.text(f.Str)
	}
	return w.md.orNull(f.MD)
}

// constantOf returns the number that a node holds, 0 if it is none.
func (w *writer) constantOf(id ir.MD) uint64 {
	if n := &w.m.MDs[id]; id != 0 && n.Kind == ir.MDValue {
		x, _ := w.m.Consts.Uint(n.Val)
		return x
	}
	return 0
}

func (w *writer) boolean(f *ir.MDField, def uint64) uint64 {
	switch {
	case f == nil:
		return def
	case f.Kind == ir.FieldWord:
		return bit(f.Str == "true")
	}
	return bit(f.Int != 0)
}

// word returns the number of a field that is a name, several of them, or a number.
func (w *writer) word(table []dwarfnames.Name, f *ir.MDField) uint64 {
	if f.Kind != ir.FieldWord {
		return f.Int
	}
	n := uint64(0)
	for s := range strings.SplitSeq(f.Str, "|") {
		s = strings.TrimSpace(s)
		x, ok := dwarfnames.Number(table, s)
		if !ok {
			var err error
			if x, err = strconv.ParseUint(s, 0, 64); err != nil && s != "DIFlagZero" && s != "DISPFlagZero" {
				w.fail(failMD, "unknown word "+s+" in the field "+f.Name+" of a debugging node")
			}
		}
		n |= x
	}
	return n
}

// enum returns the index of a field's word in a table.
func (w *writer) enum(table []string, f *ir.MDField) uint64 {
	if f.Kind != ir.FieldWord {
		return f.Int
	}
	for i, s := range table {
		if s == f.Str && s != "" {
			return uint64(i)
		}
	}
	w.fail(failMD, "unknown word "+f.Str+" in the field "+f.Name+" of a debugging node")
	return 0
}
