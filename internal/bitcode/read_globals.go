package bitcode

import (
	"gonvvm/internal/ir"
)

// linkage decodes a linkage and the properties that old linkages imply.
func (r *reader) linkage(s *ir.Symbol, code uint64) {
	if code < uint64(len(linkages)) {
		s.Linkage = linkages[code]
	}
	switch code {
	case 5:
		s.DLLStorage = 1
	case 6:
		s.DLLStorage = 2
	}
}

// visible decodes a visibility; local symbols have none.
func visible(s *ir.Symbol, code uint64) {
	if code <= uint64(ir.Protected) && !s.Linkage.IsLocal() {
		s.Visibility = ir.Visibility(code)
	}
}

// preemption decodes dso_local, which the text leaves out where it is implied.
func preemption(s *ir.Symbol, code uint64) {
	implied := s.Linkage.IsLocal() || s.Visibility != ir.DefaultVisibility && s.Linkage != ir.ExternWeak
	s.DSOLocal = code != 0 && !implied
}

// alignment decodes log2(alignment)+1.
func (r *reader) alignment(code uint64) uint64 {
	if code == 0 {
		return 0
	}
	if code > 33 {
		panic(r.fail(eType, "an alignment is a power of two of at most 4294967296"))
	}
	return 1 << (code - 1)
}

// list returns entry i of a list that counts from 1; 0 is none.
func (r *reader) list(list []string, i uint64, what string) string {
	switch {
	case i == 0:
		return ""
	case i > uint64(len(list)):
		panic(r.fail(eRef, "undefined "+what+" "+utoa(i)))
	}
	return list[i-1]
}

func (r *reader) comdatName(i uint64) string {
	switch {
	case i == 0:
		return ""
	case i > uint64(len(r.m.Comdats)):
		panic(r.fail(eRef, "use of undefined comdat "+utoa(i)))
	}
	return r.m.Comdats[i-1].Name
}

// partition returns the name of a partition in the string table.
func (r *reader) partition(ops []uint64, i int) string {
	if r.version < 2 || len(ops) <= i+1 || ops[i+1] == 0 {
		return ""
	}
	return r.tabText(ops[i], ops[i+1])
}

// add puts a symbol into the module and the table of values.
func (r *reader) add(s ir.Symbol, id uint32) uint32 {
	if s.Name != "" && r.m.Lookup(s.Name) != 0 {
		panic(r.fail(eDuplicate, "two symbols are called @"+s.Name))
	}
	s.Bit = uint64(r.base)*8 + r.s.Start
	i := r.m.AddSym(s)
	r.bodies = append(r.bodies, 0)
	r.vals = append(r.vals, slot{ir.SymValue(i), r.m.Types.Pointer(s.Space), id})
	return i
}

func (r *reader) init(sym uint32, what initKind, id uint64) {
	if id != 0 {
		r.inits = append(r.inits, initialiser{sym, what, id - 1})
	}
}

func (r *reader) globalVar() {
	s := ir.Symbol{Kind: ir.SymVar}
	var ops []uint64
	s.Name, ops = r.name(r.s.Ops)
	if len(ops) < 6 {
		panic(r.short())
	}
	id := uint32(ops[0])
	t := r.typ(ops[0])
	s.IsConst = ops[1]&1 != 0
	if ops[1]&2 != 0 {
		s.Space = r.space(ops[1] >> 2)
	} else {
		if !r.m.Types.IsPtr(t) || r.elemID(id) == noType {
			panic(r.fail(eType, "a variable whose type is not that of a pointer"))
		}
		s.Space = r.m.Types.AddrSpace(t)
		id = r.elemID(id)
		t = r.typ(uint64(id))
	}
	switch r.m.Types.Kind(t) {
	case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind, ir.TokenKind:
		panic(r.fail(eType, "a global variable cannot have type "+r.m.Types.String(t)))
	}
	s.Type = t
	r.linkage(&s, ops[3])
	s.Align = r.alignment(ops[4])
	s.Section = r.list(r.sections, ops[5], "section")
	visible(&s, opt(ops, 6))
	if x := opt(ops, 7); x != 0 {
		s.TLS = tlsModels[1]
		if x < uint64(len(tlsModels)) {
			s.TLS = tlsModels[x]
		}
	}
	if x := opt(ops, 8); x < uint64(len(unnamedAddrs)) {
		s.UnnamedAddr = unnamedAddrs[x]
	}
	s.ExternInit = opt(ops, 9) != 0
	if x := opt(ops, 10); x <= 2 && x != 0 && !s.Linkage.IsLocal() {
		s.DLLStorage = uint8(x)
	}
	if len(ops) > 11 {
		s.Comdat = r.comdatName(ops[11])
	} else if implicitComdat(ops[3]) {
		s.Comdat = implicitName
	}
	if x := opt(ops, 12); x != 0 {
		s.Attrs = r.m.AttrLists[r.attrsOf(x, noType)].Fn
	}
	preemption(&s, opt(ops, 13))
	s.Partition = r.partition(ops, 14)
	s.Sanitizers = uint8(opt(ops, 16)) & 15
	if x := opt(ops, 17); x < uint64(len(codeModels)) {
		s.CodeModel = codeModels[x]
	}
	i := r.add(s, r.pointerTo(id, s.Space))
	r.init(i, initValue, ops[2])
}

// implicitName is the comdat of a symbol of LLVM versions before 3.6 whose linkage implies one of its own name, until
// that is known.
const implicitName = "\x00"

func (r *reader) function() {
	s := ir.Symbol{Kind: ir.SymFunc}
	var ops []uint64
	s.Name, ops = r.name(r.s.Ops)
	if len(ops) < 8 {
		panic(r.short())
	}
	id := uint32(ops[0])
	t := r.typ(ops[0])
	if r.m.Types.IsPtr(t) {
		s.Space = r.m.Types.AddrSpace(t)
		id = r.elemID(id)
		t = r.typ(uint64(id))
	}
	if r.m.Types.Kind(t) != ir.FuncKind {
		panic(r.fail(eType, "a function of type "+r.m.Types.String(t)))
	}
	s.Type = t
	if len(ops) > 16 {
		s.Space = r.space(ops[16])
	}
	r.linkage(&s, ops[3])
	s.Align = r.alignment(ops[5])
	s.Section = r.list(r.sections, ops[6], "section")
	visible(&s, ops[7])
	if x := opt(ops, 9); x < uint64(len(unnamedAddrs)) {
		s.UnnamedAddr = unnamedAddrs[x]
	}
	if x := opt(ops, 11); x <= 2 && x != 0 && !s.Linkage.IsLocal() {
		s.DLLStorage = uint8(x)
	}
	if len(ops) > 12 {
		s.Comdat = r.comdatName(ops[12])
	} else if implicitComdat(ops[3]) {
		s.Comdat = implicitName
	}
	preemption(&s, opt(ops, 15))
	s.Partition = r.partition(ops, 17)
	cc := ops[1]
	if cc > 1023 {
		panic(r.fail(eType, "calling convention "+utoa(cc)+" is beyond 1023"))
	}
	attrs := r.attrsOf(ops[4], id)
	gc := r.list(r.gcs, opt(ops, 8), "garbage collector")
	if len(r.funcs) == cap(r.funcs) {
		r.funcs = make([]ir.Func, 0, min(64, 4+len(r.m.Syms)))
	}
	r.funcs = append(r.funcs, ir.Func{})
	s.Fn = &r.funcs[len(r.funcs)-1]
	i := r.add(s, r.pointerTo(id, s.Space))
	f := s.Fn
	f.CC, f.Attrs, f.GC = uint16(cc), attrs, gc
	r.init(i, initPrologue, opt(ops, 10))
	r.init(i, initPrefix, opt(ops, 13))
	r.init(i, initPersonality, opt(ops, 14))
	r.fnTypes(i, id)
	if ops[2] == 0 {
		r.defs = append(r.defs, i)
	}
}

// fnTypes keeps the number of a function's type, from which its parameters get
// theirs.
func (r *reader) fnTypes(i, id uint32) {
	for len(r.fn.typeIDs) <= int(i) {
		r.fn.typeIDs = append(r.fn.typeIDs, noType)
	}
	r.fn.typeIDs[i] = id
}

func (r *reader) alias() {
	s := ir.Symbol{Kind: ir.SymAlias}
	if r.s.Code == modIFunc {
		s.Kind = ir.SymIFunc
	}
	var ops []uint64
	s.Name, ops = r.name(r.s.Ops)
	old := r.s.Code == modAliasOld
	if len(ops) < 3 || !old && len(ops) < 4 {
		panic(r.short())
	}
	id := uint32(ops[0])
	t := r.typ(ops[0])
	rest := ops[2:]
	target := ops[1]
	if old {
		s.Space = r.m.Types.AddrSpace(t)
		id = r.elemID(id)
		t = r.typ(uint64(id))
	} else {
		s.Space = r.space(ops[1])
		target, rest = ops[2], ops[3:]
	}
	s.Type = t
	// linkage, visibility, DLL storage class, thread-local mode, unnamed_addr, preemption, partition
	r.linkage(&s, rest[0])
	visible(&s, opt(rest, 1))
	if s.Kind == ir.SymAlias {
		if x := opt(rest, 2); x <= 2 && x != 0 && !s.Linkage.IsLocal() {
			s.DLLStorage = uint8(x)
		}
		if x := opt(rest, 3); x != 0 && x < uint64(len(tlsModels)) {
			s.TLS = tlsModels[x]
		}
		if x := opt(rest, 4); x < uint64(len(unnamedAddrs)) {
			s.UnnamedAddr = unnamedAddrs[x]
		}
		preemption(&s, opt(rest, 5))
		s.Partition = r.partition(rest, 6)
	} else {
		preemption(&s, opt(rest, 2))
		s.Partition = r.partition(rest, 3)
	}
	i := r.add(s, r.pointerTo(id, s.Space))
	r.init(i, initValue, target+1)
}
