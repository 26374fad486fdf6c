package lower

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// maxFoldedArg bounds the instructions that are folded to find the value of one argument.
const maxFoldedArg = 16

// IntrinsicArgs replaces arguments of NVVM intrinsics by the constants that they fold to. Some arguments choose the
// instruction, as the mode of llvm.nvvm.shfl.sync.i32 does; front ends without an optimizer compute them by casts of
// constants, and at -O0 no other pass folds those.
func IntrinsicArgs(f *ir.Func, fo *fold.Folder) (changed bool) {
	m := f.Mod
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() || m.Sym(f.Callee(v)).Intrinsic != ir.NVVMIntrinsic {
				continue
			}
			for i := range f.NumArgs(v) {
				x := f.Operand(v, i)
				if !x.IsInst() || !m.Types.IsInt(f.TypeOf(x)) {
					continue
				}
				budget := maxFoldedArg
				if k := foldedArg(f, fo, x, &budget); k != ir.None {
					f.SetOperand(v, i, k)
					changed = true
				}
			}
		}
	}
	return changed
}

// foldedArg returns the constant that v folds to, None if it depends on anything else or the budget of instructions is spent.
func foldedArg(f *ir.Func, fo *fold.Folder, v ir.Value, budget *int) ir.Value {
	if v.IsConst() {
		return v
	}
	if *budget--; *budget < 0 || !v.IsInst() {
		return ir.None
	}
	arg := func(i int) ir.Value { return foldedArg(f, fo, f.Operand(v, i), budget) }
	switch op := f.Op(v); {
	case op.IsBinary():
		if a, b := arg(0), arg(1); a != ir.None && b != ir.None {
			return fo.Binary(op, f.TypeOf(v), a, b)
		}
	case op.IsCast():
		if a := arg(0); a != ir.None {
			return fo.Cast(op, a, f.TypeOf(v))
		}
	case op == ir.OpPhi && f.NumOps(v) > 0:
		k := arg(0)
		for i := 2; i < f.NumOps(v) && k != ir.None; i += 2 {
			if arg(i) != k {
				return ir.None
			}
		}
		return k
	}
	return ir.None
}
