package libcuda

import (
	"math"
	"testing"

	"gonvvm/internal/cudriver"
)

// A kernel reads linear memory, memory with a pitch and an array through a texture reference, as its settings say, and writes an array
// through a surface reference.
func TestTextureReferences(t *testing.T) {
	l := open(t)
	out := memory(128)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	image := text(".version 7.0\n.target sm_80\n.address_size 64\n.global .texref tex;\n.global .surfref surf;\n.global .u32 other;\n" +
		".visible .entry k(.param .u64 p, .param .f32 x) {\n" +
		".reg .b64 %a; .reg .f32 %f<6>; .reg .b32 %r<3>; ld.param.u64 %a, [p]; ld.param.f32 %f0, [x]; mov.f32 %f1, 0f3F000000;\n" +
		"tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [tex, {%f0, %f1}]; st.global.f32 [%a], %f2; ret; }\n" +
		".visible .entry linear(.param .u64 p, .param .s32 x) {\n" +
		".reg .b64 %a; .reg .b32 %r; .reg .f32 %f<6>; ld.param.u64 %a, [p]; ld.param.s32 %r, [x];\n" +
		"tex.1d.v4.f32.s32 {%f2, %f3, %f4, %f5}, [tex, {%r}]; st.global.f32 [%a], %f2; ret; }\n" +
		".visible .entry write() { .reg .b32 %r<3>; mov.b32 %r0, 0; mov.b32 %r1, 1; mov.b32 %r2, 0f41200000;\n" +
		"sust.b.2d.b32.trap [surf, {%r0, %r1}], %r2; ret; }\n")
	l.want(t, cudriver.Success, "cuModuleLoadData", p(1), addressOf(image))
	module := load64(p(1))
	name := func(s string) uint64 { return addressOf(text(s)) }
	l.want(t, cudriver.NotFound, "cuModuleGetTexRef", p(2), module, name("other"))
	l.want(t, cudriver.NotFound, "cuModuleGetSurfRef", p(2), module, name("tex"))
	l.want(t, cudriver.Success, "cuModuleGetTexRef", p(2), module, name("tex"))
	l.want(t, cudriver.Success, "cuModuleGetTexRef", p(3), module, name("tex"))
	if load64(p(2)) != load64(p(3)) {
		t.Error("a texture reference has two handles")
	}
	ref := load64(p(2))
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(4), 4096)
	mem := load64(p(4))
	pixels := memory(64)
	for i := range uint64(16) {
		store32(addressOf(pixels)+4*i, math.Float32bits(float32(i)))
	}
	read := func(kernel string, x uint32, want float32) {
		t.Helper()
		l.want(t, cudriver.Success, "cuModuleGetFunction", p(5), module, name(kernel))
		l.want(t, cudriver.Success, "cuMemHostAlloc", p(6), 4, 0)
		params, list := memory(16), memory(16)
		store64(addressOf(params), load64(p(6)))
		store32(addressOf(params)+8, x)
		store64(addressOf(list), addressOf(params))
		store64(addressOf(list)+8, addressOf(params)+8)
		l.want(t, cudriver.Success, "cuLaunchKernel", load64(p(5)), 1, 1, 1, 1, 1, 1, 0, 0, addressOf(list), 0)
		l.want(t, cudriver.Success, "cuCtxSynchronize")
		if got := math.Float32frombits(load32(load64(p(6)))); got != want {
			t.Errorf("%s reads %v, not %v", kernel, got, want)
		}
	}
	bits := math.Float32bits
	l.want(t, cudriver.Success, "cuMemcpyHtoD_v2", mem, addressOf(pixels), 64)
	l.want(t, cudriver.Success, "cuTexRefSetFormat", ref, 0x20, 1)
	l.want(t, cudriver.Success, "cuTexRefSetAddress_v2", p(7), ref, mem, 64)
	read("linear", 5, 5)

	desc := memory(24)
	store64(addressOf(desc), 4)
	store64(addressOf(desc)+8, 2)
	store32(addressOf(desc)+16, 0x20)
	store32(addressOf(desc)+20, 1)
	l.want(t, cudriver.Success, "cuTexRefSetAddress2D_v3", ref, addressOf(desc), mem, 32)
	l.want(t, cudriver.Success, "cuTexRefSetAddressMode", ref, 0, 1)
	read("k", bits(9.5), 3) // clamped
	l.want(t, cudriver.Success, "cuTexRefSetFilterMode", ref, 1)
	read("k", bits(2), 1.5) // between two
	l.want(t, cudriver.Success, "cuTexRefSetFlags", ref, textureNormalized)
	read("k", bits(0.5), 5.5) // among four

	store64(addressOf(desc)+8, 4)
	l.want(t, cudriver.Success, "cuArrayCreate_v2", p(8), addressOf(desc))
	array := load64(p(8))
	l.want(t, cudriver.InvalidValue, "cuTexRefSetArray", ref, array, 0)
	l.want(t, cudriver.Success, "cuTexRefSetArray", ref, array, 1)
	read("k", bits(0.125), 0)
	l.want(t, cudriver.Success, "cuModuleGetSurfRef", p(9), module, name("surf"))
	l.want(t, cudriver.InvalidValue, "cuSurfRefGetArray", p(10), load64(p(9)))
	l.want(t, cudriver.Success, "cuSurfRefSetArray", load64(p(9)), array, 0)
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(5), module, name("write"))
	l.want(t, cudriver.Success, "cuLaunchKernel", load64(p(5)), 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)
	read("k", bits(0.125), 5) // between two rows

	for _, x := range []struct {
		function string
		arg      []uint64
		want     uint64
	}{
		{"cuTexRefGetArray", []uint64{ref}, array},
		{"cuTexRefGetFilterMode", []uint64{ref}, 1},
		{"cuTexRefGetFlags", []uint64{ref}, textureNormalized},
		{"cuTexRefGetAddressMode", []uint64{ref, 0}, 1},
		{"cuTexRefGetAddressMode", []uint64{ref, 1}, 0},
		{"cuTexRefGetMaxAnisotropy", []uint64{ref}, 1},
		{"cuSurfRefGetArray", []uint64{load64(p(9))}, array},
	} {
		store64(p(11), 0)
		l.want(t, cudriver.Success, x.function, append([]uint64{p(11)}, x.arg...)...)
		if got := load64(p(11)); got != x.want {
			t.Errorf("%s: %d, not %d", x.function, got, x.want)
		}
	}
	l.want(t, cudriver.InvalidValue, "cuTexRefGetAddress_v2", p(11), ref)
}
