package bitcode

import (
	"math/big"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// ptrAuth returns the description of a signed pointer: the key in four bits, then
// markers and the discriminator.
func (w *writer) ptrAuth(n *ir.MDNode) uint64 {
	num := func(name string) uint64 {
		if f := n.Field(name); f != nil {
			return w.boolean(f, 0)
		}
		return 0
	}
	var x uint64
	if f := n.Field("ptrAuthKey"); f != nil {
		x = f.Int & 15
	}
	if f := n.Field("ptrAuthExtraDiscriminator"); f != nil {
		x |= f.Int & 0xffff << 5
	}
	return x | num("ptrAuthIsAddressDiscriminated")<<4 | num("ptrAuthIsaPointer")<<21 | num("ptrAuthAuthenticatesNullValues")<<22
}

func (w *writer) genericNode(rec []uint64, n *ir.MDNode) (uint64, []uint64) {
	rec = append(rec, bit(n.Distinct), 0, 0)
	if f := n.Field("tag"); f != nil {
		rec[1] = w.word(dwarfnames.Tags[:], f)
	}
	header := uint64(0)
	if f := n.Field("header"); f != nil {
		header = w.textOf(f)
	}
	rec = append(rec, header)
	if f := n.Field("operands"); f != nil && f.MD != 0 {
		for _, op := range w.m.MDs[f.MD].Ops {
			rec = append(rec, w.md.orNull(op))
		}
	}
	return mdGenericDebug, rec
}

// enumerator appends a DIEnumerator: one of 64 bits in the way of LLVM 4 to 11, a
// wider one with its width.
func (w *writer) enumerator(rec []uint64, n *ir.MDNode) (uint64, []uint64) {
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
			return mdEnumerator, append(rec, flags|1<<2, 65, name, bitstream.Signed(x))
		}
		return mdEnumerator, append(rec, flags, rotated(x), name)
	}
	x, ok := new(big.Int).SetString(f.Str, 10)
	if ok && w.v7 {
		w.fail(failOld, "LLVM 7 has no DIEnumerator as wide as "+f.Str)
	}
	if !ok {
		w.fail(failMD, "the value "+f.Str+" of a DIEnumerator is not a number that fits")
	}
	bits := uint(x.BitLen()) + 1
	return mdEnumerator, append(append(rec, flags|1<<2, uint64(bits), name), wideWords(x, bits)...)
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

// subprogram returns n with spFlags: nodes of before LLVM 8 say the same in fields of their own.
func (w *writer) subprogram(n *ir.MDNode) *ir.MDNode {
	if n.Field("spFlags") != nil || w.v7 {
		return n
	}
	fl := w.boolean(n.Field("isLocal"), 0)<<2 | w.boolean(n.Field("isDefinition"), 1)<<3 | w.boolean(n.Field("isOptimized"), 0)<<4
	if f := n.Field("virtuality"); f != nil {
		switch f.Str {
		case "DW_VIRTUALITY_virtual":
			fl |= 1
		case "DW_VIRTUALITY_pure_virtual":
			fl |= 2
		}
	}
	c := *n
	c.Fields = append(append([]ir.MDField(nil), n.Fields...), ir.MDField{Name: "spFlags", Kind: ir.FieldUint, Int: fl})
	return &c
}
