package lower

import (
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Arguments of operand bundles are in no use list: a pass that erases, replaces or moves a value does not see them.
// So assumptions lose the bundles that name values, which are hints only, and functions with other bundles, of
// which nothing here knows the meaning, stay as they are.

// AssumedBundles removes the bundles of assumptions that name parameters or instructions. With conditions, an alignment becomes
// the condition of another assumption, whose operands are in use lists: alignment-from-assumptions reads it.
func AssumedBundles(f *ir.Func, conditions bool) {
	if !f.HasBundles() {
		return
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpCall || f.CalleeIntrinsic(v) != ir.IntrAssume {
				continue
			}
			bundles := f.Call(v).Bundles
			if conditions {
				for i := range bundles {
					if bundles[i].Tag == "align" {
						assumeAligned(f, v, bundles[i].Args)
					}
				}
			}
			f.Call(v).Bundles = slices.DeleteFunc(slices.Clone(bundles), func(b ir.Bundle) bool { return slices.ContainsFunc(b.Args, local) })
		}
	}
}

// assumeAligned assumes before assumption v that the pointer args[0] less the distance args[2], which may be missing, is aligned to
// args[1] bytes. Variables are left out: they are aligned as their accesses need.
func assumeAligned(f *ir.Func, v ir.Value, args []ir.Value) {
	p := args[0]
	align, ok := f.Consts.Uint(args[1])
	if base := analysis.Object(f, p); !ok || bits.OnesCount64(align) != 1 || base.IsSym() || base.IsInst() && f.Op(base) == ir.OpAlloca ||
		f.Mod.Types.IsVector(f.TypeOf(p)) || analysis.KnownAlign(f, p) >= align {
		return
	}
	b := ir.Builder{F: f}
	b.Before(v)
	address := b.Cast(ir.OpPtrToInt, p, ir.I64, 0)
	if len(args) > 2 {
		off, ok := f.Consts.Sint(args[2])
		if !ok {
			return
		}
		address = b.Binary(ir.OpAdd, address, b.Int(ir.I64, uint64(-off)), 0)
	}
	aligned := b.ICmp(ir.ICmpEQ, b.Binary(ir.OpAnd, address, b.Int(ir.I64, align-1), 0), b.Int(ir.I64, 0))
	b.Call(f.Call(v).FnType, f.Callee(v), aligned)
}

// local reports whether x is a value of its function.
func local(x ir.Value) bool { return x.IsInst() || x.IsParam() }

// KeepsBundles reports whether f has operand bundles that name values of f.
func KeepsBundles(f *ir.Func) bool {
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
