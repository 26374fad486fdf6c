package lsp

import (
	"bytes"
	"path"
	"sort"
	"strings"
	"unicode/utf8"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"gonvvm/diag"
	"gonvvm/internal/lang"
	"gonvvm/internal/lang/lllang"
	"gonvvm/internal/lang/ptxlang"
)

// snapshot is one version of a document.
type snapshot struct {
	uri     protocol.DocumentURI
	version int32
	text    []byte
	lines   []int // where lines begin
	lang.Document
}

// newSnapshot returns the document of a text. The ending of its name tells the language, or else the editor does.
func newSnapshot(u protocol.DocumentURI, language protocol.LanguageIdentifier, version int32, text []byte) *snapshot {
	d := &snapshot{uri: u, version: version, text: text, lines: []int{0}}
	for i := 0; ; {
		n := bytes.IndexByte(text[i:], '\n')
		if n < 0 {
			break
		}
		i += n + 1
		d.lines = append(d.lines, i)
	}
	if path.Ext(string(u)) == ".ll" || language == "llvm" {
		d.Document = lllang.New(d.name(), text)
	} else {
		d.Document = ptxlang.New(d.name(), text)
	}
	return d
}

// name returns the file of the document for messages.
func (d *snapshot) name() string {
	if strings.HasPrefix(string(d.uri), uri.FileScheme+"://") {
		return d.uri.Filename()
	}
	return string(d.uri)
}

// language returns the identifier with which newSnapshot makes a document of the same language.
func (d *snapshot) language() protocol.LanguageIdentifier {
	if _, ok := d.Document.(*lllang.File); ok {
		return "llvm"
	}
	return "ptx"
}

// offset returns the byte offset of a position, whose characters are units of UTF-16. Positions after the end of a line mean its end.
func (d *snapshot) offset(p protocol.Position) int {
	if int(p.Line) >= len(d.lines) {
		return len(d.text)
	}
	at := d.lines[p.Line]
	for n := p.Character; n > 0 && at < len(d.text) && d.text[at] != '\n'; {
		r, size := rune(d.text[at]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(d.text[at:])
		}
		if r > 0xFFFF {
			if n == 1 {
				break // in the middle of a pair
			}
			n--
		}
		n--
		at += size
	}
	return at
}

// position is the reverse of offset.
func (d *snapshot) position(at int) protocol.Position {
	at = min(max(at, 0), len(d.text))
	line := sort.Search(len(d.lines), func(i int) bool { return d.lines[i] > at }) - 1
	return protocol.Position{Line: uint32(line), Character: units(d.text[d.lines[line]:at])}
}

// units returns the number of units of UTF-16 of a text.
func units(text []byte) (n uint32) {
	for i := 0; i < len(text); {
		if text[i] < utf8.RuneSelf {
			i++
			n++
			continue
		}
		r, size := utf8.DecodeRune(text[i:])
		if r > 0xFFFF {
			n++
		}
		n++
		i += size
	}
	return n
}

func (d *snapshot) rangeOf(s lang.Span) protocol.Range {
	return protocol.Range{Start: d.position(s.Start), End: d.position(s.End)}
}

func (d *snapshot) span(r protocol.Range) lang.Span {
	return lang.Span{Start: d.offset(r.Start), End: d.offset(r.End)}
}

// at returns the byte offset of a place of a diagnostic.
func (d *snapshot) at(p diag.Pos) int {
	if p.Line < 1 || int(p.Line) > len(d.lines) {
		return 0
	}
	return min(len(d.text), d.lines[p.Line-1]+max(0, int(p.Col)-1))
}

func (d *snapshot) edits(list []lang.Edit) []protocol.TextEdit {
	out := []protocol.TextEdit{}
	for _, e := range list {
		out = append(out, protocol.TextEdit{Range: d.rangeOf(e.Span), NewText: e.Text})
	}
	return out
}

func (d *snapshot) workspaceEdit(list []lang.Edit) *protocol.WorkspaceEdit {
	return &protocol.WorkspaceEdit{Changes: map[protocol.DocumentURI][]protocol.TextEdit{d.uri: d.edits(list)}}
}
