package analysis

import "gonvvm/internal/ir"

// BitsClass returns a number that types have in common whose values in memory may be the same bits: integers, floating-point numbers and vectors of them
// of one size. Other types have their own.
func BitsClass(m *ir.Module, t ir.Type) uint32 {
	if total, _ := plainBits(m, t); total != 0 {
		return uint32(total) | 1<<31
	}
	return uint32(t)
}

// Reinterprets reports whether the bits of x, which inst loads or stores, are the number of type t at the same address. One that is loaded as a whole is
// poison if some of its bits are, so that smaller elements are not read from it.
func Reinterprets(f *ir.Func, inst, x ir.Value, t ir.Type) bool {
	from := f.TypeOf(x)
	if from == t {
		return true
	}
	total, elem := plainBits(f.Mod, from)
	bits, to := plainBits(f.Mod, t)
	return total != 0 && total == bits && (to >= elem || f.Op(inst) == ir.OpStore)
}

// plainBits returns the size of type t, and that of its elements, 0 if these are pointers, or do not fill their bytes.
func plainBits(m *ir.Module, t ir.Type) (total, elem uint64) {
	e := m.Types.Scalar(t)
	if m.Types.IsScalable(t) || !m.Types.IsInt(e) && !m.Types.IsFloat(e) {
		return 0, 0
	}
	if elem = m.BitsOf(e); elem%8 != 0 || m.SizeOf(e)*8 != elem {
		return 0, 0
	}
	return m.BitsOf(t), elem
}
