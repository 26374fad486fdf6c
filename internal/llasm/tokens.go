package llasm

// TokenKind is the kind of a Token.
type TokenKind uint8

// Kinds of tokens.
const (
	TokWord      TokenKind = iota // keyword, type, mnemonic
	TokLabel                      // a name with the colon after it
	TokLocal                      // %name, %12
	TokGlobal                     // @name, @12
	TokMetadata                   // !name, !12
	TokAttrGroup                  // #12
	TokComdat                     // $name
	TokNumber
	TokString
	TokPunct // one character, #dbg_value, or text that is not LLVM IR
	TokComment
)

// Token is a part of a text, by its byte offsets.
type Token struct {
	Kind       TokenKind
	Line       bool // it is the first token of its line
	Start, End uint32
}

var kindOf = [256]TokenKind{
	tWord: TokWord, tLabel: TokLabel, tLocal: TokLocal, tLocalNum: TokLocal, tGlobal: TokGlobal, tGlobalNum: TokGlobal,
	tMetaNum: TokMetadata, tMetaName: TokMetadata, tAttrGroup: TokAttrGroup, tDbgRecord: TokPunct, tComdat: TokComdat, tSummary: TokPunct,
	tInt: TokNumber, tFloat: TokNumber, tHex: TokNumber, tSpecial: TokNumber, tString: TokString, tCString: TokString, tDots: TokPunct,
}

// Tokens splits a text, which need not be correct IR, for editors.
func Tokens(src string) []Token {
	l := lexer{s: src}
	out := make([]Token, 0, len(src)/5)
	line := true
	for {
		from := l.pos
		ok := l.try()
		out, line = gap(out, src, from, l.off, line)
		if ok && l.tok == tEOF {
			return out
		}
		t := Token{Kind: TokPunct, Line: line, Start: uint32(l.off), End: uint32(l.pos)}
		line = false
		switch {
		case !ok:
			l.pos = l.off + 1
			t.End = uint32(l.pos)
		case l.tok < tFirstPunct:
			t.Kind = kindOf[l.tok]
		}
		out = append(out, t)
	}
}

// try reads the next token; false means that there is none at l.off.
func (l *lexer) try() (ok bool) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case bailout:
			ok = false
			l.off = min(l.off, len(l.s)-1)
		default:
			panic(e)
		}
	}()
	l.next()
	return true
}

// gap appends the comments between two tokens, and reports whether the next token begins a line.
func gap(out []Token, src string, from, to int, line bool) ([]Token, bool) {
	for i := from; i < to; i++ {
		switch src[i] {
		case '\n':
			line = true
		case ';':
			end := i
			for end < to && src[end] != '\n' {
				end++
			}
			out = append(out, Token{Kind: TokComment, Line: line, Start: uint32(i), End: uint32(end)})
			i = end - 1
		case '/':
			end := i + 2
			for end < to && (src[end-1] != '/' || src[end-2] != '*') {
				end++
			}
			out = append(out, Token{Kind: TokComment, Line: line, Start: uint32(i), End: uint32(end)})
			i = end - 1
		}
	}
	return out, line
}
