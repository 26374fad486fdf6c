package bitcode

import (
	"strconv"
	"strings"

	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// diKind is how a field of a debugging node is written.
type diKind uint8

const (
	diMD           diKind = iota // a node, or a text
	diNode                       // a node, or a number as one
	diSize                       // a number; a node with a number if the record says so
	diUint                       // a number
	diBool                       // true or false
	diTag                        // DW_TAG_…
	diEncoding                   // DW_ATE_…
	diLang                       // DW_LANG_…
	diCC                         // DW_CC_…
	diMacinfo                    // DW_MACINFO_…
	diFlag                       // DIFlag… | DIFlag…
	diSPFlag                     // DISPFlag… | DISPFlag…
	diEmission                   // FullDebug …
	diNames                      // GNU …
	diChecksum                   // CSK_…
	diFixed                      // Binary …
	diSpace                      // 1 + an address space, 0 if there is none
	diZero                       // always zero: a field that nothing uses any more
	diSigned                     // a signed number, the sign in the low bit
	diGNUNames                   // 1 for GNU: what diNames was in LLVM 7
	diMaxUint                    // a number, all ones if it is not given
	diScope                      // the id of a node that must be there
	diEnumKind                   // DW_APPLE_ENUM_KIND_…
	diOldCount                   // LLVM 7: a node with a number, of -1 if the number is not constant
	diOldBound                   // LLVM 7: diSigned, 0 for a node
	diOldStringTag               // LLVM 7: a base type with the tag of a string
	diOldChecksum                // LLVM 7: the text of a checksum of a kind that it knows
	diOldEmission                // LLVM 7: diEmission without DebugDirectivesOnly
	diSPBit                      // LLVM 7: bit def of spFlags, or a boolean of its own
	diVirtuality                 // LLVM 7: the low bits of spFlags, or DW_VIRTUALITY_…
	diPtrAuth                    // the ptrAuth… fields of a signed pointer as bits
)

// diField is a field of a record; def is its value if the node does not have it.
type diField struct {
	name string
	kind diKind
	def  uint64
}

// diSpec is the layout of a node's record behind its first operand, which holds
// whether the node is distinct in bit 0.
type diSpec struct {
	name   string
	code   uint64
	flags  uint64 // more bits of the first operand
	sizeMD uint64 // bit of the first operand that says that sizes are nodes
	fields []diField
}

// spec returns the layout of a node in the dialect.
func (w *writer) spec(name string) *diSpec {
	if w.v7 {
		for i := range oldSpecs {
			if oldSpecs[i].name == name {
				return &oldSpecs[i]
			}
		}
		return nil
	}
	for i := range diSpecs {
		if diSpecs[i].name == name {
			return &diSpecs[i]
		}
	}
	return nil
}

// numberIsNode reports whether a number in a field is written as a node.
func (w *writer) numberIsNode(n *ir.MDNode, f *ir.MDField) bool {
	s := w.spec(n.Str)
	if s == nil {
		return false
	}
	for i := range s.fields {
		if x := &s.fields[i]; x.name == f.Name {
			return x.kind == diNode || x.kind == diOldCount || x.kind == diSize && sizesAreNodes(s, n)
		}
	}
	return false
}

// sizesAreNodes reports whether a size or offset of the node is no plain number.
func sizesAreNodes(s *diSpec, n *ir.MDNode) bool {
	if s.sizeMD == 0 {
		return false
	}
	for i := range s.fields {
		if s.fields[i].kind == diSize {
			if f := n.Field(s.fields[i].name); f != nil && f.Kind == ir.FieldMD && f.MD != 0 {
				return true
			}
		}
	}
	return false
}

// special appends the record of a specialised node and returns its code.
func (w *writer) special(rec []uint64, n *ir.MDNode) (uint64, []uint64) {
	switch n.Str {
	case "GenericDINode":
		return w.genericNode(rec, n)
	case "DIEnumerator":
		return w.enumerator(rec, n)
	case "DISubprogram":
		n = w.subprogram(n)
	}
	s := w.spec(n.Str)
	if s == nil {
		w.fail(failMD, "unknown debugging node "+n.Str)
	}
	nodes := sizesAreNodes(s, n)
	rec = append(rec, bit(n.Distinct)|s.flags)
	if nodes {
		rec[0] |= s.sizeMD
	}
	for i := range s.fields {
		x := &s.fields[i]
		rec = append(rec, w.field(n, x, nodes))
	}
	switch n.Str {
	case "DIFile":
		if f := n.Field("source"); f != nil {
			rec = append(rec, w.textOf(f))
		}
	case "DINamespace":
		rec[0] |= w.boolean(n.Field("exportSymbols"), 0) << 1
	case "DILabel":
		if !w.v7 {
			rec[0] |= w.boolean(n.Field("isArtificial"), 0) << 1
		}
	case "DIFixedPointType":
		if !w.v7 {
			rec = w.fixedPoint(rec, n)
		}
	case "DICompileUnit":
		if f := n.Field("sourceLanguageName"); f != nil && !w.v7 {
			rec[1] = w.word(dwarfnames.LanguageNames[:], f) | 1<<63
		}
	}
	return s.code, rec
}

// field returns the operand for a field.
func (w *writer) field(n *ir.MDNode, x *diField, nodes bool) uint64 {
	f := n.Field(x.name)
	switch x.kind {
	case diZero:
		return 0
	case diSpace:
		if f == nil {
			return 0
		}
		return f.Int + 1
	case diPtrAuth:
		return w.ptrAuth(n)
	case diOldCount, diOldBound, diOldStringTag, diOldChecksum, diOldEmission, diSPBit, diVirtuality:
		return w.oldField(n, x, f)
	case diScope:
		if f == nil {
			w.fail(failMD, "a DILocation has no scope")
		}
		return w.md.id(f.MD)
	}
	if f == nil {
		if x.kind == diMaxUint {
			return ^uint64(0)
		}
		return x.def
	}
	switch x.kind {
	case diMD:
		return w.textOf(f)
	case diNode:
		if f.Kind == ir.FieldMD {
			return w.md.orNull(f.MD)
		}
		return w.md.integer(int64(f.Int))
	case diSize:
		switch {
		case f.Kind == ir.FieldMD && (nodes || f.MD == 0):
			return w.md.orNull(f.MD)
		case f.Kind == ir.FieldMD: // LLVM 7 has numbers only
			return w.constantOf(f.MD)
		case nodes:
			return w.md.integer(int64(f.Int))
		}
		return f.Int
	case diBool:
		return w.boolean(f, x.def)
	case diTag:
		return w.word(dwarfnames.Tags[:], f)
	case diEncoding:
		return w.word(dwarfnames.Encodings[:], f)
	case diLang:
		return w.word(dwarfnames.Languages[:], f)
	case diCC:
		return w.word(dwarfnames.Conventions[:], f)
	case diMacinfo:
		return w.word(dwarfnames.Macros[:], f)
	case diFlag:
		if w.v7 {
			return w.word(dwarfnames.Flags[:], f) & (lastOldFlag - 1)
		}
		return w.word(dwarfnames.Flags[:], f)
	case diSPFlag:
		return w.word(dwarfnames.SPFlags[:], f)
	case diEmission:
		return w.enum(dwarfnames.EmissionKinds[:], f)
	case diNames:
		return w.enum(dwarfnames.NameTableKinds[:], f)
	case diGNUNames:
		return bit(w.enum(dwarfnames.NameTableKinds[:], f) == 1)
	case diChecksum:
		k := w.enum(dwarfnames.ChecksumKinds[:], f)
		if w.v7 && k > 2 {
			return 0
		}
		return k
	case diFixed:
		return w.enum(dwarfnames.FixedKinds[:], f)
	case diEnumKind:
		return bit(f.Kind == ir.FieldWord && f.Str == "DW_APPLE_ENUM_KIND_Open" || f.Kind == ir.FieldUint && f.Int == 1)
	case diSigned:
		return rotated(int64(f.Int))
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

// unrotated is the way back.
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
