package llasm

import (
	"strings"
	"unsafe"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/upgrade"
)

// Options select the information that Parse keeps.
type Options struct {
	KeepNames bool // names of parameters, blocks and instructions
	KeepPos   bool // source positions of instructions (Func.Pos)
	NoUpgrade bool // leave old metadata kernels and renamed intrinsics as they are
	// Warn is called for constructs that are read but left out; nil: nothing is reported.
	Warn func(*diag.Diagnostic)
}

// maxDepth bounds the nesting of types, constants and metadata.
const maxDepth = 2000

// parser reads one module. Panics of type bailout end it.
type parser struct {
	lexer
	m    *ir.Module
	opts Options
	file string

	depth int

	// Types.
	types    nameTable // names of types
	typeNums numTable  // numbers of types, to entries of typeDefs as names are
	typeDefs []typeDef // by number from types; numbered types follow a table of their own
	numDefs  []typeDef // numbered types
	ptrs     []ptype   // pointees of typed pointers; 0 is unused

	// Symbols.
	globals    nameTable // name → index into globalSyms
	globalNums numTable  // number → symbol
	globalSyms []uint32  // symbol, by number from globals
	gl         []global  // by symbol
	nextGlobal uint32    // next number of an unnamed global
	overloads  []overloadedCall

	strs   nameTable // interned strings
	copies copies

	// Attributes.
	groupNums    numTable
	sets         setTable
	lists        listTable
	pendingSets  []pendingSet
	attrScratch  ir.AttrSet
	groupScratch []ir.AttrSetID
	paramSets    []ir.AttrSetID

	// Metadata.
	mdNums   numTable
	mdStrs   nameTable
	mdStrIDs []ir.MD
	mdUses   []mdUse // first uses of numbered nodes that were not defined then

	comdats    nameTable
	comdatUses []comdatUse

	consts   *ir.Consts // table that constants go to now
	fn       *function  // function whose body is being read, nil outside
	fnMem    function   // memory for fn
	paramsAt int        // the parenthesis before the parameters of the function read last
	lazy     *Lazy      // reads the bodies later; nil: they are read at once
	scratch  ir.Scratch
	searched int // the end of the text in which reserve has looked for the end of a body
	labels   map[uint32]*savedLabels

	vals []ir.Value // scratch stacks
	tys  []ir.Type
	nums []uint32
	mds  []ir.MD
	flds []ir.MDField

	told map[string]bool // subjects of earlier warnings, see tell
	rec  *recovery       // nil: an error ends reading
}

// Parse reads the LLVM IR text src. The file name is for messages and becomes
// the module's name. The error is a *diag.Diagnostic, or a diag.List of all that is wrong if
// that is more. src must not be changed
// before Parse returns; the module does not refer to it.
func Parse(file string, src []byte, opts Options) (m *ir.Module, err error) {
	if uint64(len(src)) > 1<<32-1 {
		return nil, &diag.Diagnostic{Code: eLimit, File: file, Msg: "the file is larger than 4 GB"}
	}
	p := &parser{opts: opts}
	p.s = unsafe.String(unsafe.SliceData(src), len(src))
	if d := catch(func() { p.module(file) }); d != nil {
		return nil, allErrors(file, src, opts, d)
	}
	if !p.opts.NoUpgrade {
		upgrade.Module(p.m)
	}
	return p.m, nil
}

// module reads the whole text, without the bodies if they are read later.
func (p *parser) module(file string) {
	p.file = file
	p.m = ir.NewModule(file)
	p.consts = &p.m.Consts
	p.init()
	p.next()
	for p.tok != tEOF {
		isType := p.tok == tLocal || p.tok == tLocalNum
		base := len(p.ptrs)
		if p.rec != nil {
			p.entity()
		} else {
			p.topLevel()
		}
		if !isType { // pointees are not used after the entity that they were read in
			p.ptrs = p.ptrs[:base]
		}
	}
	p.decls().finish()
}

func (p *parser) init() {
	p.ptrs = make([]ptype, 1, 64)
	p.gl = make([]global, 1, 64)
	p.vals = make([]ir.Value, 0, 64)
	p.tys = make([]ir.Type, 0, 64)
	p.prescan()
}

// topLevel reads one entity of the module.
func (p *parser) topLevel() {
	switch p.tok {
	case tWord:
		switch p.text {
		case "define":
			p.insts().define()
		case "declare":
			p.insts().declare()
		case "target":
			p.target()
		case "source_filename":
			p.next()
			p.expect('=', "'='")
			p.m.SourceFile = strings.Clone(p.stringConst("a string"))
		case "module":
			p.next()
			p.expectWord("asm")
			p.m.Asm = append(p.m.Asm, strings.Clone(p.stringConst("a string")))
		case "attributes":
			p.decls().attributeGroup()
		case "uselistorder", "uselistorder_bb":
			p.useListOrder()
		case "type": // LLVM 2 wrote "type %x"; nothing else begins like this
			panic(p.expected("'%name = type …'"))
		case "deplibs":
			p.next()
			p.expect('=', "'='")
			p.expect('[', "'['")
			for p.tok == tString {
				p.next()
				p.accept(',')
			}
			p.expect(']', "']'")
		default:
			panic(p.topLevelError())
		}
	case tLocal, tLocalNum:
		p.typeDefinition()
	case tGlobal, tGlobalNum:
		p.decls().globalDefinition()
	case tComdat:
		p.decls().comdat()
	case tMetaNum:
		p.meta().metadataDefinition()
	case tMetaName:
		p.meta().namedMetadata()
	case tSummary:
		p.summary()
	default:
		panic(p.topLevelError())
	}
}

func (p *parser) topLevelError() bailout {
	e := p.expected("a definition at the top level of the module")
	e.d.Hint = "such as define, declare, @name = …, %name = type …, !0 = …, attributes #0 = …"
	return e
}

// enter and leave bound the nesting of the constructs being read.
func (p *parser) enter() {
	if p.depth++; p.depth > maxDepth {
		panic(p.errTok(eLimit, "nested too deeply"))
	}
}

func (p *parser) leave() { p.depth-- }

// str returns a copy of s that does not keep the source alive; equal strings
// are copied once.
func (p *parser) str(s string) string {
	if s == "" {
		return ""
	}
	n, isNew := p.strs.id(s)
	if isNew {
		p.strs.names[n-1] = p.copies.add(s)
	}
	return p.strs.name(n)
}

// summary skips a ThinLTO summary entry: ^0 = module: (…).
func (p *parser) summary() {
	p.next()
	p.expect('=', "'='")
	if p.tok != tLabel {
		panic(p.expected("a summary entry"))
	}
	p.next()
	if p.tok != '(' {
		p.uint(1<<64-1, "'(' or a number")
		return
	}
	p.skipParens()
}

// useListOrder checks the form of a use-list order and ignores it.
func (p *parser) useListOrder() {
	bb := p.text == "uselistorder_bb"
	p.next()
	if bb {
		if p.tok != tGlobal && p.tok != tGlobalNum {
			panic(p.expected("a function"))
		}
		p.next()
		p.expect(',', "','")
		if p.tok != tLocal && p.tok != tLocalNum {
			panic(p.expected("a block"))
		}
		p.next()
	} else {
		t := p.parseType()
		if t.t == ir.Label {
			p.next()
		} else {
			p.values().value(t)
		}
	}
	p.expect(',', "','")
	p.expect('{', "'{'")
	for {
		p.uint(1<<32-1, "an index")
		if !p.accept(',') {
			break
		}
	}
	p.expect('}', "'}'")
}

// target reads target datalayout and target triple.
func (p *parser) target() {
	p.next()
	switch {
	case p.acceptWord("triple"):
		p.expect('=', "'='")
		p.m.Triple = strings.Clone(p.stringConst("a string"))
	case p.acceptWord("datalayout"):
		p.expect('=', "'='")
		off := p.off
		text := strings.Clone(p.stringConst("a string"))
		if err := p.m.Layout.Parse(text); err != nil {
			panic(p.fail(off, eLayout, err.Error(), "its parts are a letter with sizes in bits and their alignment, as in i64:64; without the line the layout is that of nvptx64"))
		}
		p.m.LayoutText = text
	default:
		panic(p.expected("'datalayout' or 'triple'"))
	}
}
