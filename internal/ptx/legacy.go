package ptx

import (
	"bytes"
	"errors"
	"slices"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// firstVersions are the PTX versions before 3.2 that brought an architecture (PTX ISA §13, Release Notes).
var firstVersions = [...]struct {
	sm target.SM
	v  target.PTX
}{{100, 10}, {110, 10}, {120, 12}, {130, 12}, {200, 20}, {210, 20}, {300, 30}, {350, 31}}

// Target returns the target of the module. ptxas reads PTX of all versions. The tables begin with PTX 3.2 and sm_20, which stand for all
// older versions and architectures.
func (m *Module) Target() (target.Target, error) {
	if m.SM == 0 || !m.before(target.Oldest) {
		return target.New(m.SM, m.Version)
	}
	for _, f := range firstVersions {
		if f.sm == m.SM && m.Version >= f.v {
			return target.New(max(m.SM, 200), target.Oldest)
		}
	}
	return target.Target{}, errors.New("PTX version " + m.Version.String() + " does not know " + m.SM.String())
}

// before reports whether the version of the module is older than v. It is not known yet while functions are selected.
func (m *Module) before(v target.PTX) bool { return m.Version != 0 && m.Version < v }

// guessAddressSize sets the size of addresses of PTX before 2.3, which had no directive for it: that of the widest parameters of kernels.
func (m *Module) guessAddressSize() {
	for i := range m.Funcs {
		f := &m.Funcs[i]
		if f.Entry && slices.ContainsFunc(f.Params, func(v Var) bool { return v.Type.Class() != isa.ClassFloat && v.Type.Bits() == 64 && len(v.Dims) == 0 }) {
			m.AddressSize = 64
		}
	}
}

// legacyForms are spellings that a newer version no longer has, with those that mean the same (PTX ISA §9.7.3). mad.f32 of an architecture
// before sm_20 cuts the product off instead of rounding once; no GPU that is left does.
var legacyForms = [...]struct {
	before   target.PTX
	old, now string
}{
	{14, "div.f32", "div.approx.ftz.f32"},
	{14, "rcp.f32", "rcp.approx.ftz.f32"},
	{14, "sqrt.f32", "sqrt.approx.ftz.f32"},
	{14, "rsqrt.f32", "rsqrt.approx.ftz.f32"},
	{14, "sin.f32", "sin.approx.ftz.f32"},
	{14, "cos.f32", "cos.approx.ftz.f32"},
	{14, "lg2.f32", "lg2.approx.ftz.f32"},
	{14, "ex2.f32", "ex2.approx.ftz.f32"},
	{14, "div.f64", "div.rn.f64"},
	{14, "sqrt.f64", "sqrt.rn.f64"},
	{14, "mad.f64", "mad.rn.f64"},
	{target.Oldest, "mad.f32", "mad.rn.f32"},
	{target.Oldest, "mad.sat.f32", "mad.rn.sat.f32"},
	{target.Oldest, "mad.ftz.f32", "mad.rn.ftz.f32"},
	{target.Oldest, "mad.ftz.sat.f32", "mad.rn.ftz.sat.f32"},
}

// legacyMnemonic returns the mnemonic of today for one of PTX before 3.2 that has been read. whole is as for mnemonic.
func (p *parser) legacyMnemonic(text []byte, whole bool) ([]byte, bool) {
	if p.m.before(22) && bytes.HasSuffix(text, []byte(".const")) {
		if n := p.bank(); n > 0 { // all banks are one memory here
			p.pos += n
			more := p.pos
			p.modifiers()
			text, whole = append(text[:len(text):len(text)], p.src[more:p.pos]...), false
		}
	}
	for _, f := range &legacyForms {
		if p.m.before(f.before) && string(text) == f.old {
			return []byte(f.now), false
		}
	}
	return text, whole
}

// bank returns the length of "[3]" here, 0 if there is none.
func (p *parser) bank() int {
	n := p.pos
	if n >= len(p.src) || p.src[n] != '[' {
		return 0
	}
	for n++; n < len(p.src) && isDigit(p.src[n]); n++ {
	}
	if n >= len(p.src) || p.src[n] != ']' || n == p.pos+1 {
		return 0
	}
	return n + 1 - p.pos
}
