package lllang

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/lang"
)

// Hover implements lang.Document.
func (f *File) Hover(at int) (lang.Hover, bool) {
	x := f.index()
	u := x.names.At(at)
	if u == nil && at < len(f.src) && strings.IndexByte("%@!#$", f.src[at]) >= 0 {
		u = x.names.At(at + 1)
	}
	if u == nil {
		return lang.Hover{}, false
	}
	n := &x.names.Names[u.Name]
	h := lang.Hover{Span: u.Span}
	if strings.HasPrefix(n.Text, "@llvm.") {
		h.Text = intrinsic(n.Text[1:])
		return h, true
	}
	h.Text = "```llvm\n" + declaration(n) + "\n```"
	if v, ok := x.values[u.Name]; ok && n.Func >= 0 {
		if a := f.analyse(x.names.Names[x.names.Funcs[n.Func].Name].Text); a != nil {
			if y := a.value(v); y != 0 {
				h.Text += "\n\n" + a.describe(y)
			}
		}
	}
	return h, true
}

// declaration returns a name as it is declared.
func declaration(n *lang.Name) string {
	switch n.Kind {
	case lang.Function, lang.Kernel, lang.Parameter:
		return n.Detail + " " + n.Text
	case lang.Label:
		return n.Text + ": label"
	}
	return n.Text + " = " + n.Detail
}

// Complete implements lang.Document.
func (f *File) Complete(at int) []lang.Completion {
	word := lang.Span{Start: at, End: at}
	for word.Start > 0 && inName(f.src[word.Start-1]) {
		word.Start--
	}
	for word.End < len(f.src) && inName(f.src[word.End]) {
		word.End++
	}
	sigil := byte(0)
	if word.Start > 0 && strings.IndexByte("%@!#$", f.src[word.Start-1]) >= 0 {
		word.Start--
		sigil = f.src[word.Start]
	}
	typed := f.src[word.Start:at]
	var out []lang.Completion
	if sigil != 0 {
		seen := map[string]bool{}
		f.Names().Visible(at, func(n *lang.Name) {
			if n.Text != "" && n.Text[0] == sigil && !seen[n.Text] {
				seen[n.Text] = true
				out = append(out, lang.Completion{Label: n.Text, Detail: n.Detail, Kind: n.Kind, Span: word})
			}
		})
		if strings.HasPrefix(typed, "@llvm.") || strings.HasPrefix("@llvm.", typed) {
			out = append(out, intrinsics(word, seen)...)
		}
		return out
	}
	if f.begins(word.Start) {
		seen := map[string]bool{}
		for o := ir.OpRet; o < ir.NumOps; o++ {
			if s := o.String(); !seen[s] {
				seen[s] = true
				out = append(out, lang.Completion{Label: s, Kind: lang.Opcode, Span: word})
			}
		}
		return out
	}
	for _, t := range []string{"i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double", "ptr", "void", "label"} {
		out = append(out, lang.Completion{Label: t, Kind: lang.Type, Span: word})
	}
	return out
}

// begins reports whether a mnemonic may stand at byte offset at: at the beginning of a line, or after "=".
func (f *File) begins(at int) bool {
	line := f.src[strings.LastIndexByte(f.src[:at], '\n')+1 : at]
	line = strings.TrimSpace(line)
	return line == "" || strings.HasSuffix(line, "=")
}

func inName(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '-'
}
