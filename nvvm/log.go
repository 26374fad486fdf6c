package nvvm

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/diag"
)

// unlogged are the codes of warnings about modules that NVIDIA's libraries accept without a word. Clients take a log for a problem.
var unlogged = []diag.Code{
	"K0005",          // modules of different triples or data layouts
	"K0011",          // nothing is defined, or nothing that can be called
	"T0003", "T0004", // the triple and the data layout of another machine
}

// text is the log of a success: warnings, and the messages of phases.
func (s *session) text() string {
	var b []byte
	if !s.quiet {
		for _, d := range s.notes {
			if d.Severity == diag.Warning && !slices.Contains(unlogged, d.Code) {
				b = appendLine(b, d)
			}
		}
	}
	return string(append(b, s.said...))
}

// failure is the log of a failure: the errors, one in a line. The text of the first lines is NVIDIA's where clients compare it.
func (s *session) failure(list diag.List) string {
	var b []byte
	for _, d := range list {
		if d.Severity == diag.Error {
			b = appendLine(b, d)
		}
	}
	if len(list) > 0 && list[0].Code == codeLayout {
		return string(b)
	}
	return strings.TrimSuffix(string(b), "\n")
}

// appendLine appends a diagnostic in the form NAME (line, column): kind MESSAGE. Columns count from 0, as LLVM's do.
func appendLine(b []byte, d *diag.Diagnostic) []byte {
	if d.Code == codeVersion || d.Code == codeLayout { // without the name of the module, or with it in the second sentence
		return append(append(b, d.Msg...), '\n')
	}
	name := d.File
	if name == "" && !d.Pos.IsValid() {
		name = "<unnamed>"
	}
	b = append(b, name...)
	if d.Pos.IsValid() {
		b = append(b, " ("...)
		b = strconv.AppendInt(b, int64(d.Pos.Line), 10)
		b = append(b, ", "...)
		b = strconv.AppendInt(b, int64(d.Pos.Col-1), 10)
		b = append(b, ')')
	}
	b = append(b, ": "...)
	switch {
	case d.Severity == diag.Warning:
		b = append(b, "warning: "...)
	case d.Code == codeSyntax && strings.HasPrefix(d.Msg, "parse "):
	case d.Code[0] == 'L' || d.Code[0] == 'B':
		return append(append(append(b, "parse "...), parserText(d)...), '\n')
	case d.Code[0] == 'K':
		b = append(b, "link error: "...)
	default:
		b = append(b, "error: "...)
	}
	b = append(b, d.Msg...)
	if d.Where != "" {
		b = append(b, " ["+d.Where+"]"...)
	}
	b = append(b, '\n')
	if d.Hint != "" {
		b = append(b, "    "+d.Hint+"\n"...)
	}
	return b
}

// parserText is the message of LLVM's reader for an error that clients of libNVVM know by its text, else our own.
func parserText(d *diag.Diagnostic) string {
	quoted := func() string {
		if i := strings.IndexByte(d.Msg, '\''); i >= 0 {
			if j := strings.IndexByte(d.Msg[i+1:], '\''); j >= 0 {
				return d.Msg[i : i+j+2]
			}
		}
		return ""
	}
	switch {
	case d.Code == "L0001" && strings.HasPrefix(d.Msg, "expected a definition at the top level"):
		return "expected top-level entity"
	case d.Code == "L0001" && strings.HasPrefix(d.Msg, "expected a type"):
		return "expected type"
	case d.Code == "L0003" && strings.Contains(d.Msg, "is used but not defined"):
		return "use of undefined value " + quoted()
	case d.Code == "L0006" && strings.HasPrefix(d.Msg, "unknown instruction"):
		return "expected instruction opcode"
	case d.Code == "L0005" && strings.Contains(d.Msg, " where type "):
		_, is, _ := strings.Cut(d.Msg, " has type ")
		is, _, _ = strings.Cut(is, " where type ")
		return quoted() + " defined with type '" + is + "'"
	case d.Code == "B0009":
		return "Expected a single module"
	}
	return d.Msg
}
