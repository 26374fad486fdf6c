package ptx

import "testing"

// TestNearestForm misspells mnemonics.
func TestNearestForm(t *testing.T) {
	for text, want := range map[string]string{
		"add.f31":           "did you mean add.f32? It has .f32, not .f31",
		"setp.f32":          "one of .eq, .ne, .lt, .le, .gt, .ge, .equ, .neu … is missing, as in setp.eq.f32",
		"shfl.up.b32":       "the modifier .sync is missing: shfl.sync.up.b32",
		"mul.lo.f32":        "mul.f32 does not have .lo",
		"add.rn.fzt.f32":    "did you mean add.rn.ftz.f32? It has .ftz, not .fzt",
		"ld.globl.f32":      "did you mean ld.global.f32? It has .global, not .globl",
		"cvt.f32.s32":       "one of .rn, .rz, .rm and .rp is missing, as in cvt.rn.f32.s32",
		"mad.s32":           "one of .lo, .hi and .wide is missing, as in mad.lo.s32",
		"fma.f32":           "one of .rn, .rz, .rm and .rp is missing, as in fma.rn.f32",
		"mul.u32.lo":        "the modifiers are in another order: mul.lo.u32",
		"shf.wrap.b32.l":    "the modifiers are in another order: shf.l.wrap.b32",
		"add.nothing.at.al": "",
	} {
		word, hint := nearestForm(text)
		if hint != want || word != "" && !exists(word) {
			t.Errorf("%s: %q, %q", text, word, hint)
		}
	}
}
