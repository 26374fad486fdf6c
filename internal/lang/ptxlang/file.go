package ptxlang

import (
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
)

// File is a PTX text.
type File struct {
	name string
	src  string
	text []byte

	index  func() *index
	module func() *ptx.Module
	check  func() diag.List
}

// New returns the document of a text. name is its name in diagnostics; text must not change.
func New(name string, text []byte) *File {
	f := &File{name: name, src: string(text), text: text}
	f.index = sync.OnceValue(func() *index { return read(f.src, ptx.Tokens(text)) })
	f.module = sync.OnceValue(func() *ptx.Module {
		m, _ := ptx.Parse(name, text) // the statements that could be read; Check has the errors
		return m
	})
	f.check = sync.OnceValue(func() diag.List { return ptxcheck.CheckText(&ptxcheck.Options{File: name, Src: text}) })
	return f
}

// Check implements lang.Document.
func (f *File) Check() diag.List { return f.check() }

// Symbols implements lang.Document.
func (f *File) Symbols() []lang.Symbol { return f.index().symbols }

// Folds implements lang.Document.
func (f *File) Folds() []lang.Span { return f.index().folds }

// Names implements lang.Document.
func (f *File) Names() *lang.Index { return f.index().names }

// Format implements lang.Document.
func (f *File) Format() ([]byte, error) { return ptx.Format(f.name, f.text) }

// Tokens implements lang.Document.
func (f *File) Tokens() []lang.Token {
	x := f.index()
	out := make([]lang.Token, 0, len(x.toks))
	use := 0
	for i := 0; i < len(x.toks); i++ {
		t := &x.toks[i]
		k := lang.Token{Span: lang.Span{Start: int(t.Start), End: int(t.End)}}
		switch t.Kind {
		case ptx.TokEnd:
			return out
		case ptx.TokComment, ptx.TokBlock:
			k.Kind = lang.Comment
		case ptx.TokString:
			k.Kind = lang.String
		case ptx.TokPunct, ptx.TokRaw:
			continue // the editor's grammar has them
		case ptx.TokDot:
			k.Kind = lang.Keyword
			switch {
			case isa.LookupAtom(f.src[k.Start+1 : k.End]).IsType():
				k.Kind = lang.Type
			case i > 0 && x.toks[i-1].End == t.Start && x.toks[i-1].Kind != ptx.TokPunct:
				k.Kind = lang.Modifier
			}
		case ptx.TokWord:
			for use < len(x.names.Uses) && x.names.Uses[use].Start < k.Start {
				use++
			}
			switch {
			case use < len(x.names.Uses) && x.names.Uses[use].Start == k.Start:
				u := &x.names.Uses[use]
				k.Kind, k.Def = x.names.Names[u.Name].Kind, u.Def
			case isDigit(f.src[k.Start]):
				k.Kind = lang.Number
			case x.opcodeAt(k.Start) >= 0:
				k.Kind = lang.Opcode
			case f.src[k.Start] == '%':
				if end := x.special(i); end > 0 {
					k.Kind, k.End = lang.Special, int(end)
				} else {
					k.Kind = lang.Register
				}
			default:
				continue
			}
		}
		out = append(out, k)
		for i+1 < len(x.toks) && int(x.toks[i+1].Start) < k.End {
			i++
		}
	}
	return out
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
