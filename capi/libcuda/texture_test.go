package libcuda

import (
	"math"
	"testing"

	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu/tensormap"
)

// A kernel reads an array through a texture and writes another one through a surface; copies to and from arrays are copies of boxes.
func TestTextureProgram(t *testing.T) {
	l := open(t)
	out := memory(128)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	desc := memory(24)
	store64(addressOf(desc), 8)
	store64(addressOf(desc)+8, 4)
	store32(addressOf(desc)+16, 0x20)
	store32(addressOf(desc)+20, 1)
	l.want(t, cudriver.Success, "cuArrayCreate_v2", p(1), addressOf(desc))
	l.want(t, cudriver.Success, "cuArrayCreate_v2", p(2), addressOf(desc))
	got := memory(24)
	l.want(t, cudriver.Success, "cuArrayGetDescriptor_v2", addressOf(got), load64(p(1)))
	if string(got) != string(desc) {
		t.Errorf("the descriptor is %x", got)
	}
	pixels := memory(8 * 4 * 4)
	for i := range uint64(32) {
		store32(addressOf(pixels)+4*i, math.Float32bits(float32(i)))
	}
	box := func(from, to uint64, toArray bool) uint64 {
		b := memory(128)
		a := addressOf(b)
		src, dst := copy2D.src, copy2D.dst
		if toArray {
			store32(a+src.kind, 1)
			store64(a+src.host, from)
			store64(a+src.pitch, 32)
			store32(a+dst.kind, 3)
			store64(a+dst.array, to)
		} else {
			store32(a+src.kind, 3)
			store64(a+src.array, from)
			store32(a+dst.kind, 1)
			store64(a+dst.host, to)
			store64(a+dst.pitch, 32)
		}
		store64(a+copy2D.width, 32)
		store64(a+copy2D.height, 4)
		return a
	}
	l.want(t, cudriver.Success, "cuMemcpy2D_v2", box(addressOf(pixels), load64(p(1)), true))
	resource, sampling := memory(resourceBytes), memory(textureBytes)
	store64(addressOf(resource)+8, load64(p(1)))
	l.want(t, cudriver.Success, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), 0)
	store64(addressOf(resource)+8, load64(p(2)))
	l.want(t, cudriver.Success, "cuSurfObjectCreate", p(4), addressOf(resource))
	code := text(`.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 tex, .param .u64 surf)
{
	.reg .b32 %r<4>;
	.reg .f32 %f<5>;
	.reg .b64 %x<2>;
	ld.param.u64 %x0, [tex];
	ld.param.u64 %x1, [surf];
	mov.u32 %r0, %tid.x;
	mov.u32 %r1, %tid.y;
	tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%x0, {%r0, %r1}];
	add.f32 %f4, %f0, %f0;
	mov.b32 %r2, %f4;
	shl.b32 %r3, %r0, 2;
	sust.b.2d.b32.trap [%x1, {%r3, %r1}], {%r2};
	ret;
}
`)
	l.want(t, cudriver.Success, "cuModuleLoadData", p(5), addressOf(code))
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(6), load64(p(5)), addressOf(text("k")))
	list := memory(16)
	store64(addressOf(list), p(3))
	store64(addressOf(list)+8, p(4))
	l.want(t, cudriver.Success, "cuLaunchKernel", load64(p(6)), 1, 1, 1, 8, 4, 1, 0, 0, addressOf(list), 0)
	clear(pixels)
	l.want(t, cudriver.Success, "cuMemcpy2D_v2", box(load64(p(2)), addressOf(pixels), false))
	for i := range uint64(32) {
		if got := math.Float32frombits(load32(addressOf(pixels) + 4*i)); got != float32(2*i) {
			t.Errorf("pixel %d is %v", i, got)
		}
	}
	l.want(t, cudriver.Success, "cuTexObjectDestroy", load64(p(3)))
	l.want(t, cudriver.InvalidValue, "cuTexObjectDestroy", load64(p(3)))
	l.want(t, cudriver.Success, "cuArrayDestroy", load64(p(1)))
	l.want(t, cudriver.InvalidHandle, "cuArrayDestroy", load64(p(1)))
}

// Tensor maps are those of the emulator, with the numbers of the driver for types and swizzles.
func TestTensorMap(t *testing.T) {
	l := open(t)
	l.want(t, cudriver.Success, "cuInit", 0)
	out := memory(256)
	at := (addressOf(out) + 63) &^ 63
	dims, strides, boxes, steps := memory(16), memory(8), memory(8), memory(8)
	store64(addressOf(dims), 64)
	store64(addressOf(dims)+8, 32)
	store64(addressOf(strides), 128)
	for i := range uint64(2) {
		store32(addressOf(boxes)+4*i, 32)
		store32(addressOf(steps)+4*i, 1)
	}
	encode := func(kind, swizzle, fill uint64) cudriver.Result {
		return l.call(t, "cuTensorMapEncodeTiled", at, kind, 2, 1<<40, addressOf(dims), addressOf(strides), addressOf(boxes), addressOf(steps), 0, swizzle, 0, fill)
	}
	if r := encode(9, 2, 0); r != cudriver.Success {
		t.Fatal(r)
	}
	want, err := tensormap.Encode(tensormap.Desc{
		Type: tensormap.BF16, Addr: 1 << 40, Dim: []int{64, 32}, Stride: []uint64{128}, Box: []int{32, 32}, Step: []int{1, 1}, Swizzle: tensormap.Swizzle64B,
	})
	if err != nil || string(want) != string(bytesAt(at, 128)) {
		t.Errorf("%v\n%x\n%x", err, want, bytesAt(at, 128))
	}
	for _, bad := range [][3]uint64{{99, 0, 0}, {9, 7, 0}, {9, 1, 0}, {9, 2, 2}, {1, 2, 1}} { // the last: NaN in numbers that are integers
		if r := encode(bad[0], bad[1], bad[2]); r != cudriver.InvalidValue {
			t.Errorf("%v: %v", bad, r)
		}
	}
	if r := encode(9, 2, 1); r != cudriver.Success {
		t.Error(r)
	}
}

// A texture sees an array of .f32 as one of .u32 by a resource view, and one level of a mipmapped array alone.
func TestTextureViews(t *testing.T) {
	l := open(t)
	out := memory(128)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	desc := memory(40) // 8 × 4 elements of .f32, two levels
	store64(addressOf(desc), 8)
	store64(addressOf(desc)+8, 4)
	store32(addressOf(desc)+24, 0x20)
	store32(addressOf(desc)+28, 1)
	l.want(t, cudriver.Success, "cuMipmappedArrayCreate", p(1), addressOf(desc), 2)
	l.want(t, cudriver.Success, "cuMipmappedArrayGetLevel", p(2), load64(p(1)), 1)
	pixels := memory(4 * 2 * 4)
	for i := range uint64(8) {
		store32(addressOf(pixels)+4*i, math.Float32bits(float32(i)))
	}
	box := memory(128)
	a := addressOf(box)
	store32(a+copy2D.src.kind, 1)
	store64(a+copy2D.src.host, addressOf(pixels))
	store64(a+copy2D.src.pitch, 16)
	store32(a+copy2D.dst.kind, 3)
	store64(a+copy2D.dst.array, load64(p(2)))
	store64(a+copy2D.width, 16)
	store64(a+copy2D.height, 2)
	l.want(t, cudriver.Success, "cuMemcpy2D_v2", a)

	resource, sampling, view := memory(resourceBytes), memory(textureBytes), memory(112)
	store32(addressOf(resource), resourceMipmap)
	store64(addressOf(resource)+8, load64(p(1)))
	store32(addressOf(sampling)+16, textureIntegers)
	set := func(format uint32, width uint64, first, last uint32) uint64 {
		v := addressOf(view)
		store32(v, format)
		store64(v+8, width)
		store64(v+16, 4)
		store32(v+32, first)
		store32(v+36, last)
		return v
	}
	const u32x1, u32x2, bc1 = 0xd, 0xe, 0x19
	l.want(t, cudriver.InvalidValue, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), set(u32x2, 8, 1, 1))
	l.want(t, cudriver.InvalidValue, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), set(u32x1, 7, 1, 1))
	l.want(t, cudriver.InvalidValue, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), set(u32x1, 8, 1, 2))
	l.want(t, cudriver.NotSupported, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), set(bc1, 8, 1, 1))
	l.want(t, cudriver.Success, "cuTexObjectCreate", p(3), addressOf(resource), addressOf(sampling), set(u32x1, 8, 1, 1))
	store32(addressOf(resource), resourceArray)
	store64(addressOf(resource)+8, load64(p(2)))
	l.want(t, cudriver.Success, "cuTexObjectCreate", p(4), addressOf(resource), addressOf(sampling), 0)

	code := text(`.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 bits, .param .u64 numbers, .param .u64 out)
{
	.reg .b32 %r<8>;
	.reg .f32 %f<5>;
	.reg .b64 %x<5>;
	ld.param.u64 %x0, [bits];
	ld.param.u64 %x1, [numbers];
	ld.param.u64 %x2, [out];
	mov.u32 %r0, %tid.x;
	mov.u32 %r1, %tid.y;
	tex.2d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%x0, {%r0, %r1}];
	tex.2d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%x1, {%r0, %r1}];
	mad.lo.u32 %r6, %r1, 4, %r0;
	mul.wide.u32 %x3, %r6, 8;
	add.u64 %x2, %x2, %x3;
	st.global.u32 [%x2], %r2;
	st.global.f32 [%x2+4], %f0;
	ret;
}
`)
	l.want(t, cudriver.Success, "cuModuleLoadData", p(5), addressOf(code))
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(6), load64(p(5)), addressOf(text("k")))
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(7), 64)
	list := memory(24)
	for i, arg := range []int{3, 4, 7} {
		store64(addressOf(list)+8*uint64(i), p(arg))
	}
	l.want(t, cudriver.Success, "cuLaunchKernel", load64(p(6)), 1, 1, 1, 4, 2, 1, 0, 0, addressOf(list), 0)
	got := memory(64)
	l.want(t, cudriver.Success, "cuMemcpyDtoH_v2", addressOf(got), load64(p(7)), 64)
	for i := range uint64(8) {
		bits, number := load32(addressOf(got)+8*i), math.Float32frombits(load32(addressOf(got)+8*i+4))
		if want := float32(i); bits != math.Float32bits(want) || number != want {
			t.Errorf("element %d is %#x and %g", i, bits, number)
		}
	}
}
