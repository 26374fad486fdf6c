package ptxcheck

import (
	"cmp"
	"slices"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// CheckText returns all mistakes of the PTX in opt.Src, those of its syntax, too, in the order of the text. Verdicts that only the tables
// of package isa have, where ptxas is known to take the text, are warnings unless opt.Strict is set.
func CheckText(opt *Options) diag.List {
	m, err := ptx.Parse(opt.File, opt.Src)
	if err == nil {
		return Check(m, opt)
	}
	list := diag.Of(err)
	if m.Version != 0 && m.SM != 0 {
		lines := make([]string, len(list)) // the text that is missing in the module
		for i, d := range list {
			lines[i] = diag.Line(opt.Src, d.Pos.Line)
		}
		for _, d := range Check(m, opt) {
			if !follows(d, lines) {
				list = append(list, d)
			}
		}
	}
	if !opt.Strict {
		for _, d := range list {
			grade(d, opt.Src)
		}
	}
	slices.SortStableFunc(list, func(a, b *diag.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col))
	})
	if opt.Max > 0 && len(list) > opt.Max {
		list = list[:opt.Max]
	}
	return list
}

// follows reports whether d may be a mistake only because lines are missing in the module.
func follows(d *diag.Diagnostic, lines []string) bool {
	switch d.Code {
	case CodeFallThrough, CodeSequence:
		return true
	case ptx.CodeUndefined:
		_, name, _ := strings.Cut(d.Msg, "`")
		name, _, ok := strings.Cut(name, "'")
		return ok && slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, name) })
	}
	return false
}

// grade makes a warning of d if it refuses a spelling that ptxas takes.
func grade(d *diag.Diagnostic, src []byte) {
	if d.Code != ptx.CodeMnemonic {
		return
	}
	line := diag.Line(src, d.Pos.Line)
	text := line[min(len(line), max(0, int(d.Pos.Col)-1)):]
	if end := strings.IndexAny(text, " \t;"); end >= 0 {
		text = text[:end]
	}
	if why := isa.Lax(text); why != "" {
		d.Severity = diag.Warning
		d.Msg += ", though ptxas takes it"
		d.Hint = "PTX ISA " + why
	}
}
