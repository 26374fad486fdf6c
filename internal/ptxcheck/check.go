package ptxcheck

import (
	"slices"
	"strings"
	"unicode"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Options of Check. The zero value is of use.
type Options struct {
	File string    // name of the file, for messages
	Src  []byte    // the text that the module was parsed from; nil if there is none
	Arch target.SM // architecture that the module has to run on; 0: that of .target
	Max  int       // diagnostics after which Check ends; 0: 100

	// Strict makes errors of constructs that ptxas is known to accept and the PTX ISA does not have; otherwise these
	// are warnings.
	Strict bool

	missing []string // lines of the text that could not be read, and are not part of the module

	// Locate, if set, gives a diagnostic about an instruction its place, if Src is not set.
	Locate func(*diag.Diagnostic, *ptx.Inst)
	// LocateName, if set, gives a diagnostic about a variable or the head of a function its place.
	LocateName func(*diag.Diagnostic, ptx.Name)
}

const defaultMax = 100

// Check returns the violations of rules in m, errors and warnings, those of one function together in the order of the
// text. A module that ptx.Parse had errors about may give errors that follow from them.
func Check(m *ptx.Module, opt *Options) diag.List {
	c := checker{m: m, opt: *opt}
	if c.opt.Max <= 0 {
		c.opt.Max = defaultMax
	}
	c.module()
	return c.out
}

// checker is the state of one Check.
type checker struct {
	m       *ptx.Module
	opt     Options
	text    *diag.Text // opt.Src, once a message has a place in it
	out     diag.List
	full    bool
	visited int // steps of work, for the test of linearity
	target  target.Target

	syms   []symbol // module scope, by name
	ranges []varRange

	// The current function.
	f       *ptx.Func
	in      *ptx.Inst                 // the current instruction, or nil
	decl    ptx.Name                  // the current variable or function
	item    int32                     // of a body that is checked alone: its position in Module.Items; names declared later are unknown
	later   func(target.Feature) bool // of a body that is checked alone: notes a need of an operand, if a later PTX version has it
	own     int                       // of a fragment: registers of the function around it; names of memory are unknown. 0: no fragment
	local   []int32                   // function scope, by name: index into entries + 1
	entries []entry
	scopes  []int // length of entries where a scope begins
	inner   []bool
	heads   []head
	seen    *seenOperands // nil before the first
}

func (c *checker) module() {
	m := c.m
	c.syms = make([]symbol, m.Names.Len())
	c.local = make([]int32, m.Names.Len())
	c.characters()
	t, err := m.Target()
	if err != nil {
		if c.opt.Src == nil || m.SM != 0 && m.Version != 0 && m.Version < target.Oldest { // else the parser has told
			c.add(&diag.Diagnostic{Code: ptx.CodeTarget, Msg: err.Error()}, noPos)
		}
	} else {
		c.target = t
		c.arch(&t)
		c.out = append(c.out, ptx.CheckNeeds(m, c.opt.File, c.opt.Src)...)
		c.full = len(c.out) >= c.opt.Max
	}
	for _, it := range m.Items {
		if c.full {
			return
		}
		switch it.Kind {
		case ptx.ItemVar:
			c.decl = m.Vars[it.Index].Name
			c.moduleVar(&m.Vars[it.Index], int32(it.Index))
		case ptx.ItemFunc, ptx.ItemFuncDecl:
			c.decl = m.Funcs[it.Index].Name
			c.function(int32(it.Index), it.Kind == ptx.ItemFunc)
		case ptx.ItemAlias:
			c.decl = m.Funcs[it.Index].Name
			c.alias(&m.Funcs[it.Index], int32(it.Index))
		}
	}
	c.decl = 0
	if m.TargetFlags&ptx.DebugTarget != 0 && !slices.ContainsFunc(m.Items, func(it ptx.Item) bool { return it.Kind == ptx.ItemSection }) {
		c.errorAt(0, ptx.CodeTarget, "the module has .target debug, and no debug information", "remove debug, or add the sections")
	}
	c.undefined()
	c.memory()
	c.constBuffers()
}

// undefined reports functions that are declared as part of this module and never defined.
func (c *checker) undefined() {
	for _, it := range c.m.Items {
		if it.Kind != ptx.ItemFuncDecl || c.full {
			continue
		}
		f := &c.m.Funcs[it.Index]
		if f.Name == 0 || f.Linkage == ptx.Extern || f.Linkage == ptx.Weak && !f.Entry {
			continue
		}
		if f.Entry && c.opt.Src == nil { // LLVM IR may declare one
			continue
		}
		if s := &c.syms[f.Name]; s.kind == symFunc && !s.defined && s.index == int32(it.Index) {
			kind, hint := "function ", "functions of other modules are .extern"
			if f.Entry {
				kind, hint = "kernel ", ""
			}
			c.errorAt(int(f.Pos), ptx.CodeUndefined, kind+c.quote(f.Name)+" is declared and not defined", hint)
		}
	}
}

// arch checks that code for the module's target runs on the requested architecture: the same or a newer one, the same
// exactly for those with architecture-specific features, the same family for family-specific ones (PTX ISA §11.1.2).
func (c *checker) arch(t *target.Target) {
	want, have := c.opt.Arch, t.SM
	if want == 0 || want.ForPTX(t.PTX) == have {
		return
	}
	w := want.ForPTX(t.PTX)
	ok := false
	switch have.Suffix() {
	case 0:
		ok = w.Number() >= have.Number()
	case 'f':
		ok = w.Suffix() != 0 && w.Number()/10 == have.Number()/10 && w.Number() >= have.Number()
	}
	if !ok {
		c.add(&diag.Diagnostic{
			Code: CodeArch, Msg: "code for " + have.String() + " does not run on " + want.String(),
			Hint: "without a suffix .target means this architecture and all newer ones, with 'f' its family, with 'a' only itself",
		}, noPos)
	}
}

// noPos is an unknown position.
const noPos = -1

// add records a diagnostic at byte offset pos of the text.
func (c *checker) add(d *diag.Diagnostic, pos int) {
	if len(c.out) >= c.opt.Max {
		c.full = true
		return
	}
	d.File = c.opt.File
	switch {
	case c.opt.Src != nil && pos >= 0:
		if c.text == nil {
			c.text = diag.NewText(c.opt.Src)
		}
		c.text.Place(d, pos)
	case c.in != nil && c.opt.Locate != nil:
		c.opt.Locate(d, c.in)
		if op := "'" + c.in.Op.String() + "'"; !strings.Contains(d.Msg, op) {
			d.Msg = "instruction " + op + ": " + d.Msg
		}
	case c.f != nil:
		d.Where = "function `" + c.m.Names.Get(c.f.Name) + "'"
		if c.in != nil {
			d.Where += ", instruction '" + c.in.Op.String() + "'"
		}
	case c.decl != 0 && c.opt.LocateName != nil:
		c.opt.LocateName(d, c.decl)
	}
	c.out = append(c.out, d)
}

// redeclared records that name, whose first declaration is s, is declared again at byte offset pos.
func (c *checker) redeclared(pos int, name ptx.Name, s *symbol) {
	d := &diag.Diagnostic{Code: ptx.CodeRedefined, Msg: c.quote(name) + " is declared twice"}
	first := -1
	switch s.kind {
	case symVar:
		first = int(c.m.Vars[s.index].Pos)
	case symFunc:
		first = int(c.m.Funcs[s.index].Pos)
	}
	if c.opt.Src != nil && first >= 0 {
		d.Related = []diag.Related{{File: c.opt.File, Pos: diag.PosAt(c.opt.Src, first), Msg: "the first declaration"}}
	}
	c.add(d, pos)
}

// errorAt records an error at byte offset pos of the text.
func (c *checker) errorAt(pos int, code diag.Code, msg, hint string) {
	c.add(&diag.Diagnostic{Code: code, Msg: msg, Hint: hint}, pos)
}

// undeclared records that n is not declared before byte offset pos; kind precedes its name. A name in a line that could
// not be read may be declared there.
func (c *checker) undeclared(pos int, kind string, n ptx.Name, hint string) {
	name := c.m.Names.Get(n)
	if !slices.ContainsFunc(c.opt.missing, func(line string) bool { return slices.Contains(strings.FieldsFunc(line, notName), name) }) {
		c.errorAt(pos, ptx.CodeUndefined, kind+c.quote(n)+" is not declared above", hint)
	}
}

// notName reports whether r is not allowed in a name (PTX ISA 4.4).
func notName(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '$' && r != '%'
}

// warnAt records a warning.
func (c *checker) warnAt(pos int, code diag.Code, msg, hint string) {
	c.add(&diag.Diagnostic{Code: code, Severity: diag.Warning, Msg: msg, Hint: hint}, pos)
}

func (c *checker) name(n ptx.Name) string { return c.m.Names.Get(n) }

// quote returns a name in quotes for a message.
func (c *checker) quote(n ptx.Name) string { return "'" + c.m.Names.Get(n) + "'" }

// regName returns a register as the text has it.
func (c *checker) regName(r ptx.RegID) string {
	if int(r) >= len(c.f.Regs) {
		return "?"
	}
	x := &c.f.Regs[r]
	if int(r) < c.own {
		return ptx.FragmentReg + itoa(int64(r))
	}
	if x.Num < 0 {
		return c.name(x.Prefix)
	}
	return c.name(x.Prefix) + itoa(int64(x.Num))
}

// dot returns a type or modifier with its dot.
func dot(a isa.Atom) string { return string(a.Append(nil)) }
