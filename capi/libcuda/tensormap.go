package libcuda

import (
	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu/tensormap"
)

// tensorTypes are the types of elements by CUtensorMapDataType.
var tensorTypes = [...]tensormap.Type{
	tensormap.U8, tensormap.U16, tensormap.U32, tensormap.S32, tensormap.U64, tensormap.S64, tensormap.F16, tensormap.F32, tensormap.F64,
	tensormap.BF16, tensormap.F32FTZ, tensormap.TF32, tensormap.TF32FTZ, tensormap.B4x16, tensormap.B4x16P64, tensormap.B6x16P32,
}

// The places of the floating-point types in tensorTypes.
const firstFloatTensor, lastFloatTensor = 6, 12

// swizzles are the arrangements in shared memory by CUtensorMapSwizzle.
var swizzles = [...]struct {
	swizzle tensormap.Swizzle
	atom    tensormap.SwizzleAtom
}{
	{tensormap.SwizzleNone, tensormap.Atom16B},
	{tensormap.Swizzle32B, tensormap.Atom16B},
	{tensormap.Swizzle64B, tensormap.Atom16B},
	{tensormap.Swizzle128B, tensormap.Atom16B},
	{tensormap.Swizzle128B, tensormap.Atom32B},
	{tensormap.Swizzle128B, tensormap.Atom32BFlip8B},
	{tensormap.Swizzle128B, tensormap.Atom64B},
}

// tensor reads the parameters that all tensor maps have: type, rank, address, extents and strides; then the element strides at argument
// steps, and interleave, swizzle, promotion and fill in the last arguments.
func (c *call) tensor(steps, last int) (t tensormap.Desc, r result) {
	rank := uint64(c.u(2))
	interleave, swizzle, promotion, fill := c.u(last), c.u(last+1), c.u(last+2), c.u(last+3)
	if int(c.u(1)) >= len(tensorTypes) || rank < 1 || rank > 5 || int(swizzle) >= len(swizzles) || promotion > 3 || fill > 1 || interleave > 2 {
		return t, cudriver.InvalidValue
	}
	if fill == 1 && (c.u(1) < firstFloatTensor || c.u(1) > lastFloatTensor) { // NaN is a fill of floating-point numbers only
		return t, cudriver.InvalidValue
	}
	if interleave != 0 {
		return t, cudriver.NotSupported
	}
	t = tensormap.Desc{
		Type: tensorTypes[c.u(1)], Addr: c.args[3], Swizzle: swizzles[swizzle].swizzle, Atom: swizzles[swizzle].atom, FillNaN: fill == 1,
	}
	for i := range rank {
		n := load64(c.args[4] + 8*i)
		if n == 0 || n > 1<<32 {
			return t, cudriver.InvalidValue
		}
		t.Dim = append(t.Dim, int(n))
		if i > 0 {
			t.Stride = append(t.Stride, load64(c.args[5]+8*(i-1)))
		}
		t.Step = append(t.Step, int(load32(c.args[steps]+4*i)))
	}
	return t, success
}

// encode stores a tensor map.
func (c *call) encode(t tensormap.Desc) result {
	if c.args[0]%64 != 0 {
		return cudriver.InvalidValue
	}
	b, err := tensormap.Encode(t)
	if err != nil {
		c.lib.logf("%v", err)
		return cudriver.InvalidValue
	}
	copy(bytesAt(c.args[0], tensormap.Bytes), b)
	return success
}

func tensorMapEncodeTiled(c *call) result {
	t, r := c.tensor(7, 8)
	if r != success {
		return r
	}
	for i := range t.Dim {
		t.Box = append(t.Box, int(load32(c.args[6]+4*uint64(i))))
	}
	return c.encode(t)
}

func tensorMapEncodeIm2col(c *call) result {
	t, r := c.tensor(10, 11)
	if r != success || len(t.Dim) < 3 {
		return first(r, cudriver.InvalidValue)
	}
	t.Im2col, t.Channels, t.Pixels = true, int(c.u(8)), int(c.u(9))
	for i := range uint64(len(t.Dim) - 2) {
		t.Lower = append(t.Lower, int(int32(load32(c.args[6]+4*i))))
		t.Upper = append(t.Upper, int(int32(load32(c.args[7]+4*i))))
	}
	return c.encode(t)
}

func tensorMapEncodeIm2colWide(c *call) result {
	c.args[11], c.args[12] = c.args[12], c.args[11] // interleave beside the other words, the mode before them
	t, r := c.tensor(10, 12)
	if r != success || len(t.Dim) < 3 || c.u(11) > 1 {
		return first(r, cudriver.InvalidValue)
	}
	c.args[11], c.args[12] = c.args[12], c.args[11]
	t.Im2col, t.Channels, t.Pixels = true, int(c.u(8)), int(c.u(9))
	t.Lower, t.Upper, t.Wide = []int{c.i(6)}, []int{c.i(7)}, tensormap.WideW+tensormap.Wide(c.u(12))
	return c.encode(t)
}

func tensorMapReplaceAddress(c *call) result {
	if c.args[1]%16 != 0 || c.args[0]%64 != 0 {
		return cudriver.InvalidValue
	}
	tensormap.SetAddr(bytesAt(c.args[0], tensormap.Bytes), c.args[1])
	return success
}
