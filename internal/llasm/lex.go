package llasm

import (
	"strings"

	"gonvvm/internal/diag"
)

// token is the kind of a token. Punctuation is its own byte.
type token uint8

const (
	tEOF        token = iota
	tWord             // keyword, type, identifier: text
	tLabel            // name: with the colon after it; text is the name
	tLocal            // %name
	tLocalNum         // %12: num
	tGlobal           // @name
	tGlobalNum        // @12
	tMetaNum          // !12
	tMetaName         // !name
	tAttrGroup        // #12
	tDbgRecord        // #dbg_value: text is dbg_value
	tComdat           // $name
	tSummary          // ^12
	tInt              // decimal integer, perhaps with a sign
	tFloat            // decimal floating-point number
	tHex              // 0x…, 0xH…, f0x… and so on
	tSpecial          // +inf, -qnan, +nan(0x1), 0x1.8p3
	tString           // "…"
	tCString          // c"…"
	tDots             // ...
	tFirstPunct = '!' // '!' '*' ',' '(' … are their own kinds
)

// Classes of bytes.
const (
	cName  = 1 << iota // may continue a name: letters digits - $ . _
	cAlpha             // may begin a word: the same without digits and -
	cDigit
	cHex
	cSpace
	cPunct
)

// class gives the classes of every byte.
var class = [256]uint8{
	' ': cSpace, '\t': cSpace, '\n': cSpace, '\r': cSpace, '\v': cSpace, '\f': cSpace, 0: cSpace,
	'-': cName, '$': cName | cAlpha, '.': cName | cAlpha, '_': cName | cAlpha,
	'0': cName | cDigit | cHex, '1': cName | cDigit | cHex, '2': cName | cDigit | cHex, '3': cName | cDigit | cHex,
	'4': cName | cDigit | cHex, '5': cName | cDigit | cHex, '6': cName | cDigit | cHex, '7': cName | cDigit | cHex,
	'8': cName | cDigit | cHex, '9': cName | cDigit | cHex,
	'a': cName | cAlpha | cHex, 'b': cName | cAlpha | cHex, 'c': cName | cAlpha | cHex, 'd': cName | cAlpha | cHex,
	'e': cName | cAlpha | cHex, 'f': cName | cAlpha | cHex, 'g': cName | cAlpha, 'h': cName | cAlpha, 'i': cName | cAlpha,
	'j': cName | cAlpha, 'k': cName | cAlpha, 'l': cName | cAlpha, 'm': cName | cAlpha, 'n': cName | cAlpha,
	'o': cName | cAlpha, 'p': cName | cAlpha, 'q': cName | cAlpha, 'r': cName | cAlpha, 's': cName | cAlpha,
	't': cName | cAlpha, 'u': cName | cAlpha, 'v': cName | cAlpha, 'w': cName | cAlpha, 'x': cName | cAlpha,
	'y': cName | cAlpha, 'z': cName | cAlpha,
	'A': cName | cAlpha | cHex, 'B': cName | cAlpha | cHex, 'C': cName | cAlpha | cHex, 'D': cName | cAlpha | cHex,
	'E': cName | cAlpha | cHex, 'F': cName | cAlpha | cHex, 'G': cName | cAlpha, 'H': cName | cAlpha, 'I': cName | cAlpha,
	'J': cName | cAlpha, 'K': cName | cAlpha, 'L': cName | cAlpha, 'M': cName | cAlpha, 'N': cName | cAlpha,
	'O': cName | cAlpha, 'P': cName | cAlpha, 'Q': cName | cAlpha, 'R': cName | cAlpha, 'S': cName | cAlpha,
	'T': cName | cAlpha, 'U': cName | cAlpha, 'V': cName | cAlpha, 'W': cName | cAlpha, 'X': cName | cAlpha,
	'Y': cName | cAlpha, 'Z': cName | cAlpha,
	',': cPunct, '=': cPunct, '*': cPunct, '(': cPunct, ')': cPunct, '[': cPunct, ']': cPunct, '{': cPunct, '}': cPunct,
	'<': cPunct, '>': cPunct, '|': cPunct, ':': cPunct,
}

// lexer cuts the source into tokens; the current one is in its fields.
type lexer struct {
	s    string // the source
	pos  int    // after the current token
	prev int    // after the token before
	off  int    // where the current token starts
	text string // of names, words, strings and numbers, without sigil, quotes and escapes
	num  uint32 // of numbered names
	tok  token
}

// next reads the next token into the lexer's fields.
func (l *lexer) next() {
	s, i := l.s, l.pos
	l.prev = i
again:
	for i < len(s) && class[s[i]]&cSpace != 0 {
		i++
	}
	l.off = i
	if i >= len(s) {
		l.pos, l.tok = i, tEOF
		return
	}
	c := s[i]
	switch k := class[c]; {
	case k&cAlpha != 0:
		if c == 'c' && i+1 < len(s) && s[i+1] == '"' {
			l.pos = i + 1
			l.quoted()
			l.tok = tCString
			return
		}
		if c == '.' && strings.HasPrefix(s[i:], "...") {
			l.pos, l.tok = i+3, tDots
			return
		}
		l.word(i + 1)
	case k&cDigit != 0 || c == '-' || c == '+':
		l.number()
	case k&cPunct != 0:
		l.pos, l.tok = i+1, token(c)
	case c == '%':
		l.name(tLocal, tLocalNum)
	case c == '@':
		l.name(tGlobal, tGlobalNum)
	case c == ';':
		n := strings.IndexByte(s[i:], '\n')
		if n < 0 {
			i = len(s)
		} else {
			i += n + 1
		}
		goto again
	case c == '/' && strings.HasPrefix(s[i:], "/*"):
		n := strings.Index(s[i+2:], "*/")
		if n < 0 {
			panic(l.fail(i, eTruncated, "the comment has no end", "comments are ; to the end of the line, or /* … */"))
		}
		i += n + 4
		goto again
	case c == '!':
		l.bang()
	case c == '"':
		l.pos = i
		l.quoted()
		l.tok = tString
		if l.pos < len(s) && s[l.pos] == ':' {
			l.pos++
			l.tok = tLabel
		}
	case c == '#':
		l.pos = i + 1
		switch {
		case l.pos < len(s) && class[s[l.pos]]&cDigit != 0:
			l.tok = tAttrGroup
			l.number32()
		case l.pos < len(s) && class[s[l.pos]]&cAlpha != 0:
			l.tok = tDbgRecord
			l.text = l.run(l.pos)
		default:
			panic(l.fail(l.off, eSyntax, "expected a number or a debug record after '#'", "comments begin with ;"))
		}
	case c == '^':
		l.pos = i + 1
		if l.pos >= len(s) || class[s[l.pos]]&cDigit == 0 {
			panic(l.fail(l.off, eSyntax, "expected a number after '^'", "summary entries are written ^0 = …"))
		}
		l.tok = tSummary
		l.number32()
	default:
		hint := ""
		if strings.HasPrefix(s[i:], "//") {
			hint = "comments begin with ;"
		}
		panic(l.fail(i, eSyntax, "unexpected character "+quoteByte(c), hint))
	}
}

// run returns the run of name bytes that starts at from and moves after it.
func (l *lexer) run(from int) string {
	s, i := l.s, from
	for i < len(s) && class[s[i]]&cName != 0 {
		i++
	}
	l.pos = i
	return s[from:i]
}

// word reads a word or a label, whose first byte has been read.
func (l *lexer) word(i int) {
	s := l.s
	for i < len(s) && class[s[i]]&cName != 0 {
		i++
	}
	l.text, l.pos, l.tok = s[l.off:i], i, tWord
	if i < len(s) && s[i] == ':' {
		l.pos, l.tok = i+1, tLabel
		return
	}
	if s[l.off] == 'f' && strings.HasPrefix(l.text, "f0x") {
		l.tok = tHex
		return
	}
	if s[l.off] == 'i' && i > l.off+1 && class[s[l.off+1]]&cDigit != 0 {
		// An integer type ends after its digits, whatever follows: i8addrspace(1)*.
		n := l.off + 1
		for n < i && class[s[n]]&cDigit != 0 {
			n++
		}
		l.text, l.pos = s[l.off:n], n
		return
	}
	if s[l.off] == '$' {
		l.tok, l.text = tComdat, l.text[1:]
		if l.text == "" {
			if i < len(s) && s[i] == '"' {
				l.quoted()
				return
			}
			panic(l.fail(l.off, eSyntax, "expected a name after '$'", ""))
		}
	}
}

// name reads the name after % or @.
func (l *lexer) name(named, numbered token) {
	s, i := l.s, l.off+1
	if i >= len(s) {
		panic(l.fail(l.off, eTruncated, "the file ends within a name", ""))
	}
	switch k := class[s[i]]; {
	case k&cDigit != 0:
		l.pos, l.tok = i, numbered
		l.number32()
	case k&cName != 0:
		l.tok = named
		l.text = l.run(i)
	case s[i] == '"':
		l.pos, l.tok = i, named
		l.quoted()
		if strings.IndexByte(l.text, 0) >= 0 {
			panic(l.fail(l.off, eSyntax, "a name cannot hold a NUL character", ""))
		}
	default:
		panic(l.fail(l.off, eSyntax, "expected a name or number after "+quoteByte(s[l.off]), ""))
	}
}

// bang reads a token that begins with an exclamation mark.
func (l *lexer) bang() {
	s, i := l.s, l.off+1
	l.pos, l.tok = i, '!'
	if i >= len(s) {
		return
	}
	switch k := class[s[i]]; {
	case k&cDigit != 0:
		l.tok = tMetaNum
		l.number32()
	case k&cName != 0 || s[i] == '\\':
		l.tok = tMetaName
		for i < len(s) && (class[s[i]]&cName != 0 || s[i] == '\\') {
			i++
		}
		l.text, l.pos = unescape(s[l.off+1:i]), i
	}
}

// number32 reads a decimal number at pos into num.
func (l *lexer) number32() {
	s, i, n := l.s, l.pos, uint64(0)
	for i < len(s) && class[s[i]]&cDigit != 0 {
		n = n*10 + uint64(s[i]-'0')
		if n > 1<<32-1 {
			panic(l.fail(l.off, eNumber, "number of a name is too large", "numbers of names have 32 bits"))
		}
		i++
	}
	l.num, l.pos = uint32(n), i
}

// number reads an integer or floating-point number, or a label made of digits.
func (l *lexer) number() {
	s, i := l.s, l.off
	c := s[i]
	if c == '-' || c == '+' {
		i++
		if i >= len(s) || class[s[i]]&cDigit == 0 {
			if l.special(i) {
				return
			}
			if c == '-' {
				l.word(i) // names may begin with -
				if l.tok == tLabel {
					return
				}
			}
			panic(l.fail(l.off, eSyntax, "expected a number after "+quoteByte(c), ""))
		}
	}
	if s[i] == '0' && i+1 < len(s) && s[i+1] == 'x' {
		l.hex(i)
		return
	}
	for i < len(s) && class[s[i]]&cDigit != 0 {
		i++
	}
	l.tok = tInt
	if i < len(s) && s[i] == '.' {
		l.tok = tFloat
		i++
		for i < len(s) && class[s[i]]&cDigit != 0 {
			i++
		}
		if i < len(s) && s[i]|0x20 == 'e' {
			k := i + 1
			if k < len(s) && (s[k] == '-' || s[k] == '+') {
				k++
			}
			if k < len(s) && class[s[k]]&cDigit != 0 {
				for k < len(s) && class[s[k]]&cDigit != 0 {
					k++
				}
				i = k
			}
		}
	}
	l.text, l.pos = s[l.off:i], i
	l.label()
}

// hex reads the number 0x… at i: bits, or with a point or an exponent a value.
func (l *lexer) hex(i int) {
	s := l.s
	text := l.run(i)
	l.tok = tHex
	if strings.IndexByte(text, '.') >= 0 || strings.IndexByte(text, 'p') >= 0 || i > l.off {
		l.tok = tSpecial
		if text[len(text)-1] == 'p' && l.pos < len(s) && s[l.pos] == '+' {
			l.run(l.pos + 1)
		}
	}
	l.text = s[l.off:l.pos]
	l.label()
}

// special reads inf, qnan, nan(0x…) or snan(0x…) after the sign before i.
func (l *lexer) special(i int) bool {
	s := l.s
	switch word := l.run(i); word {
	case "inf", "qnan":
	case "nan", "snan":
		if !strings.HasPrefix(s[l.pos:], "(0x") {
			return false
		}
		l.run(l.pos + 1)
		if l.pos >= len(s) || s[l.pos] != ')' {
			return false
		}
		l.pos++
	default:
		return false
	}
	if l.pos < len(s) && s[l.pos] == ':' { // a label
		return false
	}
	l.text, l.tok = s[l.off:l.pos], tSpecial
	return true
}

// label turns the number just read into a label if it is one: 12: or 5a:.
func (l *lexer) label() {
	s, i := l.s, l.pos
	if i >= len(s) || class[s[i]]&cName == 0 && s[i] != ':' {
		return
	}
	for i < len(s) && class[s[i]]&cName != 0 {
		i++
	}
	if i < len(s) && s[i] == ':' {
		l.text, l.pos, l.tok = s[l.off:i], i+1, tLabel
	}
}

// quoted reads a string whose opening quote is at pos.
func (l *lexer) quoted() {
	from := l.pos + 1
	n := strings.IndexByte(l.s[from:], '"')
	if n < 0 {
		panic(l.fail(l.off, eTruncated, "the string has no closing quote", `inside a string a quote is written \22`))
	}
	l.text, l.pos = unescape(l.s[from:from+n]), from+n+1
}

// unescape replaces \\ and \xx; text without a backslash is returned as it is.
func unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' {
			if i+1 < len(s) && s[i+1] == '\\' {
				i++
			} else if i+2 < len(s) && class[s[i+1]]&cHex != 0 && class[s[i+2]]&cHex != 0 {
				b = append(b, hexDigit(s[i+1])<<4|hexDigit(s[i+2]))
				i += 2
				continue
			}
		}
		b = append(b, s[i])
	}
	return string(b)
}

func hexDigit(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c <= 'F':
		return c - 'A' + 10
	}
	return c - 'a' + 10
}

// quoteByte spells a byte of the source for a message.
func quoteByte(c byte) string {
	if c < ' ' || c > '~' {
		const hex = "0123456789abcdef"
		return `'\x` + string([]byte{hex[c>>4], hex[c&15]}) + "'"
	}
	return "'" + string([]byte{c}) + "'"
}

// bailout carries the first error up to Parse. It is the only value that the
// package panics with on purpose.
type bailout struct{ d *diag.Diagnostic }

// suggest proposes to write word instead of the token at the place of the error; "" proposes nothing.
func (b bailout) suggest(word string) {
	if word != "" {
		b.d.Hint = "did you mean " + word + "?"
		b.d.Replace(word)
	}
}

// fail describes an error at byte offset off.
func (l *lexer) fail(off int, code diag.Code, msg, hint string) bailout {
	src := []byte(l.s)
	pos := diag.PosAt(src, off)
	return bailout{&diag.Diagnostic{Code: code, Pos: pos, Msg: msg, Source: diag.Line(src, pos.Line), Hint: hint}}
}

// nameEnd returns where the name ends that begins at byte off with its sigil.
func nameEnd(s string, off int) int {
	end := off + 1
	if end < len(s) && s[end] == '"' {
		if i := strings.IndexByte(s[end+1:], '"'); i >= 0 {
			return end + i + 2
		}
	}
	for end < len(s) && class[s[end]]&(cAlpha|cDigit) != 0 {
		end++
	}
	return end
}
