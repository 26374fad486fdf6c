package softfp

// Quiet returns the quiet NaN of f, a format of infinities and NaNs, with the sign and the upper bits of the payload of a
// NaN of f64.
func (f *Format) Quiet(b uint64) uint64 {
	return b>>63*f.SignBit() | f.Inf() | 1<<(f.Frac-1) | b&(1<<52-1)>>(52-f.Frac)
}

// ConvertNaN converts a NaN as GPUs do: it keeps its sign and payload, or becomes the canonical one.
func ConvertNaN(to, from *Format, a uint64, ftz bool) uint64 {
	switch {
	case from == &F64:
		return to.Quiet(a)
	case to == &F64 && from == &F32 && ftz:
		return F32To64(NaN32)
	case to == &F64 && from == &F32:
		return F32To64(uint32(a))
	case to == &F64:
		return 0x7ff8000000000000 | a&from.SignBit()<<(63-from.Exp-from.Frac)
	case to == &F32 && from == &BF16 && !ftz:
		return uint64(BF16To32(uint16(a)))
	}
	return to.Pack(Num{Class: NaN}, RN, ToInf)
}

// TF32Away rounds f32 bits to tf32, ties away from zero, as GPUs do: the bits as those of an integer, even if they are a
// NaN. With sat the patterns of infinities and NaNs become the next lower ones.
func TF32Away(b uint32, sat bool) uint32 {
	b = (b + 0x1000) &^ 0x1fff
	if sat && b&0x7f800000 == 0x7f800000 {
		b -= 0x2000
	}
	return b
}
