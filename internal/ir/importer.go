package ir

// Importer copies types, constants, metadata and bodies of one module into
// another one. The linker says which symbol of the other module one of the source becomes.
//
// Identical structures become one type; a structure whose name is taken by another
// one gets a new name. Bodies move: the source is used up.
type Importer struct {
	Dst, Src *Module
	// Sym returns which symbol of Dst stands for symbol i of Src; 0 makes references
	// of metadata to it null. It is asked once for each symbol.
	Sym func(i uint32) uint32

	types  []Type
	syms   []uint32
	asked  []bool
	mds    []MD
	sets   []AttrSetID
	lists  []AttrListID
	asms   []uint32
	scopes []int16
	consts []Value // by constant of Src.Consts
}

// NewImporter returns an importer from src to dst. Sym has to be set before it is used.
func NewImporter(dst, src *Module) *Importer {
	return &Importer{Dst: dst, Src: src}
}

// at returns element i of a table that grows with the source.
func at[T any](s *[]T, i int) *T {
	if i >= len(*s) {
		*s = append(*s, make([]T, max(i+1, 2*len(*s))-len(*s))...)
	}
	return &(*s)[i]
}

// Type returns the type of Dst that is t in Src.
func (p *Importer) Type(t Type) Type {
	if t < numFixedTypes {
		return t
	}
	if x := *at(&p.types, int(t)); x != NoType {
		return x
	}
	from, to := &p.Src.Types, &p.Dst.Types
	i := from.at(t)
	var x Type
	switch {
	case i.kind == StructKind && !i.literal:
		x = p.structure(t, i)
	default:
		n := *i
		n.elem = p.Type(i.elem)
		n.elems = p.typeList(i.elems)
		x = to.get(n)
	}
	*at(&p.types, int(t)) = x
	return x
}

func (p *Importer) typeList(l []Type) []Type {
	if len(l) == 0 {
		return nil
	}
	out := make([]Type, len(l))
	for i, t := range l {
		out[i] = p.Type(t)
	}
	return out
}

// structure imports a named or numbered structure. Pointers are opaque, so no
// structure contains itself.
func (p *Importer) structure(t Type, i *typeInfo) Type {
	to := &p.Dst.Types
	if i.name == "" {
		x := to.Numbered()
		if !i.opaque {
			to.SetBody(x, i.packed, p.typeList(i.elems)...)
		}
		return x
	}
	var elems []Type
	if !i.opaque {
		elems = p.typeList(i.elems)
	}
	name := i.name
	for n := 0; ; n++ {
		if n > 0 {
			name = i.name + "." + decimal(n-1)
		}
		x, known := to.named[name]
		if !known {
			x = to.Named(name)
			if !i.opaque {
				to.SetBody(x, i.packed, elems...)
			}
			return x
		}
		o := to.at(x)
		switch {
		case i.opaque:
			return x
		case o.opaque:
			to.SetBody(x, i.packed, elems...)
			return x
		case o.packed == i.packed && sameTypes(o.elems, elems):
			return x
		}
	}
}

func sameTypes(a, b []Type) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func decimal(n int) string {
	if n < 10 {
		return string([]byte{byte('0' + n)})
	}
	return decimal(n/10) + string([]byte{byte('0' + n%10)})
}

// Symbol returns the symbol of Dst that stands for symbol i of Src, 0 if none does.
func (p *Importer) Symbol(i uint32) uint32 {
	if *at(&p.asked, int(i)) {
		return *at(&p.syms, int(i))
	}
	*at(&p.asked, int(i)) = true // a symbol may mention itself
	x := p.Sym(i)
	*at(&p.syms, int(i)) = x
	return x
}

// Has reports whether symbol i of Src has a counterpart in Dst already.
func (p *Importer) Has(i uint32) bool { return int(i) < len(p.syms) && p.syms[i] != 0 }

// SetSymbol gives the symbol that symbol i of Src becomes, so that Sym is not asked: the linker
// does so before it imports an initialiser that may mention i.
func (p *Importer) SetSymbol(i, to uint32) {
	*at(&p.asked, int(i)) = true
	*at(&p.syms, int(i)) = to
}

// Const imports a constant of table from, which belongs to Src, into table to of Dst.
// Symbols are mapped; None stays None.
func (p *Importer) Const(to, from *Consts, v Value) Value {
	switch {
	case v.IsSym():
		if x := p.Symbol(v.Index()); x != 0 {
			return SymValue(x)
		}
		return to.Null(p.Dst.Types.Pointer(p.Src.Sym(v).Space))
	case v.Kind() == KAsm:
		return AsmValue(p.asm(v.Index()))
	case v.Kind() == KMeta:
		return MetaValue(p.MD(v.MD()))
	case !v.IsConst():
		return v
	}
	module := from == &p.Src.Consts && to == &p.Dst.Consts
	if module {
		if x := *at(&p.consts, int(v.Index())); x != None {
			return x
		}
	}
	i := *from.at(v)
	i.typ = p.Type(i.typ)
	if i.kind == CExpr && i.op == OpGEP {
		i.aux = uint32(p.Type(Type(i.aux)))
	}
	var r Value
	switch i.kind {
	case CWide:
		r = to.Wide(i.typ, from.Words(v))
	case CData:
		r = to.Data(i.typ, from.Bytes(v))
	case CAggregate, CExpr, CSplat, CBlockAddr, CDSOLocal, CNoCFI, CPtrAuth:
		var few [8]Value
		ops := append(few[:0], from.allOpnds(v)...)
		for k, o := range ops {
			ops[k] = p.Const(to, from, o)
		}
		r = to.withOpnds(i, ops)
	default:
		r, _ = to.intern(i)
	}
	if module {
		*at(&p.consts, int(v.Index())) = r
	}
	return r
}

func (p *Importer) asm(i uint32) uint32 {
	x := at(&p.asms, int(i))
	if *x == 0 {
		a := p.Src.Asms[i]
		a.FnType = p.Type(a.FnType)
		p.Dst.Asms = append(p.Dst.Asms, a)
		*x = uint32(len(p.Dst.Asms) - 1)
	}
	return *x
}

// Attrs imports an attribute set.
func (p *Importer) Attrs(id AttrSetID) AttrSetID {
	if id == 0 {
		return 0
	}
	if x := *at(&p.sets, int(id)); x != 0 {
		return x
	}
	s := append(AttrSet(nil), p.Src.AttrSets[id]...)
	for i := range s {
		s[i].Type = p.Type(s[i].Type)
	}
	x := p.Dst.AddAttrs(s)
	*at(&p.sets, int(id)) = x
	return x
}

// AttrList imports the attributes of a function or call.
func (p *Importer) AttrList(id AttrListID) AttrListID {
	if id == 0 {
		return 0
	}
	if x := *at(&p.lists, int(id)); x != 0 {
		return x
	}
	old := &p.Src.AttrLists[id]
	l := AttrList{Fn: p.Attrs(old.Fn), Ret: p.Attrs(old.Ret)}
	for _, s := range old.Params {
		l.Params = append(l.Params, p.Attrs(s))
	}
	x := p.Dst.AddAttrList(l)
	*at(&p.lists, int(id)) = x
	return x
}

func (p *Importer) scope(i uint8) uint8 {
	x := at(&p.scopes, int(i))
	if *x == 0 {
		*x = int16(p.Dst.Scope(p.Src.Scopes[i])) + 1
	}
	return uint8(*x - 1)
}

// MD imports a metadata node and the nodes that it refers to.
func (p *Importer) MD(id MD) MD {
	if id == 0 {
		return 0
	}
	if x := *at(&p.mds, int(id)); x != 0 {
		return x
	}
	n := p.Src.MDs[id] // by value: the fields are replaced below
	x := p.Dst.AddMD(MDNode{Kind: n.Kind, Distinct: n.Distinct, Str: n.Str})
	*at(&p.mds, int(id)) = x // nodes form cycles
	switch n.Kind {
	case MDValue:
		if n.Val.IsSym() && p.Symbol(n.Val.Index()) == 0 {
			*at(&p.mds, int(id)) = 0
			p.Dst.MDs[x] = MDNode{Kind: MDTuple}
			return 0
		}
		n.Val = p.Const(&p.Dst.Consts, &p.Src.Consts, n.Val)
	case MDLocal: // values of a body keep their names; constants are in MDValue
	}
	if len(n.Ops) > 0 {
		n.Ops = append([]MD(nil), n.Ops...)
		for k, o := range n.Ops {
			n.Ops[k] = p.MD(o)
		}
	}
	if len(n.Fields) > 0 {
		n.Fields = append([]MDField(nil), n.Fields...)
		for k := range n.Fields {
			if f := &n.Fields[k]; f.Kind == FieldMD {
				f.MD = p.MD(f.MD)
			}
		}
	}
	p.Dst.MDs[x] = n
	return x
}

// HasMD returns the node that node id of Src became if it was imported, else 0.
func (p *Importer) HasMD(id MD) MD {
	if int(id) < len(p.mds) {
		return p.mds[id]
	}
	return 0
}

// Attachments imports a list of attachments.
func (p *Importer) Attachments(l []Attachment) []Attachment {
	var out []Attachment
	for _, a := range l {
		if x := p.MD(a.Node); x != 0 {
			out = append(out, Attachment{Kind: a.Kind, Node: x})
		}
	}
	return out
}
