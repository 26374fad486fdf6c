package ptxcheck

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

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
	list, partial := diag.Of(err), *opt
	for _, d := range list {
		partial.missing = append(partial.missing, d.Source)
		if !opt.Strict {
			grade(d)
		}
	}
	if m.Version != 0 && m.SM != 0 {
		for _, d := range Check(m, &partial) {
			if d.Code != CodeFallThrough && d.Code != CodeSequence { // these may follow from the missing lines
				list = append(list, d)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *diag.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Pos.Line, b.Pos.Line), cmp.Compare(a.Pos.Col, b.Pos.Col))
	})
	return list[:min(len(list), cmp.Or(max(0, opt.Max), defaultMax))]
}

// grade makes a warning of d if it refuses a spelling that ptxas takes.
func grade(d *diag.Diagnostic) {
	if d.Code != ptx.CodeMnemonic {
		return
	}
	text := d.Source[min(len(d.Source), max(0, int(d.Pos.Col)-1)):]
	if end := strings.IndexFunc(text, func(r rune) bool { return unicode.IsSpace(r) || r == ';' }); end >= 0 {
		text = text[:end]
	}
	if why := isa.Lax(text); why != "" {
		d.Severity = diag.Warning
		d.Msg += ", though ptxas takes it"
		d.Hint = "PTX ISA " + why
	}
}
