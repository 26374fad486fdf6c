package ptx

import "gonvvm/internal/slab"

// TokenKind is the kind of a token. The parser needs no tokens; the formatter and editors work on them, so that comments
// and the spelling of numbers stay.
type TokenKind uint8

const (
	TokEnd     TokenKind = iota
	TokWord              // a name, register or number
	TokDot               // ".word"
	TokString            // with its quotes
	TokPunct             // one or two characters
	TokComment           // "// …", a mark of the C preprocessor or a line of "@@DWARF"
	TokBlock             // "/* … */"
	TokRaw               // contents between the braces of a section
)

// Token is a piece of the text with the number of line breaks before it.
type Token struct {
	Kind       TokenKind
	Lines      uint32
	Start, End uint32 // byte offsets
}

// Tokens splits a text, which need not be correct PTX. The last token is of kind TokEnd.
func Tokens(src []byte) []Token {
	s := scanner{src: src}
	out := make([]Token, 0, len(src)/4)
	for {
		lines := uint32(0)
		for s.pos < len(src) && src[s.pos] <= ' ' {
			if src[s.pos] == '\n' {
				lines++
			}
			s.pos++
		}
		t := Token{Lines: lines, Start: uint32(s.pos)}
		if s.pos < len(src) {
			t.Kind = s.token()
		}
		t.End = uint32(s.pos)
		for t.Kind == TokComment && t.End > t.Start && src[t.End-1] <= ' ' {
			t.End--
		}
		out = append(slab.Doubled(out, 1), t)
		if t.Kind == TokEnd {
			return out
		}
		if src[t.Start] == '{' && inSection(src, out) {
			raw := Token{Kind: TokRaw, Start: t.End}
			for s.pos < len(src) && src[s.pos] != '}' {
				s.pos++
			}
			raw.End = uint32(s.pos)
			out = append(out, raw)
		}
	}
}

// inSection reports whether the last token is the brace of a section.
func inSection(src []byte, toks []Token) bool {
	n := 0
	for i := len(toks) - 2; i >= 0; i-- {
		switch t := toks[i]; {
		case t.Kind == TokComment || t.Kind == TokBlock:
			continue
		case n == 1:
			return string(src[t.Start:t.End]) == ".section"
		case t.Kind != TokWord && t.Kind != TokDot:
			return false
		}
		n++
	}
	return false
}

// token advances past the token that begins here.
func (s *scanner) token() TokenKind {
	src := s.src
	c := src[s.pos]
	next := byte(0)
	if s.pos+1 < len(src) {
		next = src[s.pos+1]
	}
	switch {
	case c == '/' && next == '/', c == '@' && next == '@':
		s.skipLine()
		return TokComment
	case c == '#' && lineMarker(src[s.pos:]) > 0:
		s.skipLine()
		return TokComment
	case c == '/' && next == '*':
		s.blockComment()
		return TokBlock
	case c == '"':
		s.stringLit()
		return TokString
	case isDigit(c):
		s.number()
		return TokWord
	case isIdent(c) && s.ident() != nil:
		return TokWord
	case c == '.' && isName(next):
		s.dotted()
		return TokDot
	}
	s.pos++
	switch {
	case (c == '=' || c == '!' || c == '<' || c == '>') && next == '=',
		(c == '&' || c == '|' || c == '<' || c == '>') && next == c:
		s.pos++
	}
	return TokPunct
}

// number advances past a number in any notation.
func (s *scanner) number() {
	start := s.pos
	for s.pos < len(s.src) {
		c := s.src[s.pos]
		if !isName(c) && c != '.' {
			sign := (c == '+' || c == '-') && s.pos > start && s.src[s.pos-1]|0x20 == 'e'
			if !sign || s.src[start] == '0' && s.pos > start+1 && !isDigit(s.src[start+1]) && s.src[start+1] != '.' {
				return
			}
		}
		s.pos++
	}
}
