package bitcode

import (
	"strings"

	"gonvvm/internal/dinode"
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// diBuilder collects the fields of a specialised node, in the order and with the
// omissions with which LLVM writes them.
type diBuilder struct {
	r    *reader
	name string
}

func (r mdReader) build(name string) diBuilder {
	r.md.build = r.md.build[:0]
	return diBuilder{r.reader, name}
}

func (b diBuilder) add(f ir.MDField) { b.r.md.build = append(b.r.md.build, f) }

// node returns the node with its fields in memory of their own.
func (b diBuilder) node() ir.MDNode {
	d := &b.r.md
	n := len(d.build)
	if n > cap(d.fields)-len(d.fields) {
		d.fields = make([]ir.MDField, 0, max(n, min(1024, 32+len(b.r.m.MDs))))
	}
	k := len(d.fields)
	d.fields = append(d.fields, d.build...)
	return ir.MDNode{Kind: ir.MDSpecial, Str: b.name, Fields: d.fields[k : k+n : k+n]}
}

// strAt returns the string with number op-1.
func (r mdReader) strAt(op uint64) string {
	if op == 0 {
		return ""
	}
	id := op - 1
	if id >= uint64(len(r.md.ids)) || r.md.ids[id] == 0 || r.m.MDs[r.md.ids[id]].Kind != ir.MDString {
		panic(r.fail(eRef, "metadata "+utoa(id)+" is not a string"))
	}
	return r.m.MDs[r.md.ids[id]].Str
}

// fields adds the fields of a record of LLVM 22 that its printer writes.
func (b diBuilder) fields(s *dinode.Spec, rec []uint64) {
	for i := range s.Fields {
		f := &s.Fields[i]
		if f.At == 0 {
			continue
		}
		at := dinode.Index(f.At)
		x := f.Def
		if at < len(rec) {
			x = rec[at]
		}
		if f.Bits != 0 {
			x = x >> f.Bit & (1<<f.Bits - 1)
		}
		switch f.Show {
		case dinode.NotDefault:
			if x == f.Def {
				continue
			}
		case dinode.IfOperand:
			if x == 0 {
				continue
			}
		case dinode.IfSigned:
			if rec[dinode.TagAt] != dinode.TagSigned {
				continue
			}
		case dinode.IfVirtual:
			if x == 0 && rec[dinode.SPFlagsAt]&3 == 0 {
				continue
			}
		case dinode.Never:
			continue
		}
		b.field(s, f, x, rec)
	}
}

// namedLanguage marks the language of a compile unit in DWARF 6, whose version is a field of its own.
const namedLanguage = 1 << 63

// field adds the field with operand x.
func (b diBuilder) field(s *dinode.Spec, f *dinode.Field, x uint64, rec []uint64) {
	r := b.r.meta()
	switch f.Type {
	case dinode.Node, dinode.List:
		id := r.nodeOrNull(x)
		if id != 0 && r.m.MDs[id].Kind == ir.MDString && f.To&dinode.Types == dinode.Types { // LLVM 3.8: the identifier of a type
			r.md.typeRefs = append(r.md.typeRefs, fieldRef{0, f.Name}) // the node's id is filled in by special
		}
		b.md(f.Name, id)
	case dinode.Text:
		if str := r.strAt(x); str != "" || f.Show != dinode.NotDefault {
			b.add(ir.MDField{Name: f.Name, Kind: ir.FieldStr, Str: str})
		}
	case dinode.Uint64, dinode.Uint32, dinode.Uint16, dinode.Uint8:
		b.uint(f.Name, x)
	case dinode.Int32:
		b.sint(f.Name, int64(int32(x)))
	case dinode.AddressSpace:
		b.uint(f.Name, x-1)
	case dinode.Bool:
		b.boolean(f.Name, x != 0)
	case dinode.Size:
		if rec[0]&uint64(s.SizeMark) == 0 {
			b.uint(f.Name, x)
		} else {
			b.number(f.Name, r.nodeOrNull(x), false)
		}
	case dinode.Count:
		b.number(f.Name, r.nodeOrNull(x), true)
	case dinode.Bound:
		b.md(f.Name, r.nodeOrNull(x))
	case dinode.ExprBound:
		b.exprBound(f.Name, r.nodeOrNull(x))
	case dinode.Flags:
		if x &= 1<<32 - 1; x != 0 {
			b.word(f.Name, r.str(flagNames(f.Type.Names(), x)))
		}
	case dinode.SPFlags:
		if x &= 1<<32 - 1; x == 0 {
			b.uint(f.Name, 0)
		} else {
			b.word(f.Name, r.str(flagNames(f.Type.Names(), x)))
		}
	case dinode.Language:
		if x&namedLanguage == 0 {
			b.named(f.Name, f.Type.Names(), x)
		}
	case dinode.LanguageName:
		if x&namedLanguage != 0 {
			b.named(f.Name, f.Type.Names(), x&^namedLanguage)
		}
	case dinode.Tag, dinode.Encoding, dinode.Convention, dinode.Macinfo:
		b.named(f.Name, f.Type.Names(), x)
	case dinode.EmissionKind, dinode.NameTableKind, dinode.ChecksumKind, dinode.FixedKind, dinode.EnumKind:
		b.enum(f.Name, f.Type.Enum(), x)
	case dinode.Wide:
		b.enumerator(rec)
	}
}

func (b diBuilder) md(name string, id ir.MD) { b.add(ir.MDField{Name: name, MD: id}) }

func (b diBuilder) uint(name string, x uint64) {
	b.add(ir.MDField{Name: name, Kind: ir.FieldUint, Int: x})
}

// sint adds a signed number.
func (b diBuilder) sint(name string, x int64) {
	f := ir.MDField{Name: name, Kind: ir.FieldUint, Int: uint64(x)}
	if x < 0 {
		f.Kind = ir.FieldSint
	}
	b.add(f)
}

func (b diBuilder) word(name, s string) {
	b.add(ir.MDField{Name: name, Kind: ir.FieldWord, Str: s})
}

func (b diBuilder) boolean(name string, x bool) {
	if x {
		b.word(name, "true")
	} else {
		b.word(name, "false")
	}
}

// named adds a number by its name in a table; enum by its place in a list. A number without a name stays one.
func (b diBuilder) named(name string, table []dwarfnames.Name, x uint64) {
	if s := dwarfnames.NameOf(table, x); s != "" {
		b.word(name, s)
	} else {
		b.uint(name, x)
	}
}

func (b diBuilder) enum(name string, list []string, x uint64) {
	if x < uint64(len(list)) && list[x] != "" {
		b.word(name, list[x])
	} else {
		b.uint(name, x)
	}
}

// number adds a node; a constant is written as the number that it is.
func (b diBuilder) number(name string, id ir.MD, zeroToo bool) {
	if id == 0 {
		return
	}
	if n := &b.r.m.MDs[id]; n.Kind == ir.MDValue {
		if x, ok := b.r.m.Consts.Sint(n.Val); ok {
			if x != 0 || zeroToo {
				b.sint(name, x)
			}
			return
		}
	}
	b.md(name, id)
}

// exprBound adds a bound: an expression of one constant is written as a number.
func (b diBuilder) exprBound(name string, id ir.MD) {
	if n := &b.r.m.MDs[id]; n.Kind == ir.MDExpr && len(n.Fields) == 2 && n.Fields[0].Str == "DW_OP_consts" {
		b.sint(name, int64(n.Fields[1].Int))
		return
	}
	b.md(name, id)
}

// flagNames returns the names of flags: an entry of the table that has two bits matches all of them or none, and the
// values of a field of two bits are neighbours there.
func flagNames(table []dwarfnames.Name, bits uint64) string {
	var names []string
	for _, f := range table {
		x := uint64(f.Num)
		mask := x
		switch { // fields of two bits
		case x <= 3:
			mask = 3
		case x >= 1<<16 && x <= 3<<16:
			mask = 3 << 16
		}
		if x != 0 && bits&mask == x {
			names = append(names, f.Text)
			bits &^= mask
		}
	}
	if bits != 0 {
		names = append(names, utoa(bits))
	}
	return strings.Join(names, " | ")
}
