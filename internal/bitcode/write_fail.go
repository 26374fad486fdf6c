package bitcode

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Codes of the writer's diagnostics; package diag explains each.
const (
	failAttr diag.Code = "B0101" // attribute without a number or with an unknown operand
	failMD   diag.Code = "B0102" // metadata that bitcode cannot hold
	failOld  diag.Code = "B0103" // not in LLVM 7

	failInvalid = diag.CodeBug // a module that is not whole: a reader or pass is wrong
)

// writeFailure ends writing; Append turns it into a diagnostic.
type writeFailure struct {
	code  diag.Code
	msg   string
	hint  string
	where string
}

func (f writeFailure) diagnostic(m *ir.Module) *diag.Diagnostic {
	return &diag.Diagnostic{Code: f.code, File: m.Name, Where: f.where, Msg: f.msg, Hint: f.hint}
}

// fail stops with a message; inside a function it includes the position.
func (w *writer) fail(code diag.Code, msg string) {
	panic(writeFailure{code: code, msg: msg, where: w.where()})
}

// failHint is fail with advice.
func (w *writer) failHint(code diag.Code, msg, hint string) {
	panic(writeFailure{code, msg, hint, w.where()})
}

// where names the function and instruction that are being written.
func (w *writer) where() string {
	f := w.fw.f
	if f == nil {
		return ""
	}
	s := "function @" + f.Name()
	if v := w.fw.cur; v != ir.None {
		s += ", " + string(f.AppendInst(nil, v))
	}
	return s
}
