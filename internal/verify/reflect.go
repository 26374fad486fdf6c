package verify

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// CodeReflect is a use of reflection that cannot be folded.
const CodeReflect diag.Code = "V0010"

// reflection checks the uses of __nvvm_reflect and llvm.nvvm.reflect: calls with one
// argument, the address of a constant string that ends in a zero. Anything else could not be
// folded, and no symbol of that name may reach PTX (S3-60, S3-66).
func (v *verifier) reflection() {
	m := v.m
	var is []bool
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if !s.Dead && s.Kind == ir.SymFunc && (s.Name == "__nvvm_reflect" || s.Name == "__nvvm_reflect_ocl" || strings.HasPrefix(s.Name, "llvm.nvvm.reflect")) {
			if is == nil {
				is = make([]bool, len(m.Syms))
			}
			is[i] = true
			if !s.Fn.IsDecl() {
				v.broken(CodeReflect, s, ir.None, "%s cannot have a body: the compiler gives its values", s.Name)
			}
		}
	}
	if is == nil {
		return
	}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				n := f.NumOps(x)
				for k := range n {
					o := f.Operand(x, k)
					if !o.IsSym() || !is[o.Index()] {
						continue
					}
					name := m.Sym(o).Name
					switch {
					case f.Op(x) != ir.OpCall || k != n-1:
						v.broken(CodeReflect, s, x, "%s can only be used in a call instruction", name)
					case f.NumArgs(x) != 1:
						v.broken(CodeReflect, s, x, "%s requires exactly one argument", name)
					default:
						if msg := v.reflectKey(f, f.Operand(x, 0)); msg != "" {
							v.broken(CodeReflect, s, x, "the argument of %s %s", name, msg)
						}
					}
				}
			}
		}
	})
}

// reflectKey returns the error of a key, "" if there is none.
func (v *verifier) reflectKey(f *ir.Func, p ir.Value) string {
	p = base(f, p)
	if !p.IsSym() {
		return "must be a constant"
	}
	s := v.m.Sym(p)
	if s.Kind != ir.SymVar || s.Init == ir.None || !s.IsConst {
		return "must be a constant string"
	}
	c := &v.m.Consts
	if c.IsZero(s.Init) {
		return "must not be empty"
	}
	if c.Kind(s.Init) != ir.CData || v.ty.Elem(s.Type) != ir.I8 {
		return "must be a constant string"
	}
	text := c.Bytes(s.Init)
	switch {
	case text[len(text)-1] != 0:
		return "must be null-terminated"
	case text[0] == 0:
		return "must not be empty"
	}
	return ""
}
