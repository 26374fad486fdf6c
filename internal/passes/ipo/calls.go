// Package ipo holds interprocedural passes and facts that need no more than the module. The table of package passes has a row for each pass.
package ipo

import "gonvvm/internal/ir"

// AddressTaken is the minimal count of CountCalls for a function with other uses than calls of it.
const AddressTaken = 1 << 22

// CountCalls counts, by symbol, the direct calls of functions; any other use of
// a function's address counts as many.
func CountCalls(m *ir.Module) []int {
	n := make([]int, len(m.Syms))
	use := func(sym uint32, call bool) {
		if call {
			n[sym]++
		} else {
			n[sym] += AddressTaken
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
			m.Consts.EachSym(s.Init, func(sym uint32) { use(sym, false) })
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { f.EachSymUse(use) })
	return n
}
