package isel

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// moduleAsm prints the assembly of the module before everything else, as llc does, and notes the names that it defines:
// a declaration after a definition is an error in PTX. The check of the whole output finds errors in the text (S4-60).
func (e *env) moduleAsm() {
	if len(e.m.Asm) == 0 {
		return
	}
	out := e.out
	text := strings.Join(e.m.Asm, "\n")
	head := ".version " + out.Version.String() + "\n.target " + out.SM.String() + "\n.address_size 64\n"
	if defs, _ := ptx.Parse(e.m.Name, []byte(head+text)); defs != nil {
		e.asmDefines = make(map[string]bool)
		for i := range defs.Funcs {
			if f := &defs.Funcs[i]; f.Linkage != ptx.Extern && f.Name != 0 {
				e.asmDefines[defs.Names.Get(f.Name)] = true
			}
		}
		for i := range defs.Vars {
			if v := &defs.Vars[i]; v.Linkage != ptx.Extern {
				e.asmDefines[defs.Names.Get(v.Name)] = true
			}
		}
	}
	if e.opt.Style == lowering.StyleLLVM && e.opt.Verbose {
		const margin = "                                        // "
		text = margin + "Start of file scope inline assembly\n" + text + "\n\n" + margin + "End of file scope inline assembly"
	}
	out.Raw = append(out.Raw, text)
	out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemRaw, Index: uint32(len(out.Raw) - 1)})
}

// inModuleAsm reports whether symbol i is declared here and defined by the module's assembly.
func (e *env) inModuleAsm(i uint32) bool {
	if e.asmDefines == nil {
		return false
	}
	s := &e.m.Syms[i]
	declared := s.Kind == ir.SymFunc && s.Fn.IsDecl() || s.Kind == ir.SymVar && s.Init == ir.None
	return declared && e.asmDefines[string(e.out.Names.Append(nil, e.syms[i]))]
}
