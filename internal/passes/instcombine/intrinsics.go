package instcombine

import (
	"slices"
	"sync"

	"gonvvm/internal/ir"
)

// emitted lists the intrinsics that function passes emit.
var emitted = [...]struct {
	id    ir.Intrinsic
	types [4]ir.Type // overloads; NoType ends the list
	args  int        // of the overloaded type
	flag  bool       // a final i1
}{
	{ir.IntrFshl, [4]ir.Type{ir.I32}, 3, false},
	{ir.IntrFshr, [4]ir.Type{ir.I32}, 3, false},
	{ir.IntrSmax, [4]ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrSmin, [4]ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrUmax, [4]ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrUmin, [4]ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrAbs, [4]ir.Type{ir.I8, ir.I16, ir.I32, ir.I64}, 1, true},
	{ir.IntrSaddSat, [4]ir.Type{ir.I32}, 2, false},
	{ir.IntrSsubSat, [4]ir.Type{ir.I32}, 2, false},
	{ir.IntrUaddSat, [4]ir.Type{ir.I32}, 2, false},
	{ir.IntrUsubSat, [4]ir.Type{ir.I32}, 2, false},
	{ir.IntrMinnum, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 2, false},
	{ir.IntrMaxnum, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 2, false},
	{ir.IntrMinimum, [4]ir.Type{ir.Float, ir.Half}, 2, false},
	{ir.IntrMaximum, [4]ir.Type{ir.Float, ir.Half}, 2, false},
	{ir.IntrFabs, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 1, false},
	{ir.IntrCopysign, [4]ir.Type{ir.Float}, 2, false},
	{ir.IntrFma, [4]ir.Type{ir.Float, ir.Double}, 3, false},
	{ir.IntrFloor, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 1, false},
	{ir.IntrCeil, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 1, false},
	{ir.IntrTrunc, [4]ir.Type{ir.Float, ir.Double, ir.Half}, 1, false},
	{ir.IntrRint, [4]ir.Type{ir.Float, ir.Half}, 1, false},
	{ir.IntrSqrt, [4]ir.Type{ir.Float}, 1, false},
	{ir.IntrBswap, [4]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrBitreverse, [4]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrCtpop, [4]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrCtlz, [4]ir.Type{ir.I32, ir.I64}, 1, true},
	{ir.IntrCttz, [4]ir.Type{ir.I32, ir.I64}, 1, true},
}

// Intrinsics holds declarations of the intrinsics that function passes emit. A function pass cannot declare anything
// itself: symbols are reserved before, become declarations with their first call, and those without a call are removed at the
// end. Declarations of them all would be an eighth of the memory for a small module.
type Intrinsics struct {
	sym    [len(emitted)][4]uint32
	all    []uint32
	revive sync.Mutex // workers may make the first call of an intrinsic at once
}

// Declare declares the intrinsics in m.
func (t *Intrinsics) Declare(m *ir.Module) {
	m.Syms = slices.Grow(m.Syms, 4*len(emitted))
	params := make([]ir.Type, 0, 4)
	for i := range emitted {
		e := &emitted[i]
		for k, ty := range e.types {
			if ty == ir.NoType {
				break
			}
			params = params[:0]
			for range e.args {
				params = append(params, ty)
			}
			if e.flag {
				params = append(params, ir.I1)
			}
			ft := m.Types.Func(ty, false, params...)
			s := m.ReserveIntrinsic(e.id, "llvm."+e.id.String()+"."+m.Types.Mangle(ty), ft)
			if m.Syms[s].Type != ft {
				continue // something else has the name
			}
			t.sym[i][k] = s
			t.all = append(t.all, s) // even if the module had it: it may lose its last call in between
		}
	}
}

// DeclareAssume declares llvm.assume in m and returns it.
func (t *Intrinsics) DeclareAssume(m *ir.Module) uint32 {
	s := m.DeclareIntrinsic("llvm.assume", m.Types.Func(ir.Void, false, ir.I1))
	t.all = append(t.all, s)
	return s
}

// All returns the symbols that Declare declared or found.
func (t *Intrinsics) All() []uint32 { return t.all }

// RemoveUnused removes the declarations that no call uses.
func (t *Intrinsics) RemoveUnused(m *ir.Module) {
	if len(t.all) == 0 {
		return
	}
	used := make([]bool, len(m.Syms))
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		f.EachSymUse(func(sym uint32, call bool) { used[sym] = used[sym] || call })
	})
	for _, s := range t.all {
		if !used[s] {
			m.Remove(s)
		}
	}
	// A pass that runs afterwards must not call a removed symbol.
	for i := range t.sym {
		for k, s := range t.sym[i] {
			if s != 0 && m.Syms[s].Dead {
				t.sym[i][k] = 0
			}
		}
	}
}

// Call creates a call of an intrinsic before v, None if it is not declared for type ty.
func (t *Intrinsics) Call(b *ir.Builder, v ir.Value, id ir.Intrinsic, ty ir.Type, args ...ir.Value) ir.Value {
	if t == nil {
		return ir.None
	}
	for i := range emitted {
		if emitted[i].id != id {
			continue
		}
		for k, x := range emitted[i].types {
			if s := t.sym[i][k]; x == ty && s != 0 {
				if emitted[i].flag {
					args = append(args, b.Int(ir.I1, 0))
				}
				t.revive.Lock()
				b.F.Mod.Revive(s)
				t.revive.Unlock()
				b.Before(v)
				return b.Call(b.F.Mod.Syms[s].Type, ir.SymValue(s), args...)
			}
		}
	}
	return ir.None
}
