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
	forEachFragmented(t, func(file testkit.CorpusFile, f *ir.Func) {
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
	if found < 1000 {
		t.Errorf("%d uses in the whole corpus", found)
	}
}
