package lowering

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// Machine is the target of a compilation with the options of its code.
type Machine struct {
	Codegen
	Target   *target.Target
	FixedPTX bool // the PTX version was asked for and may not be raised
}

// NewMachine returns a machine of an architecture and a PTX version, 0 for the lowest that knows the architecture. It fails as
// target.New does.
func NewMachine(sm target.SM, ptx target.PTX, c Codegen) (Machine, error) {
	t, err := target.New(sm, ptx)
	return Machine{Codegen: c, Target: &t, FixedPTX: ptx != 0}, err
}

// MayUse reports whether the target has a feature, or gets it with a newer PTX version, which the driver then
// prints.
func (m *Machine) MayUse(ft target.Feature) bool {
	if m.Target.Has(ft) {
		return true
	}
	_, ok := target.NeedPTX(ft, m.Target.SM)
	return ok && !m.FixedPTX
}

// F32x2 reports whether one instruction computes pairs of f32.
func (m *Machine) F32x2() bool { return m.Target.Has(target.FeatureF32x2) && !m.NoF32x2 }

// Places finds positions in the source. The zero value knows none.
type Places struct {
	// Inst returns the source position and line of an instruction.
	Inst func(*ir.Func, ir.Value) (diag.Pos, string)
	// Symbol returns the source position and line of a symbol's name.
	Symbol func(*ir.Symbol) (diag.Pos, string)
}

// Locate gives d the place of instruction v of f, or of f if v is not an instruction.
func (p *Places) Locate(d *diag.Diagnostic, m *ir.Module, f *ir.Func, v ir.Value) {
	d.Where = "function `" + f.Name() + "'"
	switch {
	case v.IsInst() && p.Inst != nil:
		d.File = m.FileOf(f.Symbol())
		d.Pos, d.Source = p.Inst(f, v)
	case !v.IsInst() && p.Symbol != nil:
		d.File = m.FileOf(f.Symbol())
		d.Pos, d.Source = p.Symbol(f.Symbol())
	}
}

// SymbolError makes an error about a symbol, whose kind is "global" or "alias".
func (p *Places) SymbolError(m *ir.Module, code diag.Code, kind string, s *ir.Symbol, msg, hint string) *diag.Diagnostic {
	d := &diag.Diagnostic{Code: code, File: m.FileOf(s), Where: kind + " @" + s.Name, Msg: msg, Hint: hint}
	if p.Symbol != nil {
		d.Pos, d.Source = p.Symbol(s)
	}
	return d
}

// Unavailable makes an error about a feature that the target has not. Its place is missing.
func (m *Machine) Unavailable(file, what string, ft target.Feature) *diag.Diagnostic {
	t := m.Target
	return &diag.Diagnostic{
		Code: "S0002", File: file, Hint: "choose another -arch or -ptx",
		Msg: what + " needs " + target.Explain(ft) + " (have " + t.SM.String() + ", PTX " + t.PTX.String() + ")",
	}
}
