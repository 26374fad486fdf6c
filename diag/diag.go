package diag

import "errors"

// Severity says whether a diagnostic stops the compilation.
type Severity uint8

const (
	Error   Severity = iota // the input is refused
	Warning                 // the input is accepted, but is probably a mistake
	Note                    // information about a decision of the compiler
)

// String returns "error", "warning" or "note".
func (s Severity) String() string {
	switch s {
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "error"
}

// Pos is a place in a text file. Line and Col count from 1, Col in bytes; the zero Pos means that no position is known.
type Pos struct {
	Line, Col int32 // from 1
}

// IsValid reports whether p names a place.
func (p Pos) IsValid() bool { return p.Line > 0 }

// Diagnostic is one message about the input.
type Diagnostic struct {
	Code     Code      // kind of problem; see Lookup
	Severity Severity  // error, warning or note
	File     string    // name of the input, as the caller gave it; empty if the diagnostic is not about one input
	Pos      Pos       // first byte that the diagnostic is about; zero if unknown, as in bitcode
	Where    string    // the place in other terms: "function `f', block `b'", "bit 1234"; may be empty
	Msg      string    // the problem, one line without a full stop
	Source   string    // text of line Pos.Line without its line end; may be empty
	Hint     string    // the expected form, or an advice; may be empty
	Related  []Related // other places that explain the problem, such as an earlier definition
	Fix      *Fix      // a change of the source that probably solves the problem; may be nil
}

// Related is another place that belongs to a diagnostic.
type Related struct {
	File string // name of the input
	Pos  Pos    // place in File
	Msg  string // the part that the place plays: "the first definition"
}

// Fix replaces the bytes from Pos up to End, which is in the same line and excluded, by Text.
type Fix struct {
	Pos, End Pos    // in the file of the diagnostic
	Text     string // the replacement
}

// Range returns the extent of the word, number, string or other token at d.Pos. end is excluded and in the same line.
// If the source line is unknown, end equals start.
func (d *Diagnostic) Range() (start, end Pos) {
	start, end = d.Pos, d.Pos
	if col := int(d.Pos.Col) - 1; d.Pos.IsValid() && col >= 0 && col < len(d.Source) {
		end.Col += int32(tokenLength(d.Source[col:]))
	}
	return start, end
}

// Replace sets d.Fix so that text replaces the token at d.Pos.
func (d *Diagnostic) Replace(text string) {
	if start, end := d.Range(); end != start {
		d.Fix = &Fix{Pos: start, End: end, Text: text}
	}
}

// tokenLength returns the length in bytes of the token at the beginning of s, which is not empty: an identifier with
// its sigil, a number, a string literal, or one character.
func tokenLength(s string) int {
	n := 0
	switch s[0] {
	case '%', '@', '!', '#', '$', '.', '-':
		n = 1
	}
	if n < len(s) && s[n] == '"' {
		for i := n + 1; i < len(s); i++ {
			if s[i] == '"' {
				return i + 1
			}
		}
		return len(s)
	}
	for n < len(s) && isWord(s[n]) {
		n++
	}
	if n == 0 { // one character, which may have several bytes
		for n = 1; n < len(s) && s[n]&0xC0 == 0x80; n++ {
		}
	}
	return n
}

// isWord reports whether identifiers of LLVM IR or PTX contain c.
func isWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-'
}

// List is a set of diagnostics in the order in which they were found. As an error it stands for a failure if at least
// one of its members is of severity Error; see Err.
type List []*Diagnostic

// Add appends d.
func (l *List) Add(d *Diagnostic) { *l = append(*l, d) }

// Err returns l as an error if it contains an error, else nil.
func (l List) Err() error {
	for _, d := range l {
		if d.Severity == Error {
			return l
		}
	}
	return nil
}

// Of returns the diagnostics that err carries: those of a List or a single Diagnostic anywhere in its chain, or else
// one without position that repeats the error's text. It returns nil for nil.
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
