package verify

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// asmCounts are the operands that a constraint string asks for.
type asmCounts struct {
	outputs  int // results; indirect outputs are inputs
	inputs   int
	indirect int // of the inputs: outputs through an address
	clobbers int
	labels   int
}

// inlineAsm holds the type of a call of inline assembly to its constraints (LangRef, "Inline Asm Constraint String"), in the words of
// LLVM. Whether PTX has the constraints is judged where the assembly is selected.
func (v *verifier) inlineAsm(x ir.Value, a *ir.InlineAsm, fn ir.Type) {
	n, bad := countAsm(a.Constraints)
	ty, result := v.ty, v.ty.Result(fn)
	switch {
	case bad != "":
	case ty.IsVarArg(fn):
		bad = "inline asm cannot be variadic"
	case n.outputs == 0 && result != ir.Void:
		bad = "inline asm without outputs must return void"
	case n.outputs == 1 && ty.Kind(result) == ir.StructKind:
		bad = "inline asm with one output cannot return struct"
	case n.outputs > 1 && (ty.Kind(result) != ir.StructKind || len(ty.Elems(result)) != n.outputs):
		bad = "number of output constraints does not match number of return struct elements"
	case n.inputs != len(ty.Elems(fn)):
		bad = "number of input constraints does not match number of parameters"
	}
	if bad != "" {
		v.fail(CodeType, x, "%s", bad)
	}
}

// countAsm reads a constraint string; bad is the mistake in it.
func countAsm(constraints string) (n asmCounts, bad string) {
	if constraints == "" {
		return n, ""
	}
	var output []bool // of each constraint so far
	for text := range strings.SplitSeq(constraints, ",") {
		kind, rest := byte('r'), text
		if rest != "" && strings.IndexByte("~=!", rest[0]) >= 0 {
			kind, rest = rest[0], rest[1:]
			if kind == '~' && !strings.HasPrefix(rest, "{") {
				return n, "failed to parse constraints: inline assembly clobbers \"" + text + "\", which is not a register in braces"
			}
		}
		rest, indirect := strings.CutPrefix(rest, "*")
		if bad := asmCodes(rest, kind, output); bad != "" {
			return n, "failed to parse constraints: \"" + text + "\": " + bad
		}
		output = append(output, kind == '=')
		switch {
		case kind == '~':
			n.clobbers++
		case n.clobbers > 0:
			what := "input"
			switch kind {
			case '=':
				what = "output"
			case '!':
				what = "label"
			}
			return n, what + " constraint occurs after clobber constraint"
		case kind == '!':
			n.labels++
		case kind == '=' && !indirect:
			if n.inputs != n.indirect || n.labels > 0 {
				return n, "output constraint occurs after input, clobber or label constraint"
			}
			n.outputs++
		default:
			n.inputs++
			if kind == '=' {
				n.indirect++
			}
		}
	}
	return n, ""
}

// asmCodes returns the mistake in the modifiers and codes of a constraint, "" if there is none; output says which of the constraints
// before it are outputs.
func asmCodes(s string, kind byte, output []bool) string {
	for len(s) > 0 && (s[0] == '&' || s[0] == '%') {
		if s[0] == '&' && kind != '=' {
			return "only outputs can be written early"
		}
		s = s[1:]
	}
	if s == "" {
		return "a constraint needs a code"
	}
	for len(s) > 0 {
		switch c := s[0]; {
		case strings.IndexByte("#*&%!=~", c) >= 0:
			return "'" + s[:1] + "' stands after a code"
		case c == '{':
			_, rest, ok := strings.Cut(s, "}")
			if !ok {
				return "a brace is not closed"
			}
			s = rest
		case c >= '0' && c <= '9':
			end := len(s) - len(strings.TrimLeft(s, "0123456789"))
			if n, err := strconv.Atoi(s[:end]); err != nil || n >= len(output) || !output[n] {
				return "inline assembly ties an input to operand " + s[:end] + ", which is not an output"
			}
			if kind != 'r' {
				return "an output is not tied"
			}
			s = s[end:]
		case c == '^' || c == '@':
			if len(s) < 3 {
				return "the code has two letters"
			}
			s = s[3:]
		default:
			s = s[1:]
		}
	}
	return ""
}
