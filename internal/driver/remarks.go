package driver

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/passes"
)

// Remark is the statement of a pass about a place of the program.
type Remark struct {
	Kind   passes.RemarkKind
	Pass   string
	Func   string
	File   string   // of the debug information, or else of the input
	Pos    diag.Pos // zero if it is not known
	Source string   // text of the line, if the place is in an input
	Msg    string
}

// remarks gives the remarks of the passes their places and hands them to opt.Remarks. Debug information has precedence over
// the text of the IR.
func (a *assembly) remarks(opt *Options, list []passes.Remark) {
	texts := diag.NewTexts(a.sources)
	for i := range list {
		r := &list[i]
		x := Remark{Kind: r.Kind, Pass: r.Pass, Func: r.Func, File: r.File, Pos: diag.Pos{Line: int32(r.Line), Col: int32(r.Col)}, Msg: r.Msg}
		if s := &a.m.Syms[r.Sym]; r.Line == 0 {
			x.File = a.m.FileOf(s)
			if f := int(s.File); r.Pos > 0 && f < len(a.sources) && int(r.Pos) <= len(a.sources[f]) {
				x.Pos, x.Source = texts[f].At(int(r.Pos))
			}
		}
		opt.Remarks(x)
	}
}
