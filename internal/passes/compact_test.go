package passes

import (
	"bytes"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// Removing erased instructions from the tables changes nothing observable, and use lists keep their users and order.
func TestCompact(t *testing.T) {
	users := func(f *ir.Func) (list []string) {
		note := func(v ir.Value) {
			for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
				list = append(list, f.Op(f.User(x)).String(), string(rune('0'+f.UseIndex(x)%64)))
			}
			list = append(list, ";")
		}
		for i := range f.NumParams() {
			note(ir.ParamValue(i))
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			note(b.Value())
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				note(v)
			}
		}
		return list
	}
	smaller := 0
	var room ir.Room
	forEachFragmented(t, func(file testkit.CorpusFile, f *ir.Func) {
		// Run compacts only before later passes; here there are erased instructions already.
		before, list, size := ir.AppendFunc(nil, f), users(f), f.NumInsts()
		room.Enter(f)
		room.Leave(f)
		if after := ir.AppendFunc(nil, f); !bytes.Equal(before, after) {
			t.Errorf("%s, %s: %s", file, f.Name(), testkit.Diff(before, after))
		}
		got := users(f)
		if len(got) != len(list) {
			t.Fatalf("%s, %s: %d entries of use lists instead of %d", file, f.Name(), len(got), len(list))
		}
		for i := range list {
			if got[i] != list[i] {
				t.Fatalf("%s, %s: use lists differ at entry %d", file, f.Name(), i)
			}
		}
		if f.NumInsts() < size {
			smaller++
		}
	})
	if smaller < 50 {
		t.Errorf("only %d functions became smaller", smaller)
	}
}

// forEachFragmented calls use for the functions of the corpus after passes that leave much that is erased in their
// tables, and verifies the modules in the end.
func forEachFragmented(t *testing.T, use func(file testkit.CorpusFile, f *ir.Func)) {
	t.Helper()
	for _, file := range testkit.Corpus(t, "raw", "O0", "g") {
		m := parse(t, file.Path, file.Read(t))
		r := &runner{m: m, opt: &Options{Machine: machineAt(3)}}
		r.fx.Compute(m)
		u := newUnit(r.opt, &r.fx, nil)
		m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
			u.enter(f)
			for _, p := range []func(*unit) bool{simplifycfg, sroa, instCombine, earlyCSE, loopRotate, loopUnrollFull, instCombine} {
				u.have = 0
				p(u)
			}
			use(file, f)
		})
		if err := verify.Module(m); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}
