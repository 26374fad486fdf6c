package legalize

import (
	"strings"

	"gonvvm/internal/ir"
)

// storeAsmOutputs makes results of the indirect outputs of inline assembly that are in registers, and stores them. The
// text sees a register there, not the address, and an input may be tied to it (LangRef, "Indirect inputs and outputs").
func (x *expander) storeAsmOutputs(v ir.Value) bool {
	f, m := x.f, x.m
	if f.Callee(v).Kind() != ir.KAsm {
		return false
	}
	a := m.Asms[f.Callee(v).Index()]
	if !strings.Contains(a.Constraints, "=*") {
		return false
	}
	list, bad := a.ParseConstraints()
	if bad != "" {
		return false
	}
	r := asmResults{old: f.TypeOf(v)}
	args := x.splitOutputs(&a, v, list, &r)
	if len(r.stores) == 0 {
		return false
	}
	m.Asms = append(m.Asms, a)
	b := x.b.Before(v)
	call := b.Call(a.FnType, ir.AsmValue(uint32(len(m.Asms)-1)), args...)
	member := func(i int) ir.Value {
		if len(r.types) == 1 {
			return call
		}
		return b.ExtractValue(r.types[i], call, uint32(i))
	}
	for _, s := range r.stores {
		b.Store(member(s.result), s.address, m.AlignOf(r.types[s.result]), 0)
	}
	switch {
	case r.old == ir.Void:
		f.Erase(v)
		return true
	case m.Types.Kind(r.old) != ir.StructKind:
		return x.done(v, member(r.kept[0]))
	}
	agg := f.Consts.Poison(r.old)
	for i, k := range r.kept {
		agg = b.InsertValue(agg, member(k), uint32(i))
	}
	return x.done(v, agg)
}

// splitOutputs collects the results of the new assembly in r, gives a its constraints and type, and returns the arguments.
func (x *expander) splitOutputs(a *ir.InlineAsm, v ir.Value, list []ir.AsmConstraint, r *asmResults) (args []ir.Value) {
	f, m := x.f, x.m
	attrs := m.AttrLists[f.Call(v).Attrs]
	var texts []string
	var params []ir.Type
	arg := 0
	for i := range list {
		c := &list[i]
		text := c.Text
		switch {
		case c.Result():
			r.keep(&m.Types)
		case c.Arg():
			operand, t := f.Operand(v, arg), ir.Type(0)
			if e := m.Attr(attrs.Param(arg), ir.AttrElementType); e != nil {
				t = x.registerType(e.Type)
			}
			arg++
			if c.Kind == ir.AsmOutput && t != 0 && inRegister(c) {
				r.store(t, operand)
				text = strings.Replace(text, "*", "", 1)
				break
			}
			args, params = append(args, operand), append(params, f.TypeOf(operand))
		}
		texts = append(texts, text)
	}
	a.Constraints = strings.Join(texts, ",")
	if len(r.stores) > 0 {
		a.FnType = m.Types.Func(r.newType(&m.Types), false, params...)
	}
	return args
}

// asmResults are the results of inline assembly: those of the call, and the outputs to be stored.
type asmResults struct {
	old    ir.Type
	types  []ir.Type
	kept   []int // of the results of the old call, the index in types
	stores []asmStore
}

type asmStore struct {
	result  int // index in types
	address ir.Value
}

// keep adds the next result of the old call.
func (r *asmResults) keep(types *ir.Types) {
	t := r.old
	if types.Kind(t) == ir.StructKind {
		t = types.Elems(t)[len(r.kept)]
	}
	r.kept = append(r.kept, len(r.types))
	r.types = append(r.types, t)
}

// store adds a result of type t that is stored.
func (r *asmResults) store(t ir.Type, address ir.Value) {
	r.stores = append(r.stores, asmStore{len(r.types), address})
	r.types = append(r.types, t)
}

// newType returns the type of all results together.
func (r *asmResults) newType(types *ir.Types) ir.Type {
	if len(r.types) == 1 {
		return r.types[0]
	}
	return types.Struct(false, r.types...)
}

// registerType returns the type of the register for an output of type t: an integer for a structure or array of up to 16 bytes, as
// clang has it for inputs tied to one; 0 if there is none.
func (x *expander) registerType(t ir.Type) ir.Type {
	switch x.m.Types.Kind(t) {
	case ir.StructKind, ir.ArrayKind:
		switch n := x.m.SizeOf(t); n {
		case 1, 2, 4, 8, 16:
			return x.m.Types.Int(int(8 * n))
		}
		return 0
	}
	return t
}

// inRegister reports whether an indirect output is a register: as LLVM chooses, an alternative in memory is preferred, and among the
// letters of one alternative a register.
func inRegister(c *ir.AsmConstraint) bool {
	for _, code := range c.Codes {
		if strings.Trim(code, "mopV") == "" {
			return false
		}
	}
	return true
}
