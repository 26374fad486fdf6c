package verify

import "gonvvm/internal/ir"

// inlineAsm holds the type of a call of inline assembly to its constraints (LangRef, "Inline Asm Constraint String"), in the words of
// LLVM. Whether PTX has the constraints is judged where the assembly is selected.
func (v *verifier) inlineAsm(x ir.Value, a *ir.InlineAsm, fn ir.Type) {
	list, bad := a.ParseConstraints()
	results, args, labels, targets := 0, 0, 0, 0
	for i := range list {
		switch c := &list[i]; {
		case c.Result():
			results++
		case c.Arg():
			args++
		case c.Kind == ir.AsmLabel:
			labels++
		}
	}
	branch := v.f.Op(x) == ir.OpCallBr
	if branch {
		targets = v.f.NumSuccs(v.f.BlockOf(x)) - 1 // and the fallthrough
	}
	ty, result := v.ty, v.ty.Result(fn)
	switch {
	case bad != "":
	case ty.IsVarArg(fn):
		bad = "inline asm cannot be variadic"
	case results == 0 && result != ir.Void:
		bad = "inline asm without outputs must return void"
	case results == 1 && ty.Kind(result) == ir.StructKind:
		bad = "inline asm with one output cannot return struct"
	case results > 1 && (ty.Kind(result) != ir.StructKind || len(ty.Elems(result)) != results):
		bad = "number of output constraints does not match number of return struct elements"
	case args != len(ty.Elems(fn)):
		bad = "number of input constraints does not match number of parameters"
	case labels > 0 && !branch:
		bad = "label constraints can only be used with callbr"
	case labels != targets:
		bad = "number of label constraints does not match number of callbr dests"
	}
	if bad != "" {
		v.fail(CodeType, x, "%s", bad)
	}
}
