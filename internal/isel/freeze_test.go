package isel

import (
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/verify"
)

// Selection accepts each value of testdata frozen: every place that looks at an operand sees through freeze.
func TestFrozen(t *testing.T) {
	for _, in := range inputs(t) {
		for style, name := range styleNames {
			t.Run(in.name+"/"+name, func(t *testing.T) {
				// All of them, and each set whose members are not next to each other: a pattern may need the users of a
				// value as they are.
				for _, stride := range []int{1, 2, 3} {
					for first := range stride {
						m := in.parse(t, false)
						m.Funcs(func(_ *ir.Symbol, f *ir.Func) { freezeSome(f, first, stride) })
						if err := verify.Module(m); err != nil {
							t.Fatal(err)
						}
						in.compile(t, m, style)
					}
				}
			})
		}
	}
}

// freezeSome gives a freeze of each value, parameter or instruction, to all uses of it, for the values first, first +
// stride, first + 2*stride and so on.
func freezeSome(f *ir.Func, first, stride int) {
	if f.IsDecl() {
		return
	}
	var list []ir.Value
	for i := range f.NumParams() {
		list = append(list, ir.ParamValue(i))
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			list = append(list, v)
		}
	}
	for i := first; i < len(list); i += stride {
		v := list[i]
		if t := f.TypeOf(v); !f.Mod.Types.IsFirstClass(t) || t == ir.Token || !f.HasUses(v) {
			continue
		}
		var pos ir.Value
		switch {
		case v.IsParam():
			pos = f.FirstNonPhi(f.Entry())
		case f.Op(v) == ir.OpPhi:
			pos = f.FirstNonPhi(f.BlockOf(v))
		case f.Op(v).IsTerminator():
			continue
		default:
			pos = f.Next(v)
		}
		z := f.New(ir.OpFreeze, f.TypeOf(v), 0, 0, ir.None)
		f.InsertBefore(pos, z)
		f.ReplaceAll(v, z)
		f.SetOperand(z, 0, v)
	}
}
