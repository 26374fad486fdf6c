package passes

import (
	"maps"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// The uses of symbols that a function's table has are those of its instructions, whatever has
// been done to it.
func TestEachSymUse(t *testing.T) {
	type use struct {
		sym  uint32
		call bool
	}
	found := 0
	for _, file := range testkit.Corpus(t, "raw", "O0", "g") {
		m := parse(t, file.Path, file.Read(t))
		r := &runner{m: m, opt: &Options{Level: 3, SM: 800, PTX: 83}}
		r.fx.Compute(m)
		u := &unit{opt: r.opt, fx: &r.fx}
		m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
			u.enter(f)
			for _, p := range []func(*unit) bool{simplifycfg, sroa, simplify, cse, loopRotate, loopUnroll, simplify, simplifycfg} {
				u.have = 0
				p(u)
			}
			got, want := map[use]int{}, map[use]int{}
			f.EachSymUse(func(sym uint32, call bool) { got[use{sym, call}]++; found++ })
			for b := f.Entry(); b != 0; b = f.NextBlock(b) {
				for v := f.First(b); v != ir.None; v = f.Next(v) {
					for i := range f.NumOps(v) {
						call := f.Op(v) == ir.OpCall && i == f.NumOps(v)-1 && f.Operand(v, i).IsSym()
						f.Consts.EachSym(f.Operand(v, i), func(sym uint32) { want[use{sym, call}]++ })
					}
				}
			}
			if !maps.Equal(got, want) {
				t.Errorf("%s, %s: %v; want %v", file, f.Name(), got, want)
			}
		})
	}
	if found < 1000 {
		t.Errorf("%d uses in the whole corpus", found)
	}
}
