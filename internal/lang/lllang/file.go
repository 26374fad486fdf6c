package lllang

import (
	"strings"
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/lang"
	"gonvvm/internal/llasm"
)

// File is a text of LLVM IR.
type File struct {
	name string
	src  string

	index  func() *index
	module func() *ir.Module // nil for a text with errors
	check  func() diag.List
}

// New returns the document of a text. name is its name in diagnostics; text must not change.
func New(name string, text []byte) *File {
	f := &File{name: name, src: string(text)}
	f.index = sync.OnceValue(func() *index { return read(f.src) })
	f.check = sync.OnceValue(func() diag.List {
		return driver.Verify(&driver.Options{Workers: 1}, driver.Input{Name: name, Data: text})
	})
	f.module = sync.OnceValue(func() *ir.Module {
		if f.check().Err() != nil {
			return nil
		}
		m, err := llasm.Parse(name, text, llasm.Options{KeepNames: true, KeepPos: true, NoUpgrade: true})
		if err != nil {
			return nil
		}
		return m
	})
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

// Format implements lang.Document: LLVM IR has no canonical layout that keeps comments.
func (f *File) Format() ([]byte, error) { return nil, nil }

// Actions implements lang.Document.
func (f *File) Actions(list diag.List) []lang.Action {
	var out []lang.Action
	for _, d := range list {
		if d.Fix != nil {
			out = append(out, lang.FixAction(f.src, d))
		}
	}
	return out
}

// Tokens implements lang.Document.
func (f *File) Tokens() []lang.Token {
	x := f.index()
	out := make([]lang.Token, 0, len(x.toks))
	use := 0
	for i := range x.toks {
		t := &x.toks[i]
		k := lang.Token{Span: lang.Span{Start: int(t.Start), End: int(t.End)}}
		for use < len(x.names.Uses) && (x.names.Uses[use].Start < k.Start || x.names.Uses[use].Start == x.names.Uses[use].End) {
			use++
		}
		switch t.Kind {
		case llasm.TokComment:
			k.Kind = lang.Comment
		case llasm.TokString:
			k.Kind = lang.String
		case llasm.TokNumber:
			k.Kind = lang.Number
		case llasm.TokWord:
			k.Kind = wordKind(f.src[k.Start:k.End], x.ops[i])
		case llasm.TokPunct:
			continue
		default:
			k.Kind = sigilKinds[t.Kind]
			if t.Kind == llasm.TokGlobal && strings.HasPrefix(f.src[k.Start:k.End], "@llvm.") {
				k.Kind = lang.Intrinsic
			} else if use < len(x.names.Uses) && x.names.Uses[use].Start < k.End {
				u := &x.names.Uses[use]
				k.Kind, k.Def = x.names.Names[u.Name].Kind, u.Def
			}
		}
		out = append(out, k)
	}
	return out
}

var sigilKinds = [...]lang.Kind{
	llasm.TokLabel: lang.Label, llasm.TokLocal: lang.Register, llasm.TokGlobal: lang.Variable, llasm.TokMetadata: lang.Metadata,
	llasm.TokAttrGroup: lang.Attribute, llasm.TokComdat: lang.Attribute,
}

// wordKind classifies a word; op says that it is the mnemonic of a statement.
func wordKind(word string, op bool) lang.Kind {
	switch {
	case op:
		return lang.Opcode
	case isType(word):
		return lang.Type
	}
	return lang.Keyword
}

func isType(word string) bool {
	switch word {
	case "void", "half", "bfloat", "float", "double", "fp128", "x86_fp80", "ppc_fp128", "ptr", "label", "metadata", "token", "opaque":
		return true
	}
	return len(word) > 1 && word[0] == 'i' && strings.Trim(word[1:], "0123456789") == ""
}

// isOp reports whether a word is the mnemonic of an instruction.
func isOp(word string) bool {
	for o := ir.OpRet; o < ir.NumOps; o++ {
		if o.String() == word {
			return true
		}
	}
	return false
}
