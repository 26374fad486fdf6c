package diag

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
)

// Severity says whether a diagnostic stops the compilation.
type Severity uint8

const (
	Error Severity = iota
	Warning
	Note
)

func (s Severity) String() string {
	switch s {
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "error"
}

// Pos is a place in a text file. Line and Col count from 1, Col in bytes;
// the zero Pos means that no position is known.
type Pos struct {
	Line, Col int32
}

// IsValid reports whether p names a place.
func (p Pos) IsValid() bool { return p.Line > 0 }

// Diagnostic is one message about the input.
type Diagnostic struct {
	Code     Code
	Severity Severity
	File     string
	Pos      Pos
	Where    string // place in other terms, if Pos is not known: "function `f', block `b'", "bit 1234"
	Msg      string // what is wrong, one line without a full stop
	Source   string // text of line Pos.Line, without the line end; may be empty
	Hint     string // what was expected or what to do; may be empty
}

// Error returns the head line of the diagnostic: "file:line:col: error: msg [code]".
func (d *Diagnostic) Error() string { return string(d.appendHead(nil)) }

// appendText appends text of the input so that a terminal shows it as text: control characters and what
// is not UTF-8 are question marks.
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

func (d *Diagnostic) appendHead(b []byte) []byte {
	if d.File != "" {
		b = append(b, d.File...)
		b = append(b, ':')
	}
	if d.Pos.IsValid() {
		b = strconv.AppendInt(b, int64(d.Pos.Line), 10)
		b = append(b, ':')
		b = strconv.AppendInt(b, int64(d.Pos.Col), 10)
		b = append(b, ':')
	}
	if len(b) > 0 {
		b = append(b, ' ')
	}
	b = append(b, d.Severity.String()...)
	b = append(b, ": "...)
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

// PointTo moves the caret to the first place behind it in the line where a word stands, or
// else to the first one in the line. It stays where it is if there is none.
func (d *Diagnostic) PointTo(word string) {
	if !d.Pos.IsValid() || word == "" || int(d.Pos.Col) > len(d.Source) {
		return
	}
	from := int(d.Pos.Col) - 1
	if i := strings.Index(d.Source[from:], word); i >= 0 {
		d.Pos.Col += int32(i)
	} else if i := strings.Index(d.Source, word); i >= 0 {
		d.Pos.Col = int32(i) + 1
	}
}

// maxSource bounds the part of a source line that is shown: machine-made IR
// has lines of megabytes.
const maxSource = 160

// Append renders d for people: the head line, the source line with a caret
// below the column, and the hint, each ending in a newline.
func (d *Diagnostic) Append(b []byte) []byte {
	b = d.appendHead(b)
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
		b = append(b, "^\n"...)
	}
	if d.Hint != "" {
		b = append(b, "    hint: "...)
		b = append(b, d.Hint...)
		b = append(b, '\n')
	}
	return b
}

// window cuts src to at most maxSource bytes around col and returns the cut
// text with the column inside it.
func window(src string, col int) (string, int) {
	if len(src) <= maxSource {
		return src, col
	}
	lo := max(0, min(col-maxSource/2, len(src)-maxSource))
	return src[lo : lo+maxSource], col - lo
}

// List is a set of diagnostics in the order they were found. It is an error
// if it has at least one of severity Error; see Err.
type List []*Diagnostic

// Add appends d.
func (l *List) Add(d *Diagnostic) { *l = append(*l, d) }

// Error returns the head lines of all diagnostics.
func (l List) Error() string {
	var b []byte
	for i, d := range l {
		if i > 0 {
			b = append(b, '\n')
		}
		b = d.appendHead(b)
	}
	return string(b)
}

// Err returns l as an error if it holds an error, else nil.
func (l List) Err() error {
	for _, d := range l {
		if d.Severity == Error {
			return l
		}
	}
	return nil
}

// Append renders all diagnostics for people.
func (l List) Append(b []byte) []byte {
	for _, d := range l {
		b = d.Append(b)
	}
	return b
}

// Of returns the diagnostics that err carries: those of a List or a single
// Diagnostic anywhere in its chain, or else one without position that repeats
// the error's text.
func Of(err error) List {
	if err == nil {
		return nil
	}
	var l List
	if errors.As(err, &l) {
		return l
	}
	var d *Diagnostic
	if errors.As(err, &d) {
		return List{d}
	}
	return List{{Msg: err.Error()}}
}

// Line returns line n (from 1) of src without its line end.
func Line(src []byte, n int32) string {
	for ; n > 1; n-- {
		i := bytes.IndexByte(src, '\n')
		if i < 0 {
			return ""
		}
		src = src[i+1:]
	}
	if i := bytes.IndexByte(src, '\n'); i >= 0 {
		src = src[:i]
	}
	return string(bytes.TrimSuffix(src, []byte("\r")))
}

// PosAt returns the position of byte offset off in src.
func PosAt(src []byte, off int) Pos {
	off = min(max(off, 0), len(src))
	line := bytes.Count(src[:off], []byte("\n"))
	start := bytes.LastIndexByte(src[:off], '\n') + 1
	return Pos{Line: int32(line + 1), Col: int32(off - start + 1)}
}

// LiteralOffset returns where byte off of the value of a string literal of LLVM's text
// stands in line, where the characters of the literal begin at start: the escapes \\ and
// \xx are one byte. It is -1 if the literal is shorter.
func LiteralOffset(line string, start, off int) int {
	i := start
	for ; i < len(line) && line[i] != '"'; i++ {
		if off == 0 {
			return i
		}
		off--
		if line[i] == '\\' {
			if i+1 < len(line) && line[i+1] == '\\' {
				i++
			} else {
				i += 2
			}
		}
	}
	if i < len(line) && off == 0 {
		return i
	}
	return -1
}
