package driver

import (
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// throughAliases gives each device function of a module an alias, calls it by that, and returns the text; nil if the
// module has no such call.
func throughAliases(t *testing.T, name string, src []byte) []byte {
	m, err := llasm.Parse(name, src, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	alias := make([]uint32, len(m.Syms))
	calls := 0
	for i := range alias {
		s := &m.Syms[i]
		if s.Kind == ir.SymFunc && !s.Dead && !s.IsDecl() && s.Fn.CC != ir.CCPTXKernel {
			s.Linkage = ir.External // PTX has no alias of a weak function
			alias[i] = m.AddSym(ir.Symbol{Kind: ir.SymAlias, Name: s.Name + "_alias", Type: s.Type, Init: ir.SymValue(uint32(i))})
		}
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) != ir.OpCall {
					continue
				}
				if c := f.Callee(v); c.IsSym() && alias[c.Index()] != 0 {
					f.SetOperand(v, f.NumOps(v)-1, ir.SymValue(alias[c.Index()]))
					calls++
				}
			}
		}
	})
	if calls == 0 {
		return nil
	}
	return ir.Append(nil, m)
}

// A function does the same if it is called by an alias.
func TestAliases(t *testing.T) {
	modules := 0
	for _, f := range append(testkit.Corpus(t, "O0", "O2"), testkit.Cpp(t)...) {
		src := f.Read(t)
		aliased := throughAliases(t, f.String(), src)
		if aliased == nil {
			continue
		}
		modules++
		for _, level := range []int{0, 3} {
			opt := options(t, "sm_80")
			opt.Level = level
			want, got := compile(t, f, src, opt), compile(t, f, aliased, opt)
			for _, l := range f.Launches(t) {
				compareBuffers(t, l, "called by aliases", launch(t, want, l), launch(t, got, l))
			}
		}
	}
	if modules < 20 {
		t.Errorf("%d modules with calls of device functions", modules)
	}
}
