package ir

// DenormalModes are the modes of denormal numbers as string attributes spell them; denormal_fpenv has them without a hyphen.
var DenormalModes = [4]string{"ieee", "preserve-sign", "positive-zero", "dynamic"}

// DenormalFPEnv returns the string attributes that mean the same as denormal_fpenv (LLVM 23). Bits 0 and 1 of env are the
// mode of results, bits 2 and 3 that of operands, for all types but float; bits 4 to 7 are those of float.
func DenormalFPEnv(env uint64) [2]Attr {
	text := func(env uint64) string { return DenormalModes[env&3] + "," + DenormalModes[env>>2&3] }
	return [2]Attr{
		{Kind: AttrString, Key: "denormal-fp-math", Str: text(env)},
		{Kind: AttrString, Key: "denormal-fp-math-f32", Str: text(env >> 4)},
	}
}
