package ptxlang

import (
	"strings"

	"gonvvm/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Actions implements lang.Document.
func (f *File) Actions(list diag.List) []lang.Action {
	var out []lang.Action
	raised := map[string]bool{}
	for _, d := range list {
		at := lang.Offset(f.src, d.Pos)
		if d.Fix != nil {
			out = append(out, lang.FixAction(f.src, d))
		}
		switch d.Code {
		case ptx.CodeTarget:
			out = append(out, f.knowTarget(d)...)
		case ptx.CodeNeeds:
			for _, a := range f.raise(d) {
				if !raised[a.Title] {
					raised[a.Title] = true
					out = append(out, a)
				}
			}
		case ptx.CodeUndefined:
			if a, ok := f.declare(d, at); ok {
				out = append(out, a)
			}
		}
	}
	return out
}

// knowTarget returns the change of .version with which PTX knows the target that d is about.
func (f *File) knowTarget(d *diag.Diagnostic) []lang.Action {
	m := f.module()
	if m.SM == 0 || m.Version >= m.SM.MinPTX() {
		return nil // the target has no such name
	}
	v := m.SM.MinPTX().String()
	return []lang.Action{{Title: "raise .version to " + v, For: d, Edits: []lang.Edit{f.directive(".version", v)}}}
}

// raise returns the changes of .version and .target with which d is not reported: a higher version for the same target, or the first
// target after it.
func (f *File) raise(d *diag.Diagnostic) []lang.Action {
	m := *f.module()
	from := m.SM
	solved := func() bool {
		for _, x := range ptx.CheckNeeds(&m, f.name, f.text) {
			if x.Pos == d.Pos || x.Code == ptx.CodeTarget {
				return false
			}
		}
		return true
	}
	var out []lang.Action
	for _, v := range target.Versions() {
		if m.Version = v; v > f.module().Version && solved() {
			out = append(out, lang.Action{Title: "raise .version to " + v.String(), For: d, Edits: []lang.Edit{f.directive(".version", v.String())}})
			break
		}
	}
	if len(out) > 0 {
		return out
	}
	for _, a := range target.Archs() {
		if a.SM <= from {
			continue
		}
		m.SM = a.SM
		for _, v := range target.Versions() {
			if m.Version = v; v < f.module().Version || v < a.SM.MinPTX() || !solved() {
				continue
			}
			act := lang.Action{Title: "raise .target to " + a.SM.String(), For: d, Edits: []lang.Edit{f.directive(".target", a.SM.String())}}
			if v != f.module().Version {
				act.Title += " and .version to " + v.String()
				act.Edits = append(act.Edits, f.directive(".version", v.String()))
			}
			return []lang.Action{act}
		}
	}
	return nil
}

// directive returns the edit that replaces the first operand of a directive of the module.
func (f *File) directive(name, operand string) lang.Edit {
	toks := f.index().toks
	for i := range toks {
		if f.src[toks[i].Start:toks[i].End] == name {
			return lang.Edit{Span: lang.Span{Start: int(toks[i+1].Start), End: int(toks[i+1].End)}, Text: operand}
		}
	}
	return lang.Edit{Text: name + " " + operand + "\n"}
}

// declare returns the edit that declares a register whose declaration is missing.
func (f *File) declare(d *diag.Diagnostic, at int) (lang.Action, bool) {
	x := f.index()
	fn := x.names.FuncAt(at)
	_, rest, ok := strings.Cut(d.Msg, "'")
	name, _, ok2 := strings.Cut(rest, "'")
	if fn < 0 || !ok || !ok2 || !strings.HasPrefix(name, "%") {
		return lang.Action{}, false
	}
	body := x.names.Funcs[fn].Body
	in := x.instAt(at)
	typ := "pred" // of a guard
	if in >= 0 && x.insts[in].op.Start < at {
		typ = f.typeOf(&x.insts[in], at)
	}
	text := "\n\t.reg ." + typ + " " + name + ";"
	return lang.Action{
		Title: "declare register " + name + " as ." + typ, For: d,
		Edits: []lang.Edit{{Span: lang.Span{Start: body.Start + 1, End: body.Start + 1}, Text: text}},
	}, true
}

// typeOf returns the type that the operand of an instruction at byte offset at needs.
func (f *File) typeOf(in *inst, at int) string {
	ops := isa.ParseOpcode(nil, f.src[in.op.Start:in.op.End])
	if len(ops) == 0 {
		return "b32"
	}
	o, k := ops[0], 0
	for k+1 < len(in.operands) && in.operands[k].End <= at {
		k++
	}
	list := o.Info().Operands()
	for i := 0; i < len(list); i += list[i].Span(list[i:]) {
		p := &list[i]
		if !p.Present(o) || p.Flags&isa.Paired != 0 {
			continue
		}
		if k > 0 {
			k--
			continue
		}
		if p.Kind == isa.KindAddr || p.Kind == isa.KindGroup {
			return "b64"
		}
		t := p.Type(o)
		bits := t.Bits()
		if p.Flags&isa.DoubleWide != 0 {
			bits *= 2
		}
		switch {
		case t == isa.Pred:
			return "pred"
		case bits == 8:
			return "b16" // expressions use 16 bits
		case bits == 0:
			return "b32"
		case t.Class() == isa.ClassFloat && (bits == 32 || bits == 64):
			return t.String()
		}
		return map[int]string{16: "b16", 32: "b32", 64: "b64", 128: "b128"}[bits]
	}
	return "b32"
}
