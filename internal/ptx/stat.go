package ptx

import "gonvvm/internal/isa"

// FuncStat are numbers about a kernel or device function.
type FuncStat struct {
	Name         string
	Entry        bool
	Instructions int
	Blocks       int
	Calls        int
	Guarded      int         // instructions with @p, branches among them
	Params       int64       // bytes of all parameters
	Classes      []Count     // instructions by family, in order of appearance
	Opcodes      []Count     // instructions by mnemonic up to the first dot
	Registers    []Count     // registers in use by type
	Memory       []SpaceStat // variables of the function by state space
	Accesses     []Count     // instructions that read or write memory, by state space
}

// Count is how often something occurs.
type Count struct {
	Name string
	N    int
}

// SpaceStat is how much memory of a state space is declared.
type SpaceStat struct {
	Space     string
	Variables int
	Bytes     int64 // without those of open arrays
}

// StatMemory adds up the variables of m by state space.
func StatMemory(m *Module) (list []SpaceStat) {
	for i := range m.Vars {
		list = addSpace(list, &m.Vars[i])
	}
	return list
}

// StatFunc counts the contents of function f.
func StatFunc(m *Module, f *Func) FuncStat {
	s := FuncStat{Name: m.Names.Get(f.Name), Entry: f.Entry, Blocks: len(f.Blocks)}
	for i := range f.Params {
		s.Params += f.Params[i].Bytes()
	}
	for i := range f.Locals {
		if f.Locals[i].Space != isa.Reg {
			s.Memory = addSpace(s.Memory, &f.Locals[i])
		}
	}
	used := make([]bool, len(f.Regs))
	var families [isa.NumForms]int32
	for i := range f.Insts {
		in := &f.Insts[i]
		info := in.Op.Info()
		if info.Flags&isa.NoGuard != 0 {
			continue
		}
		s.Instructions++
		if in.Guard != 0 {
			s.Guarded++
			used[in.Guard] = true
		}
		families[in.Op.Form()]++
		switch {
		case info.Flags&isa.IsCall != 0:
			s.Calls++
		case info.Flags&(isa.MayLoad|isa.MayStore) != 0 && info.Flags&isa.Barrier == 0:
			space := in.Op.Get(isa.SlotSpace)
			name := "generic"
			if space != 0 {
				name = space.String()
			}
			s.Accesses = addCount(s.Accesses, name, 1)
		}
		for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			if o.Kind == OpReg || o.Kind == OpAddrReg {
				used[o.Idx] = true
			}
		}
	}
	for form, n := range families {
		if n > 0 {
			s.Classes = addCount(s.Classes, isa.Form(form).Family(), int(n))
			s.Opcodes = addCount(s.Opcodes, isa.Form(form).Info().Root(), int(n))
		}
	}
	for r, on := range used {
		if on {
			s.Registers = addCount(s.Registers, f.Regs[r].Type.String(), max(1, int(f.Regs[r].Vec)))
		}
	}
	return s
}

func addCount(list []Count, name string, n int) []Count {
	for i := range list {
		if list[i].Name == name {
			list[i].N += n
			return list
		}
	}
	return append(list, Count{name, n})
}

func addSpace(list []SpaceStat, v *Var) []SpaceStat {
	name := v.Space.String()
	for i := range list {
		if list[i].Space == name {
			list[i].Variables++
			list[i].Bytes += v.Bytes()
			return list
		}
	}
	return append(list, SpaceStat{name, 1, v.Bytes()})
}

// Bytes returns how much memory v takes, 0 for an open array without an
// initialiser and for opaque types. A shorthand such as x<4> declares several.
func (v *Var) Bytes() int64 {
	n := int64(max(1, v.Vec)) * int64(v.Type.Bits()/8) * int64(max(1, v.Count))
	if v.Type.Class() == isa.ClassOpaque {
		return 0
	}
	for i, d := range v.Dims {
		if d < 0 {
			d = 0
			if i == 0 {
				d = v.Init.outer()
			}
		}
		n *= d
	}
	return n
}

// outer returns the number of elements of the outermost braces.
func (t *Init) outer() int64 {
	n, depth := int64(0), 0
	for i := range t.Elems {
		switch t.Elems[i].Kind {
		case InitOpen:
			if depth == 1 {
				n++
			}
			depth++
		case InitClose:
			depth--
		default:
			if depth == 1 {
				n++
			}
		}
	}
	return n
}
