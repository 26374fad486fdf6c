package bitcode

import (
	"strings"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// slot is an entry of the table of values: symbols, then constants of the module, and
// inside a function its parameters, constants and instructions.
type slot struct {
	v  ir.Value
	t  ir.Type
	id uint32 // number of the type; noType if no record names it
}

// reader reads one module.
type reader struct {
	file   string
	base   int    // where the stream begins in the file
	at     uint64 // bit of the module block
	opts   Options
	s      *bitstream.Reader
	m      *ir.Module
	strtab []byte

	version uint64 // of the module: 1 has relative ids, 2 names in the string table

	types       []btype
	pointers    map[uint64]uint32 // see pointerTo
	forwardType bool
	groups      []groupEntry
	groupAt     map[uint64]int // by id, if the ids are not 1, 2, 3…
	lists       []listEntry
	withTypes   map[uint64]ir.AttrListID
	sections    []string
	gcs         []string
	strings     map[string]string
	chars       []byte // see text

	vals    []slot
	globals int // values of the module: those of a function follow
	inits   []initialiser
	funcs   []ir.Func // memory for functions
	bodies  []uint64  // by symbol: bit of the body, 0 if there is none (any more)
	defs    []uint32  // functions with bodies, in the order of their bodies
	nbodies int

	consts   *ir.Consts
	pending  []pendingConst
	pendAt   map[uint32]int // by value: its entry in pending + 1
	maxBlock []uint32       // by symbol: highest block that a blockaddress names + 1

	md     metadata
	kinds  map[uint64]string
	tags   []string // of operand bundles
	scopes []uint8  // sync scopes; nil: the two of before LLVM 6

	fn function

	tys  []ir.Type // scratch
	ops  []ir.Value
	nums []uint32
}

// mdReader is the part of the reader for metadata, in read_md.go and read_di*.go.
type mdReader struct{ *reader }

func (r *reader) meta() mdReader { return mdReader{r} }

// bitsPerSymbol is a size below which modules seldom have one symbol: what room is made for costs
// less than the module itself.
const bitsPerSymbol = 512 * 8

func newReader(file string, base int, s *bitstream.Reader, opts Options) *reader {
	r := &reader{file: file, base: base, s: s, opts: opts, m: ir.NewModule(file)}
	r.consts = &r.m.Consts
	r.strings = make(map[string]string)
	r.md.init()
	return r
}

// str returns s, the same copy for equal strings.
func (r *reader) str(s string) string {
	if s == "" {
		return ""
	}
	if x, ok := r.strings[s]; ok {
		return x
	}
	r.strings[s] = s
	return s
}

// initialiser is a constant of a symbol, known by its number until all constants
// are read.
type initialiser struct {
	sym  uint32
	what initKind
	id   uint64
}

type initKind uint8

const (
	initValue initKind = iota // of a variable, aliasee, resolver
	initPrefix
	initPrologue
	initPersonality
)

// module reads the module block but for the bodies of functions.
func (r *reader) module() {
	r.s.Seek(r.at)
	r.s.Block = blockModule
	r.enter()
	r.bodies = make([]uint64, 1, 64)
	for {
		switch r.s.Next() {
		case bitstream.AtBlockEnd:
			r.finishModule()
			return
		case bitstream.AtBlock:
			r.moduleBlock()
		case bitstream.AtRecord:
			r.moduleRecord()
		default:
			panic(r.malformed())
		}
	}
}

// moduleBlock reads or skips a block inside the module block.
func (r *reader) moduleBlock() {
	switch r.s.Block {
	case blockInfo:
		if !r.s.ReadBlockInfo() {
			panic(r.malformed())
		}
	case blockType:
		if len(r.types) > 0 {
			panic(r.fail(eStream, "two tables of types"))
		}
		r.typeTable()
	case blockParamAttrGroup:
		r.attrGroups()
	case blockParamAttr:
		r.attrLists()
	case blockConstants:
		r.constants()
		r.globals = len(r.vals)
	case blockMetadataKind:
		r.meta().metadataKinds()
	case blockMetadata:
		r.meta().metadataBlock()
	case blockValueSymtab:
		r.symbolTable()
	case blockBundleTags:
		r.enter()
		for r.record() {
			if r.s.Code == bundleTag {
				r.tags = append(r.tags, r.str(r.text(r.s.Ops)))
			}
		}
	case blockSyncScopes:
		r.enter()
		for r.record() {
			if r.s.Code != syncScopeName {
				continue
			}
			if len(r.m.Scopes) == 256 {
				panic(r.fail(eLimit, "more than 256 synchronisation scopes"))
			}
			r.scopes = append(r.scopes, r.m.Scope(r.text(r.s.Ops)))
		}
	case blockFunction:
		if r.nbodies == len(r.defs) {
			panic(r.fail(eStream, "more bodies than functions that have one"))
		}
		r.bodies[r.defs[r.nbodies]] = r.s.Pos()
		r.m.Syms[r.defs[r.nbodies]].Bit = uint64(r.base)*8 + r.s.Pos()
		r.nbodies++
		r.skip()
	default:
		r.skip()
	}
}

// moduleRecord reads a record of the module block.
func (r *reader) moduleRecord() {
	m, ops := r.m, r.s.Ops
	switch r.s.Code {
	case modVersion:
		if r.version = r.need(1)[0]; r.version > 2 {
			panic(r.fail(eVersion, "version "+utoa(r.version)+" of the module block; 0 to 2 are known"))
		}
	case modTriple:
		m.Triple = r.text(ops)
	case modDataLayout:
		m.LayoutText = r.text(ops)
		if err := m.Layout.Parse(m.LayoutText); err != nil {
			panic(r.fail(eLayout, err.Error()))
		}
	case modAsm:
		m.Asm = splitAsm(r.text(ops))
	case modSectionName:
		r.sections = append(r.sections, r.text(ops))
	case modGCName:
		r.gcs = append(r.gcs, r.text(ops))
	case modSourceFilename:
		m.SourceFile = r.text(ops)
	case modComdat:
		r.comdat()
	case modGlobalVar:
		r.globalVar()
	case modFunction:
		r.function()
	case modAlias, modIFunc, modAliasOld:
		r.alias()
	case modVSTOffset:
		// The symbol table is found when its turn comes: bodies are skipped anyway.
	}
}

// splitAsm returns the lines of module-level assembly, as the text form has them.
func splitAsm(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, "\n"), "\n")
}

// name takes the name that stands in front of the operands since version 2.
func (r *reader) name(ops []uint64) (name string, rest []uint64) {
	if r.version < 2 {
		return "", ops
	}
	if len(ops) < 2 {
		panic(r.short())
	}
	return r.tabText(ops[0], ops[1]), ops[2:]
}

// tabText returns a piece of the string table.
func (r *reader) tabText(off, size uint64) string {
	n := uint64(len(r.strtab))
	if off > n || size > n-off {
		panic(r.fail(eRef, "a name outside of the string table"))
	}
	return string(r.strtab[off : off+size])
}

func (r *reader) comdat() {
	name, ops := r.name(r.s.Ops)
	if r.version < 2 {
		if len(ops) < 2 || ops[1] > uint64(len(ops)-2) {
			panic(r.short())
		}
		name = r.text(ops[2 : 2+ops[1]])
	} else if len(ops) < 1 {
		panic(r.short())
	}
	kind := comdatKinds[0]
	if ops[0] < uint64(len(comdatKinds)) {
		kind = comdatKinds[ops[0]]
	}
	r.m.Comdats = append(r.m.Comdats, ir.Comdat{Name: name, Kind: kind})
}

// opt returns operand i, 0 if it is not there: later versions added some at the end.
func opt(ops []uint64, i int) uint64 {
	if i < len(ops) {
		return ops[i]
	}
	return 0
}

// linkage decodes a linkage with what it said besides.
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

// preemption decodes dso_local, which the text leaves out where it goes without saying.
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

// implicitName is the comdat of a symbol of before LLVM 3.6 whose linkage says
// that it has one of its own name, until that is known.
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

// symbolTable reads the names of symbols of before version 2.
func (r *reader) symbolTable() {
	r.enter()
	for r.record() {
		ops := r.s.Ops
		skip := 1
		switch r.s.Code {
		case vstEntry:
		case vstFnEntry:
			skip = 2
		default:
			continue
		}
		if len(ops) < skip {
			panic(r.short())
		}
		if r.version >= 2 || len(ops) == skip {
			continue // offsets of bodies only
		}
		if ops[0] >= uint64(len(r.vals)) || !r.vals[ops[0]].v.IsSym() {
			panic(r.fail(eRef, "a name for value "+utoa(ops[0])+", which is not a global symbol"))
		}
		name := r.text(ops[skip:])
		i := r.vals[ops[0]].v.Index()
		if k := r.m.Lookup(name); k != 0 && k != i {
			panic(r.fail(eDuplicate, "two symbols are called @"+name))
		}
		r.m.Rename(i, name)
	}
}

// finishModule resolves what had to wait for the end of the module block.
func (r *reader) finishModule() {
	r.globals = len(r.vals)
	if r.nbodies < len(r.defs) {
		panic(r.fail(eStream, utoa(uint64(len(r.defs)-r.nbodies))+" functions have no body although they are defined"))
	}
	ty := &r.m.Types
	for _, x := range r.inits {
		if x.id >= uint64(len(r.vals)) {
			panic(r.fail(eRef, "use of undefined value "+utoa(x.id)))
		}
		v := r.vals[x.id]
		s := &r.m.Syms[x.sym]
		switch x.what {
		case initValue:
			want := s.Type
			if s.Kind != ir.SymVar {
				want = v.t
				if !ty.IsPtr(want) {
					panic(r.fail(eType, "@"+s.Name+" is not a pointer"))
				}
			}
			if v.t != want {
				panic(r.fail(eType, "@"+s.Name+" of type "+ty.String(s.Type)+" has an initialiser of type "+ty.String(v.t)))
			}
			s.Init = v.v
		case initPrefix:
			s.Fn.Prefix = v.v
		case initPrologue:
			s.Fn.Prologue = v.v
		case initPersonality:
			s.Fn.Personality = v.v
		}
	}
	r.inits = nil
	r.implicitComdats()
	r.md.finishModule(r)
}

// implicitComdats gives the symbols whose linkage asks for it a comdat of their name.
func (r *reader) implicitComdats() {
	var have map[string]bool
	for i := 1; i < len(r.m.Syms); i++ {
		s := &r.m.Syms[i]
		if s.Comdat != implicitName {
			continue
		}
		if have == nil {
			have = make(map[string]bool)
			for _, c := range r.m.Comdats {
				have[c.Name] = true
			}
		}
		s.Comdat = s.Name
		if !have[s.Name] && s.Name != "" {
			have[s.Name] = true
			r.m.Comdats = append(r.m.Comdats, ir.Comdat{Name: s.Name, Kind: comdatKinds[0]})
		}
	}
}
