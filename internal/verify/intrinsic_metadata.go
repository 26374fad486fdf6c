package verify

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
)

var (
	roundingModes      = []string{"round.dynamic", "round.tonearest", "round.downward", "round.upward", "round.towardzero", "round.tonearestaway"}
	exceptionBehaviors = []string{"fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"}
	floatPredicates    = []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une"}
)

// metadataArguments checks the metadata that call x of an intrinsic of a form has as arguments, as LLVM's verifier does.
func (v *verifier) metadataArguments(s *ir.Symbol, x ir.Value, id ir.Intrinsic, form string) {
	f := s.Fn
	n := f.NumArgs(x)
	bad := ""
	oneOf := func(i int, names []string, complaint string) {
		if bad == "" && !slices.Contains(names, v.stringArgument(f.Operand(x, i))) {
			bad = complaint + ": expected " + strings.Join(names, ", ")
		}
	}
	switch {
	case id == ir.IntrExperimentalNoaliasScopeDecl:
		bad = v.declaredScope(f.Operand(x, 0))
	case id == ir.IntrFptruncRound:
		oneOf(1, roundingModes[1:], "unsupported rounding mode argument") // not round.dynamic
	case strings.HasPrefix(id.String(), "experimental.constrained."):
		oneOf(n-1, exceptionBehaviors, "invalid exception behavior argument")
		switch {
		case id == ir.IntrExperimentalConstrainedFcmp || id == ir.IntrExperimentalConstrainedFcmps:
			oneOf(n-2, floatPredicates, "invalid predicate for constrained FP comparison intrinsic")
		case strings.HasSuffix(form, "mm"):
			oneOf(n-2, roundingModes, "invalid rounding mode argument")
		}
	}
	if bad != "" {
		v.broken(CodeIntrinsic, s, x, "%s", bad)
	}
}

// stringArgument returns the string that metadata x is, "" if it is something else.
func (v *verifier) stringArgument(x ir.Value) string {
	if x.Kind() != ir.KMeta || !v.isKind(x.MD(), ir.MDString) {
		return ""
	}
	return v.m.MDs[x.MD()].Str
}

// declaredScope returns the complaint about list, the argument of llvm.experimental.noalias.scope.decl, or "".
func (v *verifier) declaredScope(list ir.Value) string {
	if list.Kind() != ir.KMeta || !v.isKind(list.MD(), ir.MDTuple) {
		return "!id.scope.list must point to an MDNode"
	}
	n := &v.m.MDs[list.MD()]
	if len(n.Ops) != 1 {
		return "!id.scope.list must point to a list with a single scope"
	}
	return v.scopeList(n)
}
