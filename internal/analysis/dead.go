package analysis

import "gonvvm/internal/ir"

// Removable reports whether instruction v of f can be erased if it has no uses.
func (t *EffectTable) Removable(f *ir.Func, v ir.Value) bool {
	switch op := f.Op(v); op {
	case ir.OpInvalid, ir.OpStore, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpVAArg, ir.OpLandingPad:
		return false
	case ir.OpLoad:
		return f.Flags(v)&ir.FlagVolatile == 0 && f.Mem(v).Order <= ir.Unordered
	case ir.OpCall:
		return t.Call(f, v).Removable() && f.Call(v).Tail != 2
	case ir.OpAlloca:
		return true
	default:
		return !op.IsTerminator()
	}
}
