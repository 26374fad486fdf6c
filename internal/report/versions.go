package report

import (
	"bytes"
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// history is the text of a function and how it came about.
type history struct {
	lines  []Line
	keys   []string
	nextID int
	nextNo int // of values that passes make
	stages []Stage
}

// update adds a stage if the text of f has changed.
func (h *history) update(p *places, f *ir.Func, pass string) {
	h.nameNew(f)
	if edits := h.diff(list(p, f).lines); len(edits) > 0 {
		h.stages = append(h.stages, Stage{Pass: pass, Edits: edits})
	}
}

// nameNew gives the values that a pass has made names that stay.
func (h *history) nameNew(f *ir.Func) {
	name := func(v ir.Value) {
		if f.NameOf(v) == "" {
			h.nextNo++
			f.SetName(v, "n"+strconv.Itoa(h.nextNo))
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		name(b.Value())
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.TypeOf(v) != ir.Void {
				name(v)
			}
		}
	}
}

// listing is the text of a function, by line with its parts.
type listing struct {
	lines  []Line
	values []ir.Value // instruction that begins on the line, or ir.None
	blocks []ir.Block // block whose label the line is, or 0
}

// list returns the text of a function, each line with the line of the input that its instruction comes from.
func list(p *places, f *ir.Func) (l listing) {
	b := f.Entry()
	next := b // whose label comes
	v := ir.None
	for text := range bytes.Lines(ir.AppendFuncText(nil, f)) {
		line := Line{Text: plain(string(bytes.TrimRight(text, "\n"))), File: -1}
		if strings.HasPrefix(line.Text, "    #dbg_") || strings.HasPrefix(line.Text, ";") || line.Text == "" {
			continue
		}
		value, label := ir.None, ir.Block(0)
		switch inside := len(l.lines) > 0 && b != 0; {
		case inside && line.Text[0] != ' ' && line.Text[0] != '}':
			label, v = next, f.First(next)
			next = f.NextBlock(next)
		case inside && v != ir.None && strings.HasPrefix(line.Text, "  ") && line.Text[2] != ' ' && line.Text[2] != ']': // not the rest of a switch
			value = v
			if at := p.of(f.Mod, f.DebugLoc(v)); at.file > 0 {
				line.File, line.At = at.file-1, at.line
			}
			v = f.Next(v)
		}
		l.lines, l.values, l.blocks = append(l.lines, line), append(l.values, value), append(l.blocks, label)
	}
	return l
}

// plain returns a line of IR with numbers of values as the input has them: %5 for %"5".
func plain(s string) string {
	if !strings.Contains(s, `"`) {
		return s
	}
	var out []byte
	for i := 0; i < len(s); i++ {
		if s[i] == '"' && (i == 0 || s[i-1] == '%') {
			j := i + 1
			for j < len(s) && s[j] >= '0' && s[j] <= '9' {
				j++
			}
			if j > i+1 && j < len(s) && s[j] == '"' {
				out = append(out, s[i+1:j]...)
				i = j
				continue
			}
		}
		out = append(out, s[i])
	}
	return string(out)
}

// key identifies a line of a function among the lines of its other versions: the value or block that it defines, or else its text.
func key(text string) string {
	if def, _, ok := strings.Cut(text, " = "); ok && strings.HasPrefix(def, "  %") {
		return def
	}
	if text != "" && text[0] != ' ' {
		if label, _, ok := strings.Cut(text, ":"); ok && !strings.HasPrefix(text, "define") {
			return label + ":"
		}
		if strings.HasPrefix(text, "define") {
			return "define"
		}
	}
	return text
}
