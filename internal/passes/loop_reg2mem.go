package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Some transformations of loops give a value several definitions. They put such
// values into allocas first and promote these afterwards, which places the phis.

// demote keeps value v, an instruction, in a new alloca: it is stored where it is
// defined, and the uses for which want is true load it. The alloca is added to list.
func (u *unit) demote(list []ir.Value, v ir.Value, want func(use uint32) bool) []ir.Value {
	f := u.f
	any := false
	for x := f.FirstUse(v); x != 0 && !any; x = f.NextUse(x) {
		any = want(x)
	}
	if !any {
		return list
	}
	t := f.TypeOf(v)
	slot := u.newSlot(t)
	// Uses first: the store's own operand is none of them.
	u.words = u.words[:0]
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		if want(x) {
			u.words = append(u.words, x)
		}
	}
	for _, x := range u.words {
		user := f.User(x)
		at := user
		if f.Op(user) == ir.OpPhi {
			p := f.Operand(user, f.UseIndex(x)+1).Block()
			at = f.Terminator(p)
			// Parallel edges must have one value: the same load serves them.
			shared := ir.None
			for i := 0; i < f.NumOps(user); i += 2 {
				if i != f.UseIndex(x) && f.Operand(user, i+1).Block() == p && f.Op(f.Operand(user, i)) == ir.OpLoad &&
					f.Operand(f.Operand(user, i), 0) == slot {
					shared = f.Operand(user, i)
				}
			}
			if shared != ir.None {
				f.SetUse(x, shared)
				continue
			}
		}
		u.b.Before(at)
		f.SetUse(x, u.b.Load(t, slot, u.m.AlignOf(t), 0))
	}
	u.storeTo(slot, v)
	return append(list, slot)
}

// newSlot creates an alloca for a value of type t.
func (u *unit) newSlot(t ir.Type) ir.Value {
	f := u.f
	slot := f.New(ir.OpAlloca, ir.Ptr, ir.Flags(log2(u.m.AlignOf(t))), uint32(t), u.c.Int(ir.I32, 1))
	f.InsertBefore(f.First(f.Entry()), slot)
	return slot
}

// storeTo stores v into slot right after its definition.
func (u *unit) storeTo(slot, v ir.Value) {
	f := u.f
	u.b.Before(analysis.AfterDefinition(f, v))
	u.b.Store(v, slot, u.m.AlignOf(f.TypeOf(v)), 0)
}
