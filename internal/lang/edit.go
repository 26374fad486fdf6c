package lang

import (
	"slices"
	"strings"

	"gonvvm/diag"
)

// Offset returns the byte offset of a position in src.
func Offset(src string, p diag.Pos) int {
	at := 0
	for line := int32(1); line < p.Line; line++ {
		n := strings.IndexByte(src[at:], '\n')
		if n < 0 {
			return len(src)
		}
		at += n + 1
	}
	return min(len(src), at+max(0, int(p.Col)-1))
}

// FixAction returns the change that a diagnostic proposes.
func FixAction(src string, d *diag.Diagnostic) Action {
	e := Edit{Span: Span{Offset(src, d.Fix.Pos), Offset(src, d.Fix.End)}, Text: d.Fix.Text}
	old := src[e.Start:e.End]
	title := "replace " + old + " by " + e.Text
	switch {
	case e.Text == "":
		title = "remove " + old
	case old == "":
		title = "insert " + e.Text
	}
	return Action{Title: title, For: d, Edits: []Edit{e}}
}

// Apply returns src with edits, which do not overlap.
func Apply(src string, edits []Edit) string {
	edits = slices.Clone(edits)
	slices.SortStableFunc(edits, func(a, b Edit) int { return a.Start - b.Start })
	var b strings.Builder
	at := 0
	for _, e := range edits {
		b.WriteString(src[at:e.Start])
		b.WriteString(e.Text)
		at = e.End
	}
	b.WriteString(src[at:])
	return b.String()
}

// Rename returns the edits that give a name another text, nil if the language fixes the name. A register that a declaration makes
// together with others gets a declaration of its own.
func Rename(x *Index, name int32, text string) []Edit {
	n := &x.Names[name]
	if n.Fixed {
		return nil
	}
	var out []Edit
	x.Of(name, func(u *Use) {
		if u.Def && n.Family || u.Start == u.End {
			return
		}
		out = append(out, Edit{Span: u.Span, Text: text})
	})
	if n.Family {
		out = append(out, Edit{Span: Span{n.Declare, n.Declare}, Text: n.Detail + " " + text + ";\n\t"})
	}
	if n.count > 0 { // the stem of a family: all members
		for id := range x.Names {
			if m := &x.Names[id]; m.Family && m.Declare == n.Declare && m.def.Start == n.def.Start {
				x.Of(int32(id), func(u *Use) {
					if !u.Def {
						out = append(out, Edit{Span: u.Span, Text: text + m.Text[len(n.Text):]})
					}
				})
			}
		}
	}
	return out
}
