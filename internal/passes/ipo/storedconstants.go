package ipo

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// storedConstants knows the contents of the variables of a module.
type storedConstants struct {
	m      *ir.Module
	val    []uint64 // by symbol: the only number that is stored, 0 for a null pointer
	stored []bool   // by symbol: val is known
	ok     []bool   // by symbol: nothing else is done with it than to load and store all of it
}

// FoldStoredConstants replaces the loads of variables that have no defined value until one constant is stored, always the same, by that constant, and
// removes the stores: LLVM's IPSCCP does so. own says which variables no other module accesses. The runtime library of OpenMP keeps the mode of a
// kernel in such a variable of shared memory.
func FoldStoredConstants(m *ir.Module, own func(*ir.Symbol) bool) bool {
	n := len(m.Syms)
	s := storedConstants{m: m, val: make([]uint64, n), stored: make([]bool, n), ok: make([]bool, n)}
	found := false
	for i := 1; i < len(m.Syms); i++ {
		y := &m.Syms[i]
		if own(y) && m.Consts.IsUndef(y.Init) && (m.Types.IsInt(y.Type) || m.Types.IsPtr(y.Type)) {
			s.ok[i], found = true, true
		}
	}
	if !found {
		return false
	}
	for i := 1; i < len(m.Syms); i++ {
		if y := &m.Syms[i]; !y.Dead && y.Init != ir.None {
			s.escape(&m.Consts, y.Init)
		}
	}
	for i := range m.MDs {
		if n := &m.MDs[i]; n.Kind == ir.MDValue {
			s.escape(&m.Consts, n.Val)
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { s.collect(f) })
	changed := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { changed = s.fold(f) || changed })
	return changed
}

// escape notes that anything may be done with the symbols in constant v of c.
func (s *storedConstants) escape(c *ir.Consts, v ir.Value) {
	c.EachSym(v, func(sym uint32) { s.ok[sym] = false })
}

// collect looks at all operands in f.
func (s *storedConstants) collect(f *ir.Func) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			y := s.accessed(f, v)
			for i := range f.NumOps(v) {
				if o := f.Operand(v, i); (o.IsSym() || o.IsConst()) && (y == 0 || i != addressOperand(f, v)) {
					s.escape(&f.Consts, o)
				}
			}
			if f.Op(v) == ir.OpCall {
				for _, bundle := range f.Call(v).Bundles {
					for _, o := range bundle.Args {
						s.escape(&f.Consts, o)
					}
				}
			}
			if y == 0 || f.Op(v) == ir.OpLoad {
				continue
			}
			x := f.Operand(v, 0)
			k, isInt := f.Consts.Uint(x)
			if !isInt && !f.Consts.IsZero(x) || s.stored[y] && s.val[y] != k {
				s.ok[y] = false
			}
			s.val[y], s.stored[y] = k, true
		}
	}
}

// addressOperand returns the number of the operand of load or store v that is its address.
func addressOperand(f *ir.Func, v ir.Value) int { return f.NumOps(v) - 1 }

// accessed returns the symbol of the variable that v loads or stores all of, not as a volatile or atomic access; 0 for others.
func (s *storedConstants) accessed(f *ir.Func, v ir.Value) uint32 {
	t := f.TypeOf(v)
	switch f.Op(v) {
	case ir.OpLoad:
	case ir.OpStore:
		t = f.TypeOf(f.Operand(v, 0))
	default:
		return 0
	}
	if f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order != ir.NotAtomic {
		return 0
	}
	r := analysis.RefOf(f, f.Operand(v, addressOperand(f, v)))
	if !r.Exact || r.Off != 0 || !r.Base.IsSym() || s.m.Sym(r.Base).Type != t {
		return 0
	}
	return r.Base.Index()
}

// fold replaces the loads in f and removes the stores.
func (s *storedConstants) fold(f *ir.Func) bool {
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if y := s.accessed(f, v); y != 0 && s.ok[y] && s.stored[y] {
				if f.Op(v) == ir.OpLoad {
					f.ReplaceAll(v, s.constant(f, f.TypeOf(v), s.val[y]))
				}
				f.Erase(v)
				changed = true
			}
			v = next
		}
	}
	return changed
}

// constant returns number k of type t, or the null pointer.
func (s *storedConstants) constant(f *ir.Func, t ir.Type, k uint64) ir.Value {
	if s.m.Types.IsPtr(t) {
		return f.Consts.Null(t)
	}
	return f.Consts.Int(t, k)
}
