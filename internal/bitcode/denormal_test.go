package bitcode

import (
	"testing"

	"gonvvm/internal/ir"
)

// LLVM 23 has one attribute for the modes of subnormal numbers; its number holds the mode of results of all types, that of
// operands, and the same for float.
func TestDenormalFPEnv(t *testing.T) {
	for _, x := range []struct {
		env      uint64
		all, f32 string
	}{
		{0x55, "preserve-sign,preserve-sign", "preserve-sign,preserve-sign"},
		{0x50, "ieee,ieee", "preserve-sign,preserve-sign"},
		{0x2f, "dynamic,dynamic", "positive-zero,ieee"},
	} {
		var r reader
		set := r.attrSet([]uint64{attrFormInt, 106, x.env}, true)
		want := ir.AttrSet{
			{Kind: ir.AttrString, Key: "denormal-fp-math", Str: x.all},
			{Kind: ir.AttrString, Key: "denormal-fp-math-f32", Str: x.f32},
		}
		if len(set) != 2 || set[0] != want[0] || set[1] != want[1] {
			t.Errorf("denormal_fpenv %#x: %v, want %v", x.env, set, want)
		}
	}
}
