package ptxlink

import (
	"slices"
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

// copier moves the declarations of the inputs into the result.
type copier struct {
	*linker
	ins   []Input
	parts []part
}

// part holds the facts about one input.
type part struct {
	plain   []ptx.Name // by name of the input: the name in the result, 0 if it was not needed yet
	renamed map[ptx.Name]ptx.Name
	file    uint32   // added to numbers of .file
	vars    []uint32 // by variable: 1 + index in the result
	funcs   []uint32 // by function, the same
}

func (c *copier) run() {
	c.parts = make([]part, len(c.ins))
	file := uint32(0)
	for i := range c.ins {
		m := c.ins[i].Module
		p := &c.parts[i]
		p.plain = make([]ptx.Name, m.Names.Len())
		p.vars, p.funcs = make([]uint32, len(m.Vars)), make([]uint32, len(m.Funcs))
		p.file = file
		for _, f := range m.Files {
			file = max(file, p.file+f.Num)
		}
		c.rename(i)
	}
	c.prototypes()
	for i := range c.ins {
		for _, it := range c.ins[i].Module.Items {
			if it.Kind == ptx.ItemVar {
				c.variable(i, it.Index)
			}
		}
	}
	for i := range c.ins {
		c.functions(i)
	}
	for i := range c.ins {
		c.rest(i)
	}
}

// rename finds new names for symbols of one module whose names the program has already.
func (c *copier) rename(input int) {
	m := c.ins[input].Module
	p := &c.parts[input]
	p.renamed = map[ptx.Name]ptx.Name{}
	own := func(id ptx.Name) {
		name := m.Names.Get(id)
		if _, done := p.renamed[id]; done {
			return
		}
		fresh := name
		for n := 1; c.taken[fresh]; n++ {
			fresh = name + "$" + strconv.Itoa(n)
		}
		c.taken[fresh] = true
		p.renamed[id] = c.dst.Names.Intern(fresh)
	}
	for _, it := range m.Items {
		switch it.Kind {
		case ptx.ItemVar:
			if v := &m.Vars[it.Index]; v.Linkage == ptx.Internal {
				own(v.Name)
			}
		case ptx.ItemFunc, ptx.ItemAlias:
			if f := &m.Funcs[it.Index]; f.Linkage == ptx.Internal && !f.Entry {
				own(f.Name)
			}
		}
	}
}

// name returns a name of an input that is not one of a declaration at module scope.
func (c *copier) name(input int, id ptx.Name) ptx.Name {
	if id == 0 {
		return 0
	}
	p := &c.parts[input]
	if p.plain[id] == 0 {
		p.plain[id] = c.dst.Names.InternBytes(c.ins[input].Module.Names.Bytes(id))
	}
	return p.plain[id]
}

// symbol returns the name of a declaration at module scope.
func (c *copier) symbol(input int, id ptx.Name) ptx.Name {
	if n, ok := c.parts[input].renamed[id]; ok {
		return n
	}
	return c.name(input, id)
}

// counts reports whether a declaration is the one that stands for its name in the result.
func (c *copier) counts(input int, id ptx.Name, fn, v uint32) bool {
	if _, ok := c.parts[input].renamed[id]; ok {
		return true
	}
	s := c.symbols[c.ins[input].Module.Names.Get(id)]
	return s != nil && s.input == uint32(input) && s.fn == fn && s.v == v
}

// prototypes declares the functions that all modules see before anything refers to them.
func (c *copier) prototypes() {
	for _, s := range c.order {
		if s.fn == 0 {
			continue
		}
		f := &s.in.Module.Funcs[s.fn-1]
		if f.Aliasee != 0 || f.Entry && len(s.used) == 0 && !c.declared(s) {
			continue
		}
		if s.defined && len(s.used) == 0 && len(c.ins) > 1 && !c.declared(s) {
			continue
		}
		index := c.function(int(s.input), s.fn-1)
		if f.Entry { // the directives of a kernel stand at its definition only
			proto := c.dst.Funcs[index]
			proto.Defined, proto.Dirs = false, nil
			index = uint32(len(c.dst.Funcs))
			c.dst.Funcs = append(c.dst.Funcs, proto)
		}
		c.dst.Items = append(c.dst.Items, ptx.Item{Kind: ptx.ItemFuncDecl, Index: index})
	}
}

// declared reports whether the module of a function has a prototype of it.
func (c *copier) declared(s *symbol) bool {
	m := s.in.Module
	return slices.ContainsFunc(m.Items, func(it ptx.Item) bool {
		return it.Kind == ptx.ItemFuncDecl && m.Funcs[it.Index].Name == m.Funcs[s.fn-1].Name
	})
}

// variable copies a variable after those that its initialiser refers to.
func (c *copier) variable(input int, index uint32) {
	m := c.ins[input].Module
	v := m.Vars[index]
	p := &c.parts[input]
	if p.vars[index] != 0 || !c.counts(input, v.Name, 0, index+1) {
		return
	}
	p.vars[index] = ^uint32(0) // begun
	for _, e := range v.Init.Elems {
		if e.Sym == 0 || e.Kind == ptx.InitField || e.Kind == ptx.InitName {
			continue
		}
		if _, own := p.renamed[e.Sym]; own {
			for i := range m.Vars {
				if m.Vars[i].Name == e.Sym {
					c.variable(input, uint32(i))
				}
			}
		} else if s := c.symbols[m.Names.Get(e.Sym)]; s != nil && s.v != 0 {
			c.variable(int(s.input), s.v-1)
		}
	}
	v.Name = c.symbol(input, v.Name)
	c.initialiser(input, &v)
	p.vars[index] = uint32(len(c.dst.Vars)) + 1
	c.dst.Items = append(c.dst.Items, ptx.Item{Kind: ptx.ItemVar, Index: uint32(len(c.dst.Vars))})
	c.dst.Vars = append(c.dst.Vars, v)
}

func (c *copier) initialiser(input int, v *ptx.Var) {
	v.Init.Elems = slices.Clone(v.Init.Elems)
	for i := range v.Init.Elems {
		switch e := &v.Init.Elems[i]; e.Kind {
		case ptx.InitField, ptx.InitName:
			e.Sym = c.name(input, e.Sym)
		default:
			e.Sym = c.symbol(input, e.Sym)
		}
	}
}

// functions copies the functions of a module in their order, and the prototypes of those that are its own.
func (c *copier) functions(input int) {
	m := c.ins[input].Module
	for _, it := range m.Items {
		switch it.Kind {
		case ptx.ItemFuncDecl:
			if _, own := c.parts[input].renamed[m.Funcs[it.Index].Name]; own {
				c.dst.Items = append(c.dst.Items, ptx.Item{Kind: it.Kind, Index: c.function(input, it.Index)})
			}
		case ptx.ItemFunc, ptx.ItemAlias:
			if c.counts(input, m.Funcs[it.Index].Name, it.Index+1, 0) {
				c.dst.Items = append(c.dst.Items, ptx.Item{Kind: it.Kind, Index: c.function(input, it.Index)})
			}
		}
	}
}

// function copies a function of an input once and returns its index in the result.
func (c *copier) function(input int, index uint32) uint32 {
	p := &c.parts[input]
	if p.funcs[index] != 0 {
		return p.funcs[index] - 1
	}
	f := c.ins[input].Module.Funcs[index]
	local := map[ptx.Name]bool{} // names that hide those at module scope
	vars := func(list []ptx.Var) []ptx.Var {
		list = slices.Clone(list)
		for i := range list {
			local[list[i].Name] = true
			list[i].Name = c.name(input, list[i].Name)
			c.initialiser(input, &list[i])
		}
		return list
	}
	f.Name = c.symbol(input, f.Name)
	f.Aliasee = c.symbol(input, f.Aliasee)
	f.Rets, f.Params, f.Locals = vars(f.Rets), vars(f.Params), vars(f.Locals)
	for i := range f.Regs {
		f.Regs[i].Prefix = c.name(input, f.Regs[i].Prefix)
	}
	for i := range f.Blocks {
		f.Blocks[i].Label = c.name(input, f.Blocks[i].Label)
	}
	for i := range f.Opnds {
		switch o := &f.Opnds[i]; o.Kind {
		case ptx.OpSym, ptx.OpAddrSym:
			if id := ptx.Name(o.Idx); local[id] {
				o.Idx = uint32(c.name(input, id))
			} else {
				o.Idx = uint32(c.symbol(input, id))
			}
		case ptx.OpString:
			o.Idx = uint32(c.name(input, ptx.Name(o.Idx)))
		}
	}
	for i := range f.Protos {
		q := &f.Protos[i]
		q.Label = c.name(input, q.Label)
		q.Rets, q.Params = vars(q.Rets), vars(q.Params)
		for j := range q.Syms {
			q.Syms[j] = c.symbol(input, q.Syms[j])
		}
	}
	c.debug(input, &f)
	c.dst.Funcs = append(c.dst.Funcs, f)
	p.funcs[index] = uint32(len(c.dst.Funcs))
	return p.funcs[index] - 1
}

// debug renumbers the line table of a function and renames its labels of debug information.
func (c *copier) debug(input int, f *ptx.Func) {
	for i := range f.Locs {
		l := &f.Locs[i]
		if l.Line != 0 || l.File != 0 {
			l.File += c.parts[input].file
		}
		if len(c.ins) > 1 { // the name of the function is in a section
			l.InlinedAt, l.FuncName, l.FuncOff = 0, 0, 0
		} else {
			l.FuncName = c.name(input, l.FuncName)
		}
	}
	if len(c.ins) > 1 {
		f.Marks, f.Watch = nil, nil
	}
	for i := range f.Marks {
		f.Marks[i].Label = c.name(input, f.Marks[i].Label)
	}
}

// rest copies everything but variables and functions.
func (c *copier) rest(input int) {
	m := c.ins[input].Module
	dropped := false
	for _, it := range m.Items {
		switch it.Kind {
		case ptx.ItemFile:
			f := m.Files[it.Index]
			f.Num += c.parts[input].file
			c.dst.Items = append(c.dst.Items, ptx.Item{Kind: it.Kind, Index: uint32(len(c.dst.Files))})
			c.dst.Files = append(c.dst.Files, f)
		case ptx.ItemSection:
			if len(c.ins) > 1 {
				dropped = true
				continue
			}
			c.dst.Items = append(c.dst.Items, ptx.Item{Kind: it.Kind, Index: uint32(len(c.dst.Sects))})
			c.dst.Sects = append(c.dst.Sects, m.Sects[it.Index])
			c.dst.TargetFlags |= m.TargetFlags & ptx.DebugTarget
		case ptx.ItemRaw, ptx.ItemPragma:
			c.dst.Items = append(c.dst.Items, ptx.Item{Kind: it.Kind, Index: uint32(len(c.dst.Raw))})
			c.dst.Raw = append(c.dst.Raw, m.Raw[it.Index])
		}
	}
	if dropped {
		c.notes.Add(&diag.Diagnostic{
			Severity: diag.Note, File: c.ins[input].Name, Msg: "the sections of debug information are left out; lines of the source stay",
		})
	}
}
