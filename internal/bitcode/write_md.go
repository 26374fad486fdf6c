package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// mdNumber is a number as a node: a constant of 64 bits, or an expression with DW_OP_consts.
type mdNumber struct {
	x    int64
	expr bool
}

// mdNodeRef is a node of the file's metadata: one of the module's, or one that the
// writer makes: a constant, an expression of a number, or a tuple of a constant, a text and a constant.
type mdNodeRef struct {
	node  ir.MD
	x     constRef // for node 0
	expr  bool
	n     int64 // of an expression
	tuple bool
	ops   [3]uint32 // of a tuple: 1 + index in nodes, strings, nodes
}

// mdTable numbers the metadata of the module: strings first, then nodes, operands before the nodes that use them,
// except in cycles.
type mdTable struct {
	w       *writer
	ids     []uint32 // by MD: 1 + index in nodes, or in strings if it is a string
	nodes   []mdNodeRef
	strings []string
	byText  map[string]uint32   // 1 + index in strings
	numbers map[mdNumber]uint32 // 1 + index in nodes
	consts  map[constRef]uint32
	stack   []mdVisit
	named   []ir.NamedMD
	pool    *constPool // where constants of nodes go
	outer   mdExtent   // inside a function: the module's entries; the rest belongs to the function
	touched []ir.MD    // nodes that are the function's own
	ownNums []mdNumber // numbers likewise
}

// mdExtent is a number of strings and nodes.
type mdExtent struct{ strings, nodes int }

type mdVisit struct {
	node ir.MD
	next int // child to look at
}

func (t *mdTable) init(w *writer) {
	t.w = w
	t.pool = &w.pool
	t.ids = make([]uint32, len(w.m.MDs))
}

// len returns the number of strings and nodes.
func (t *mdTable) len() uint32 { return uint32(len(t.strings) + len(t.nodes)) }

// id returns the id of a node; it must have been enumerated.
func (t *mdTable) id(n ir.MD) uint64 {
	n = t.w.mdSubstitute(n)
	if n == 0 || t.ids[n] == 0 {
		t.w.fail(failMD, "metadata refers to a node that does not exist")
	}
	i := int(t.ids[n] - 1)
	if t.w.m.MDs[n].Kind == ir.MDString {
		return t.stringID(i)
	}
	return t.nodeID(i)
}

// stringID returns the id of string i: those of the module come first, then its nodes, and then the function's own
// strings and nodes.
func (t *mdTable) stringID(i int) uint64 {
	if i >= t.outer.strings {
		i += t.outer.nodes
	}
	return uint64(i)
}

// nodeID returns the id of node i.
func (t *mdTable) nodeID(i int) uint64 {
	if i < t.outer.nodes {
		return uint64(t.outer.strings + i)
	}
	return uint64(len(t.strings) + i)
}

// orNull returns 1 + the id of a node, 0 for null.
func (t *mdTable) orNull(n ir.MD) uint64 {
	if n = t.w.mdSubstitute(n); n == 0 {
		return 0
	}
	return t.id(n) + 1
}

// text returns 1 + the id of a string, 0 for an empty one.
func (t *mdTable) text(s string) uint64 {
	if s == "" {
		return 0
	}
	return t.stringID(int(t.byText[s]-1)) + 1
}

// number returns 1 + the id of a number as a node.
func (t *mdTable) number(x mdNumber) uint64 { return t.nodeID(int(t.numbers[x]-1)) + 1 }

func (t *mdTable) addText(s string) uint32 {
	if i, ok := t.byText[s]; ok {
		return i
	}
	if t.byText == nil {
		t.byText = make(map[string]uint32)
	}
	t.strings = append(t.strings, s)
	i := uint32(len(t.strings))
	t.byText[s] = i
	return i
}

func (t *mdTable) addNumber(x mdNumber) {
	if _, ok := t.numbers[x]; ok {
		return
	}
	if t.numbers == nil {
		t.numbers = make(map[mdNumber]uint32)
	}
	own := t.pool != &t.w.pool
	if own {
		t.ownNums = append(t.ownNums, x)
	}
	switch {
	case x.expr:
		t.nodes = append(slab.Doubled(t.nodes, 1), mdNodeRef{expr: true, n: x.x})
	default:
		c := t.pool.add(constEntry{kind: entryInt, typ: t.w.types.id(ir.I64), n: uint64(x.x)})
		if !own {
			t.numbers[x] = t.addConst(c)
			return
		}
		t.nodes = append(slab.Doubled(t.nodes, 1), mdNodeRef{x: c})
	}
	t.numbers[x] = uint32(len(t.nodes))
}

// addConst returns 1 + the index of the node that holds constant c.
func (t *mdTable) addConst(c constRef) uint32 {
	if i, ok := t.consts[c]; ok {
		return i
	}
	if t.consts == nil {
		t.consts = make(map[constRef]uint32)
	}
	t.nodes = append(slab.Doubled(t.nodes, 1), mdNodeRef{x: c})
	t.consts[c] = uint32(len(t.nodes))
	return t.consts[c]
}

// add enumerates a node and all that it reaches.
func (t *mdTable) add(root ir.MD) {
	m := t.w.m
	if root = t.w.mdSubstitute(root); root == 0 || t.ids[root] != 0 {
		return
	}
	if int(root) >= len(m.MDs) {
		t.w.fail(failMD, "metadata refers to a node that does not exist")
	}
	t.stack = append(t.stack[:0], mdVisit{node: root})
	const open = ^uint32(0)
	for len(t.stack) > 0 {
		top := &t.stack[len(t.stack)-1]
		n := &m.MDs[top.node]
		if top.next == 0 {
			switch n.Kind {
			case ir.MDString:
				t.setID(top.node, t.addText(n.Str))
				t.stack = t.stack[:len(t.stack)-1]
				continue
			case ir.MDValue:
				t.constant(n.Val)
			case ir.MDTuple, ir.MDExpr:
			case ir.MDSpecial:
				if t.w.v7 && (n.Str == "DISubrange" || n.Str == "DIGenericSubrange") {
					t.addNumber(mdNumber{x: -1}) // the count of those whose count is not known
				}
			default:
				t.w.fail(failMD, "a local value or an unfinished node stands in the module's metadata")
			}
			t.setID(top.node, open)
		}
		child, more := t.child(n, top.next)
		if !more {
			t.nodes = append(slab.Doubled(t.nodes, 1), mdNodeRef{node: top.node})
			t.ids[top.node] = uint32(len(t.nodes))
			t.stack = t.stack[:len(t.stack)-1]
			continue
		}
		top.next++
		if child = t.w.mdSubstitute(child); child != 0 && t.ids[child] == 0 {
			t.stack = append(t.stack, mdVisit{node: child})
		}
	}
}

// child returns child i of a node, 0 if it is not a node, and whether there is one. Texts and numbers among the fields
// are enumerated, too.
func (t *mdTable) child(n *ir.MDNode, i int) (ir.MD, bool) {
	if n.Kind != ir.MDSpecial {
		if i < len(n.Ops) {
			return n.Ops[i], true
		}
		return 0, false
	}
	if i >= len(n.Fields) {
		if i -= len(n.Fields); i < len(n.Ops) {
			return n.Ops[i], true
		}
		return 0, false
	}
	f := &n.Fields[i]
	switch f.Kind {
	case ir.FieldMD:
		return f.MD, true
	case ir.FieldStr:
		if f.Str != "" {
			t.addText(f.Str)
		}
	case ir.FieldUint, ir.FieldSint:
		if x, ok := t.w.numberAsNode(n, f); ok {
			t.addNumber(x)
		}
	}
	return 0, true
}

// writeKinds writes the names of the kinds of attachments.
func (t *mdTable) writeKinds() {
	w := t.w
	if len(w.kinds) == 0 {
		return
	}
	w.s.Enter(blockMetadataKind, 3)
	for i, k := range w.kinds {
		w.s.RecordString(mdKind, []uint64{uint64(i)}, k)
	}
	w.s.End()
}

// kind returns the number of a kind of attachment.
func (w *writer) kind(name string) uint64 { return indexOf(&w.kinds, name) - 1 }

// write writes the metadata of the module.
func (t *mdTable) write() {
	w := t.w
	if t.len() == 0 && len(t.named) == 0 {
		return
	}
	w.s.Enter(blockMetadata, 4)
	t.writeNodes()
	for _, n := range t.named {
		w.s.RecordString(mdName, nil, n.Name)
		rec := w.rec[:0]
		for _, op := range n.Ops {
			rec = append(rec, t.id(op))
		}
		if n.Name == "nvvm.annotations" {
			for _, i := range w.old.annotations {
				rec = append(rec, t.nodeID(int(i-1)))
			}
		}
		w.s.Record(mdNamedNode, rec)
		w.rec = rec
	}
	for _, i := range w.order {
		s := &w.m.Syms[i]
		if len(s.MD) == 0 || w.defined(i) {
			continue
		}
		rec := append(w.rec[:0], uint64(w.syms[i]))
		rec = t.attachments(rec, s.MD)
		w.s.Record(mdGlobalDeclAttach, rec)
		w.rec = rec
	}
	w.s.End()
}

// writeNodes writes the strings and nodes: all, or those that are the function's own.
func (t *mdTable) writeNodes() {
	w := t.w
	t.writeStrings(t.strings[t.outer.strings:])
	for _, n := range t.nodes[t.outer.nodes:] {
		if n.tuple {
			w.s.Record(mdNode, []uint64{t.nodeID(int(n.ops[0]-1)) + 1, t.stringID(int(n.ops[1]-1)) + 1, t.nodeID(int(n.ops[2]-1)) + 1})
			continue
		}
		if n.expr {
			const opConsts = 0x11
			w.s.Record(mdExpression, []uint64{exprVersion << 1, opConsts, uint64(n.n)})
			continue
		}
		if n.node == 0 {
			w.s.Record(mdValue, []uint64{uint64(t.pool.typeOf(n.x) - 1), uint64(t.pool.id(n.x))})
			continue
		}
		t.node(&w.m.MDs[n.node])
	}
}

func (t *mdTable) attachments(rec []uint64, list []ir.Attachment) []uint64 {
	for _, a := range list {
		if t.w.mdSubstitute(a.Node) != 0 {
			rec = append(rec, t.w.kind(a.Kind), t.id(a.Node))
		}
	}
	return rec
}

// writeStrings writes strings as one record: their lengths, then their bytes.
func (t *mdTable) writeStrings(list []string) {
	if len(list) == 0 {
		return
	}
	lengths := bitstream.NewWriter(nil, 2)
	for _, s := range list {
		lengths.EmitVBR(uint64(len(s)), 6)
	}
	lengths.Align()
	blob := lengths.Bytes()
	off := len(blob)
	for _, s := range list {
		blob = append(blob, s...)
	}
	s := t.w.s
	id := s.Define(bitstream.Abbrev{
		{Kind: bitstream.Literal, Data: mdStrings},
		{Kind: bitstream.VBR, Data: 6},
		{Kind: bitstream.VBR, Data: 6},
		{Kind: bitstream.Blob},
	})
	s.RecordBlob(id, []uint64{mdStrings, uint64(len(list)), uint64(off)}, blob)
}

// node writes one node.
func (t *mdTable) node(n *ir.MDNode) {
	w := t.w
	rec := w.rec[:0]
	switch n.Kind {
	case ir.MDValue:
		r := t.constant(n.Val)
		rec = append(rec, uint64(t.pool.typeOf(r)-1), uint64(t.pool.id(r)))
		w.s.Record(mdValue, rec)
	case ir.MDTuple:
		for _, op := range n.Ops {
			rec = append(rec, t.orNull(op))
		}
		code := uint64(mdNode)
		if n.Distinct {
			code = mdDistinctNode
		}
		w.s.Record(code, rec)
	case ir.MDExpr:
		rec = append(rec, bit(n.Distinct)|exprVersion<<1)
		for i := range n.Fields {
			rec = append(rec, w.exprElement(&n.Fields[i]))
		}
		w.s.Record(mdExpression, rec)
	case ir.MDSpecial:
		var code uint64
		code, rec = w.special(rec, n)
		w.s.Record(code, rec)
	}
	w.rec = rec
}

// exprVersion is the version of DIExpressions: 3 since LLVM 5.
const exprVersion = 3

// exprElement returns the number of an element of a DIExpression.
func (w *writer) exprElement(f *ir.MDField) uint64 {
	if f.Kind != ir.FieldWord {
		return f.Int
	}
	if n, ok := dwarfnames.Number(dwarfnames.Ops[:], f.Str); ok {
		return n
	}
	if n, ok := dwarfnames.Number(dwarfnames.Encodings[:], f.Str); ok {
		return n
	}
	w.fail(failMD, "unknown operation "+f.Str+" in a DIExpression")
	return 0
}
