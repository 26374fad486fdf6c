package cureport

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Rule is a line of a file of suppressions: it leaves out the findings that have all its properties.
type Rule struct {
	Tool, Code                   string // "" for any
	Kernel, Function, File, Text string // patterns in which * stands for any characters; "" for any
	Host                         string // likewise, of a function of the program in the stack of calls
	Line                         int32  // line of the source file, 0 for any
}

// ParseRules reads a file of suppressions. A line is a tool, the code of a finding or *, and then properties such as kernel=scale* and
// line=42; values with blanks have quotes of Go. Empty lines and lines that begin with # are skipped.
func ParseRules(text []byte) (list []Rule, err error) {
	n := 0
	for line := range bytes.Lines(text) {
		n++
		s := strings.TrimSpace(string(line))
		if s == "" || s[0] == '#' {
			continue
		}
		r, err := parseRule(s)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, r)
	}
	return list, nil
}

func parseRule(s string) (r Rule, err error) {
	head, rest, _ := strings.Cut(s, " ")
	switch {
	case head == "*":
	case IsTool(head):
		r.Tool = head
	case strings.Contains(head, "="):
		return r, fmt.Errorf("expected a tool, a code or * before %s", head)
	default:
		r.Code = head
	}
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		key, value, ok := strings.Cut(rest, "=")
		if !ok {
			return r, fmt.Errorf("expected property=value instead of %s", rest)
		}
		if strings.HasPrefix(value, `"`) {
			quoted, err := strconv.QuotedPrefix(value)
			if err != nil {
				return r, fmt.Errorf("the quotes of %s do not end", key)
			}
			rest = value[len(quoted):]
			value, _ = strconv.Unquote(quoted) // it is quoted
		} else {
			value, rest, _ = strings.Cut(value, " ")
		}
		if err := r.set(key, value); err != nil {
			return r, err
		}
	}
	return r, nil
}

func (r *Rule) set(key, value string) error {
	switch key {
	case "kernel":
		r.Kernel = value
	case "function":
		r.Function = value
	case "file":
		r.File = value
	case "text":
		r.Text = value
	case "host":
		r.Host = value
	case "line":
		n, err := strconv.ParseInt(value, 10, 32)
		if err != nil || n < 1 {
			return errors.New("line=" + value + " is not the number of a line")
		}
		r.Line = int32(n)
	default:
		return fmt.Errorf("unknown property %s; there are kernel, function, file, line, text and host", key)
	}
	return nil
}

// matches reports whether the finding has all properties of the rule.
func (r *Rule) matches(rec *Record, f *Finding) bool {
	for _, p := range [...][2]string{{r.Kernel, rec.Kernel}, {r.Function, f.At.Function}, {r.File, f.At.File}, {r.Text, f.At.Text}} {
		if p[0] != "" && !glob(p[0], p[1]) {
			return false
		}
	}
	if r.Host != "" && !slices.ContainsFunc(rec.stackOf(f), func(f Frame) bool { return glob(r.Host, f.Symbol) }) {
		return false
	}
	return (r.Tool == "" || r.Tool == f.Tool) && (r.Code == "" || r.Code == f.Code) && (r.Line == 0 || r.Line == f.At.Line)
}

// stackOf returns the calls of the host that led to a finding.
func (rec *Record) stackOf(f *Finding) []Frame {
	if rec.Kind == Leaks {
		return f.Stack
	}
	return rec.Stack
}

// glob matches a pattern in which * stands for any characters.
func glob(pattern, s string) bool {
	parts := strings.Split(pattern, "*")
	if len(parts) == 1 {
		return pattern == s
	}
	rest, ok := strings.CutPrefix(s, parts[0])
	if !ok {
		return false
	}
	last := len(parts) - 1
	for _, part := range parts[1:last] {
		if _, rest, ok = strings.Cut(rest, part); !ok {
			return false
		}
	}
	return strings.HasSuffix(rest, parts[last])
}

// Suppress removes the findings that a rule matches, and counts them.
func (r *Report) Suppress(rules []Rule) {
	r.keep(func(rec *Record, f *Finding) bool {
		for i := range rules {
			if rules[i].matches(rec, f) {
				r.Suppressed += f.Count
				return false
			}
		}
		return true
	})
}

// Rules returns suppressions of all findings, in the form that ParseRules reads.
func (r *Report) Rules() []byte {
	var list []string
	for i := range r.Records {
		rec := &r.Records[i]
		for k := range rec.Findings {
			if s := rule(rec, &rec.Findings[k]); !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return []byte("# Suppressions for gonvvm exec -suppressions: a code or a tool, then properties of the findings.\n" + strings.Join(list, ""))
}

func rule(rec *Record, f *Finding) string {
	var b strings.Builder
	b.WriteString(f.Code)
	add := func(key, value string) {
		switch {
		case value == "":
		case strings.ContainsAny(value, " \"\t\\"):
			fmt.Fprintf(&b, " %s=%q", key, value)
		default:
			fmt.Fprintf(&b, " %s=%s", key, value)
		}
	}
	add("kernel", rec.Kernel)
	if f.At.Line > 0 {
		add("file", f.At.File)
		add("line", strconv.Itoa(int(f.At.Line)))
	} else {
		add("function", f.At.Function)
		add("text", f.At.Text)
	}
	if rec.Kernel == "" {
		for _, frame := range rec.stackOf(f) {
			if frame.Symbol != "" {
				add("host", frame.Symbol)
				break
			}
		}
	}
	return b.String() + "\n"
}

// Tools are the names of the tools, as in compute-sanitizer.
var Tools = [...]string{"memcheck", "racecheck", "initcheck", "synccheck", "leakcheck"}

// IsTool reports whether a tool has the name.
func IsTool(name string) bool { return slices.Contains(Tools[:], name) }
