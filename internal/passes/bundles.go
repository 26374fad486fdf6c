package passes

import (
	"slices"

	"gonvvm/internal/ir"
)

// Arguments of operand bundles are in no use list: a pass that erases, replaces or moves a value does not see them.
// So assumptions lose the bundles that name values, which are hints only, and functions with other bundles, of
// which nothing here knows the meaning, stay as they are.

// dropAssumedBundles removes the bundles of assumptions that name parameters or instructions.
func dropAssumedBundles(f *ir.Func) {
	if !f.HasBundles() {
		return
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpCall || f.CalleeIntrinsic(v) != ir.IntrAssume {
				continue
			}
			c := f.Call(v)
			c.Bundles = slices.DeleteFunc(slices.Clone(c.Bundles), func(b ir.Bundle) bool { return slices.ContainsFunc(b.Args, local) })
		}
	}
}

// local reports whether x is a value of its function.
func local(x ir.Value) bool { return x.IsInst() || x.IsParam() }

// keepsBundles reports whether f has operand bundles that name values of f.
func keepsBundles(f *ir.Func) bool {
	if !f.HasBundles() {
		return false
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
				for _, b := range f.Call(v).Bundles {
					if slices.ContainsFunc(b.Args, local) {
						return true
					}
				}
			}
		}
	}
	return false
}
