package interp

import (
	"math"
	"math/big"

	"gonvvm/internal/ir"
)

// toFloat rounds x to the nearest float or double.
func toFloat(x *big.Int, t ir.Type) (Value, error) {
	f := new(big.Float).SetInt(x)
	switch t {
	case ir.Float:
		r, _ := f.Float32()
		return small(uint64(math.Float32bits(r))), nil
	case ir.Double:
		r, _ := f.Float64()
		return small(math.Float64bits(r)), nil
	}
	return Value{}, unsupported("a conversion to a float")
}

// fromFloat cuts the fraction off a float or double of bits b. A number that w bits do not
// hold is poison, or the nearest that they hold if it saturates.
func fromFloat(b *big.Int, t ir.Type, w int, signs, saturates bool) (Value, error) {
	var f float64
	switch t {
	case ir.Float:
		f = float64(math.Float32frombits(uint32(b.Uint64())))
	case ir.Double:
		f = math.Float64frombits(b.Uint64())
	default:
		return Value{}, unsupported("a conversion of a float")
	}
	least, most := new(big.Int), new(big.Int).Sub(power(w), one)
	if signs {
		least, most = new(big.Int).Neg(power(w-1)), new(big.Int).Sub(power(w-1), one)
	}
	var x *big.Int
	switch {
	case math.IsNaN(f):
		x = new(big.Int)
	case math.IsInf(f, 1):
		x = power(w + 1)
	case math.IsInf(f, -1):
		x = new(big.Int).Neg(power(w + 1))
	default:
		x, _ = new(big.Float).SetFloat64(f).Int(nil)
	}
	if !saturates && (math.IsNaN(f) || x.Cmp(least) < 0 || x.Cmp(most) > 0) {
		return poison(), nil
	}
	if x.Cmp(least) < 0 {
		x = least
	}
	if x.Cmp(most) > 0 {
		x = most
	}
	return number(wrap(x, w)), nil
}
