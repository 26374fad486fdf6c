package ir

import (
	"testing"

	"gonvvm/internal/isa"
)

// A target-independent intrinsic that is one instruction has the effects of that row, and the facts of a row of
// the table agree with each other.
func TestIntrinsicEffects(t *testing.T) {
	for i := IntrAbs; int(i) < len(intrinsicTab); i++ {
		e, u := i.Effects(), i.Uniform()
		if id, ok := isa.LookupIntrinsic(i.String()); ok {
			if in := isa.Intrinsic(id); in.Effects != e || in.Uniform != u {
				t.Errorf("llvm.%s has effects %s, its instruction %s", i, e, in.Effects)
			}
		}
		if u == isa.UniformOperands && !e.IsExpr() {
			t.Errorf("llvm.%s has effects %s, but a result that depends on the operands alone", i, e)
		}
		if form := i.Form(); form != "" && form[0] == 'v' && e.IsExpr() {
			t.Errorf("llvm.%s returns nothing and has no effects", i)
		}
		if e&isa.EffectArgOnly != 0 && e&(isa.EffectReads|isa.EffectWrites) == 0 {
			t.Errorf("llvm.%s has effects %s: argonly without an access", i, e)
		}
	}
}
