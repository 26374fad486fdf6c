package ptx

// tokenKind is the kind of a formatter token. The parser needs no tokens; the formatter works on them, so that comments
// and the spelling of numbers stay.
type tokenKind uint8

const (
	tokEnd     tokenKind = iota
	tokWord              // a name, register or number
	tokDot               // ".word"
	tokString            // with its quotes
	tokPunct             // one or two characters
	tokComment           // "// …" or a line of "@@DWARF"
	tokBlock             // "/* … */"
	tokRaw               // contents between the braces of a section
)

// token is a piece of the text with the number of line breaks before it.
type token struct {
	kind       tokenKind
	lines      uint32
	start, end uint32
}

// tokens splits text that the parser has accepted.
func tokens(src []byte) []token {
	s := scanner{src: src}
	out := make([]token, 0, len(src)/4)
	for {
		lines := uint32(0)
		for s.pos < len(src) && src[s.pos] <= ' ' {
			if src[s.pos] == '\n' {
				lines++
			}
			s.pos++
		}
		t := token{lines: lines, start: uint32(s.pos)}
		if s.pos < len(src) {
			t.kind = s.token()
		}
		t.end = uint32(s.pos)
		for t.kind == tokComment && t.end > t.start && src[t.end-1] <= ' ' {
			t.end--
		}
		out = append(out, t)
		if t.kind == tokEnd {
			return out
		}
		if src[t.start] == '{' && inSection(src, out) {
			raw := token{kind: tokRaw, start: t.end}
			for s.pos < len(src) && src[s.pos] != '}' {
				s.pos++
			}
			raw.end = uint32(s.pos)
			out = append(out, raw)
		}
	}
}

// inSection reports whether the last token is the brace of a section.
func inSection(src []byte, toks []token) bool {
	n := 0
	for i := len(toks) - 2; i >= 0; i-- {
		switch t := toks[i]; {
		case t.kind == tokComment || t.kind == tokBlock:
			continue
		case n == 1:
			return string(src[t.start:t.end]) == ".section"
		case t.kind != tokWord && t.kind != tokDot:
			return false
		}
		n++
	}
	return false
}

// token advances past the token that begins here.
func (s *scanner) token() tokenKind {
	src := s.src
	c := src[s.pos]
	next := byte(0)
	if s.pos+1 < len(src) {
		next = src[s.pos+1]
	}
	switch {
	case c == '/' && next == '/', c == '@' && next == '@':
		s.skipLine()
		return tokComment
	case c == '/' && next == '*':
		s.blockComment()
		return tokBlock
	case c == '"':
		s.stringLit()
		return tokString
	case isDigit(c):
		s.number()
		return tokWord
	case isIdent(c):
		s.ident()
		return tokWord
	case c == '.' && isIdent(next):
		s.dotted()
		return tokDot
	}
	s.pos++
	switch {
	case (c == '=' || c == '!' || c == '<' || c == '>') && next == '=',
		(c == '&' || c == '|' || c == '<' || c == '>') && next == c:
		s.pos++
	}
	return tokPunct
}

// number advances past a number in any notation.
func (s *scanner) number() {
	start := s.pos
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		if !isIdent(c) && c != '.' {
			sign := (c == '+' || c == '-') && s.pos > start && s.src[s.pos-1]|0x20 == 'e'
			if !sign || s.src[start] == '0' && s.pos > start+1 && !isDigit(s.src[start+1]) && s.src[start+1] != '.' {
				return
			}
		}
		s.pos++
	}
}
