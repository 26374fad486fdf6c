package diag

import (
	"strconv"
	"strings"
)

// Error returns the head line of the diagnostic: "file:line:col: error: msg [code]".
func (d *Diagnostic) Error() string { return string(d.appendHead(nil, &plain)) }

// Error returns the head lines of all diagnostics, with line ends between them.
func (l List) Error() string {
	var b []byte
	for i, d := range l {
		if i > 0 {
			b = append(b, '\n')
		}
		b = d.appendHead(b, &plain)
	}
	return string(b)
}

// Append appends d as text for people: the head line, the source line with a caret below the column, the related
// places, and the hint, each with a line end.
func (d *Diagnostic) Append(b []byte) []byte { return d.appendStyled(b, &plain) }

// AppendColored is Append with colors for terminals, as sequences of ECMA-48 (SGR).
func (d *Diagnostic) AppendColored(b []byte) []byte { return d.appendStyled(b, &colored) }

// style has the sequences before the parts of a diagnostic, and the one after each.
type style struct {
	place, note, caret, hint string
	severity                 [3]string
	end                      string
}

var (
	plain   style
	colored = style{
		place: "\x1b[1m", note: "\x1b[1;36m", caret: "\x1b[1;32m", hint: "\x1b[1;36m", end: "\x1b[0m",
		severity: [...]string{Error: "\x1b[1;31m", Warning: "\x1b[1;35m", Note: "\x1b[1;36m"},
	}
)

func (d *Diagnostic) appendStyled(b []byte, st *style) []byte {
	b = d.appendHead(b, st)
	b = append(b, '\n')
	if d.Source != "" && d.Pos.IsValid() {
		src, col := window(d.Source, int(d.Pos.Col)-1)
		b = append(b, "    "...)
		b = appendText(b, src)
		b = append(b, "\n    "...)
		for _, c := range []byte(src[:min(col, len(src))]) {
			if c == '\t' {
				b = append(b, '\t')
			} else if c&0xC0 != 0x80 { // one column for each UTF-8 character
				b = append(b, ' ')
			}
		}
		b = append(b, st.caret...)
		b = append(b, '^')
		b = append(b, st.end...)
		b = append(b, '\n')
	}
	for _, r := range d.Related {
		b = append(b, "    "...)
		b = appendPlace(b, r.File, r.Pos)
		b = append(b, st.note...)
		b = append(b, "note: "...)
		b = append(b, st.end...)
		b = appendText(b, r.Msg)
		b = append(b, '\n')
	}
	if d.Hint != "" {
		b = append(b, "    "...)
		b = append(b, st.hint...)
		b = append(b, "hint: "...)
		b = append(b, st.end...)
		b = append(b, d.Hint...)
		b = append(b, '\n')
	}
	return b
}

// Append appends all diagnostics as text for people.
func (l List) Append(b []byte) []byte {
	for _, d := range l {
		b = d.Append(b)
	}
	return b
}

// AppendColored appends all diagnostics as text for people, with colors for terminals.
func (l List) AppendColored(b []byte) []byte {
	for _, d := range l {
		b = d.AppendColored(b)
	}
	return b
}

func (d *Diagnostic) appendHead(b []byte, st *style) []byte {
	b = append(b, st.place...)
	b = appendPlace(b, d.File, d.Pos)
	b = append(b, st.end...)
	b = append(b, st.severity[min(d.Severity, Note)]...)
	b = append(b, d.Severity.String()...)
	b = append(b, ": "...)
	b = append(b, st.end...)
	if d.Where != "" {
		b = appendText(b, d.Where)
		b = append(b, ": "...)
	}
	b = appendText(b, d.Msg)
	if d.Code != "" {
		b = append(b, " ["...)
		b = append(b, d.Code...)
		b = append(b, ']')
	}
	return b
}

// appendPlace appends "file:line:col: ", as far as it is known.
func appendPlace(b []byte, file string, p Pos) []byte {
	n := len(b)
	if file != "" {
		b = append(b, file...)
		b = append(b, ':')
	}
	if p.IsValid() {
		b = strconv.AppendInt(b, int64(p.Line), 10)
		b = append(b, ':')
		b = strconv.AppendInt(b, int64(p.Col), 10)
		b = append(b, ':')
	}
	if len(b) > n {
		b = append(b, ' ')
	}
	return b
}

// appendText appends text of the input so that a terminal shows it as text: control characters and bytes that are not
// UTF-8 become question marks.
func appendText(b []byte, s string) []byte {
	n := len(b)
	b = append(b, strings.ToValidUTF8(s, "?")...)
	for i := n; i < len(b); i++ {
		if c := b[i]; c < ' ' && c != '\t' || c == 0x7f {
			b[i] = '?'
		}
	}
	return b
}

// maxSource bounds the part of a source line that is shown: generated IR has lines of megabytes.
const maxSource = 160

// window cuts src to at most maxSource bytes around col and returns the cut text with the column inside it.
func window(src string, col int) (string, int) {
	if len(src) <= maxSource {
		return src, col
	}
	lo := max(0, min(col-maxSource/2, len(src)-maxSource))
	return src[lo : lo+maxSource], col - lo
}
