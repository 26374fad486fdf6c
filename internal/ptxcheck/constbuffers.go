package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// constBuffers warns of generic addresses of .const in a module with a kernel that takes a pointer to a constant
// buffer: the buffers have windows of their own, and a generic address is ambiguous between them (S2-18).
func (c *checker) constBuffers() {
	kernel := ptx.Name(0)
	for i := range c.m.Funcs {
		f := &c.m.Funcs[i]
		for k := range f.Params {
			if p := &f.Params[k].Ptr; f.Entry && p.Present && p.Space == isa.Const {
				kernel = f.Name
			}
		}
	}
	if kernel == 0 {
		return
	}
	for i := range c.m.Funcs {
		f := &c.m.Funcs[i]
		for k := range f.Insts {
			if in := &f.Insts[k]; in.Op.Sem() == isa.SemCvta && in.Op.Get(isa.SlotSpace) == isa.Const {
				c.warnAt(int(in.Pos), CodeConstGen, "generic address of .const, and kernel "+c.quote(kernel)+" takes a pointer to a constant buffer", "access the variable in .const")
			}
		}
	}
}
