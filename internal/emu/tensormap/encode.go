package tensormap

import (
	"encoding/binary"
	"fmt"
)

// le is the order of bytes in a map.
var le = binary.LittleEndian

// OffsetBits returns the bits of an unsigned offset, and of a signed corner, of im2col in a tensor of rank dimensions (S2-88).
func OffsetBits(rank int) int { return [...]int{16, 8, 5}[rank-3] }

// Encode makes a tensor map: 128 bytes for a kernel's parameter or for memory.
func Encode(t Desc) ([]byte, error) {
	fail := func(format string, args ...any) ([]byte, error) {
		return nil, fmt.Errorf("tensor map: "+format, args...)
	}
	rank := len(t.Dim)
	if t.Type >= numTypes || rank < 1 || rank > 5 || len(t.Stride) < rank-1 || t.Addr%16 != 0 {
		return fail("a tensor has one to five dimensions, with a stride for each but the first, and an address that is a multiple of 16")
	}
	b := make([]byte, Bytes)
	le.PutUint64(b[atAddr:], t.Addr)
	le.PutUint32(b[Magic:], MagicWord)
	b[atRank], b[atType], b[atSwizzle], b[atAtom] = byte(rank-1), byte(t.Type), byte(t.Swizzle), byte(t.Atom)
	if b[atIm2col] = byte(t.mode()); t.FillNaN {
		b[atFill] = 1
	}
	for i, n := range t.Dim {
		if n < 1 {
			return fail("dimension %d has %d elements", i, n)
		}
		le.PutUint32(b[atDim+4*i:], uint32(n))
		step := 1
		if i < len(t.Step) {
			step = t.Step[i]
		}
		if step < 1 || step > 8 {
			return fail("element stride %d: it is 1 to 8", step)
		}
		b[atStep+i] = byte(step)
		if i > 0 {
			if t.Stride[i-1]%16 != 0 {
				return fail("stride %d is not a multiple of 16", t.Stride[i-1])
			}
			le.PutUint64(b[atStride+8*(i-1):], t.Stride[i-1])
		}
		if !t.Im2col {
			if i >= len(t.Box) || t.Box[i] < 1 || t.Box[i] > 256 {
				return fail("a box has 1 to 256 elements along each dimension")
			}
			le.PutUint16(b[atBox+2*i:], uint16(t.Box[i]))
		}
	}
	if t.Im2col {
		if why := t.storeIm2col(b); why != "" {
			return fail("%s", why)
		}
	}
	m, _ := Parse(b)
	if n := m.InnerBytes(); n%16 != 0 || n > t.Swizzle.Width() {
		return fail("the inner dimension of a box has %d bytes; it must be a multiple of 16, and at most the swizzle width", n)
	}
	return b, nil
}

// storeIm2col writes the box of an im2col mode into map b: corners, channels and pixels (S2-88, S2-91). It returns the reason if
// the tensor has no such box.
func (t *Desc) storeIm2col(b []byte) string {
	rank := len(t.Dim)
	corners := rank - 2
	if t.Wide != NotWide {
		corners = 1
	}
	if rank < 3 || len(t.Lower) != corners || len(t.Upper) != corners || t.Channels < 1 || t.Channels > 256 || t.Pixels < 1 || t.Pixels > 1024 {
		return "im2col needs three to five dimensions, two corners, up to 256 channels and 1024 pixels"
	}
	if t.Wide > WideW128 || t.Wide != NotWide && (t.Swizzle == SwizzleNone || t.Swizzle == Swizzle128B && t.Atom == Atom32BFlip8B) {
		return "pixels along the width are swizzled, and not in atoms of 32 bytes that are flipped"
	}
	bits := OffsetBits(rank)
	for i := range corners {
		for _, x := range [...]int{t.Lower[i], t.Upper[i]} {
			if x < -1<<(bits-1) || x >= 1<<(bits-1) {
				return fmt.Sprintf("corner %d: it is a number of %d bits in a tensor of %d dimensions", x, bits, rank)
			}
		}
		le.PutUint16(b[atLower+2*i:], uint16(t.Lower[i]))
		le.PutUint16(b[atUpper+2*i:], uint16(t.Upper[i]))
	}
	le.PutUint16(b[atChannels:], uint16(t.Channels))
	le.PutUint16(b[atPixels:], uint16(t.Pixels))
	return ""
}
