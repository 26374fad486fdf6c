package passes

import "gonvvm/internal/ir"

// knownAt reports whether v is known at the end of block d.
func (u *unit) knownAt(v ir.Value, d uint32) bool {
	return !v.IsInst() || u.dom.DominatesN(u.cfg.Number(u.f.BlockOf(v)), d)
}

// canHoist reports whether v can be computed at the end of block d by at most depth operations, one after the other, all of which suit: paths
// from there that do not need v compute them, too.
func (u *unit) canHoist(v ir.Value, d uint32, depth int, suits func(ir.Value) bool) bool {
	if u.knownAt(v, d) {
		return true
	}
	if depth == 0 || !suits(v) {
		return false
	}
	for i := range u.f.NumOps(v) {
		if !u.canHoist(u.f.Operand(v, i), d, depth-1, suits) {
			return false
		}
	}
	return true
}

// hoist moves v and the operands that it needs to the end of block d. Of their flags those of keep stay.
func (u *unit) hoist(v ir.Value, d uint32, keep ir.Flags) {
	if u.knownAt(v, d) {
		return
	}
	f := u.f
	for i := range f.NumOps(v) {
		u.hoist(f.Operand(v, i), d, keep)
	}
	f.SetFlags(v, f.Flags(v)&keep)
	f.MoveBefore(v, f.Terminator(u.cfg.Block(d)))
}
