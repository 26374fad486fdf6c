package ir

import (
	"slices"
	"strconv"
	"strings"
)

// InlineAsm is the callee of a call of inline assembly.
type InlineAsm struct {
	FnType      Type
	Text        string
	Constraints string
	SideEffect  bool
	AlignStack  bool
	Intel       bool
	Unwind      bool
}

// AsmKind is the kind of an operand of inline assembly.
type AsmKind uint8

// The kinds of operands, by the first character of their constraint.
const (
	AsmInput   AsmKind = iota
	AsmOutput          // =
	AsmLabel           // !
	AsmClobber         // ~
)

// AsmConstraint is an entry of a constraint string (LangRef, "Inline Asm Constraint String").
type AsmConstraint struct {
	Text     string
	Kind     AsmKind
	Indirect bool     // *: the operand is the address
	Tied     int      // index of the constraint of the output that is in the same register, or -1
	Codes    []string // letters, by alternative
}

// Result reports whether the operand is a result of the call.
func (c *AsmConstraint) Result() bool { return c.Kind == AsmOutput && !c.Indirect }

// Arg reports whether the operand is an argument of the call: an input, or the address of an indirect output.
func (c *AsmConstraint) Arg() bool { return c.Kind == AsmInput || c.Kind == AsmOutput && c.Indirect }

// Code returns the letters of an alternative; a constraint with one alternative has the same in all.
func (c *AsmConstraint) Code(alternative int) string {
	return c.Codes[min(alternative, len(c.Codes)-1)]
}

// ParseConstraints returns the constraints of a, or the mistake in them in the words of LLVM.
func (a *InlineAsm) ParseConstraints() (list []AsmConstraint, bad string) {
	if a.Constraints == "" {
		return nil, ""
	}
	args, addresses, labels, clobbers := 0, 0, 0, 0
	for text := range strings.SplitSeq(a.Constraints, ",") {
		c := AsmConstraint{Text: text, Tied: -1}
		if bad := c.parse(list); bad != "" {
			return nil, "failed to parse constraints: \"" + text + "\": " + bad
		}
		switch {
		case c.Kind == AsmClobber:
			clobbers++
		case clobbers > 0:
			return nil, [...]string{"input", "output", "label"}[c.Kind] + " constraint occurs after clobber constraint"
		case c.Kind == AsmLabel:
			labels++
		case c.Arg():
			args++
			if c.Indirect && c.Kind == AsmOutput {
				addresses++
			}
		case args != addresses || labels > 0:
			return nil, "output constraint occurs after input, clobber or label constraint"
		}
		list = append(list, c)
	}
	return list, ""
}

// parse reads c.Text, the constraint after those of list, and returns the mistake in it.
func (c *AsmConstraint) parse(list []AsmConstraint) (bad string) {
	s := c.Text
	if s != "" {
		if i := strings.IndexByte("=!~", s[0]); i >= 0 {
			c.Kind, s = AsmOutput+AsmKind(i), s[1:]
		}
	}
	if c.Kind == AsmClobber && !strings.HasPrefix(s, "{") {
		return "inline assembly clobbers \"" + c.Text + "\", which is not a register in braces"
	}
	s, c.Indirect = strings.CutPrefix(s, "*")
	early, commutative := false, false
	for ; len(s) > 0 && strings.IndexByte("&%#*", s[0]) >= 0; s = s[1:] {
		switch {
		case s[0] == '&' && c.Kind != AsmOutput:
			return "only outputs can be written early"
		case s[0] == '&' && !early:
			early = true
		case s[0] == '%' && c.Kind != AsmClobber && !commutative:
			commutative = true
		default:
			return "'" + s[:1] + "' is misplaced"
		}
	}
	if s == "" {
		return "a constraint needs a code"
	}
	return c.parseCodes(s, list)
}

// parseCodes reads the codes of a constraint.
func (c *AsmConstraint) parseCodes(s string, list []AsmConstraint) (bad string) {
	start := s
	for len(s) > 0 {
		switch ch := s[0]; {
		case ch == '|':
			c.Codes = append(c.Codes, start[:len(start)-len(s)])
			s = s[1:]
			start = s
		case ch == '{':
			_, rest, ok := strings.Cut(s, "}")
			if !ok {
				return "a brace is not closed"
			}
			s = rest
		case ch >= '0' && ch <= '9':
			end := len(s) - len(strings.TrimLeft(s, "0123456789"))
			if c.Kind != AsmInput {
				return "an output is not tied"
			}
			n, err := strconv.Atoi(s[:end])
			if err != nil || n >= len(list) || list[n].Kind != AsmOutput {
				return "inline assembly ties an input to operand " + s[:end] + ", which is not an output"
			}
			if slices.ContainsFunc(list, func(other AsmConstraint) bool { return other.Tied == n }) {
				return "two inputs are tied to operand " + s[:end]
			}
			c.Tied, s = n, s[end:]
		case ch == '^': // and two letters
			if len(s) < 3 {
				return "the code has two letters"
			}
			s = s[3:]
		case ch == '@': // a digit, and as many letters
			if len(s) < 2 || s[1] < '0' || s[1] > '9' || len(s) < 2+int(s[1]-'0') {
				return "the length of the code is missing"
			}
			s = s[2+int(s[1]-'0'):]
		default:
			s = s[1:]
		}
	}
	c.Codes = append(c.Codes, start)
	return ""
}
