package driver

import (
	"bytes"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Codes of driver's diagnostics about a module as a whole.
const (
	codeTriple diag.Code = "T0003"
	codeLayout diag.Code = "T0004"
	codeEmpty  diag.Code = "K0011"
)

// placeTarget gives messages about the triple and the data layout the line of the source that has them.
func (a *assembly) placeTarget(list diag.List) diag.List {
	for _, d := range list {
		switch {
		case d.Pos.IsValid():
		case d.Code == codeTriple:
			a.placeLine(d, "target triple")
		case d.Code == codeLayout:
			a.placeLine(d, "target datalayout")
		}
	}
	return list
}

// placeLine finds the first line of the first text that begins with words.
func (a *assembly) placeLine(d *diag.Diagnostic, words string) {
	if len(a.sources) == 0 {
		return
	}
	src := a.sources[0]
	at := 0
	if !bytes.HasPrefix(src, []byte(words)) {
		if at = bytes.Index(src, []byte("\n"+words)) + 1; at == 0 {
			return
		}
	}
	d.Pos = diag.PosAt(src, at)
	d.Source = diag.Line(src, d.Pos.Line)
	diag.PointTo(d, "\"")
}

// doubts warns of modules that can be compiled and are hardly meant so.
func (a *assembly) doubts(opt *Options) (list diag.List) {
	if opt.LLC {
		return nil // llc gives no warning either
	}
	m := a.m
	warn := func(code diag.Code, msg, hint string) {
		list = append(list, &diag.Diagnostic{Severity: diag.Warning, Code: code, File: m.Name, Msg: msg, Hint: hint})
	}
	if strings.HasPrefix(m.Triple, "nvptx-") {
		warn(codeTriple, "the triple "+m.Triple+" asks for addresses of 32 bits, which the assembler of CUDA 12 refuses", `write target triple = "nvptx64-nvidia-cuda"`)
	}
	for part := range strings.SplitSeq(m.LayoutText, "-") {
		if strings.HasPrefix(part, "m:") || strings.HasPrefix(part, "f80:") || strings.HasPrefix(part, "p270:") {
			warn(codeLayout, "the data layout is that of another machine ("+part+"): sizes and alignments can differ from those of the GPU's front ends", "leave target datalayout out")
			break
		}
	}
	switch defined, visible := definitions(m); {
	case !defined:
		warn(codeEmpty, "the module defines nothing", "")
	case !visible:
		warn(codeEmpty, "nothing of the module can be called: it has no kernel, and all that it defines is internal", "a kernel is defined with ptx_kernel, or named in nvvm.annotations")
	}
	return a.placeTarget(list)
}

// definitions reports whether a module defines anything, and whether any of that is seen from outside.
func definitions(m *ir.Module) (defined, visible bool) {
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.IsDecl() || s.Kind == ir.SymFunc && s.Fn.IsDecl() {
			continue
		}
		defined = true
		visible = visible || !s.Linkage.IsLocal()
	}
	return defined || len(m.Asm) > 0, visible || len(m.Asm) > 0
}
