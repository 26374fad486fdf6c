package isel

import "strings"

// asmConstraint is one entry of a constraint string (LangRef, Inline Assembler
// Expressions).
type asmConstraint struct {
	text     string
	output   bool     // =
	indirect bool     // *: the operand is the address
	clobber  bool     // ~{…}
	tied     int      // number of the output that has the same register, or -1
	codes    []string // letters, by alternative
	kind     string   // those of the alternative that was chosen
}

// code returns the letters of an alternative; a constraint with one has the
// same in all.
func (c *asmConstraint) code(alt int) string {
	if alt < len(c.codes) {
		return c.codes[alt]
	}
	return c.codes[len(c.codes)-1]
}

// parseConstraints splits a constraint string; msg tells what is wrong with it.
func parseConstraints(s string) (list []asmConstraint, msg string) {
	if s == "" {
		return nil, ""
	}
	for _, text := range strings.Split(s, ",") {
		c := asmConstraint{text: text, tied: -1}
		rest := text
		switch {
		case strings.HasPrefix(rest, "~"):
			if len(rest) < 4 || rest[1] != '{' || rest[len(rest)-1] != '}' {
				return nil, "inline assembly clobbers \"" + text + "\", which is not a register in braces"
			}
			c.clobber = true
			list = append(list, c)
			continue
		case strings.HasPrefix(rest, "="):
			c.output, rest = true, rest[1:]
		case strings.HasPrefix(rest, "+"):
			return nil, "inline assembly constraint \"" + text + "\": what is read and written is an output with a tied input in IR"
		case strings.HasPrefix(rest, "!"):
			return nil, "inline assembly that jumps to labels of the function"
		}
		for len(rest) > 0 && strings.IndexByte("*&%", rest[0]) >= 0 {
			if rest[0] == '&' && !c.output {
				return nil, "inline assembly constraint \"" + text + "\": only outputs can be written early"
			}
			c.indirect = c.indirect || rest[0] == '*'
			rest = rest[1:]
		}
		for _, alt := range strings.Split(rest, "|") {
			letters := strings.TrimLeft(alt, "&%*")
			if letters == "" {
				return nil, "inline assembly constraint \"" + text + "\" has no letter"
			}
			if n, ok := number(letters); ok {
				if c.output {
					return nil, "inline assembly constraint \"" + text + "\": an output is not tied"
				}
				c.tied = n
			} else if i := strings.IndexFunc(letters, notLetter); i >= 0 {
				return nil, "inline assembly constraint \"" + text + "\" names a register: PTX has none of its own"
			}
			c.codes = append(c.codes, letters)
		}
		list = append(list, c)
	}
	return list, ""
}

func notLetter(r rune) bool { return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') }

// number returns a decimal number.
func number(s string) (int, bool) {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' || n > 1000 {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, s != ""
}
