package ir

// Mangle spells a type as the names of overloaded intrinsics do: v4f32, p3, i64.
func (ty *Types) Mangle(t Type) string { return string(ty.appendMangled(nil, t)) }
