// Package locals edits the uses of local variables, for the passes that join, split and replace these.
package locals

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// HasLifetime reports whether variable a has lifetime markers already, which tell more than those of the whole function.
func HasLifetime(f *ir.Func, a ir.Value) bool {
	for u := f.FirstUse(a); u != 0; u = f.NextUse(u) {
		if f.CalleeIntrinsic(f.User(u)).IsLifetime() {
			return true
		}
	}
	return false
}

// KeepAlive erases the lifetime markers of p, and of pointers computed from it, if it is a variable.
func KeepAlive(f *ir.Func, p ir.Value) {
	for x := f.FirstUse(p); p.IsInst() && x != 0; {
		w := f.User(x)
		x = f.NextUse(x)
		switch f.Op(w) {
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			KeepAlive(f, w)
		case ir.OpCall:
			if f.CalleeIntrinsic(w).IsLifetime() {
				f.Erase(w)
			}
		}
	}
}

// DropFlags drops the flags of the addresses computed from v, and its own.
func DropFlags(f *ir.Func, v ir.Value) {
	if f.Op(v) == ir.OpGEP {
		f.SetFlags(v, 0)
	}
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if op := f.Op(f.User(u)); op != ir.OpLoad && op != ir.OpStore {
			DropFlags(f, f.User(u))
		}
	}
}

// Describes reports whether the attributes of copy w hold for copy v, of n bytes, whose source will be that of w.
func Describes(f *ir.Func, w, v ir.Value, n uint64) bool {
	l := &f.Mod.AttrLists[f.Call(w).Attrs]
	for i := range 2 {
		for _, a := range f.Mod.AttrSets[l.Param(i)] {
			switch a.Kind {
			case ir.AttrNonNull, ir.AttrNoUndef:
			case ir.AttrAlign:
				if i == 0 && a.Int > analysis.ArgAlign(f, v, 0) {
					return false
				}
			case ir.AttrDereferenceable:
				if a.Int > n {
					return false
				}
			default:
				return false
			}
		}
	}
	return true
}
