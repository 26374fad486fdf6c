package ipo

import "gonvvm/internal/ir"

// vectorBytes is the width of the widest access to shared and parameter memory: the alignment that arrays and structures passed by value get
// where both sides are ours.
const vectorBytes = 16

// AlignParams raises the alignment of byval parameters of functions that only this module calls, by name, so that
// they are written and read as vectors. The alignment is that of the parameter space (alignstack); the memory that
// the caller copies from keeps its own.
func AlignParams(m *ir.Module) bool {
	var calls []int
	changed := false
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		if !s.Linkage.IsLocal() || s.Fn.CC == ir.CCPTXKernel || m.Types.IsVarArg(s.Type) {
			return
		}
		list := m.AttrLists[f.Attrs]
		var params []ir.AttrSetID
		for i, set := range list.Params {
			t := m.Attr(set, ir.AttrByVal)
			if t == nil || m.SizeOf(t.Type) < 8 || m.AlignOf(t.Type) >= vectorBytes || m.Attr(set, ir.AttrAlignStack) != nil {
				continue
			}
			if params == nil {
				params = append(params, list.Params...)
			}
			params[i] = m.WithAttr(set, ir.Attr{Kind: ir.AttrAlignStack, Int: vectorBytes})
		}
		if params == nil {
			return
		}
		if calls == nil {
			calls = CountCalls(m)
		}
		if calls[f.Sym] >= AddressTaken {
			return
		}
		list.Params = params
		f.Attrs = m.AddAttrList(list)
		changed = true
	})
	return changed
}
