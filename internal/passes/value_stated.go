package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// rangeMetadata returns what !range metadata (a single range) or the register that call v reads say
// about load or call v.
func (u *unit) rangeMetadata(v ir.Value) (r analysis.ConstantRange, ok bool) {
	f := u.f
	if f.Op(v) == ir.OpCall {
		if callee := f.Callee(v); callee.IsSym() {
			if s := u.fx.Sreg(callee.Index()); s != analysis.NoSreg {
				return u.launch[s], true
			}
			if hi := u.fx.Max(callee.Index()); hi != 0 {
				return analysis.ConstantRange{Max: hi}, true
			}
		}
	}
	id := f.Attachment(v, "range")
	if id == 0 || len(u.m.MDs[id].Ops) != 2 {
		return r, false
	}
	ops := u.m.MDs[id].Ops
	lo, ok1 := u.m.Consts.Uint(u.m.MDs[ops[0]].Val)
	hi, ok2 := u.m.Consts.Uint(u.m.MDs[ops[1]].Val)
	if !ok1 || !ok2 || lo >= hi {
		return r, false
	}
	return analysis.ConstantRange{Min: lo, Max: hi - 1}, true
}
