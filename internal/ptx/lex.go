package ptx

import (
	"bytes"

	"gonvvm/internal/diag"
)

// scanner walks over PTX text. It has no token type: the grammar is regular
// enough to look at the next byte.
type scanner struct {
	src  []byte
	pos  int
	file string
	errs diag.List

	comments *commentList // not nil: the text of comments is collected
	noDwarf  bool         // the version has no "@@DWARF"
}

// commentList holds the comments that were skipped, each once.
type commentList struct {
	list [][]byte
	end  int // of the last one in the text
}

// maxErrors bounds the diagnostics of one run.
const maxErrors = 50

// errorAt records an error at byte offset pos and returns it, nil if there are too many.
func (s *scanner) errorAt(pos int, code diag.Code, msg, hint string) *diag.Diagnostic {
	if len(s.errs) >= maxErrors {
		return nil
	}
	at := diag.PosAt(s.src, pos)
	d := &diag.Diagnostic{Code: code, File: s.file, Pos: at, Msg: msg, Hint: hint, Source: diag.Line(s.src, at.Line)}
	s.errs = append(s.errs, d)
	return d
}

// ctrlZ ends a text file of old systems; ptxas skips it wherever it skips blanks.
const ctrlZ = 0x1a

// Classes of characters.
const (
	chIdent uint8 = 1 << iota // part of a name, '%' only its first character
	chDigit
	chEnd  // ends an operand
	chSkip // may be skipped: blanks, and the first byte of a comment, of a mark of the C preprocessor or of a line of "@@DWARF"
)

var charClass = [256]uint8{
	'\t': chSkip, '\n': chSkip, '\f': chSkip, '\r': chSkip, ctrlZ: chSkip, '#': chSkip,
	' ': chSkip, '$': chIdent, '%': chIdent, ')': chEnd, ',': chEnd, '/': chSkip,
	'0': chIdent | chDigit, '1': chIdent | chDigit, '2': chIdent | chDigit, '3': chIdent | chDigit, '4': chIdent | chDigit, '5': chIdent | chDigit, '6': chIdent | chDigit, '7': chIdent | chDigit, '8': chIdent | chDigit, '9': chIdent | chDigit, ';': chEnd,
	'@': chSkip, 'A': chIdent, 'B': chIdent, 'C': chIdent, 'D': chIdent, 'E': chIdent, 'F': chIdent, 'G': chIdent, 'H': chIdent, 'I': chIdent, 'J': chIdent, 'K': chIdent, 'L': chIdent, 'M': chIdent, 'N': chIdent, 'O': chIdent,
	'P': chIdent, 'Q': chIdent, 'R': chIdent, 'S': chIdent, 'T': chIdent, 'U': chIdent, 'V': chIdent, 'W': chIdent, 'X': chIdent, 'Y': chIdent, 'Z': chIdent, ']': chEnd, '_': chIdent,
	'a': chIdent, 'b': chIdent, 'c': chIdent, 'd': chIdent, 'e': chIdent, 'f': chIdent, 'g': chIdent, 'h': chIdent, 'i': chIdent, 'j': chIdent, 'k': chIdent, 'l': chIdent, 'm': chIdent, 'n': chIdent, 'o': chIdent,
	'p': chIdent, 'q': chIdent, 'r': chIdent, 's': chIdent, 't': chIdent, 'u': chIdent, 'v': chIdent, 'w': chIdent, 'x': chIdent, 'y': chIdent, 'z': chIdent, '|': chEnd, '}': chEnd,
}

// space skips blanks, comments, marks of the C preprocessor, and lines of "@@DWARF", which only debuggers read.
func (s *scanner) space() {
	for s.pos < len(s.src) {
		switch c := s.src[s.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == ctrlZ:
			s.pos++
		case c == '/' && s.pos+1 < len(s.src) && s.src[s.pos+1] == '/':
			start := s.pos + 2
			s.skipLine()
			if s.comments != nil && start > s.comments.end {
				s.comments.list = append(s.comments.list, bytes.TrimSpace(s.src[start:s.pos]))
				s.comments.end = start
			}
		case c == '/' && s.pos+1 < len(s.src) && s.src[s.pos+1] == '*':
			s.blockComment()
		case c == '@' && s.pos+1 < len(s.src) && s.src[s.pos+1] == '@' && !s.noDwarf:
			s.skipLine()
		case c == '#':
			n := lineMarker(s.src[s.pos:])
			if n == 0 {
				return
			}
			s.pos += n
		default:
			return
		}
	}
}

// lineMarker returns the length of the mark of a place in a file that text begins with, as "# 12 "kernel.h" 2" and "#line 12 "kernel.h"", 0 if it is none.
func lineMarker(text []byte) int {
	line, _, _ := bytes.Cut(text, []byte{'\n'})
	rest := bytes.TrimLeft(line[1:], " \t")
	rest = bytes.TrimLeft(bytes.TrimPrefix(rest, []byte("line")), " \t")
	name := bytes.TrimLeft(rest, "0123456789")
	if len(name) == len(rest) {
		return 0
	}
	name = bytes.TrimLeft(name, " \t")
	end := bytes.LastIndexByte(name, '"')
	if end < 1 || name[0] != '"' || len(bytes.Trim(name[end+1:], " \t\r0123456789")) > 0 {
		return 0
	}
	return len(line)
}

func (s *scanner) skipLine() {
	for s.pos < len(s.src) && s.src[s.pos] != '\n' {
		s.pos++
	}
}

func (s *scanner) blockComment() {
	start := s.pos
	for s.pos += 2; s.pos+1 < len(s.src); s.pos++ {
		if s.src[s.pos] == '*' && s.src[s.pos+1] == '/' {
			s.pos += 2
			return
		}
	}
	s.pos = len(s.src)
	s.errorAt(start, CodeSyntax, "comment is not closed", "")
}

// peek returns the next byte that is not a space, 0 at the end.
func (s *scanner) peek() byte {
	if s.pos < len(s.src) {
		if c := s.src[s.pos]; charClass[c]&chSkip == 0 {
			return c
		}
	}
	return s.peekSpace()
}

func (s *scanner) peekSpace() byte {
	// One or two blanks precede most tokens.
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		if charClass[c]&chSkip == 0 {
			return c
		}
		if c > ' ' {
			break
		}
		s.pos++
	}
	s.space()
	if s.pos >= len(s.src) {
		return 0
	}
	return s.src[s.pos]
}

// accept takes c if it comes next.
func (s *scanner) accept(c byte) bool {
	if s.peek() != c || s.pos >= len(s.src) {
		return false
	}
	s.pos++
	return true
}

func isIdent(c byte) bool { return charClass[c]&chIdent != 0 }

// isName reports whether c continues a name.
func isName(c byte) bool { return charClass[c]&chIdent != 0 && c != '%' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// ident takes an identifier (PTX ISA §4.4), or returns nil. It does not skip space after it. "_" stands for a name that is not needed.
func (s *scanner) ident() []byte {
	c := s.peek()
	if !isIdent(c) || isDigit(c) {
		return nil
	}
	start := s.pos
	for s.pos++; s.pos < len(s.src) && isName(s.src[s.pos]); s.pos++ {
	}
	if s.pos == start+1 && (c == '%' || c == '$') {
		s.pos = start
		return nil
	}
	return s.src[start:s.pos]
}

// dotted takes a modifier or directive and returns it without its dot:
// "shared::cta". It returns nil, and takes nothing, if there is none.
func (s *scanner) dotted() []byte {
	if s.peek() != '.' || s.pos+1 >= len(s.src) || !isName(s.src[s.pos+1]) {
		return nil
	}
	s.pos++
	start := s.pos
	s.wordEnd()
	return s.src[start:s.pos]
}

// wordEnd advances past the letters, digits and "::" of a modifier.
func (s *scanner) wordEnd() {
	for s.pos < len(s.src) {
		switch c := s.src[s.pos]; {
		case isName(c):
			s.pos++
		case c == ':' && s.pos+2 < len(s.src) && s.src[s.pos+1] == ':' && isName(s.src[s.pos+2]):
			s.pos += 2
		default:
			return
		}
	}
}

// mnemonic moves to the end of a mnemonic that began at start and whose first word has been read, and returns it.
// Blanks and comments are allowed before the dots; whole is false if there are some, and the result then is a copy
// without them.
func (s *scanner) mnemonic(start int) (text []byte, whole bool) {
	s.modifiers()
	text, whole = s.src[start:s.pos], true
	for s.pos+1 < len(s.src) && charClass[s.src[s.pos]]&chSkip != 0 && (s.src[s.pos+1] == '.' || charClass[s.src[s.pos+1]]&chSkip != 0) {
		end := s.pos
		s.space()
		if s.pos+1 >= len(s.src) || s.src[s.pos] != '.' || !isName(s.src[s.pos+1]) {
			s.pos = end
			break
		}
		more := s.pos
		s.modifiers()
		text, whole = append(text[:len(text):len(text)], s.src[more:s.pos]...), false
	}
	return text, whole
}

// modifiers moves to the end of ".word.word…".
func (s *scanner) modifiers() {
	for s.pos+1 < len(s.src) && s.src[s.pos] == '.' && isName(s.src[s.pos+1]) {
		s.pos++
		s.wordEnd()
	}
}

// stringLit takes a quoted string. It ends at the next quote, as for ptxas, which knows no escapes; those of printer.quoted are decoded.
func (s *scanner) stringLit() (string, bool) {
	if !s.accept('"') {
		return "", false
	}
	start := s.pos
	n := bytes.IndexByte(s.src[start:], '"')
	if n < 0 {
		s.errorAt(start-1, CodeSyntax, "string is not closed", "")
		s.skipLine()
		return "", false
	}
	s.pos = start + n + 1
	return unescaped(s.src[start : start+n]), true
}

// unescaped decodes doubled backslashes and octal numbers.
func unescaped(s []byte) string {
	if bytes.IndexByte(s, '\\') < 0 {
		return string(s)
	}
	buf := make([]byte, 0, len(s))
	for ; len(s) > 0; s = s[1:] {
		c := s[0]
		if c == '\\' && len(s) > 1 {
			octal := func(i int) bool { return i < len(s) && s[i] >= '0' && s[i] <= '7' }
			switch e := s[1]; {
			case e == '\\':
				s = s[1:]
			case e <= '3' && octal(1) && octal(2) && octal(3):
				c, s = (e-'0')<<6|(s[2]-'0')<<3|(s[3]-'0'), s[3:]
			}
		}
		buf = append(buf, c)
	}
	return string(buf)
}

// found describes the token at the current place, for messages.
func (s *scanner) found() string {
	c := s.peek()
	if c == 0 {
		return "the end of the file"
	}
	start, end := s.pos, s.pos
	for end < len(s.src) && end-start < 32 && (isIdent(s.src[end]) || end == start) {
		end++
	}
	return "'" + string(s.src[start:end]) + "'"
}
