package lower

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
)

// AsmRegisters replaces inline assembly that only reads a special register by the intrinsic that does so. CUDA's libraries read
// %laneid and the masks of lanes in this way; of the intrinsic, range and uniformity are known, and equal reads are one.
func AsmRegisters(m *ir.Module) bool {
	intrinsics := make([]string, len(m.Asms)) // by the assembly's index, of which 0 is unused
	read, found := m.Types.Func(ir.I32, false), false
	for i := 1; i < len(m.Asms); i++ {
		a := &m.Asms[i]
		if reg := registerRead(a); reg != "" && a.FnType == read {
			intrinsics[i], found = "llvm.nvvm.read.ptx.sreg."+reg, true
		}
	}
	if !found {
		return false
	}
	changed := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		b := ir.Builder{F: f}
		for block := f.Entry(); block != 0; block = f.NextBlock(block) {
			for v := f.First(block); v != ir.None; {
				next := f.Next(v)
				if f.Op(v) == ir.OpCall && f.Callee(v).Kind() == ir.KAsm && intrinsics[f.Callee(v).Index()] != "" {
					c := f.Callee(v)
					sym := m.DeclareIntrinsic(intrinsics[c.Index()], m.Asms[c.Index()].FnType)
					b.Before(v)
					f.ReplaceAll(v, b.Call(m.Syms[sym].Type, ir.SymValue(sym)))
					f.Erase(v)
					changed = true
				}
				v = next
			}
		}
	})
	return changed
}

// constantRegisters lists the special registers that keep their value while a thread runs, by the names of their intrinsics.
var constantRegisters = []string{
	"tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ntid.z", "ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y", "nctaid.z",
	"laneid", "lanemask.eq", "lanemask.le", "lanemask.lt", "lanemask.ge", "lanemask.gt",
}

// registerRead returns the register of constantRegisters that assembly reads if it does nothing else, or "".
func registerRead(a *ir.InlineAsm) string {
	if a.Constraints != "=r" {
		return ""
	}
	text := strings.TrimRight(strings.TrimSpace(a.Text), "; \t")
	op, operands, _ := strings.Cut(text, " ")
	if op != "mov.u32" && op != "mov.b32" && op != "mov.s32" {
		return ""
	}
	result, reg, ok := strings.Cut(operands, ",")
	if !ok || strings.TrimSpace(result) != "$0" {
		return ""
	}
	reg, ok = strings.CutPrefix(strings.TrimSpace(reg), "%")
	reg = strings.Replace(reg, "lanemask_", "lanemask.", 1)
	if !ok || !slices.Contains(constantRegisters, reg) {
		return ""
	}
	return reg
}
