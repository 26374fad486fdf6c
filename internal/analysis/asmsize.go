package analysis

import (
	"strings"

	"gonvvm/internal/ir"
)

// CallSize returns about how many instructions call v is, whose callee is not an intrinsic: the statements of inline assembly, or the
// instructions of a call.
func CallSize(f *ir.Func, v ir.Value) int {
	callee := f.Callee(v)
	if callee.Kind() != ir.KAsm {
		return 5 + f.NumArgs(v)
	}
	text := f.Mod.Asms[callee.Index()].Text
	n := strings.Count(text, ";") - strings.Count(text, ".reg")
	if n <= 0 && strings.TrimSpace(text) != "" {
		return 1
	}
	return n
}
