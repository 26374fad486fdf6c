package diag

import (
	"bytes"
	"sort"
	"sync"
)

// Text is a source text in which positions are looked up. The first look-up finds where all lines begin, so
// that many messages about a long text do not each read it from its start. Several
// goroutines may use it.
type Text struct {
	src   []byte
	once  sync.Once
	lines []int32 // offsets
}

// NewText returns a Text of src, which must not change.
func NewText(src []byte) *Text { return &Text{src: src} }

// NewTexts returns a Text for each of the sources.
func NewTexts(sources [][]byte) []*Text {
	list := make([]*Text, len(sources))
	for i, src := range sources {
		list[i] = NewText(src)
	}
	return list
}

// Src returns the text; nil if there is none.
func (t *Text) Src() []byte {
	if t == nil {
		return nil
	}
	return t.src
}

// At returns the position of byte offset off and the text of its line.
func (t *Text) At(off int) (Pos, string) {
	p := t.Pos(off)
	return p, Line(t.src[t.lines[p.Line-1]:], 1)
}

// Pos returns the position of byte offset off.
func (t *Text) Pos(off int) Pos {
	t.once.Do(func() {
		t.lines = append(make([]int32, 0, bytes.Count(t.src, []byte("\n"))+1), 0)
		for i, c := range t.src {
			if c == '\n' {
				t.lines = append(t.lines, int32(i)+1)
			}
		}
	})
	off = min(max(off, 0), len(t.src))
	n := sort.Search(len(t.lines), func(i int) bool { return int(t.lines[i]) > off })
	return Pos{Line: int32(n), Col: int32(off) - t.lines[n-1] + 1}
}

// Place gives d the position of byte offset off.
func (t *Text) Place(d *Diagnostic, off int) { d.Pos, d.Source = t.At(off) }
