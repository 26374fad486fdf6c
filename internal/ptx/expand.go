package ptx

import (
	"math"
	"slices"
	"strconv"

	"gonvvm/internal/isa"
)

// Expand returns m in its plain form: each variable of name<n> that something names has a declaration of its own (PTX ISA §6.4.2), and
// the elements {%v.x, %v.y} stand in place of each vector register %v (PTX ISA §6.4.3). The changed parts are copied, m stays as it is.
func (m *Module) Expand() *Module {
	plain := *m
	if slices.ContainsFunc(m.Vars, isRange) {
		plain.Vars = nil
		for _, v := range m.Vars {
			if isRange(v) {
				plain.Vars = append(plain.Vars, m.Names.members(&v)...)
			} else {
				plain.Vars = append(plain.Vars, v)
			}
		}
	}
	copied := false
	for i := range m.Funcs {
		f := m.Funcs[i]
		ranges, vectors := f.expandVars(&m.Names), f.splitVectors()
		if !ranges && !vectors {
			continue
		}
		if !copied {
			plain.Funcs, copied = slices.Clone(m.Funcs), true
		}
		plain.Funcs[i] = f
	}
	return &plain
}

// isRange reports whether v declares name0 to name<n-1>. Registers are numbered by the parser.
func isRange(v Var) bool { return v.Count > 0 && v.Space != isa.Reg }

// members returns the variables that a range declares, as far as the text has their names.
func (n *Names) members(v *Var) (list []Var) {
	name := n.Append(nil, v.Name)
	for i, prefix := uint64(0), len(name); i < uint64(v.Count); i++ {
		name = strconv.AppendUint(name[:prefix], i, 10)
		if found := n.Find(name); found != 0 {
			one := *v
			one.Name, one.Count = found, 0
			list = append(list, one)
		}
	}
	return list
}

// expandVars declares the members of each range beside it, in the same scope. It reports whether there is one.
func (f *Func) expandVars(names *Names) bool {
	if !slices.ContainsFunc(f.Locals, isRange) {
		return false
	}
	first := map[uint32][2]uint32{} // range → its members
	f.Locals = slices.Clone(f.Locals)
	for i := range f.Locals {
		if !isRange(f.Locals[i]) {
			continue
		}
		n := uint32(len(f.Locals))
		f.Locals = append(f.Locals, names.members(&f.Locals[i])...)
		first[uint32(i)] = [2]uint32{n, uint32(len(f.Locals))}
	}
	f.rewrite(func(list []Operand, o *Operand) []Operand {
		list = append(list, *o)
		if o.Kind == OpVar {
			members := first[o.Idx]
			for k := members[0]; k < members[1]; k++ {
				list = append(list, Operand{OpTag: OpTag{Kind: OpVar}, Idx: k})
			}
		}
		return list
	})
	return true
}

// elementParts are the parts of a vector register.
var elementParts = [...]isa.Atom{isa.PartX, isa.PartY, isa.PartZ, isa.PartW}

// splitVectors replaces vector registers by their elements. It reports whether there is one.
func (f *Func) splitVectors() bool {
	whole := func(o *Operand) bool {
		return o.Kind == OpReg && o.Flags&OpLo == 0 && int(o.Idx) < len(f.Regs) && f.Regs[o.Idx].Vec > 1 && int(f.Regs[o.Idx].Vec) <= len(elementParts)
	}
	if !slices.ContainsFunc(f.Opnds, func(o Operand) bool { return whole(&o) }) {
		return false
	}
	f.rewrite(func(list []Operand, o *Operand) []Operand {
		if !whole(o) {
			return append(list, *o)
		}
		n := f.Regs[o.Idx].Vec
		list = append(list, Operand{OpTag: OpTag{Kind: OpVec}, Sub: uint16(n)})
		for _, part := range elementParts[:n] {
			list = append(list, Operand{OpTag: OpTag{Kind: OpReg, Flags: OpLo}, Sub: uint16(part), Idx: o.Idx})
		}
		return list
	})
	return true
}

// rewrite gives the instructions other operands: add appends those that stand in place of o. An instruction that gets too many keeps its
// own.
func (f *Func) rewrite(add func(list []Operand, o *Operand) []Operand) {
	old := f.Opnds
	f.Insts = slices.Clone(f.Insts)
	f.Opnds = make([]Operand, 0, len(old)+len(old)/4)
	for i := range f.Insts {
		in := &f.Insts[i]
		first, operands := len(f.Opnds), old[in.Ops:in.Ops+uint32(in.N)]
		for k := range operands {
			f.Opnds = add(f.Opnds, &operands[k])
		}
		if len(f.Opnds)-first > math.MaxUint8 {
			f.Opnds = append(f.Opnds[:first], operands...)
		}
		in.Ops, in.N = uint32(first), uint8(len(f.Opnds)-first)
	}
}
