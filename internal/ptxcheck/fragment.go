package ptxcheck

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Fragment returns the errors in the operands of instructions that ptx.Fragments read into f: f.Insts[first:], whose
// places are offsets in text. The registers below own are those that f had before the first piece; messages call them
// ptx.FragmentReg and their number. The names of memory and functions are unknown, so calls are not checked, nor is the
// state space of a variable. Only errors are reported.
func Fragment(m *ptx.Module, f *ptx.Func, first, own int, text []byte) diag.List {
	c := checker{m: m, f: f, own: max(own, 1), opt: Options{Src: text, Max: defaultMax}}
	for i := first; i < len(f.Insts) && !c.full; i++ {
		c.in = &f.Insts[i]
		c.guard(f, c.in)
		info := c.in.Op.Info()
		if ops := info.Operands(); info.Flags&isa.IsCall == 0 && len(ops) > 0 && ops[0].Kind != isa.KindText {
			c.operands(f, c.in, info)
		}
	}
	return errorsOf(c.out)
}
