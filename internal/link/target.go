package link

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// irVersion is the value of nvvmir.version.
type irVersion struct {
	major, minor uint64
	file         string
}

// target compares data layout, triple and IR version of the source with those of the
// destination, which takes them over where it has none (S4-04, S4-37). Those of a
// library do not matter.
func (in *input) target() {
	if in.Library {
		return
	}
	d, s := in.dst, in.m
	warn := func(what, a, b string) {
		in.add(&diag.Diagnostic{
			Code: CodeTarget, Severity: diag.Warning, File: s.Name,
			Msg: "Linking two modules of different " + what + ": '" + s.Name + "' is '" + a + "' whereas '" + d.Name + "' is '" + b + "'",
		})
	}
	switch {
	case d.LayoutText == "":
		d.LayoutText, d.Layout = s.LayoutText, s.Layout
	case s.LayoutText != "" && s.LayoutText != d.LayoutText:
		var a, b ir.Layout
		if a.Parse(s.LayoutText) == nil && b.Parse(d.LayoutText) == nil && a.PtrBits(0) != b.PtrBits(0) {
			in.add(&diag.Diagnostic{
				Code: CodeTarget, File: s.Name,
				Msg: "the pointers of this module have " + decimal(uint32(a.PtrBits(0))) + " bits, those of " + in.dst.Files[0] + " " + decimal(uint32(b.PtrBits(0))),
			})
			break
		}
		warn("data layouts", s.LayoutText, d.LayoutText)
	}
	switch {
	case d.Triple == "":
		d.Triple = s.Triple
	case s.Triple != "" && s.Triple != d.Triple:
		as, _, _ := strings.Cut(s.Triple, "-")
		ad, _, _ := strings.Cut(d.Triple, "-")
		if as != ad {
			in.add(&diag.Diagnostic{Code: CodeTarget, File: s.Name, Msg: "the module is for " + s.Triple + ", " + in.dst.Files[0] + " for " + d.Triple})
			break
		}
		warn("target triples", s.Triple, d.Triple)
	}
	in.versions()
}

// versions holds the module to the IR version of those before it.
func (in *input) versions() {
	check := func(m *ir.Module, file string) {
		for _, id := range m.Named("nvvmir.version") {
			n := &m.MDs[id]
			if id == 0 || len(n.Ops) < 2 {
				continue
			}
			a, ok1 := m.Consts.Uint(m.MDs[n.Ops[0]].Val)
			b, ok2 := m.Consts.Uint(m.MDs[n.Ops[1]].Val)
			if !ok1 || !ok2 {
				continue
			}
			if v := in.version; v != nil && v.major != a {
				in.add(&diag.Diagnostic{
					Code: CodeVersion, File: file,
					Msg: "error: incompatible IR detected. Possible mix of compiler/IR from different releases.",
					Hint: "the module says IR version " + decimal(uint32(a)) + "." + decimal(uint32(b)) + ", " + v.file + " says " +
						decimal(uint32(v.major)) + "." + decimal(uint32(v.minor)),
				})
				return
			}
			in.version = &irVersion{a, b, file}
		}
	}
	if in.version == nil {
		check(in.dst, in.dst.Files[0])
	}
	check(in.m, in.m.Name)
}
