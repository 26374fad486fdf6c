package lower

import "gonvvm/internal/ir"

// RelaxAtomics makes atomicrmw and cmpxchg that are sequentially consistent and have no scope relaxed operations of the device.
func RelaxAtomics(m *ir.Module) bool {
	scope, changed := m.Scope("device"), false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if op := f.Op(v); op != ir.OpAtomicRMW && op != ir.OpCmpXchg {
					continue
				}
				if a := f.Mem(v); a.Order == ir.SeqCst && a.Scope == 0 {
					a.Order, a.Scope, changed = ir.Monotonic, scope, true
					if a.Failure != 0 {
						a.Failure = ir.Monotonic
					}
					f.SetMem(v, a)
				}
			}
		}
	})
	return changed
}
