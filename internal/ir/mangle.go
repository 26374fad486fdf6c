package ir

import "strconv"

// Mangle spells a type as the names of overloaded intrinsics do: v4f32, p3, i64.
func (ty *Types) Mangle(t Type) string {
	switch ty.Kind(t) {
	case VectorKind:
		return "v" + strconv.FormatUint(ty.Len64(t), 10) + ty.Mangle(ty.Elem(t))
	case PtrKind:
		return "p" + strconv.Itoa(int(ty.AddrSpace(t)))
	case HalfKind:
		return "f16"
	case BFloatKind:
		return "bf16"
	case FloatKind:
		return "f32"
	case DoubleKind:
		return "f64"
	}
	return ty.String(t)
}
