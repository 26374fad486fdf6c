package lowering

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// MaxInlineCopy is the size in bytes up to which copies and fills are unrolled. Larger ones become loops.
const MaxInlineCopy = 128

// CodeLarge is the code of errors about values, expansions and initial values that are too large.
const CodeLarge diag.Code = "S0031"

// HasMaskedStore reports whether llvm.masked.store v can be one instruction that leaves elements out (sm_100: 256 bits
// of global memory).
func HasMaskedStore(m *ir.Module, tg *target.Target, f *ir.Func, v ir.Value) bool {
	mask := f.Operand(v, 2)
	t := f.TypeOf(f.Operand(v, 0))
	if !mask.IsConst() || !tg.Has(target.FeatureWide256) || m.BitsOf(t) != 256 || m.BitsOf(m.Types.Elem(t)) < 32 ||
		m.Types.AddrSpace(f.TypeOf(f.Operand(v, 1))) != uint32(target.ASGlobal) {
		return false
	}
	a := m.Attr(m.AttrLists[f.Call(v).Attrs].Param(1), ir.AttrAlign)
	return a != nil && a.Int >= 32
}
