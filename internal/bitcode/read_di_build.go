package bitcode

import (
	"strings"

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

// md adds a node unless it is null; mdAlways even then.
func (b diBuilder) md(name string, id ir.MD) {
	if id != 0 {
		b.mdAlways(name, id)
	}
}

func (b diBuilder) mdAlways(name string, id ir.MD) { b.add(ir.MDField{Name: name, MD: id}) }

// ref adds the node with number op-1.
func (b diBuilder) ref(name string, op uint64) { b.md(name, b.r.meta().nodeOrNull(op)) }

// typeRef adds a node that stands for a type; LLVM 3.8 wrote its identifier instead.
func (b diBuilder) typeRef(name string, op uint64) {
	id := b.r.meta().nodeOrNull(op)
	if id != 0 && b.r.m.MDs[id].Kind == ir.MDString {
		b.r.md.typeRefs = append(b.r.md.typeRefs, fieldRef{0, name}) // the node's id is filled in by special
	}
	b.md(name, id)
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

// str adds a string unless it is empty; strAlways even then.
func (b diBuilder) str(name string, op uint64) {
	if s := b.r.meta().strAt(op); s != "" {
		b.add(ir.MDField{Name: name, Kind: ir.FieldStr, Str: s})
	}
}

func (b diBuilder) strAlways(name string, op uint64) {
	b.add(ir.MDField{Name: name, Kind: ir.FieldStr, Str: b.r.meta().strAt(op)})
}

// uint adds a number unless it is zero; uintAlways even then.
func (b diBuilder) uint(name string, x uint64) {
	if x != 0 {
		b.uintAlways(name, x)
	}
}

func (b diBuilder) uintAlways(name string, x uint64) {
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

// bool adds true; boolAlways also false.
func (b diBuilder) bool(name string, x bool) {
	if x {
		b.word(name, "true")
	}
}

func (b diBuilder) boolAlways(name string, x bool) {
	if x {
		b.word(name, "true")
	} else {
		b.word(name, "false")
	}
}

// dwarf adds a number by its name in a table; enum by its place in a list. What has
// no name stays a number.
func (b diBuilder) dwarf(name string, table []dwarfnames.Name, x uint64) {
	if s := dwarfnames.NameOf(table, x); s != "" {
		b.word(name, s)
	} else {
		b.uintAlways(name, x)
	}
}

func (b diBuilder) enum(name string, list []string, x uint64) {
	if x < uint64(len(list)) && list[x] != "" {
		b.word(name, list[x])
	} else {
		b.uintAlways(name, x)
	}
}

// size adds a number of bits that may be a node: meta says so.
func (b diBuilder) size(name string, meta bool, x uint64) {
	if !meta {
		b.uint(name, x)
		return
	}
	b.number(name, b.r.meta().nodeOrNull(x), false)
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

// flags adds the names of flags.
func (b diBuilder) flags(bits uint64) {
	if bits &= 1<<32 - 1; bits != 0 {
		b.flagWords("flags", flagNames(dwarfnames.Flags[:], bits))
	}
}

func (b diBuilder) spFlags(bits uint64) {
	if bits &= 1<<32 - 1; bits == 0 {
		b.uintAlways("spFlags", 0)
	} else {
		b.flagWords("spFlags", flagNames(dwarfnames.SPFlags[:], bits))
	}
}

func (b diBuilder) flagWords(name, s string) { b.word(name, b.r.str(s)) }

// flagNames returns the names of flags: an entry of the table that has two bits
// stands for all of them or none, and the values of a field of two bits are
// neighbours there.
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
