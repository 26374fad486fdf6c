package ptx

import (
	model "gonvvm/internal/ptx"
)

// Stats are numbers about the body of a function.
type Stats struct {
	Instructions int          // without braces, declarations and .loc
	Blocks       int          // basic blocks
	Calls        int          // call instructions
	Guarded      int          // instructions with a predicate, branches included
	ParamBytes   int          // bytes of all parameters
	Families     []Count      // instructions by the group of the PTX ISA that they belong to: "conversions", "control flow", …
	Mnemonics    []Count      // instructions by their opcode up to the first dot
	Registers    []Count      // virtual registers that are used, by type without its dot; ptxas assigns the physical ones
	Accesses     []Count      // instructions that access memory, by state space without its dot; "generic" if they name none
	Memory       []SpaceStats // variables of the body by state space
}

// Count is the number of occurrences of something. Lists of counts have a fixed order.
type Count struct {
	Name string // of the thing that is counted
	N    int    // how often it occurs
}

// SpaceStats is the memory that variables of one state space occupy.
type SpaceStats struct {
	Space     string // without its dot
	Variables int    // number of declarations
	Bytes     int    // without arrays whose length is open
}

// Stats returns numbers about the function, zero for a declaration.
func (f *Function) Stats() Stats {
	if f.declaration {
		return Stats{}
	}
	s := model.StatFunc(f.m.m, f.f)
	return Stats{
		Instructions: s.Instructions, Blocks: s.Blocks, Calls: s.Calls, Guarded: s.Guarded, ParamBytes: int(s.Params),
		Families: counts(s.Classes), Mnemonics: counts(s.Opcodes), Registers: counts(s.Registers), Accesses: counts(s.Accesses),
		Memory: spaces(s.Memory),
	}
}

// Memory returns the memory that variables of module scope occupy, by state space in order of appearance.
func (m *Module) Memory() []SpaceStats { return spaces(model.StatMemory(m.m)) }

func counts(list []model.Count) []Count {
	var out []Count
	for _, c := range list {
		out = append(out, Count{c.Name, c.N})
	}
	return out
}

func spaces(list []model.SpaceStat) []SpaceStats {
	var out []SpaceStats
	for _, s := range list {
		out = append(out, SpaceStats{s.Space, s.Variables, int(s.Bytes)})
	}
	return out
}
