package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// known returns the known bits of v (analysis.ValueTracking).
func (u *unit) known(v ir.Value) analysis.KnownBits { return u.values.Known(v) }

// intBits returns the width of integer v or of the elements of vector v, 0 if it is neither or
// wider than 64 bits.
func (u *unit) intBits(v ir.Value) int { return u.values.IntBits(v) }

// determined returns the constant that v is if all its bits are known, None otherwise.
func (u *unit) determined(v ir.Value, w int) ir.Value {
	if k := u.known(v); k.Zero|k.One == fold.Mask(w) {
		return u.splatConst(u.f.TypeOf(v), k.One)
	}
	return ir.None
}
