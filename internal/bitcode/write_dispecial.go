package bitcode

import (
	"math/big"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// enumerator appends a DIEnumerator: one of 64 bits in the form of LLVM 4 to 11, a wider one with its width.
func (w *writer) enumerator(rec []uint64, n *ir.MDNode) []uint64 {
	flags := bit(n.Distinct) | w.boolean(n.Field("isUnsigned"), 0)<<1
	name := uint64(0)
	if f := n.Field("name"); f != nil {
		name = w.textOf(f)
	}
	f := n.Field("value")
	if f == nil || f.Kind != ir.FieldWord {
		x := int64(0)
		if f != nil {
			x = int64(f.Int)
		}
		if f != nil && x < 0 && f.Kind == ir.FieldUint && flags&2 == 0 && !w.v7 { // needs a 65th bit
			return append(rec, flags|1<<2, 65, name, bitstream.Signed(x))
		}
		return append(rec, flags, rotated(x), name)
	}
	x, ok := new(big.Int).SetString(f.Str, 10)
	if ok && w.v7 {
		w.fail(failOld, "LLVM 7 has no DIEnumerator as wide as "+f.Str)
	}
	if !ok {
		w.fail(failMD, "the value "+f.Str+" of a DIEnumerator is not a number that fits")
	}
	bits := uint(x.BitLen()) + 1
	return append(append(rec, flags|1<<2, uint64(bits), name), wideWords(x, bits)...)
}

// fixedPoint appends the numerator and denominator of a DIFixedPointType.
func (w *writer) fixedPoint(rec []uint64, n *ir.MDNode) []uint64 {
	for _, name := range [...]string{"numerator", "denominator"} {
		x := new(big.Int)
		if f := n.Field(name); f != nil {
			switch f.Kind {
			case ir.FieldWord:
				x.SetString(f.Str, 10)
			case ir.FieldSint:
				x.SetInt64(int64(f.Int))
			default:
				x.SetUint64(f.Int)
			}
		}
		bits := max(uint(x.BitLen())+1, 1)
		words := wideWords(x, bits)
		rec = append(rec, uint64(len(words))<<32|uint64(bits))
		rec = append(rec, words...)
	}
	return rec
}
