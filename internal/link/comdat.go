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
)

// chooseComdats decides for every comdat of the source whether its members are taken
// or those of the destination stay.
func (in *input) chooseComdats() {
	for i := range in.m.Comdats {
		if in.comdat == nil {
			in.comdat = make(map[string]uint8, len(in.m.Comdats))
		}
		c := &in.m.Comdats[i]
		var other *ir.Comdat
		for k := range in.dst.Comdats {
			if in.dst.Comdats[k].Name == c.Name {
				other = &in.dst.Comdats[k]
			}
		}
		if other == nil {
			if !in.Library {
				in.dst.Comdats = append(in.dst.Comdats, *c)
			}
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

// dropComdat turns the members of a comdat of the destination into declarations: the
// source's take their place.
func (in *input) dropComdat(name string) {
	for i := 1; i < len(in.dst.Syms); i++ {
		s := &in.dst.Syms[i]
		if s.Dead || s.Comdat != name {
			continue
		}
		s.Comdat = ""
		if s.Linkage.IsLocal() {
			continue // what the others of its module mean by the name
		}
		s.Init, s.Linkage = ir.None, ir.External
		if s.Kind == ir.SymFunc {
			s.Fn.DropBody()
		}
	}
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

// comdatKey returns the symbol that gives a comdat its size: the one of its name, or what that is an
// alias of.
func comdatKey(m *ir.Module, name string) uint32 {
	i := m.Lookup(name)
	for range 100 { // aliases may be circular in a module that was not verified
		if i == 0 || m.Syms[i].Kind != ir.SymAlias || !m.Syms[i].Init.IsSym() {
			break
		}
		i = m.Syms[i].Init.Index()
	}
	return i
}

// withComdat takes the other members of a comdat along.
func (in *input) withComdat(name string) {
	for i := 1; i < len(in.m.Syms); i++ {
		s := &in.m.Syms[i]
		if s.Dead || s.Comdat != name || in.taken(uint32(i)) || in.isDecl(uint32(i)) || in.comdat[name] == comdatDst {
			continue
		}
		if d := in.counterpart(s); d != 0 && !declares(in.dst.Syms[d].IsDecl(), in.dst.Syms[d].Linkage) {
			continue
		}
		in.setTaken(uint32(i))
		in.imp.Symbol(uint32(i))
	}
}
