package llasm

import (
	"strings"

	"gonvvm/internal/diag"
)

// Codes of the reader's diagnostics; package diag explains each.
const (
	eSyntax      diag.Code = "L0001" // expected X, found Y
	eTruncated   diag.Code = "L0002" // the file ends too early
	eUndefined   diag.Code = "L0003" // name used but never defined
	eRedefined   diag.Code = "L0004" // name defined twice
	eType        diag.Code = "L0005" // type mismatch
	eInstruction diag.Code = "L0006" // unknown or unsupported instruction
	eNumber      diag.Code = "L0007" // literal that cannot be read or does not fit
	eOrder       diag.Code = "L0008" // numbered name out of order
	eBadType     diag.Code = "L0009" // type that cannot be, or not here
	eAttribute   diag.Code = "L0010" // attribute or alignment
	eMetadata    diag.Code = "L0011" // metadata or debug record
	eConstant    diag.Code = "L0012" // constant that cannot be
	eLimit       diag.Code = "L0013" // nesting or size above the limit
	eBlock       diag.Code = "L0014" // block without terminator, or code after one
	eLayout      diag.Code = "L0015" // data layout
)

// errTok makes an error at the current token.
func (p *parser) errTok(code diag.Code, msg string) bailout { return p.fail(p.off, code, msg, "") }

// redefined makes an error about a second definition of name at byte offset off, the first of which is at first.
func (p *parser) redefined(off, first int, name, hint string) bailout {
	e := p.fail(off, eRedefined, name+" is defined twice", hint)
	e.d.Related = []diag.Related{{File: p.file, Pos: diag.PosAt([]byte(p.s), first), Msg: "the first definition"}}
	return e
}

// expected makes the error "expected X, found Y" at the current token.
func (p *parser) expected(what string) bailout {
	if p.tok == tEOF {
		return p.fail(p.off, eTruncated, "expected "+what+", found the end of the file", "")
	}
	return p.fail(p.off, eSyntax, "expected "+what+", found "+p.found(), "")
}

// found spells the current token for a message.
func (p *parser) found() string {
	const most = 40
	s := p.s[p.off:min(p.pos, len(p.s))]
	if len(s) > most {
		s = s[:most] + "…"
	}
	switch p.tok {
	case tEOF:
		return "the end of the file"
	case tString, tCString:
		return "the string " + s
	case tLabel:
		return "the label '" + s + "'"
	case tInt, tFloat, tHex, tSpecial:
		return "the number " + s
	}
	return "'" + s + "'"
}

// expect consumes a punctuation mark.
func (p *parser) expect(t token, what string) {
	if p.tok != t {
		panic(p.expected(what))
	}
	p.next()
}

// accept consumes a token of kind t if it is there.
func (p *parser) accept(t token) bool {
	if p.tok == t {
		p.next()
		return true
	}
	return false
}

// isWord reports whether the current token is the given word.
func (p *parser) isWord(w string) bool { return p.tok == tWord && p.text == w }

// acceptWord consumes the given word if it is there.
func (p *parser) acceptWord(w string) bool {
	if p.tok == tWord && p.text == w {
		p.next()
		return true
	}
	return false
}

// expectWord consumes the given word.
func (p *parser) expectWord(w string) {
	if !p.acceptWord(w) {
		panic(p.expected("'" + w + "'"))
	}
}

// stringConst consumes a string.
func (p *parser) stringConst(what string) string {
	if p.tok != tString {
		panic(p.expected(what))
	}
	s := p.text
	p.next()
	return s
}

// uint consumes an unsigned decimal number of at most limit.
func (p *parser) uint(limit uint64, what string) uint64 {
	if p.tok != tInt || p.text[0] == '-' || p.text[0] == '+' {
		panic(p.expected(what))
	}
	n, ok := parseUint(p.text)
	if !ok || n > limit {
		panic(p.errTok(eNumber, "number "+p.text+" is too large"))
	}
	p.next()
	return n
}

// int64 consumes a decimal number with or without a sign.
func (p *parser) int64(what string) int64 {
	if p.tok != tInt {
		panic(p.expected(what))
	}
	s, neg := strings.CutPrefix(p.text, "-")
	n, ok := parseUint(strings.TrimPrefix(s, "+"))
	if !ok || n > 1<<63 || n == 1<<63 && !neg {
		panic(p.errTok(eNumber, "number "+p.text+" does not fit 64 bits"))
	}
	p.next()
	if neg {
		return -int64(n)
	}
	return int64(n)
}

// parseUint converts decimal digits; ok is false if they do not fit 64 bits.
func parseUint(s string) (n uint64, ok bool) {
	for i := 0; i < len(s); i++ {
		d := uint64(s[i] - '0')
		if d > 9 || n > (1<<64-1-d)/10 {
			return 0, false
		}
		n = n*10 + d
	}
	return n, s != ""
}
