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

// bitsPerSymbol is a size below which modules seldom have one symbol: the reserved memory costs less than the module
// itself.
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

// module reads the module block except for the bodies of functions.
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

// name takes the name, which precedes the operands since version 2.
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

// finishModule resolves references that had to wait for the end of the module block.
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

// implicitComdats gives the symbols whose linkage requires it a comdat of their name.
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
