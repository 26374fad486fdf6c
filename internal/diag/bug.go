package diag

import (
	"fmt"
	"runtime"
	"strings"
)

// Bug returns the diagnostic for a recovered panic: the phase, its subject, and the position in the compiler.
func Bug(phase, where string, recovered any) *Diagnostic {
	const self = "internal/diag.Bug"
	own, _, _, _ := runtime.Caller(0)
	module := strings.TrimSuffix(runtime.FuncForPC(own).Name(), self)
	var pcs [24]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs[:])])
	var at []string
	for {
		f, more := frames.Next()
		if name, ours := strings.CutPrefix(f.Function, module); ours && name != self {
			at = append(at, fmt.Sprintf("%s:%d", name, f.Line))
		}
		if !more || len(at) == 6 {
			break
		}
	}
	return &Diagnostic{
		Code: CodeBug, Where: where, Msg: fmt.Sprintf("internal error in %s: %v", phase, recovered),
		Hint: "this is a bug of gonvvm, please report it with the input; it happened in " + strings.Join(at, " < "),
	}
}
