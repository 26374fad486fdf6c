// Package leftover explains variables in local memory and accesses through generic pointers that are left in finished functions, for
// remarks.
package leftover

import (
	"strconv"

	"gonvvm/internal/ir"
)

// Size describes the size of the variable of alloca v.
func Size(f *ir.Func, v ir.Value) string {
	if n, ok := f.Consts.Uint(f.Operand(v, 0)); ok {
		return strconv.FormatUint(n*f.Mod.SizeOf(f.ElemType(v)), 10) + " bytes"
	}
	return "a variable number of bytes"
}

// Local returns the reason why alloca v is still there, "" if nothing accesses it, and the instruction responsible.
func Local(f *ir.Func, v ir.Value) (why string, at ir.Value) {
	if _, ok := f.Consts.Uint(f.Operand(v, 0)); !ok {
		return "its size is only known at run time", v
	}
	list := []ir.Value{v}
	accessed := ir.None
	for i := 0; i < len(list) && i < 256; i++ {
		for x := f.FirstUse(list[i]); x != 0; x = f.NextUse(x) {
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpGEP:
				for k := 1; k < f.NumOps(w); k++ {
					if !f.Operand(w, k).IsConstOrSym() {
						return "it is indexed by a value that is not a constant", w
					}
				}
				list = append(list, w)
			case ir.OpBitCast, ir.OpAddrSpaceCast:
				list = append(list, w)
			case ir.OpPhi, ir.OpSelect:
				return "its address is chosen at run time", w
			case ir.OpLoad:
				if f.Flags(w)&ir.FlagVolatile != 0 {
					return "an access is volatile", w
				}
				accessed = w
			case ir.OpStore:
				if f.UseIndex(x) == 0 {
					return "its address is stored in memory", w
				}
				if f.Flags(w)&ir.FlagVolatile != 0 {
					return "an access is volatile", w
				}
				accessed = w
			case ir.OpCall:
				if s := f.CalleeSym(w); s != nil && s.Intrinsic == ir.NotIntrinsic {
					return "its address is passed to " + s.Name, w
				} else if s == nil {
					return "its address is passed to an indirect call or inline assembly", w
				}
				accessed = w
			case ir.OpPtrToInt:
				return "its address is used as an integer", w
			case ir.OpICmp:
				accessed = w
			default:
				return "its address is used by " + f.Op(w).String(), w
			}
		}
	}
	if accessed != ir.None {
		return "its accesses do not fall into separate variables", accessed
	}
	return "", ir.None
}

// Generic describes the origin of generic pointer base.
func Generic(f *ir.Func, base ir.Value) string {
	switch {
	case base.IsParam():
		return "the pointer is parameter " + strconv.Itoa(int(base.Index())) + " of a function that others call"
	case base.IsInst():
		switch f.Op(base) {
		case ir.OpLoad:
			return "the pointer was loaded from memory"
		case ir.OpPhi, ir.OpSelect:
			return "the pointer is chosen between memory of several spaces, or of one that is not known"
		case ir.OpCall:
			return "the pointer is the result of a call"
		case ir.OpIntToPtr:
			return "the pointer was made of an integer"
		case ir.OpExtractValue, ir.OpExtractElement:
			return "the pointer was part of a larger value"
		}
	}
	return "the space of the pointer is not known"
}
