package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// metadata is the state of a module's metadata while it is read.
type metadata struct {
	ids   []ir.MD // by number; 0 for a number that nothing is known of yet
	name  string  // of the named node that follows
	locs  locTable
	empty ir.MD // an empty expression, made on demand

	fields []ir.MDField // memory for fields and operands of nodes
	ops    []ir.MD
	build  []ir.MDField // fields of the node that is being made
	rec    []uint64     // its record, if that is of an older LLVM

	typeRefs []fieldRef // fields that name a type by its identifier (LLVM 3.8)
	units    []unitList // lists of subprograms of compile units (LLVM 3.8)
	fnSPs    []fnSP     // subprograms that name their function (LLVM 3.8)
	forward  int        // nodes that are used but not defined
}

type fieldRef struct {
	node ir.MD
	name string
}

type unitList struct{ unit, list ir.MD }

type fnSP struct{ fn, sp ir.MD }

func (d *metadata) init() { d.ids = d.ids[:0] }

// node returns the node with a number, reserving it if it is not defined yet.
func (r mdReader) node(id uint64) ir.MD {
	d := &r.md
	if id >= uint64(len(d.ids)) {
		// A record takes a byte at least: more nodes cannot follow.
		if id-uint64(len(d.ids)) > r.s.Left()/8 {
			panic(r.fail(eRef, "undefined metadata "+utoa(id)))
		}
		for uint64(len(d.ids)) <= id {
			d.ids = append(d.ids, 0)
		}
	}
	if d.ids[id] == 0 {
		d.ids[id] = r.m.AddMD(ir.MDNode{Kind: ir.MDForward})
		d.forward++
	}
	return d.ids[id]
}

// nodeOrNull returns the node with number op-1; 0 is null.
func (r mdReader) nodeOrNull(op uint64) ir.MD {
	if op == 0 {
		return 0
	}
	return r.node(op - 1)
}

// define gives number *next its node.
func (r mdReader) define(next *uint64, n ir.MDNode) ir.MD {
	d := &r.md
	id := *next
	*next = id + 1
	if id < uint64(len(d.ids)) && d.ids[id] != 0 {
		k := d.ids[id]
		if r.m.MDs[k].Kind != ir.MDForward {
			panic(r.fail(eRef, "metadata "+utoa(id)+" is defined twice"))
		}
		r.m.MDs[k] = n
		d.forward--
		return k
	}
	for uint64(len(d.ids)) <= id {
		d.ids = append(d.ids, 0)
	}
	d.ids[id] = r.m.AddMD(n)
	return d.ids[id]
}

// metadataKinds reads the block of the names of kinds that Next found.
func (r mdReader) metadataKinds() {
	r.enter()
	for r.record() {
		if r.s.Code == mdKind {
			r.metadataKind()
		}
	}
}

func (r mdReader) metadataKind() {
	ops := r.need(1)
	if r.kinds == nil {
		r.kinds = make(map[uint64]string)
	}
	r.kinds[ops[0]] = r.str(r.text(ops[1:]))
}

// kind returns the name of a kind of attachment.
func (r mdReader) kind(id uint64) string {
	s, ok := r.kinds[id]
	if !ok {
		panic(r.fail(eRef, "undefined metadata kind "+utoa(id)+" of metadata"))
	}
	return s
}

// metadataBlock reads the block of metadata that Next found, of the module or, while
// a body is read, of a function.
func (r mdReader) metadataBlock() {
	r.enter()
	d := &r.md
	next := uint64(len(d.ids))
	if r.fn.f != nil {
		next = r.fn.nextMD
	}
	for r.record() {
		r.metadataRecord(&next)
	}
	if r.fn.f != nil {
		r.fn.nextMD = next
	}
	if d.forward > 0 {
		for id, k := range d.ids {
			if k != 0 && r.m.MDs[k].Kind == ir.MDForward {
				panic(r.fail(eRef, "metadata "+utoa(uint64(id))+" is used but not defined"))
			}
		}
	}
}

// metadataRecord reads a record of a metadata block; *next is the number of the
// node that it defines.
func (r mdReader) metadataRecord(next *uint64) {
	d, ops := &r.md, r.s.Ops
	switch r.s.Code {
	case mdStrings:
		r.metadataStrings(next)
	case mdStringOld:
		r.define(next, ir.MDNode{Kind: ir.MDString, Str: r.text(ops)})
	case mdValue:
		r.need(2)
		if r.typ(ops[0]) == ir.Metadata {
			panic(r.fail(eType, "metadata as a value in metadata"))
		}
		r.define(next, r.valueNode(ops[1], ops[0]))
	case mdNode, mdDistinctNode:
		n := ir.MDNode{Kind: ir.MDTuple, Distinct: r.s.Code == mdDistinctNode, Ops: r.operands(len(ops))}
		for i, op := range ops {
			n.Ops[i] = r.nodeOrNull(op)
		}
		r.define(next, n)
	case mdOldNode, mdOldFnNode:
		r.oldNode(next)
	case mdName:
		d.name = r.text(ops)
	case mdNamedNode:
		list := make([]ir.MD, len(ops))
		for i, op := range ops {
			list[i] = r.node(op)
		}
		r.namedNode(r.str(d.name), list)
	case mdKind:
		r.metadataKind()
	case mdArgList:
		n := ir.MDNode{Kind: ir.MDArgList, Ops: r.operands(len(ops))}
		for i, op := range ops {
			n.Ops[i] = r.node(op)
		}
		r.define(next, n)
	case mdGlobalDeclAttach:
		r.need(1)
		if ops[0] >= uint64(len(r.vals)) || !r.vals[ops[0]].v.IsSym() {
			panic(r.fail(eRef, "metadata for value "+utoa(ops[0])+", which is not a global symbol"))
		}
		s := &r.m.Syms[r.vals[ops[0]].v.Index()]
		s.MD = r.attachments(s.MD, ops[1:])
	case mdIndexOffset, mdIndex:
	default:
		r.special(next)
	}
}

// attachments appends (kind, node) pairs to list.
func (r mdReader) attachments(list []ir.Attachment, ops []uint64) []ir.Attachment {
	if len(ops)%2 != 0 {
		panic(r.short())
	}
	for i := 0; i < len(ops); i += 2 {
		list = append(list, ir.Attachment{Kind: r.kind(ops[i]), Node: r.node(ops[i+1])})
	}
	return list
}

// operands returns memory for n operands of a node.
func (r mdReader) operands(n int) []ir.MD {
	d := &r.md
	if n == 0 {
		return nil
	}
	if n > cap(d.ops)-len(d.ops) {
		d.ops = make([]ir.MD, 0, max(n, min(1024, 64+len(r.m.MDs))))
	}
	k := len(d.ops)
	d.ops = d.ops[:k+n]
	return d.ops[k : k+n : k+n]
}

func (r mdReader) namedNode(name string, list []ir.MD) {
	for i := range r.m.NamedMDs {
		if n := &r.m.NamedMDs[i]; n.Name == name {
			n.Ops = append(n.Ops, list...)
			return
		}
	}
	r.m.NamedMDs = append(r.m.NamedMDs, ir.NamedMD{Name: name, Ops: list})
}

// metadataStrings reads all strings of a block: a blob of lengths, then characters.
func (r mdReader) metadataStrings(next *uint64) {
	ops := r.need(2)
	blob := r.s.Blob
	if ops[1] > uint64(len(blob)) {
		panic(r.fail(eRecord, "strings outside of their record"))
	}
	if ops[0] > ops[1]*8/6 { // a length takes six bits
		panic(r.fail(eRecord, "more strings than lengths"))
	}
	chars := string(blob[ops[1]:])
	lens := bitstream.NewLengths(blob[:ops[1]])
	for range ops[0] {
		n, ok := lens.Next()
		if !ok || n > uint64(len(chars)) {
			panic(r.fail(eRecord, "strings outside of their record"))
		}
		r.define(next, ir.MDNode{Kind: ir.MDString, Str: chars[:n]})
		chars = chars[n:]
	}
}

// valueNode makes the node of a value.
func (r mdReader) valueNode(id, typ uint64) ir.MDNode {
	s := r.valueAt(id, typ)
	switch s.v.Kind() {
	case ir.KInst, ir.KParam:
		return ir.MDNode{Kind: ir.MDLocal, Val: s.v}
	case ir.KConst:
		if r.fn.f != nil {
			s.v = r.m.Consts.Import(&r.fn.f.Consts, s.v)
		}
	case ir.KSym:
	default:
		panic(r.fail(eType, "metadata of a value that is none"))
	}
	return ir.MDNode{Kind: ir.MDValue, Val: s.v}
}

// valueAt returns value id, which has the type with number typ, for metadata. In a
// function it may not be defined yet.
func (r mdReader) valueAt(id, typ uint64) slot {
	t := r.valueType(typ)
	if r.fn.f != nil {
		if id >= uint64(r.globals) {
			return r.local(id, t, uint32(typ))
		}
		s := r.vals[id]
		if s.t != t {
			panic(r.mismatch(s.t, t))
		}
		if s.v.IsConst() {
			s.v = r.fn.f.Consts.Import(&r.m.Consts, s.v)
		}
		return s
	}
	if id >= uint64(len(r.vals)) {
		panic(r.fail(eRef, "use of undefined value "+utoa(id)))
	}
	if s := r.vals[id]; s.t != t {
		panic(r.mismatch(s.t, t))
	}
	return r.vals[id]
}

// mismatch is the error of a value that does not have the type that its user requires.
func (r mdReader) mismatch(got, want ir.Type) bailout {
	ty := &r.m.Types
	return r.fail(eType, "a value of type "+ty.String(got)+" where one of type "+ty.String(want)+" is expected")
}

// oldNode reads a node of LLVM before 3.6: types and values.
func (r mdReader) oldNode(next *uint64) {
	ops := r.s.Ops
	if len(ops)%2 != 0 {
		panic(r.short())
	}
	n := ir.MDNode{Kind: ir.MDTuple}
	for i := 0; i < len(ops); i += 2 {
		var op ir.MD
		switch t := r.typ(ops[i]); t {
		case ir.Metadata:
			op = r.node(ops[i+1])
		case ir.Void: // null
		default:
			op = r.m.AddMD(r.valueNode(ops[i+1], ops[i]))
		}
		n.Ops = append(n.Ops, op)
	}
	r.define(next, n)
}

// finishModule does the work that needs all metadata of the module.
func (d *metadata) finishModule(r *reader) {
	m := r.m
	if len(d.typeRefs) > 0 {
		byID := make(map[string]ir.MD)
		for i := range m.MDs {
			if n := &m.MDs[i]; n.Kind == ir.MDSpecial && n.Str == "DICompositeType" {
				if f := n.Field("identifier"); f != nil {
					byID[f.Str] = ir.MD(i)
				}
			}
		}
		for _, x := range d.typeRefs {
			n := &m.MDs[x.node]
			if x.name == "" { // the elements of a list of types
				for i, op := range n.Ops {
					if k := &m.MDs[op]; op != 0 && k.Kind == ir.MDString && byID[k.Str] != 0 {
						n.Ops[i] = byID[k.Str]
					}
				}
			} else if f := n.Field(x.name); f != nil && m.MDs[f.MD].Kind == ir.MDString {
				if t := byID[m.MDs[f.MD].Str]; t != 0 {
					f.MD = t
				}
			}
		}
	}
	for _, u := range d.units {
		for _, sp := range m.MDs[u.list].Ops {
			if n := &m.MDs[sp]; sp != 0 && n.Kind == ir.MDSpecial && n.Str == "DISubprogram" && n.Field("unit") == nil {
				n.Distinct = true
				n.Fields = append(n.Fields[:len(n.Fields):len(n.Fields)], ir.MDField{Name: "unit", MD: u.unit})
			}
		}
	}
	for _, x := range d.fnSPs {
		if n := &m.MDs[x.fn]; n.Kind == ir.MDValue && n.Val.IsSym() {
			if s := m.Sym(n.Val); s.Kind == ir.SymFunc {
				s.MD = append(s.MD, ir.Attachment{Kind: "dbg", Node: x.sp})
			}
		}
	}
	d.typeRefs, d.units, d.fnSPs = nil, nil, nil
}

// location is the content of a DILocation.
type location struct {
	line, column uint32
	scope, at    ir.MD
	group, rank  uint64
	implicit     bool
}

// locTable finds equal locations: LLVM has one node for them.
type locTable struct {
	slots []locEntry
	used  int
}

type locEntry struct {
	l  location
	id ir.MD
}

func (l *location) hash() uint32 {
	h := (uint64(l.line)<<32 | uint64(l.column)) * 0x9E3779B97F4A7C15
	h = (h ^ h>>29 ^ uint64(l.scope)<<32 ^ uint64(l.at)) * 0x9E3779B97F4A7C15
	h = (h ^ h>>29 ^ l.group<<32 ^ l.rank) * 0x9E3779B97F4A7C15
	return uint32(h >> 32)
}

// find returns where a location is or belongs.
func (t *locTable) find(l *location) *locEntry {
	if 2*t.used >= len(t.slots) {
		old := t.slots
		t.slots = make([]locEntry, max(64, 2*len(old)))
		for i := range old {
			if old[i].id != 0 {
				*t.place(&old[i].l) = old[i]
			}
		}
	}
	return t.place(l)
}

func (t *locTable) place(l *location) *locEntry {
	mask := uint32(len(t.slots) - 1)
	h := l.hash() & mask
	for t.slots[h].id != 0 && t.slots[h].l != *l {
		h = (h + 1) & mask
	}
	return &t.slots[h]
}

// location returns the node of a location.
func (r mdReader) location(l location) ir.MD {
	e := r.md.locs.find(&l)
	if e.id == 0 {
		e.l = l
		e.id = r.m.AddMD(r.locationNode(&l))
		r.md.locs.used++
	}
	return e.id
}

func (r mdReader) locationNode(l *location) ir.MDNode {
	b := r.build("DILocation")
	b.uint("line", uint64(l.line))
	if l.column != 0 {
		b.uint("column", uint64(l.column))
	}
	b.md("scope", l.scope)
	if l.at != 0 {
		b.md("inlinedAt", l.at)
	}
	if l.implicit {
		b.boolean("isImplicitCode", true)
	}
	if l.group != 0 {
		b.uint("atomGroup", l.group)
	}
	if l.rank != 0 {
		b.uint("atomRank", l.rank)
	}
	return b.node()
}

// emptyExpr returns an empty DIExpression.
func (r mdReader) emptyExpr() ir.MD {
	if r.md.empty == 0 {
		r.md.empty = r.m.AddMD(ir.MDNode{Kind: ir.MDExpr})
	}
	return r.md.empty
}
