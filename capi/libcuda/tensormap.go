package libcuda

import (
	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu"
)

// tensorTypes are the types of elements by CUtensorMapDataType.
var tensorTypes = [...]emu.TensorType{
	emu.TensorU8, emu.TensorU16, emu.TensorU32, emu.TensorS32, emu.TensorU64, emu.TensorS64, emu.TensorF16, emu.TensorF32, emu.TensorF64,
	emu.TensorBF16, emu.TensorF32FTZ, emu.TensorTF32, emu.TensorTF32FTZ, emu.TensorB4x16, emu.TensorB4x16P64, emu.TensorB6x16P32,
}

// The places of the floating-point types in tensorTypes.
const firstFloatTensor, lastFloatTensor = 6, 12

// swizzles are the arrangements in shared memory by CUtensorMapSwizzle.
var swizzles = [...]struct {
	swizzle emu.Swizzle
	atom    emu.SwizzleAtom
}{
	{emu.SwizzleNone, emu.Atom16B},
	{emu.Swizzle32B, emu.Atom16B},
	{emu.Swizzle64B, emu.Atom16B},
	{emu.Swizzle128B, emu.Atom16B},
	{emu.Swizzle128B, emu.Atom32B},
	{emu.Swizzle128B, emu.Atom32BFlip8B},
	{emu.Swizzle128B, emu.Atom64B},
}

// tensor reads the parameters that all tensor maps have: type, rank, address, extents and strides; then the element strides at argument
// steps, and interleave, swizzle, promotion and fill in the last arguments.
func (c *call) tensor(steps, last int) (t emu.TensorMapDesc, r result) {
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
	t = emu.TensorMapDesc{
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
func (c *call) encode(t emu.TensorMapDesc) result {
	if c.args[0]%64 != 0 {
		return cudriver.InvalidValue
	}
	b, err := emu.EncodeTensorMap(t)
	if err != nil {
		c.lib.logf("%v", err)
		return cudriver.InvalidValue
	}
	copy(bytesAt(c.args[0], emu.TensorMapBytes), b)
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
	t.Lower, t.Upper, t.Wide = []int{c.i(6)}, []int{c.i(7)}, emu.WideW+emu.Wide(c.u(12))
	return c.encode(t)
}

func tensorMapReplaceAddress(c *call) result {
	if c.args[1]%16 != 0 || c.args[0]%64 != 0 {
		return cudriver.InvalidValue
	}
	emu.ReplaceTensorAddress(bytesAt(c.args[0], emu.TensorMapBytes), c.args[1])
	return success
}
