package interp

import (
	"math/big"

	"gonvvm/internal/ir"
)

// elements calls fn with the bytes of each element of a vector of type t at p that mask switches on, and
// the bit of the first of them at which the element begins.
func (m *Machine) elements(p, mask Value, t ir.Type, fn func(i int, data, undef []byte, shift int) error) error {
	w := m.width(m.mod.Types.Elem(t))
	for i, on := range mask.Elems {
		if on.Bits == nil || p.Bits == nil {
			return undefinedBecause("an access by poison")
		}
		if on.Bits.Sign() == 0 {
			continue
		}
		first, end := i*w/8, ((i+1)*w+7)/8
		data, undef, err := m.Bytes(p.Bits.Uint64()+uint64(first), uint64(end-first))
		if err != nil {
			return err
		}
		if err := fn(i, data, undef, i*w%8); err != nil {
			return err
		}
	}
	return nil
}

// loadMasked loads the elements that mask switches on; the others are poison.
func (m *Machine) loadMasked(p, mask Value, t ir.Type) (Value, error) {
	e := m.mod.Types.Elem(t)
	w := m.width(e)
	elems := m.undefined(t).Elems
	err := m.elements(p, mask, t, func(i int, data, undef []byte, shift int) error {
		part := func(b []byte) *big.Int { return wrap(new(big.Int).Rsh(little(b), uint(shift)), w) }
		elems[i] = m.fromBits(e, part(data), part(undef))
		return nil
	})
	return list(elems), err
}

// storeMasked stores the elements that mask switches on.
func (m *Machine) storeMasked(p, x, mask Value, t ir.Type) error {
	e := m.mod.Types.Elem(t)
	place := new(big.Int).Sub(power(m.width(e)), one)
	return m.elements(p, mask, t, func(i int, data, undef []byte, shift int) error {
		put := func(b []byte, bits *big.Int) {
			old := new(big.Int).AndNot(little(b), new(big.Int).Lsh(place, uint(shift)))
			putLittle(b, old.Or(old, new(big.Int).Lsh(bits, uint(shift))))
		}
		bits, un := m.toBits(e, x.Elems[i])
		put(data, bits)
		put(undef, un)
		return nil
	})
}
