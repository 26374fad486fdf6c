package dwarf

import (
	"strconv"
	"strings"

	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// Access to metadata: missing fields read as zero, so that damaged information makes a poorer description and no
// failure.

// is reports whether id is a node of the given name.
func (b *Builder) is(id ir.MD, name string) bool {
	n := &b.m.MDs[id]
	return n.Kind == ir.MDSpecial && n.Str == name
}

// kind returns the name of a node, "" if it is not a specialised one.
func (b *Builder) kind(id ir.MD) string {
	if n := &b.m.MDs[id]; n.Kind == ir.MDSpecial {
		return n.Str
	}
	return ""
}

func (b *Builder) ref(id ir.MD, field string) ir.MD {
	if f := b.m.MDs[id].Field(field); f != nil && f.Kind == ir.FieldMD {
		return f.MD
	}
	return 0
}

func (b *Builder) str(id ir.MD, field string) string {
	f := b.m.MDs[id].Field(field)
	if f == nil {
		return ""
	}
	if f.Kind == ir.FieldMD {
		return b.m.MDs[f.MD].Str
	}
	return f.Str
}

// num returns a number, which may be in a node of its own.
func (b *Builder) num(id ir.MD, field string) uint64 {
	x, _ := b.number(id, field)
	return x
}

// number is num; ok is false if the field is missing or not a number.
func (b *Builder) number(id ir.MD, field string) (x uint64, ok bool) {
	f := b.m.MDs[id].Field(field)
	if f == nil {
		return 0, false
	}
	switch f.Kind {
	case ir.FieldUint, ir.FieldSint:
		return f.Int, true
	case ir.FieldMD:
		if n := &b.m.MDs[f.MD]; n.Kind == ir.MDValue {
			x, ok := b.m.Consts.Sint(n.Val)
			return uint64(x), ok
		}
	}
	return 0, false
}

func (b *Builder) bool(id ir.MD, field string) bool {
	f := b.m.MDs[id].Field(field)
	return f != nil && f.Str == "true"
}

// word returns a number that has a name in a table.
func (b *Builder) word(id ir.MD, field string, table []dwarfnames.Name) uint64 {
	f := b.m.MDs[id].Field(field)
	if f == nil {
		return 0
	}
	if f.Kind != ir.FieldWord {
		return f.Int
	}
	return wordOf(table, f.Str)
}

// wordOf returns the number of a name, or of several with | between them.
func wordOf(table []dwarfnames.Name, s string) uint64 {
	var x uint64
	for w := range strings.SplitSeq(s, "|") {
		w = strings.TrimSpace(w)
		n, ok := dwarfnames.Number(table, w)
		if !ok {
			n, _ = strconv.ParseUint(w, 0, 64)
		}
		x |= n
	}
	return x
}

func (b *Builder) flags(id ir.MD) uint64   { return b.word(id, "flags", dwarfnames.Flags[:]) }
func (b *Builder) spFlags(id ir.MD) uint64 { return b.word(id, "spFlags", dwarfnames.SPFlags[:]) }

// Flags of nodes (LLVM's DIFlags and DISPFlags).
const (
	flagAccess          = 3
	flagFwdDecl         = 1 << 2
	flagVirtual         = 1 << 5
	flagArtificial      = 1 << 6
	flagExplicit        = 1 << 7
	flagPrototyped      = 1 << 8
	flagObjectPointer   = 1 << 10
	flagVector          = 1 << 11
	flagStaticMember    = 1 << 12
	flagLValueReference = 1 << 13
	flagRValueReference = 1 << 14
	flagExportSymbols   = 1 << 15
	flagBitField        = 1 << 19
	flagNoReturn        = 1 << 20
	flagByValue         = 1 << 22
	flagByReference     = 1 << 23

	spVirtuality = 3
	spLocal      = 1 << 2
	spDefinition = 1 << 3
	spPure       = 1 << 5
	spElemental  = 1 << 6
	spRecursive  = 1 << 7
	spMain       = 1 << 8
)

// list returns the operands of the tuple in a field.
func (b *Builder) list(id ir.MD, field string) []ir.MD {
	if t := b.ref(id, field); t != 0 && b.m.MDs[t].Kind == ir.MDTuple {
		return b.m.MDs[t].Ops
	}
	return nil
}

// tag returns the tag of a type or variable.
func (b *Builder) tag(id ir.MD, other uint16) uint16 {
	if t := b.word(id, "tag", dwarfnames.Tags[:]); t != 0 {
		return uint16(t)
	}
	return other
}

// scopeOf returns the scope in which a local scope lies, without those that only change the file.
func (b *Builder) scopeOf(id ir.MD) ir.MD { return b.skipFiles(b.ref(id, "scope")) }

// skipFiles returns the scope of a DILexicalBlockFile.
func (b *Builder) skipFiles(id ir.MD) ir.MD {
	for range maxDepth {
		if !b.is(id, "DILexicalBlockFile") {
			break
		}
		id = b.ref(id, "scope")
	}
	return id
}

// subprogramOf returns the subprogram around a local scope, 0 if there is none.
func (b *Builder) subprogramOf(id ir.MD) ir.MD {
	for range maxDepth {
		if id == 0 || b.is(id, "DISubprogram") {
			return id
		}
		if k := b.kind(id); k != "DILexicalBlock" && k != "DILexicalBlockFile" {
			return 0
		}
		id = b.ref(id, "scope")
	}
	return 0
}

// maxDepth bounds how deep nodes refer to each other: input may be cyclic.
const maxDepth = 4096
