package llasm

import "gonvvm/internal/ir"

// An overloadedCall is a call of a function that was not declared before it and had been called with another type: an
// intrinsic without declarations, whose name does not select the overload (LangRef, "Intrinsic Functions").
type overloadedCall struct {
	f      *ir.Func
	call   ir.Value
	callee ir.Value
	fn     ir.Type
}

// declareIntrinsic declares the intrinsic of symbol i, which was only called. If it was called with several types, each
// gets a declaration whose name contains the types.
func (p *parser) declareIntrinsic(i uint32) {
	name, fn := p.m.Syms[i].Name, p.gl[i].callType
	declare := func(i uint32, name string, fn ir.Type) {
		p.m.Define(i, ir.Symbol{Kind: ir.SymFunc, Name: name, Type: fn})
	}
	renamed := false
	for _, c := range p.overloads {
		if uint32(c.callee.Index()) != i {
			continue
		}
		if !renamed {
			renamed = true
			full := p.mangled(name, fn)
			p.m.Rename(i, full)
			declare(i, full, fn)
		}
		own := p.m.Declare(p.mangled(name, c.fn), c.fn)
		c.f.SetOperand(c.call, c.f.NumOps(c.call)-1, ir.SymValue(own))
	}
	if !renamed {
		declare(i, name, fn)
	}
}

// mangled returns the name of an intrinsic with the types that distinguish its overloads: those of its vectors, or of
// its result, or of all arguments.
func (p *parser) mangled(name string, fn ir.Type) string {
	ty := &p.m.Types
	if full := ty.IntrinsicName(name, fn); full != name {
		return full
	}
	var vectors, all string
	for _, t := range ty.Elems(fn) {
		if ty.IsVector(t) && vectors == "" {
			vectors = "." + ty.Mangle(t)
		}
		all += "." + ty.Mangle(t)
	}
	result := ""
	if ty.Result(fn) != ir.Void {
		result = "." + ty.Mangle(ty.Result(fn))
	}
	for _, suffix := range [...]string{vectors, result, result + all} {
		if suffix == "" {
			continue
		}
		if i := p.m.Lookup(name + suffix); i == 0 || p.m.Syms[i].Type == fn {
			return name + suffix
		}
	}
	return name + all
}
