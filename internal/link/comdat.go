package link

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Whose members of a comdat are taken.
const (
	comdatSrc uint8 = iota
	comdatDst
	comdatBoth // nodeduplicate
	comdatKept // comdatSrc, and the destination has the comdat
)

// chooseComdats decides for every comdat of the source whether its members are taken
// or those of the destination stay.
func (in *input) chooseComdats() {
	for i := range in.m.Comdats {
		if in.comdat == nil {
			in.comdat = make(map[string]uint8, len(in.m.Comdats))
		}
		c := &in.m.Comdats[i]
		other := findComdat(in.dst, c.Name)
		if other == nil {
			in.comdat[c.Name] = comdatSrc
			continue
		}
		choice := in.chooseComdat(c, other)
		if choice == comdatSrc {
			in.dropComdat(c.Name)
			*other = *c
		}
		in.comdat[c.Name] = choice
	}
}

// findComdat returns the comdat of m with a name, or nil.
func findComdat(m *ir.Module, name string) *ir.Comdat {
	for i := range m.Comdats {
		if m.Comdats[i].Name == name {
			return &m.Comdats[i]
		}
	}
	return nil
}

// keepComdat enters a comdat of the source into the destination, which gets a member of it. A comdat without a linked
// member is left out, as in LLVM: it would contradict those of later modules.
func (in *input) keepComdat(name string) {
	if choice, ok := in.comdat[name]; !ok || choice != comdatSrc {
		return // the module does not declare it, or the destination has it
	}
	in.comdat[name] = comdatKept
	if findComdat(in.dst, name) == nil {
		in.dst.Comdats = append(in.dst.Comdats, *findComdat(in.m, name))
	}
}

// aliasee returns the symbol that symbol i of m is an alias of, i itself if it is none.
func aliasee(m *ir.Module, i uint32) uint32 {
	for range 100 { // aliases may be circular in a module that was not verified
		if i == 0 || m.Syms[i].Kind != ir.SymAlias || !m.Syms[i].Init.IsSym() {
			break
		}
		i = m.Syms[i].Init.Index()
	}
	return i
}

// comdatOf returns the name of the comdat that symbol i of m belongs to, "" if it is in none: an alias is in that of its aliasee.
func comdatOf(m *ir.Module, i uint32) string { return m.Syms[aliasee(m, i)].Comdat }

// dropComdat turns the members of a comdat of the destination into declarations: the
// source's take their place.
func (in *input) dropComdat(name string) {
	var members []uint32
	for i := 1; i < len(in.dst.Syms); i++ {
		if s := &in.dst.Syms[i]; !s.Dead && comdatOf(in.dst, uint32(i)) == name {
			members = append(members, uint32(i))
		}
	}
	used := usedSymbols(in.dst)
	for _, i := range members {
		s := &in.dst.Syms[i]
		if !used[i] {
			in.dst.Remove(i)
			continue
		}
		s.Comdat = ""
		if s.Linkage.IsLocal() {
			continue // other symbols of its module refer to it
		}
		if s.Kind == ir.SymAlias {
			o := ir.Symbol{Kind: ir.SymVar, Name: s.Name, Type: s.Type, Space: s.Space, File: s.File, Pos: s.Pos}
			if in.dst.Types.Kind(s.Type) == ir.FuncKind {
				o.Kind = ir.SymFunc
			}
			in.dst.Define(i, o)
			continue
		}
		s.Init, s.Linkage = ir.None, ir.External
		if s.Kind == ir.SymFunc {
			s.Fn.DropBody()
		}
	}
}

// usedSymbols returns, by symbol, whether an initializer, an alias or a body of m refers to it.
func usedSymbols(m *ir.Module) []bool {
	used := make([]bool, len(m.Syms))
	mark := func(i uint32) { used[i] = true }
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
			m.Consts.EachSym(s.Init, mark)
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for _, v := range [...]ir.Value{f.Prefix, f.Prologue, f.Personality} {
			if v != ir.None {
				m.Consts.EachSym(v, mark)
			}
		}
		f.EachSymUse(func(i uint32, _ bool) { mark(i) })
	})
	return used
}

func (in *input) chooseComdat(c, other *ir.Comdat) uint8 {
	bad := func(msg string) uint8 {
		in.add(&diag.Diagnostic{Code: CodeComdat, File: in.m.Name, Where: "comdat $" + c.Name, Msg: "Linking COMDATs named '" + c.Name + "': " + msg})
		return comdatDst
	}
	kind := c.Kind
	if c.Kind != other.Kind {
		free := func(k string) bool { return k == "any" || k == "largest" }
		if !free(c.Kind) || !free(other.Kind) {
			return bad("invalid selection kinds!")
		}
		kind = "largest"
	}
	switch kind {
	case "any":
		return comdatDst
	case "nodeduplicate":
		return comdatBoth
	}
	s, d := comdatKey(in.m, c.Name), comdatKey(in.dst, c.Name)
	if s == 0 || d == 0 || in.m.Syms[s].Kind != ir.SymVar || in.dst.Syms[d].Kind != ir.SymVar {
		return bad("COMDAT key involves incomputable alias size.")
	}
	a, b := in.m.SizeOf(in.m.Syms[s].Type), in.dst.SizeOf(in.dst.Syms[d].Type)
	switch kind {
	case "exactmatch":
		same := in.m.Syms[s].Init != ir.None && in.imp.Const(&in.dst.Consts, &in.m.Consts, in.m.Syms[s].Init) == in.dst.Syms[d].Init
		if !same {
			return bad("ExactMatch violated!")
		}
		return comdatDst
	case "largest":
		if a > b {
			return comdatSrc
		}
		return comdatDst
	case "samesize":
		if a != b {
			return bad("SameSize violated!")
		}
		return comdatDst
	}
	return bad("unknown selection kind!")
}

// comdatKey returns the symbol that gives a comdat its size: the one of its name, or the aliasee of that.
func comdatKey(m *ir.Module, name string) uint32 { return aliasee(m, m.Lookup(name)) }

// bothStay is called for definition i of a comdat that may not be deduplicated; d is kept in its place. LLVM keeps a
// variable under a new name; nothing refers to it, so only the other members are linked. LLVM does not handle
// functions.
func (in *input) bothStay(i, d uint32, comdat string) {
	if s := &in.m.Syms[i]; s.Kind == ir.SymVar {
		in.withComdat(comdat)
	} else {
		in.report(diag.Warning, CodeComdat, s, d, "linking '"+s.Name+"': non-variables in comdat nodeduplicate are not handled", "this definition stays")
	}
}

// withComdat links the other members of a comdat that are linked on reference. Local ones come with their users.
func (in *input) withComdat(name string) {
	for i := 1; i < len(in.m.Syms); i++ {
		s := &in.m.Syms[i]
		if s.Dead || s.Comdat != name || !isLinkOnce(s.Linkage) || in.taken(uint32(i)) || in.isDecl(uint32(i)) || in.comdat[name] == comdatDst {
			continue
		}
		if d := in.counterpart(s); d != 0 && !declares(in.dst.Syms[d].IsDecl(), in.dst.Syms[d].Linkage) {
			continue
		}
		in.setTaken(uint32(i))
		in.imp.Symbol(uint32(i))
	}
}
