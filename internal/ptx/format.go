package ptx

import (
	"bytes"

	"gonvvm/internal/diag"
)

// Format returns src in the canonical layout: one statement on each line, the mnemonic and its operands apart,
// parameters and directives of a function on lines of their own, inner scopes indented. Comments, single blank lines
// and the spelling of numbers and names stay. Formatting is idempotent.
//
// The error, a diag.List, has the syntax errors that prevent formatting. Other mistakes, such as unknown instructions,
// do not, if the statement around them can be delimited.
func Format(file string, src []byte) ([]byte, error) {
	m, err := Parse(file, src)
	list := diag.Of(err)
	for _, d := range list {
		if d.Code == CodeSyntax {
			return nil, err
		}
	}
	// The meaning of the text must not change. One of the two modules is in memory at a time: a module is much larger
	// than its text.
	before := AppendConsume(nil, m)
	out := layOut(src)
	again, err := Parse(file, out)
	switch {
	case !sameMistakes(list, diag.Of(err)):
		// The extent of unreadable text is not certain.
		if len(list) > 0 {
			return nil, list
		}
		fallthrough
	case !bytes.Equal(AppendConsume(nil, again), before):
		return nil, diag.List{{Code: diag.CodeBug, File: file, Msg: "formatting changes the module"}}
	}
	return out, nil
}

// layOut writes the tokens of src in the canonical layout.
func layOut(src []byte) []byte {
	f := formatter{src: src, toks: Tokens(src), b: make([]byte, 0, len(src)+len(src)/8)}
	f.module()
	return f.b
}

func sameMistakes(a, b diag.List) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Code != b[i].Code || a[i].Msg != b[i].Msg {
			return false
		}
	}
	return true
}

// formatter writes tokens to b.
type formatter struct {
	src   []byte
	toks  []Token
	i     int // next token
	b     []byte
	depth int  // open braces: the indentation
	blank bool // a blank line precedes the next output
	tight bool // none does
}

func (f *formatter) text(t Token) []byte { return f.src[t.Start:t.End] }
func (f *formatter) next() Token         { return f.toks[f.i] }

// is reports whether the next token that is not a comment is spelled s.
func (f *formatter) is(s string) bool { return string(f.text(f.toks[f.ahead(f.i)])) == s }

// ahead returns the first token from i on that is not a comment.
func (f *formatter) ahead(i int) int {
	for k := f.toks[i].Kind; k == TokComment || k == TokBlock; k = f.toks[i].Kind {
		i++
	}
	return i
}

func (f *formatter) done() bool { return f.toks[f.ahead(f.i)].Kind == TokEnd }

// indent begins a line for the next token, with one blank line before it if the source had some.
func (f *formatter) indent(depth int) {
	if (f.blank || f.next().Lines > 1) && !f.tight && len(f.b) > 0 && !f.is("}") {
		f.b = append(f.b, '\n')
	}
	f.blank, f.tight = false, false
	for range depth {
		f.b = append(f.b, '\t')
	}
}

// leading writes the comments before a statement, each on its line.
func (f *formatter) leading() {
	for t := f.next(); t.Kind == TokComment || t.Kind == TokBlock; t = f.next() {
		f.indent(f.depth)
		f.b = append(f.b, f.text(t)...)
		f.b = append(f.b, '\n')
		f.i++
	}
}

// endLine ends a line after the comments on it.
func (f *formatter) endLine() {
	for t := f.next(); (t.Kind == TokComment || t.Kind == TokBlock) && t.Lines == 0; t = f.next() {
		f.b = append(f.b, ' ')
		f.b = append(f.b, f.text(t)...)
		f.i++
		if t.Kind == TokComment {
			break
		}
	}
	f.b = append(f.b, '\n')
}

// module writes the whole file.
func (f *formatter) module() {
	f.tight = true
	for {
		f.leading()
		if f.done() {
			return
		}
		switch s := string(f.text(f.next())); s {
		case ".version", ".target", ".address_size":
			f.indent(0)
			f.take(declaration)
			f.list(declaration)
			f.endLine()
			f.blank = s == ".address_size"
		case ".file":
			f.file()
		case ".section":
			f.section()
		default:
			if f.isFunction() {
				f.function()
				continue
			}
			f.indent(0)
			f.upTo(";", declaration)
			f.endLine()
		}
	}
}

// list writes a word and further words separated by commas.
func (f *formatter) list(m mode) {
	f.take(m)
	for f.is(",") {
		f.take(m)
		f.take(m)
	}
}

// upTo writes the tokens of a statement up to end.
func (f *formatter) upTo(end string, m mode) {
	for !f.done() {
		last := f.is(end)
		f.take(m)
		if last {
			return
		}
	}
}

// file writes a .file directive, which ends without a mark.
func (f *formatter) file() {
	f.indent(0)
	f.b = append(f.b, "\t.file\t"...)
	f.i++
	f.take(first)
	f.list(declaration)
	f.endLine()
}

// section writes a section, whose lines stay as they are.
func (f *formatter) section() {
	f.indent(0)
	f.b = append(f.b, "\t.section\t"...)
	f.i++
	f.take(first)
	f.endLine()
	f.leading()
	f.b = append(f.b, "\t{\n"...)
	f.i++
	for _, line := range bytes.Split(f.text(f.next()), []byte{'\n'}) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 {
			continue
		}
		if line[len(line)-1] != ':' {
			f.b = append(f.b, '\t')
		}
		f.b = append(f.b, line...)
		f.b = append(f.b, '\n')
	}
	f.i += 2
	f.b = append(f.b, "\t}"...)
	f.endLine()
}
