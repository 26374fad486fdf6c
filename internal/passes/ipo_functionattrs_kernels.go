package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxReadOnlyUses bounds the uses of a parameter that are checked.
const maxReadOnlyUses = 1000

// inferKernelAttrs marks noalias parameters of kernels readonly if nothing is written through them: const float
// *__restrict__ in CUDA. The memory does not change while the kernel runs, so loads move across barriers and become
// ld.global.nc.
func inferKernelAttrs(r *runner) bool {
	m := r.m
	changed := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if f.CC != ir.CCPTXKernel || !r.optimizes(f) {
			return
		}
		u := r.units[0]
		fa := functionAttrs{u}
		u.enter(f)
		list := m.AttrLists[f.Attrs]
		copied := false
		for i := range f.NumParams() {
			set := list.Param(i)
			p := ir.ParamValue(i)
			if !m.Types.IsPtr(f.TypeOf(p)) || m.Attr(set, ir.AttrNoAlias) == nil || m.Attr(set, ir.AttrByVal) != nil ||
				m.Attr(set, ir.AttrReadOnly) != nil || m.Attr(set, ir.AttrReadNone) != nil || m.Attr(set, ir.AttrWriteOnly) != nil || !fa.onlyRead(p) {
				continue
			}
			if !copied {
				list.Params = append([]ir.AttrSetID(nil), list.Params...)
				copied = true
			}
			list.Params[i] = m.WithAttr(set, ir.Attr{Kind: ir.AttrReadOnly})
		}
		if copied {
			f.Attrs = m.AddAttrList(list)
			changed = true
		}
	})
	return changed
}

// onlyRead reports whether pointer p and the pointers computed from it are only compared and read from.
func (fa functionAttrs) onlyRead(p ir.Value) bool {
	f := fa.f
	fa.mark.Reset(f.NumInsts())
	fa.work = append(fa.work[:0], p)
	budget := maxReadOnlyUses
	for len(fa.work) > 0 {
		v := fa.work[len(fa.work)-1]
		fa.work = fa.work[:len(fa.work)-1]
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			if budget--; budget < 0 {
				return false
			}
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpPhi, ir.OpSelect, ir.OpFreeze:
				if fa.mark.Add(uint32(w)) {
					fa.work = append(fa.work, w)
				}
			case ir.OpLoad:
				if !analysis.IsSimple(fa.f, w) {
					return false
				}
			case ir.OpICmp:
			case ir.OpPtrToInt:
				if !analysis.OnlyAssumed(f, w) {
					return false
				}
			case ir.OpCall:
				switch f.CalleeIntrinsic(w) {
				case ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
					if f.UseIndex(x) != 1 || !fa.c.IsZero(f.Operand(w, 3)) {
						return false
					}
				default:
					return false
				}
			default:
				return false
			}
		}
	}
	return true
}
